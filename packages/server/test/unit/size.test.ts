import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { produce } from '../../src/rendering/produce.ts'

/** The topics whose figures are largest, at the level where they are. */
const LARGEST = [
  ['4', 'measure-draw-angles-protractor', 'hard'],
  ['2', 'even-or-odd', 'easy'],
  ['k', 'count-objects-to-20', 'hard'],
  ['algebra-1', 'graph-linear-inequalities-two-variables', 'medium'],
  ['8', 'graph-lines-slope-intercept', 'medium'],
] as const

it('150 problems with the largest figures stay below 5 MB, and below 0.8 MB compressed', async () => {
  const entries = LARGEST.map(([grade, topic, difficulty], i) => ({ id: `${i}`, grade, topic, difficulty, count: 30 }))
  const request = { entries, locale: 'en', seed: 7 } as const
  const made = await produce({ output: 'json', request, warnings: [], include: null, includeSolutions: false })
  const bytes = Buffer.from(String(made))
  expect(bytes.length).toBeLessThan(5_000_000)
  expect(gzipSync(bytes, { level: 5 }).length).toBeLessThan(800_000)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
  expect(brotliCompressSync(bytes, quality).length).toBeLessThan(400_000)
})
