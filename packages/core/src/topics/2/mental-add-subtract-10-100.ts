import {
  answerStep,
  type Both,
  baseTenBlocks,
  blank,
  both,
  count,
  defineTopic,
  equation,
  exact,
  fillTable,
  type Inline,
  integer,
  isTrue,
  itemOf,
  line,
  minus,
  numberList,
  type Printed,
  prose,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  step,
  sum,
  symbol,
  table,
  type Value,
  withFigure,
  words,
  writtenName,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { fitsTheGap, missingNumber } from '../kit/facts/facts.ts'
import {
  ALL,
  across,
  type By,
  changed,
  comparedPlaces,
  digitChanged,
  drawCrossing,
  drawNumber,
  inOnePlace,
  result,
  tensOf,
  worked,
} from './mental-add-subtract-10-100/changes.ts'
import { allSteps, drawSteps, stepsIn, stops, tellSteps } from './mental-add-subtract-10-100/several-steps.ts'

interface Level {
  readonly by: readonly By[]
}

/** "100 more than 243 is 343." */
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
const numberIn = (printed: Printed) => itemOf(printed.numbers, printed.numbers.length - 1)

const changes: Readonly<Record<By, Sentence>> = {
  10: { key: '10', says: { en: prose`${10} more`, es: prose`${10} más` } },
  [-10]: { key: '-10', says: { en: prose`${10} less`, es: prose`${10} menos` } },
  100: { key: '100', says: { en: prose`${100} more`, es: prose`${100} más` } },
  [-100]: { key: '-100', says: { en: prose`${100} less`, es: prose`${100} menos` } },
}
/** The number before the change is found by the opposite change. */
const backward = (end: number, by: By): Step =>
  step(changed(end, -by as By), because.explain, {
    sentence:
      by > 0
        ? { en: line`Work backward: subtract ${by}.`, es: line`Haz lo contrario: resta ${by}.` }
        : { en: line`Work backward: add ${-by}.`, es: line`Haz lo contrario: suma ${-by}.` },
  })

/** The change is chosen among all four. */
const whatChanged = {
  answer: sentenceChoice,
  solve: ({ by }: { readonly by: By }) => changes[by],
  mistakes: ({ by }: { readonly by: By }) =>
    Object.fromEntries(ALL.filter(other => other !== by).map(other => [`by ${other}`, changes[other]])),
  ask: ({ n, by }: { readonly n: number; readonly by: By }) => ({
    en: prose`How much more or less is ${n + by} than ${n}?`,
    es: prose`¿Cuánto más o cuánto menos es ${n + by} que ${n}?`,
  }),
  check: (printed: Printed, { key }: Sentence) => {
    const [next, n] = printed.take(2)
    return next.minus(n).equals(Number(key))
  },
}

/** In turns so long that hardly two of one form go the same way. */
const ACROSS = [10, -10, 10, -10, 10, -10, 10, -10] as const

const LETTERS = ['A', 'B', 'C'] as const
const letter = writtenName('A', 'B', 'C')
interface Line {
  readonly n: number
  readonly by: 10 | -10
}
type Slip = 'other place' | 'hundreds kept'
/** 396 + 10 as 496 or as 306. */
const slipped = ({ n, by }: Line, slip: Slip): number =>
  slip === 'other place' ? n + 10 * by : by > 0 ? n - 90 : n + 90
const SAID: Readonly<Record<Slip, (by: 10 | -10) => Both<readonly Inline[]>>> = {
  'other place': by =>
    by > 0
      ? { en: line`${100} was added, not ${10}`, es: line`se sumó ${100}, no ${10}` }
      : { en: line`${100} was subtracted, not ${10}`, es: line`se restó ${100}, no ${10}` },
  'hundreds kept': () => ({ en: line`the hundreds must change too`, es: line`las centenas también cambian` }),
}

const HEADS = [
  words('100 less', '100 menos'),
  words('10 less', '10 menos'),
  words('Number', 'Número'),
  words('10 more', '10 más'),
  words('100 more', '100 más'),
]
const NEIGHBORS = [-100, -10, 0, 10, 100]
const fill = { en: prose`Fill in the table.`, es: prose`Completa la tabla.` }

export const mentalAddSubtract10100 = defineTopic(
  {
    id: 'mental-add-subtract-10-100',
    name: { en: 'Mentally add and subtract 10 or 100', es: 'Sumar y restar 10 o 100 mentalmente' },
    description: {
      en: 'Add or subtract 10 or 100 in your head with numbers up to 1,000.',
      es: 'Suma o resta 10 o 100 mentalmente con números hasta 1,000.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.8'],
    rev: 3,
    levels: {
      easy: { by: [10, -100, 100, -10] },
      medium: { by: [-10, -100] },
      hard: { by: [10, -10] },
    },
  },
  form => ({
    bare: form({
      levels: ['easy'],
      instruction: { en: prose`Use mental math.`, es: prose`Calcula mentalmente.` },
      draw: (random, level: Level) => ({ by: random.evenly(level.by), n: drawNumber(random, 'odd') }),
      answer: integer,
      solve: ({ n, by }) => n + by,
      ask: ({ n, by }) => both(equation(changed(n, by), blank(2))),
      solution: ({ n, by }) => worked(n, by),
      check: fitsTheGap,
    }),

    sentence: form({
      levels: ['easy'],
      draw: (random, level: Level) => ({ by: random.evenly(level.by), n: drawNumber(random) }),
      answer: integer,
      solve: ({ n, by }) => n + by,
      ask: ({ n, by }) => told(by, n, blank(2)),
      solution: ({ n, by }) => worked(n, by),
      check: (printed, answer) => exact(answer).minus(toldIn(printed)).equals(numberIn(printed)),
    }),

    blocks: form({
      levels: ['easy'],
      draw: random => ({
        n: 100 * random.int(1, 4) + 10 * random.int(1, 6) + random.int(1, 6),
        by: random.evenly([100, 10] as const),
      }),
      answer: integer,
      solve: ({ n, by }) => n + by,
      ask: ({ n, by }) =>
        withFigure(
          {
            en: prose`What number is ${role('more', by)} more than the blocks show?`,
            es: prose`¿Qué número es ${role('more', by)} más que el que muestran los bloques?`,
          },
          baseTenBlocks(n),
        ),
      solution: ({ n, by }) => [
        step(
          both(
            prose`${count(Math.floor(n / 100), nouns.hundred)}, ${count(Math.floor(n / 10) % 10, nouns.ten)}, ${count(n % 10, nouns.one)}`,
          ),
          because.countBlocks,
        ),
        step(result(n, by), because.explain, { sentence: inOnePlace(n, by) }),
      ],
      check(printed, answer) {
        const [group] = printed.figure('base-ten-blocks').groups
        return (
          group !== undefined &&
          exact(answer)
            .minus(printed.role('more'))
            .equals(100 * group.hundreds + 10 * group.tens + group.ones)
        )
      },
    }),

    twoColumns: form(
      fillTable({
        levels: ['easy'],
        instruction: fill,
        draw(random) {
          const by = random.evenly([100, 10] as const)
          return {
            head: [words('Number', 'Número'), words(`${by} more`, `${by} más`)],
            rows: random
              .until(
                () => [drawNumber(random, 'even'), drawNumber(random, 'even'), drawNumber(random, 'even')],
                drawn => new Set(drawn).size === 3,
              )
              .map(n => [n, n + by]),
            blanks: [0, 1, 2].map(row => [row, 1] as const),
          }
        },
        // The same is added in each row.
        fits(rows) {
          const differences = rows.map(([n, next]) => (n && next ? next.minus(n).n : 0))
          return [10, 100].some(by => differences.every(difference => difference === by))
        },
        solution: ({ rows }) =>
          rows.map(row => {
            const [n, next] = row.map(cell => exact(cell).n) as [number, number]
            const by = (next - n) as By
            return step(result(n, by), because.explain, { sentence: inOnePlace(n, by) })
          }),
      }),
    ),

    fiveColumns: form(
      fillTable({
        levels: ['medium'],
        instruction: fill,
        draw(random) {
          const shown = random.evenly([1, 3, 0, 4])
          const rows = [drawNumber(random, 'even'), drawNumber(random, 'even')].map(n => NEIGHBORS.map(by => n + by))
          return {
            head: HEADS,
            rows,
            // The number itself is printed in the first row, one of its neighbors in the second.
            blanks: [2, shown].flatMap((given, row) =>
              [0, 1, 2, 3, 4].filter(column => column !== given).map(column => [row, column] as const),
            ),
          }
        },
        fits: rows => rows.every(row => NEIGHBORS.every((by, i) => itemOf(row, i).minus(by).equals(itemOf(row, 2)))),
        solution({ rows, blanks }) {
          return rows.flatMap((row, r) => {
            const values = row.map(cell => exact(cell).n)
            const n = itemOf(values, 2)
            const given = [0, 1, 2, 3, 4].find(c => !blanks.some(([br, bc]) => br === r && bc === c)) ?? 2
            const back = -itemOf(NEIGHBORS, given) as By
            return [
              ...(given === 2
                ? []
                : [
                    step(result(itemOf(values, given), back), because.explain, {
                      sentence: inOnePlace(itemOf(values, given), back),
                    }),
                  ]),
              step(statements(result(n, -10), result(n, 10)), because.onlyTensChange),
              step(statements(result(n, -100), result(n, 100)), because.onlyHundredsChange),
            ]
          })
        },
      }),
    ),

    before: form({
      levels: ['medium'],
      draw: random => ({ by: random.evenly([-10, 100, -100, 10] as const), end: drawNumber(random) }),
      answer: integer,
      solve: ({ end, by }) => end - by,
      ask: ({ end, by }) => told(by, blank(2), end),
      solution: ({ end, by }) => [backward(end, by), ...worked(end, -by as By)],
      check: (printed, answer) => exact(answer).plus(toldIn(printed)).equals(numberIn(printed)),
    }),

    missingChange: form({
      levels: ['medium'],
      instruction: missingNumber,
      draw: random => ({ by: random.evenly(ALL), n: drawNumber(random) }),
      answer: integer,
      solve: ({ by }) => Math.abs(by),
      ask: ({ n, by }) => both(equation(by > 0 ? sum(n, blank(2)) : minus(n, blank(2)), n + by)),
      solution: ({ n, by }) => [comparedPlaces(n, n + by), answerStep(result(n, by), digitChanged(n, by))],
      check: fitsTheGap,
    }),

    stops: form({
      levels: ['medium'],
      draw: random => drawSteps(random, 3, 0),
      answer: numberList,
      solve: ({ start, steps }) => stops(start, steps),
      ask: ({ start, steps }) =>
        tellSteps(start, steps, {
          en: prose`Write the number after each step: __, __, __`,
          es: prose`Escribe el número después de cada paso: __, __, __`,
        }),
      solution: ({ start, steps }) => allSteps(start, steps),
      check(printed, answers) {
        const all = [printed.take(1)[0], ...answers.map(answer => exact(answer))]
        return stepsIn(printed).every((by, i) =>
          itemOf(all, i + 1)
            .minus(by)
            .equals(itemOf(all, i)),
        )
      },
    }),

    across: form({
      levels: ['hard'],
      instruction: { en: prose`Use mental math.`, es: prose`Calcula mentalmente.` },
      draw(random) {
        const by = random.evenly(ACROSS)
        return { by, n: drawCrossing(random, by) }
      },
      answer: integer,
      solve: ({ n, by }) => n + by,
      ask: ({ n, by }) => both(equation(changed(n, by), blank(2))),
      solution: ({ n, by }) => across(n, by),
      check: fitsTheGap,
    }),

    reverse: form({
      levels: ['hard'],
      draw(random) {
        const by = random.evenly(ACROSS)
        return { by, end: drawCrossing(random, by > 0 ? -10 : 10) }
      },
      answer: integer,
      solve: ({ end, by }) => end - by,
      ask: ({ end, by }) => told(by, blank(2), end),
      solution: ({ end, by }) => [backward(end, by), ...across(end, by > 0 ? -10 : 10)],
      check: (printed, answer) => exact(answer).plus(toldIn(printed)).equals(numberIn(printed)),
    }),

    whatChangedAcross: form({
      levels: ['hard'],
      ...whatChanged,
      draw(random) {
        const by = random.evenly(ACROSS)
        return { by: by as By, n: drawCrossing(random, by) }
      },
      solution: ({ n, by }, { says }) => [
        step(
          both(
            prose`${n}: ${tensOf(n)}, ${count(n % 10, nouns.one)}; ${n + by}: ${tensOf(n + by)}, ${count(n % 10, nouns.one)}`,
          ),
          because.countAllTens,
        ),
        step(says, because.explain, {
          sentence:
            by > 0
              ? { en: line`There is 1 ten more.`, es: line`Hay 1 decena más.` }
              : { en: line`There is 1 ten less.`, es: line`Hay 1 decena menos.` },
        }),
      ],
    }),

    end: form({
      levels: ['hard'],
      lines: 1,
      draw: random => drawSteps(random, 4, 1),
      answer: integer,
      solve: ({ start, steps }) => itemOf(stops(start, steps), 3),
      ask: ({ start, steps }) =>
        tellSteps(start, steps, {
          en: prose`What number do you reach?`,
          es: prose`¿A qué número llegas?`,
        }),
      solution: ({ start, steps }) => allSteps(start, steps),
      check: (printed, answer) =>
        stepsIn(printed)
          .reduce((rest, by) => rest.minus(by), exact(answer))
          .equals(printed.take(1)[0]),
    }),

    wrongLine: form({
      levels: ['hard'],
      kind: 'find-mistake',
      instruction: {
        en: prose`One line is wrong. Write its letter.`,
        es: prose`Un renglón está mal. Escribe su letra.`,
      },
      lines: 1,
      draw(random) {
        const wrong = random.evenly([2, 0, 1])
        const slip = random.evenly(['other place', 'hundreds kept'] as const)
        const first = random.pick([10, -10] as const)
        const signs = random.shuffle<readonly (10 | -10)[]>([first, 10, -10])
        return { wrong, slip, shown: signs.map((by): Line => ({ by, n: drawCrossing(random, by) })) }
      },
      answer: letter,
      solve: ({ wrong }) => itemOf(LETTERS, wrong),
      ask: ({ shown, wrong, slip }) =>
        both(
          table({
            rows: shown.map((item, i) => [
              symbol(itemOf(LETTERS, i)),
              equation(changed(item.n, item.by), i === wrong ? slipped(item, slip) : item.n + item.by),
            ]),
          }),
        ),
      key({ shown, wrong, slip }) {
        const item = itemOf(shown, wrong)
        return {
          en: prose`It should be ${item.n + item.by}, not ${slipped(item, slip)}.`,
          es: prose`Debe ser ${item.n + item.by}, no ${slipped(item, slip)}.`,
        }
      },
      solution({ shown, wrong, slip }, answer) {
        const item = itemOf(shown, wrong)
        return [
          step(
            both(prose`${symbol(answer)}: ${equation(changed(item.n, item.by), slipped(item, slip))}`),
            because.mistakeIs,
            { what: SAID[slip](item.by) },
          ),
          ...across(item.n, item.by),
        ]
      },
      check: (printed, answer) =>
        printed.all('relation').every((item, i) => isTrue(item) !== (i === LETTERS.indexOf(answer))),
    }),
  }),
)
