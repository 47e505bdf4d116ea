"""Small games that show the kernel at work. Each isolates what one of the large games asks of it."""
