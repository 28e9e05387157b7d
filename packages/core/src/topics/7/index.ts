import type { Grade } from '../grade.ts'
import { addSubtractIntegers } from './add-subtract-integers.ts'
import { addSubtractRationals } from './add-subtract-rationals.ts'
import { angleRelationshipsEquations } from './angle-relationships-equations.ts'
import { areaOfCircles } from './area-of-circles.ts'
import { circleGraphs } from './circle-graphs.ts'
import { circumferenceOfCircles } from './circumference-of-circles.ts'
import { compareTwoPopulationsVisually } from './compare-two-populations-visually.ts'
import { compositeAreaWithCircles } from './composite-area-with-circles.ts'
import { compoundEventProbability } from './compound-event-probability.ts'
import { constantOfProportionalityEquations } from './constant-of-proportionality-equations.ts'
import { crossSectionsOfSolids } from './cross-sections-of-solids.ts'
import { distributiveTwoStepEquations } from './distributive-two-step-equations.ts'
import { expandCombineLinearExpressions } from './expand-combine-linear-expressions.ts'
import { experimentalProbabilitySimulation } from './experimental-probability-simulation.ts'
import { factorLinearExpressions } from './factor-linear-expressions.ts'
import { fractionToRepeatingDecimal } from './fraction-to-repeating-decimal.ts'
import { integerSumsOnNumberLine } from './integer-sums-on-number-line.ts'
import { multiplyDivideIntegers } from './multiply-divide-integers.ts'
import { multiplyDivideRationals } from './multiply-divide-rationals.ts'
import { oneStepEquationsRational } from './one-step-equations-rational.ts'
import { oneTwoStepInequalities } from './one-two-step-inequalities.ts'
import { percentChangeAndError } from './percent-change-and-error.ts'
import { percentEquationThreeCases } from './percent-equation-three-cases.ts'
import { proportionalGraphs } from './proportional-graphs.ts'
import { proportionalTables } from './proportional-tables.ts'
import { randomSamplesInference } from './random-samples-inference.ts'
import { rewriteExpressionsInContext } from './rewrite-expressions-in-context.ts'
import { scaleDrawingsAndMaps } from './scale-drawings-and-maps.ts'
import { signedOrderOfOperations } from './signed-order-of-operations.ts'
import { signedRationalWordProblems } from './signed-rational-word-problems.ts'
import { simpleInterestAndCommission } from './simple-interest-and-commission.ts'
import { simpleProbabilityModels } from './simple-probability-models.ts'
import { solveProportions } from './solve-proportions.ts'
import { stemAndLeafPlots } from './stem-and-leaf-plots.ts'
import { surfaceAreaPrismsPyramids } from './surface-area-prisms-pyramids.ts'
import { taxTipDiscountMarkup } from './tax-tip-discount-markup.ts'
import { triangleConstructionConditions } from './triangle-construction-conditions.ts'
import { twoStepEquationWordProblems } from './two-step-equation-word-problems.ts'
import { twoStepEquations } from './two-step-equations.ts'
import { unitRatesWithFractions } from './unit-rates-with-fractions.ts'
import { volumePrismsPyramids } from './volume-prisms-pyramids.ts'

export const grade7: Grade = {
  id: '7',
  topics: [
    unitRatesWithFractions,
    proportionalTables,
    proportionalGraphs,
    constantOfProportionalityEquations,
    solveProportions,
    percentEquationThreeCases,
    percentChangeAndError,
    taxTipDiscountMarkup,
    simpleInterestAndCommission,
    integerSumsOnNumberLine,
    addSubtractIntegers,
    multiplyDivideIntegers,
    addSubtractRationals,
    multiplyDivideRationals,
    signedOrderOfOperations,
    fractionToRepeatingDecimal,
    signedRationalWordProblems,
    expandCombineLinearExpressions,
    factorLinearExpressions,
    rewriteExpressionsInContext,
    oneStepEquationsRational,
    twoStepEquations,
    distributiveTwoStepEquations,
    twoStepEquationWordProblems,
    oneTwoStepInequalities,
    scaleDrawingsAndMaps,
    triangleConstructionConditions,
    crossSectionsOfSolids,
    circumferenceOfCircles,
    areaOfCircles,
    angleRelationshipsEquations,
    compositeAreaWithCircles,
    surfaceAreaPrismsPyramids,
    volumePrismsPyramids,
    randomSamplesInference,
    compareTwoPopulationsVisually,
    stemAndLeafPlots,
    simpleProbabilityModels,
    experimentalProbabilitySimulation,
    compoundEventProbability,
    circleGraphs,
  ],
}
