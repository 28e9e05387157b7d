import type { Circle } from './circle.ts'
import type { Clock } from './clock.ts'
import type { CoordinatePlane } from './coordinate-plane.ts'
import type { FunctionGraph } from './function-graph.ts'
import type { GeometryDiagram } from './geometry-diagram.ts'
import type { Polygon } from './polygon.ts'
import type { RightTriangle } from './right-triangle.ts'
import type { Triangle } from './triangle.ts'
import type { NumberLine } from './number-line.ts'
import type { TenFrame } from './ten-frame.ts'
import type { Counters } from './counters.ts'
import type { BaseTenBlocks } from './base-ten-blocks.ts'
import type { Money } from './money.ts'
import type { ArrayFigure } from './array.ts'

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
  | NumberLine
  | TenFrame
  | Counters
  | BaseTenBlocks
  | Money
  | ArrayFigure
