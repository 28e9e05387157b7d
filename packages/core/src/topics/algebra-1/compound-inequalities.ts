import {
  type AnswerType,
  assert,
  blocksOf,
  both,
  defineTopic,
  type Expr,
  figure,
  inequality,
  intervals,
  itemOf,
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
  symbol,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { agree, holdsFor, isOnLine } from '../kit/equations/inequality.ts'
import { dollars } from '../kit/stories/amounts.ts'
import {
  asInterval,
  bounds,
  type Compound,
  chainSteps,
  compoundDrawing,
  drawCompound,
  emptyLine,
  graphSteps,
  type Half,
  type Hidden,
  halvesSteps,
  hiddenSteps,
  isIn,
  type Joined,
  joinedStatement,
  type Linear,
  numbersIn,
  onLine,
  ray,
  readingSteps,
  simplest,
  statementOf,
} from './compound-inequalities/compound.ts'
import { type RangeStory, rangeStories } from './compound-inequalities/range-stories.ts'
import { rateStories } from './compound-inequalities/rate-stories.ts'

const x = symbol('x')

interface Level {
  readonly steps: 'none' | 'two' | 'negative'
}

function drawPart(random: Random, { steps }: Level, isHalf: boolean, mayBeSolved: boolean): Linear {
  const b = random.intExcept(-9, 9, 0)
  if (steps === 'none') return [1, mayBeSolved ? random.evenly([0, 0, b]) : b]
  // Twice a half is whole: no fraction is printed.
  const a = isHalf ? random.pick([2, 4]) : random.int(2, 5)
  return [a * (steps === 'negative' ? random.pick([-1, -1, 1]) : 1), b]
}

const PRINTED = [
  ['between', true],
  ['outside', false],
  ['between', false],
  ['outside', false],
] as const

function draw(random: Random, level: Level, mayBeSolved = true, mayBeHalf = true): Hidden {
  const [kind, isChain] = random.evenly(PRINTED)
  const isHalf = mayBeHalf && level.steps !== 'none' && random.chance(0.25)
  const set = drawCompound(random, kind, isHalf)
  const [a, b] = drawPart(random, level, isHalf, mayBeSolved)
  // At the hard level one coefficient at least is negative.
  const first: Linear = level.steps === 'negative' ? [-Math.abs(a), b] : [a, b]
  return { set, parts: [first, isChain ? first : drawPart(random, level, isHalf, mayBeSolved)], isChain }
}

const drawLinear = (random: Random): Linear => [random.int(2, 4) * random.sign(), random.int(-8, 8)]

const RAYS = ['both above', 'both below', 'one above', 'one below'] as const

/** Two parts to one side, which leave one ray: by "and" the shorter one, by "or" the longer one. */
function drawRay(random: Random, which: (typeof RAYS)[number]): Joined & { readonly left: Half } {
  const low = random.int(-6, 4)
  const high = low + random.int(2, 6)
  const side = which.endsWith('above') ? 'above' : 'below'
  const half = (bound: number): Half => ({ bound, side, closed: random.chance(0.5), part: drawLinear(random) })
  const [lower, upper] = [half(low), half(high)]
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
  const half = (bound: number, side: Half['side']): Half => ({
    bound,
    side,
    closed: random.chance(0.5),
    part: drawLinear(random),
  })
  return which === 'none'
    ? { by: 'and', halves: [half(low, 'below'), half(high, 'above')] }
    : { by: 'or', halves: [half(low, 'above'), half(high, 'below')] }
}

/** The inequality that is printed: a chain, or two joined by a word. */
const printedStatement = (printed: Printed): Expr => printed.all('connected')[0] ?? printed.one('relation')

const agreesWith = (printed: Printed, holds: (value: Ratio) => boolean, places: readonly Ratio[]) =>
  agree(holdsFor(printedStatement(printed)), holds, [...places, ...numbersIn(printedStatement(printed))])

const checkStatement = (printed: Printed, answer: Expr) => agreesWith(printed, holdsFor(answer), numbersIn(answer))

const intervalNotation: AnswerType<Expr> = { ...intervals, requires: 'interval-notation' }

const solveIt = { en: prose`Solve the inequality.`, es: prose`Resuelve la desigualdad.` }

/** The mistakes of a compound inequality, as inequalities. */
const wrongSets = (set: Compound): Readonly<Record<string, Compound>> => ({
  andForOr: { ...set, kind: set.kind === 'between' ? 'outside' : 'between' },
  boundariesTurned: { ...set, lowClosed: !set.lowClosed, highClosed: !set.highClosed },
  signsOfTheBounds: { ...set, low: -set.high, high: -set.low },
  oneBoundaryOff: { ...set, lowClosed: !set.lowClosed },
})

/** What a compound inequality may come to, as a choice: no number, every number, or an inequality. */
const NONE: Sentence = { key: 'none', says: { en: prose`no solution`, es: prose`no tiene solución` } }
const ALL: Sentence = { key: 'all', says: { en: prose`all real numbers`, es: prose`todos los números reales` } }
const asChoice = (key: string, of: Expr): Sentence => ({ key, says: both(prose`${of}`) })

const specialStep = (outcome: 'none' | 'all'): Step =>
  outcome === 'none'
    ? step(words('no solution', 'no tiene solución'), because.noNumberMakesBoth)
    : step(words('all real numbers', 'todos los números reales'), because.everyNumberMakesOne)

const rangeOf = ({ kind, atLow, atHigh }: RangeStory, low: number, high: number): Compound => ({
  kind,
  low,
  high,
  lowClosed: atLow.closed,
  highClosed: atHigh.closed,
})

/** What a limit of a story is called, so that a check reads no words. */
const LIMITS = {
  above: [false, 'above'],
  'from on': [true, 'above'],
  below: [false, 'below'],
  'up to': [true, 'below'],
} as const
type Limit = keyof typeof LIMITS
const limitOf = (side: Half['side'], closed: boolean): Limit =>
  side === 'above' ? (closed ? 'from on' : 'above') : closed ? 'up to' : 'below'

export const compoundInequalities = defineTopic(
  {
    id: 'compound-inequalities',
    name: { en: 'Compound inequalities', es: 'Desigualdades compuestas' },
    description: {
      en: 'Solve two inequalities joined by and or or and graph their combined solution.',
      es: 'Resuelve dos desigualdades unidas por y o por o, y grafica la solución combinada.',
    },
    domain: 'Inequalities & Absolute Value',
    standards: ['A-CED.A.1', 'A-REI.B.3'],
    rev: 3,
    levels: { easy: { steps: 'none' }, medium: { steps: 'two' }, hard: { steps: 'negative' } },
  },
  form => ({
    graph: form({
      share: 2,
      instruction: {
        en: prose`Graph all solutions of the inequality.`,
        es: prose`Grafica todas las soluciones de la desigualdad.`,
      },
      wide: true,
      draw: (random, level: Level) => draw(random, level, true, false),
      answer: compoundDrawing,
      solve: ({ set }) => set,
      ask: hidden => both([statementOf(hidden), figure(emptyLine)]),
      key: ({ set }) => both(simplest(set)),
      solution: hidden => [...hiddenSteps(hidden), ...graphSteps(hidden.set)],
      // The drawn numbers are those for which the printed inequality holds.
      check: (printed, set) =>
        printed.figure('number-line').spans.length === 0 && agreesWith(printed, isOnLine(onLine(set)), bounds(set)),
    }),

    fromGraph: form({
      levels: ['easy'],
      share: 2,
      instruction: {
        en: prose`Write an inequality in ${x} for the graph.`,
        es: prose`Escribe una desigualdad en ${x} para la gráfica.`,
      },
      wide: true,
      draw: random => drawCompound(random, random.evenly(['between', 'outside'])),
      answer: inequality,
      solve: simplest,
      ask: set => both(figure(onLine(set))),
      solution: readingSteps,
      check: (printed, answer) => agree(isOnLine(printed.figure('number-line')), holdsFor(answer), numbersIn(answer)),
    }),

    solve: form({
      levels: ['medium', 'hard'],
      share: 3,
      instruction: solveIt,
      draw,
      answer: inequality,
      solve: ({ set }) => simplest(set),
      ask: hidden => both(statementOf(hidden)),
      solution: hiddenSteps,
      check: checkStatement,
    }),

    interval: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: {
        en: prose`Solve the inequality. Write the solution in interval notation.`,
        es: prose`Resuelve la desigualdad. Escribe la solución en notación de intervalos.`,
      },
      draw,
      answer: intervalNotation,
      solve: ({ set }) => asInterval(set),
      ask: hidden => both(statementOf(hidden)),
      solution: hidden => [...hiddenSteps(hidden), step(asInterval(hidden.set), because.bracketsOfInterval)],
      check: (printed, answer) => agreesWith(printed, value => isIn(answer, value), numbersIn(answer)),
    }),

    choose: form({
      instruction: { en: prose`Choose the solution.`, es: prose`Elige la solución.` },
      draw: (random, level: Level) =>
        random.until(
          () => draw(random, level, false),
          ({ set }) => set.low !== -set.high,
        ),
      answer: inequality,
      solve: ({ set }) => simplest(set),
      mistakes: ({ set }) =>
        Object.fromEntries(Object.entries(wrongSets(set)).map(([name, wrong]) => [name, simplest(wrong)])),
      ask: hidden => both(statementOf(hidden)),
      solution: hidden => withWhy(hiddenSteps(hidden)),
      check: checkStatement,
    }),

    range: form({
      levels: ['easy'],
      kind: 'story',
      share: 2,
      lines: 2,
      draw(random) {
        const story = random.evenly(rangeStories)
        const low = random.int(...story.low)
        return { story, low, high: low + random.int(...story.width) }
      },
      answer: inequality,
      solve: ({ story, low, high }) => simplest(rangeOf(story, low, high)),
      ask({ story, low, high }) {
        const isBetween = story.kind === 'between'
        return story.ask(
          role(limitOf(isBetween ? 'above' : 'below', story.atLow.closed), low),
          role(limitOf(isBetween ? 'below' : 'above', story.atHigh.closed), high),
        )
      },
      solution({ story, low, high }) {
        const isBetween = story.kind === 'between'
        const said = (bound: number, side: Half['side'], { closed, phrase }: RangeStory['atLow']) => {
          const sign = side === 'above' ? (closed ? '≥' : '>') : closed ? '≤' : '<'
          return step(ray({ bound, side, closed, part: [1, 0] }), because.phraseMeans, {
            phrase,
            sign: words(sign, sign),
          })
        }
        return [
          said(low, isBetween ? 'above' : 'below', story.atLow),
          said(high, isBetween ? 'below' : 'above', story.atHigh),
          step(simplest(rangeOf(story, low, high)), isBetween ? because.andMeansBoth : because.orMeansOne),
        ]
      },
      // Numbers at the limits and around them, by the side that each limit leaves.
      check(printed, answer) {
        const limits = printed.terms('role').map(({ name, of }) => {
          const [closed, side] = LIMITS[name as Limit]
          const at = printed.role(name)
          assert(of.kind !== 'quantity', 'A limit is a number')
          return { at, side, holds: (value: Ratio) => isPast(value.compare(at), side, closed) }
        })
        const [one, other] = [itemOf(limits, 0), itemOf(limits, 1)]
        const [lower, upper] = one.side === 'above' ? [one, other] : [other, one]
        const isBoth = lower.at.compare(upper.at) < 0
        return agree(
          value => (isBoth ? one.holds(value) && other.holds(value) : one.holds(value) || other.holds(value)),
          holdsFor(answer),
          [one.at, other.at, ...numbersIn(answer)],
        )
      },
    }),

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
      solution({ start, rate, first, last }) {
        const set = closedRange(first, last)
        return [
          step(storyStatement({ start, rate, first, last }), because.limitsOfAmount, {
            letter: x,
            amount: m`${start} + ${rate}x`,
          }),
          ...chainSteps(set, [rate, start]),
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
  }),
)

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

/** The last step says too what the other choices changed. */
const withWhy = (steps: readonly Step[]): readonly Step[] =>
  steps.map((step, i) =>
    i < steps.length - 1
      ? step
      : {
          ...step,
          reason: because.explain.id,
          says: {
            en: [...step.says.en, ' The others change the word, a sign, or whether a bound belongs to it.'],
            es: [...step.says.es, ' Las otras cambian la palabra, un signo o si un límite está incluido.'],
          },
        },
  )

const closedRange = (low: number, high: number): Compound => ({
  kind: 'between',
  low,
  high,
  lowClosed: true,
  highClosed: true,
})
const isPast = (order: number, side: Half['side'], closed: boolean): boolean =>
  (order === 0 && closed) || (side === 'above' ? order > 0 : order < 0)
/** Where a bound that is drawn may lie. */
const EVERYWHERE = Array.from({ length: 41 }, (_, i) => Ratio.of(i - 20))
