import {
  apply,
  applyInverse,
  type Expr,
  equation,
  explained,
  gcd,
  holds,
  join,
  line,
  m,
  minus,
  negative,
  over,
  power,
  type Random,
  relation,
  root,
  type Step,
  statements,
  step,
  substitute,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { asFactor, factorFor, polynomial } from '../../kit/polynomials/polynomial.ts'

export interface Pair {
  readonly f: Expr
  readonly inverse: Expr
  /** The domain of f, where it is restricted. */
  readonly where?: Expr
  /** From the function to its inverse, without its domain. */
  readonly steps: () => readonly Step[]
}
/** A function whose inverse has a domain that its formula does not show. */
export interface RestrictedPair extends Pair {
  readonly inverseWhere: Expr
}

const x = symbol('x')
const y = symbol('y')
/** (x − b)/a, with a positive number below. */
const undone = (a: number, b: number, c = 1): Expr =>
  a > 0 ? over(polynomial([-b, c]), a) : over(minus(b, polynomial([0, c])), -a)
const shifted = (zero: number, letter = 'x'): Expr => factorFor(zero, letter)

const exchanged = (f: Expr): Step => step(equation(x, substitute(f, { x: y })), because.exchangeLetters)
const named = (inverse: Expr): Step =>
  step(equation(applyInverse('f', x), inverse), because.solvedIsInverse, { inverse: applyInverse('f', x) })
/** The number b goes to the other side. */
const withoutTerm = (left: Expr, right: Expr, b: number): Step =>
  step(equation(left, right), b > 0 ? because.subtractFromBothSides : because.addToBothSides, { value: Math.abs(b) })

/** x = (something of y) + k, undone to the thing itself. */
const root3 = (of: Expr, inverse: Expr, h: number, k: number): readonly Step[] => {
  const inside = h === 0 ? y : sum(y, -h)
  return [
    exchanged(of),
    withoutTerm(polynomial([-k, 1]), power(h === 0 ? y : shifted(h, 'y'), 3), k),
    step(equation(root(polynomial([-k, 1]), 3), inside), because.takeCubeRoot),
    ...(h === 0 ? [] : [withoutTerm(inverse, y, -h)]),
    named(inverse),
  ]
}

/** The inverse of (ax + b)/c. */
export function fractionSteps(a: number, b: number, c: number): readonly Step[] {
  const inverse = over(polynomial([-b, c]), a)
  return [
    exchanged(over(polynomial([b, a]), c)),
    step(equation(polynomial([0, c]), polynomial([b, a], 'y')), because.multiplyBothSides, { value: c }),
    withoutTerm(polynomial([-b, c]), polynomial([0, a], 'y'), b),
    step(equation(inverse, y), because.divideBothSides, { value: a }),
    named(inverse),
  ]
}

export const kinds = {
  linear(random: Random): Pair {
    const [a, b] = [random.intExcept(-9, 9, -1, 0, 1), nonzero(random, 12)]
    const [f, inverse] = [polynomial([b, a]), undone(a, b)]
    return {
      f,
      inverse,
      steps: () => [
        exchanged(f),
        withoutTerm(polynomial([-b, 1]), polynomial([0, a], 'y'), b),
        step(equation(inverse, y), because.divideBothSides, { value: a }),
        named(inverse),
      ],
    }
  },
  quotient(random: Random): Pair {
    const [a, b] = [nonzero(random, 12), random.int(2, 9)]
    const [f, inverse] = [over(polynomial([a, 1]), b), polynomial([-a, b])]
    return {
      f,
      inverse,
      steps: () => [
        exchanged(f),
        step(equation(polynomial([0, b]), polynomial([a, 1], 'y')), because.multiplyBothSides, { value: b }),
        withoutTerm(inverse, y, a),
        named(inverse),
      ],
    }
  },
  cube(random: Random): Pair {
    const k = nonzero(random, 12)
    const [f, inverse] = [sum(power(x, 3), k), root(polynomial([-k, 1]), 3)]
    return { f, inverse, steps: () => root3(f, inverse, 0, k) }
  },
  shiftedCube(random: Random): Pair {
    const [h, k] = [nonzero(random, 9), nonzero(random, 9)]
    const [f, inverse] = [sum(power(shifted(h), 3), k), sum(root(polynomial([-k, 1]), 3), h)]
    return { f, inverse, steps: () => root3(f, inverse, h, k) }
  },
  fraction(random: Random): Pair {
    const [[a, c], b] = [
      random.pick([
        [2, 3],
        [3, 2],
        [2, 5],
        [3, 4],
        [5, 2],
        [4, 3],
        [3, 5],
        [5, 4],
      ]),
      nonzero(random, 9),
    ]
    return {
      f: over(polynomial([b, a]), c),
      inverse: over(polynomial([-b, c]), a),
      steps: () => fractionSteps(a, b, c),
    }
  },
  rational(random: Random): Pair {
    const [a, b, c, d] = random.until(
      () => [random.int(1, 6), nonzero(random, 9), random.int(1, 4), nonzero(random, 9)] as const,
      ([a, b, c, d]) => a * d !== b * c && a + d !== 0 && gcd(gcd(a, b), gcd(c, d)) === 1,
    )
    const inverse = over(polynomial([b, -d]), polynomial([-a, c]))
    const [under, factor] = [polynomial([d, c], 'y'), polynomial([-a, c])]
    return {
      f: over(polynomial([b, a]), polynomial([d, c])),
      inverse,
      steps: () => [
        exchanged(over(polynomial([b, a]), polynomial([d, c]))),
        step(equation(join(x, asFactor(under)), polynomial([b, a], 'y')), because.multiplyBothSides, {
          value: asFactor(under),
        }),
        step(equation(sum(m`${c}x y`, m`${d}x`), polynomial([b, a], 'y')), because.distribute, { factor: x }),
        step(equation(minus(m`${c}x y`, m`${a}y`), polynomial([b, -d])), because.gatherTermsWith, { letter: y }),
        step(equation(join(y, asFactor(factor)), polynomial([b, -d])), because.factorOut, { factor: y }),
        step(equation(applyInverse('f', x), inverse), because.divideBothSides, { value: asFactor(factor) }),
      ],
    }
  },
}
export type Kind = keyof typeof kinds

export const restrictedKinds = {
  root(random: Random): RestrictedPair {
    const h = nonzero(random, 9)
    const f = root(polynomial([-h, 1]))
    return {
      f,
      inverse: m`x^2 + ${h}`,
      inverseWhere: m`x ≥ 0`,
      steps: () => [
        exchanged(f),
        step(equation(m`x^2`, polynomial([-h, 1], 'y')), because.squareBothSides),
        withoutTerm(m`x^2 + ${h}`, y, -h),
      ],
    }
  },
  restricted(random: Random): RestrictedPair {
    const [h, k, isRight] = [nonzero(random, 6), nonzero(random, 9), random.evenly([true, false])]
    const side = root(polynomial([-k, 1]))
    const f = sum(power(shifted(h), 2), k)
    const branch = isRight ? side : negative(side)
    const inverse = sum(branch, h)
    return {
      f,
      where: relation(x, isRight ? '≥' : '≤', h),
      inverse,
      inverseWhere: relation(x, '≥', k),
      steps: () => [
        exchanged(f),
        withoutTerm(polynomial([-k, 1]), power(shifted(h, 'y'), 2), k),
        step(equation(branch, sum(y, -h)), because.takeRootOfBranch, {
          where: relation(y, isRight ? '≥' : '≤', h),
          sign: { en: [isRight ? '+' : '−'], es: [isRight ? '+' : '−'] },
        }),
        withoutTerm(inverse, y, -h),
      ],
    }
  },
  linearRoot(random: Random): RestrictedPair {
    const [a, b, c] = [random.int(2, 6), nonzero(random, 9), nonzero(random, 9)]
    const inverse = over(sum(power(shifted(c), 2), -b), a)
    return {
      f: sum(root(polynomial([b, a])), c),
      inverse,
      inverseWhere: relation(x, '≥', c),
      steps: () => [
        exchanged(sum(root(polynomial([b, a])), c)),
        withoutTerm(sum(x, -c), root(polynomial([b, a], 'y')), c),
        step(equation(power(shifted(c), 2), polynomial([b, a], 'y')), because.squareBothSides),
        withoutTerm(sum(power(shifted(c), 2), -b), polynomial([0, a], 'y'), b),
        step(equation(inverse, y), because.divideBothSides, { value: a }),
      ],
    }
  },
}
export type RestrictedKind = keyof typeof restrictedKinds

/** The steps to the inverse, and its domain from the range of f. */
export const withDomain = ({ f, steps, inverse, inverseWhere }: RestrictedPair): readonly Step[] => {
  const range =
    inverseWhere.kind === 'relation' ? relation(apply('f', x), inverseWhere.sign, inverseWhere.right) : inverseWhere
  const found = statements(equation(applyInverse('f', x), inverse), inverseWhere)
  return [
    ...steps(),
    holds(f, ({ kind }) => kind === 'root')
      ? explained(
          found,
          line`A square root is at least 0, so ${range}: the range of ${symbol('f')} is the domain of the inverse.`,
          line`Una raíz cuadrada es al menos 0, así que ${range}: el rango de ${symbol('f')} es el dominio de la inversa.`,
        )
      : explained(
          found,
          line`A square is at least 0, so ${range}: the range of ${symbol('f')} is the domain of the inverse.`,
          line`Un cuadrado es al menos 0, así que ${range}: el rango de ${symbol('f')} es el dominio de la inversa.`,
        ),
  ]
}
