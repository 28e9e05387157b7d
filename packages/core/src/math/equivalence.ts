import { WorksheetError } from '../errors.ts'
import { approximate } from './approximate.ts'
import { symbol } from './build.ts'
import { type Expr, holds } from './expr.ts'
import { isSameForm } from './form.ts'
import { type NormalForm, Normalizer, rationalOfForm } from './normal.ts'
import { factorBetween } from './polynomial.ts'
import { substitute } from './substitute.ts'
import { symbolsOf } from './symbols.ts'

/**
 * Whether two expressions have the same value wherever they have one. Exact for fractions of polynomials and square roots;
 * by value at fixed points for what holds functions, other roots and absolute values; by form where numbers grow too large.
 */
export function isEqual(a: Expr, b: Expr): boolean {
  const normalizer = new Normalizer()
  const [left, right] = [normalizer.form(a), normalizer.form(b)]
  if (!left || !right) return isSameForm(a, b)
  const isSame = attempt(() => normalizer.areEqual(left, right))
  if (isSame === null) return isSameForm(a, b)
  if (isSame || (left.isExact && right.isExact)) return isSame
  if (hasCalculatorDecimal(a) || hasCalculatorDecimal(b)) return false
  const { pairs, mismatches, fewest } = samples(a, b)
  const tolerance = fewest === 1 ? CONSTANT : VARYING
  return (
    pairs.length >= fewest &&
    mismatches <= pairs.length &&
    pairs.every(({ left, right }) => isNear(left, right, tolerance))
  )
}

/** Whether a is c · b for a number c other than zero: equations that say the same. Returns c's sign, or null. */
export function signOfFactor(a: Expr, b: Expr): 1 | -1 | null {
  const normalizer = new Normalizer()
  const [left, right] = [normalizer.form(a), normalizer.form(b)]
  if (!left || !right) return isSameForm(a, b) ? 1 : null
  const factor = attempt(() => factorBetween(...normalizer.crossed(left, right)))
  if (factor) return factor.n > 0 ? 1 : -1
  if (isZero(left) || isZero(right)) return null
  if (left.isExact && right.isExact && !holdsRoot(left) && !holdsRoot(right)) return null
  const { pairs, fewest } = samples(a, b)
  const quotients = pairs.filter(({ right }) => right !== 0).map(({ left, right }) => left / right)
  const [first] = quotients
  if (first === undefined || quotients.length < fewest || Math.abs(first) < 1e-9) return null
  return quotients.every(quotient => isNear(quotient, first, VARYING)) ? (first > 0 ? 1 : -1) : null
}

/** A factor such as √2 or π between two forms is a number too: comparing by value finds it. */
const holdsRoot = (form: NormalForm) =>
  [...form.over.keys(), ...form.under.keys()].some(monomial => /√|π|\be\b/.test(monomial))
const isZero = ({ over }: NormalForm) => over.size === 0

/** Whether two expressions differ by a number alone, wherever both have a value. */
export function isEqualUpToConstant(a: Expr, b: Expr): boolean {
  const normalizer = new Normalizer()
  const [left, right] = [normalizer.form(a), normalizer.form(b)]
  const difference = left && right && attempt(() => normalizer.difference(left, right))
  if (!difference) return isSameForm(a, b)
  if (isZero(difference) || rationalOfForm(difference) || factorBetween(difference.over, difference.under)) return true
  if (difference.isExact && !holdsRoot(difference)) return false
  const { pairs, mismatches, fewest } = samples(a, b)
  if (pairs.length < fewest || mismatches > 0) return false
  return [true, false].every(isPositive => {
    const branch = pairs.filter(pair => pair.isPositive === isPositive)
    const [first] = branch
    if (!first) return true
    const constant = first.left - first.right
    return branch.every(
      ({ left, right }) =>
        Math.abs(left - right - constant) <= 1e-8 * (1 + Math.abs(left) + Math.abs(right) + Math.abs(first.left)),
    )
  })
}

interface Sample {
  readonly left: number
  readonly right: number
  readonly isPositive: boolean
}

const POINTS = 72
/** Points at which both must have a value. */
const FEWEST = 6
/** Relative to the larger value, but never finer than to `floor`. */
const CONSTANT = { relative: 1e-13, floor: 1e-2 }
const VARYING = { relative: 1e-9, floor: 1e-6 }
const STEPS = [
  Math.SQRT2,
  Math.sqrt(3),
  Math.sqrt(5),
  Math.sqrt(7),
  Math.sqrt(11),
  Math.sqrt(13),
  Math.sqrt(17),
  Math.sqrt(19),
]
const RANGES = [
  [0.1, 0.95],
  [1, 4],
  [-0.95, -0.1],
  [4, 12],
  [-4, -1],
  [12, 40],
  [-9, -4],
  [0.5, 7],
] as const

/** Both values at fixed points; `mismatches` counts points where just one has a value. */
function samples(
  a: Expr,
  b: Expr,
): { readonly pairs: readonly Sample[]; readonly mismatches: number; readonly fewest: number } {
  const names = [...new Set([...symbolsOf(a), ...symbolsOf(b)])].filter(name => name !== 'e' && name !== 'π').sort()
  const count = names.length === 0 ? 1 : POINTS
  const pairs: Sample[] = []
  let mismatches = 0
  for (let k = 0; k < count; k++) {
    const [from, to] = RANGES[k % RANGES.length] ?? RANGES[0]
    const point = Object.fromEntries(
      names.map((name, j) => {
        const part = ((k + 1) * (STEPS[j % STEPS.length] ?? 1) + j / 7) % 1
        return [name, from + (to - from) * part]
      }),
    )
    const [left, right] = [valueAt(a, point), valueAt(b, point)]
    if (Number.isFinite(left) && Number.isFinite(right)) pairs.push({ left, right, isPositive: from > 0 })
    else if (Number.isFinite(left) || Number.isFinite(right)) mismatches++
  }
  return { pairs, mismatches, fewest: names.length === 0 ? 1 : FEWEST }
}

const valueAt = (of: Expr, point: Readonly<Record<string, number>>): number =>
  attempt(() => approximate(of, point)) ?? Number.NaN

const isNear = (left: number, right: number, { relative, floor }: typeof VARYING) =>
  Math.abs(left - right) <= relative * Math.max(Math.abs(left), Math.abs(right), floor)

/** 1.4142135624 is no √2: a long decimal comes from a calculator and is never exact. */
const hasCalculatorDecimal = (of: Expr): boolean =>
  holds(of, part => part.kind === 'number' && part.as === 'decimal' && part.d > 1e8)

function attempt<T>(make: () => T): T | null {
  try {
    return make()
  } catch (error) {
    if (error instanceof WorksheetError) return null
    throw error
  }
}

/** The letter that stands for any number at the end of an antiderivative, in an expression that has one. */
export function constantLetterOf(of: Expr): string | null {
  return [...symbolsOf(of)].find(name => /^[CcKk](?:_\d)?$/.test(name)) ?? null
}

/** Whether the letter stands for any number to be added: + C, − C, or 2(x + C). */
export const isAddedConstant = (of: Expr, name: string): boolean => {
  const without = substitute(of, { [name]: 0 })
  return signOfFactor({ kind: 'sum', terms: [of, { kind: 'negative', of: without }] }, symbol(name)) !== null
}
