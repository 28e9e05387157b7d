import {
  type Both,
  baseTenBlocks,
  blank,
  both,
  type Content,
  count,
  defineTopic,
  drawing,
  equation,
  exact,
  explained,
  expr,
  type Figure,
  figure,
  figureChoice,
  fillTable,
  hundredChart,
  integer,
  isTrue,
  itemOf,
  line,
  list,
  minus,
  numberList,
  type Printed,
  prose,
  type Random,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  step,
  sum,
  trueOrFalse,
  tupleOf,
  type Value,
  wholes,
  words,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { mixed, turned } from '../kit/choices/turned.ts'
import { filled } from '../kit/equations/filled.ts'

/** 10 or 1 more, 10 or 1 less. */
type By = 10 | -10 | 1 | -1

/** From 12 to 89, none in the first or last column of the chart but 9s; mixed twice, as once each is 9 from the next. */
const NUMBERS = mixed(mixed(wholes(12, 89).filter(number => number % 10 > 1)))
const NEAR_100 = mixed(wholes(91, 99))
/** Half are 10 less, one in five is 1 more or 1 less. */
const STEPS: readonly By[] = [-10, 10, -10, 1, -10, 10, -10, -1, 10, -10]

/** Forms that share a list begin at different places of it. */
const drawNumber = (random: Random, ahead: number) => random.evenly(turned(NUMBERS, ahead))
/** The numbers before 50, or those after it: the others are 40 away, half the list further on. */
function drawLow(random: Random, ahead: number): number {
  const n = drawNumber(random, ahead)
  return n < 50 ? n : n - 40
}
const drawHigh = (random: Random, ahead: number) => 40 + drawLow(random, ahead)
/** Three that follow each other in the list. */
function drawThree(random: Random, ahead: number): readonly number[] {
  const place = 3 * random.turn(NUMBERS.length) + ahead
  return [0, 1, 2].map(i => itemOf(NUMBERS, (place + i) % NUMBERS.length))
}

const changed = (n: number, by: By): Step => {
  const found = by > 0 ? equation(sum(n, by), n + by) : equation(minus(n, -by), n + by)
  if (by === 1) return step(found, because.countOn, { count: 1, start: n })
  if (by === -1) return step(found, because.countBack, { count: 1, start: n })
  const tens = count(Math.floor((n + by) / 10), nouns.ten)
  return step(found, because.explain, {
    sentence:
      by > 0
        ? {
            en: line`One more ten: ${tens}. The ones stay the same.`,
            es: line`Una decena más: ${tens}. Las unidades no cambian.`,
          }
        : {
            en: line`One ten less: ${tens}. The ones stay the same.`,
            es: line`Una decena menos: ${tens}. Las unidades no cambian.`,
          },
  })
}
const inPlaces = (n: number): Step =>
  step(both(prose`${count(Math.floor(n / 10), nouns.ten)}, ${count(n % 10, nouns.one)}`), because.nameEachPlace)
const worked = (n: number, by: By): readonly Step[] =>
  Math.abs(by) === 10 ? [inPlaces(n), changed(n, by)] : [changed(n, by)]

/** "10 more than 47 is 57." */
const told = (by: By, start: Value, end: Value) =>
  by > 0
    ? {
        en: prose`${role('more', by)} more than ${start} is ${end}.`,
        es: prose`${role('more', by)} más que ${start} es ${end}.`,
      }
    : {
        en: prose`${role('less', -by)} less than ${start} is ${end}.`,
        es: prose`${role('less', -by)} menos que ${start} es ${end}.`,
      }
const toldIn = (printed: Printed): number =>
  printed.terms('role').some(({ name }) => name === 'more') ? printed.role('more').n : -printed.role('less').n
/** The number that is printed beside the 10 or 1. */
const numberIn = (printed: Printed) => itemOf(printed.numbers, printed.numbers.length - 1)

const counted = (drawn: Figure): number =>
  drawn.kind === 'base-ten-blocks'
    ? drawn.groups.reduce((all, { hundreds, tens, ones }) => all + 100 * hundreds + 10 * tens + ones, 0)
    : -1

const rules: Readonly<Record<By, Sentence>> = {
  10: { key: '10', says: { en: prose`${10} more`, es: prose`${10} más` } },
  [-10]: { key: '-10', says: { en: prose`${10} less`, es: prose`${10} menos` } },
  1: { key: '1', says: { en: prose`${1} more`, es: prose`${1} más` } },
  [-1]: { key: '-1', says: { en: prose`${1} less`, es: prose`${1} menos` } },
}
const run = (start: number, by: By, length: number) => wholes(0, length - 1).map(i => start + i * by)
const upOrDown = (n: number, size: 10 | 1): By => (n < 50 ? size : size === 10 ? -10 : -1)
const sayRule = (terms: readonly Value[], by: By): Step =>
  step(list(...terms), because.explain, {
    sentence:
      by > 0
        ? { en: line`Each number is ${by} more.`, es: line`Cada número es ${by} más.` }
        : { en: line`Each number is ${-by} less.`, es: line`Cada número es ${-by} menos.` },
  })
const isRun = (values: readonly number[], by: number) =>
  values.slice(1).every((value, i) => value - itemOf(values, i) === by)
/** The printed list with the answers in its blanks. */
const runIn = (printed: Printed, ...answers: readonly Value[]): readonly number[] => {
  const run = filled(printed.one('list'), ...answers)
  return run.kind === 'list' ? run.items.map(item => exact(item).n) : []
}
const missingNumbers = { en: prose`Write the missing numbers.`, es: prose`Escribe los números que faltan.` }

const TABLE = {
  instruction: { en: prose`Fill in the table.`, es: prose`Completa la tabla.` },
  head: [words('10 less', '10 menos'), words('number', 'número'), words('10 more', '10 más')],
  row: (n: number) => [n - 10, n, n + 10],
}

/** One box up or down and one to the side. */
const MOVES = [
  {
    by: [10, -1],
    said: (n: number) => ({
      en: prose`Start at ${n}. Go ${role('down', 1)} down and ${role('left', 1)} left. What number do you land on?`,
      es: prose`Empieza en el ${n}. Baja ${role('down', 1)} y ve ${role('left', 1)} a la izquierda. ¿A qué número llegas?`,
    }),
  },
  {
    by: [-10, 1],
    said: (n: number) => ({
      en: prose`Start at ${n}. Go ${role('up', 1)} up and ${role('right', 1)} right. What number do you land on?`,
      es: prose`Empieza en el ${n}. Sube ${role('up', 1)} y ve ${role('right', 1)} a la derecha. ¿A qué número llegas?`,
    }),
  },
  {
    by: [10, 1],
    said: (n: number) => ({
      en: prose`Start at ${n}. Go ${role('down', 1)} down and ${role('right', 1)} right. What number do you land on?`,
      es: prose`Empieza en el ${n}. Baja ${role('down', 1)} y ve ${role('right', 1)} a la derecha. ¿A qué número llegas?`,
    }),
  },
  {
    by: [-10, -1],
    said: (n: number) => ({
      en: prose`Start at ${n}. Go ${role('up', 1)} up and ${role('left', 1)} left. What number do you land on?`,
      es: prose`Empieza en el ${n}. Sube ${role('up', 1)} y ve ${role('left', 1)} a la izquierda. ¿A qué número llegas?`,
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

export const tenMoreTenLess = defineTopic(
  {
    id: 'ten-more-ten-less',
    name: { en: '10 more and 10 less, 1 more and 1 less', es: '10 más y 10 menos, 1 más y 1 menos' },
    description: {
      en: 'Write the numbers that are 10 or 1 more or less than a two-digit number.',
      es: 'Escribe los números que son 10 o 1 más o menos que un número de dos dígitos.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['1.NBT.C.5'],
    rev: 2,
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    blocks: form({
      levels: ['easy'],
      share: 2,
      draw: random => ({ n: drawNumber(random, 0) }),
      answer: integer,
      solve: ({ n }) => n + 10,
      ask({ n }): Both<Content> {
        const [drawn, sentence] = [figure(baseTenBlocks(n)), told(10, n, blank(2))]
        return { en: [drawn, sentence.en], es: [drawn, sentence.es] }
      },
      solution: ({ n }) => worked(n, 10),
      check: (printed, answer) =>
        exact(answer)
          .minus(10)
          .equals(counted(printed.figure('base-ten-blocks'))),
    }),

    drawTen: form({
      levels: ['easy'],
      lines: 0,
      instruction: { en: prose`Draw ${10} more. Then add.`, es: prose`Dibuja ${10} más. Luego suma.` },
      draw: random => ({ n: drawNumber(random, 18) }),
      answer: {
        ...drawing<number>(
          n => baseTenBlocks(n + 10),
          n => [n + 1],
        ),
        show: n => both([figure(baseTenBlocks(n + 10)), equation(sum(n, 10), n + 10)]),
      },
      solve: ({ n }) => n,
      ask: ({ n }) => both([figure(baseTenBlocks(n)), equation(sum(n, 10), blank(2))]),
      solution: ({ n }) => [
        step(figure(baseTenBlocks(n + 10)), because.explain, {
          sentence: { en: line`Draw one more rod.`, es: line`Dibuja una barra más.` },
        }),
        changed(n, 10),
      ],
      check: (printed, n) =>
        counted(printed.figure('base-ten-blocks')) === n &&
        isTrue(filled(printed.one('relation'), counted(baseTenBlocks(n + 10)))),
    }),

    whichPicture: form({
      levels: ['easy'],
      draw: random => ({ n: drawLow(random, 27) }),
      answer: figureChoice,
      solve: ({ n }): Figure => baseTenBlocks(n + 10),
      mistakes: ({ n }) => ({ oneMore: baseTenBlocks(n + 1), same: baseTenBlocks(n) }),
      ask: ({ n }) => ({
        en: prose`Which picture shows ${10} more than ${n}?`,
        es: prose`¿Qué dibujo muestra ${10} más que ${n}?`,
      }),
      solution: ({ n }) => [
        ...worked(n, 10),
        explained(
          figure(baseTenBlocks(n + 10)),
          line`It has one more rod and as many cubes.`,
          line`Tiene una barra más y los mismos cubos.`,
        ),
      ],
      check: (printed, answer) => {
        const [ten, n] = printed.take(2)
        return n.plus(ten).equals(counted(answer))
      },
    }),

    below: form({
      levels: ['easy'],
      lines: 0,
      instruction: {
        en: prose`${10} more is right below. Write the number in the gray box.`,
        es: prose`${10} más está justo debajo. Escribe el número de la casilla gris.`,
      },
      draw: random => ({ n: drawNumber(random, 44) }),
      answer: integer,
      solve: ({ n }) => n + 10,
      ask: ({ n }) =>
        both(
          figure(
            hundredChart({
              cells: [n - 1, n, n + 1, n + 9, n + 10, n + 11],
              blanks: [n + 9, n + 10, n + 11],
              shaded: [n + 10],
            }),
          ),
        ),
      solution: ({ n }) => [
        step(expr(n), because.explain, {
          sentence: {
            en: line`${n} is right above the gray box: find ${10} more.`,
            es: line`El ${n} está justo encima de la casilla gris: busca ${10} más.`,
          },
        }),
        ...worked(n, 10),
      ],
      // One number of each row stands in the middle.
      check(printed, answer) {
        const { cells } = printed.figure('hundred-chart')
        const shown = cells.filter(cell => cell.shown)
        return itemOf(cells, 4).mark === 'shaded' && exact(answer).minus(10).equals(itemOf(shown, 1).value)
      },
    }),

    sentence: form({
      levels: ['medium'],
      share: 2,
      draw: random => ({ n: drawNumber(random, 0), by: random.evenly(STEPS) }),
      answer: integer,
      solve: ({ n, by }) => n + by,
      ask: ({ n, by }) => told(by, n, blank(2)),
      solution: ({ n, by }) => worked(n, by),
      check: (printed, answer) => exact(answer).minus(toldIn(printed)).equals(numberIn(printed)),
    }),

    table: form(
      fillTable({
        levels: ['medium'],
        instruction: TABLE.instruction,
        draw: random => ({
          head: TABLE.head,
          rows: drawThree(random, 18).map(TABLE.row),
          blanks: [0, 1, 2].flatMap(row => [[row, 0] as const, [row, 2] as const]),
        }),
        fits: rows =>
          rows.every(row =>
            isRun(
              row.map(({ n }) => n),
              10,
            ),
          ),
        solution: ({ rows }) =>
          rows.map(row => {
            const [less, n, more] = row.map(cell => exact(cell).n) as [number, number, number]
            return step(statements(equation(minus(n, 10), less), equation(sum(n, 10), more)), because.explain, {
              sentence: {
                en: line`One ten less, one ten more than ${n}.`,
                es: line`Una decena menos y una decena más que ${n}.`,
              },
            })
          }),
      }),
    ),

    whichRule: form({
      levels: ['medium'],
      draw: random => {
        const n = drawNumber(random, 45)
        return { n, by: upOrDown(n, random.evenly([10, 10, 1])) }
      },
      answer: sentenceChoice,
      solve: ({ by }) => rules[by],
      mistakes({ by }): Record<string, Sentence> {
        const [one, ten] = [by > 0 ? 1 : -1, by > 0 ? 10 : -10] as const
        return {
          otherSize: rules[by === one ? ten : one],
          otherWay: rules[by === one ? (-one as By) : (-ten as By)],
          both: rules[by === one ? (-ten as By) : (-one as By)],
        }
      },
      ask({ n, by }): Both<Content> {
        const shown = list(...run(n, by, 4))
        return { en: [prose`What is the rule?`, shown], es: [prose`¿Cuál es la regla?`, shown] }
      },
      solution: ({ n, by }, { says }) => [
        sayRule(run(n, by, 4), by),
        by === 1 || by === -1
          ? explained(says, line`Only the ones change by ${1}.`, line`Las unidades cambian de ${1} en ${1}.`)
          : explained(says, line`Only the tens digit changes.`, line`Solo cambia el dígito de las decenas.`),
      ],
      check: (printed, { key }) => isRun(runIn(printed), Number(key)),
    }),

    next: form({
      levels: ['medium'],
      instruction: { en: prose`Write the next number.`, es: prose`Escribe el número que sigue.` },
      draw: random => {
        const n = drawNumber(random, 54)
        return { n, by: upOrDown(n, 10) }
      },
      answer: integer,
      solve: ({ n, by }) => n + 3 * by,
      ask: ({ n, by }) => both(list(...run(n, by, 3), blank(2))),
      solution: ({ n, by }) => [sayRule(run(n, by, 3), by), changed(n + 2 * by, by)],
      check(printed, answer) {
        const values = runIn(printed, answer)
        return isRun(values, itemOf(values, 1) - itemOf(values, 0))
      },
    }),

    trueOrFalse: form({
      levels: ['medium'],
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw: random => {
        const isRight = random.evenly([true, false])
        const by = random.evenly([-10, 10])
        const n = drawNumber(random, 63)
        return { n, by, end: isRight ? n + by : n + random.pick([by / 10, -by]) }
      },
      answer: trueOrFalse,
      solve: ({ n, by, end }) => (n + by === end ? 'true' : 'false'),
      ask: ({ n, by, end }) => told(by, n, end),
      solution: ({ n, by }, answer) => [
        ...worked(n, by),
        step(trueOrFalse.show(answer), answer === 'true' ? because.sentenceSaysTheSame : because.notTheSameNumber),
      ],
      check(printed, answer) {
        const [, start, end] = printed.take(3)
        return (answer === 'true') === start.plus(toldIn(printed)).equals(end)
      },
    }),

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
      solution: ({ n }, answers) => [
        sayRule(run(n, -10, 5), -10),
        step(list(...answers), because.writeTheMissingNumbers),
      ],
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
        return exact(answer).equals(printed.terms('role').reduce((at, { name }) => at + (off[name] ?? 0), center))
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
        n: drawHigh(random, 51),
      }),
      answer: integer,
      solve: ({ n, place }) => n - 10 * place,
      ask: ({ n, place, off }) => both(list(...run(n, -10, 5).map((value, i) => (i === place ? value + off : value)))),
      key({ n, place, off }, answer): Both<Content> {
        const wrong = n - 10 * place + off
        return { en: prose`It should be ${answer}, not ${wrong}.`, es: prose`Debe ser ${answer}, no ${wrong}.` }
      },
      solution: ({ n, place, off }, answer) => [
        sayRule(run(n, -10, 2), -10),
        changed(n - 10 * (place - 1), -10),
        step(both(prose`${answer}`), because.changeTheNumber, { wrong: n - 10 * place + off, right: answer }),
      ],
      // With the answer in one place, and in one alone, all steps are equal.
      check(printed, answer) {
        const values = runIn(printed)
        return values.filter((_, i) => isRun(values.with(i, exact(answer).n), -10)).length === 1
      },
    }),
  }),
)
