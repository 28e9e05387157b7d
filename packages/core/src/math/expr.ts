import type { UnitId } from '../language/units.ts'
import { isSame as isSameData } from '../same.ts'
import type { AccentMark } from './layout.ts'

/** What maths means. Closed: a new kind fails to compile wherever it must be handled. Plain JSON. */
export type Expr =
  | {
      readonly kind: 'number'
      readonly n: number
      readonly d: number
      readonly as: NumberStyle
      readonly places?: number
    }
  | { readonly kind: 'symbol'; readonly name: string; readonly sub?: Expr }
  | { readonly kind: 'sum'; readonly terms: readonly Expr[] }
  | { readonly kind: 'negative'; readonly of: Expr }
  /** `sign`: with a printed × (or ·); without, the factors stand side by side. */
  | { readonly kind: 'product'; readonly factors: readonly Expr[]; readonly sign: boolean }
  /** `sign`: with ÷; without, a fraction bar. Never reduced: 6/8 stays 6/8. */
  | { readonly kind: 'quotient'; readonly over: Expr; readonly under: Expr; readonly sign: boolean }
  | { readonly kind: 'power'; readonly base: Expr; readonly exponent: Expr }
  | { readonly kind: 'root'; readonly of: Expr; readonly degree?: Expr }
  /** sin x, sin² x (`power`), log₂ x (`base`). */
  | {
      readonly kind: 'call'
      readonly name: FunctionName
      readonly of: Expr
      readonly base?: Expr
      readonly power?: Expr
    }
  /** f(2), f′(x), f⁻¹(x), P(A): a function known by its name alone. */
  | {
      readonly kind: 'apply'
      readonly name: string
      readonly to: readonly Expr[]
      readonly primes: number
      readonly inverse: boolean
    }
  /** A chain 2 < x ≤ 5 is a relation whose left side is a relation. */
  | { readonly kind: 'relation'; readonly sign: RelationSign; readonly left: Expr; readonly right: Expr }
  /** x < 2 or x > 5. */
  | { readonly kind: 'connected'; readonly by: 'or' | 'and'; readonly items: readonly Expr[] }
  /** A ∪ B, f ∘ g. */
  | { readonly kind: 'operation'; readonly sign: '∪' | '∩' | '∘' | '±'; readonly left: Expr; readonly right: Expr }
  | { readonly kind: 'integral'; readonly of: Expr; readonly by: string; readonly from?: Expr; readonly to?: Expr }
  | {
      readonly kind: 'series'
      readonly sign: '∑' | '∏'
      readonly of: Expr
      readonly index: string
      readonly from: Expr
      readonly to: Expr
    }
  | {
      readonly kind: 'limit'
      readonly of: Expr
      readonly by: string
      readonly to: Expr
      readonly side?: 'left' | 'right'
    }
  /** d/dx of; without `of` the bare operator; `top` gives dy/dx. */
  | {
      readonly kind: 'derivative'
      readonly by: string
      readonly order: number
      readonly of?: Expr
      readonly top?: string
    }
  /** F(x) between its bounds, as in the fundamental theorem. */
  | { readonly kind: 'evaluated'; readonly of: Expr; readonly from?: Expr; readonly to: Expr }
  /** As written: brackets that are printed though not needed, or (without brackets) an operand that is left alone. */
  | { readonly kind: 'group'; readonly of: Expr; readonly brackets: Brackets }
  | { readonly kind: 'absolute'; readonly of: Expr }
  | { readonly kind: 'factorial'; readonly of: Expr }
  /** Ways to choose: ₙCᵣ, ₙPᵣ, or the binomial coefficient. */
  | { readonly kind: 'selection'; readonly style: 'C' | 'P' | 'binomial'; readonly n: Expr; readonly r: Expr }
  | { readonly kind: 'system'; readonly rows: readonly Expr[] }
  /** A function by cases: value and condition. */
  | { readonly kind: 'cases'; readonly rows: readonly (readonly [value: Expr, condition: Expr])[] }
  | {
      readonly kind: 'matrix'
      readonly rows: readonly (readonly Expr[])[]
      readonly fence: '[' | '|'
      readonly augmented: boolean
    }
  /** 1, 2, 3 or (2, 3) or {1, 2} or ⟨3, 4⟩, by its brackets. */
  | { readonly kind: 'list'; readonly items: readonly Expr[]; readonly brackets: '' | '(' | '{' | '⟨' | '[' }
  | {
      readonly kind: 'interval'
      readonly from: Expr
      readonly to: Expr
      readonly closed: readonly [from: boolean, to: boolean]
    }
  /** {x : x > 2}. */
  | { readonly kind: 'set-builder'; readonly of: Expr; readonly where: Expr }
  /** 3 : 4. */
  | { readonly kind: 'ratio'; readonly items: readonly Expr[] }
  | { readonly kind: 'remainder'; readonly quotient: Expr; readonly remainder: Expr }
  | { readonly kind: 'time'; readonly hour: number; readonly minute: number }
  | { readonly kind: 'percent'; readonly of: Expr }
  | { readonly kind: 'money'; readonly cents: number; readonly as: 'dollars' | 'dollars and cents' | 'cents' }
  /** 5 cm, 30°, 12 in². */
  | { readonly kind: 'measure'; readonly of: Expr; readonly unit: UnitId }
  /** ∠A, △ABC, m∠A; + of a signed number: +10. */
  | { readonly kind: 'prefixed'; readonly sign: '∠' | '△' | 'm∠' | '±' | '+' | 'Δ' | '⊙' | '▱'; readonly of: Expr }
  | { readonly kind: 'accented'; readonly mark: AccentMark; readonly of: Expr }
  /** Upright words within maths, in both languages: a name, a unit, "if". */
  | { readonly kind: 'words'; readonly en: string; readonly es: string }
  | { readonly kind: 'blank'; readonly width: number; readonly box: boolean }

