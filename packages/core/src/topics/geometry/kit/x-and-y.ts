import { numberList } from '../../../answer/number-list.ts'
import type { AnswerType } from '../../../answer/type.ts'
import { both } from '../../../content.ts'
import { equation, list, symbol, type Value } from '../../../math/build.ts'

export const [x, y] = [symbol('x'), symbol('y')]

/** x, then y. */
export const xAndY: AnswerType<readonly Value[]> = {
  ...numberList,
  show: ([first, second]) => both(list(equation(x, first!), equation(y, second!))),
}
