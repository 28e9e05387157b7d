export const levels = {
  easy: { pairs: ['one divides the other'], signs: ['+'], below: 1 },
  medium: { pairs: ['no common factor', 'some common factor'], signs: ['+', '−'], below: 2 },
  hard: { pairs: ['up to fifteen'], signs: ['+', '−'], below: 2 },
} as const
