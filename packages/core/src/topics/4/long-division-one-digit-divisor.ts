import {
  answerStep,
  areaModel,
  asWritten,
  blank,
  both,
  defineTopic,
  divide,
  divideByPlaces,
  equation,
  evaluate,
  exact,
  figure,
  itemOf,
  line,
  list,
  longDivision,
  m,
  minus,
  numberList,
  option,
  type Printed,
  prose,
  quotientAndRemainder,
  type Random,
  remainder,
  type Step,
  step,
  steps,
  sum,
  times,
  tupleOf,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'

interface Level {
  readonly digits: readonly [fewest: number, most: number]
  readonly remainder: 'never' | 'mostly'
  readonly zeroInQuotient: boolean
}

/** Draws quotient and remainder first; the dividend follows. */
function draw(random: Random, { digits, remainder, zeroInQuotient }: Level) {
  const wantsZero = zeroInQuotient && random.evenly([true, false])
  const length = random.pick(digits)
  return random.until(
    () => {
      const divisor = random.int(2, 9)
      const [least, most] = [Math.max(11 * divisor, 10 ** (length - 1)), 10 ** length - 1]
      const quotient = random.int(Math.max(11, Math.ceil(least / divisor)), Math.floor(most / divisor))
      const rest = remainder === 'mostly' && random.chance(0.9) ? random.int(1, divisor - 1) : 0
      return { divisor, quotient, rest, dividend: divisor * quotient + rest }
    },
    ({ divisor, quotient, rest, dividend }) => {
      const firstDigit = Number(String(dividend)[0])
      const isForBeginners = dividend < 100 ? quotient <= 48 : firstDigit >= divisor
      const fits = remainder === 'never' ? isForBeginners : rest > 0 || length > 3 || !isForBeginners
      return fits && String(quotient).includes('0') === wantsZero && String(dividend).length === length
    },
  )
}

type Division = ReturnType<typeof draw>
const worked = ({ dividend, divisor }: Division) => divideByPlaces(dividend, divisor)

const divideExactly = { en: prose`Divide.`, es: prose`Divide.` }
const divideWithRemainder = {
  en: prose`Divide. If there is a remainder, write it after R.`,
  es: prose`Divide. Si hay residuo, escríbelo después de R.`,
}

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

const isDivision = (dividend: number, divisor: number, quotient: number, remainder: number) =>
  quotient * divisor + remainder === dividend && remainder >= 0 && remainder < divisor

/** The two numbers of the printed ÷, whatever stands around it. */
function printedDivision(printed: Printed): readonly [dividend: number, divisor: number] {
  const { over, under } = printed.one('quotient')
  return [evaluate(over).n, evaluate(under).n]
}

function bracketHolds(
  printed: Printed,
  { quotient, remainder }: { readonly quotient: number; readonly remainder: number },
) {
  const { dividend, divisor } = printed.block('long-division')
  return isDivision(evaluate(dividend).n, divisor, quotient, remainder)
}

const result = (dividend: number, divisor: number, quotient: number, rest: number): Step =>
  step(equation(divide(dividend, divisor), rest === 0 ? quotient : remainder(quotient, rest)), because.writeQuotient)

export const longDivisionOneDigitDivisor = defineTopic(
  {
    id: 'long-division-one-digit-divisor',
    name: { en: 'Long division with one-digit divisors', es: 'División larga con divisor de un dígito' },
    description: {
      en: 'Divide a number of up to four digits by one digit and give any remainder.',
      es: 'Divide un número de hasta cuatro dígitos entre uno de un dígito e indica el residuo.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.B.6'],
    levels: {
      easy: { digits: [2, 3], remainder: 'never', zeroInQuotient: false },
      medium: { digits: [2, 3], remainder: 'mostly', zeroInQuotient: false },
      hard: { digits: [4, 4], remainder: 'mostly', zeroInQuotient: true },
    },
  },
  form => ({
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

    bracketWithRemainder: form({
      levels: ['medium', 'hard'],
      share: 3,
      instruction: divideWithRemainder,
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
      draw,
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
        return [
          step(equation(times(tens, divisor), taken), because.multiplyTens),
          step(equation(minus(dividend, taken), dividend - taken), because.subtractFromAmount),
          step(equation(sum(tens, quotient - tens), quotient), because.joinPlaces),
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
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Complete the area model. Write the two numbers on top, then the quotient.`,
        es: prose`Completa el modelo de área. Escribe los dos números de arriba y luego el cociente.`,
      },
      draw: (random, level) =>
        random.until(
          () => draw(random, level),
          ({ quotient }) => quotient % 10 > 0,
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
          step(equation(sum(quotient - ones, ones), quotient), because.joinPlaces),
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
        step(equation(times(hidden(quotient, second), divisor), hidden(dividend, first)), because.becauseOf, {
          why: {
            en: line`the quotient times the divisor is the dividend`,
            es: line`el cociente por el divisor es el dividendo`,
          },
        }),
        step(equation(times(quotient, divisor), dividend), because.tryEach),
        answerStep(list(...answer), {
          en: line`No other two digits make the division exact.`,
          es: line`No hay otros dos dígitos con los que la división sea exacta.`,
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
                Number(dividend.replace('□', String(a))) ===
                evaluate(under).n * Number(quotient.replace('□', String(b))),
            ),
        )
        return right.length === 1 && itemOf(right, 0).every((digit, i) => exact(itemOf(answer, i)).equals(digit))
      },
    }),

    checkByMultiplying: form({
      levels: ['medium', 'hard'],
      instruction: { en: prose`Divide. Then fill in the check.`, es: prose`Divide. Luego completa la comprobación.` },
      draw,
      answer: quotientAndRemainder,
      solve: ({ quotient, rest }) => ({ quotient, remainder: rest }),
      ask: ({ dividend, divisor }) => both([longDivision(dividend, divisor), m`${divisor} × ___ + __ = ${dividend}`]),
      key: ({ dividend, divisor, quotient, rest }) =>
        both(equation(sum(times(divisor, quotient), asWritten(rest)), dividend)),
      solution: worked,
      check(printed, { quotient, remainder }) {
        const { left, right } = printed.one('relation')
        const [product] = left.kind === 'sum' ? left.terms : []
        if (product?.kind !== 'product') return false
        return isDivision(evaluate(right).n, evaluate(itemOf(product.factors, 0)).n, quotient, remainder)
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
  }),
)
