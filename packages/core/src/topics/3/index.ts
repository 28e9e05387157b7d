import type { Grade } from '../grade.ts'
import { addSubtractWithin1000 } from './add-subtract-within-1000.ts'
import { areaByCountingSquares } from './area-by-counting-squares.ts'
import { areaDistributiveProperty } from './area-distributive-property.ts'
import { areaOfRectangles } from './area-of-rectangles.ts'
import { areaOfRectilinearFigures } from './area-of-rectilinear-figures.ts'
import { classifyQuadrilateralsAttributes } from './classify-quadrilaterals-attributes.ts'
import { compareSameNumeratorOrDenominator } from './compare-same-numerator-or-denominator.ts'
import { divisionFactsByFamily } from './division-facts-by-family.ts'
import { elapsedTime } from './elapsed-time.ts'
import { equalGroupsMultiplication } from './equal-groups-multiplication.ts'
import { equalSharingDivision } from './equal-sharing-division.ts'
import { equivalentFractionsModels } from './equivalent-fractions-models.ts'
import { estimateSumsDifferences } from './estimate-sums-differences.ts'
import { evenOddNumberPatterns } from './even-odd-number-patterns.ts'
import { fractionsOnNumberLine } from './fractions-on-number-line.ts'
import { inputOutputTablesOneStep } from './input-output-tables-one-step.ts'
import { makeChangeFromBills } from './make-change-from-bills.ts'
import { massAndLiquidVolume } from './mass-and-liquid-volume.ts'
import { massVolumeWordProblems } from './mass-volume-word-problems.ts'
import { measurePlotQuarterInch } from './measure-plot-quarter-inch.ts'
import { missingFactorEquations } from './missing-factor-equations.ts'
import { mixedOperationFacts } from './mixed-operation-facts.ts'
import { multiplicationDivisionFactFamilies } from './multiplication-division-fact-families.ts'
import { multiplicationDivisionWordProblems } from './multiplication-division-word-problems.ts'
import { multiplicationFactsByFamily } from './multiplication-facts-by-family.ts'
import { multiplicationProperties } from './multiplication-properties.ts'
import { multiplicationTablePatterns } from './multiplication-table-patterns.ts'
import { multiplyByMultiplesOfTen } from './multiply-by-multiples-of-ten.ts'
import { nameFractionsOfShapes } from './name-fractions-of-shapes.ts'
import { perimeterOfPolygons } from './perimeter-of-polygons.ts'
import { perimeterVersusAreaRectangles } from './perimeter-versus-area-rectangles.ts'
import { roundNearestTenHundred } from './round-nearest-ten-hundred.ts'
import { scaledPictureAndBarGraphs } from './scaled-picture-and-bar-graphs.ts'
import { tellTimeToMinute } from './tell-time-to-minute.ts'
import { thousandsPlaceValue } from './thousands-place-value.ts'
import { twoStepFourOperationProblems } from './two-step-four-operation-problems.ts'
import { wholeNumbersAsFractions } from './whole-numbers-as-fractions.ts'

export const grade3: Grade = {
  id: '3',
  topics: [
    equalGroupsMultiplication,
    equalSharingDivision,
    multiplicationFactsByFamily,
    divisionFactsByFamily,
    multiplicationTablePatterns,
    missingFactorEquations,
    multiplicationDivisionFactFamilies,
    multiplicationProperties,
    multiplicationDivisionWordProblems,
    twoStepFourOperationProblems,
    mixedOperationFacts,
    evenOddNumberPatterns,
    inputOutputTablesOneStep,
    thousandsPlaceValue,
    roundNearestTenHundred,
    estimateSumsDifferences,
    addSubtractWithin1000,
    multiplyByMultiplesOfTen,
    nameFractionsOfShapes,
    fractionsOnNumberLine,
    equivalentFractionsModels,
    wholeNumbersAsFractions,
    compareSameNumeratorOrDenominator,
    tellTimeToMinute,
    elapsedTime,
    massAndLiquidVolume,
    massVolumeWordProblems,
    scaledPictureAndBarGraphs,
    measurePlotQuarterInch,
    areaByCountingSquares,
    areaOfRectangles,
    areaDistributiveProperty,
    areaOfRectilinearFigures,
    perimeterOfPolygons,
    perimeterVersusAreaRectangles,
    classifyQuadrilateralsAttributes,
    makeChangeFromBills,
  ],
}
