"""The six Victims: for each its active and its passive skill."""
