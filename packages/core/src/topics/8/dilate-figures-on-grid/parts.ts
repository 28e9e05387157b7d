import {
  type Both,
  type Content,
  drawing,
  type FormMaker,
  type Inline,
  line,
  type Point,
  type Printed,
  role,
  words,
} from '../../../author.ts'
import {
  type Dilation,
  dilationGrid,
  type Factor,
  isDilated,
  printedCenter,
  ratioOf,
  WIDE,
  withCenter,
} from '../../kit/transformations/dilations.ts'
import { SAID, shapeOf } from '../../kit/transformations/figures.ts'
import { givenVertices, named, PRIME, type Vertices } from '../../kit/transformations/points.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>

export const shapeName = (given: Vertices) => {
  const { en, es } = SAID[shapeOf(given)]
  return words(en, es)
}

/** "by a scale factor of 3 with center at the origin". */
export const byFactor = (factor: Factor, center: Point, isDrawn = false): Both<readonly Inline[]> => {
  const [k, at] = [role('k', ratioOf(factor)), withCenter(center, isDrawn)]
  return {
    en: [...line`by a scale factor of ${k} `, ...at.en],
    es: [...line`con un factor de escala de ${k} y `, ...at.es.map((item, i) => (i === 0 ? withoutCon(item) : item))],
  }
}
const withoutCon = (item: Inline): Inline => (typeof item === 'string' ? item.replace(/^con /, '') : item)

export const drawnDilation = drawing(
  (dilation: Dilation) => dilationGrid(dilation),
  ({ given, image, center }) => [
    { given, center, image: image.map(([x, y], i): Point => (i === 0 ? [x, y === WIDE ? y - 1 : y + 1] : [x, y])) },
    { given, center, image: given },
  ],
)
export const dilationKey = ({ image }: Dilation): Both<Content> => ({
  en: named(image, PRIME),
  es: named(image, PRIME),
})

/** Every vertex goes k times as far from the printed center. */
export const areDilated = (printed: Printed, image: Vertices): boolean => {
  const given = givenVertices(printed)
  const [k, center] = [printed.role('k'), printedCenter(printed)]
  return (
    given.length === image.length &&
    given.every((at, i) => {
      const to = image[i]
      return to !== undefined && isDilated(at, to, k, center)
    })
  )
}
