import { assert, line, type Noun, type Sentence, thing } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Something measured in one unit, to be measured in another; and how many of the first it may be. */
export interface OtherUnit {
  readonly thing: Noun
  readonly unit: Noun
  readonly other: Noun
  readonly otherIsShorter: boolean
  readonly from: number
  readonly to: number
}

const shorter = (thing: Noun, unit: Noun, other: Noun, from: number, to: number): OtherUnit => ({
  thing,
  unit,
  other,
  otherIsShorter: true,
  from,
  to,
})
const longer = (thing: Noun, unit: Noun, other: Noun, from: number, to: number): OtherUnit => ({
  thing,
  unit,
  other,
  otherIsShorter: false,
  from,
  to,
})

export const otherUnits: readonly OtherUnit[] = [
  shorter(nouns.pencil, nouns.inch, nouns.centimeter, 5, 7),
  longer(nouns.ribbon, nouns.centimeter, nouns.inch, 20, 40),
  shorter(nouns.rug, nouns.foot, nouns.inch, 4, 9),
  longer(nouns.rope, nouns.foot, nouns.yard, 9, 24),
  shorter(nouns.table, nouns.meter, nouns.centimeter, 2, 3),
  longer(nouns.book, nouns.centimeter, nouns.inch, 20, 30),
  shorter(nouns.room, nouns.yard, nouns.foot, 4, 8),
  longer(nouns.couch, nouns.inch, nouns.foot, 60, 90),
  shorter(nouns.paintbrush, nouns.inch, nouns.centimeter, 6, 12),
  longer(nouns.scarf, nouns.inch, nouns.foot, 40, 70),
]

const isFeminine = ({ gender }: Noun) => gender === 'f'

/** "More than 6, because each centimeter is shorter." */
export function comparedTo(other: Noun, isMore: boolean, isShorter: boolean): Sentence {
  const each = thing(other)
  const because = isShorter
    ? {
        en: line`because each ${each} is shorter.`,
        es: isFeminine(other) ? line`porque cada ${each} es más corta.` : line`porque cada ${each} es más corto.`,
      }
    : {
        en: line`because each ${each} is longer.`,
        es: isFeminine(other) ? line`porque cada ${each} es más larga.` : line`porque cada ${each} es más largo.`,
      }
  const number = isMore ? { en: line`Greater, `, es: line`Mayor, ` } : { en: line`Less, `, es: line`Menor, ` }
  return {
    key: `${isMore ? 'more' : 'fewer'}, ${isShorter ? 'shorter' : 'longer'}`,
    says: {
      en: { kind: 'paragraph', content: [...number.en, ...because.en] },
      es: { kind: 'paragraph', content: [...number.es, ...because.es] },
    },
  }
}

const INCHES = new Map([
  [nouns.inch, 1],
  [nouns.centimeter, 0.39],
  [nouns.foot, 12],
  [nouns.yard, 36],
  [nouns.meter, 39.4],
])
export function inchesOf(unit: Noun): number {
  const inches = INCHES.get(unit)
  assert(inches, 'A unit has a length')
  return inches
}
