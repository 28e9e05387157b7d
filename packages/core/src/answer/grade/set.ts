import { signOfFactor } from '../../math/equivalence.ts'
import { type Expr, holds, type Of, type RelationSign } from '../../math/expr.ts'
import { isSameForm } from '../../math/form.ts'
import {
  ALL,
  between,
  endAt,
  intersection,
  isSameSet,
  NONE,
  type NumberSet,
  related,
  union,
} from '../../math/number-set.ts'
import { parse, readings } from '../../math/parse.ts'
import { symbolsOf } from '../../math/symbols.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import type { Requirement } from '../type.ts'
import { plainWords, splitAt, withLettersOf } from './text.ts'
import { isAllReals, isNoSolution } from './words.ts'

/** The set of numbers that a text describes, and its letter where it has one. */
interface Described {
  readonly set: NumberSet
  readonly letter: string | null
}

/** Intervals and inequalities in one letter, as sets of numbers; other inequalities up to a positive factor. */
export function isSetOrInequality(value: string, requires: Requirement | null, input: string): boolean {
  const [model, expected] = [described(value), parse(statement(value))]
  const text = withLettersOf(input, model ? new Set([model.letter ?? '']) : expected ? symbolsOf(expected) : new Set())
  if (!isNotatedAs(requires, text)) return false
  const typed = described(text)
  if (requires !== 'same-form' && model) {
    return (
      typed !== null &&
      isSameSet(model.set, typed.set) &&
      (model.letter === null || typed.letter === null || model.letter === typed.letter)
    )
  }
  return (
    expected !== null &&
    readings(statement(text)).some(reading =>
      requires === 'same-form' ? isSameForm(reading, expected) : isSameInequality(reading, expected),
    )
  )
}

