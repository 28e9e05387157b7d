import { assert } from '../errors.ts'
import { assertDrawable, type Diagram, type DiagramPoint, diagramLine } from './diagram.ts'
import { diagramSketch } from './diagram-sketch.ts'
import { spokenDiagram } from './diagram-words.ts'
import type { FigureKind } from './kind.ts'
import { labelOf, type Name } from './naming.ts'
import { at, between, directionOf, distanceOf, type Point } from './pen.ts'
import { told } from './saying.ts'
import { finished, windingOf } from './sketch.ts'
import { spokenCorners, type TriangleOptions, triangleDiagram, withoutPlainSides } from './triangle.ts'

/** A right triangle in its true proportions. The first three lines are AB (the hypotenuse), BC and CA; the right angle is at C. */
export interface RightTriangle extends Diagram {
  readonly kind: 'right-triangle'
}

export interface RightTriangleOptions extends Omit<TriangleOptions, 'shape'> {
  /** BC, which lies level until turned, and CA, which stands upright. */
  readonly legs: readonly [bc: number, ca: number]
  /** Areas written in squares on the sides. */
  readonly squares?: Readonly<Partial<Record<'AB' | 'BC' | 'CA', Name | null>>>
}

export function rightTriangle({
  legs: [bc, ca],
  squares = {},
  angles = {},
  names = 'ABC',
  ...options
}: RightTriangleOptions): RightTriangle {
  assert(bc > 0 && ca > 0, 'The legs have no length')
  const right = names === null ? 'C' : (names.match(/\p{L}[′″₀-₉\d]*/gu) ?? [])[2]!
  const triangle = triangleDiagram({
    ...options,
    names,
    shape: {
      vertices: [
        [0, ca],
        [bc, 0],
        [0, 0],
      ],
    },
    angles: { ...angles, [right]: { mark: 'square' } },
  })
  const parts = Object.entries(squares).map(([side, label]) =>
    squareOn(['AB', 'BC', 'CA'].indexOf(side), label, triangle),
  )
  const diagram: Diagram = {
    ...triangle,
    points: [...triangle.points, ...parts.flatMap(({ points }) => points)],
    texts: parts.flatMap(({ texts }) => texts),
    lines: [...triangle.lines, ...parts.flatMap(({ lines }) => lines)],
  }
  assertDrawable(diagram)
  return { kind: 'right-triangle', ...diagram }
}

/** A square outwards on a side; its area stands in its middle. */
function squareOn(side: number, area: Name | null, { points, lines }: Diagram) {
  const { from, to } = lines[side]!
  const [start, end] = [from, to].map(name => points.find(point => point.name === name)!.at) as [Point, Point]
  const out = directionOf(start, end) + (windingOf(points.slice(0, 3).map(point => point.at)) > 0 ? -90 : 90)
  const length = distanceOf(start, end)
  const [one, two]: [DiagramPoint, DiagramPoint] = [
    { name: `S${2 * side + 1}`, at: at(start, length, out), label: null, dot: false },
    { name: `S${2 * side + 2}`, at: at(end, length, out), label: null, dot: false },
  ]
  const middle = between(start, two.at)
  return {
    points: [one, two],
    texts: area === null ? [] : [{ at: middle, label: labelOf(area) }],
    lines: [diagramLine(from + one.name), diagramLine(one.name + two.name), diagramLine(two.name + to)],
  }
}

export const rightTriangleFigure: FigureKind<RightTriangle> = {
  draw: (figure, scribe) => finished(diagramSketch(figure, scribe)),

  describe(figure, scribe) {
    return told(
      spokenCorners(figure, { en: 'A right triangle', es: 'Un triángulo rectángulo' }, scribe),
      ...spokenDiagram(withoutPlainSides(figure), scribe),
    )
  },
}
