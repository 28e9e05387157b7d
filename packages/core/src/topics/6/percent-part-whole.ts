import {
  answerStep,
  blank,
  count,
  decimal,
  decimalPlaces,
  defineTopic,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  formulaChoice,
  gcd,
  integer,
  line,
  minus,
  money,
  type Noun,
  type Printed,
  people,
  percent,
  percentage,
  percentOf,
  prose,
  quantity,
  type Random,
  Ratio,
  rational,
  role,
  type Step,
  step,
  tapeDiagram,
  times,
  tupleOf,
  type Value,
  whatPercent,
  withFigure,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { likelyFirst } from '../kit/choices/likely.ts'
import { byBenchmark, calculationSteps, inParts, restSteps, wholeSteps } from './percent-part-whole/percent-steps.ts'
import { type PercentStory, percentStories } from './percent-part-whole/percent-stories.ts'

interface Level {
  readonly rates: readonly number[]
  /** The rates of its stories. */
  readonly told: readonly number[]
  /** The least whole, 12 unless a story needs more. */
  readonly least?: number
  readonly most: number
}

const anyRate = (random: Random) => random.intExcept(3, 95, 10, 50)

/** A percent and a whole that make a whole part. */
function drawWhole(random: Random, { rates, least = 12, most }: Omit<Level, 'told'>) {
  const rate = random.evenly(rates)
  const step = 100 / gcd(rate, 100)
  return random.until(
    () => ({ rate, whole: step * random.int(Math.ceil(least / step), Math.floor(most / step)) }),
    ({ whole }) => whole !== 100,
  )
}

interface Percentage {
  readonly rate: number
  readonly whole: number
}

const partOf = ({ rate, whole }: Percentage) => Ratio.of(rate * whole, 100)
const share = ({ rate }: Percentage) => Ratio.of(rate, 100)

/** No benchmark is near them. */
const MEDIUM_RATES = [15, 36, 55, 24, 85, 48, 35, 72, 65, 12, 45, 64] as const
/** Rates whose part a pupil divides, and that come out even. */
const OTHER_RATES = [15, 30, 35, 40, 45, 55, 60, 65, 70, 80] as const

function drawStory(random: Random, { told: rates, least = 0 }: Level) {
  const story = random.evenly(percentStories)
  const rate = random.pick(rates.filter(rate => rate >= (story.likely ?? 0)))
  return {
    story,
    who: random.pick(people),
    ...drawWhole(random, { rates: [rate], least: Math.max(least, story.least), most: story.most }),
  }
}

const amount = (noun: Noun, value: Value) =>
  noun === nouns.dollar ? money(exact(value).times(100).n) : count(expr(value), noun)
const rateTold = (rate: number) => role('rate', percent(rate))
const told = (name: 'part' | 'whole', noun: Noun, value: Value) => role(name, amount(noun, value))

const answered = (
  { story, who }: Pick<ReturnType<typeof drawStory>, 'story' | 'who'>,
  asked: keyof PercentStory['says'],
  answer: ReturnType<typeof count>,
): Step => answerStep({ kind: 'paragraph', content: [answer] }, story.says[asked](answer, who))

/** part = rate · whole, exactly. */
const fits = (part: Ratio, rate: Ratio, whole: Ratio) => part.equals(rate.times(whole))

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

const find = { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` }
const choose = { en: prose`Choose the number for the blank.`, es: prose`Elige el número para el espacio en blanco.` }

const askPart = ({ rate, whole }: Percentage) => ({
  en: prose`${rateTold(rate)} of ${role('whole', whole)} = ${blank(3)}`,
  es: prose`${rateTold(rate)} de ${role('whole', whole)} = ${blank(3)}`,
})
const askWhole = (facts: Percentage) => ({
  en: prose`${role('part', partOf(facts))} is ${rateTold(facts.rate)} of ${blank(3)}.`,
  es: prose`${role('part', partOf(facts))} es el ${rateTold(facts.rate)} de ${blank(3)}.`,
})
const isPart = (printed: Printed, part: Value) => fits(exact(part), printed.role('rate'), printed.role('whole'))
const isWhole = (printed: Printed, whole: Value) => fits(printed.role('part'), printed.role('rate'), exact(whole))

const isTelling = (
  draw: () => Percentage,
  mistakes: (facts: Percentage) => Record<string, Ratio>,
  right: (facts: Percentage) => Ratio,
  random: Random,
) => random.until(draw, facts => Object.values(mistakes(facts)).every(value => !value.equals(right(facts))))

const partMistakes = (facts: Percentage) => ({
  gaveTheRest: Ratio.of(facts.whole).minus(partOf(facts)),
  pointInTheWrongPlace: partOf(facts).times(10),
  pointTooFarLeft: partOf(facts).over(10),
  dividedByThePercent: Ratio.of(facts.whole, facts.rate),
  subtractedThePercent: Ratio.of(Math.abs(facts.whole - facts.rate)),
})
const wholeMistakes = (facts: Percentage) => ({
  tookThePercentOfThePart: partOf(facts).times(facts.rate).over(100),
  addedThePercent: partOf(facts).plus(facts.rate),
  pointInTheWrongPlace: Ratio.of(facts.whole).times(10),
  pointTooFarLeft: Ratio.of(facts.whole, 10),
})

const terminating = (mistakes: Record<string, Ratio>) =>
  Object.fromEntries(
    Object.entries(likelyFirst(mistakes))
      .filter(([, value]) => decimalPlaces(value.d) !== null)
      .map(([name, value]) => [name, decimal(value)]),
  )

export const percentPartWhole = defineTopic(
  {
    id: 'percent-part-whole',
    name: { en: 'Find the part or the whole with percents', es: 'Hallar la parte o el total con porcentajes' },
    description: {
      en: 'Find a percent of a number, or the whole when a part and its percent are known.',
      es: 'Halla un porcentaje de un número, o el total cuando se conocen una parte y su porcentaje.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['6.RP.A.3c'],
    rev: 4,
    levels: {
      easy: {
        rates: [50, 10, 25, 5, 75, 20, 1, 100],
        told: [10, 25, 20, 50, 75],
        most: 400,
        asksForPart: true,
      },
      medium: { rates: MEDIUM_RATES, told: MEDIUM_RATES, least: 40, most: 500, asksForPart: true },
      hard: { rates: [...OTHER_RATES, 5, 75], told: [...OTHER_RATES, 75], most: 600, asksForPart: false },
    },
  },
  form => ({
    part: form({
      levels: ['easy'],
      share: 2,
      instruction: find,
      draw: drawWhole,
      answer: rational,
      solve: partOf,
      ask: askPart,
      solution: facts => inParts(facts.rate, facts.whole),
      check: isPart,
    }),

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

    tapeDiagram: form({
      levels: ['easy'],
      draw(random) {
        const boxes = random.evenly([10, 4])
        return {
          boxes,
          shaded: random.intExcept(1, boxes - 1, boxes / 2),
          size: random.int(3, boxes < 10 ? 50 : 30),
        }
      },
      answer: integer,
      solve: ({ shaded, size }) => shaded * size,
      ask({ boxes, shaded, size }) {
        const rate = percent((shaded * 100) / boxes)
        return withFigure(
          {
            en: prose`Use the diagram. How much is ${rate} of ${boxes * size}?`,
            es: prose`Usa el diagrama. ¿Cuánto es el ${rate} de ${boxes * size}?`,
          },
          tapeDiagram([
            {
              boxes: Array.from({ length: boxes }, (_, i) => (i < shaded ? { fill: 'gray' } : {})),
              brace: boxes * size,
            },
          ]),
        )
      },
      solution: ({ boxes, shaded, size }) => [
        step(equation(divide(percent(100), boxes), percent(100 / boxes)), because.countEqualParts, { parts: boxes }),
        step(equation(divide(boxes * size, boxes), size), because.shareEqually),
        step(equation(times(shaded, size), shaded * size), because.countShadedParts, { parts: shaded }),
      ],
      // The shaded boxes are that percent of all boxes, and the answer is that share of the whole bar.
      check(printed, answer) {
        const [row] = tupleOf(printed.figure('tape-diagram').rows, 1)
        const shaded = Ratio.of(row.boxes.filter(({ fill }) => fill === 'gray').length, row.boxes.length)
        return (
          shaded.equals(evaluate(printed.one('percent'))) && fits(exact(answer), shaded, evaluate(row.brace as Expr))
        )
      },
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
      check: isPart,
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
      check: isWhole,
    }),

    partStory: form({
      levels: ['easy', 'medium'],
      kind: 'story',
      share: 3,
      draw: drawStory,
      answer: quantity,
      solve: facts => count(partOf(facts), facts.story.noun),
      ask: ({ story, rate, whole, who }) => story.part(rateTold(rate), told('whole', story.noun, whole), who),
      solution: (facts, answer) => [...byBenchmark(facts.rate, facts.whole), answered(facts, 'part', answer)],
      check: (printed, { amount }) => isPart(printed, amount),
    }),

    whichExpression: form({
      levels: ['medium', 'hard'],
      kind: 'choose',
      draw: (random, level) => ({ ...drawStory(random, level), isPart: level.asksForPart }),
      answer: formulaChoice,
      solve: facts =>
        facts.isPart ? times(decimal(share(facts)), facts.whole) : divide(partOf(facts), decimal(share(facts))),
      mistakes: wrongWork,
      ask(facts) {
        const { story, rate, whole, who } = facts
        const { en, es } = facts.isPart
          ? story.part(rateTold(rate), told('whole', story.noun, whole), who)
          : story.whole(rateTold(rate), told('part', story.noun, partOf(facts)), who)
        return {
          en: [en, prose`Which calculation answers the question?`],
          es: [es, prose`¿Qué cálculo responde a la pregunta?`],
        }
      },
      solution: (facts, answer) => {
        const known = facts.isPart ? facts.whole : partOf(facts)
        const { otherOperation: other, pointInTheWrongPlace: point, subtractedThePercent: less } = wrongWork(facts)
        const named = amount(facts.story.noun, known)
        return calculationSteps(answer, facts.rate, facts.isPart, { named, value: known }, { other, point, less })
      },
      // What the calculation gives fits the printed numbers as part or as whole.
      check: (printed, answer) =>
        printed.terms('role').some(({ name }) => name === 'whole') ? isPart(printed, answer) : isWhole(printed, answer),
    }),

    wholeStory: form({
      levels: ['hard'],
      kind: 'story',
      share: 2,
      draw: drawStory,
      answer: quantity,
      solve: ({ story, whole }) => count(whole, story.noun),
      ask: facts => facts.story.whole(rateTold(facts.rate), told('part', facts.story.noun, partOf(facts)), facts.who),
      solution: (facts, answer) => [...wholeSteps(partOf(facts), facts.rate), answered(facts, 'whole', answer)],
      check: (printed, { amount }) => isWhole(printed, amount),
    }),

    rateStory: form({
      levels: ['hard'],
      kind: 'story',
      draw: drawStory,
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
      draw: drawStory,
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
  }),
)
