import {
  type Both,
  blank,
  both,
  count,
  equation,
  exact,
  explained,
  type FormMaker,
  type Inline,
  integer,
  isTrue,
  itemOf,
  line,
  type Printed,
  prose,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  symbol,
  table,
  writtenName,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { fitsTheGap } from '../../kit/facts/facts.ts'
import { ALL, across, type By, changed, drawCrossing, tensOf } from './changes.ts'
import type { levels } from './levels.ts'
import { backward, numberIn, told, toldIn } from './parts.ts'
import { allSteps, drawSteps, stepsIn, stops, tellSteps } from './several-steps.ts'

const changes: Readonly<Record<By, Sentence>> = {
  10: { key: '10', says: { en: prose`${10} more`, es: prose`${10} más` } },
  [-10]: { key: '-10', says: { en: prose`${10} less`, es: prose`${10} menos` } },
  100: { key: '100', says: { en: prose`${100} more`, es: prose`${100} más` } },
  [-100]: { key: '-100', says: { en: prose`${100} less`, es: prose`${100} menos` } },
}

/** The change is chosen among all four. */
const whatChanged = {
  answer: sentenceChoice,
  solve: ({ by }: { readonly by: By }) => changes[by],
  mistakes: ({ by }: { readonly by: By }) =>
    Object.fromEntries(ALL.filter(other => other !== by).map(other => [`by ${other}`, changes[other]])),
  whyWrong: ({ n, by }: { readonly n: number; readonly by: By }) =>
    Object.fromEntries(
      ALL.filter(other => other !== by).map(other => [
        `by ${other}`,
        other > 0
          ? {
              en: line`${other} more than ${n} is ${n + other}.`,
              es: line`${other} más que ${n} es ${n + other}.`,
            }
          : {
              en: line`${-other} less than ${n} is ${n + other}.`,
              es: line`${-other} menos que ${n} es ${n + other}.`,
            },
      ]),
    ),
  ask: ({ n, by }: { readonly n: number; readonly by: By }) => ({
    en: prose`How much more or less than ${n} is ${n + by}?`,
    es: prose`¿Cuánto más o cuánto menos que ${n} es ${n + by}?`,
  }),
  check: (printed: Printed, { key }: Sentence) => {
    const [n, next] = printed.take(2)
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

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
      const others = shown.flatMap(({ n, by }, i) => (i === wrong ? [] : [equation(changed(n, by), n + by)]))
      return [
        explained(statements(...others), line`These lines are right.`, line`Estos renglones están bien.`),
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
})
