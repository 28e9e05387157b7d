import { topicsToTry } from '@worksheet/testing/topic-sheets'
import { describe, expect, test } from 'vitest'
import { mathml } from '../../render-html/src/maths.ts'
import { texOf } from '../../render-latex/src/maths.ts'
import { checkAnswer } from '../src/answer/check-answer.ts'
import { LOCALES, type Locale } from '../src/both.ts'
import type { Problem } from '../src/problem.ts'
import { showBlocks } from '../src/show/show.ts'
import { contentToText } from '../src/show/text.ts'
import { generateWorksheet } from '../src/worksheet.ts'

const DRAWN: ReadonlySet<string> = new Set(['figure', 'column', 'long-division', 'side-by-side', 'table'])

/** The key of a problem as it is printed: as text, and a formula as LaTeX and MathML too. */
function keysOf({ answer }: Problem, locale: Locale): readonly string[] {
  const key = answer.content.slice(0, 1)
  if (answer.type === 'drawing') return []
  if (answer.type === 'table') return Array.isArray(answer.value) ? [answer.value.join('; ')] : []
  if (key.some(({ kind }) => DRAWN.has(kind))) return []
  const [block] = showBlocks(key, locale)
  const formulas =
    block?.kind === 'maths' ? [texOf(block.layout, 'line'), `<math>${mathml(block.layout, 'line')}</math>`] : []
  return [contentToText(key, locale), ...formulas]
}

const ANSWERS = 'packages/core/src/answer/'
const topics = (await topicsToTry(ANSWERS, `${ANSWERS}check-answer.ts`)).flatMap(({ topics }) => topics)

describe.each(topics.map(({ id, difficulties }) => ({ id, difficulties })))('$id', ({ id, difficulties }) => {
  const problems = LOCALES.flatMap(locale =>
    difficulties.flatMap(difficulty =>
      generateWorksheet({ seed: 19, locale, entries: [{ topic: id, difficulty, count: 3 }] }).entries.flatMap(entry =>
        entry.problems.map(problem => ({ problem, locale })),
      ),
    ),
  )
  test('takes its keys as they are printed, in every notation', () =>
    expect(
      problems.flatMap(({ problem, locale }) =>
        keysOf(problem, locale).filter(key => checkAnswer(problem, key, locale).kind !== 'right'),
      ),
    ).toEqual([]))
  test('refuses the words of its wrong choices', () =>
    expect(
      problems.flatMap(({ problem, locale }) =>
        problem.choices
          .filter(
            ({ label, content }) => label !== problem.answer.label && !content.some(({ kind }) => DRAWN.has(kind)),
          )
          .map(({ content }) => contentToText(content, locale))
          .filter(words => checkAnswer(problem, words, locale).kind === 'right'),
      ),
    ).toEqual([]))
})
