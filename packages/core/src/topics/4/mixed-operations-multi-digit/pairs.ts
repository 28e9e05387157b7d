import {
  type AnswerType,
  blank,
  both,
  equation,
  explained,
  type FormMaker,
  inARow,
  line,
  numberList,
  prose,
  type Random,
  relation,
  statements,
  type Value,
} from '../../../author.ts'
import { comparesTheSides, comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { drillOf } from '../../kit/facts/drill.ts'
import { compare, fitsEveryGap } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { complete, drawFact, type Fact, operation, resultOf, type Sign, workedAtOnce, written } from './operations.ts'

const IN_ORDER: readonly Sign[] = ['+', '−', '×', '÷']
const fourResults: AnswerType<readonly Value[]> = { ...numberList, show: values => both(inARow(...values)) }

/** A product or a quotient beside a sum or a difference that is close to it, of small numbers: both are worked out. */
interface Sides {
  readonly left: Fact
  readonly right: Fact
}
function drawSides(random: Random): Sides {
  const sign = random.evenly(['×', '÷'] as const)
  const left = random.until(
    () => drawFact(random, sign, { numbers: 'small' }),
    fact => resultOf(fact) > (sign === '×' ? 80 : 12) && resultOf(fact) < 200,
  )
  const target = resultOf(left) + random.evenly([1, -1, 0, 1, -1]) * random.pick([10, 1, 5, 2])
  const isSum = left.sign === '×' && random.chance(0.5)
  const right = random.until(
    (): Fact => {
      const b = isSum ? random.int(Math.ceil(target / 4), Math.floor(target / 2)) : random.int(16, 89)
      return isSum ? { a: target - b, b, sign: '+' } : { a: target + b, b, sign: '−' }
    },
    ({ a, b }) => ![a, b].some(value => String(value).includes('0')),
  )
  return random.chance(0.5) ? { left, right } : { left: right, right: left }
}
const answerOf = ({ left, right }: Sides) => comparisonOf(resultOf(left), resultOf(right))

export const pairForms = (form: FormMaker<typeof levels>) => ({
  fourResults: form({
    levels: ['hard'],
    draw(random) {
      const divisor = random.int(3, 8)
      const quotient = random.until(
        () => random.int(34, 149),
        value =>
          value * divisor > 200 &&
          value * divisor < 900 &&
          value % 10 > 0 &&
          Math.floor((value * divisor) / 10) % divisor > 0,
      )
      return { a: quotient * divisor, b: divisor }
    },
    answer: fourResults,
    solve: ({ a, b }) => IN_ORDER.map(sign => resultOf({ a, b, sign })),
    ask({ a, b }) {
      const gaps = drillOf(
        IN_ORDER.map(sign => equation(operation(sign, a, b), blank(3))),
        2,
      )
      return {
        en: [prose`Find the sum, the difference, the product, and the quotient of ${a} and ${b}.`, gaps],
        es: [prose`Halla la suma, la diferencia, el producto y el cociente de ${a} y ${b}.`, gaps],
      }
    },
    solution: ({ a, b }, results) => [
      explained(
        statements(complete({ a, b, sign: '+' }), complete({ a, b, sign: '−' })),
        line`Add to find the sum. Subtract to find the difference.`,
        line`Suma para hallar la suma. Resta para hallar la diferencia.`,
      ),
      workedAtOnce({ a, b, sign: '×' }, line`Product: `, line`Producto: `),
      workedAtOnce({ a, b, sign: '÷' }, line`Quotient: `, line`Cociente: `),
      explained(
        fourResults.show(results),
        line`Write the four results row by row.`,
        line`Escribe los cuatro resultados fila por fila.`,
      ),
    ],
    check: fitsEveryGap,
  }),

  compareResults: form({
    levels: ['medium'],
    instruction: compare,
    lines: 5,
    draw: drawSides,
    answer: comparison,
    solve: answerOf,
    ask: ({ left, right }) => both(prose`${written(left)} ____ ${written(right)}`),
    solution: ({ left, right }, answer) => [
      workedAtOnce(left, line`Left side: `, line`Lado izquierdo: `),
      workedAtOnce(right, line`Right side: `, line`Lado derecho: `),
      explained(
        relation(resultOf(left), comparisonSigns[answer], resultOf(right)),
        line`Compare the two values.`,
        line`Compara los dos valores.`,
      ),
    ],
    check: comparesTheSides,
  }),
})
