import {
  answerStep,
  aThing,
  type Both,
  both,
  type Content,
  count,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  howMany,
  itemOf,
  lengthBars,
  line,
  noun,
  prose,
  quantity,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  sum,
  symbol,
  theThing,
  things,
  tupleOf,
  wholes,
} from '../../../author.ts'
import { part } from '../../../language/nouns/mathematics.ts'
import { centimeter, foot, inch, meter } from '../../../language/nouns/units.ts'
import { turned } from '../../kit/choices/turned.ts'
import type { levels } from './levels.ts'
import {
  inUnits,
  isAbout,
  JUDGED,
  mayBe,
  printedThings,
  SURE,
  THINGS,
  type Thing,
  thingsOf,
  unitsOf,
} from './things.ts'
import { askedHow, besideKnown, estimated, type Length, said, tooLongOrShort } from './told.ts'

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

/** Lengths that are near, and yet too short and too long. */
const wrongLengths = ({ amount, unit }: Thing): readonly Length[] => [
  { amount: Math.round(0.6 * amount), unit },
  { amount: Math.round(1.5 * amount), unit },
]
/** There are small ones of these too, and worn ones. */
const MAY_BE_SMALL = ['crayon', 'refrigerator', 'giraffe', "child's shoe", 'glue stick', 'school bus', 'city bus']
/** What is said of a thing and cannot be, though it is not far from it. */
const wrongLength = (thing: Thing, isTooLong: boolean): Length => ({
  amount: Math.round((isTooLong || MAY_BE_SMALL.includes(thing.noun.en[0]) ? 2.5 : 0.4) * thing.amount),
  unit: thing.unit,
})
const sentenceOf = (thing: Thing, { amount, unit }: Length): Sentence => {
  const { en, es } = isAbout(thing, amount, unit)
  return {
    key: `${THINGS.indexOf(thing)} ${amount} ${unit.en[0]}`,
    says: { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } },
  }
}
/** How many of a thing lie along something of 20 to 36 inches, or 50 to 90 centimeters: few numbers of two digits. */
const timesOf = ({ amount, system }: Thing): readonly number[] =>
  [3, 4, 5, 6].filter(times => {
    const [least, most] = system === 'metric' ? [50, 90] : [20, 36]
    return times * amount >= least && times * amount <= most && (amount < 10 || times <= 4)
  })
/** Small things that lie in a row along something longer. */
const LAID = THINGS.filter(
  thing => thing.way === 'long' && [centimeter, inch].includes(thing.unit) && timesOf(thing).length > 0,
)
const ALONG = [
  noun('shelf', 'shelves', 'repisa', 'repisas', 'f'),
  noun('toy box', 'toy boxes', 'baúl de juguetes', 'baúles de juguetes', 'm'),
  noun('skateboard', 'skateboards', 'patineta', 'patinetas', 'f'),
  noun('fish tank', 'fish tanks', 'acuario', 'acuarios', 'm'),
  noun('small rug', 'small rugs', 'alfombra pequeña', 'alfombras pequeñas', 'f'),
  noun('suitcase', 'suitcases', 'maleta', 'maletas', 'f'),
  noun('towel rack', 'towel racks', 'toallero', 'toalleros', 'm'),
  noun('guitar case', 'guitar cases', 'estuche de guitarra', 'estuches de guitarra', 'm'),
] as const

