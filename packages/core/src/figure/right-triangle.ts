import { assert } from '../errors.ts'
import { assertDrawable, type Diagram, type DiagramPoint, diagramLine, splitNames } from './diagram.ts'
import { diagramSketch } from './diagram-sketch.ts'
import { marksOf, spokenDiagram } from './diagram-words.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { type Name, optionalLabel } from './naming.ts'
import { at, between, directionOf, distanceOf, type Point } from './pen.ts'
import { sentence, spokenName, told } from './saying.ts'
import { finished, windingOf } from './sketch.ts'
import { isPlainSide, spokenCorners, type TriangleOptions, triangleDiagram } from './triangle.ts'

/** A right triangle in its true proportions. The first three lines are AB (the hypotenuse), BC and CA; the right angle is at C. */
export interface RightTriangle extends Diagram {
  readonly kind: 'right-triangle'
  readonly squares: readonly SideSquare[]
}

export interface SideSquare {
  readonly on: RightSide
  readonly area: Label | null
}
type RightSide = 'AB' | 'BC' | 'CA'
const SIDES: readonly RightSide[] = ['AB', 'BC', 'CA']

export interface RightTriangleOptions extends Omit<TriangleOptions, 'shape'> {
  /** BC, which lies level until turned, and CA, which stands upright. */
  readonly legs: readonly [bc: number, ca: number]
  /** Areas written in squares on the sides. */
  readonly squares?: Readonly<Partial<Record<RightSide, Name | null>>>
}

export function rightTriangle(options: RightTriangleOptions): RightTriangle {
  const [bc, ca] = options.legs
  assert(bc > 0 && ca > 0, 'The legs have no length')
  const right = typeof options.names === 'string' ? splitNames(options.names)[2]! : 'C'
  const vertices: readonly [Point, Point, Point] = [
    [0, ca],
    [bc, 0],
    [0, 0],
  ]
  const triangle = triangleDiagram({ vertices }, options, { ...options.angles, [right]: { mark: 'square' } })
  const { diagram, squares } = withSquares(triangle, options.squares ?? {})
  assertDrawable(diagram)
  return { kind: 'right-triangle', squares, ...diagram }
}

function withSquares(triangle: Diagram, areas: NonNullable<RightTriangleOptions['squares']>) {
  const squares = SIDES.flatMap((on): SideSquare[] =>
    areas[on] === undefined ? [] : [{ on, area: optionalLabel(areas[on]) }],
  )
  if (squares.length === 0) return { diagram: triangle, squares }
  const parts = squares.map(square => squareOn(square, triangle))
  const diagram: Diagram = {
    ...triangle,
    points: [...triangle.points, ...parts.flatMap(({ points }) => points)],
    texts: parts.flatMap(({ texts }) => texts),
    lines: [...triangle.lines, ...parts.flatMap(({ lines }) => lines)],
  }
  return { diagram, squares }
}

/** A square outwards on a side; its area stands in its middle. */
function squareOn({ on, area }: SideSquare, { points, lines }: Diagram) {
  const side = SIDES.indexOf(on)
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
    texts: area === null ? [] : [{ at: middle, label: area }],
    lines: [diagramLine(from + one.name), diagramLine(one.name + two.name), diagramLine(two.name + to)],
  }
}

export const rightTriangleFigure = figureKind<RightTriangle>('right-triangle', {
  draw: (figure, scribe) => finished(diagramSketch(figure, scribe)),

  describe(figure, scribe) {
    return told(
      spokenCorners(figure, { en: 'A right triangle', es: 'Un triángulo rectángulo' }, scribe),
      isUnnamed(figure) && figure.lines.slice(0, 3).some(({ label }) => label) && spokenSides(figure, scribe),
      ...spokenDiagram({ ...figure, texts: [] }, scribe, line =>
        isUnnamed(figure) ? figure.lines.indexOf(line) < 3 : isPlainSide(figure, line),
      ),
      ...figure.squares.map(square => spokenSquare(square, scribe)),
    )
  },
})

const isUnnamed = ({ points }: RightTriangle): boolean => points.slice(0, 3).every(({ label }) => label === null)

/** Without names the right angle tells the sides apart. */
function spokenSides({ lines }: RightTriangle, scribe: Scribe): string {
  const [across, ...legs] = lines
    .slice(0, 3)
    .map(line => marksOf(line, scribe).trim() || sentence(scribe, { en: 'not labeled', es: 'sin etiqueta' }))
  return sentence(scribe, {
    en: `The side opposite the right angle: ${across}. The sides at the right angle: ${legs.join('; ')}.`,
    es: `El lado opuesto al ángulo recto: ${across}. Los lados del ángulo recto: ${legs.join('; ')}.`,
  })
}

function spokenSquare({ on, area }: SideSquare, scribe: Scribe): string {
  const side = on === 'AB' ? { en: 'the hypotenuse', es: 'la hipotenusa' } : { en: 'a leg', es: 'un cateto' }
  return area
    ? sentence(scribe, {
        en: `The square on ${side.en} has ${spokenName(area, scribe)} written inside.`,
        es: `El cuadrado sobre ${side.es} lleva escrito ${spokenName(area, scribe)}.`,
      })
    : sentence(scribe, { en: `A square stands on ${side.en}.`, es: `Hay un cuadrado sobre ${side.es}.` })
}
