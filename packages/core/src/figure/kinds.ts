import { clockFigure } from './clock.ts'
import { coordinatePlaneFigure } from './coordinate-plane.ts'
import type { Drawing } from './drawing.ts'
import type { Figure } from './figure.ts'
import { functionGraphFigure } from './function-graph.ts'
import type { FigureKind, Scribe } from './kind.ts'

const KINDS: { readonly [K in Figure['kind']]: FigureKind<Extract<Figure, { kind: K }>> } = {
  clock: clockFigure,
  'coordinate-plane': coordinatePlaneFigure,
  'function-graph': functionGraphFigure,
}

/** The kind and the figure belong together by construction; TypeScript cannot follow a union through a record. */
const kindOf = (figure: Figure) => KINDS[figure.kind] as FigureKind<Figure>

export const drawFigure = (figure: Figure, scribe: Scribe): Drawing => kindOf(figure).draw(figure, scribe)
export const describeFigure = (figure: Figure, scribe: Scribe): string => kindOf(figure).describe(figure, scribe)
export const figureKinds = Object.keys(KINDS) as readonly Figure['kind'][]
