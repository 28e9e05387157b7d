import {
  type Block,
  type Both,
  borderOf,
  type Content,
  figure,
  type Locale,
  type Noun,
  type Of,
  type Printed,
  type Random,
  type Shape,
  type ShapeSpec,
  shapeSet,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** What of a flat shape does not change when it is turned, filled, or drawn in another size. */
export interface Attributes {
  readonly isClosed: boolean
  readonly isStraight: boolean
  readonly sides: number
  readonly isEqual: boolean
  readonly squareCorners: number
}
const SQUARE_CORNERS: Partial<Record<Shape, number>> = {
  square: 4,
  rectangle: 4,
  'right-triangle': 1,
  'irregular-pentagon': 2,
  'irregular-hexagon': 5,
}
const squareCornersOf = (shape: Shape): number => {
  const own = SQUARE_CORNERS[shape]
  return own === undefined ? 0 : own
}
/** By its border as one goes around it. */
export function attributesOf(shape: Shape): Attributes {
  const { parts = [], sidesAreEqual = false } = borderOf(shape) ?? {}
  return {
    isClosed: !parts.includes('end'),
    isStraight: !parts.includes('curve'),
    sides: parts.filter(part => part === 'side').length,
    isEqual: sidesAreEqual,
    squareCorners: squareCornersOf(shape),
  }
}

/** Words for what a shape has: 4 equal sides. */
interface Clue {
  readonly says: Of<'words'>
  readonly holds: (own: Attributes) => boolean
}
const clue = (en: string, es: string, holds: Clue['holds']): Clue => ({ says: words(en, es), holds })
const sidesAre = (many: number): Clue =>
  clue(`${many} straight sides`, `${many} lados rectos`, ({ sides, isStraight }) => isStraight && sides === many)
const cornersAre = (many: number): Clue =>
  clue(`${many} corners`, `${many} esquinas`, ({ sides, isClosed }) => isClosed && sides === many)
const equalSides = (many: number): Clue =>
  clue(`${many} equal sides`, `${many} lados iguales`, ({ sides, isEqual }) => isEqual && sides === many)
export const CLUES = {
  sides3: sidesAre(3),
  sides4: sidesAre(4),
  sides5: sidesAre(5),
  sides6: sidesAre(6),
  corners3: cornersAre(3),
  corners4: cornersAre(4),
  corners5: cornersAre(5),
  corners6: cornersAre(6),
  equal4: equalSides(4),
  equal5: equalSides(5),
  equal6: equalSides(6),
  equal: clue('sides that are all equal', 'todos los lados iguales', ({ isEqual }) => isEqual),
  unequal: clue('some long and some short sides', 'algunos lados largos y otros cortos', ({ isEqual }) => !isEqual),
  longAndShort: clue(
    '2 long sides and 2 short sides',
    '2 lados largos y 2 lados cortos',
    ({ sides, isEqual }) => sides === 4 && !isEqual,
  ),
  square4: clue('4 square corners', '4 esquinas rectas', ({ squareCorners }) => squareCorners === 4),
  square1: clue('a square corner', 'una esquina recta', ({ squareCorners }) => squareCorners > 0),
  square0: clue(
    'corners that are not square',
    'esquinas que no son rectas',
    ({ squareCorners }) => squareCorners === 0,
  ),
} as const satisfies Record<string, Clue>
export type ClueName = keyof typeof CLUES

/** The clues that are printed. */
export const cluesIn = (printed: Printed): readonly Clue[] =>
  printed.all('words').flatMap(({ en }) => Object.values<Clue>(CLUES).filter(({ says }) => says.en === en))
/** Whether a closed shape has all that the clues say. */
export const fitsAll = (clues: readonly Clue[], shape: Shape): boolean => {
  const own = attributesOf(shape)
  return own.isClosed && own.isStraight && clues.every(({ holds }) => holds(own))
}

export const KINDS = ['triangle', 'square', 'rectangle', 'hexagon'] as const
export type Kind = (typeof KINDS)[number]
export const NOUNS: Readonly<Record<Kind, Noun>> = {
  triangle: nouns.triangle,
  square: nouns.square,
  rectangle: nouns.rectangle,
  hexagon: nouns.hexagon,
}
export const OF_KIND: Readonly<Record<Kind, readonly Shape[]>> = {
  triangle: ['triangle', 'isosceles-triangle', 'right-triangle', 'scalene-triangle', 'obtuse-triangle'],
  square: ['square'],
  rectangle: ['rectangle'],
  hexagon: ['hexagon', 'irregular-hexagon'],
}
/** A square is a rectangle too: none stands among rectangles. */
export const isOfKind = (kind: Kind, shape: Shape): boolean => {
  const { isClosed, isStraight, sides, isEqual, squareCorners } = attributesOf(shape)
  if (!isClosed || !isStraight) return false
  if (kind === 'triangle') return sides === 3
  if (kind === 'hexagon') return sides === 6
  return sides === 4 && squareCorners === 4 && isEqual === (kind === 'square')
}
/** What every shape of a kind has, besides that it is closed. */
export const MUST_HAVE: Readonly<Record<Kind, Of<'words'>>> = {
  triangle: words('3 straight sides', '3 lados rectos'),
  square: words('4 equal sides and 4 square corners', '4 lados iguales y 4 esquinas rectas'),
  rectangle: words('4 straight sides and 4 square corners', '4 lados rectos y 4 esquinas rectas'),
  hexagon: words('6 straight sides', '6 lados rectos'),
}

export const FILLS = ['white', 'gray', 'striped'] as const
export const SIZES = [0.75, 0.9, 1] as const
const TURNS = [20, 45, 70, 115, 160, 200, 250] as const
export type Drawn = Exclude<ShapeSpec, Shape | null>
/** A shape in one of its sizes and fills, turned or as a child first meets it. */
export const drawn = (random: Random, shape: Shape, isTurned: boolean): Drawn => ({
  shape,
  // An open shape has no inside to fill.
  fill: attributesOf(shape).isClosed ? random.pick(FILLS) : 'white',
  size: random.pick(SIZES),
  turn: isTurned ? random.pick(TURNS) : 0,
})
export const picture = (...items: readonly Drawn[]) => shapeSet(items, { says: 'traits' })
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export const lettered = (items: readonly Drawn[]): Block =>
  figure(shapeSet(items, { named: 'letters', says: 'traits', perRow: items.length > 4 ? 3 : items.length }))
export const shapesIn = (printed: Printed): readonly Shape[] =>
  printed
    .figure('shape-set')
    .rows.flat()
    .flatMap(item => (item ? [item.shape] : []))

export const asked = (...items: readonly (Block | Both<Block>)[]): Both<Content> => {
  const inLocale = (locale: Locale) => items.map(item => ('kind' in item ? item : item[locale]))
  return { en: inLocale('en'), es: inLocale('es') }
}
