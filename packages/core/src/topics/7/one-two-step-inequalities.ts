import { inequality } from '../../answer/expression.ts'
import { quantity } from '../../answer/number.ts'
import { option } from '../../answer/option.ts'
import { both, count, figure, line, prose, steps } from '../../content.ts'
import { people } from '../../language/people.ts'
import { decimal, relation, symbol, type Value } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import {
  agree,
  boundaryIn,
  boundaryOf,
  emptyLine,
  FLIPPED,
  holdsFor,
  inequalityOf,
  isOnLine,
  OTHER_END,
  type Ray,
  ray,
  rayChoice,
  rayDrawing,
  rayFigure,
  SIGNS,
  windowAround,
} from '../6/shared/inequality.ts'
import { limitStories } from './shared/limit-stories.ts'

const [x, n] = [symbol('x'), symbol('n')]

/** The left side, what it is at the boundary, and whether solving turns the sign around. */
interface Side {
  readonly boundary: Ratio
  readonly left: Expr
  readonly right: Value
  readonly reverses: boolean
  /** The solution is written like the numbers of the inequality. */
  readonly as?: 'decimal'
  /** Whether the letter stands on the right. */
  readonly swapped?: boolean
}

const positive = (random: Random) => random.int(2, 9)
const whole = (random: Random) => Ratio.of(random.intExcept(-8, 8, 0))
/** A half, so that the boundary lies between two whole numbers. */
const half = (random: Random) => Ratio.of(2 * random.int(-8, 7) + 1, 2)

const kinds = {
  'x + a': (random: Random): Side => {
    const [boundary, a] = [whole(random), random.int(1, 15)]
    return { boundary, left: m`x + ${a}`, right: boundary.plus(a), reverses: false }
  },
  'x - a': (random: Random): Side => {
    const [boundary, a] = [whole(random), random.int(1, 15)]
    return { boundary, left: m`x - ${a}`, right: boundary.minus(a), reverses: false }
  },
  ax: (random: Random): Side => {
    const [boundary, a] = [whole(random), positive(random)]
    return { boundary, left: m`${a}x`, right: boundary.times(a), reverses: false }
  },
  'ax + b': (random: Random): Side => {
    const [boundary, a, b] = [whole(random), positive(random), random.intExcept(-15, 15, 0)]
    return { boundary, left: m`${a}x + ${b}`, right: boundary.times(a).plus(b), reverses: false }
  },
  '-ax + b': (random: Random): Side => {
    const [boundary, a, b] = [whole(random), -positive(random), random.intExcept(-15, 15, 0)]
    return { boundary, left: m`${a}x + ${b}`, right: boundary.times(a).plus(b), reverses: true }
  },
  'b - ax': (random: Random): Side => {
    const [boundary, a, b] = [whole(random), positive(random), random.int(1, 20)]
    return { boundary, left: m`${b} - ${a}x`, right: Ratio.of(b).minus(boundary.times(a)), reverses: true }
  },
  '-x/a + b': (random: Random): Side => {
    const [a, k, b] = [random.int(2, 4), random.intExcept(-2, 2, 0), random.intExcept(-9, 9, 0)]
    return { boundary: Ratio.of(a * k), left: m`-x/${a} + ${b}`, right: b - k, reverses: true }
  },
  'ax + b, halves': (random: Random): Side => {
    const [boundary, a, b] = [half(random), 2 * random.intExcept(-4, 4, 0), random.intExcept(-15, 15, 0)]
    return { boundary, left: m`${a}x + ${b}`, right: boundary.times(a).plus(b), reverses: a < 0 }
  },
  'c ≤ ax + b': (random: Random): Side => {
    const [boundary, a, b] = [whole(random), random.intExcept(-9, 9, -1, 0, 1), random.intExcept(-15, 15, 0)]
    return { boundary, left: m`${a}x + ${b}`, right: boundary.times(a).plus(b), reverses: a < 0, swapped: true }
  },
  decimals: (random: Random): Side => {
    const [boundary, a, b] = [
      half(random),
      Ratio.of(2 * random.intExcept(-12, 12, 0, 5, -5), 10),
      Ratio.of(random.intExcept(-60, 60, 0), 10),
    ]
    return {
      boundary,
      left: m`${decimal(a)}x + ${decimal(b)}`,
      right: decimal(boundary.times(a).plus(b)),
      reverses: a.n < 0,
      as: 'decimal',
    }
  },
}

