# Prints the first reservation of an integration account.
# Needs Python 3, requests, calry.py beside it, and the four CALRY_ variables.
# Run: python3 first-reservation.py
from calry import call

data = call("GET", "/api/v2/vrs/reservations", {"realtime": "true"})["data"]
print(data[0] if data else "This account has no reservations.")
