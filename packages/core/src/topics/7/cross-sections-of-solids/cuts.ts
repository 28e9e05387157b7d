import {
  cone,
  cylinder,
  type Figure,
  line,
  pyramid,
  rectangularPrism,
  sphere,
  triangularPrism,
} from '../../../author.ts'
import type { Said, Shape, SolidName } from './shapes.ts'

export type Relation = 'congruent' | 'similar' | 'neither'
type Corner = readonly [x: number, y: number, z: number]

/** A solid, where a plane cuts it, and the shape that comes of it; drawn in two sizes. */
export interface Cut {
  readonly id: string
  readonly solid: SolidName
  /** To follow "a plane that is": parallel to the base. */
  readonly plane: Said
  readonly shape: Shape
  /** Of the section and the base; a sphere has none. */
  readonly relation: Relation | null
  readonly isParallel: boolean
  readonly figure: (size: 0 | 1) => Figure
  readonly why: Said
}
const said = (en: Said['en'], es: Said['es']): Said => ({ en, es })
const around = (radius: number, height: number): readonly Corner[] =>
  Array.from({ length: 36 }, (_, i) => {
    const turn = (i * Math.PI) / 18
    return [radius * Math.cos(turn), height, radius * Math.sin(turn)] as const
  })

const PARALLEL = said(line`parallel to the base`, line`paralelo a la base`)
const THROUGH_APEX = said(
  line`perpendicular to the base and passes through the apex`,
  line`perpendicular a la base y pasa por la cúspide`,
)
const SAME = said(
  line`In a prism or a cylinder, every cut parallel to the base is the same as the base.`,
  line`En un prisma o un cilindro, todo corte paralelo a la base es igual a la base.`,
)
const SMALLER = said(
  line`In a pyramid or a cone, a cut parallel to the base has the shape of the base, but is smaller.`,
  line`En una pirámide o un cono, un corte paralelo a la base tiene la forma de la base, pero es más pequeño.`,
)
const UPRIGHT_BOX = said(
  line`The plane meets the top and the bottom in equal parallel segments, and the other two sides of the cross-section are upright.`,
  line`El plano corta las caras de arriba y de abajo en segmentos iguales y paralelos, y los otros dos lados de la sección son verticales.`,
)
const TO_APEX = said(
  line`The plane meets the base in a segment, and from its ends two sides run to the apex.`,
  line`El plano corta la base en un segmento, y desde sus extremos dos lados van a la cúspide.`,
)
const BESIDE_APEX = said(
  line`The side in the base is longer than the parallel side above it, and the plane misses the apex.`,
  line`El lado de la base es más largo que el lado paralelo de arriba, y el plano no pasa por la cúspide.`,
)

const BOXES = [
  [6, 3, 4],
  [8, 5, 3],
] as const
const EDGES = [4, 5] as const
const TRIANGLES = [
  [4, 3, 7],
  [6, 4, 5],
] as const
const PYRAMIDS = [
  [6, 6, 5],
  [4, 4, 6],
] as const
const OBLONG = [
  [8, 5, 6],
  [6, 3, 7],
] as const
const ROUND = [
  [3, 7],
  [4, 5],
] as const

const box = (section: (l: number, w: number, h: number) => readonly Corner[]) => (size: 0 | 1) => {
  const [l, w, h] = BOXES[size]
  return rectangularPrism(l, w, h, { unit: 'centimeter', section: section(l, w, h) })
}
const squareBox = (section: (l: number, h: number) => readonly Corner[]) => (size: 0 | 1) => {
  const [l, h] = size === 0 ? [3, 6] : [5, 3]
  return rectangularPrism(l, l, h, { unit: 'centimeter', section: section(l, h) })
}
const ofCube = (section: (e: number) => readonly Corner[]) => (size: 0 | 1) => {
  const e = EDGES[size]
  return rectangularPrism(e, e, e, { unit: 'centimeter', section: section(e) })
}
const ofTriangle = (section: (b: number, h: number, l: number) => readonly Corner[]) => (size: 0 | 1) => {
  const [b, h, l] = TRIANGLES[size]
  return triangularPrism(b, h, l, { unit: 'centimeter', section: section(b, h, l) })
}
const ofPyramid =
  (sizes: typeof PYRAMIDS | typeof OBLONG, section: (l: number, w: number, h: number) => readonly Corner[]) =>
  (size: 0 | 1) => {
    const [l, w, h] = sizes[size]
    return pyramid(l, w, h, { unit: 'centimeter', section: section(l, w, h), labels: { height: null } })
  }
