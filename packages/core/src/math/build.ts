import { failed } from '../errors.ts'
import type { UnitId } from '../language/units.ts'
import { Ratio, type Rational } from '../number/ratio.ts'
import type { Expr, FunctionName, NumberStyle, Of, RelationSign } from './expr.ts'
import type { AccentMark } from './layout.ts'

/** What may stand in a hole of m`` and of prose``. */
export type Value = Rational | Expr

const integers: Expr[] = []
for (let n = -200; n <= 1000; n++) integers.push({ kind: 'number', n, d: 1, as: 'fraction' })

function integer(n: number): Expr {
  if (!Number.isSafeInteger(n)) failed(`${n} is not a whole number: use a Ratio, or decimal(...)`)
  return integers[n + 200] ?? { kind: 'number', n: n + 0, d: 1, as: 'fraction' }
}

export function expr(value: Value): Expr {
  if (typeof value === 'number') return integer(value)
  return value instanceof Ratio ? number(value) : value
}

const styled = (value: Rational, as: NumberStyle): Of<'number'> => {
  const { n, d } = Ratio.from(value)
  return { kind: 'number', n, d, as }
}

/** A whole number, or a fraction in lowest terms. For 6/8 as it stands write m`${6}/${8}`. */
export function number(value: Rational): Expr {
  const { n, d } = Ratio.from(value)
  return d === 1 ? integer(n) : { kind: 'number', n, d, as: 'fraction' }
}
/** 7/4 as 1 3/4. */
export const mixed = (value: Rational): Expr => styled(value, 'mixed')
/** 3/4 as 0.75; `places` pads with zeros. Only for decimals that end. */
export function decimal(value: Rational, places = 0): Expr {
  const { n, d } = Ratio.from(value)
  return { kind: 'number', n, d, as: 'decimal', places }
}
/** 1/6 with a bar over the 6 of 0.16. */
export const repeating = (value: Rational): Expr => styled(value, 'repeating')

/** A letter, π, ∞, … or a name of points such as AB; `sub` is its index. */
export const symbol = (name: string, sub?: Value): Expr =>
  sub === undefined ? { kind: 'symbol', name } : { kind: 'symbol', name, sub: expr(sub) }
export const pi: Expr = symbol('π')
export const infinity: Expr = symbol('∞')
export const ellipsis: Expr = symbol('…')

export const sum = (...terms: Value[]): Expr => ({ kind: 'sum', terms: terms.map(expr) })
/** a − b. */
export const minus = (a: Value, b: Value): Expr => sum(a, negative(b))
export const times = (...factors: Value[]): Expr => ({ kind: 'product', factors: factors.map(expr), sign: true })
/** Side by side, without a sign: 3x. */
export const join = (...factors: Value[]): Expr => ({ kind: 'product', factors: factors.map(expr), sign: false })
/** With a fraction bar. */
export const over = (a: Value, b: Value): Expr => ({ kind: 'quotient', over: expr(a), under: expr(b), sign: false })
/** With ÷. */
export const divide = (a: Value, b: Value): Expr => ({ kind: 'quotient', over: expr(a), under: expr(b), sign: true })
export const power = (base: Value, exponent: Value): Expr => ({
  kind: 'power',
  base: expr(base),
  exponent: expr(exponent),
})
export const root = (of: Value, degree?: Value): Expr =>
  degree === undefined ? { kind: 'root', of: expr(of) } : { kind: 'root', of: expr(of), degree: expr(degree) }
