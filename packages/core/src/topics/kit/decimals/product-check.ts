import { evaluate, type Printed, type Ratio } from '../../../author.ts'

/** Divides the answer by one printed factor: the other must be left. */
export function isProduct(printed: Printed, answer: Ratio): boolean {
  const [left, right] = printed.all('number').map(number => evaluate(number))
  return left !== undefined && right !== undefined && answer.over(right).equals(left)
}
