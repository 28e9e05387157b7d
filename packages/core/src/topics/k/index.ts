import type { Grade } from '../grade.ts'
import { addSubtractFluentlyWithin5 } from './add-subtract-fluently-within-5.ts'
import { addWithPicturesTo10 } from './add-with-pictures-to-10.ts'
import { breakApartNumbersTo10 } from './break-apart-numbers-to-10.ts'
import { compareGroupsOfObjects } from './compare-groups-of-objects.ts'
import { compareMeasurableAttributes } from './compare-measurable-attributes.ts'
import { compareNumbersTo10 } from './compare-numbers-to-10.ts'
import { composeSimpleShapes } from './compose-simple-shapes.ts'
import { countObjectsTo20 } from './count-objects-to-20.ts'
import { countSidesAndVertices } from './count-sides-and-vertices.ts'
import { countTo100OnesTens } from './count-to-100-ones-tens.ts'
import { makeTenPartners } from './make-ten-partners.ts'
import { nameFlatAndSolidShapes } from './name-flat-and-solid-shapes.ts'
import { numberWordsTo20 } from './number-words-to-20.ts'
import { oneMoreOneLess } from './one-more-one-less.ts'
import { positionWords } from './position-words.ts'
import { repeatingShapePatterns } from './repeating-shape-patterns.ts'
import { sortAndCountCategories } from './sort-and-count-categories.ts'
import { storiesAddSubtractWithin10 } from './stories-add-subtract-within-10.ts'
import { subtractWithPicturesTo10 } from './subtract-with-pictures-to-10.ts'
import { tallyMarksTo20 } from './tally-marks-to-20.ts'
import { teenNumbersTenAndOnes } from './teen-numbers-ten-and-ones.ts'
import { tenFrameNumbers } from './ten-frame-numbers.ts'

export const kindergarten: Grade = {
  id: 'k',
  topics: [
    countObjectsTo20,
    tenFrameNumbers,
    countTo100OnesTens,
    oneMoreOneLess,
    compareGroupsOfObjects,
    compareNumbersTo10,
    numberWordsTo20,
    tallyMarksTo20,
    addWithPicturesTo10,
    subtractWithPicturesTo10,
    storiesAddSubtractWithin10,
    breakApartNumbersTo10,
    makeTenPartners,
    addSubtractFluentlyWithin5,
    teenNumbersTenAndOnes,
    compareMeasurableAttributes,
    sortAndCountCategories,
    positionWords,
    nameFlatAndSolidShapes,
    countSidesAndVertices,
    composeSimpleShapes,
    repeatingShapePatterns,
  ],
}
