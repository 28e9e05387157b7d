import {
  assert,
  type Both,
  both,
  type CellHole,
  type Content,
  count,
  type Expr,
  equation,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  howMany,
  type Inline,
  isSameContent,
  itemOf,
  labelOrder,
  lengthBars,
  line,
  list,
  match,
  prose,
  type Random,
  role,
  type Sentence,
  sentenceChoice,
  sum,
  symbol,
  table,
  things,
  tupleOf,
} from '../../../author.ts'
import { part } from '../../../language/nouns/mathematics.ts'
import { centimeter, foot, inch, meter } from '../../../language/nouns/units.ts'
import { turned } from '../../kit/choices/turned.ts'
import type { levels } from './levels.ts'
import {
  inUnits,
  isAbout,
  lengthOf,
  mayBe,
  printedThings,
  SYSTEM_NAMES,
  type System,
  sizeOf,
  THINGS,
  type Thing,
  thingsOf,
  unitsOf,
} from './things.ts'
import { askedHow, estimated, type Length, said, tooLongOrShort } from './told.ts'

const LETTERS = ['A', 'B', 'C'] as const
/** How long bar A is, what it stands for, and how long bar B is, in parts of bar A. */
const BARS = [
  { a: 3, b: 6, amount: 10, unit: centimeter },
  { a: 6, b: 3, amount: 8, unit: inch },
  { a: 2, b: 6, amount: 5, unit: foot },
  { a: 6, b: 4, amount: 12, unit: inch },
  { a: 4, b: 8, amount: 6, unit: meter },
  { a: 8, b: 4, amount: 20, unit: centimeter },
  { a: 6, b: 4, amount: 30, unit: centimeter },
  { a: 2, b: 6, amount: 4, unit: meter },
] as const
type Bars = (typeof BARS)[number]
const lengthB = ({ a, b, amount }: Bars): number => (amount * b) / a
/** Lengths 1.5 to 2.5 times apart from the right one. */
const FACTORS = [
  [0.5, 2],
  [2, 4],
  [0.5, 0.25],
] as const
const wrongBars = (bars: Bars, turn: number): readonly number[] =>
  itemOf(FACTORS, turn).map(factor => Math.round(lengthB(bars) * factor))

/** Known so well that half and double are out of the question. */
const VAGUE = ['kitchen table', 'couch', 'two-story house', 'key', 'bicycle']
const SURE = THINGS.filter(({ amount, noun }) => amount >= 4 && amount <= 20 && !VAGUE.includes(noun.en[0]))
const wrongLengths = ({ amount, unit }: Thing, turn: number): readonly Length[] => {
  const [half, quarter] = [Math.ceil(amount / 2), Math.ceil(amount / 4)]
  return itemOf(
    [
      [half, 2 * amount],
      [2 * amount, 4 * amount],
      [quarter, half],
    ],
    turn,
  ).map(other => ({ amount: other, unit }))
}
/** What is said of a thing with a unit that cannot be. */
const wrongUnit = (thing: Thing): Length => {
  const units = unitsOf(thing)
  const other = itemOf(units, thing.unit === itemOf(units, 0).noun ? units.length - 1 : 0)
  return { amount: thing.amount, unit: other.noun }
}
const sentenceOf = (thing: Thing, { amount, unit }: Length): Sentence => {
  const { en, es } = isAbout(thing, amount, unit)
  return {
    key: `${THINGS.indexOf(thing)} ${amount} ${unit.en[0]}`,
    says: { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } },
  }
}
/** Things to lay side by side, each 1.8 to 8 times as long as the next shorter one. */
const apartIn = (system: System): readonly (readonly [Thing, Thing, Thing])[] => {
  const all = thingsOf(system).filter(({ way }) => way === 'long')
  const isApart = (one: Thing, other: Thing) =>
    lengthOf(other) >= 1.8 * lengthOf(one) && lengthOf(other) <= 8 * lengthOf(one)
  return all.flatMap(one =>
    all.flatMap(two =>
      isApart(one, two) ? all.flatMap(three => (isApart(two, three) ? [[one, two, three] as const] : [])) : [],
    ),
  )
}
const APART = { customary: apartIn('customary'), metric: apartIn('metric') } as const satisfies Record<System, unknown>
const drawApart = (random: Random) => random.pick(APART[random.evenly(SYSTEM_NAMES)])

const added = (each: number, times: number) => sum(...Array<number>(times).fill(each))
const cellOf = (hole: CellHole): readonly Inline[] => line`${hole as Expr}`
const sizeIn = (hole: CellHole): number =>
  typeof hole === 'object' && 'kind' in hole && hole.kind === 'quantity' ? exact(hole.amount).n * sizeOf(hole.noun) : 0
