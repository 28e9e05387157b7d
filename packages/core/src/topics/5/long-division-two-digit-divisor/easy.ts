import {
  areaModel,
  blank,
  both,
  divide,
  divideByPlaces,
  equation,
  evaluate,
  exact,
  explainedBy,
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
  statements,
  step,
  steps,
  sum,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { division, draw, drawExact, isDivision } from './parts.ts'

const divideExactly = { en: prose`Divide.`, es: prose`Divide.` }
const divideWithRemainder = {
  en: prose`Divide. Write the remainder after R.`,
  es: prose`Divide. Escribe el residuo después de R.`,
}
/** Two numbers of tens are divided as these tens where a basic fact does. */
const worked = ({ dividend, divisor, quotient, rest }: ReturnType<typeof division>) =>
  quotient < 10 && divisor % 10 === 0 && rest === 0
    ? [
        explainedBy(equation(equation(divide(dividend, divisor), divide(dividend / 10, divisor / 10)), quotient), {
          en: line`Count in tens, and use a basic fact: ${dividend / 10} tens divided by ${divisor / 10} tens.`,
          es: line`Cuenta en decenas y usa una división básica: ${dividend / 10} decenas entre ${divisor / 10} decenas.`,
        }),
        step(equation(times(quotient, divisor), dividend), because.checkWork, {
          how: { en: line`quotient times divisor`, es: line`cociente por divisor` },
        }),
      ]
    : divideByPlaces(dividend, divisor)

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
    check(printed, { quotient, remainder }) {
      const { dividend, divisor } = printed.block('long-division')
      return isDivision(evaluate(dividend).n, divisor, quotient, remainder)
    },
  }),

  bracketWithRemainder: form({
    levels: ['medium', 'hard'],
    share: 2,
    instruction: divideWithRemainder,
    draw,
    answer: quotientAndRemainder,
    solve: ({ quotient, rest }) => ({ quotient, remainder: rest }),
    ask: ({ dividend, divisor }) => both(longDivision(dividend, divisor)),
    solution: worked,
    check(printed, { quotient, remainder }) {
      const { dividend, divisor } = printed.block('long-division')
      return isDivision(evaluate(dividend).n, divisor, quotient, remainder)
    },
  }),

  horizontal: form({
    levels: ['easy', 'medium'],
    instruction: divideExactly,
    lines: 8,
    draw: drawExact,
    answer: quotientAndRemainder,
    solve: ({ quotient, rest }) => ({ quotient, remainder: rest }),
    ask: ({ dividend, divisor }) => both(m`${dividend} ÷ ${divisor} = ${blank(3)}`),
    solution: worked,
    check(printed, { quotient, remainder }) {
      const { over, under } = printed.one('quotient')
      return isDivision(evaluate(over).n, evaluate(under).n, quotient, remainder)
    },
  }),

  partialQuotients: form({
    levels: ['easy'],
    instruction: {
      en: prose`Divide with partial quotients. Fill in the blanks.`,
      es: prose`Divide con cocientes parciales. Completa los espacios.`,
    },
    draw(random) {
      // Others than those of the area models.
      const divisor = random.evenly([21, 30, 13, 40, 31])
      const tens = random.int(1, Math.floor((Math.floor(999 / divisor) - 10) / 10))
      return division(divisor, 10 * tens + random.int(1, 9), 0)
    },
    answer: numberList,
    solve({ divisor, quotient, dividend }) {
      const taken = (quotient - (quotient % 10)) * divisor
      return [taken, taken, dividend - taken, (quotient % 10) * divisor, quotient]
    },
    namedAnswer(_, answer) {
      const [a, b, c, d, quotient] = tupleOf(answer, 5)
      return {
        en: prose`First product: ${a}; subtracted: ${b}; what is left: ${c}; second product: ${d}; quotient: ${quotient}`,
        es: prose`Primer producto: ${a}; se resta: ${b}; queda: ${c}; segundo producto: ${d}; cociente: ${quotient}`,
      }
    },
    ask({ divisor, quotient, dividend }) {
      const ones = quotient % 10
      return both([
        steps(
          line`${m`${quotient - ones} × ${divisor} = ___`}`,
          line`${m`${dividend} - ___ = ___`}`,
          line`${m`${ones} × ${divisor} = ___`}`,
        ),
        m`${dividend} ÷ ${divisor} = ${blank(3)}`,
      ])
    },
    solution({ divisor, quotient, dividend }) {
      const ones = quotient % 10
      const taken = (quotient - ones) * divisor
      return [
        explainedBy(equation(times(quotient - ones, divisor), taken), {
          en: line`Find how much ${quotient - ones} groups of ${divisor} make.`,
          es: line`Halla cuánto son ${quotient - ones} grupos de ${divisor}.`,
        }),
        explainedBy(equation(minus(dividend, taken), dividend - taken), {
          en: line`Subtract it from ${dividend} to see how much is left to divide.`,
          es: line`Réstalo de ${dividend} para ver cuánto falta por dividir.`,
        }),
        step(equation(times(ones, divisor), ones * divisor), because.thinkMultiplication, {
          factor: divisor,
          product: ones * divisor,
        }),
        step(
          statements(equation(sum(quotient - ones, ones), quotient), equation(divide(dividend, divisor), quotient)),
          because.writeQuotient,
        ),
      ]
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

  partialQuotientsWithRemainder: form({
    levels: ['medium'],
    instruction: {
      en: prose`Divide with partial quotients. Fill in the blanks.`,
      es: prose`Divide con cocientes parciales. Completa los espacios.`,
    },
    draw(random) {
      const divisor = random.int(13, 45)
      const tens = random.int(1, Math.floor((Math.floor(960 / divisor) - 10) / 10))
      return division(divisor, 10 * tens + random.int(2, 9), random.int(1, divisor - 1))
    },
    answer: numberList,
    solve({ divisor, quotient, dividend, rest }) {
      const ones = quotient % 10
      const taken = (quotient - ones) * divisor
      return [taken, taken, dividend - taken, ones, ones * divisor, ones * divisor, rest, quotient, rest]
    },
    namedAnswer({ dividend, divisor, quotient, rest }) {
      const ones = quotient % 10
      const taken = (quotient - ones) * divisor
      const left = dividend - taken
      return both(
        statements(
          equation(times(quotient - ones, divisor), taken),
          equation(minus(dividend, taken), left),
          equation(times(ones, divisor), ones * divisor),
          equation(minus(left, ones * divisor), rest),
          equation(divide(dividend, divisor), remainder(quotient, rest)),
        ),
      )
    },
    ask({ divisor, quotient, dividend }) {
      const ones = quotient % 10
      const left = dividend - (quotient - ones) * divisor
      return both([
        steps(
          line`${m`${quotient - ones} × ${divisor} = ___`}`,
          line`${m`${dividend} - ___ = ___`}`,
          line`${m`___ × ${divisor} = ___`}`,
          line`${m`${left} - ___ = ___`}`,
        ),
        m`${dividend} ÷ ${divisor} = ${remainder(blank(3), blank(2))}`,
      ])
    },
    solution({ divisor, quotient, dividend, rest }) {
      const ones = quotient % 10
      const taken = (quotient - ones) * divisor
      const left = dividend - taken
      return [
        explainedBy(equation(times(quotient - ones, divisor), taken), {
          en: line`Find how much ${quotient - ones} groups of ${divisor} make.`,
          es: line`Halla cuánto son ${quotient - ones} grupos de ${divisor}.`,
        }),
        explainedBy(equation(minus(dividend, taken), left), {
          en: line`Subtract it from ${dividend} to see how much is left to divide.`,
          es: line`Réstalo de ${dividend} para ver cuánto falta por dividir.`,
        }),
        explainedBy(equation(times(ones, divisor), ones * divisor), {
          en: line`Take as many more groups of ${divisor} as fit into ${left}. One more would be ${(ones + 1) * divisor}.`,
          es: line`Toma todos los grupos de ${divisor} que caben en ${left}. Con uno más serían ${(ones + 1) * divisor}.`,
        }),
        explainedBy(equation(minus(left, ones * divisor), rest), {
          en: line`What is left is less than ${divisor}: it is the remainder.`,
          es: line`Lo que sobra es menor que ${divisor}: es el residuo.`,
        }),
        explainedBy(
          statements(
            equation(sum(quotient - ones, ones), quotient),
            equation(divide(dividend, divisor), remainder(quotient, rest)),
          ),
          {
            en: line`Add the partial quotients and write the remainder.`,
            es: line`Suma los cocientes parciales y escribe el residuo.`,
          },
        ),
      ]
    },
    check(printed, answers) {
      const [taken, same, left, ones, product, again, rest, quotient, last] = answers.map(value => exact(value).n)
      const { over, under } = printed.one('quotient')
      const [dividend, divisor] = [evaluate(over).n, evaluate(under).n]
      if (taken === undefined || left === undefined || ones === undefined || product === undefined) return false
      if (rest === undefined || quotient === undefined) return false
      return (
        taken === same &&
        product === again &&
        rest === last &&
        taken + left === dividend &&
        product + rest === left &&
        ones * divisor === product &&
        isDivision(dividend, divisor, quotient, rest) &&
        (quotient - ones) * divisor === taken
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
      const [divisor, tens, ones] = [random.evenly([25, 12, 20, 15, 11]), random.int(1, 3) * 10, random.int(2, 9)]
      return { divisor, tens, ones, dividend: divisor * (tens + ones) }
    },
    answer: numberList,
    solve: ({ tens, ones }) => [tens, ones, tens + ones],
    namedAnswer: ({ tens, ones }) => ({
      en: prose`Left: ${tens}; right: ${ones}; quotient: ${tens + ones}`,
      es: prose`Izquierda: ${tens}; derecha: ${ones}; cociente: ${tens + ones}`,
    }),
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
    solution: ({ divisor, tens, ones, dividend }) => [
      ...[tens, ones].map(side =>
        step(equation(divide(divisor * side, divisor), side), because.thinkMultiplication, {
          factor: divisor,
          product: divisor * side,
        }),
      ),
      step(
        statements(equation(sum(tens, ones), tens + ones), equation(divide(dividend, divisor), tens + ones)),
        because.joinPlaces,
      ),
    ],
    // The boxes add up to the dividend, and each is divisor times its side.
    check(printed, [tens, ones, quotient]) {
      const { cells } = printed.figure('area-model')
      const boxes = itemOf(cells, 0).map(cell => (cell && cell.kind === 'number' ? cell.n / cell.d : Number.NaN))
      const { over, under } = printed.one('quotient')
      const divisor = evaluate(under).n
      return (
        boxes.reduce((total, box) => total + box, 0) === evaluate(over).n &&
        [tens, ones].every((side, i) => side !== undefined && exact(side).times(divisor).equals(itemOf(boxes, i))) &&
        quotient !== undefined &&
        exact(quotient).times(divisor).equals(evaluate(over))
      )
    },
  }),
})
