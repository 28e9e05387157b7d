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

export type Requirement =
  | 'lowest-terms'
  | 'mixed'
  | 'mixed-in-lowest-terms'
  | 'factored'
  | 'expanded'
  | 'simplified'
  | 'up-to-a-constant'
  | 'same-form'
  | 'solved'