/** Whether the text is an interval or an inequality where only one of them is asked for. */
function isNotatedAs(requires: Requirement | null, text: string): boolean {
  const signs = /[<>≤≥≠]/.test(statement(text))
  switch (requires) {
    case 'interval-notation':
      return !signs
    case 'inequality-notation':
      return signs || !/[[(]/.test(text)
    case 'letter-on-left':
      return /^\p{L} ?[<>≤≥=≠]/u.test(statement(text))
    default:
      return true
  }
}

const OR = / (?:or|o|u|ó) | ?[∪∨] ?| ?U ?(?=[[({])|, or /i
const AND = / (?:and|y|e) | ?[∩∧] ?|, and /i

const statement = (text: string) =>
  withPlainSigns(text)
    .replace(/\b(?:inf|infinity|infinito|oo)\b/gi, '∞')
    .replace(/^\{ ?\p{L} ?[|:] ?(.*)\}$/u, '$1')

function described(text: string): Described | null {
  const words = plainWords(text.replace(/^.*∈\s*(?=ℝ)/, ''))
  if (isAllReals(words)) return { set: ALL, letter: null }
  if (isNoSolution(words)) return { set: NONE, letter: null }
  const parts = splitAt(statement(text), OR)
  return combined(
    parts.map(part => {
      const all = splitAt(part, AND)
      return combined(all.map(simple), (a, b) => intersection(a, b))
    }),
    (a, b) => union(a, b),
  )
}

function combined(
  parts: readonly (Described | null)[],
  join: (a: NumberSet, b: NumberSet) => NumberSet,
): Described | null {
  return parts.reduce((whole, part) => {
    if (!whole || !part || (whole.letter && part.letter && whole.letter !== part.letter)) return null
    return { set: join(whole.set, part.set), letter: whole.letter ?? part.letter }
  })
}

function simple(text: string): Described | null {
  const of = parse(text.replace(/^\p{L} ?∈ ?/u, ''))
  const letter = /^(\p{L}) ?∈/u.exec(text)?.[1] ?? null
  const described = of && ofExpr(of)
  return described && { ...described, letter: described.letter ?? letter }
}

/** (2, 5] and {3}, x > 3, 2 < x ≤ 5, x ≠ 2. Each side is already worked out: 2x > 6 is not solved. */
function ofExpr(of: Expr): Described | null {
  switch (of.kind) {
    case 'interval':
      return withoutLetter(intervalOf(of.from, of.to, of.closed))
    case 'list': {
      const [from, to] = of.items
      if (of.brackets === '{') return withoutLetter(unionOf(of.items.map(item => related('=', item))))
      return of.brackets === '(' && from && to && of.items.length === 2
        ? withoutLetter(intervalOf(from, to, [false, false]))
        : null
    }
    case 'operation': {
      const [left, right] = [ofExpr(of.left), ofExpr(of.right)]
      return left && right && of.sign === '∪'
        ? { set: union(left.set, right.set), letter: left.letter ?? right.letter }
        : null
    }
    case 'relation':
      return ofRelation(of)
    case 'group':
      return ofExpr(of.of)
    default:
      return null
  }
}

const withoutLetter = (set: NumberSet | null): Described | null => set && { set, letter: null }

function unionOf(sets: readonly (NumberSet | null)[]): NumberSet | null {
  return sets.some(set => set === null) ? null : union(...sets.map(set => set ?? NONE))
}

function intervalOf(from: Expr, to: Expr, closed: readonly [boolean, boolean]): NumberSet | null {
  const [start, end] = [endAt(from, closed[0]), endAt(to, closed[1])]
  return start && end && start.at < end.at ? between(start, end) : null
}

const TURNED: Partial<Record<RelationSign, RelationSign>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }

function ofRelation({ left, sign, right }: Of<'relation'>): Described | null {
  if (left.kind === 'relation') {
    const [first, second] = [ofRelation(left), ofRelation({ kind: 'relation', left: left.right, sign, right })]
    return first && second && first.letter === second.letter
      ? { set: intersection(first.set, second.set), letter: first.letter }
      : null
  }
  const [name, value, shown] = left.kind === 'symbol' ? [left, right, sign] : [right, left, TURNED[sign] ?? sign]
  if (name.kind !== 'symbol') return null
  if (isInfinite(value)) return isBeyond(shown, value) ? { set: ALL, letter: name.name } : null
  if (!isNumber(value)) return null
  const set = related(shown, value)
  return set && { set, letter: name.name }
}

const isInfinite = (value: Expr): boolean =>
  value.kind === 'negative' ? isInfinite(value.of) : value.kind === 'symbol' && value.name === '∞'

/** x < ∞ and x > −∞ say nothing; x ≤ ∞ is no inequality. */
const isBeyond = (sign: RelationSign, value: Expr): boolean => sign === (value.kind === 'negative' ? '>' : '<')

/** A number that is not left to be worked out: 3, −1/2, √2 or π/3, but not 6/2 + 1. */
const isNumber = (value: Expr): boolean =>
  [...symbolsOf(value)].every(name => name === 'π' || name === 'e') &&
  (!holds(value, isLeft) ||
    holds(value, part => part.kind === 'root' || part.kind === 'symbol' || part.kind === 'call'))

const isLeft = (part: Expr) => part.kind === 'sum' || part.kind === 'product' || part.kind === 'power'

/** y > 2x + 1 and 2x − y < −1: the same up to a factor, which turns the sign where it is negative. */
function isSameInequality(a: Expr, b: Expr): boolean {
  if (a.kind === 'connected' && b.kind === 'connected') return isSameForm(a, b)
  if (a.kind !== 'relation' || b.kind !== 'relation') return isSameForm(a, b)
  if (a.left.kind === 'relation' || b.left.kind === 'relation') return isSameForm(a, b)
  // Without a letter every true inequality is as true as any other: -13 < 6 does not compare -14 with 6.
  if (symbolsOf(b).size === 0) return isSameForm(a, b)
  const difference = ({ left, right }: Of<'relation'>): Expr => ({
    kind: 'sum',
    terms: [left, { kind: 'negative', of: right }],
  })
  const factor = signOfFactor(difference(a), difference(b))
  if (factor === null) return isSameForm(a, b)
  return a.sign === (factor > 0 ? b.sign : (TURNED[b.sign] ?? b.sign))
}
