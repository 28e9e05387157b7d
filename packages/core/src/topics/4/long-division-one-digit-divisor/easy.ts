import {
  areaModel,
  asWritten,
  blank,
  both,
  divide,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  itemOf,
  line,
  longDivision,
  m,
  minus,
  numberList,
  prose,
  quotientAndRemainder,
  remainder,
  type Step,
  step,
  steps,
  sum,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { bracketHolds, draw, isDivision, printedDivision, worked } from './parts.ts'

const divideExactly = { en: prose`Divide.`, es: prose`Divide.` }

const result = (dividend: number, divisor: number, quotient: number, rest: number): Step =>
  step(equation(divide(dividend, divisor), rest === 0 ? quotient : remainder(quotient, rest)), because.writeQuotient)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bracket: form({
    levels: ['easy'],
    share: 3,
    instruction: divideExactly,
    draw,
    answer: quotientAndRemainder,
    solve: ({ quotient, rest }) => ({ quotient, remainder: rest }),
    ask: ({ dividend, divisor }) => both(longDivision(dividend, divisor)),
    solution: worked,
    check: bracketHolds,
  }),
  horizontal: form({
    levels: ['easy', 'medium'],
    instruction: divideExactly,
    lines: 7,
    draw,
    answer: quotientAndRemainder,
    solve: ({ quotient, rest }) => ({ quotient, remainder: rest }),
    ask: ({ dividend, divisor, rest }) =>
      both(m`${dividend} ÷ ${divisor} = ${rest === 0 ? blank(3) : remainder(blank(3), blank(2))}`),
    solution: worked,
    check: (printed, { quotient, remainder }) => isDivision(...printedDivision(printed), quotient, remainder),
  }),
  partialQuotients: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Divide with partial quotients. Fill in the blanks.`,
      es: prose`Divide con cocientes parciales. Completa los espacios.`,
    },
    draw: (random, level) =>
      random.until(
        () => draw(random, { ...level, digits: [level.remainder === 'never' ? 2 : 3] }),
        ({ quotient }) => quotient % 10 > 1,
      ),
    answer: numberList,
    solve: ({ dividend, divisor, quotient }) => {
      const tens = Math.floor(quotient / 10) * 10
      return [tens * divisor, tens * divisor, dividend - tens * divisor, quotient]
    },
    ask({ dividend, divisor, quotient, rest }) {
      const tens = Math.floor(quotient / 10) * 10
      const end = rest === 0 ? blank(3) : remainder(blank(3), rest)
      return both([
        steps(
          line`${m`${tens} × ${divisor} = ___`}`,
          line`${m`${dividend} - ___ = ___`}`,
          line`${m`${quotient - tens} × ${divisor} = ${(quotient - tens) * divisor}`}`,
        ),
        m`${dividend} ÷ ${divisor} = ${end}`,
      ])
    },
    solution({ dividend, divisor, quotient, rest }) {
      const tens = quotient - (quotient % 10)
      const taken = tens * divisor
      const more = quotient - tens
      const moreGroups =
        more === 1 ? words('1 more group', '1 grupo más') : words(`${more} more groups`, `${more} grupos más`)
      return [
        explained(
          equation(times(tens, divisor), taken),
          line`Take ${tens} groups of ${divisor} first: multiply.`,
          line`Primero toma ${tens} grupos de ${divisor}: multiplica.`,
        ),
        explained(
          equation(minus(dividend, taken), dividend - taken),
          line`Subtract ${taken} from ${dividend} to see what is still to be divided.`,
          line`Resta ${taken} de ${dividend} para ver lo que falta dividir.`,
        ),
        explained(
          equation(minus(dividend - taken, (quotient - tens) * divisor), asWritten(rest)),
          rest === 0
            ? line`Take ${moreGroups} of ${divisor}. Nothing is left.`
            : line`Take ${moreGroups} of ${divisor}. What is left is the remainder.`,
          rest === 0
            ? line`Toma ${moreGroups} de ${divisor}. No sobra nada.`
            : line`Toma ${moreGroups} de ${divisor}. Lo que sobra es el residuo.`,
        ),
        explained(
          equation(sum(tens, quotient - tens), quotient),
          line`Add the partial quotients.`,
          line`Suma los cocientes parciales.`,
        ),
        result(dividend, divisor, quotient, rest),
      ]
    },
    // What is taken away and what is left make the dividend; the quotient times the divisor leaves less than the divisor.
    check(printed, [product, taken, left, quotient]) {
      const [dividend, divisor] = printedDivision(printed)
      const [first] = printed.all('product')
      if (!product || !taken || !left || !quotient || !first || !exact(product).equals(exact(taken))) return false
      const rest = dividend - exact(quotient).n * divisor
      return (
        exact(taken).equals(evaluate(first)) &&
        exact(taken).plus(exact(left)).equals(dividend) &&
        rest >= 0 &&
        rest < divisor
      )
    },
  }),
  areaModel: form({
    levels: ['easy'],
    instruction: {
      en: prose`Complete the area model. Write the two numbers on top, then the quotient.`,
      es: prose`Completa el modelo de área. Escribe los dos números de arriba y luego el cociente.`,
    },
    draw: (random, level) =>
      random.until(
        () => draw(random, { ...level, digits: [2] }),
        ({ quotient }) => quotient % 10 > 1,
      ),
    answer: numberList,
    solve: ({ quotient }) => [quotient - (quotient % 10), quotient % 10, quotient],
    ask({ dividend, divisor, quotient, rest }) {
      const ones = quotient % 10
      return both([
        figure(
          areaModel({
            columns: [blank(2), blank(2)],
            rows: [divisor],
            cells: [[(quotient - ones) * divisor, ones * divisor]],
            columnSizes: [3, 2],
            rowSizes: [1],
          }),
        ),
        m`${dividend} ÷ ${divisor} = ${rest === 0 ? blank(3) : remainder(blank(3), rest)}`,
      ])
    },
    solution({ dividend, divisor, quotient, rest }) {
      const ones = quotient % 10
      const side = (part: number) =>
        step(equation(divide(part * divisor, divisor), part), because.thinkMultiplication, {
          factor: divisor,
          product: part * divisor,
        })
      return [
        side(quotient - ones),
        side(ones),
        step(equation(sum(quotient - ones, ones), quotient), because.addParts),
        result(dividend, divisor, quotient, rest),
      ]
    },
    // Each box is the divisor times its side, and the boxes leave less than the divisor of the dividend.
    check(printed, [tens, ones, quotient]) {
      const [dividend, divisor] = printedDivision(printed)
      const boxes = itemOf(printed.figure('area-model').cells, 0).map(box =>
        box?.kind === 'number' ? box.n : Number.NaN,
      )
      const [left, right] = tupleOf(boxes, 2)
      if (tens === undefined || ones === undefined || quotient === undefined) return false
      return (
        exact(tens).times(divisor).equals(left) &&
        exact(ones).times(divisor).equals(right) &&
        exact(tens).plus(exact(ones)).equals(exact(quotient)) &&
        isDivision(dividend, divisor, exact(quotient).n, dividend - left - right)
      )
    },
  }),
})
