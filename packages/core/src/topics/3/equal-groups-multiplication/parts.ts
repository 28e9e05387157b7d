import { type Icon, prose, type Random } from '../../../author.ts'
import type { Groups } from '../../kit/facts/equal-groups.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { Level } from './levels.ts'

export const drawFrom =
  (pairs: readonly Groups[], turns = 0) =>
  (random: Random) =>
    draw(turns)(random, { pairs })

export const missingNumbers = {
  en: prose`Write the missing numbers.`,
  es: prose`Escribe los números que faltan.`,
}

const PICTURES: readonly Icon[] = ['star', 'apple', 'flower', 'fish', 'heart', 'cookie', 'leaf', 'ball']

/** Forms that share a list begin at different places of it. */
export const draw =
  (turns: number) =>
  (random: Random, { pairs }: Level) => ({ ...random.evenly(startingAt(pairs, turns)), icon: random.evenly(PICTURES) })
