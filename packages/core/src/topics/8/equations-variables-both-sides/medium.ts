import {
  answerStep,
  both,
  count,
  evaluate,
  type FormMaker,
  findMistake,
  line,
  m,
  quantity,
  type Random,
  Ratio,
  solveLinear,
  story,
  type Value,
  type Work,
} from '../../../author.ts'
import { type Kind, plainEquation, type Sides, sides, solutionOf } from './kinds.ts'
import type { levels } from './levels.ts'
import { constantMoved, drawPlans, follows, planSteps, timeOf } from './parts.ts'
import { asked, planStories } from './plan-stories.ts'

interface Level {
  readonly kinds: readonly Kind[]
  /** The equations whose wrong work is read. */
  readonly read: keyof typeof sides
}

/** An equation that three lines solve, and whose wrong constant leads to a whole number too. */
const drawToRead = (random: Random, level: Level): Sides =>
  random.until(
    () => sides[level.read](random),
    ({ a, b, c, d }) =>
      Math.abs(a - c) > 1 &&
      ![b, d, a + c, d - b, d + b].includes(0) &&
      (d + b) % (a - c) === 0 &&
      d - b !== (a - c) * (d - b - a + c),
  )

const workOf = (of: Sides, left: number, right: number, x: Value): Work => [
  plainEquation(of),
  m`${left}x + ${of.b} = ${of.d}`,
  m`${left}x = ${right}`,
  m`x = ${x}`,
]

/** "4x was added": the term on the right was brought over in the wrong way. */
const termMoved = ({ c }: Sides) =>
  c > 0
    ? { en: line`${m`${c}x`} was added on the left`, es: line`se sumó ${m`${c}x`} a la izquierda` }
    : { en: line`${m`${-c}x`} was subtracted on the left`, es: line`se restó ${m`${-c}x`} a la izquierda` }

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  findTheError: form(
    findMistake({
      levels: ['medium'],
      lines: 3,
      draw: drawToRead,
      work: of => workOf(of, of.a - of.c, of.d - of.b, solutionOf(of)),
      steps: of => solveLinear(plainEquation(of)),
      mistakes: {
        termMovedWrongly: {
          says: termMoved,
          work: of => workOf(of, of.a + of.c, of.d - of.b, Ratio.of(of.d - of.b, of.a + of.c)),
        },
        constantMovedWrongly: {
          says: ({ b }) => constantMoved(b),
          work: of => workOf(of, of.a - of.c, of.d + of.b, Ratio.of(of.d + of.b, of.a - of.c)),
        },
        divisorSubtracted: {
          says: ({ a, c }) => ({
            en: line`${a - c} was subtracted, but ${m`x`} is multiplied by it`,
            es: line`se restó ${a - c}, pero ese número multiplica a ${m`x`}`,
          }),
          work: of => workOf(of, of.a - of.c, of.d - of.b, of.d - of.b - (of.a - of.c)),
        },
      },
      follows,
    }),
  ),
  plans: form(
    story({
      levels: ['medium'],
      settings: planStories,
      draw: drawPlans,
      answer: quantity,
      solve: (numbers, { unit }) => count(timeOf(numbers), unit),
      ask: (of, { tells, asks }) => asked(tells(of.start, of.rate, of.otherStart, of.otherRate), asks),
      solution: (numbers, answer, setting) => [
        ...planSteps(numbers, setting),
        answerStep(both({ kind: 'paragraph', content: [answer] }), setting.answers(answer)),
      ],
      // What one gains on the other in that time is what it was behind.
      check(numberOf, { amount }) {
        const gap = numberOf('otherStart').minus(numberOf('start'))
        const gained = numberOf('rate').minus(numberOf('otherRate')).times(evaluate(amount))
        return evaluate(amount).n > 0 && (gap.equals(gained) || gap.equals(gained.negated()))
      },
    }),
  ),
})