export const call = (name: FunctionName, of: Value): Expr => ({ kind: 'call', name, of: expr(of) })
/** log₂ x. */
export const logarithm = (base: Value, of: Value): Expr => ({
  kind: 'call',
  name: 'log',
  of: expr(of),
  base: expr(base),
})
/** f(x), f′(2), P(A). */
export const apply = (name: string, ...to: Value[]): Expr => ({
  kind: 'apply',
  name,
  to: to.map(expr),
  primes: 0,
  inverse: false,
})
export const applyInverse = (name: string, to: Value): Expr => ({
  kind: 'apply',
  name,
  to: [expr(to)],
  primes: 0,
  inverse: true,
})
export const negative = (of: Value): Expr => ({ kind: 'negative', of: expr(of) })
export const absolute = (of: Value): Expr => ({ kind: 'absolute', of: expr(of) })
export const factorial = (of: Value): Expr => ({ kind: 'factorial', of: expr(of) })
/** Printed brackets, needed or not. */
export const bracketed = (of: Value): Expr => ({ kind: 'group', of: expr(of), brackets: 'round' })
export const squareBracketed = (of: Value): Expr => ({ kind: 'group', of: expr(of), brackets: 'square' })
export const curlyBracketed = (of: Value): Expr => ({ kind: 'group', of: expr(of), brackets: 'curly' })
/** Prints as it is: 1x stays 1x, + 0 stays. */
export const asWritten = (of: Value): Expr => ({ kind: 'group', of: expr(of), brackets: 'none' })

export const relation = (left: Value, sign: RelationSign, right: Value): Expr => ({
  kind: 'relation',
  sign,
  left: expr(left),
  right: expr(right),
})
export const equation = (left: Value, right: Value): Expr => relation(left, '=', right)
export const either = (...items: Value[]): Expr => ({ kind: 'connected', by: 'or', items: items.map(expr) })
export const together = (...items: Value[]): Expr => ({ kind: 'connected', by: 'and', items: items.map(expr) })
export const union = (left: Value, right: Value): Expr => ({
  kind: 'operation',
  sign: '∪',
  left: expr(left),
  right: expr(right),
})
export const intersection = (left: Value, right: Value): Expr => ({
  kind: 'operation',
  sign: '∩',
  left: expr(left),
  right: expr(right),
})
export const composed = (left: Value, right: Value): Expr => ({
  kind: 'operation',
  sign: '∘',
  left: expr(left),
  right: expr(right),
})
export const plusMinus = (left: Value, right: Value): Expr => ({
  kind: 'operation',
  sign: '±',
  left: expr(left),
  right: expr(right),
})

export const integral = (of: Value, by: string, bounds?: readonly [from: Value, to: Value]): Expr =>
  bounds
    ? { kind: 'integral', of: expr(of), by, from: expr(bounds[0]), to: expr(bounds[1]) }
    : { kind: 'integral', of: expr(of), by }
export const series = (index: string, from: Value, to: Value, of: Value): Expr => ({
  kind: 'series',
  sign: '∑',
  of: expr(of),
  index,
  from: expr(from),
  to: expr(to),
})
export const limit = (by: string, to: Value, of: Value, side?: 'left' | 'right'): Expr =>
  side ? { kind: 'limit', of: expr(of), by, to: expr(to), side } : { kind: 'limit', of: expr(of), by, to: expr(to) }
/** d/dx (of). */
export const derivativeOf = (of: Value, by: string, order = 1): Expr => ({
  kind: 'derivative',
  by,
  order,
  of: expr(of),
})
/** dy/dx. */
export const derivative = (top: string, by: string, order = 1): Expr => ({ kind: 'derivative', by, order, top })
export const evaluatedBetween = (of: Value, from: Value, to: Value): Expr => ({
  kind: 'evaluated',
  of: expr(of),
  from: expr(from),
  to: expr(to),
})
export const evaluatedAt = (of: Value, to: Value): Expr => ({ kind: 'evaluated', of: expr(of), to: expr(to) })

export const combinations = (n: Value, r: Value): Expr => ({ kind: 'selection', style: 'C', n: expr(n), r: expr(r) })
export const permutations = (n: Value, r: Value): Expr => ({ kind: 'selection', style: 'P', n: expr(n), r: expr(r) })
export const binomial = (n: Value, r: Value): Expr => ({ kind: 'selection', style: 'binomial', n: expr(n), r: expr(r) })

