import { type AnswerType, both, canonical, type Point, symbol, tupleOf } from '../../../author.ts'
import { atLetter } from './points.ts'

export interface Lettered {
  readonly name: string
  readonly at: Point
}
/** P′(3, −2). */
export const letteredPoint: AnswerType<Lettered> = {
  kind: 'point',
  show: ({ name, at }) => both(atLetter(symbol(name), ...at)),
  value: ({ at }) => at.map(canonical),
  nearMisses: ({ name, at: [x, y] }) =>
    [[x + 1, y], [x, y - 1], ...(x === y ? [] : [[y, x]])].map(at => ({ name, at: tupleOf(at, 2) })),
}
