import { circleFigure } from './circle.ts'
import { clockFigure } from './clock.ts'
import { coordinatePlaneFigure } from './coordinate-plane.ts'
import type { Drawing } from './drawing.ts'
import type { Figure } from './figure.ts'
import { functionGraphFigure } from './function-graph.ts'
import { geometryDiagramFigure } from './geometry-diagram.ts'
import type { FigureKind, Scribe } from './kind.ts'
import { polygonFigure } from './polygon.ts'
import { rightTriangleFigure } from './right-triangle.ts'
import { triangleFigure } from './triangle.ts'
import { numberLineFigure } from './number-line.ts'
import { tenFrameFigure } from './ten-frame.ts'
import { countersFigure } from './counters.ts'
import { baseTenBlocksFigure } from './base-ten-blocks.ts'
import { moneyFigure } from './money.ts'
import { arrayFigure } from './array.ts'

const KINDS: { readonly [K in Figure['kind']]: FigureKind<Extract<Figure, { kind: K }>> } = {
  clock: clockFigure,
  'coordinate-plane': coordinatePlaneFigure,
  'function-graph': functionGraphFigure,
  'geometry-diagram': geometryDiagramFigure,
  polygon: polygonFigure,
  'right-triangle': rightTriangleFigure,
  triangle: triangleFigure,
  circle: circleFigure,
  'number-line': numberLineFigure,
  'ten-frame': tenFrameFigure,
  counters: countersFigure,
  'base-ten-blocks': baseTenBlocksFigure,
  money: moneyFigure,
  array: arrayFigure,
}

/** The kind and the figure belong together by construction; TypeScript cannot follow a union through a record. */
const kindOf = (figure: Figure) => KINDS[figure.kind] as FigureKind<Figure>

export const drawFigure = (figure: Figure, scribe: Scribe): Drawing => kindOf(figure).draw(figure, scribe)
export const describeFigure = (figure: Figure, scribe: Scribe): string => kindOf(figure).describe(figure, scribe)
export const figureKinds = Object.keys(KINDS) as readonly Figure['kind'][]
