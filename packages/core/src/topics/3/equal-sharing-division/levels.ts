import { groupsWith, isUnequal, productOf } from '../../kit/facts/equal-groups.ts'

export const levels = {
  easy: { pairs: groupsWith([2, 6], [2, 10], pair => productOf(pair) >= 6 && productOf(pair) <= 30) },
  medium: { pairs: groupsWith([3, 10], [3, 6], pair => productOf(pair) >= 12 && productOf(pair) <= 40) },
  hard: { pairs: groupsWith([3, 9], [3, 9], pair => isUnequal(pair) && productOf(pair) >= 18) },
}
export type Level = (typeof levels)[keyof typeof levels]
