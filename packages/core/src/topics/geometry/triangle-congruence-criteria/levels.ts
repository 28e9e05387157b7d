export const levels = {
  easy: {
    cases: [
      ['separate', 'SSS'],
      ['separate', 'ASA'],
      ['separate', 'SAS'],
      ['separate', 'AAS'],
    ],
    criteria: ['SSS', 'SAS', 'ASA', 'AAS'],
  },
  medium: {
    cases: [
      ['mirror', 'SSS'],
      ['turn', 'SAS'],
      ['crossing', 'ASA'],
      ['mirror', 'HL'],
      ['crossing', 'SSA'],
      ['turn', 'ASA'],
      ['mirror', 'AAS'],
      ['separate', 'HL'],
      ['crossing', 'SAS'],
      ['crossing', 'AAA'],
      ['turn', 'SSS'],
      ['crossing', 'AAS'],
      ['mirror', 'SSA'],
      ['mirror', 'SAS'],
      ['separate', 'HL'],
      ['separate', 'SSA'],
    ],
    criteria: ['HL', 'SAS', 'ASA', 'AAS'],
    errorLayouts: ['separate'],
  },
  hard: { errorLayouts: ['mirror', 'crossing', 'turn'] },
} as const