const RANKS = [
  {
    en: line`This is the shortest of the three, with the least length.`,
    es: line`Es la cosa más corta y tiene la longitud menor.`,
  },
  { en: line`This is between the other two.`, es: line`Está entre las otras dos.` },
  {
    en: line`This is the longest of the three, with the greatest length.`,
    es: line`Es la cosa más larga y tiene la longitud mayor.`,
  },
] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  fromBar: form({
    levels: ['hard'],
    share: 2,
    wide: true,
    draw: random => ({ bars: random.evenly(BARS), turn: random.int(0, 1) }),
    answer: sentenceChoice,
    solve: ({ bars }) => said({ amount: lengthB(bars), unit: bars.unit }),
    mistakes: ({ bars, turn }) =>
      Object.fromEntries(
        wrongBars(bars, turn).map((amount, i) => [`other${i + 1}`, said({ amount, unit: bars.unit })]),
      ),
    ask({ bars }): Both<Content> {
      const drawn = figure(
        lengthBars([
          { label: symbol('A'), length: bars.a },
          { label: symbol('B'), length: bars.b },
        ]),
      )
      const known = role('known', inUnits(bars.amount, bars.unit))
      return {
        en: [
          prose`Bar ${symbol('A')} stands for ${known}. About how many ${things(bars.unit)} does bar ${symbol('B')} stand for?`,
          drawn,
        ],
        es: [
          prose`La barra ${symbol('A')} representa ${known}. ¿${howMany(bars.unit)} representa aproximadamente la barra ${symbol('B')}?`,
          drawn,
        ],
      }
    },
    solution: ({ bars }, { says }) => [
      bars.b > bars.a
        ? explainedBy(both(prose`${bars.b / bars.a}`), {
            en: line`Bar ${symbol('B')} is longer: bar ${symbol('A')} fits along it ${bars.b / bars.a} times.`,
            es: line`La barra ${symbol('B')} es más larga: la barra ${symbol('A')} cabe en ella ${bars.b / bars.a} veces.`,
          })
        : bars.a === 2 * bars.b
          ? explainedBy(both(prose`2`), {
              en: line`Bar ${symbol('B')} is shorter: two of it are as long as bar ${symbol('A')}.`,
              es: line`La barra ${symbol('B')} es más corta: dos de ellas miden lo mismo que la barra ${symbol('A')}.`,
            })
          : explainedBy(both(prose`${count(3, part)}, ${count(2, part)}`), {
              en: line`Cut bar ${symbol('A')} into 3 equal parts: bar ${symbol('B')} is as long as 2 of them.`,
              es: line`Divide la barra ${symbol('A')} en 3 partes iguales: la barra ${symbol('B')} mide lo mismo que 2 de ellas.`,
            }),
      bars.b > bars.a
        ? explainedBy(equation(added(bars.amount, bars.b / bars.a), lengthB(bars)), {
            en: line`Add ${bars.amount} for each bar ${symbol('A')}.`,
            es: line`Suma ${bars.amount} por cada barra ${symbol('A')}.`,
          })
        : bars.a === 2 * bars.b
          ? explainedBy(equation(added(lengthB(bars), 2), bars.amount), {
              en: line`Two equal lengths make ${bars.amount}: each is ${lengthB(bars)}.`,
              es: line`Dos longitudes iguales suman ${bars.amount}: cada una es ${lengthB(bars)}.`,
            })
          : explainedBy(equation(added(bars.amount / 3, 3), bars.amount), {
              en: line`3 equal lengths make ${bars.amount}: each is ${bars.amount / 3}.`,
              es: line`3 longitudes iguales suman ${bars.amount}: cada una es ${bars.amount / 3}.`,
            }),
      ...(bars.a === 6 && bars.b === 4
        ? [
            explainedBy(equation(added(bars.amount / 3, 2), lengthB(bars)), {
              en: line`Take 2 of the parts.`,
              es: line`Toma 2 de las partes.`,
            }),
          ]
        : []),
      explainedBy(says, {
        en: line`Bar ${symbol('B')} stands for about ${inUnits(lengthB(bars), bars.unit)}.`,
        es: line`La barra ${symbol('B')} representa aproximadamente ${inUnits(lengthB(bars), bars.unit)}.`,
      }),
    ],
    check(printed, { key }) {
      const [one, other] = tupleOf(printed.figure('length-bars').bars, 2)
      return printed
        .role('known')
        .times(other.length)
        .equals(exact(Number(key.split(' ')[0])).times(one.length))
    },
  }),

  closeEstimate: form({
    levels: ['hard'],
    share: 2,
    draw: random => ({ thing: random.evenly(turned(SURE, 11)), turn: random.int(0, 2) }),
    answer: sentenceChoice,
    solve: ({ thing }) => said(thing),
    mistakes: ({ thing, turn }) =>
      Object.fromEntries(wrongLengths(thing, turn).map((other, i) => [`other${i + 1}`, said(other)])),
    ask: ({ thing }): Both<Content> => askedHow(thing),
    solution: ({ thing, turn }, { says }) => estimated(thing, thing, wrongLengths(thing, turn), says),
    check(printed, { key }) {
      const [amount = '', ...unit] = key.split(' ')
      return printedThings(printed).some(thing =>
        unitsOf(thing).some(({ noun }) => noun.en[0] === unit.join(' ') && mayBe(thing, Number(amount), noun)),
      )
    },
  }),

  impossible: form({
    levels: ['hard'],
    share: 2,
    kind: 'find-mistake',
    draw(random) {
      const wrong = random.evenly(turned(THINGS, 3))
      const others = random.sample(
        thingsOf(wrong.system).filter(({ called }) => called !== wrong.called),
        2,
      )
      return { wrong, others }
    },
    answer: sentenceChoice,
    solve: ({ wrong }) => sentenceOf(wrong, wrongUnit(wrong)),
    mistakes: ({ others: [one, other] }) => ({ one: sentenceOf(one, one), other: sentenceOf(other, other) }),
    ask: () => ({ en: prose`Which sentence cannot be true?`, es: prose`¿Qué oración no puede ser cierta?` }),
    key: ({ wrong }) => {
      const { en, es } = isAbout(wrong, wrong.amount, wrong.unit)
      return {
        en: { kind: 'paragraph', content: ['Correct: ', ...en] },
        es: { kind: 'paragraph', content: ['Correcto: ', ...es] },
      }
    },
    solution: ({ wrong, others: [one, other] }, { says }) => [
      explainedBy(sentenceOf(one, one).says, { en: line`This can be true.`, es: line`Puede ser cierto.` }),
      explainedBy(sentenceOf(other, other).says, {
        en: line`This can be true too.`,
        es: line`También puede ser cierto.`,
      }),
      explainedBy(says, tooLongOrShort(wrong, wrongUnit(wrong))),
    ],
    check(_, { key }) {
      const [place = '', amount = '', ...unit] = key.split(' ')
      const thing = itemOf(THINGS, Number(place))
      return unitsOf(thing).some(({ noun }) => noun.en[0] === unit.join(' ') && !mayBe(thing, Number(amount), noun))
    },
  }),

  order: form({
    levels: ['hard'],
    kind: 'order',
    lines: 1,
    draw(random) {
      const first = random.evenly(['shortest', 'longest'] as const)
      const three = drawApart(random)
      const sorted = [...three].sort((one, other) => lengthOf(one) - lengthOf(other))
      const shown = random.until(
        () => random.shuffle(sorted),
        all => all[1] !== sorted[1],
      )
      return { shown, first }
    },
    answer: labelOrder(LETTERS),
    solve: ({ shown, first }) =>
      LETTERS.map((letter, i) => ({ letter, length: lengthOf(itemOf(shown, i)) }))
        .sort((one, other) => (first === 'shortest' ? one.length - other.length : other.length - one.length))
        .map(({ letter }) => letter),
    ask({ shown, first }): Both<Content> {
      const rows = table({ rows: shown.map((thing, i) => [symbol(itemOf(LETTERS, i)), thing.called]) })
      return first === 'shortest'
        ? {
            en: [prose`Write the letters in order from shortest to longest.`, rows],
            es: [prose`Escribe las letras en orden, de lo más corto a lo más largo.`, rows],
          }
        : {
            en: [prose`Write the letters in order from longest to shortest.`, rows],
            es: [prose`Escribe las letras en orden, de lo más largo a lo más corto.`, rows],
          }
    },
    solution: ({ shown }, letters) => [
      ...shown.map((thing, i) =>
        explainedBy(expr(symbol(itemOf(LETTERS, i))), isAbout(thing, thing.amount, thing.unit)),
      ),
      explainedBy(list(...letters.map(letter => symbol(letter))), {
        en: line`Put the lengths in order.`,
        es: line`Ordena las longitudes.`,
      }),
    ],
    check(printed, letters) {
      const middles = printed.block('table').rows.map(([, called]) => {
        const found = THINGS.filter(thing => isSameContent(thing.called, called?.[0]))
        return found.map(({ least, most, system }) => ((least + most) * (system === 'metric' ? 1 : 2.54)) / 2)[0] ?? 0
      })
      const ordered = letters.map(letter => itemOf(middles, LETTERS.indexOf(letter)))
      const sign = /from shortest|de lo más corto/.test(printed.text) ? 1 : -1
      return (
        new Set(letters).size === 3 && ordered.slice(1).every((length, i) => sign * (length - itemOf(ordered, i)) > 0)
      )
    },
  }),

  match: form({
    ...match({
      levels: ['hard'],
      what: { en: line`each thing with its length`, es: line`cada cosa con su longitud` },
      draw: random => drawApart(random).map(thing => [thing.called, inUnits(thing.amount, thing.unit)] as const),
      belong([called], [length]) {
        assert(typeof length === 'object' && length.kind === 'quantity', 'The right side is a length')
        return THINGS.some(
          thing => isSameContent(thing.called, called) && mayBe(thing, exact(length.amount).n, length.noun),
        )
      },
      solution: (pairs, letters) => [
        ...[...pairs]
          .sort(([, one], [, other]) => sizeIn(one) - sizeIn(other))
          .map(([called, length], i) =>
            explainedBy(
              both({ kind: 'paragraph', content: [...cellOf(called), ': ', ...cellOf(length)] }),
              itemOf(RANKS, i),
            ),
          ),
        explainedBy(list(...letters.map(letter => symbol(letter))), {
          en: line`Write the letter of each length.`,
          es: line`Escribe la letra de cada longitud.`,
        }),
      ],
    }),
  }),
})
