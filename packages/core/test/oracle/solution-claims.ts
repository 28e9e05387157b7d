import type { Block } from '../../src/content.ts'
import type { Expr, Of } from '../../src/math/expr.ts'
import type { ReasonId } from '../../src/solution/reason.ts'
import { claim, formulasOf, lettersOf, type Statement, together } from './claims.ts'
import { sympyText } from './sympy-text.ts'

/** Lines that show what is false, or what is only tried. */
const MAY_BE_FALSE: ReadonlySet<ReasonId> = new Set([
  'mistake-is',
  'reject',
  'never-true',
  'sides-are-not-equal',
  'choose-the-true-ones',
  'wrong-choice',
  // The letter of a wrong line, where that is asked for.
  'choose-letter',
])

/** A line made by these is true for the same numbers as the line before. */
const KEEPS_THE_SOLUTIONS: ReadonlySet<ReasonId> = new Set([
  'distribute',
  'combine-like-terms',
  'add-to-both-sides',
  'subtract-from-both-sides',
  'multiply-both-sides',
  'divide-both-sides',
  'multiply-and-reverse',
  'divide-and-reverse',
  'swap-sides',
  'complete-the-square',
  'take-square-roots',
  'take-cube-root',
  'zero-product',
  'factor',
])

/** An expression made by these has the value of the one before, whatever the letters stand for. */
const KEEPS_THE_VALUE: ReadonlySet<ReasonId> = new Set([
  'distribute',
  'combine-like-terms',
  'factor',
  'factor-out',
  'split-middle-term',
  'difference-of-squares',
  'perfect-square',
  'add-exponents',
  'subtract-exponents',
  'multiply-exponents',
  'raise-each-factor',
  'negative-exponent',
  'rationalize',
  'cancel',
  'log-of-product',
  'log-of-quotient',
  'log-of-power',
])

export type SolutionClaim = Statement & { readonly reason: ReasonId }

type Line = Extract<Block, { kind: 'step' }>

/** What each line of a solution claims by itself, and together with the line before. */
export function claimsOfSolution(steps: readonly Block[]): readonly SolutionClaim[] {
  const lines = steps.filter(step => step.kind === 'step')
  // A wrong choice follows from nothing, and nothing follows from it.
  const work = lines.filter((line, i) => i === lines.length - 1 || !isLettered(line))
  return lines.flatMap(line => {
    if (MAY_BE_FALSE.has(line.reason)) return []
    const at = work.indexOf(line)
    const claims = [...byItself(line), ...(at < 0 ? [] : after(work[at - 1], line))]
    return claims.map(claim => ({ ...claim, reason: line.reason }))
  })
}

/** A. 3/4: a choice with its letter. */
function isLettered({ work: [first] }: Line): boolean {
  const letter = first?.kind === 'paragraph' ? first.content[0] : null
  return typeof letter === 'string' && /^[A-F]\.\s*$/.test(letter)
}

/** Without letters, each part of a = b = c has the value of the next; ≈ allows for what was rounded. */
const byItself = (line: Line): readonly Statement[] => mathsOf(line).flatMap(statementsIn).flatMap(sides)

function statementsIn(of: Expr): readonly Of<'relation'>[] {
  if (of.kind === 'relation') return [of]
  return of.kind === 'list' && of.brackets === '' ? of.items.flatMap(statementsIn) : []
}

function sides(of: Of<'relation'>): readonly Statement[] {
  const before = of.left.kind === 'relation' ? sides(of.left) : []
  const left = of.left.kind === 'relation' ? of.left.right : of.left
  // A letter that is given a value, though it be i: a rate of interest.
  const givesValue = left.kind === 'symbol'
  if ((of.sign !== '=' && of.sign !== '≈') || givesValue || lettersOf(of).length > 0) return before
  const within = of.sign === '≈' ? 0.5001 * unitOf(of.right) : 0
  return [
    ...before,
    ...claim([sympyText(left), sympyText(of.right)], ([one, other]) => ({
      says: 'same',
      left: one,
      right: other,
      within,
    })),
  ]
}

/** One of the last printed place: what a rounded number may be off by twice. */
function unitOf(of: Expr): number {
  switch (of.kind) {
    case 'number':
      return of.d === 1 ? endingZeros(of.n) : 10 ** -(of.places ?? String(of.n / of.d).split('.')[1]?.length ?? 0)
    case 'money':
      return endingZeros(of.cents) / 100
    case 'percent':
      return unitOf(of.of) / 100
    case 'negative':
    case 'group':
      return unitOf(of.of)
    default:
      return 0
  }
}

/** 100 of 4,600. */
const endingZeros = (whole: number): number => 10 ** (/0*$/.exec(String(whole))?.[0].length ?? 0)

function after(before: Line | undefined, line: Line): readonly Statement[] {
  const [one, ...others] = before ? mathsOf(before) : []
  const [next, ...more] = mathsOf(line)
  if (!one || !next || others.length > 0 || more.length > 0 || before?.reason === 'mistake-is') return []
  const letters = [...new Set([...lettersOf(one), ...lettersOf(next)])]
  const isStatement = one.kind === 'relation' && (next.kind === 'relation' || next.kind === 'connected')
  if (isStatement && one.left.kind !== 'relation')
    return KEEPS_THE_SOLUTIONS.has(line.reason) && letters.length === 1 && letters[0]
      ? together(one, next, letters[0])
      : []
  const areExpressions = one.kind !== 'relation' && next.kind !== 'relation'
  return areExpressions && KEEPS_THE_VALUE.has(line.reason)
    ? claim([sympyText(one), sympyText(next)], ([left, right]) => ({ says: 'same', left, right, within: 0 }))
    : []
}

const mathsOf = (line: Line): readonly Expr[] => line.work.flatMap(formulasOf)
