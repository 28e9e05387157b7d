import type { AngleDiagram } from './angle-diagram.ts'
import type { AreaGrid } from './area-grid.ts'
import type { AreaModel } from './area-model.ts'
import type { ArrayFigure } from './array.ts'
import type { Balance } from './balance.ts'
import type { BarChart } from './bar-chart.ts'
import type { BaseTenBlocks } from './base-ten-blocks.ts'
import type { BoxPlot } from './box-plot.ts'
import type { Circle } from './circle.ts'
import type { CircleGraph } from './circle-graph.ts'
import type { Clock } from './clock.ts'
import type { Conic } from './conic.ts'
import type { CoordinatePlane } from './coordinate-plane.ts'
import type { Counters } from './counters.ts'
import type { DotPlot } from './dot-plot.ts'
import type { DoubleNumberLine } from './double-number-line.ts'
import type { FractionBar } from './fraction-bar.ts'
import type { FractionCircle } from './fraction-circle.ts'
import type { FunctionGraph } from './function-graph.ts'
import type { GeometryDiagram } from './geometry-diagram.ts'
import type { Histogram } from './histogram.ts'
import type { HundredChart } from './hundred-chart.ts'
import type { LengthBars } from './length-bars.ts'
import type { LinePlot } from './line-plot.ts'
import type { MappingDiagram } from './mapping-diagram.ts'
import type { Money } from './money.ts'
import type { Net } from './net.ts'
import type { NormalCurve } from './normal-curve.ts'
import type { NumberBond } from './number-bond.ts'
import type { NumberLine } from './number-line.ts'
import type { ParallelLinesTransversal } from './parallel-lines-transversal.ts'
import type { PictureGraph } from './picture-graph.ts'
import type { PlaceValueChart } from './place-value-chart.ts'
import type { PolarGrid } from './polar-grid.ts'
import type { Polygon } from './polygon.ts'
import type { Protractor } from './protractor.ts'
import type { RegionGraph } from './region-graph.ts'
import type { RiemannSum } from './riemann-sum.ts'
import type { RightTriangle } from './right-triangle.ts'
import type { RulerFigure } from './ruler.ts'
import type { ScaleReading } from './scale-reading.ts'
import type { ScatterPlot } from './scatter-plot.ts'
import type { ShapePieces } from './shape-pieces.ts'
import type { ShapeSet } from './shape-set.ts'
import type { SlopeField } from './slope-field.ts'
import type { Solid3d } from './solid.ts'
import type { Spinner } from './spinner.ts'
import type { SymmetryFigure } from './symmetry-figure.ts'
import type { TallyChart } from './tally-chart.ts'
import type { TapeDiagram } from './tape-diagram.ts'
import type { TenFrame } from './ten-frame.ts'
import type { Thermometer } from './thermometer.ts'
import type { TransformationGrid } from './transformation-grid.ts'
import type { TreeDiagram } from './tree-diagram.ts'
import type { Triangle } from './triangle.ts'
import type { UnitCircle } from './unit-circle.ts'
import type { VectorDiagram } from './vector-diagram.ts'
import type { Venn } from './venn.ts'

/** What is drawn, in its own terms. Closed union; one file per kind. Plain JSON. */
export type Figure =
  | Clock
  | CoordinatePlane
  | FunctionGraph
  | GeometryDiagram
  | Polygon
  | RightTriangle
  | Triangle
  | Circle
  | CircleGraph
  | MappingDiagram
  | PolarGrid
  | Conic
  | VectorDiagram
  | Venn
  | TreeDiagram
  | AngleDiagram
  | NormalCurve
  | UnitCircle
  | DotPlot
  | DoubleNumberLine
  | BoxPlot
  | Histogram
  | RiemannSum
  | SlopeField
  | ParallelLinesTransversal
  | ScatterPlot
  | TransformationGrid
  | RegionGraph
  | NumberLine
  | TenFrame
  | Counters
  | BaseTenBlocks
  | Money
  | ArrayFigure
  | FractionBar
  | FractionCircle
  | NumberBond
  | AreaGrid
  | AreaModel
  | BarChart
  | PictureGraph
  | TapeDiagram
  | Balance
  | HundredChart
  | PlaceValueChart
  | LinePlot
  | Protractor
  | Solid3d
  | ShapeSet
  | ShapePieces
  | SymmetryFigure
  | RulerFigure
  | LengthBars
  | ScaleReading
  | Thermometer
  | TallyChart
  | Spinner
  | Net
