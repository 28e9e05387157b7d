import { type AnswerType, both, numberList, prose, tupleOf, type Value } from '../../../author.ts'

/** Two numbers in the order of the blanks: a comma would run into their thousands. */
export const twoNumbers: AnswerType<readonly Value[]> = {
  ...numberList,
  show: values => {
    const [first, second] = tupleOf(values, 2)
    return both(prose`${first}; ${second}`)
  },
}
