import {
  aThing,
  type Balance,
  type Block,
  type Both,
  balance,
  both,
  type Content,
  defineTopic,
  explained,
  expr,
  type Figure,
  figure,
  type Icon,
  type Inline,
  iconNoun,
  itemOf,
  labelOrder,
  line,
  list,
  type Noun,
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
  thing,
  trueOrFalse,
  tupleOf,
  writtenName,
  writtenOption,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { mixed, turned } from '../kit/choices/turned.ts'
import { BAR_LETTERS, type Bars, barsOf, lengthsIn, type Way } from '../kit/measures/bars.ts'
import { type Pair, pairsOf, ROOM, WEIGHT } from './compare-measurable-attributes/known-things.ts'

const LETTERS = ['A', 'B', 'C'] as const
type Letter = (typeof LETTERS)[number]
const letterOrder = labelOrder(LETTERS)
const oneOfFour = writtenName(...BAR_LETTERS)
const letter = writtenOption<'A' | 'B'>({ A: both(prose`A`), B: both(prose`B`) })
const letterOrSame = option({
  A: { en: prose`Bar ${symbol('A')}`, es: prose`La barra ${symbol('A')}` },
  B: { en: prose`Bar ${symbol('B')}`, es: prose`La barra ${symbol('B')}` },
  same: { en: prose`They are the same.`, es: prose`Miden lo mismo.` },
})

type Asked = 'more' | 'less'
const ASKED = ['more', 'less'] as const

const shown = (question: Both<Block>, drawn: Block): Both<Content> => ({
  en: [question.en, drawn],
  es: [question.es, drawn],
})

/** Two lengths so far apart, in either order. */
function drawTwo(random: Random, gaps: readonly number[]): readonly number[] {
  const gap = random.evenly(gaps)
  const shorter = random.int(2, 9 - gap)
  return random.evenly([true, false]) ? [shorter + gap, shorter] : [shorter, shorter + gap]
}
const [FAR, NEAR] = [
  [4, 3, 5, 6],
  [1, 2],
] as const

const placeOf = (lengths: readonly number[], asked: Asked) =>
  lengths.indexOf(asked === 'more' ? Math.max(...lengths) : Math.min(...lengths))
const nameAt = (place: number) => symbol(itemOf(BAR_LETTERS, place))

/** All start together: the ends tell. Each is compared with the next that goes less far. */
function comparing({ way, lengths }: Bars): Step {
  const names = [...lengths].sort((a, b) => b - a).map(length => nameAt(lengths.indexOf(length)))
  const pairs = names.slice(1).map((nearer, i) => [itemOf(names, i), nearer] as const)
  const joined = (sentences: readonly (readonly Inline[])[]): Block => ({
    kind: 'paragraph',
    content: sentences.flatMap((sentence, i) => (i > 0 ? ['. ', ...sentence] : sentence)),
  })
  return way === 'long'
    ? step(
        {
          en: joined(pairs.map(([further, nearer]) => line`${further} goes farther than ${nearer}`)),
          es: joined(pairs.map(([further, nearer]) => line`${further} llega más lejos que ${nearer}`)),
        },
        because.startAtOneLine,
      )
    : step(
        {
          en: joined(pairs.map(([further, nearer]) => line`${further} goes higher than ${nearer}`)),
          es: joined(pairs.map(([further, nearer]) => line`${further} llega más arriba que ${nearer}`)),
        },
        because.standOnOneLine,
      )
}
const reasonFor = {
  long: { more: because.goesFartherIsLonger, less: because.endsFirstIsShorter },
  high: { more: because.goesHigherIsTaller, less: because.endsLowerIsShorter },
} as const

const asksMore = (printed: Printed) => /longer|taller|heav|more|más (?:larga|alta)|pesa más|cabe más/.test(printed.text)
/** Whether nothing printed reaches beyond this bar, or nothing stays behind it. */
const isBeyondAll = (lengths: readonly number[], own: number, isMore: boolean) =>
  lengths.filter(other => (isMore ? other >= own : other <= own)).length === 1

const asks = {
  long: {
    more: { en: prose`Which bar is longer?`, es: prose`¿Qué barra es más larga?` },
    less: { en: prose`Which bar is shorter?`, es: prose`¿Qué barra es más corta?` },
  },
  high: {
    more: { en: prose`Which bar is taller?`, es: prose`¿Qué barra es más alta?` },
    less: { en: prose`Which bar is shorter?`, es: prose`¿Qué barra es más baja?` },
  },
} as const

interface AskedBars extends Bars {
  readonly asked: Asked
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

const TRUE_OR_FALSE = { en: prose`True or false?`, es: prose`¿Verdadero o falso?` }
const [A, B] = [symbol('A'), symbol('B')]
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
/** On a balance, the bigger of two is often the lighter one. */
const WEIGHED = mixed([
  ['apple', 'balloon'],
  ['book', 'leaf'],
  ['cup', 'butterfly'],
  ['egg', 'balloon'],
  ['cookie', 'leaf'],
  ['ball', 'flower'],
  ['shell', 'leaf'],
  ['book', 'pencil'],
  ['duck', 'butterfly'],
  ['cup', 'flower'],
  ['apple', 'leaf'],
  ['block', 'balloon'],
] as const satisfies (readonly [heavier: Icon, lighter: Icon])[])

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

const weighing = (heavier: Icon, lighter: Icon, isLeft: boolean) =>
  figure(
    isLeft
      ? balance([{ icon: heavier }], [{ icon: lighter }], 'left')
      : balance([{ icon: lighter }], [{ icon: heavier }], 'right'),
  )
const panStep = (heavier: Icon, lighter: Icon): Step => {
  const [low, high] = [theThing(iconNoun(heavier)), theThing(iconNoun(lighter))]
  return step(
    { en: prose`${low} is lower; ${high} is higher`, es: prose`${low} está más abajo; ${high} está más arriba` },
    because.lookAtThePans,
  )
}

const named = (noun: Noun): Sentence => ({ key: noun.en[0], says: both(prose`${thing(noun)}`) })
const lowerIn = ({ heavier, left, right }: Balance) => (heavier === 'left' ? left : right)

const compared = option({
  long: { en: prose`How long`, es: prose`El largo` },
  tall: { en: prose`How tall`, es: prose`La altura` },
  heavy: { en: prose`How heavy`, es: prose`El peso` },
})
type What = 'long' | 'tall' | 'heavy'
const PICTURED = {
  long: { en: prose`bars that lie down`, es: prose`barras acostadas` },
  tall: { en: prose`bars that stand up`, es: prose`barras de pie` },
  heavy: { en: prose`a balance`, es: prose`una balanza` },
} as const
const TELLS = { long: because.lyingIsLong, tall: because.standingIsTall, heavy: because.balanceIsHeavy } as const
const whatIn = (drawn: Figure | undefined): What | null =>
  drawn?.kind === 'balance' ? 'heavy' : drawn?.kind === 'length-bars' ? (drawn.upright ? 'tall' : 'long') : null

const ends = ([longest = 'A', shortest = 'B']: readonly Letter[]): Both<Content> => ({
  en: prose`Longest: ${symbol(longest)}; shortest: ${symbol(shortest)}`,
  es: prose`La más larga: ${symbol(longest)}; la más corta: ${symbol(shortest)}`,
})
const SAME = {
  weight: { key: 'same', says: { en: prose`They weigh the same.`, es: prose`Pesan lo mismo.` } },
  room: { key: 'same', says: { en: prose`They hold the same amount.`, es: prose`Cabe lo mismo.` } },
} as const satisfies Record<string, Sentence>

/** Of four bars, the one between two others. */
interface Between extends Bars {
  readonly over: number
  readonly under: number
}
interface Known {
  readonly asked: Asked
  readonly pair: Pair
  readonly isReversed: boolean
}
/** Two known things in words: which weighs or holds more? */
const known = (
  of: readonly Noun[],
  pairs: readonly Pair[],
  words: Readonly<Record<Asked, (one: Noun, other: Noun) => Both<Block>>>,
  same: Sentence,
  comparedStep: (less: Noun, more: Noun) => Step,
  tells: Readonly<
    Record<
      Asked,
      typeof because.isHeavier | typeof because.isLighter | typeof because.holdsTheMost | typeof because.holdsTheLeast
    >
  >,
) => ({
  draw: (random: Random): Known => ({
    pair: random.evenly(pairs),
    asked: random.evenly(ASKED),
    isReversed: random.evenly([true, false]),
  }),
  answer: sentenceChoice,
  solve: ({ asked, pair: [less, more] }: Known): Sentence => named(asked === 'more' ? more : less),
  mistakes: ({ asked, pair: [less, more] }: Known) => ({ opposite: named(asked === 'more' ? less : more), same }),
  ask: ({ asked, pair: [less, more], isReversed }: Known) =>
    isReversed ? words[asked](more, less) : words[asked](less, more),
  solution: ({ asked, pair: [less, more] }: Known, { says }: Sentence): readonly Step[] => [
    comparedStep(less, more),
    step(says, tells[asked]),
  ],
  check(printed: Printed, { key }: Sentence): boolean {
    const rank = (name: string) => of.findIndex(({ en }) => en[0] === name)
    const others = printed.terms('thing').map(({ noun }) => rank(noun.en[0]))
    return rank(key) >= 0 && rank(key) === (asksMore(printed) ? Math.max(...others) : Math.min(...others))
  },
})

export const compareMeasurableAttributes = defineTopic(
  {
    id: 'compare-measurable-attributes',
    name: { en: 'Compare length, height, weight and capacity', es: 'Comparar longitud, altura, peso y capacidad' },
    description: {
      en: 'Tell which object is longer, taller or heavier and which container holds more.',
      es: 'Indica qué objeto es más largo, más alto o más pesado y qué recipiente contiene más.',
    },
    domain: 'Measurement & Data',
    standards: ['K.MD.A.1', 'K.MD.A.2'],
    levels: { easy: {}, medium: {}, hard: {} },
    rev: 2,
  },
  form => ({
    whichIsLonger: form({ levels: ['easy'], kind: 'choose', lines: 0, ...whichBar('long') }),
    whichIsTaller: form({ levels: ['easy'], kind: 'choose', lines: 0, ...whichBar('high') }),
    isItSo: form({
      levels: ['easy'],
      lines: 0,
      instruction: TRUE_OR_FALSE,
      draw: (random): AskedBars => ({
        way: random.evenly<Way>(['long', 'high']),
        asked: random.evenly(ASKED),
        lengths: drawTwo(random, [5, 6, 4, 3]),
      }),
      answer: trueOrFalse,
      solve: ({ asked, lengths: [a = 0, b = 0] }) => (a > b === (asked === 'more') ? 'true' : 'false'),
      ask: ({ asked, ...bars }) => ({
        en: [barsOf(bars), claims[bars.way][asked].en],
        es: [barsOf(bars), claims[bars.way][asked].es],
      }),
      solution: ({ asked: _, ...bars }, answer) => [
        comparing(bars),
        step(
          trueOrFalse.show(answer),
          answer === 'true' ? because.sentenceSaysTheSame : because.sentenceSaysTheOpposite,
        ),
      ],
      check(printed, answer) {
        const [a = 0, b = 0] = lengthsIn(printed.figure('length-bars'))
        return (asksMore(printed) ? a - b > 0 : b - a > 0) === (answer === 'true')
      },
    }),

    balance: form({
      levels: ['medium'],
      draw: random => {
        const [heavier, lighter] = random.evenly(WEIGHED)
        return { heavier, lighter, asked: random.evenly(ASKED), isLeft: random.chance(0.5) }
      },
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
      check(printed, { key }) {
        const drawn = printed.figure('balance')
        const isLower = lowerIn(drawn).some(({ icon }) => icon !== null && iconNoun(icon).en[0] === key)
        const isThere = [...drawn.left, ...drawn.right].some(
          ({ icon }) => icon !== null && iconNoun(icon).en[0] === key,
        )
        return isThere && isLower === asksMore(printed)
      },
    }),

    isItHeavier: form({
      levels: ['medium'],
      lines: 0,
      instruction: TRUE_OR_FALSE,
      draw: random => {
        const [heavier, lighter] = random.evenly(turned(WEIGHED, 5))
        return {
          heavier,
          lighter,
          asked: random.evenly(ASKED),
          isLeft: random.chance(0.5),
          isSo: random.chance(0.5),
        }
      },
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
          step(
            trueOrFalse.show(answer),
            answer === 'true' ? because.sentenceSaysTheSame : because.sentenceSaysTheOpposite,
          ),
        ]
      },
      check(printed, answer) {
        const low = lowerIn(printed.figure('balance')).map(({ icon }) => icon && iconNoun(icon).en[0])
        const [first] = printed.terms('thing')
        return (low.includes(first?.noun.en[0] ?? '') === asksMore(printed)) === (answer === 'true')
      },
    }),

    whichIsHeavier: form({
      levels: ['medium'],
      ...known(
        WEIGHT,
        pairsOf(WEIGHT, 3, 5),
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
            line`Imagina que los levantas.`,
          ),
        { more: because.isHeavier, less: because.isLighter },
      ),
    }),

    whichHoldsMore: form({
      levels: ['medium'],
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
            line`Imagina que los llenas de agua.`,
          ),
        { more: because.holdsTheMost, less: because.holdsTheLeast },
      ),
    }),

    longestAndShortest: form({
      levels: ['hard'],
      lines: 0,
      draw: (random): Bars => {
        const shortest = random.int(3, 6)
        const middle = shortest + random.int(1, 2)
        return { way: 'long', lengths: random.shuffle([shortest, middle, middle + random.int(1, 2)]) }
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
        const [longest = 0, shortest = 0] = letters.map(name => itemOf(lengths, LETTERS.indexOf(name)))
        return letters.length === 2 && isBeyondAll(lengths, longest, true) && isBeyondAll(lengths, shortest, false)
      },
    }),

    orderOfThree: form({
      levels: ['hard'],
      kind: 'order',
      lines: 1,
      draw: (random): Bars => {
        const shortest = random.int(3, 6)
        const middle = shortest + random.int(1, 2)
        const lengths = [shortest, middle, middle + random.int(1, 2)]
        const order = random.evenly([
          [1, 0, 2],
          [2, 0, 1],
          [0, 2, 1],
          [1, 2, 0],
        ])
        return { way: 'high', lengths: order.map(place => itemOf(lengths, place)) }
      },
      answer: letterOrder,
      solve: ({ lengths }) =>
        [...lengths].sort((a, b) => a - b).map(length => itemOf(LETTERS, lengths.indexOf(length))),
      ask: bars =>
        shown(
          {
            en: prose`Write the letters of the bars in order from shortest to tallest.`,
            es: prose`Escribe las letras de las barras, de la más baja a la más alta.`,
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
        return (
          sorted.length === lengths.length && sorted.every((length, i) => i === 0 || length > itemOf(sorted, i - 1))
        )
      },
    }),

    between: form({
      levels: ['hard'],
      lines: 0,
      draw(random): Between {
        const shortest = random.int(2, 4)
        const second = shortest + random.int(1, 2)
        const third = second + random.int(1, 2)
        const lengths = [shortest, second, third, third + random.int(1, 2)]
        const from = random.evenly([1, 0])
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
      ask: ({ over, under, ...bars }) => {
        const [shorter, longer] = [nameAt(bars.lengths.indexOf(over)), nameAt(bars.lengths.indexOf(under))]
        return shown(
          {
            en: prose`Which bar is longer than ${shorter} but shorter than ${longer}?`,
            es: prose`¿Qué barra es más larga que la ${shorter}, pero más corta que la ${longer}?`,
          },
          barsOf(bars),
        )
      },
      solution: ({ over, under, lengths }, answer) => {
        const [shorter, longer] = [nameAt(lengths.indexOf(over)), nameAt(lengths.indexOf(under))]
        const further = list(...lengths.flatMap((length, i) => (length > over ? [nameAt(i)] : [])))
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
        const [shorter = '', longer = ''] = printed.all('symbol').map(({ name }) => name)
        const lengthOf = (name: string) => lengths[(BAR_LETTERS as readonly string[]).indexOf(name)] ?? 0
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
          : { en: [prose`Which is the lightest?`, ...drawn], es: [prose`¿Qué pesa menos de todo?`, ...drawn] }
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
                line`It is heavier than ${middle}, so it is also heavier than ${light}.`,
                line`Pesa más que ${middle}; por eso también pesa más que ${light}.`,
              )
            : explained(
                says,
                line`It is lighter than ${middle}, so it is also lighter than ${heavy}.`,
                line`Pesa menos que ${middle}; por eso también pesa menos que ${heavy}.`,
              ),
        ]
      },
      check(printed, { key }) {
        const isIn = (pan: Balance['left']) => pan.some(({ icon }) => icon !== null && iconNoun(icon).en[0] === key)
        const drawn = printed.figures('balance')
        const places = drawn.flatMap(one =>
          isIn(one.left) || isIn(one.right) ? [isIn(lowerIn(one)) ? 'low' : 'high'] : [],
        )
        return drawn.length === 2 && places.length === 1 && places[0] === (asksMore(printed) ? 'low' : 'high')
      },
    }),

    longerOrTheSame: form({
      levels: ['medium'],
      lines: 0,
      draw(random): AskedBars {
        const gap = random.evenly([1, 0, 1, 0])
        const [way, asked] = [random.evenly<Way>(['long', 'high']), random.evenly(ASKED)]
        const shorter = random.int(3, 7)
        return { way, asked, lengths: random.shuffle([shorter, shorter + gap]) }
      },
      answer: letterOrSame,
      solve: ({ asked, lengths: [a = 0, b = 0] }) => (a === b ? 'same' : a > b === (asked === 'more') ? 'A' : 'B'),
      ask: ({ asked, ...bars }) => shown(asks[bars.way][asked], barsOf(bars)),
      solution: ({ asked, ...bars }, answer) =>
        answer === 'same'
          ? [
              step(
                { en: prose`${A} and ${B} end together`, es: prose`${A} y ${B} terminan juntas` },
                bars.way === 'long' ? because.startAtOneLine : because.standOnOneLine,
              ),
              explained(letterOrSame.show(answer), line`Neither bar sticks out.`, line`Ninguna barra sobresale.`),
            ]
          : [comparing(bars), step(letterOrSame.show(answer), reasonFor[bars.way][asked])],
      check(printed, answer) {
        const [a = 0, b = 0] = lengthsIn(printed.figure('length-bars'))
        if (a === b) return answer === 'same'
        return answer !== 'same' && (answer === 'A') === (asksMore(printed) ? a - b > 0 : b - a > 0)
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
      solution: ({ what }) => [step(PICTURED[what], because.lookAtThePicture), step(compared.show(what), TELLS[what])],
      check(printed, answer) {
        const [drawn] = printed.blocks.flatMap(block => (block.kind === 'figure' ? [block.figure] : []))
        return answer === whatIn(drawn)
      },
    }),
  }),
)
