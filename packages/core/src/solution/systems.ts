import { line } from '../content.ts'
import { assert } from '../errors.ts'
import { bracketed, equation, expr, join, minus, negative, point, relation, sum, symbol } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { lcm, Ratio } from '../number/ratio.ts'
import { linearTerm, undoneStep } from './linear.ts'
import * as because from './reasons/index.ts'
import { type Step, statements, step } from './step.ts'

/** ax + by = c. */
export type EquationRow = readonly [a: number, b: number, c: number]
type Letters = readonly [string, string]

const XY: Letters = ['x', 'y']
const ADD = { en: ['Add the equations'], es: ['Suma las ecuaciones'] } as const
const SUBTRACT = {
  en: ['Subtract the second equation from the first'],
  es: ['Resta la segunda ecuación de la primera'],
} as const
/** How two numbers are multiplied: join prints ·, times ×. */
type Product = typeof join

/** −7 rather than −1 · 7. */
const productOf = (coefficient: Ratio, value: Ratio, product: Product): Expr =>
  coefficient.equals(1) ? expr(value) : coefficient.equals(-1) ? negative(value) : product(coefficient, value)

function rowOf([a, b, c]: EquationRow, [x, y]: Letters): Expr {
  const terms = [
    ...(a === 0 ? [] : [linearTerm(Ratio.of(a), symbol(x))]),
    ...(b === 0 ? [] : [linearTerm(Ratio.of(b), symbol(y))]),
  ]
  return equation(terms.length === 0 ? 0 : sum(...terms), c)
}

const scaledRow = (row: EquationRow, k: number): EquationRow => [k * row[0], k * row[1], k * row[2]]
const combinedRows = (one: EquationRow, sign: 1 | -1, other: EquationRow): EquationRow => [
  one[0] + sign * other[0],
  one[1] + sign * other[1],
  one[2] + sign * other[2],
]

/** The factors that make the coefficients of one letter alike, the smallest ones. */
const factorsFor = (one: number, other: number): readonly [number, number] => [
  lcm(one, other) / Math.abs(one),
  lcm(one, other) / Math.abs(other),
]

/** The letter that takes the smaller factors to eliminate. */
export function easierToEliminate([one, other]: readonly [EquationRow, EquationRow]): 0 | 1 {
  const cost = (at: 0 | 1) => {
    if (one[at] === 0 || other[at] === 0) return Number.POSITIVE_INFINITY
    const [k, l] = factorsFor(one[at], other[at])
    return k * l + (k > 1 && l > 1 ? 1 : 0)
  }
  return cost(1) <= cost(0) ? 1 : 0
}

/** A system by elimination: the letter that takes the smaller factors goes, or the one that is named. */
export function solveByElimination(
  rows: readonly [EquationRow, EquationRow],
  letters: Letters = XY,
  product: Product = join,
  eliminated?: 0 | 1,
  /** The most lines: with room for one more, the last equation is solved in two. */
  room = 0,
): readonly Step[] {
  const [one, other] = rows
  const out = eliminated ?? easierToEliminate(rows)
  const kept = out === 1 ? 0 : 1
  assert(one[out] !== 0 && other[out] !== 0, 'A letter that is to go stands in both equations')
  const factors = factorsFor(one[out], other[out])
  const both = [scaledRow(one, factors[0]), scaledRow(other, factors[1])] as const
  const multiplied = factors.flatMap((k, i) =>
    k === 1 ? [] : [step(rowOf(both[i as 0 | 1], letters), because.multiplyEquation, { which: i + 1, value: k })],
  )
  const sign = both[0][out] === both[1][out] ? -1 : 1
  const difference = combinedRows(both[0], sign, both[1])
  const isTurned = sign === -1 && difference[kept] < 0
  const left = isTurned ? scaledRow(difference, -1) : difference
  const named = step(
    rowOf(left, letters),
    sign === 1 ? because.addEquations : isTurned ? because.subtractFirstEquation : because.subtractSecondEquation,
    { letter: symbol(letters[out]) },
  )
  const [from, taken] = isTurned ? [both[1][2], both[0][2]] : [both[0][2], both[1][2]]
  const totals = equation(
    sign === 1
      ? sum(from, taken < 0 ? bracketed(expr(taken)) : taken)
      : minus(from, taken < 0 ? bracketed(expr(taken)) : taken),
    left[2],
  )
  const combined: Step = {
    ...named,
    says: {
      en: [...named.says.en, ...line` On the right, ${totals}.`],
      es: [...named.says.es, ...line` A la derecha, ${totals}.`],
    },
  }
  if (left[kept] === 0)
    return [
      ...(multiplied.length > 0
        ? multiplied
        : [
            step(
              statements(rowOf(both[0], letters), rowOf(both[1], letters)),
              sign === 1 ? because.leftSidesOpposite : because.leftSidesAlike,
            ),
          ]),
      step(
        relation(0, left[2] === 0 ? '=' : '≠', left[2]),
        left[2] === 0 ? because.lettersGoTrue : because.lettersGoFalse,
        { how: sign === 1 ? ADD : SUBTRACT },
      ),
    ]
  const value = Ratio.of(left[2], left[kept])
  const found = step(equation(symbol(letters[kept]), expr(value)), because.divideBothSides, { value: left[kept] })
  const before = [...multiplied, combined, ...(left[kept] === 1 ? [] : [found])]
  return [...before, ...backIn(one, kept, value, letters, product, room - before.length)]
}

