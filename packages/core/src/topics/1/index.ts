import type { Grade } from '../grade.ts'
import { addSubtractMultiplesOfTen } from './add-subtract-multiples-of-ten.ts'
import { addSubtractWithin10 } from './add-subtract-within-10.ts'
import { addTensAndOnesWithin100 } from './add-tens-and-ones-within-100.ts'
import { addThreeNumbers } from './add-three-numbers.ts'
import { additionFactsWithin20 } from './addition-facts-within-20.ts'
import { compareTwoDigitNumbers } from './compare-two-digit-numbers.ts'
import { composeTwoAndThreeDShapes } from './compose-two-and-three-d-shapes.ts'
import { countOnCountBack } from './count-on-count-back.ts'
import { countPenniesNickelsDimes } from './count-pennies-nickels-dimes.ts'
import { countTo120 } from './count-to-120.ts'
import { definingAttributesOfShapes } from './defining-attributes-of-shapes.ts'
import { doublesAndNearDoubles } from './doubles-and-near-doubles.ts'
import { equalSharesHalvesFourths } from './equal-shares-halves-fourths.ts'
import { factFamiliesWithin20 } from './fact-families-within-20.ts'
import { makeTenToAdd } from './make-ten-to-add.ts'
import { measureWithEqualUnits } from './measure-with-equal-units.ts'
import { missingNumberWithin20 } from './missing-number-within-20.ts'
import { numberWordsTo120 } from './number-words-to-120.ts'
import { orderThreeLengths } from './order-three-lengths.ts'
import { ordinalPositionsToTenth } from './ordinal-positions-to-tenth.ts'
import { subtractionFactsWithin20 } from './subtraction-facts-within-20.ts'
import { tallyAndGraphsThreeCategories } from './tally-and-graphs-three-categories.ts'
import { tellTimeHourHalfHour } from './tell-time-hour-half-hour.ts'
import { tenMoreTenLess } from './ten-more-ten-less.ts'
import { tensAndOnes } from './tens-and-ones.ts'
import { trueFalseEquationsWithin20 } from './true-false-equations-within-20.ts'
import { wordProblemsWithin20 } from './word-problems-within-20.ts'

export const grade1: Grade = {
  id: '1',
  topics: [
    addSubtractWithin10,
    additionFactsWithin20,
    subtractionFactsWithin20,
    doublesAndNearDoubles,
    makeTenToAdd,
    countOnCountBack,
    factFamiliesWithin20,
    missingNumberWithin20,
    trueFalseEquationsWithin20,
    wordProblemsWithin20,
    addThreeNumbers,
    countTo120,
    numberWordsTo120,
    tensAndOnes,
    compareTwoDigitNumbers,
    tenMoreTenLess,
    addTensAndOnesWithin100,
    addSubtractMultiplesOfTen,
    ordinalPositionsToTenth,
    orderThreeLengths,
    measureWithEqualUnits,
    tellTimeHourHalfHour,
    countPenniesNickelsDimes,
    tallyAndGraphsThreeCategories,
    definingAttributesOfShapes,
    composeTwoAndThreeDShapes,
    equalSharesHalvesFourths,
  ],
}
