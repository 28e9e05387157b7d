import { assert } from '../errors.ts'
import { across } from './arrange.ts'
import type { Primitive, Segment } from './drawing.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { type Name, optionalLabel } from './naming.ts'
import { arcSegments, at, between, cropped, directionOf, distanceOf, label, NORMAL, type Point } from './pen.ts'
import { several } from './plural.ts'
import { listing, sentence, spokenName, spokenNumber, told } from './saying.ts'
import { sweepOf } from './sketch.ts'

/** Shapes put together from pieces, pieces that lie apart, and outlines to fill: all at one scale, also in two figures. */
export interface ShapePieces {
  readonly kind: 'shape-pieces'
  readonly groups: readonly PieceGroup[]
}
export interface PieceGroup {
  readonly label: Label | null
  /** The border of what the pieces make; null where they lie apart. */
  readonly outline: PieceBorder | null
  readonly pieces: readonly LaidPiece[]
}
export interface LaidPiece {
  readonly label: Label | null
  readonly border: PieceBorder
  /** A place where a piece is missing. */
  readonly isEmpty: boolean
}
/** The corners in order, counterclockwise; an arc of so many degrees bulges out on the way to the next. */
export type PieceBorder = readonly { readonly at: Point; readonly arc: number }[]

/** Corners in units; a third number is the arc to the next corner. */
export type BorderSpec = readonly (readonly [x: number, y: number, arc?: number])[]
export type PieceSpec =
  | BorderSpec
  | { readonly border: BorderSpec; readonly label?: Name; readonly isEmpty?: boolean; readonly turn?: number }
export interface PieceGroupSpec {
  readonly label?: Name
  readonly outline?: BorderSpec
  readonly pieces?: readonly PieceSpec[]
  /** Degrees counterclockwise, of the outline with all that is in it. */
  readonly turn?: number
}

export function shapePieces(...groups: readonly PieceGroupSpec[]): ShapePieces {
  assert(groups.length >= 1 && groups.length <= 6, 'One to six groups of pieces')
  return {
    kind: 'shape-pieces',
    groups: groups.map(({ label, outline, pieces = [], turn = 0 }) => {
      assert(outline !== undefined || pieces.length > 0, 'A group has an outline or pieces')
      return {
        label: optionalLabel(label),
        outline: outline ? borderOf(outline, turn) : null,
        pieces: pieces.map(spec => pieceOf(spec, turn)),
      }
    }),
  }
}

const isBorder = (spec: PieceSpec): spec is BorderSpec => Array.isArray(spec)
function pieceOf(spec: PieceSpec, turn: number): LaidPiece {
  if (isBorder(spec)) return { label: null, border: borderOf(spec, turn), isEmpty: false }
  const { border, label, isEmpty = false, turn: own = 0 } = spec
  return { label: optionalLabel(label), border: borderOf(border, turn + own), isEmpty }
}
function borderOf(corners: BorderSpec, turn: number): PieceBorder {
  assert(corners.length >= 2, 'A border has at least two corners')
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return corners.map(([x, y, arc = 0]) => ({ at: [rounded(x * cos - y * sin), rounded(x * sin + y * cos)], arc }))
}
const rounded = (value: number) => Math.round(value * 10_000) / 10_000 + 0

const nextOf = (border: PieceBorder, i: number) => border[(i + 1) % border.length]!

/** What is left between a chord and its arc, and the arc's center and radius. */
function arcOf(a: Point, b: Point, degrees: number) {
  const radius = distanceOf(a, b) / 2 / Math.sin((degrees * Math.PI) / 360)
  const away = radius * Math.cos((degrees * Math.PI) / 360)
  const center = at(between(a, b), away, directionOf(a, b) + 90)
  const angle = (degrees * Math.PI) / 180
  return { center, radius, segment: (radius ** 2 * (angle - Math.sin(angle))) / 2 }
}