/** The other letter, from the first equation, and the pair. */
function backIn(
  row: EquationRow,
  known: 0 | 1,
  value: Ratio,
  letters: Letters,
  product: Product,
  room: number,
): readonly Step[] {
  const other = known === 0 ? 1 : 0
  const rest = Ratio.of(row[2]).minus(value.times(row[known])).over(row[other])
  const known1 = productOf(Ratio.of(row[known]), value, product)
  const term = linearTerm(Ratio.of(row[other]), symbol(letters[other]))
  const filled = equation(known === 0 ? sum(known1, term) : sum(term, known1), row[2])
  const pair = known === 0 ? point(value, rest) : point(rest, value)
  const alone = equation(symbol(letters[other]), expr(rest))
  const [a, b] = [row[other], value.times(row[known])]
  const between = equation(term, expr(rest.times(a)))
  const isTwice = a !== 1 && b.n !== 0
  return [
    step(filled, because.substituteBack, { letter: symbol(letters[other]) }),
    ...(isTwice && room > 2
      ? [undoneStep(between, { b }), undoneStep(statements(alone, pair), { a })]
      : [undoneStep(isTwice ? statements(between, alone, pair) : statements(alone, pair), { a, b })]),
  ]
}

/** One letter from an equation: y = slope · x + start. */
export interface Explicit {
  readonly letter: 0 | 1
  readonly slope: Ratio
  readonly start: Ratio
}

/** The letter that stands alone, or has the coefficient 1 or −1. */
function explicitFrom(row: EquationRow): Explicit | null {
  const letter = Math.abs(row[1]) === 1 ? 1 : Math.abs(row[0]) === 1 ? 0 : null
  if (letter === null) return null
  const [own, other] = [row[letter], row[letter === 0 ? 1 : 0]]
  return { letter, slope: Ratio.of(-other, own), start: Ratio.of(row[2], own) }
}

function sideOf({ letter, slope, start }: Explicit, letters: Letters): Expr {
  const other = symbol(letters[letter === 0 ? 1 : 0])
  const terms = [...(slope.n === 0 ? [] : [linearTerm(slope, other)]), ...(start.n === 0 ? [] : [expr(start)])]
  return terms.length === 1 ? (terms[0] ?? expr(0)) : terms.length === 0 ? expr(0) : sum(...terms)
}

/** ax + b = c: the number goes first, then the factor. */
function solvedFor(letter: Expr, value: Ratio, a: Ratio, b: Ratio, room: number): readonly Step[] {
  const end = equation(letter, expr(value))
  if (b.n === 0 && a.equals(1)) return []
  if (b.n === 0 || a.equals(1) || room < 2) return [undoneStep(end, { a, b })]
  return [undoneStep(equation(linearTerm(a, letter), value.times(a)), { b }), undoneStep(end, { a })]
}

