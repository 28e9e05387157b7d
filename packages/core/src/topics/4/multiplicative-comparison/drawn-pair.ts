import { type Block, type Both, count, type Inline, line, type Quantity, type Random, role } from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { ComparedPair } from './compared-pair.ts'
import { firstPairs } from './first-pairs.ts'
import { morePairs } from './more-pairs.ts'

export const pairs: readonly ComparedPair[] = firstPairs.flatMap((one, i) => [one, ...morePairs.slice(i, i + 1)])

export interface Compared {
  readonly pair: ComparedPair
  readonly small: number
  readonly times: number
  readonly large: number
}
export function drawPair(random: Random, first: number): Compared {
  const pair = random.evenly(startingAt(pairs, first))
  return random.until(
    () => {
      const [small, times] = [random.int(...pair.small), random.int(...pair.times)]
      return { pair, small, times, large: small * times }
    },
    ({ small, times, large }) =>
      small !== times && (!pair.likely || (large >= pair.likely[0] && large <= pair.likely[1])),
  )
}
/** How the smaller amount is found. */
export const UNDO: Both<readonly Inline[]> = {
  en: line`Undo the multiplication: divide.`,
  es: line`Deshaz la multiplicación: divide.`,
}
export const amount = (value: number, { unit }: ComparedPair): Quantity => count(value, unit)
/** An amount under the name of what it is: a check reads no words. */
export const named = (name: string, value: number, { unit }: ComparedPair) => role(name, count(value, unit))

/** Sentences one after the other. */
export const joined = (...sentences: readonly Both<readonly Inline[]>[]): Both<Block> => {
  const inOne = (locale: 'en' | 'es'): Block => ({
    kind: 'paragraph',
    content: sentences.flatMap((sentence, i) => (i === 0 ? sentence[locale] : [' ', ...sentence[locale]])),
  })
  return { en: inOne('en'), es: inOne('es') }
}
