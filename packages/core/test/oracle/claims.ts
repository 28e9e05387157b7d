import type { Block, Inline } from '../../src/content.ts'
import { type Expr, holds, partsOf } from '../../src/math/expr.ts'
import { isTerm } from '../../src/printed.ts'
import type { Problem } from '../../src/problem.ts'
import { CONSTANTS, letterNamed, sympyText } from './sympy-text.ts'

/**
 * What a printed problem and an answer may claim together. The oracle tells whether it is so.
 * `place` tells which formula of the prompt it is about.
 */
export type Claim = Statement & { readonly place: number }

export type Statement =
  /** Both sides have the same value, whatever the letters stand for. */
  | { readonly says: 'same'; readonly left: string; readonly right: string; readonly within: number }
  | { readonly says: 'derivative' | 'antiderivative'; readonly of: string; readonly by: string; readonly is: string }
  /** The values are all real solutions. */
  | { readonly says: 'solved'; readonly equation: string; readonly by: string; readonly values: readonly string[] }
  /** One point satisfies every row. */
  | { readonly says: 'satisfied'; readonly rows: readonly string[]; readonly values: Readonly<Record<string, string>> }
  /** Both are true for the same numbers. */
  | { readonly says: 'true together'; readonly left: string; readonly right: string; readonly by: string }

/** Everything that a formula of the problem may claim together with an answer: what a form means shows when it always holds. */
export function claimsOf(problem: Problem, answer: readonly Block[]): readonly Claim[] {
  const given = answer.flatMap(formulasOf)
  const [printed] = given
  return given.length === 1 && printed
    ? problem.prompt
        .flatMap(formulasOf)
        .flatMap((formula, place) => claimsOfFormula(formula, printed).map(claim => ({ ...claim, place })))
    : []
}

function claimsOfFormula(formula: Expr, answer: Expr): readonly Statement[] {
  if (BARE.has(formula.kind)) return []
  const named = valueOf(answer)
  const blanks = countOf(formula, ({ kind }) => kind === 'blank')
  if (blanks > 0) return sameWhenFilled(formula, blanks === 1 ? [named] : itemsOf(named))
  if (formula.kind === 'system') return satisfied(formula.rows, itemsOf(answer))
  if (formula.kind === 'relation' || formula.kind === 'connected') return ofRelation(formula, answer)
  return ofExpression(formula, named)
}

/** A number or a letter by itself says nothing of an answer. */
const BARE: ReadonlySet<Expr['kind']> = new Set(['number', 'symbol', 'money'])

function ofExpression(formula: Expr, answer: Expr): readonly Statement[] {
  if (formula.kind === 'integral' && !formula.from) return antiderivative(formula, answer)
  return [...same(formula, answer), ...derivative(formula, answer)]
}

function ofRelation(formula: Expr, answer: Expr): readonly Statement[] {
  const letters = lettersOf(formula)
  const [by] = letters
  const left = formula.kind === 'relation' && formula.sign === '=' ? formula.left : null
  const isDefinition = left !== null && (left.kind === 'apply' || (left.kind === 'symbol' && letters.length === 2))
  if (isDefinition && formula.kind === 'relation') return derivative(formula.right, valueOf(answer))
  if (!by || letters.length !== 1) return []
  return left ? solved(formula, by, itemsOf(answer).map(valueOf)) : together(formula, answer, by)
}

/** The 16 of x = 16; a line of work such as 32x = 800 tells no value. */
const valueOf = (item: Expr): Expr =>
  item.kind === 'relation' && item.sign === '=' && (item.left.kind === 'symbol' || item.left.kind === 'apply')
    ? item.right
    : item

