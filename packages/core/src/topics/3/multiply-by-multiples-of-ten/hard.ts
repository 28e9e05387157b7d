import {
  blank,
  both,
  equation,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  isTrue,
  line,
  prose,
  type Random,
  step,
  times,
  tupleOf,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { comparedSides, comparesTheSides, comparison, comparisonOf } from '../../kit/facts/compare-signs.ts'
import { compare, fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { whichIsWrong } from '../../kit/facts/groups.ts'
import type { levels } from './levels.ts'
import { draw, type Fact, type Level, nameTheTens, product, valueOf, valueOfTheTens, worked } from './parts.ts'

/** Two products at most 120 apart, of different factors; now and then equal ones: 6 × 40 and 8 × 30. */
function drawTwo(random: Random, level: Level): readonly [Fact, Fact] {
  const isEqual = random.evenly([false, false, true])
  if (isEqual) {
    const { digit, tens } = random.until(
      () => draw(random, level),
      ({ digit, tens }) => digit !== tens,
    )
    return [
      { digit, tens },
      { digit: tens, tens: digit },
    ]
  }
  return random.until(
    () => [draw(random, level), draw(random, level)] as const,
    ([one, two]) => {
      const apart = Math.abs(one.digit * one.tens - two.digit * two.tens)
      return apart > 0 && apart <= 12 && one.digit !== two.digit && one.tens !== two.tens
    },
  )
}

/** Two different facts of one value: 8 × 60 = 480 and 6 × 80. */
const TWO_WAYS = wholes(3, 9).flatMap(digit =>
  wholes(3, 9).flatMap(tens =>
    wholes(3, 9).flatMap(otherTens => {
      const other = (digit * tens) / otherTens
      const isOther = Number.isInteger(other) && other >= 3 && other <= 9 && otherTens !== tens && digit * tens >= 18
      return isOther ? [{ one: { digit, tens }, other: { digit: other, tens: otherTens } }] : []
    }),
  ),
)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missingFactor: form({
    levels: ['hard'],
    share: 2,
    instruction: missingNumber,
    draw: (random, level) => ({
      ...draw(random, level),
      gap: random.evenly(['digit first', 'tens second', 'digit second', 'tens first']),
    }),
    answer: integer,
    solve: ({ digit, tens, gap }) => (gap.startsWith('digit') ? digit : tens * 10),
    ask({ digit, tens, gap }) {
      const known = gap.startsWith('digit') ? tens * 10 : digit
      return both(equation(gap.endsWith('first') ? times(blank(2), known) : times(known, blank(2)), digit * tens * 10))
    },
    solution({ digit, tens, gap }) {
      const [known, found] = gap.startsWith('digit') ? [tens, digit] : [digit, tens]
      const [first, second] = gap === 'digit first' || gap === 'tens second' ? [digit, tens * 10] : [tens * 10, digit]
      const [all, inTens] = [digit * tens * 10, digit * tens]
      const gapInTens = {
        'digit first': {
          en: prose`____ × ${tens} tens = ${inTens} tens`,
          es: prose`____ × ${tens} decenas = ${inTens} decenas`,
        },
        'digit second': {
          en: prose`${tens} tens × ____ = ${inTens} tens`,
          es: prose`${tens} decenas × ____ = ${inTens} decenas`,
        },
        'tens first': {
          en: prose`____ tens × ${digit} = ${inTens} tens`,
          es: prose`____ decenas × ${digit} = ${inTens} decenas`,
        },
        'tens second': {
          en: prose`${digit} × ____ tens = ${inTens} tens`,
          es: prose`${digit} × ____ decenas = ${inTens} decenas`,
        },
      }[gap]
      return [
        gap.startsWith('digit')
          ? explained(
              gapInTens,
              line`${tens * 10} is ${tens} tens, and ${all} is ${inTens} tens.`,
              line`${tens * 10} son ${tens} decenas y ${all} son ${inTens} decenas.`,
            )
          : explained(gapInTens, line`${all} is ${inTens} tens.`, line`${all} son ${inTens} decenas.`),
        step(equation(times(known, found), known * found), because.thinkMultiplication, {
          factor: known,
          product: known * found,
        }),
        valueOfTheTens({ digit, tens }, equation(times(first, second), first * second)),
      ]
    },
    check: fitsTheGap,
  }),
  compare: form({
    levels: ['hard'],
    share: 2,
    instruction: compare,
    draw: drawTwo,
    answer: comparison,
    solve: ([one, two]) => comparisonOf(valueOf(one), valueOf(two)),
    ask: ([one, two]) => both(prose`${product(one)} ____ ${product(two)}`),
    solution: ([one, two], answer) => [
      nameTheTens(one),
      nameTheTens(two),
      ...comparedSides([product(one), product(two)], answer),
    ],
    check: comparesTheSides,
  }),
  twoSided: form({
    levels: ['hard'],
    share: 2,
    instruction: missingNumber,
    draw: random => random.evenly(TWO_WAYS),
    answer: integer,
    solve: ({ other }) => other.digit,
    ask: ({ one, other }) => both(equation(product(one), times(blank(2), other.tens * 10))),
    solution: ({ one, other }) => [
      ...worked(one),
      explained(
        equation(times(other.tens, other.digit), other.tens * other.digit),
        line`The right side must be ${valueOf(one)} too, which is ${other.tens * other.digit} tens. ${other.tens * 10} is ${other.tens} tens: ${other.tens} times what number is ${other.tens * other.digit}?`,
        line`El lado derecho también debe ser ${valueOf(one)}, que son ${other.tens * other.digit} decenas. ${other.tens * 10} son ${other.tens} decenas: ¿qué número por ${other.tens} da ${other.tens * other.digit}?`,
      ),
      explained(
        equation(product(one), product(other)),
        line`The missing number is ${other.digit}.`,
        line`El número que falta es ${other.digit}.`,
      ),
    ],
    check: fitsTheGap,
  }),
  whichIsWrong: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random, level) {
      const groupsOff = random.evenly([-1, 1] as const)
      const wrong = draw(random, level)
      const right = random.until(
        () => tupleOf([draw(random, level), draw(random, level), draw(random, level)], 3),
        facts => new Set([wrong, ...facts].map(valueOf)).size === 4,
      )
      return { wrong, right, groupsOff }
    },
    answer: formulaChoice,
    solve: ({ wrong, groupsOff }) => equation(product(wrong), valueOf(wrong) + groupsOff * wrong.tens * 10),
    mistakes: ({ right: [one, two, three] }) => ({
      rightProduct: equation(product(one), valueOf(one)),
      anotherRightProduct: equation(product(two), valueOf(two)),
      thirdRightProduct: equation(product(three), valueOf(three)),
    }),
    ask: () => whichIsWrong,
    solution: ({ wrong, groupsOff }, answer) => [
      ...worked(wrong),
      step(expr(answer), because.mistakeIs, {
        what:
          groupsOff === 1
            ? {
                en: line`it has one group of ${wrong.tens * 10} too many`,
                es: line`tiene un grupo de ${wrong.tens * 10} de más`,
              }
            : {
                en: line`one group of ${wrong.tens * 10} is missing`,
                es: line`falta un grupo de ${wrong.tens * 10}`,
              },
      }),
    ],
    whyWrong({ right: [one, two, three] }) {
      const isRight = (fact: typeof one) => {
        const [factors, all] = [times(fact.digit, fact.tens), fact.digit * fact.tens]
        return {
          en: line`It is right: ${factors} tens = ${all} tens.`,
          es: line`Es correcta: ${factors} decenas = ${all} decenas.`,
        }
      }
      return { rightProduct: isRight(one), anotherRightProduct: isRight(two), thirdRightProduct: isRight(three) }
    },
    check: (_, answer) => !isTrue(expr(answer)),
  }),
})
