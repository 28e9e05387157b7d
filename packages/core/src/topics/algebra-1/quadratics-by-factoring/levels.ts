export const levels = {
  easy: { kinds: ['factored', 'standard', 'throughZero', 'standard'] },
  medium: { kinds: ['leading', 'moved', 'commonFactor', 'squares', 'moved', 'double'] },
  hard: { kinds: ['cubic', 'product'] },
} as const
