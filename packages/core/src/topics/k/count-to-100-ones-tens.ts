import {
  asWritten,
  type Block,
  type Both,
  blank,
  both,
  type ChartCell,
  type Content,
  defineTopic,
  exact,
  explained,
  expr,
  figure,
  hundredChart,
  integer,
  itemOf,
  line,
  list,
  type NumberLine,
  numberLine,
  numberList,
  numbersInAnyOrder,
  order,
  prose,
  type Random,
  type Step,
  statements,
  step,
  type Value,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { turned } from '../kit/choices/turned.ts'
import { mathsIn } from '../kit/facts/bond.ts'

const DECADES = [20, 30, 40, 50, 60, 70, 80, 90] as const

/** Numbers in counting order, some of them hidden. */
interface Run {
  readonly by: 1 | 10
  readonly numbers: readonly number[]
  readonly hidden: readonly number[]
}

const upFrom = (start: number, length: number, by = 1): readonly number[] =>
  Array.from({ length }, (_, i) => start + i * by)
const across = (random: Random, length: number, decadeAt: number, ahead = 0) =>
  upFrom(random.evenly(turned(DECADES, ahead)) - decadeAt, length)

/** The runs of a level. Two numbers that stand side by side are always printed, so that the step is seen. */
const runs = {
  // One blank is the decade or the number after it, the other does not stand beside it.
  'across a decade': random => {
    const decadeAt = random.int(1, 4)
    const hidden = decadeAt + random.evenly([0, 1])
    const others = [1, 2, 3, 4, 5].filter(place => Math.abs(place - hidden) > 1)
    return { by: 1, numbers: across(random, 6, decadeAt), hidden: [hidden, random.pick(others)].sort((a, b) => a - b) }
  },
  // Two blanks side by side, one of them the decade; no more than two numbers are printed before the first blank.
  'two side by side': random => {
    const decadeAt = random.int(2, 3)
    const first = decadeAt - random.evenly([0, 1])
    const others = first === 3 ? [1] : [4, 5, 6].filter(place => place > first + 2)
    return {
      by: 1,
      numbers: across(random, 7, decadeAt, 3),
      hidden: [first, first + 1, random.pick(others)].sort((a, b) => a - b),
    }
  },
  tens: random => {
    const length = random.evenly([5, 6])
    const isFirstHidden = random.chance(0.25)
    const places = length === 5 ? { shown: FIVE, hidden: [[0, 3]] } : { shown: SIX, hidden: [[0, 3, 5]] }
    return {
      by: 10,
      numbers: upFrom(random.int(1, 11 - length) * 10, length, 10),
      hidden: random.pick(isFirstHidden ? places.hidden : places.shown),
    }
  },
} as const satisfies Record<string, (random: Random) => Run>
const FIVE = [
  [2, 4],
  [1, 4],
  [2, 3],
  [1, 2],
]
const SIX = [
  [2, 4, 5],
  [1, 4, 5],
  [1, 2, 5],
  [2, 3, 5],
]

/** Which number is asked for, by those beside it. */
const places = {
  after: (n: number): Both<Block> => ({
    en: prose`The number just after ${n - 1} is ____.`,
    es: prose`El número justo después del ${n - 1} es ____.`,
  }),
  before: (n: number): Both<Block> => ({
    en: prose`The number just before ${n + 1} is ____.`,
    es: prose`El número justo antes del ${n + 1} es ____.`,
  }),
  between: (n: number): Both<Block> => ({
    en: prose`The number between ${n - 1} and ${n + 1} is ____.`,
    es: prose`El número entre el ${n - 1} y el ${n + 1} es ____.`,
  }),
}

/** What is said in counting beside the printed numbers. */
const beside = {
  after: (n: number): Step =>
    explained(
      list(n - 2, n - 1, n),
      line`Count: after ${n - 1} you say ${n}.`,
      line`Cuenta: después del ${n - 1} dices ${n}.`,
    ),
  before: (n: number): Step =>
    explained(
      list(n - 1, n, n + 1),
      line`Count: before ${n + 1} you say ${n}.`,
      line`Cuenta: antes del ${n + 1} dices ${n}.`,
    ),
  between: (n: number): Step =>
    explained(
      list(n - 1, n, n + 1),
      line`Count: between ${n - 1} and ${n + 1} you say ${n}.`,
      line`Cuenta: entre el ${n - 1} y el ${n + 1} dices ${n}.`,
    ),
}

interface Level {
  readonly runs: readonly (keyof typeof runs)[]
  /** The numbers asked for by their neighbors. */
  readonly neighbors: 'to twenty' | 'decades'
  readonly mistakes: readonly (keyof typeof mistakes)[]
}

const neighbors = {
  'to twenty': (random: Random) => ({ place: random.pick(placeNames), n: 2 + ((7 * (random.turn(18) + 9)) % 18) }),
  decades: (random: Random) => {
    const decade = random.evenly([...DECADES, 100])
    const place = random.evenly(placeNames)
    // Just before 40, just after 39, between 39 and 41: the decade is always there.
    return { place, n: place === 'before' ? decade - 1 : decade === 100 ? random.pick(DECADES) : decade }
  },
}
const placeNames = ['after', 'before', 'between'] as const

/** A run with one wrong number, never the first or the last. */
interface Wrong {
  readonly by: 1 | 10
  readonly numbers: readonly number[]
  readonly place: number
  readonly wrong: number
}
const mistakes = {
  // 38, 39, 50, 41
  'a decade ahead': random => {
    const place = random.int(1, 4)
    const numbers = across(random, 6, place)
    const right = itemOf(numbers, place)
    return { by: 1, numbers, place, wrong: right + (right === 90 ? -10 : random.evenly([10, -10])) }
  },
  // 59, 60, 51, 62
  'the decade before': random => {
    const place = random.int(2, 4)
    const numbers = across(random, 6, place - 1)
    return { by: 1, numbers, place, wrong: itemOf(numbers, place) - 10 }
  },
  // 69, 70, 17, 72
  'digits turned': random => {
    const place = random.int(2, 5)
    const numbers = across(random, 7, place - 1)
    const right = itemOf(numbers, place)
    return { by: 1, numbers, place, wrong: 10 * (right % 10) + Math.floor(right / 10) }
  },
  // 40, 50, 16, 70
  'a teen for a ten': random => {
    const numbers = upFrom(random.evenly([30, 10, 40, 20, 50]), 6, 10)
    const place = random.int(numbers[0] === 10 ? 2 : 1, 4)
    return { by: 10, numbers, place, wrong: 10 + itemOf(numbers, place) / 10 }
  },
} as const satisfies Record<string, (random: Random) => Wrong>

const shown = ({ numbers, hidden }: Run) =>
  list(...numbers.map((value, i) => (hidden.includes(i) ? blank(2.4) : expr(value))))
const hiddenOf = ({ numbers, hidden }: Run) => hidden.map(place => itemOf(numbers, place))

const counted = (by: 1 | 10, numbers: readonly number[]): Step => {
  const [first, last] = [itemOf(numbers, 0), itemOf(numbers, numbers.length - 1)]
  return by === 10
    ? step(list(...numbers), because.skipCount, { step: 10 })
    : step(list(...numbers), because.count, {
        group: { en: line`from ${first} to ${last}`, es: line`del ${first} al ${last}` },
      })
}
const completed = (run: Run): readonly Step[] => [
  run.by === 1 && run.hidden.includes(run.numbers.length - 1)
    ? explained(
        list(...run.numbers),
        line`Start at ${itemOf(run.numbers, 0)} and count.`,
        line`Empieza en el ${itemOf(run.numbers, 0)} y cuenta.`,
      )
    : counted(run.by, run.numbers),
  step(
    list(...hiddenOf(run)),
    run.hidden.length === 1 ? because.writeTheMissingNumber : because.writeTheMissingNumbers,
  ),
]

/** Every number is as far from the one before it as two printed neighbors are. */
function isRun(items: readonly Value[], answers: readonly Value[]): boolean {
  const isBlank = (item: Value | undefined) => typeof item === 'object' && 'kind' in item && item.kind === 'blank'
  const at = items.findIndex((item, i) => i + 1 < items.length && !isBlank(item) && !isBlank(items[i + 1]))
  const by = exact(itemOf(items, at + 1)).minus(exact(itemOf(items, at)))
  let next = 0
  const values = items.map(item => (isBlank(item) ? exact(itemOf(answers, next++)) : exact(item)))
  return next === answers.length && values.slice(1).every((value, i) => value.minus(itemOf(values, i)).equals(by))
}

const missing: Both<Block> = { en: prose`Write the missing numbers.`, es: prose`Escribe los números que faltan.` }
const labelsOf = ({ labels }: NumberLine) => labels.flatMap(({ label }) => mathsIn(label) ?? [])

/** Three rows of four cells: the first cell is empty, and one more in each of two other columns. */
function drawChart(random: Random) {
  const from = random.int(1, 7) * 10 + random.int(1, 7)
  const [one, two] = random.sample([1, 2, 3], 2)
  const rows = random.shuffle([0, 1, 2])
  const hidden = [from, from + one + 10 * rows[0], from + two + 10 * rows[1]]
  return { from, to: from + 23, hidden: hidden.sort((a, b) => a - b) }
}
/** The number of each cell by its place: one to the right is one more, one down is ten more. */
function emptyCells(cells: readonly ChartCell[], columns: number): readonly number[] {
  const at = cells.findIndex(({ shown }) => shown)
  const { value } = itemOf(cells, at)
  const ofPlace = (i: number) =>
    value + (i % columns) - (at % columns) + 10 * (Math.floor(i / columns) - Math.floor(at / columns))
  return cells.flatMap(({ shown }, i) => (shown ? [] : [ofPlace(i)]))
}
const CHART_COLUMNS = 4

export const countTo100OnesTens = defineTopic(
  {
    id: 'count-to-100-ones-tens',
    name: { en: 'Count to 100 by ones and by tens', es: 'Contar hasta 100 de 1 en 1 y de 10 en 10' },
    description: {
      en: 'Fill in the missing numbers when counting to 100 by ones or by tens.',
      es: 'Completa los números que faltan al contar hasta 100 de 1 en 1 o de 10 en 10.',
    },
    domain: 'Counting & Cardinality',
    standards: ['K.CC.A.1', 'K.CC.A.2', 'K.CC.A.3'],
    rev: 5,
    levels: {
      easy: { runs: [], neighbors: 'to twenty', mistakes: [] },
      medium: { runs: ['across a decade'], neighbors: 'decades', mistakes: ['digits turned', 'a teen for a ten'] },
      hard: {
        runs: ['two side by side', 'tens'],
        neighbors: 'decades',
        mistakes: ['a decade ahead', 'the decade before'],
      },
    },
  },
  form => ({
    oneMissing: form({
      levels: ['easy'],
      instruction: { en: prose`Write the missing number.`, es: prose`Escribe el número que falta.` },
      // In step with the numbers that are asked for by their neighbors, and never the same.
      draw: (random): Run => {
        const n = 3 + ((7 * random.turn(18)) % 18)
        const place = n === 3 ? 3 : n === 20 ? 4 : random.pick([3, 4])
        return { by: 1, numbers: upFrom(n - place, 5), hidden: [place] }
      },
      answer: numberList,
      solve: hiddenOf,
      ask: run => both(shown(run)),
      solution: completed,
      check: (printed, answers) => isRun(printed.one('list').items, answers),
    }),

    run: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: missing,
      draw: (random, level: Level): Run => runs[random.evenly(level.runs)](random),
      answer: numberList,
      solve: hiddenOf,
      ask: run => both(shown(run)),
      solution: completed,
      check: (printed, answers) => isRun(printed.one('list').items, answers),
    }),

    neighbor: form({
      levels: ['easy', 'medium'],
      draw: (random, level: Level) => neighbors[level.neighbors](random),
      answer: integer,
      solve: ({ n }) => n,
      ask: ({ place, n }) => places[place](n),
      solution: ({ place, n }) => [beside[place](n), step(asWritten(n), because.writeTheMissingNumber)],
      // Each printed number is its neighbor, on the side that the words "after" and "before" say.
      check(printed, answer) {
        const [first, second] = printed.numbers
        const gap = first ? exact(answer).minus(first).n : 0
        if (second) return gap === 1 && second.minus(exact(answer)).equals(1)
        return gap === (/after|después/.test(printed.text) ? 1 : -1)
      },
    }),

    path: form({
      levels: ['easy'],
      instruction: missing,
      lines: 0,
      draw: (random): Run => {
        const hidden = random.evenly([
          [1, 4],
          [2, 5],
          [3, 5],
          [2, 4],
        ])
        return { by: 1, numbers: upFrom(random.int(0, 14), 7), hidden }
      },
      answer: numberList,
      solve: hiddenOf,
      ask(run) {
        const [from, to] = [itemOf(run.numbers, 0), itemOf(run.numbers, 6)]
        return both(figure(numberLine({ from, to, step: 1, blanks: hiddenOf(run) })))
      },
      solution: completed,
      check: (printed, answers) => isRun(labelsOf(printed.figure('number-line')), answers),
    }),

    next: form({
      levels: ['medium'],
      instruction: { en: prose`What numbers come next?`, es: prose`¿Qué números siguen?` },
      draw: (random): Run => ({ by: 1, numbers: across(random, 5, random.evenly([3, 4])), hidden: [3, 4] }),
      answer: numberList,
      solve: hiddenOf,
      ask: run => both(shown(run)),
      solution: completed,
      check: (printed, answers) => isRun(printed.one('list').items, answers),
    }),

    inOrder: form(
      order({
        levels: ['medium'],
        instruction: {
          en: prose`Write the numbers in counting order.`,
          es: prose`Escribe los números en el orden en que se cuentan.`,
        },
        draw: random => across(random, 4, random.evenly([1, 2])),
        solution: sorted => {
          const numbers = sorted.map(value => exact(value).n)
          return [
            step(asWritten(itemOf(numbers, 0)), because.startWithTheSmallest),
            step(list(...numbers), because.writeAsYouMeet),
          ]
        },
      }),
    ),

    chart: form({
      levels: ['hard'],
      share: 2,
      instruction: missing,
      lines: 0,
      draw: drawChart,
      answer: numbersInAnyOrder,
      solve: ({ hidden }) => hidden,
      ask: ({ from, to, hidden }) => both(figure(hundredChart({ from, to, blanks: hidden }))),
      solution: ({ from, hidden }) => {
        const beside = hidden.filter(value => value !== from)
        return [
          step(list(from + 10, from), because.oneRowUp),
          step(statements(...beside.map(value => list(value - 1, value))), because.oneCellRight),
          step(list(...hidden), because.writeTheMissingNumbers),
        ]
      },
      check(printed, answers) {
        const empty = emptyCells(printed.figure('hundred-chart').cells, CHART_COLUMNS)
        return empty.length === answers.length && empty.every((value, i) => exact(itemOf(answers, i)).equals(value))
      },
    }),

    findTheMistake: form({
      levels: ['medium', 'hard'],
      kind: 'find-mistake',
      instruction: {
        en: prose`One number is wrong. Write the right number.`,
        es: prose`Un número está mal. Escribe el correcto.`,
      },
      draw: (random, level: Level): Wrong => mistakes[random.evenly(level.mistakes)](random),
      answer: integer,
      solve: ({ numbers, place }) => itemOf(numbers, place),
      ask: ({ numbers, place, wrong }) => both(list(...numbers.with(place, wrong))),
      key: ({ wrong }): Both<Content> => ({ en: prose`${wrong} is wrong.`, es: prose`El ${wrong} está mal.` }),
      solution: ({ by, numbers, place, wrong }, answer) => [
        counted(by, numbers),
        step(asWritten(answer), because.changeTheNumber, { wrong, right: itemOf(numbers, place) }),
      ],
      // In one place, and in one alone, the answer makes all steps equal.
      check(printed, answer) {
        const values = printed.one('list').items.map(item => exact(item).n)
        const mended = values.filter((_, i) => {
          const run = values.with(i, exact(answer).n)
          return run.every((value, j) => j === 0 || value - itemOf(run, j - 1) === itemOf(run, 1) - itemOf(run, 0))
        })
        return mended.length === 1
      },
    }),
  }),
)
