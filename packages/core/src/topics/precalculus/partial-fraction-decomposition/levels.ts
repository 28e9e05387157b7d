export const levels = {
  easy: { kinds: ['two'], unknown: ['two'], forms: ['two'] },
  medium: {
    kinds: ['three', 'square', 'repeated'],
    unknown: ['three', 'square', 'repeated'],
    forms: ['square', 'repeated'],
  },
  hard: { kinds: ['improper', 'quadratic'], unknown: ['quadratic'], forms: ['quadratic'] },
} as const
