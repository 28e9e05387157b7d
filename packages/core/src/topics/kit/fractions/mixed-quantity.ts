import { type AnswerType, type Quantity, quantity } from '../../../author.ts'

/** The prompt asks for a mixed number in lowest terms, with its unit. */
export const mixedQuantity: AnswerType<Quantity> = { ...quantity, requires: 'mixed-in-lowest-terms' }
