# Was Leute am Tisch einander schreiben: nur der Rahmen darum.

page-chat-title = Chat
page-chat-close = Chat schließen
page-chat-lines = Was geschrieben wurde
page-chat-unread = { $number ->
    [one] Eine neue Nachricht
   *[other] { $number } neue Nachrichten
}
page-chat-empty = Noch hat niemand etwas geschrieben. Alle am Tisch und alle, die zuschauen, können mitlesen.
page-chat-sending = unterwegs
page-chat-field = An den Tisch schreiben
page-chat-send = Senden
page-chat-readers = Hier schreibt nur, wer einen Platz hat.
page-chat-hide-whom = Wessen Nachrichten du siehst
page-chat-hide = Nachrichten von { $name } ausblenden
page-chat-show = Nachrichten von { $name } zeigen
page-chat-hidden = { $name }: ausgeblendet
