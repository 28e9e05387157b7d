import {
  answerStep,
  decimal,
  type Expr,
  explained,
  join,
  lcm,
  line,
  m,
  type Printed,
  type Random,
  Ratio,
  type Step,
  solveByElimination,
  step,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nonzero, otherSize, type Row, rowExpr, rowThrough, solves } from '../../kit/equations/linear-system.ts'

type Letter = 'x' | 'y'

export interface Drawn {
  readonly rows: readonly [Row, Row]
  readonly printed: readonly [Expr, Expr]
  readonly solution: readonly [number, number] | 'none' | 'all'
  /** What the first equation is multiplied by, so that it has whole numbers. */
  readonly cleared?: number
}

export const place = (letter: Letter, eliminated: number, other: number): [number, number] =>
  letter === 'x' ? [eliminated, other] : [other, eliminated]

function of(
  random: Random,
  letter: Letter,
  first: [number, number],
  second: [number, number],
  [x, y]: readonly [number, number],
): Drawn {
  const rows = tupleOf(random.shuffle([first, second].map(([s, t]) => rowThrough(...place(letter, s, t), x, y))), 2)
  return { rows, printed: [rowExpr(rows[0]), rowExpr(rows[1])], solution: [x, y] }
}

export const drawPoint = (random: Random): [number, number] => [nonzero(random, 10), random.int(-10, 10)]

/** Neither number is a multiple of the other. */
const unlike = (random: Random): [number, number] => {
  const [a, b] = random.pick([
    [2, 3],
    [2, 5],
    [2, 7],
    [3, 4],
    [3, 5],
    [3, 7],
    [3, 8],
    [4, 5],
    [4, 6],
    [4, 7],
    [5, 6],
    [5, 7],
    [5, 8],
    [6, 8],
    [6, 9],
  ] as const)
  return [a * random.sign(), b * random.sign()]
}

export const kinds = {
  opposite: (random: Random) => equalSize(random, -1),
  equal: (random: Random) => equalSize(random, 1),
  'multiply one': (random: Random) => {
    const k = random.int(2, 5) * random.sign()
    const s = random.int(1, Math.floor(9 / Math.abs(k))) * random.sign()
    const p = random.int(2, 9) * random.sign()
    const q = random.until(
      () => otherSize(random, 9, p, 2),
      value => value !== k * p,
    )
    return of(random, random.evenly(['x', 'y']), [s, p], [k * s, q], drawPoint(random))
  },
  'multiply both': (random: Random) => {
    const [[a, d], [b, e]] = random.until(
      () => [unlike(random), unlike(random)] as const,
      ([[a, d], [b, e]]) => a * e !== b * d,
    )
    return of(random, 'x', [a, b], [d, e], drawPoint(random))
  },
  fractions: (random: Random) => {
    const [d, e] = random.pick([
      [2, 3],
      [3, 2],
      [2, 4],
      [4, 3],
      [3, 4],
    ] as const)
    const [x, y] = [d * nonzero(random, 3), e * nonzero(random, 3)]
    const [a, b] = [random.coprimeTo(d, 3) * random.sign(), random.coprimeTo(e, 3) * random.sign()]
    const [p, q] = random.until(
      () => [nonzero(random, 5), nonzero(random, 5)] as const,
      ([p, q]) => a * e * q !== b * d * p && Math.abs(p) + Math.abs(q) > 2,
    )
    const row = rowThrough(p, q, x, y)
    const first: Row = [a * e, b * d, ((a * x) / d + (b * y) / e) * d * e]
    return {
      rows: [first, row],
      printed: [m`${Ratio.of(a, d)}x + ${Ratio.of(b, e)}y = ${first[2] / d / e}`, rowExpr(row)],
      solution: [x, y],
      cleared: d * e,
    } as Drawn
  },
  decimals: (random: Random) => {
    const drawn = kinds['multiply one'](random)
    const tenths = ([a, b, c]: Row) =>
      m`${decimal(Ratio.of(a, 10))}x + ${decimal(Ratio.of(b, 10))}y = ${decimal(Ratio.of(c, 10))}`
    return { ...drawn, printed: [tenths(drawn.rows[0]), rowExpr(drawn.rows[1])], cleared: 10 } as Drawn
  },
  special: (random: Random) => {
    // Neither equation is a multiple of the other, so that both are multiplied.
    const [a, b] = random.pick([
      [2, 3],
      [3, 2],
      [1, 2],
      [2, 1],
      [1, 3],
      [3, 1],
    ] as const)
    const c = nonzero(random, 9)
    const [u, v] = [2 * random.sign(), 3 * random.sign()]
    const side = random.sign()
    const solution = random.evenly(['none', 'all'])
    const rows = random.shuffle<[Row, Row]>([
      [u * a, u * b * side, u * c],
      [v * a, v * b * side, v * c + (solution === 'none' ? nonzero(random, 9) : 0)],
    ])
    return { rows, printed: rows.map(rowExpr), solution } as unknown as Drawn
  },
}

function equalSize(random: Random, sign: 1 | -1): Drawn {
  const s = random.int(2, 7) * random.sign()
  const p = nonzero(random, 7)
  return of(random, random.evenly(['x', 'y']), [s, p], [sign * s, otherSize(random, 7, p)], drawPoint(random))
}

type Kind = keyof typeof kinds

export const draw = (random: Random, level: { readonly kinds: readonly Kind[] }): Drawn =>
  random.until(
    () => kinds[random.evenly(level.kinds)](random),
    drawn => systemSteps(drawn).length <= 6,
  )

/** Whole numbers first, then elimination; what every point solves is said in words. */
export const systemSteps = ({ rows, cleared, solution }: Drawn): readonly Step[] =>
  solution === 'all'
    ? sameLineSteps(rows)
    : [
        ...(cleared === undefined
          ? []
          : [
              explained(
                rowExpr(rows[0]),
                line`Multiply equation 1 by ${cleared}. From here on, this is equation 1.`,
                line`Multiplica la ecuación 1 por ${cleared}. De aquí en adelante, esta es la ecuación 1.`,
              ),
            ]),
        ...solveByElimination(rows, ['x', 'y'], join, undefined, cleared === undefined ? 6 : 5),
      ]

/** Two equations of one line, each multiplied until they are alike. */
function sameLineSteps([one, two]: readonly [Row, Row]): readonly Step[] {
  const size = lcm(one[0], two[0])
  const [k, l] = [size / Math.abs(one[0]), (size / Math.abs(one[0])) * (one[0] / two[0])]
  return [
    step(rowExpr([k * one[0], k * one[1], k * one[2]]), because.multiplyEquation, { which: 1, value: k }),
    explained(
      m`0 = 0`,
      line`Equation 2 times ${l} is the same: subtracting gives a statement that is always true.`,
      line`La ecuación 2 por ${l} es la misma: al restar queda una igualdad que siempre es cierta.`,
    ),
    MANY,
  ]
}
const MANY = answerStep(words('infinitely many solutions', 'infinitas soluciones'), {
  en: line`Both equations describe one line: each of its points is a solution.`,
  es: line`Ambas ecuaciones describen una misma recta: cada uno de sus puntos es una solución.`,
})

export const checkSolution = (printed: Printed, answer: Parameters<typeof solves>[0]) =>
  solves(answer, printed.one('system'))
