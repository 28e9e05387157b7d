import type { Both } from '../both.ts'
import { assert } from '../errors.ts'
import type { UnitId } from '../language/units.ts'
import { measure, mixed, number } from '../math/build.ts'
import type { Ratio, Rational } from '../number/ratio.ts'
import { type Exact, exact, numeric, ratioOfExact } from './exact.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { labelOf, type Name } from './naming.ts'
import { facesOf } from './net-faces.ts'
import { between, circle, DASHED, directionOf, distanceOf, line, NORMAL, type Point } from './pen.ts'
import { listing, sentence, told } from './saying.ts'
import { finished, fitted, middleOf } from './sketch.ts'
import { about, beside } from './wish.ts'

/** The faces of a solid laid flat, with dashed folds; or squares joined at will, to tell whether they fold to a cube. */
export interface Net {
  readonly kind: 'net'
  readonly of: NetSolid
  /** At the edges that show each dimension; null is left out. */
  readonly labels: readonly { readonly dimension: NetDimension; readonly label: Label }[]
}
export type NetDimension = 'length' | 'width' | 'height' | 'base' | 'slant' | 'radius'
export type NetSolid =
  | { readonly solid: 'rectangular-prism'; readonly length: Exact; readonly width: Exact; readonly height: Exact }
  /** With a right triangle as base. */
  | {
      readonly solid: 'triangular-prism'
      readonly base: Exact
      readonly height: Exact
      readonly slant: Exact
      readonly length: Exact
    }
  | { readonly solid: 'square-pyramid'; readonly base: Exact; readonly slant: Exact }
  | { readonly solid: 'cylinder'; readonly radius: Exact; readonly height: Exact }
  | {
      readonly solid: 'squares'
      readonly cells: readonly (readonly [row: number, column: number])[]
      /** Written on the squares, in the order of the cells. */
      readonly names?: readonly Label[]
    }

export interface NetOptions {
  readonly unit?: UnitId
  /** Another name for a dimension, or null to leave it out. */
  readonly labels?: { readonly [dimension in NetDimension]?: Name | null }
}

function netOf(
  of: NetSolid,
  dimensions: readonly (readonly [NetDimension, Rational])[],
  { unit, labels = {} }: NetOptions,
): Net {
  const written = dimensions.flatMap(([dimension, value]) => {
    assert(ratioOfExact(exact(value)).n > 0, 'A net has positive dimensions')
    const name = labels[dimension]
    if (name === null) return []
    const ratio = ratioOfExact(exact(value))
    const amount = ratio.isInteger ? number(ratio) : mixed(ratio)
    return [{ dimension, label: name !== undefined ? labelOf(name) : unit ? measure(amount, unit) : amount }]
  })
  return { kind: 'net', of, labels: written }
}

export const prismNet = (length: Rational, width: Rational, height: Rational, options: NetOptions = {}): Net =>
  netOf(
    { solid: 'rectangular-prism', length: exact(length), width: exact(width), height: exact(height) },
    [
      ['length', length],
      ['width', width],
      ['height', height],
    ],
    options,
  )

export const cubeNet = (edge: Rational, options: NetOptions = {}): Net =>
  netOf(
    { solid: 'rectangular-prism', length: exact(edge), width: exact(edge), height: exact(edge) },
    [['length', edge]],
    options,
  )

/** A prism whose triangles have the legs `base` and `height` and the longest side `slant`. */
export function triangularPrismNet(
  base: Rational,
  height: Rational,
  slant: Rational,
  length: Rational,
  options: NetOptions = {},
): Net {
  const [a, b, c] = [base, height, slant].map(value => ratioOfExact(exact(value))) as [Ratio, Ratio, Ratio]
  assert(a.times(a).plus(b.times(b)).equals(c.times(c)), 'The triangle of this net has a right angle')
  return netOf(
    { solid: 'triangular-prism', base: exact(base), height: exact(height), slant: exact(slant), length: exact(length) },
    [
      ['base', base],
      ['height', height],
      ['slant', slant],
      ['length', length],
    ],
    options,
  )
}

