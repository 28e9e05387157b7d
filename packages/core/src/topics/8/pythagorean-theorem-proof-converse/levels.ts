/** What is decided about three lengths: right or not, which kind, or what makes them so. */
export const levels = {
  easy: { decides: 'right' },
  medium: { decides: 'kind' },
  hard: { decides: 'why' },
} as const
