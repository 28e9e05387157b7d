import {
  type AngleOf,
  type ArcOf,
  assertDrawable,
  type Diagram,
  type DiagramRegion,
  diagramAngle,
  diagramArc,
  diagramLine,
  diagramPoints,
  type LineOf,
  type PointsSpec,
  splitNames,
} from './diagram.ts'
import { spokenLooks } from './diagram-looks.ts'
import { diagramSketch } from './diagram-sketch.ts'
import { spokenDiagram } from './diagram-words.ts'
import type { Tone } from './drawing.ts'
import { figureKind } from './kind.ts'
import { labelOf, type Name } from './naming.ts'
import type { Point } from './pen.ts'
import { listing, sentence, spokenName, told } from './saying.ts'
import { finished } from './sketch.ts'

/** Any figure of points, lines, angles, circles and shaded shapes, placed from coordinates. */
export interface GeometryDiagram extends Diagram {
  readonly kind: 'geometry-diagram'
  /** Told by the ends that one sees, where the pupil is to tell lines, rays and segments apart. */
  readonly says?: 'looks'
}

export interface GeometryDiagramOptions {
  /** { A: [0, 0], B: { at: [4, 0], label: null, dot: true } }. */
  readonly points: PointsSpec
  /** 'AB' or { of: 'AB', extent, dashed, ticks, parallels, label, side }. */
  readonly lines?: readonly LineOf[]
  /** 'ABC' or { of: 'ABC', mark, label, reflex }. */
  readonly angles?: readonly AngleOf[]
  readonly circles?: readonly {
    readonly center: string
    readonly radius: number
    readonly dashed?: boolean
    readonly tone?: Tone
  }[]
  /** Counterclockwise. */
  readonly arcs?: readonly { readonly center: string; readonly arc: ArcOf }[]
  /** 'ABCD' is a polygon to shade. */
  readonly shaded?: readonly string[]
  /** Written about a place. */
  readonly texts?: readonly { readonly at: Point; readonly label: Name }[]
  readonly dots?: boolean
  readonly size?: number
  readonly says?: 'looks'
}

export function geometryDiagram({
  points,
  lines = [],
  angles = [],
  circles = [],
  arcs = [],
  shaded = [],
  texts = [],
  dots = false,
  size = 12,
  says,
}: GeometryDiagramOptions): GeometryDiagram {
  const figure: GeometryDiagram = {
    kind: 'geometry-diagram',
    points: diagramPoints(points, dots),
    lines: lines.map(diagramLine),
    angles: angles.map(diagramAngle),
    circles: circles.map(({ center, radius, dashed = false, tone = null }) => ({ center, radius, dashed, tone })),
    arcs: arcs.map(({ center, arc }) => diagramArc(arc, center)),
    regions: shaded.map(polygonRegion),
    texts: texts.map(({ at, label }) => ({ at, label: labelOf(label) })),
    size,
    ...(says && { says }),
  }
  assertDrawable(figure)
  return figure
}

export const polygonRegion = (names: string): DiagramRegion => ({
  corners: splitNames(names).map(to => ({ to, about: null, clockwise: false })),
  tone: 'light',
})

export const geometryDiagramFigure = figureKind<GeometryDiagram>('geometry-diagram', {
  draw: (figure, scribe) => finished(diagramSketch(figure, scribe)),

  describe(figure, scribe) {
    if (figure.says === 'looks' && figure.lines.length > 0) return spokenLooks(figure, scribe)
    const names = figure.points.flatMap(({ label }) => (label ? [spokenName(label, scribe)] : []))
    return told(
      names.length === 0
        ? sentence(scribe, { en: 'A geometric figure', es: 'Una figura geométrica' })
        : names.length === 1
          ? sentence(scribe, { en: `A figure with point ${names[0]}`, es: `Una figura con el punto ${names[0]}` })
          : sentence(scribe, {
              en: `A figure with points ${listing(names, scribe)}`,
              es: `Una figura con los puntos ${listing(names, scribe)}`,
            }),
      ...spokenDiagram(figure, scribe),
    )
  },
})
