export const levels = {
  easy: { shapes: ['triangle', 'parallelogram', 'right triangle', 'parallelogram'], slants: false, numbers: ['whole'] },
  medium: {
    shapes: ['parallelogram', 'trapezoid', 'triangle', 'kite'],
    slants: true,
    numbers: ['whole'],
  },
  hard: { shapes: ['trapezoid', 'kite', 'obtuse triangle'], slants: false, numbers: ['decimal', 'fraction'] },
} as const
