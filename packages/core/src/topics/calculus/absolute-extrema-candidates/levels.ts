export const levels = {
  easy: { kinds: ['quadratic', 'cubic'] },
  medium: { kinds: ['quartic', 'radical', 'rational', 'trigonometric', 'fractional power'] },
  hard: { kinds: ['x e^(−x)', 'ln x over x', 'power times linear'] },
} as const
