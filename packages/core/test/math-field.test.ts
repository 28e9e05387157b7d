import { createRequire } from 'node:module'
import { startBrowser } from '@worksheet/testing/browser'
import { has } from '@worksheet/testing/tools'
import { describe, expect, test } from 'vitest'
import { texOf } from '../../render-latex/src/maths.ts'
import { checkAnswer } from '../src/answer/check-answer.ts'
import { showBlocks } from '../src/show/show.ts'
import { generateWorksheet } from '../src/worksheet.ts'
import { writtenTopics } from './implemented-topics.ts'

/** The math field of MathLive as one script, or null where it is not installed. */
const mathField = (() => {
  try {
    return createRequire(import.meta.url).resolve('mathlive')
  } catch {
    return null
  }
})()

/** What the test uses of a page, which knows more than Node does. */
interface Page {
  readonly customElements: { whenDefined(name: string): Promise<unknown> }
  readonly document: { querySelector(selector: string): { value: string; getValue(format: string): string } }
}

const FORMATS = ['latex', 'latex-expanded', 'latex-unstyled', 'ascii-math', 'math-ml'] as const

/** ASCIIMath of a field has log(a)/(b) for the logarithm of a fraction and for a fraction of logarithms. */
const AMBIGUOUS = /^log _\d+\(\w+\)\/\(/

/** ASCIIMath and MathML of a field leave out the bar of a repeating decimal, with what stands under it. */
const isCutOff = (format: string | undefined, latex: string) =>
  (format === 'ascii-math' || format === 'math-ml') && latex.includes('\\overline')

/** Keys that are one formula, of a packet with every topic and level. */
const keys = writtenTopics.flatMap(({ id, difficulties }) =>
  difficulties.flatMap(difficulty => {
    const { entries } = generateWorksheet({ seed: 11, entries: [{ topic: id, difficulty, count: 3 }] })
    return (entries[0]?.problems ?? []).flatMap(problem => {
      const [block, ...more] = showBlocks(problem.answer.content, 'en')
      const layout = block?.kind === 'maths' ? block.layout : null
      const isTyped = problem.answer.type !== 'choice' && problem.answer.type !== 'drawing'
      // Fields group no digits by themselves.
      return layout && more.length === 0 && isTyped
        ? [{ problem, latex: texOf(layout, 'line').replaceAll('{,}', '') }]
        : []
    })
  }),
)

describe.runIf(has('chromium') && mathField !== null)('a math field', () => {
  test('gives what is taken, for every key of a packet', async () => {
    const browser = await startBrowser()
    try {
      const page = await browser.newPage()
      await page.setContent('<math-field id="field"></math-field>')
      await page.addScriptTag({ path: mathField ?? '' })
      const given = await page.evaluate(
        async ({ latex, formats }) => {
          const { customElements, document } = globalThis as unknown as Page
          await customElements.whenDefined('math-field')
          const field = document.querySelector('#field')
          return latex.map(formula => {
            field.value = formula
            return formats.map(format => field.getValue(format))
          })
        },
        { latex: keys.map(({ latex }) => latex), formats: FORMATS },
      )
      const refused = keys.flatMap(({ problem, latex }, i) =>
        (given[i] ?? []).flatMap((text, j) =>
          AMBIGUOUS.test(text) || isCutOff(FORMATS[j], latex) || checkAnswer(problem, text, 'en').kind === 'right'
            ? []
            : [`${FORMATS[j]}: ${text} (${latex})`],
        ),
      )
      expect(given.length).toBe(keys.length)
      expect(refused).toEqual([])
    } finally {
      await browser.close()
    }
  }, 120_000)
})
