import { assert } from './errors.ts'

/** A list of known length. */
export type Tuple<T, N extends number> = number extends N ? T[] : Grown<T, N, []>
type Grown<T, N extends number, Items extends T[]> = N extends unknown
  ? Items['length'] extends N
    ? Items
    : Grown<T, N, [...Items, T]>
  : never

/** The same length, items in any order. */
export type Shuffled<Items extends readonly unknown[]> = { -readonly [Place in keyof Items]: Items[number] }

/** The first items, as many as asked for; to have fewer is a mistake, never a silent undefined. */
export function tupleOf<T, const N extends number>(items: readonly T[], count: N): Tuple<T, N> {
  assert(items.length >= count, () => `${items.length} items where ${count} are due`)
  // The length was asserted; a type cannot count a slice.
  return items.slice(0, count) as Tuple<T, N>
}

/** The item at a place that is known to exist. */
export function itemOf<T>(items: readonly T[], place: number): T {
  assert(place >= 0 && place < items.length, () => `There is no item ${place} among ${items.length}`)
  return items[place] as T
}

/** The last item of a list that is known to have one. */
export const lastOf = <T>(items: readonly T[]): T => itemOf(items, items.length - 1)