function sameWhenFilled(formula: Expr, blanks: readonly Expr[]): readonly Statement[] {
  if (formula.kind !== 'relation' || formula.sign !== '=' || formula.left.kind === 'relation') return []
  const inLeft = countOf(formula.left, ({ kind }) => kind === 'blank')
  return claim(
    [sympyText(formula.left, blanks.slice(0, inLeft)), sympyText(formula.right, blanks.slice(inLeft))],
    ([left, right]) => ({ says: 'same', left, right, within: roundingOf(blanks[0]) }),
  )
}

const same = (formula: Expr, answer: Expr): readonly Statement[] =>
  claim([sympyText(formula), sympyText(answer)], ([left, right]) => ({
    says: 'same',
    left,
    right,
    within: roundingOf(answer),
  }))

function derivative(formula: Expr, answer: Expr): readonly Statement[] {
  const [by, ...others] = lettersOf(formula)
  if (!by || others.length > 0) return []
  return claim([sympyText(formula), sympyText(answer)], ([of, is]) => ({ says: 'derivative', of, by, is }))
}

const antiderivative = ({ of, by }: Extract<Expr, { kind: 'integral' }>, answer: Expr): readonly Statement[] =>
  claim([sympyText(of), sympyText(answer)], ([integrand, is]) => ({
    says: 'antiderivative',
    of: integrand,
    by: letterNamed(by),
    is,
  }))

const solved = (formula: Expr, by: string, values: readonly Expr[]): readonly Statement[] =>
  values.some(value => roundingOf(value) > 0)
    ? []
    : claim([sympyText(formula), ...values.map(value => sympyText(value))], ([equation, ...solutions]) => ({
        says: 'solved',
        equation,
        by,
        values: solutions,
      }))

function satisfied(rows: readonly Expr[], values: readonly Expr[]): readonly Statement[] {
  const letters = [...new Set(rows.flatMap(lettersOf))].sort()
  if (letters.length !== values.length) return []
  return claim(
    [...rows, ...values].map(part => sympyText(part)),
    texts => ({
      says: 'satisfied',
      rows: texts.slice(0, rows.length),
      values: Object.fromEntries(letters.map((letter, i) => [letter, texts[rows.length + i] ?? ''])),
    }),
  )
}

export const together = (formula: Expr, answer: Expr, by: string): readonly Statement[] =>
  claim([sympyText(formula), sympyText(answer)], ([left, right]) => ({ says: 'true together', left, right, by }))

export function claim<const Texts extends readonly (string | null)[]>(
  texts: Texts,
  make: (texts: { [K in keyof Texts]: string }) => Statement,
): readonly Statement[] {
  return texts.every(text => text !== null) ? [make(texts as { [K in keyof Texts]: string })] : []
}

/** How far a rounded decimal may be from the exact value. */
function roundingOf(value: Expr | undefined): number {
  if (value?.kind !== 'number' || value.as !== 'decimal') return 0
  const digits = /\.(\d+)$/.exec(String(value.n / value.d))?.[1]?.length ?? 0
  return 0.5001 * 10 ** -Math.max(digits, value.places ?? 0)
}

const itemsOf = (answer: Expr): readonly Expr[] =>
  answer.kind === 'list' || answer.kind === 'connected' ? answer.items : [answer]

const countOf = (expr: Expr, test: (part: Expr) => boolean): number =>
  partsOf(expr).reduce((sum, part) => sum + countOf(part, test), test(expr) ? 1 : 0)

export function lettersOf(expr: Expr): readonly string[] {
  if (holds(expr, ({ kind }) => kind === 'words' || kind === 'measure')) return []
  const found = new Set<string>()
  holds(expr, part => {
    if (part.kind === 'symbol' && !CONSTANTS[part.name]) found.add(letterNamed(part.name))
    return false
  })
  return [...found]
}

export function formulasOf(block: Block): readonly Expr[] {
  switch (block.kind) {
    case 'maths':
      return [block.of]
    case 'paragraph':
      return block.content.filter(isFormula)
    default:
      return []
  }
}

const isFormula = (item: Inline): item is Expr => typeof item !== 'string' && !isTerm(item)
