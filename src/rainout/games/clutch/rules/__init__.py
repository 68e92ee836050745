"""The rules of CLUTCH Baseball, a module for each chapter: ``play`` holds the contract, ``at_bat`` the timeline."""
