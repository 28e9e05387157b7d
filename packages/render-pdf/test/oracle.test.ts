import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalog, generateWorksheet, type Layout, showWorksheet } from '@worksheet/core'
import { has } from '@worksheet/testing/tools'
import { describe, expect, it } from 'vitest'
import { faces } from '../src/faces.ts'
import { formulaOf } from '../src/typeset/formula.ts'
import { formulas } from './formulas.ts'
import { specimen } from './specimen.ts'
import { comparable, texOf } from './tex.ts'

const FONTS = fileURLToPath(new URL('../fonts/', import.meta.url))
const POINTS = 10

const PREAMBLE = String.raw`\documentclass{article}
\usepackage{amsmath}
\usepackage{unicode-math}
\setmainfont{STIXTwoText-Regular.ttf}[Path=${FONTS}]
\setmathfont{STIXTwoMath.ttf}[Path=${FONTS}]
\setlength{\nulldelimiterspace}{1.2pt}
\newcommand\fence[3]{\mathopen{}\mathclose\bgroup\left#1#3\aftergroup\egroup\right#2}
\newbox\formula
\begin{document}
`

interface Size {
  readonly width: number
  readonly ascent: number
  readonly depth: number
}

/** What LuaLaTeX measures for each formula, in em, with the same fonts. */
function measuredByTex(sources: readonly string[]): Map<number, Size> {
  const folder = mkdtempSync(join(tmpdir(), 'oracle-'))
  try {
    const body = sources.map(
      (source, i) =>
        `\\setbox\\formula\\hbox{$${source}$}\\typeout{M ${i} \\the\\wd\\formula\\space\\the\\ht\\formula\\space\\the\\dp\\formula}`,
    )
    writeFileSync(join(folder, 'oracle.tex'), `${PREAMBLE}${body.join('\n')}\n\\end{document}\n`)
    spawnSync('lualatex', ['-interaction=nonstopmode', 'oracle.tex'], { cwd: folder, stdio: 'ignore' })
    const log = readFileSync(join(folder, 'oracle.log'), 'utf8')
    return new Map(
      [...log.matchAll(/M (\d+) (-?[\d.]+)pt (-?[\d.]+)pt (-?[\d.]+)pt/g)].map(([, i, ...sizes]) => {
        const [width = 0, ascent = 0, depth = 0] = sizes.map(size => Number(size) / POINTS)
        return [Number(i), { width, ascent, depth }]
      }),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function everyFormula(): Layout[] {
  const found = new Map<string, Layout>()
  const take = (layout: Layout) => {
    const kept = comparable(layout)
    if (kept && JSON.stringify(kept).length > 60) found.set(texOf(kept), kept)
  }
  formulas(specimen()).forEach(take)
  for (const grade of catalog()) {
    const entries = grade.topics
      .filter(topic => topic.implemented)
      .map(topic => ({
        id: topic.id,
        grade: grade.id,
        topic: topic.id,
        difficulty: topic.difficulties.at(-1) ?? 'easy',
        count: 2,
      }))
    for (const entry of entries) formulas(showWorksheet(generateWorksheet({ entries: [entry], seed: 5 }))).forEach(take)
  }
  return [...found.values()].slice(0, 1500)
}

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? Number.NaN

describe.runIf(has('lualatex', 'unicode-math'))('LuaLaTeX with the same font', () => {
  it('sets formulas of the same size', () => {
    const layouts = everyFormula()
    const sizes = measuredByTex(layouts.map(texOf))
    const pairs = layouts.flatMap((layout, i) => {
      const tex = sizes.get(i)
      return tex && tex.width > 0 ? [{ source: texOf(layout), tex, own: formulaOf(layout, faces().math) }] : []
    })
    expect(pairs.length).toBeGreaterThan(0.97 * layouts.length)
    const worst = [...pairs]
      .sort(
        (one, other) => Math.abs(other.own.width / other.tex.width - 1) - Math.abs(one.own.width / one.tex.width - 1),
      )
      .slice(0, 12)
    if (process.env.ORACLE)
      for (const { source, tex, own } of worst) console.log(tex.width.toFixed(3), own.width.toFixed(3), source)
    const tall = [...pairs]
      .sort((one, other) => Math.abs(other.own.ascent - other.tex.ascent) - Math.abs(one.own.ascent - one.tex.ascent))
      .slice(0, 12)
    if (process.env.ORACLE)
      for (const { source, tex, own } of tall)
        console.log(tex.ascent.toFixed(3), own.ascent.toFixed(3), tex.depth.toFixed(3), own.depth.toFixed(3), source)
    const widths = pairs.map(({ tex, own }) => Math.abs(own.width / tex.width - 1))
    const heights = pairs.flatMap(({ tex, own }) => [
      Math.abs(own.ascent - tex.ascent),
      Math.abs(own.depth - tex.depth),
    ])
    if (process.env.ORACLE)
      console.log(pairs.length, percentile(widths, 0.5), percentile(widths, 0.9), percentile(heights, 0.9))
    expect(percentile(widths, 0.9)).toBeLessThan(0.005)
    expect(percentile(heights, 0.9)).toBeLessThan(0.005)
  })
})
