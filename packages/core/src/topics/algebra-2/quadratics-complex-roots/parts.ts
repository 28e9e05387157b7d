import {
  type AnswerType,
  both,
  bracketed,
  complex,
  complexExpr,
  type Expr,
  either,
  equation,
  evaluate,
  expressionSet,
  isAsDrawn,
  isNear,
  join,
  line,
  list,
  m,
  negative,
  over,
  type Printed,
  plusMinus,
  power,
  prose,
  Ratio,
  root,
  rootOf,
  type Step,
  type Surd,
  step,
  sum,
  surd,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nearbyParts } from '../../kit/polynomials/complex.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { discriminant, type Quadratic, standard } from '../../kit/polynomials/quadratic.ts'

export const levels = {
  easy: { isFactoredShifted: false },
  medium: { isFactoredShifted: false },
  hard: { isFactoredShifted: true },
} as const

export const [x, k, i] = [symbol('x'), symbol('k'), symbol('i')]

/** 3i, 2i√5, i√2/3. */
export function imaginary({ q, k: inside }: Surd): Expr {
  if (inside === 1) return complexExpr(complex(0, q))
  const top = Math.abs(q.n) === 1 ? join(i, root(inside)) : join(Math.abs(q.n), i, root(inside))
  const size = q.d === 1 ? top : over(top, q.d)
  return q.n < 0 ? negative(size) : size
}

export function rootsOf([a, b, c]: Quadratic): readonly [Expr, Expr] {
  const re = Ratio.of(-b, 2 * a)
  const size = rootOf(Ratio.of(-discriminant([a, b, c]), 4 * a * a))
  const minusSize = surd(size.q.negated(), size.k)
  const at = (value: Surd) => (re.n === 0 ? imaginary(value) : sum(re, imaginary(value)))
  return [at(size), at(minusSize)]
}

const bothRoots = (roots: readonly Expr[]): Expr => either(...roots.map(value => equation(x, value)))
/** x = 2 + 3i or x = 2 − 3i, each in simplest form. */
export const complexSolutions: AnswerType<readonly Expr[]> = {
  ...expressionSet,
  requires: 'simplified',
  show: roots => both(bothRoots(roots)),
}

/** a, b, c of a printed equation in x, by its values at three places. */
export function coefficientsIn(printed: Printed): Quadratic {
  const { left, right } = printed.one('relation')
  const at = (t: number) =>
    evaluate(left, { x: t })
      .minus(evaluate(right, { x: t }))
      .toNumber()
  const [low, middle, high] = [at(-1), at(0), at(1)]
  return [(high + low) / 2 - middle, (high - low) / 2, middle]
}

/** Puts both roots in, with i² = −1, and compares their sum. */
export function areRoots(printed: Printed, answer: readonly Expr[]): boolean {
  const [a, b, c] = coefficientsIn(printed)
  const parts = answer.map(nearbyParts)
  const [first, second] = parts
  return (
    parts.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    isNear(first[0] + second[0] + b / a, 0) &&
    isNear(first[1] + second[1], 0) &&
    parts.every(
      ([re, im]) =>
        isAsDrawn(a * (re * re - im * im) + b * re + c, 0) && isAsDrawn(2 * a * re * im + b * im, 0) && im !== 0,
    )
  )
}

export const solveInstruction = {
  en: prose`Solve over the complex numbers. Give exact solutions in simplest form.`,
  es: prose`Resuelve en los números complejos. Da las soluciones exactas en su forma más simple.`,
}

const signed = (of: number): Expr => (of < 0 ? bracketed(of) : complexExpr(complex(of)))
/** (−6)² − 4 · 2 · 5 as it is filled in. */
const discriminantFilled = ([a, b, c]: Quadratic): Expr =>
  sum(power(signed(b), 2), negative(join(4, signed(a), signed(c))))

const DISCRIMINANT = { en: line`${m`b^2 - 4ac`}`, es: line`${m`b^2 - 4ac`}` }
const FORMULA = { en: line`the quadratic formula`, es: line`la fórmula cuadrática` }

