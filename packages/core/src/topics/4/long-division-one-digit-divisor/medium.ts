import {
  answerStep,
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
  list,
  longDivision,
  m,
  minus,
  numberList,
  prose,
  quotientAndRemainder,
  type Random,
  remainder,
  statements,
  sum,
  times,
  tupleOf,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { bracketHolds, draw, isDivision, type Level, printedDivision, worked } from './parts.ts'

const divideWithRemainder = {
  en: prose`Divide. Write the remainder after R.`,
  es: prose`Divide. Escribe el residuo después de R.`,
}

/** The same, something always left over, at the end and after the first digit of the quotient. */
const drawWithRemainder = (random: Random, level: Level) =>
  random.until(
    () => draw(random, level),
    ({ rest, dividend, divisor, quotient }) => {
      const place = 10 ** (String(quotient).length - 1)
      return rest > 0 && Math.floor(dividend / place) % divisor > 0
    },
  )

/** Two parts make the quotient. */
const drawInTwoParts = (random: Random, level: Level) =>
  random.until(
    () => drawWithRemainder(random, { ...level, digits: [3] }),
    ({ quotient }) => quotient < 100 && quotient % 10 > 1,
  )

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  bracketWithRemainder: form({
    levels: ['medium', 'hard'],
    share: 3,
    instruction: divideWithRemainder,
    draw: drawWithRemainder,
    answer: quotientAndRemainder,
    solve: ({ quotient, rest }) => ({ quotient, remainder: rest }),
    ask: ({ dividend, divisor }) => both(longDivision(dividend, divisor)),
    solution: worked,
    check: bracketHolds,
  }),
  areaModelWithRemainder: form({
    levels: ['medium'],
    instruction: {
      en: prose`Complete the area model and the division. Write the two numbers on top, the number in the empty box, the quotient, and the remainder.`,
      es: prose`Completa el modelo de área y la división. Escribe los dos números de arriba, el de la casilla vacía, el cociente y el residuo.`,
    },
    draw: drawInTwoParts,
    answer: numberList,
    solve: ({ quotient, divisor, rest }) => {
      const ones = quotient % 10
      return [quotient - ones, ones, ones * divisor, quotient, rest]
    },
    ask({ dividend, divisor, quotient }) {
      return both([
        figure(
          areaModel({
            columns: [blank(2), blank(2)],
            rows: [divisor],
            cells: [[(quotient - (quotient % 10)) * divisor, blank(2)]],
            columnSizes: [3, 2],
            rowSizes: [1],
          }),
        ),
        m`${dividend} ÷ ${divisor} = ${remainder(blank(3), blank(2))}`,
      ])
    },
    solution({ dividend, divisor, quotient, rest }, answer) {
      const ones = quotient % 10
      const [tens, taken] = [quotient - ones, (quotient - ones) * divisor]
      const left = dividend - taken
      return [
        explained(
          equation(divide(taken, divisor), tens),
          line`Divide the number in the first box by the side: the first number on top is ${tens}.`,
          line`Divide el número de la primera casilla entre el lado: el primer número de arriba es ${tens}.`,
        ),
        explained(
          equation(minus(dividend, taken), left),
          line`Find what is left of ${dividend} after the first box: subtract.`,
          line`Halla lo que queda de ${dividend} después de la primera casilla: resta.`,
        ),
        explained(
          equation(times(ones, divisor), ones * divisor),
          line`The greatest multiple of ${divisor} that is not more than ${left} goes in the empty box. The number above it is ${ones}.`,
          line`En la casilla vacía va el mayor múltiplo de ${divisor} que no pasa de ${left}. El número de arriba es ${ones}.`,
        ),
        explained(
          equation(minus(left, ones * divisor), rest),
          line`What is left is the remainder.`,
          line`Lo que sobra es el residuo.`,
        ),
        explained(
          equation(sum(tens, ones), quotient),
          line`Add the two numbers on top to find the quotient.`,
          line`Suma los dos números de arriba para hallar el cociente.`,
        ),
        answerStep(list(...answer), {
          en: line`The quotient is ${quotient} and the remainder is ${rest}.`,
          es: line`El cociente es ${quotient} y el residuo es ${rest}.`,
        }),
      ]
    },
    // Each box is the divisor times its side, and the boxes leave less than the divisor of the dividend.
    check(printed, answers) {
      const [dividend, divisor] = printedDivision(printed)
      const [tens, ones, box, quotient, rest] = tupleOf(
        answers.map(answer => exact(answer).n),
        5,
      )
      const [first] = itemOf(printed.figure('area-model').cells, 0)
      return (
        first?.kind === 'number' &&
        tens * divisor === first.n &&
        ones * divisor === box &&
        tens + ones === quotient &&
        dividend - first.n - box === rest &&
        rest > 0 &&
        rest < divisor
      )
    },
  }),
  checkByMultiplying: form({
    levels: ['medium', 'hard'],
    instruction: { en: prose`Divide. Then fill in the check.`, es: prose`Divide. Luego completa la comprobación.` },
    draw: drawWithRemainder,
    answer: quotientAndRemainder,
    solve: ({ quotient, rest }) => ({ quotient, remainder: rest }),
    ask: ({ dividend, divisor }) => both([longDivision(dividend, divisor), m`${divisor} × ___ + __ = ${dividend}`]),
    key: ({ dividend, divisor, quotient, rest }) =>
      both(equation(sum(times(divisor, quotient), asWritten(rest)), dividend)),
    solution(division) {
      const { dividend, divisor, quotient, rest } = division
      const all = worked(division)
      return [
        ...all.slice(0, -2),
        explained(
          statements(
            equation(times(divisor, quotient), divisor * quotient),
            equation(sum(divisor * quotient, rest), dividend),
          ),
          line`Check: multiply the divisor by the quotient, then add the remainder.`,
          line`Comprueba: multiplica el divisor por el cociente y suma el residuo.`,
        ),
        ...all.slice(-1),
      ]
    },
    check(printed, { quotient, remainder }) {
      const { left, right } = printed.one('relation')
      const [product] = left.kind === 'sum' ? left.terms : []
      if (product?.kind !== 'product') return false
      return isDivision(evaluate(right).n, evaluate(itemOf(product.factors, 0)).n, quotient, remainder)
    },
  }),
})
