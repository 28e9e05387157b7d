import {
  balance,
  both,
  evaluate,
  explainedBy,
  type FormMaker,
  line,
  m,
  prose,
  relation,
  solution,
  solveLinear,
  step,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isLevel, solveForX, solves } from '../../kit/equations/equation-in-x.ts'
import { type Drawn, draw, drawTelling, plainEquation, slips, solutionOf } from './kinds.ts'
import type { levels } from './levels.ts'

/** Each other choice, tried in the equation. */
function failures(drawn: Drawn) {
  const { shown } = drawn
  const tried = Object.entries(slips(drawn)).map(([slip, x]) => {
    const [left, right] =
      shown.kind === 'relation' ? [evaluate(shown.left, { x }), evaluate(shown.right, { x })] : [x, solutionOf(drawn)]
    return [
      slip,
      explainedBy(relation(left, '≠', right), {
        en: line`With ${x} for ${m`x`}, the two sides are different.`,
        es: line`Con ${x} en lugar de ${m`x`}, los dos lados son distintos.`,
      }),
    ] as const
  })
  return Object.fromEntries(tried)
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    share: 3,
    instruction: solveForX,
    lines: 5,
    draw,
    answer: solution('x'),
    solve: solutionOf,
    ask: ({ shown }) => both(shown),
    solution: ({ shown }) => solveLinear(shown),
    check: solves,
  }),
  choice: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`Choose the solution.`, es: prose`Elige la solución.` },
    draw: drawTelling,
    answer: solution('x'),
    solve: solutionOf,
    mistakes: slips,
    ask: ({ shown }) => both(shown),
    solution: ({ shown }) => solveLinear(shown),
    whyWrong: failures,
    check: solves,
  }),
  balance: form({
    levels: ['easy'],
    draw: random => {
      const c = random.int(1, 3)
      const a = c + random.int(1, 3)
      const x = random.int(1, Math.floor(11 / (a - c)))
      const b = random.int(1, 12 - (a - c) * x)
      return { a, b, c, d: b + (a - c) * x, flipped: random.evenly([false, true]) }
    },
    answer: solution('x'),
    solve: solutionOf,
    ask: ({ a, b, c, d, flipped }) => {
      const [heavy, light] = [
        [...Array<'x'>(a).fill('x'), b],
        [...Array<'x'>(c).fill('x'), d],
      ]
      return withFigure(
        {
          en: prose`The balance is level. Find the value of ${m`x`}.`,
          es: prose`La balanza está en equilibrio. Halla el valor de ${m`x`}.`,
        },
        flipped ? balance(light, heavy) : balance(heavy, light),
      )
    },
    solution: facts => [step(plainEquation(facts), because.writeEquation), ...solveLinear(plainEquation(facts))],
    check: isLevel,
  }),
})
