import type { Job, Product } from '../../src/rendering/job.ts'

/** Makes outputs that cost nothing. The id of the first entry says what goes wrong. */
export function fakeProduce(job: Job): Product {
  if (job.output === 'verdicts') {
    const verdict = { isRight: true, verdict: 'right', reason: { en: 'Right.', es: 'Correcto.' } }
    return JSON.stringify({ data: { answers: job.answers.map(() => verdict) } })
  }
  const first = job.request.entries[0]!.id
  if (first === 'fail') throw new Error('a defect with a /secret/path')
  if (first === 'crash') process.exit(7)
  if (first === 'stuck') for (;;);
  if (first.startsWith('slow-')) wait(Number(first.slice(5)))
  switch (job.output) {
    case 'json':
      return JSON.stringify({ data: worksheetOf(job.request, job.warnings) })
    case 'latex':
      return `% ${job.title}\n$x + 4 = 9$`
    case 'embed':
      return `<!doctype html><html lang="${job.request.locale}"><head><title>${escaped(job.title || 'Sheet')}</title><style>p{margin:0}</style></head><body><p>5</p></body></html>`
    case 'pdf':
      return new TextEncoder().encode(
        `%PDF-1.7 ${JSON.stringify(job.layout)} ${job.showAnswerKey} ${job.branding?.organization}`,
      )
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function wait(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

function worksheetOf({ entries, locale, seed }: Job['request'], warnings: readonly string[]) {
  const content = { text: 'x + 4 = 9', latex: '$x + 4 = 9$', html: '<math></math>' }
  const id = '00000000-0000-4000-8000-000000000000'
  return {
    id,
    seed,
    locale,
    contentVersion: '0.0.0',
    problemCount: entries.reduce((sum, { count }) => sum + count, 0),
    entries: entries.map(entry => ({
      ...entry,
      instruction: content,
      problems: Array.from({ length: entry.count }, (_, i) => ({
        id,
        number: i + 1,
        kind: 'compute' as const,
        prompt: content,
        answer: { type: 'integer', value: String(seed), ...content },
        figures: [],
      })),
    })),
    warnings,
  }
}
