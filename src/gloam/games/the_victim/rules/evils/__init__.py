"""The six Evils: for each its passive, its two active skills and its Death Skill, before and after their upgrades."""
