import { both, figure } from '../content.ts'
import type { Figure } from '../figure/figure.ts'
import type { AnswerType, Json } from './type.ts'

/** The pupil draws. The key prints the finished figure; a machine reads the data that make it. */
export const drawing = <V extends Json>(
  show: (value: V) => Figure,
  nearMisses: (value: V) => readonly V[] = () => [],
): AnswerType<V> => ({
  kind: 'drawing',
  show: value => both(figure(show(value))),
  value: value => value,
  nearMisses,
})
