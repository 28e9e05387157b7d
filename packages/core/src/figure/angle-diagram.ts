import { assert } from '../errors.ts'
import { type AngleOf, assertDrawable, type Diagram, type DiagramPoint, diagramAngle, diagramLine } from './diagram.ts'
import { diagramSketch } from './diagram-sketch.ts'
import { spokenAngle } from './diagram-words.ts'
import { figureKind, type Scribe } from './kind.ts'
import { labelOf } from './naming.ts'
import { at, type Point } from './pen.ts'
import { listing, sentence, spokenName, told } from './saying.ts'
import { finished } from './sketch.ts'

/** Rays from one point with the angles between them: adjacent, vertical, complementary, supplementary. */
export interface AngleDiagram extends Diagram {
  readonly kind: 'angle-diagram'
  readonly vertex: string
}

export interface AngleDiagramOptions {
  /** { A: 0, B: 50, C: 180 }, in degrees from the right, counterclockwise. Opposite rays make a line. */
  readonly rays: Readonly<Record<string, number>>
  /** 'AOB' or { of: 'AOB', label, mark, reflex }; a number is in degrees. */
  readonly angles: readonly AngleOf[]
  readonly vertex?: string
  /** Prints the names of the points. */
  readonly named?: boolean
  readonly turn?: number
  readonly size?: number
}

export function angleDiagram({
  rays,
  angles,
  vertex = 'O',
  named = false,
  turn = 0,
  size = 10,
}: AngleDiagramOptions): AngleDiagram {
  const names = Object.keys(rays)
  assert(names.length >= 2 && !names.includes(vertex), 'An angle has two rays, and a vertex with a name of its own')
  const point = (name: string, place: Point): DiagramPoint => ({
    name,
    at: place,
    label: named ? labelOf(name) : null,
    dot: named,
  })
  const diagram: Diagram = {
    points: [point(vertex, [0, 0]), ...names.map(name => point(name, at([0, 0], 1, rays[name]! + turn)))],
    lines: names.map(name => diagramLine({ of: vertex + name, extent: 'ray' })),
    angles: angles.map(diagramAngle),
    circles: [],
    arcs: [],
    regions: [],
    texts: [],
    size,
  }
  assert(
    diagram.angles.every(angle => angle.vertex === vertex),
    () => `Every angle has its vertex at ${vertex}`,
  )
  assertDrawable(diagram)
  return { kind: 'angle-diagram', vertex, ...diagram }
}

const COUNTS = {
  en: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'],
  es: ['Ninguna', 'Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho'],
} as const

export const angleDiagramFigure = figureKind<AngleDiagram>('angle-diagram', {
  draw: (figure, scribe) => finished(diagramSketch(figure, scribe)),

  describe(figure, scribe) {
    const rays = figure.points.filter(({ name }) => name !== figure.vertex)
    const isNamed = rays.every(({ label }) => label)
    const straight = rays.flatMap((one, i) =>
      rays
        .slice(i + 1)
        .filter(other => Math.hypot(one.at[0] + other.at[0], one.at[1] + other.at[1]) < 1e-6)
        .map(other => [one, other] as const),
    )
    const lines = straight.map(([one, other]) => `${spokenName(one.label, scribe)}${spokenName(other.label, scribe)}`)
    const head = isNamed
      ? sentence(scribe, {
          en: `Rays from ${figure.vertex} through ${listing(
            rays.map(({ label }) => spokenName(label, scribe)),
            scribe,
          )}, counterclockwise.`,
          es: `Semirrectas desde ${figure.vertex} por ${listing(
            rays.map(({ label }) => spokenName(label, scribe)),
            scribe,
          )}, en sentido contrario al del reloj.`,
        })
      : sentence(scribe, {
          en: `${COUNTS.en[rays.length] ?? rays.length} rays from one point.`,
          es: `${COUNTS.es[rays.length] ?? rays.length} semirrectas desde un mismo punto.`,
        })
    return told(
      head,
      straightWords(lines, isNamed, scribe),
      ...figure.angles.map((angle, i) =>
        isNamed ? spokenAngle(angle, figure, scribe) : unnamedAngle(figure, i, scribe),
      ),
    )
  },
})

function straightWords(lines: readonly string[], isNamed: boolean, scribe: Scribe): string | null {
  if (lines.length === 0) return null
  if (isNamed) {
    return lines.length === 1
      ? sentence(scribe, { en: `${lines[0]} is a straight line.`, es: `${lines[0]} es una línea recta.` })
      : sentence(scribe, {
          en: `${listing(lines, scribe)} are straight lines.`,
          es: `${listing(lines, scribe)} son líneas rectas.`,
        })
  }
  return lines.length === 1
    ? sentence(scribe, { en: 'Two of them make a straight line.', es: 'Dos de ellas forman una línea recta.' })
    : sentence(scribe, {
        en: `They make ${COUNTS.en[lines.length]?.toLowerCase()} straight lines that cross.`,
        es: `Forman ${COUNTS.es[lines.length]?.toLowerCase()} líneas rectas que se cruzan.`,
      })
}

/** Angles without names are told around the vertex, by the rays that bound them. */
function unnamedAngle(figure: AngleDiagram, i: number, scribe: Scribe): string {
  const { from, to, label, mark } = figure.angles[i]!
  const [one, two] = [from, to].map(
    name => figure.points.filter(point => point.name !== figure.vertex).findIndex(point => point.name === name) + 1,
  )
  const what =
    mark === 'square'
      ? sentence(scribe, { en: 'has a right-angle mark', es: 'lleva la marca de ángulo recto' })
      : label
        ? sentence(scribe, {
            en: `is labeled ${spokenName(label, scribe)}`,
            es: `lleva la etiqueta ${spokenName(label, scribe)}`,
          })
        : figure.points.length === 3
          ? openingOf(figure, scribe)
          : sentence(scribe, { en: 'is marked with an arc', es: 'está marcado con un arco' })
  return sentence(scribe, {
    en: `The angle between rays ${one} and ${two} ${what}.`,
    es: `El ángulo entre las semirrectas ${one} y ${two} ${what}.`,
  })
}

/** How wide two rays open against a square corner: as one sees it, without its measure. */
function openingOf({ points, vertex }: AngleDiagram, scribe: Scribe): string {
  const [one, two] = points
    .filter(({ name }) => name !== vertex)
    .map(({ at: [x, y] }) => (Math.atan2(y, x) * 180) / Math.PI)
  const between = Math.abs((one ?? 0) - (two ?? 0))
  const degrees = Math.min(between, 360 - between)
  const tenths = Math.round((degrees % 90) / 9)
  const part = {
    en: tenths === 1 ? '1 tenth' : `${tenths} tenths`,
    es: tenths === 1 ? '1 décima' : `${tenths} décimas`,
  }
  if (Math.abs(degrees - 90) < 0.5)
    return sentence(scribe, { en: 'is as wide as a square corner', es: 'es tan ancho como una esquina recta' })
  if (Math.abs(degrees - 90) < 4.5)
    return degrees < 90
      ? sentence(scribe, { en: 'is a little less than a square corner', es: 'es un poco menos que una esquina recta' })
      : sentence(scribe, { en: 'is a little more than a square corner', es: 'es un poco más que una esquina recta' })
  return degrees < 90
    ? sentence(scribe, {
        en: `is about ${part.en} of a square corner`,
        es: `es cerca de ${part.es} de una esquina recta`,
      })
    : sentence(scribe, {
        en: `is a square corner and about ${part.en} of another`,
        es: `es una esquina recta y cerca de ${part.es} de otra`,
      })
}
