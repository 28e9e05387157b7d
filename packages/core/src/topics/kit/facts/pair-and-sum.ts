import { type AnswerType, itemOf, numbersInAnyOrder, prose, type Value } from '../../../author.ts'

/** Two numbers that belong together, and the sum of all: 7 and 3; 15. */
export const pairAndSum: AnswerType<readonly Value[]> = {
  ...numbersInAnyOrder,
  show: values => {
    const [a, b, all] = [itemOf(values, 0), itemOf(values, 1), itemOf(values, 2)]
    return { en: prose`${a} and ${b}; ${all}`, es: prose`${a} y ${b}; ${all}` }
  },
}
