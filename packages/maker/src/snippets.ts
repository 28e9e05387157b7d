import type { Worksheet } from '@worksheet/core'
import { detailsOf, layoutOf, type Plan, requestOf } from './plan.ts'

/** The same sheet from a service of one's own. */
export function curlOf(worksheet: Worksheet, plan: Plan) {
  const { showAnswerKey, ...layout } = layoutOf(worksheet, plan)
  const body = {
    seed: worksheet.seed,
    locale: worksheet.locale,
    entries: worksheet.entries.map(({ id, grade, topic, difficulty, count }, i) => {
      const row = plan.rows[i]
      return { id, grade, topic, difficulty, count, ...(row && detailsOf(row)) }
    }),
    layout,
    showAnswerKey,
  }
  // Within single quotes a shell reads everything as it is but the quote itself.
  const quoted = JSON.stringify(body).replaceAll("'", `'\\''`)
  return `curl http://localhost:3000/api/public/v1/worksheets/pdf \\
  -H "Authorization: Bearer $WORKSHEET_API_KEY" -H 'Content-Type: application/json' \\
  -d '${quoted}' -o sheet.pdf`
}

export function typescriptOf(worksheet: Worksheet, plan: Plan) {
  const layout = layoutOf(worksheet, plan)
  const options = layout.showSolutions ? ', { solutions: true }' : ''
  return `import { writeFile } from 'node:fs/promises'
import { generateWorksheet } from '@worksheet/core'
import { renderPdf } from '@worksheet/render-pdf'

const worksheet = generateWorksheet(${JSON.stringify(requestOf(plan), null, 2)}${options})
await writeFile('sheet.pdf', await renderPdf(worksheet, ${JSON.stringify(layout, null, 2)}))
`
}
