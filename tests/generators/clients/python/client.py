"""A small client as a reader would write it, over classes that are generated from the published contract."""

import json
import os

import requests
from calry_v2 import Conversation, CustomField, GuestInput, Property, Quote, Reservation, Review

BASE = f"{os.environ['API_ORIGIN']}/api/v2/vrs"

session = requests.Session()
session.headers.update(
    {
        "Authorization": f"Bearer {os.environ['CALRY_API_KEY']}",
        "workspaceId": os.environ["CALRY_WORKSPACE_ID"],
        "integrationAccountId": os.environ["CALRY_INTEGRATION_ACCOUNT_ID"],
    }
)


def data_of(path, **params):
    response = session.get(f"{BASE}{path}", params=params, timeout=30)
    response.raise_for_status()
    return response.json()["data"]


reservation = Reservation.from_dict(data_of("/reservations/771904"))
quote = Quote.from_dict(
    data_of("/quote/48220", startDate="2026-06-12", endDate="2026-06-16", guests=3, roomTypeId="90511")
)
properties = [Property.from_dict(item) for item in data_of("/properties")]
conversation = Conversation.from_dict(data_of("/conversations/330871"))
review = Review.from_dict(data_of("/reviews/61530"))
custom_field = CustomField.from_dict(data_of("/custom-fields/2207"))

guest = GuestInput.from_dict(
    {
        "name": "Tomas Lindqvist",
        "email": "tomas.lindqvist@example.com",
        "phone": "+44 1632 960 412",
    }
)

try:
    Reservation.from_dict({"id": ["not", "an", "id"]})
    mistake = "taken"
except AssertionError:
    mistake = "refused"

print(
    json.dumps(
        {
            "reservation": reservation.id,
            "arrival": str(reservation.arrival_date),
            "quote": type(quote).__name__,
            "properties": [item.name for item in properties],
            "conversation": conversation.id,
            "review": review.rating,
            "customField": custom_field.name,
            "guest": guest.to_dict(),
            "mistake": mistake,
        }
    )
)
