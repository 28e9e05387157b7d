import {
  type Block,
  type CellHole,
  type CoordinatePlane,
  coordinatePlane,
  exact,
  itemOf,
  line,
  type Printed,
  prose,
  type Ratio,
  role,
  table,
  tupleOf,
  type Value,
  words,
} from '../../../author.ts'
import { formulaIn } from '../../kit/choices/cells.ts'
import { mixed } from '../../kit/choices/turned.ts'

export const PATTERN_A = words('Pattern A', 'Patrón A')
export const PATTERN_B = words('Pattern B', 'Patrón B')

/** Terms from the first on. */
export const termsOf = (first: number, step: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => first + i * step)

export interface FromZero {
  readonly a: number
  readonly b: number
  readonly k: number
}
/** Both patterns start at 0; the rule of B adds k times as much, and none of five terms is above 100. */
const FROM_ZERO: readonly FromZero[] = Array.from({ length: 12 }, (_, i) => i + 1).flatMap(a =>
  [2, 3, 4, 5, 6].flatMap(k => (a * k <= 25 ? [{ a, k, b: a * k }] : [])),
)
const HARDER = mixed(FROM_ZERO.filter(({ a, b, k }) => a > 2 && k > 2 && b <= 20))
const EASIER = mixed(FROM_ZERO.filter(({ a, k }) => a > 1 && (k > 2 || a > 3)))
/** Forms of a sheet share no two rules: each has its own part of the list. */
const partsOf = (all: readonly FromZero[], parts: number) =>
  Array.from({ length: parts }, (_, part) => all.filter((_, i) => i % parts === part))
export const EASY_PARTS = partsOf(EASIER, 3)
export const HARDER_PARTS = partsOf(HARDER, 2)

export const rowsOf = (a: readonly CellHole[], b: readonly CellHole[]): readonly (readonly CellHole[])[] => [
  [PATTERN_A, ...a],
  [PATTERN_B, ...b],
]
export const patternTable = (a: readonly CellHole[], b: readonly CellHole[]): Block =>
  table({ rows: rowsOf(a, b), rowHeads: true })
/** The printed rows with these values in their blanks. */
export function printedRows(
  printed: Printed,
  blanks: readonly Value[] = [],
): readonly [a: readonly Ratio[], b: readonly Ratio[]] {
  let next = 0
  const rows = printed.block('table').rows.map(row =>
    row.slice(1).map(cell => {
      const of = formulaIn(cell)
      return exact(of.kind === 'blank' ? itemOf(blanks, next++) : of)
    }),
  )
  return tupleOf(rows, 2)
}

/** Where each pattern begins and what is added each time. */
export const rulesSaid = (firstA: number, stepA: number, firstB: number, stepB: number): Rules => {
  const [p, s, q, t] = [role('firstA', firstA), role('stepA', stepA), role('firstB', firstB), role('stepB', stepB)]
  return {
    en: [
      prose`Pattern A: the first term is ${p}, and the rule is: add ${s}.`,
      prose`Pattern B: the first term is ${q}, and the rule is: add ${t}.`,
    ],
    es: [
      prose`Patrón A: el primer término es ${p} y la regla es: suma ${s}.`,
      prose`Patrón B: el primer término es ${q} y la regla es: suma ${t}.`,
    ],
  }
}
interface Rules {
  readonly en: readonly [Block, Block]
  readonly es: readonly [Block, Block]
}
/** The nth terms, from what is printed. */
export const printedTerms = (printed: Printed, n: number): readonly [a: Ratio, b: Ratio] => [
  printed.role('firstA').plus(printed.role('stepA').times(n - 1)),
  printed.role('firstB').plus(printed.role('stepB').times(n - 1)),
]

export type Place = readonly [x: number, y: number]
/** Both axes from 0 to the first fifth grid line after the last point. */
export function planeOf(
  points: readonly Place[],
  [stepX, stepY]: Place,
  shown: readonly Place[] = points,
): CoordinatePlane {
  const end = (values: readonly number[], step: number) => 5 * step * (Math.floor(Math.max(...values) / (5 * step)) + 1)
  return coordinatePlane({
    x: {
      from: 0,
      to: end(
        points.map(([x]) => x),
        stepX,
      ),
      step: stepX,
      name: PATTERN_A,
    },
    y: {
      from: 0,
      to: end(
        points.map(([, y]) => y),
        stepY,
      ),
      step: stepY,
      name: PATTERN_B,
    },
    points: shown,
  })
}

export const timesSaid = (k: Value) => ({
  en: line`Each term of pattern B is ${k} times the matching term of pattern A.`,
  es: line`Cada término del patrón B es ${k} veces el término correspondiente del patrón A.`,
})
