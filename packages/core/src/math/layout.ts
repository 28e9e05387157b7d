/** How maths looks. Closed, and few: a renderer handles each kind in a few lines. */
export type Layout =
  | Token
  | { readonly kind: 'space'; readonly em: number }
  /** A place for the pupil to write in: on a line, or in a box. */
  | { readonly kind: 'blank'; readonly em: number; readonly box: boolean }
  | { readonly kind: 'row'; readonly items: readonly Layout[] }
  /** Without a line for binomials. */
  | { readonly kind: 'fraction'; readonly over: Layout; readonly under: Layout; readonly line: boolean }
  | { readonly kind: 'script'; readonly base: Layout; readonly sup?: Layout; readonly sub?: Layout }
  | { readonly kind: 'root'; readonly of: Layout; readonly degree?: Layout }
  /** Stretches to what it holds. An empty string is no delimiter on that side. */
  | { readonly kind: 'fence'; readonly left: Delimiter; readonly right: Delimiter; readonly of: Layout }
  | {
      readonly kind: 'table'
      readonly rows: readonly (readonly Layout[])[]
      readonly align: readonly Align[]
      readonly gap: TableGap
      readonly ruleBefore?: number
    }
  /** A large operator: ∫ with its bounds beside it, ∑ ∏ and lim with theirs above and below. */
  | { readonly kind: 'big'; readonly text: '∫' | '∑' | '∏' | 'lim'; readonly from?: Layout; readonly to?: Layout }
  | { readonly kind: 'accent'; readonly mark: AccentMark; readonly of: Layout }

export interface Token {
  readonly kind: TokenKind
  readonly text: string
}

/**
 * number 3.5; identifier x (italic); function sin (upright); text "if" (upright, may hold spaces);
 * ordinary ∞ ° % ! (upright, no space); operator + × (space on both sides); sign − (prefix, no space);
 * relation = ≤; punctuation , (space after).
 */
export type TokenKind =
  | 'number'
  | 'identifier'
  | 'function'
  | 'text'
  | 'ordinary'
  | 'operator'
  | 'sign'
  | 'relation'
  | 'punctuation'
export type Delimiter = '' | '(' | ')' | '[' | ']' | '{' | '}' | '|' | '⟨' | '⟩' | '‖'
export type Align = 'left' | 'center' | 'right'
/** matrix: cells apart; cases: conditions to the right of values; equations: rows of a system, or aligned steps, without cell gaps. */
export type TableGap = 'matrix' | 'cases' | 'equations'
/** bar x̄, hat p̂, vector v⃗ sit on a letter; overline AB, arc AB, ray AB, line AB stretch over all of it. */
export type AccentMark = 'bar' | 'hat' | 'vector' | 'overline' | 'arc' | 'ray' | 'line'

export const token = (kind: TokenKind, text: string): Layout => ({ kind, text })
export const row = (...items: Layout[]): Layout => (items.length === 1 ? items[0]! : { kind: 'row', items })
export const fence = (of: Layout, left: Delimiter = '(', right: Delimiter = ')'): Layout => ({
  kind: 'fence',
  left,
  right,
  of,
})
export const space = (em: number): Layout => ({ kind: 'space', em })

export const MINUS = token('sign', '−')