export const system = (...rows: Expr[]): Expr => ({ kind: 'system', rows })
export const cases = (...rows: readonly (readonly [Value, Expr])[]): Expr => ({
  kind: 'cases',
  rows: rows.map(([value, condition]) => [expr(value), condition]),
})
export const matrix = (rows: readonly (readonly Value[])[]): Expr => ({
  kind: 'matrix',
  rows: rows.map(row => row.map(expr)),
  fence: '[',
  augmented: false,
})
export const augmentedMatrix = (rows: readonly (readonly Value[])[]): Expr => ({
  kind: 'matrix',
  rows: rows.map(row => row.map(expr)),
  fence: '[',
  augmented: true,
})
export const determinant = (rows: readonly (readonly Value[])[]): Expr => ({
  kind: 'matrix',
  rows: rows.map(row => row.map(expr)),
  fence: '|',
  augmented: false,
})
/** (2, 3). */
export const point = (...items: Value[]): Expr => ({ kind: 'list', items: items.map(expr), brackets: '(' })
/** 1, 2, 3. */
export const list = (...items: Value[]): Expr => ({ kind: 'list', items: items.map(expr), brackets: '' })
/** {1, 2, 3}. */
export const setOf = (...items: Value[]): Expr => ({ kind: 'list', items: items.map(expr), brackets: '{' })
/** ⟨3, 4⟩. */
export const vector = (...items: Value[]): Expr => ({ kind: 'list', items: items.map(expr), brackets: '⟨' })
/** [2, 5), (−∞, 3]. */
export const interval = (from: Value, to: Value, closed: readonly [boolean, boolean]): Expr => ({
  kind: 'interval',
  from: expr(from),
  to: expr(to),
  closed,
})
/** {x ∣ x > 2}. */
export const setBuilder = (of: Value, where: Expr): Expr => ({ kind: 'set-builder', of: expr(of), where })
/** 3 : 4. */
export const ratio = (...items: Value[]): Expr => ({ kind: 'ratio', items: items.map(expr) })
export const remainder = (quotient: Value, rest: Value): Expr => ({
  kind: 'remainder',
  quotient: expr(quotient),
  remainder: expr(rest),
})
export const time = (hour: number, minute: number): Expr => ({ kind: 'time', hour, minute })
export const percent = (of: Value): Expr => ({ kind: 'percent', of: expr(of) })
/** $15.50, and $2 for whole dollars. */
export const money = (cents: number): Of<'money'> => ({ kind: 'money', cents, as: 'dollars' })
/** $2.00, as on a receipt. */
export const price = (cents: number): Of<'money'> => ({ kind: 'money', cents, as: 'dollars and cents' })
/** 75¢. */
export const cents = (amount: number): Of<'money'> => ({ kind: 'money', cents: amount, as: 'cents' })
export const measure = (of: Value, unit: UnitId): Of<'measure'> => ({ kind: 'measure', of: expr(of), unit })
/** 30°. */
export const degrees = (of: Value): Of<'measure'> => measure(of, 'degree')

/** ∠ABC. */
export const angleNamed = (name: string): Expr => ({ kind: 'prefixed', sign: '∠', of: symbol(name) })
/** m∠ABC. */
export const measureOfAngle = (name: string): Expr => ({ kind: 'prefixed', sign: 'm∠', of: symbol(name) })
export const triangleNamed = (name: string): Expr => ({ kind: 'prefixed', sign: '△', of: symbol(name) })
export const accented = (mark: AccentMark, of: Value): Expr => ({ kind: 'accented', mark, of: expr(of) })
/** A segment's name under a bar. */
export const segment = (name: string): Expr => accented('overline', symbol(name))

/** Upright words in both languages: in maths, in a figure, in a table that both languages share. */
export const words = (en: string, es: string): Of<'words'> => ({ kind: 'words', en, es })
/** A line to write on. */
export const blank = (width = 2): Of<'blank'> => ({ kind: 'blank', width, box: false })
/** A box to write in. */
export const box = (width = 1.4): Of<'blank'> => ({ kind: 'blank', width, box: true })
