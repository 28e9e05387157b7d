import {
  type Block,
  type Both,
  both,
  type Noun,
  name,
  noun,
  type Printed,
  people,
  prose,
  type Random,
  type Sentence,
  type Step,
  step,
  symbol,
  type Term,
  theThing,
  theThings,
  thing,
  things,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed } from '../../kit/choices/turned.ts'
import type { Way } from '../../kit/measures/bars.ts'
import { ASKED, type Asked, fromShortest, namesAndComparisons, opposite, saysMore, than } from './words.ts'

/** What is compared: the pencil, Ana. */
export interface Subject {
  readonly key: string
  readonly gender: 'f' | 'm'
  readonly says: Term
}
const subjectOf = (of: Noun): Subject => ({ key: of.en[0], gender: of.gender, says: theThing(of) })

/** Three things, each of which may well be the longest, and what they are. */
interface Three {
  readonly way: Way
  readonly of: Noun
  readonly things: readonly [Noun, Noun, Noun] | null
}
const object = noun('object', 'objects', 'objeto', 'objetos', 'm')
const three = (way: Way, of: Noun, ...things: readonly [Noun, Noun, Noun]): Three => ({ way, of, things })
const children = (of: Noun): Three => ({ way: 'high', of, things: null })

export const threes: readonly Three[] = mixed([
  three('long', object, nouns.pencil, nouns.crayon, nouns.marker),
  three('long', object, nouns.spoon, nouns.fork, nouns.knife),
  three('long', object, nouns.ribbon, nouns.belt, nouns.scarf),
  three('long', object, nouns.paintbrush, nouns.ruler, nouns.pen),
  three('long', object, nouns.key, nouns.eraser, nouns.paperClip),
  three('long', nouns.animal, nouns.lizard, nouns.fish, nouns.mouse),
  three('long', nouns.animal, nouns.caterpillar, nouns.worm, nouns.beetle),
  three('long', object, nouns.rope, nouns.rug, nouns.broom),
  three('long', object, nouns.straw, nouns.stick, nouns.leaf),
  three('high', nouns.toy, nouns.robot, nouns.doll, nouns.teddyBear),
  three('high', nouns.animal, nouns.goat, nouns.sheep, nouns.dog),
  three('high', object, nouns.vase, nouns.candle, nouns.lamp),
  three('high', object, nouns.house, nouns.tree, nouns.tower),
  children(nouns.girl),
  children(nouns.boy),
])

/** Bars of one kind, told apart by letters. */
export const lettered: readonly (readonly [way: Way, of: Noun])[] = [
  ['long', nouns.rope],
  ['high', nouns.tower],
  ['long', nouns.snake],
  ['high', nouns.tree],
  ['long', nouns.train],
  ['long', nouns.ribbon],
  ['high', nouns.candle],
  ['long', nouns.pencil],
  ['high', nouns.plant],
  ['long', nouns.scarf],
]

/** Two sentences that put three in order: each compares the middle one with another. */
export interface Chain {
  readonly way: Way
  /** The longest first. */
  readonly ranked: readonly [Subject, Subject, Subject]
  readonly told: readonly [Comparison, Comparison]
}
export type Comparison = readonly [first: Subject, asked: Asked, second: Subject]

const compared = (more: Subject, less: Subject, asked: Asked): Comparison =>
  asked === 'more' ? [more, asked, less] : [less, asked, more]

export function chainOf(random: Random, way: Way, subjects: readonly [Subject, Subject, Subject]): Chain {
  const ranked = tupleOf(random.shuffle<readonly Subject[]>(subjects), 3)
  const [isMixed, isUpperFirst] = [random.evenly([true, false]), random.evenly([true, false])]
  const asked = random.pick(ASKED)
  // From the shortest on, nothing would be left to turn around.
  const isFromTheTop = isUpperFirst || (!isMixed && asked === 'less')
  const upper = compared(ranked[0], ranked[1], asked)
  const lower = compared(ranked[1], ranked[2], isMixed ? opposite(asked) : asked)
  return { way, ranked, told: isFromTheTop ? [upper, lower] : [lower, upper] }
}
export const subjectsOf = (random: Random, { of, things }: Three): readonly [Subject, Subject, Subject] => {
  if (things) return [subjectOf(things[0]), subjectOf(things[1]), subjectOf(things[2])]
  const drawn = random.sample(
    people.filter(({ gender }) => gender === of.gender),
    3,
  )
  const [a, b, c] = drawn.map((person): Subject => ({ key: person.name, gender: person.gender, says: name(person) }))
  return tupleOf(
    [a, b, c].flatMap(subject => (subject ? [subject] : [])),
    3,
  )
}

