import {
  asWritten,
  type Block,
  type Both,
  baseTenBlocks,
  blank,
  both,
  type Content,
  count,
  defineTopic,
  type Expr,
  equation,
  exact,
  type Figure,
  figure,
  figureChoice,
  hundredChart,
  integer,
  itemOf,
  line,
  list,
  minus,
  number,
  numberList,
  type Printed,
  prose,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  step,
  sum,
  type Value,
  wholes,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { filled } from '../kit/equations/filled.ts'
import {
  drawBlocks,
  drawJigsaw,
  drawNeighbor,
  drawPiece,
  drawRows,
  drawSlip,
  type Run,
  runs,
  type Shape,
  turnOf,
} from './count-to-120/numbers.ts'

interface Level {
  readonly run: keyof typeof runs
  readonly range: 'low' | 'high'
  readonly way: 'forward' | 'back'
}

const atPlaces = ({ numbers, hidden }: Run) => hidden.map(place => itemOf(numbers, place))
const withBlanks = ({ numbers, hidden }: Run) => list(...numbers.map((n, i) => (hidden.includes(i) ? blank(2) : n)))
/** The printed list with the answers in its blanks. */
const runIn = (printed: Printed, ...answers: readonly Value[]): readonly number[] => {
  const run = filled(printed.one('list'), ...answers)
  return run.kind === 'list' ? run.items.map(item => exact(item).n) : []
}
const isRun = (values: readonly number[], by: number) =>
  values.slice(1).every((value, i) => value - itemOf(values, i) === by)

/** The whole run, and what comes after the last number of a ten. */
const counted = (numbers: readonly number[]): readonly Step[] => {
  const isBack = itemOf(numbers, 0) > itemOf(numbers, 1)
  const turn = turnOf(numbers)
  return [
    step(list(...numbers), because.explain, {
      sentence: isBack
        ? { en: line`Each number is ${1} less.`, es: line`Cada número es ${1} menos.` }
        : { en: line`Each number is ${1} more.`, es: line`Cada número es ${1} más.` },
    }),
    ...(turn === null
      ? []
      : [
          step(list(...turn), because.explain, {
            sentence: isBack
              ? {
                  en: line`Just before ${turn[0]} comes ${turn[1]}.`,
                  es: line`Justo antes del ${turn[0]} está el ${turn[1]}.`,
                }
              : {
                  en: line`Just after ${turn[0]} comes ${turn[1]}.`,
                  es: line`Justo después del ${turn[0]} está el ${turn[1]}.`,
                },
          }),
        ]),
  ]
}

const tensAndOnes = (n: number) => baseTenBlocks({ tens: Math.floor(n / 10), ones: n % 10 })
const countIn = (drawn: Figure): number =>
  drawn.kind === 'base-ten-blocks' ? drawn.groups.reduce((all, { tens, ones }) => all + 10 * tens + ones, 0) : -1
const countBlocks = (n: number): readonly Step[] => {
  const tens = Math.floor(n / 10)
  return [
    step(list(...wholes(1, tens).map(ten => 10 * ten)), because.explain, {
      sentence: { en: line`Count the rods by tens.`, es: line`Cuenta las barras de diez en diez.` },
    }),
    step(list(...wholes(10 * tens + 1, n)), because.keepCounting, {
      group: { en: line`the cubes, by ones`, es: line`los cubos, de uno en uno` },
    }),
  ]
}

/** A step from one cell of the chart to the next. */
function moved(from: number, to: number): Step {
  const by = to - from
  const says = {
    10: { en: line`One row down is ${10} more.`, es: line`El número de una fila más abajo es ${10} más.` },
    [-10]: { en: line`One row up is ${10} less.`, es: line`El número de una fila más arriba es ${10} menos.` },
    1: { en: line`One box to the right is ${1} more.`, es: line`El número de la casilla de la derecha es ${1} más.` },
    [-1]: {
      en: line`One box to the left is ${1} less.`,
      es: line`El número de la casilla de la izquierda es ${1} menos.`,
    },
  }[by as 10]
  return step(by > 0 ? equation(sum(from, by), to) : equation(minus(from, -by), to), because.explain, {
    sentence: says,
  })
}
/** From the printed cell to each other one. */
function walk(cells: readonly number[], shown: number): readonly Step[] {
  const known = [shown]
  const steps: Step[] = []
  for (const from of known)
    for (const by of [-1, 1, -10, 10])
      if (cells.includes(from + by) && !known.includes(from + by)) {
        known.push(from + by)
        steps.push(moved(from, from + by))
      }
  return steps
}
const SHAPES: Readonly<Record<Shape, Both<Block>>> = {
  L: { en: prose`This piece of the chart looks like an L.`, es: prose`Esta parte de la tabla tiene forma de L.` },
  T: { en: prose`This piece of the chart looks like a T.`, es: prose`Esta parte de la tabla tiene forma de T.` },
  cross: {
    en: prose`This piece of the chart looks like a plus sign.`,
    es: prose`Esta parte de la tabla tiene forma de cruz.`,
  },
}
const rowByRow = {
  en: prose`Write the missing numbers row by row.`,
  es: prose`Escribe fila por fila los números que faltan.`,
}
/** Row 1: ____, ____, for as many as are hidden in each row; or the numbers themselves. */
function hiddenRows(
  cells: readonly number[],
  hidden: readonly number[],
  show: (value: number) => Expr,
): Both<readonly Block[]> {
  const rowOf = (value: number) => Math.floor((value - 1) / 10)
  const first = rowOf(Math.min(...cells))
  const rows = [0, 1, 2].flatMap(i => {
    const values = hidden.filter(value => rowOf(value) === first + i)
    return values.length === 0 ? [] : [{ row: i + 1, values }]
  })
  const said = (word: string) =>
    rows.map(
      ({ row, values }): Block => ({
        kind: 'paragraph',
        content: [`${word} `, number(row), ...values.flatMap((value, n) => [n > 0 ? ', ' : ': ', show(value)])],
      }),
    )
  return { en: said('Row'), es: said('Fila') }
}
const rowsToFill = (cells: readonly number[], hidden: readonly number[]) => hiddenRows(cells, hidden, () => blank(2))
const filledRows = (cells: readonly number[], hidden: readonly number[]) =>
  hiddenRows(cells, hidden, value => number(value))
const twoRows = (from: number) => [...wholes(from, from + 4), ...wholes(from + 10, from + 14)]
const cellsWith = (printed: Printed, answers: readonly Value[]) => {
  let next = 0
  return printed
    .figure('hundred-chart')
    .cells.map(({ value, shown }) => ({ value, given: shown ? value : exact(answers[next++] ?? -1).n }))
}

const row = (numbers: readonly number[]): Sentence => ({ key: numbers.join(), says: both(list(...numbers)) })

export const countTo120 = defineTopic(
  {
    id: 'count-to-120',
    name: { en: 'Count, read and write to 120', es: 'Contar, leer y escribir hasta 120' },
    description: {
      en: 'Write the missing numbers in forward and backward counts up to 120.',
      es: 'Escribe los números que faltan al contar hacia adelante y hacia atrás hasta 120.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['1.NBT.A.1'],
    rev: 2,
    levels: {
      easy: { run: 'low', range: 'low', way: 'forward' },
      medium: { run: 'high', range: 'high', way: 'forward' },
      hard: { run: 'back', range: 'high', way: 'back' },
    },
  },
  form => ({
    countOn: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Count on by ones. Write the missing numbers.`,
        es: prose`Cuenta de uno en uno. Escribe los números que faltan.`,
      },
      draw: (random, { run }: Level) => runs[run](random),
      answer: numberList,
      solve: atPlaces,
      ask: run => both(withBlanks(run)),
      solution: (run, answers) => [...counted(run.numbers), step(list(...answers), because.writeTheMissingNumbers)],
      check: (printed, answers) => isRun(runIn(printed, ...answers), 1),
    }),

    blocks: form({
      levels: ['easy', 'medium'],
      draw: (random, { range }: Level) => ({ n: drawBlocks(random, range, 0) }),
      answer: integer,
      solve: ({ n }) => n,
      ask({ n }): Both<Content> {
        const drawn = figure(tensAndOnes(n))
        return {
          en: [drawn, prose`What number do the blocks show?`],
          es: [drawn, prose`¿Qué número muestran los bloques?`],
        }
      },
      solution: ({ n }) => [...countBlocks(n), step(asWritten(n), because.lastNumberTellsHowMany)],
      check: (printed, answer) => exact(answer).equals(countIn(printed.figure('base-ten-blocks'))),
    }),

    neighbor: form({
      levels: ['easy', 'medium'],
      draw: (random, { range }: Level) => drawNeighbor(random, range),
      answer: integer,
      solve: ({ n }) => n,
      ask: ({ place, n }) =>
        place === 'after'
          ? {
              en: prose`What number comes just after ${role('before', n - 1)}?`,
              es: prose`¿Qué número está justo después del ${role('before', n - 1)}?`,
            }
          : place === 'before'
            ? {
                en: prose`What number comes just before ${role('after', n + 1)}?`,
                es: prose`¿Qué número está justo antes del ${role('after', n + 1)}?`,
              }
            : {
                en: prose`What number is between ${role('before', n - 1)} and ${role('after', n + 1)}?`,
                es: prose`¿Qué número está entre el ${role('before', n - 1)} y el ${role('after', n + 1)}?`,
              },
      solution: ({ place, n }) =>
        place === 'before'
          ? [
              step(list(n + 3, n + 2, n + 1, n), because.explain, {
                sentence: {
                  en: line`Count back to the number before ${n + 1}.`,
                  es: line`Cuenta hacia atrás hasta el número antes del ${n + 1}.`,
                },
              }),
              step(asWritten(n), because.explain, {
                sentence: {
                  en: line`Just before ${n + 1} comes ${n}.`,
                  es: line`Justo antes del ${n + 1} está el ${n}.`,
                },
              }),
            ]
          : [
              step(list(n - 3, n - 2, n - 1, n, ...(place === 'between' ? [n + 1] : [])), because.explain, {
                sentence: { en: line`Count on past ${n - 1}.`, es: line`Cuenta hacia adelante y pasa el ${n - 1}.` },
              }),
              step(asWritten(n), because.explain, {
                sentence:
                  place === 'between'
                    ? {
                        en: line`${n} comes after ${n - 1} and before ${n + 1}.`,
                        es: line`El ${n} está después del ${n - 1} y antes del ${n + 1}.`,
                      }
                    : { en: line`Just after ${n - 1} comes ${n}.`, es: line`Justo después del ${n - 1} está el ${n}.` },
              }),
            ],
      check: (printed, answer) =>
        printed
          .terms('role')
          .every(({ name }) => exact(answer).equals(printed.role(name).plus(name === 'before' ? 1 : -1))),
    }),

    whichPicture: form({
      levels: ['easy'],
      draw: random =>
        random.until(
          () => ({ n: drawBlocks(random, 'low', 13) }),
          ({ n }) => n % 11 !== 0,
        ),
      answer: figureChoice,
      solve: ({ n }): Figure => tensAndOnes(n),
      mistakes: ({ n }): Record<string, Figure> => ({
        digitsSwapped: tensAndOnes(10 * (n % 10) + Math.floor(n / 10)),
        oneMore: baseTenBlocks({ tens: Math.floor(n / 10), ones: (n % 10) + 1 }),
        tenMore: tensAndOnes(n + 10),
      }),
      ask: ({ n }) => ({ en: prose`Which picture shows ${n}?`, es: prose`¿Qué dibujo muestra el ${n}?` }),
      solution: ({ n }) => [
        ...countBlocks(n),
        step(figure(tensAndOnes(n)), because.explain, {
          sentence: {
            en: line`The picture has ${count(Math.floor(n / 10), nouns.ten)} and ${count(n % 10, nouns.one)}.`,
            es: line`El dibujo tiene ${count(Math.floor(n / 10), nouns.ten)} y ${count(n % 10, nouns.one)}.`,
          },
        }),
      ],
      check: (printed, answer) => printed.take(1)[0].equals(countIn(answer)),
    }),

    chartPiece: form({
      levels: ['medium'],
      lines: 0,
      instruction: rowByRow,
      draw: drawPiece,
      answer: numberList,
      solve: ({ blanks }) => blanks,
      ask({ from, blanks }): Both<Content> {
        const drawn = figure(hundredChart({ from, to: from + 14, blanks }))
        const { en, es } = rowsToFill(twoRows(from), blanks)
        return { en: [drawn, ...en], es: [drawn, ...es] }
      },
      key: ({ from, blanks }) => filledRows(twoRows(from), blanks),
      solution: ({ from, blanks }) => [
        step(list(...wholes(from, from + 4)), because.explain, {
          sentence: { en: line`Row ${1}: each number is ${1} more.`, es: line`Fila ${1}: cada número es ${1} más.` },
        }),
        step(list(...wholes(from + 10, from + 14)), because.explain, {
          sentence: {
            en: line`Row ${2}: each number is ${10} more than the number above.`,
            es: line`Fila ${2}: cada número es ${10} más que el de arriba.`,
          },
        }),
        step(filledRows(twoRows(from), blanks), because.writeTheMissingNumbers),
      ],
      check(printed, answers) {
        const given = cellsWith(printed, answers).map(cell => cell.given)
        const [top, bottom] = [given.slice(0, 5), given.slice(5)]
        return isRun(top, 1) && isRun(bottom, 1) && bottom.every((value, i) => value - itemOf(top, i) === 10)
      },
    }),

    wrongNumber: form({
      levels: ['medium', 'hard'],
      kind: 'find-mistake',
      instruction: {
        en: prose`One number is wrong. Write the right number.`,
        es: prose`Un número está mal. Escribe el número correcto.`,
      },
      draw: (random, { way }: Level) => drawSlip(random, way),
      answer: integer,
      solve: ({ numbers, place }) => itemOf(numbers, place),
      ask: ({ numbers, place, wrong }) => both(list(...numbers.with(place, wrong))),
      key: ({ wrong }, answer): Both<Content> => ({
        en: prose`It should be ${answer}, not ${wrong}.`,
        es: prose`Debe ser ${answer}, no ${wrong}.`,
      }),
      solution: ({ numbers, place, wrong }, answer) => [
        ...counted(numbers).slice(0, 1),
        step(list(itemOf(numbers, place - 1), answer), because.explain, {
          sentence:
            itemOf(numbers, 0) < itemOf(numbers, 1)
              ? {
                  en: line`Just after ${itemOf(numbers, place - 1)} comes ${answer}, not ${wrong}.`,
                  es: line`Justo después del ${itemOf(numbers, place - 1)} está el ${answer}, no el ${wrong}.`,
                }
              : {
                  en: line`Just before ${itemOf(numbers, place - 1)} comes ${answer}, not ${wrong}.`,
                  es: line`Justo antes del ${itemOf(numbers, place - 1)} está el ${answer}, no el ${wrong}.`,
                },
        }),
        step(both(prose`${answer}`), because.changeTheNumber, { wrong, right: answer }),
      ],
      // With the answer in one place, and in one alone, all steps are equal.
      check(printed, answer) {
        const values = runIn(printed)
        const by = itemOf(values, 0) < itemOf(values, values.length - 1) ? 1 : -1
        return values.filter((_, i) => isRun(values.with(i, exact(answer).n), by)).length === 1
      },
    }),

    countBack: form({
      levels: ['hard'],
      instruction: {
        en: prose`Count back by ones. Write the missing numbers.`,
        es: prose`Cuenta hacia atrás de uno en uno. Escribe los números que faltan.`,
      },
      draw: (random, { run }: Level) => runs[run](random),
      answer: numberList,
      solve: atPlaces,
      ask: run => both(withBlanks(run)),
      solution: (run, answers) => [
        ...(run.hidden.includes(0)
          ? [
              step(equation(sum(itemOf(run.numbers, 1), 1), itemOf(run.numbers, 0)), because.explain, {
                sentence: {
                  en: line`The first number is ${1} more than ${itemOf(run.numbers, 1)}.`,
                  es: line`El primer número es ${1} más que ${itemOf(run.numbers, 1)}.`,
                },
              }),
            ]
          : []),
        ...counted(run.numbers),
        step(list(...answers), because.writeTheMissingNumbers),
      ],
      check: (printed, answers) => isRun(runIn(printed, ...answers), -1),
    }),

    jigsaw: form({
      levels: ['hard'],
      lines: 0,
      instruction: rowByRow,
      draw: drawJigsaw,
      answer: numberList,
      solve: ({ cells, shown }) => cells.filter(value => value !== shown),
      ask({ shape, cells, shown }): Both<Content> {
        const drawn = figure(hundredChart({ cells, shown: [shown] }))
        const { en, es } = SHAPES[shape]
        const rows = rowsToFill(
          cells,
          cells.filter(value => value !== shown),
        )
        return { en: [en, drawn, ...rows.en], es: [es, drawn, ...rows.es] }
      },
      key: ({ cells, shown }) =>
        filledRows(
          cells,
          cells.filter(value => value !== shown),
        ),
      solution: ({ cells, shown }) => [
        ...walk(cells, shown),
        step(
          filledRows(
            cells,
            cells.filter(value => value !== shown),
          ),
          because.writeTheMissingNumbers,
        ),
      ],
      // The place of a cell in the chart is its number.
      check(printed, answers) {
        const cells = cellsWith(printed, answers)
        return answers.length === 4 && cells.every(({ value, given }) => given === value)
      },
    }),

    whichRow: form({
      levels: ['hard'],
      draw: drawRows,
      answer: sentenceChoice,
      solve: ({ right }) => row(right),
      mistakes: ({ tenKept, decadeLeftOut, tenTooFew }): Record<string, Sentence> => ({
        tenKept: row(tenKept),
        decadeLeftOut: row(decadeLeftOut),
        tenTooFew: row(tenTooFew),
      }),
      ask: () => ({
        en: prose`Which row counts back by ones?`,
        es: prose`¿Qué fila cuenta hacia atrás de uno en uno?`,
      }),
      solution: ({ decade, right }) => [
        step(list(decade + 1, decade - 1), because.explain, {
          sentence: { en: line`One row leaves out ${decade}.`, es: line`Una fila se salta el ${decade}.` },
        }),
        step(list(decade, decade - 1), because.explain, {
          sentence: {
            en: line`Just before ${decade} comes ${decade - 1}, not ${decade + 9} or ${decade - 11}.`,
            es: line`Justo antes del ${decade} está el ${decade - 1}, no el ${decade + 9} ni el ${decade - 11}.`,
          },
        }),
        step(list(...right), because.explain, {
          sentence: {
            en: line`Each number in this row is ${1} less.`,
            es: line`En esta fila cada número es ${1} menos.`,
          },
        }),
      ],
      check: (_, { key }) => isRun(key.split(',').map(Number), -1),
    }),
  }),
)
