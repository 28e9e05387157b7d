import {
  absolute,
  type Expr,
  either,
  equation,
  exact,
  line,
  m,
  type Printed,
  type Random,
  Ratio,
  type Step,
  solutionSet,
  symbol,
} from '../../../author.ts'
import {
  absoluteSteps,
  bothBarsSteps,
  candidatesOf,
  inOrder,
  isolatedSteps,
  type Line,
  lineExpr,
  oneBarSteps,
  rootsOf,
  sameNumbers,
} from './absolute.ts'

export const x = symbol('x')

interface Drawn {
  readonly equation: Expr
  readonly roots: readonly Ratio[]
  /** What solves only one of the cases, and not the equation. */
  readonly rejected: readonly Ratio[]
  readonly steps: () => readonly Step[]
}

/** |ax + b| = c. */
const simple = (a: number, b: number, c: number): Drawn => ({
  equation: m`|${a}x + ${b}| = ${c}`,
  roots: rootsOfCases([a, b], c),
  rejected: [],
  steps: () => absoluteSteps([a, b], c),
})

const rootsOfCases = ([a, b]: Line, value: number): readonly Ratio[] =>
  value < 0 ? [] : [Ratio.of(-value - b, a), Ratio.of(value - b, a)]

/** Slopes within the bars and beside them: a line that meets one arm of the V, or both or none. */
const FLAT = [
  [1, 2],
  [2, 3],
  [1, 3],
  [2, 4],
] as const

const STEEP = [
  [2, 1],
  [3, 1],
  [4, 1],
  [3, 2],
  [4, 2],
] as const

/** Pairs with an odd midpoint are read from number lines. */
const isOnLine = (roots: readonly Ratio[]) => {
  const total = roots.reduce((sum, root) => sum.plus(root), Ratio.of(0))
  return roots.length === 2 && total.isInteger && Math.abs(total.n % 4) === 2
}

const kinds = {
  '|x| = c': (random: Random) => simple(1, 0, random.int(1, 15)),
  '|x + a| = c': (random: Random) => simple(1, random.intExcept(-9, 9, 0), random.int(1, 15)),
  '|ax + b| = c': (random: Random) =>
    random.until(
      () => simple(random.int(2, 6), random.intExcept(-11, 11, 0), random.int(1, 15)),
      ({ roots }) => !isOnLine(roots),
    ),
  'a|x + b| + c = d'(random: Random): Drawn {
    const sign = random.evenly([1, 1, 1, -1] as const)
    const { factor, inside, added, value } = random.until(
      () => drawIsolated(random, sign),
      ({ inside, value }) => !isOnLine(rootsOfCases(inside, value)),
    )
    return {
      equation: m`${factor}${absolute(lineExpr(inside))} + ${added} = ${factor * value + added}`,
      roots: rootsOfCases(inside, value),
      rejected: [],
      steps: () => isolatedSteps(factor, inside, added, value),
    }
  },
  '|ax + b| = cx + d'(random: Random): Drawn {
    const wanted = random.evenly([1, 2, 0])
    return random.until(
      () => {
        const [a, c] = random.pick<readonly [number, number]>(wanted === 1 ? FLAT : STEEP)
        const [b, root] = [random.intExcept(-9, 9, 0), random.int(-6, 9)]
        const d = (a - c) * root + b
        const candidates = candidatesOf([a, b], [c, d])
        const fits = (value: Ratio) => value.times(c).plus(d).n >= 0
        return {
          equation: m`|${a}x + ${b}| = ${c}x + ${d}`,
          candidates,
          roots: inOrder(candidates.filter(fits)),
          rejected: candidates.filter(value => !fits(value)),
          steps: () => oneBarSteps([a, b], [c, d]),
          d,
        }
      },
      ({ roots, d, candidates: [one, other] }) =>
        d !== 0 && Math.abs(d) < 25 && roots.length === wanted && !one.equals(other),
    )
  },
  '|ax + b| = |cx + d|'(random: Random): Drawn {
    return random.until(
      () => {
        const [a, c] = random.pick([
          [2, 1],
          [3, 1],
          [3, 2],
          [4, 1],
          [1, 3],
          [1, 2],
        ] as const)
        const [b, root] = [random.intExcept(-9, 9, 0), random.int(-6, 9)]
        const d = (a - c) * root + b
        return {
          equation: m`|${a}x + ${b}| = |${c}x + ${d}|`,
          roots: inOrder(candidatesOf([a, b], [c, d])),
          rejected: [],
          steps: () => bothBarsSteps([a, b], [c, d]),
          d,
        }
      },
      ({ roots, d }) => d !== 0 && Math.abs(d) < 25 && !sameNumbers(roots.slice(0, 1), roots.slice(1)),
    )
  },
} satisfies Record<string, (random: Random) => Drawn>

/** k|x + b| + c = d, and what the bars equal. */
export interface Isolated {
  readonly factor: number
  readonly inside: Line
  readonly added: number
  readonly value: number
}

export const drawIsolated = (random: Random, sign: 1 | -1): Isolated => ({
  factor: random.intExcept(-5, 5, -1, 0, 1),
  inside: [1, random.intExcept(-9, 9, 0)],
  added: random.intExcept(-12, 12, 0),
  value: sign * random.int(1, 9),
})

type Kind = keyof typeof kinds

export interface Level {
  readonly kinds: readonly Kind[]
}

export const draw = (random: Random, { kinds: names }: Pick<Level, 'kinds'>): Drawn =>
  kinds[random.evenly(names)](random)

export const solutions = solutionSet('x')

export const checkRoots = (printed: Printed, answer: readonly (Expr | Ratio | number)[]) =>
  sameNumbers(
    answer.map(value => exact(value)),
    rootsOf(printed.one('relation')),
  )

/** The cases of x + b = ±c, then their solutions; by mistake one case alone, or another second case. */
export type Slip = 'none' | 'caseLost' | 'signWithin' | 'mirrored'

export function casesWork(b: number, c: number, slip: Slip): readonly [cases: Expr, solutions: Expr] {
  const [first, root] = [equation(m`x + ${b}`, c), equation(x, c - b)]
  switch (slip) {
    case 'caseLost':
      return [first, root]
    case 'signWithin':
      return [either(first, equation(m`x + ${-b}`, c)), either(root, equation(x, c + b))]
    case 'mirrored':
      return [either(equation(m`x + ${b}`, -c), first), either(equation(x, b - c), root)]
    case 'none':
      return [either(equation(m`x + ${b}`, -c), first), either(equation(x, -c - b), root)]
  }
}

export const saysLost = (c: number) => ({
  en: line`the expression in the bars can also be ${-c}; that case is missing`,
  es: line`la expresión dentro de las barras también puede ser ${-c}; falta ese caso`,
})

export const saysMirrored = (root: number, lost: Expr) => ({
  en: line`the opposite of ${root} was taken; the case ${lost} was not solved`,
  es: line`se tomó el opuesto de ${root}; no se resolvió el caso ${lost}`,
})

export const follows = (before: Expr, after: Expr) => sameNumbers(rootsOf(before), rootsOf(after))
