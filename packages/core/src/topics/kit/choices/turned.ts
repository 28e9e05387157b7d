import { assert, itemOf } from '../../../author.ts'

/**
 * The items in the same order, begun at another place. The forms of a sheet take their turns in step: of one list, two
 * forms would take the same number or thing side by side.
 */
export const turned = <T>(items: readonly T[], by: number): readonly T[] => [...items.slice(by), ...items.slice(0, by)]

/** One of them goes through any list that is shorter than their product without coming back too soon. */
const STRIDES = [7, 5, 11]
/** The items in an order in which each is far from those it stood beside. */
export function mixed<T>(items: readonly T[]): readonly T[] {
  const stride = STRIDES.find(own => items.length % own !== 0)
  assert(stride !== undefined, () => `${items.length} items cannot be mixed`)
  return items.map((_, i) => itemOf(items, (stride * i) % items.length))
}
