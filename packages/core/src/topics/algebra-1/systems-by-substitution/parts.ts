import {
  answerStep,
  type Content,
  type Expr,
  equation,
  explained,
  explainedBy,
  failed,
  line,
  m,
  type Random,
  Ratio,
  type Step,
  type SystemSolution,
  solveBySubstitution,
  statements,
  step,
  sum,
  symbol,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nonzero, rowExpr, rowThrough } from '../../kit/equations/linear-system.ts'

interface Drawn {
  readonly printed: readonly [Expr, Expr]
  readonly solution: SystemSolution
  readonly steps: () => readonly Step[]
}

const MANY = answerStep(words('infinitely many solutions', 'infinitas soluciones'), {
  en: line`Both equations describe one line: each of its points is a solution.`,
  es: line`Ambas ecuaciones describen una misma recta: cada uno de sus puntos es una solución.`,
})

const isSmall = (value: Ratio, most = 12) => Math.abs(value.toNumber()) <= most

/** y = kx + b, or x = ky + b. */
function solvedRow(letter: 'x' | 'y', k: number, b: number): Expr {
  return letter === 'y' ? m`y = ${k}x + ${b}` : m`x = ${k}y + ${b}`
}

/** One equation solved for a letter; the other holds at the same point and is no multiple of it. */
export function drawSolved(random: Random, most = 5) {
  const letter = random.evenly(['y', 'x'] as const)
  return random.until(
    () => {
      const [x, y] = [random.int(-8, 8), random.int(-8, 8)]
      const k = nonzero(random, 4)
      const [a, b] = [nonzero(random, most), nonzero(random, most)]
      const constant = letter === 'y' ? y - k * x : x - k * y
      return { letter, k, constant, a, b, x, y }
    },
    ({ k, constant, a, b, x, y }) =>
      constant !== 0 &&
      Math.abs(constant) <= 12 &&
      x !== 0 &&
      y !== 0 &&
      x !== y &&
      (letter === 'y' ? a + b * k !== 0 : a * k + b !== 0),
  )
}

export type Solved = ReturnType<typeof drawSolved>

/** The first equation solved for its letter, or in standard form. */
export const solvedSystem = ({ letter, k, constant, a, b, x, y }: Solved, isSolved = true): Drawn => ({
  printed: [
    isSolved ? solvedRow(letter, k, constant) : rowExpr(letter === 'y' ? [-k, 1, constant] : [1, -k, constant]),
    rowExpr(rowThrough(a, b, x, y)),
  ],
  solution: [x, y],
  steps: () =>
    solveBySubstitution(
      [letter === 'y' ? [-k, 1, constant] : [1, -k, constant], rowThrough(a, b, x, y)],
      isSolved ? { given: { letter: letter === 'y' ? 1 : 0, slope: Ratio.of(k), start: Ratio.of(constant) } } : {},
    ),
})

/** The first step of a substitution, with the equation that is taken and its letter. */
function choosing(
  [first, ...rest]: readonly Step[],
  isFirst: boolean,
  letter: 'x' | 'y',
  work?: Content,
): readonly Step[] {
  if (!first) failed('A substitution has a first step')
  const own = symbol(letter)
  const [en, es] = isFirst
    ? [line`Solve the first equation for ${own}. `, line`Despeja ${own} en la primera ecuación. `]
    : [line`Solve the second equation for ${own}. `, line`Despeja ${own} en la segunda ecuación. `]
  return [explainedBy(work ?? first.work, { en: [...en, ...first.says.en], es: [...es, ...first.says.es] }), ...rest]
}

/** −x + py = c, solved for the letter that has the coefficient −1. */
const freed = (letter: 'x' | 'y', p: number, c: number): Content =>
  letter === 'x'
    ? statements(m`-x = ${-p}y + ${c}`, m`x = ${p}y + ${-c}`)
    : statements(m`-y = ${-p}x + ${c}`, m`y = ${p}x + ${-c}`)

