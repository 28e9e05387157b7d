import {
  at,
  degrees,
  directionOf,
  type Expr,
  expr,
  type GeometryDiagram,
  geometryDiagram,
  isNear,
  itemOf,
  type LineOf,
  type Point,
  sweepOf,
  type Value,
} from '../../../author.ts'

export type Relation = 'complementary' | 'supplementary' | 'vertical' | 'adjacent'

const LETTERS = 'ABCDEF'

export interface AngleFan {
  /** Neighboring angles about O, counterclockwise from the ray OA. */
  readonly measures: readonly number[]
  /** One for each angle; null leaves it unmarked. */
  readonly labels: readonly (Value | null)[]
  /** Where OA points, in degrees from the right. */
  readonly turn: number
  /** Labels as they are, for the numbers of angles, instead of degrees. */
  readonly plain?: boolean
}

/** Rays from O with the angles between them. A right angle made of all of them is marked; a straight one is a line. */
export function angleFan({ measures, labels, turn, plain = false }: AngleFan): GeometryDiagram {
  const total = measures.reduce((sum, measure) => sum + measure, 0)
  const starts = measures.map((_, i) => measures.slice(0, i).reduce((sum, measure) => sum + measure, turn))
  const directions = total === 360 ? starts : [...starts, turn + total]
  const names = directions.map((_, i) => LETTERS[i]!)
  const isStraight = (i: number, j: number) => isNear(sweepOf(itemOf(directions, i), itemOf(directions, j)), 180)
  const opposite = names.map((_, i) => names.findIndex((_, j) => isStraight(i, j)))
  const lines = names.flatMap((name, i): LineOf[] => {
    const other = itemOf(opposite, i)
    if (other < 0) return [{ of: `O${name}`, extent: 'ray' }]
    return i < other ? [{ of: name + names[other], extent: 'line' }] : []
  })
  return geometryDiagram({
    points: Object.fromEntries([
      ['O', [0, 0] as Point],
      ...names.map((name, i) => [name, at([0, 0], 1, itemOf(directions, i))] as const),
    ]),
    dots: true,
    lines,
    angles: [
      ...labels.flatMap((label, i) =>
        label === null
          ? []
          : [{ of: `${names[i]}O${names[(i + 1) % names.length]}`, label: plain ? expr(label) : degrees(label) }],
      ),
      ...(total === 90 ? [{ of: `${names[0]}O${names.at(-1)}`, mark: 'square' as const }] : []),
    ],
    // A label in x is wide, and two share a right angle.
    size: plain ? 10 : total === 90 ? 14 : 12,
  })
}

/** Two angles in a relation: p and q as drawn, each with its label. */
export function relatedAngles(
  relation: Relation,
  [p, q]: readonly [number, number],
  labels: readonly [Value, Value],
  turn: number,
  style: Pick<AngleFan, 'plain'> = {},
): GeometryDiagram {
  return relation === 'vertical'
    ? angleFan({ measures: [p, 180 - p, q, 180 - q], labels: [labels[0], null, labels[1], null], turn, ...style })
    : angleFan({ measures: [p, q], labels, turn, ...style })
}

export interface DrawnAngle {
  readonly label: Expr
  /** As drawn, to a thousandth of a degree. */
  readonly measure: number
}

/** The labelled angles of a figure, measured on the drawing as with a protractor. */
export function protractor({ points, angles }: GeometryDiagram): readonly DrawnAngle[] {
  const place = (name: string) => points.find(point => point.name === name)!.at
  return angles.flatMap(({ from, vertex, to, label }) => {
    const [start, end] = [directionOf(place(vertex), place(from)), directionOf(place(vertex), place(to))]
    return label === null ? [] : [{ label: label as Expr, measure: Math.round(sweepOf(start, end) * 1000) / 1000 }]
  })
}

/** Which of the four relations two labelled angles show, from the lines alone. */
export function drawnRelation(figure: GeometryDiagram): Relation | null {
  const [one, two] = protractor(figure)
  const marked = figure.angles.filter(({ label }) => label !== null)
  if (!one || !two || marked.length !== 2) return null
  const shared = itemOf(marked, 0).to === itemOf(marked, 1).from
  if (!shared) return Math.abs(one.measure - two.measure) < 0.01 ? 'vertical' : null
  if (figure.angles.some(({ mark }) => mark === 'square')) return 'complementary'
  return figure.lines.some(({ extent }) => extent === 'line') ? 'supplementary' : 'adjacent'
}
