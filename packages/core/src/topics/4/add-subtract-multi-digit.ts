import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { both, column, columnWithResult, prose, workedColumn } from '../../content.ts'
import { blank, equation, expr, minus, sum, type Value } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { undoesTheColumn } from '../common/columns.ts'
import { hideDigits, isOnlyFilling } from '../common/missing-digits.ts'
import { borrows, carries, smallerFromLarger, sumWithoutCarrying } from '../common/regrouping.ts'

type Sign = '+' | '−'

/** Pairs by the name that levels list; the first is the greater. */
const pairs = {
  'four digits, few regroupings'(random: Random, sign: Sign) {
    return random.until(
      () => [random.int(2111, 9999), random.int(1000, 8999)] as const,
      ([a, b]) =>
        a > b && (sign === '+' ? a + b < 10_000 && carries(a, b) <= 2 : borrows(a, b) <= 2 && !String(a).includes('0')),
    )
  },
  'different lengths'(random: Random, sign: Sign) {
    const [top, bottom] = random.pick([
      [5, 3],
      [5, 4],
      [4, 3],
    ])
    return random.until(
      () => [random.int(10 ** top, 9 * 10 ** top - 1), random.int(10 ** bottom, 10 * 10 ** bottom - 1)] as const,
      ([a, b]) => (sign === '+' ? carries(a, b) >= 3 : borrows(a, b) >= 3),
    )
  },
  'across zeros'(random: Random) {
    const zeros = random.int(3, 4)
    return [
      random.int(2, 9) * 10 ** (zeros + 1) + random.int(1, 9) * 10 ** zeros,
      random.int(10 ** zeros + 1, 2 * 10 ** (zeros + 1) - 1),
    ] as const
  },
}

interface Level {
  readonly pairs: keyof typeof pairs
}

function drawPair(random: Random, level: Level) {
  const sign: Sign = level.pairs === 'across zeros' ? '−' : random.evenly(['+', '−'])
  const [a, b] = pairs[level.pairs](random, sign)
  return { a, b, sign }
}

type Facts = ReturnType<typeof drawPair>

const result = ({ a, b, sign }: Facts) => (sign === '+' ? a + b : a - b)
const written = (a: Value, b: Value, sign: Sign) => (sign === '+' ? sum(a, b) : minus(a, b))

const instruction = { en: prose`Add or subtract.`, es: prose`Suma o resta.` }

/** Undoes the printed operation on the two numbers of a row. */
function check(printed: Printed, answer: Value): boolean {
  const [a, b] = printed.all('number').map(number => evaluate(number))
  const isDifference = printed.all('negative').length > 0
  return a !== undefined && b !== undefined && (isDifference ? exact(answer).plus(b) : exact(answer).minus(b)).equals(a)
}

