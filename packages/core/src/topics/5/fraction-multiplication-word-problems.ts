import {
  answerStep,
  both,
  count,
  defineTopic,
  divide,
  type Expr,
  equation,
  evaluate,
  explainedBy,
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

/** A part of an amount, or an amount for one and how many there are. */
type Pair = readonly [part: Ratio, whole: Ratio]
const isMixedResult = (a: Ratio, b: Ratio) => !a.times(b).isInteger && a.times(b).compare(1) > 0
const isReduced = (a: Ratio, b: Ratio) => a.times(b).d < a.d * b.d

const wholesTo = (most: number) => Array.from({ length: most - 1 }, (_, i) => Ratio.of(i + 2))
const mixedTo = (most: number, denominators: readonly number[]) =>
  denominators.flatMap(d =>
    Array.from({ length: (most - 1) * d }, (_, i) => Ratio.of(d + i + 1, d)).filter(value => value.d === d),
  )
const belowOne = (denominators: readonly number[]) =>
  denominators.flatMap(d => Array.from({ length: d - 1 }, (_, i) => Ratio.of(i + 1, d)).filter(value => value.d === d))
const allOf = (parts: readonly Ratio[], wholes: readonly Ratio[]): readonly Pair[] =>
  parts.flatMap(part => wholes.map(whole => [part, whole] as const))

/** The numbers of each level: every product but those of easy has to be reduced. */
const kinds = {
  // A whole number, or so much and a half.
  'fraction of a whole': ({ parts, most }: Measured) =>
    allOf(parts, wholesTo(most)).filter(
      ([part, whole]) => part.times(whole).d <= 2 && part.times(whole).compare(1) > 0 && whole.n !== part.d,
    ),
  'fraction of a fraction': ({ parts, in: denominators }: Measured) =>
    allOf(parts, belowOne(denominators)).filter(([part, whole]) => isReduced(part, whole) && !whole.equals(part)),
  'fraction of a mixed number': ({ parts, in: denominators, most }: Measured) =>
    allOf(parts, mixedTo(most, denominators)).filter(
      ([part, whole]) => isReduced(part, whole) && isMixedResult(part, whole) && part.times(whole).d <= 12,
    ),
  // What is left is the same with the part that is left.
  'what is left of a mixed number': ({ parts, in: denominators, most }: Measured) =>
    allOf(parts, mixedTo(most, denominators)).filter(([part, whole]) => {
      const left = Ratio.of(1).minus(part)
      return isReduced(left, whole) && isMixedResult(left, whole) && left.times(whole).d <= 12
    }),
} as const
type Measured = Pick<Story, 'parts' | 'most' | 'in'>

const drawPair = <S extends Measured>(random: Random, stories: readonly (readonly [S, readonly Pair[]])[]) => {
  const [story, pairs] = random.evenly(stories)
  const [part, whole] = random.pick(pairs)
  return { part, whole, story, who: random.pick(people) }
}
const withPairs = <S extends Measured>(stories: readonly S[], kind: keyof typeof kinds) =>
  stories.map(story => [story, kinds[kind](story)] as const)

const easyPairs = withPairs(partOfWhole, 'fraction of a whole')
const mediumPairs = withPairs(partOfWhole, 'fraction of a fraction')
const leftPairs = withPairs(partThatIsLeft, 'what is left of a mixed number')
const crowdedPairs = withPairs(withExtraNumber, 'fraction of a mixed number')

/** So much for one, in likely measures, and how many. */
const ratesOf = (fits: (rate: Ratio, times: Ratio) => boolean, times: readonly Ratio[]) =>
  forMany.map(
    story =>
      [
        story,
        allOf(mixedTo(story.most, story.in), times).filter(
          ([rate, many]) => isReduced(rate, many) && isMixedResult(rate, many) && fits(rate, many),
        ),
      ] as const,
  )
const wholeRates = ratesOf(
  () => true,
  [2, 3, 4, 5, 6].map(n => Ratio.of(n)),
)
const mixedRates = ratesOf(
  (rate, many) => rate.times(many).d <= 12,
  [
    [3, 2],
    [5, 2],
    [7, 2],
    [4, 3],
    [5, 3],
    [7, 3],
    [5, 4],
    [7, 4],
    [9, 4],
  ].map(([n = 3, d = 2]) => Ratio.of(n, d)),
)
const drawRate = (random: Random, rates: typeof wholeRates) => {
  const [story, pairs] = random.evenly(rates)
  const [rate, many] = random.pick(pairs)
  return { rate, many, who: random.pick(people), story }
}

interface Facts {
  readonly part: Ratio
  readonly whole: Ratio
  readonly story: Pick<Story, 'tell' | 'noun'>
  readonly who: Person
}

const ask = ({ part, whole, story, who }: Facts) => story.tell(part, count(inLowestTerms(whole), story.noun), who)

const asWholeOrMixed = {
  en: prose`Write the answer as a whole number or a mixed number.`,
  es: prose`Escribe la respuesta como número entero o número mixto.`,
}
const lowest = {
  en: prose`Write the answer in lowest terms.`,
  es: prose`Escribe la respuesta en su mínima expresión.`,
}
const mixedInLowest = {
  en: prose`Write the answer as a mixed number in lowest terms.`,
  es: prose`Escribe la respuesta como número mixto en su mínima expresión.`,
}
const wholeOrMixedQuantity: typeof quantity = { ...quantity, requires: 'mixed' }
const mixedQuantity: typeof quantity = { ...quantity, requires: 'mixed-in-lowest-terms' }

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

/** The answer is to the whole as the printed part is to 1. */
const isThatPart = (printed: Printed, answer: Quantity): boolean => {
  const { whole, part, noun } = read(printed)
  return answer.noun === noun && evaluate(answer.amount).over(whole).equals(part)
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
    rev: 3,
    levels: {
      easy: { isEasy: true },
      medium: { isEasy: false },
      hard: { isEasy: false },
    },
  },
  form => ({
    part: form({
      levels: ['easy'],
      share: 2,
      instruction: asWholeOrMixed,
      draw: random => drawPair(random, easyPairs.slice(0, 4)),
      answer: wholeOrMixedQuantity,
      solve: ({ part, whole, story }) => count(inLowestTerms(whole.times(part)), story.noun),
      ask,
      solution: partOf,
      check: isThatPart,
    }),

    partOfPart: form({
      levels: ['medium'],
      share: 3,
      instruction: lowest,
      draw: random => drawPair(random, mediumPairs.slice(0, 6)),
      answer: quantityInLowestTerms,
      solve: ({ part, whole, story }) => count(inLowestTerms(whole.times(part)), story.noun),
      ask,
      solution: partOf,
      check: isThatPart,
    }),

    partOfMany: form({
      levels: ['easy'],
      share: 2,
      draw(random) {
        const d = random.pick([2, 3, 4, 5, 6, 8, 10])
        const part = Ratio.of(random.coprimeTo(d), d)
        const story = random.evenly(partOfMany)
        const whole = Ratio.of(part.d * random.int(Math.ceil(story.least / part.d), Math.floor(story.most / part.d)))
        return { part, whole, story, who: random.pick(people) }
      },
      answer: quantity,
      solve: ({ part, whole, story }) => count(whole.times(part), story.noun),
      ask,
      solution: partOf,
      check: isThatPart,
    }),

    tapeDiagram: form({
      levels: ['easy'],
      instruction: asWholeOrMixed,
      lines: 2,
      draw: random => drawPair(random, easyPairs.slice(4, 6)),
      answer: wholeOrMixedQuantity,
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
      instruction: mixedInLowest,
      draw: random => drawPair(random, leftPairs),
      answer: mixedQuantity,
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
      instruction: mixedInLowest,
      lines: 4,
      draw: random => drawRate(random, wholeRates),
      answer: mixedQuantity,
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
      instruction: mixedInLowest,
      lines: 5,
      draw: random => drawRate(random, mixedRates),
      answer: mixedQuantity,
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
      instruction: mixedInLowest,
      draw(random) {
        const drawn = drawPair(random, crowdedPairs)
        return { ...drawn, extra: random.pick(drawn.story.extra) }
      },
      answer: mixedQuantity,
      solve: ({ part, whole, story }) => count(inLowestTerms(whole.times(part)), story.noun),
      ask: ({ part, whole, extra, story, who }) =>
        story.tell(part, count(inLowestTerms(whole), story.noun), extra, who),
      solution: (facts, answer) => [
        explainedBy(times(facts.part, inLowestTerms(facts.whole)), {
          en: line`Only ${facts.part} and ${count(inLowestTerms(facts.whole), facts.story.noun)} are needed. The number ${facts.extra} is not.`,
          es: line`Solo se necesitan ${facts.part} y ${count(inLowestTerms(facts.whole), facts.story.noun)}. El número ${facts.extra} no hace falta.`,
        }),
        ...partOf(facts, answer),
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

    chooseTheExpression: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Which expression answers the question?`,
        es: prose`¿Qué expresión responde a la pregunta?`,
      },
      draw: (random, level) =>
        random.until(
          () => drawPair(random, (level.isEasy ? easyPairs : mediumPairs).slice(6)),
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
      solution: ({ part, whole, story }, answer) => {
        const amount = count(inLowestTerms(whole), story.noun)
        return [
          explainedBy(sum(inLowestTerms(whole), part), {
            en: line`This adds ${part} to the amount. The answer must be less than ${amount}.`,
            es: line`Esto suma ${part} a la cantidad. La respuesta debe ser menor que ${amount}.`,
          }),
          explainedBy(divide(inLowestTerms(whole), part), {
            en: line`Dividing by a fraction less than 1 also gives more than ${amount}.`,
            es: line`Dividir entre una fracción menor que 1 también da más de ${amount}.`,
          }),
          explainedBy(times(Ratio.of(1).minus(part), inLowestTerms(whole)), {
            en: line`This is the rest: ${equation(minus(1, part), Ratio.of(1).minus(part))}. The question asks for the part.`,
            es: line`Esto es el resto: ${equation(minus(1, part), Ratio.of(1).minus(part))}. La pregunta es por la parte.`,
          }),
          answerStep(both(expr(answer)), {
            en: line`To find ${part} of ${amount}, multiply.`,
            es: line`Para hallar ${part} de ${amount}, multiplica.`,
          }),
        ]
      },
      check(printed, answer) {
        const { whole, part } = read(printed)
        return evaluate(expr(answer)).over(whole).equals(part) && expr(answer).kind === 'product'
      },
    }),
  }),
)
