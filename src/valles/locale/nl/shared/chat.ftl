# Wat mensen aan een tafel elkaar schrijven: alleen de rand eromheen.

page-chat-title = Chat
page-chat-close = Chat sluiten
page-chat-lines = Wat er is geschreven
page-chat-unread = { $number ->
    [one] Eén nieuw bericht
   *[other] { $number } nieuwe berichten
}
page-chat-empty = Niemand heeft nog iets geschreven. Iedereen aan tafel en wie toekijkt kan meelezen.
page-chat-sending = onderweg
page-chat-field = Schrijf aan de tafel
page-chat-send = Versturen
page-chat-readers = Hier schrijft alleen wie een plaats heeft.
page-chat-hide-whom = Wiens berichten je ziet
page-chat-hide = Berichten van { $name } verbergen
page-chat-show = Berichten van { $name } tonen
page-chat-hidden = { $name }: verborgen
