/** How maths is written where the sheet is used: an axis of its own, not a consequence of language. */
export interface Notation {
  readonly times: '×' | '·'
  readonly decimalPoint: '.' | ','
  readonly thousands: ',' | ' '
  /** Printed names of functions that differ from the English ones: sen, MCM. */
  readonly functions: Readonly<Partial<Record<string, string>>>
}

const US_ENGLISH: Notation = {
  times: '×',
  decimalPoint: '.',
  thousands: ',',
  functions: { gcf: 'GCF', lcm: 'LCM' },
}

const US_SPANISH: Notation = {
  ...US_ENGLISH,
  functions: {
    sin: 'sen',
    arcsin: 'arcsen',
    gcf: 'MCD',
    lcm: 'MCM',
    max: 'máx',
    min: 'mín',
    lim: 'lím',
  },
}

export const NOTATIONS = { en: US_ENGLISH, es: US_SPANISH } as const
