"""The six Monsters of Horrified: each one's task, how it is defeated, and its Power."""
