import {
  type Block,
  type Both,
  both,
  divide,
  type Expr,
  equation,
  evaluate,
  type FormMaker,
  minus,
  option,
  over,
  prose,
  simplifiedExpression,
  symbol,
  times,
} from '../../../author.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import type { levels } from './levels.ts'
import { checkValue, drawFactors, HALVES, simplifyIt } from './parts.ts'
import { factorAt, inverted, multipliedOut, simplest } from './rational.ts'

interface Story {
  readonly asks: (whole: Expr, side: Expr) => Both<Block>
}

const stories: readonly Story[] = [
  {
    asks: (whole, side) => ({
      en: prose`The area of a rectangle is ${whole} square feet. Its width is ${side} feet. Write its length in feet in simplest form.`,
      es: prose`El área de un rectángulo es ${whole} pies cuadrados. Su ancho es ${side} pies. Escribe su largo en pies en su forma más simple.`,
    }),
  },
  {
    asks: (whole, side) => ({
      en: prose`The volume of a box is ${whole} cubic meters. The area of its base is ${side} square meters. Write its height in meters in simplest form.`,
      es: prose`El volumen de una caja es ${whole} metros cúbicos. El área de su base es ${side} metros cuadrados. Escribe su altura en metros en su forma más simple.`,
    }),
  },
  {
    asks: (whole, side) => ({
      en: prose`The area of a parallelogram is ${whole} square inches. Its base is ${side} inches. Write its height in inches in simplest form.`,
      es: prose`El área de un paralelogramo es ${whole} pulgadas cuadradas. Su base mide ${side} pulgadas. Escribe su altura en pulgadas en su forma más simple.`,
    }),
  },
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  three: form({
    levels: ['hard'],
    share: 2,
    instruction: simplifyIt,
    lines: 6,
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
      both(divide(times(multipliedOut(first), multipliedOut(second)), multipliedOut(divisor))),
    check: checkValue,
  }),

  findMistake: form({
    levels: ['medium', 'hard'],
    kind: 'find-mistake',
    lines: 2,
    draw: random => ({
      kind: random.evenly(['terms', 'opposite', 'none'] as const),
      a: random.int(2, 9),
      k: random.int(2, 6),
    }),
    answer: option({
      terms: {
        en: prose`The student canceled terms that are not factors.`,
        es: prose`El estudiante canceló términos que no son factores.`,
      },
      opposite: {
        en: prose`The student overlooked that the factors are opposites.`,
        es: prose`El estudiante no vio que los factores son opuestos.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ kind }) => kind,
    ask: ({ kind, a, k }) => {
      const x = symbol('x')
      const work =
        kind === 'terms'
          ? equation(over(polynomial([a * k, 1]), polynomial([a, 1])), k)
          : kind === 'opposite'
            ? equation(over(polynomial([-a * k, k]), minus(a, x)), k)
            : equation(over(polynomial([a * k, k]), polynomial([a, 1])), k)
      return {
        en: prose`A student simplifies: ${work}. What is the mistake?`,
        es: prose`Un estudiante simplifica: ${work}. ¿Cuál es el error?`,
      }
    },
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const values = [20, 21, 30].map(x => evaluate(left, { x }).over(evaluate(right)))
      if (values.every(value => value.equals(1))) return answer === 'none'
      return answer === (values.every(value => value.equals(-1)) ? 'opposite' : 'terms')
    },
  }),

  story: form({
    levels: ['hard'],
    kind: 'story',
    draw: random => {
      const [p, q, r] = random.sample([1, 2, 3, 4, 5, 6, 7], 3).map(value => factorAt(-value))
      return {
        story: random.evenly(stories),
        area: { top: [p ?? [], q ?? []], bottom: [r ?? []] },
        side: { top: [p ?? []], bottom: [factorAt(0)] },
      }
    },
    answer: simplifiedExpression,
    solve: ({ area, side }) => simplest(area, inverted(side)),
    ask: ({ story, area, side }) => story.asks(multipliedOut(area), multipliedOut(side)),
    check(printed, answer) {
      const [whole, side] = printed.all('quotient')
      return (
        whole !== undefined &&
        side !== undefined &&
        [3, 8, 11].every(x => evaluate(answer, { x }).times(evaluate(side, { x })).equals(evaluate(whole, { x })))
      )
    },
  }),
})
