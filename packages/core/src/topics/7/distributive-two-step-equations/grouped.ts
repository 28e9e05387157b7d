import {
  bracketed,
  decimal,
  divide,
  type Expr,
  equation,
  explained,
  expr,
  type FormMaker,
  failed,
  join,
  line,
  m,
  minus,
  over,
  type Random,
  Ratio,
  type Step,
  step,
  sum,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export type Show = (value: Ratio) => Expr
export const asFraction: Show = value => expr(value)
export const asDecimal: Show = value => decimal(value)

/** p(x + q) + s = r. */
export interface Grouped {
  readonly p: Ratio
  readonly q: Ratio
  readonly s: Ratio
  readonly x: Ratio
  readonly r: Ratio
  readonly show: Show
  readonly equation: Expr
}
const x = m`x`
const ZERO = Ratio.of(0)
export const sizeOf = (value: Ratio): Ratio => (value.n < 0 ? value.negated() : value)
/** a + b, or a − 3 for a + (−3). */
export const plus = (a: Expr, b: Ratio, show: Show): Expr =>
  b.n === 0 ? a : b.n < 0 ? minus(a, show(b.negated())) : sum(a, show(b))
export const group = (q: Ratio, show: Show): Expr => bracketed(plus(x, q, show))
export const term = (p: Ratio, show: Show): Expr => join(show(p), x)
export const signed = (value: Ratio, show: Show): Expr => (value.n < 0 ? bracketed(show(value)) : show(value))

export function made(p: Ratio, q: Ratio, x: Ratio, show: Show = asFraction, s: Ratio = ZERO): Grouped {
  const r = p.times(x.plus(q)).plus(s)
  return { p, q, s, x, r, show, equation: equation(plus(join(show(p), group(q, show)), s, show), show(r)) }
}
/** What comes out when only the first term is multiplied. */
export const halfDistributed = ({ p, q, s, r }: Grouped): Ratio => r.minus(s).minus(q).over(p)
export const isTelling = (facts: Grouped): boolean =>
  Math.abs(facts.x.n) > (facts.x.isInteger ? 1 : 0) &&
  facts.r.n !== 0 &&
  facts.r.minus(facts.s).n !== 0 &&
  !halfDistributed(facts).equals(facts.x) &&
  facts.x.plus(facts.q).n !== 0

const took = (value: Ratio, of: Expr, show: Show): Step =>
  step(of, value.n < 0 ? because.addToBothSides : because.subtractFromBothSides, { value: show(sizeOf(value)) })
const isFraction = ({ p, show }: Grouped) => !p.isInteger && show === asFraction

/** First the number after the parentheses. */
const withoutS = ({ p, q, s, r, show }: Grouped): readonly Step[] =>
  s.n === 0 ? [] : [took(s, equation(join(show(p), group(q, show)), show(r.minus(s))), show)]

/** Divide by the factor, or multiply by its reciprocal; then undo the sum. */
export function dividing(facts: Grouped): readonly Step[] {
  const { p, q, s, r, show, x: value } = facts
  const right = r.minus(s)
  const reciprocal = Ratio.of(1).over(p)
  return [
    ...withoutS(facts),
    ...(isFraction(facts)
      ? [
          step(equation(plus(x, q, show), times(show(right), signed(reciprocal, show))), because.multiplyBothSides, {
            value: show(reciprocal),
          }),
        ]
      : [step(equation(plus(x, q, show), over(show(right), show(p))), because.divideBothSides, { value: show(p) })]),
    workedOut(equation(plus(x, q, show), show(right.over(p))), right, p, show),
    took(q, equation(x, show(value)), show),
  ]
}
/** The sign; for decimals also the division of whole numbers. */
function workedOut(of: Expr, right: Ratio, p: Ratio, show: Show): Step {
  const [en, es] = signWords(right, p)
  if (show === asFraction || (p.isInteger && right.isInteger)) return explained(of, en, es)
  const scale =
    [10, 100].find(scale => p.times(scale).isInteger && right.times(scale).isInteger) ??
    failed('The decimals have two places at the most')
  const whole = divide(sizeOf(right).times(scale), sizeOf(p).times(scale))
  return explained(
    of,
    [...line`Multiply both numbers by ${scale}: ${whole}. `, ...en],
    [...line`Multiplica ambos números por ${scale}: ${whole}. `, ...es],
  )
}
const signWords = (a: Ratio, b: Ratio) =>
  a.n > 0 && b.n > 0
    ? ([line`Simplify.`, line`Simplifica.`] as const)
    : a.n < 0 === b.n < 0
      ? ([line`Same signs: the result is positive.`, line`Signos iguales: el resultado es positivo.`] as const)
      : ([line`Unlike signs: the result is negative.`, line`Signos distintos: el resultado es negativo.`] as const)

/** Multiply both terms in the parentheses; then two steps. */
export function distributing(facts: Grouped): readonly Step[] {
  const { p, q, s, r, show, x: value } = facts
  const [product, right] = [p.times(q), r.minus(s)]
  return [
    ...withoutS(facts),
    explained(
      equation(plus(term(p, show), product, show), show(right)),
      line`Distribute ${show(p)}: ${times(show(p), signed(q, show))} is ${show(product)}.`,
      line`Distribuye ${show(p)}: ${times(show(p), signed(q, show))} es ${show(product)}.`,
    ),
    took(product, equation(term(p, show), show(right.minus(product))), show),
    ...(isFraction(facts)
      ? [step(equation(x, show(value)), because.multiplyBothSides, { value: show(Ratio.of(1).over(p)) })]
      : value.isInteger || value.d === p.n || show === asDecimal
        ? [step(equation(x, show(value)), because.divideBothSides, { value: show(p) })]
        : [
            step(equation(x, over(show(right.minus(product)), show(p))), because.divideBothSides, { value: show(p) }),
            step(equation(x, show(value)), because.simplify),
          ]),
  ]
}
/** Dividing where it comes out whole, distributing elsewhere. */
export const solved = (facts: Grouped): readonly Step[] =>
  facts.show === asDecimal || isFraction(facts) || facts.r.minus(facts.s).over(facts.p).isInteger
    ? dividing(facts)
    : distributing(facts)

const whole = (random: Random, least: number, most: number, sign: number = random.sign()) =>
  Ratio.of(sign * random.int(least, most))
export const drawn = (random: Random, kind: (random: Random) => Grouped): Grouped =>
  random.until(() => kind(random), isTelling)

export const easyKind = (random: Random): Grouped => {
  const [p, q] = [whole(random, 2, 9, 1), whole(random, 1, 12, 1)]
  const most = Math.min(12, Math.floor(100 / p.n) - q.n)
  return made(p, q, Ratio.of(random.intExcept(Math.max(-8, 2 - q.n), Math.max(2, most), -1, 0, 1)))
}

/** n/p: the factor does not divide the other side. */
const parted = (random: Random, p: number): Ratio => {
  const d = Math.abs(p)
  const n = random.intExcept(-3 * d, 3 * d, 0)
  return Ratio.of(n % d === 0 ? n + 1 : n, d)
}
export const mediumKinds = {
  '-p(x + q) = r': (random: Random) => made(whole(random, 2, 9, -1), whole(random, 2, 12, 1), whole(random, 2, 12)),
  'p(x + q) = r, x = n/p': (random: Random) => {
    const p = whole(random, 2, 6)
    return made(p, whole(random, 2, 12), parted(random, p.n))
  },
  'p(x - q) = r': (random: Random) => made(whole(random, 3, 9, 1), whole(random, 2, 12, -1), whole(random, 2, 12, -1)),
  '-p(x - q) = r, x = n/p': (random: Random) => {
    const p = whole(random, 2, 6, -1)
    return made(p, whole(random, 2, 12, -1), parted(random, p.n))
  },
}
const FACTORS = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [5, 6],
  [3, 8],
  [5, 8],
] as const
export const hardKinds = {
  'n/d(x + q) = r': (random: Random) => {
    const [n, d] = random.pick(FACTORS)
    const p = Ratio.of(n * random.sign(), d)
    const q = whole(random, 2, 12)
    return made(p, q, Ratio.of(d * random.int(2, 5) * random.sign()).minus(q))
  },
  'p(x + q) + s = r': (random: Random) => {
    const p = whole(random, 2, 9, -1)
    const s = random.sign() * random.intExcept(2, 15, Math.abs(p.n))
    return made(p, whole(random, 2, 9), whole(random, 2, 12), asFraction, Ratio.of(s))
  },
  '-0.4(x + q) = r': (random: Random) => {
    const p = Ratio.of(random.pick([-4, -6, -8, -12, -15, 4, 6, 8, 12, 15]), 10)
    return made(p, whole(random, 2, 12), Ratio.of(2 * whole(random, 1, 9).n + 1, 2), asDecimal)
  },
}
