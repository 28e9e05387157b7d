import { baseTenBlocks, type Figure, prose } from '../../../author.ts'
import type { Fact } from '../../kit/facts/facts.ts'

export const add = { en: prose`Add.`, es: prose`Suma.` }

/** The blocks of both numbers, side by side. */
export const blocks = ({ a, b }: Fact) => baseTenBlocks(a, b)

export const countIn = (drawn: Figure): readonly number[] =>
  drawn.kind === 'base-ten-blocks' ? drawn.groups.map(({ tens, ones }) => 10 * tens + ones) : []
