import type { Grade } from '../grade.ts'
import { addSeveralTwoDigitNumbers } from './add-several-two-digit-numbers.ts'
import { addThreeDigitNumbers } from './add-three-digit-numbers.ts'
import { addTwoDigitNumbers } from './add-two-digit-numbers.ts'
import { arraysRepeatedAddition } from './arrays-repeated-addition.ts'
import { compareThreeDigitNumbers } from './compare-three-digit-numbers.ts'
import { countCoinsAndBills } from './count-coins-and-bills.ts'
import { estimateLengthsChooseUnit } from './estimate-lengths-choose-unit.ts'
import { evenOrOdd } from './even-or-odd.ts'
import { expandedFormTo1000 } from './expanded-form-to-1000.ts'
import { explainAdditionStrategies } from './explain-addition-strategies.ts'
import { halvesThirdsFourthsOfShapes } from './halves-thirds-fourths-of-shapes.ts'
import { howMuchLongerMeasured } from './how-much-longer-measured.ts'
import { hundredsTensOnes } from './hundreds-tens-ones.ts'
import { identifyPolygonsByAttributes } from './identify-polygons-by-attributes.ts'
import { lengthWordProblemsWithin100 } from './length-word-problems-within-100.ts'
import { linePlotWholeUnits } from './line-plot-whole-units.ts'
import { measureWithInchCmRuler } from './measure-with-inch-cm-ruler.ts'
import { mentalAddSubtract10100 } from './mental-add-subtract-10-100.ts'
import { missingNumberWithin100 } from './missing-number-within-100.ts'
import { mixedFactsWithin20 } from './mixed-facts-within-20.ts'
import { moneyWordProblemsCentsDollars } from './money-word-problems-cents-dollars.ts'
import { numberLineSumsWithin100 } from './number-line-sums-within-100.ts'
import { numberWordsTo1000 } from './number-words-to-1000.ts'
import { oneStepWordProblemsWithin100 } from './one-step-word-problems-within-100.ts'
import { pictureAndBarGraphsUnitScale } from './picture-and-bar-graphs-unit-scale.ts'
import { readACalendar } from './read-a-calendar.ts'
import { readAThermometer } from './read-a-thermometer.ts'
import { skipCount2510100 } from './skip-count-2-5-10-100.ts'
import { subtractThreeDigitNumbers } from './subtract-three-digit-numbers.ts'
import { subtractTwoDigitNumbers } from './subtract-two-digit-numbers.ts'
import { tellTimeFiveMinutes } from './tell-time-five-minutes.ts'
import { tileRectanglesWithSquares } from './tile-rectangles-with-squares.ts'
import { timeFromOneActivityToTheNext } from './time-from-one-activity-to-the-next.ts'
import { twoStepWordProblemsWithin100 } from './two-step-word-problems-within-100.ts'

export const grade2: Grade = {
  id: '2',
  topics: [
    mixedFactsWithin20,
    evenOrOdd,
    arraysRepeatedAddition,
    skipCount2510100,
    hundredsTensOnes,
    expandedFormTo1000,
    numberWordsTo1000,
    compareThreeDigitNumbers,
    addTwoDigitNumbers,
    subtractTwoDigitNumbers,
    missingNumberWithin100,
    addSeveralTwoDigitNumbers,
    mentalAddSubtract10100,
    addThreeDigitNumbers,
    subtractThreeDigitNumbers,
    explainAdditionStrategies,
    oneStepWordProblemsWithin100,
    twoStepWordProblemsWithin100,
    measureWithInchCmRuler,
    estimateLengthsChooseUnit,
    howMuchLongerMeasured,
    lengthWordProblemsWithin100,
    numberLineSumsWithin100,
    tellTimeFiveMinutes,
    timeFromOneActivityToTheNext,
    countCoinsAndBills,
    moneyWordProblemsCentsDollars,
    linePlotWholeUnits,
    pictureAndBarGraphsUnitScale,
    identifyPolygonsByAttributes,
    tileRectanglesWithSquares,
    halvesThirdsFourthsOfShapes,
    readACalendar,
    readAThermometer,
  ],
}
