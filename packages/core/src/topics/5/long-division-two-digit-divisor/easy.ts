import { numberList } from '../../../answer/number-list.ts'
import { quotientAndRemainder } from '../../../answer/remainder.ts'
import { both, figure, line, longDivision, prose, steps, workedLongDivision } from '../../../content.ts'
import { areaModel } from '../../../figure/area-model.ts'
import { blank, remainder } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import { m } from '../../../math/template.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { division, draw, isDivision } from './parts.ts'

const instruction = {
  en: prose`Divide. Write any remainder after R.`,
  es: prose`Divide. Escribe el residuo, si lo hay, después de R.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bracket: form({
    share: 3,
    instruction,
    lines: 8,
    draw,
    answer: quotientAndRemainder,
    solve: ({ quotient, rest }) => ({ quotient, remainder: rest }),
    ask: ({ dividend, divisor }) => both(longDivision(dividend, divisor)),
    steps: ({ dividend, divisor }) => both(workedLongDivision(dividend, divisor)),
    check(printed, { quotient, remainder }) {
      const { dividend, divisor } = printed.block('long-division')
      return isDivision(evaluate(dividend).n, divisor, quotient, remainder)
    },
  }),

  horizontal: form({
    levels: ['easy', 'medium'],
    instruction,
    lines: 8,
    draw,
    answer: quotientAndRemainder,
    solve: ({ quotient, rest }) => ({ quotient, remainder: rest }),
    ask: ({ dividend, divisor, rest }) =>
      both(m`${dividend} ÷ ${divisor} = ${rest === 0 ? blank(3) : remainder(blank(3), blank(2))}`),
    steps: ({ dividend, divisor }) => both(workedLongDivision(dividend, divisor)),
    check(printed, { quotient, remainder }) {
      const { over, under } = printed.one('quotient')
      return isDivision(evaluate(over).n, evaluate(under).n, quotient, remainder)
    },
  }),

  partialQuotients: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Divide with partial quotients. Fill in the blanks.`,
      es: prose`Divide con cocientes parciales. Completa los espacios.`,
    },
    lines: 2,
    draw(random, { kinds: [kind] }) {
      const divisor = kind === 'friendly divisor' ? random.pick([11, 12, 15, 20, 25, 30]) : random.int(13, 45)
      const tens = random.int(1, Math.floor((Math.floor(999 / divisor) - 10) / 10))
      const rest = kind === 'friendly divisor' || random.evenly([true, false]) ? 0 : random.int(1, divisor - 1)
      return division(divisor, 10 * tens + random.int(1, 9), rest)
    },
    answer: numberList,
    solve({ divisor, quotient, dividend }) {
      const taken = (quotient - (quotient % 10)) * divisor
      return [taken, taken, dividend - taken, (quotient % 10) * divisor, quotient]
    },
    ask({ divisor, quotient, dividend, rest }) {
      const ones = quotient % 10
      return both([
        steps(
          line`${m`${quotient - ones} × ${divisor} = ___`}`,
          line`${m`${dividend} - ___ = ___`}`,
          line`${m`${ones} × ${divisor} = ___`}`,
        ),
        m`${dividend} ÷ ${divisor} = ${rest === 0 ? blank(3) : remainder(blank(3), rest)}`,
      ])
    },
    // What is taken away twice leaves less than the divisor.
    check(printed, [first, taken, left, second, quotient]) {
      const { over, under } = printed.one('quotient')
      const [dividend, divisor] = [evaluate(over), evaluate(under)]
      const [tens, ones] = printed.all('product').map(product => evaluate(product))
      if (!first || !taken || !left || !second || !quotient || !tens || !ones) return false
      return (
        tens.equals(exact(first)) &&
        tens.equals(exact(taken)) &&
        ones.equals(exact(second)) &&
        tens.plus(exact(left)).equals(dividend) &&
        tens.plus(ones).equals(divisor.times(exact(quotient))) &&
        isDivision(dividend.n, divisor.n, exact(quotient).n, dividend.minus(tens).minus(ones).n)
      )
    },
  }),

  areaModel: form({
    levels: ['easy'],
    instruction: {
      en: prose`Complete the area model. Write the missing numbers from left to right, then the quotient.`,
      es: prose`Completa el modelo de área. Escribe los números que faltan de izquierda a derecha y luego el cociente.`,
    },
    draw: random => {
      const [divisor, tens, ones] = [random.pick([11, 12, 15, 20, 25]), random.int(1, 3) * 10, random.int(2, 9)]
      return { divisor, tens, ones, dividend: divisor * (tens + ones) }
    },
    answer: numberList,
    solve: ({ tens, ones }) => [tens, ones, tens + ones],
    ask: ({ divisor, tens, ones, dividend }) =>
      both([
        m`${dividend} ÷ ${divisor}`,
        figure(
          areaModel({
            columns: [blank(2), blank(2)],
            rows: [divisor],
            cells: [[divisor * tens, divisor * ones]],
            columnSizes: [tens, ones],
            rowSizes: [divisor],
          }),
        ),
      ]),
    // The boxes add up to the dividend, and each is divisor times its side.
    check(printed, [tens, ones, quotient]) {
      const { cells } = printed.figure('area-model')
      const boxes = (cells[0] ?? []).map(cell => (cell && cell.kind === 'number' ? cell.n / cell.d : Number.NaN))
      const { over, under } = printed.one('quotient')
      const divisor = evaluate(under).n
      return (
        boxes.reduce((total, box) => total + box, 0) === evaluate(over).n &&
        [tens, ones].every(
          (side, i) =>
            side !== undefined &&
            exact(side)
              .times(divisor)
              .equals(boxes[i] ?? 0),
        ) &&
        quotient !== undefined &&
        exact(quotient).times(divisor).equals(evaluate(over))
      )
    },
  }),
})
