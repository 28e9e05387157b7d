import {
  both,
  bracketed,
  divide,
  type Expr,
  equation,
  explained,
  expr,
  formulaChoice,
  isTrue,
  line,
  m,
  mapParts,
  minus,
  over,
  prose,
  type Random,
  Ratio,
  solution,
  substitute,
  sum,
} from '../../../author.ts'
import { solveForX, solves } from '../../kit/equations/equation-in-x.ts'
import { drawTelling, type Form, integerKinds, mediumKinds } from './kinds.ts'
import { mediumStories } from './medium-stories.ts'
import { scaledMistake } from './mistakes.ts'
import { oneStepSteps } from './steps.ts'
import { storyForm } from './stories.ts'

const KINDS = Object.values(mediumKinds)

/** Equations that hold s, and that hold another number. */
const TRUE = {
  product: (a: number, s: number): Expr => m`${-a}x = ${-a * s}`,
  difference: (a: number, s: number): Expr => m`${a} - x = ${a - s}`,
  quotient: (a: number, s: number): Expr => equation(over(m`x`, -a), Ratio.of(-s, a)),
}
const FALSE = {
  signOfTheProduct: (a: number, s: number) => ({
    of: m`${-a}x = ${a * s}`,
    root: equation(divide(a * s, bracketed(-a)), -s),
  }),
  wrongWay: (a: number, s: number) => ({ of: m`x - ${a} = ${s + a}`, root: equation(sum(s + a, a), s + 2 * a) }),
  turned: (a: number, s: number) => ({
    of: m`${a} - x = ${s - a}`,
    root: equation(minus(a, s - a < 0 ? bracketed(s - a) : s - a), 2 * a - s),
  }),
}
type Right = keyof typeof TRUE

export const mediumForms = (form: Form) => ({
  allOperations: form({
    levels: ['medium'],
    share: 3,
    instruction: solveForX,
    draw: random => drawTelling(random, random.evenly(KINDS)),
    answer: solution('x'),
    solve: ({ x, show }) => show(x),
    ask: ({ equation }) => both(equation),
    solution: oneStepSteps,
    check: solves,
  }),

  whichEquation: form({
    levels: ['medium'],
    draw(random) {
      const kind: Right = random.evenly(['product', 'quotient', 'difference'])
      return random.until(
        () => {
          const a = random.int(2, 9)
          return { kind, a, s: (kind === 'quotient' ? a * random.int(2, 6) : random.int(3, 12)) * random.sign() }
        },
        ({ a, s }) => Math.abs(s) !== a && s + a !== 0 && s + 2 * a !== 0 && 2 * a - s !== 0 && s !== 2 * a,
      )
    },
    answer: formulaChoice,
    solve: ({ kind, a, s }) => TRUE[kind](a, s),
    mistakes: ({ a, s }) => Object.fromEntries(Object.entries(FALSE).map(([name, make]) => [name, make(a, s).of])),
    ask: ({ s }) => ({
      en: prose`Which equation has the solution ${m`x = ${s}`}?`,
      es: prose`¿Qué ecuación tiene la solución ${m`x = ${s}`}?`,
    }),
    solution: ({ kind, a, s }) => [
      explained(
        m`x = ${s}`,
        line`Put ${s} in place of x in each equation and see whether both sides are equal.`,
        line`Pon ${s} en lugar de x en cada ecuación y mira si los dos lados son iguales.`,
      ),
      explained(
        TRUE[kind](a, s),
        line`With ${s} in place of x, both sides are equal: ${filled(TRUE[kind](a, s), s)}.`,
        line`Con ${s} en lugar de x, los dos lados son iguales: ${filled(TRUE[kind](a, s), s)}.`,
      ),
    ],
    whyWrong: ({ a, s }) =>
      Object.fromEntries(
        Object.entries(FALSE).map(([name, make]) => {
          const { root } = make(a, s)
          return [
            name,
            { en: line`Its solution is ${root}, not ${s}.`, es: line`Su solución es ${root}, no ${s}.` },
          ] as const
        }),
      ),
    check: (printed, answer) => {
      const { right } = printed.one('relation')
      return isTrue(expr(answer), { x: right.kind === 'number' ? Ratio.of(right.n, right.d) : Ratio.of(0) })
    },
  }),

  scaledMistake: form(
    scaledMistake('medium', (random: Random) => {
      const kind = random.evenly(Object.values(integerKinds))
      return random.until(
        () => drawTelling(random, kind),
        ({ right, by }) => !right.equals(by) && right.plus(by).n !== 0 && right.minus(by).n !== 0,
      )
    }),
  ),

  partsAndFalls: storyForm(form, 'medium', 2, mediumStories),
})

const withTimes = (of: Expr): Expr => (of.kind === 'product' ? { ...of, sign: true } : mapParts(of, withTimes))
const filled = (of: Expr, s: number): Expr => withTimes(substitute(of, { x: s < 0 ? bracketed(s) : expr(s) }))
