export const levels = {
  easy: { shared: ['denominator'] },
  medium: { shared: ['numerator'] },
  hard: { shared: ['numerator', 'denominator'] },
} as const