const added = (each: number, times: number) => sum(...Array<number>(times).fill(each))
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
              en: line`Bar ${symbol('B')} is shorter: two of them are as long as bar ${symbol('A')}.`,
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
    draw: random => random.evenly(JUDGED),
    answer: sentenceChoice,
    solve: said,
    mistakes: thing => Object.fromEntries(wrongLengths(thing).map((other, i) => [`other${i + 1}`, said(other)])),
    ask: (thing): Both<Content> => askedHow(thing),
    solution: (thing, { says }) => estimated(thing, says),
    whyWrong: thing => besideKnown(thing, wrongLengths(thing)),
    check(printed, { key }) {
      const [amount, ...unit] = key.split(' ')
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
      const wrong = random.evenly(turned(SURE, 3))
      const others = random.sample(
        thingsOf(wrong.system).filter(({ called }) => called !== wrong.called),
        2,
      )
      return { wrong, others, isTooLong: random.evenly([true, false]) }
    },
    answer: sentenceChoice,
    solve: ({ wrong, isTooLong }) => sentenceOf(wrong, wrongLength(wrong, isTooLong)),
    mistakes: ({ others: [one, other] }) => ({ one: sentenceOf(one, one), other: sentenceOf(other, other) }),
    ask: () => ({ en: prose`Which sentence cannot be true?`, es: prose`¿Qué oración no puede ser cierta?` }),
    key: ({ wrong }) => {
      const { en, es } = isAbout(wrong, wrong.amount, wrong.unit)
      return {
        en: { kind: 'paragraph', content: ['Correct: ', ...en] },
        es: { kind: 'paragraph', content: ['Correcto: ', ...es] },
      }
    },
    solution: ({ wrong, isTooLong }, { says }) => [
      explainedBy(both(prose`${inUnits(wrong.amount, wrong.unit)}`), isAbout(wrong, wrong.amount, wrong.unit)),
      explainedBy(says, tooLongOrShort(wrong, wrongLength(wrong, isTooLong))),
    ],
    whyWrong({ others: [one, other] }) {
      const fits = (thing: Thing) => ({
        en: line`${inUnits(thing.amount, thing.unit)} fits ${thing.called}.`,
        es: line`${inUnits(thing.amount, thing.unit)} va bien para ${thing.called}.`,
      })
      return { one: fits(one), other: fits(other) }
    },
    check(_, { key }) {
      const [place, amount, ...unit] = key.split(' ')
      const thing = itemOf(THINGS, Number(place))
      return unitsOf(thing).some(({ noun }) => noun.en[0] === unit.join(' ') && !mayBe(thing, Number(amount), noun))
    },
  }),

  laidInARow: form({
    levels: ['hard'],
    lines: 2,
    draw: random => {
      const along = random.evenly(ALONG)
      const thing = random.evenly(turned(LAID, 3))
      const times = random.pick(timesOf(thing))
      return { along, thing, times }
    },
    answer: quantity,
    solve: ({ thing, times }) => inUnits(times * thing.amount, thing.unit),
    ask: ({ along, thing, times }) => {
      const [each, all] = [role('each', inUnits(thing.amount, thing.unit)), role('times', times)]
      return {
        en: prose`${thing.called} is about ${each} long. Exactly ${all} of them fit in a row along ${aThing(along)}. About how long is ${theThing(along)}?`,
        es: prose`${thing.called} mide aproximadamente ${each} de largo. A lo largo de ${aThing(along)} caben justo ${all} en fila. ¿Cuánto mide aproximadamente de largo ${theThing(along)}?`,
      }
    },
    solution: ({ along, thing, times }) => [
      explainedBy(added(thing.amount, times), {
        en: line`Add the length of ${thing.called} for each one in the row.`,
        es: line`Suma la longitud de ${thing.called} por cada uno que hay en la fila.`,
      }),
      explainedBy(
        statements(
          ...wholes(1, times - 1).map(i => equation(sum(i * thing.amount, thing.amount), (i + 1) * thing.amount)),
        ),
        { en: line`Add one length at a time.`, es: line`Suma una longitud a la vez.` },
      ),
      answerStep(both(prose`${inUnits(times * thing.amount, thing.unit)}`), {
        en: line`${theThing(along)} is about ${inUnits(times * thing.amount, thing.unit)} long.`,
        es: line`${theThing(along)} mide aproximadamente ${inUnits(times * thing.amount, thing.unit)} de largo.`,
      }),
    ],
    check: (printed, { amount }) => exact(amount).over(printed.role('times')).equals(printed.role('each')),
  }),
})
