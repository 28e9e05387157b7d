import { failed, Ratio } from '../../../author.ts'

/** The number of a key that was written by String: 3/4, or 2. */
export function ratioOfKey(key: string): Ratio {
  const [n, d] = key.split('/').map(Number)
  return Ratio.of(n ?? failed('A key is not empty'), d)
}
