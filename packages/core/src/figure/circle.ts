import { assert } from '../errors.ts'
import {
  type AngleOf,
  type ArcOf,
  assertDrawable,
  type Diagram,
  type DiagramArc,
  type DiagramPoint,
  type DiagramRegion,
  diagramAngle,
  diagramArc,
  diagramLine,
  type LineOf,
  splitNames,
} from './diagram.ts'
import { diagramSketch } from './diagram-sketch.ts'
import { spokenDiagram } from './diagram-words.ts'
import { figureKind, type Scribe } from './kind.ts'
import { labelOf, type Name, optionalLabel } from './naming.ts'
import { at, directionOf, type Point } from './pen.ts'
import { listing, sentence, spokenName, told } from './saying.ts'
import { finished, sweepOf } from './sketch.ts'

/** A circle of radius 1 about the origin, with points on it by degrees, and lines, angles, arcs and shaded parts. */
export interface Circle extends Diagram {
  readonly kind: 'circle'
  readonly center: string
}

type OnCircle = number | { readonly at: number; readonly label?: Name | null; readonly dot?: boolean }
type Elsewhere = Point | { readonly at: Point; readonly label?: Name | null; readonly dot?: boolean }

export interface CircleOptions {
  /** The name of the center, printed where it is given or spoken of; the dot is drawn unless `centerDot` is false. */
  readonly center?: string
  readonly centerLabel?: Name | null
  readonly centerDot?: boolean
  /** { A: 30, B: 120 }, in degrees from the right, counterclockwise; with label null it stays unnamed. */
  readonly points?: Readonly<Record<string, OnCircle>>
  /** Points off the circle, in radii from the center. */
  readonly others?: Readonly<Record<string, Elsewhere>>
  /** Radii 'OA', chords 'AB', secants { of: 'PA', extent: 'ray' }, tangents { of: 'PA' }. */
  readonly lines?: readonly LineOf[]
  /** A line that touches the circle at a point, with the names of its ends where they are spoken of. */
  readonly tangents?: readonly { readonly at: string; readonly ends?: string; readonly square?: boolean }[]
  readonly angles?: readonly AngleOf[]
  /** 'AB' is from A counterclockwise to B; a number is in degrees. */
  readonly arcs?: readonly ArcOf[]
  /** Slices from A counterclockwise to B. */
  readonly sectors?: readonly string[]
  /** What a chord AB cuts off, counterclockwise from A to B. */
  readonly segments?: readonly string[]
  readonly shaded?: boolean
  /** A smaller circle inside, as a share of the radius; white in what is shaded. */
  readonly inner?: number
  /** Without it only the arcs and sectors are drawn: half and quarter circles. */
  readonly rim?: boolean
  /** Written about a place, in radii from the center. */
  readonly texts?: readonly { readonly at: Point; readonly label: Name }[]
  readonly size?: number
}

