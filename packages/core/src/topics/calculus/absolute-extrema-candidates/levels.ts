export const levels = {
  easy: { kinds: ['quadratic', 'cubic'] },
  medium: { kinds: ['quartic', 'rational', 'trigonometric', 'fractional power', 'x e^(−x)'] },
  hard: { kinds: ['radical', 'x² e^(−x)', 'ln x over x²', 'power times linear'] },
} as const
