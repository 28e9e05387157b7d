/**
 * All that a topic is written with, in one import. The lexicon stands apart, `import * as nouns from './language/nouns/index.ts'`:
 * of a list within a list a bundler would take every word.
 */
export * from './answer/choice.ts'
export * from './answer/drawing.ts'
export * from './answer/expression.ts'
export * from './answer/expression-list.ts'
export * from './answer/labels.ts'
export { nearNumbers } from './answer/near.ts'
export * from './answer/number.ts'
export * from './answer/number-list.ts'
export * from './answer/option.ts'
export * from './answer/point.ts'
export * from './answer/remainder.ts'
export * from './answer/time.ts'
export type { AnswerType, Requirement } from './answer/type.ts'
export * from './answer/words.ts'
export * from './answer/written.ts'
export * from './content.ts'
export { assert, failed, never } from './errors.ts'
export { type AngleDiagram, angleDiagram } from './figure/angle-diagram.ts'
export { type AreaGrid, areaGrid } from './figure/area-grid.ts'
export { areaModel, lattice } from './figure/area-model.ts'
export { type ArrayFigure, array } from './figure/array.ts'
export { type Balance, balance } from './figure/balance.ts'
export { barChart } from './figure/bar-chart.ts'
export { type BaseTenBlocks, baseTenBlocks } from './figure/base-ten-blocks.ts'
export { boxPlot } from './figure/box-plot.ts'
export { circle } from './figure/circle.ts'
export { circleGraph } from './figure/circle-graph.ts'
export { clock, clockWithoutHands, clockWithoutNumerals, handAngles } from './figure/clock.ts'
export { type Conic, conic } from './figure/conic.ts'
export { type CoordinatePlane, coordinatePlane } from './figure/coordinate-plane.ts'
export { type CounterGroupOptions, type Counters, counters } from './figure/counters.ts'
export type { Diagram, DiagramLine, LineOf } from './figure/diagram.ts'
export { dotPlot } from './figure/dot-plot.ts'
export { type DoubleNumberLine, doubleNumberLine } from './figure/double-number-line.ts'
export { ratioOfExact } from './figure/exact.ts'
export type { Figure } from './figure/figure.ts'
export { type Cut, type FractionBar, fractionBar, type WholeShape } from './figure/fraction-bar.ts'
export { type FractionCircle, fractionCircle } from './figure/fraction-circle.ts'
export { type FunctionGraph, functionGraph } from './figure/function-graph.ts'
export { type GeometryDiagram, geometryDiagram } from './figure/geometry-diagram.ts'
export { type Histogram, histogram } from './figure/histogram.ts'
export { type ChartCell, hundredChart } from './figure/hundred-chart.ts'
export { type Icon, iconNoun } from './figure/icon.ts'
export type { Label } from './figure/kind.ts'
export { type LengthBars, lengthBars } from './figure/length-bars.ts'
export { type StrokeLetter, strokesOf } from './figure/letters.ts'
export { linePlot } from './figure/line-plot.ts'
export { mappingDiagram } from './figure/mapping-diagram.ts'
export { type MeasuredShape, measuredNoun } from './figure/measured-body.ts'
export { coinsAndBills, type Money, type Piece } from './figure/money.ts'
export type { Name } from './figure/naming.ts'
export { normalCurve } from './figure/normal-curve.ts'
export { type NumberBond, numberBond } from './figure/number-bond.ts'
export { type NumberLine, numberLine } from './figure/number-line.ts'
export { atOneScale } from './figure/one-scale.ts'
export { parallelLinesTransversal } from './figure/parallel-lines-transversal.ts'
export { at, directionOf, type Point } from './figure/pen.ts'
export { pictureGraph } from './figure/picture-graph.ts'
export { placeValueChart } from './figure/place-value-chart.ts'
export { type PolarGridOptions, polarGrid } from './figure/polar-grid.ts'
export { type Polygon, polygon, regularVertices } from './figure/polygon.ts'
export { protractor } from './figure/protractor.ts'
export { type InequalitySign, regionGraph } from './figure/region-graph.ts'
export { riemannSum } from './figure/riemann-sum.ts'
export { type RightTriangle, rightTriangle } from './figure/right-triangle.ts'
export { ruler } from './figure/ruler.ts'
export { scaleReading } from './figure/scale-reading.ts'
export { type ScatterPlot, scatterPlot } from './figure/scatter-plot.ts'
export {
  type BorderSpec,
  borderArea,
  type PieceBorder,
  type PieceGroup,
  type PieceGroupSpec,
  type PieceSpec,
  type ShapePieces,
  shapePieces,
} from './figure/shape-pieces.ts'
export { type ShapeSet, type ShapeSetOptions, type ShapeSpec, shapeSet } from './figure/shape-set.ts'
export { type Border, borderOf, type Shape, shapeNoun } from './figure/shapes.ts'
export { sweepOf } from './figure/sketch.ts'
export { slopeField } from './figure/slope-field.ts'
export {
  compositePrism,
  cone,
  cube,
  cylinder,
  hemisphere,
  prismsToCompare,
  pyramid,
  rectangularPrism,
  type Solid3d,
  sphere,
  stackedSolid,
  triangularPrism,
  unitCubeBox,
  unitCubes,
} from './figure/solid-3d.ts'
export { spinner } from './figure/spinner.ts'
export { symmetryFigure } from './figure/symmetry-figure.ts'
export { type TallyBundle, type TallyRow, tallyChart } from './figure/tally-chart.ts'
export { tapeDiagram } from './figure/tape-diagram.ts'
export { type TenFrame, tenFrame } from './figure/ten-frame.ts'
export { thermometer } from './figure/thermometer.ts'
export { transformationGrid } from './figure/transformation-grid.ts'
export { treeDiagram } from './figure/tree-diagram.ts'
export { type TriangleOptions, triangle } from './figure/triangle.ts'
export { triangleVertices } from './figure/triangle-shape.ts'
export { unitCircle } from './figure/unit-circle.ts'
export { vectorDiagram } from './figure/vector-diagram.ts'
export { venn } from './figure/venn.ts'
export * from './form/fill-table.ts'
export * from './form/find-mistake.ts'
export * from './form/lines.ts'
export * from './form/match.ts'
export * from './form/order.ts'
export * from './form/statements.ts'
export * from './form/story.ts'
export * from './form/with-figure.ts'
export { capital, capitalLine } from './language/capital.ts'
export { type Noun, noun } from './language/noun.ts'
export * from './language/people.ts'
export * from './language/units.ts'
export { approximate } from './math/approximate.ts'
export * from './math/build.ts'
export { differentiate } from './math/differentiate.ts'
export * from './math/evaluate.ts'
export { type Expr, holds, isSame, type Of, partsOf, type RelationSign } from './math/expr.ts'
export { isAsDrawn, isNear } from './math/near.ts'
export { mapParts, substitute } from './math/substitute.ts'
export { symbolsOf } from './math/symbols.ts'
export { m } from './math/template.ts'
export { isTrue } from './math/truth.ts'
export { linesFilled } from './named-blanks.ts'
export * from './number/complex.ts'
export { decimalPlaces } from './number/decimal.ts'
export * from './number/primes.ts'
export * from './number/ratio.ts'
export * from './number/rounding.ts'
export * from './number/special-angles.ts'
export * from './number/surd.ts'
export * from './number/wholes.ts'
export { isTerm, Printed } from './printed.ts'
export type { Random } from './random.ts'
export { isSame as isSameContent } from './same.ts'
export * from './solution/angles.ts'
export * from './solution/calculus.ts'
export * from './solution/column.ts'
export * from './solution/comparison.ts'
export * from './solution/complex.ts'
export * from './solution/data.ts'
export * from './solution/decimals.ts'
export * from './solution/facts.ts'
export * from './solution/formula.ts'
export * from './solution/fractions.ts'
export * from './solution/integers.ts'
export { ofAllBut, type WhyWrong, wouldGive } from './solution/lettered.ts'
export * from './solution/linear.ts'
export * from './solution/literal.ts'
export * from './solution/order.ts'
export * from './solution/place-value.ts'
export * from './solution/polynomials.ts'
export * from './solution/powers.ts'
export * from './solution/quadratics.ts'
export * from './solution/ratios.ts'
export * from './solution/statistics.ts'
export {
  anotherAnswer,
  answerStep,
  asValuesOf,
  explained,
  explainedBy,
  noMistakeStep,
  type Slot,
  type Step,
  statements,
  step,
} from './solution/step.ts'
export * from './solution/systems.ts'
export * from './solution/time.ts'
export * from './solution/triangles.ts'
export { defineTopic, type FormMaker, type Topic } from './topic.ts'
export { itemOf, lastOf, type Tuple, tupleOf } from './tuple.ts'
