import {
  count,
  equation,
  evaluate,
  explainedBy,
  type FormMaker,
  line,
  minus,
  mixed,
  multiplyFractions,
  Ratio,
  times,
} from '../../../author.ts'
import { fractionsOf, inLowestTerms } from '../../kit/fractions/fractions.ts'
import { withExtraNumber } from './crowded-stories.ts'
import type { levels } from './levels.ts'
import { partThatIsLeft } from './part-stories.ts'
import {
  ask,
  drawPair,
  drawRate,
  isSoMuchForMany,
  manyOf,
  mixedInLowest,
  mixedQuantity,
  partOf,
  ratesOf,
  read,
  told,
  withPairs,
} from './parts.ts'

const leftPairs = withPairs(partThatIsLeft, 'what is left of a mixed number')

const crowdedPairs = withPairs(withExtraNumber, 'fraction of a mixed number')

const mixedRates = ratesOf(
  (rate, many) => rate.times(many).d <= 12,
  fractionsOf([3, 2], [5, 2], [7, 2], [4, 3], [5, 3], [7, 3], [5, 4], [7, 4], [9, 4]),
)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  whatIsLeft: form({
    levels: ['hard'],
    share: 2,
    instruction: mixedInLowest,
    draw: random => drawPair(random, leftPairs),
    answer: mixedQuantity,
    solve: ({ part, whole, story }) => count(inLowestTerms(whole.minus(whole.times(part))), story.noun),
    ask,
    solution: ({ part, whole, story, who }, answer) => {
      const left = Ratio.of(1).minus(part)
      return [
        explainedBy(equation(minus(1, part), left), {
          en: line`Find the part that is left. Then multiply to find that part of ${count(inLowestTerms(whole), story.noun)}.`,
          es: line`Halla la parte que queda. Después multiplica para hallar esa parte de ${count(inLowestTerms(whole), story.noun)}.`,
        }),
        ...multiplyFractions(left, whole).slice(0, 4),
        told({ story, who }, times(left, inLowestTerms(whole)), answer),
      ]
    },
    // What is gone and what is left make the whole.
    check(printed, answer) {
      const { whole, part, noun } = read(printed)
      return answer.noun === noun && evaluate(answer.amount).over(whole).plus(part).equals(1)
    },
  }),
  mixedTimesMixed: form({
    levels: ['hard'],
    instruction: mixedInLowest,
    lines: 5,
    draw: random => drawRate(random, mixedRates),
    answer: mixedQuantity,
    solve: ({ rate, many, story }) => count(inLowestTerms(rate.times(many)), story.noun),
    ask: ({ rate, many, who, story }) => story.tell(mixed(rate), mixed(many), who),
    solution: ({ rate, many, story, who }, answer) => [
      ...manyOf(rate, many),
      told({ story, who }, times(inLowestTerms(many), inLowestTerms(rate)), answer),
    ],
    check: isSoMuchForMany,
  }),
  extraNumber: form({
    levels: ['hard'],
    instruction: mixedInLowest,
    draw(random) {
      const drawn = drawPair(random, crowdedPairs)
      return { ...drawn, extra: random.pick(drawn.story.extra) }
    },
    answer: mixedQuantity,
    solve: ({ part, whole, story }) => count(inLowestTerms(whole.times(part)), story.noun),
    ask: ({ part, whole, extra, story, who }) => story.tell(part, count(inLowestTerms(whole), story.noun), extra, who),
    solution: (facts, answer) => [
      explainedBy(times(facts.part, inLowestTerms(facts.whole)), {
        en: line`Find ${facts.part} of ${count(inLowestTerms(facts.whole), facts.story.noun)}: multiply. The number ${facts.extra} is not needed.`,
        es: line`Halla ${facts.part} de ${count(inLowestTerms(facts.whole), facts.story.noun)}: multiplica. El número ${facts.extra} no hace falta.`,
      }),
      ...partOf({ ...facts, isSaid: true }, answer),
    ],
    // The proper fraction, and the amount of the thing that is asked for.
    check(printed, answer) {
      const whole = printed.terms('quantity').find(({ noun }) => noun === answer.noun)
      const part = printed.numbers.find(number => number.compare(1) < 0)
      return (
        whole !== undefined && part !== undefined && evaluate(answer.amount).over(part).equals(evaluate(whole.amount))
      )
    },
  }),
})
