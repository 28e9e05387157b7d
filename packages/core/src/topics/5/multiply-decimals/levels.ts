export const levels = {
  easy: { kinds: ['tenths × digit'] },
  medium: { kinds: ['hundredths × whole', 'tenths × tenths'] },
  hard: { kinds: ['hundredths × tenths', 'trailing zero'] },
} as const
