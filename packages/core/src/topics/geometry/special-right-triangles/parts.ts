import { symbol } from '../../../math/build.ts'

export const [x, y] = [symbol('x'), symbol('y')]
