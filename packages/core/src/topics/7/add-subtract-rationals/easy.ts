import {
  blank,
  both,
  decimal,
  equation,
  type FormMaker,
  fractionInLowestTerms,
  line,
  mixed,
  money,
  moneyAmount,
  prose,
  Ratio,
  rational,
  tupleOf,
} from '../../../author.ts'
import { addedOf, leavesNothing, signedSum, totalOf } from '../../kit/integers/signed-sum.ts'
import { measured } from '../../kit/stories/amounts.ts'
import type { levels } from './levels.ts'
import {
  checkSum,
  decimalSolution,
  drawDecimal,
  drawFractions,
  find,
  fractionSolution,
  inDigits,
  inLowestTerms,
  PATTERNS_OF,
  patterned,
} from './parts.ts'
import {
  askStory,
  decimalStories,
  drawStory,
  endOf,
  fractionStories,
  leadsBack,
  storySolution,
  tenthStories,
} from './rational-stories.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fractions: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction: inLowestTerms,
    draw: (random, { denominators, signs }) => {
      const pattern = random.evenly(PATTERNS_OF[signs])
      return patterned(pattern, drawFractions(random, denominators), value => mixed(value))
    },
    answer: fractionInLowestTerms,
    solve: terms => mixed(totalOf(terms)),
    ask: terms => both(equation(signedSum(terms), blank(3))),
    solution: fractionSolution,
    check: checkSum,
  }),

  decimals: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: find,
    draw(random, { places, signs }) {
      const pattern = random.evenly(PATTERNS_OF[signs])
      const [one, two] = random.pick<readonly [number, number]>(places)
      const sizes = random.until(
        () => [drawDecimal(random, one, 9), drawDecimal(random, two, 9)] as const,
        ([a, b]) => !a.equals(b),
      )
      return patterned(pattern, sizes, value => decimal(value))
    },
    answer: rational,
    solve: terms => decimal(totalOf(terms)),
    ask: terms => both(equation(signedSum(terms), blank(3))),
    solution: decimalSolution,
    check: checkSum,
  }),

  choose: form({
    levels: ['easy'],
    instruction: { en: prose`Choose the value.`, es: prose`Elige el valor.` },
    draw(random, { signs }) {
      const pattern = random.evenly(PATTERNS_OF[signs])
      const sizes = random.until(
        () => [drawDecimal(random, 1, 9), drawDecimal(random, 1, 9)] as const,
        ([a, b]) => !a.equals(b),
      )
      return patterned(pattern, sizes, inDigits)
    },
    answer: rational,
    solve: terms => decimal(totalOf(terms)),
    mistakes(terms) {
      const [first, second] = tupleOf(addedOf(terms), 2)
      const other = first.minus(second)
      return {
        signLost: decimal(totalOf(terms).negated()),
        oppositeNotAdded: decimal(other),
        oppositeNotAddedAndSignLost: decimal(other.negated()),
      }
    },
    ask: terms => both(signedSum(terms)),
    solution: terms => decimalSolution(terms),
    whyWrong: terms => {
      const [, second] = tupleOf(addedOf(terms), 2)
      const [right, other] = [decimal(second), decimal(second.negated())]
      return {
        signLost: { en: line`It has the wrong sign.`, es: line`Tiene el signo equivocado.` },
        oppositeNotAdded: {
          en: line`It adds ${other} instead of ${right}.`,
          es: line`Suma ${other} en vez de ${right}.`,
        },
        oppositeNotAddedAndSignLost: {
          en: line`It adds ${other} instead of ${right}, and the sign of the result is wrong too.`,
          es: line`Suma ${other} en vez de ${right}, y además el signo del resultado está mal.`,
        },
      }
    },
    check: (printed, answer) => leavesNothing(printed.one('sum'), answer),
  }),

  temperature: form({
    levels: ['easy'],
    kind: 'story',
    draw: random => drawStory(random, tenthStories, 10),
    answer: measured,
    solve: facts => facts.story.amount(endOf(facts)),
    ask: askStory,
    solution: (facts, end) => storySolution(facts, decimalSolution, value => decimal(value), end, end),
    check: (printed, answer) => leadsBack(printed, answer.of),
  }),

  money: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => drawStory(random, decimalStories, 100),
    answer: moneyAmount,
    solve: facts => endOf(facts).times(100).n,
    ask: askStory,
    solution: (facts, end) => storySolution(facts, decimalSolution, value => decimal(value), money(end), money(end)),
    check: (printed, answer) => leadsBack(printed, Ratio.of(answer, 100)),
  }),

  fractionStory: form({
    levels: ['medium', 'hard'],
    kind: 'story',
    draw: (random, { storyParts }) =>
      storyParts[1] === 3
        ? drawStory(random, fractionStories.hard, 12, storyParts)
        : drawStory(random, fractionStories.medium, 8, storyParts),
    answer: measured,
    solve: facts => facts.story.amount(endOf(facts)),
    ask: askStory,
    solution: (facts, end) => storySolution(facts, fractionSolution, value => mixed(value), end, end),
    check: (printed, answer) => leadsBack(printed, answer.of),
  }),
})
