import { approximate } from '../math/approximate.ts'
import { type Expr, holds, type Of, partsOf } from '../math/expr.ts'
import { symbolsOf } from '../math/symbols.ts'
import { inOrder } from '../math/truth.ts'

export type Letters = Readonly<Record<string, number>>

/** The statements of a formula, those in a list or a system one by one. */
export function statementsIn(of: Expr): readonly Of<'relation'>[] {
  if (of.kind === 'relation') return [of]
  if (of.kind === 'list' && of.brackets === '') return of.items.flatMap(statementsIn)
  if (of.kind === 'system') return of.rows.flatMap(statementsIn)
  if (of.kind === 'connected' && of.by === 'and') return of.items.flatMap(statementsIn)
  return []
}

/**
 * Whether a statement is true, approximately where ≈ says so; null where this cannot tell: a letter without a value, words, a
 * function known by its name, a sign that compares no numbers, units that would have to be converted.
 */
export function truthOf({ left, sign, right }: Of<'relation'>, letters: Letters): boolean | null {
  const before = left.kind === 'relation' ? truthOf(left, letters) : true
  if (before === false) return false
  const nearest = left.kind === 'relation' ? left.right : left
  const [one, other] = [valueOf(nearest, right, letters), valueOf(right, nearest, letters)]
  if (one === null || other === null || (sign !== '≈' && !COMPARES.has(sign))) return null
  const margin = sign === '≈' ? Math.max(roundingOf(nearest), roundingOf(right)) : 0
  const isNear = Math.abs(one - other) <= margin + 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))
  const isTrue = sign === '≈' ? isNear : inOrder(sign, isNear ? 0 : one - other)
  return isTrue ? before : convertsUnits(nearest, right) ? null : false
}

const COMPARES: ReadonlySet<string> = new Set(['=', '≠', '<', '>', '≤', '≥'])

/** Kinds whose value the numbers in them do not give. */
const UNKNOWN: ReadonlySet<string> = new Set([
  'words',
  'blank',
  'apply',
  'integral',
  'derivative',
  'prefixed',
  'evaluated',
])

/** The value of one side. What the other side is decides how degrees are read: as numbers where no sine is taken. */
export function valueOf(of: Expr, other: Expr, letters: Letters = {}): number | null {
  if (of.kind === 'ratio') {
    const [first, second, ...more] = of.items
    return first && second && more.length === 0
      ? valueOf({ kind: 'quotient', over: first, under: second, sign: true }, other, letters)
      : null
  }
  if (of.kind === 'remainder' || holds(of, ({ kind }) => UNKNOWN.has(kind))) return null
  const names = symbolsOf(of)
  if (names.size > 0 && holds(of, ({ kind }) => kind === 'factorial' || kind === 'selection')) return null
  for (const name of names) if (!(name in letters) && !(name in { e: 0, π: 0 })) return null
  const takesSine = [of, other].some(side => holds(side, ({ kind }) => kind === 'call'))
  const value = approximate(takesSine ? of : withoutUnits(of), letters)
  return Number.isFinite(value) ? value : null
}

const withoutUnits = (of: Expr): Expr =>
  holds(of, ({ kind }) => kind === 'measure') ? (JSON.parse(JSON.stringify(of), bare) as Expr) : of

const bare = (_: string, part: unknown): unknown =>
  typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'measure' && 'of' in part
    ? part.of
    : part

/** One unit of the last printed place: each of the numbers before may have been rounded. */
function roundingOf(of: Expr): number {
  switch (of.kind) {
    case 'number': {
      if (of.as === 'fraction' || of.as === 'mixed') return of.d === 1 ? unitOf(of.n) : 0
      return of.d === 1 ? unitOf(of.n) : 1 / of.d
    }
    case 'money':
      return of.as === 'dollars and cents' ? 0.01 : 1
    case 'percent':
      return roundingOf(of.of) / 100
    case 'measure':
    case 'negative':
      return roundingOf(of.of)
    default:
      return 0
  }
}

/** 100 of 4,600. */
function unitOf(whole: number): number {
  let unit = 1
  while (whole !== 0 && whole % (10 * unit) === 0) unit *= 10
  return unit
}

function unitsIn(of: Expr, found = new Set<string>()): ReadonlySet<string> {
  if (of.kind === 'measure') found.add(of.unit)
  if (of.kind === 'time' || of.kind === 'money') found.add(of.kind === 'money' ? of.as : 'time')
  for (const part of partsOf(of)) unitsIn(part, found)
  return found
}

const convertsUnits = (left: Expr, right: Expr) => new Set([...unitsIn(left), ...unitsIn(right)]).size > 1
