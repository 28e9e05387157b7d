import {
  both,
  defineTopic,
  type Expr,
  either,
  figure,
  inequality,
  intervals,
  isTrue,
  m,
  option,
  type Printed,
  prose,
  type Random,
  Ratio,
  relation,
  symbol,
  together,
} from '../../author.ts'
import { agree, holdsFor, isOnLine } from '../kit/equations/inequality.ts'
import {
  asInterval,
  behind,
  bounds,
  type Compound,
  compoundDrawing,
  drawCompound,
  emptyLineFor,
  isIn,
  numbersIn,
  onLine,
  type Step,
  simplest,
} from './compound-inequalities/compound.ts'
import { rangeStories } from './compound-inequalities/range-stories.ts'

const x = symbol('x')

interface Level {
  readonly steps: 'none' | 'two' | 'negative'
}

function drawStep(random: Random, { steps }: Level, isHalf: boolean, mayBeSolved: boolean): Step {
  const b = random.intExcept(-9, 9, 0)
  if (steps === 'none') return [1, mayBeSolved ? random.evenly([0, 0, b]) : b]
  // Twice a half is whole: no fraction is printed.
  const a = isHalf ? random.pick([2, 4]) : random.int(2, 5)
  return [a * (steps === 'negative' ? random.pick([-1, -1, 1]) : 1), b]
}

const PRINTED = [
  ['between', false],
  ['outside', true],
  ['between', true],
  ['outside', true],
] as const

const RAYS = ['both above', 'both below', 'one above', 'one below'] as const

/** Two parts that leave one ray, whose end is one of two bounds; a part with a negative coefficient is turned. */
function drawRay(random: Random, which: (typeof RAYS)[number]) {
  const low = random.int(-6, 4)
  const high = low + random.int(2, 6)
  const part = (bound: number) => {
    const [s, t] = [random.int(2, 4) * random.sign(), random.int(-8, 8)]
    return relation(m`${s}x + ${t}`, which.endsWith('above') === s > 0 ? '>' : '<', s * bound + t)
  }
  const [one, two] = [part(low), part(high)]
  const isAnd = which.startsWith('both')
  return {
    statement: isAnd ? together(one, two) : either(one, two),
    ray: relation(x, which.endsWith('above') ? '>' : '<', which === 'both above' || which === 'one below' ? high : low),
  }
}

function draw(random: Random, level: Level, mayBeSolved = true) {
  const [kind, inParts] = random.evenly(PRINTED)
  const isHalf = level.steps !== 'none' && random.chance(0.25)
  const set = drawCompound(random, kind, isHalf)
  const step = drawStep(random, level, isHalf, mayBeSolved)
  const other = inParts ? drawStep(random, level, isHalf, mayBeSolved) : step
  // At the hard level one coefficient at least is negative.
  const first: Step = level.steps === 'negative' ? [-Math.abs(step[0]), step[1]] : step
  return { set, statement: behind(set, first, other, inParts) }
}

/** The inequality that is printed: a chain, or two joined by a word. */
const printedStatement = (printed: Printed): Expr => printed.all('connected')[0] ?? printed.one('relation')

const agreesWith = (printed: Printed, holds: (value: Ratio) => boolean, places: readonly Ratio[]) =>
  agree(holdsFor(printedStatement(printed)), holds, places)

const checkStatement = (printed: Printed, answer: Expr) => agreesWith(printed, holdsFor(answer), numbersIn(answer))

const OUTCOMES = option({
  none: { en: prose`no solution`, es: prose`no tiene solución` },
  all: { en: prose`all real numbers`, es: prose`todos los números reales` },
  ray: { en: prose`all numbers on one side of a number`, es: prose`todos los números a un lado de un número` },
})

const graphIt = {
  en: prose`Solve the inequality and graph the solution.`,
  es: prose`Resuelve la desigualdad y grafica la solución.`,
}
const solveIt = { en: prose`Solve the inequality.`, es: prose`Resuelve la desigualdad.` }

