/** A page that is read before the reference. The text holds paragraphs, and code in backticks. */
export interface Guide {
  readonly title: string
  readonly text: string
  readonly code?: string
}

/** What a newcomer has to know, in the order in which it is needed. */
export const guidesFor = (publicUrl: string): readonly Guide[] => [
  {
    title: 'Quick start',
    text: 'Put your key into the environment and ask for a worksheet. The answer holds each problem as text, LaTeX and HTML, with an answer that a machine can grade by.\n\nThe catalog lists what entries may ask for, and is free. A PDF takes the same body at `/worksheets/pdf`, LaTeX at `/worksheets/latex`, a page to embed at `/embeds`.',
    code: `export WORKSHEET_KEY=wsk_...

curl -s ${publicUrl}/api/public/v1/worksheets \\
  -H "Authorization: Bearer $WORKSHEET_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{ "seed": 7, "entries": [{ "id": "warm-up", "grade": "7", "topic": "two-step-equations",
        "difficulty": "easy", "count": 5 }] }'`,
  },
  {
    title: 'Keys',
    text: 'Every operation takes `Authorization: Bearer <key>`. A key looks like `wsk_` and three parts, and is shown once, when it is made; ask whoever runs this service for one.\n\nA key belongs on a server. Keep it out of pages, apps and repositories; give each of your programs a key of its own, so that one can be taken away without the others. A rotated key stays valid for a while beside the new one.',
  },
  {
    title: 'Errors',
    text: 'Every handled error is JSON, also where a PDF was asked for. Decide by `code`, which is stable; `message` is for people. `details` names all that is wrong with a body, each by its path. Look at the status or the `Content-Type` before you keep bytes as a file.\n\nWhat is odd but not wrong is served all the same, and told in the header `X-Worksheet-Warnings`: fields that are not known, a locale that fell back to `en`, values of `layout` that took their default.',
    code: `{
  "error": {
    "code": "unknown_topic",
    "message": "Grade \\"7\\" has no topic \\"alchemy\\". The catalog lists its topics.",
    "requestId": "0b0a6a0e-7a57-4c39-9d0d-8a8f2c2c3b1f",
    "details": [{ "path": "entries[0].topic", "code": "unknown_topic", "message": "..." }]
  }
}`,
  },
  {
    title: 'Retries',
    text: 'Send an `Idempotency-Key` with each request that costs credits, and the same key with each retry: for 24 hours the same body gets the same answer, free, and says `Idempotency-Replayed: true`.\n\nTry again after 409 `idempotency_in_progress`, 429, 503 and 504, and when the connection broke; wait as long as `Retry-After` says. The client `@worksheet/client` does all of this by itself.',
  },
  {
    title: 'Credits',
    text: 'One credit is charged for each problem that was generated and delivered, in whatever form. What failed in the service is not charged; what was generated is, even if the caller hung up, and its retry is free. Views of embeds, the catalog and checks of answers cost nothing.\n\n`X-Credits-Charged` tells what a request cost, `X-Credits-Remaining` what is left, and `GET /api/public/v1/account` what was used by day, operation and key.',
  },
]

/** For a reader that knows Markdown. */
export const guidesInMarkdown = (guides: readonly Guide[]): string =>
  guides
    .map(({ title, text, code }) => `# ${title}\n\n${text}${code === undefined ? '' : `\n\n\`\`\`\n${code}\n\`\`\``}`)
    .join('\n\n')
