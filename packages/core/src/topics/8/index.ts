import type { Grade } from '../grade.ts'
import { approximateIrrationals } from './approximate-irrationals.ts'
import { classifyRealNumbers } from './classify-real-numbers.ts'
import { compareFunctionsRepresentations } from './compare-functions-representations.ts'
import { compareProportionalSlopes } from './compare-proportional-slopes.ts'
import { congruenceByRigidMotions } from './congruence-by-rigid-motions.ts'
import { dilateFiguresOnGrid } from './dilate-figures-on-grid.ts'
import { equationsNumberOfSolutions } from './equations-number-of-solutions.ts'
import { equationsVariablesBothSides } from './equations-variables-both-sides.ts'
import { functionRulesTables } from './function-rules-tables.ts'
import { graphLinesSlopeIntercept } from './graph-lines-slope-intercept.ts'
import { identifyFunctionsMultipleForms } from './identify-functions-multiple-forms.ts'
import { integerExponentLaws } from './integer-exponent-laws.ts'
import { intersectionOfTwoLinesGraph } from './intersection-of-two-lines-graph.ts'
import { lineEquationsSlopeIntercept } from './line-equations-slope-intercept.ts'
import { linearVsNonlinearFunctions } from './linear-vs-nonlinear-functions.ts'
import { multiStepEquationsOneSide } from './multi-step-equations-one-side.ts'
import { parallelLinesTransversalAngles } from './parallel-lines-transversal-angles.ts'
import { pythagoreanDistanceBetweenPoints } from './pythagorean-distance-between-points.ts'
import { pythagoreanMissingSide } from './pythagorean-missing-side.ts'
import { pythagoreanTheoremProofConverse } from './pythagorean-theorem-proof-converse.ts'
import { pythagoreanWordProblems3d } from './pythagorean-word-problems-3d.ts'
import { qualitativeFunctionGraphs } from './qualitative-function-graphs.ts'
import { rateOfChangeInitialValue } from './rate-of-change-initial-value.ts'
import { reflectFiguresOnGrid } from './reflect-figures-on-grid.ts'
import { repeatingDecimalsToFractions } from './repeating-decimals-to-fractions.ts'
import { rotateFiguresOnGrid } from './rotate-figures-on-grid.ts'
import { scatterPlotsAssociations } from './scatter-plots-associations.ts'
import { scientificNotationConvertCompare } from './scientific-notation-convert-compare.ts'
import { scientificNotationOperations } from './scientific-notation-operations.ts'
import { similarityByDilations } from './similarity-by-dilations.ts'
import { simpleSystemsAlgebraic } from './simple-systems-algebraic.ts'
import { slopeFromPointsGraphsTables } from './slope-from-points-graphs-tables.ts'
import { squareAndCubeRoots } from './square-and-cube-roots.ts'
import { translateFiguresOnGrid } from './translate-figures-on-grid.ts'
import { trendLinesAndPredictions } from './trend-lines-and-predictions.ts'
import { triangleAnglesAaSimilarity } from './triangle-angles-aa-similarity.ts'
import { twoLineSystemStories } from './two-line-system-stories.ts'
import { twoWayTablesRelativeFrequency } from './two-way-tables-relative-frequency.ts'
import { variableExponentLaws } from './variable-exponent-laws.ts'
import { volumeOfConesAndSpheres } from './volume-of-cones-and-spheres.ts'
import { volumeOfCylinders } from './volume-of-cylinders.ts'

export const grade8: Grade = {
  id: '8',
  topics: [
    classifyRealNumbers,
    repeatingDecimalsToFractions,
    approximateIrrationals,
    squareAndCubeRoots,
    integerExponentLaws,
    variableExponentLaws,
    scientificNotationConvertCompare,
    scientificNotationOperations,
    compareProportionalSlopes,
    slopeFromPointsGraphsTables,
    lineEquationsSlopeIntercept,
    graphLinesSlopeIntercept,
    multiStepEquationsOneSide,
    equationsVariablesBothSides,
    equationsNumberOfSolutions,
    intersectionOfTwoLinesGraph,
    simpleSystemsAlgebraic,
    twoLineSystemStories,
    identifyFunctionsMultipleForms,
    functionRulesTables,
    compareFunctionsRepresentations,
    linearVsNonlinearFunctions,
    rateOfChangeInitialValue,
    qualitativeFunctionGraphs,
    translateFiguresOnGrid,
    reflectFiguresOnGrid,
    rotateFiguresOnGrid,
    dilateFiguresOnGrid,
    congruenceByRigidMotions,
    similarityByDilations,
    parallelLinesTransversalAngles,
    triangleAnglesAaSimilarity,
    pythagoreanTheoremProofConverse,
    pythagoreanMissingSide,
    pythagoreanWordProblems3d,
    pythagoreanDistanceBetweenPoints,
    volumeOfCylinders,
    volumeOfConesAndSpheres,
    scatterPlotsAssociations,
    trendLinesAndPredictions,
    twoWayTablesRelativeFrequency,
  ],
}
