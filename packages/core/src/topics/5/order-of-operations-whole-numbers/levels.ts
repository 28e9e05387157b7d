export const levels = {
  easy: { lines: [], shapes: ['a + b × c', 'a − b × c', 'a + b ÷ c', 'a × b + c × d'] },
  medium: {
    lines: ['a × (b − c) + d', 'a + b × (c − d)', '(a + b) × c − d'],
    shapes: ['a × (b − c) + d', 'a ÷ (b + c) × d', '(a + b) × c − d'],
  },
  hard: {
    lines: ['[a − (b + c)] × d', 'a × [b − (c + d)]'],
    shapes: ['a × [b + (c − d)] + e ÷ f', '[a − (b + c)] × d ÷ e', '{a + [b × (c − d)]} ÷ e'],
  },
} as const
