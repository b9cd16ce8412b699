"""The rules of Terraforming Mars, a module for each chapter of the rulebook."""
