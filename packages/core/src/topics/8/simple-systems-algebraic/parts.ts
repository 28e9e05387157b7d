import {
  answerStep,
  type Expr,
  equation,
  explained,
  expr,
  line,
  linearTerm,
  m,
  negative,
  type Printed,
  point as pointExpr,
  type Random,
  Ratio,
  type Step,
  type SystemSolution,
  solveByElimination,
  solveBySubstitution,
  solveLinear,
  statements,
  step,
  sum,
  symbol,
  times,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nonzero, otherSize, type Row, rowExpr, rowThrough, solves } from '../../kit/equations/linear-system.ts'

interface Drawn {
  readonly rows: readonly [Expr, Expr]
  readonly solution: SystemSolution
  readonly steps: () => readonly Step[]
}

/** y = px + q through a point. */
const slopeForm = (p: number, x: number, y: number): Expr => m`y = ${p}x + ${y - p * x}`

export const drawPoint = (random: Random, most: number) => [nonzero(random, most), nonzero(random, most)] as const

/** s and −s (or s and s) beside one letter. */
export function paired(random: Random, [x, y]: readonly [number, number], sign: 1 | -1): readonly [Row, Row] {
  const [s, p] = [nonzero(random, 5), nonzero(random, 6)]
  const q = otherSize(random, 6, p)
  return random.evenly([true, false])
    ? [rowThrough(s, p, x, y), rowThrough(sign * s, q, x, y)]
    : [rowThrough(p, s, x, y), rowThrough(q, sign * s, x, y)]
}

const eliminated = ([one, two]: readonly [Row, Row], solution: SystemSolution): Drawn => ({
  rows: [rowExpr(one), rowExpr(two)],
  solution,
  steps: () => solveByElimination([one, two], ['x', 'y'], times, undefined, 5),
})

/** Both sides are y: an equation in x, and y from the first. */
function setEqual([p, q]: readonly [number, number], other: Expr, x: number, y: number): readonly Step[] {
  const first = m`${p}x + ${q}`
  const together = equation(first, other)
  return [
    step(together, because.substitute, { value: first, letter: m`y` }),
    ...solveLinear(together),
    step(statements(equation(equation(m`y`, valueAt(p, q, x)), y), pointExpr(x, y)), because.substituteBack, {
      letter: m`y`,
    }),
  ]
}

/** px + q with a number for x. */
function valueAt(p: number, q: number, x: number): Expr {
  const product = p === 1 ? expr(x) : p === -1 ? negative(expr(x)) : times(p, x)
  return q === 0 ? product : sum(product, q)
}

/** x put into y = px + q, or y. */
function putInSlopeForm(given: 'x' | 'y', p: number, x: number, y: number): readonly Step[] {
  const q = y - p * x
  if (given === 'x') {
    const isPlain = Math.abs(p) === 1
    const filled = step(equation(m`y`, valueAt(p, q, x)), because.substitute, {
      value: x,
      letter: m`x`,
    })
    if (isPlain)
      return q === 0 && (p === 1 || x > 0) ? [filled] : [filled, step(m`y = ${y}`, because.workOutTheRightSide)]
    return [
      filled,
      step(m`y = ${y}`, q === 0 ? because.multiply : q > 0 ? because.multiplyThenAdd : because.multiplyThenSubtract),
    ]
  }
  const filled = equation(y, q === 0 ? m`${p}x` : m`${p}x + ${q}`)
  return [step(filled, because.substitute, { value: y, letter: m`y` }), ...solveLinear(filled)]
}

/** A value put into ax + by = c. */
function putInRow(given: 'x' | 'y', [a, b, c]: Row, value: number): readonly Step[] {
  const [known, term, left] =
    given === 'x' ? [a, linearTerm(Ratio.of(b), m`y`), 'y'] : [b, linearTerm(Ratio.of(a), m`x`), 'x']
  const written = (of: Value) => equation(given === 'x' ? sum(of, term) : sum(term, of), c)
  const worked = written(known * value)
  return [
    step(written(times(known, value)), because.substitute, { value, letter: symbol(given) }),
    step(worked, because.multiply),
    ...solveLinear(worked, left),
  ]
}

