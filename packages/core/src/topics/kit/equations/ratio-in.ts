import { Ratio, tupleOf } from '../../../author.ts'

/** "3/4", or "5": a number as a key writes it. */
export function ratioIn(text: string): Ratio {
  if (!text.includes('/')) return Ratio.of(Number(text))
  const [n, d] = tupleOf(text.split('/').map(Number), 2)
  return Ratio.of(n, d)
}
