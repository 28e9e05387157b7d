import { type Block, type CatalogGrade, generateWorksheet, type Problem } from '@worksheet/core'
import { contentToHtml } from '@worksheet/render-html'

const PROBLEMS = 12
/** What shows best what a topic is about comes first. */
const SEEN: readonly Block['kind'][] = ['figure', 'side-by-side', 'column', 'long-division', 'table', 'maths']

/** What each topic of a grade looks like: a figure of one of its problems, else a formula, else a sentence. */
export function looksOf({ topics }: CatalogGrade): Readonly<Record<string, string>> {
  const ready = topics.filter(({ implemented }) => implemented)
  return Object.fromEntries(ready.map(({ id }) => [id, contentToHtml([lookOf(id)], 'en', `look-${id}`)]))
}

function lookOf(topic: string): Block {
  const { entries } = generateWorksheet({ seed: 7, entries: [{ topic, count: PROBLEMS }] })
  const blocks = entries.flatMap(({ problems }) => problems.flatMap(({ prompt }: Problem) => prompt))
  const seen = SEEN.map(kind => blocks.find(block => block.kind === kind)).find(block => block !== undefined)
  const holdsFormula = (block: Block) =>
    block.kind === 'paragraph' &&
    block.content.some(item => typeof item !== 'string' && item.kind !== 'words' && item.kind !== 'blank')
  const [first] = blocks
  const look = seen ?? blocks.find(holdsFormula) ?? first
  if (!look) throw new Error(`${topic} asks nothing`)
  return look
}
