import { equation, list, option, prose, type Random, type Step, step, sum, words } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export type Parity = 'even' | 'odd'

export const parity = option({
  even: { en: prose`even`, es: prose`par` },
  odd: { en: prose`odd`, es: prose`impar` },
})

export const parityOf = (value: number): Parity => (value % 2 === 0 ? 'even' : 'odd')

/** Takes pairs away until less than a pair is left. */
export function pairedOff(count: number): Parity {
  let left = count
  while (left >= 2) left -= 2
  return left === 0 ? 'even' : 'odd'
}

const EVEN = words('even', 'par')

const ODD = words('odd', 'impar')

export const naming = { even: EVEN, odd: ODD }

/** Even and odd take turns. */
export const drawNumber = (random: Random, from: number, to: number) => {
  const isOdd = random.evenly([false, true])
  return 2 * random.int(Math.ceil(from / 2), Math.floor((to - 1) / 2)) + (isOdd ? 1 : 0)
}

export const twos = (pairs: number) => list(...Array.from({ length: pairs }, (_, i) => 2 * (i + 1)))

/** Two at a time, and what is left over. */
export const pairedOffSteps = (value: number): readonly Step[] => [
  step(twos(Math.floor(value / 2)), because.makePairs),
  value % 2 === 0 ? step(EVEN, because.allAreInPairs) : step(equation(value, sum(value - 1, 1)), because.oneIsLeftOver),
]
