# Accounts: signing up and in, the account, privacy.

page-account-title = Account
page-account-mine = Your account
page-account-sign-in = Sign in
page-account-sign-in-text = Your tables are waiting for you.
page-account-password = Password
page-account-use-passkey = Use a passkey
page-account-or = or
page-account-cannot = I cannot sign in
page-account-use-code = Use a recovery code
page-account-use-password = Use the password
page-account-code = Recovery code
page-account-other-device = Does another device still know you? Open the settings there and choose “{ $choice }”.
page-account-ask-host = Otherwise ask the host of this server for a link that signs you in once.
page-account-guest = Play as a guest, and keep your name later
page-account-merge = Bring along the games of { $name } on this device
page-account-wait = Wait { $seconds } s
page-account-keep = Keep your name
page-account-keep-text = So far only your own devices know you. With one step you can come back from anywhere.
page-account-keep-name = Others see it, and you sign in with it.
page-account-how = How you sign in
page-account-passkey = Passkey
page-account-passkey-text = fingerprint, face or PIN of this device
page-account-password-text = works in every browser
page-account-not-here = Browsers allow passkeys only at addresses that begin with https and have a name. This one is { $address }.
page-account-no-browser = This browser has no passkeys.
page-account-hint = At least 10 characters
page-account-keep-now = Keep my name and games
page-account-keep-next = No e-mail address is needed. Next you get eight recovery codes.
page-account-along = What comes along
page-account-stay = Nothing is lost if you stay a guest: your games are kept, but only your own devices can reach them.
page-account-codes = Recovery codes
page-account-codes-text = If you lose your device or your password, one of these codes lets you in. Each works once, and nobody can show them a second time: print them, or put them into your password manager.
page-account-copy = Copy
page-account-copied = Copied
page-account-save-file = Save as a file
page-account-print = Print
page-account-safe = I have put them somewhere safe
page-account-done = Done
page-account-ways = Ways to sign in
page-account-add-passkey = Add a passkey
page-account-since = since { $date }
page-account-remove = Remove
page-account-remove-named = Remove the passkey “{ $name }”
page-account-none = none
page-account-change = Change
page-account-change-password = Change the password
page-account-new-password = New password
page-account-signs-out = A new password signs out all your other devices.
page-account-new-codes = New codes
page-account-save = Save
page-account-cancel = Cancel
page-account-few = Add another way to sign in, so that a lost device does not lock you out.
page-account-email = E-mail address
page-account-email-text = Only for notices; nobody else sees it.
page-account-email-open = Open the link in the mail that was sent there.
page-account-email-done = Your address is confirmed
page-account-email-title = Confirm your e-mail address
page-account-devices = Devices
page-account-others-out = Sign out all others
page-account-here = this device
page-account-sign-out = Sign out
page-account-sign-out-named = Sign out { $device }
page-account-device = { $browser } on { $system }
page-account-device-unknown = Unknown device
page-account-used = last used on { $date }
page-account-data = Your data
page-account-export = Everything about you
page-account-export-text = Results, records, chat and settings, as a zip file
page-account-export-now = Save the file
page-account-delete = Delete me
page-account-delete-text = Finished games stay for those who played them, with “{ $somebody }” in your place. At tables in play the computer goes on.
page-account-delete-ask = This cannot be undone. To confirm, type your name: { $name }
page-account-delete-really = Delete for good
page-account-confirm = Is it you?
page-account-confirm-text = Sign in once more to change this.
page-account-confirm-now = Confirm
page-account-privacy = What is stored here
page-account-privacy-name = Your name and language, and for an account its password as a hash, its passkeys, its recovery codes as hashes and an e-mail address if you give one: until you delete yourself.
page-account-privacy-devices = For each device the browser, its system and the day of its last visit: until you sign out there, or 400 days.
page-account-privacy-games = Your games, your lines of chat and your settings: games are never deleted, since they belong to all who played them, but your name goes with you.
page-account-privacy-address = Your network address only in memory, to limit attacks; it is not stored. The log of the server names it when somebody calls the server by a wrong name.
page-account-privacy-cookie = One cookie, which keeps you signed in. Nothing is counted or followed, and no other server is contacted.
page-account-privacy-backup = Backups that the host has made hold what was stored then.
page-account-playing = { $count ->
    [one] { $count } table in play
   *[other] { $count } tables in play
}
page-account-finished = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
page-account-left = { $count ->
    [0] none left
   *[other] { $count } of { $possible } left
}
page-somebody = Somebody
page-lobby-join-title-reset = Welcome back
page-lobby-join-text-reset = This link of the host signs you in once. Then choose a new password.
page-lobby-join-now-reset = Sign in
