export const levels = {
  easy: { kinds: ['polynomial', 'rational', 'radical', 'trigonometric'] },
  medium: { kinds: ['quadratic over quadratic', 'cubes', 'cubic over linear'] },
  hard: { kinds: ['conjugate', 'complex fraction in h', 'complex fraction'] },
} as const
