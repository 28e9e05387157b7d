export const levels = {
  easy: { numbers: ['whole × power', 'whole ÷ power'] },
  medium: { numbers: ['decimal ÷ power', 'decimal × power'] },
  hard: { numbers: ['decimal × power', 'decimal ÷ power', 'decimal × high power'] },
} as const
