import {
  answerStep,
  count,
  defineTopic,
  divide,
  type Expr,
  equation,
  evaluate,
  expr,
  figure,
  formulaChoice,
  line,
  minus,
  mixed,
  multiplyFractions,
  type Person,
  type Printed,
  people,
  prose,
  quantity,
  quantityInLowestTerms,
  type Random,
  Ratio,
  step,
  sum,
  tapeDiagram,
  times,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { inLowestTerms } from '../kit/fractions/fractions.ts'
import { startingAt } from '../kit/stories/turns.ts'
import {
  forMany,
  partOfMany,
  partOfWhole,
  partThatIsLeft,
  type Quantity,
  type Says,
  type Story,
  withExtraNumber,
} from './fraction-multiplication-word-problems/fraction-stories.ts'

/** Denominators with which people measure. */
const measuring = (random: Random) => {
  const d = random.pick([2, 3, 4, 5, 6, 8])
  return Ratio.of(random.coprimeTo(d), d)
}

const fraction = (random: Random, least: number, most: number) => {
  const d = random.int(least, most)
  return Ratio.of(random.coprimeTo(d), d)
}

const numbers = {
  'fraction of a whole'(random: Random) {
    const part = fraction(random, 3, 10)
    return [part, Ratio.of(part.d * random.int(1, 3), part.n === 1 && part.d > 3 ? 1 : random.pick([1, 2]))] as const
  },
  'fraction of a fraction': (random: Random) => [fraction(random, 2, 10), measuring(random)] as const,
  'fraction of a mixed number'(random: Random) {
    const d = random.int(2, 6)
    return [fraction(random, 2, 8), Ratio.of(random.int(1, 5) * d + random.coprimeTo(d), d)] as const
  },
}

/** Forms that tell the same stories begin with different ones. */
const drawFrom =
  (stories: readonly Story[], first = 0) =>
  (random: Random, level: { readonly numbers: readonly (keyof typeof numbers)[] }) => {
    const story = random.evenly(startingAt(stories, first))
    const kind = random.pick(level.numbers)
    const [part, whole] = random.until(
      () => numbers[kind](random),
      ([part, whole]) =>
        !whole.equals(part) && !whole.equals(1) && whole.compare(story.most) <= 0 && part.times(whole).d <= 16,
    )
    return { part, whole, story, who: random.pick(people) }
  }

type Facts = ReturnType<ReturnType<typeof drawFrom>>

const ask = ({ part, whole, story, who }: Facts) => story.tell(part, count(inLowestTerms(whole), story.noun), who)

const instruction = {
  en: prose`Write the answer in lowest terms.`,
  es: prose`Escribe la respuesta en su mínima expresión.`,
}

interface Told {
  readonly story: { readonly says: Says }
  readonly who: Person
}
const told = ({ story, who }: Told, product: Expr, answer: Quantity) =>
  answerStep(equation(product, answer.amount), story.says(answer, who))
const partOf = (facts: Told & { readonly part: Ratio; readonly whole: Ratio }, answer: Quantity) => [
  ...multiplyFractions(facts.part, facts.whole),
  told(facts, times(facts.part, inLowestTerms(facts.whole)), answer),
]

/** The two numbers of the story, told apart by the unit. */
function read(printed: Printed) {
  const { amount, noun } = printed.term('quantity')
  const whole = evaluate(amount)
  return { whole, noun, part: printed.numbers.find(number => !number.equals(whole)) ?? whole }
}

/** The amount for one is left when the answer is shared out among the many. */
function isSoMuchForMany(printed: Printed, answer: Quantity): boolean {
  const [rate, many] = printed.numbers
  return (
    rate !== undefined &&
    many !== undefined &&
    answer.noun === printed.term('quantity').noun &&
    evaluate(answer.amount).over(many).equals(rate)
  )
}

export const fractionMultiplicationWordProblems = defineTopic(
  {
    id: 'fraction-multiplication-word-problems',
    name: { en: 'Word problems: multiply fractions', es: 'Problemas verbales de multiplicación de fracciones' },
    description: {
      en: 'Solve stories that ask for a fraction of an amount or a product of mixed numbers.',
      es: 'Resuelve problemas que piden una fracción de una cantidad o un producto de números mixtos.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.B.6'],
    rev: 2,
    levels: {
      easy: { numbers: ['fraction of a whole'] },
      medium: { numbers: ['fraction of a fraction', 'fraction of a mixed number'] },
      hard: { numbers: ['fraction of a whole', 'fraction of a mixed number'] },
    },
  },
  form => ({
    part: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction,
      draw: drawFrom(partOfWhole),
      answer: quantityInLowestTerms,
      solve: ({ part, whole, story }) => count(inLowestTerms(whole.times(part)), story.noun),
      ask,
      solution: partOf,
      check(printed, answer) {
        const { whole, part, noun } = read(printed)
        return answer.noun === noun && evaluate(answer.amount).over(whole).equals(part)
      },
    }),

    partOfMany: form({
      levels: ['easy'],
      share: 2,
      draw(random) {
        const part = fraction(random, 2, 10)
        const story = random.evenly(partOfMany)
        const whole = Ratio.of(part.d * random.int(Math.ceil(story.least / part.d), Math.floor(story.most / part.d)))
        return { part, whole, story, who: random.pick(people) }
      },
      answer: quantity,
      solve: ({ part, whole, story }) => count(whole.times(part), story.noun),
      ask,
      solution: partOf,
      check(printed, answer) {
        const { whole, part, noun } = read(printed)
        return answer.noun === noun && evaluate(answer.amount).over(whole).equals(part)
      },
    }),

    tapeDiagram: form({
      levels: ['easy'],
      instruction,
      lines: 2,
      draw: drawFrom(partOfWhole, 3),
      answer: quantityInLowestTerms,
      solve: ({ part, whole, story }) => count(inLowestTerms(whole.times(part)), story.noun),
      ask: facts => {
        const drawn = figure(
          tapeDiagram([
            {
              boxes: Array.from({ length: facts.part.d }, (_, i) => ({
                fill: i < facts.part.n ? ('gray' as const) : ('white' as const),
              })),
              equal: true,
              brace: inLowestTerms(facts.whole),
            },
          ]),
        )
        const { en, es } = ask(facts)
        return { en: [en, drawn], es: [es, drawn] }
      },
      solution: ({ part, whole, story, who }, answer) => [
        step(equation(divide(inLowestTerms(whole), part.d), inLowestTerms(whole.over(part.d))), because.shareEqually),
        ...(part.n > 1
          ? [
              step(
                equation(times(part.n, inLowestTerms(whole.over(part.d))), answer.amount),
                because.countShadedParts,
                { parts: part.n },
              ),
            ]
          : []),
        told({ story, who }, times(part, inLowestTerms(whole)), answer),
      ],
      // One box is the brace shared out; the gray ones are counted.
      check(printed, answer) {
        const [row] = printed.figure('tape-diagram').rows
        const { whole } = read(printed)
        const gray = row?.boxes.filter(({ fill }) => fill === 'gray').length ?? 0
        return evaluate(answer.amount).equals(whole.over(row?.boxes.length ?? 1).times(gray))
      },
    }),

    whatIsLeft: form({
      levels: ['hard'],
      share: 2,
      instruction,
      draw: drawFrom(partThatIsLeft),
      answer: quantityInLowestTerms,
      solve: ({ part, whole, story }) => count(inLowestTerms(whole.minus(whole.times(part))), story.noun),
      ask,
      solution: ({ part, whole, story, who }, answer) => {
        const left = Ratio.of(1).minus(part)
        return [
          step(equation(minus(1, part), left), because.findPartLeft),
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

    mixedTimesWhole: form({
      levels: ['medium'],
      share: 2,
      instruction,
      lines: 4,
      draw(random) {
        const d = random.pick([2, 3, 4, 5, 6, 8, 10])
        const rate = Ratio.of(random.int(1, 3) * d + random.coprimeTo(d), d)
        return { rate, many: Ratio.of(random.int(2, 6)), who: random.pick(people), story: random.evenly(forMany) }
      },
      answer: quantityInLowestTerms,
      solve: ({ rate, many, story }) => count(inLowestTerms(rate.times(many)), story.noun),
      ask: ({ rate, many, who, story }) => story.tell(mixed(rate), inLowestTerms(many), who),
      solution: ({ rate, many, story, who }, answer) => [
        ...multiplyFractions(rate, many),
        told({ story, who }, times(inLowestTerms(many), inLowestTerms(rate)), answer),
      ],
      check: isSoMuchForMany,
    }),

    mixedTimesMixed: form({
      levels: ['hard'],
      instruction,
      lines: 5,
      draw(random) {
        const [b, d] = [random.int(2, 4), random.int(2, 4)]
        return {
          rate: Ratio.of(random.int(1, 3) * b + random.coprimeTo(b), b),
          many: Ratio.of(random.int(1, 3) * d + random.coprimeTo(d), d),
          who: random.pick(people),
          story: random.evenly(forMany),
        }
      },
      answer: quantityInLowestTerms,
      solve: ({ rate, many, story }) => count(inLowestTerms(rate.times(many)), story.noun),
      ask: ({ rate, many, who, story }) => story.tell(mixed(rate), mixed(many), who),
      solution: ({ rate, many, story, who }, answer) => [
        ...multiplyFractions(rate, many),
        told({ story, who }, times(inLowestTerms(many), inLowestTerms(rate)), answer),
      ],
      check: isSoMuchForMany,
    }),

    extraNumber: form({
      levels: ['hard'],
      instruction,
      draw(random) {
        const story = random.evenly(withExtraNumber)
        const [part, whole] = random.until(
          () => numbers['fraction of a mixed number'](random),
          ([part, whole]) => whole.compare(story.most) <= 0 && part.times(whole).d <= 16,
        )
        return { part, whole, extra: random.int(...story.extra), story, who: random.pick(people) }
      },
      answer: quantityInLowestTerms,
      solve: ({ part, whole, story }) => count(inLowestTerms(whole.times(part)), story.noun),
      ask: ({ part, whole, extra, story, who }) =>
        story.tell(part, count(inLowestTerms(whole), story.noun), extra, who),
      solution: partOf,
      // The proper fraction, and the amount of the thing that is asked for.
      check(printed, answer) {
        const whole = printed.terms('quantity').find(({ noun }) => noun === answer.noun)
        const part = printed.numbers.find(number => number.compare(1) < 0)
        return (
          whole !== undefined && part !== undefined && evaluate(answer.amount).over(part).equals(evaluate(whole.amount))
        )
      },
    }),

    chooseTheExpression: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Which expression answers the question?`,
        es: prose`¿Qué expresión responde a la pregunta?`,
      },
      draw: (random, level) =>
        random.until(
          () => drawFrom(partOfWhole, 4)(random, level),
          ({ part }) => part.d > 2,
        ),
      answer: formulaChoice,
      solve: ({ part, whole }) => times(part, inLowestTerms(whole)),
      mistakes: ({ part, whole }) => ({
        adds: sum(inLowestTerms(whole), part),
        divides: divide(inLowestTerms(whole), part),
        takesWhatIsLeft: times(Ratio.of(1).minus(part), inLowestTerms(whole)),
        subtracts: minus(inLowestTerms(whole), part),
      }),
      ask,
      solution: ({ part, whole, story }) => [
        step(expr(part), because.read, {
          what: { en: line`a part of the amount is asked`, es: line`se pide una parte de la cantidad` },
        }),
        step(times(part, inLowestTerms(whole)), because.becauseOf, {
          why: {
            en: line`a part of ${count(inLowestTerms(whole), story.noun)} is found by multiplying`,
            es: line`una parte de ${count(inLowestTerms(whole), story.noun)} se halla multiplicando`,
          },
        }),
      ],
      check(printed, answer) {
        const { whole, part } = read(printed)
        return evaluate(expr(answer)).over(whole).equals(part) && expr(answer).kind === 'product'
      },
    }),
  }),
)
