import {
  type AnswerType,
  answerStep,
  blank,
  both,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  integer,
  line,
  numberFromParts,
  numberWords,
  prose,
  sum,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { chartOf, draw, drawSaid, fromWords, partsOf, writeNumber } from './parts.ts'

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

/** The digits of a number, each in its place of the chart. */
const chartDigits: AnswerType<number> = {
  kind: 'table',
  show: value => both(figure(chartOf(value))),
  value: value => [...String(value)],
  nearMisses: value => [value + 1, value * 10, value + 1000],
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
        en: line`Put the two parts together.`,
        es: line`Junta las dos partes.`,
      }),
    ],
    whyWrong: ({ value }) =>
      Object.fromEntries(
        Object.keys(misplacedZeros(value)).map(name => [
          name,
          name.startsWith('without')
            ? { en: line`A zero is missing.`, es: line`Falta un cero.` }
            : name.startsWith('twice')
              ? { en: line`There is an extra zero.`, es: line`Sobra un cero.` }
              : { en: line`A zero is in the wrong place.`, es: line`Un cero está en otra posición.` },
        ]),
      ),
    check: (printed, answer) => exact(answer).equals(printed.term('number-words').value),
  }),
  fillTheChart: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`Write the number in the chart.`, es: prose`Escribe el número en la tabla.` },
    lines: 0,
    draw: drawSaid,
    answer: chartDigits,
    solve: ({ value }) => value,
    ask: ({ value }) => both([prose`${numberWords(value)}`, figure(chartOf(value, ' '.repeat(String(value).length)))]),
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
})
