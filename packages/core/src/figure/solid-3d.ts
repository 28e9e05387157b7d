import { assert } from '../errors.ts'
import type { UnitId } from '../language/units.ts'
import { measure, mixed, number } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { Ratio, type Rational } from '../number/ratio.ts'
import { exact, ratioOfExact } from './exact.ts'
import { figureKind } from './kind.ts'
import { labelOf, type Name } from './naming.ts'
import type { Point3 } from './projection.ts'
import type { EdgeLabel, Labels, Solid, Solid3d, SolidBox, StackPart } from './solid.ts'
import { drawSolid, scaleThatFits } from './solid-drawing.ts'
import { spokenSolid } from './solid-speech.ts'

export type { Solid, Solid3d } from './solid.ts'

/** A dimension is labelled with its number and the unit, if there is one; another name replaces that, null leaves it out. */
interface Labelling<K extends string> {
  readonly unit?: UnitId
  readonly labels?: { readonly [key in K]?: Name | null }
  readonly section?: readonly Point3[]
}

const written = (value: Rational, unit?: UnitId): Expr => {
  const ratio = ratioOfExact(exact(value))
  const amount = ratio.isInteger ? number(ratio) : mixed(ratio)
  return unit ? measure(amount, unit) : amount
}

/** The given dimensions are labelled unless said otherwise; the others only on demand. */
function labelsFor<G extends string, E extends string>(
  given: Readonly<Record<G, Rational>>,
  extra: readonly E[],
  { unit, labels = {} }: Labelling<NoInfer<G | E>>,
): Labels<NoInfer<G | E>> {
  const names = new Map<string, Name | null | undefined>(Object.entries(labels))
  const values = new Map<string, Rational>(Object.entries(given))
  const entries = [...values.keys(), ...extra].map(key => {
    const [name, value] = [names.get(key), values.get(key)]
    return [
      key,
      name !== undefined ? (name === null ? null : labelOf(name)) : value === undefined ? null : written(value, unit),
    ] as const
  })
  return Object.fromEntries(entries) as Labels<NoInfer<G | E>>
}

const solidOf = (solid: Solid, section: readonly Point3[] = []): Solid3d => ({ kind: 'solid-3d', solid, section })
const positive = (...values: readonly Rational[]) => {
  for (const value of values) assert(Ratio.from(ratioOfExact(exact(value))).n > 0, 'A solid has positive dimensions')
}

export function rectangularPrism(
  length: Rational,
  width: Rational,
  height: Rational,
  options: Labelling<'length' | 'width' | 'height'> = {},
): Solid3d {
  positive(length, width, height)
  return solidOf(
    {
      shape: 'rectangular-prism',
      length: exact(length),
      width: exact(width),
      height: exact(height),
      labels: labelsFor({ length, width, height }, [], options),
    },
    options.section,
  )
}

/** Rectangular prisms that are compared: at one scale, that of the one that needs the smallest. */
export function prismsToCompare(...prisms: readonly (readonly [Rational, Rational, Rational])[]): readonly Solid3d[] {
  const drawn = prisms.map(edges => rectangularPrism(...edges))
  const scales = drawn.flatMap(({ solid }) => (solid.shape === 'rectangular-prism' ? [scaleThatFits(solid)] : []))
  return drawn.map(prism => ({ ...prism, scale: Math.min(...scales) }))
}

export const cube = (edge: Rational, { unit, labels, section }: Labelling<'edge'> = {}): Solid3d =>
  rectangularPrism(edge, edge, edge, {
    ...(unit ? { unit } : {}),
    ...(section ? { section } : {}),
    labels: { width: null, height: null, ...(labels?.edge === undefined ? {} : { length: labels.edge }) },
  })

interface TriangularPrism extends Labelling<'base' | 'height' | 'length' | 'left' | 'right'> {
  /** Where the height meets the base, from the left: 0 is a right triangle; the middle without. */
  readonly apex?: Rational
}
export function triangularPrism(
  base: Rational,
  height: Rational,
  length: Rational,
  options: TriangularPrism = {},
): Solid3d {
  const { apex = ratioOfExact(exact(base)).over(2) } = options
  positive(base, height, length)
  return solidOf(
    {
      shape: 'triangular-prism',
      base: exact(base),
      height: exact(height),
      apex: exact(apex),
      length: exact(length),
      labels: labelsFor({ base, height, length }, ['left', 'right'], options),
    },
    options.section,
  )
}

/** With a rectangular base. A slant height is labelled only where `labels` gives it. */
export function pyramid(
  length: Rational,
  width: Rational,
  height: Rational,
  options: Labelling<'length' | 'width' | 'height' | 'slant'> = {},
): Solid3d {
  positive(length, width, height)
  return solidOf(
    {
      shape: 'pyramid',
      length: exact(length),
      width: exact(width),
      height: exact(height),
      labels: labelsFor({ length, width, height }, ['slant'], options),
    },
    options.section,
  )
}

