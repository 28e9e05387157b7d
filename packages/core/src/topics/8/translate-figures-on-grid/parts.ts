import { type FormMaker, type Random, words } from '../../../author.ts'
import { areApart, placedFigure, SAID, type Shape, shapeOf } from '../../kit/transformations/figures.ts'
import { type Move, moved } from '../../kit/transformations/moves.ts'
import type { Vertices } from '../../kit/transformations/points.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>

/** "triangle", "triángulo". */
export const shapeName = (given: Vertices) => {
  const { en, es } = SAID[shapeOf(given)]
  return words(en, es)
}

export type Way = 'oblique' | 'across' | 'along'
/** Different distances each way, so that they cannot be exchanged. */
export const drawMove = (random: Random, way: Way, most: number): Move => {
  const across = random.int(1, most)
  const along = random.int(1, most - 1)
  return [
    way === 'along' ? 0 : random.sign() * across,
    way === 'across' ? 0 : random.sign() * (along < across ? along : along + 1),
  ]
}

/** A figure that does not meet its image, both on the grid. */
export const drawTranslation = (random: Random, shape: Shape, way: Way, most: number) =>
  random.until(
    () => {
      const move = drawMove(random, way, most)
      const given = placedFigure(random, shape, move)
      return { given, move, image: moved(given, move) }
    },
    ({ given, image }) => areApart(given, image),
  )
