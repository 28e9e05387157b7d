import {
  type Both,
  type FormMaker,
  figure,
  type Inline,
  line,
  type Random,
  symbol,
  transformationGrid,
  words,
} from '../../../author.ts'
import { REACH, SAID, shapeOf } from '../../kit/transformations/figures.ts'
import { PRIME, type Vertices } from '../../kit/transformations/points.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export type Said = Both<readonly Inline[]>

const NAMES = ['ABCD', 'PQRS', 'JKLM', 'DEFG', 'MNPQ', 'RSTU', 'FGHJ', 'KLMN'] as const
export const drawNames = (random: Random, count: 3 | 4): string => random.evenly(NAMES).slice(0, count)

export const at = (names: string, i: number, prime = '') => symbol(names.charAt(i) + prime)
/** PQR, P′Q′R′. */
export const nameWith = (names: string, prime = '') => symbol([...names].map(letter => letter + prime).join(''))
export const sideName = (names: string, i: number, prime = '') =>
  symbol(names.charAt(i) + prime + names.charAt((i + 1) % names.length) + prime)

export const AXIS = [-REACH, REACH] as const
export const pairGrid = (given: Vertices, image: Vertices, names: string, prime = PRIME) =>
  figure(
    transformationGrid({
      figure: given,
      names,
      image,
      imageNames: [...names].map(letter => symbol(letter + prime)),
      x: AXIS,
      y: AXIS,
    }),
  )

/** "triangle", "triángulo". */
export const shapeName = (given: Vertices) => {
  const { en, es } = SAID[shapeOf(given)]
  return words(en, es)
}

/** The motions that a story names without a grid. */
export const NAMED_MOTIONS: readonly Said[] = [
  { en: line`reflection`, es: line`reflexión` },
  { en: line`rotation`, es: line`rotación` },
  { en: line`translation`, es: line`traslación` },
]
