# What people at a table write to each other: only the frame around it.

page-chat-title = Chat
page-chat-close = Close the chat
page-chat-lines = What was written
page-chat-unread = { $number ->
    [one] One new message
   *[other] { $number } new messages
}
page-chat-empty = Nobody has written anything yet. Everybody at the table and anyone watching can read along.
page-chat-sending = on its way
page-chat-field = Write to the table
page-chat-send = Send
page-chat-readers = Only people with a seat can write here.
page-chat-hide-whom = Whose messages you see
page-chat-hide = Hide what { $name } writes
page-chat-show = Show what { $name } writes
page-chat-hidden = { $name }: hidden
