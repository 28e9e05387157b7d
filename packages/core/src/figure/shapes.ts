import type { Both } from '../both.ts'
import { type Noun, noun } from '../language/noun.ts'
import {
  circle,
  cone,
  cube,
  cylinder,
  halfCircle,
  hexagon,
  octagon,
  oval,
  parallelogram,
  pentagon,
  quadrilateral,
  quarterCircle,
  rectangle,
  rectangularPrism,
  rhombus,
  sphere,
  square,
  squarePyramid,
  trapezoid,
  triangle,
  triangularPrism,
} from '../language/nouns/shapes.ts'
import type { Primitive, Stroke } from './drawing.ts'
import { type Fill, filledCircle, filledPath } from './fill.ts'
import { drawIcon, type Icon, iconNoun, icons } from './icon.ts'
import { type Placement, placedPath } from './path.ts'
import { at, distanceOf, type Point } from './pen.ts'

/** A flat shape or a solid in a box from −50 to 50, y upwards. */
interface ShapePicture {
  readonly noun: Noun
  /** What is seen of it, for a pupil who is to name it. */
  readonly traits: Both<string>
  readonly body: string
  readonly lines?: readonly string[]
  readonly hidden?: readonly string[]
  /** Heights of the middle of its lower and of its upper face, on which another solid can stand. */
  readonly stands?: readonly [below: number, above: number | null]
  /** The body is no closed line. */
  readonly open?: boolean
}

const regular = (sides: number, turn: number): string =>
  outline(Array.from({ length: sides }, (_, i) => at([0, 0], 50, turn + (i * 360) / sides)))
