import {
  type AnswerType,
  answerStep,
  blank,
  both,
  defineTopic,
  equation,
  evaluate,
  exact,
  expandedForm,
  explainedBy,
  expr,
  expression,
  figure,
  integer,
  isTerm,
  itemOf,
  labelOrder,
  line,
  list,
  numberFromParts,
  numberInWords,
  numberWords,
  placeValueChart,
  prose,
  type Random,
  type Step,
  step,
  sum,
  symbol,
  table,
  times,
  tupleOf,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'

/** Numbers by the name that levels list. */
const numbers = {
  'no zeros': (random: Random) =>
    random.until(
      () => random.int(random.pick([1111, 11_111]), 99_999),
      n => !String(n).includes('0'),
    ),
  'one or two zeros': (random: Random) =>
    random.until(
      () => random.int(100_000, 999_999),
      n => [1, 2].includes(String(n).split('0').length - 1),
    ),
  /** Six digits, two of them zeros. */
  'up to a million'(random: Random) {
    const zeros = random.sample([1, 2, 3, 4, 5], 2)
    return [0, 1, 2, 3, 4, 5].reduce((value, i) => 10 * value + (zeros.includes(i) ? 0 : random.int(1, 9)), 0)
  },
}

interface Level {
  readonly numbers: keyof typeof numbers
}

const draw = (random: Random, level: Level) => ({ value: numbers[level.numbers](random) })

const drawSaid = (random: Random, level: Level) =>
  random.until(
    () => draw(random, level),
    ({ value }) => value % 1000 > 0,
  )

/** 46,203 is 40,000 + 6,000 + 200 + 3; zeros are left out. */
const partsOf = (value: number) =>
  [...String(value)].map((digit, i, all) => Number(digit) * 10 ** (all.length - 1 - i)).filter(part => part > 0)

const writeNumber = { en: prose`Write the number in standard form.`, es: prose`Escribe el número en forma estándar.` }

/** What is said up to the word thousand, what is said after it, and both together. */
function fromWords(value: number): readonly Step[] {
  const rest = value % 1000
  return [
    explainedBy(expr(value - rest), {
      en: line`Write the part that ends in the word “thousand”.`,
      es: line`Escribe la parte que termina en la palabra “mil”.`,
    }),
    explainedBy(expr(rest), {
      en: line`Write the part after it. It takes the last three places.`,
      es: line`Escribe la parte que sigue. Ocupa las tres últimas posiciones.`,
    }),
    explainedBy(equation(sum(value - rest, rest), value), {
      en: line`Put the two parts together.`,
      es: line`Junta las dos partes.`,
    }),
  ]
}
/** A zero is moved by one place, left out, or written twice. */
function misplacedZeros(value: number): Readonly<Record<string, number>> {
  const digits = [...String(value)]
  const zeros = digits.flatMap((digit, i) => (digit === '0' ? [i] : []))
  const swapped = (i: number, j: number) =>
    Number(digits.map((digit, at) => digits[at === i ? j : at === j ? i : at] ?? digit).join(''))
  const wrong = zeros.flatMap((zero): [string, number][] => [
    ...(zero > 1 ? [[`left ${zero}`, swapped(zero, zero - 1)] as [string, number]] : []),
    [`without ${zero}`, Number(digits.filter((_, i) => i !== zero).join(''))],
    ...(zero < 5 ? [[`right ${zero}`, swapped(zero, zero + 1)] as [string, number]] : []),
    [`twice ${zero}`, Number([...digits.slice(0, zero), '0', ...digits.slice(zero)].join(''))],
  ])
  return Object.fromEntries(wrong.filter(([, found]) => found !== value))
}

/** Thousands that are said in their own way: mil, veintiún mil, cien mil, doscientos mil, quinientos mil, un millón. */
const THOUSANDS = [1, 21, 31, 91, 100, 101, 121, 200, 500, 700, 900, 1000] as const
function drawTricky(random: Random): number {
  const thousands = random.pick(THOUSANDS)
  return thousands * 1000 + (thousands === 1000 ? 0 : random.int(1, 999))
}

/** Places of three digits in numbers that are easily mixed up. */
const PATTERNS: readonly (readonly number[])[] = [
  [5, 3, 1],
  [5, 2, 0],
  [5, 4, 2],
  [5, 4, 0],
  [4, 3, 1],
  [4, 2, 0],
  [5, 3, 0],
]
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

const chartOf = (value: number, digits = String(value)) =>
  placeValueChart({ from: String(value).length - 1, rows: [digits] })
/** The digits of a number, each in its place of the chart. */
const chartDigits: AnswerType<number> = {
  kind: 'table',
  show: value => both(figure(chartOf(value))),
  value: value => [...String(value)],
  nearMisses: value => [value + 1, value * 10, value + 1000],
}

export const multiDigitNumberForms = defineTopic(
  {
    id: 'multi-digit-number-forms',
    name: { en: 'Read and write multi-digit numbers', es: 'Leer y escribir números de varios dígitos' },
    description: {
      en: 'Write numbers up to one million in standard, word and expanded form.',
      es: 'Escribe números hasta un millón en forma estándar, con palabras y en forma desarrollada.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.A.2'],
    levels: {
      easy: { numbers: 'no zeros' },
      medium: { numbers: 'one or two zeros' },
      hard: { numbers: 'up to a million' },
    },
  },
  form => ({
    wordsToNumeral: form({
      levels: ['easy', 'medium'],
      instruction: writeNumber,
      draw: drawSaid,
      answer: integer,
      solve: ({ value }) => value,
      ask: ({ value }) => both(prose`${numberWords(value)}`),
      solution: ({ value }) => fromWords(value),
      check: (printed, answer) => exact(answer).equals(printed.term('number-words').value),
    }),

    missingPart: form({
      levels: ['easy'],
      instruction: { en: prose`Write the missing part.`, es: prose`Escribe la parte que falta.` },
      draw: (random, level) => {
        const { value } = draw(random, level)
        return { value, missing: random.int(0, partsOf(value).length - 1) }
      },
      answer: integer,
      solve: ({ value, missing }) => itemOf(partsOf(value), missing),
      ask: ({ value, missing }) =>
        both(equation(value, sum(...partsOf(value).map((part, i) => (i === missing ? blank(3) : part))))),
      solution({ value, missing }): readonly Step[] {
        const part = itemOf(partsOf(value), missing)
        return [
          ...numberFromParts(value).slice(0, 1),
          step(expr(part), because.explain, {
            sentence: {
              en: line`In ${value}, the digit ${Number(String(part)[0])} has this value.`,
              es: line`En ${value}, el dígito ${Number(String(part)[0])} tiene este valor.`,
            },
          }),
        ]
      },
      check(printed, answer) {
        const [value, ...parts] = printed.all('number').map(number => evaluate(number))
        return value !== undefined && parts.reduce((total, part) => total.plus(part), exact(answer)).equals(value)
      },
    }),

    toStandard: form({
      levels: ['medium'],
      instruction: writeNumber,
      draw,
      answer: integer,
      solve: ({ value }) => value,
      ask: ({ value }) => both(equation(sum(...partsOf(value)), blank(4))),
      solution: ({ value }) => numberFromParts(value),
      check: (printed, answer) =>
        printed
          .all('number')
          .reduce((rest, part) => rest.minus(evaluate(part)), exact(answer))
          .equals(0),
    }),

    whichNumeral: form({
      levels: ['medium'],
      draw: drawSaid,
      answer: integer,
      solve: ({ value }) => value,
      mistakes: ({ value }) => misplacedZeros(value),
      ask: ({ value }) => ({
        en: [prose`Which number is this?`, prose`${numberWords(value)}`],
        es: [prose`¿Qué número es este?`, prose`${numberWords(value)}`],
      }),
      solution: ({ value }) => [
        ...fromWords(value).slice(0, 2),
        explainedBy(equation(sum(value - (value % 1000), value % 1000), value), {
          en: line`Put the two parts together. Each other number has a zero too many, too few, or in another place.`,
          es: line`Junta las dos partes. A cada uno de los otros números le sobra o le falta un cero, o lo tiene en otra posición.`,
        }),
      ],
      check: (printed, answer) => exact(answer).equals(printed.term('number-words').value),
    }),

    chart: form({
      levels: ['easy'],
      instruction: writeNumber,
      draw,
      answer: integer,
      solve: ({ value }) => value,
      ask: ({ value }) => both(figure(chartOf(value))),
      solution: ({ value }) => numberFromParts(value),
      check(printed, answer) {
        const { from, rows } = printed.figure('place-value-chart')
        const total = (rows[0] ?? []).reduce(
          (sum, cell, i) => sum + (cell?.kind === 'number' ? cell.n : 0) * 10 ** (from - i),
          0,
        )
        return exact(answer).equals(total)
      },
    }),

    fillTheChart: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Write the number in the chart.`, es: prose`Escribe el número en la tabla.` },
      lines: 0,
      draw: drawSaid,
      answer: chartDigits,
      solve: ({ value }) => value,
      ask: ({ value }) =>
        both([prose`${numberWords(value)}`, figure(chartOf(value, ' '.repeat(String(value).length)))]),
      solution: ({ value }) => [
        ...fromWords(value),
        answerStep(figure(chartOf(value)), {
          en: line`Write each digit in its place.`,
          es: line`Escribe cada dígito en su posición.`,
        }),
      ],
      // The chart has a column for every digit of the number that is said.
      check: (printed, answer) =>
        printed.term('number-words').value === answer &&
        10 ** printed.figure('place-value-chart').from <= answer &&
        answer < 10 ** (printed.figure('place-value-chart').from + 1),
    }),

    numeralToWords: form({
      levels: ['hard'],
      instruction: { en: prose`Write the number in words.`, es: prose`Escribe el número en palabras.` },
      draw: (random, level) => (random.evenly([false, true]) ? { value: drawTricky(random) } : draw(random, level)),
      answer: numberInWords,
      solve: ({ value }) => value,
      ask: ({ value }) => both(expr(value)),
      solution({ value }) {
        const rest = value % 1000
        return [
          step(rest === 0 ? times(value / 1000, 1000) : sum(value - rest, rest), because.explain, {
            sentence: {
              en: line`Read the thousands, then the rest.`,
              es: line`Lee los miles y luego lo demás.`,
            },
          }),
          answerStep(prose`${numberWords(value)}`, {
            en: line`That is the number in words.`,
            es: line`Ese es el número en palabras.`,
          }),
        ]
      },
      check: (printed, answer) => evaluate(printed.one('number')).equals(answer),
    }),

    expandedForm: form({
      levels: ['hard'],
      instruction: {
        en: prose`Write the number in expanded form.`,
        es: prose`Escribe el número en forma desarrollada.`,
      },
      lines: 1,
      draw,
      answer: { ...expression, requires: 'same-form' },
      solve: ({ value }) => sum(...partsOf(value)),
      ask: ({ value }) => both(expr(value)),
      solution: ({ value }) => expandedForm(value),
      // Each part is one digit followed by zeros, and no two have the same length.
      check(printed, answer) {
        const parts = answer.kind === 'sum' ? answer.terms.map(term => evaluate(term).toString()) : []
        const isPart =
          parts.every(part => /^[1-9]0*$/.test(part)) && new Set(parts.map(part => part.length)).size === parts.length
        return isPart && evaluate(answer).equals(evaluate(printed.one('number')))
      },
    }),

    scrambled: form({
      levels: ['hard'],
      instruction: writeNumber,
      draw: (random, level) => {
        const { value } = draw(random, level)
        return { value, parts: random.shuffle(partsOf(value)), asProducts: random.evenly([true, false]) }
      },
      answer: integer,
      solve: ({ value }) => value,
      ask: ({ parts, asProducts }) =>
        both(
          equation(
            sum(
              ...parts.map(part =>
                asProducts && part >= 10 ? times(Number(String(part)[0]), 10 ** (String(part).length - 1)) : part,
              ),
            ),
            blank(4),
          ),
        ),
      solution: ({ value }) => numberFromParts(value),
      check: (printed, answer) => evaluate(printed.one('relation').left).equals(exact(answer)),
    }),

    matchThreeForms: form({
      levels: ['hard'],
      kind: 'match',
      instruction: {
        en: prose`Match. For each number, write the letter of its word form and then the letter of its expanded form.`,
        es: prose`Relaciona. Para cada número, escribe la letra de su forma en palabras y luego la de su forma desarrollada.`,
      },
      wide: true,
      draw(random) {
        const digits = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)
        const values = random
          .sample(PATTERNS, 3)
          .map(places => places.reduce((total, place, i) => total + itemOf(digits, i) * 10 ** place, 0))
        return { values, inWords: random.shuffle<number[]>([0, 1, 2]), inParts: random.shuffle<number[]>([0, 1, 2]) }
      },
      answer: labelOrder(LETTERS),
      solve: ({ inWords, inParts }) =>
        [0, 1, 2].flatMap(i => [itemOf(LETTERS, inWords.indexOf(i)), itemOf(LETTERS, 3 + inParts.indexOf(i))]),
      namedAnswer: ({ values }, letters) => {
        const [first, second, third] = tupleOf(values, 3)
        const [a, b, c, d, e, f] = tupleOf(
          letters.map(letter => symbol(letter)),
          6,
        )
        return both(prose`${first}: ${a}, ${b}; ${second}: ${c}, ${d}; ${third}: ${e}, ${f}`)
      },
      ask: ({ values, inWords, inParts }) =>
        both(
          table({
            head: [
              words('Number', 'Número'),
              words('Word form', 'Forma en palabras'),
              words('Expanded form', 'Forma desarrollada'),
            ],
            rows: values.map((value, i) => [
              value,
              line`${symbol(itemOf(LETTERS, i))}: ${numberWords(itemOf(values, itemOf(inWords, i)))}`,
              line`${symbol(itemOf(LETTERS, 3 + i))}: ${sum(...partsOf(itemOf(values, itemOf(inParts, i))))}`,
            ]),
          }),
        ),
      solution: ({ values }, answer) => [
        ...values.map(value =>
          explainedBy(equation(value, sum(...partsOf(value))), {
            en: line`Write the value of each digit. In words: ${numberWords(value)}.`,
            es: line`Escribe el valor de cada dígito. En palabras: ${numberWords(value)}.`,
          }),
        ),
        explainedBy(list(...answer.map(letter => symbol(letter))), {
          en: line`For each number, find the letter of the word form, then that of the expanded form.`,
          es: line`Para cada número, halla la letra de la forma en palabras y luego la de la forma desarrollada.`,
        }),
      ],
      // What stands at each letter is worth the number it is written for.
      check(printed, answer) {
        const { rows } = printed.block('table')
        const worth = new Map<string, number>()
        for (const [letter, , item] of rows.flatMap(([, ...cells]) => cells)) {
          if (typeof letter !== 'object' || letter.kind !== 'symbol') return false
          if (typeof item !== 'object') return false
          worth.set(letter.name, item.kind === 'number-words' ? item.value : isTerm(item) ? 0 : evaluate(item).n)
        }
        return (
          answer.every((letter, i) => LETTERS.indexOf(letter) < 3 === (i % 2 === 0)) &&
          rows.every(([cell], i) => {
            const [value] = cell ?? []
            const number = value !== undefined && typeof value !== 'string' && !isTerm(value) ? evaluate(value).n : -1
            return [answer[2 * i], answer[2 * i + 1]].every(letter => worth.get(letter ?? '') === number)
          })
        )
      },
    }),
  }),
)
