import { symbol } from '../../../math/build.ts'
import type { Random } from '../../../random.ts'

export const [x, n] = [symbol('x'), symbol('n')]

export const positive = (random: Random) => random.int(2, 9)
