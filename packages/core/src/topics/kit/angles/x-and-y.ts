import { type AnswerType, both, equation, list, numberList, symbol, type Value } from '../../../author.ts'

export const [x, y] = [symbol('x'), symbol('y')]

/** x, then y. */
export const xAndY: AnswerType<readonly Value[]> = {
  ...numberList,
  show: ([first, second]) => both(list(equation(x, first!), equation(y, second!))),
}
