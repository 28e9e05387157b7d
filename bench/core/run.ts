import { performance } from 'node:perf_hooks'
import { type Block, contentToText, generateWorksheet, type Worksheet } from '@worksheet/core'
import { contentToHtml } from '@worksheet/render-html'
import { contentToLatex } from '@worksheet/render-latex'
import { allGrades } from '../../packages/core/src/topics/all.ts'

const COUNT = 30
const WARM_UP = 20
const ROUND = 100
const ROUNDS = 3
const SLOW = 20_000

/** Problems a second: the best of a few rounds, since other work on the machine only ever slows one down. */
function rate(run: (seed: number) => number): number {
  for (let seed = 0; seed < WARM_UP; seed++) run(seed)
  let best = 0
  for (let round = 0; round < ROUNDS; round++) {
    let problems = 0
    const start = performance.now()
    for (let seed = 0; performance.now() - start < ROUND; seed++) problems += run(seed + round * 1e5)
    best = Math.max(best, (problems / (performance.now() - start)) * 1000)
  }
  return best
}

const withoutFigures = (blocks: readonly Block[]) =>
  blocks.filter(({ kind }) => kind !== 'figure' && kind !== 'side-by-side')

function print({ entries, locale, problemCount }: Worksheet): number {
  for (const { problems } of entries) {
    for (const { prompt, answer, choices } of problems) {
      for (const blocks of [prompt, answer.content, ...choices.map(({ content }) => content)].map(withoutFigures)) {
        contentToText(blocks, locale)
        contentToLatex(blocks, locale)
        contentToHtml(blocks, locale)
      }
    }
  }
  return problemCount
}

export interface CoreFigures {
  readonly topics: number
  readonly equalShare: number
  readonly equalSharePrinted: number
  readonly median: number
  /** Topics below 20,000 problems a second. */
  readonly slow: number
  readonly slowest: readonly { readonly topic: string; readonly perSecond: number }[]
}

/** Every topic by itself; equal share is the same number of problems from each. */
export function benchCore(): CoreFigures {
  const rows = allGrades.flatMap(({ id: grade, topics }) =>
    topics.flatMap(topic => {
      if (typeof topic === 'string') return []
      const entries = topic.difficulties.map(difficulty => ({
        id: difficulty,
        grade,
        topic: topic.id,
        difficulty,
        count: COUNT,
      }))
      const make = (seed: number) => generateWorksheet({ entries, seed })
      return [
        { topic: topic.id, bare: rate(seed => make(seed).problemCount), printed: rate(seed => print(make(seed))) },
      ]
    }),
  )
  const sorted = [...rows].sort((a, b) => a.bare - b.bare)
  const share = (key: 'bare' | 'printed') => Math.round(rows.length / rows.reduce((sum, row) => sum + 1 / row[key], 0))
  return {
    topics: rows.length,
    equalShare: share('bare'),
    equalSharePrinted: share('printed'),
    median: Math.round(sorted[Math.floor(sorted.length / 2)]?.bare ?? 0),
    slow: sorted.filter(({ bare }) => bare < SLOW).length,
    slowest: sorted.slice(0, 5).map(({ topic, bare }) => ({ topic, perSecond: Math.round(bare) })),
  }
}
