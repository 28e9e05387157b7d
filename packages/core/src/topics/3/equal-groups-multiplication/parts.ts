import { type Icon, prose, type Random } from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import type { Groups } from '../../kit/facts/equal-groups.ts'
import type { Level } from './levels.ts'

export const drawFrom =
  (pairs: readonly Groups[], ahead = 0) =>
  (random: Random) =>
    draw(ahead)(random, { pairs })

export const missingNumbers = {
  en: prose`Write the missing numbers.`,
  es: prose`Escribe los números que faltan.`,
}

const PICTURES: readonly Icon[] = ['star', 'apple', 'flower', 'fish', 'heart', 'cookie', 'leaf', 'ball']

/** Forms that share a list begin at different places of it. */
export const draw =
  (ahead: number) =>
  (random: Random, { pairs }: Level) => ({ ...random.evenly(turned(pairs, ahead)), icon: random.evenly(PICTURES) })
