import {
  answerStep,
  asWritten,
  blank,
  both,
  divide,
  divideByPlaces,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  itemOf,
  line,
  list,
  m,
  minus,
  numberList,
  option,
  prose,
  type Step,
  statements,
  step,
  times,
  tupleOf,
  words,
  wouldGive,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { draw, printedDivision } from './parts.ts'

/** Powers of ten in the dividend and in the quotient so far apart that no two digits there can make up for each other. */
const LONE_PLACES = [
  [0, 1],
  [2, 0],
  [3, 0],
  [3, 1],
] as const

/** The number with a box for one of its digits. */
function hidden(value: number, place: number) {
  const digits = [...String(value)].map((digit, i, all) => (i === all.length - 1 - place ? '□' : digit)).join('')
  const shown = digits.length > 3 ? `${digits.slice(0, -3)},${digits.slice(-3)}` : digits
  return words(shown, shown)
}

const withZero = (value: number, place: number) => value - (Math.floor(value / 10 ** place) % 10) * 10 ** place

/** The last digits tell a dividend that hides its own last one; any other lies alone between the two outermost products. */
function dividendStep(
  { dividend, divisor, quotient }: Pick<ReturnType<typeof draw>, 'dividend' | 'divisor' | 'quotient'>,
  [first, second]: readonly [first: number, second: number],
): Step {
  if (first === 0) {
    const ones = quotient % 10
    return explained(
      equation(times(asWritten(ones), divisor), asWritten(ones * divisor)),
      line`The quotient ends in ${asWritten(ones)}. The last digit of this product, ${asWritten(dividend % 10)}, is that of the dividend: ${dividend}.`,
      line`El cociente termina en ${asWritten(ones)}. La última cifra de este producto, ${asWritten(dividend % 10)}, es la del dividendo: ${dividend}.`,
    )
  }
  const least = withZero(quotient, second)
  const most = least + 9 * 10 ** second
  return explained(
    statements(equation(times(least, divisor), least * divisor), equation(times(most, divisor), most * divisor)),
    line`These are the products with 0 and with 9 in the box. The dividend is one of them or lies between them: only ${dividend} fits.`,
    line`Estos son los productos con 0 y con 9 en la casilla. El dividendo es uno de ellos o está entre los dos: solo sirve ${dividend}.`,
  )
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missingDigits: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the missing digit of the dividend and the missing digit of the quotient.`,
      es: prose`Halla el dígito que falta en el dividendo y el que falta en el cociente.`,
    },
    lines: 5,
    draw(random, level) {
      const { divisor, quotient, dividend } = draw(random, { ...level, remainder: 'never' })
      return { divisor, quotient, dividend, places: random.pick(LONE_PLACES) }
    },
    answer: numberList,
    solve: ({ dividend, quotient, places: [first, second] }) => [
      Math.floor(dividend / 10 ** first) % 10,
      Math.floor(quotient / 10 ** second) % 10,
    ],
    ask({ dividend, divisor, quotient, places: [first, second] }) {
      const shown = m`${hidden(dividend, first)} ÷ ${divisor} = ${hidden(quotient, second)}`
      return {
        en: [shown, prose`Digit of the dividend: ${blank(2)}`, prose`Digit of the quotient: ${blank(2)}`],
        es: [shown, prose`Dígito del dividendo: ${blank(2)}`, prose`Dígito del cociente: ${blank(2)}`],
      }
    },
    solution: ({ dividend, divisor, quotient, places: [first, second] }, answer) => [
      step(equation(times(hidden(quotient, second), divisor), hidden(dividend, first)), because.explain, {
        sentence: {
          en: line`The quotient times the divisor equals the dividend.`,
          es: line`El cociente por el divisor es igual al dividendo.`,
        },
      }),
      dividendStep({ dividend, divisor, quotient }, [first, second]),
      explained(
        statements(
          ...(first === 0
            ? [equation(times(withZero(quotient, second), divisor), withZero(quotient, second) * divisor)]
            : []),
          equation(
            minus(dividend, withZero(quotient, second) * divisor),
            asWritten(dividend - withZero(quotient, second) * divisor),
          ),
        ),
        line`Subtract the product with 0 in the box of the quotient.`,
        line`Resta el producto que se obtiene con 0 en la casilla del cociente.`,
      ),
      explained(
        equation(
          divide(asWritten(dividend - withZero(quotient, second) * divisor), 10 ** second * divisor),
          asWritten(itemOf(answer, 1)),
        ),
        line`Each 1 more in the box adds ${10 ** second} × ${divisor} = ${10 ** second * divisor}: divide.`,
        line`Cada 1 más en la casilla suma ${10 ** second} × ${divisor} = ${10 ** second * divisor}: divide.`,
      ),
      answerStep(list(...answer), {
        en: line`The digit of the dividend is ${itemOf(answer, 0)}, and the digit of the quotient is ${itemOf(answer, 1)}.`,
        es: line`El dígito del dividendo es ${itemOf(answer, 0)} y el del cociente es ${itemOf(answer, 1)}.`,
      }),
    ],
    // Tries all pairs of digits: one alone makes the division exact.
    check(printed, answer) {
      const { under } = printed.one('quotient')
      const [dividend, quotient] = tupleOf(
        printed.all('words').map(({ en }) => en.replace(',', '')),
        2,
      )
      const digits = Array.from({ length: 10 }, (_, digit) => digit)
      const right = digits.flatMap(a =>
        digits
          .map(b => [a, b] as const)
          .filter(
            ([a, b]) =>
              Number(dividend.replace('□', String(a))) === evaluate(under).n * Number(quotient.replace('□', String(b))),
          ),
      )
      return right.length === 1 && itemOf(right, 0).every((digit, i) => exact(itemOf(answer, i)).equals(digit))
    },
  }),
  findTheError: form({
    levels: ['hard'],
    kind: 'find-mistake',
    instruction: { en: prose`Is the division right?`, es: prose`¿Está bien la división?` },
    draw(random) {
      const claim = random.evenly(['zero', 'place', 'zero', 'place', 'right'])
      const [divisor, left, right] = [random.int(3, 9), random.int(1, 9), random.int(1, 9)]
      return { divisor, left, right, claim }
    },
    answer: option({
      right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
      zero: { en: prose`No, a zero is missing in the quotient.`, es: prose`No, falta un cero en el cociente.` },
      place: {
        en: prose`No, the zero of the quotient is in the wrong place.`,
        es: prose`No, el cero del cociente está en la posición equivocada.`,
      },
    }),
    solve: ({ claim }) => claim,
    ask({ divisor, left, right, claim }) {
      const claimed = { right: 100 * left + right, zero: 10 * left + right, place: 100 * left + 10 * right }[claim]
      return both(m`${divisor * (100 * left + right)} ÷ ${divisor} = ${claimed}`)
    },
    key: ({ left, right, claim }) =>
      claim === 'right'
        ? both([])
        : {
            en: prose`The quotient is ${100 * left + right}.`,
            es: prose`El cociente es ${100 * left + right}.`,
          },
    solution({ divisor, left, right, claim }) {
      const divided = divideByPlaces(divisor * (100 * left + right), divisor)
      // The quotient of a right division is printed already.
      return claim === 'right' ? divided.slice(0, -1) : divided
    },
    whyWrong({ left, right, claim }) {
      const results = { right: 100 * left + right, zero: 10 * left + right, place: 100 * left + 10 * right }
      const { zero, place } = results
      return wouldGive(claim, results[claim], { zero, place })
    },
    // Puts the zero in its place and divides.
    check(printed, answer) {
      const [dividend, divisor] = printedDivision(printed)
      const claimed = evaluate(printed.one('relation').right).n
      if (claimed * divisor === dividend) return answer === 'right'
      const digits = String(claimed)
      const mended = Number(`${digits[0]}0${digits[1]}`)
      return mended * divisor === dividend && answer === (digits.length === 2 ? 'zero' : 'place')
    },
  }),
})
