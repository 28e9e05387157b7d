import { type Expr, type Printed, Ratio } from '../../../author.ts'
import { holds } from './equations.ts'

const CANDIDATES = [1, 2, 3, 4].flatMap(d => Array.from({ length: 181 }, (_, i) => Ratio.of(i - 90, d)))

/** What solves an equation, or is named as its solutions. */
export function solutionsOf(of: Expr): ReadonlySet<string> {
  if (of.kind === 'connected') return new Set(of.items.flatMap(item => [...solutionsOf(item)]))
  return new Set(
    of.kind === 'relation' ? CANDIDATES.filter(value => holds(of, value)).map(value => value.toString()) : [],
  )
}

export const areSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every(value => other.has(value))

export function solvesAll(printed: Printed, answer: readonly Ratio[]): boolean {
  const given = new Set(answer.map(value => value.toString()))
  return given.size === answer.length && areSame(given, solutionsOf(printed.one('relation')))
}
