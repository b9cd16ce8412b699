# Notices outside the page: browser push, ntfy, webhooks and mail.

notice-table = { $game } with { $names }
notice-table-alone = { $game }
notice-turn-title = It's your turn
notice-turn = The table is waiting for you: { $table }.
notice-warning-title = Your time is running low
notice-warning = Answer soon: { $table }. When your time is up, others may decide for you.
notice-expired-title = Your time is up
notice-expired = Others may now decide for you, or let the computer play: { $table }. You can return at any time.
notice-full-title = The table is full
notice-full = Every seat is taken and you can begin: { $table }.
notice-begun = The game has begun: { $table }.
notice-invited-title = An invitation
notice-invited = { $name } invites you: { $table }.
notice-opened-title = An open table for you
notice-opened = { $name } has opened a table like those you are looking for: { $table }.
notice-message-title = A new message
notice-message = { $name } wrote in the chat: { $table }.
notice-finished-title = The game is over
notice-finished = The result is in: { $table }.
notice-several = { $count ->
    [one] One notice
   *[other] { $count } notices
}
notice-test-title = Test from Valles
notice-test = This is what your notices will look like.
notice-confirm-title = Confirm your e-mail address
notice-confirm = Open this link to receive notices from Valles at this address: { $link } If you did not ask for it, ignore this mail; you will not receive another one.
notice-mail-footer = Choose what you receive: { $settings } No more mails of this kind: { $end }
notice-fault-status = { $host } answered with { $status }.
notice-fault-late = No answer from { $host } within { $seconds } s.
notice-fault-silent = No answer from { $host }.
notice-fault-unknown = There is no { $host } on the internet.
notice-fault-private = { $host } is in a private network, to which this server sends nothing.
notice-fault-https = The address must begin with https://.
notice-fault-port = Port { $port } cannot be used; possible are { $possible }.
    .possible = nominative or
notice-fault-url = This is not a complete web address.
notice-fault-topic = The address must name a topic, such as https://ntfy.sh/mira-7f3k.
notice-fault-mail = The mail server answered with { $status }.
notice-fault-mail-silent = The mail server does not respond.
