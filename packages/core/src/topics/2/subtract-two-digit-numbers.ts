import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { both, bullets, column, columnWithResult, line, prose } from '../../content.ts'
import { blank, equation, minus, sum } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { undoesTheColumn } from '../common/columns.ts'
import { hideDigits, isOnlyFilling } from '../common/missing-digits.ts'
import { smallerFromLarger } from '../common/regrouping.ts'

/** Pairs of two-digit numbers, the first the greater, by the name that levels list. */
const pairs = {
  'no regrouping': (random: Random) => {
    const [tens, ones] = [random.int(1, 8), random.int(0, 9)]
    return { a: random.int(tens + 1, 9) * 10 + random.int(ones, 9), b: tens * 10 + ones }
  },
  regrouping: (random: Random) => {
    const [tens, ones] = [random.int(1, 7), random.int(1, 9)]
    const b = random.chance(0.1) ? ones : tens * 10 + ones
    return { a: random.int(tens + 1, 9) * 10 + random.int(0, ones - 1), b }
  },
  'from tens or a hundred': (random: Random) => {
    const a = random.pick([30, 40, 50, 60, 70, 80, 90, 100, 100])
    return { a, b: random.int(1, a / 10 - 1) * 10 + random.int(1, 9) }
  },
}

/** Regrouping with two digits in every number. */
function withTwoDigitsLeft(random: Random) {
  const [tens, ones] = [random.int(1, 7), random.int(1, 9)]
  return { a: random.int(tens + 2, 9) * 10 + random.int(0, ones - 1), b: tens * 10 + ones }
}

interface Level {
  readonly pairs: keyof typeof pairs
}

const draw = (random: Random, level: Level) => pairs[level.pairs](random)

const instruction = { en: prose`Subtract.`, es: prose`Resta.` }

export const subtractTwoDigitNumbers = defineTopic(
  {
    id: 'subtract-two-digit-numbers',
    name: { en: 'Subtract two-digit numbers', es: 'Restar números de dos dígitos' },
    description: {
      en: 'Subtract two-digit numbers in columns or mentally, breaking apart a ten when needed.',
      es: 'Resta números de dos dígitos en columna o mentalmente, desagrupando una decena si hace falta.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.5'],
    levels: {
      easy: { pairs: 'no regrouping' },
      medium: { pairs: 'regrouping' },
      hard: { pairs: 'from tens or a hundred' },
    },
  },
  form => ({
    columns: form({
      share: 3,
      instruction,
      lines: 1,
      draw,
      answer: integer,
      solve: ({ a, b }) => a - b,
      ask: ({ a, b }) => both(column('−', a, b)),
      check: undoesTheColumn,
    }),

    horizontal: form({
      instruction,
      lines: 2,
      draw,
      answer: integer,
      solve: ({ a, b }) => a - b,
      ask: ({ a, b }) => both(equation(minus(a, b), blank(2))),
      check(printed, answer) {
        const [a, b] = printed.all('number').map(number => evaluate(number))
        return a !== undefined && b !== undefined && exact(answer).plus(b).equals(a)
      },
    }),

    missingNumber: form({
      levels: ['medium', 'hard'],
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      lines: 1,
      draw,
      answer: integer,
      solve: ({ b }) => b,
      ask: ({ a, b }) => both(equation(minus(a, blank(2)), a - b)),
      check(printed, answer) {
        const [a, rest] = printed.all('number').map(number => evaluate(number))
        return a !== undefined && rest !== undefined && exact(answer).plus(rest).equals(a)
      },
    }),

    missingDigits: form({
      levels: ['hard'],
      instruction: {
        en: prose`Find the missing digits. Write them row by row.`,
        es: prose`Halla los dígitos que faltan. Escríbelos fila por fila.`,
      },
      lines: 0,
      draw: random => {
        const { a, b } = withTwoDigitsLeft(random)
        return hideDigits(random, [a, b, a - b], 2)
      },
      answer: numberList,
      solve: ({ digits }) => digits,
      ask: ({ rows }) => both(columnWithResult('−', rows.slice(0, 2), rows[2] ?? 0)),
      check: isOnlyFilling,
    }),

    choose: form({
      levels: ['medium', 'hard'],
      instruction: { en: prose`Choose the difference.`, es: prose`Elige la diferencia.` },
      draw: withTwoDigitsLeft,
      answer: integer,
      solve: ({ a, b }) => a - b,
      mistakes: ({ a, b }) => ({
        smallerFromLarger: smallerFromLarger(a, b),
        tenNotRegrouped: a - b + 10,
        added: a + b,
        oneTenTooMany: a - b - 10,
      }),
      ask: ({ a, b }) => both(minus(a, b)),
      check(printed, answer) {
        const [a, b] = printed.all('number').map(number => evaluate(number))
        return a !== undefined && b !== undefined && exact(answer).plus(b).equals(a)
      },
    }),

    checkByAdding: form({
      levels: ['hard'],
      instruction: { en: prose`Subtract. Then check by adding.`, es: prose`Resta. Luego comprueba con una suma.` },
      lines: 2,
      draw,
      answer: numberList,
      solve: ({ a, b }) => [a - b, a - b],
      ask: ({ a, b }) =>
        both(bullets(line`${equation(minus(a, b), blank(2))}`, line`${equation(sum(blank(2), b), a)}`)),
      check(printed, [difference, addend]) {
        const [a, b] = printed.all('number').map(number => evaluate(number))
        return (
          a !== undefined &&
          b !== undefined &&
          difference !== undefined &&
          addend !== undefined &&
          exact(difference).equals(exact(addend)) &&
          exact(difference).plus(b).equals(a)
        )
      },
    }),
  }),
)
