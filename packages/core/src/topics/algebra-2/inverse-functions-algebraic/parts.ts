import { applyInverse } from '../../../author.ts'
import { x } from './inverses.ts'

export const inverse = applyInverse('f', x)
