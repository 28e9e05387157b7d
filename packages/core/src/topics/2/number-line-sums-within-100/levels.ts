export const levels = {
  easy: { lines: ['zero to twenty', 'zero to a hundred', 'a piece'], regroups: false },
  medium: { lines: ['a piece'], regroups: false },
  hard: { lines: ['ends and one more'], regroups: true },
} as const