export const squarePyramidNet = (base: Rational, slant: Rational, options: NetOptions = {}): Net =>
  netOf(
    { solid: 'square-pyramid', base: exact(base), slant: exact(slant) },
    [
      ['base', base],
      ['slant', slant],
    ],
    options,
  )

export const cylinderNet = (radius: Rational, height: Rational, options: NetOptions = {}): Net =>
  netOf(
    { solid: 'cylinder', radius: exact(radius), height: exact(height) },
    [
      ['radius', radius],
      ['height', height],
    ],
    options,
  )

/** Squares by [row, column], to tell whether they fold to a cube; their names are letters or numbers on them. */
export function squaresNet(
  cells: readonly (readonly [row: number, column: number])[],
  names: readonly Name[] = [],
): Net {
  assert(cells.length >= 2 && cells.length <= 8, 'A net of squares has 2 to 8 of them')
  if (names.length === 0) return netOf({ solid: 'squares', cells }, [], {})
  assert(names.length === cells.length, () => `${names.length} names do not fit ${cells.length} squares`)
  return netOf({ solid: 'squares', cells, names: names.map(labelOf) }, [], {})
}

export const netFigure = figureKind<Net>('net', {
  draw({ of, labels }, scribe) {
    const { faces, circles, edges } = facesOf(of)
    const round = circles.flatMap(({ center: [x, y], radius }): Point[] => [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ])
    // Squares stand beside others as choices: all are of one size.
    const place = fitted([...faces.flat(), ...round], 13, 10, of.solid === 'squares' ? CELL : undefined)
    const scale = distanceOf(place([0, 0]), place([1, 0]))
    const middle = place(middleOf(faces.flat()))
    return finished(
      {
        items: [
          ...sides(faces).map(({ from, to, fold }) => line(place(from), place(to), fold ? DASHED : NORMAL)),
          ...circles.map(({ center, radius }) => circle(place(center), radius * scale, NORMAL)),
          ...edges
            .filter(({ inside, dimension }) => inside && labels.some(label => label.dimension === dimension))
            .map(({ from, to }) => line(place(from), place(to), DASHED)),
        ],
        wishes: [
          ...labels.flatMap(({ dimension, label }) => {
            const edge = edges.find(edge => edge.dimension === dimension)
            if (!edge) return []
            const [from, to] = [place(edge.from), place(edge.to)]
            return [beside(scribe.layout(label), [from, to], directionOf(middle, between(from, to)))]
          }),
          ...(of.solid === 'squares' ? (of.names ?? []) : []).map((name, i) =>
            about(scribe.layout(name), place(middleOf(faces[i] ?? []))),
          ),
        ],
      },
      true,
    )
  },

  describe({ of, labels }, scribe) {
    const written = labels.map(
      ({ dimension, label }) =>
        `${sentence(scribe, dimensionOf(of, dimension))} ${label.kind === 'blank' ? sentence(scribe, { en: 'blank', es: 'en blanco' }) : scribe.speak(label).trim()}`,
    )
    return told(
      spokenFaces(of, scribe),
      written.length > 0 &&
        sentence(scribe, { en: `Labels: ${listing(written, scribe)}`, es: `Rótulos: ${listing(written, scribe)}` }),
    )
  },
})

const DIMENSIONS = {
  length: { en: 'length', es: 'largo' },
  width: { en: 'width', es: 'ancho' },
  height: { en: 'height', es: 'altura' },
  base: { en: 'base', es: 'base' },
  slant: { en: 'slanted side', es: 'lado inclinado' },
  radius: { en: 'radius', es: 'radio' },
} as const

/** How many em a square is wide. */
const CELL = 1.7

