import { both } from '../content.ts'
import { list, symbol } from '../math/build.ts'
import type { AnswerType } from './type.ts'

/** Letters of figures in an order that matters: B, A, C. */
export const labelOrder = <const L extends string>(labels: readonly L[]): AnswerType<readonly L[]> => ({
  kind: 'ordered-list',
  show: letters => both(list(...letters.map(letter => symbol(letter)))),
  value: letters => letters,
  nearMisses: letters =>
    letters.slice(1).map((letter, i) => letters.with(i, letter).with(i + 1, letters[i] ?? labels[0] ?? letter)),
})
