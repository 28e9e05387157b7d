import {
  type Both,
  both,
  type Content,
  explainedBy,
  type Inline,
  line,
  type Noun,
  prose,
  type Sentence,
  type Step,
  things,
  words,
} from '../../../author.ts'
import { inUnits, isAbout, knownLength, knownRow, lengthOf, sizeOf, type Thing, wayOf } from './things.ts'

export interface Length {
  readonly amount: number
  readonly unit: Noun
}
export const said = ({ amount, unit }: Length): Sentence => ({
  key: `${amount} ${unit.en[0]}`,
  says: both(prose`${inUnits(amount, unit)}`),
})
/** A unit as it stands in the middle of a sentence. */
export const unitInside = (unit: Noun): Sentence => ({
  key: unit.en[0],
  says: both(prose`${words(unit.en[1], unit.es[1])}`),
})
export const unitSaid = (unit: Noun): Sentence => ({ key: unit.en[0], says: both(prose`${things(unit)}`) })

/** "7 inches is too short for a door." */
export function tooLongOrShort(thing: Thing, { amount, unit }: Length): Both<readonly Inline[]> {
  const length = inUnits(amount, unit)
  return amount * sizeOf(unit) < lengthOf(thing)
    ? { en: line`${length} is too short for ${thing.called}.`, es: line`${length} es muy poco para ${thing.called}.` }
    : thing.way === 'tall'
      ? { en: line`${length} is too tall for ${thing.called}.`, es: line`${length} es demasiado para ${thing.called}.` }
      : { en: line`${length} is too long for ${thing.called}.`, es: line`${length} es demasiado para ${thing.called}.` }
}
/** What the unit is like, and the length that fits. */
export const estimated = (thing: Thing, says: Sentence['says']): readonly Step[] => [
  explainedBy(both(prose`${inUnits(1, thing.unit)}`), knownLength(thing.unit)),
  explainedBy(says, isAbout(thing, thing.amount, thing.unit)),
]
/** Why each of the other lengths does not fit. */
export const otherLengths = (thing: Thing, others: readonly Length[]) =>
  Object.fromEntries(others.map((other, i) => [`other${i + 1}`, tooLongOrShort(thing, other)]))
/** Why each of the other lengths does not fit: so many known things in a row are longer or shorter. */
export const besideKnown = (thing: Thing, others: readonly Length[]) =>
  Object.fromEntries(
    others.map(({ amount, unit }, i) => {
      const { en, es } = knownRow(amount, unit)
      const isLonger = amount * sizeOf(unit) < lengthOf(thing)
      const than = !isLonger ? 'shorter' : thing.way === 'tall' ? 'taller' : 'longer'
      return [
        `other${i + 1}`,
        {
          en: [...en, ' ', ...line`${thing.called} is `, `${than}.`],
          es: [...es, ' ', ...line`${thing.called} mide `, isLonger ? 'más.' : 'menos.'],
        },
      ]
    }),
  )
export const askedHow = (thing: Thing): Both<Content> => {
  return {
    en: prose`About how ${wayOf(thing)} is ${thing.called}?`,
    es: prose`¿Cuánto mide aproximadamente ${wayOf(thing)} ${thing.called}?`,
  }
}