/** The base of a triangular prism is one of two legs, and of the faces of a pyramid the heights are given. */
const OF_SOLID: Readonly<Partial<Record<NetSolid['solid'], Readonly<Partial<Record<NetDimension, Both<string>>>>>>> = {
  'triangular-prism': {
    length: { en: 'length of the rectangles', es: 'largo de los rectángulos' },
    base: { en: 'one leg of each triangle', es: 'un cateto de cada triángulo' },
    height: { en: 'other leg of each triangle', es: 'otro cateto de cada triángulo' },
    slant: { en: 'longest side of each triangle', es: 'lado más largo de cada triángulo' },
  },
  'square-pyramid': {
    base: { en: 'side of the square', es: 'lado del cuadrado' },
    slant: { en: 'height of each triangle', es: 'altura de cada triángulo' },
  },
}
const dimensionOf = ({ solid }: NetSolid, dimension: NetDimension): Both<string> =>
  OF_SOLID[solid]?.[dimension] ?? DIMENSIONS[dimension]

/** The faces and how they hang together; the name of the solid is for the pupil to find. */
function spokenFaces(of: NetSolid, scribe: Scribe): string {
  switch (of.solid) {
    case 'rectangular-prism': {
      const square = numeric(of.length) === numeric(of.width) && numeric(of.width) === numeric(of.height)
      return sentence(
        scribe,
        square
          ? {
              en: 'A net of 6 equal squares: four in a column, one on each side',
              es: 'Un desarrollo plano de 6 cuadrados iguales: cuatro en columna y uno a cada lado',
            }
          : {
              en: 'A net of 6 rectangles: four in a column, one on each side',
              es: 'Un desarrollo plano de 6 rectángulos: cuatro en columna y uno a cada lado',
            },
      )
    }
    case 'triangular-prism':
      return sentence(scribe, {
        en: 'A net of 3 rectangles in a column and 2 right triangles, one on each side',
        es: 'Un desarrollo plano de 3 rectángulos en columna y 2 triángulos rectángulos, uno a cada lado',
      })
    case 'square-pyramid':
      return sentence(scribe, {
        en: 'A net of a square with a triangle on each of its 4 sides',
        es: 'Un desarrollo plano de un cuadrado con un triángulo en cada uno de sus 4 lados',
      })
    case 'cylinder':
      return sentence(scribe, {
        en: 'A net of a rectangle with a circle above and a circle below',
        es: 'Un desarrollo plano de un rectángulo con un círculo arriba y otro abajo',
      })
    case 'squares': {
      const rows = [...new Set(of.cells.map(([row]) => row))].sort((a, b) => a - b)
      const first = Math.min(...of.cells.map(([, column]) => column))
      const said = rows
        .map((row, i) => {
          const columns = of.cells
            .map(([r, column], j) => ({ r, column: column - first + 1, name: of.names?.[j] }))
            .filter(({ r }) => r === row)
            .sort((a, b) => a.column - b.column)
            .map(({ column, name }) => (name ? `${column} (${scribe.speak(name).trim()})` : String(column)))
          const [en, es] = columns.length === 1 ? ['column', 'columna'] : ['columns', 'columnas']
          return sentence(scribe, {
            en: `row ${i + 1}: ${en} ${columns.join(', ')}`,
            es: `fila ${i + 1}: ${es} ${columns.join(', ')}`,
          })
        })
        .join('; ')
      return sentence(scribe, {
        en: `Equal squares joined at their sides, ${said}`,
        es: `Cuadrados iguales unidos por sus lados, ${said}`,
      })
    }
  }
}

/** Every side once; a side of two faces is a fold. */
function sides(faces: readonly (readonly Point[])[]) {
  const all = new Map<string, { from: Point; to: Point; fold: boolean }>()
  for (const face of faces) {
    face.forEach((from, i) => {
      const to = face[(i + 1) % face.length]!
      const key = [from, to]
        .map(point => point.map(value => value.toFixed(4)).join(' '))
        .sort()
        .join(' ')
      all.set(key, { from, to, fold: all.has(key) })
    })
  }
  return [...all.values()]
}
