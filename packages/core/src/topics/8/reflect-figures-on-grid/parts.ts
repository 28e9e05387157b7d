import { type FormMaker, type Random, words } from '../../../author.ts'
import { SAID, type Shape, shapeOf } from '../../kit/transformations/figures.ts'
import { besideMirror, reflected, type Straight, X_AXIS, Y_AXIS } from '../../kit/transformations/mirrors.ts'
import type { Vertices } from '../../kit/transformations/points.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>

export const shapeName = (given: Vertices) => {
  const { en, es } = SAID[shapeOf(given)]
  return words(en, es)
}

export const AXES = [X_AXIS, Y_AXIS] as const
/** An upright or a level line, but no axis. */
export const drawLine = (random: Random, along: Straight['along']): Straight => ({
  along,
  k: random.intExcept(-4, 4, 0),
})

export const drawReflection = (
  random: Random,
  shape: Shape,
  mirror: Straight,
  how: { readonly least: number; readonly crosses: boolean },
) => {
  const given = besideMirror(random, shape, mirror, how)
  return { given, mirror, image: reflected(given, mirror) }
}
