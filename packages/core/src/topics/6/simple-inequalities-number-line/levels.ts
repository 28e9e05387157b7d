export const levels = {
  easy: { signs: ['<', '>'], boundaries: ['whole'], sides: ['left'] },
  medium: { signs: ['<', '>', '≤', '≥'], boundaries: ['whole', 'half'], sides: ['left', 'right'] },
  hard: { signs: ['<', '≥', '>', '≤'], boundaries: ['whole'], sides: ['left'] },
} as const
