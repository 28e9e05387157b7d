import { coordinatePlane } from '../src/figure/coordinate-plane.ts'
import type { Figure } from '../src/figure/figure.ts'
import { functionGraph } from '../src/figure/function-graph.ts'
import { apply, call, decimal, join, number, over, power, root, sum, symbol, words } from '../src/math/build.ts'
import type { Expr } from '../src/math/expr.ts'
import { Ratio } from '../src/number/ratio.ts'

const x = symbol('x')
const f = apply('f', x)
const square = (of: Expr) => power(of, 2)

const planes: readonly Figure[] = [
  coordinatePlane({
    x: [0, 10],
    y: [0, 10],
    points: [
      [2, 3, 'A'],
      [7, 5, 'B'],
      [4, 9, 'C'],
      [9, 1, 'D'],
      [0, 6, 'E'],
    ],
  }),
  coordinatePlane(),
  coordinatePlane({
    lines: [
      {
        through: [
          [0, -2],
          [3, 4],
        ],
        label: 'ℓ',
      },
      {
        through: [
          [-4, 0],
          [-4, 1],
        ],
        dashed: true,
      },
      {
        through: [
          [2, -5],
          [8, -5],
        ],
        extent: 'segment',
        label: number(6),
      },
    ],
    points: [
      [0, -2],
      [3, 4, 'P'],
    ],
  }),
  coordinatePlane({
    x: [-6, 6],
    y: [-6, 6],
    polygons: [
      {
        vertices: [
          [-4, 1],
          [1, 3],
          [3, -2],
          [-2, -4],
        ],
        names: 'ABCD',
        shaded: true,
      },
    ],
  }),
  coordinatePlane({ circles: [{ center: [2, -1], radius: 5 }], points: [[2, -1]] }),
  coordinatePlane({
    x: { from: 0, to: 8, name: words('Time (hours)', 'Tiempo (horas)') },
    y: { from: 0, to: 400, step: 50, name: words('Distance (miles)', 'Distancia (millas)') },
    lines: [
      {
        through: [
          [0, 0],
          [4, 200],
        ],
        extent: 'ray',
      },
    ],
    points: [[4, 200]],
  }),
  coordinatePlane({
    x: { from: 0, to: 20, step: 2 },
    y: { from: 0, to: 50, step: 5 },
    points: [
      [5, 20, 'K'],
      [16, 35, 'L'],
    ],
  }),
  coordinatePlane({
    x: [-6, 6],
    y: [-2, 10],
    points: [
      { at: [-3, 4], label: apply('A', -3, 4) },
      { at: [2, 8], label: apply('B', 2, 8), open: true },
    ],
  }),
]

const graphs: readonly Figure[] = [
  functionGraph({ x: [-6, 6], y: [-6, 6], curves: [{ of: sum(square(x), join(-2, x), -3), label: f }] }),
  functionGraph({ x: [-8, 8], y: [-8, 8], curves: [over(sum(x, 2), sum(x, -1))], asymptotes: { x: [1], y: [1] } }),
  functionGraph({
    x: [-6, 6],
    y: [-6, 10],
    curves: [{ of: over(sum(square(x), -1), sum(x, -2)), label: apply('g', x) }],
    asymptotes: { x: [2], slant: [sum(x, 2)] },
  }),
  functionGraph({
    x: [-6, 6],
    y: [-6, 6],
    curves: [
      { of: sum(x, 4), to: -1, ends: ['none', 'open'] },
      { of: number(-2), from: -1, to: 2, ends: ['closed', 'open'] },
      { of: sum(square(sum(x, -4)), -3), from: 2, ends: ['closed', 'none'] },
    ],
  }),
  functionGraph({ x: { from: -2, to: 2, step: 0.5, numbers: 'pi' }, y: [-3, 3], curves: [join(2, call('sin', x))] }),
  functionGraph({
    x: { from: -1, to: 1, step: 0.25, numbers: 'pi' },
    y: [-4, 4],
    curves: [call('tan', x)],
    asymptotes: { x: [-Math.PI / 2, Math.PI / 2] },
  }),
  functionGraph({
    x: [-4, 4],
    y: [-2, 12],
    curves: [
      { of: power(2, x), label: f },
      { of: power(over(1, 3), x), dashed: true, label: apply('g', x) },
    ],
  }),
  functionGraph({
    x: [-4, 8],
    y: [-6, 6],
    curves: [
      {
        through: [
          [-4, 2],
          [-1, 4],
          [2, -2],
          [5, 1],
          [8, 1],
        ],
        ends: ['closed', 'closed'],
        label: f,
      },
    ],
  }),
  functionGraph({
    x: { from: 0, to: 10, every: 0, name: words('Time', 'Tiempo') },
    y: { from: 0, to: 6, every: 0, name: words('Height', 'Altura') },
    grid: false,
    curves: [
      {
        through: [
          [0, 1],
          [2, 5],
          [4, 5],
          [6, 2],
          [9, 4],
        ],
        smooth: true,
      },
    ],
    points: [
      [0, 1, 'A'],
      [2, 5, 'B'],
      [4, 5, 'C'],
      [6, 2, 'D'],
      [9, 4, 'E'],
    ],
  }),
  functionGraph({
    x: [-2, 10],
    y: [-4, 4],
    curves: [
      { of: root(sum(x, -1)), label: f },
      { of: call('ln', x), dashed: true },
    ],
  }),
  functionGraph({
    x: { from: 0, to: 12 },
    y: { from: 0, to: 5000, step: 500 },
    curves: [join(20, power(decimal(Ratio.of(3, 2)), x))],
  }),
  functionGraph({
    x: [-4, 4],
    y: [-4, 4],
    curves: [{ x: join(3, call('cos', symbol('t'))), y: join(2, call('sin', symbol('t'))), from: 0, to: 5 }],
  }),
  functionGraph({
    x: [-3, 3],
    y: [-10, 10],
    curves: [sum(power(x, 5), join(-5, power(x, 3)), join(4, x))],
    points: [
      [1, 0],
      [-2, 0],
    ],
  }),
]

/** Hard cases of each kind: flat, steep, crowded, large numbers. */
export const lateFigures: readonly Figure[] = [...planes, ...graphs]
