import { assert } from '../errors.ts'
import { number } from '../math/build.ts'
import { tupleOf } from '../tuple.ts'
import {
  assertDrawable,
  type Diagram,
  type DiagramAngle,
  type DiagramPoint,
  type DiagramText,
  diagramLine,
} from './diagram.ts'
import { diagramSketch } from './diagram-sketch.ts'
import { figureKind, type Label } from './kind.ts'
import { angleLabelOf, labelOf, type Name } from './naming.ts'
import { at, type Point } from './pen.ts'
import { sentence, spokenName, told } from './saying.ts'
import { finished, turned } from './sketch.ts'

/**
 * Two lines cut by a third. Angles are numbered row by row:
 * 1 upper left, 2 upper right, 3 lower left, 4 lower right at the upper line; 5 to 8 in the same places at the lower one.
 */
export interface ParallelLinesTransversal extends Diagram {
  readonly kind: 'parallel-lines-transversal'
  readonly names: readonly [upper: Label | null, lower: Label | null, transversal: Label | null]
  readonly marked: boolean
  /** What is printed at angles 1 to 8. */
  readonly labels: readonly (Label | null)[]
}

export interface ParallelLinesOptions {
  /** Angle 2, between the transversal upwards and the upper line to the right: its true size, 20 to 160. */
  readonly angle: number
  /** Angle 6, where the lines are not parallel. */
  readonly otherAngle?: number
  /** 'all' prints 1 to 8; { 1: 112, 6: 'x' } prints measures with arcs. */
  readonly labels?: 'all' | Readonly<Partial<Record<AngleNumber, Name>>>
  /** Printed numbers beside what `labels` prints. */
  readonly numbered?: readonly AngleNumber[]
  /** Of the upper line, the lower line and the transversal. */
  readonly names?: readonly [Name | null, Name | null, Name | null]
  /** Arrowheads that say the lines are parallel. */
  readonly marked?: boolean
  readonly turn?: number
  readonly size?: number
}
export type AngleNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
const NUMBERS: readonly AngleNumber[] = [1, 2, 3, 4, 5, 6, 7, 8]

export function parallelLinesTransversal(options: ParallelLinesOptions): ParallelLinesTransversal {
  const {
    angle,
    otherAngle = angle,
    labels = {},
    names = [null, null, null],
    marked = otherAngle === angle,
    turn = 0,
  } = options
  assert(
    angle >= 20 && angle <= 160 && otherAngle >= 20 && otherAngle <= 160,
    'The transversal cuts too flat to show the angles',
  )
  const numbered = labels === 'all' ? NUMBERS : (options.numbered ?? [])
  const gap = 3.2
  const length = gap / Math.sin((angle * Math.PI) / 180)
  const [upper, lower]: [Point, Point] = [at([0, 0], length / 2, angle), at([0, 0], -length / 2, angle)]
  const tilt = angle - otherAngle
  const size = options.size ?? Math.min(Math.max(8.4 + Math.abs(upper[0] - lower[0]), 11), 17)
  const points: readonly DiagramPoint[] = (
    [
      ['P', upper],
      ['Q', lower],
      ['A', at(upper, -4.2, 0)],
      ['B', at(upper, 4.2, 0)],
      ['C', at(lower, -4.2, tilt)],
      ['D', at(lower, 4.2, tilt)],
      ['S', at(lower, -2.4, angle)],
      ['T', at(upper, 2.4, angle)],
    ] as const
  ).map(([name, place]) => ({ name, at: turned(place, turn), label: null, dot: false }))
  const measures = labels === 'all' ? {} : labels
  const printed = NUMBERS.map(i =>
    measures[i] !== undefined ? angleLabelOf(measures[i]) : numbered.includes(i) ? number(i) : null,
  )
  const lineNames = tupleOf(
    names.map(name => (name === null ? null : labelOf(name))),
    3,
  )
  const ends = [at(upper, 3.7, 0), at(lower, 3.7, tilt), at(upper, 2.1, angle)]
  const diagram: Diagram = {
    points,
    lines: [
      ...['PB', 'QD', 'PT', 'QS'].map(of => diagramLine({ of, extent: 'ray' })),
      ...['PA', 'QC'].map(of => diagramLine({ of, extent: 'ray', parallels: marked ? 1 : 0 })),
      diagramLine('PQ'),
    ],
    angles: NUMBERS.flatMap((i): DiagramAngle[] => {
      const label = printed[i - 1]
      if (!label) return []
      const [from, vertex, to] = ANGLES[i]
      return [{ from, vertex, to, mark: measures[i] === undefined ? 'none' : 'arc', label, reflex: false }]
    }),
    circles: [],
    arcs: [],
    regions: [],
    texts: lineNames.flatMap((label, i): DiagramText[] =>
      label ? [{ at: turned(at(ends[i]!, 0.5, i === 2 ? angle - 90 : 90 + (i === 1 ? tilt : 0)), turn), label }] : [],
    ),
    size,
  }
  assertDrawable(diagram)
  return { kind: 'parallel-lines-transversal', names: lineNames, marked, labels: printed, ...diagram }
}

const ANGLES: Readonly<Record<AngleNumber, readonly [string, string, string]>> = {
  1: ['T', 'P', 'A'],
  2: ['B', 'P', 'T'],
  3: ['A', 'P', 'Q'],
  4: ['Q', 'P', 'B'],
  5: ['P', 'Q', 'C'],
  6: ['D', 'Q', 'P'],
  7: ['C', 'Q', 'S'],
  8: ['S', 'Q', 'D'],
}

const PLACES: readonly { readonly en: string; readonly es: string }[] = [
  { en: 'upper left', es: 'arriba a la izquierda' },
  { en: 'upper right', es: 'arriba a la derecha' },
  { en: 'lower left', es: 'abajo a la izquierda' },
  { en: 'lower right', es: 'abajo a la derecha' },
]

export const parallelLinesTransversalFigure = figureKind<ParallelLinesTransversal>('parallel-lines-transversal', {
  draw: (figure, scribe) => finished(diagramSketch(figure, scribe)),

  describe(figure, scribe) {
    const [upper, lower, across] = figure.names.map(name => (name ? ` ${spokenName(name, scribe)}` : ''))
    const parallel = figure.marked
      ? sentence(scribe, { en: ', marked as parallel,', es: ', marcadas como paralelas,' })
      : ''
    const rows = [0, 4].map(first => {
      const parts = PLACES.flatMap((place, i) => {
        const label = figure.labels[first + i]
        return label ? [`${sentence(scribe, place)}, ${spokenName(label, scribe)}`] : []
      })
      if (parts.length === 0) return null
      return sentence(
        scribe,
        first === 0
          ? { en: `At the upper line: ${parts.join('; ')}.`, es: `En la recta superior: ${parts.join('; ')}.` }
          : { en: `At the lower line: ${parts.join('; ')}.`, es: `En la recta inferior: ${parts.join('; ')}.` },
      )
    })
    return told(
      sentence(scribe, {
        en: `Two lines${parallel}${lines(upper, lower, ' and')} are cut by a transversal${across}.`,
        es: `Dos rectas${parallel}${lines(upper, lower, ' y')} son cortadas por una transversal${across}.`,
      }),
      ...rows,
    )
  },
})

/** " m (upper) and n (lower)" where they have names. */
const lines = (upper = '', lower = '', and = '') => (upper === '' || lower === '' ? '' : `${upper}${and}${lower}`)
