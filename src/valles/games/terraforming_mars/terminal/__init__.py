"""The screen of Terraforming Mars in a terminal."""