interface Level {
  readonly kinds: readonly (keyof typeof kinds)[]
}

function draw(random: Random, level: Level) {
  const [kind, sign] = [random.evenly(level.kinds), random.pick(SIGNS)]
  const { boundary, left, right, reverses, as, swapped = false } = kinds[kind](random)
  const printed = reverses ? FLIPPED[sign] : sign
  const statement = swapped ? relation(right, FLIPPED[printed], left) : relation(left, printed, right)
  const window = boundary.isInteger
    ? windowAround(0, 10)
    : windowAround(Math.floor(boundary.toNumber()), 10, Ratio.of(1, 2))
  return {
    boundary: as === 'decimal' ? decimal(boundary) : boundary,
    sign,
    statement,
    window,
    drawn: ray(sign, boundary, window),
  }
}

const isGraphOf = (printed: Printed, answer: Ray) =>
  agree(holdsFor(printed.one('relation')), isOnLine(rayFigure(answer)), [boundaryOf(answer)])

/** The number of things is drawn first, then a round limit that allows no more, or no fewer. */
function drawStory(random: Random, bound: 'most' | 'least') {
  const story = random.evenly(limitStories.filter(story => story.bound === bound))
  const [each, fixed, n] = [random.int(...story.each), random.int(...story.fixed), random.int(5, 14)]
  const exactly = each * n + fixed
  const fitting = Array.from({ length: each }, (_, i) => (bound === 'most' ? exactly + i : exactly - i))
  const round = [50, 10, 5, 1]
    .map(step => fitting.filter(limit => limit % step === 0))
    .find(limits => limits.length > 0)
  return { story, each, fixed, n, limit: random.pick(round ?? fitting), who: random.pick(people) }
}

type Story = ReturnType<typeof drawStory>
const askStory = ({ story, limit, fixed, each, who }: Story) => story.says(limit, fixed, each, who)
const solveStory = ({ story, n }: Story) => count(n, story.noun)

/** Pays for so many, and shows that one more or one less will not do. */
function cost(printed: Printed) {
  const [limit, fixed, each] = printed.numbers as [Ratio, Ratio, Ratio]
  return (n: Ratio) => each.times(n).plus(fixed).compare(limit)
}

