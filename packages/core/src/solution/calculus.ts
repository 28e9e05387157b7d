import { line } from '../content.ts'
import {
  apply,
  bracketed,
  derivative,
  equation,
  expr,
  join,
  minus,
  over,
  power,
  sum,
  symbol,
  type Value,
} from '../math/build.ts'
import { type Expr, holds } from '../math/expr.ts'
import { present } from '../math/present.ts'
import { substitute } from '../math/substitute.ts'
import { textOf } from '../math/text.ts'
import { Ratio } from '../number/ratio.ts'
import { isSame } from '../same.ts'
import { itemOf, lastOf } from '../tuple.ts'
import * as because from './reasons/index.ts'
import { type Step, statements, step } from './step.ts'

const prime = (name: string): Expr => ({ kind: 'apply', name, to: [symbol('x')], primes: 1, inverse: false })
const du = (name: string): Expr => symbol(`${name}′`)
const [u, v, x] = [symbol('u'), symbol('v'), symbol('x')]
const factor = (of: Expr): Expr => (of.kind === 'sum' ? bracketed(of) : of)
/** Numbers first, then powers of letters, eˣ, sums, and functions by name: x² cos x. A product stands by its last factor. */
function rank(of: Expr): number {
  switch (of.kind) {
    case 'number':
      return 0
    case 'power':
      return of.base.kind === 'symbol' && of.base.name === 'e' ? 2 : 1
    case 'sum':
      return 3
    case 'call':
      return 4
    case 'negative':
      return rank(of.of)
    case 'product':
      return Math.max(...of.factors.map(rank))
    default:
      return 1
  }
}
const isOne = (of: Expr) => of.kind === 'number' && of.n === 1 && of.d === 1
const factorsOf = (of: Expr): readonly Expr[] =>
  (of.kind === 'product' && !of.sign ? of.factors : [of]).filter(one => !isOne(one))
const inOrder = (factors: readonly Expr[]) => factors.toSorted((x, y) => rank(x) - rank(y)).map(factor)
/** The power of a letter that a factor is. */
const exponentOf = (of: Expr, letter: string): number | null => {
  if (of.kind === 'symbol' && of.name === letter) return 1
  const isPower = of.kind === 'power' && of.base.kind === 'symbol' && of.base.name === letter
  return isPower && of.exponent.kind === 'number' && of.exponent.d === 1 ? of.exponent.n : null
}
/** x² and x are x³. */
function withPowersJoined(factors: readonly Expr[], letter: string): readonly Expr[] {
  const exponents = factors.map(one => exponentOf(one, letter))
  const first = exponents.findIndex(exponent => exponent !== null)
  if (exponents.filter(exponent => exponent !== null).length < 2) return factors
  const all = exponents.reduce<number>((total, exponent) => total + (exponent === null ? 0 : exponent), 0)
  return factors.flatMap((one, i) => (exponents[i] === null ? [one] : i === first ? [power(symbol(letter), all)] : []))
}
/** 6x² cos x, 8x/(2√u); two numbers keep what belongs to them: 8x · (2x). */
function product(a: Expr, b: Expr): Expr {
  if (b.kind === 'quotient' && a.kind !== 'quotient') return over(product(a, b.over), b.under)
  if (isOne(a) || isOne(b)) return isOne(a) ? b : a
  const all = [...factorsOf(a), ...factorsOf(b)]
  return join(...inOrder(all.filter(({ kind }) => kind === 'number').length > 1 ? [a, b] : withPowersJoined(all, 'x')))
}

/** A function and its derivative, as they are printed. */
export interface DerivedPart {
  readonly of: Expr
  readonly slope: Expr
}

const looksSame = (a: Expr, b: Expr) => textOf(present(a, 'en')) === textOf(present(b, 'en'))

/** (uv)′; the derivative as the key prints it. */
export function productRule(
  one: DerivedPart,
  other: DerivedPart,
  answer: Value,
  name: Expr = prime('f'),
): readonly Step[] {
  const line = sum(product(one.slope, other.of), product(one.of, other.slope))
  const isWritten = looksSame(line, expr(answer))
  return [
    step(
      statements(
        equation(u, one.of),
        equation(du('u'), one.slope),
        equation(v, other.of),
        equation(du('v'), other.slope),
      ),
      because.nameTheFactors,
    ),
    step(equation(name, line), because.putPartsIn, { formula: sum(join(du('u'), v), join(u, du('v'))) }),
    ...(isWritten
      ? []
      : [
          step(
            equation(name, answer),
            expr(answer).kind === 'sum'
              ? [one.of, other.of].some(of => of.kind !== 'sum' && rank(of) > 1)
                ? because.workOutEachTerm
                : because.distributeAndCombine
              : one.of.kind === 'sum'
                ? because.factorAndCombine
                : because.factor,
          ),
        ]),
  ]
}

