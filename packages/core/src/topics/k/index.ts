import type { Grade } from '../grade.ts'
import { tenFrameNumbers } from './ten-frame-numbers.ts'

export const kindergarten: Grade = {
  id: 'k',
  topics: [
    'count-objects-to-20',
    tenFrameNumbers,
    'count-to-100-ones-tens',
    'one-more-one-less',
    'compare-groups-of-objects',
    'compare-numbers-to-10',
    'number-words-to-20',
    'add-with-pictures-to-10',
    'subtract-with-pictures-to-10',
    'stories-add-subtract-within-10',
    'break-apart-numbers-to-10',
    'make-ten-partners',
    'add-subtract-fluently-within-5',
    'teen-numbers-ten-and-ones',
    'compare-measurable-attributes',
    'sort-and-count-categories',
    'position-words',
    'name-flat-and-solid-shapes',
    'count-sides-and-vertices',
    'compose-simple-shapes',
    'repeating-shape-patterns',
  ],
}