/** a = 2, b = −6, c = 5, and b² − 4ac. */
export const discriminantSteps = (of: Quadratic): readonly [Step, Step] => {
  const [a, b, c] = of
  return [
    step(list(equation(symbol('a'), a), equation(symbol('b'), b), equation(symbol('c'), c)), because.nameABC),
    step(
      equation(
        b === 0 || c === 0 ? discriminantFilled(of) : equation(discriminantFilled(of), sum(b * b, -4 * a * c)),
        discriminant(of),
      ),
      because.evaluate,
      { what: DISCRIMINANT },
    ),
  ]
}

/** Work in which the root of −d has become a multiple of i: √(−12) = √(4 · 3 · (−1)) = 2i√3. */
function withImaginary(work: Expr, d: number): Step {
  const { q, k: inside } = rootOf(d)
  const size = imaginary(rootOf(d))
  const parts = q.equals(1) ? [inside] : inside === 1 ? [q.power(2)] : [q.power(2), inside]
  const worked = equation(equation(root(-d), root(join(...parts, bracketed(-1)))), size)
  return step(work, because.explain, {
    sentence: {
      en: d === 1 ? line`The square root of ${-1} is ${i}.` : line`The square root of ${-1} is ${i}, so ${worked}.`,
      es:
        d === 1
          ? line`La raíz cuadrada de ${-1} es ${i}.`
          : line`La raíz cuadrada de ${-1} es ${i}, así que ${worked}.`,
    },
  })
}

/** The other side comes over: ax² + bx = −c. */
const toStandardForm = (of: Quadratic): Step => {
  const [, , c] = of
  return step(standard(of), c > 0 ? because.addToBothSides : because.subtractFromBothSides, { value: Math.abs(c) })
}

/** The two lines of the formula: with the root of a negative number, and with i. */
export function formulaLines(of: Quadratic): readonly [Expr, Expr] {
  const [a, b] = of
  const d = discriminant(of)
  return [
    equation(x, over(plusMinus(-b, root(d)), 2 * a)),
    equation(x, over(plusMinus(-b, imaginary(rootOf(-d))), 2 * a)),
  ]
}

export function solveOverComplex(of: Quadratic, isMoved: boolean): readonly Step[] {
  const [rooted, withI] = formulaLines(of)
  return [
    ...(isMoved ? [toStandardForm(of)] : []),
    ...discriminantSteps(of),
    step(rooted, because.use, { rule: FORMULA }),
    withImaginary(withI, -discriminant(of)),
    step(bothRoots(rootsOf(of)), because.divideEachTermAbove, { value: 2 * of[0] }),
  ]
}

/** x² + bx + c = 0 with an even b. */
export function completeSquareOverComplex([, b, c]: Quadratic, isMoved: boolean): readonly Step[] {
  const half = b / 2
  const rest = c - half * half
  const shifted = sum(x, half)
  const size = imaginary(rootOf(rest))
  const plusOrMinus = (of: Expr): Expr => ({ kind: 'prefixed', sign: '±', of })
  return [
    ...(isMoved
      ? []
      : [
          step(equation(polynomial([0, b, 1]), -c), c > 0 ? because.subtractFromBothSides : because.addToBothSides, {
            value: Math.abs(c),
          }),
        ]),
    step(equation(polynomial([half * half, b, 1]), -rest), because.completeTheSquare, { value: half * half }),
    step(equation(power(bracketed(shifted), 2), -rest), because.perfectSquare),
    step(equation(shifted, plusOrMinus(root(-rest))), because.takeSquareRoots),
    withImaginary(equation(shifted, plusOrMinus(size)), rest),
    step(bothRoots(rootsOf([1, b, c])), half > 0 ? because.subtractFromBothSides : because.addToBothSides, {
      value: Math.abs(half),
    }),
  ]
}

/** ax² + c = 0. */
export function solvePureSquare(of: Quadratic, isMoved: boolean): readonly Step[] {
  const [a, , c] = of
  return [
    ...(isMoved ? [] : [step(equation(polynomial([0, 0, a]), -c), because.subtractFromBothSides, { value: c })]),
    ...(a === 1 ? [] : [step(equation(power(x, 2), -c / a), because.divideBothSides, { value: a })]),
    step(equation(x, { kind: 'prefixed', sign: '±', of: root(-c / a) }), because.takeSquareRoots),
    withImaginary(bothRoots(rootsOf(of)), c / a),
  ]
}
