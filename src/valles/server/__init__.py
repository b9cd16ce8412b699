"""The table server: any game on the kernel, for friends and against the computer; nothing lost, nothing leaked."""
