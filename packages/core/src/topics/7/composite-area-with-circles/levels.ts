import type { FormMaker } from '../../../author.ts'

/** The levels differ in their figures and forms: two pieces; three pieces or a length that follows; outlines, costs and the way back. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
export type Form = FormMaker<typeof levels>
export const LENGTH_UNITS = ['centimeter', 'inch', 'foot', 'meter', 'yard'] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]
