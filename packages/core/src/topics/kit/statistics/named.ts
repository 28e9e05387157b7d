import { type AnswerType, both, type Expr, equation, itemOf, list, numberList, type Value } from '../../../author.ts'

/** Several numbers, each under the name that the prompt gives it: mean = 23.29, median = 24. */
export const named = (...names: readonly Expr[]): AnswerType<readonly Value[]> => ({
  ...numberList,
  show: values => both(list(...values.map((value, i) => equation(itemOf(names, i), value)))),
})
