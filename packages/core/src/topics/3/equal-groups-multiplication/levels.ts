import { groupsWith, isUnequal, productOf } from '../../kit/facts/equal-groups.ts'

export const SMALL = groupsWith([2, 5], [2, 6])

export const levels = {
  easy: { pairs: SMALL },
  medium: { pairs: groupsWith([3, 6], [5, 10]) },
  hard: { pairs: groupsWith([3, 9], [3, 9], pair => isUnequal(pair) && productOf(pair) >= 18) },
}
export type Level = (typeof levels)[keyof typeof levels]