const outline = (points: readonly Point[]): string =>
  `${points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'} ${x.toFixed(2)} ${y.toFixed(2)}`).join(' ')} Z`
const sides = (count: number, spanish: string): Both<string> => ({
  en: `${count} straight sides${spanish === '' ? '' : ', all equal'}`,
  es: `${count} lados rectos${spanish}`,
})
const equal = ', todos iguales'
const unequal = (count: number): Both<string> => ({
  en: `${count} straight sides, not all equal`,
  es: `${count} lados rectos, no todos iguales`,
})

const SHAPES = {
  circle: { noun: circle, traits: { en: 'round, without corners', es: 'redonda, sin esquinas' }, body: 'round' },
  oval: {
    noun: oval,
    traits: { en: 'round but longer one way', es: 'redondeada y alargada' },
    body: 'M -50 0 C -50 42 50 42 50 0 C 50 -42 -50 -42 -50 0 Z',
  },
  triangle: { noun: triangle, traits: sides(3, equal), body: regular(3, 90) },
  'isosceles-triangle': { noun: triangle, traits: unequal(3), body: 'M 0 50 L 28 -46 L -28 -46 Z' },
  'right-triangle': {
    noun: triangle,
    traits: {
      en: '3 straight sides, not all equal, and a square corner',
      es: '3 lados rectos, no todos iguales, y una esquina recta',
    },
    body: 'M -44 44 L -44 -40 L 46 -40 Z',
  },
  'scalene-triangle': { noun: triangle, traits: unequal(3), body: 'M -50 -34 L 50 -34 L 22 40 Z' },
  'obtuse-triangle': { noun: triangle, traits: unequal(3), body: 'M -20 -30 L 50 -30 L -50 34 Z' },
  square: {
    noun: square,
    traits: { en: '4 equal sides and 4 square corners', es: '4 lados iguales y 4 esquinas rectas' },
    body: 'M -42 -42 L 42 -42 L 42 42 L -42 42 Z',
  },
  rectangle: {
    noun: rectangle,
    traits: {
      en: '2 long sides, 2 short sides, and 4 square corners',
      es: '2 lados largos, 2 lados cortos y 4 esquinas rectas',
    },
    body: 'M -50 -27 L 50 -27 L 50 27 L -50 27 Z',
  },
  rhombus: {
    noun: rhombus,
    traits: { en: '4 equal sides, no square corner', es: '4 lados iguales, sin esquinas rectas' },
    body: 'M 0 50 L 32 0 L 0 -50 L -32 0 Z',
  },
  parallelogram: {
    noun: parallelogram,
    traits: {
      en: '4 sides, opposite sides equal, no square corner',
      es: '4 lados, los opuestos iguales, sin esquinas rectas',
    },
    body: 'M -50 -28 L 26 -28 L 50 28 L -26 28 Z',
  },
  trapezoid: {
    noun: trapezoid,
    traits: {
      en: '4 sides, two of them parallel and of different length',
      es: '4 lados, dos de ellos paralelos y de distinto largo',
    },
    body: 'M -50 -32 L 50 -32 L 26 32 L -26 32 Z',
  },
  quadrilateral: {
    noun: quadrilateral,
    traits: { en: '4 sides of different lengths', es: '4 lados de distinto largo' },
    body: 'M -48 -40 L 46 -26 L 26 42 L -30 24 Z',
  },
  'short-sided-quadrilateral': {
    noun: quadrilateral,
    traits: {
      en: '4 sides of different lengths, one of them very short',
      es: '4 lados de distinto largo, uno de ellos muy corto',
    },
    body: 'M -48 -36 L 50 -30 L 0 44 L -20 40 Z',
  },
  pentagon: { noun: pentagon, traits: sides(5, equal), body: regular(5, 90) },
  'irregular-pentagon': {
    noun: pentagon,
    traits: {
      en: '5 straight sides, not all equal, and 2 square corners',
      es: '5 lados rectos, no todos iguales, y 2 esquinas rectas',
    },
    body: 'M -46 -42 L 46 -42 L 46 8 L 0 46 L -46 8 Z',
  },
  'short-sided-pentagon': {
    noun: pentagon,
    traits: unequal(5),
    body: 'M -50 -40 L 50 -40 L 34 28 L 8 45 L -16 48 Z',
  },
  'long-sided-pentagon': { noun: pentagon, traits: unequal(5), body: 'M -50 -20 L 50 -20 L 44 8 L 8 30 L -40 14 Z' },
  hexagon: { noun: hexagon, traits: sides(6, equal), body: regular(6, 0) },
  'irregular-hexagon': {
    noun: hexagon,
    traits: {
      en: '6 straight sides, not all equal, 5 square corners, and a corner that points in',
      es: '6 lados rectos, no todos iguales, 5 esquinas rectas y una esquina hacia adentro',
    },
    body: 'M -44 -44 L 44 -44 L 44 0 L 0 0 L 0 44 L -44 44 Z',
  },
  'short-sided-hexagon': {
    noun: hexagon,
    traits: unequal(6),
    body: 'M -36 -46 L 24 -46 L 50 0 L 34 40 L 12 50 L -50 10 Z',
  },
  'long-sided-hexagon': {
    noun: hexagon,
    traits: unequal(6),
    body: 'M -50 -24 L 50 -24 L 50 2 L 22 28 L -14 30 L -44 8 Z',
  },
  octagon: { noun: octagon, traits: sides(8, equal), body: regular(8, 22.5) },
  'half-circle': {
    noun: halfCircle,
    traits: { en: 'one straight side and half a circle', es: 'un lado recto y medio círculo' },
    body: 'M -50 -24 L 50 -24 C 50 42 -50 42 -50 -24 Z',
  },
  'quarter-circle': {
    noun: quarterCircle,
    traits: {
      en: 'two straight sides, a square corner and a quarter of a circle',
      es: 'dos lados rectos, una esquina recta y un cuarto de círculo',
    },
    body: 'M -42 -42 L 42 -42 C 42 4.4 4.4 42 -42 42 Z',
  },
  'open-triangle': {
    noun: noun('open figure', 'open figures', 'figura abierta', 'figuras abiertas', 'f'),
    traits: { en: '3 straight lines that do not close', es: '3 líneas rectas que no se cierran' },
    body: 'M 14 12 L 0 42 L -48 -41 L 48 -41 L 28 -10',
    open: true,
  },
  'curved-triangle': {
    noun: noun(
      'figure with a curved side',
      'figures with a curved side',
      'figura con un lado curvo',
      'figuras con un lado curvo',
      'f',
    ),
    traits: { en: '2 straight sides and a curved one', es: '2 lados rectos y uno curvo' },
    body: 'M 0 44 L 44 -30 C 20 -54 -20 -54 -44 -30 Z',
  },
  'open-square': {
    noun: noun('open figure', 'open figures', 'figura abierta', 'figuras abiertas', 'f'),
    traits: { en: '4 straight lines that do not close', es: '4 líneas rectas que no se cierran' },
    body: 'M 42 18 L 42 42 L -42 42 L -42 -42 L 42 -42 L 42 -14',
    open: true,
  },
  cube: {
    noun: cube,
    traits: { en: 'a solid with 6 equal square faces', es: 'un cuerpo con 6 caras cuadradas iguales' },
    body: 'M -46 -46 L 20 -46 L 46 -20 L 46 46 L -20 46 L -46 20 Z',
    lines: ['M -46 20 L 20 20 L 20 -46', 'M 20 20 L 46 46'],
    hidden: ['M -46 -46 L -20 -20 L -20 46', 'M -20 -20 L 46 -20'],
    stands: [-33, 33],
  },
  'rectangular-prism': {
    noun: rectangularPrism,
    traits: {
      en: 'a solid with 6 rectangular faces, not all equal',
      es: 'un cuerpo con 6 caras rectangulares, no todas iguales',
    },
    body: 'M -50 -32 L 28 -32 L 50 -14 L 50 32 L -28 32 L -50 14 Z',
    lines: ['M -50 14 L 28 14 L 28 -32', 'M 28 14 L 50 32'],
    hidden: ['M -50 -32 L -28 -14 L -28 32', 'M -28 -14 L 50 -14'],
    stands: [-23, 23],
  },
  cylinder: {
    noun: cylinder,
    traits: {
      en: 'a solid with two flat round faces and a curved surface',
      es: 'un cuerpo con dos caras planas redondas y una superficie curva',
    },
    body: 'M -32 38 C -32 52 32 52 32 38 L 32 -38 C 32 -52 -32 -52 -32 -38 Z',
    lines: ['M -32 38 C -32 24 32 24 32 38'],
    hidden: ['M -32 -38 C -32 -24 32 -24 32 -38'],
    stands: [-38, 38],
  },
  cone: {
    noun: cone,
    traits: {
      en: 'a solid with one flat round face and a point',
      es: 'un cuerpo con una cara plana redonda y una punta',
    },
    body: 'M 0 50 L 36 -36 C 36 -52 -36 -52 -36 -36 Z',
    hidden: ['M -36 -36 C -36 -20 36 -20 36 -36'],
    stands: [-36, null],
  },
  sphere: {
    noun: sphere,
    traits: { en: 'a solid that is round on all sides', es: 'un cuerpo redondo por todos lados' },
    body: 'round',
    lines: ['M -50 0 C -50 -20 50 -20 50 0'],
    hidden: ['M -50 0 C -50 20 50 20 50 0'],
  },
  'square-pyramid': {
    noun: squarePyramid,
    traits: {
      en: 'a solid with a square base and 4 triangles that meet in a point',
      es: 'un cuerpo con base cuadrada y 4 triángulos que se unen en una punta',
    },
    body: 'M -50 -42 L 20 -42 L 50 -16 L 0 50 Z',
    lines: ['M 20 -42 L 0 50'],
    hidden: ['M -50 -42 L -20 -16 L 50 -16', 'M -20 -16 L 0 50'],
  },
  'triangular-prism': {
    noun: triangularPrism,
    traits: {
      en: 'a solid with two triangles joined by rectangles',
      es: 'un cuerpo con dos triángulos unidos por rectángulos',
    },
    body: 'M -50 -38 L 8 -38 L 50 -16 L 21 42 L -21 20 Z',
    lines: ['M 8 -38 L -21 20'],
    hidden: ['M -50 -38 L -8 -16 L 50 -16', 'M -8 -16 L 21 42'],
  },
} as const satisfies Record<string, ShapePicture>

export type Shape = keyof typeof SHAPES | Icon
const isOwn = (shape: Shape): shape is keyof typeof SHAPES => Object.hasOwn(SHAPES, shape)

export const shapes: readonly Shape[] = [
  ...(Object.keys(SHAPES) as (keyof typeof SHAPES)[]),
  ...icons.filter(icon => !Object.hasOwn(SHAPES, icon)),
]
/** The noun of what is drawn, so that the question asks for the same thing. */
export const shapeNoun = (shape: Shape): Noun => (isOwn(shape) ? SHAPES[shape].noun : iconNoun(shape))
const LOOK_LIKE_SHAPES: readonly Shape[] = ['star', 'heart', 'moon']
/** Whether what is drawn is an everyday thing rather than a shape. */
export const isThing = (shape: Shape): boolean => !isOwn(shape) && !LOOK_LIKE_SHAPES.includes(shape)
/** What can be seen, without the name of a shape that is to be named; an everyday thing is named. */
export const shapeTraits = (shape: Shape): Both<string> =>
  isOwn(shape) ? SHAPES[shape].traits : { en: iconNoun(shape).en[0], es: iconNoun(shape).es[0] }

/** What one meets going round a flat shape; an open one begins and stops at a loose end. */
export interface Border {
  readonly parts: readonly ('side' | 'corner' | 'curve' | 'end')[]
  /** Whether all its straight sides are as long. */
  readonly sidesAreEqual: boolean
  /** Whether no two of them are as long. */
  readonly sidesDiffer: boolean
}
const borders = new Map<Shape, Border | null>()
/** None for a solid or an everyday thing. */
export function borderOf(shape: Shape): Border | null {
  const known = borders.get(shape)
  if (known !== undefined) return known
  const border = goneAround(shape)
  borders.set(shape, border)
  return border
}
function goneAround(shape: Shape): Border | null {
  if (!isOwn(shape)) return null
  const { body, lines, open = false }: ShapePicture = SHAPES[shape]
  if (lines !== undefined) return null
  if (body === 'round') return { parts: ['curve'], sidesAreEqual: true, sidesDiffer: false }
  const drawn = placedPath(body, { middle: [0, 0], scale: 1 }).filter(segment => segment[0] !== 'Z')
  const ends = drawn.map((segment): Point => [segment.at(-2) as number, segment.at(-1) as number])
  const [start, stop] = [ends[0]!, ends.at(-1)!]
  const pieces = drawn.slice(1).map((segment): 'side' | 'curve' => (segment[0] === 'C' ? 'curve' : 'side'))
  const lengths = pieces.flatMap((piece, i) => (piece === 'side' ? [distanceOf(ends[i]!, ends[i + 1]!)] : []))
  if (!open && distanceOf(start, stop) > 0.01) {
    pieces.push('side')
    lengths.push(distanceOf(stop, start))
  }
  const parts = pieces.filter((piece, i) => piece === 'side' || pieces[i - 1] !== 'curve')
  return {
    parts: open
      ? ['end', ...parts.flatMap((part, i) => (i === 0 ? [part] : ['corner' as const, part])), 'end']
      : parts.length === 1
        ? parts
        : parts.flatMap(part => [part, 'corner' as const]),
    sidesAreEqual: Math.max(...lengths) - Math.min(...lengths) < 0.5,
    sidesDiffer: lengths.every((one, i) => lengths.every((other, j) => i === j || Math.abs(one - other) > 3)),
  }
}

/** Where a solid of this size stands on another, and where another stands on it; null for what has no such face. */
export function standsOf(shape: Shape, size: number): readonly [below: number, above: number | null] | null {
  const { stands }: Partial<ShapePicture> = isOwn(shape) ? SHAPES[shape] : {}
  if (!stands) return null
  const [below, above] = stands
  return [(below * size) / 100, above === null ? null : (above * size) / 100]
}

/** The gender of the Spanish words for it: a flat figure, a solid body, or the thing itself. */
export const shapeGender = (shape: Shape): 'm' | 'f' =>
  !isOwn(shape) ? iconNoun(shape).gender : /^un cuerpo/.test(SHAPES[shape].traits.es) ? 'm' : 'f'

export function drawShape(
  shape: Shape,
  middle: Point,
  size: number,
  {
    fill = 'white',
    turn = 0,
    stretch = 1,
    flipped = false,
    seesThrough = true,
  }: {
    readonly fill?: Fill
    readonly turn?: number
    readonly stretch?: number
    readonly flipped?: boolean
    /** Whether the hidden edges of a solid are drawn. */
    readonly seesThrough?: boolean
  } = {},
): Primitive[] {
  if (!isOwn(shape)) return drawIcon(shape, middle, size, fill, { flipped })
  const { body, lines = [], hidden = [], open = false }: ShapePicture = SHAPES[shape]
  const placement: Placement = { middle, scale: size / 100, turn, stretch }
  const stroke: Stroke = { width: 0.065, dash: 'solid', tone: 'ink' }
  const drawn = (path: string, by: Stroke): Primitive => ({
    kind: 'path',
    segments: placedPath(path, placement),
    stroke: by,
    fill: null,
  })
  return [
    ...(body === 'round'
      ? filledCircle(middle, size / 2, fill, stroke)
      : open
        ? [drawn(body, stroke)]
        : filledPath(placedPath(body, placement), fill, stroke)),
    ...(seesThrough ? hidden : []).map(path => drawn(path, { width: 0.04, dash: 'dashed', tone: 'ink' })),
    ...lines.map(path => drawn(path, stroke)),
  ]
}