/** How the quotient of the rule becomes the one that the key prints. */
function simplified(answer: Expr, square: Expr) {
  if (answer.kind !== 'quotient') return because.simplifyNumerator
  if (!looksSame(answer.under, square)) return because.simplifyAndCancel
  return answer.over.kind === 'product' ? because.factorAndCombine : because.simplifyNumerator
}

/** (u/v)′. */
export function quotientRule(
  top: DerivedPart,
  bottom: DerivedPart,
  answer: Value,
  name: Expr = prime('f'),
): readonly Step[] {
  const square = power(factor(bottom.of), 2)
  const line = over(minus(product(top.slope, bottom.of), product(top.of, bottom.slope)), square)
  return [
    step(
      statements(
        equation(u, top.of),
        equation(du('u'), top.slope),
        equation(v, bottom.of),
        equation(du('v'), bottom.slope),
      ),
      because.nameTopAndBottom,
    ),
    step(equation(name, line), because.putPartsIn, {
      formula: over(minus(join(du('u'), v), join(u, du('v'))), power(v, 2)),
    }),
    ...(looksSame(line, expr(answer)) ? [] : [step(equation(name, answer), simplified(expr(answer), square))]),
  ]
}

/** An inner function; where it is a composition itself, its derivative by the chain rule before it is multiplied out. */
export interface InnerPart extends DerivedPart {
  readonly again?: Expr
}

/** f(u(x))′: `outer` and its derivative are written with u. */
export function chainRule(inner: InnerPart, outer: DerivedPart, answer: Value, of: 'f' | 'y' = 'f'): readonly Step[] {
  const [outerSlope, innerSlope] = [derivative('y', 'u'), derivative('u', 'x')]
  const slope = derivative('y', 'x')
  const multiplied = product(inner.slope, outer.slope)
  const isWritten = looksSame(substitute(multiplied, { u: inner.of }), expr(answer))
  return [
    step(statements(equation(u, inner.of), equation(symbol('y'), outer.of)), because.nameInnerFunction),
    ...(inner.again === undefined
      ? [
          step(
            statements(equation(outerSlope, outer.slope), equation(innerSlope, inner.slope)),
            because.differentiateOuterAndInner,
            { letter: x },
          ),
        ]
      : [
          step(equation(outerSlope, outer.slope), because.differentiateOuter),
          step(equation(equation(innerSlope, inner.again), inner.slope), because.chainRuleAgain),
        ]),
    step(equation(slope, multiplied), because.multiplyDerivatives),
    step(
      equation(of === 'f' ? prime('f') : slope, answer),
      isWritten ? because.backToOriginalLetter : because.backAndSimplify,
      {
        letter: x,
      },
    ),
  ]
}

function addedAs(slope: Expr) {
  const [hasRoot, hasFraction] = [
    holds(slope, ({ kind }) => kind === 'root'),
    holds(slope, ({ kind }) => kind === 'quotient'),
  ]
  if (hasRoot && hasFraction) return because.addAndWriteWithRoots
  if (hasRoot) return because.addAndWriteWithRootsOnly
  return hasFraction ? because.addAndWriteWithFractions : because.addTheDerivatives
}

/** A sum term by term: each term that has one is a power first. */
export const termByTerm = (terms: readonly DerivedPart[], answer: Value, rewritten?: Expr): readonly Step[] => [
  ...(rewritten === undefined ? [] : [step(rewritten, because.rewriteAsPowers)]),
  step(
    statements(...terms.map(({ of, slope }) => equation({ kind: 'derivative', by: 'x', order: 1, of }, slope))),
    because.differentiatePowers,
  ),
  step(equation(prime('f'), answer), rewritten === undefined ? because.addTheDerivatives : addedAs(expr(answer))),
]

/** What u stands for, its derivative, and what else the integrand needs of it: x = u − 4, sin² x = 1 − u². */
export interface ChosenU extends DerivedPart {
  readonly also?: Expr
  /** All of du stands in the integrand, with its number. */
  readonly isWhole?: boolean
}

const differential = (letter: 'u' | 'x') => [symbol('d'), symbol(letter)] as const

/** The number in front of a product, and the rest: 2x is 2 times x. */
function numberAndRest(of: Expr): readonly [Ratio, readonly Expr[]] {
  if (of.kind === 'number') return [Ratio.of(of.n, of.d), []]
  if (of.kind === 'negative') {
    const [number, rest] = numberAndRest(of.of)
    return [number.negated(), rest]
  }
  const factors = factorsOf(of)
  const [first, ...others] = factors
  return first?.kind === 'number' ? [Ratio.of(first.n, first.d), others] : [Ratio.of(1), factors]
}

/** du = 2x dx; x dx = (1/2)du where the number is not in the integrand. */
function differentials(slope: Expr, isWhole: boolean): readonly Expr[] {
  const [number, rest] = numberAndRest(slope)
  const [du, dx] = [differential('u'), differential('x')]
  const isAlone = number.equals(1)
  const given = equation(join(...du), join(...(isAlone && rest.length === 0 ? [] : inOrder(factorsOf(slope))), ...dx))
  return isAlone || isWhole
    ? [given]
    : [given, equation(join(...inOrder(rest), ...dx), join(Ratio.of(1).over(number), ...du))]
}

