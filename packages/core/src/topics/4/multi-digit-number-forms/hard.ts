import {
  answerStep,
  blank,
  both,
  equation,
  evaluate,
  exact,
  expandedForm,
  explainedBy,
  expr,
  expression,
  type FormMaker,
  integer,
  isTerm,
  itemOf,
  labelOrder,
  line,
  list,
  numberFromParts,
  numberInWords,
  numberWords,
  prose,
  type Random,
  step,
  sum,
  symbol,
  table,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { draw, partsOf, writeNumber } from './parts.ts'

/** Thousands that are said in their own way: mil, veintiún mil, cien mil, doscientos mil, quinientos mil, un millón. */
const THOUSANDS = [21, 31, 91, 100, 101, 121, 200, 500, 700, 900, 1000] as const

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

export const hardForms = (form: FormMaker<typeof levels>) => ({
  numeralToWords: form({
    levels: ['hard'],
    instruction: { en: prose`Write the number in words.`, es: prose`Escribe el número en palabras.` },
    draw: (random, level) =>
      random.evenly([false, true])
        ? { value: drawTricky(random) }
        : random.until(
            () => draw(random, level),
            ({ value }) => value > 10_000,
          ),
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
        ...(rest === 0
          ? []
          : [
              step(
                prose`${value - rest}: ${numberWords(value - rest)}; ${rest}: ${numberWords(rest)}`,
                because.explain,
                {
                  sentence: { en: line`Say each part in words.`, es: line`Di cada parte con palabras.` },
                },
              ),
            ]),
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
          en: line`Write the value of each digit. In words, this is ${numberWords(value)}.`,
          es: line`Escribe el valor de cada dígito. En palabras es ${numberWords(value)}.`,
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
        answer.length === 2 * rows.length &&
        answer.every((letter, i) => LETTERS.indexOf(letter) < 3 === (i % 2 === 0)) &&
        rows.every(([cell], i) => {
          const [value] = cell ?? []
          const number = value !== undefined && typeof value !== 'string' && !isTerm(value) ? evaluate(value).n : -1
          return answer.slice(2 * i, 2 * i + 2).every(letter => worth.get(letter) === number)
        })
      )
    },
  }),
})
