export const levels = {
  easy: { kinds: ['(ax + b) e^x', '(ax + b) cos x', '(ax + b) sin x', 'a ln x'] },
  medium: {
    kinds: ['x e^(ax)', 'x cos(ax)', 'x^n ln x', '(ln x)/x^2', 'arctan x', 'x^2 e^x', 'x^2 sin x', 'x^2 cos x'],
  },
  hard: { kinds: ['x^3 e^(ax)', 'e^(ax) cos(bx)', 'e^(ax) sin(bx)', '(ln x)^2'] },
} as const