/** fraction 7/4, mixed 1 3/4, decimal 1.75, repeating 0.1666… with a bar over the period. */
export type NumberStyle = 'fraction' | 'mixed' | 'decimal' | 'repeating'
export type Brackets = 'round' | 'square' | 'curly' | 'none'
export type FunctionName =
  | 'sin'
  | 'cos'
  | 'tan'
  | 'csc'
  | 'sec'
  | 'cot'
  | 'arcsin'
  | 'arccos'
  | 'arctan'
  | 'ln'
  | 'log'
  | 'exp'
  | 'gcf'
  | 'lcm'
  | 'max'
  | 'min'
export type RelationSign =
  | '='
  | '≠'
  | '<'
  | '>'
  | '≤'
  | '≥'
  | '≈'
  | '≅'
  | '∼'
  | '⊥'
  | '∥'
  | '∈'
  | '∉'
  | '⊂'
  | '⊆'
  | '→'
  | '∣'
  | '⇒'
export type Kind = Expr['kind']
export type Of<K extends Kind> = Extract<Expr, { kind: K }>

const defined = (...parts: readonly (Expr | undefined)[]): readonly Expr[] => parts.filter(part => part !== undefined)

/** The direct parts of an expression in reading order, for code that only wants to walk. */
export function partsOf(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case 'sum':
      return expr.terms
    case 'product':
      return expr.factors
    case 'negative':
    case 'group':
    case 'percent':
    case 'absolute':
    case 'factorial':
    case 'measure':
    case 'prefixed':
    case 'accented':
      return [expr.of]
    case 'root':
      return defined(expr.degree, expr.of)
    case 'call':
      return defined(expr.base, expr.power, expr.of)
    case 'apply':
      return expr.to
    case 'quotient':
      return [expr.over, expr.under]
    case 'power':
      return [expr.base, expr.exponent]
    case 'relation':
    case 'operation':
      return [expr.left, expr.right]
    case 'integral':
    case 'series':
    case 'evaluated':
      return defined(expr.from, expr.to, expr.of)
    case 'limit':
      return [expr.to, expr.of]
    case 'derivative':
      return defined(expr.of)
    case 'selection':
      return [expr.n, expr.r]
    case 'system':
      return expr.rows
    case 'cases':
    case 'matrix':
      return expr.rows.flat()
    case 'list':
    case 'connected':
    case 'ratio':
      return expr.items
    case 'interval':
      return [expr.from, expr.to]
    case 'set-builder':
      return [expr.of, expr.where]
    case 'remainder':
      return [expr.quotient, expr.remainder]
    case 'symbol':
      return defined(expr.sub)
    case 'number':
    case 'time':
    case 'money':
    case 'words':
    case 'blank':
      return []
  }
}

/** Whether the expression or any part of it passes the test. */
export const holds = (expr: Expr, test: (part: Expr) => boolean): boolean =>
  test(expr) || partsOf(expr).some(part => holds(part, test))

/** The same form, node by node. */
export const isSame = (a: Expr, b: Expr): boolean => isSameData(a, b)
