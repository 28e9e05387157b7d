/** TeX's styles: 0 display, 1 text, 2 script, 3 script of a script. Cramped raises exponents less. */
export interface Style {
  readonly level: 0 | 1 | 2 | 3
  readonly cramped: boolean
}

export const DISPLAY: Style = { level: 0, cramped: false }

const DEEPER = { 0: 2, 1: 2, 2: 3, 3: 3 } as const

export const superscript = ({ level, cramped }: Style): Style => ({ level: DEEPER[level], cramped })
export const subscript = ({ level }: Style): Style => ({ level: DEEPER[level], cramped: true })
export const cramped = (style: Style): Style => (style.cramped ? style : { ...style, cramped: true })

/** What stands over and under a fraction line keeps its size: a fraction that a child must read is never small print. */
export const stacked = ({ level, cramped }: Style): Style => (level === 0 ? { level: 1, cramped } : { level, cramped })

/** Cells of a table. */
export const cell = ({ level, cramped }: Style): Style => (level === 0 ? { level: 1, cramped } : { level, cramped })
