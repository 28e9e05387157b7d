import { type Random, symbol } from '../../../author.ts'

export const [x, n] = [symbol('x'), symbol('n')]

export const positive = (random: Random) => random.int(2, 9)
