# Keeps records in a JSON file.
# Needs Python 3.
# Run by the programs that import it: from store import is_older, load, save (store.py).
import json
from datetime import datetime
from pathlib import Path


def load(file, empty):
    return json.loads(Path(file).read_text()) if Path(file).exists() else empty


# A program that stops while it writes leaves the old file.
def save(file, value):
    new = Path(f"{file}.new")
    new.write_text(json.dumps(value))
    new.replace(file)


# Compare instants: as text, "…00Z" and "…00.000Z" sort wrongly.
def is_older(item, other):
    texts = [one["updatedAt"].replace("Z", "+00:00") for one in (item, other or item)]
    return datetime.fromisoformat(texts[0]) < datetime.fromisoformat(texts[1])
