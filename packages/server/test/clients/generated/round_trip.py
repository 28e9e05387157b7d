"""Uses the client that a generator made, as its reader would: every operation once, and one that is refused."""

import json
import os
import pathlib

from worksheet import ApiClient, AccountApi, ApiException, Configuration, WorksheetsApi
from worksheet.models import (
    CheckAnswersRequest,
    CheckAnswersRequestAnswer,
    CheckAnswersRequestAnswers,
    EmbedRequest,
    Entry,
    JsonWorksheetRequest,
    LatexWorksheetRequest,
    Layout,
    PdfWorksheetRequest,
)

configuration = Configuration(host=os.environ["WORKSHEET_URL"])
configuration.access_token = os.environ["WORKSHEET_KEY"]
client = ApiClient(configuration)
api = WorksheetsApi(client)

grade = next(grade for grade in api.get_catalog(locale="es", implemented="true") if grade.id == "7")
topic = next(topic for topic in grade.topics if topic.id == "two-step-equations")
entries = [Entry(id="a", grade=grade.id, topic=topic.id, difficulty=topic.difficulties[0], count=3)]

worksheet = api.create_json_worksheet(JsonWorksheetRequest(entries=entries, seed=7, locale="es")).data
problem = worksheet.entries[0].problems[0]
pdf = api.create_pdf_worksheet(
    PdfWorksheetRequest(entries=entries, layout=Layout(title="Generated", columns=2)), idempotency_key="generated-python"
)
latex = api.create_latex_worksheet(LatexWorksheetRequest(entries=entries, document=True)).data.latex
embed = api.create_embed(EmbedRequest(entries=entries, title="Generated")).data
answer = CheckAnswersRequestAnswer(type=problem.answer.type, value=problem.answer.value, requires=problem.answer.requires)
verdicts = api.check_answers(
    CheckAnswersRequest(answers=[CheckAnswersRequestAnswers(text=problem.answer.text, answer=answer)])
).data.answers
try:
    api.create_json_worksheet(JsonWorksheetRequest(entries=[]))
    refused = None
except ApiException as error:
    refused = json.loads(error.body)["error"]["code"]

print(
    json.dumps(
        {
            "topic": topic.name,
            "prompts": [problem.prompt.text for problem in worksheet.entries[0].problems],
            "pdf": pathlib.Path(pdf).read_bytes()[:5].decode() if isinstance(pdf, str) else str(type(pdf)),
            "latex": latex.split("\n")[0],
            "embed": "/embeds/" + embed.embed_id in embed.embed_url,
            "isRight": verdicts[0].is_right,
            "charged": sum(row.problems for row in AccountApi(client).get_account().data.usage.rows),
            "refused": refused,
        }
    )
)
