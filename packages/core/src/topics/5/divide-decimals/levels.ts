export const levels = {
  easy: { divisions: ['same places'] },
  medium: { divisions: ['zero added', 'zero in the quotient', 'whole ÷ tenths'] },
  hard: { divisions: ['tenths ÷ tenths', 'hundredths ÷ hundredths', 'tenths ÷ hundredths'] },
} as const
