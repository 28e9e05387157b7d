import os
import pathlib

from worksheet_client import Client, WorksheetError

client = Client(os.environ.get("WORKSHEET_URL", "http://localhost:3000"), os.environ["WORKSHEET_KEY"])

topics = [topic for grade in client.catalog() for topic in grade["topics"] if topic["implemented"]]
print(len(topics) > 0 and "The catalog lists topics that can be generated")

entries = [{"id": "warm-up", "grade": "7", "topic": "two-step-equations", "difficulty": "easy", "count": 5}]
worksheet = client.worksheet(entries, seed=7, locale="es")
for problem in worksheet["entries"][0]["problems"]:
    print(problem["number"], problem["prompt"]["text"], "→", problem["answer"]["value"])

layout = {"title": "Calentamiento", "columns": 2, "workspace": "roomy"}
pdf = client.pdf(entries, seed=7, locale="es", layout=layout, showAnswerKey=True)
pathlib.Path("worksheet.pdf").write_bytes(pdf)
print("Wrote worksheet.pdf")

pathlib.Path("worksheet.tex").write_text(client.latex(entries, seed=7, document=True), encoding="utf-8")
print("Wrote worksheet.tex")

print("Embed:", client.embed(entries, seed=7, title="Warm-up")["embedUrl"])

try:
    client.worksheet([{**entries[0], "topic": "alchemy"}])
except WorksheetError as error:
    print("Refused:", error.code)