export const sentence = (way: Way, [first, asked, second]: Comparison): Both<Block> => {
  const comparison = than(way, asked, first.gender)
  return {
    en: prose`${first.says} is ${comparison} ${second.says}.`,
    es: prose`${first.says} es ${comparison} ${second.says}.`,
  }
}
export const statementOf = (way: Way, comparison: Comparison): Sentence => {
  const [first, asked, second] = comparison
  return { key: `${first.key}/${asked}/${second.key}`, says: sentence(way, comparison) }
}
export function tell({ way, told }: Chain): Both<Block> {
  const [[a, one, b], [c, other, d]] = told
  const [first, second] = [than(way, one, a.gender), than(way, other, c.gender)]
  return {
    en: prose`${a.says} is ${first} ${b.says}. ${c.says} is ${second} ${d.says}.`,
    es: prose`${a.says} es ${first} ${b.says}. ${c.says} es ${second} ${d.says}.`,
  }
}

/** Rope A is longer than rope B. Rope C is shorter than rope B. */
export function tellLettered(of: Noun, { way, told }: Chain): Both<Block> {
  const [[a, one, b], [c, other, d]] = told
  const [first, second] = [than(way, one, of.gender), than(way, other, of.gender)]
  const letters = [a, b, c, d].map(({ key }) => symbol(key))
  const [w, x, y, z] = tupleOf(letters, 4)
  const [it, theIt] = [thing(of), theThing(of)]
  return {
    en: prose`${it} ${w} is ${first} ${it} ${x}. ${it} ${y} is ${second} ${it} ${z}.`,
    es: prose`${theIt} ${w} es ${first} ${theIt} ${x}. ${theIt} ${y} es ${second} ${theIt} ${z}.`,
  }
}
export const orderLettered = (of: Noun, way: Way): Both<Block> => {
  const order = fromShortest(way, of.gender)
  return {
    en: prose`Write the letters of the ${things(of)} ${order}.`,
    es: prose`Escribe las letras de ${theThings(of)}, ${order}.`,
  }
}

export const choiceOf = ({ key, says }: Subject): Sentence => ({ key, says: both(prose`${says}`) })

/** Both sentences are said again from the shortest on; then all three are in order. */
export const inOrder = (chain: Chain): readonly Step[] => {
  const [longest, middle, shortest] = chain.ranked
  return [
    step(tell(fromShortestOn(chain)), because.sayBothShortestFirst),
    step(both(prose`${shortest.says}, ${middle.says}, ${longest.says}`), because.eachIsShorterThanTheNext),
  ]
}
export const fromShortestOn = ({ way, ranked: [longest, middle, shortest] }: Chain): Chain => ({
  way,
  ranked: [longest, middle, shortest],
  told: [
    [shortest, 'less', middle],
    [middle, 'less', longest],
  ],
})

/** The three names by the printed comparisons, the longest first: the one order of all in which no sentence is wrong. */
export function rankedIn(printed: Printed): readonly string[] {
  const tokens = namesAndComparisons(printed)
  const pairs = tokens.flatMap((token, i): readonly (readonly [string, string])[] => {
    const isMore = saysMore(token)
    const [before, after] = [tokens[i - 1], tokens[i + 1]]
    if (isMore === null || before === undefined || after === undefined) return []
    return [isMore ? [before, after] : [after, before]]
  })
  const [a, b, c] = tupleOf([...new Set(pairs.flat())], 3)
  const orders = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ].filter(order => pairs.every(([more, less]) => order.indexOf(more) < order.indexOf(less)))
  return tupleOf(orders, 1)[0]
}