/** In square units. */
export const borderArea = (border: PieceBorder): number =>
  border.reduce((area, { at: here, arc }, i) => {
    const next = nextOf(border, i).at
    return area + (here[0] * next[1] - next[0] * here[1]) / 2 + (arc === 0 ? 0 : arcOf(here, next, arc).segment)
  }, 0)

const UNIT = 2
const EDGE = { ...NORMAL, width: 0.085 }

function pathOf(border: PieceBorder): readonly Segment[] {
  const scaled = border.map(({ at: [x, y], arc }) => ({ at: [x * UNIT, y * UNIT] as Point, arc }))
  return [
    ['M', ...scaled[0]!.at],
    ...scaled.flatMap(({ at: here, arc }, i): readonly Segment[] => {
      const next = nextOf(scaled, i).at
      if (arc === 0) return [['L', ...next]]
      const { center, radius } = arcOf(here, next, arc)
      const from = directionOf(center, here)
      return arcSegments(center, radius, from, from + arc).slice(1)
    }),
    ['Z'],
  ]
}
/** Of its corners and of the middles of its arcs: those of half a circle have its straight side between them. */
function middleOf(border: PieceBorder): Point {
  const points = border.flatMap(({ at: here, arc }, i): readonly Point[] => {
    if (arc === 0) return [here]
    const { center, radius } = arcOf(here, nextOf(border, i).at, arc)
    return [here, at(center, radius, directionOf(center, here) + arc / 2)]
  })
  const sum = points.reduce(([x, y], [right, up]) => [x + right, y + up] as const, [0, 0] as Point)
  return [(sum[0] * UNIT) / points.length, (sum[1] * UNIT) / points.length]
}

function drawGroup({ label: name, outline, pieces }: PieceGroup, scribe: Scribe): readonly Primitive[] {
  const drawn = pieces.map(({ label: own, border, isEmpty }): readonly Primitive[] => [
    {
      kind: 'path',
      segments: pathOf(border),
      stroke: isEmpty ? { ...NORMAL, dash: 'dashed' } : NORMAL,
      fill: isEmpty ? 'paper' : 'light',
    },
    ...(own ? [label(middleOf(border), scribe.layout(own))] : []),
  ])
  const body: readonly Primitive[] = outline
    ? [
        ...(pieces.length === 0
          ? [{ kind: 'path', segments: pathOf(outline), stroke: null, fill: 'paper' } as const]
          : []),
        ...drawn.flat(),
        { kind: 'path', segments: pathOf(outline), stroke: EDGE, fill: null },
      ]
    : across(drawn, { gap: 0.7, width: 11 })
  if (!name) return body
  const { items, width } = cropped(body, 0)
  return [...items, label([width / 2, -0.4], scribe.layout(name), { y: 'top' })]
}

export const shapePiecesFigure = figureKind<ShapePieces>('shape-pieces', {
  draw: ({ groups }, scribe) =>
    cropped(
      across(
        groups.map(group => drawGroup(group, scribe)),
        { gap: 1.8, align: 'middle' },
      ),
    ),

  describe({ groups }, scribe) {
    return told(...groups.map(group => spokenGroup(group, scribe)))
  },
})

function spokenGroup({ label: name, outline, pieces }: PieceGroup, scribe: Scribe): string {
  const empty = () => sentence(scribe, { en: 'an empty place', es: 'un lugar vacío' })
  const spoken = pieces.map(({ label: own, border, isEmpty }) => {
    const letter = spokenName(own, scribe)
    return `${letter === '' ? '' : `${letter}: `}${isEmpty ? empty() : spokenBorder(border, scribe)}`
  })
  const laid = pieces.reduce((sum, { border }) => sum + borderArea(border), 0)
  const said = [...spoken, ...(outline && borderArea(outline) > laid + 0.01 ? [empty()] : [])].join('; ')
  const head = name ? `${spokenName(name, scribe)}. ` : ''
  if (!outline)
    return `${head}${sentence(scribe, pieces.length === 1 ? { en: 'A piece', es: 'Una pieza' } : { en: 'Pieces', es: 'Piezas' })}: ${said}`
  const whole = spokenBorder(outline, scribe)
  return pieces.length === 0
    ? `${head}${sentence(scribe, { en: 'An outline', es: 'Un contorno' })}: ${whole}`
    : `${head}${sentence(scribe, { en: `A shape: ${whole}. Its pieces`, es: `Una figura: ${whole}. Sus piezas` })}: ${said}`
}

