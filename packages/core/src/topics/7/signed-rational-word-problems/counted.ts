import type { Noun } from '../../../author.ts'

export const batch: Noun = { en: ['batch', 'batches'], es: ['tanda', 'tandas'], gender: 'f' }
/** A bill to pay. */
export const invoice: Noun = { en: ['bill', 'bills'], es: ['factura', 'facturas'], gender: 'f' }
export const sailor: Noun = { en: ['sailor', 'sailors'], es: ['marinero', 'marineros'], gender: 'm' }
/** A share of a company. */
export const share: Noun = { en: ['share', 'shares'], es: ['acción', 'acciones'], gender: 'f' }