const choiceOfU = ({ of, slope, also, isWhole = false }: ChosenU): Step =>
  step(
    statements(equation(u, of), ...differentials(slope, isWhole), ...(also === undefined ? [] : [also])),
    because.chooseU,
  )

/** ∫ by u: `inside` is the integrand in u, multiplied out where it has to be, `integrated` its antiderivative in u. */
export const bySubstitution = (
  inner: ChosenU,
  inside: Expr,
  integrated: Expr,
  answer: Value,
  multipliedOut?: Expr,
): readonly Step[] => [
  choiceOfU({ of: inner.of, slope: inner.slope, isWhole: inner.isWhole ?? false }),
  ...(inner.also === undefined ? [] : [step(inner.also, because.rewriteRest)]),
  step({ kind: 'integral', of: inside, by: 'u' }, because.rewriteWithU),
  ...(multipliedOut === undefined
    ? []
    : [step({ kind: 'integral', of: multipliedOut, by: 'u' } as const, because.multiplyOutIntegrand)]),
  step(sum(integrated, symbol('C')), because.integrate),
  step(expr(answer), because.backToOriginalLetter, { letter: x }),
]

/** ∫ from a to b in u: its limits are the values of u there. */
export function withNewLimits(
  inner: ChosenU,
  limits: readonly [Value, Value],
  inside: Expr,
  ends: readonly [Value, Value],
): readonly Step[] {
  const at = (place: Value, value: Value) => equation(equation(u, substitute(inner.of, { x: expr(place) })), value)
  return [
    choiceOfU(inner),
    step(statements(at(limits[1], ends[1]), at(limits[0], ends[0])), because.limitsInU),
    step({ kind: 'integral', of: inside, by: 'u', from: expr(ends[0]), to: expr(ends[1]) }, because.rewriteWithU),
  ]
}

/** Once by parts: u and v with their derivatives, and all that stands there afterwards. */
export interface Parts {
  readonly u: Expr
  readonly du: Expr
  readonly dv: Expr
  readonly v: Expr
  readonly line: Expr
}

const uv = join(u, v)
const remaining: Expr = { kind: 'integral', of: join(v, derivative('u', 'x')), by: 'x' }

/** ∫ by parts, up to an integral that is known; parts chosen again have no line of their own. */
export const byParts = (
  first: Parts,
  again: readonly Parts[] = [],
  choice: typeof because.chooseParts | typeof because.eitherFactor = because.chooseParts,
): readonly Step[] => [
  step(
    statements(
      equation(u, first.u),
      equation(derivative('v', 'x'), first.dv),
      equation(derivative('u', 'x'), first.du),
      equation(v, first.v),
    ),
    choice,
  ),
  step(first.line, because.putPartsIn, { formula: minus(uv, remaining) }),
  ...again.map((next, i) =>
    step(
      next.line,
      endsInMinus(i === 0 ? first : itemOf(again, i - 1)) ? because.byPartsAgain : because.byPartsOnceMore,
      {
        u: equation(u, next.u),
        v: equation(v, next.v),
      },
    ),
  ),
]

/** Whether the integral that is left has a minus before it, which goes to both terms that replace it. */
const endsInMinus = ({ line }: Parts): boolean =>
  line.kind === 'negative' || (line.kind === 'sum' && lastOf(line.terms).kind === 'negative')

/** F(4) = 2(4)² = 32; a value that is 0 at 0, or looks the same, needs no line between. */
function filledIn(antiderivative: Expr, letter: string, at: Value, value: Value): Expr {
  const [name, filled] = [apply('F', at), substitute(antiderivative, { [letter]: at })]
  const isPlain = looksSame(filled, expr(value)) || (isSame(expr(at), expr(0)) && isSame(expr(value), expr(0)))
  return isPlain ? equation(name, value) : equation(equation(name, filled), value)
}

/** ∫ from a to b, by an antiderivative and its values at both limits. */
export const definiteIntegral = (
  antiderivative: Expr,
  [a, b]: readonly [Value, Value],
  values: readonly [Value, Value],
  answer: Value,
  letter = 'x',
  by: typeof because.antidifferentiate | typeof because.integratePowers = because.antidifferentiate,
): readonly Step[] => {
  const difference = minus(values[1], values[0])
  const subtracted = equation(minus(apply('F', b), apply('F', a)), difference)
  return [
    step(equation(apply('F', symbol(letter)), antiderivative), by),
    step(
      statements(...[b, a].map((at, i) => filledIn(antiderivative, letter, at, i === 0 ? values[1] : values[0]))),
      because.evaluate,
      {
        what: { en: line`${symbol('F')} at the limits`, es: line`${symbol('F')} en los límites` },
      },
    ),
    step(
      looksSame(difference, expr(answer)) ? subtracted : equation(subtracted, answer),
      because.subtractValuesAtLimits,
    ),
  ]
}
