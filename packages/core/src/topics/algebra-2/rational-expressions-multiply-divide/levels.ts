export const levels = {
  easy: { simplify: ['factored', 'monomials', 'factored'] },
  medium: { simplify: ['trinomials', 'squares', 'opposite'] },
  hard: { simplify: ['leading', 'cubes', 'grouping'] },
} as const