/** "4 sides, all 2 steps long, 4 square corners"; a shape is not named, for a pupil may be asked its name. */
function spokenBorder(border: PieceBorder, scribe: Scribe): string {
  const lengths = border.flatMap(({ at: here, arc }, i) => (arc === 0 ? [distanceOf(here, nextOf(border, i).at)] : []))
  const curves = border.filter(({ arc }) => arc !== 0)
  if (lengths.length === 0) {
    const across = spokenLength(distanceOf(border[0]!.at, nextOf(border, 0).at), scribe)
    return sentence(scribe, {
      en: `a curve all around, ${across} steps across`,
      es: `una línea curva en todo el borde, de ${across} pasos de ancho`,
    })
  }
  const corners = border.flatMap(({ arc }, i) => {
    const before = border.at(i - 1)!
    return arc === 0 && before.arc === 0 ? [interiorAngle(before.at, border[i]!.at, nextOf(border, i).at)] : []
  })
  const square = corners.filter(angle => Math.abs(angle - 90) < 1).length
  const inward = corners.filter(angle => angle > 181).length
  const said = lengths.map(length => spokenLength(length, scribe))
  const areEqual = new Set(said).size === 1
  const [steps, pasos] = said[0] === '1' ? ['1 step', '1 paso'] : [`${said[0]} steps`, `${said[0]} pasos`]
  const sides =
    lengths.length === 1
      ? { en: `a side ${steps} long`, es: `un lado de ${pasos}` }
      : areEqual
        ? lengths.length === 2
          ? { en: `2 sides, both ${steps} long`, es: `2 lados, los dos de ${pasos}` }
          : { en: `${lengths.length} sides, all ${steps} long`, es: `${lengths.length} lados, todos de ${pasos}` }
        : {
            en: `${lengths.length} sides, ${listing(said, scribe)} steps long`,
            es: `${lengths.length} lados, de ${listing(said, scribe)} pasos`,
          }
  return [
    sentence(scribe, sides),
    ...(curves.length > 0 ? [sentence(scribe, { en: 'a curved side', es: 'un lado curvo' })] : []),
    ...(square > 0
      ? [
          sentence(scribe, {
            en: several(square, ['square corner', 'square corners']),
            es: several(square, ['esquina recta', 'esquinas rectas']),
          }),
        ]
      : lengths.length === 4 && curves.length === 0
        ? [sentence(scribe, { en: 'no square corners', es: 'ninguna esquina recta' })]
        : []),
    ...(inward > 0
      ? [
          sentence(scribe, {
            en: `${several(inward, ['corner', 'corners'])} that ${inward === 1 ? 'points' : 'point'} in`,
            es: `${several(inward, ['esquina', 'esquinas'])} hacia adentro`,
          }),
        ]
      : []),
  ].join(', ')
}
/** Small children know no decimals: where a length is not whole, it is told about. */
function spokenLength(length: number, scribe: Scribe): string {
  const [whole, rest] = [Math.floor(length + 0.05), length - Math.floor(length + 0.05)]
  const [own, next] = [spokenNumber(whole, scribe), spokenNumber(whole + 1, scribe)]
  if (rest < 0.05) return own
  if (rest < 0.35) return sentence(scribe, { en: `a little over ${own}`, es: `un poco más de ${own}` })
  if (rest < 0.65) return sentence(scribe, { en: `about ${own} and a half`, es: `cerca de ${own} y medio` })
  return sentence(scribe, { en: `almost ${next}`, es: `casi ${next}` })
}
const interiorAngle = (before: Point, here: Point, after: Point) =>
  sweepOf(directionOf(here, after), directionOf(here, before))
