import { type Both, both, type CellHole, type Content, table } from '../content.ts'
import { either, equation, expr, list, setOf, symbol, type Value } from '../math/build.ts'
import { itemOf } from '../tuple.ts'
import { ascending, nearLists } from './near.ts'
import type { AnswerType } from './type.ts'
import { canonical, writtenOut } from './written.ts'

/** Numbers in the order of the blanks. */
export const numberList: AnswerType<readonly Value[]> = {
  kind: 'number-list',
  show: values => both(list(...values)),
  value: values => values.map(canonical),
  nearMisses: nearLists,
}

/** Numbers under the letters that the prompt asks for: a = −6, b = 3. */
export const namedNumbers = (...names: readonly string[]): AnswerType<readonly Value[]> => ({
  ...numberList,
  show: values => both(list(...values.map((value, i) => equation(symbol(itemOf(names, i)), value)))),
})

/** Numbers in the forms that the prompt names, as they are built: 2 1/4 and 9/4, or 3/4, 0.75 and 75%. */
export const numbersAsWritten: AnswerType<readonly Value[]> = {
  ...numberList,
  requires: 'same-form',
  value: values => values.map(value => writtenOut(expr(value))),
}

const nearSets = (values: readonly Value[]) => [...nearLists(values), ...(values.length > 1 ? [values.slice(1)] : [])]

/** A set: in any order. */
export const numberSet: AnswerType<readonly Value[]> = {
  kind: 'set',
  show: values => both(setOf(...ascending(values))),
  value: values => ascending(values).map(canonical),
  nearMisses: nearSets,
}

/** In any order, and without braces for pupils who have not met sets: 3, 5, 8. */
export const numbersInAnyOrder: AnswerType<readonly Value[]> = {
  ...numberSet,
  show: values => both(list(...ascending(values))),
}

/** x = 5. */
export const solution = (name: string): AnswerType<Value> => ({
  kind: 'fraction',
  show: value => both(equation(symbol(name), value)),
  value: canonical,
  nearMisses: value => nearLists([value]).flat(),
})

/** x = 2 or x = −3. An empty set says that there is no solution. */
export const solutionSet = (name: string): AnswerType<readonly Value[]> => ({
  kind: 'set',
  show: values =>
    values.length === 0 ? NO_SOLUTION : both(orJoined(ascending(values).map(value => equation(symbol(name), value)))),
  value: values => ascending(values).map(canonical),
  nearMisses: values => (values.length === 0 ? [[0], [1]] : nearSets(values)),
})

const orJoined = (equations: readonly Value[]) =>
  equations.length === 1 ? expr(equations[0] ?? 0) : either(...equations)
const NO_SOLUTION: Both<Content> = {
  en: { kind: 'paragraph', content: ['no solution'] },
  es: { kind: 'paragraph', content: ['no tiene solución'] },
}

/** A table that the pupil completes: its blank cells in reading order, and the whole table for the key. */
export interface FilledTable {
  readonly blanks: readonly Value[]
  readonly head?: readonly CellHole[]
  readonly rows: readonly (readonly CellHole[])[]
  readonly rowHeads?: boolean
}

export const tableCells: AnswerType<FilledTable> = {
  kind: 'table',
  show: ({ head, rows, rowHeads }) =>
    both(table({ rows, ...(head ? { head } : {}), ...(rowHeads ? { rowHeads } : {}) })),
  value: ({ blanks }) => blanks.map(canonical),
  nearMisses: filled => nearLists(filled.blanks).map(blanks => ({ ...filled, blanks })),
}

/** A table whose head names the form of each number: a fraction in lowest terms, a decimal, a percent. */
export const tableCellsAsWritten: AnswerType<FilledTable> = {
  ...tableCells,
  requires: 'same-form',
  value: ({ blanks }) => numbersAsWritten.value(blanks),
}
