import { HARD_RATIOS, RATIOS } from './shared.ts'

export const levels = { easy: {}, medium: { ratios: RATIOS }, hard: { ratios: HARD_RATIOS } } as const
