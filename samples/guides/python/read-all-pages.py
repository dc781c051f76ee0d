# Prints every reservation of an account once, even if the list changes during the read.
# Needs Python 3, requests, calry.py beside it, and the four CALRY_ variables.
# Run: python3 read-all-pages.py
from calry import read_all

items, _ = read_all("/api/v2/vrs/reservations")
for item in items:
    print(item["id"], item["arrivalDate"], item["departureDate"])
