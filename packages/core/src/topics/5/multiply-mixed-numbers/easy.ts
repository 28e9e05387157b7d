import {
  blank,
  both,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  line,
  mixedNumberInLowestTerms,
  multiplyFractions,
  numberList,
  prose,
  Ratio,
  relation,
  times,
  tupleOf,
} from '../../../author.ts'
import { isProduct } from '../../kit/decimals/product-check.ts'
import type { levels } from './levels.ts'
import { draw, drawMixed, part, recipe, shown } from './parts.ts'

const instruction = {
  en: prose`Multiply. Write the product as a mixed number.`,
  es: prose`Multiplica. Escribe el producto como número mixto.`,
}

const HALF = Ratio.of(1, 2)

/** Which whole number is nearest, by the part that is compared with one half. */
const nearestWhole = (value: Ratio) => {
  const side = part(value).compare(HALF)
  const words =
    side === 0
      ? {
          en: line`The fraction is exactly one half: round up.`,
          es: line`La parte fraccionaria es exactamente 1/2: redondea hacia arriba.`,
        }
      : side > 0
        ? {
            en: line`${part(value)} is more than one half: take the next whole number.`,
            es: line`${part(value)} es mayor que 1/2: toma el siguiente número entero.`,
          }
        : {
            en: line`${part(value)} is less than one half: keep the whole part.`,
            es: line`${part(value)} es menor que 1/2: conserva la parte entera.`,
          }
  return explainedBy(relation(shown(value), '≈', value.rounded()), words)
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy'],
    share: 3,
    instruction,
    lines: 4,
    draw,
    answer: mixedNumberInLowestTerms,
    solve: ({ left, right }) => shown(left.times(right)),
    ask: ({ left, right }) => both(equation(times(shown(left), shown(right)), blank(3))),
    solution: ({ left, right }) => multiplyFractions(left, right),
    check: (printed, answer) => isProduct(printed, exact(answer)),
  }),
  batches: form(recipe('easy')),
  estimate: form({
    levels: ['easy'],
    instruction: {
      en: prose`Round each factor to the nearest whole number (round halves up) and multiply.`,
      es: prose`Redondea cada factor al entero más cercano (las mitades hacia arriba) y multiplica.`,
    },
    lines: 1,
    draw: random =>
      random.until(
        () => {
          // A half is among the factors, and no factor rounds to 1.
          const [left, right] = random.shuffle([drawMixed(random, [2, 2], [2, 6]), drawMixed(random, [3, 8], [2, 6])])
          return { left: left ?? Ratio.of(5, 2), right: right ?? Ratio.of(7, 3) }
        },
        ({ left, right }) => left.rounded() !== right.rounded(),
      ),
    answer: numberList,
    solve: ({ left, right }) => [left.rounded(), right.rounded(), left.rounded() * right.rounded()],
    ask: ({ left, right }) => both([times(shown(left), shown(right)), equation(times(blank(2), blank(2)), blank(2))]),
    namedAnswer: (_, answer) => {
      const [left, right, product] = tupleOf(answer, 3)
      return both(prose`${left} × ${right} = ${product}`)
    },
    solution: ({ left, right }) => [
      nearestWhole(left),
      nearestWhole(right),
      explainedBy(equation(times(left.rounded(), right.rounded()), left.rounded() * right.rounded()), {
        en: line`Multiply the rounded numbers: the product is about ${left.rounded() * right.rounded()}.`,
        es: line`Multiplica los números redondeados: el producto es aproximadamente ${left.rounded() * right.rounded()}.`,
      }),
    ],
    check(printed, answers) {
      const [first, second] = printed.all('number').map(number => evaluate(number))
      const [left, right, product] = answers.map(value => exact(value))
      if (!first || !second || !left || !right || !product) return false
      const isNear = (value: Ratio, to: Ratio) =>
        to.isInteger && value.minus(to).compare(Ratio.of(1, 2)) < 0 && value.minus(to).compare(Ratio.of(-1, 2)) >= 0
      return isNear(first, left) && isNear(second, right) && product.equals(left.times(right))
    },
  }),
})
