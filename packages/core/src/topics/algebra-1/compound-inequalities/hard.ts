import {
  assert,
  blocksOf,
  both,
  type Expr,
  explained,
  type FormMaker,
  inequality,
  itemOf,
  line,
  m,
  Printed,
  prose,
  type Random,
  Ratio,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  step,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { agree, holdsFor } from '../../kit/equations/inequality.ts'
import { dollars } from '../../kit/stories/amounts.ts'
import {
  type Compound,
  chainSteps,
  type Half,
  halvesSteps,
  type Joined,
  joinedStatement,
  type Linear,
  numbersIn,
  ray,
  simplest,
  statementOf,
} from './compound.ts'
import type { levels } from './levels.ts'
import { agreesWith, printedStatement, solveIt } from './parts.ts'
import { rateStories } from './rate-stories.ts'

const drawLinear = (random: Random, sign: 1 | -1): Linear => [random.int(2, 4) * sign, random.int(-8, 8)]

/** One coefficient at least is negative: a sign turns around. */
const drawSigns = (random: Random) =>
  random.pick([
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const)

const RAYS = ['both above', 'both below', 'one above', 'one below'] as const

/** Two parts to one side, which leave one ray: by "and" the shorter one, by "or" the longer one. */
function drawRay(random: Random, which: (typeof RAYS)[number]): Joined & { readonly left: Half } {
  const low = random.int(-6, 4)
  const high = low + random.int(2, 6)
  const side = which.endsWith('above') ? 'above' : 'below'
  const [one, other] = drawSigns(random)
  const half = (bound: number, sign: 1 | -1): Half => ({
    bound,
    side,
    closed: random.chance(0.5),
    part: drawLinear(random, sign),
  })
  const [lower, upper] = [half(low, one), half(high, other)]
  const isAnd = which.startsWith('both')
  return {
    by: isAnd ? 'and' : 'or',
    halves: random.shuffle([lower, upper]),
    left: (side === 'above') === isAnd ? upper : lower,
  }
}

/** Two parts that point away from each other under "and", or towards each other under "or". */
function drawOutcome(random: Random, which: 'none' | 'all'): Joined {
  const low = random.int(-6, 4)
  const high = low + random.int(2, 6)
  const [one, other] = drawSigns(random)
  const half = (bound: number, side: Half['side'], sign: 1 | -1): Half => ({
    bound,
    side,
    closed: random.chance(0.5),
    part: drawLinear(random, sign),
  })
  return which === 'none'
    ? { by: 'and', halves: [half(low, 'below', one), half(high, 'above', other)] }
    : { by: 'or', halves: [half(low, 'above', one), half(high, 'below', other)] }
}

/** What a compound inequality may come to, as a choice: no number, every number, or an inequality. */
const NONE: Sentence = { key: 'none', says: { en: prose`no solution`, es: prose`no tiene solución` } }

const ALL: Sentence = { key: 'all', says: { en: prose`all real numbers`, es: prose`todos los números reales` } }

const asChoice = (key: string, of: Expr): Sentence => ({ key, says: both(prose`${of}`) })

const specialStep = (outcome: 'none' | 'all'): Step =>
  outcome === 'none'
    ? step(words('no solution', 'no tiene solución'), because.noNumberMakesBoth)
    : step(words('all real numbers', 'todos los números reales'), because.everyNumberMakesOne)

interface Rising {
  readonly start: number
  readonly rate: number
  readonly first: number
  readonly last: number
}

/** The amount between its two limits. */
const storyStatement = ({ start, rate, first, last }: Rising): Expr => {
  const part = [rate, start] as const
  return statementOf({ set: closedRange(first, last), parts: [part, part], isChain: true })
}

const closedRange = (low: number, high: number): Compound => ({
  kind: 'between',
  low,
  high,
  lowClosed: true,
  highClosed: true,
})

/** Where a bound that is drawn may lie. */
const EVERYWHERE = Array.from({ length: 41 }, (_, i) => Ratio.of(i - 20))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  story: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    draw(random) {
      const story = random.evenly(rateStories)
      const [start, rate] = [random.int(...story.start), random.int(...story.rate)]
      const first = random.int(...story.steps)
      return { story, start, rate: story.falls ? -rate : rate, first, last: first + random.int(...story.steps) }
    },
    answer: inequality,
    solve: ({ first, last }) => simplest(closedRange(first, last)),
    ask({ story, start, rate, first, last }) {
      const ends = [start + rate * first, start + rate * last].toSorted((a, b) => a - b)
      const shown = (of: number) => (story.isMoney ? dollars(of) : of)
      return story.ask(
        role('start', shown(start)),
        role('rate', shown(Math.abs(rate))),
        role('low', shown(itemOf(ends, 0))),
        role('high', shown(itemOf(ends, 1))),
      )
    },
    // The inequality is to be written too.
    key: told => both(storyStatement(told)),
    solution({ story, start, rate, first, last }, answer) {
      const [amount, says] = [m`${rate}x + ${start}`, story.says(first, last)]
      return [
        explained(
          storyStatement({ start, rate, first, last }),
          [...line`The expression ${amount} is `, ...story.amount.en, ': write it between the limits.'],
          [...line`La expresión ${amount} es `, ...story.amount.es, ': escribe la expresión entre los límites.'],
        ),
        ...chainSteps(closedRange(first, last), [rate, start]).slice(0, -1),
        rate < 0
          ? explained(answer, says.en, says.es)
          : explained(
              answer,
              [...line`Divide all three parts by ${rate}. `, ...says.en],
              [...line`Divide las tres partes entre ${rate}. `, ...says.es],
            ),
      ]
    },
    // At the ends of the answer the amount, rising or falling, is at the two limits.
    check(printed, answer) {
      const [start, rate, low, high] = ['start', 'rate', 'low', 'high'].map(name => printed.role(name))
      assert(start && rate && low && high, 'Four numbers are told')
      return [rate, rate.negated()].some(change =>
        agree(
          value => {
            const amount = start.plus(change.times(value))
            return amount.compare(low) >= 0 && amount.compare(high) <= 0
          },
          holdsFor(answer),
          [...numbersIn(answer), low.minus(start).over(change), high.minus(start).over(change)],
        ),
      )
    },
  }),
  special: form({
    levels: ['hard'],
    instruction: { en: prose`What is the solution?`, es: prose`¿Cuál es la solución?` },
    lines: 3,
    draw: random => {
      const outcome = random.evenly(['none', 'all'])
      return { outcome, joined: drawOutcome(random, outcome) }
    },
    answer: sentenceChoice,
    solve: ({ outcome }) => (outcome === 'none' ? NONE : ALL),
    mistakes: ({ outcome, joined: { halves } }) => {
      const [one, other] = halves
      const [low, high] = one.bound < other.bound ? [one, other] : [other, one]
      const set = { low: low.bound, high: high.bound, lowClosed: low.closed, highClosed: high.closed }
      return {
        otherOutcome: outcome === 'none' ? ALL : NONE,
        takenAsBetween: asChoice('between', simplest({ ...set, kind: 'between' })),
        takenAsOutside: asChoice('outside', simplest({ ...set, kind: 'outside' })),
      }
    },
    ask: ({ joined }) => both(joinedStatement(joined)),
    solution: ({ outcome, joined }) => [...halvesSteps(joined), specialStep(outcome)],
    whyWrong: ({ outcome, joined: { halves } }) => {
      const [one, other] = halves
      const [low, high] = one.bound < other.bound ? [one, other] : [other, one]
      const isNone = outcome === 'none'
      const outside = isNone
        ? {
            en: line`For example, ${low.bound - 1} does not make ${ray(high)} true.`,
            es: line`Por ejemplo, ${low.bound - 1} no hace verdadera ${ray(high)}.`,
          }
        : {
            en: line`For example, ${high.bound + 1} makes ${ray(low)} true.`,
            es: line`Por ejemplo, ${high.bound + 1} hace verdadera ${ray(low)}.`,
          }
      const between = isNone
        ? {
            en: line`Between ${low.bound} and ${high.bound}, neither part is true.`,
            es: line`Entre ${low.bound} y ${high.bound} ninguna parte es verdadera.`,
          }
        : {
            en: line`Between ${low.bound} and ${high.bound}, both parts are true.`,
            es: line`Entre ${low.bound} y ${high.bound} las dos partes son verdaderas.`,
          }
      return {
        otherOutcome: outside,
        takenAsBetween: isNone ? between : outside,
        takenAsOutside: isNone ? outside : between,
      }
    },
    // The chosen inequality, no number or every number agree with what is printed.
    check(printed, { key, says }) {
      const holds =
        key === 'none' || key === 'all'
          ? () => key === 'all'
          : holdsFor(printedStatement(new Printed(blocksOf(says.en))))
      return agreesWith(printed, holds, EVERYWHERE)
    },
  }),
  ray: form({
    levels: ['hard'],
    instruction: solveIt,
    draw: random => drawRay(random, random.evenly(RAYS)),
    answer: inequality,
    solve: ({ left }) => ray(left),
    ask: drawn => both(joinedStatement(drawn)),
    solution: drawn => [
      ...halvesSteps(drawn),
      step(ray(drawn.left), drawn.by === 'and' ? because.andMeansBoth : because.orMeansOne),
    ],
    check: (printed, answer) => agreesWith(printed, holdsFor(answer), EVERYWHERE),
  }),
})
