import {
  bracketed,
  type Expr,
  either,
  equation,
  evaluate,
  explained,
  expr,
  itemOf,
  join,
  line,
  minus,
  moveToLeft,
  negative,
  type Random,
  Ratio,
  type Step,
  solveByFactoring,
  statements,
  step,
  symbol,
  zerosStep,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { type Coefficients, polynomial } from '../../kit/polynomials/polynomial.ts'

export const [x, y] = [symbol('x'), symbol('y')]

/** The factor with this root: 2x − 3 for 3/2. */
export const factorOf = (root: Ratio): readonly [constant: number, leading: number] => [-root.n, root.d]
export const shown = (root: Ratio): Expr => (root.n === 0 ? x : bracketed(polynomial(factorOf(root))))
export const whole = (random: Random, most: number) => Ratio.of(nonzero(random, most))
export const fraction = (random: Random) => {
  const d = random.int(2, 3)
  return Ratio.of(random.coprimeTo(d, 5) * random.sign(), d)
}
export const zero = (of: Coefficients) => equation(polynomial(of), 0)
export const unlike = (random: Random, draw: () => readonly [Ratio, Ratio]) =>
  random.until(draw, ([a, b]) => !a.equals(b))

/** Each root as what its factor gives: 2x − 3 = 0, then x = 3/2. */
export function zeroProductSteps(roots: readonly Ratio[], factor = 1): readonly Step[] {
  const each = roots.map(root => equation(root.n === 0 ? x : polynomial(factorOf(root)), 0))
  const isSolved = roots.every(root => root.n === 0)
  return [
    roots.length === 1
      ? explained(
          together(each),
          line`Both factors are the same: set one equal to 0.`,
          line`Los dos factores son iguales: iguala uno a 0.`,
        )
      : Math.abs(factor) === 1
        ? step(together(each), because.zeroProduct)
        : explained(
            together(each),
            line`The factor ${factor} is never ${0}. Set each of the other factors equal to ${0}.`,
            line`El factor ${factor} nunca es ${0}. Iguala a ${0} cada uno de los otros factores.`,
          ),
    ...(isSolved ? [] : [zerosStep(roots.map(root => [root.d, -root.n] as const))]),
  ]
}
const together = (all: readonly Expr[]): Expr => (all.length === 1 ? expr(itemOf(all, 0)) : either(...all))

interface Drawn {
  readonly of: Expr
  readonly roots: readonly Ratio[]
  readonly steps: () => readonly Step[]
}

const inStandardForm = (roots: readonly [Ratio, Ratio]): Drawn => {
  const [c, b, a] = productOf(roots)
  const isDouble = roots[0].equals(roots[1])
  return {
    of: zero([c, b, a]),
    roots: isDouble ? roots.slice(0, 1) : roots,
    steps: () => solveByFactoring([a, b, c]),
  }
}
const productOf = ([p, q]: readonly [Ratio, Ratio]): readonly [c: number, b: number, a: number] => {
  const [[c, a], [e, d]] = [factorOf(p), factorOf(q)]
  return [c * e, c * d + a * e, a * d]
}

/** (x − p)(x − q) = (r − p)(r − q), which has the roots r and p + q − r. */
export function drawProduct(random: Random): Drawn & { readonly p: Ratio; readonly q: Ratio } {
  const { p, q, r, value } = random.until(
    () => {
      const [p, q] = [whole(random, 6), whole(random, 6)]
      const r = p.plus(random.int(2, 7))
      return { p, q, r, value: r.minus(p).times(r.minus(q)) }
    },
    ({ p, q, r, value }) => !p.equals(q) && value.n !== 0 && !r.equals(p.plus(q).minus(r)) && p.plus(q).n !== 0,
  )
  const [c, b] = [p.times(q).n, -p.plus(q).n]
  const roots = [r, p.plus(q).minus(r)]
  return {
    p,
    q,
    of: equation(join(shown(p), shown(q)), value),
    roots,
    steps: () => [
      step(equation(polynomial([c, b, 1]), value), because.multiplyEachTerm),
      moveToLeft([1, b, c - value.n], [value.n]),
      ...solveByFactoring([1, b, c - value.n]),
    ],
  }
}

export const kinds = {
  factored(random: Random): Drawn {
    const roots = unlike(random, () => [
      whole(random, 9),
      random.evenly([true, false]) ? fraction(random) : whole(random, 9),
    ])
    return { of: equation(join(...roots.map(shown)), 0), roots, steps: () => zeroProductSteps(roots) }
  },
  'through zero'(random: Random): Drawn {
    const root = random.evenly([true, false]) ? fraction(random) : whole(random, 9)
    const roots = [Ratio.of(0), root]
    return { of: equation(join(x, shown(root)), 0), roots, steps: () => zeroProductSteps(roots) }
  },
  standard: (random: Random): Drawn => inStandardForm(unlike(random, () => [whole(random, 10), whole(random, 10)])),
  leading: (random: Random): Drawn => inStandardForm([fraction(random), whole(random, 6)]),
  double(random: Random): Drawn {
    const root = fraction(random)
    return inStandardForm([root, root])
  },
  moved(random: Random): Drawn {
    const roots = unlike(random, () => [whole(random, 9), whole(random, 9)])
    const [c, b] = productOf(roots)
    const [left, right] =
      b === 0 || random.evenly([true, false])
        ? [
            [0, b, 1],
            [-c, 0],
          ]
        : [
            [0, 0, 1],
            [-c, -b],
          ]
    return {
      of: equation(polynomial(left), polynomial(right)),
      roots,
      steps: () => [moveToLeft([1, b, c], right), ...solveByFactoring([1, b, c])],
    }
  },
  'leading, moved'(random: Random): Drawn {
    const roots = random.until(
      () => [fraction(random), whole(random, 5)] as const,
      roots => productOf(roots)[1] !== 0,
    )
    const [c, b, a] = productOf(roots)
    return {
      of: equation(polynomial([0, 0, a]), polynomial([-c, -b])),
      roots,
      steps: () => [moveToLeft([a, b, c], [-c, -b]), ...solveByFactoring([a, b, c])],
    }
  },
  'common factor'(random: Random): Drawn {
    const [k, root] = [random.int(2, 6), whole(random, 9)]
    return {
      of: zero([0, -k * root.n, k]),
      roots: [Ratio.of(0), root],
      steps: () => solveByFactoring([k, -k * root.n, 0]),
    }
  },
  squares(random: Random): Drawn {
    const d = random.int(2, 4)
    const root = Ratio.of(random.coprimeTo(d, 9), d)
    return {
      of: zero([-(root.n ** 2), 0, root.d ** 2]),
      roots: [root.negated(), root],
      steps: () => solveByFactoring([root.d ** 2, 0, -(root.n ** 2)]),
    }
  },
  cubic(random: Random): Drawn {
    const isDifference = random.evenly([true, false])
    const size = random.int(2, 9)
    const [p, q] = isDifference
      ? ([Ratio.of(-size), Ratio.of(size)] as const)
      : random.until(
          () => [whole(random, 7), whole(random, 7)] as const,
          ([p, q]) => Math.abs(p.n) !== Math.abs(q.n),
        )
    const [c, b] = productOf([p, q])
    const roots = [Ratio.of(0), p, q]
    const inside = polynomial([c, b, 1])
    return {
      of: zero([0, c, b, 1]),
      roots,
      steps: () => [
        step(equation(join(x, bracketed(inside)), 0), because.factorOut, { factor: x }),
        ...(isDifference ? [] : [step(statementsOf(p, q), because.findPair, { product: c, sum: b })]),
        isDifference
          ? step(equation(join(x, shown(p), shown(q)), 0), because.differenceOfSquares)
          : step(equation(join(x, shown(p), shown(q)), 0), because.factor),
        ...zeroProductSteps(roots),
      ],
    }
  },
  product: (random: Random): Drawn => drawProduct(random),
}
const statementsOf = (p: Ratio, q: Ratio) =>
  statements(equation(join(-p.n, -q.n), p.n * q.n), equation(minus(-p.n, q.n), -p.n - q.n))

export type Kind = keyof typeof kinds

/** k(x − p)(x − q) as the rule of a function, in factors or written out. */
export const functionKinds = {
  factored(random: Random) {
    const roots = unlike(random, () => [
      whole(random, 8),
      random.evenly([true, false]) ? fraction(random) : whole(random, 8),
    ])
    const k = random.pick([1, 2, 3, -1, -2])
    const right =
      k === 1
        ? join(...roots.map(shown))
        : k === -1
          ? negative(join(...roots.map(shown)))
          : join(k, ...roots.map(shown))
    return { right, roots, steps: () => [step(equation(right, 0), because.setToZero), ...zeroProductSteps(roots, k)] }
  },
  expanded(random: Random) {
    const roots = unlike(random, () => [whole(random, 6), whole(random, 6)])
    const k = random.pick([2, 3, 4, -1, -2])
    const [c, b, a] = productOf(roots).map(value => k * value) as [number, number, number]
    const right = polynomial([c, b, a])
    return {
      right,
      roots,
      steps: () => [step(equation(right, 0), because.setToZero), ...solveByFactoring([a, b, c])],
    }
  },
}

export const holds = ({ left, right }: { left: Expr; right: Expr }, value: Ratio) =>
  evaluate(left, { x: value }).equals(evaluate(right, { x: value }))