const ofCylinder = (section: (r: number, h: number) => readonly Corner[]) => (size: 0 | 1) => {
  const [r, h] = ROUND[size]
  return cylinder(r, h, { unit: 'centimeter', section: section(r, h) })
}
const ofCone = (section: (r: number, h: number) => readonly Corner[]) => (size: 0 | 1) => {
  const [r, h] = ROUND[size]
  return cone(r, h, { unit: 'centimeter', section: section(r, h) })
}
/** The section of a pyramid parallel to its base at a part of the height. */
const level = (l: number, w: number, h: number, part: number): readonly Corner[] => {
  const [x, z] = [(l * part) / 2, (w * part) / 2]
  return [
    [x, h * part, z],
    [l - x, h * part, z],
    [l - x, h * part, w - z],
    [x, h * part, w - z],
  ]
}
const cut = (
  id: string,
  solid: SolidName,
  plane: Said,
  shape: Shape,
  relation: Relation | null,
  figure: Cut['figure'],
  why: Said,
): Cut => ({
  id,
  solid,
  plane,
  shape,
  relation,
  isParallel: plane === PARALLEL || id.startsWith('sphere'),
  figure,
  why,
})

export const parallelCuts: readonly Cut[] = [
  cut(
    'prism-parallel',
    'prism',
    PARALLEL,
    'rectangle',
    'congruent',
    box((l, w, h) => flat(l, w, h / 2)),
    SAME,
  ),
  cut(
    'square-pyramid-low',
    'square-pyramid',
    PARALLEL,
    'square',
    'similar',
    ofPyramid(PYRAMIDS, (l, w, h) => level(l, w, h, 0.4)),
    SMALLER,
  ),
  cut(
    'cylinder-parallel',
    'cylinder',
    PARALLEL,
    'circle',
    'congruent',
    ofCylinder((r, h) => around(r, h / 2)),
    SAME,
  ),
  cut(
    'triangular-prism-parallel',
    'triangular-prism',
    said(line`parallel to the triangular bases`, line`paralelo a las bases triangulares`),
    'triangle',
    'congruent',
    ofTriangle((b, h, l) => [
      [0, 0, l / 2],
      [b, 0, l / 2],
      [b / 2, h, l / 2],
    ]),
    SAME,
  ),
  cut(
    'cone-parallel',
    'cone',
    PARALLEL,
    'circle',
    'similar',
    ofCone((r, h) => around(r * 0.55, h * 0.45)),
    SMALLER,
  ),
  cut(
    'cube-parallel',
    'cube',
    PARALLEL,
    'square',
    'congruent',
    ofCube(e => flat(e, e, e / 2)),
    SAME,
  ),
  cut(
    'pyramid-parallel',
    'pyramid',
    PARALLEL,
    'rectangle',
    'similar',
    ofPyramid(OBLONG, (l, w, h) => level(l, w, h, 0.5)),
    SMALLER,
  ),
  cut(
    'prism-high',
    'prism',
    said(line`parallel to the base and close to the top`, line`paralelo a la base y está cerca de la cara superior`),
    'rectangle',
    'congruent',
    box((l, w, h) => flat(l, w, h * 0.8)),
    SAME,
  ),
  cut(
    'square-prism-parallel',
    'square-prism',
    PARALLEL,
    'square',
    'congruent',
    squareBox((l, h) => flat(l, l, h * 0.6)),
    SAME,
  ),
  cut(
    'cylinder-high',
    'cylinder',
    said(line`parallel to the base and close to the top`, line`paralelo a la base y está cerca de la cara superior`),
    'circle',
    'congruent',
    ofCylinder((r, h) => around(r, h * 0.8)),
    SAME,
  ),
  cut(
    'cone-high',
    'cone',
    said(line`parallel to the base and close to the apex`, line`paralelo a la base y está cerca de la cúspide`),
    'circle',
    'similar',
    ofCone((r, h) => around(r * 0.3, h * 0.7)),
    SMALLER,
  ),
  cut(
    'square-pyramid-high',
    'square-pyramid',
    said(line`parallel to the base and close to the apex`, line`paralelo a la base y está cerca de la cúspide`),
    'square',
    'similar',
    ofPyramid(PYRAMIDS, (l, w, h) => level(l, w, h, 0.7)),
    SMALLER,
  ),
]
function flat(l: number, w: number, y: number): readonly Corner[] {
  return [
    [0, y, 0],
    [l, y, 0],
    [l, y, w],
    [0, y, w],
  ]
}
const upright = (x1: number, z1: number, x2: number, z2: number, h: number): readonly Corner[] => [
  [x1, 0, z1],
  [x2, 0, z2],
  [x2, h, z2],
  [x1, h, z1],
]

