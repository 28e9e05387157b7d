import type { AreaGrid } from './area-grid.ts'
import type { AreaModel } from './area-model.ts'
import type { ArrayFigure } from './array.ts'
import type { BarChart } from './bar-chart.ts'
import type { BaseTenBlocks } from './base-ten-blocks.ts'
import type { BoxPlot } from './box-plot.ts'
import type { Circle } from './circle.ts'
import type { Clock } from './clock.ts'
import type { CoordinatePlane } from './coordinate-plane.ts'
import type { Counters } from './counters.ts'
import type { DotPlot } from './dot-plot.ts'
import type { FractionBar } from './fraction-bar.ts'
import type { FractionCircle } from './fraction-circle.ts'
import type { FunctionGraph } from './function-graph.ts'
import type { GeometryDiagram } from './geometry-diagram.ts'
import type { Histogram } from './histogram.ts'
import type { Money } from './money.ts'
import type { NumberBond } from './number-bond.ts'
import type { NumberLine } from './number-line.ts'
import type { ParallelLinesTransversal } from './parallel-lines-transversal.ts'
import type { PictureGraph } from './picture-graph.ts'
import type { Polygon } from './polygon.ts'
import type { RegionGraph } from './region-graph.ts'
import type { RiemannSum } from './riemann-sum.ts'
import type { RightTriangle } from './right-triangle.ts'
import type { ScatterPlot } from './scatter-plot.ts'
import type { SlopeField } from './slope-field.ts'
import type { TenFrame } from './ten-frame.ts'
import type { TransformationGrid } from './transformation-grid.ts'
import type { Triangle } from './triangle.ts'

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
  | DotPlot
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
