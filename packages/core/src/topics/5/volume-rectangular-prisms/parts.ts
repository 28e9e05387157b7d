import { prose, type Random, type Solid3d } from '../../../author.ts'

export type Edges = readonly [length: number, width: number, height: number]

export const drawEdges = (random: Random): Edges => [random.int(2, 10), random.int(2, 10), random.int(2, 10)]

export const volume = ([length, width, height]: Edges) => length * width * height

export const FIND = { en: prose`Find the volume.`, es: prose`Halla el volumen.` }

/** The edges of a drawn box, from its geometry. */
export function edgesIn({ solid }: Solid3d): Edges {
  if (solid.shape === 'rectangular-prism')
    return [solid.length, solid.width, solid.height].map(({ n, d }) => n / d) as unknown as Edges
  const [box] = solid.shape === 'boxes' ? solid.boxes : []
  return box ? [box.size[0], box.size[2], box.size[1]] : [0, 0, 0]
}
