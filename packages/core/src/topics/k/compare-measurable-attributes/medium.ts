import {
  aThing,
  type Block,
  type Both,
  explained,
  type FormMaker,
  iconNoun,
  line,
  ofAllBut,
  option,
  type Printed,
  prose,
  type Random,
  type Sentence,
  type Step,
  sentenceChoice,
  step,
  symbol,
  theThing,
  trueOrFalse,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { barsOf, lengthsIn, type Way } from '../../kit/measures/bars.ts'
import { ASKED, asksMore, named, shown, TRUE_OR_FALSE, verdict } from './asked.ts'
import { A, type AskedBars, asks, B, comparing, isAsked, placeOf, reasonFor, startsFor } from './bars-compared.ts'
import { known } from './known-forms.ts'
import { pairsOf, ROOM, WEIGHT } from './known-things.ts'
import type { levels } from './levels.ts'
import { drawWeighed, isOn, lowerIn, panStep, WEIGHED, weighing } from './weighing.ts'

const letterOr = (same: Both<Block>) =>
  option({
    A: { en: prose`Bar ${symbol('A')}`, es: prose`La barra ${symbol('A')}` },
    B: { en: prose`Bar ${symbol('B')}`, es: prose`La barra ${symbol('B')}` },
    same,
  })
const letterOrSame = {
  long: letterOr({ en: prose`They are the same length.`, es: prose`Miden lo mismo de largo.` }),
  high: letterOr({ en: prose`They are the same height.`, es: prose`Miden lo mismo de alto.` }),
} as const

const endsAlike = {
  long: { en: prose`${A} and ${B} end at the same place`, es: prose`${A} y ${B} terminan en el mismo lugar` },
  high: {
    en: prose`The tops of ${A} and ${B} are at the same height`,
    es: prose`${A} y ${B} llegan a la misma altura`,
  },
} as const

/** Two bars that differ by one step or not at all. */
const NEITHER = {
  long: { en: line`Neither bar goes farther.`, es: line`Ninguna barra llega más lejos.` },
  high: { en: line`Neither bar goes higher.`, es: line`Ninguna barra llega más arriba.` },
} as const
const OTHER = {
  long: {
    more: { en: line`This bar ends first.`, es: line`Esta barra termina antes.` },
    less: { en: line`This bar goes farther.`, es: line`Esta barra llega más lejos.` },
  },
  high: {
    more: { en: line`The other bar goes higher.`, es: line`La otra barra llega más arriba.` },
    less: { en: line`This bar goes higher.`, es: line`Esta barra llega más arriba.` },
  },
} as const
const NOT_ALIKE = {
  long: { en: line`One bar goes farther.`, es: line`Una barra llega más lejos.` },
  high: { en: line`One bar goes higher.`, es: line`Una barra llega más arriba.` },
} as const
const orTheSame = (way: Way) => ({
  draw(random: Random): AskedBars {
    const gap = random.evenly([1, 0, 1, 0])
    const asked = random.evenly(ASKED)
    const shorter = random.int(3, 7)
    return { way, asked, lengths: random.shuffle([shorter, shorter + gap]) }
  },
  answer: letterOrSame[way],
  solve: ({ asked, lengths }: AskedBars): Letter | 'same' =>
    new Set(lengths).size === 1 ? 'same' : placeOf(lengths, asked) === 0 ? 'A' : 'B',
  ask: ({ asked, ...bars }: AskedBars) => shown(asks[way][asked], barsOf(bars)),
  solution: ({ asked, ...bars }: AskedBars, answer: Letter | 'same'): readonly Step[] =>
    answer === 'same'
      ? [
          step(endsAlike[way], startsFor[way]),
          explained(letterOrSame[way].show(answer), line`Neither bar sticks out.`, line`Ninguna barra sobresale.`),
        ]
      : [comparing(bars), step(letterOrSame[way].show(answer), reasonFor[way][asked])],
  whyWrong: ({ asked }: AskedBars, answer: Letter | 'same') => {
    const other = answer === 'same' ? NEITHER[way] : OTHER[way][asked]
    return ofAllBut(answer, { A: other, B: other, same: NOT_ALIKE[way] })
  },
  check(printed: Printed, answer: Letter | 'same'): boolean {
    const [a, b] = tupleOf(lengthsIn(printed.figure('length-bars')), 2)
    if (a === b) return answer === 'same'
    return answer !== 'same' && (answer === 'A') === isAsked(printed, a, b)
  },
})
type Letter = 'A' | 'B'

const SAME = {
  weight: { key: 'same', says: { en: prose`They weigh the same.`, es: prose`Pesan lo mismo.` } },
  room: { key: 'same', says: { en: prose`They hold the same amount.`, es: prose`Cabe lo mismo.` } },
} as const satisfies Record<string, Sentence>

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  balance: form({
    levels: ['medium'],
    draw: random => drawWeighed(random, WEIGHED),
    answer: sentenceChoice,
    solve: ({ asked, heavier, lighter }) => named(iconNoun(asked === 'more' ? heavier : lighter)),
    mistakes: ({ asked, heavier, lighter }) => ({
      opposite: named(iconNoun(asked === 'more' ? lighter : heavier)),
      same: SAME.weight,
    }),
    ask: ({ asked, heavier, lighter, isLeft }) =>
      shown(
        asked === 'more'
          ? { en: prose`Which is heavier?`, es: prose`¿Qué pesa más?` }
          : { en: prose`Which is lighter?`, es: prose`¿Qué pesa menos?` },
        weighing(heavier, lighter, isLeft),
      ),
    solution: ({ asked, heavier, lighter }, { says }) => [
      panStep(heavier, lighter),
      step(says, asked === 'more' ? because.heavierGoesDown : because.lighterGoesUp),
    ],
    whyWrong: ({ asked }) => ({
      opposite:
        asked === 'more'
          ? { en: line`It is on the side that goes up.`, es: line`Está en el lado que sube.` }
          : { en: line`It is on the side that goes down.`, es: line`Está en el lado que baja.` },
      same: { en: line`One side is lower.`, es: line`Un lado está más bajo.` },
    }),
    check(printed, { key }) {
      const drawn = printed.figure('balance')
      const isThere = isOn([...drawn.left, ...drawn.right], key)
      return isThere && isOn(lowerIn(drawn), key) === asksMore(printed)
    },
  }),

  isItHeavier: form({
    levels: ['medium'],
    lines: 0,
    instruction: TRUE_OR_FALSE,
    draw: random => ({ ...drawWeighed(random, turned(WEIGHED, 3)), isSo: random.chance(0.5) }),
    answer: trueOrFalse,
    solve: ({ isSo }) => (isSo ? 'true' : 'false'),
    ask: ({ asked, heavier, lighter, isSo, isLeft }) => {
      const [more, less] = [theThing(iconNoun(heavier)), theThing(iconNoun(lighter))]
      const [one, other] = isSo === (asked === 'more') ? [more, less] : [less, more]
      const drawn = weighing(heavier, lighter, isLeft)
      return asked === 'more'
        ? {
            en: [drawn, prose`${one} is heavier than ${other}.`],
            es: [drawn, prose`${one} pesa más que ${other}.`],
          }
        : {
            en: [drawn, prose`${one} is lighter than ${other}.`],
            es: [drawn, prose`${one} pesa menos que ${other}.`],
          }
    },
    solution: ({ heavier, lighter }, answer) => {
      const [more, less] = [theThing(iconNoun(heavier)), theThing(iconNoun(lighter))]
      return [
        panStep(heavier, lighter),
        step(
          { en: prose`${more} is heavier; ${less} is lighter`, es: prose`${more} pesa más; ${less} pesa menos` },
          because.heavierGoesDown,
        ),
        verdict(answer),
      ]
    },
    check(printed, answer) {
      const low = lowerIn(printed.figure('balance'))
      const [{ noun }] = tupleOf(printed.terms('thing'), 1)
      return (isOn(low, noun.en[0]) === asksMore(printed)) === (answer === 'true')
    },
  }),

  whichIsHeavier: form({
    levels: ['medium'],
    ...known(
      WEIGHT,
      pairsOf(WEIGHT, 2, 4),
      {
        more: (one, other) => ({
          en: prose`Which is heavier, ${aThing(one)} or ${aThing(other)}?`,
          es: prose`¿Qué pesa más, ${aThing(one)} o ${aThing(other)}?`,
        }),
        less: (one, other) => ({
          en: prose`Which is lighter, ${aThing(one)} or ${aThing(other)}?`,
          es: prose`¿Qué pesa menos, ${aThing(one)} o ${aThing(other)}?`,
        }),
      },
      SAME.weight,
      (less, more) =>
        explained(
          {
            en: prose`${theThing(less)} is easier to lift than ${theThing(more)}`,
            es: prose`Levantar ${theThing(less)} es más fácil que levantar ${theThing(more)}`,
          },
          line`Think of lifting both.`,
          line`Imagina que levantas las dos cosas.`,
        ),
      {
        more: less => ({
          en: line`${theThing(less)} is easier to lift.`,
          es: line`${theThing(less)} es más fácil de levantar.`,
        }),
        less: more => ({
          en: line`${theThing(more)} is harder to lift.`,
          es: line`${theThing(more)} es más difícil de levantar.`,
        }),
        same: { en: line`One is harder to lift.`, es: line`Una de las dos cosas es más difícil de levantar.` },
      },
      { more: because.isHeavier, less: because.isLighter },
    ),
  }),

  whichHoldsMore: form({
    levels: ['easy'],
    ...known(
      ROOM,
      pairsOf(ROOM, 2, 4),
      {
        more: (one, other) => ({
          en: prose`Which holds more, ${aThing(one)} or ${aThing(other)}?`,
          es: prose`¿En cuál cabe más, en ${aThing(one)} o en ${aThing(other)}?`,
        }),
        less: (one, other) => ({
          en: prose`Which holds less, ${aThing(one)} or ${aThing(other)}?`,
          es: prose`¿En cuál cabe menos, en ${aThing(one)} o en ${aThing(other)}?`,
        }),
      },
      SAME.room,
      (less, more) =>
        explained(
          {
            en: prose`${theThing(less)} fills up before ${theThing(more)}`,
            es: prose`${theThing(less)} se llena antes que ${theThing(more)}`,
          },
          line`Think of filling both with water.`,
          line`Imagina que llenas de agua las dos cosas.`,
        ),
      {
        more: less => ({ en: line`${theThing(less)} fills up first.`, es: line`${theThing(less)} se llena primero.` }),
        less: more => ({
          en: line`${theThing(more)} takes more water to fill.`,
          es: line`${theThing(more)} necesita más agua para llenarse.`,
        }),
        same: { en: line`One fills up first.`, es: line`Una de las dos cosas se llena primero.` },
      },
      { more: because.holdsTheMost, less: because.holdsTheLeast },
    ),
  }),

  longerOrTheSame: form({ levels: ['medium'], lines: 0, ...orTheSame('long') }),
  tallerOrTheSame: form({ levels: ['medium'], lines: 0, ...orTheSame('high') }),
})
