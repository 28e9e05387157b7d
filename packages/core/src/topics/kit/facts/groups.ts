import {
  type Block,
  type Both,
  type Expr,
  equation,
  list,
  minus,
  prose,
  type Step,
  step,
  sum,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

/** So many groups of one size, added one after another. */
export const addedUp = (groups: number, size: number): number =>
  Array.from({ length: groups }, () => size).reduce((total, value) => total + value, 0)

/** The rows of an array counted one after another, and the fact that this gives. */
export const countedRows = (rows: number, columns: number, fact: Expr): readonly Step[] => [
  step(list(...Array.from({ length: rows }, (_, i) => (i + 1) * columns)), because.skipCount, { step: columns }),
  step(fact, because.countGroups, { groups: rows }),
]

/** groups × size with the groups always first: counted, or from 5 or 10 groups. */
export function groupByGroup(groups: number, size: number): readonly Step[] {
  const fact = (k: number) => equation(times(k, size), k * size)
  if (groups <= 5) return countedRows(groups, size, fact(groups))
  const known = groups === 9 ? 10 : 5
  const [before, all, more] = [known * size, groups * size, groups - known]
  const change =
    more < 0
      ? step(equation(minus(before, size), all), because.oneGroupLess, { size })
      : more === 1
        ? step(equation(sum(before, size), all), because.oneMoreGroup, { size })
        : step(equation(sum(before, more * size), all), because.moreGroups, { groups: more, size })
  return [
    step(fact(known), because.startFromKnownFact),
    change,
    step(fact(groups), because.countGroups, {
      groups: equation(more < 0 ? minus(known, 1) : sum(known, more), groups),
    }),
  ]
}

export const whichIsWrong: Both<Block> = {
  en: prose`Which equation is wrong?`,
  es: prose`¿Qué ecuación es incorrecta?`,
}
