import { itemOf } from '../../../author.ts'

/** The two next largest and the least: whoever guesses has near ones to choose from. */
export function rivals(values: readonly number[], most: number): readonly [number, number, number] {
  const order = values.map((_, i) => i).filter(i => i !== most)
  order.sort((i, j) => itemOf(values, j) - itemOf(values, i))
  return [itemOf(order, 0), itemOf(order, 1), itemOf(order, order.length - 1)]
}
