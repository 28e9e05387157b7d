/** The forms tell the levels apart: parallel cuts, all upright cuts with the base beside them, oblique cuts and sizes. */
export const levels = { easy: {}, medium: {}, hard: {} } as const