export const uprightCuts: readonly Cut[] = [
  cut(
    'prism-front',
    'prism',
    said(
      line`perpendicular to the base and parallel to the front face`,
      line`perpendicular a la base y paralelo a la cara de enfrente`,
    ),
    'rectangle',
    'neither',
    box((l, w, h) => upright(0, w / 2, l, w / 2, h)),
    UPRIGHT_BOX,
  ),
  cut(
    'square-pyramid-apex',
    'square-pyramid',
    THROUGH_APEX,
    'triangle',
    'neither',
    ofPyramid(PYRAMIDS, (l, w, h) => [
      [0, 0, w / 2],
      [l, 0, w / 2],
      [l / 2, h, w / 2],
    ]),
    TO_APEX,
  ),
  cut(
    'cylinder-center',
    'cylinder',
    said(
      line`perpendicular to the base and passes through its center`,
      line`perpendicular a la base y pasa por su centro`,
    ),
    'rectangle',
    'neither',
    ofCylinder((r, h) => upright(-r, 0, r, 0, h)),
    UPRIGHT_BOX,
  ),
  cut(
    'cube-face',
    'cube',
    said(
      line`perpendicular to the base and parallel to the front face`,
      line`perpendicular a la base y paralelo a la cara de enfrente`,
    ),
    'square',
    'congruent',
    ofCube(e => upright(0, e / 2, e, e / 2, e)),
    said(
      line`All its sides are as long as an edge of the cube.`,
      line`Todos sus lados miden lo mismo que una arista del cubo.`,
    ),
  ),
  cut(
    'cone-apex',
    'cone',
    THROUGH_APEX,
    'triangle',
    'neither',
    ofCone((r, h) => [
      [-r, 0, 0],
      [r, 0, 0],
      [0, h, 0],
    ]),
    TO_APEX,
  ),
  cut(
    'square-pyramid-beside',
    'square-pyramid',
    said(
      line`perpendicular to the base, parallel to one of its sides, and does not pass through the apex`,
      line`perpendicular a la base, paralelo a uno de sus lados, y no pasa por la cúspide`,
    ),
    'trapezoid',
    'neither',
    ofPyramid(PYRAMIDS, (l, w, h) => [
      [0, 0, w / 4],
      [l, 0, w / 4],
      [l * 0.75, h / 2, w / 4],
      [l / 4, h / 2, w / 4],
    ]),
    BESIDE_APEX,
  ),
  cut(
    'triangular-prism-floor',
    'triangular-prism',
    said(
      line`perpendicular to the triangular bases and parallel to the bottom face`,
      line`perpendicular a las bases triangulares y paralelo a la cara inferior`,
    ),
    'rectangle',
    'neither',
    ofTriangle((b, h, l) => [
      [b / 4, h / 2, 0],
      [b * 0.75, h / 2, 0],
      [b * 0.75, h / 2, l],
      [b / 4, h / 2, l],
    ]),
    said(
      line`Two of its sides lie in the triangular bases, the other two in the slanted faces: four right angles.`,
      line`Dos de sus lados están en las bases triangulares y los otros dos, en las caras inclinadas: cuatro ángulos rectos.`,
    ),
  ),
  cut(
    'prism-diagonal',
    'prism',
    said(
      line`perpendicular to the base and passes through a diagonal of it`,
      line`perpendicular a la base y pasa por una diagonal de ella`,
    ),
    'rectangle',
    'neither',
    box((l, w, h) => upright(0, 0, l, w, h)),
    UPRIGHT_BOX,
  ),
  cut(
    'pyramid-apex',
    'pyramid',
    THROUGH_APEX,
    'triangle',
    'neither',
    ofPyramid(OBLONG, (l, w, h) => [
      [l / 2, 0, 0],
      [l / 2, 0, w],
      [l / 2, h, w / 2],
    ]),
    TO_APEX,
  ),
  cut(
    'cylinder-beside',
    'cylinder',
    said(
      line`perpendicular to the base and does not pass through its center`,
      line`perpendicular a la base y no pasa por su centro`,
    ),
    'rectangle',
    'neither',
    ofCylinder((r, h) => upright(-r * 0.8, -r * 0.6, r * 0.8, -r * 0.6, h)),
    UPRIGHT_BOX,
  ),
  cut(
    'pyramid-beside',
    'pyramid',
    said(
      line`perpendicular to the base, parallel to one of its sides, and does not pass through the apex`,
      line`perpendicular a la base, paralelo a uno de sus lados, y no pasa por la cúspide`,
    ),
    'trapezoid',
    'neither',
    ofPyramid(OBLONG, (l, w, h) => [
      [0, 0, w / 4],
      [l, 0, w / 4],
      [l * 0.75, h / 2, w / 4],
      [l / 4, h / 2, w / 4],
    ]),
    BESIDE_APEX,
  ),
  cut(
    'cube-diagonal',
    'cube',
    said(
      line`perpendicular to the base and passes through a diagonal of it`,
      line`perpendicular a la base y pasa por una diagonal de ella`,
    ),
    'rectangle',
    'neither',
    ofCube(e => upright(0, 0, e, e, e)),
    said(
      line`The diagonal of the base is longer than the upright edges.`,
      line`La diagonal de la base es más larga que las aristas verticales.`,
    ),
  ),
  cut(
    'triangular-prism-top',
    'triangular-prism',
    said(
      line`perpendicular to the bottom face and passes through the top edge`,
      line`perpendicular a la cara inferior y pasa por la arista superior`,
    ),
    'rectangle',
    'neither',
    ofTriangle((b, h, l) => [
      [b / 2, 0, 0],
      [b / 2, h, 0],
      [b / 2, h, l],
      [b / 2, 0, l],
    ]),
    said(
      line`Its sides are the top edge, a parallel segment in the bottom face, and the heights of both triangles.`,
      line`Sus lados son la arista superior, un segmento paralelo en la cara inferior y las alturas de los dos triángulos.`,
    ),
  ),
  cut(
    'square-pyramid-diagonal',
    'square-pyramid',
    said(
      line`perpendicular to the base and passes through a diagonal of it and the apex`,
      line`perpendicular a la base y pasa por una diagonal de ella y por la cúspide`,
    ),
    'triangle',
    'neither',
    ofPyramid(PYRAMIDS, (l, w, h) => [
      [0, 0, 0],
      [l, 0, w],
      [l / 2, h, w / 2],
    ]),
    TO_APEX,
  ),
  cut(
    'square-prism-front',
    'square-prism',
    said(
      line`perpendicular to the base and parallel to the front face`,
      line`perpendicular a la base y paralelo a la cara de enfrente`,
    ),
    'rectangle',
    'neither',
    squareBox((l, h) => upright(0, l / 2, l, l / 2, h)),
    UPRIGHT_BOX,
  ),
  cut(
    'sphere-center',
    'sphere',
    said(line`horizontal and passes through the center`, line`horizontal y pasa por el centro`),
    'circle',
    null,
    size => sphere(size + 3, { unit: 'centimeter', section: around(size + 3, 0) }),
    said(
      line`All points of the cut on the sphere are equally far from one point.`,
      line`Todos los puntos del corte en la esfera están a la misma distancia de un punto.`,
    ),
  ),
]

