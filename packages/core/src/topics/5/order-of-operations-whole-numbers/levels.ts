/** Forms of a level do not share the shapes of their calculations, so that no two problems look the same. */
export const levels = {
  easy: {
    lines: [],
    nested: [],
    shapes: ['a + b × c', 'a − b × c', 'a ÷ b + c × d', 'a × b + c × d'],
    judged: ['a + b ÷ c', 'a − b ÷ c', 'a × b − c × d'],
    asked: ['a + b × c − d', 'a − b ÷ c + d', 'a + b ÷ c + d'],
  },
  medium: {
    lines: ['a × (b − c) + d', 'a + b × (c − d)', '(a + b) × c − d'],
    nested: [],
    shapes: ['a × (b − c) + d', 'a − (b + c) × d', '(a − b) ÷ c + d', 'a + b ÷ (c − d)'],
    judged: ['a ÷ (b + c) × d', 'a × (b + c) ÷ d'],
    asked: [],
  },
  hard: {
    lines: [],
    nested: ['[a − (b + c)] × d − e', 'e + a × [b − (c + d)]'],
    shapes: ['a × [b + (c − d)] + e ÷ f', '[a − (b + c)] × d ÷ e', '{a + [b × (c − d)]} ÷ e'],
    judged: [],
    asked: [],
  },
} as const
