import {
  type Both,
  blank,
  both,
  type Content,
  equation,
  exact,
  explained,
  type FormMaker,
  failed,
  figure,
  hundredChart,
  integer,
  itemOf,
  line,
  list,
  minus,
  numberList,
  prose,
  type Random,
  role,
  type Step,
  step,
  sum,
  tupleOf,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed } from '../../kit/choices/turned.ts'
import type { levels } from './levels.ts'
import {
  type By,
  changed,
  drawLow,
  drawNumber,
  isRun,
  numberIn,
  run,
  runIn,
  sayRule,
  told,
  toldIn,
  worked,
} from './parts.ts'

const NEAR_100 = mixed(wholes(91, 99))

const drawHigh = (random: Random, ahead: number) => 40 + drawLow(random, ahead)

const missingNumbers = { en: prose`Write the missing numbers.`, es: prose`Escribe los números que faltan.` }

/** One box up or down and one to the side. */
const MOVES = [
  {
    by: [10, -1],
    said: (n: number) => ({
      en: prose`Start at ${n}. Go down ${role('down', 1)} and left ${role('left', 1)}. What number do you land on?`,
      es: prose`Empieza en el ${n}. Baja ${role('down', 1)} y avanza ${role('left', 1)} a la izquierda. ¿A qué número llegas?`,
    }),
  },
  {
    by: [-10, 1],
    said: (n: number) => ({
      en: prose`Start at ${n}. Go up ${role('up', 1)} and right ${role('right', 1)}. What number do you land on?`,
      es: prose`Empieza en el ${n}. Sube ${role('up', 1)} y avanza ${role('right', 1)} a la derecha. ¿A qué número llegas?`,
    }),
  },
  {
    by: [10, 1],
    said: (n: number) => ({
      en: prose`Start at ${n}. Go down ${role('down', 1)} and right ${role('right', 1)}. What number do you land on?`,
      es: prose`Empieza en el ${n}. Baja ${role('down', 1)} y avanza ${role('right', 1)} a la derecha. ¿A qué número llegas?`,
    }),
  },
  {
    by: [-10, -1],
    said: (n: number) => ({
      en: prose`Start at ${n}. Go up ${role('up', 1)} and left ${role('left', 1)}. What number do you land on?`,
      es: prose`Empieza en el ${n}. Sube ${role('up', 1)} y avanza ${role('left', 1)} a la izquierda. ¿A qué número llegas?`,
    }),
  },
] as const

/** What a step on the chart does to the number. */
const STEP_WORDS: Readonly<Record<By, Both<ReturnType<typeof line>>>> = {
  10: { en: line`${1} down is ${10} more.`, es: line`Bajar ${1} es ${10} más.` },
  [-10]: { en: line`${1} up is ${10} less.`, es: line`Subir ${1} es ${10} menos.` },
  1: { en: line`${1} right is ${1} more.`, es: line`${1} a la derecha es ${1} más.` },
  [-1]: { en: line`${1} left is ${1} less.`, es: line`${1} a la izquierda es ${1} menos.` },
}

const moved = (n: number, by: By): Step =>
  step(by > 0 ? equation(sum(n, by), n + by) : equation(minus(n, -by), n + by), because.explain, {
    sentence: STEP_WORDS[by],
  })

