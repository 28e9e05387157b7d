import type { Grade } from '../grade.ts'
import { addSubtractMultiDigit } from './add-subtract-multi-digit.ts'
import { longDivisionOneDigitDivisor } from './long-division-one-digit-divisor.ts'
import { multiDigitNumberForms } from './multi-digit-number-forms.ts'
import { multiplyByOneDigit } from './multiply-by-one-digit.ts'
import { multiplyTwoDigitByTwoDigit } from './multiply-two-digit-by-two-digit.ts'
import { primeOrComposite } from './prime-or-composite.ts'
import { roundMultiDigitNumbers } from './round-multi-digit-numbers.ts'

export const grade4: Grade = {
  id: '4',
  topics: [
    multiDigitNumberForms,
    'digit-value-ten-times',
    'compare-order-multi-digit',
    roundMultiDigitNumbers,
    addSubtractMultiDigit,
    multiplyByOneDigit,
    multiplyTwoDigitByTwoDigit,
    'estimate-products-quotients',
    longDivisionOneDigitDivisor,
    'mixed-operations-multi-digit',
    'multiplicative-comparison',
    'multistep-word-problems',
    'interpret-remainders',
    'factors-multiples-pairs',
    primeOrComposite,
    'number-and-shape-patterns',
    'roman-numerals',
    'equivalent-fractions-numeric',
    'simplify-fractions',
    'compare-fractions-different-denominators',
    'decompose-fractions',
    'mixed-numbers-improper-fractions',
    'add-subtract-fractions-like-denominators',
    'add-subtract-mixed-like-denominators',
    'multiply-fraction-by-whole',
    'fraction-word-problems-like-denominators',
    'add-tenths-and-hundredths',
    'write-decimals-tenths-hundredths',
    'compare-decimals-to-hundredths',
    'add-subtract-money',
    'convert-larger-to-smaller-units',
    'measurement-word-problems-four-operations',
    'rectangle-area-perimeter-formulas',
    'line-plots-fraction-data',
    'angles-as-turns',
    'measure-draw-angles-protractor',
    'unknown-adjacent-angles',
    'points-lines-rays-angles',
    'classify-figures-lines-angles',
    'lines-of-symmetry',
  ],
}
