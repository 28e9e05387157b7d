import { numberList } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { quotientAndRemainder } from '../../answer/remainder.ts'
import { both, figure, line, longDivision, prose, steps, workedLongDivision } from '../../content.ts'
import { areaModel } from '../../figure/area-model.ts'
import { blank, remainder, words } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import { m } from '../../math/template.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

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
    ({ divisor, quotient, dividend }) => {
      const firstDigit = Number(String(dividend)[0])
      const fits = remainder !== 'never' || (dividend < 100 ? quotient <= 48 : firstDigit >= divisor)
      return fits && String(quotient).includes('0') === wantsZero && String(dividend).length === length
    },
  )
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
      share: 3,
      instruction: { en: prose`Divide.`, es: prose`Divide.` },
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
      instruction: { en: prose`Divide.`, es: prose`Divide.` },
      lines: 7,
      draw,
      answer: quotientAndRemainder,
      solve: ({ quotient, rest }) => ({ quotient, remainder: rest }),
      ask: ({ dividend, divisor, rest }) =>
        both(m`${dividend} ÷ ${divisor} = ${rest === 0 ? blank(3) : remainder(blank(3), blank(2))}`),
      steps: ({ dividend, divisor }) => both(workedLongDivision(dividend, divisor)),
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
      lines: 1,
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
      // Each box is the divisor times its side, and the boxes leave less than the divisor of the dividend.
      check(printed, [tens, ones, quotient]) {
        const [dividend, divisor] = printedDivision(printed)
        const boxes = (printed.figure('area-model').cells[0] ?? []).map(box => (box?.kind === 'number' ? box.n : 0))
        if (tens === undefined || ones === undefined || quotient === undefined) return false
        return (
          [tens, ones].every((side, i) =>
            exact(side)
              .times(divisor)
              .equals(boxes[i] ?? 0),
          ) &&
          exact(tens).plus(exact(ones)).equals(exact(quotient)) &&
          isDivision(dividend, divisor, exact(quotient).n, dividend - (boxes[0] ?? 0) - (boxes[1] ?? 0))
        )
      },
    }),

    missingDigits: form({
      levels: ['hard'],
      instruction: {
        en: prose`Find the missing digits, from left to right.`,
        es: prose`Halla los dígitos que faltan, de izquierda a derecha.`,
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
      ask: ({ dividend, divisor, quotient, places: [first, second] }) =>
        both(m`${hidden(dividend, first)} ÷ ${divisor} = ${hidden(quotient, second)}`),
      // Tries all pairs of digits: one alone makes the division exact.
      check(printed, answer) {
        const { under } = printed.one('quotient')
        const [dividend = '', quotient = ''] = printed.all('words').map(({ en }) => en.replace(',', ''))
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
        return right.length === 1 && right[0]?.every((digit, i) => exact(answer[i] ?? -1).equals(digit)) === true
      },
    }),

    checkByMultiplying: form({
      levels: ['medium', 'hard'],
      instruction: { en: prose`Divide. Then fill in the check.`, es: prose`Divide. Luego completa la comprobación.` },
      lines: 7,
      draw,
      answer: numberList,
      solve: ({ quotient, rest }) => [quotient, rest],
      ask: ({ dividend, divisor }) => both([longDivision(dividend, divisor), m`${divisor} × ___ + __ = ${dividend}`]),
      steps: ({ dividend, divisor }) => both(workedLongDivision(dividend, divisor)),
      check(printed, [quotient, rest]) {
        const { left, right } = printed.one('relation')
        const [divisor] = left.kind === 'sum' && left.terms[0]?.kind === 'product' ? left.terms[0].factors : []
        if (!divisor || quotient === undefined || rest === undefined) return false
        return isDivision(evaluate(right).n, evaluate(divisor).n, exact(quotient).n, exact(rest).n)
      },
    }),

    findTheError: form({
      levels: ['hard'],
      instruction: { en: prose`Is the division right?`, es: prose`¿Está bien la división?` },
      draw(random) {
        const [divisor, left, right] = [random.int(3, 9), random.int(1, 9), random.int(1, 9)]
        const quotient = left * 100 + right
        return {
          divisor,
          dividend: divisor * quotient,
          claimed: random.evenly([true, false]) ? quotient : left * 10 + right,
        }
      },
      answer: option({
        right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
        zero: { en: prose`No, a zero is missing in the quotient.`, es: prose`No, falta un cero en el cociente.` },
      }),
      solve: ({ divisor, dividend, claimed }) => (divisor * claimed === dividend ? 'right' : 'zero'),
      ask: ({ divisor, dividend, claimed }) => both(m`${dividend} ÷ ${divisor} = ${claimed}`),
      // Puts the zero back and divides.
      check(printed, answer) {
        const [dividend, divisor] = printedDivision(printed)
        const claimed = evaluate(printed.one('relation').right).n
        const withZero = Number(String(claimed).replace(/^(\d)(\d)$/, '$10$2'))
        return answer === (claimed * divisor === dividend ? 'right' : withZero * divisor === dividend ? 'zero' : null)
      },
    }),
  }),
)
