import { symbol, words } from '../../../author.ts'

export const [X, S] = [symbol('x'), symbol('s')]
export const [MEAN_NAME, RANGE] = [words('mean', 'media'), words('range', 'rango')]
