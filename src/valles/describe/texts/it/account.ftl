# Accounts: signing up and in, the account, privacy.

page-account-title = Account
page-account-mine = Il tuo account
page-account-sign-in = Accedi
page-account-sign-in-text = I tuoi tavoli ti aspettano.
page-account-password = Password
page-account-use-passkey = Usa una passkey
page-account-or = oppure
page-account-cannot = Non riesco ad accedere
page-account-use-code = Usa un codice di recupero
page-account-use-password = Usa la password
page-account-code = Codice di recupero
page-account-other-device = Un altro dispositivo ti riconosce ancora? Apri lì le impostazioni e scegli “{ $choice }”.
page-account-ask-host = Altrimenti chiedi a chi gestisce il server un link per accedere una volta.
page-account-guest = Gioca come ospite e conserva il nome più tardi
page-account-merge = Porta con te le partite di { $name } su questo dispositivo
page-account-wait = Aspetta { $seconds } s
page-account-keep = Conserva il tuo nome
page-account-keep-text = Per ora ti riconoscono solo i tuoi dispositivi. Con un passo puoi tornare da ovunque.
page-account-keep-name = Gli altri lo vedono, e tu accedi con esso.
page-account-how = Come accedi
page-account-passkey = Passkey
page-account-passkey-text = impronta, volto o PIN di questo dispositivo
page-account-password-text = funziona in ogni browser
page-account-not-here = I browser permettono le passkey solo agli indirizzi che iniziano con https e hanno un nome. Questo è { $address }.
page-account-no-browser = Questo browser non supporta le passkey.
page-account-hint = Almeno 10 caratteri
page-account-keep-now = Conserva il mio nome e le partite
page-account-keep-next = Non serve un indirizzo e-mail. Poi riceverai otto codici di recupero.
page-account-along = Che cosa porti con te
page-account-stay = Restando ospite non perdi nulla: le partite restano, ma le raggiungi solo dai tuoi dispositivi.
page-account-codes = Codici di recupero
page-account-codes-text = Se perdi il dispositivo o la password, uno di questi codici ti fa entrare. Ognuno vale una volta, e nessuno può mostrarli di nuovo: stampali o salvali nel tuo gestore di password.
page-account-copy = Copia
page-account-copied = Copiati
page-account-save-file = Salva come file
page-account-print = Stampa
page-account-safe = Li ho messi al sicuro
page-account-done = Fatto
page-account-ways = Modi per accedere
page-account-add-passkey = Aggiungi una passkey
page-account-since = dal { $date }
page-account-remove = Rimuovi
page-account-remove-named = Rimuovi la passkey “{ $name }”
page-account-none = nessuna
page-account-change = Cambia
page-account-change-password = Cambia la password
page-account-new-password = Nuova password
page-account-signs-out = Una nuova password disconnette tutti gli altri tuoi dispositivi.
page-account-new-codes = Nuovi codici
page-account-save = Salva
page-account-cancel = Annulla
page-account-few = Aggiungi un altro modo per accedere, così un dispositivo perso non ti chiude fuori.
page-account-email = Indirizzo e-mail
page-account-email-text = Solo per le notifiche; nessun altro lo vede.
page-account-email-open = Apri il link nell’e-mail inviata a questo indirizzo.
page-account-email-done = Il tuo indirizzo è confermato
page-account-email-title = Conferma il tuo indirizzo e-mail
page-account-devices = Dispositivi
page-account-others-out = Disconnetti tutti gli altri
page-account-here = questo dispositivo
page-account-sign-out = Disconnetti
page-account-sign-out-named = Disconnetti { $device }
page-account-device = { $browser } su { $system }
page-account-device-unknown = Dispositivo sconosciuto
page-account-used = ultimo uso: { $date }
page-account-data = I tuoi dati
page-account-export = Tutto ciò che ti riguarda
page-account-export-text = Risultati, registrazioni, chat e impostazioni in un file zip
page-account-export-now = Salva il file
page-account-delete = Cancellami
page-account-delete-text = Le partite concluse restano a chi le ha giocate, con “{ $somebody }” al tuo posto. Ai tavoli in corso continua il computer.
page-account-delete-ask = Non si può annullare. Per confermare scrivi il tuo nome: { $name }
page-account-delete-really = Cancella per sempre
page-account-confirm = Sei tu?
page-account-confirm-text = Accedi di nuovo per cambiarlo.
page-account-confirm-now = Conferma
page-account-privacy = Che cosa viene conservato qui
page-account-privacy-name = Il tuo nome e la tua lingua e, per un account, l’hash della password, le passkey, gli hash dei codici di recupero e l’indirizzo e-mail, se lo indichi: finché non ti cancelli.
page-account-privacy-devices = Per ogni dispositivo il browser, il sistema e l’ultima visita: finché ti disconnetti, o per 400 giorni.
page-account-privacy-games = Le tue partite, le righe di chat e le impostazioni: le partite non si cancellano mai, perché appartengono a chi le ha giocate, ma il tuo nome se ne va con te.
page-account-privacy-address = Il tuo indirizzo di rete solo in memoria, per limitare gli attacchi; non viene conservato. Il registro del server lo riporta se qualcuno chiama il server con un nome sbagliato.
page-account-privacy-cookie = Un solo cookie, che mantiene il tuo accesso. Nulla viene contato o tracciato, e nessun altro server viene contattato.
page-account-privacy-backup = I backup di chi gestisce il server contengono lo stato di allora.
page-account-playing = { $count ->
    [one] { $count } tavolo in corso
   *[other] { $count } tavoli in corso
}
page-account-finished = { $count ->
    [one] { $count } partita conclusa
   *[other] { $count } partite concluse
}
page-account-left = { $count ->
    [0] nessuno rimasto
   *[other] { $count } di { $possible } rimasti
}
page-somebody = Qualcuno
page-lobby-join-title-reset = Di nuovo qui
page-lobby-join-text-reset = Questo link di chi gestisce il server ti fa accedere una volta. Poi scegli una nuova password.
page-lobby-join-now-reset = Accedi
