import { decimalNumber } from '../../../answer/number.ts'
import { both, figure, longDivision, prose, workedLongDivision } from '../../../content.ts'
import { areaGrid } from '../../../figure/area-grid.ts'
import { blank, decimal, divide, equation, type Value } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import { m } from '../../../math/template.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { Printed } from '../../../printed.ts'
import type { FormMaker } from '../../../topic.ts'
import { placesOf } from '../kit/decimals.ts'
import type { levels } from './levels.ts'
import { draw } from './parts.ts'

const instruction = { en: prose`Divide.`, es: prose`Divide.` }

/** Multiplies back. */
function check(printed: Printed, answer: Value): boolean {
  const { over, under } = printed.one('quotient')
  return exact(answer).times(evaluate(under)).equals(evaluate(over))
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bracket: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction,
    lines: 7,
    draw: (random, level) =>
      random.until(
        () => draw(random, level),
        ({ divisor }) => divisor.isInteger,
      ),
    answer: decimalNumber,
    solve: ({ quotient }) => decimal(quotient),
    ask: ({ dividend, divisor }) => both(longDivision(decimal(dividend), divisor.n)),
    steps: ({ dividend, divisor }) => both(workedLongDivision(decimal(dividend), divisor.n)),
    check(printed, answer) {
      const { dividend, divisor } = printed.block('long-division')
      return exact(answer).times(divisor).equals(evaluate(dividend))
    },
  }),

  horizontal: form({
    share: 2,
    instruction,
    lines: 5,
    draw,
    answer: decimalNumber,
    solve: ({ quotient }) => decimal(quotient),
    ask: ({ dividend, divisor }) => both(equation(divide(decimal(dividend), decimal(divisor)), blank(3))),
    steps({ dividend, divisor, quotient }) {
      if (divisor.isInteger) return both(workedLongDivision(decimal(dividend), divisor.n))
      const scale = 10 ** placesOf(divisor)
      const scaled = divide(decimal(dividend.times(scale)), divisor.times(scale))
      return both(m`${decimal(dividend)} ÷ ${decimal(divisor)} = ${scaled} = ${decimal(quotient)}`)
    },
    check,
  }),

  placeThePoint: form({
    levels: ['easy', 'medium'],
    lines: 0,
    draw: random => {
      const [quotient, divisor] = random.until(
        () => [random.int(12, 240), random.int(2, 9)] as const,
        ([quotient, divisor]) => (quotient * divisor) % 10 > 0,
      )
      return { quotient, divisor, places: random.evenly([1, 2]) }
    },
    answer: decimalNumber,
    solve: ({ quotient, places }) => decimal(Ratio.of(quotient, 10 ** places)),
    ask({ quotient, divisor, places }) {
      const known = equation(divide(quotient * divisor, divisor), quotient)
      const asked = equation(divide(decimal(Ratio.of(quotient * divisor, 10 ** places)), divisor), blank(3))
      return { en: prose`${known}, so ${asked}`, es: prose`${known}, así que ${asked}` }
    },
    check(printed, answer) {
      const [, asked] = printed.all('quotient')
      return asked !== undefined && exact(answer).times(evaluate(asked.under)).equals(evaluate(asked.over))
    },
  }),

  gridModel: form({
    levels: ['easy'],
    instruction: {
      en: prose`The gray part of the grid is shared equally. Divide.`,
      es: prose`La parte gris de la cuadrícula se reparte por igual. Divide.`,
    },
    lines: 0,
    draw: random => {
      const [share, parts] = random.until(
        () => [random.int(2, 45), random.int(2, 9)] as const,
        ([share, parts]) => share * parts <= 99 && share * parts >= 12 && share % 10 !== 0,
      )
      return { share, parts }
    },
    answer: decimalNumber,
    solve: ({ share }) => decimal(Ratio.of(share, 100)),
    ask: ({ share, parts }) =>
      both([
        figure(areaGrid({ rows: 10, columns: 10, shaded: share * parts })),
        equation(divide(decimal(Ratio.of(share * parts, 100)), parts), blank(3)),
      ]),
    check: (printed, answer) =>
      check(printed, answer) &&
      Ratio.of(printed.figure('area-grid').shaded.length, 100).equals(evaluate(printed.one('quotient').over)),
  }),
})
