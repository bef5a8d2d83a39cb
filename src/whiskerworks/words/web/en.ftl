# What the browser's client says, in English.

## Everywhere

web-loading = One moment …
web-skip = Skip to the content
web-menu = Menu
web-settings = Settings
web-close = Close
web-copied = Copied
web-broken = Something went wrong here. Loading the page again may help.
web-offline = The server cannot be reached. Are you offline?
web-unreachable = Something between here and the server answered in its place. Try again in a moment.
