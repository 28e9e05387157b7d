import { assert } from '../errors.ts'
import { bracketed, equation, expr, join, negative, number, over, sum, symbol } from '../math/build.ts'
import { evaluate } from '../math/evaluate.ts'
import { type Expr, holds, isSame, type Of } from '../math/expr.ts'
import { symbolsOf } from '../math/symbols.ts'
import { Ratio } from '../number/ratio.ts'
import { itemOf } from '../tuple.ts'
import * as because from './reasons/index.ts'
import { type Step, step } from './step.ts'

/** An equation between two sides, and how it came about: the line where the operation is written out, and the next one. */
interface Move {
  readonly left: Expr
  readonly right: Expr
  readonly line: (work: Expr) => Step
  /** Only the sides change places: no line of its own. */
  readonly isSwap?: true
  /** Both sides with the operation written, and the reason for which it disappears on the left. */
  readonly written?: { readonly work: Expr; readonly next: (work: Expr) => Step }
}

/** What is done to both sides, one after another, until the letter stands alone on the left. */
function movesFor(formula: Expr, letter: string): readonly Move[] {
  assert(formula.kind === 'relation', 'Only an equation is solved')
  const moves: Move[] = []
  let [left, right] = [formula.left, formula.right]
  while (left.kind !== 'symbol' || left.name !== letter) {
    const move = nextMove(left, right, letter)
    moves.push(move)
    ;[left, right] = [move.left, move.right]
  }
  return moves
}

/**
 * A formula solved for a letter, an operation a line. A single operation is written out on both sides first.
 * The sides stay where they are; only the last line has the letter on the left.
 */
export function solveForLetter(formula: Expr, letter: string): readonly Step[] {
  const all = movesFor(formula, letter)
  const moves = all.filter(({ isSwap }) => !isSwap)
  // A letter that begins on the right stays there, as the moves tell it on the left.
  const asGiven = ({ left, right }: Pick<Of<'relation'>, 'left' | 'right'>, isTurned: boolean) =>
    isTurned ? equation(right, left) : equation(left, right)
  const isTurnedAt = (move: Move) => all.slice(0, all.indexOf(move)).some(({ isSwap }) => isSwap)
  const [only, ...others] = moves
  if (only?.written && others.length === 0) {
    const written = only.written.work as Of<'relation'>
    return [only.line(asGiven(written, isTurnedAt(only))), only.written.next(equation(only.left, only.right))]
  }
  return moves.map((move, i) => move.line(asGiven(move, i < moves.length - 1 && isTurnedAt(move))))
}

/** What the letter equals when a formula is solved for it. */
export const solvedForLetter = (formula: Expr, letter: string): Expr =>
  itemOf(movesFor(formula, letter).toReversed(), 0).right

const termsOf = (of: Expr): readonly Expr[] => (of.kind === 'sum' ? of.terms : [of])
const factorsOf = (of: Expr): readonly Expr[] => (of.kind === 'product' ? of.factors : [of])
const bare = (of: Expr): Expr => (of.kind === 'group' ? bare(of.of) : of)
const opposite = (of: Expr): Expr => (of.kind === 'negative' ? of.of : negative(of))
const sumOf = (terms: readonly Expr[]): Expr => {
  const [only, ...others] = terms
  return only && others.length === 0 ? only : sum(...terms)
}

/** Numbers before π, π before letters, letters and their powers by the alphabet, brackets last. */
const nameOf = (of: Expr): string =>
  of.kind === 'symbol' ? of.name : of.kind === 'power' && of.base.kind === 'symbol' ? of.base.name : ''
const rank = (of: Expr) =>
  bare(of).kind === 'sum' ? 3 : nameOf(of) === 'π' ? 1 : nameOf(of) !== '' || of.kind === 'product' ? 2 : 0
function productOf(...all: readonly Expr[]): Expr {
  const factors = all.flatMap(of => (bare(of).kind === 'sum' ? [bracketed(bare(of))] : factorsOf(of)))
  const sorted = factors.toSorted(
    (a, b) =>
      rank(a) - rank(b) || (nameOf(a) !== '' && nameOf(b) !== '' ? nameOf(a).localeCompare(nameOf(b), 'en') : 0),
  )
  const [only, ...others] = sorted
  return only && others.length === 0 ? only : join(...sorted)
}

