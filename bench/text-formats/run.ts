import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import { catalog, generateWorksheet, showWorksheet, type Worksheet } from '@worksheet/core'
import { renderHtml } from '@worksheet/render-html'
import { renderLatex } from '@worksheet/render-latex'

const PROBLEMS = 150
const PER_TOPIC = 10
const WARM_UP = 60
const ROUNDS = 40

type Entry = Parameters<typeof generateWorksheet>[0]['entries'][number]

const entries: readonly Entry[] = catalog().flatMap(({ id: grade, topics }) =>
  topics
    .filter(({ implemented }) => implemented)
    .map(({ id, difficulties }) => ({ id, grade, topic: id, difficulty: difficulties[0]!, count: PER_TOPIC })),
)

const hasFigures = (entry: Entry) => JSON.stringify(generateWorksheet({ entries: [entry] })).includes('"figure"')

/** A sheet of the most problems that one request may ask for, its topics spread over all grades. */
function fullSheet(some: readonly Entry[], seed: number): Worksheet {
  const chosen = Array.from(
    { length: PROBLEMS / PER_TOPIC },
    (_, i) => some[Math.floor((i * some.length * PER_TOPIC) / PROBLEMS)]!,
  )
  return generateWorksheet({ entries: chosen.map((entry, i) => ({ ...entry, id: String(i) })), seed })
}

const WAYS = {
  'shown, for any renderer': (sheet: Worksheet) => JSON.stringify(showWorksheet(sheet).sections.length),
  'LaTeX document with answer key': (sheet: Worksheet) => renderLatex(sheet, { document: true, showAnswerKey: true }),
  'HTML page with answers': (sheet: Worksheet) => renderHtml(sheet, { showAnswerKey: true, disclosures: true }),
} as const

export interface TextFigures {
  readonly sheet: string
  readonly way: string
  readonly milliseconds: number
  readonly bytes: number
}

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** The median of warm runs, each over a sheet that nothing has been made of before. */
function measured(sheet: string, some: readonly Entry[], way: keyof typeof WAYS): TextFigures {
  const runs = Array.from({ length: WARM_UP + ROUNDS }, (_, seed) => {
    const worksheet = fullSheet(some, seed)
    const start = performance.now()
    const text = WAYS[way](worksheet)
    return { milliseconds: performance.now() - start, bytes: Buffer.byteLength(text) }
  }).slice(WARM_UP)
  return {
    sheet,
    way,
    milliseconds: Math.round(middle(runs.map(run => run.milliseconds)) * 10) / 10,
    bytes: middle(runs.map(run => run.bytes)),
  }
}

/** What 150 problems take as LaTeX and as HTML, showing included. */
export function benchTextFormats(): readonly TextFigures[] {
  const sheets = {
    'without figures': entries.filter(entry => !hasFigures(entry)),
    'with figures': entries.filter(hasFigures),
  }
  const ways = Object.keys(WAYS) as (keyof typeof WAYS)[]
  return Object.entries(sheets).flatMap(([name, some]) => ways.map(way => measured(name, some, way)))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(benchTextFormats())
