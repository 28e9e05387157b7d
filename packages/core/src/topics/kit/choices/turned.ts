import { itemOf } from '../../../author.ts'

/**
 * The items in the same order, begun at another place. The forms of a sheet take their turns in step: of one list, two
 * forms would take the same number or thing side by side.
 */
export const turned = <T>(items: readonly T[], by: number): readonly T[] => [...items.slice(by), ...items.slice(0, by)]

const STRIDE = 7
/** The items in an order in which each is far from those it stood beside. There are not 7, 14, 21 of them. */
export const mixed = <T>(items: readonly T[]): readonly T[] =>
  items.map((_, i) => itemOf(items, (STRIDE * i) % items.length))
