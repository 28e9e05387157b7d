export const levels = {
  easy: { kinds: ['factored', 'standard', 'through zero'], rule: 'factored' },
  medium: { kinds: ['leading', 'moved', 'common factor', 'squares', 'moved', 'double'], rule: 'expanded' },
  hard: { kinds: ['cubic', 'product', 'leading, moved', 'product'], rule: 'expanded' },
} as const