const MIDDLES = said(
  line`the midpoints of the three edges that meet at one vertex`,
  line`los puntos medios de las tres aristas que se juntan en un vértice`,
)
/** To follow "a plane that passes through". */
export const obliqueCuts: readonly Cut[] = [
  cut(
    'cube-corner',
    'cube',
    MIDDLES,
    'triangle',
    null,
    ofCube(e => [
      [e / 2, e, 0],
      [0, e, e / 2],
      [0, e / 2, 0],
    ]),
    said(
      line`The plane meets only the three faces at that vertex: three sides.`,
      line`El plano corta solo las tres caras de ese vértice: tres lados.`,
    ),
  ),
  cut(
    'cube-hexagon',
    'cube',
    said(
      line`the midpoints of six edges, two on every face`,
      line`los puntos medios de seis aristas, dos en cada cara`,
    ),
    'hexagon',
    null,
    ofCube(e => [
      [e / 2, 0, 0],
      [e, e / 2, 0],
      [e, e, e / 2],
      [e / 2, e, e],
      [0, e / 2, e],
      [0, 0, e / 2],
    ]),
    said(line`The plane meets all six faces: six sides.`, line`El plano corta las seis caras: seis lados.`),
  ),
  cut(
    'cube-slant',
    'cube',
    said(
      line`the front edge of the bottom face and the midpoints of the two upright edges at the back`,
      line`la arista delantera de la cara inferior y los puntos medios de las dos aristas verticales de atrás`,
    ),
    'rectangle',
    null,
    ofCube(e => [
      [0, 0, 0],
      [e, 0, 0],
      [e, e / 2, e],
      [0, e / 2, e],
    ]),
    said(
      line`It has four right angles, and the two slanted sides are longer than an edge of the cube.`,
      line`Tiene cuatro ángulos rectos, y los dos lados inclinados son más largos que una arista del cubo.`,
    ),
  ),
  cut(
    'cube-trapezoid',
    'cube',
    said(
      line`a diagonal of the top face and the midpoints of two edges of the bottom face that meet`,
      line`una diagonal de la cara superior y los puntos medios de dos aristas de la cara inferior que se juntan`,
    ),
    'trapezoid',
    null,
    ofCube(e => [
      [e / 2, 0, 0],
      [e, e, 0],
      [0, e, e],
      [0, 0, e / 2],
    ]),
    said(
      line`The sides in the top and in the bottom face are parallel, but not equally long.`,
      line`Los lados en las caras superior e inferior son paralelos, pero no miden lo mismo.`,
    ),
  ),
  cut(
    'cube-pentagon',
    'cube',
    said(
      line`the midpoints of two edges of the bottom face that meet and the vertex of the top face farthest from them`,
      line`los puntos medios de dos aristas de la cara inferior que se juntan y el vértice de la cara superior más alejado de ellos`,
    ),
    'pentagon',
    null,
    ofCube(e => [
      [e / 2, 0, 0],
      [e, e / 3, 0],
      [e, e, e],
      [0, e / 3, e],
      [0, 0, e / 2],
    ]),
    said(
      line`The plane meets five faces, all but the top one: five sides.`,
      line`El plano corta cinco caras, todas menos la superior: cinco lados.`,
    ),
  ),
  cut(
    'cube-big-triangle',
    'cube',
    said(
      line`the three vertices that are joined by an edge to one vertex`,
      line`los tres vértices que están unidos por una arista con un mismo vértice`,
    ),
    'triangle',
    null,
    ofCube(e => [
      [e, e, 0],
      [0, 0, 0],
      [0, e, e],
    ]),
    said(
      line`Its sides are diagonals of three faces: three sides.`,
      line`Sus lados son diagonales de tres caras: tres lados.`,
    ),
  ),
  cut(
    'cube-edges',
    'cube',
    said(
      line`two opposite edges that do not lie in the same face`,
      line`dos aristas opuestas que no están en la misma cara`,
    ),
    'rectangle',
    null,
    ofCube(e => [
      [0, 0, 0],
      [e, 0, 0],
      [e, e, e],
      [0, e, e],
    ]),
    said(
      line`Two sides are edges of the cube, the other two are longer diagonals of faces.`,
      line`Dos lados son aristas del cubo; los otros dos son diagonales de caras, más largas.`,
    ),
  ),
  cut(
    'cube-straight',
    'cube',
    said(line`the midpoints of the four upright edges`, line`los puntos medios de las cuatro aristas verticales`),
    'square',
    null,
    ofCube(e => flat(e, e, e / 2)),
    said(
      line`The plane is parallel to the base, so the section is the same as the base.`,
      line`El plano es paralelo a la base, así que la sección es igual a la base.`,
    ),
  ),
]
export const allCuts: readonly Cut[] = [...parallelCuts, ...uprightCuts]
