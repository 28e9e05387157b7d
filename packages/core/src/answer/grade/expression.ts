import { approximate } from '../../math/approximate.ts'
import { join, symbol } from '../../math/build.ts'
import {
  constantLetterOf,
  isAddedConstant,
  isEqual,
  isEqualUpToConstant,
  signOfFactor,
} from '../../math/equivalence.ts'
import { type Expr, holds, type Of } from '../../math/expr.ts'
import { factorsAbove, isSameForm, termsOf } from '../../math/form.ts'
import { parse, readings } from '../../math/parse.ts'
import { polynomialOf } from '../../math/polynomial.ts'
import { isExpanded, isFactoredAs, isSimplified } from '../../math/simplified.ts'
import { mapParts, substitute } from '../../math/substitute.ts'
import { symbolsOf } from '../../math/symbols.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import { gcd, Ratio } from '../../number/ratio.ts'
import type { Requirement } from '../type.ts'
import {
  difference,
  type Equation,
  isDistanceForm,
  isInterceptForm,
  isNumber,
  isPointSlope,
  isSlopeIntercept,
  isStandardForm,
  isVertexForm,
  solvedSides,
} from './equation-form.ts'
import { canonicalNumber, isNumberForm, isNumberOf } from './number.ts'
import { plainWords, squashed, withoutName, withTypedSigns } from './text.ts'
import { isMissing, isPrime } from './words.ts'

/** An expression equal to the value, in the form that the prompt asks for. */
export function isExpression(value: string, requires: Requirement | null, input: string): boolean {
  if (isMissing(value)) return isMissing(plainWords(input))
  if (isPrime(value)) return isPrime(plainWords(input))
  const model = parse(value)
  if (!model) return squashed(value) === squashed(input)
  if (model.kind === 'relation') return isEquation(value, requires, input)
  if (canonicalNumber(value) && (requires === null || isNumberForm(requires)))
    return isNumberOf('fraction', value, requires, input)
  return candidates(withTypedSigns(input, model)).some(typed => isAsRequired(typed, model, requires))
}

/** A number or formula in the form that is asked for, as a part of a longer answer. */
export const isInForm = (value: string, requires: Requirement, input: string): boolean =>
  isNumberForm(requires) && canonicalNumber(value)
    ? isNumberOf('fraction', value, requires, input)
    : isExpression(value, requires, input)

/** The text as it stands, and without "y =" before it. */
function candidates(input: string): readonly Expr[] {
  const text = withPlainSigns(input)
  const bare = withoutName(text)
  return [...readings(text), ...(bare === text ? [] : readings(bare))].filter(typed => typed.kind !== 'relation')
}

/** Where the value is a number, cos 60° is left to be worked out; where it is ln 4, 2 ln 2 is not. */
export const isWorkedOutAs = (typed: Expr, model: Expr): boolean =>
  [...symbolsOf(model)].some(name => !CONSTANTS.has(name)) ||
  TO_WORK_OUT.every(isLeft => !holds(typed, isLeft) || holds(model, isLeft))

const CONSTANTS: ReadonlySet<string> = new Set(['π', 'e', 'i', '∞'])
const isLogarithm = (part: Expr) => part.kind === 'call' && (part.name === 'ln' || part.name === 'log')
const TO_WORK_OUT: readonly ((part: Expr) => boolean)[] = [
  isLogarithm,
  part => part.kind === 'call' && part.name !== 'exp' && !isLogarithm(part),
  part => part.kind === 'factorial',
]

function isAsRequired(typed: Expr, model: Expr, requires: Requirement | null): boolean {
  if (!isWorkedOutAs(typed, model)) return false
  switch (requires) {
    case 'expanded':
      return isExpanded(typed) && isEqual(typed, model)
    case 'factored':
      return isFactoredAs(typed, model) && isEqual(typed, model)
    case 'simplified':
      return isSimplified(typed, model) && isEqual(typed, model)
    case 'same-form':
      return isSameForm(typed, model) || isSameForm(loosened(typed), loosened(model))
    case 'up-to-a-constant':
      return isAntiderivative(typed, model)
    case 'standard-form':
      return isExpanded(typed) && isDescending(typed) && isEqual(typed, model)
    case 'scientific':
      return isScientific(typed) && isEqual(typed, model)
    case 'with-hole':
      return isEqual(typed, model) && hasSameGaps(typed, model)
    default:
      return isEqual(typed, model)
  }
}

