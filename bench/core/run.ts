import { execFileSync } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { type Block, catalog, contentToText, type Difficulty, generateWorksheet, type Worksheet } from '@worksheet/core'
import { contentToHtml } from '@worksheet/render-html'
import { contentToLatex } from '@worksheet/render-latex'

const COUNT = 30
const WARM_UP = 10
const ROUND = 100
const PASSES = 2
const SLOW = 20_000
const TRIES = 5

const ALONE = fileURLToPath(new URL('topic.mjs', import.meta.url))

/** Problems a second. */
function rate(run: (seed: number) => number, pass: number): number {
  for (let seed = 0; seed < WARM_UP; seed++) run(seed)
  let problems = 0
  const start = performance.now()
  for (let seed = pass * 1e5; performance.now() - start < ROUND; seed++) problems += run(seed)
  return (problems / (performance.now() - start)) * 1000
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

interface Subject {
  readonly grade: string
  readonly topic: string
  readonly difficulties: readonly Difficulty[]
}

export interface CoreFigures {
  readonly topics: number
  readonly equalShare: number
  readonly equalSharePrinted: number
  /** With the steps of the worked solutions. */
  readonly equalShareSolved: number
  readonly median: number
  /** Topics below 20,000 problems a second. */
  readonly slow: number
  readonly slowest: readonly { readonly topic: string; readonly perSecond: number }[]
}

/**
 * Equal share is the same number of problems from each topic, all in one process, where none has the compiler to itself.
 * Each has a turn in every pass, and its best one counts: other work on the machine comes in bursts, and only ever slows
 * one down. Median and slowest are of topics that have a process of their own.
 */
export function benchCore(): CoreFigures {
  const topics: readonly Subject[] = catalog().flatMap(({ id: grade, topics }) =>
    topics.filter(({ implemented }) => implemented).map(({ id, difficulties }) => ({ grade, topic: id, difficulties })),
  )
  const rows = topics.map(() => ({ bare: 0, printed: 0, solved: 0 }))
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [i, { grade, topic, difficulties }] of topics.entries()) {
      const entries = difficulties.map(difficulty => ({ id: difficulty, grade, topic, difficulty, count: COUNT }))
      const make = (seed: number, solutions = false) => generateWorksheet({ entries, seed }, { solutions })
      const bare = rate(seed => make(seed).problemCount, pass)
      const solved = rate(seed => make(seed, true).problemCount, pass)
      const printed = rate(seed => print(make(seed)), pass)
      const best = rows[i]!
      rows[i] = {
        bare: Math.max(bare, best.bare),
        printed: Math.max(printed, best.printed),
        solved: Math.max(solved, best.solved),
      }
    }
  }
  const share = (key: 'bare' | 'printed' | 'solved') =>
    Math.round(rows.length / rows.reduce((sum, row) => sum + 1 / row[key], 0))
  let alone = topics.map(() => 0)
  // What seems slow has further tries when all others had theirs: a burst of other work is longer than a try.
  for (let tries = 0; tries < TRIES; tries++) {
    alone = topics.map((topic, i) => (alone[i]! < SLOW ? Math.max(alone[i]!, rateAlone(topic)) : alone[i]!))
  }
  const ranked = topics
    .map(({ topic }, i) => ({ topic, perSecond: alone[i]! }))
    .sort((a, b) => a.perSecond - b.perSecond)
  return {
    topics: topics.length,
    equalShare: share('bare'),
    equalSharePrinted: share('printed'),
    equalShareSolved: share('solved'),
    median: ranked[ranked.length >> 1]?.perSecond ?? 0,
    slow: ranked.filter(({ perSecond }) => perSecond < SLOW).length,
    slowest: ranked.slice(0, 5),
  }
}

function rateAlone({ grade, topic, difficulties }: Subject): number {
  return Math.round(
    Number(execFileSync(process.execPath, [ALONE, grade, topic, ...difficulties], { encoding: 'utf8' })),
  )
}
