import {
  type Block,
  type Both,
  type Content,
  explainedBy,
  figure,
  itemOf,
  type Locale,
  line,
  type Printed,
  type Random,
  type Shape,
  type Step,
  shapeNoun,
  shapeSet,
  symbol,
  type Term,
  writtenLetter,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { nth, nths } from './ordinals.ts'

/** Things that look neither to the left nor to the right, so that nothing but the arrow tells where the row starts. */
const THINGS = [
  'apple',
  'balloon',
  'book',
  'butterfly',
  'cup',
  'egg',
  'flower',
  'heart',
  'house',
  'leaf',
  'moon',
  'mushroom',
  'pencil',
  'shell',
  'star',
  'tree',
] as const satisfies readonly Shape[]

/** Those that are taken for a numeral are left out. */
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'K', 'L'] as const
const ASKED = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export type Letter = (typeof ASKED)[number]
export const letter = writtenLetter<Letter>('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H')

const PLACES = [8, 6, 9, 7]
/** Places far along, which the easy forms leave out; after the fifth of ten come five, as many as up to it: the forms of a level share them out, each begins so many later. */
export const placesAfter = (turns: number) => startingAt(PLACES, turns)

/** Different things in a row. */
export type Things = readonly Shape[]
export const drawThings = (random: Random, count: number): Things =>
  random.shuffle<readonly Shape[]>(THINGS).slice(0, count)
/** The same under letters out of order: counting on from A would not find a place. */
export interface Lettered {
  readonly things: Things
  readonly letters: readonly string[]
}
/** A place has its number in the row and in the alphabet; in what is asked the two differ. */
export const drawLettered = (random: Random, count: number, asked: number): Lettered => ({
  things: drawThings(random, count),
  letters: random.until(
    () => random.shuffle<readonly string[]>(LETTERS.slice(0, count)),
    letters => {
      const own = itemOf(letters, asked - 1)
      return own !== LETTERS[asked - 1] && own !== LETTERS[count - asked] && ASKED.some(other => other === own)
    },
  ),
})
export const letterAt = ({ letters }: Lettered, place: number): Letter => {
  const own = itemOf(letters, place - 1)
  return itemOf(ASKED, ASKED.indexOf(own as Letter))
}

export const rowOf = (things: Things, crossed?: number) =>
  shapeSet(
    things.map((shape, i) => ({ shape, mark: i + 1 === crossed ? 'crossed' : 'none' })),
    { start: true, says: 'names', perRow: things.length },
  )
export const letteredRow = ({ things, letters }: Lettered): Block =>
  figure(
    shapeSet(
      things.map((shape, i) => ({ shape, label: itemOf(letters, i) })),
      { start: true, says: 'names', perRow: things.length },
    ),
  )

/** The things of the row that is printed, and the letters below them. */
export const thingsIn = (printed: Printed) =>
  printed
    .figure('shape-set')
    .rows.flat()
    .flatMap(item => (item ? [item] : []))
export const lettersIn = (printed: Printed): readonly string[] =>
  thingsIn(printed).map(({ label }) => (label?.kind === 'symbol' ? label.name : ''))
/** The place of the thing that is named, from the arrow on. */
export const placeNamed = (printed: Printed): number => {
  const { noun } = printed.term('thing')
  return thingsIn(printed).findIndex(({ shape }) => shapeNoun(shape).en[0] === noun.en[0]) + 1
}

export const theOne = (shape: Shape): Term => ({ kind: 'thing', noun: shapeNoun(shape), many: false, article: 'the' })

export const asked = (...items: readonly (Block | Both<Block>)[]): Both<Content> => {
  const inLocale = (locale: Locale) => items.map(item => ('kind' in item ? item : item[locale]))
  return { en: inLocale('en'), es: inLocale('es') }
}

/** B: 1st; A: 2nd; the places are counted from the first of these letters. */
export const counted = (letters: readonly string[]): Block => ({
  kind: 'paragraph',
  content: letters.flatMap((own, i) => [...(i > 0 ? ['; '] : []), ...line`${symbol(own)}: ${nth(i + 1)}`]),
})
export const countLetters = ({ letters }: Lettered, place: number): Step =>
  explainedBy(counted(letters.slice(0, place)), {
    en: line`Start at the arrow. Count to the ${nth(place)} picture.`,
    es: line`Empieza en la flecha. Cuenta hasta llegar al ${nth(place)}.`,
  })
export const countToPlace = (place: number): Step =>
  explainedBy(nths(1, place), {
    en: line`Start at the arrow. Count to the ${nth(place)} picture.`,
    es: line`Empieza en la flecha. Cuenta hasta llegar al ${nth(place)}.`,
  })
/** The picture there is named: what is asked is beside it. */
export const countToIt = (shape: Shape, place: number): Step =>
  explainedBy(nths(1, place), {
    en: line`Start at the arrow. Count to the ${nth(place)} picture: it is ${theOne(shape)}.`,
    es: line`Empieza en la flecha. Cuenta hasta llegar al ${nth(place)}: es ${theOne(shape)}.`,
  })
export const countTo = (shape: Shape, place: number): Step =>
  explainedBy(nths(1, place), {
    en: line`Start at the arrow. Count the pictures up to ${theOne(shape)}.`,
    es: line`Empieza en la flecha. Cuenta los dibujos hasta ${theOne(shape)}.`,
  })
