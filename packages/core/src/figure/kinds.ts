import { angleDiagramFigure } from './angle-diagram.ts'
import { areaGridFigure } from './area-grid.ts'
import { areaModelFigure } from './area-model.ts'
import { arrayFigure } from './array.ts'
import { balanceFigure } from './balance.ts'
import { barChartFigure } from './bar-chart.ts'
import { baseTenBlocksFigure } from './base-ten-blocks.ts'
import { boxPlotFigure } from './box-plot.ts'
import { circleFigure } from './circle.ts'
import { circleGraphFigure } from './circle-graph.ts'
import { clockFigure } from './clock.ts'
import { conicFigure } from './conic.ts'
import { coordinatePlaneFigure } from './coordinate-plane.ts'
import { countersFigure } from './counters.ts'
import { dotPlotFigure } from './dot-plot.ts'
import { doubleNumberLineFigure } from './double-number-line.ts'
import type { Figure } from './figure.ts'
import { fractionBarFigure } from './fraction-bar.ts'
import { fractionCircleFigure } from './fraction-circle.ts'
import { functionGraphFigure } from './function-graph.ts'
import { geometryDiagramFigure } from './geometry-diagram.ts'
import { histogramFigure } from './histogram.ts'
import { hundredChartFigure } from './hundred-chart.ts'
import { type FigureKind, figureKind } from './kind.ts'
import { lengthBarsFigure } from './length-bars.ts'
import { linePlotFigure } from './line-plot.ts'
import { mappingDiagramFigure } from './mapping-diagram.ts'
import { moneyFigure } from './money.ts'
import { netFigure } from './net.ts'
import { normalCurveFigure } from './normal-curve.ts'
import { numberBondFigure } from './number-bond.ts'
import { numberLineFigure } from './number-line.ts'
import { parallelLinesTransversalFigure } from './parallel-lines-transversal.ts'
import { pictureGraphFigure } from './picture-graph.ts'
import { placeValueChartFigure } from './place-value-chart.ts'
import { polarGridFigure } from './polar-grid.ts'
import { polygonFigure } from './polygon.ts'
import { protractorFigure } from './protractor.ts'
import { regionGraphFigure } from './region-graph.ts'
import { riemannSumFigure } from './riemann-sum.ts'
import { rightTriangleFigure } from './right-triangle.ts'
import { rulerFigure } from './ruler.ts'
import { scaleReadingFigure } from './scale-reading.ts'
import { scatterPlotFigure } from './scatter-plot.ts'
import { shapePiecesFigure } from './shape-pieces.ts'
import { shapeSetFigure } from './shape-set.ts'
import { slopeFieldFigure } from './slope-field.ts'
import { solid3dFigure } from './solid-3d.ts'
import { spinnerFigure } from './spinner.ts'
import { symmetryFigureFigure } from './symmetry-figure.ts'
import { tallyChartFigure } from './tally-chart.ts'
import { tapeDiagramFigure } from './tape-diagram.ts'
import { tenFrameFigure } from './ten-frame.ts'
import { thermometerFigure } from './thermometer.ts'
import { transformationGridFigure } from './transformation-grid.ts'
import { treeDiagramFigure } from './tree-diagram.ts'
import { triangleFigure } from './triangle.ts'
import { unitCircleFigure } from './unit-circle.ts'
import { vectorDiagramFigure } from './vector-diagram.ts'
import { vennFigure } from './venn.ts'

const KINDS: { readonly [K in Figure['kind']]: FigureKind<Extract<Figure, { kind: K }>> } = {
  clock: clockFigure,
  'coordinate-plane': coordinatePlaneFigure,
  'function-graph': functionGraphFigure,
  'geometry-diagram': geometryDiagramFigure,
  polygon: polygonFigure,
  'right-triangle': rightTriangleFigure,
  triangle: triangleFigure,
  circle: circleFigure,
  'circle-graph': circleGraphFigure,
  'mapping-diagram': mappingDiagramFigure,
  'polar-grid': polarGridFigure,
  conic: conicFigure,
  'vector-diagram': vectorDiagramFigure,
  venn: vennFigure,
  'tree-diagram': treeDiagramFigure,
  'angle-diagram': angleDiagramFigure,
  'normal-curve': normalCurveFigure,
  'unit-circle': unitCircleFigure,
  'dot-plot': dotPlotFigure,
  'double-number-line': doubleNumberLineFigure,
  'box-plot': boxPlotFigure,
  histogram: histogramFigure,
  'riemann-sum': riemannSumFigure,
  'slope-field': slopeFieldFigure,
  'parallel-lines-transversal': parallelLinesTransversalFigure,
  'scatter-plot': scatterPlotFigure,
  'transformation-grid': transformationGridFigure,
  'region-graph': regionGraphFigure,
  'number-line': numberLineFigure,
  'ten-frame': tenFrameFigure,
  counters: countersFigure,
  'base-ten-blocks': baseTenBlocksFigure,
  money: moneyFigure,
  array: arrayFigure,
  'fraction-bar': fractionBarFigure,
  'fraction-circle': fractionCircleFigure,
  'number-bond': numberBondFigure,
  'area-grid': areaGridFigure,
  'area-model': areaModelFigure,
  'bar-chart': barChartFigure,
  'picture-graph': pictureGraphFigure,
  'tape-diagram': tapeDiagramFigure,
  balance: balanceFigure,
  'hundred-chart': hundredChartFigure,
  'place-value-chart': placeValueChartFigure,
  'line-plot': linePlotFigure,
  protractor: protractorFigure,
  'solid-3d': solid3dFigure,
  'shape-set': shapeSetFigure,
  'shape-pieces': shapePiecesFigure,
  'symmetry-figure': symmetryFigureFigure,
  ruler: rulerFigure,
  'length-bars': lengthBarsFigure,
  'scale-reading': scaleReadingFigure,
  thermometer: thermometerFigure,
  'tally-chart': tallyChartFigure,
  spinner: spinnerFigure,
  net: netFigure,
}

/** Every kind of figure. Whoever imports it can show any figure, also one from stored JSON. */
export const figureKinds = Object.keys(KINDS) as readonly Figure['kind'][]

// Said once more: a bundler that takes for granted what each file says of itself would leave the drawers out.
for (const kind of figureKinds) figureKind(kind, KINDS[kind] as FigureKind<Figure>)
