"""The lab: many games at once, and what they show."""

from gloam.lab.simulate import Rate, Report, Spread, simulate

__all__ = ["Rate", "Report", "Spread", "simulate"]
