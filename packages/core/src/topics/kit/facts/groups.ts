import { type Block, type Both, type Expr, list, prose, type Step, step } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

/** So many groups of one size, added one after another. */
export const addedUp = (groups: number, size: number): number =>
  Array.from({ length: groups }, () => size).reduce((total, value) => total + value, 0)

/** The rows of an array counted one after another, and the fact that this gives. */
export const countedRows = (rows: number, columns: number, fact: Expr): readonly Step[] => [
  step(list(...Array.from({ length: rows }, (_, i) => (i + 1) * columns)), because.skipCount, { step: columns }),
  step(fact, because.countGroups, { groups: rows }),
]

export const whichIsWrong: Both<Block> = {
  en: prose`Which equation is wrong?`,
  es: prose`¿Qué ecuación es incorrecta?`,
}
