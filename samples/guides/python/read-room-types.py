# Prints how many room types each property has, within the rate limit.
# Needs Python 3, requests, calry.py beside it, and the four CALRY_ variables.
# Run: python3 read-room-types.py 48220 48213
import sys

from calry import read_all

for property_id in sys.argv[1:]:
    items, _ = read_all(f"/api/v2/vrs/room-types/{property_id}")
    print(property_id, len(items))
