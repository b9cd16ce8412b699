# Wat mensen aan een tafel elkaar schrijven: alleen de rand eromheen.

page-chat-title = Chat
page-chat-close = Chat sluiten
page-chat-lines = Wat er is geschreven
page-chat-unread = { $number ->
    [one] Eén nieuw bericht
   *[other] { $number } nieuwe berichten
}
page-chat-empty = Nog niemand heeft iets geschreven. Iedereen aan tafel en alle toeschouwers kunnen meelezen.
page-chat-sending = onderweg
page-chat-field = Bericht aan de tafel
page-chat-send = Versturen
page-chat-readers = Alleen wie een plaats heeft, kan hier schrijven.
page-chat-hide-whom = Wiens berichten je ziet
page-chat-hide = Berichten van { $name } verbergen
page-chat-show = Berichten van { $name } tonen
page-chat-hidden = { $name }: verborgen
