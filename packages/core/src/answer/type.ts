import type { Both, Content } from '../content.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** The closed list of answer types that a machine may meet. */
export type AnswerKind =
  | 'integer'
  | 'fraction'
  | 'decimal'
  | 'mixed'
  | 'percent'
  | 'money'
  | 'measure'
  | 'angle'
  | 'time'
  | 'remainder'
  | 'ratio'
  | 'radical'
  | 'complex'
  | 'expression'
  | 'equation'
  | 'inequality'
  | 'interval'
  | 'point'
  | 'vector'
  | 'matrix'
  | 'number-list'
  | 'set'
  | 'point-list'
  | 'ordered-list'
  | 'table'
  | 'number-words'
  | 'choice'
  | 'text-list'
  | 'drawing'

type Texts = readonly string[]
type Amount = { readonly amount: string; readonly unit: string; readonly words?: Texts }

/** The canonical value of each type. A number is text: whole, a reduced fraction, or the formula of what is irrational. */
interface Values {
  readonly integer: string
  readonly fraction: string
  readonly decimal: string
  readonly mixed: string
  readonly percent: string
  readonly money: string
  readonly measure: Amount | readonly Amount[]
  readonly angle: string
  readonly time: string
  readonly remainder: { readonly quotient: string; readonly remainder: string }
  readonly ratio: Texts
  readonly radical: string
  readonly complex: string
  readonly expression: string
  readonly equation: string
  readonly inequality: string
  readonly interval: string
  readonly point: Texts | 'none' | 'all'
  readonly vector: Texts
  readonly matrix: readonly Texts[]
  readonly 'number-list': Texts
  readonly set: Texts
  readonly 'point-list': readonly Texts[]
  readonly 'ordered-list': Texts
  readonly table: Texts
  readonly 'number-words': number
  /** The key of a choice: a word, a formula, or the data of a figure. */
  readonly choice: Json
  readonly 'text-list': Texts
  readonly drawing: Json
}

/** An answer as a machine reads it: `type` tells what `value` is. */
export type AnswerValue = { [Kind in AnswerKind]: { readonly type: Kind; readonly value: Values[Kind] } }[AnswerKind]

/** What kind of answer a form has: how it is printed, what a machine reads, and what a near miss looks like. */
export interface AnswerType<V> {
  readonly kind: AnswerKind
  /** What a pupil's input must also be: lowest terms, factored, a unit given. Data that `isCorrect` reads. */
  readonly requires?: Requirement
  show(value: V): Both<Content>
  /** Canonical: equal answers give equal values. */
  value(value: V): Json
  /** Wrong answers nearby, which every `check` must reject. */
  nearMisses(value: V): readonly V[]
  /** Fixed choices in fixed order: yes and no, or the names of the quadrants. */
  readonly options?: readonly V[]
}

/** What an answer must be besides equal. One name to an answer; the prompt says it in words. */
export type Requirement =
  /** A fraction, mixed or whole number without a common factor. */
  | 'lowest-terms'
  /** A mixed number where the value is above 1 and not whole. */
  | 'mixed'
  /** The same, without a common factor. */
  | 'mixed-in-lowest-terms'
  /** A fraction or a whole number: neither a mixed number nor a decimal. */
  | 'improper'
  /** A fraction, a mixed or a whole number, not a decimal. */
  | 'fraction'
  /** Digits with a point, or a whole number: no fraction. */
  | 'decimal'
  /** With the sign %. */
  | 'percent'
  /** Rounded to so many places: more digits are refused, zeros at the end may be left out. */
  | 'decimal-places-0'
  | 'decimal-places-1'
  | 'decimal-places-2'
  | 'decimal-places-3'
  | 'decimal-places-4'
  /** Roots, π and e stay as they are: a rounded decimal is refused. */
  | 'exact'
  /** a × 10ⁿ with 1 ≤ |a| < 10. */
  | 'scientific'
  /** A product of factors that cannot be taken further apart. */
  | 'factored'
  /** A sum of unlike terms. */
  | 'expanded'
  /** With nothing left to combine, reduce or take out of a root; exponents are positive. */
  | 'simplified'
  /** Any antiderivative, with the letter for the constant. */
  | 'up-to-a-constant'
  /** As the key is written, up to the order of terms. */
  | 'same-form'
  /** A letter alone on one side, which the other side does without. */
  | 'solved'
  /** The letter alone on the left: x < 5, but neither 5 > x nor an interval. */
  | 'letter-on-left'
  /** y = mx + b, worked out. */
  | 'slope-intercept'
  /** y − y₁ = m(x − x₁), through any point of the line. */
  | 'point-slope'
  /** y = a(x − h)² + k. */
  | 'vertex-form'
  /** y = a(x − p)(x − q), a number times a factor for each zero. */
  | 'intercept-form'
  /** |x − a| = b. */
  | 'distance-form'
  /**
   * What is called standard for the key: Ax + By = C in whole numbers without a common factor and A > 0,
   * ax² + bx + c = 0, (x − h)² + (y − k)² = r², 1 on the right of a conic, a polynomial as a sum.
   */
  | 'standard-form'
  /** (2, 5], not 2 < x ≤ 5. */
  | 'interval-notation'
  /** 2 < x ≤ 5, not (2, 5]. */
  | 'inequality-notation'
  /** A function that has no value where the key has none: a hole is not cancelled. */
  | 'with-hole'
