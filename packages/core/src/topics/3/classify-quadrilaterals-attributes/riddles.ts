import { aThing, type Both, type Inline, isSameContent, itemOf, line } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { FEATURES, type Features, QUADRILATERALS } from '../../kit/shapes/quadrilaterals.ts'
import { type Best, bestName, hasName } from './parts.ts'

export interface Clue {
  readonly says: Both<readonly Inline[]>
  readonly fits: (features: Features) => boolean
  /** The name that it gives away. */
  readonly names?: Best
}
const square = aThing(nouns.square)
const rectangle = aThing(nouns.rectangle)
const rhombus = aThing(nouns.rhombus)
const CLUES: readonly Clue[] = [
  { says: { en: line`I have 4 equal sides.`, es: line`Tengo 4 lados iguales.` }, fits: shape => shape.equalSides },
  {
    says: { en: line`My 4 sides are not all equal.`, es: line`Mis 4 lados no son todos iguales.` },
    fits: shape => !shape.equalSides,
  },
  {
    says: { en: line`I have 4 right angles.`, es: line`Tengo 4 ángulos rectos.` },
    fits: shape => shape.rightAngles === 4,
  },
  {
    says: { en: line`I have at least 1 right angle.`, es: line`Tengo por lo menos 1 ángulo recto.` },
    fits: shape => shape.rightAngles > 0,
  },
  {
    says: { en: line`I have no right angles.`, es: line`No tengo ángulos rectos.` },
    fits: shape => shape.rightAngles === 0,
  },
  {
    says: {
      en: line`At least 1 of my angles is not a right angle.`,
      es: line`Por lo menos 1 de mis ángulos no es recto.`,
    },
    fits: shape => shape.rightAngles < 4,
  },
  {
    says: { en: line`My opposite sides are equal.`, es: line`Mis lados opuestos son iguales.` },
    fits: shape => shape.equalOpposites === 2,
  },
  {
    says: { en: line`I am ${rectangle}.`, es: line`Soy ${rectangle}.` },
    fits: shape => hasName(shape, 'rectangle'),
    names: 'rectangle',
  },
  {
    says: { en: line`I am ${rhombus}.`, es: line`Soy ${rhombus}.` },
    fits: shape => hasName(shape, 'rhombus'),
    names: 'rhombus',
  },
  {
    says: { en: line`I am not ${rectangle}.`, es: line`No soy ${rectangle}.` },
    fits: shape => !hasName(shape, 'rectangle'),
  },
  {
    says: { en: line`I am not ${rhombus}.`, es: line`No soy ${rhombus}.` },
    fits: shape => !hasName(shape, 'rhombus'),
  },
  { says: { en: line`I am not ${square}.`, es: line`No soy ${square}.` }, fits: shape => !hasName(shape, 'square') },
]

/** The best names that are left after these clues. */
export const left = (...clues: readonly Clue[]): readonly Best[] => {
  const names = QUADRILATERALS.map(kind => FEATURES[kind])
    .filter(features => clues.every(({ fits }) => fits(features)))
    .map(bestName)
  return [...new Set(names)]
}

/** Neither clue alone leaves one best name; both together do, without saying it. */
const RIDDLES = CLUES.flatMap((first, i) =>
  CLUES.flatMap((second, j) => {
    const names = left(first, second)
    const isRiddle = i !== j && names.length === 1 && left(first).length > 1 && left(second).length > 1
    return isRiddle
      ? names.flatMap(name => (first.names === name || second.names === name ? [] : [{ first, second, name }]))
      : []
  }),
)
/** The clues of the first lesson, which say outright what a square or a rhombus is. */
const isOutright = (...clues: readonly Clue[]): boolean =>
  clues.includes(itemOf(CLUES, 0)) && (clues.includes(itemOf(CLUES, 2)) || clues.includes(itemOf(CLUES, 4)))
const riddlesFor = (best: Best) =>
  RIDDLES.filter(({ first, second, name }) => name === best && !isOutright(first, second))
export const RIDDLES_OF = {
  rectangle: riddlesFor('rectangle'),
  rhombus: riddlesFor('rhombus'),
  square: riddlesFor('square'),
  none: riddlesFor('none'),
} as const

/** The clues that are printed, each a sentence of the first paragraph. */
export const cluesIn = (content: readonly Inline[]): readonly Clue[] =>
  CLUES.filter(({ says: { en, es } }) =>
    [en, es].some(said => content.some((_, i) => isSameContent(content.slice(i, i + said.length), said))),
  )
