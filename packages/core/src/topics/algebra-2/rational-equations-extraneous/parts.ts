import {
  assert,
  bracketed,
  type Expr,
  either,
  equation,
  evaluate,
  explained,
  isSame,
  isTrue,
  itemOf,
  join,
  lcm,
  line,
  list,
  m,
  negative,
  number,
  over,
  power,
  prose,
  type Random,
  Ratio,
  relation,
  type Step,
  statements,
  step,
  substitute,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { polynomial, sumOf, times } from '../../kit/polynomials/polynomial.ts'

interface Drawn {
  readonly of: Expr
  readonly solutions: readonly number[]
  /** The roots of the cleared equation that make a denominator zero. */
  readonly extraneous: readonly number[]
  /** Where a denominator is 0. */
  readonly excluded: readonly number[]
  readonly steps: () => readonly Step[]
}

export const levels = {
  easy: { kinds: ['ratioToX', 'proportion', 'reciprocal'] },
  medium: { kinds: ['twoFractions', 'sameDenominator', 'variableAbove'], asked: ['sameDenominator', 'twoFactors'] },
  hard: {
    kinds: ['expandedOne', 'expandedTwo', 'expandedOne', 'expandedTwo', 'expandedOne', 'expandedNone'],
  },
} as const

export const x = symbol('x')

const ZERO_THERE = { en: line`a denominator is ${0} there`, es: line`allí un denominador es ${0}` }
const equalTo = (values: readonly number[]): Expr => {
  const all = values.map(value => equation(x, value))
  return all.length === 1 ? itemOf(all, 0) : either(...all)
}
/** x ≠ 2; x ≠ −3. */
export const excludedValues = (zeros: readonly number[]): Expr =>
  list(...[...new Set(zeros)].map(zero => relation(x, '≠', zero)))

/** From the equation without denominators to its roots, and what becomes of each. */
function cleared(
  {
    lcd,
    without,
    lead = 1,
    roots,
    isMultipliedOut = false,
  }: {
    readonly lcd: Expr
    readonly without: Expr
    readonly lead?: number
    readonly roots: readonly [number, number]
    /** Nothing is left to multiply out. */
    readonly isMultipliedOut?: boolean
  },
  extraneous: readonly number[],
): readonly Step[] {
  const sorted = [...roots].sort((a, b) => a - b)
  const [r, s] = tupleOf(sorted, 2)
  const factors = r === s ? [power(asFactor(r), 2)] : [asFactor(r), asFactor(s)]
  const start = [
    step(without, because.multiplyEveryTerm, { value: lcd }),
    isMultipliedOut
      ? explained(
          equation(polynomial([lead * r * s, -lead * (r + s), lead]), 0),
          line`Put every term on one side.`,
          line`Pasa todos los términos a un lado.`,
        )
      : step(equation(polynomial([lead * r * s, -lead * (r + s), lead]), 0), because.allOnOneSide),
    step(equation(lead === 1 ? join(...factors) : join(lead, ...factors), 0), because.factor),
  ]
  const kept = sorted.filter(root => !extraneous.includes(root))
  if (extraneous.length === 0)
    return [
      ...start,
      step(either(equation(linear(r), 0), equation(linear(s), 0)), because.zeroProduct),
      step(equalTo(sorted), because.noneIsExcluded),
    ]
  const found = step(equalTo([...new Set(sorted)]), because.zeroProduct)
  const [only] = kept
  return [
    ...start,
    found,
    only === undefined
      ? step({ en: [prose`no solution`], es: [prose`no tiene solución`] }, because.reject, {
          value: list(...extraneous.map(value => equation(x, value))),
          why: ZERO_THERE,
        })
      : step(equation(x, only), because.reject, { value: equalTo(extraneous), why: ZERO_THERE }),
  ]
}

const linear = (zero: number) => polynomial([-zero, 1])

/** n/d as a term of a sum: the sign before the fraction. */
const term = (n: number, below: Expr) => (n < 0 ? negative(over(-n, below)) : over(n, below))

/** Both sides at the value that was found; a side without x is its own value. */
function checked(of: Expr, value: number): Step {
  assert(of.kind === 'relation', 'An equation is checked')
  const at = { x: number(Ratio.of(value)) }
  const sides = [of.left, of.right].filter(side => !isSame(substitute(side, at), side))
  const worked = sides.map(side => equation(substitute(side, at), evaluate(side, { x: value })))
  return step(statements(...worked), because.check, { value: equation(x, value) })
}

/** x/(x − p) + b/(x − q) = c/((x − p)(x − q)) with the roots r and s once cleared. */
function quadratic(p: number, q: number, r: number, s: number, isMultipliedOut: boolean): Drawn | null {
  const b = q - r - s
  const c = -b * p - r * s
  const roots = [...new Set([r, s])]
  const extraneous = roots.filter(root => root === p || root === q)
  if (b === 0 || c === 0 || p === q) return null
  const below = isMultipliedOut ? polynomial(times([-p, 1], [-q, 1])) : join(asFactor(p), asFactor(q))
  return {
    of: equation(sumOf([over(x, linear(p)), term(b, linear(q))]), term(c, below)),
    solutions: roots.filter(root => root !== p && root !== q),
    extraneous,
    excluded: [p, q],
    steps: () => [
      ...(isMultipliedOut
        ? [
            step(
              statements(equation(below, join(asFactor(p), asFactor(q))), excludedValues([p, q])),
              because.factorDenominator,
            ),
          ]
        : []),
      ...cleared(
        {
          lcd: join(asFactor(p), asFactor(q)),
          without: equation(sumOf([join(x, asFactor(q)), ...scaled(b, linear(p))]), c),
          roots: [r, s],
        },
        extraneous,
      ),
    ],
  }
}
/** b(x − p), with 1 left out. */
const scaled = (b: number, of: Expr): readonly Expr[] => {
  if (b === 0) return []
  const group = of.kind === 'sum' ? bracketed(of) : of
  return [b === 1 ? group : b === -1 ? negative(group) : join(b, group)]
}

const asFactor = (zero: number): Expr => (zero === 0 ? x : bracketed(linear(zero)))

export const kinds = {
  /** (x + a)/x = c. */
  ratioToX(random: Random): Drawn {
    const [s, c] = random.until(
      () => [nonzero(random, 9), random.int(2, 6) * random.sign()] as const,
      ([s, c]) => Math.abs(s * (c - 1)) <= 40,
    )
    const a = s * (c - 1)
    const of = equation(over(polynomial([a, 1]), x), c)
    return {
      of,
      solutions: [s],
      extraneous: [],
      excluded: [0],
      steps: () => [
        step(equation(polynomial([a, 1]), polynomial([0, c])), because.multiplyBothSides, { value: x }),
        step(equation(a, polynomial([0, c - 1])), because.subtractFromBothSides, { value: x }),
        ...(c === 2 ? [] : [step(equation(s, x), because.divideBothSides, { value: c - 1 })]),
        checked(of, s),
      ],
    }
  },
  proportion(random: Random): Drawn {
    const [u, v] = random.sample([2, 3, 4, 5, 6, 7, 8], 2)
    const [k, s] = [random.int(1, 2), nonzero(random, 9)]
    const [first, second] = [u - s, v - s]
    const [top, other] = [k * u, k * v]
    const of = equation(over(top, polynomial([first, 1])), over(other, polynomial([second, 1])))
    const [left, right] = [linear(-second), linear(-first)]
    return {
      of,
      solutions: [s],
      extraneous: [],
      excluded: [-first, -second],
      steps: () => [
        step(equation(sumOf(scaled(top, left)), sumOf(scaled(other, right))), because.crossMultiply),
        step(equation(polynomial([top * second, top]), polynomial([other * first, other])), because.distributeAll),
        step(equation(polynomial([0, top - other]), other * first - top * second), because.gatherTermsWith, {
          letter: x,
        }),
        ...(top - other === 1 ? [] : [step(equation(x, s), because.divideBothSides, { value: top - other })]),
        checked(of, s),
      ],
    }
  },
  reciprocal(random: Random): Drawn {
    const [s, a, c] = [nonzero(random, 9), random.int(1, 12), random.int(2, 6)]
    const added = Ratio.of(nonzero(random, 5), c)
    const value = Ratio.of(a, s).plus(added)
    const common = lcm(added.d, value.d)
    const of = equation(sumOf([over(a, x), number(added)]), value)
    const [inner, outer] = [added.times(common).n, value.times(common).n]
    return {
      of,
      solutions: [s],
      extraneous: [],
      excluded: [0],
      steps: () => [
        step(equation(polynomial([a * common, inner]), polynomial([0, outer])), because.multiplyEveryTerm, {
          value: polynomial([0, common]),
        }),
        step(equation(a * common, polynomial([0, outer - inner])), because.gatherTermsWith, { letter: x }),
        ...(outer - inner === 1 ? [] : [step(equation(s, x), because.divideBothSides, { value: outer - inner })]),
        checked(of, s),
      ],
    }
  },
  twoFractions(random: Random): Drawn {
    const [p, q, c, d, a] = random.until(
      () => {
        const [p, q, c, d] = [nonzero(random, 6), nonzero(random, 6), nonzero(random, 4), random.int(1, 2)]
        return [p, q, c, d, (-d * p * q) / c] as const
      },
      ([p, q, c, d, a]) =>
        p !== q && p !== -c && q !== -c && Number.isInteger(a) && Math.abs(a) <= 20 && d * (p + q + c) !== a,
    )
    const b = d * (p + q + c) - a
    return {
      of: equation(sumOf([term(a, x), term(b, polynomial([c, 1]))]), d),
      solutions: [p, q],
      extraneous: [],
      excluded: [0, -c],
      steps: () =>
        cleared(
          {
            lcd: join(x, asFactor(-c)),
            without: equation(
              sumOf([...scaled(a, linear(-c)), polynomial([0, b])]),
              d === 1 ? join(x, asFactor(-c)) : join(d, x, asFactor(-c)),
            ),
            lead: d,
            roots: [p, q],
          },
          [],
        ),
    }
  },
  /** x/(x + a) + b/(x + c) = 2. */
  variableAbove(random: Random): Drawn {
    const { a, b, c, roots } = random.until(
      () => {
        const a = nonzero(random, 4)
        const roots = [a * nonzero(random, 3), nonzero(random, 8)] as const
        const shift = roots[0] + roots[1] + 2 * a
        const c = (roots[0] * roots[1]) / a + shift
        return { a, b: c + shift, c, roots }
      },
      ({ a, b, c, roots: [r, s] }) =>
        b !== 0 &&
        c !== 0 &&
        c !== a &&
        r !== s &&
        Math.abs(b) <= 20 &&
        Math.abs(c) <= 9 &&
        [r, s].every(root => root !== -a && root !== -c),
    )
    return {
      of: equation(sumOf([over(x, polynomial([a, 1])), term(b, polynomial([c, 1]))]), 2),
      solutions: roots,
      extraneous: [],
      excluded: [-a, -c],
      steps: () =>
        cleared(
          {
            lcd: join(asFactor(-a), asFactor(-c)),
            without: equation(
              sumOf([join(x, asFactor(-c)), ...scaled(b, linear(-a))]),
              join(2, asFactor(-a), asFactor(-c)),
            ),
            roots,
          },
          [],
        ),
    }
  },
  /** x²/(x − p) = ((p + r)x − pr)/(x − p). */
  sameDenominator(random: Random): Drawn {
    const [p, r] = random.until(
      () => [nonzero(random, 7), nonzero(random, 7)] as const,
      ([p, r]) => p !== r && p + r !== 0,
    )
    return {
      of: equation(over(m`x^2`, linear(p)), over(polynomial([-p * r, p + r]), linear(p))),
      solutions: [r],
      extraneous: [p],
      excluded: [p],
      steps: () =>
        cleared(
          {
            lcd: asFactor(p),
            without: equation(m`x^2`, polynomial([-p * r, p + r])),
            roots: [p, r],
            isMultipliedOut: true,
          },
          [p],
        ),
    }
  },
  twoFactors: (random: Random): Drawn => drawQuadratic(random, 'one', false),
  expandedOne: (random: Random): Drawn => drawQuadratic(random, 'one', true),
  expandedTwo: (random: Random): Drawn => drawQuadratic(random, 'two', true),
  expandedNone: (random: Random): Drawn => drawQuadratic(random, 'none', true),
}

function drawQuadratic(random: Random, kind: 'one' | 'two' | 'none', isMultipliedOut: boolean): Drawn {
  const found = random.until(
    () => {
      const [p, q, r, s] = [nonzero(random, 6), nonzero(random, 6), nonzero(random, 8), nonzero(random, 8)]
      // The levels share the denominators out between them.
      if (isMultipliedOut !== ((p + q) % 2 === 0)) return null
      return quadratic(p, q, kind === 'none' ? q : r, kind === 'two' ? s : p, isMultipliedOut)
    },
    drawn =>
      drawn !== null &&
      drawn.solutions.length === (kind === 'two' ? 2 : kind === 'one' ? 1 : 0) &&
      drawn.extraneous.length === (kind === 'two' ? 0 : kind === 'one' ? 1 : 2),
  )
  assert(found, 'A quadratic is drawn')
  return found
}

export type Kind = keyof typeof kinds

export interface Level {
  readonly kinds: readonly Kind[]
}

/** Whether the equation holds; not where a denominator is zero. */
export function holds(of: Expr, value: Ratio): boolean {
  try {
    return isTrue(of, { x: value })
  } catch {
    return false
  }
}