export function circle(options: CircleOptions): Circle {
  const {
    center = 'O',
    points = {},
    others = {},
    lines = [],
    tangents = [],
    angles = [],
    arcs = [],
    sectors = [],
    segments = [],
    shaded = false,
    inner,
    rim = true,
    texts = [],
    size = angles.length > 1 ? 13 : angles.length === 1 ? 11.5 : 10,
  } = options
  const drawnLines = lines.map(diagramLine)
  const drawnAngles = angles.map(diagramAngle)
  const isCenterNamed =
    options.center !== undefined ||
    sectors.length > 0 ||
    [...drawnLines, ...drawnAngles].some(item => item.from === center || item.to === center) ||
    drawnAngles.some(({ vertex }) => vertex === center)
  const middle: DiagramPoint = {
    name: center,
    at: [0, 0],
    label:
      options.centerLabel === undefined ? (isCenterNamed ? labelOf(center) : null) : optionalLabel(options.centerLabel),
    dot: options.centerDot ?? true,
  }
  const onCircle = Object.entries(points).map(([name, value]): DiagramPoint => {
    const { at: degrees, label = name, dot = label !== null } = typeof value === 'number' ? { at: value } : value
    return { name, at: at([0, 0], 1, degrees), label: optionalLabel(label), dot }
  })
  const away = Object.entries(others).map(([name, value]): DiagramPoint => {
    const { at: place, label = name, dot = false } = isPlace(value) ? { at: value } : value
    return { name, at: place, label: optionalLabel(label), dot }
  })
  const touching = tangents.map((spec, i) => tangentOf(spec, center, onCircle, i))
  const diagram: Diagram = {
    points: [middle, ...onCircle, ...away, ...touching.flatMap(({ ends }) => ends)],
    lines: [
      ...drawnLines,
      ...touching.map(({ line }) => line),
      ...(rim ? [] : sectors.flatMap(of => splitNames(of).map(end => diagramLine(center + end)))),
    ],
    angles: [...drawnAngles, ...touching.flatMap(({ angle }) => angle)],
    circles: [
      ...(rim ? [{ center, radius: 1, dashed: false, tone: shaded ? ('light' as const) : null }] : []),
      ...(inner === undefined
        ? []
        : [{ center, radius: inner, dashed: false, tone: shaded || sectors.length > 0 ? ('paper' as const) : null }]),
    ],
    arcs: [...arcs.map(arc => diagramArc(arc, center)), ...(rim ? [] : sectors.map(of => diagramArc(of, center)))],
    regions:
      shaded && rim
        ? []
        : [
            ...(rim || shaded ? sectors.map(of => sectorRegion(of, center)) : []),
            ...segments.map(of => segmentRegion(of, center)),
          ],
    texts: texts.map(({ at, label }) => ({ at, label: labelOf(label) })),
    size,
  }
  assert(inner === undefined || (inner > 0 && inner < 1), 'The inner circle is no smaller than the circle')
  assertDrawable(diagram)
  return { kind: 'circle', center, ...diagram }
}

/** Where the chord from a to b meets the chord from c to d, or their extensions outside: all four by their degrees. */
export function chordsMeetAt(a: number, b: number, c: number, d: number): Point {
  const [[x1, y1], [x2, y2], [x3, y3], [x4, y4]] = [a, b, c, d].map(degrees => at([0, 0], 1, degrees)) as [
    Point,
    Point,
    Point,
    Point,
  ]
  const cross = (x1 - x2) * (y3 - y4) - (y1 - y2) * (x3 - x4)
  assert(Math.abs(cross) > 1e-9, 'Parallel chords do not meet')
  const [one, two] = [x1 * y2 - y1 * x2, x3 * y4 - y3 * x4]
  return [(one * (x3 - x4) - (x1 - x2) * two) / cross, (one * (y3 - y4) - (y1 - y2) * two) / cross]
}

const isPlace = (value: Elsewhere): value is Point => Array.isArray(value)

function tangentOf(
  { at: name, ends, square = false }: NonNullable<CircleOptions['tangents']>[number],
  center: string,
  points: readonly DiagramPoint[],
  i: number,
) {
  const touch = points.find(point => point.name === name)
  assert(touch, () => `There is no point ${name} on the circle`)
  const out = (Math.atan2(touch.at[1], touch.at[0]) * 180) / Math.PI
  const [one, two] = ends === undefined ? [`t${2 * i + 1}`, `t${2 * i + 2}`] : splitNames(ends)
  assert(one && two, () => `"${ends}" does not name the two ends of a tangent`)
  const end = (label: string, turn: number): DiagramPoint => ({
    name: label,
    at: at(touch.at, 1.1, out + turn),
    label: ends === undefined ? null : labelOf(label),
    dot: ends !== undefined,
  })
  return {
    ends: [end(one, 90), end(two, -90)],
    line: diagramLine({ of: one + two, extent: 'line' }),
    angle: square ? [diagramAngle({ of: center + name + two, mark: 'square' })] : [],
  }
}

