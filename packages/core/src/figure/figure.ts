import type { Clock } from './clock.ts'
import type { CoordinatePlane } from './coordinate-plane.ts'
import type { FunctionGraph } from './function-graph.ts'

/** What is drawn, in its own terms. Closed union; one file per kind. Plain JSON. */
export type Figure =
  | Clock
  | CoordinatePlane
  | FunctionGraph
