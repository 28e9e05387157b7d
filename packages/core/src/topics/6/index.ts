import type { Grade } from '../grade.ts'
import { absoluteValueMeaning } from './absolute-value-meaning.ts'
import { areaCompositePolygons } from './area-composite-polygons.ts'
import { areaTrianglesQuadrilaterals } from './area-triangles-quadrilaterals.ts'
import { boxPlotsFiveNumberSummary } from './box-plots-five-number-summary.ts'
import { compareOrderRationals } from './compare-order-rationals.ts'
import { convertFractionDecimalPercent } from './convert-fraction-decimal-percent.ts'
import { convertUnitsWithRatios } from './convert-units-with-ratios.ts'
import { dependentIndependentVariables } from './dependent-independent-variables.ts'
import { distributionShapeBestMeasure } from './distribution-shape-best-measure.ts'
import { divideFractionsByFractions } from './divide-fractions-by-fractions.ts'
import { divideMultidigitFluently } from './divide-multidigit-fluently.ts'
import { dotPlotsHistogramsAnalyze } from './dot-plots-histograms-analyze.ts'
import { doubleNumberLines } from './double-number-lines.ts'
import { equivalentExpressionsProperties } from './equivalent-expressions-properties.ts'
import { equivalentRatioTables } from './equivalent-ratio-tables.ts'
import { evaluateExpressionsFormulas } from './evaluate-expressions-formulas.ts'
import { factorGcfFromSums } from './factor-gcf-from-sums.ts'
import { fourQuadrantPlotting } from './four-quadrant-plotting.ts'
import { fractionDivisionStories } from './fraction-division-stories.ts'
import { gcfAndLcm } from './gcf-and-lcm.ts'
import { graphRatioPairs } from './graph-ratio-pairs.ts'
import { madAndIqr } from './mad-and-iqr.ts'
import { meanMedianModeRange } from './mean-median-mode-range.ts'
import { multidigitDecimalProducts } from './multidigit-decimal-products.ts'
import { multidigitDecimalQuotients } from './multidigit-decimal-quotients.ts'
import { multidigitDecimalSumsDifferences } from './multidigit-decimal-sums-differences.ts'
import { netsSurfaceArea } from './nets-surface-area.ts'
import { oneStepEquationsNonnegative } from './one-step-equations-nonnegative.ts'
import { oppositesRationalsNumberLine } from './opposites-rationals-number-line.ts'
import { orderOfOperationsExponents } from './order-of-operations-exponents.ts'
import { percentPartWhole } from './percent-part-whole.ts'
import { polygonsOnCoordinatePlane } from './polygons-on-coordinate-plane.ts'
import { primeFactorizationExponents } from './prime-factorization-exponents.ts'
import { ratioTapeDiagrams } from './ratio-tape-diagrams.ts'
import { sameLineCoordinateDistance } from './same-line-coordinate-distance.ts'
import { signedNumbersInContext } from './signed-numbers-in-context.ts'
import { simpleInequalitiesNumberLine } from './simple-inequalities-number-line.ts'
import { statisticalQuestions } from './statistical-questions.ts'
import { unitRatesUnitPrices } from './unit-rates-unit-prices.ts'
import { volumePrismsFractionalEdges } from './volume-prisms-fractional-edges.ts'
import { wholeNumberExponents } from './whole-number-exponents.ts'
import { writeNameExpressions } from './write-name-expressions.ts'
import { writeOneStepEquations } from './write-one-step-equations.ts'
import { writeSimplifyRatios } from './write-simplify-ratios.ts'

export const grade6: Grade = {
  id: '6',
  topics: [
    writeSimplifyRatios,
    equivalentRatioTables,
    graphRatioPairs,
    ratioTapeDiagrams,
    doubleNumberLines,
    unitRatesUnitPrices,
    convertFractionDecimalPercent,
    percentPartWhole,
    convertUnitsWithRatios,
    divideFractionsByFractions,
    fractionDivisionStories,
    divideMultidigitFluently,
    multidigitDecimalSumsDifferences,
    multidigitDecimalProducts,
    multidigitDecimalQuotients,
    primeFactorizationExponents,
    gcfAndLcm,
    factorGcfFromSums,
    signedNumbersInContext,
    oppositesRationalsNumberLine,
    compareOrderRationals,
    absoluteValueMeaning,
    fourQuadrantPlotting,
    sameLineCoordinateDistance,
    wholeNumberExponents,
    orderOfOperationsExponents,
    writeNameExpressions,
    evaluateExpressionsFormulas,
    equivalentExpressionsProperties,
    oneStepEquationsNonnegative,
    writeOneStepEquations,
    simpleInequalitiesNumberLine,
    dependentIndependentVariables,
    areaTrianglesQuadrilaterals,
    areaCompositePolygons,
    volumePrismsFractionalEdges,
    polygonsOnCoordinatePlane,
    netsSurfaceArea,
    statisticalQuestions,
    meanMedianModeRange,
    madAndIqr,
    dotPlotsHistogramsAnalyze,
    boxPlotsFiveNumberSummary,
    distributionShapeBestMeasure,
  ],
}