function nextMove(left: Expr, right: Expr, letter: string): Move {
  const has = (of: Expr) => holds(of, part => part.kind === 'symbol' && part.name === letter)
  if (has(right)) return has(left) ? gathered(left, right, has) : turned(left, right, has)
  const own = bare(left)
  switch (own.kind) {
    case 'sum':
      return outOfSum(own, right, has, symbol(letter))
    case 'product':
      return outOfProduct(own, right, has)
    case 'quotient':
      return outOfQuotient(own, right, has)
    default:
      throw new Error(`No formula is solved for a letter in a ${own.kind}`)
  }
}

/** The letter stands on the right alone: the sides change places, or a move brings it to the left. */
function turned(left: Expr, right: Expr, has: (of: Expr) => boolean): Move {
  const own = bare(right)
  const away = termsOf(own).find(term => term.kind === 'negative' && has(term))
  if (away?.kind === 'negative')
    return {
      left: sum(...termsOf(left), away.of),
      right: sumOf(termsOf(own).filter(term => term !== away)),
      line: work => step(work, because.addToBothSides, { value: away.of }),
    }
  if (own.kind === 'quotient' && has(own.under)) return outOfQuotient(own, left, has)
  return { left: right, right: left, isSwap: true, line: work => step(work, because.swapSides) }
}

/** The letter stands on both sides: its terms come to the left. */
function gathered(left: Expr, right: Expr, has: (of: Expr) => boolean): Move {
  const term = termsOf(right).find(has)
  assert(term, 'A side with the letter has a term with it')
  const rest = termsOf(right).filter(other => other !== term)
  return {
    left: sum(...termsOf(left), opposite(term)),
    right: rest.length === 0 ? expr(0) : sumOf(rest),
    line: work => moved(work, term),
  }
}

/** A term is taken to the other side. */
const moved = (work: Expr, term: Expr): Step =>
  term.kind === 'negative'
    ? step(work, because.addToBothSides, { value: term.of })
    : step(work, because.subtractFromBothSides, { value: term })

function outOfSum(own: Of<'sum'>, right: Expr, has: (of: Expr) => boolean, x: Expr): Move {
  const [kept, others] = [own.terms.filter(has), own.terms.filter(term => !has(term))]
  const [first] = others
  if (!first) return factoredOut(kept, right, x)
  const out = others.every(term => term.kind !== 'negative') ? others : [first]
  const rest = own.terms.filter(term => !out.includes(term))
  const both = sum(...termsOf(right), ...out.map(opposite))
  return {
    left: sumOf(rest),
    right: both,
    line: work => moved(work, sumOf(out)),
    written: {
      work: equation(sum(...own.terms, ...out.map(opposite)), both),
      next: work => step(work, because.oppositeTerms),
    },
  }
}

/** ax − bx becomes x(a − b). */
function factoredOut(terms: readonly Expr[], right: Expr, x: Expr): Move {
  const coefficients = terms.map(term => {
    const factors = factorsOf(term.kind === 'negative' ? term.of : term).filter(factor => !isSame(factor, x))
    const of = factors.length === 0 ? expr(1) : productOf(...factors)
    return term.kind === 'negative' ? negative(of) : of
  })
  return {
    left: join(x, bracketed(sum(...coefficients))),
    right,
    line: work => step(work, because.factorOut, { factor: x }),
  }
}

function outOfProduct(own: Of<'product'>, right: Expr, has: (of: Expr) => boolean): Move {
  const part = own.factors.find(of => symbolsOf(of).size === 0 && !evaluate(of).isInteger)
  if (part) {
    const by = number(Ratio.of(1).over(evaluate(part)))
    return {
      left: bare(productOf(...own.factors.filter(factor => factor !== part))),
      right: productOf(by, right),
      line: work => step(work, because.multiplyBothSides, { value: by }),
    }
  }
  const by = productOf(...own.factors.filter(factor => !has(factor)))
  const after = over(right, bare(by).kind === 'sum' ? bare(by) : by)
  return {
    left: bare(productOf(...own.factors.filter(has))),
    right: after,
    line: work => step(work, because.divideBothSides, { value: bare(by) }),
    written: { work: equation(over(own, by), after), next: work => step(work, because.cancel, { factor: by }) },
  }
}

function outOfQuotient(own: Of<'quotient'>, right: Expr, has: (of: Expr) => boolean): Move {
  const after = productOf(right, own.under)
  const line = (work: Expr) => step(work, because.multiplyBothSides, { value: own.under })
  if (has(own.under)) return { left: after, right: own.over, line }
  return {
    left: own.over,
    right: after,
    line,
    written: {
      work: equation(join(own.under, own), after),
      next: work => step(work, because.cancel, { factor: own.under }),
    },
  }
}