/** (x − (1 + 2i)) as (x − 1 − 2i), and −(x + 3)/(x² + 5) as (−x − 3)/(x² + 5): a minus before a bracket of letters, among factors and above a bar. */
function loosened(of: Expr): Expr {
  if (of.kind === 'product' || of.kind === 'group') return mapParts(of, loosened)
  if (of.kind === 'negative') {
    const inner = bare(of.of)
    if (inner.kind === 'quotient') return loosened({ ...inner, over: { kind: 'negative', of: inner.over } })
    return of
  }
  if (of.kind === 'quotient') return { ...of, over: spread(of.over) }
  return of.kind === 'sum' ? spread({ ...of, terms: of.terms.map(loosened) }) : of
}

const bare = (of: Expr): Expr => (of.kind === 'group' ? bare(of.of) : of)
function turned(term: Expr): Expr {
  const inner = bare(term)
  return inner.kind === 'negative' ? inner.of : { kind: 'negative', of: term }
}

/** The terms of a sum, without a minus before a bracket that holds a letter. */
function spread(of: Expr): Expr {
  if (symbolsOf(of).size === 0) return of
  const whole = bare(of)
  const terms = termsOf(whole).flatMap(term => {
    const inner = bare(term)
    const within = inner.kind === 'negative' ? bare(inner.of) : inner
    return inner.kind === 'negative' && within.kind === 'sum' ? termsOf(within).map(turned) : [term]
  })
  return terms.length > 1 ? { kind: 'sum', terms } : of
}

/** From the highest power to the lowest, where there is one letter. */
function isDescending(typed: Expr): boolean {
  if (symbolsOf(typed).size !== 1) return true
  const degrees = termsOf(typed).map(term => {
    const powers = [...(polynomialOf(term)?.values() ?? [])].flatMap(({ powers }) => [...powers.values()])
    return powers.reduce((sum, power) => sum + power, 0)
  })
  return degrees.every((degree, i) => i === 0 || degree < (degrees[i - 1] ?? 0))
}

/** a × 10ⁿ with 1 ≤ |a| < 10. */
function isScientific(typed: Expr): boolean {
  const { above, below } = factorsAbove(typed)
  const [first, ten] = above
  const isPowerOfTen = ten?.kind === 'power' && isTen(ten.base) && isWhole(ten.exponent)
  // The number between may be a fraction of digits: 3.2 is 16/5.
  const value =
    first?.kind === 'number' ? first.n / below.reduce((d, part) => d * (part.kind === 'number' ? part.n : 1), 1) : 0
  const isDecimal = !holds(typed, part => part.kind === 'quotient')
  return above.length === 2 && isPowerOfTen && isDecimal && value >= 1 && value < 10
}

const isTen = (part: Expr) => part.kind === 'number' && part.n === 10 && part.d === 1
const isWhole = (part: Expr): boolean =>
  part.kind === 'negative' || part.kind === 'group' ? isWhole(part.of) : part.kind === 'number' && part.d === 1

/** Places at which a function of a worksheet may have no value. */
const PLACES: readonly number[] = Array.from({ length: 241 }, (_, i) => (i - 120) / 4)

/** Whether both have a value at the same places: a factor that is cancelled fills a hole. */
function hasSameGaps(typed: Expr, model: Expr): boolean {
  const names = [...symbolsOf(model)].filter(name => !CONSTANTS.has(name))
  const hasValue = (of: Expr, at: number) =>
    Number.isFinite(approximate(of, Object.fromEntries(names.map(name => [name, at]))))
  return PLACES.every(at => hasValue(typed, at) === hasValue(model, at))
}

/** ln |x| is as good as ln x, which the model has where x is positive. */
const withoutBars = (typed: Expr, model: Expr): Expr =>
  holds(model, part => part.kind === 'absolute') ? typed : unbarred(typed)
