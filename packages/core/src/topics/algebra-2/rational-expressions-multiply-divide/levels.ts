export const levels = {
  easy: { simplify: ['factored', 'monomials', 'factored'], excluded: ['factored'], withExcluded: 'factored' },
  medium: {
    simplify: ['trinomials', 'squares', 'opposite'],
    excluded: ['trinomials', 'squares'],
    withExcluded: 'trinomials',
  },
  hard: { simplify: ['leading', 'cubes', 'grouping'], excluded: ['quotient'], withExcluded: 'leading' },
} as const
