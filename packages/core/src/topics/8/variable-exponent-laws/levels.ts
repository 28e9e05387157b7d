import type { FormMaker } from '../../../author.ts'

export const levels = { easy: {}, medium: {}, hard: {} } as const
export type Form = FormMaker<typeof levels>