/** How the equation in one letter becomes ax + b = c; nothing where it is that already. */
function openingReason(hasFactor: boolean, ofSum: boolean, hasAlike: boolean) {
  if (!hasFactor) return hasAlike ? because.combineLikeTerms : null
  if (ofSum) return hasAlike ? because.distributeAndCombine : because.distributeAll
  return hasAlike ? because.multiplyAndCombine : because.multiply
}

/** A system by substitution. `given`: the first equation stands solved for this letter already; `room`: the most lines. */
export function solveBySubstitution(
  rows: readonly [EquationRow, EquationRow],
  {
    given,
    letters = XY,
    product = join,
    room = 6,
  }: {
    readonly given?: Explicit
    readonly letters?: Letters
    readonly product?: Product
    readonly room?: number
  } = {},
): readonly Step[] {
  const first = given ?? explicitFrom(rows[0])
  const [from, into] = first ? [first, rows[1]] : [explicitFrom(rows[1]), rows[0]]
  assert(from, 'A letter with the coefficient 1 or −1 is solved for')
  const own = from.letter
  const other = own === 0 ? 1 : 0
  const [name, left] = [symbol(letters[own]), symbol(letters[other])]
  const side = sideOf(from, letters)
  const inside = side.kind === 'symbol' || side.kind === 'number' ? side : bracketed(side)
  const ownTerm = into[own] === 1 ? side : join(into[own], inside)
  const otherTerm = linearTerm(Ratio.of(into[other]), left)
  const terms = own === 0 ? [ownTerm, otherTerm] : [otherTerm, ownTerm]
  const filled = equation(into[other] === 0 ? ownTerm : sum(...terms), into[2])
  const a = from.slope.times(into[own]).plus(into[other])
  const b = from.start.times(into[own])
  const aloneIn = first ? rows[0] : rows[1]
  const alone = undoneStep(equation(name, side), { a: aloneIn[own], b: aloneIn[other] }, size => linearTerm(size, left))
  const start = [...(given ? [] : [alone]), step(filled, because.substitute, { value: side, letter: name })]
  if (a.n === 0)
    return [
      ...start,
      step(
        relation(b, b.equals(into[2]) ? '=' : '≠', into[2]),
        b.equals(into[2]) ? because.letterGoesTrue : because.neverEqual,
      ),
    ]
  const value = Ratio.of(into[2]).minus(b).over(a)
  const rest = from.slope.times(value).plus(from.start)
  const pair = own === 1 ? point(value, rest) : point(rest, value)
  const filledBack =
    from.slope.n === 0 || (from.slope.equals(1) && from.start.n === 0)
      ? expr(rest)
      : from.start.n === 0
        ? productOf(from.slope, value, product)
        : sum(productOf(from.slope, value, product), from.start)
  const open = equation(b.n === 0 ? linearTerm(a, left) : sum(linearTerm(a, left), expr(b)), into[2])
  const opened = openingReason(
    into[own] !== 1 && side.kind !== 'symbol',
    side.kind === 'sum',
    from.slope.n !== 0 && into[other] !== 0,
  )
  const isOpened = opened !== null && !(b.n === 0 && a.equals(1))
  const ownTerms = [linearTerm(from.slope.times(into[own]), left), expr(b)]
  // Multiplied out on a line of its own, where the lines for it are left.
  const isSplit = isOpened && opened === because.distributeAndCombine && start.length + 4 < room
  const before = [
    ...start,
    ...(isSplit
      ? [
          step(
            equation(sum(...(own === 0 ? [...ownTerms, otherTerm] : [otherTerm, ...ownTerms])), into[2]),
            because.distributeAll,
          ),
          step(open, because.combineLikeTerms),
        ]
      : isOpened
        ? [step(open, opened)]
        : []),
  ]
  return [
    ...before,
    ...solvedFor(left, value, a, b, room - before.length - 1),
    step(
      statements(
        from.slope.n === 0 || (from.slope.equals(1) && from.start.n === 0)
          ? equation(name, rest)
          : equation(equation(name, filledBack), rest),
        pair,
      ),
      because.substituteBack,
      { letter: name },
    ),
  ]
}
