import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { both, bullets, column, columnWithResult, figure, line, prose } from '../../content.ts'
import { baseTenBlocks } from '../../figure/base-ten-blocks.ts'
import { blank, bracketed, equation, sum } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { undoesTheColumn } from '../common/columns.ts'
import { addends } from '../common/digit-pairs.ts'
import { hideDigits, isOnlyFilling } from '../common/missing-digits.ts'
import { sumWithoutCarrying } from '../common/regrouping.ts'

/** Pairs of addends by the name that levels list. */
const pairs = {
  'no regrouping, or a short second number'(random: Random): readonly [number, number] {
    if (random.evenly([true, false])) return addends(random, false, false)
    const [a, b] = addends(random, true)
    return [a + random.int(1, 8) * 100, b]
  },
  'one regrouping': (random: Random) =>
    addends(random, ...random.pick([[true, false] as const, [false, true] as const])),
  'two regroupings': (random: Random) => addends(random, true, true),
  /** One number has a zero among its digits: 407 + 286, 480 + 357. */
  'a zero digit'(random: Random): readonly [number, number] {
    const isInTens = random.chance(0.5)
    const [x, y] = addends(random, true)
    const first = isInTens ? x % 10 : (x % 10) * 10
    const second = isInTens ? y : (y % 10) * 10 + Math.floor(y / 10)
    const hundreds = random.int(1, 7)
    return [hundreds * 100 + first, random.int(1, 8 - hundreds) * 100 + second]
  },
}

interface Level {
  readonly pairs: readonly (keyof typeof pairs)[]
  /** Whether the tens carry too where a sum is to be judged. */
  readonly carriesTens: boolean
}

function draw(random: Random, level: Level) {
  const [a, b] = pairs[random.evenly(level.pairs)](random)
  return { a, b }
}

/** A number of two digits to add, so that it can be lined up wrongly; the wrong sum stays below 1,000 as well. */
function drawShort(random: Random, { carriesTens }: { readonly carriesTens: boolean }) {
  const [tens, ones] = [random.int(1, 5), random.int(2, 9)]
  const above = carriesTens ? random.int(9 - tens, 9) : random.int(0, 8 - tens)
  return { a: random.int(1, 3) * 100 + above * 10 + random.int(10 - ones, 9), b: tens * 10 + ones }
}

const placesOf = (value: number) => [Math.floor(value / 100) * 100, (Math.floor(value / 10) % 10) * 10, value % 10]

const instruction = { en: prose`Add.`, es: prose`Suma.` }

export const addThreeDigitNumbers = defineTopic(
  {
    id: 'add-three-digit-numbers',
    name: { en: 'Add three-digit numbers', es: 'Sumar números de tres dígitos' },
    description: {
      en: 'Add three-digit numbers with sums up to 1,000, regrouping ones or tens when needed.',
      es: 'Suma números de tres dígitos con totales hasta 1,000, reagrupando unidades o decenas si hace falta.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.7'],
    levels: {
      easy: { pairs: ['no regrouping, or a short second number'], carriesTens: false },
      medium: { pairs: ['one regrouping'], carriesTens: false },
      hard: { pairs: ['two regroupings', 'two regroupings', 'a zero digit'], carriesTens: true },
    },
  },
  form => ({
    columns: form({
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

    expandedForm: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`Add the hundreds, the tens, and the ones. Then find the sum.`,
        es: prose`Suma las centenas, las decenas y las unidades. Luego halla el total.`,
      },
      wide: true,
      lines: 0,
      draw: (random, level) =>
        random.until(
          () => draw(random, { ...level, pairs: level.pairs.slice(0, 1) }),
          ({ a, b }) => [...placesOf(a), ...placesOf(b)].every(part => part > 0),
        ),
      answer: numberList,
      solve: ({ a, b }) => [...placesOf(a).map((part, i) => part + (placesOf(b)[i] ?? 0)), a + b],
      ask: ({ a, b }) =>
        both(
          bullets(
            line`${equation(sum(bracketed(sum(...placesOf(a))), bracketed(sum(...placesOf(b)))), sum(blank(2), blank(2), blank(2)))}`,
            line`${equation(sum(a, b), blank(2))}`,
          ),
        ),
      check(printed, [hundreds, tens, ones, total]) {
        const groups = printed
          .all('group')
          .map(({ of }) => (of.kind === 'sum' ? of.terms.map(term => evaluate(term)) : []))
        const [first = [], second = []] = groups
        const parts = [hundreds, tens, ones].map(part => exact(part ?? -1))
        return (
          parts.every((part, i) => part.minus(first[i] ?? 0).equals(second[i] ?? 0)) &&
          parts.reduce((rest, part) => rest.minus(part), exact(total ?? -1)).equals(0)
        )
      },
    }),

    missingDigits: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Find the missing digits. Write them row by row, from left to right.`,
        es: prose`Halla los dígitos que faltan. Escríbelos fila por fila, de izquierda a derecha.`,
      },
      lines: 0,
      draw: (random, level) => {
        const { a, b } = draw(random, level)
        return hideDigits(random, [a, b, a + b], random.int(2, 3))
      },
      answer: numberList,
      solve: ({ digits }) => digits,
      ask: ({ rows }) => both(columnWithResult('+', rows.slice(0, 2), rows[2] ?? 0)),
      check: isOnlyFilling,
    }),

    findTheError: form({
      levels: ['medium', 'hard'],
      instruction: { en: prose`Is the sum right?`, es: prose`¿Está bien la suma?` },
      draw: (random, level) => {
        const { a, b } = drawShort(random, level)
        const claims = [sumWithoutCarrying(a, b), a + 10 * b, a + b]
        return { a, b, claimed: claims[random.evenly([0, 1, 2])] ?? 0 }
      },
      answer: option({
        right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
        carry: {
          en: prose`No, a new ten or hundred is missing.`,
          es: prose`No, falta una decena o centena que se forma.`,
        },
        places: { en: prose`No, the places are not lined up.`, es: prose`No, las cifras no están bien alineadas.` },
      }),
      solve: ({ a, b, claimed }) => (claimed === a + b ? 'right' : claimed === a + 10 * b ? 'places' : 'carry'),
      ask: ({ a, b, claimed }) => both(equation(sum(a, b), claimed)),
      check(printed, answer) {
        const [a, b, claimed] = printed.all('number').map(number => evaluate(number))
        if (!a || !b || !claimed) return false
        const added = claimed.minus(a)
        return answer === (added.equals(b) ? 'right' : added.equals(b.times(10)) ? 'places' : 'carry')
      },
    }),

    blocks: form({
      levels: ['easy', 'medium'],
      instruction,
      lines: 0,
      draw: random => {
        const [a, b] = addends(random, random.chance(0.4))
        return { a: a + random.int(1, 2) * 100, b: b + 100 }
      },
      answer: integer,
      solve: ({ a, b }) => a + b,
      ask: ({ a, b }) => both([figure(baseTenBlocks(a, b)), equation(sum(a, b), blank(2))]),
      // Counts the blocks.
      check: (printed, answer) =>
        exact(answer).equals(
          printed
            .figure('base-ten-blocks')
            .groups.reduce((total, { hundreds, tens, ones }) => total + 100 * hundreds + 10 * tens + ones, 0),
        ),
    }),
  }),
)