export const kinds = {
  'both solved for y'(random: Random): Drawn {
    const [x, y] = drawPoint(random, 6)
    const [p, q] = random.sample([-4, -3, -2, -1, 1, 2, 3, 4], 2)
    return {
      rows: [slopeForm(p, x, y), slopeForm(q, x, y)],
      solution: [x, y],
      steps: () => setEqual([p, y - p * x], m`${q}x + ${y - q * x}`, x, y),
    }
  },
  'one value given'(random: Random): Drawn {
    const [x, y] = drawPoint(random, 9)
    const given = random.evenly(['x', 'y'])
    const at = given === 'x' ? x : y
    const [a, b] = [random.intExcept(-5, 5, 0), random.intExcept(-5, 5, 0)]
    const isSlope = random.evenly([true, false])
    const other = isSlope ? slopeForm(a, x, y) : rowExpr(rowThrough(a, b, x, y))
    return {
      rows: random.shuffle([equation(symbol(given), at), other]),
      solution: [x, y],
      steps: () => [
        ...(isSlope ? putInSlopeForm(given, a, x, y) : putInRow(given, rowThrough(a, b, x, y), at)),
        step(pointExpr(x, y), because.writeOrderedPair),
      ],
    }
  },
  'one solved for a letter'(random: Random): Drawn {
    const [x, y] = drawPoint(random, 8)
    const [p, a] = [random.intExcept(-4, 4, 0), nonzero(random, 5)]
    const isY = random.evenly([true, false])
    const b = random.until(
      () => nonzero(random, 5),
      b => (isY ? a + b * p : a * p + b) !== 0,
    )
    const row = rowThrough(a, b, x, y)
    const solved: Row = isY ? [-p, 1, y - p * x] : [1, -p, x - p * y]
    return {
      rows: random.shuffle([isY ? slopeForm(p, x, y) : m`x = ${p}y + ${x - p * y}`, rowExpr(row)]),
      solution: [x, y],
      steps: () =>
        solveBySubstitution([solved, row], {
          given: { letter: isY ? 1 : 0, slope: Ratio.of(p), start: Ratio.of(isY ? y - p * x : x - p * y) },
          product: times,
          room: 5,
        }),
    }
  },
  'to add or subtract'(random: Random): Drawn {
    const at = drawPoint(random, 9)
    return eliminated(paired(random, at, random.evenly([-1, 1])), at)
  },
  'to multiply first'(random: Random): Drawn {
    const [x, y] = drawPoint(random, 9)
    const [k, s, p] = [random.int(2, 4) * random.sign(), random.int(2, 3), random.int(2, 6) * random.sign()]
    const q = random.until(
      () => random.int(2, 6) * random.sign(),
      q => Math.abs(q) !== Math.abs(p) && q !== k * p,
    )
    const rows: readonly [Row, Row] = random.evenly([true, false])
      ? [rowThrough(s, p, x, y), rowThrough(k * s, q, x, y)]
      : [rowThrough(p, s, x, y), rowThrough(q, k * s, x, y)]
    return eliminated(random.shuffle(rows), [x, y])
  },
  'a letter to be solved for'(random: Random): Drawn {
    const [x, y] = drawPoint(random, 8)
    const [p, a] = [random.int(2, 5) * random.sign(), random.int(2, 5) * random.sign()]
    const b = random.until(
      () => random.int(2, 5) * random.sign(),
      b => b !== a * p && Math.abs(b) !== Math.abs(p),
    )
    const rows: readonly [Row, Row] = random.evenly([true, false])
      ? [rowThrough(1, p, x, y), rowThrough(a, b, x, y)]
      : [rowThrough(p, 1, x, y), rowThrough(b, a, x, y)]
    return {
      rows: [rowExpr(rows[0]), rowExpr(rows[1])],
      solution: [x, y],
      steps: () => solveBySubstitution(rows, { product: times }),
    }
  },
  halves(random: Random): Drawn {
    const [x, y] = random.shuffle([Ratio.of(2 * random.int(-5, 4) + 1, 2), Ratio.of(nonzero(random, 6))])
    const even = x.isInteger ? 'y' : 'x'
    const coefficient = (letter: string) => (letter === even ? 2 * nonzero(random, 2) : nonzero(random, 5))
    const [a, b] = [coefficient('x'), coefficient('y')]
    const [d, e] = random.until(
      () => [coefficient('x'), coefficient('y')] as const,
      ([d, e]) => a * e !== b * d && a !== d && b !== e,
    )
    const row = (p: number, q: number): Row => [p, q, x.times(p).plus(y.times(q)).n]
    return eliminated([row(a, b), row(d, e)], [x, y])
  },
  special: (random: Random) => drawSpecial(random, random.evenly(['none', 'all'])),
}

/** Two equations of parallel lines, or of one line. */
export function drawSpecial(random: Random, solution: 'none' | 'all'): Drawn {
  const [p, q, k] = [random.intExcept(-5, 5, 0), nonzero(random, 8), random.int(2, 4)]
  const shift = solution === 'none' ? nonzero(random, 8) : 0
  const first = m`y = ${p}x + ${q}`
  const row: Row = [-p * k, k, q * k + shift]
  return {
    rows: random.shuffle([first, rowExpr(row)]),
    solution,
    steps: () => [
      ...solveBySubstitution([[-p, 1, q], row], {
        given: { letter: 1, slope: Ratio.of(p), start: Ratio.of(q) },
        product: times,
      }).flatMap((each, i) =>
        i === 0
          ? [
              each,
              explained(
                equation(sum(m`${-p * k}x`, m`${p * k}x`, k * q), row[2]),
                line`Distribute. The terms with ${m`x`} add up to 0.`,
                line`Distribuye. Los términos con ${m`x`} suman 0.`,
              ),
            ]
          : [each],
      ),
      ...(solution === 'none'
        ? []
        : [
            answerStep(first, {
              en: line`Every point of this line is a solution: infinitely many solutions.`,
              es: line`Cada punto de esta recta es una solución: infinitas soluciones.`,
            }),
          ]),
    ],
  }
}

type Kind = keyof typeof kinds

export interface Level {
  readonly kinds: readonly Kind[]
}

export const draw = (random: Random, level: Level): Drawn => kinds[random.evenly(level.kinds)](random)

export const check = (printed: Printed, answer: SystemSolution) => solves(answer, printed.one('system'))
