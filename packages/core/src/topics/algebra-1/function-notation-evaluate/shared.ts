import {
  blank,
  both,
  type Expr,
  evaluate,
  exact,
  type Printed,
  prose,
  type Ratio,
  type Value,
} from '../../../author.ts'
import { askedFor, follow, type Rule, rules } from './parts.ts'
import type { Shape } from './steps.ts'

export interface Level {
  readonly inputs: 'small' | 'any'
  /** Factors of x² in a rule. */
  readonly squares: readonly number[]
  /** What stands in the place of x, in a linear rule and in a square one. */
  readonly shapes: readonly (readonly [Shape, Rule['kind']])[]
}

export const givenAndAsked = (rule: Expr, asked: Expr, width: number) =>
  both(prose`${rule}; ${asked} = ${blank(width)}`)

export const checkValue = (printed: Printed, answer: Value) =>
  follow(askedFor(printed), rules(printed)).equals(exact(answer))

/** The numbers of a sentence, in its order. */
export const numbersOf = (content: unknown): readonly Ratio[] =>
  (content as { readonly content: readonly (string | Expr)[] }).content.flatMap(item =>
    typeof item === 'object' && item.kind === 'number' ? [evaluate(item)] : [],
  )

export const withWanted = { en: prose`Find the value.`, es: prose`Halla el valor.` }
