import {
  baseTenBlocks,
  blank,
  blocksTogether,
  both,
  equation,
  exact,
  expandedForm,
  type FormMaker,
  integer,
  isTrue,
  itemOf,
  prose,
  step,
  sum,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { missingNumber } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { draw, inWords, numberOf, partsOf, takesThePlacesAway, writeTheNumber } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  complete: form({
    levels: ['easy'],
    share: 2,
    instruction: missingNumber,
    draw: (random, level) => ({ number: draw(random, level), hidden: random.evenly([0, 1, 2]) }),
    answer: integer,
    solve: ({ number, hidden }) => itemOf(partsOf(number), hidden),
    ask: ({ number, hidden }) =>
      both(equation(numberOf(number), sum(...partsOf(number).map((part, i) => (i === hidden ? blank(2) : part))))),
    solution: ({ number }) => expandedForm(numberOf(number)),
    check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
  }),
  places: form({
    levels: ['easy'],
    instruction: writeTheNumber,
    draw,
    answer: integer,
    solve: numberOf,
    ask: number => both(inWords(number.map((digit, place) => [place, digit] as const))),
    solution: number => [
      step(sum(...partsOf(number)), because.valueOfEachDigit),
      step(equation(sum(...partsOf(number)), numberOf(number)), because.joinPlaces),
    ],
    check: takesThePlacesAway,
  }),
  blocks: form({
    levels: ['easy'],
    draw: random =>
      random.until(
        () => [random.int(1, 4), random.int(1, 6), random.int(1, 7)] as const,
        number => new Set(number).size === 3,
      ),
    answer: integer,
    solve: numberOf,
    ask: number =>
      withFigure(
        { en: prose`What number do the blocks show?`, es: prose`¿Qué número muestran los bloques?` },
        baseTenBlocks(numberOf(number)),
      ),
    solution: number => blocksTogether(numberOf(number)),
    // Counts the blocks.
    check: (printed, answer) =>
      exact(answer).equals(
        printed
          .figure('base-ten-blocks')
          .groups.reduce((total, { hundreds, tens, ones }) => total + 100 * hundreds + 10 * tens + ones, 0),
      ),
  }),
})
