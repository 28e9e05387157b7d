import { type Block, type Both, prose, type Random, thinkOfAddition } from '../../../author.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'

export const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)

export interface Level {
  /** A whole and its known part. */
  readonly known: readonly (readonly [whole: number, part: number])[]
}

export const KNOWN = {
  small: mixed([3, 4, 5].flatMap(whole => upTo(whole - 1).map(part => [whole, part] as const))),
  // With a part of 1 the other one is only counted back; of two equal parts one copies the other.
  large: mixed(
    [6, 7, 8, 9, 10].flatMap(whole =>
      upTo(whole - 3)
        .map(part => [whole, part + 1] as const)
        .filter(([, part]) => part * 2 !== whole),
    ),
  ),
}

/** Each form begins elsewhere: so far on among the wholes and their parts. */
export const draw = (random: Random, { known }: Level, ahead = 0) => {
  const [whole, part] = random.evenly(turned(known, ahead))
  return { whole, part, isFirst: random.evenly([true, false]) }
}

export const found = ({ whole, part }: { readonly whole: number; readonly part: number }) =>
  thinkOfAddition(part, whole)

export const missing: Both<Block> = { en: prose`Write the missing part.`, es: prose`Escribe la parte que falta.` }
