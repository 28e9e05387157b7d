import { aThing, type Both, type Inline, line, type Shape, shapeNoun, thing } from '../../../author.ts'

/** How a shape is filled where no color is printed. */
export type Fill = 'white' | 'gray' | 'striped'
/** A shape as small children see it: what it is, and how it is filled. */
export type Tile = { readonly shape: Shape; readonly fill: Fill }

/** Shapes that a small child can draw. */
export const DRAWN_BY_HAND = ['circle', 'square', 'triangle', 'star', 'heart', 'moon'] as const satisfies Shape[]

export const isSameTile = (one: Tile, other: Tile): boolean => one.shape === other.shape && one.fill === other.fill

/** a gray circle; un círculo gris. */
export function aTile({ shape, fill }: Tile): Both<readonly Inline[]> {
  const noun = shapeNoun(shape)
  const isFeminine = noun.gender === 'f'
  switch (fill) {
    case 'white':
      return {
        en: line`a white ${thing(noun)}`,
        es: isFeminine ? line`${aThing(noun)} blanca` : line`${aThing(noun)} blanco`,
      }
    case 'gray':
      return { en: line`a gray ${thing(noun)}`, es: line`${aThing(noun)} gris` }
    case 'striped':
      return {
        en: line`a striped ${thing(noun)}`,
        es: isFeminine ? line`${aThing(noun)} rayada` : line`${aThing(noun)} rayado`,
      }
  }
}