export const oneTwoStepInequalities = defineTopic(
  {
    id: 'one-two-step-inequalities',
    name: {
      en: 'Solve and graph one- and two-step inequalities',
      es: 'Resolver y graficar desigualdades de uno y dos pasos',
    },
    description: {
      en: 'Solve an inequality in one or two steps and graph its solutions on a number line.',
      es: 'Resuelve una desigualdad en uno o dos pasos y grafica sus soluciones en la recta numérica.',
    },
    domain: 'Expressions & Equations',
    standards: ['7.EE.B.4', '7.EE.B.4b'],
    levels: {
      easy: { kinds: ['x + a', 'ax', 'x - a'] },
      medium: { kinds: ['ax + b', '-ax + b', 'ax + b', 'b - ax'] },
      hard: { kinds: ['-x/a + b', 'ax + b, halves', 'c ≤ ax + b', 'decimals'] },
    },
  },
  form => ({
    solve: form({
      share: 2,
      instruction: { en: prose`Solve the inequality.`, es: prose`Resuelve la desigualdad.` },
      lines: 3,
      draw,
      answer: inequality,
      solve: ({ sign, boundary }) => inequalityOf('x', sign, boundary),
      ask: ({ statement }) => both(statement),
      check: (printed, answer) =>
        answer.kind === 'relation' &&
        answer.left.kind === 'symbol' &&
        agree(holdsFor(printed.one('relation')), holdsFor(answer), [boundaryIn(answer)]),
    }),

    solveAndGraph: form({
      share: 2,
      instruction: {
        en: prose`Solve the inequality. Graph the solutions.`,
        es: prose`Resuelve la desigualdad. Grafica las soluciones.`,
      },
      lines: 3,
      draw,
      answer: rayDrawing,
      solve: ({ drawn }) => drawn,
      ask: ({ statement, window }) => both([statement, figure(emptyLine(window))]),
      check: isGraphOf,
    }),

    chooseGraph: form({
      instruction: { en: prose`Choose the graph of the solutions.`, es: prose`Elige la gráfica de las soluciones.` },
      draw,
      answer: rayChoice,
      solve: ({ drawn }) => drawn,
      mistakes: ({ drawn }) => ({
        signNotReversed: { ...drawn, sign: FLIPPED[drawn.sign] },
        wrongEnd: { ...drawn, sign: OTHER_END[drawn.sign] },
        wrongEndAndDirection: { ...drawn, sign: FLIPPED[OTHER_END[drawn.sign]] },
      }),
      ask: ({ statement }) => both(statement),
      check: isGraphOf,
    }),

    findTheError: form({
      levels: ['medium', 'hard'],
      instruction: { en: prose`Which step is wrong?`, es: prose`¿Qué paso está mal?` },
      draw(random) {
        const [wrong, reverses] = [
          random.evenly(['second', 'none', 'first', 'second']),
          random.evenly([true, true, false]),
        ]
        return random.until(
          () => {
            const [a, b, boundary] = [
              positive(random) * (reverses ? -1 : 1),
              random.intExcept(-12, 12, 0),
              random.intExcept(-8, 8, 0),
            ]
            const sign = random.pick(SIGNS)
            const right = a * boundary + b
            const taken = wrong === 'first' ? right + b : right - b
            const turned = reverses !== (wrong === 'second')
            return {
              wrong,
              start: relation(m`${a}x + ${b}`, sign, right),
              middle: relation(m`${a}x`, sign, taken),
              quotient: Ratio.of(taken, a),
              endSign: turned ? FLIPPED[sign] : sign,
            }
          },
          ({ quotient }) => quotient.isInteger && quotient.n !== 0,
        )
      },
      answer: option({
        first: { en: prose`step 1`, es: prose`el paso 1` },
        second: { en: prose`step 2`, es: prose`el paso 2` },
        none: { en: prose`Both steps are right.`, es: prose`Los dos pasos están bien.` },
      }),
      solve: ({ wrong }) => wrong,
      ask: ({ start, middle, quotient, endSign }) =>
        both([start, steps(line`${middle}`, line`${relation(x, endSign, quotient)}`)]),
      // The wrong step is the first that holds for other numbers than the line before it.
      check(printed, answer) {
        const [start, middle, end] = printed.all('relation')
        if (!start || !middle || !end) return false
        const boundaries = Array.from({ length: 101 }, (_, i) => i - 50)
        if (!agree(holdsFor(start), holdsFor(middle), boundaries)) return answer === 'first'
        return answer === (agree(holdsFor(middle), holdsFor(end), boundaries) ? 'none' : 'second')
      },
    }),

    writeInequality: form({
      levels: ['hard'],
      instruction: {
        en: prose`Let ${n} be the number asked for. Write an inequality for the situation. Do not solve it.`,
        es: prose`Sea ${n} el número que se pregunta. Escribe una desigualdad para la situación. No la resuelvas.`,
      },
      lines: 2,
      draw: random => drawStory(random, random.evenly(['most', 'least'])),
      answer: inequality,
      solve: ({ story, fixed, each, limit }) =>
        relation(m`${each}n + ${fixed}`, story.bound === 'most' ? '≤' : '≥', limit),
      ask: askStory,
      // What is left of the limit for every number, with the sign that the words give.
      check(printed, answer) {
        const [limit, fixed, each] = printed.numbers
        if (answer.kind !== 'relation' || !limit || !fixed || !each) return false
        const sign = /at most|como máximo/.test(printed.text) ? '≤' : '≥'
        return (
          answer.sign === sign &&
          [0, 1, 10].every(number =>
            evaluate(answer.left, { n: number })
              .minus(evaluate(answer.right))
              .equals(each.times(number).plus(fixed).minus(limit)),
          )
        )
      },
    }),

    atMost: form({
      levels: ['hard'],
      lines: 4,
      draw: random => drawStory(random, 'most'),
      answer: quantity,
      solve: solveStory,
      ask: askStory,
      check(printed, { amount }) {
        const compared = cost(printed)
        return compared(exact(amount)) <= 0 && compared(exact(amount).plus(1)) > 0
      },
    }),

    atLeast: form({
      levels: ['hard'],
      lines: 4,
      draw: random => drawStory(random, 'least'),
      answer: quantity,
      solve: solveStory,
      ask: askStory,
      check(printed, { amount }) {
        const compared = cost(printed)
        return compared(exact(amount)) >= 0 && compared(exact(amount).minus(1)) < 0
      },
    }),
  }),
)
