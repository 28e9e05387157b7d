import {
  baseTenBlocks,
  blank,
  both,
  equation,
  evaluate,
  exact,
  expandedForm,
  expr,
  type FormMaker,
  integer,
  itemOf,
  line,
  list,
  match,
  prose,
  type Random,
  type Step,
  statements,
  step,
  sum,
  symbol,
  theThings,
  things,
  type Value,
  withFigure,
  writtenExpression,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { formulaIn } from '../../kit/choices/cells.ts'
import { comparesTheSides, comparison, comparisonOf } from '../../kit/facts/compare-signs.ts'
import { compare, fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { twoNumbers } from '../../kit/facts/two-numbers.ts'
import { askChanges, changesLeadBack, drawPlain, plainSteps } from './changes.ts'
import {
  comparedByDigits,
  type Digits,
  digitsOf,
  everyPlace,
  expanded,
  numberOf,
  PLACES,
  partsOf,
  withZeroAt,
} from './digits.ts'
import type { levels } from './levels.ts'

/** There are no tens: the digit of their place is 0. */
function zeroPlace(amounts: Digits): Step {
  const noun = itemOf(PLACES, amounts.indexOf(0))
  return step(everyPlace(amounts), because.explain, {
    sentence: {
      en: line`There are no ${things(noun)}: the ${things(noun)} digit is 0.`,
      es: line`No hay ${things(noun)}: el dígito de ${theThings(noun)} es 0.`,
    },
  })
}

/** Two numbers with the same digits, their 0 in another place: the second is greater. */
const ZEROS = [
  [2, 3],
  [1, 2],
  [1, 3],
] as const

function drawPair(random: Random): readonly [Digits, Digits] {
  const [low, high] = random.evenly(ZEROS)
  const [a, b, c] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)
  const at = (place: number): Digits => (place === 1 ? [a, 0, b, c] : place === 2 ? [a, b, 0, c] : [a, b, c, 0])
  return [at(low), at(high)]
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  toStandard: form({
    levels: ['medium'],
    instruction: missingNumber,
    draw: random => ({ amounts: withZeroAt(random, random.evenly([2, 3, 1])) }),
    answer: integer,
    solve: ({ amounts }) => numberOf(amounts),
    ask: ({ amounts }) => both(equation(expanded(amounts), blank(4))),
    solution: ({ amounts }) => [
      zeroPlace(amounts),
      step(equation(expanded(amounts), numberOf(amounts)), because.joinPlaces),
    ],
    check: fitsTheGap,
  }),
  toExpanded: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the number in expanded form. Leave out a place with 0.`,
      es: prose`Escribe el número en forma desarrollada. Omite la posición que tenga 0.`,
    },
    lines: 1,
    draw: random => ({ amounts: withZeroAt(random, random.evenly([3, 1, 2])) }),
    answer: writtenExpression,
    solve: ({ amounts }) => expanded(amounts),
    ask: ({ amounts }) => both(expr(numberOf(amounts))),
    solution: ({ amounts }) => expandedForm(numberOf(amounts)),
    // Each part is one digit followed by zeros, and no two have the same length.
    check(printed, answer) {
      const parts = answer.kind === 'sum' ? answer.terms.map(term => String(evaluate(term))) : []
      const isPart =
        parts.every(part => /^[1-9]0*$/.test(part)) && new Set(parts.map(part => part.length)).size === parts.length
      return isPart && evaluate(answer).equals(evaluate(printed.one('number')))
    },
  }),
  blocks: form({
    levels: ['medium'],
    // One kind of block is not there.
    draw(random) {
      const missing = random.evenly([1, 2, 3])
      const [a, b] = random.sample([1, 2, 3, 4], 2)
      const thousands = random.int(1, 3)
      const amounts: Digits =
        missing === 1 ? [thousands, 0, a, b] : missing === 2 ? [thousands, a, 0, b] : [thousands, a, b, 0]
      return { amounts }
    },
    answer: integer,
    solve: ({ amounts }) => numberOf(amounts),
    ask: ({ amounts }) =>
      withFigure(
        { en: prose`What number do the blocks show?`, es: prose`¿Qué número muestran los bloques?` },
        baseTenBlocks(numberOf(amounts)),
      ),
    solution: ({ amounts }) => [
      step(everyPlace(amounts), because.countBlocks),
      step(equation(expanded(amounts), numberOf(amounts)), because.joinPlaces),
    ],
    check: (printed, answer) =>
      exact(answer).equals(
        printed
          .figure('base-ten-blocks')
          .groups.reduce(
            (total, { thousands, hundreds, tens, ones }) => total + numberOf([thousands, hundreds, tens, ones]),
            0,
          ),
      ),
  }),
  moreAndLess: form({
    levels: ['medium'],
    instruction: { en: prose`Write both numbers.`, es: prose`Escribe los dos números.` },
    draw: drawPlain,
    answer: twoNumbers,
    solve: ({ n, by }): readonly Value[] => by.map(change => n + change),
    ask: askChanges,
    solution: plainSteps,
    check: changesLeadBack,
  }),
  sign: form({
    levels: ['medium'],
    instruction: compare,
    draw(random) {
      const [low, high] = drawPair(random)
      const kind = random.evenly(['less', 'equal', 'greater'])
      const [number, inParts] = { less: [low, high], equal: [high, high], greater: [high, low] }[kind] as [
        Digits,
        Digits,
      ]
      return { number, inParts, isTurned: random.chance(0.5) }
    },
    answer: comparison,
    solve: ({ number, inParts, isTurned }) =>
      isTurned ? comparisonOf(numberOf(inParts), numberOf(number)) : comparisonOf(numberOf(number), numberOf(inParts)),
    ask({ number, inParts, isTurned }) {
      // Equal ones in another order: else both sides would show the same digits one after another.
      const isEqual = numberOf(number) === numberOf(inParts)
      const parts = isEqual ? sum(...[...partsOf(inParts)].reverse()) : expanded(inParts)
      const value = numberOf(number)
      return both(isTurned ? prose`${parts} ____ ${value}` : prose`${value} ____ ${parts}`)
    },
    solution({ number, inParts, isTurned }) {
      const [value, other] = [numberOf(number), numberOf(inParts)]
      return [
        zeroPlace(inParts),
        step(equation(expanded(inParts), other), because.joinPlaces),
        ...comparedByDigits(isTurned ? other : value, isTurned ? value : other),
      ]
    },
    check: comparesTheSides,
  }),
  match: form(
    match({
      levels: ['medium'],
      what: { en: line`each number with its expanded form`, es: line`cada número con su forma desarrollada` },
      draw(random) {
        const [a, b, c] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)
        const all: readonly Digits[] = [
          [a, b, c, 0],
          [a, b, 0, c],
          [a, 0, b, c],
          [a, c, 0, b],
          [a, c, b, 0],
          [a, 0, c, b],
        ]
        return random.sample(all, 4).map(amounts => [numberOf(amounts), expanded(amounts)] as const)
      },
      // The parts are taken away until nothing is left.
      belong: (left, right) =>
        evaluate(formulaIn(left))
          .minus(evaluate(formulaIn(right)))
          .equals(0),
      solution: (pairs, letters) => [
        step(
          statements(...pairs.map(([left]) => equation(left as number, expanded(digitsOf(left as number))))),
          because.valueOfEachDigit,
        ),
        step(list(...letters.map(name => symbol(name))), because.matchTheNumbers),
      ],
    }),
  ),
})