export const kinds = {
  solved: (random: Random): Drawn => {
    const drawn = solvedSystem(drawSolved(random))
    return random.chance(0.5) ? drawn : { ...drawn, printed: [drawn.printed[1], drawn.printed[0]] }
  },
  isolate: (random: Random): Drawn => {
    const [isX, unit] = [random.evenly([true, false]), random.sign()]
    return random.until(
      () => {
        const [x, y, p] = [random.int(-10, 10), random.int(-10, 10), random.int(2, 6) * random.sign()]
        const [a, b] = [random.int(2, 7) * random.sign(), random.int(2, 7) * random.sign()]
        const first = isX ? rowThrough(unit, p, x, y) : rowThrough(p, unit, x, y)
        const second = rowThrough(a, b, x, y)
        const shown = rowExpr(first)
        const printed = random.shuffle([shown, rowExpr(second)])
        return {
          printed,
          solution: [x, y] as const,
          steps: () =>
            choosing(
              solveBySubstitution([first, second]),
              printed[0] === shown,
              isX ? 'x' : 'y',
              unit === 1 ? undefined : freed(isX ? 'x' : 'y', p, first[2]),
            ),
          isFree: first[0] * b === first[1] * a,
        }
      },
      ({ isFree, solution: [x, y] }) => !isFree && Math.min(x, y) < 0 && x * y !== 0 && x !== y,
    )
  },
  'fraction solution': (random: Random): Drawn =>
    random.until(
      () => {
        const [k, b] = [random.int(2, 4) * random.sign(), nonzero(random, 5)]
        const [p, q, c] = [random.int(2, 5) * random.sign(), random.int(2, 5) * random.sign(), random.int(-9, 9)]
        const divisor = p + q * k
        const x = divisor === 0 ? Ratio.of(100) : Ratio.of(c - q * b, divisor)
        return {
          printed: [rowExpr([-k, 1, b]), rowExpr([p, q, c])] as const,
          solution: [x, x.times(k).plus(b)] as const,
          steps: () =>
            choosing(
              solveBySubstitution([
                [-k, 1, b],
                [p, q, c],
              ]),
              true,
              'y',
            ),
        }
      },
      ({ solution: [x, y] }) => !x.isInteger && x.d <= 6 && isSmall(x) && isSmall(y),
    ),
  'fraction coefficient': (random: Random): Drawn =>
    random.until(
      () => {
        const d = random.int(2, 4)
        const k = Ratio.of(random.coprimeTo(d, 5) * random.sign(), d)
        const [x, b] = [d * nonzero(random, 3), nonzero(random, 6)]
        const y = k.times(x).plus(b).n
        const [p, q] = [nonzero(random, 5), nonzero(random, 5)]
        return {
          printed: [m`y = ${k}x + ${b}`, rowExpr(rowThrough(p, q, x, y))] as const,
          solution: [x, y] as const,
          steps: () =>
            solveBySubstitution([[-k.n, k.d, b * k.d], rowThrough(p, q, x, y)], {
              given: { letter: 1, slope: k, start: Ratio.of(b) },
            }),
          isFree: k.times(q).plus(p).n === 0,
        }
      },
      ({ isFree, solution: [x, y] }) => !isFree && x !== y && Math.abs(x) <= 12 && Math.abs(y) <= 12,
    ),
  'both need work': (random: Random): Drawn =>
    random.until(
      () => {
        const [x, y, s] = [random.int(-8, 8), random.int(-8, 8), random.int(2, 4)]
        const [p, a, b] = [
          random.int(2, 4) * random.sign(),
          random.int(2, 7) * random.sign(),
          random.int(2, 7) * random.sign(),
        ]
        const [wide, other, isFirst] = [
          rowThrough(s, s * p, x, y),
          rowThrough(a, b, x, y),
          random.evenly([true, false]),
        ]
        const narrow = rowThrough(1, p, x, y)
        return {
          printed: isFirst ? ([rowExpr(wide), rowExpr(other)] as const) : ([rowExpr(other), rowExpr(wide)] as const),
          solution: [x, y] as const,
          steps: () => [
            step(rowExpr(narrow), because.divideEquation, { which: isFirst ? 1 : 2, value: s }),
            ...solveBySubstitution([narrow, other], { room: 5 }),
          ],
          isFree: b === a * p,
        }
      },
      ({ isFree, solution: [x, y] }) => !isFree && x !== 0 && y !== 0 && x !== y,
    ),
  special: (random: Random): Drawn => {
    const [k, b, s] = [nonzero(random, 4), nonzero(random, 7), random.int(2, 4) * random.sign()]
    const solution = random.evenly(['none', 'all'] as const)
    const shift = solution === 'none' ? nonzero(random, 6) : 0
    const row = [-k * s, s, b * s + shift] as const
    return {
      printed: [solvedRow('y', k, b), rowExpr(row)],
      solution,
      steps: () => [
        ...solveBySubstitution([[-k, 1, b], row], {
          given: { letter: 1, slope: Ratio.of(k), start: Ratio.of(b) },
        }).flatMap((each, i) =>
          i === 0
            ? [
                each,
                explained(
                  equation(sum(m`${-k * s}x`, m`${k * s}x`, b * s), row[2]),
                  line`Distribute ${s}. The terms with ${m`x`} add up to 0.`,
                  line`Distribuye ${s}. Los términos con ${m`x`} suman 0.`,
                ),
              ]
            : [each],
        ),
        ...(solution === 'all' ? [MANY] : []),
      ],
    }
  },
}

export type Kind = keyof typeof kinds
