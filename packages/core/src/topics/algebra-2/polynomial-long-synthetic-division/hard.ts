import {
  type Block,
  type Both,
  bracketed,
  type Expr,
  evaluate,
  exact,
  type FormMaker,
  integer,
  join,
  power,
  prose,
  Ratio,
  symbol,
  symbolsOf,
  writtenExpression,
} from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { monomial, polynomial, sumOf } from '../../kit/polynomials/polynomial.ts'
import type { levels } from './levels.ts'
import { division, isSmall, PLACES } from './parts.ts'

const x = symbol('x')

interface Story {
  readonly asks: (whole: Expr, side: Expr) => Both<Block>
}

const stories: readonly Story[] = [
  {
    asks: (whole, side) => ({
      en: prose`The area of a rectangle is ${whole} square meters. Its width is ${side} meters. Write its length in meters.`,
      es: prose`El área de un rectángulo es ${whole} metros cuadrados. Su ancho es ${side} metros. Escribe su largo en metros.`,
    }),
  },
  {
    asks: (whole, side) => ({
      en: prose`The volume of a box is ${whole} cubic inches. Its height is ${side} inches. Write the area of its base in square inches.`,
      es: prose`El volumen de una caja es ${whole} pulgadas cúbicas. Su altura es ${side} pulgadas. Escribe el área de su base en pulgadas cuadradas.`,
    }),
  },
  {
    asks: (whole, side) => ({
      en: prose`The area of a parallelogram is ${whole} square feet. Its height is ${side} feet. Write the length of its base in feet.`,
      es: prose`El área de un paralelogramo es ${whole} pies cuadrados. Su altura es ${side} pies. Escribe la longitud de su base en pies.`,
    }),
  },
  {
    asks: (whole, side) => ({
      en: prose`The volume of a prism is ${whole} cubic centimeters. Its height is ${side} centimeters. Write the area of its base in square centimeters.`,
      es: prose`El volumen de un prisma es ${whole} centímetros cúbicos. Su altura es ${side} centímetros. Escribe el área de su base en centímetros cuadrados.`,
    }),
  },
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  findK: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    draw: random => {
      const c = nonzero(random, 3)
      const isFactor = random.evenly([true, false])
      const rest = isFactor ? 0 : nonzero(random, 9)
      const place = random.evenly([0, 1, 2])
      const of = random.until(
        () => division([nonzero(random, 5), nonzero(random, 4), random.int(1, 2)], [-c, 1], [rest]),
        drawn => isSmall(drawn) && drawn.dividend[place] !== 0,
      )
      return { of, place, rest, isFactor }
    },
    answer: integer,
    solve: ({ of, place }) => of.dividend[place] ?? 0,
    ask: ({ of, place, rest, isFactor }) => {
      const k = symbol('k')
      const letters = place === 0 ? k : place === 1 ? join(k, x) : join(k, power(x, 2))
      const terms = of.dividend.map((c, i) => (i === place ? letters : c === 0 ? null : monomial(c, ['x', i])))
      const shown = sumOf(terms.filter(term => term !== null).reverse())
      const divisor = polynomial(of.divisor)
      return isFactor
        ? {
            en: prose`Find ${k} so that ${divisor} is a factor of ${shown}.`,
            es: prose`Halla ${k} para que ${divisor} sea un factor de ${shown}.`,
          }
        : {
            en: prose`Find ${k} so that ${shown} divided by ${divisor} has the remainder ${rest}.`,
            es: prose`Halla ${k} para que ${shown} dividido entre ${divisor} tenga el residuo ${rest}.`,
          }
    },
    // The polynomial at the zero of the divisor is the remainder.
    check(printed, answer) {
      const sums = printed.all('sum')
      const divisor = sums.find(of => !symbolsOf(of).has('k')) ?? x
      const whole = sums.find(of => symbolsOf(of).has('k')) ?? x
      const c = evaluate(divisor, { x: 0 }).negated()
      const rest = printed.numbers[0] ?? Ratio.of(0)
      return evaluate(whole, { x: c, k: exact(answer) }).equals(rest)
    },
  }),

  story: form({
    levels: ['easy', 'hard'],
    kind: 'story',
    lines: 7,
    draw: random => ({
      story: random.evenly(stories),
      of: random.until(
        () =>
          division(
            [random.int(1, 9), random.int(1, 6), random.int(1, 2)],
            [random.int(1, 5), random.chance(0.3) ? 2 : 1],
            [],
          ),
        isSmall,
      ),
    }),
    answer: writtenExpression,
    solve: ({ of }) => polynomial(of.quotient),
    ask: ({ story, of }) => story.asks(bracketed(polynomial(of.dividend)), bracketed(polynomial(of.divisor))),
    check(printed, answer) {
      const [whole, side] = printed.all('group')
      return (
        whole !== undefined &&
        side !== undefined &&
        PLACES.every(value =>
          evaluate(answer, { x: value })
            .times(evaluate(side, { x: value }))
            .equals(evaluate(whole, { x: value })),
        )
      )
    },
  }),
})
