import {
  type Block,
  type Both,
  both,
  type Inline,
  labelOrder,
  line,
  numberWords,
  type Printed,
  prose,
  type Random,
  type Sentence,
  type Step,
  step,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export const LETTERS = ['A', 'B', 'C'] as const

export const letterOrder = labelOrder(LETTERS)

export const LOW = wholes(0, 10)

export const TEENS = wholes(11, 20)

/** The number whose word is taken for the word of this one: thirteen and three, doce and dos. */
export const soundsLike = (n: number) => (n === 20 ? 12 : n > 10 ? n - 10 : n + 10)

export interface Level {
  readonly numbers: readonly number[]
  /** How many of three numbers are from 11 on. */
  readonly teens: number
}

/** Three numbers; with teens, one of the others may sound like one of them. */
export function drawThree(random: Random, { teens }: Level): readonly number[] {
  if (teens === 0) return random.sample(LOW, 3)
  const some = random.shuffle(TEENS).slice(0, teens)
  return random.shuffle([...some, ...random.sample(LOW, 3).slice(0, 3 - teens)])
}

export const word = (n: number): Sentence => ({ key: `${n}`, says: both(prose`${numberWords(n)}`) })

export const listed = (items: readonly (readonly Inline[])[]): Block => ({
  kind: 'paragraph',
  content: items.flatMap((item, i) => [...(i > 0 ? ['; '] : []), ...item]),
})

/** seven: 7; two: 2 */
export const spelled = (numbers: readonly number[]): Both<Block> =>
  both(listed(numbers.map(n => line`${numberWords(n)}: ${n}`)))

/** Counted aloud as far as the word, each word beside its number: ten: 10; eleven: 11. */
export const countedTo = (n: number): Step =>
  n === 0
    ? step(spelled([0, 1, 2, 3]), because.count, { group: { en: line`from ${0}`, es: line`desde el ${0}` } })
    : step(spelled(wholes(n > 10 ? 10 : n === 1 ? 0 : 1, n)), because.countToTheWord, { word: numberWords(n) })

/** The numbers that the printed words stand for, in reading order. */
export const spoken = (printed: Printed) => printed.terms('number-words').map(({ value }) => value)

/** Which number a word is that was chosen for another. */
export const standsFor = (word: number, right: number) => ({
  en: line`That is ${word}, not ${right}.`,
  es: line`Es ${word}, no ${right}.`,
})
