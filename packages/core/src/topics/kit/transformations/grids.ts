import {
  type Both,
  type Content,
  drawing,
  explainedBy,
  figure,
  line,
  type Point,
  type Step,
  step,
  transformationGrid,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { REACH } from './figures.ts'
import { endsOf, equationOf, isAxis, type Mirror } from './mirrors.ts'
import { LETTERS, named, nameOf, PRIME, type Vertices } from './points.ts'

const AXIS = [-REACH, REACH] as const

/** An image alone, for a pupil to find the figure. */
export const imageGrid = (image: Vertices) => {
  const drawn = transformationGrid({ figure: image, names: namesOf(image.length, PRIME), x: AXIS, y: AXIS })
  return { ...drawn, shapes: drawn.shapes.map(shape => ({ ...shape, role: 'image' as const })) }
}

/** A figure, and its image where it is known. */
export type Pictured = {
  readonly given: Vertices
  readonly image: Vertices
  readonly mirror?: Mirror
}

export const grid = ({ given, image, mirror }: Omit<Pictured, 'image'> & { readonly image?: Vertices }) =>
  transformationGrid({
    figure: given,
    ...(image ? { image } : {}),
    ...(mirror && !isAxis(mirror)
      ? { lines: [{ through: endsOf(mirror), dashed: true, label: equationOf(mirror) }] }
      : {}),
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
export const drawnStep = (pictured: Pictured): Step =>
  explainedBy(figure(grid(pictured)), {
    en: line`Mark these points, connect them in order, and label them.`,
    es: line`Marca estos puntos, únelos en orden y rotúlalos.`,
  })
export const namesOf = (count: number, prime: string) => [...LETTERS].slice(0, count).map(name => name + prime)