const unbarred = (of: Expr): Expr =>
  of.kind === 'call' && of.name === 'ln' && of.of.kind === 'absolute'
    ? { ...of, of: { kind: 'group', of: of.of.of, brackets: 'round' } }
    : mapParts(of, unbarred)

/** With a letter for the constant where the model has one. */
function isAntiderivative(typed: Expr, model: Expr): boolean {
  const [mine, right] = [constantLetterOf(typed), constantLetterOf(model)]
  if (right && (!mine || !isAddedConstant(typed, mine))) return false
  const without = (of: Expr, name: string | null) => (name ? substitute(of, { [name]: 0 }) : of)
  return isEqualUpToConstant(without(withoutBars(typed, model), mine), without(model, right))
}

/** Keyboards have no empty box: a question mark or a line is typed for it. */
const withBoxes = (text: string) => text.replace(/[?☐▢]|(?<![\p{L}\d)])_+(?![\p{L}\d({])/gu, '□')

/** Where y is asked for, y(t) and f(x) say the same. */
const FUNCTION = /^(\p{L})\(\p{L}\)(?= ?=)/u
const withoutArgument = (text: string, model: Expr | null): string => {
  const name = model?.kind === 'relation' && model.left.kind === 'symbol' ? model.left.name : null
  return text.replace(FUNCTION, (typed, letter: string) =>
    name === null || (letter !== name && !(name === 'y' && 'fgh'.includes(letter))) ? typed : name,
  )
}

const OF_A_FUNCTION: ReadonlySet<Requirement> = new Set<Requirement>([
  'solved',
  'up-to-a-constant',
  'letter-on-left',
  'slope-intercept',
  'vertex-form',
  'intercept-form',
])

/** Equal up to a factor and with sides in any order, unless a form is asked for. */
export function isEquation(value: string, requires: Requirement | null, written: string): boolean {
  const model = parse(withBoxes(value))
  const typed = withBoxes(requires !== null && OF_A_FUNCTION.has(requires) ? withoutArgument(written, model) : written)
  const input = model ? withTypedSigns(typed, model) : typed
  if (model?.kind !== 'relation' || model.sign !== '=')
    return model ? readings(input).some(typed => isSameForm(typed, model)) : squashed(value) === squashed(input)
  return readings(input).some(
    typed => typed.kind === 'relation' && typed.sign === '=' && isSameEquation(typed, model, requires),
  )
}

/** 42 ÷ n = 6 says what 42 = 6 × n says. */
function cleared(equation: Equation): Equation {
  const [from, to] = equation.left.kind === 'quotient' ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const [side, other] = [equation[from], equation[to]]
  if (side.kind !== 'quotient' || side.under.kind !== 'symbol') return equation
  if (symbolsOf(side.over).size > 0 || symbolsOf(other).size > 0) return equation
  return { ...equation, [from]: side.over, [to]: { kind: 'product', factors: [other, side.under], sign: true } }
}

const whole = (n: number): Expr => ({ kind: 'number', n, d: 1, as: 'fraction' })

/** 8² as 64 and (√90)² as 90, where the other side has letters. */
function worked(side: Expr): Expr {
  if (side.kind !== 'power' || side.exponent.kind !== 'number') return side
  const { n: power } = side.exponent
  const base = bare(side.base)
  const square = Math.round(approximate(base, {}) ** 2)
  const isRootSquared = () =>
    power === 2 && isNumber(base) && holds(base, part => part.kind === 'root') && isEqual(side, whole(square))
  const value = base.kind === 'number' && base.d === 1 ? base.n ** power : isRootSquared() ? square : null
  return value !== null && Number.isSafeInteger(value) ? whole(value) : side
}

function isSameEquation(typed: Equation, model: Equation, requires: Requirement | null): boolean {
  switch (requires) {
    case 'same-form':
      return isSameForm(typed, model) || isSameForm({ ...typed, right: worked(typed.right) }, model)
    case 'solved':
      return isSameForm(typed, model) || solvedSides(typed, model).some(side => isEqual(side, model.right))
    case 'up-to-a-constant':
      return isSameForm(typed, model) || solvedSides(typed, model).some(side => isSameFamily(side, model.right))
    case 'letter-on-left':
      return isSameForm(typed.left, model.left) && solvedSides(typed, model).some(side => isEqual(side, model.right))
    case 'slope-intercept':
      return isSlopeIntercept(typed, model)
    case 'point-slope':
      return isPointSlope(typed, model)
    case 'vertex-form':
      return isVertexForm(typed, model)
    case 'intercept-form':
      return isInterceptForm(typed, model)
    case 'distance-form':
      return isDistanceForm(typed, model)
    case 'standard-form':
      return isStandardForm(typed, model)
    default:
      return isSameForm(typed, model) || isEquivalent(typed, model)
  }
}

/** The same up to a factor. Without a letter every true equation is as true as any other: only the written one answers. */
export const isEquivalent = (typed: Equation, model: Equation): boolean =>
  symbolsOf(model).size > 0 &&
  typed.left.kind !== 'relation' &&
  typed.right.kind !== 'relation' &&
  signOfFactor(difference(cleared(typed)), difference(cleared(model))) !== null

/** An arbitrary constant may be any multiple of another: 1/(x²/2 − C) and 2/(x² + C) are the same curves. */
function isSameFamily(side: Expr, right: Expr): boolean {
  const name = constantLetterOf(side)
  if (name === null) return false
  const letters = [...symbolsOf(right)].filter(letter => !CONSTANTS.has(letter))
  // One place tells most multiples apart, which saves comparing them as formulas.
  const at = Object.fromEntries(letters.map((letter, i) => [letter, 0.61 + 0.17 * i]))
  const wanted = approximate(right, at)
  return MULTIPLES.map(multiple => substitute(side, { [name]: join(multiple, symbol('C')) }))
    .filter(of => Math.abs(approximate(of, at) - wanted) < 1e-9 * (1 + Math.abs(wanted)))
    .some(of => isEqual(of, right))
}

const MULTIPLES: readonly Ratio[] = Array.from({ length: 12 }, (_, i) => i + 1).flatMap(n =>
  [Ratio.of(n), Ratio.of(1, n)].flatMap(ratio => [ratio, ratio.negated()]),
)

/** q√k, in the simplest form where that is asked for. */
export const isRadical = (value: string, requires: Requirement | null, input: string): boolean =>
  isExpression(value, requires, input)

/** a + bi, worked out: each part a number, i once and never squared. */
export function isComplex(value: string, input: string): boolean {
  const model = parse(value)
  return (
    model !== null &&
    candidates(withTypedSigns(input, model)).some(typed => isWorkedOut(typed) && isEqual(typed, model))
  )
}

const isWorkedOut = (typed: Expr): boolean =>
  !holds(
    typed,
    part => part.kind === 'product' && part.factors.some(factor => holds(factor, inner => inner.kind === 'sum')),
  ) &&
  !holds(typed, part => part.kind === 'power') &&
  isExpandedOverNumber(typed)

/** (3 + 2i)/5 is worked out as much as 3/5 + 2i/5. */
function isExpandedOverNumber(typed: Expr): boolean {
  if (typed.kind === 'negative' && typed.of.kind === 'group') return isExpandedOverNumber(typed.of)
  if (typed.kind === 'quotient' && isReducibleOver(typed)) return false
  const terms = termsOf(typed.kind === 'quotient' && symbolsOf(typed.under).size === 0 ? typed.over : typed)
  return isExpanded({ kind: 'sum', terms: terms.filter(term => !isNothing(term)) })
}

/** (−9 + 3i)/45 has a 3 to take out. */
function isReducibleOver({ over, under }: Of<'quotient'>): boolean {
  const whole = polynomialOf(over)
  const below = under.kind === 'number' && under.d === 1 ? under.n : 1
  return (
    whole !== null && [...whole.values()].reduce((common, { coefficient }) => gcd(common, coefficient.n), below) > 1
  )
}

/** The 0 and the 0i of 0 + 3i and 37 + 0i, which the form a + bi may ask for. */
const isNothing = (term: Expr): boolean =>
  term.kind === 'product' ? term.factors.some(isNothing) : term.kind === 'number' && term.n === 0
