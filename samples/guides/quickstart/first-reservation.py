# Prints the first reservation of an integration account.
# Needs Python 3, requests and the three CALRY_ variables. Run: python3 first-reservation.py
import os

import requests

host = os.environ.get("CALRY_HOST", "https://dev.calry.app")

headers = {
    "Authorization": f"Bearer {os.environ['CALRY_API_KEY']}",
    "workspaceId": os.environ["CALRY_WORKSPACE_ID"],
    "integrationAccountId": os.environ["CALRY_INTEGRATION_ACCOUNT_ID"],
}
url = f"{host}/api/v2/vrs/reservations?realtime=true"
response = requests.get(url, headers=headers, timeout=30)
response.raise_for_status()

reservations = response.json()["data"]
print(reservations[0] if reservations else "This account has no reservations.")
