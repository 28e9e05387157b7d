import {
  type AnswerType,
  answerStep,
  type Block,
  type Both,
  blank,
  both,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  formulaChoice,
  type Hole,
  integer,
  itemOf,
  labelOrder,
  line,
  list,
  type Printed,
  prose,
  type Random,
  relation,
  step,
  sum,
  symbol,
  table,
  type Value,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { comparison, comparisonOf, comparisonSigns } from '../kit/facts/compare-signs.ts'
import {
  readingOf,
  readingSteps,
  readRoman,
  roman,
  romanExpr,
  romanNumeral,
  writingSteps,
  wrongRomans,
} from './roman-numerals/roman.ts'

interface Level {
  readonly least: number
  readonly most: number
  /** How many letters are subtracted at least. */
  readonly subtracted: number
}
const digitSum = (value: number): number => [...`${value}`].reduce((all, digit) => all + Number(digit), 0)
/** The number with a 4 or a 9 in so many of its places. */
const withSubtracted = (random: Random, value: number, many: number): number =>
  random
    .sample(value < 500 ? [10, 1] : [100, 10, 1], many)
    .reduce((now, place) => now + place * (random.pick([4, 9]) - (Math.floor(now / place) % 10)), value)
/** What is read and what is written never are the same number; none is a single letter, and none is long to copy. */
const drawNumber =
  (parity: 0 | 1) =>
  (random: Random, { least, most, subtracted }: Level) => ({
    value: random.until(
      () => withSubtracted(random, random.int(least, most), subtracted),
      drawn =>
        drawn >= least && digitSum(drawn) % 2 === parity && roman(drawn).length >= 2 && roman(drawn).length <= 11,
    ),
  })

/** All Roman numerals that are printed, as numbers. */
const numerals = (printed: Printed): readonly number[] =>
  printed.all('words').flatMap(({ en }) => (/^[IVXLCDM]+$/.test(en) ? [readRoman(en) ?? 0] : []))

const LETTERS = ['A', 'B', 'C', 'D'] as const

interface Context {
  readonly range: readonly [least: number, most: number]
  readonly ask: (numeral: Hole) => Both<Block>
}
const contexts: Readonly<Record<'easy' | 'medium' | 'hard', readonly Context[]>> = {
  easy: [
    {
      range: [1, 12],
      ask: numeral => ({
        en: prose`The numbers on a clock are Roman numerals. The hour hand points to ${numeral}. What number is that?`,
        es: prose`Los números de un reloj son números romanos. La manecilla de las horas señala el ${numeral}. ¿Qué número es?`,
      }),
    },
    {
      range: [2, 39],
      ask: numeral => ({
        en: prose`A chapter of a book has the number ${numeral}. What number is that?`,
        es: prose`Un capítulo de un libro lleva el número ${numeral}. ¿Qué número es?`,
      }),
    },
    {
      range: [2, 18],
      ask: numeral => ({
        en: prose`A king of France was called Louis ${numeral}. What number is that?`,
        es: prose`Un rey de Francia se llamaba Luis ${numeral}. ¿Qué número es?`,
      }),
    },
  ],
  medium: [
    {
      range: [40, 99],
      ask: numeral => ({
        en: prose`A long book has a chapter with the number ${numeral}. What number is that?`,
        es: prose`Un libro largo tiene un capítulo con el número ${numeral}. ¿Qué número es?`,
      }),
    },
    {
      range: [40, 60],
      ask: numeral => ({
        en: prose`A championship game has the number ${numeral} in its name. What number is that?`,
        es: prose`Un partido de campeonato lleva el número ${numeral} en su nombre. ¿Qué número es?`,
      }),
    },
    {
      range: [100, 499],
      ask: numeral => ({
        en: prose`A wall in an old city was built in the year ${numeral}. What year is that?`,
        es: prose`Una muralla de una ciudad antigua se construyó en el año ${numeral}. ¿Qué año es?`,
      }),
    },
  ],
  hard: [
    {
      range: [1700, 2025],
      ask: numeral => ({
        en: prose`The year ${numeral} is carved into the stone of a building. What year is that?`,
        es: prose`En la piedra de un edificio está grabado el año ${numeral}. ¿Qué año es?`,
      }),
    },
    {
      range: [1930, 2025],
      ask: numeral => ({
        en: prose`At the end of a movie, the year ${numeral} is shown. What year is that?`,
        es: prose`Al final de una película aparece el año ${numeral}. ¿Qué año es?`,
      }),
    },
    {
      range: [1500, 1900],
      ask: numeral => ({
        en: prose`An old map was printed in the year ${numeral}. What year is that?`,
        es: prose`Un mapa antiguo se imprimió en el año ${numeral}. ¿Qué año es?`,
      }),
    },
  ],
}

/** What is wrong with a numeral, by the name of its mistake. */
const RULES = {
  fourInARow: {
    en: line`No letter is written four times in a row.`,
    es: line`Ninguna letra se escribe cuatro veces seguidas.`,
  },
  subtractedTwo: {
    en: line`At most one letter is subtracted, and V and L never are.`,
    es: line`Se resta a lo más una letra, y nunca V ni L.`,
  },
  subtractedTooFar: {
    en: line`I is subtracted only from V and X, and X only from L and C. L is never subtracted.`,
    es: line`I se resta solo de V y X, y X solo de L y C. L nunca se resta.`,
  },
  doubledFive: {
    en: line`V, L, and D are written only once.`,
    es: line`V, L y D se escriben una sola vez.`,
  },
  lettersTurned: { en: line`Greater places come first.`, es: line`Las posiciones mayores van primero.` },
  oneMoreAtTheEnd: {
    en: line`No letter is written four times in a row.`,
    es: line`Ninguna letra se escribe cuatro veces seguidas.`,
  },
}
/** The rule that a numeral breaks is seen in its letters before it is seen in how it came about. */
function brokenRule(letters: string, mistake: string) {
  if (/(.)\1{3}/.test(letters)) return RULES.fourInARow
  if (/V.*V|L.*L|D.*D/.test(letters)) return RULES.doubledFive
  return RULES[mistake as keyof typeof RULES]
}
const WRITTEN = {
  en: line`Write the letters of all places, the greater places first.`,
  es: line`Escribe las letras de todas las posiciones, primero las mayores.`,
}

/** A numeral with the value of each group of letters, and the number that it is. */
const readAs = (value: number) =>
  readingOf(value, {
    en: line`${romanExpr(roman(value))} is ${value}.`,
    es: line`${romanExpr(roman(value))} es ${value}.`,
  })

/** A number in digits or as a Roman numeral. */
const sideOf = (value: number, inDigits: boolean): Expr => (inDigits ? expr(value) : romanExpr(roman(value)))

/** A year is printed without a comma. */
const year: AnswerType<Value> = { ...integer, show: value => both(words(`${exact(value)}`, `${exact(value)}`)) }

export const romanNumerals = defineTopic(
  {
    id: 'roman-numerals',
    name: { en: 'Roman numerals', es: 'Números romanos' },
    description: {
      en: 'Change Roman numerals to ordinary numbers and ordinary numbers to Roman numerals.',
      es: 'Cambia números romanos a números comunes y números comunes a números romanos.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: [],
    rev: 3,
    levels: {
      easy: { least: 4, most: 39, subtracted: 0, story: 'easy' },
      medium: { least: 40, most: 499, subtracted: 1, story: 'medium' },
      hard: { least: 500, most: 3999, subtracted: 2, story: 'hard' },
    },
  },
  form => ({
    toNumber: form({
      share: 3,
      instruction: { en: prose`Write the number.`, es: prose`Escribe el número.` },
      draw: drawNumber(1),
      answer: integer,
      solve: ({ value }) => value,
      ask: ({ value }) => ({
        en: prose`${romanExpr(roman(value))} = ${blank(3)}`,
        es: prose`${romanExpr(roman(value))} = ${blank(3)}`,
      }),
      solution: ({ value }) => readingSteps(value),
      // Reads the numeral letter by letter.
      check: (printed, answer) => exact(answer).equals(itemOf(numerals(printed), 0)),
    }),

    toRoman: form({
      share: 3,
      instruction: { en: prose`Write the Roman numeral.`, es: prose`Escribe el número romano.` },
      draw: drawNumber(0),
      answer: romanNumeral,
      solve: ({ value }) => value,
      ask: ({ value }) => ({ en: prose`${value} = ${blank(7)}`, es: prose`${value} = ${blank(7)}` }),
      solution: ({ value }) => writingSteps(value),
      check: (printed, answer) => itemOf(printed.numbers, 0).equals(readRoman(roman(answer)) ?? 0),
    }),

    match: form({
      kind: 'match',
      draw(random, { least, most }) {
        // Numerals of the same letters, where there are some, are easily mixed up.
        const first = random.int(least, most - 12)
        const values = random.until(
          () => [first, ...[2, 5, 9].map(step => first + step + random.int(0, 2))],
          list => new Set(list).size === 4,
        )
        const order = random.until(
          () => random.shuffle<number[]>([0, 1, 2, 3]),
          places => places.some((place, i) => place !== i),
        )
        return { values: random.shuffle(values), order }
      },
      answer: labelOrder(LETTERS),
      solve: ({ order }) => [0, 1, 2, 3].map(i => itemOf(LETTERS, order.indexOf(i))),
      ask({ values, order }) {
        const shown = table({
          head: [words('Roman numeral', 'Número romano'), words('Number', 'Número')],
          rows: values.map((value, i) => [
            romanExpr(roman(value)),
            line`${symbol(itemOf(LETTERS, i))}: ${itemOf(values, itemOf(order, i))}`,
          ]),
        })
        return {
          en: [prose`Match each Roman numeral with its number. Write the letters in order, from top to bottom.`, shown],
          es: [prose`Relaciona cada número romano con su número. Escribe las letras en orden, de arriba abajo.`, shown],
        }
      },
      solution: ({ values }, answer) => [
        ...values.map((value, i) => {
          const letter = symbol(itemOf(answer, i))
          return readingOf(value, {
            en: line`${romanExpr(roman(value))} is ${value}: letter ${letter}.`,
            es: line`${romanExpr(roman(value))} es ${value}: letra ${letter}.`,
          })
        }),
        step(list(...answer.map(letter => symbol(letter))), because.explain, {
          sentence: {
            en: line`Write the letters from top to bottom.`,
            es: line`Escribe las letras de arriba abajo.`,
          },
        }),
      ],
      // Each letter stands at the number of its numeral.
      check(printed, answer) {
        const { rows } = printed.block('table')
        const numbers = new Map(
          rows.map(([, cell]) => [(cell![0] as { name: string }).name, evaluate(cell![2] as Expr).n]),
        )
        return answer.length === 4 && numerals(printed).every((value, i) => numbers.get(itemOf(answer, i)) === value)
      },
    }),

    compare: form({
      levels: ['medium', 'hard'],
      instruction: { en: prose`Write <, >, or =.`, es: prose`Escribe <, > o =.` },
      draw(random, { least, most }) {
        const order = random.evenly(['less', 'greater', 'equal'])
        const low = random.int(least, most - 60)
        const high = low + random.pick([1, 2, 5, 10, 11, 20, 40, 50])
        const [first, other] = order === 'less' ? [low, high] : order === 'greater' ? [high, low] : [low, low]
        // Equal numbers can only be written in two ways; others are, too, so that this gives nothing away.
        return { first, other, inDigits: order === 'equal' || random.chance(0.4), digitsFirst: random.chance(0.5) }
      },
      answer: comparison,
      solve: ({ first, other }) => comparisonOf(first, other),
      ask: ({ first, other, inDigits, digitsFirst }) => {
        const [a, b] = [sideOf(first, inDigits && digitsFirst), sideOf(other, inDigits && !digitsFirst)]
        return { en: prose`${a} ${blank(2)} ${b}`, es: prose`${a} ${blank(2)} ${b}` }
      },
      solution: ({ first, other, inDigits, digitsFirst }, answer) => [
        ...(inDigits && digitsFirst ? [] : [readAs(first)]),
        ...(inDigits && !digitsFirst ? [] : [readAs(other)]),
        answerStep(
          relation(
            sideOf(first, inDigits && digitsFirst),
            comparisonSigns[answer],
            sideOf(other, inDigits && !digitsFirst),
          ),
          {
            less: {
              en: line`The number ${first} is less than ${other}.`,
              es: line`El número ${first} es menor que ${other}.`,
            },
            greater: {
              en: line`The number ${first} is greater than ${other}.`,
              es: line`El número ${first} es mayor que ${other}.`,
            },
            equal: { en: line`Both are ${first}.`, es: line`Los dos son ${first}.` },
          }[answer],
        ),
      ],
      check(printed, answer) {
        const [a, b] = printed.maths.flatMap(item =>
          item.kind === 'words' ? [readRoman(item.en) ?? 0] : item.kind === 'number' ? [item.n] : [],
        )
        return answer === (a! < b! ? 'less' : a! > b! ? 'greater' : 'equal')
      },
    }),

    add: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Add. Write the sum as a Roman numeral.`,
        es: prose`Suma. Escribe el resultado en números romanos.`,
      },
      draw: random => ({ one: random.int(90, 1900), two: random.int(9, 1900) }),
      answer: romanNumeral,
      solve: ({ one, two }) => one + two,
      ask({ one, two }) {
        const [a, b] = [romanExpr(roman(one)), romanExpr(roman(two))]
        return { en: prose`${a} + ${b} = ${blank(7)}`, es: prose`${a} + ${b} = ${blank(7)}` }
      },
      solution: ({ one, two }) => [
        readAs(one),
        ...(one === two ? [] : [readAs(two)]),
        explained(equation(sum(one, two), one + two), line`Add the two numbers.`, line`Suma los dos números.`),
        ...writingSteps(one + two),
      ],
      check(printed, answer) {
        const [one, two] = numerals(printed)
        return readRoman(roman(answer)) === one! + two!
      },
    }),

    valid: form({
      levels: ['hard'],
      share: 2,
      draw: random => ({
        value:
          random.pick([100, 200, 500, 600, 1000, 1400, 1900]) +
          random.pick([4, 8, 9, 14, 18, 19, 24, 29, 38, 40, 44, 49, 84, 89, 90, 94, 98, 99]),
      }),
      answer: formulaChoice,
      solve: ({ value }) => romanExpr(roman(value)),
      mistakes({ value }) {
        const wrong = Object.entries(wrongRomans(value)).filter(([, letters]) => readRoman(letters) === null)
        return Object.fromEntries(wrong.map(([name, letters]) => [name, romanExpr(letters)]))
      },
      ask: ({ value }) => ({
        en: prose`Which Roman numeral for ${value} is written correctly?`,
        es: prose`¿Cuál es la forma correcta de escribir ${value} en números romanos?`,
      }),
      solution: ({ value }) => writingSteps(value, WRITTEN),
      whyWrong: ({ value }) =>
        Object.fromEntries(
          Object.entries(wrongRomans(value)).map(([mistake, letters]) => [mistake, brokenRule(letters, mistake)]),
        ),
      check: (printed, answer) =>
        typeof answer === 'object' &&
        'kind' in answer &&
        answer.kind === 'words' &&
        itemOf(printed.numbers, 0).equals(readRoman(answer.en) ?? 0),
    }),

    year: form({
      levels: ['hard'],
      share: 2,
      lines: 1,
      draw(random) {
        const context = random.evenly(contexts.hard)
        return { context, value: random.int(...context.range) }
      },
      answer: year,
      solve: ({ value }) => value,
      ask: ({ context, value }) => context.ask(romanExpr(roman(value))),
      solution: ({ value }) => readingSteps(value, words(`${value}`, `${value}`)),
      check: (printed, answer) => exact(answer).equals(itemOf(numerals(printed), 0)),
    }),

    story: form({
      levels: ['easy', 'medium'],
      kind: 'story',
      share: 2,
      lines: 1,
      draw(random, { story }) {
        const context = random.evenly(contexts[story])
        return { context, value: random.int(...context.range) }
      },
      answer: integer,
      solve: ({ value }) => value,
      ask: ({ context, value }) => context.ask(romanExpr(roman(value))),
      solution: ({ value }) => readingSteps(value),
      check: (printed, answer) => exact(answer).equals(itemOf(numerals(printed), 0)),
    }),
  }),
)
