import {
  answerStep,
  balance,
  both,
  count,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  findMistake,
  gcd,
  isTrue,
  line,
  m,
  moneyAmount,
  type Of,
  prose,
  quantity,
  type Random,
  Ratio,
  solution,
  solveLinear,
  step,
  story,
  type Value,
  type Work,
  withFigure,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { isLevel, solveForX, solves } from '../kit/equations/equation-in-x.ts'
import {
  draw,
  drawFractions,
  drawTelling,
  type Kind,
  plainEquation,
  type Sides,
  sides,
  slips,
  solutionOf,
} from './equations-variables-both-sides/kinds.ts'
import {
  asked,
  type MoneyStory,
  moneyStories,
  type PlanStory,
  planStories,
} from './equations-variables-both-sides/plan-stories.ts'

interface Level {
  readonly kinds: readonly Kind[]
  /** The equations whose wrong work is read. */
  readonly read: keyof typeof sides
}

/** Where a linear equation is true. */
function rootOf({ left, right }: Of<'relation'>): Ratio {
  const difference = (x: number) => evaluate(left, { x }).minus(evaluate(right, { x }))
  return difference(0).over(difference(0).minus(difference(1)))
}
const follows = (before: Expr, after: Expr) => after.kind === 'relation' && isTrue(before, { x: rootOf(after) })

/** An equation that three lines solve, and whose wrong constant leads to a whole number too. */
const drawToRead = (random: Random, level: Level): Sides =>
  random.until(
    () => sides[level.read](random),
    ({ a, b, c, d }) =>
      Math.abs(a - c) > 1 &&
      ![b, d, a + c, d - b, d + b].includes(0) &&
      (d + b) % (a - c) === 0 &&
      d - b !== (a - c) * (d - b - a + c),
  )

const workOf = (of: Sides, left: number, right: number, x: Value): Work => [
  plainEquation(of),
  m`${left}x + ${of.b} = ${of.d}`,
  m`${left}x = ${right}`,
  m`x = ${x}`,
]
/** "4x was added": the term on the right was brought over in the wrong way. */
const termMoved = ({ c }: Sides) =>
  c > 0
    ? { en: line`${m`${c}x`} was added on the left`, es: line`se sumó ${m`${c}x`} a la izquierda` }
    : { en: line`${m`${-c}x`} was subtracted on the left`, es: line`se restó ${m`${-c}x`} a la izquierda` }
const constantMoved = (b: number) =>
  b > 0
    ? { en: line`${b} was added on the right`, es: line`se sumó ${b} a la derecha` }
    : { en: line`${-b} was subtracted on the right`, es: line`se restó ${-b} a la derecha` }

/** (l + 1)(x + p) + e = l(x + q). */
interface Brackets {
  readonly l: number
  readonly p: number
  readonly q: number
  readonly e: number
}
function bracketWork({ l, p, q, e }: Brackets, opened: number, together: number, x: number): Work {
  const right = m`${l}x + ${l * q}`
  return [
    m`${l + 1}(x + ${p}) + ${e} = ${l}(x + ${q})`,
    equation(m`${l + 1}x + ${opened} + ${e}`, right),
    equation(m`${l + 1}x + ${together}`, right),
    m`x + ${together} = ${l * q}`,
    m`x = ${x}`,
  ]
}

type PlanNumbers = Readonly<Record<'start' | 'rate' | 'otherStart' | 'otherRate', Expr>>

function drawPlans(random: Random, { rate, faster, time, start, amount, shrinks }: PlanStory): PlanNumbers {
  const [slow, more, when, first] = [
    random.int(...rate),
    random.int(...faster),
    random.int(...time),
    random.int(...start),
  ]
  const otherStart = first + more * when
  const [mine, other] = shrinks ? [slow, slow + more] : [slow + more, slow]
  return { start: amount(first), rate: amount(mine), otherStart: amount(otherStart), otherRate: amount(other) }
}
const numbersOf = (of: PlanNumbers) => ({
  start: evaluate(of.start),
  rate: evaluate(of.rate),
  otherStart: evaluate(of.otherStart),
  otherRate: evaluate(of.otherRate),
})
function timeOf(of: PlanNumbers): Ratio {
  const { start, rate, otherStart, otherRate } = numbersOf(of)
  const time = otherStart.minus(start).over(rate.minus(otherRate))
  return time.n < 0 ? time.negated() : time
}
function planSteps(of: PlanNumbers, { counted, shrinks }: PlanStory) {
  const { start, rate, otherStart, otherRate } = numbersOf(of)
  const set = shrinks
    ? m`${start} - ${rate}t = ${otherStart} - ${otherRate}t`
    : m`${rate}t + ${start} = ${otherRate}t + ${otherStart}`
  return [step(set, because.letLetterBe, { letter: m`t`, what: counted }), ...solveLinear(set, 't')]
}

/** Regular polygons by their number of sides. */
const shapes = [
  { sides: 3, en: 'an equilateral triangle', es: 'un triángulo equilátero' },
  { sides: 4, en: 'a square', es: 'un cuadrado' },
  { sides: 5, en: 'a regular pentagon', es: 'un pentágono regular' },
  { sides: 6, en: 'a regular hexagon', es: 'un hexágono regular' },
] as const

export const equationsVariablesBothSides = defineTopic(
  {
    id: 'equations-variables-both-sides',
    name: { en: 'Equations with variables on both sides', es: 'Ecuaciones con variables en ambos lados' },
    description: {
      en: 'Collect the variable on one side to solve a linear equation and check the solution.',
      es: 'Reúne la variable en un lado para resolver una ecuación lineal y comprueba la solución.',
    },
    domain: 'Expressions & Equations',
    standards: ['8.EE.C.7', '8.EE.C.7b'],
    rev: 2,
    levels: {
      easy: { kinds: ['all positive'], read: 'all positive' },
      medium: { kinds: ['any signs', 'one bracket', 'any signs', 'fraction solution'], read: 'any signs' },
      hard: { kinds: ['two brackets', 'subtracted bracket', 'brackets with a fraction solution'], read: 'any signs' },
    },
  },
  form => ({
    bare: form({
      share: 3,
      instruction: solveForX,
      lines: 5,
      draw,
      answer: solution('x'),
      solve: solutionOf,
      ask: ({ shown }) => both(shown),
      solution: ({ shown }) => solveLinear(shown),
      check: solves,
    }),

    fractions: form({
      levels: ['hard'],
      instruction: solveForX,
      lines: 5,
      draw: drawFractions,
      answer: solution('x'),
      solve: solutionOf,
      ask: ({ shown }) => both(shown),
      solution: ({ common, ...cleared }) => [
        step(plainEquation(cleared), because.multiplyEveryTerm, { value: common }),
        ...solveLinear(plainEquation(cleared)),
      ],
      check: solves,
    }),

    choice: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Choose the solution.`, es: prose`Elige la solución.` },
      draw: drawTelling,
      answer: solution('x'),
      solve: solutionOf,
      mistakes: slips,
      ask: ({ shown }) => both(shown),
      solution: ({ shown }) => solveLinear(shown),
      check: solves,
    }),

    balance: form({
      levels: ['easy'],
      draw: random => {
        const c = random.int(1, 3)
        const a = c + random.int(1, 3)
        const x = random.int(1, Math.floor(11 / (a - c)))
        const b = random.int(1, 12 - (a - c) * x)
        return { a, b, c, d: b + (a - c) * x, flipped: random.evenly([false, true]) }
      },
      answer: solution('x'),
      solve: solutionOf,
      ask: ({ a, b, c, d, flipped }) => {
        const [heavy, light] = [
          [...Array<'x'>(a).fill('x'), b],
          [...Array<'x'>(c).fill('x'), d],
        ]
        return withFigure(
          {
            en: prose`The balance is level. Find the value of ${m`x`}.`,
            es: prose`La balanza está en equilibrio. Halla el valor de ${m`x`}.`,
          },
          flipped ? balance(light, heavy) : balance(heavy, light),
        )
      },
      solution: facts => [step(plainEquation(facts), because.writeEquation), ...solveLinear(plainEquation(facts))],
      check: isLevel,
    }),

    findTheError: form(
      findMistake({
        levels: ['medium'],
        lines: 3,
        draw: drawToRead,
        work: of => workOf(of, of.a - of.c, of.d - of.b, solutionOf(of)),
        steps: of => solveLinear(plainEquation(of)),
        mistakes: {
          termMovedWrongly: {
            says: termMoved,
            work: of => workOf(of, of.a + of.c, of.d - of.b, Ratio.of(of.d - of.b, of.a + of.c)),
          },
          constantMovedWrongly: {
            says: ({ b }) => constantMoved(b),
            work: of => workOf(of, of.a - of.c, of.d + of.b, Ratio.of(of.d + of.b, of.a - of.c)),
          },
          divisorSubtracted: {
            says: ({ a, c }) => ({
              en: line`${a - c} was subtracted, but ${m`x`} is multiplied by it`,
              es: line`se restó ${a - c}, pero ese número multiplica a ${m`x`}`,
            }),
            work: of => workOf(of, of.a - of.c, of.d - of.b, of.d - of.b - (of.a - of.c)),
          },
        },
        follows,
      }),
    ),

    findTheErrorInBrackets: form(
      findMistake({
        levels: ['hard'],
        lines: 4,
        draw: (random): Brackets =>
          random.until(
            () => ({
              l: random.int(2, 6),
              p: random.intExcept(-6, 6, 0),
              q: random.intExcept(-6, 6, 0),
              e: random.intExcept(-12, 12, 0),
            }),
            ({ l, p, q, e }) => p * (l + 1) + e !== 0 && p + e !== 0 && p * (l + 1) - e !== 0 && p !== q && p !== -q,
          ),
        work: of => {
          const opened = (of.l + 1) * of.p
          return bracketWork(of, opened, opened + of.e, of.l * of.q - opened - of.e)
        },
        steps: ({ l, p, q, e }) => solveLinear(m`${l + 1}(x + ${p}) + ${e} = ${l}(x + ${q})`),
        mistakes: {
          onlyFirstTermMultiplied: {
            says: ({ l, p }) => ({
              en: line`${p} was not multiplied by ${l + 1}`,
              es: line`no se multiplicó ${p} por ${l + 1}`,
            }),
            work: of => bracketWork(of, of.p, of.p + of.e, of.l * of.q - of.p - of.e),
          },
          combinedWrongly: {
            says: ({ l, p, e }) =>
              e > 0
                ? {
                    en: line`${e} was subtracted from ${(l + 1) * p}; it has to be added`,
                    es: line`${e} se restó de ${(l + 1) * p}; hay que sumarlo`,
                  }
                : {
                    en: line`${-e} was added to ${(l + 1) * p}; it has to be subtracted`,
                    es: line`${-e} se sumó a ${(l + 1) * p}; hay que restarlo`,
                  },
            work: of => {
              const opened = (of.l + 1) * of.p
              return bracketWork(of, opened, opened - of.e, of.l * of.q - opened + of.e)
            },
          },
          constantMovedWrongly: {
            says: ({ l, p, e }) => constantMoved((l + 1) * p + e),
            work: of => {
              const opened = (of.l + 1) * of.p
              return bracketWork(of, opened, opened + of.e, of.l * of.q + opened + of.e)
            },
          },
        },
        follows,
      }),
    ),

    plans: form(
      story({
        levels: ['medium'],
        settings: planStories,
        draw: drawPlans,
        answer: quantity,
        solve: (numbers, { unit }) => count(timeOf(numbers), unit),
        ask: (of, { tells, asks }) => asked(tells(of.start, of.rate, of.otherStart, of.otherRate), asks),
        solution: (numbers, answer, setting) => [
          ...planSteps(numbers, setting),
          answerStep(both({ kind: 'paragraph', content: [answer] }), setting.answers(answer)),
        ],
        // What one gains on the other in that time is what it was behind.
        check(numberOf, { amount }) {
          const gap = numberOf('otherStart').minus(numberOf('start'))
          const gained = numberOf('rate').minus(numberOf('otherRate')).times(evaluate(amount))
          return evaluate(amount).n > 0 && (gap.equals(gained) || gap.equals(gained.negated()))
        },
      }),
    ),

    amountThen: form(
      story({
        levels: ['hard'],
        settings: moneyStories,
        draw: (random, setting: MoneyStory) => drawPlans(random, setting),
        answer: moneyAmount,
        solve: numbers => {
          const { start, rate } = numbersOf(numbers)
          return start.plus(rate.times(timeOf(numbers))).n * 100
        },
        ask: (of, { tells, asksAmount }) => asked(tells(of.start, of.rate, of.otherStart, of.otherRate), asksAmount),
        solution(numbers, cents, setting) {
          const { start, rate } = numbersOf(numbers)
          const amount = setting.amount(cents / 100)
          return [
            ...planSteps(numbers, setting),
            answerStep(equation(m`${rate} × ${timeOf(numbers)} + ${start}`, amount), setting.answersAmount(amount)),
          ]
        },
        // The time in which one reaches it is the time in which the other does.
        check(numberOf, cents) {
          const amount = Ratio.of(cents, 100)
          const [time, other] = [
            amount.minus(numberOf('start')).over(numberOf('rate')),
            amount.minus(numberOf('otherStart')).over(numberOf('otherRate')),
          ]
          return time.n > 0 && time.equals(other)
        },
      }),
    ),

    equalPerimeters: form({
      levels: ['hard'],
      kind: 'story',
      draw: random => {
        const [one, other] = random.sample(shapes, 2)
        return random.until(
          () => {
            const [a, b, x, k] = [random.int(1, 4), random.int(1, 4), random.int(2, 9), random.int(2, 6)]
            const shared = gcd(one.sides, other.sides)
            const [p, q] = [(k * other.sides) / shared - a * x, (k * one.sides) / shared - b * x]
            return { one, other, a, b, p, q, x }
          },
          ({ a, b, p, q }) => a * one.sides !== b * other.sides && p !== 0 && q !== 0 && Math.max(-p, -q, p, q) < 16,
        )
      },
      answer: solution('x'),
      solve: ({ x }) => x,
      ask: ({ one, other, a, b, p, q }) => {
        const [first, second] = [m`${a}x + ${p}`, m`${b}x + ${q}`]
        return {
          en: {
            kind: 'paragraph',
            content: [
              `Each side of ${one.en} is `,
              first,
              ` centimeters long. Each side of ${other.en} is `,
              second,
              ' centimeters long. Their perimeters are equal. Find the value of ',
              m`x`,
              '.',
            ],
          },
          es: {
            kind: 'paragraph',
            content: [
              `Cada lado de ${one.es} mide `,
              first,
              ` centímetros. Cada lado de ${other.es} mide `,
              second,
              ' centímetros. Sus perímetros son iguales. Halla el valor de ',
              m`x`,
              '.',
            ],
          },
        }
      },
      solution({ one, other, a, b, p, q }) {
        const set = m`${one.sides}(${a}x + ${p}) = ${other.sides}(${b}x + ${q})`
        return [step(set, because.writeEquation), ...solveLinear(set)]
      },
      // Both perimeters, side by side.
      check(printed, x) {
        const around = shapes.flatMap(({ sides, en, es }) => {
          const at = [en, es].map(name => printed.text.indexOf(name)).find(place => place >= 0)
          return at === undefined ? [] : [{ sides, at }]
        })
        const [one, other] = around.sort((left, right) => left.at - right.at).map(({ sides }) => sides)
        const [first, second] = printed.all('sum').map(of => evaluate(of, { x: exact(x) }))
        return (
          one !== undefined &&
          other !== undefined &&
          first !== undefined &&
          second?.times(other).equals(first.times(one)) === true
        )
      },
    }),
  }),
)
