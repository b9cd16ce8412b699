"""Declarations as sentences and icons, in five languages."""
