# Ciò che le persone al tavolo si scrivono: solo la cornice.

page-chat-title = Chat
page-chat-close = Chiudi la chat
page-chat-lines = Messaggi
page-chat-unread = { $number ->
    [one] Un nuovo messaggio
   *[other] { $number } nuovi messaggi
}
page-chat-empty = Nessuno ha ancora scritto nulla. Possono leggere tutti, al tavolo e tra gli spettatori.
page-chat-sending = invio in corso
page-chat-field = Scrivi al tavolo
page-chat-send = Invia
page-chat-readers = Qui scrive solo chi ha un posto.
page-chat-hide-whom = Di chi vedi i messaggi
page-chat-hide = Nascondi i messaggi di { $name }
page-chat-show = Mostra i messaggi di { $name }
page-chat-hidden = { $name }: nascosti