function sectorRegion(of: string, center: string): DiagramRegion {
  const [from, to] = splitNames(of)
  assert(from && to, () => `"${of}" does not name the ends of a sector`)
  return {
    corners: [
      { to: center, about: null, clockwise: false },
      { to: from, about: null, clockwise: false },
      { to, about: center, clockwise: false },
    ],
    tone: 'light',
  }
}

function segmentRegion(of: string, center: string): DiagramRegion {
  const [from, to] = splitNames(of)
  assert(from && to, () => `"${of}" does not name the ends of a chord`)
  return {
    corners: [
      { to: from, about: null, clockwise: false },
      { to, about: center, clockwise: false },
    ],
    tone: 'light',
  }
}

export const circleFigure = figureKind<Circle>('circle', {
  draw: (figure, scribe) => finished(diagramSketch(figure, scribe)),

  describe(figure, scribe) {
    const named = figure.points.filter(
      ({ name, at: [x, y], label }) => label && name !== figure.center && Math.abs(Math.hypot(x, y) - 1) < 1e-6,
    )
    const order = [...named].sort((a, b) => turnOf(a.at) - turnOf(b.at)).map(({ label }) => spokenName(label, scribe))
    return told(
      ...spokenDiagram({ ...figure, lines: [], arcs: [], angles: [], texts: [] }, scribe),
      ...(figure.circles.length === 0 ? figure.arcs.map(arc => spokenPart(arc, figure, scribe)) : []),
      order.length === 0
        ? null
        : order.length === 1
          ? sentence(scribe, {
              en: `Point ${order[0]} is on the circle.`,
              es: `El punto ${order[0]} está en la circunferencia.`,
            })
          : sentence(scribe, {
              en: `Counterclockwise on the circle: points ${listing(order, scribe)}.`,
              es: `En la circunferencia, en sentido contrario al del reloj: los puntos ${listing(order, scribe)}.`,
            }),
      ...spokenDiagram(figure, scribe).slice(new Set(figure.circles.map(({ center }) => center)).size),
      figure.regions.length > 0 || figure.circles.some(({ tone }) => tone === 'light')
        ? spokenShading(figure, scribe)
        : null,
    )
  },
})

/** Without a rim: "A half circle". */
function spokenPart({ center, from, to }: DiagramArc, { points }: Circle, scribe: Scribe): string {
  const place = (name: string) => points.find(point => point.name === name)!.at
  const sweep = Math.round(sweepOf(directionOf(place(center), place(from)), directionOf(place(center), place(to))))
  if (sweep === 180) return sentence(scribe, { en: 'A half circle.', es: 'Un semicírculo.' })
  if (sweep === 90) return sentence(scribe, { en: 'A quarter of a circle.', es: 'Un cuarto de círculo.' })
  return sentence(scribe, { en: 'A sector of a circle.', es: 'Un sector de un círculo.' })
}

const turnOf = ([x, y]: Point) => (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI)

function spokenShading({ circles, regions, points }: Circle, scribe: Scribe): string {
  if (circles.length > 1 && regions.length === 0)
    return sentence(scribe, {
      en: 'The ring between the two circles is shaded.',
      es: 'El anillo entre las dos circunferencias está sombreado.',
    })
  if (regions.length === 0) return sentence(scribe, { en: 'The inside is shaded.', es: 'El interior está sombreado.' })
  const parts = regions.map(({ corners }) => {
    const names = corners.map(({ to }) => spokenName(points.find(({ name }) => name === to)!.label, scribe)).join('')
    const known = names.length === corners.length ? ` ${names}` : ''
    return corners.length === 3
      ? sentence(scribe, { en: `the sector${known}`, es: `el sector${known}` })
      : sentence(scribe, { en: `the part cut off by a chord${known}`, es: `la parte que corta una cuerda${known}` })
  })
  const outside =
    circles.length > 1
      ? { en: ', outside of the inner circle', es: ', fuera de la circunferencia interior' }
      : { en: '', es: '' }
  const all = listing(parts, scribe)
  return sentence(scribe, { en: `Shaded: ${all}${outside.en}.`, es: `Sombreado: ${all}${outside.es}.` })
}
