# Prints the status of each night of every room type, from the v2 API.
# Needs Python 3, requests, calry.py beside it, and the four CALRY_ variables.
# Run: python3 nights-v2.py 2028-06-12 2028-06-15
import sys

from calry import call, read_all

start, end = sys.argv[1:]
properties, _ = read_all("/api/v2/vrs/properties")
for property_id in [one["id"] for one in properties]:
    room_types, _ = read_all(f"/api/v2/vrs/room-types/{property_id}")
    for room_type in room_types:
        days = {"startDate": start, "endDate": end, "rates": "true"}
        query = {**days, "roomTypeId": room_type["id"]}
        calendar = call("GET", f"/api/v2/vrs/availability/{property_id}", query)["data"]
        for night in calendar["dateWiseAvailability"]:
            print(property_id, calendar["roomTypeId"], night["date"], night["status"])
