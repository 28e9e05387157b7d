export const levels = {
  easy: { gaps: ['b + □ = c', 'c − □ = b', '□ + b = c'], regroups: false, missing: [11, 60] },
  medium: {
    gaps: ['□ + b = c', 'c − □ = b', '□ − a = b', 'b + □ = c', 'c − □ = b', '□ − a = b'],
    regroups: true,
    missing: [12, 79],
  },
  hard: { gaps: [], regroups: true, missing: [12, 79] },
} as const
