import { cone, cylinder, type Figure, line, pyramid, rectangularPrism, triangularPrism } from '../../../author.ts'
import type { Said, Shape, SolidName } from './shapes.ts'

export type Relation = 'congruent' | 'similar' | 'neither'
export type Corner = readonly [x: number, y: number, z: number]

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
export const said = (en: Said['en'], es: Said['es']): Said => ({ en, es })
export const around = (radius: number, height: number): readonly Corner[] =>
  Array.from({ length: 36 }, (_, i) => {
    const turn = (i * Math.PI) / 18
    return [radius * Math.cos(turn), height, radius * Math.sin(turn)] as const
  })

export const PARALLEL = said(line`parallel to the base`, line`paralelo a la base`)
export const THROUGH_APEX = said(
  line`perpendicular to the base and passes through the apex`,
  line`perpendicular a la base y pasa por la cúspide`,
)
export const SAME = said(
  line`In a prism or a cylinder, every cut parallel to the base is the same as the base.`,
  line`En un prisma o un cilindro, todo corte paralelo a la base es igual a la base.`,
)
export const SMALLER = said(
  line`In a pyramid or a cone, a cut parallel to the base has the shape of the base, but is smaller.`,
  line`En una pirámide o un cono, un corte paralelo a la base tiene la forma de la base, pero es más pequeño.`,
)
export const UPRIGHT_BOX = said(
  line`The plane meets the top and the bottom in equal parallel segments, and the other two sides of the cross-section are upright.`,
  line`El plano corta las caras de arriba y de abajo en segmentos iguales y paralelos, y los otros dos lados de la sección son verticales.`,
)
export const TO_APEX = said(
  line`The plane meets the base in a segment, and from its ends two sides run to the apex.`,
  line`El plano corta la base en un segmento, y desde sus extremos dos lados van a la cúspide.`,
)
export const BESIDE_APEX = said(
  line`The side in the base is longer than the parallel side above it, and the plane misses the apex.`,
  line`El lado de la base es más largo que el lado paralelo de arriba, y el plano no pasa por la cúspide.`,
)

export const BOXES = [
  [6, 3, 4],
  [8, 5, 3],
] as const
const EDGES = [4, 5] as const
const TRIANGLES = [
  [4, 3, 7],
  [6, 4, 5],
] as const
export const PYRAMIDS = [
  [6, 6, 5],
  [4, 4, 6],
] as const
export const OBLONG = [
  [8, 5, 6],
  [6, 3, 7],
] as const
const ROUND = [
  [3, 7],
  [4, 5],
] as const

export const box = (section: (l: number, w: number, h: number) => readonly Corner[]) => (size: 0 | 1) => {
  const [l, w, h] = BOXES[size]
  return rectangularPrism(l, w, h, { unit: 'centimeter', section: section(l, w, h) })
}
export const squareBox = (section: (l: number, h: number) => readonly Corner[]) => (size: 0 | 1) => {
  const [l, h] = size === 0 ? [3, 6] : [5, 3]
  return rectangularPrism(l, l, h, { unit: 'centimeter', section: section(l, h) })
}
export const ofCube = (section: (e: number) => readonly Corner[]) => (size: 0 | 1) => {
  const e = EDGES[size]
  return rectangularPrism(e, e, e, { unit: 'centimeter', section: section(e) })
}
export const ofTriangle = (section: (b: number, h: number, l: number) => readonly Corner[]) => (size: 0 | 1) => {
  const [b, h, l] = TRIANGLES[size]
  return triangularPrism(b, h, l, { unit: 'centimeter', section: section(b, h, l) })
}
export const ofPyramid =
  (sizes: typeof PYRAMIDS | typeof OBLONG, section: (l: number, w: number, h: number) => readonly Corner[]) =>
  (size: 0 | 1) => {
    const [l, w, h] = sizes[size]
    return pyramid(l, w, h, { unit: 'centimeter', section: section(l, w, h), labels: { height: null } })
  }
export const ofCylinder = (section: (r: number, h: number) => readonly Corner[]) => (size: 0 | 1) => {
  const [r, h] = ROUND[size]
  return cylinder(r, h, { unit: 'centimeter', section: section(r, h) })
}
export const ofCone = (section: (r: number, h: number) => readonly Corner[]) => (size: 0 | 1) => {
  const [r, h] = ROUND[size]
  return cone(r, h, { unit: 'centimeter', section: section(r, h) })
}
/** The section of a pyramid parallel to its base at a part of the height. */
export const level = (l: number, w: number, h: number, part: number): readonly Corner[] => {
  const [x, z] = [(l * part) / 2, (w * part) / 2]
  return [
    [x, h * part, z],
    [l - x, h * part, z],
    [l - x, h * part, w - z],
    [x, h * part, w - z],
  ]
}
export const cut = (
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

export function flat(l: number, w: number, y: number): readonly Corner[] {
  return [
    [0, y, 0],
    [l, y, 0],
    [l, y, w],
    [0, y, w],
  ]
}
export const upright = (x1: number, z1: number, x2: number, z2: number, h: number): readonly Corner[] => [
  [x1, 0, z1],
  [x2, 0, z2],
  [x2, h, z2],
  [x1, h, z1],
]