/** The mistakes of a compound inequality, as inequalities. */
const wrongSets = (set: Compound): Readonly<Record<string, Compound>> => ({
  andForOr: { ...set, kind: set.kind === 'between' ? 'outside' : 'between' },
  boundariesTurned: { ...set, lowClosed: !set.lowClosed, highClosed: !set.highClosed },
  signsOfTheBounds: { ...set, low: -set.high, high: -set.low },
  oneBoundaryOff: { ...set, lowClosed: !set.lowClosed },
})

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
    levels: { easy: { steps: 'none' }, medium: { steps: 'two' }, hard: { steps: 'negative' } },
  },
  form => ({
    graph: form({
      share: 3,
      instruction: graphIt,
      wide: true,
      draw,
      answer: compoundDrawing,
      solve: ({ set }) => set,
      ask: ({ set, statement }) => both([statement, figure(emptyLineFor(set))]),
      // The drawn numbers are those for which the printed inequality holds.
      check: (printed, set) =>
        printed.figure('number-line').spans.length === 0 && agreesWith(printed, isOnLine(onLine(set)), bounds(set)),
    }),

    fromGraph: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: {
        en: prose`Write an inequality in ${x} for the graph.`,
        es: prose`Escribe una desigualdad en ${x} para la gráfica.`,
      },
      wide: true,
      draw: (random, { steps }) =>
        drawCompound(random, random.evenly(['between', 'outside']), steps !== 'none' && random.chance(0.25)),
      answer: inequality,
      solve: simplest,
      ask: set => both(figure(onLine(set))),
      check: (printed, answer) => agree(isOnLine(printed.figure('number-line')), holdsFor(answer), numbersIn(answer)),
    }),

    solve: form({
      levels: ['medium', 'hard'],
      share: 3,
      instruction: solveIt,
      draw,
      answer: inequality,
      solve: ({ set }) => simplest(set),
      ask: ({ statement }) => both(statement),
      check: checkStatement,
    }),

    interval: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: {
        en: prose`Solve the inequality. Write the solution in interval notation.`,
        es: prose`Resuelve la desigualdad. Escribe la solución como intervalo.`,
      },
      draw,
      answer: intervals,
      solve: ({ set }) => asInterval(set),
      ask: ({ statement }) => both(statement),
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
      ask: ({ statement }) => both(statement),
      check: checkStatement,
    }),

    special: form({
      levels: ['hard'],
      instruction: { en: prose`What is the solution?`, es: prose`¿Cuál es la solución?` },
      lines: 3,
      draw(random) {
        const wanted = random.evenly(['none', 'all', 'ray', 'ray'])
        const [low, gap] = [random.int(-6, 4), random.int(2, 6)]
        const [a, b, c, d] = [random.int(2, 4), random.int(-8, 8), random.int(2, 4) * random.sign(), random.int(-8, 8)]
        const below = (bound: number, [s, t]: Step) => relation(m`${s}x + ${t}`, s > 0 ? '<' : '>', s * bound + t)
        const above = (bound: number, [s, t]: Step) => relation(m`${s}x + ${t}`, s > 0 ? '>' : '<', s * bound + t)
        const [one, two]: readonly [Step, Step] = [
          [a, b],
          [c, d],
        ]
        const high = low + gap
        const statement = {
          none: together(below(low, one), above(high, two)),
          all: either(above(low, one), below(high, two)),
          ray: drawRay(random, random.pick(RAYS)).statement,
        }[wanted]
        return { wanted, statement }
      },
      answer: OUTCOMES,
      solve: ({ wanted }) => wanted,
      ask: ({ statement }) => both(statement),
      // Tries many numbers: none, all, or those on one side.
      check(printed, answer) {
        const statement = printedStatement(printed)
        const tried = Array.from({ length: 161 }, (_, i) => isTrue(statement, { x: Ratio.of(i - 80, 4) }))
        const changes = tried.slice(1).filter((value, i) => value !== tried[i]).length
        if (tried.every(value => !value)) return answer === 'none'
        return answer === (tried.every(value => value) ? 'all' : changes === 1 ? 'ray' : 'none')
      },
    }),

    ray: form({
      levels: ['hard'],
      instruction: solveIt,
      draw: random => drawRay(random, random.evenly(RAYS)),
      answer: inequality,
      solve: ({ ray }) => ray,
      ask: ({ statement }) => both(statement),
      check: checkStatement,
    }),

    story: form({
      levels: ['hard'],
      kind: 'story',
      share: 2,
      lines: 2,
      draw(random) {
        const story = random.evenly(rangeStories)
        const low = random.int(...story.low)
        return { story, low, high: low + random.int(...story.width) }
      },
      answer: inequality,
      solve: ({ story: { kind, lowClosed, highClosed }, low, high }) =>
        simplest({ kind, low, high, lowClosed, highClosed }),
      ask: ({ story, low, high }) => story.ask(low, high),
      // The limits themselves and numbers on both sides of them, by the words of the story.
      check(printed, answer) {
        const [low, high] = printed.numbers
        const text = printed.text
        const isOutside = /discount|descuento|unsafe|no son seguros/.test(text)
        const isLowIn = /no less than|at least|no menos|como mínimo/.test(text) && !isOutside
        const isHighIn = /no more than|at most|included|no más de|como máximo|incluido|discount|descuento/.test(text)
        const holds = holdsFor(answer)
        return (
          holds(low!) === isLowIn &&
          holds(high!) === isHighIn &&
          holds(low!.plus(high!).over(2)) === !isOutside &&
          holds(low!.minus(1)) === isOutside &&
          holds(high!.plus(1)) === isOutside &&
          holds(low!.plus(Ratio.of(1, 10))) === !isOutside &&
          holds(high!.minus(Ratio.of(1, 10))) === !isOutside
        )
      },
    }),
  }),
)
