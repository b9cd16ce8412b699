# The words of the page that shows On Mars.
