import {
  type Both,
  both,
  divide,
  evaluate,
  type FormMaker,
  type Inline,
  join,
  lastOf,
  type Step,
  simplifiedExpression,
  step,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { checkValue, drawFactors, HALVES, simplifyIt } from './parts.ts'
import { divideFractions, factorAt, inverted, multipliedOut, simplest } from './rational.ts'
import { stories } from './stories.ts'

/** The last step ends with a sentence that answers the story. */
const endedBy = (steps: readonly Step[], { en, es }: Both<readonly Inline[]>): readonly Step[] => {
  const last = lastOf(steps)
  return [
    ...steps.slice(0, -1),
    { ...last, says: { en: [...last.says.en, ' ', ...en], es: [...last.says.es, ' ', ...es] } },
  ]
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  three: form({
    levels: ['hard'],
    share: 2,
    instruction: simplifyIt,
    draw: random => {
      const [a, b, c, d, e, f] = drawFactors(random)
      const half = factorAt(...random.pick(HALVES))
      return {
        first: { top: [a, half], bottom: [c, d] },
        second: { top: [d, e], bottom: [a, b] },
        divisor: { top: [e], bottom: random.chance(0.5) ? [b, f] : [c, f] },
      }
    },
    answer: simplifiedExpression,
    solve: ({ first, second, divisor }) => simplest(first, second, inverted(divisor)),
    ask: ({ first, second, divisor }) =>
      both(divide(join(multipliedOut(first), multipliedOut(second)), multipliedOut(divisor))),
    solution: ({ first, second, divisor }) => divideFractions(divisor, first, second),
    check: checkValue,
  }),
  story: form({
    levels: ['hard'],
    kind: 'story',
    draw: random => {
      const [p, q, r] = random.sample([1, 2, 3, 4, 5, 6, 7], 3)
      return {
        story: random.evenly(stories),
        whole: { top: [factorAt(-p), factorAt(-q)], bottom: [factorAt(-r)] },
        side: { top: [factorAt(-p)], bottom: [factorAt(0)] },
      }
    },
    answer: simplifiedExpression,
    solve: ({ whole, side }) => simplest(whole, inverted(side)),
    ask: ({ story, whole, side }) => story.says(multipliedOut(whole), multipliedOut(side)),
    solution: ({ story, whole, side }, answer) => [
      step(divide(multipliedOut(whole), multipliedOut(side)), because.explain, { sentence: story.how }),
      ...endedBy(divideFractions(side, whole), story.ends(answer)),
    ],
    check(printed, answer) {
      const [whole, side] = tupleOf(printed.all('quotient'), 2)
      return [3, 8, 11].every(at =>
        evaluate(answer, { x: at })
          .times(evaluate(side, { x: at }))
          .equals(evaluate(whole, { x: at })),
      )
    },
  }),
})
