import {
  both,
  type Content,
  equation,
  evaluate,
  explained,
  type FormMaker,
  type Inline,
  itemOf,
  labelOrder,
  line,
  list,
  minus,
  numberInWords,
  numberWords,
  orderByDigits,
  prose,
  type Random,
  statements,
  step,
  sum,
  symbol,
  table,
  words,
  writtenName,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { confusedWith, drawNumber, drawThree } from './numbers.ts'
import { drawOne, expanded, joined, type Level, partsAsWords, partsOf, spoken, wordsOf, worthOf } from './parts.ts'

const LETTERS = ['A', 'B', 'C'] as const

const letterOrder = labelOrder(LETTERS)

const SIX = ['A', 'B', 'C', 'D', 'E', 'F'] as const

const letter = writtenName('A', 'B', 'C')

/** A: 370; B: 730; C: 703. */
const atLetters = (numbers: readonly number[]): Content => ({
  kind: 'paragraph',
  content: joined(numbers.map((n, i) => line`${symbol(itemOf(LETTERS, i))}: ${n}`)),
})

/** 804: C, F; 408: B, D. */
const lettersOfEach = (numbers: readonly number[], letters: readonly string[]): Content => ({
  kind: 'paragraph',
  content: joined(
    numbers.map((n, i) => line`${n}: ${symbol(itemOf(letters, 2 * i))}, ${symbol(itemOf(letters, 2 * i + 1))}`),
  ),
})

/** A number with digits, in words, or in expanded form, and how it is called. */
const SHAPES = {
  digits: (value: number): readonly Inline[] => line`${value}`,
  words: (value: number): readonly Inline[] => line`${numberWords(value)}`,
  parts: (value: number): readonly Inline[] => line`${expanded(value)}`,
} as const

type Shape = keyof typeof SHAPES

/** Three places, not all in their own rows. */
const outOfOrder = (random: Random): readonly number[] =>
  random.until(
    () => random.shuffle([0, 1, 2]),
    drawn => drawn.join() !== '0,1,2',
  )

const ALL_SHAPES: readonly Shape[] = ['digits', 'words', 'parts']

export const hardForms = (form: FormMaker<typeof levels>) => ({
  neighborInWords: form({
    levels: ['hard'],
    share: 2,
    lines: 1,
    // The tens change on the way, or the hundreds.
    draw(random) {
      const isAfter = random.evenly([true, false])
      const end = random.evenly([10, 100, 20, 10])
      const hundreds = end === 100 ? random.int(2, 10) : random.int(1, 9)
      const upper = end === 100 ? 100 * hundreds : 100 * hundreds + end
      return { isAfter, from: isAfter ? upper - 1 : upper, value: isAfter ? upper : upper - 1 }
    },
    answer: numberInWords,
    solve: ({ value }) => value,
    ask: ({ isAfter, from }) => ({
      en: isAfter
        ? prose`What number comes just after ${from}? Write it in words.`
        : prose`What number comes just before ${from}? Write it in words.`,
      es: isAfter
        ? prose`¿Qué número va justo después de ${from}? Escríbelo con palabras.`
        : prose`¿Qué número va justo antes de ${from}? Escríbelo con palabras.`,
    }),
    solution: ({ isAfter, from, value }) => [
      isAfter
        ? explained(
            equation(sum(from, 1), value),
            line`The number just after is 1 more.`,
            line`El número que va justo después es 1 más.`,
          )
        : explained(
            equation(minus(from, 1), value),
            line`The number just before is 1 less.`,
            line`El número que va justo antes es 1 menos.`,
          ),
      ...(value % 100 === 0 ? [step(prose`${numberWords(value)}`, because.writeInWords)] : wordsOf(value)),
    ],
    check(printed, answer) {
      const [from] = printed.take(1)
      return from.plus(/after|después/.test(printed.text) ? 1 : -1).equals(answer)
    },
  }),
  partsInWords: form({
    levels: ['hard'],
    instruction: { en: prose`Add. Write the sum in words.`, es: prose`Suma. Escribe el total con palabras.` },
    draw: (random, level: Level) => {
      const { value } = random.until(
        () => drawOne(random, level),
        drawn => drawn.value > 300,
      )
      // The hundreds stand in two parts that differ.
      const hundreds = Math.floor(value / 100)
      const first = 100 * random.intExcept(1, hundreds - 1, hundreds / 2)
      const second = 100 * hundreds - first
      return { value, first, second, parts: random.shuffle([first, second, ...partsOf(value).slice(1)]) }
    },
    answer: numberInWords,
    solve: ({ value }) => value,
    ask: ({ parts }) => both(prose`${sum(...parts)} = ________________`),
    solution: ({ value, first, second }) => [
      explained(equation(sum(first, second), first + second), line`Add the hundreds.`, line`Suma las centenas.`),
      step(equation(expanded(value), value), because.joinPlaces),
      step(partsAsWords(value), because.writePartsInWords),
      step(prose`${numberWords(value)}`, because.hundredsThenRest),
    ],
    check: (printed, answer) => evaluate(printed.one('sum')).equals(answer),
  }),
  matchThreeForms: form({
    levels: ['hard'],
    kind: 'match',
    instruction: {
      en: prose`Match each number with its words and its expanded form. Write both letters, row by row.`,
      es: prose`Relaciona cada número con sus palabras y su forma desarrollada. Escribe las dos letras, fila por fila.`,
    },
    wide: true,
    draw: random => ({
      values: drawThree(random),
      inWords: outOfOrder(random),
      inParts: outOfOrder(random),
    }),
    answer: labelOrder(SIX),
    solve: ({ inWords, inParts }) =>
      [0, 1, 2].flatMap(i => [itemOf(SIX, inWords.indexOf(i)), itemOf(SIX, 3 + inParts.indexOf(i))]),
    ask: ({ values, inWords, inParts }) =>
      both(
        table({
          head: [words('Number', 'Número'), words('Words', 'Palabras'), words('Expanded form', 'Forma desarrollada')],
          rows: values.map((value, i) => [
            value,
            line`${symbol(itemOf(SIX, i))}: ${numberWords(itemOf(values, itemOf(inWords, i)))}`,
            line`${symbol(itemOf(SIX, 3 + i))}: ${expanded(itemOf(values, itemOf(inParts, i)))}`,
          ]),
        }),
      ),
    key: ({ values }, letters) => both(lettersOfEach(values, letters)),
    solution: ({ values, inWords }, letters) => [
      step(statements(...values.map(value => equation(value, expanded(value)))), because.valueOfEachDigit),
      step(both(atLetters(inWords.map(i => itemOf(values, i)))), because.writeEachWithZeros),
      explained(
        both(lettersOfEach(values, letters)),
        line`Write both letters for each number.`,
        line`Escribe las dos letras de cada número.`,
      ),
    ],
    // What stands at each letter is worth the number it is written for.
    check(printed, letters) {
      const { rows } = printed.block('table')
      const worth = new Map(
        rows
          .flatMap(([, ...cells]) => cells)
          .flatMap(([name, , item]) =>
            typeof name === 'object' && name.kind === 'symbol' ? [[name.name, worthOf(item)] as const] : [],
          ),
      )
      return (
        letters.length === 6 &&
        letters.every((name, i) => SIX.indexOf(name) < 3 === (i % 2 === 0)) &&
        rows.every(([cell], i) => {
          const value = worthOf(cell?.[0])
          return worth.get(itemOf(letters, 2 * i)) === value && worth.get(itemOf(letters, 2 * i + 1)) === value
        })
      )
    },
  }),
  wrongLine: form({
    levels: ['hard'],
    kind: 'find-mistake',
    share: 2,
    instruction: {
      en: prose`Two lines show the same number. Which line shows a different number? Write its letter.`,
      es: prose`Dos renglones muestran el mismo número. ¿Cuál muestra un número diferente? Escribe su letra.`,
    },
    lines: 0,
    draw(random, level: Level) {
      const value = drawNumber(random, level.numbers)
      return { value, shapes: random.shuffle(ALL_SHAPES), wrong: random.evenly([1, 0, 2]) }
    },
    answer: letter,
    solve: ({ wrong }) => itemOf(LETTERS, wrong),
    ask: ({ value, shapes, wrong }) =>
      both(
        table({
          rows: shapes.map((shape, i) => [
            symbol(itemOf(LETTERS, i)),
            SHAPES[shape](i === wrong ? confusedWith(value) : value),
          ]),
        }),
      ),
    key({ value, shapes, wrong }) {
      const shape = SHAPES[itemOf(shapes, wrong)]
      const [right, other] = [shape(value), shape(confusedWith(value))]
      return {
        en: { kind: 'paragraph', content: ['It should be ', ...right, ', not ', ...other, '.'] },
        es: { kind: 'paragraph', content: ['Debe ser ', ...right, ', no ', ...other, '.'] },
      }
    },
    solution({ value, shapes, wrong }, answer) {
      const worth = shapes.map((_, i) => (i === wrong ? confusedWith(value) : value))
      return [
        step(both(atLetters(worth)), because.writeEachWithZeros),
        step(both(symbol(answer)), because.explain, {
          sentence: {
            en: line`${confusedWith(value)} is different. It should be ${value}.`,
            es: line`${confusedWith(value)} es diferente. Debe ser ${value}.`,
          },
        }),
      ]
    },
    check(printed, answer) {
      const worth = printed.block('table').rows.map(([, cell]) => worthOf(cell?.[0]))
      const alone = worth.flatMap((value, i) =>
        worth.filter(other => other === value).length === 1 ? [itemOf(LETTERS, i)] : [],
      )
      return alone.length === 1 && alone[0] === answer
    },
  }),
  inOrder: form({
    levels: ['hard'],
    kind: 'order',
    instruction: {
      en: prose`Order the numbers from least to greatest. Write the letters.`,
      es: prose`Ordena los números de menor a mayor. Escribe las letras.`,
    },
    lines: 1,
    draw: random => ({
      values: random.until(
        () => random.shuffle<readonly number[]>(drawThree(random)),
        values => values.some((value, i) => i > 0 && value < itemOf(values, i - 1)),
      ),
    }),
    answer: letterOrder,
    solve: ({ values }) => [...values].sort((a, b) => a - b).map(value => itemOf(LETTERS, values.indexOf(value))),
    ask: ({ values }) =>
      both(table({ rows: values.map((value, i) => [symbol(itemOf(LETTERS, i)), numberWords(value)]) })),
    solution: ({ values }, letters) => [
      step(both(atLetters(values)), because.writeEachWithZeros),
      ...orderByDigits(values, 'ascending'),
      step(list(...letters.map(name => symbol(name))), because.matchTheNumbers),
    ],
    check(printed, letters) {
      const said = letters.map(name => itemOf(spoken(printed), LETTERS.indexOf(name)))
      return said.length === 3 && said.slice(1).every((value, i) => value > itemOf(said, i))
    },
  }),
})
