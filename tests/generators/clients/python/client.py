"""A client as an integrator would write it, with classes that were generated from the published contract."""

import os

import requests
from calry_v2 import Conversation, CustomField, GuestInput, Property, Quote, Reservation, Review

session = requests.Session()
session.headers.update(
    {
        "Authorization": "Bearer any-key",
        "workspaceId": "6f1d2c34-8a57-4e0b-9c2e-1b7a40d95e21",
        "integrationAccountId": "b3e0a9d4-57c1-4f28-8d6f-92c41e7a6035",
    }
)


def data_of(path, **params):
    url = f"{os.environ['API_ORIGIN']}/api/v2/vrs{path}"
    response = session.get(url, params=params, timeout=30)
    response.raise_for_status()
    return response.json()["data"]


reservation = Reservation.from_dict(data_of("/reservations/771904"))
assert (reservation.id, str(reservation.arrival_date)[:10]) == ("771904", "2026-06-12")
stay = {"startDate": "2026-06-12", "endDate": "2026-06-16", "roomTypeId": "90511"}
Quote.from_dict(data_of("/quote/48220", guests=3, **stay))
properties = [Property.from_dict(item) for item in data_of("/properties")]
assert "Gull Cottage" in [item.name for item in properties]
assert Conversation.from_dict(data_of("/conversations/330871")).id == "330871"
assert Review.from_dict(data_of("/reviews/61530")).rating == 4.8
assert CustomField.from_dict(data_of("/custom-fields/2207")).name == "Parking space"

guest = {"name": "Tomas Lindqvist", "email": "tomas@example.com", "phone": "+44 1632 960 412"}
assert GuestInput.from_dict(guest).to_dict() == guest

try:
    Reservation.from_dict({"id": ["not", "an", "id"]})
except AssertionError:
    print("A wrong type is refused.")
