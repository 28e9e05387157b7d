import {
  answerStep,
  blank,
  count,
  decimal,
  divide,
  equation,
  exact,
  explained,
  type FormMaker,
  formulaChoice,
  integer,
  line,
  minus,
  type Printed,
  percent,
  percentage,
  prose,
  quantity,
  Ratio,
  rational,
  role,
  times,
  type Value,
  whatPercent,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { levels } from './levels.ts'
import {
  amount,
  answered,
  choose,
  drawPart,
  drawStory,
  drawWhole,
  find,
  fits,
  isPart,
  isTelling,
  OTHER_RATES,
  type Percentage,
  partOf,
  rateTold,
  share,
  terminating,
  told,
} from './parts.ts'
import { calculationSteps, restSteps, wholeSteps } from './percent-steps.ts'

/** The same number by the other operation, with the point in another place, and less the percent. */
const wrongWork = (facts: Percentage & { readonly isPart: boolean }) => {
  const known = facts.isPart ? facts.whole : partOf(facts)
  const tenfold = decimal(share(facts).times(10))
  return {
    otherOperation: facts.isPart ? divide(known, decimal(share(facts))) : times(decimal(share(facts)), known),
    pointInTheWrongPlace: facts.isPart ? times(tenfold, known) : divide(known, tenfold),
    subtractedThePercent: minus(known, decimal(share(facts))),
  }
}

const askWhole = (facts: Percentage) => ({
  en: prose`${role('part', partOf(facts))} is ${rateTold(facts.rate)} of ${blank(3)}.`,
  es: prose`${role('part', partOf(facts))} es el ${rateTold(facts.rate)} de ${blank(3)}.`,
})

const isWhole = (printed: Printed, whole: Value) => fits(printed.role('part'), printed.role('rate'), exact(whole))

const wholeMistakes = (facts: Percentage) => ({
  tookThePercentOfThePart: partOf(facts).times(facts.rate).over(100),
  addedThePercent: partOf(facts).plus(facts.rate),
  pointInTheWrongPlace: Ratio.of(facts.whole).times(10),
  pointTooFarLeft: Ratio.of(facts.whole, 10),
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  whole: form({
    levels: ['hard'],
    share: 2,
    instruction: find,
    lines: 3,
    draw: drawWhole,
    answer: integer,
    solve: ({ whole }) => whole,
    ask: askWhole,
    solution: facts => wholeSteps(partOf(facts), facts.rate),
    check: isWhole,
  }),
  rate: form({
    levels: ['hard'],
    share: 2,
    instruction: { en: prose`Find the percent.`, es: prose`Halla el porcentaje.` },
    lines: 3,
    draw(random, level) {
      const known = drawWhole(random, { rates: OTHER_RATES, least: 40, most: level.most })
      const isOther = (rate: number) => rate !== known.rate && partOf({ ...known, rate }).isInteger
      return { ...known, other: random.pick([...OTHER_RATES, 5, 75, 85, 95].filter(isOther)) }
    },
    answer: percentage,
    solve: ({ other }) => other,
    ask(facts) {
      const asked = role('other', partOf({ ...facts, rate: facts.other }))
      return {
        en: prose`If ${rateTold(facts.rate)} of a number is ${role('part', partOf(facts))}, what percent of the number is ${asked}?`,
        es: prose`Si el ${rateTold(facts.rate)} de un número es ${role('part', partOf(facts))}, ¿qué porcentaje del número es ${asked}?`,
      }
    },
    solution: facts => [
      ...wholeSteps(partOf(facts), facts.rate),
      ...whatPercent(partOf({ ...facts, rate: facts.other }), facts.whole),
    ],
    // Both parts are to their percents as one to the other.
    check: (printed, rate) =>
      exact(rate)
        .over(100)
        .times(printed.role('part'))
        .equals(printed.role('rate').times(printed.role('other'))),
  }),
  chooseWhole: form({
    levels: ['hard'],
    instruction: choose,
    draw: (random, level) =>
      isTelling(
        () => drawWhole(random, level),
        wholeMistakes,
        ({ whole }) => Ratio.of(whole),
        random,
      ),
    answer: rational,
    solve: ({ whole }) => whole,
    mistakes: facts => terminating(wholeMistakes(facts)),
    ask: askWhole,
    solution: facts => wholeSteps(partOf(facts), facts.rate),
    whyWrong: ({ rate }) => {
      const point = {
        en: line`The decimal point is in the wrong place.`,
        es: line`El punto decimal está en un lugar equivocado.`,
      }
      return {
        tookThePercentOfThePart: {
          en: line`It is ${percent(rate)} of the part, not the whole.`,
          es: line`Es el ${percent(rate)} de la parte, no el total.`,
        },
        addedThePercent: {
          en: line`It adds ${rate} to the part; a percent is not a number of things.`,
          es: line`Suma ${rate} a la parte; un porcentaje no es una cantidad de cosas.`,
        },
        pointInTheWrongPlace: point,
        pointTooFarLeft: point,
      }
    },
    check: isWhole,
  }),
  whichExpression: form({
    levels: ['easy', 'hard'],
    kind: 'choose',
    draw: (random, level) =>
      level.asksForPart
        ? { isPart: true as const, ...drawPart(random, level) }
        : { isPart: false as const, ...drawStory(random, level, 4) },
    answer: formulaChoice,
    solve: facts =>
      facts.isPart ? times(decimal(share(facts)), facts.whole) : divide(partOf(facts), decimal(share(facts))),
    mistakes: wrongWork,
    ask(facts) {
      const { rate, whole, who } = facts
      const { en, es } = facts.isPart
        ? facts.story.part(rateTold(rate), told('whole', facts.story.noun, whole), who)
        : facts.story.whole(rateTold(rate), told('part', facts.story.noun, partOf(facts)), who)
      return {
        en: [en, prose`Which calculation answers the question?`],
        es: [es, prose`¿Qué cálculo responde a la pregunta?`],
      }
    },
    solution: (facts, answer) => {
      const known = facts.isPart ? facts.whole : partOf(facts)
      const named = amount(facts.story.noun, known)
      return calculationSteps(answer, facts.rate, facts.isPart, { named, value: known })
    },
    whyWrong: ({ isPart, rate }) => ({
      otherOperation: isPart
        ? { en: line`It would find a whole from a part.`, es: line`Hallaría un total a partir de una parte.` }
        : { en: line`It would find a part of the part.`, es: line`Hallaría una parte de la parte.` },
      pointInTheWrongPlace: {
        en: line`It would be right for ${percent(rate * 10)}.`,
        es: line`Serviría para el ${percent(rate * 10)}.`,
      },
      subtractedThePercent: { en: line`It takes away less than 1.`, es: line`Quita menos de 1.` },
    }),
    // What the calculation gives fits the printed numbers as part or as whole.
    check: (printed, answer) =>
      printed.terms('role').some(({ name }) => name === 'whole') ? isPart(printed, answer) : isWhole(printed, answer),
  }),
  wholeStory: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    draw: (random, level) => drawStory(random, level, 1),
    answer: quantity,
    solve: ({ story, whole }) => count(whole, story.noun),
    ask: facts => facts.story.whole(rateTold(facts.rate), told('part', facts.story.noun, partOf(facts)), facts.who),
    solution: (facts, answer) => [...wholeSteps(partOf(facts), facts.rate), answered(facts, 'whole', answer)],
    check: (printed, { amount }) => isWhole(printed, amount),
  }),
  rateStory: form({
    levels: ['hard'],
    kind: 'story',
    draw: (random, level) => drawStory(random, level, 3),
    answer: percentage,
    solve: ({ rate }) => 100 - rate,
    ask: facts =>
      facts.story.restRate(
        facts.story.noun === nouns.dollar ? told('part', nouns.dollar, partOf(facts)) : role('part', partOf(facts)),
        told('whole', facts.story.noun, facts.whole),
        facts.who,
      ),
    solution: facts => [
      ...whatPercent(partOf(facts), facts.whole),
      explained(
        equation(minus(percent(100), percent(facts.rate)), percent(100 - facts.rate)),
        line`The whole is 100%: subtract this percent from it.`,
        line`El total es el 100%: réstale ese porcentaje.`,
      ),
      answerStep(
        { kind: 'paragraph', content: [percent(100 - facts.rate)] },
        facts.story.leaves(percent(100 - facts.rate), facts.who),
      ),
    ],
    // What is left, as a percent of the whole.
    check(printed, rate) {
      const whole = printed.role('whole')
      return fits(whole.minus(printed.role('part')), exact(rate).over(100), whole)
    },
  }),
  restStory: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    draw: (random, level) => drawStory(random, level, 6),
    answer: quantity,
    solve: facts => count(Ratio.of(facts.whole).minus(partOf(facts)), facts.story.noun),
    ask: ({ story, rate, whole, who }) => story.rest(rateTold(rate), told('whole', story.noun, whole), who),
    solution: (facts, answer) => [
      ...restSteps(facts.rate, facts.whole, value => amount(facts.story.noun, value)),
      answered(facts, 'rest', answer),
    ],
    // What is left and the part make the whole.
    check(printed, { amount }) {
      const whole = printed.role('whole')
      return fits(whole.minus(exact(amount)), printed.role('rate'), whole)
    },
  }),
})
