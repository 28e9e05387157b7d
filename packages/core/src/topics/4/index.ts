import type { Grade } from '../grade.ts'
import { addSubtractFractionsLikeDenominators } from './add-subtract-fractions-like-denominators.ts'
import { addSubtractMixedLikeDenominators } from './add-subtract-mixed-like-denominators.ts'
import { addSubtractMoney } from './add-subtract-money.ts'
import { addSubtractMultiDigit } from './add-subtract-multi-digit.ts'
import { addTenthsAndHundredths } from './add-tenths-and-hundredths.ts'
import { anglesAsTurns } from './angles-as-turns.ts'
import { classifyFiguresLinesAngles } from './classify-figures-lines-angles.ts'
import { compareDecimalsToHundredths } from './compare-decimals-to-hundredths.ts'
import { compareFractionsDifferentDenominators } from './compare-fractions-different-denominators.ts'
import { compareOrderMultiDigit } from './compare-order-multi-digit.ts'
import { convertLargerToSmallerUnits } from './convert-larger-to-smaller-units.ts'
import { decomposeFractions } from './decompose-fractions.ts'
import { digitValueTenTimes } from './digit-value-ten-times.ts'
import { equivalentFractionsNumeric } from './equivalent-fractions-numeric.ts'
import { estimateProductsQuotients } from './estimate-products-quotients.ts'
import { factorsMultiplesPairs } from './factors-multiples-pairs.ts'
import { fractionWordProblemsLikeDenominators } from './fraction-word-problems-like-denominators.ts'
import { interpretRemainders } from './interpret-remainders.ts'
import { linePlotsFractionData } from './line-plots-fraction-data.ts'
import { linesOfSymmetry } from './lines-of-symmetry.ts'
import { longDivisionOneDigitDivisor } from './long-division-one-digit-divisor.ts'
import { measureDrawAnglesProtractor } from './measure-draw-angles-protractor.ts'
import { measurementWordProblemsFourOperations } from './measurement-word-problems-four-operations.ts'
import { mixedNumbersImproperFractions } from './mixed-numbers-improper-fractions.ts'
import { mixedOperationsMultiDigit } from './mixed-operations-multi-digit.ts'
import { multiDigitNumberForms } from './multi-digit-number-forms.ts'
import { multiplicativeComparison } from './multiplicative-comparison.ts'
import { multiplyByOneDigit } from './multiply-by-one-digit.ts'
import { multiplyFractionByWhole } from './multiply-fraction-by-whole.ts'
import { multiplyTwoDigitByTwoDigit } from './multiply-two-digit-by-two-digit.ts'
import { multistepWordProblems } from './multistep-word-problems.ts'
import { numberAndShapePatterns } from './number-and-shape-patterns.ts'
import { pointsLinesRaysAngles } from './points-lines-rays-angles.ts'
import { primeOrComposite } from './prime-or-composite.ts'
import { rectangleAreaPerimeterFormulas } from './rectangle-area-perimeter-formulas.ts'
import { romanNumerals } from './roman-numerals.ts'
import { roundMultiDigitNumbers } from './round-multi-digit-numbers.ts'
import { simplifyFractions } from './simplify-fractions.ts'
import { unknownAdjacentAngles } from './unknown-adjacent-angles.ts'
import { writeDecimalsTenthsHundredths } from './write-decimals-tenths-hundredths.ts'

export const grade4: Grade = {
  id: '4',
  topics: [
    multiDigitNumberForms,
    digitValueTenTimes,
    compareOrderMultiDigit,
    roundMultiDigitNumbers,
    addSubtractMultiDigit,
    multiplyByOneDigit,
    multiplyTwoDigitByTwoDigit,
    estimateProductsQuotients,
    longDivisionOneDigitDivisor,
    mixedOperationsMultiDigit,
    multiplicativeComparison,
    multistepWordProblems,
    interpretRemainders,
    factorsMultiplesPairs,
    primeOrComposite,
    numberAndShapePatterns,
    romanNumerals,
    equivalentFractionsNumeric,
    simplifyFractions,
    compareFractionsDifferentDenominators,
    decomposeFractions,
    mixedNumbersImproperFractions,
    addSubtractFractionsLikeDenominators,
    addSubtractMixedLikeDenominators,
    multiplyFractionByWhole,
    fractionWordProblemsLikeDenominators,
    addTenthsAndHundredths,
    writeDecimalsTenthsHundredths,
    compareDecimalsToHundredths,
    addSubtractMoney,
    convertLargerToSmallerUnits,
    measurementWordProblemsFourOperations,
    rectangleAreaPerimeterFormulas,
    linePlotsFractionData,
    anglesAsTurns,
    measureDrawAnglesProtractor,
    unknownAdjacentAngles,
    pointsLinesRaysAngles,
    classifyFiguresLinesAngles,
    linesOfSymmetry,
  ],
}
