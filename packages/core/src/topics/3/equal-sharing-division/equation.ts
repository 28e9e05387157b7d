import { blank, divide, equation, exact, tupleOf, type Value } from '../../../author.ts'

export const frame = equation(divide(blank(2), blank(2)), blank(2))

export const threeNumbers = (all: Value, by: Value, result: Value): readonly Value[] => [all, by, result]

export const isDivision = (answers: readonly Value[], all: number, by: number) => {
  const [whole, divisor, result] = tupleOf(answers, 3)
  return exact(whole).equals(all) && exact(divisor).equals(by) && exact(result).times(exact(by)).equals(all)
}
