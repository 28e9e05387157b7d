import {
  type Both,
  both,
  type Content,
  explainedBy,
  type FormMaker,
  isSameContent,
  itemOf,
  line,
  list,
  numbersInAnyOrder,
  prose,
  role,
  sentenceChoice,
  symbol,
  table,
} from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import type { levels } from './levels.ts'
import {
  inUnits,
  isAbout,
  knownLength,
  lengthOf,
  mayBe,
  printedThings,
  SYSTEM_NAMES,
  SYSTEMS,
  THINGS,
  type Thing,
  thingsOf,
  unitsOf,
} from './things.ts'
import { askedHow, estimated, type Length, said } from './told.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const
/** Lengths about three times as short or as long, or more. */
const NEAR: readonly (readonly [(amount: number) => number, (amount: number) => number])[] = [
  [amount => Math.max(1, Math.floor(amount / 3)), amount => amount * 3],
  [amount => amount * 3, amount => amount * 10],
  [amount => Math.max(1, Math.floor(amount / 4)), amount => amount * 4],
]
/** With so few units, a third of them is none. */
const wrongAmounts = (thing: Thing, turn: number): readonly Length[] => {
  const [low, high] = itemOf(NEAR, thing.amount < 3 ? 1 : turn)
  return [low, high].map(other => ({ amount: other(thing.amount), unit: thing.unit }))
}
/** The same number of other units, or what comes near to it in the metric system. */
const wrongUnits = (thing: Thing): readonly Length[] => {
  const others = unitsOf(thing).filter(({ noun }) => noun !== thing.unit)
  const same = others.map(({ noun }) => ({ amount: thing.amount, unit: noun }))
  return same.length === 2 ? same : [...same, { amount: thing.amount * 10, unit: thing.unit }]
}
const othersOf = ({
  thing,
  by,
  turn,
}: {
  readonly thing: Thing
  readonly by: 'amount' | 'unit'
  readonly turn: number
}) => (by === 'amount' ? wrongAmounts(thing, turn) : wrongUnits(thing))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  bestEstimate: form({
    levels: ['medium'],
    share: 3,
    draw: random => ({
      thing: random.evenly(turned(THINGS, 7)),
      by: random.pick(['amount', 'unit'] as const),
      turn: random.int(0, 2),
    }),
    answer: sentenceChoice,
    solve: ({ thing }) => said(thing),
    mistakes: facts => Object.fromEntries(othersOf(facts).map((other, i) => [`other${i + 1}`, said(other)])),
    ask: ({ thing }): Both<Content> => {
      const { en, es } = askedHow(thing)
      return { en, es }
    },
    solution: (facts, { says }) => estimated(facts.thing, facts.thing, othersOf(facts), says),
    check(printed, { key }) {
      const [amount = '', ...unit] = key.split(' ')
      return printedThings(printed).some(thing =>
        unitsOf(thing).some(({ noun }) => noun.en[0] === unit.join(' ') && mayBe(thing, Number(amount), noun)),
      )
    },
  }),

  longerThan: form({
    levels: ['medium'],
    kind: 'choose',
    lines: 1,
    draw(random) {
      const system = random.evenly(SYSTEM_NAMES)
      const isLonger = random.evenly([true, false])
      const { noun: unit, size } = itemOf(SYSTEMS[system], random.pick(system === 'metric' ? [1] : [1, 2]))
      const clear = thingsOf(system).filter(
        ({ way, least, most }) => way === 'long' && (least > 1.4 * size || most < 0.7 * size),
      )
      const all = random.until(
        () => random.sample(clear, 4),
        four => [1, 2, 3].includes(four.filter(thing => lengthOf(thing) > size).length),
      )
      return { all, unit, size, isLonger }
    },
    answer: numbersInAnyOrder,
    solve: ({ all, size, isLonger }) =>
      all.flatMap((thing, i) => (lengthOf(thing) > size === isLonger ? [symbol(itemOf(LETTERS, i))] : [])),
    ask({ all, unit, isLonger }): Both<Content> {
      const rows = table({ rows: all.map((thing, i) => [symbol(itemOf(LETTERS, i)), thing.called]) })
      const bound = role(isLonger ? 'longer' : 'shorter', inUnits(1, unit))
      return isLonger
        ? {
            en: [prose`Which of these are longer than ${bound}? Write all the letters.`, rows],
            es: [prose`¿Cuáles de estas cosas miden más de ${bound} de largo? Escribe todas las letras.`, rows],
          }
        : {
            en: [prose`Which of these are shorter than ${bound}? Write all the letters.`, rows],
            es: [prose`¿Cuáles de estas cosas miden menos de ${bound} de largo? Escribe todas las letras.`, rows],
          }
    },
    solution: ({ all, unit, isLonger, size }, letters) => [
      explainedBy(both(prose`${inUnits(1, unit)}`), knownLength(unit)),
      ...all
        .flatMap((thing, i) =>
          lengthOf(thing) > size === isLonger ? [{ thing, letter: symbol(itemOf(LETTERS, i)) }] : [],
        )
        .map(({ thing, letter }) =>
          explainedBy(
            both(prose`${letter}: ${inUnits(thing.amount, thing.unit)}`),
            isAbout(thing, thing.amount, thing.unit),
          ),
        ),
      explainedBy(
        list(...letters),
        isLonger
          ? {
              en: line`The others are shorter than ${inUnits(1, unit)}.`,
              es: line`Las otras cosas miden menos de ${inUnits(1, unit)}.`,
            }
          : {
              en: line`The others are longer than ${inUnits(1, unit)}.`,
              es: line`Las otras cosas miden más de ${inUnits(1, unit)}.`,
            },
      ),
    ],
    check(printed, letters) {
      const [bound] = printed.terms('role')
      const unit = bound?.of.kind === 'quantity' ? bound.of.noun : undefined
      const system = SYSTEM_NAMES.find(name => SYSTEMS[name].some(({ noun }) => noun === unit)) ?? 'metric'
      const size = SYSTEMS[system].find(({ noun }) => noun === unit)?.size ?? 0
      const right = printed.block('table').rows.flatMap(([letter, called], i) => {
        const thing = thingsOf(system).find(one => isSameContent(one.called, called?.[0]))
        const fits = thing && (bound?.name === 'longer' ? thing.least > size : thing.most < size)
        return letter && fits ? [symbol(itemOf(LETTERS, i))] : []
      })
      return letters.length === right.length && right.every(one => letters.some(given => isSameContent(given, one)))
    },
  }),
})
