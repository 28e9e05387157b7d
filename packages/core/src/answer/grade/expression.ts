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
import { isSameForm, termsOf } from '../../math/form.ts'
import { parse, readings } from '../../math/parse.ts'
import { isExpanded, isFactoredAs, isSimplified } from '../../math/simplified.ts'
import { substitute } from '../../math/substitute.ts'
import { symbolsOf } from '../../math/symbols.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Requirement } from '../type.ts'
import { canonicalNumber, isNumberOf } from './number.ts'
import { plainWords, squashed, withoutName, withTypedSigns } from './text.ts'
import { isMissing, isPrime } from './words.ts'

/** An expression equal to the value, in the form that the prompt asks for. */
export function isExpression(value: string, requires: Requirement | null, input: string): boolean {
  if (isMissing(value)) return isMissing(plainWords(input))
  if (isPrime(value)) return isPrime(plainWords(input))
  const model = parse(value)
  if (!model) return squashed(value) === squashed(input)
  if (model.kind === 'relation') return isEquation(value, requires, input)
  if (requires === null && canonicalNumber(value)) return isNumberOf('fraction', value, null, input)
  return candidates(withTypedSigns(input, model)).some(typed => isAsRequired(typed, model, requires))
}

/** A number or formula in the form that is asked for, as a part of a longer answer. */
export const isInForm = (value: string, requires: Requirement, input: string): boolean =>
  requires === 'lowest-terms' ? isNumberOf('fraction', value, requires, input) : isExpression(value, requires, input)

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
      return isSameForm(typed, model)
    case 'up-to-a-constant':
      return isAntiderivative(typed, model)
    default:
      return isEqual(typed, model)
  }
}

/** With a letter for the constant where the model has one. */
function isAntiderivative(typed: Expr, model: Expr): boolean {
  const [mine, right] = [constantLetterOf(typed), constantLetterOf(model)]
  if (right && (!mine || !isAddedConstant(typed, mine))) return false
  const without = (of: Expr, name: string | null) => (name ? substitute(of, { [name]: 0 }) : of)
  return isEqualUpToConstant(without(typed, mine), without(model, right))
}

/** Keyboards have no empty box: a question mark or a line is typed for it. */
const withBoxes = (text: string) => text.replace(/[?☐▢]|(?<![\p{L}\d)])_+(?![\p{L}\d({])/gu, '□')

/** Where y is asked for, y(t) says the same. */
const FUNCTION = /^(\p{L})\(\p{L}\)(?= ?=)/u

/** Equal up to a factor and with sides in any order, unless a form is asked for. */
export function isEquation(value: string, requires: Requirement | null, written: string): boolean {
  const model = parse(withBoxes(value))
  const typed = withBoxes(
    requires === 'solved' || requires === 'up-to-a-constant' ? written.replace(FUNCTION, '$1') : written,
  )
  const input = model ? withTypedSigns(typed, model) : typed
  if (model?.kind !== 'relation' || model.sign !== '=')
    return model ? readings(input).some(typed => isSameForm(typed, model)) : squashed(value) === squashed(input)
  return readings(input).some(
    typed => typed.kind === 'relation' && typed.sign === '=' && isSameEquation(typed, model, requires),
  )
}

const difference = ({ left, right }: Of<'relation'>): Expr => ({
  kind: 'sum',
  terms: [left, { kind: 'negative', of: right }],
})

/** 42 ÷ n = 6 says what 42 = 6 × n says. */
function cleared(equation: Of<'relation'>): Of<'relation'> {
  const [from, to] = equation.left.kind === 'quotient' ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const [side, other] = [equation[from], equation[to]]
  if (side.kind !== 'quotient' || side.under.kind !== 'symbol') return equation
  if (symbolsOf(side.over).size > 0 || symbolsOf(other).size > 0) return equation
  return { ...equation, [from]: side.over, [to]: { kind: 'product', factors: [other, side.under], sign: true } }
}

function isSameEquation(typed: Of<'relation'>, model: Of<'relation'>, requires: Requirement | null): boolean {
  if (isSameForm(typed, model)) return true
  if (requires === 'same-form') return false
  if (requires === 'solved') return isSolvedAs(typed, model, isEqual)
  if (requires === 'up-to-a-constant') return isSolvedAs(typed, model, isSameFamily)
  // Without a letter every true equation is as true as any other: only the written one answers the question.
  if (symbolsOf(model).size === 0) return false
  return (
    typed.left.kind !== 'relation' &&
    typed.right.kind !== 'relation' &&
    signOfFactor(difference(cleared(typed)), difference(cleared(model))) !== null
  )
}

function isSolvedAs(
  typed: Of<'relation'>,
  model: Of<'relation'>,
  isSame: (side: Expr, right: Expr) => boolean,
): boolean {
  const name = model.left
  const sides = isSameForm(typed.left, name) ? [typed.right] : isSameForm(typed.right, name) ? [typed.left] : []
  return sides.some(
    side => !holds(side, part => part.kind === name.kind && isSameForm(part, name)) && isSame(side, model.right),
  )
}

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
  const terms = termsOf(typed.kind === 'quotient' && symbolsOf(typed.under).size === 0 ? typed.over : typed)
  return isExpanded({ kind: 'sum', terms: terms.filter(term => !isNothing(term)) })
}

/** The 0 and the 0i of 0 + 3i and 37 + 0i, which the form a + bi may ask for. */
const isNothing = (term: Expr): boolean =>
  term.kind === 'product' ? term.factors.some(isNothing) : term.kind === 'number' && term.n === 0