export const addSubtractMultiDigit = defineTopic(
  {
    id: 'add-subtract-multi-digit',
    name: { en: 'Add and subtract multi-digit numbers', es: 'Sumar y restar números de varios dígitos' },
    description: {
      en: 'Add and subtract numbers of up to six digits in columns, with regrouping.',
      es: 'Suma y resta en columna números de hasta seis dígitos, con reagrupación.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.B.4'],
    levels: {
      easy: { pairs: 'four digits, few regroupings' },
      medium: { pairs: 'different lengths' },
      hard: { pairs: 'across zeros' },
    },
  },
  form => ({
    columns: form({
      share: 3,
      instruction,
      lines: 2,
      draw: drawPair,
      answer: integer,
      solve: result,
      ask: ({ a, b, sign }) => both(column(sign, a, b)),
      steps: ({ a, b, sign }) => both(workedColumn(sign, a, b)),
      check: undoesTheColumn,
    }),

    horizontal: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Write the numbers in columns. Then add or subtract.`,
        es: prose`Escribe los números en columnas. Luego suma o resta.`,
      },
      lines: 5,
      draw: drawPair,
      answer: integer,
      solve: result,
      ask: ({ a, b, sign }) => both(equation(written(a, b, sign), blank(3.5))),
      steps: ({ a, b, sign }) => both(workedColumn(sign, a, b)),
      check,
    }),

    threeAddends: form({
      levels: ['hard'],
      instruction,
      lines: 2,
      draw: random => ({ terms: [random.int(100_000, 499_999), random.int(1000, 399_999), random.int(100, 99_999)] }),
      answer: integer,
      solve: ({ terms }) => terms.reduce((total, term) => total + term, 0),
      ask: ({ terms }) => both(column('+', ...terms)),
      steps: ({ terms }) => both(workedColumn('+', ...terms)),
      check: undoesTheColumn,
    }),

    missingNumber: form({
      levels: ['hard'],
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      lines: 3,
      draw: random => {
        const [missing, known] = random.until(
          () => [random.int(2000, 550_000), random.int(1000, 450_000)] as const,
          ([a, b]) => a > b,
        )
        return { missing, known, place: random.evenly(['minuend', 'first addend', 'second addend']) }
      },
      answer: integer,
      solve: ({ missing }) => missing,
      ask: ({ missing, known, place }) =>
        both(
          place === 'minuend'
            ? equation(minus(blank(3.5), known), missing - known)
            : equation(place === 'first addend' ? sum(blank(3.5), known) : sum(known, blank(3.5)), missing + known),
        ),
      check(printed, answer) {
        const [known, total] = printed.all('number').map(number => evaluate(number))
        if (known === undefined || total === undefined) return false
        return (printed.all('negative').length > 0 ? exact(answer).minus(known) : exact(answer).plus(known)).equals(
          total,
        )
      },
    }),

    missingDigits: form({
      levels: ['hard'],
      instruction: {
        en: prose`Find the missing digits. Write them row by row, from left to right.`,
        es: prose`Halla los dígitos que faltan. Escríbelos fila por fila, de izquierda a derecha.`,
      },
      lines: 0,
      draw: random => {
        const sign: Sign = random.evenly(['+', '−'])
        const [a, b] = random.until(
          () => [random.int(2000, 9999), random.int(1000, 8999)] as const,
          ([a, b]) => a > b + 1000,
        )
        return { sign, ...hideDigits(random, [a, b, sign === '+' ? a + b : a - b], 3) }
      },
      answer: numberList,
      solve: ({ digits }) => digits,
      ask: ({ sign, rows }) => both(columnWithResult(sign, rows.slice(0, 2), rows[2] ?? 0)),
      check: isOnlyFilling,
    }),

    findTheError: form({
      levels: ['medium', 'hard'],
      instruction: { en: prose`Is the result right?`, es: prose`¿Está bien el resultado?` },
      draw: random => {
        const sign: Sign = random.evenly(['+', '−'])
        const [a, b] = random.until(
          () => [random.int(3000, 9999), random.int(1000, 7999)] as const,
          ([a, b]) => a > b && a + b < 10_000 && carries(a, b) > 0 && borrows(a, b) > 0,
        )
        const wrong = sign === '+' ? sumWithoutCarrying(a, b) : smallerFromLarger(a, b)
        return { a, b, sign, claimed: random.evenly([true, false]) ? wrong : sign === '+' ? a + b : a - b }
      },
      answer: option({
        right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
        carry: { en: prose`No, a carry was forgotten.`, es: prose`No, se olvidó llevar.` },
        borrow: {
          en: prose`No, the smaller digit was taken from the larger.`,
          es: prose`No, se restó el dígito menor del mayor.`,
        },
      }),
      solve: ({ a, b, sign, claimed }) =>
        claimed === (sign === '+' ? a + b : a - b) ? 'right' : sign === '+' ? 'carry' : 'borrow',
      ask: ({ a, b, sign, claimed }) => both(columnWithResult(sign, [a, b], claimed)),
      check(printed, answer) {
        const { operator, rows, result } = printed.block('column')
        const [a, b] = rows.map(({ of }) => evaluate(of))
        if (!a || !b || !result) return false
        const back = operator === '+' ? evaluate(result.of).minus(b) : evaluate(result.of).plus(b)
        return answer === (back.equals(a) ? 'right' : operator === '+' ? 'carry' : 'borrow')
      },
    }),

    reasonable: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Estimate. Which result is reasonable?`,
        es: prose`Estima. ¿Qué resultado es razonable?`,
      },
      draw: drawPair,
      answer: integer,
      solve: result,
      mistakes: ({ a, b, sign }) => ({
        otherOperation: sign === '+' ? a - b : a + b,
        oneZeroMore: 10 * (sign === '+' ? a + b : a - b),
        digitShifted: sign === '+' ? a + 10 * b : a + Math.floor(b / 10),
        lastDigitLost: Math.floor((sign === '+' ? a + b : a - b) / 10),
      }),
      ask: ({ a, b, sign }) => both(written(a, b, sign)),
      check: (printed, answer) => check(printed, expr(answer)),
    }),
  }),
)
