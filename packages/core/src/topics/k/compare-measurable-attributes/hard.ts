import {
  type Both,
  type Content,
  explained,
  type FormMaker,
  type Icon,
  iconNoun,
  itemOf,
  labelOrder,
  line,
  list,
  prose,
  sentenceChoice,
  step,
  symbol,
  type Term,
  theThing,
  tupleOf,
  writtenName,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed } from '../../kit/choices/turned.ts'
import { BAR_LETTERS, type Bars, barsOf, lengthsIn } from '../../kit/measures/bars.ts'
import { ASKED, asksMore, named, shown } from './asked.ts'
import { comparing, isBeyondAll, LETTERS, type Letter, nameAt, placeOf } from './bars-compared.ts'
import type { levels } from './levels.ts'
import { isOn, lowerIn, weighing } from './weighing.ts'

const letterOrder = labelOrder(LETTERS)
const oneOfFour = writtenName(...BAR_LETTERS)

/** Lengths, each a little longer than the one before. The forms take turns among them, so that none shows another's. */
const rising = (firsts: readonly number[], steps: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  mixed(
    firsts.flatMap(first =>
      steps.map(gaps =>
        [0, ...gaps].map((_, i, all) => first + all.slice(0, i + 1).reduce((sum, gap) => sum + gap, 0)),
      ),
    ),
  )
const THREE_RISING = rising(
  [3, 4, 5, 6],
  [
    [1, 2],
    [2, 2],
    [2, 1],
    [1, 1],
  ],
)
const FOUR_RISING = rising(
  [2, 3, 4],
  [
    [1, 2, 2],
    [2, 1, 2],
    [2, 2, 1],
    [1, 1, 2],
    [2, 2, 2],
    [1, 2, 1],
    [2, 1, 1],
  ],
)
function ends(letters: readonly Letter[]): Both<Content> {
  const [longest, shortest] = tupleOf(
    letters.map(letter => symbol(letter)),
    2,
  )
  return {
    en: prose`Longest: ${longest}; shortest: ${shortest}`,
    es: prose`La más larga: ${longest}; la más corta: ${shortest}`,
  }
}
/** Of four bars, the one between two others. */
interface Between extends Bars {
  readonly over: number
  readonly under: number
}
const boundsOf = ({ lengths, over, under }: Between) =>
  [nameAt(lengths.indexOf(over)), nameAt(lengths.indexOf(under))] as const

/** From light to heavy, each so far from the next that nobody doubts it. */
const THREE_WEIGHED = mixed([
  ['leaf', 'egg', 'book'],
  ['balloon', 'apple', 'duck'],
  ['butterfly', 'cookie', 'cup'],
  ['flower', 'egg', 'duck'],
  ['balloon', 'cookie', 'book'],
  ['leaf', 'pencil', 'apple'],
  ['butterfly', 'egg', 'ball'],
  ['balloon', 'cup', 'duck'],
  ['flower', 'apple', 'book'],
] as const satisfies (readonly [light: Icon, middle: Icon, heavy: Icon])[])

export const hardForms = (form: FormMaker<typeof levels>) => ({
  longestAndShortest: form({
    levels: ['hard'],
    lines: 0,
    draw: (random): Bars => {
      const order = random.evenly([
        [1, 2, 0],
        [0, 2, 1],
        [2, 0, 1],
        [1, 0, 2],
        [2, 1, 0],
      ])
      const lengths = random.evenly(THREE_RISING)
      return { way: 'long', lengths: order.map(place => itemOf(lengths, place)) }
    },
    answer: letterOrder,
    solve: ({ lengths }) => [itemOf(LETTERS, placeOf(lengths, 'more')), itemOf(LETTERS, placeOf(lengths, 'less'))],
    ask: bars => ({
      en: [prose`Write the letters.`, barsOf(bars), prose`Longest: __ Shortest: __`],
      es: [prose`Escribe las letras.`, barsOf(bars), prose`La más larga: __ La más corta: __`],
    }),
    key: (_, letters) => ends(letters),
    solution: (bars, letters) => [comparing(bars), step(ends(letters), because.farthestAndFirst)],
    check(printed, letters) {
      const lengths = lengthsIn(printed.figure('length-bars'))
      const [longest, shortest] = tupleOf(
        letters.map(name => itemOf(lengths, LETTERS.indexOf(name))),
        2,
      )
      return letters.length === 2 && isBeyondAll(lengths, longest, true) && isBeyondAll(lengths, shortest, false)
    },
  }),

  orderOfThree: form({
    levels: ['hard'],
    kind: 'order',
    lines: 1,
    draw: (random): Bars => {
      const order = random.evenly([
        [1, 0, 2],
        [2, 0, 1],
        [0, 2, 1],
        [1, 2, 0],
      ])
      const lengths = random.evenly(THREE_RISING)
      return { way: 'high', lengths: order.map(place => itemOf(lengths, place)) }
    },
    answer: letterOrder,
    solve: ({ lengths }) => [...lengths].sort((a, b) => a - b).map(length => itemOf(LETTERS, lengths.indexOf(length))),
    ask: bars =>
      shown(
        {
          en: prose`Write the letters in order from shortest to tallest.`,
          es: prose`Escribe las letras en orden, de la barra más baja a la más alta.`,
        },
        barsOf(bars),
      ),
    solution: (bars, letters) => [
      comparing(bars),
      explained(
        list(...letters.map(name => symbol(name))),
        line`Go from the lowest top to the highest.`,
        line`Ve del extremo más bajo al más alto.`,
      ),
    ],
    check(printed, letters) {
      const lengths = lengthsIn(printed.figure('length-bars'))
      const sorted = letters.map(name => itemOf(lengths, LETTERS.indexOf(name)))
      return sorted.length === lengths.length && sorted.every((length, i) => i === 0 || length > itemOf(sorted, i - 1))
    },
  }),

  between: form({
    levels: ['hard'],
    lines: 0,
    draw(random): Between {
      const from = random.evenly([1, 0])
      const lengths = random.evenly(FOUR_RISING)
      return {
        way: 'long',
        lengths: random.shuffle(lengths),
        over: itemOf(lengths, from),
        under: itemOf(lengths, from + 2),
      }
    },
    answer: oneOfFour,
    solve: ({ lengths, over, under }) =>
      itemOf(
        BAR_LETTERS,
        lengths.findIndex(length => length > over && length < under),
      ),
    ask: bars => {
      const [shorter, longer] = boundsOf(bars)
      return shown(
        {
          en: prose`Which bar is longer than ${shorter} but shorter than ${longer}?`,
          es: prose`¿Qué barra es más larga que la ${shorter}, pero más corta que la ${longer}?`,
        },
        barsOf(bars),
      )
    },
    solution: (bars, answer) => {
      const [shorter, longer] = boundsOf(bars)
      const further = list(...bars.lengths.flatMap((length, i) => (length > bars.over ? [nameAt(i)] : [])))
      return [
        explained(
          further,
          line`These bars go farther than ${shorter}.`,
          line`Estas barras llegan más lejos que la ${shorter}.`,
        ),
        explained(
          symbol(answer),
          line`Of these, only ${symbol(answer)} ends before ${longer}.`,
          line`De ellas, solo la ${symbol(answer)} termina antes que la ${longer}.`,
        ),
      ]
    },
    check(printed, answer) {
      const lengths = lengthsIn(printed.figure('length-bars'))
      const own = itemOf(lengths, BAR_LETTERS.indexOf(answer))
      const [shorter, longer] = tupleOf(
        printed.all('symbol').map(({ name }) => name),
        2,
      )
      const lengthOf = (name: string) => itemOf(lengths, (BAR_LETTERS as readonly string[]).indexOf(name))
      return own - lengthOf(shorter) > 0 && lengthOf(longer) - own > 0
    },
  }),

  heaviestOfThree: form({
    levels: ['hard'],
    lines: 0,
    draw: random => ({
      three: random.evenly(THREE_WEIGHED),
      asked: random.evenly(ASKED),
      isTopFirst: random.chance(0.5),
      isLeft: random.chance(0.5),
    }),
    answer: sentenceChoice,
    solve: ({ three, asked }) => named(iconNoun(asked === 'more' ? three[2] : three[0])),
    mistakes: ({ three, asked }) => ({
      middle: named(iconNoun(three[1])),
      opposite: named(iconNoun(asked === 'more' ? three[0] : three[2])),
    }),
    ask: ({ three: [light, middle, heavy], asked, isTopFirst, isLeft }) => {
      const top = weighing(heavy, middle, isLeft)
      const low = weighing(middle, light, isLeft)
      const drawn = isTopFirst ? [top, low] : [low, top]
      return asked === 'more'
        ? { en: [prose`Which is the heaviest?`, ...drawn], es: [prose`¿Qué pesa más de todo?`, ...drawn] }
        : { en: [prose`Which is the lightest?`, ...drawn], es: [prose`¿Qué es lo que menos pesa?`, ...drawn] }
    },
    solution: ({ three, asked }, { says }) => {
      const [light, middle, heavy] = tupleOf(
        three.map(icon => theThing(iconNoun(icon))),
        3,
      )
      return [
        explained(
          { en: prose`${heavy} is heavier than ${middle}`, es: prose`${heavy} pesa más que ${middle}` },
          line`Look at one balance: the heavier thing goes down.`,
          line`Mira una balanza: lo más pesado baja.`,
        ),
        explained(
          { en: prose`${middle} is heavier than ${light}`, es: prose`${middle} pesa más que ${light}` },
          line`Look at the other balance.`,
          line`Mira la otra balanza.`,
        ),
        asked === 'more'
          ? explained(
              says,
              line`It is heavier than ${middle} and ${light}.`,
              line`Pesa más que ${middle} y que ${light}.`,
            )
          : explained(
              says,
              line`It is lighter than ${middle} and ${heavy}.`,
              line`Pesa menos que ${middle} y que ${heavy}.`,
            ),
      ]
    },
    whyWrong: ({ three, asked }) => {
      const [light, middle, heavy] = tupleOf(
        three.map(icon => theThing(iconNoun(icon))),
        3,
      )
      const lighterThan = (other: Term) => ({
        en: line`It is lighter than ${other}.`,
        es: line`Pesa menos que ${other}.`,
      })
      const heavierThan = (other: Term) => ({
        en: line`It is heavier than ${other}.`,
        es: line`Pesa más que ${other}.`,
      })
      return asked === 'more'
        ? { middle: lighterThan(heavy), opposite: lighterThan(middle) }
        : { middle: heavierThan(light), opposite: heavierThan(middle) }
    },
    check(printed, { key }) {
      const drawn = printed.figures('balance')
      const places = drawn.flatMap(one =>
        isOn([...one.left, ...one.right], key) ? [isOn(lowerIn(one), key) ? 'low' : 'high'] : [],
      )
      return drawn.length === 2 && places.length === 1 && places[0] === (asksMore(printed) ? 'low' : 'high')
    },
  }),
})