const around = (n: number) => [-11, -10, -9, -1, 0, 1, 9, 10, 11].map(by => n + by)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  cross: form({
    levels: ['hard'],
    lines: 0,
    instruction: {
      en: prose`Write the numbers around the one that you see.`,
      es: prose`Escribe los números alrededor del que ves.`,
    },
    draw: random => ({ n: drawNumber(random, 0) }),
    answer: numberList,
    solve: ({ n }) => [n - 10, n - 1, n + 1, n + 10],
    ask({ n }): Both<Content> {
      const empty = [n - 10, n - 1, n + 1, n + 10]
      const drawn = figure(hundredChart({ cells: [n, ...empty], blanks: empty }))
      return {
        en: [drawn, prose`above ____, left ____, right ____, below ____`],
        es: [drawn, prose`arriba ____, izquierda ____, derecha ____, abajo ____`],
      }
    },
    namedAnswer: ({ n }) => ({
      en: prose`above ${n - 10}, left ${n - 1}, right ${n + 1}, below ${n + 10}`,
      es: prose`arriba ${n - 10}, izquierda ${n - 1}, derecha ${n + 1}, abajo ${n + 10}`,
    }),
    solution: ({ n }, answer) => [
      ...([-10, -1, 1, 10] as const).map(by => moved(n, by)),
      step(list(...answer), because.writeTheMissingNumbers),
    ],
    // Above and below are as far from the middle, and so are left and right.
    check(printed, answers) {
      const center = itemOf(
        printed.figure('hundred-chart').cells.filter(({ shown }) => shown),
        0,
      ).value
      const [above, left, right, below] = tupleOf(
        answers.map(value => exact(value).n),
        4,
      )
      return isRun([above, center, below], 10) && isRun([left, center, right], 1)
    },
  }),
  reverse: form({
    levels: ['hard'],
    draw: random => {
      const n = drawNumber(random, 13)
      return { n, by: n < 22 ? 10 : random.evenly([-10, 10]) }
    },
    answer: integer,
    solve: ({ n }) => n,
    ask: ({ n, by }) => told(by, blank(2), n + by),
    solution: ({ n, by }) => [
      ...worked(n + by, by > 0 ? -10 : 10),
      step(told(by, n, n + by), because.writeTheMissingNumber),
    ],
    check: (printed, answer) => exact(answer).plus(toldIn(printed)).equals(numberIn(printed)),
  }),
  backward: form({
    levels: ['hard'],
    instruction: missingNumbers,
    draw: random => ({ n: drawHigh(random, 42), gap: random.evenly([2, 1]) }),
    answer: numberList,
    solve: ({ n, gap }) => [n - 10 * gap, n - 10 * gap - 10],
    ask: ({ n, gap }) =>
      both(list(...run(n, -10, 5).map((value, i) => (i === gap || i === gap + 1 ? blank(2) : value)))),
    solution({ n, gap }, answers) {
      const [shown, last] = [gap === 2 ? n : n - 30, n - 10 * gap + 10]
      return [
        explained(
          equation(minus(shown, 10), shown - 10),
          line`Compare two numbers that are side by side: each number is ${10} less.`,
          line`Compara dos números que están juntos: cada número es ${10} menos.`,
        ),
        changed(last, -10),
        changed(last - 10, -10),
        step(list(...answers), because.writeTheMissingNumbers),
      ]
    },
    check: (printed, answers) => isRun(runIn(printed, ...answers), -10),
  }),
  past99: form({
    levels: ['hard'],
    draw: random => ({ n: random.evenly(NEAR_100) }),
    answer: integer,
    solve: ({ n }) => n + 10,
    ask: ({ n }) => told(10, n, blank(2)),
    solution: ({ n }) => worked(n, 10),
    check: (printed, answer) => exact(answer).minus(toldIn(printed)).equals(numberIn(printed)),
  }),
  twoMoves: form({
    levels: ['hard'],
    lines: 0,
    draw: random => ({ n: drawNumber(random, 31), move: random.evenly(wholes(0, 3)) }),
    answer: integer,
    solve({ n, move }) {
      const [tens, ones] = itemOf(MOVES, move).by
      return n + tens + ones
    },
    ask({ n, move }): Both<Content> {
      const said = itemOf(MOVES, move).said(n)
      const drawn = figure(hundredChart({ cells: around(n), shown: [n] }))
      return { en: [said.en, drawn], es: [said.es, drawn] }
    },
    solution({ n, move }) {
      const [tens, ones] = itemOf(MOVES, move).by
      return [moved(n, tens), moved(n + tens, ones)]
    },
    check(printed, answer) {
      const center = itemOf(
        printed.figure('hundred-chart').cells.filter(({ shown }) => shown),
        0,
      ).value
      const off = { up: -10, down: 10, left: -1, right: 1 } as Readonly<Record<string, number>>
      return exact(answer).equals(
        printed.terms('role').reduce((at, { name }) => at + (off[name] ?? failed(`No move goes ${name}`)), center),
      )
    },
  }),
  wrongNumber: form({
    levels: ['hard'],
    kind: 'find-mistake',
    instruction: {
      en: prose`One number is wrong. Write the right number.`,
      es: prose`Un número está mal. Escribe el número correcto.`,
    },
    draw: random => ({
      place: random.evenly([2, 3]),
      off: random.evenly([1, -1]),
      n: drawLow(random, 51),
    }),
    answer: integer,
    solve: ({ n, place }) => n + 10 * place,
    ask: ({ n, place, off }) => both(list(...run(n, 10, 5).map((value, i) => (i === place ? value + off : value)))),
    key({ n, place, off }, answer): Both<Content> {
      const wrong = n + 10 * place + off
      return { en: prose`It should be ${answer}, not ${wrong}.`, es: prose`Debe ser ${answer}, no ${wrong}.` }
    },
    solution: ({ n, place, off }, answer) => [
      sayRule(run(n, 10, 2), 10),
      changed(n + 10 * (place - 1), 10),
      step(both(prose`${answer}`), because.changeTheNumber, { wrong: n + 10 * place + off, right: answer }),
    ],
    // With the answer in one place, and in one alone, all steps are equal.
    check(printed, answer) {
      const values = runIn(printed)
      return values.filter((_, i) => isRun(values.with(i, exact(answer).n), 10)).length === 1
    },
  }),
})
