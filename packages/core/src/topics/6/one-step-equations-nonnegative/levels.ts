export const levels = {
  easy: { kinds: ['x + a = b', 'ax = b', 'x - a = b'], operations: 1 },
  medium: { kinds: ['x/a = b', 'decimals', 'large product', 'large sum', 'decimal factor'], operations: 1 },
  hard: { kinds: ['n/d x = b', 'x + n/d = mixed', 'n/d x = p/q'], operations: 2 },
} as const
