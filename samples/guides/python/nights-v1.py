# Prints the status of each night of every property, from the v1 API.
# Needs Python 3, requests, calry.py beside it, and the four CALRY_ variables.
# Run: python3 nights-v1.py 2028-06-12 2028-06-15
import sys

from calry import call, read_all

start, end = sys.argv[1:]
properties, _ = read_all("/api/v1/vrs/properties")
for property_id in [one["id"] for one in properties]:
    query = {"startDate": start, "endDate": end, "rates": "true"}
    calendar = call("GET", f"/api/v1/vrs/availability/{property_id}", query)["data"]
    for night in calendar["dateWiseAvailability"]:
        room_id = calendar.get("roomId") or property_id
        print(property_id, room_id, night["date"], night["status"])
