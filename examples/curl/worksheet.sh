#!/bin/sh
# All five operations. Set WORKSHEET_KEY to a key of the service; WORKSHEET_URL is where it runs.
set -eu
url="${WORKSHEET_URL:-http://localhost:3000}/api/public/v1"
entries='[{ "id": "warm-up", "grade": "7", "topic": "two-step-equations", "difficulty": "easy", "count": 5 }]'

# Writes an answer to a file, but only a success: the body of an error must not pass for a PDF.
save() {
  file=$1
  path=$2
  shift 2
  if ! curl --fail-with-body --silent --show-error --retry 3 "$url$path" \
    -H "Authorization: Bearer $WORKSHEET_KEY" -D headers.txt -o answer.part "$@"; then
    cat answer.part >&2 2>/dev/null || true
    exit 1
  fi
  mv answer.part "$file"
}
# A retry with the same Idempotency-Key is free.
generate() {
  save "$1" "$2" -H 'Content-Type: application/json' -H "Idempotency-Key: $(date +%s)-$$-$1" -d "$3"
}

save catalog.json '/catalog?locale=es'
generate worksheet.json /worksheets "{ \"entries\": $entries, \"seed\": 7 }"
generate latex.json /worksheets/latex "{ \"entries\": $entries, \"seed\": 7, \"document\": true }"
generate embed.json /embeds "{ \"entries\": $entries, \"seed\": 7, \"title\": \"Warm-up\" }"
generate worksheet.pdf /worksheets/pdf \
  "{ \"entries\": $entries, \"seed\": 7, \"layout\": { \"title\": \"Warm-up\" }, \"showAnswerKey\": true }"

grep -i '^x-credits\|^x-worksheet-seed' headers.txt
echo 'Wrote catalog.json, worksheet.json, latex.json, embed.json and worksheet.pdf'
