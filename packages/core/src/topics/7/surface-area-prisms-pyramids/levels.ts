import type { FormMaker } from '../../../author.ts'

/** The levels differ in their solids and forms: boxes; triangular prisms and pyramids; solids of two parts and the way back. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
export type Form = FormMaker<typeof levels>
