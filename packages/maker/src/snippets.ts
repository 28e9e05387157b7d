import type { Worksheet, WorksheetRequest } from '@worksheet/core'
import type { Plan } from './plan.ts'

/** The same sheet from a service of one's own. */
export function curlOf(
  { entries, seed, locale }: Worksheet,
  { title, columns, workspace, fontSize, answers, rows }: Plan,
) {
  const body = {
    seed,
    locale,
    entries: entries.map(({ id, grade, topic, difficulty, count }, i) => {
      const replace = rows[i]?.replace ?? []
      return { id, grade, topic, difficulty, count, ...(replace.length > 0 ? { replace } : {}) }
    }),
    layout: { title, columns, workspace, fontSize },
    showAnswerKey: answers,
  }
  // Within single quotes a shell reads everything as it is but the quote itself.
  const quoted = JSON.stringify(body).replaceAll("'", `'\\''`)
  return `curl http://localhost:3000/api/public/v1/worksheets/pdf \\
  -H "Authorization: Bearer $WORKSHEET_API_KEY" -H 'Content-Type: application/json' \\
  -d '${quoted}' -o sheet.pdf`
}

export const typescriptOf = (request: WorksheetRequest) => `import { writeFile } from 'node:fs/promises'
import { generateWorksheet } from '@worksheet/core'
import { renderPdf } from '@worksheet/render-pdf'

const worksheet = generateWorksheet(${JSON.stringify(request, null, 2)})
await writeFile('sheet.pdf', await renderPdf(worksheet))
`
