import { type Groups, groupsWith, isUnequal, productOf } from '../../kit/facts/equal-groups.ts'

const pair = (groups: number, each: number): Groups => ({ groups, each })
/** In the order of the turns, six go by before a pair comes the other way around. */
export const SMALL: readonly Groups[] = [
  pair(2, 3),
  pair(5, 4),
  pair(2, 4),
  pair(5, 3),
  pair(2, 5),
  pair(4, 3),
  pair(3, 2),
  pair(4, 5),
  pair(4, 2),
  pair(3, 5),
  pair(5, 2),
  pair(3, 4),
]

export const levels = {
  easy: { pairs: SMALL },
  medium: { pairs: groupsWith([3, 6], [5, 10]) },
  hard: { pairs: groupsWith([3, 9], [3, 9], pair => isUnequal(pair) && productOf(pair) >= 18) },
}
export type Level = (typeof levels)[keyof typeof levels]
