import {
  balance,
  both,
  decimal,
  decimalPlaces,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  figure,
  findMistake,
  integer,
  isTrue,
  line,
  m,
  type Of,
  prose,
  type Random,
  Ratio,
  sentenceChoice,
  solution,
  solveLinear,
  step,
  type Value,
  type WhyWrong,
  type Work,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { isLevel, solveForX, solves } from '../kit/equations/equation-in-x.ts'
import { inverseOf, keyOf, spokenUndoing, type Undoing, undoingOf, undone, wrongly } from '../kit/equations/undoing.ts'

interface TwoSteps {
  readonly equation: Expr
  /** The sides after the first step: 3x and 12. */
  readonly middle: Expr
  readonly right: Ratio
  readonly undoing: readonly [Undoing, Undoing]
  readonly x: Ratio
  readonly as: 'decimal' | 'fraction'
}

const made = (
  x: Ratio,
  undoing: readonly [Undoing, Undoing],
  write: (right: Ratio) => Expr,
  middle: Expr,
  as: TwoSteps['as'] = 'fraction',
): TwoSteps => {
  const right = [...undoing].reverse().reduce((value, step) => undone(value, [inverseOf(step)]), x)
  return { equation: write(right), middle, right, undoing, x, as }
}

const subtracting = (by: number | Ratio): Undoing => ({ operation: 'subtract', by: Ratio.from(by) })
const adding = (by: number | Ratio): Undoing => ({ operation: 'add', by: Ratio.from(by) })
const dividing = (by: number | Ratio): Undoing => ({ operation: 'divide', by: Ratio.from(by) })
const multiplying = (by: number | Ratio): Undoing => ({ operation: 'multiply', by: Ratio.from(by) })
/** What takes + b away again: a negative number is added. */
const takingAway = (b: Ratio): Undoing => (b.n < 0 ? adding(b.negated()) : subtracting(b))

/** x, a, and b of (x + b)/a: none is another with or without its sign; the quotient is negative. */
const drawQuotientOfSum = (random: Random): readonly [x: Ratio, a: number, b: Ratio] => {
  const a = random.int(2, 9)
  const b = random.intExcept(-12, 12, 0, a, -a)
  const quotient = random.until(
    () => random.int(-9, -2),
    value => ![0, a, Math.abs(b)].includes(Math.abs(a * value - b)),
  )
  return [Ratio.of(a * quotient - b), a, Ratio.of(b)]
}

/** Every kind draws its solution first, so that the numbers are kind. */
const kinds = {
  'ax + b = c'(random: Random) {
    const [a, b] = [random.int(2, 9), random.int(1, 20)]
    const x = random.intExcept(-10, Math.min(12, Math.floor((90 - b) / a)), 0)
    return made(Ratio.of(x), [subtracting(b), dividing(a)], right => m`${a}x + ${b} = ${right}`, m`${a}x`)
  },
  'ax - b = c'(random: Random) {
    const [a, b] = [random.int(2, 9), random.int(1, 20)]
    const x = random.intExcept(Math.max(-10, -Math.floor((90 - b) / a)), Math.min(12, Math.floor((90 + b) / a)), 0)
    return made(Ratio.of(x), [adding(b), dividing(a)], right => m`${a}x - ${b} = ${right}`, m`${a}x`)
  },
  '-ax + b = c'(random: Random) {
    const [x, a, b] = [random.intExcept(-10, 10, 0), -random.int(2, 9), Ratio.of(random.intExcept(-20, 20, 0))]
    return made(Ratio.of(x), [takingAway(b), dividing(a)], right => m`${a}x + ${b} = ${right}`, m`${a}x`)
  },
  'ax + b = c, x = n/d'(random: Random) {
    const a = random.int(2, 8)
    const [x, b] = [Ratio.of(random.coprimeTo(a, 3 * a) * random.sign(), a), Ratio.of(random.intExcept(-15, 15, 0))]
    return made(x, [takingAway(b), dividing(a)], right => m`${a}x + ${b} = ${right}`, m`${a}x`)
  },
  'x/a + b = c'(random: Random) {
    const [a, quotient] = [random.int(2, 9), random.intExcept(-9, 9, 0)]
    const b = Ratio.of(random.intExcept(-15, 15, 0, -quotient))
    const x = Ratio.of(a * quotient)
    return made(x, [takingAway(b), multiplying(a)], right => m`x/${a} + ${b} = ${right}`, m`x/${a}`)
  },
  'b - ax = c'(random: Random) {
    const [x, a, b] = [random.intExcept(-10, 10, 0), random.int(1, 9), Ratio.of(random.intExcept(-20, 20, 0))]
    return made(Ratio.of(x), [takingAway(b), dividing(-a)], right => m`${b} - ${a}x = ${right}`, m`-${a}x`)
  },
  'n/d x + b = c'(random: Random) {
    const d = random.int(3, 8)
    const a = Ratio.of(random.intExcept(2, d - 1, ...[2, 3, 4, 6].filter(n => Ratio.of(n, d).d !== d)), d)
    const [x, b] = [Ratio.of(d * random.intExcept(-6, 6, 0)), Ratio.of(random.intExcept(-12, 12, 0))]
    return made(x, [takingAway(b), multiplying(a.power(-1))], right => m`${a}x + ${b} = ${right}`, m`${a}x`)
  },
  'c = ax + b'(random: Random) {
    const [x, a, b] = [
      random.intExcept(-12, 12, 0),
      random.intExcept(-9, 12, -1, 0, 1),
      Ratio.of(random.intExcept(-30, 30, 0)),
    ]
    return made(Ratio.of(x), [takingAway(b), dividing(a)], right => m`${right} = ${a}x + ${b}`, m`${a}x`)
  },
  decimals(random: Random) {
    const tenths = () => Ratio.of(random.sign() * 2 * random.int(1, 22) + random.sign(), 10)
    const [a, b] = [tenths(), tenths()]
    const x = Ratio.of(random.intExcept(-16, 16, 0), 2)
    const onRight = random.evenly([false, true])
    const left = m`${decimal(a)}x + ${decimal(b)}`
    return made(
      x,
      [takingAway(b), dividing(a)],
      right => (onRight ? equation(decimal(right), left) : equation(left, decimal(right))),
      m`${decimal(a)}x`,
      'decimal',
    )
  },
  'c = b - n/d x'(random: Random) {
    const d = random.int(3, 8)
    const a = Ratio.of(random.intExcept(2, d - 1, ...[2, 3, 4, 6].filter(n => Ratio.of(n, d).d !== d)), d)
    const [x, b] = [Ratio.of(d * random.intExcept(-6, 6, 0)), Ratio.of(random.intExcept(-12, 12, 0))]
    return made(
      x,
      [takingAway(b), multiplying(a.power(-1).negated())],
      right => m`${right} = ${b} - ${a}x`,
      m`${a.negated()}x`,
    )
  },
  'c = (x + b)/a'(random: Random) {
    const [x, a, b] = drawQuotientOfSum(random)
    return made(x, [multiplying(a), takingAway(b)], right => m`${right} = (x + ${b})/${a}`, m`x + ${b}`)
  },
  '(x + b)/a = c'(random: Random) {
    const [x, a, b] = drawQuotientOfSum(random)
    return made(x, [multiplying(a), takingAway(b)], right => m`(x + ${b})/${a} = ${right}`, m`x + ${b}`)
  },
}

type Kind = keyof typeof kinds
const draw = (random: Random, level: Pick<Level, 'kinds'>) => kinds[random.evenly(level.kinds)](random)

const printable = (value: Ratio, as: TwoSteps['as']): Value =>
  as === 'decimal' && decimalPlaces(value.d) !== null ? decimal(value) : value

const solve = ({ x, as }: TwoSteps) => printable(x, as)

/** The wrong ways to undo two operations, by name. */
const wrongWays = ([first, second]: TwoSteps['undoing']) =>
  ({
    firstOperationRepeated: [inverseOf(first), second],
    otherOrder: [second, first],
    secondOperationRepeated: [first, inverseOf(second)],
  }) as const

/** An equation that no usual mistake solves. */
const drawTelling = (random: Random, level: Level) =>
  random.until(
    () => draw(random, level),
    ({ x, right, undoing }) =>
      [...Object.values(wrongWays(undoing)), [undoing[0]]].every(way => !undone(right, way).equals(x)) && x.n !== 0,
  )

/** Where the usual slips lead, as far as their numbers look like the solution's. */
function slips({ right, undoing, x, as }: TwoSteps): Readonly<Record<string, Value>> {
  const ways = Object.entries(wrongWays(undoing)).map(([name, way]) => [name, undone(right, way)] as const)
  const values = [...ways, ['onlyOneStep', undone(right, [undoing[0]])] as const, ['signLost', x.negated()] as const]
  const isLikely = (value: Ratio) =>
    as === 'decimal' ? decimalPlaces(value.d) !== null && value.d <= 100 : value.isInteger || !x.isInteger
  return Object.fromEntries(
    values.filter(([, value]) => isLikely(value)).map(([name, value]) => [name, printable(value, as)]),
  )
}

interface Level {
  readonly kinds: readonly Kind[]
}
/** Their work holds fractions that no pupil would write by mistake. */
const UNFIT: ReadonlySet<Kind> = new Set<Kind>([
  'ax + b = c, x = n/d',
  'b - ax = c',
  'n/d x + b = c',
  'c = b - n/d x',
  'decimals',
  // Their lines would swap the sides without a word.
  'c = ax + b',
  'c = (x + b)/a',
])

/** The work of a pupil who does these two operations. */
const workOf = ({ equation: given, middle, right, as }: TwoSteps, undoing: TwoSteps['undoing']): Work => {
  const [first] = undoing
  return [
    given,
    equation(middle, printable(undone(right, [first]), as)),
    equation(m`x`, printable(undone(right, undoing), as)),
  ]
}

/** An equation whose wrong work comes out in whole numbers too. */
const drawWithWholeMistakes = (random: Random, fitting: readonly Kind[]) => {
  const kind = random.evenly(fitting)
  return random.until(
    () => kinds[kind](random),
    ({ right, undoing }) => {
      const { firstOperationRepeated, secondOperationRepeated } = wrongWays(undoing)
      return [firstOperationRepeated, secondOperationRepeated].every(way => {
        const end = undone(right, way)
        return end.isInteger && Math.abs(end.n) < 200 && undone(right, [way[0]]).n !== 0
      })
    },
  )
}

/** Where a line ax + b = c is true. */
function rootOf({ left, right }: Of<'relation'>): Ratio {
  const difference = (x: number) => evaluate(left, { x }).minus(evaluate(right, { x }))
  return difference(0).over(difference(0).minus(difference(1)))
}

export const twoStepEquations = defineTopic(
  {
    id: 'two-step-equations',
    name: { en: 'Two-step equations', es: 'Ecuaciones de dos pasos' },
    description: {
      en: 'Solve equations such as ax + b = c by undoing two operations in order.',
      es: 'Resuelve ecuaciones como ax + b = c deshaciendo dos operaciones en orden.',
    },
    domain: 'Expressions & Equations',
    standards: ['7.EE.B.4', '7.EE.B.4a'],
    rev: 4,
    levels: {
      easy: { kinds: ['ax + b = c', 'ax - b = c'] },
      medium: { kinds: ['-ax + b = c', 'x/a + b = c', 'b - ax = c', 'ax + b = c, x = n/d', 'c = ax + b'] },
      hard: { kinds: ['n/d x + b = c', 'decimals', '(x + b)/a = c', 'c = b - n/d x', 'c = (x + b)/a'] },
    },
  },
  form => ({
    bare: form({
      share: 3,
      instruction: solveForX,
      draw,
      answer: solution('x'),
      solve,
      ask: ({ equation }) => both(equation),
      solution: ({ equation }) => solveLinear(equation),
      check: solves,
    }),

    choice: form({
      levels: ['easy', 'hard'],
      instruction: { en: prose`Choose the solution.`, es: prose`Elige la solución.` },
      draw: (random, level: Level) =>
        random.until(
          // Quotients of sums are solved and corrected, not chosen.
          () => drawTelling(random, { kinds: level.kinds.filter(kind => !kind.includes('(x + b)')) }),
          facts => Object.keys(slips(facts)).length >= 3,
        ),
      answer: solution('x'),
      solve,
      mistakes: slips,
      ask: ({ equation }) => both(equation),
      solution: ({ equation }) => solveLinear(equation),
      whyWrong: () => {
        const operation: WhyWrong = {
          en: line`One of the two operations was repeated instead of undone.`,
          es: line`Una de las dos operaciones se repitió en vez de deshacerse.`,
        }
        return {
          firstOperationRepeated: operation,
          secondOperationRepeated: operation,
          otherOrder: {
            en: line`The two operations were undone in the wrong order.`,
            es: line`Las dos operaciones se deshicieron en el orden equivocado.`,
          },
          onlyOneStep: {
            en: line`Only one of the two operations was undone.`,
            es: line`Solo se deshizo una de las dos operaciones.`,
          },
          signLost: { en: line`It has the wrong sign.`, es: line`Tiene el signo equivocado.` },
        }
      },
      check: solves,
    }),

    balance: form({
      levels: ['easy'],
      share: 2,
      instruction: {
        en: prose`The balance is level. Find the value of ${m`x`}.`,
        es: prose`La balanza está en equilibrio. Halla el valor de ${m`x`}.`,
      },
      draw: random => ({ a: random.int(2, 4), b: random.int(1, 12), x: random.int(2, 12) }),
      answer: solution('x'),
      solve: ({ x }) => x,
      ask: ({ a, b, x }) => both(figure(balance([...Array<'x'>(a).fill('x'), b], [a * x + b]))),
      solution: ({ a, b, x }) => {
        const shown = m`${a}x + ${b} = ${a * x + b}`
        return [
          explained(
            shown,
            line`The balance is level: both sides are equal.`,
            line`La balanza está en equilibrio: los dos lados son iguales.`,
          ),
          ...solveLinear(shown),
        ]
      },
      check: isLevel,
    }),

    orderOfSteps: form({
      levels: ['medium'],
      draw: drawTelling,
      answer: sentenceChoice,
      solve: ({ undoing, as }) => ({ key: keyOf(undoing), says: spokenUndoing(undoing, as) }),
      mistakes: ({ undoing, as }) =>
        Object.fromEntries(
          Object.entries(wrongWays(undoing)).map(([name, [first, second]]) => [
            name,
            { key: keyOf([first, second]), says: spokenUndoing([first, second], as) },
          ]),
        ),
      ask: ({ equation }) => ({
        en: prose`Which two operations, done in this order on both sides, solve ${equation}?`,
        es: prose`¿Qué dos operaciones, hechas en ese orden en ambos lados, resuelven ${equation}?`,
      }),
      solution: ({ equation }) => solveLinear(equation),
      whyWrong: () => ({
        firstOperationRepeated: {
          en: line`The first step repeats an operation of the equation instead of undoing it.`,
          es: line`El primer paso repite una operación de la ecuación en vez de deshacerla.`,
        },
        secondOperationRepeated: {
          en: line`The second step repeats an operation of the equation instead of undoing it.`,
          es: line`El segundo paso repite una operación de la ecuación en vez de deshacerla.`,
        },
        otherOrder: {
          en: line`The order is wrong: what was done last is undone first.`,
          es: line`El orden es incorrecto: lo último que se hizo se deshace primero.`,
        },
      }),
      // Does the chosen operations to the side without x: what comes out must satisfy the equation.
      check(printed, { key }) {
        const { left, right } = printed.one('relation')
        const start = left.kind === 'number' ? left : right
        return isTrue(printed.one('relation'), { x: undone(evaluate(start), undoingOf(key)) })
      },
    }),

    missingCoefficient: form({
      levels: ['hard'],
      draw: random =>
        random.until(
          () => ({
            k: random.intExcept(-9, 9, -1, 0, 1),
            b: random.intExcept(-20, 20, 0),
            x: random.intExcept(-8, 8, -1, 0, 1),
          }),
          ({ k, b, x }) => k * x + b !== 0 && k !== x && k * x !== b,
        ),
      answer: integer,
      solve: ({ k }) => k,
      ask: ({ k, b, x }) => ({
        en: prose`The solution of the equation ${m`k x + ${b} = ${k * x + b}`} is ${equation(m`x`, x)}. What number does ${m`k`} stand for?`,
        es: prose`La solución de la ecuación ${m`k x + ${b} = ${k * x + b}`} es ${equation(m`x`, x)}. ¿Qué número representa ${m`k`}?`,
      }),
      solution: ({ k, b, x }) => [
        step(m`${x}k + ${b} = ${k * x + b}`, because.substitute, { value: x, letter: m`x` }),
        step(m`${x}k = ${k * x}`, b < 0 ? because.addToBothSides : because.subtractFromBothSides, {
          value: Math.abs(b),
        }),
        step(m`k = ${k}`, because.divideBothSides, { value: x }),
      ],
      // The solution put into the equation, with the number in place of k.
      check(printed, answer) {
        const [given, solved] = printed.all('relation')
        return given !== undefined && isTrue(given, { k: exact(answer), x: solved ? evaluate(solved.right) : 0 })
      },
    }),

    findTheError: form(
      findMistake({
        levels: ['medium', 'hard'],
        lines: 2,
        draw: (random, level: Level) =>
          drawWithWholeMistakes(
            random,
            level.kinds.filter(kind => !UNFIT.has(kind)),
          ),
        work: facts => workOf(facts, facts.undoing),
        steps: ({ equation }) => solveLinear(equation),
        mistakes: {
          firstOperationRepeated: {
            says: ({ undoing: [first] }) => wrongly(inverseOf(first)),
            work: facts => workOf(facts, wrongWays(facts.undoing).firstOperationRepeated),
          },
          secondOperationRepeated: {
            says: ({ undoing: [, second] }) => wrongly(inverseOf(second)),
            work: facts => workOf(facts, wrongWays(facts.undoing).secondOperationRepeated),
          },
        },
        follows: (before, after) => after.kind === 'relation' && isTrue(before, { x: rootOf(after) }),
      }),
    ),
  }),
)
