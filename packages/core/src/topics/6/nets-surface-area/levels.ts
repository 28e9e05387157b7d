/** The levels differ in their solids and forms: a net of a box, solids without nets, pyramids and open boxes. */
export const levels = { easy: { nets: true }, medium: { nets: false }, hard: { nets: false } } as const
