export const levels = {
  easy: { kinds: ['divided', 'proportion', 'reciprocal'] },
  medium: { kinds: ['twoFractions', 'sameDenominator', 'variableAbove'] },
  hard: { kinds: ['expandedOne', 'expandedTwo', 'expandedOne', 'expandedTwo', 'expandedOne', 'expandedNone'] },
} as const
