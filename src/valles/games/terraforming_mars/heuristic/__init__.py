"""The heuristic of Terraforming Mars."""
