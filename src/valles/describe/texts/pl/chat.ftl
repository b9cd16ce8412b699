# Co ludzie przy stole piszą do siebie: tylko ramka wokół tego.

page-chat-title = Czat
page-chat-close = Zamknij czat
page-chat-lines = Wiadomości
page-chat-unread = { $number ->
    [one] Jedna nowa wiadomość
    [few] { $number } nowe wiadomości
   *[many] { $number } nowych wiadomości
}
page-chat-empty = Nikt jeszcze nic nie napisał. Czytać mogą wszyscy przy stole i widzowie.
page-chat-sending = wysyłanie
page-chat-field = Napisz do osób przy stole
page-chat-send = Wyślij
page-chat-readers = Pisać mogą tylko osoby, które mają miejsce przy stole.
page-chat-hide-whom = Czyje wiadomości widzisz
page-chat-hide = Ukryj wiadomości: { $name }
page-chat-show = Pokaż wiadomości: { $name }
page-chat-hidden = { $name }: ukryte
