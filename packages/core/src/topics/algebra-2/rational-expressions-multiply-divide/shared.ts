import { symbol } from '../../../author.ts'

export const x = symbol('x')
