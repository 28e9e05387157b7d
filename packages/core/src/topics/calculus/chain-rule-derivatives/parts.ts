import { prose, symbol } from '../../../author.ts'

export const [x, k, y] = [symbol('x'), symbol('k'), symbol('y')]

export const instruction = { en: prose`Differentiate.`, es: prose`Deriva.` }
