import {
  both,
  explained,
  expr,
  type Figure,
  type FormMaker,
  itemOf,
  line,
  ofAllBut,
  option,
  type Printed,
  prose,
  type Random,
  type Step,
  step,
  symbol,
  trueOrFalse,
  tupleOf,
  writtenOption,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed } from '../../kit/choices/turned.ts'
import { barsOf, lengthsIn, type Way } from '../../kit/measures/bars.ts'
import { ASKED, asksMore, shown, TRUE_OR_FALSE, verdict } from './asked.ts'
import {
  A,
  type AskedBars,
  asks,
  B,
  comparing,
  isAsked,
  isBeyondAll,
  LETTERS,
  type Letter,
  placeOf,
  reasonFor,
} from './bars-compared.ts'
import type { levels } from './levels.ts'
import { WEIGHED, weighing } from './weighing.ts'

const letter = writtenOption<'A' | 'B'>({ A: both(prose`A`), B: both(prose`B`) })

/** Every two lengths so far apart, in an order in which neighbors differ; the forms take turns among them. */
const pairsApart = (gaps: readonly number[]) =>
  mixed(gaps.flatMap(gap => Array.from({ length: 8 - gap }, (_, i) => [i + 2 + gap, i + 2] as const)))
const [FAR, NEAR] = [pairsApart([3, 4, 5, 6]), pairsApart([1, 2])]

/** Two lengths, in either order. */
function drawTwo(random: Random, pairs: typeof FAR): readonly number[] {
  const isLongerFirst = random.evenly([true, false])
  const [longer, shorter] = random.evenly(pairs)
  return isLongerFirst ? [longer, shorter] : [shorter, longer]
}

const whichBar = (way: Way) => ({
  draw: (random: Random): AskedBars => ({ way, asked: random.evenly(ASKED), lengths: drawTwo(random, FAR) }),
  answer: letter,
  solve: ({ asked, lengths }: AskedBars) => itemOf(['A', 'B'] as const, placeOf(lengths, asked)),
  ask: ({ asked, ...bars }: AskedBars) => shown(asks[way][asked], barsOf(bars)),
  solution: ({ asked, ...bars }: AskedBars, answer: Letter): readonly Step[] => [
    comparing(bars),
    step(expr(symbol(answer)), reasonFor[way][asked]),
  ],
  check(printed: Printed, answer: Letter): boolean {
    const lengths = lengthsIn(printed.figure('length-bars'))
    return isBeyondAll(lengths, itemOf(lengths, LETTERS.indexOf(answer)), asksMore(printed))
  },
})

const claims = {
  long: {
    more: { en: prose`Bar ${A} is longer than bar ${B}.`, es: prose`La barra ${A} es más larga que la ${B}.` },
    less: { en: prose`Bar ${A} is shorter than bar ${B}.`, es: prose`La barra ${A} es más corta que la ${B}.` },
  },
  high: {
    more: { en: prose`Bar ${A} is taller than bar ${B}.`, es: prose`La barra ${A} es más alta que la ${B}.` },
    less: { en: prose`Bar ${A} is shorter than bar ${B}.`, es: prose`La barra ${A} es más baja que la ${B}.` },
  },
} as const

const compared = option({
  long: { en: prose`How long`, es: prose`El largo` },
  tall: { en: prose`How tall`, es: prose`La altura` },
  heavy: { en: prose`How heavy`, es: prose`El peso` },
})
type What = 'long' | 'tall' | 'heavy'
const PICTURED = {
  long: { en: prose`Bars that lie down`, es: prose`Barras acostadas` },
  tall: { en: prose`Bars that stand up`, es: prose`Barras de pie` },
  heavy: { en: prose`A balance`, es: prose`Una balanza` },
} as const
const NOT_SHOWN = {
  long: { en: line`No bars lie down.`, es: line`No hay barras acostadas.` },
  tall: { en: line`No bars stand up.`, es: line`No hay barras de pie.` },
  heavy: { en: line`There is no balance.`, es: line`No hay una balanza.` },
} as const
const TELLS = { long: because.lyingIsLong, tall: because.standingIsTall, heavy: because.balanceIsHeavy } as const
const whatIn = (drawn: Figure | undefined): What | null =>
  drawn?.kind === 'balance' ? 'heavy' : drawn?.kind === 'length-bars' ? (drawn.upright ? 'tall' : 'long') : null

export const easyForms = (form: FormMaker<typeof levels>) => ({
  whichIsLonger: form({ levels: ['easy'], kind: 'choose', lines: 0, ...whichBar('long') }),
  whichIsTaller: form({ levels: ['easy'], kind: 'choose', lines: 0, ...whichBar('high') }),
  isItSo: form({
    levels: ['easy'],
    lines: 0,
    instruction: TRUE_OR_FALSE,
    draw: (random): AskedBars => ({
      way: random.evenly<Way>(['long', 'high']),
      asked: random.evenly(ASKED),
      lengths: drawTwo(random, FAR),
    }),
    answer: trueOrFalse,
    solve: ({ asked, lengths }) => (placeOf(lengths, asked) === 0 ? 'true' : 'false'),
    ask: ({ asked, ...bars }) => ({
      en: [barsOf(bars), claims[bars.way][asked].en],
      es: [barsOf(bars), claims[bars.way][asked].es],
    }),
    solution: ({ asked, ...bars }, answer) => [
      comparing(bars),
      step(
        { en: prose`Bar ${A}`, es: prose`La barra ${A}` },
        reasonFor[bars.way][(answer === 'true') === (asked === 'more') ? 'more' : 'less'],
      ),
      verdict(answer),
    ],
    check(printed, answer) {
      const [a, b] = tupleOf(lengthsIn(printed.figure('length-bars')), 2)
      return isAsked(printed, a, b) === (answer === 'true')
    },
  }),

  whatIsCompared: form({
    levels: ['easy'],
    lines: 0,
    draw: random => {
      const what = random.evenly<What>(['heavy', 'long', 'tall'])
      const [heavier, lighter] = random.pick(WEIGHED)
      const lengths = drawTwo(random, NEAR)
      return { what, heavier, lighter, lengths, isLeft: random.chance(0.5) }
    },
    answer: compared,
    solve: ({ what }): What => what,
    ask: ({ what, heavier, lighter, lengths, isLeft }) =>
      shown(
        { en: prose`What does the picture compare?`, es: prose`¿Qué compara el dibujo?` },
        what === 'heavy'
          ? weighing(heavier, lighter, isLeft)
          : barsOf({ way: what === 'long' ? 'long' : 'high', lengths }),
      ),
    solution: ({ what }) => [
      explained(PICTURED[what], line`Say what the picture shows.`, line`Di lo que muestra el dibujo.`),
      step(compared.show(what), TELLS[what]),
    ],
    whyWrong: ({ what }) => ofAllBut(what, NOT_SHOWN),
    check(printed, answer) {
      const [drawn] = printed.blocks.flatMap(block => (block.kind === 'figure' ? [block.figure] : []))
      return answer === whatIn(drawn)
    },
  }),
})