/** For the diameter instead of the radius: labels: { radius: null, diameter: 12 }. */
export function cylinder(
  radius: Rational,
  height: Rational,
  options: Labelling<'radius' | 'diameter' | 'height'> = {},
): Solid3d {
  positive(radius, height)
  return solidOf(
    {
      shape: 'cylinder',
      radius: exact(radius),
      height: exact(height),
      labels: labelsFor({ radius, height }, ['diameter'], options),
    },
    options.section,
  )
}

export function cone(
  radius: Rational,
  height: Rational,
  options: Labelling<'radius' | 'diameter' | 'height' | 'slant'> = {},
): Solid3d {
  positive(radius, height)
  return solidOf(
    {
      shape: 'cone',
      radius: exact(radius),
      height: exact(height),
      labels: labelsFor({ radius, height }, ['diameter', 'slant'], options),
    },
    options.section,
  )
}

export function sphere(radius: Rational, options: Labelling<'radius' | 'diameter'> = {}): Solid3d {
  positive(radius)
  return solidOf(
    { shape: 'sphere', radius: exact(radius), labels: labelsFor({ radius }, ['diameter'], options) },
    options.section,
  )
}

export function hemisphere(radius: Rational, options: Labelling<'radius' | 'diameter'> = {}): Solid3d {
  positive(radius)
  return solidOf(
    { shape: 'hemisphere', radius: exact(radius), labels: labelsFor({ radius }, ['diameter'], options) },
    options.section,
  )
}

/** An ice-cream cone: stackedSolid(3, [{ shape: 'cone-down', height: 8 }, { shape: 'hemisphere' }]). */
export function stackedSolid(
  radius: Rational,
  parts: readonly { readonly shape: StackPart['shape']; readonly height?: Rational; readonly label?: Name | null }[],
  options: Labelling<'radius' | 'diameter'> = {},
): Solid3d {
  assert(parts.length >= 2 && parts.length <= 4, 'A stack has 2 to 4 parts')
  const stack = parts.map(({ shape, height = radius, label }): StackPart => {
    const plain = shape === 'hemisphere' || shape === 'hemisphere-down' ? null : written(height, options.unit)
    return { shape, height: exact(height), label: label === undefined ? plain : label === null ? null : labelOf(label) }
  })
  return solidOf({
    shape: 'stack',
    radius: exact(radius),
    parts: stack,
    labels: labelsFor({ radius }, ['diameter'], options),
  })
}

/** A box of unit cubes. `layersApart` draws its layers one above the other with gaps. */
export function unitCubeBox(
  length: number,
  width: number,
  height: number,
  { layersApart = false }: { readonly layersApart?: boolean } = {},
): Solid3d {
  const boxes: readonly SolidBox[] = layersApart
    ? Array.from({ length: height }, (_, i) => ({ at: [0, i * 1.9, 0], size: [length, 1, width] }))
    : [{ at: [0, 0, 0], size: [length, height, width] }]
  return solidOf({ shape: 'boxes', boxes, unitCubes: true, seams: true, container: null, edges: [] })
}

/** Unit cubes at whole places, as [right, up, back]; `container` is the box [length, height, width] that they are to fill. */
export function unitCubes(places: readonly Point3[], container: Point3 | null = null): Solid3d {
  assert(places.length >= 1 && places.length <= 100, 'A figure of 1 to 100 unit cubes')
  const keys = new Set(places.map(String))
  assert(keys.size === places.length, 'No two cubes stand at one place')
  assert(
    places.every(([x, y, z]) => y === 0 || keys.has(String([x, y - 1, z]))),
    'No cube floats',
  )
  return solidOf({
    shape: 'boxes',
    boxes: places.map(at => ({ at, size: [1, 1, 1] })),
    unitCubes: true,
    seams: true,
    container,
    edges: [],
  })
}

interface PrismSpec extends Omit<SolidBox, 'name'> {
  readonly name?: Name
}

/** A solid of rectangular prisms. `at` is the lower left front corner, `size` is [length, height, width]; `seams` shows where they meet. */
export function compositePrism(
  boxes: readonly PrismSpec[],
  edges: readonly (Omit<EdgeLabel, 'label'> & { readonly label: Name })[] = [],
  { seams = true }: { readonly seams?: boolean } = {},
): Solid3d {
  assert(boxes.length >= 1 && boxes.length <= 6, 'A composite solid has 1 to 6 boxes')
  return solidOf({
    shape: 'boxes',
    boxes: boxes.map(({ name, ...box }) => (name === undefined ? box : { ...box, name: labelOf(name) })),
    unitCubes: false,
    seams,
    container: null,
    edges: edges.map(edge => ({ ...edge, label: labelOf(edge.label) })),
  })
}

export const solid3dFigure = figureKind<Solid3d>('solid-3d', { draw: drawSolid, describe: spokenSolid })
