import {
  answerStep,
  count,
  decimal,
  type FormMaker,
  line,
  percent,
  percentOf,
  quantity,
  type Random,
  Ratio,
  rational,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import {
  askPart,
  choose,
  drawPart,
  drawWhole,
  find,
  isPart,
  isTelling,
  type Percentage,
  partOf,
  rateTold,
  share,
  terminating,
  told,
} from './parts.ts'
import { byBenchmark } from './percent-steps.ts'

const anyRate = (random: Random) => random.intExcept(3, 95, 10, 50)

const partMistakes = (facts: Percentage) => ({
  gaveTheRest: Ratio.of(facts.whole).minus(partOf(facts)),
  pointInTheWrongPlace: partOf(facts).times(10),
  pointTooFarLeft: partOf(facts).over(10),
  dividedByThePercent: Ratio.of(facts.whole, facts.rate),
  subtractedThePercent: Ratio.of(Math.abs(facts.whole - facts.rate)),
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  partAnyPercent: form({
    levels: ['medium'],
    share: 3,
    instruction: find,
    lines: 3,
    draw: random => ({ rate: anyRate(random), whole: random.intExcept(12, 500, 100) }),
    answer: rational,
    solve: facts => decimal(partOf(facts)),
    ask: askPart,
    solution: facts => percentOf(share(facts), facts.whole),
    check: isPart,
  }),
  choosePart: form({
    levels: ['medium'],
    instruction: choose,
    draw: (random, level) => isTelling(() => drawWhole(random, level), partMistakes, partOf, random),
    answer: rational,
    solve: partOf,
    mistakes: facts => terminating(partMistakes(facts)),
    ask: askPart,
    solution: facts => percentOf(share(facts), facts.whole),
    whyWrong: ({ rate, whole }) => {
      const point = {
        en: line`The decimal point is in the wrong place.`,
        es: line`El punto decimal está en un lugar equivocado.`,
      }
      return {
        gaveTheRest: {
          en: line`It is what is left of ${whole}, not the part.`,
          es: line`Es lo que queda de ${whole}, no la parte.`,
        },
        pointInTheWrongPlace: point,
        pointTooFarLeft: point,
        dividedByThePercent: {
          en: line`It divides by ${rate} instead of multiplying by ${percent(rate)}.`,
          es: line`Divide entre ${rate} en vez de multiplicar por ${percent(rate)}.`,
        },
        subtractedThePercent: {
          en: line`It subtracts the number ${rate}.`,
          es: line`Resta el número ${rate}.`,
        },
      }
    },
    check: isPart,
  }),
  partStory: form({
    levels: ['easy', 'medium'],
    kind: 'story',
    share: 3,
    draw: (random, level) => drawPart(random, level),
    answer: quantity,
    solve: facts => count(partOf(facts), facts.story.noun),
    ask: ({ story, rate, whole, who }) => story.part(rateTold(rate), told('whole', story.noun, whole), who),
    solution: (facts, answer) => [
      ...byBenchmark(facts.rate, facts.whole),
      answerStep({ kind: 'paragraph', content: [answer] }, facts.story.says(answer, facts.who)),
    ],
    check: (printed, { amount }) => isPart(printed, amount),
  }),
})
