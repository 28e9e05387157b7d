import { sentenceChoice } from '../../answer/choice.ts'
import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { both, column, columnWithResult, figure, prose } from '../../content.ts'
import { baseTenBlocks } from '../../figure/base-ten-blocks.ts'
import { blank, equation, sum } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import { isTrue } from '../../math/truth.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { undoesTheColumn } from '../common/columns.ts'
import { addends } from '../common/digit-pairs.ts'
import { filled } from '../common/filled.ts'
import { hideDigits, isOnlyFilling } from '../common/missing-digits.ts'
import { sumWithoutCarrying } from '../common/regrouping.ts'

/** A worked column, right or wrong. */
const worked = (a: number, b: number, result: number) => ({
  key: String(result),
  says: both(columnWithResult('+', [a, b], result)),
})

interface Level {
  readonly regroups: boolean
}

const draw = (random: Random, { regroups }: Level) => {
  const [a, b] = addends(random, regroups)
  return { a, b }
}

const instruction = { en: prose`Add.`, es: prose`Suma.` }

export const addTwoDigitNumbers = defineTopic(
  {
    id: 'add-two-digit-numbers',
    name: { en: 'Add two-digit numbers', es: 'Sumar números de dos dígitos' },
    description: {
      en: 'Add two two-digit numbers in columns or mentally, regrouping ten ones when needed.',
      es: 'Suma dos números de dos dígitos en columna o mentalmente, reagrupando diez unidades si hace falta.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.5'],
    levels: {
      easy: { regroups: false },
      medium: { regroups: true },
      hard: { regroups: true },
    },
  },
  form => ({
    columns: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction,
      lines: 1,
      draw,
      answer: integer,
      solve: ({ a, b }) => a + b,
      ask: ({ a, b }) => both(column('+', a, b)),
      check: undoesTheColumn,
    }),

    horizontal: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction,
      lines: 2,
      draw,
      answer: integer,
      solve: ({ a, b }) => a + b,
      ask: ({ a, b }) => both(equation(sum(a, b), blank(2))),
      check(printed, answer) {
        const [a, b] = printed.all('number').map(number => evaluate(number))
        return a !== undefined && b !== undefined && exact(answer).minus(b).equals(a)
      },
    }),

    blocks: form({
      levels: ['easy', 'medium'],
      instruction,
      lines: 0,
      draw,
      answer: integer,
      solve: ({ a, b }) => a + b,
      ask: ({ a, b }) => both([figure(baseTenBlocks(a, b)), equation(sum(a, b), blank(2))]),
      // Counts the blocks.
      check: (printed, answer) =>
        exact(answer).equals(
          printed.figure('base-ten-blocks').groups.reduce((total, { tens, ones }) => total + 10 * tens + ones, 0),
        ),
    }),

    missingAddend: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      lines: 1,
      draw: (random, level) => ({ ...draw(random, level), first: random.evenly([false, true]) }),
      answer: integer,
      solve: ({ b }) => b,
      ask: ({ a, b, first }) => both(equation(first ? sum(blank(2), a) : sum(a, blank(2)), a + b)),
      check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
    }),

    missingDigits: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Find the missing digits. Write them row by row.`,
        es: prose`Halla los dígitos que faltan. Escríbelos fila por fila.`,
      },
      lines: 0,
      draw: (random, level) => {
        const { a, b } = draw(random, level)
        return hideDigits(random, [a, b, a + b], random.evenly([2, 1]))
      },
      answer: numberList,
      solve: ({ digits }) => digits,
      ask: ({ rows }) => both(columnWithResult('+', rows.slice(0, 2), rows[2] ?? 0)),
      check: isOnlyFilling,
    }),

    chooseTheColumn: form({
      levels: ['hard'],
      draw,
      answer: sentenceChoice,
      solve: ({ a, b }) => worked(a, b, a + b),
      mistakes: ({ a, b }) => ({
        carryForgotten: worked(a, b, sumWithoutCarrying(a, b)),
        onesOneOff: worked(a, b, (a + b) % 10 < 9 ? a + b + 1 : a + b - 1),
        carriedTwice: worked(a, b, a + b + 10),
      }),
      ask: ({ a, b }) => ({
        en: prose`Which column adds ${a} and ${b} correctly?`,
        es: prose`¿Qué columna suma bien ${a} y ${b}?`,
      }),
      check(printed, { key }) {
        const [a, b] = printed.numbers
        return a !== undefined && b !== undefined && exact(Number(key)).minus(b).equals(a)
      },
    }),

    findTheError: form({
      levels: ['hard'],
      instruction: { en: prose`Is the sum right?`, es: prose`¿Está bien la suma?` },
      draw: (random, level) => {
        const { a, b } = draw(random, level)
        const claims = [sumWithoutCarrying(a, b), (a + b) % 10 < 9 ? a + b + 1 : a + b - 1, a + b]
        return { a, b, claimed: claims[random.evenly([0, 1, 2])] ?? 0 }
      },
      answer: option({
        right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
        ten: { en: prose`No, the new ten is missing.`, es: prose`No, falta la decena que se forma.` },
        ones: { en: prose`No, the ones are added wrong.`, es: prose`No, las unidades están mal sumadas.` },
      }),
      solve: ({ a, b, claimed }) => (claimed === a + b ? 'right' : claimed === a + b - 10 ? 'ten' : 'ones'),
      ask: ({ a, b, claimed }) => both(columnWithResult('+', [a, b], claimed)),
      check(printed, answer) {
        const { rows, result } = printed.block('column')
        const [a, b] = rows.map(({ of }) => evaluate(of))
        if (!a || !b || !result) return false
        const missing = a.minus(evaluate(result.of).minus(b)).n
        return answer === (missing === 0 ? 'right' : missing === 10 ? 'ten' : 'ones')
      },
    }),
  }),
)
