export const levels = {
  easy: { kinds: ['polynomial', 'rational', 'radical', 'trigonometric'] },
  medium: { kinds: ['quadratic over quadratic', 'cubes', 'cubic over linear'] },
  hard: { kinds: ['conjugate', 'complex fraction in h', 'root in h', 'complex fraction', 'square in h'] },
} as const
