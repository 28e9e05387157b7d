"""A client of the worksheet service that needs nothing but the standard library."""

import http.client
import json
import time
import urllib.error
import urllib.request
import uuid


class WorksheetError(Exception):
    """An answer of the service that is not a success. `code` is stable; the message is for people."""

    def __init__(self, status, code, message):
        super().__init__(f"{code}: {message}")
        self.status = status
        self.code = code


class Client:
    """Sends requests with a key, and repeats what may succeed a little later."""

    def __init__(self, base_url, key, attempts=4):
        self.base_url = base_url.rstrip("/") + "/api/public/v1"
        self.key = key
        self.attempts = attempts

    def catalog(self, locale="en"):
        return json.loads(self._call(f"/catalog?locale={locale}"))

    def worksheet(self, entries, **options):
        return json.loads(self._call("/worksheets", {"entries": entries, **options}))["data"]

    def pdf(self, entries, **options):
        return self._call("/worksheets/pdf", {"entries": entries, **options}, expected="application/pdf")

    def latex(self, entries, **options):
        return json.loads(self._call("/worksheets/latex", {"entries": entries, **options}))["data"]["latex"]

    def embed(self, entries, **options):
        return json.loads(self._call("/embeds", {"entries": entries, **options}))["data"]

    def _call(self, path, body=None, expected="application/json"):
        headers = {"Authorization": f"Bearer {self.key}", "Accept": expected}
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            # The same key for every attempt: whatever is lost on the way, nothing is charged twice.
            headers |= {"Content-Type": "application/json", "Idempotency-Key": str(uuid.uuid4())}
        for attempt in range(1, self.attempts + 1):
            request = urllib.request.Request(self.base_url + path, data=data, headers=headers)
            try:
                with urllib.request.urlopen(request, timeout=60) as response:
                    content_type = response.headers.get_content_type()
                    if content_type != expected:
                        raise WorksheetError(response.status, "unexpected_type", content_type)
                    return response.read()
            except urllib.error.HTTPError as error:
                failure = _failure(error)
                if failure.status not in (409, 429, 500, 503, 504) or attempt == self.attempts:
                    raise failure from None
                time.sleep(float(error.headers.get("Retry-After", attempt)))
            # Not reached, or broken off before the answer was whole.
            except (OSError, http.client.HTTPException):
                if attempt == self.attempts:
                    raise
                time.sleep(attempt)
        raise AssertionError("every attempt returns or raises")


def _failure(error):
    """A handled error has a code; an infrastructure failure may have any body."""
    try:
        told = json.loads(error.read())["error"]
        return WorksheetError(error.code, told["code"], told["message"])
    except (ValueError, KeyError, TypeError):
        return WorksheetError(error.code, "unknown", error.reason)
