import type { Grade } from '../grade.ts'
import { addSubtractDecimals } from './add-subtract-decimals.ts'
import { addSubtractFractionsUnlikeDenominators } from './add-subtract-fractions-unlike-denominators.ts'
import { addSubtractMixedUnlikeDenominators } from './add-subtract-mixed-unlike-denominators.ts'
import { areaWithFractionalSides } from './area-with-fractional-sides.ts'
import { classifyTrianglesSidesAngles } from './classify-triangles-sides-angles.ts'
import { compareOrderDecimalsThousandths } from './compare-order-decimals-thousandths.ts'
import { convertUnitsWithinSystem } from './convert-units-within-system.ts'
import { coordinateGraphsRealWorld } from './coordinate-graphs-real-world.ts'
import { decimalFormsToThousandths } from './decimal-forms-to-thousandths.ts'
import { decimalPlaceValueTenTimes } from './decimal-place-value-ten-times.ts'
import { decimalWordProblems } from './decimal-word-problems.ts'
import { divideDecimals } from './divide-decimals.ts'
import { divideUnitFractionsWholeNumbers } from './divide-unit-fractions-whole-numbers.ts'
import { divisibilityRules2To10 } from './divisibility-rules-2-to-10.ts'
import { estimateDecimalOperations } from './estimate-decimal-operations.ts'
import { factorTreesPrimeFactorization } from './factor-trees-prime-factorization.ts'
import { fractionAddSubtractWordProblems } from './fraction-add-subtract-word-problems.ts'
import { fractionMultiplicationWordProblems } from './fraction-multiplication-word-problems.ts'
import { fractionsAsDivision } from './fractions-as-division.ts'
import { fractionsDecimalsTenthsHundredths } from './fractions-decimals-tenths-hundredths.ts'
import { lineGraphs } from './line-graphs.ts'
import { linePlotsFractionOperations } from './line-plots-fraction-operations.ts'
import { longDivisionTwoDigitDivisor } from './long-division-two-digit-divisor.ts'
import { mixedFourOperationsReview } from './mixed-four-operations-review.ts'
import { multiDigitMultiplication } from './multi-digit-multiplication.ts'
import { multiplicationAsScaling } from './multiplication-as-scaling.ts'
import { multiplyDecimals } from './multiply-decimals.ts'
import { multiplyDividePowersOfTen } from './multiply-divide-powers-of-ten.ts'
import { multiplyFractionsByFractions } from './multiply-fractions-by-fractions.ts'
import { multiplyMixedNumbers } from './multiply-mixed-numbers.ts'
import { orderOfOperationsWholeNumbers } from './order-of-operations-whole-numbers.ts'
import { placeValueToHundredMillions } from './place-value-to-hundred-millions.ts'
import { plotPointsFirstQuadrant } from './plot-points-first-quadrant.ts'
import { quadrilateralHierarchy } from './quadrilateral-hierarchy.ts'
import { roundDecimals } from './round-decimals.ts'
import { twoRuleNumberPatterns } from './two-rule-number-patterns.ts'
import { unitFractionDivisionWordProblems } from './unit-fraction-division-word-problems.ts'
import { volumeCompositePrisms } from './volume-composite-prisms.ts'
import { volumeCountingCubes } from './volume-counting-cubes.ts'
import { volumeRectangularPrisms } from './volume-rectangular-prisms.ts'
import { writeInterpretExpressions } from './write-interpret-expressions.ts'

export const grade5: Grade = {
  id: '5',
  topics: [
    orderOfOperationsWholeNumbers,
    writeInterpretExpressions,
    twoRuleNumberPatterns,
    decimalPlaceValueTenTimes,
    multiplyDividePowersOfTen,
    decimalFormsToThousandths,
    compareOrderDecimalsThousandths,
    roundDecimals,
    multiDigitMultiplication,
    longDivisionTwoDigitDivisor,
    addSubtractDecimals,
    multiplyDecimals,
    divideDecimals,
    decimalWordProblems,
    estimateDecimalOperations,
    placeValueToHundredMillions,
    divisibilityRules2To10,
    factorTreesPrimeFactorization,
    addSubtractFractionsUnlikeDenominators,
    addSubtractMixedUnlikeDenominators,
    fractionAddSubtractWordProblems,
    fractionsAsDivision,
    multiplyFractionsByFractions,
    areaWithFractionalSides,
    multiplicationAsScaling,
    multiplyMixedNumbers,
    fractionMultiplicationWordProblems,
    divideUnitFractionsWholeNumbers,
    unitFractionDivisionWordProblems,
    fractionsDecimalsTenthsHundredths,
    mixedFourOperationsReview,
    convertUnitsWithinSystem,
    linePlotsFractionOperations,
    lineGraphs,
    volumeCountingCubes,
    volumeRectangularPrisms,
    volumeCompositePrisms,
    plotPointsFirstQuadrant,
    coordinateGraphsRealWorld,
    quadrilateralHierarchy,
    classifyTrianglesSidesAngles,
  ],
}
