export const levels = {
  easy: { squares: ['whole'], cubes: ['plain'], power: 2 },
  medium: { squares: ['whole', 'fraction', 'whole', 'decimal'], cubes: ['plain'], power: 3 },
  hard: { squares: ['irrational', 'one step'], cubes: ['one step'], power: 2 },
} as const
