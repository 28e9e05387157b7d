import {
  type Both,
  type Content,
  drawing,
  figure,
  line,
  type Point,
  type Step,
  step,
  transformationGrid,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { REACH } from './figures.ts'
import { LETTERS, named, nameOf, PRIME, type Vertices } from './points.ts'

const AXIS = [-REACH, REACH] as const

/** A figure, and its image where it is known. */
export type Pictured = {
  readonly given: Vertices
  readonly image: Vertices
  readonly mirror?: readonly [Point, Point]
}

export const grid = ({ given, image, mirror }: Omit<Pictured, 'image'> & { readonly image?: Vertices }) =>
  transformationGrid({
    figure: given,
    ...(image ? { image } : {}),
    ...(mirror ? { mirror } : {}),
    x: AXIS,
    y: AXIS,
  })

/** The pupil draws the image; the key prints it, and lists its vertices after the drawing. */
export const drawnImage = drawing(
  (pictured: Pictured) => grid(pictured),
  ({ given, image, ...rest }) => [
    { ...rest, given, image: image.map(([x, y], i): Point => (i === 0 ? [x, y === REACH ? y - 1 : y + 1] : [x, y])) },
    { ...rest, given, image: given },
  ],
)
export const imageKey = ({ image }: Pictured): Both<Content> => {
  const listed = named(image, PRIME)
  return { en: listed, es: listed }
}

export const verticesStep = (given: Vertices): Step =>
  step(named(given), because.readGraph, {
    what: {
      en: line`the vertices of ${nameOf(given.length)}`,
      es: line`los vértices de ${nameOf(given.length)}`,
    },
  })
export const drawnStep = (pictured: Pictured): Step => step(figure(grid(pictured)), because.drawAndLabelImage)
export const namesOf = (count: number, prime: string) => [...LETTERS].slice(0, count).map(name => name + prime)
