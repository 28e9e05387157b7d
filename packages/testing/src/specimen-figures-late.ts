import { angleDiagram } from '../../core/src/figure/angle-diagram.ts'
import { boxPlot } from '../../core/src/figure/box-plot.ts'
import { chordsMeetAt, circle } from '../../core/src/figure/circle.ts'
import { circleGraph } from '../../core/src/figure/circle-graph.ts'
import { conic } from '../../core/src/figure/conic.ts'
import { coordinatePlane } from '../../core/src/figure/coordinate-plane.ts'
import { dotPlot } from '../../core/src/figure/dot-plot.ts'
import type { Figure } from '../../core/src/figure/figure.ts'
import { functionGraph } from '../../core/src/figure/function-graph.ts'
import { geometryDiagram } from '../../core/src/figure/geometry-diagram.ts'
import { histogram } from '../../core/src/figure/histogram.ts'
import { mappingDiagram } from '../../core/src/figure/mapping-diagram.ts'
import { normalCurve } from '../../core/src/figure/normal-curve.ts'
import { parallelLinesTransversal } from '../../core/src/figure/parallel-lines-transversal.ts'
import { polarGrid } from '../../core/src/figure/polar-grid.ts'
import { polygon, regularVertices } from '../../core/src/figure/polygon.ts'
import { regionGraph } from '../../core/src/figure/region-graph.ts'
import { riemannSum } from '../../core/src/figure/riemann-sum.ts'
import { rightTriangle } from '../../core/src/figure/right-triangle.ts'
import { scatterPlot } from '../../core/src/figure/scatter-plot.ts'
import { slopeField } from '../../core/src/figure/slope-field.ts'
import { transformationGrid } from '../../core/src/figure/transformation-grid.ts'
import { treeDiagram } from '../../core/src/figure/tree-diagram.ts'
import { triangle } from '../../core/src/figure/triangle.ts'
import { unitCircle } from '../../core/src/figure/unit-circle.ts'
import { vectorDiagram } from '../../core/src/figure/vector-diagram.ts'
import { venn } from '../../core/src/figure/venn.ts'
import {
  accented,
  apply,
  blank,
  box,
  bracketed,
  call,
  decimal,
  join,
  measure,
  negative,
  number,
  over,
  percent,
  pi,
  point,
  power,
  root,
  sum,
  symbol,
  words,
} from '../../core/src/math/build.ts'
import type { Expr } from '../../core/src/math/expr.ts'
import { Ratio } from '../../core/src/number/ratio.ts'

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

const cm = (value: number) => measure(value, 'centimeter')
const expression = (a: number, b: number) => measure(bracketed(sum(join(a, x), b)), 'degree')

const triangles: readonly Figure[] = [
  triangle({ shape: { sides: [5, 6, 7] }, sides: { AB: cm(7), BC: cm(5), CA: cm(6) } }),
  triangle({ shape: { angles: [35, 62, 83] }, angles: { A: 35, B: 62, C: 'x' } }),
  triangle({
    shape: { angles: [20, 25, 135] },
    angles: { A: 20, B: 25, C: { label: 'y' } },
    exterior: [{ at: 'B', label: 155, name: 'D' }],
  }),
  triangle({ shape: { angles: [12, 15, 153] }, names: 'PQR', angles: { P: 12, Q: 15 }, sides: { PQ: 14 } }),
  triangle({
    shape: { angles: [50, 70, 60] },
    angles: { A: expression(3, 5), B: expression(4, -2), C: expression(2, 10) },
  }),
  triangle({
    shape: { sides: [5, 5, 4] },
    names: null,
    sides: { BC: { ticks: 1, label: 'x' }, CA: { ticks: 1 }, AB: 8 },
    angles: { A: { mark: 'double-arc', label: 66 }, B: { mark: 'double-arc' } },
  }),
  triangle({ shape: { twoSides: [6, 8], angle: 120 }, sides: { CA: 6, AB: 8 }, angles: { A: 120 }, turn: 25 }),
  triangle({
    shape: { sides: [7, 9, 10] },
    cevians: [{ from: 'C', as: 'altitude', foot: 'D', label: 'h' }],
    sides: { AB: 10, BC: 7, CA: 9 },
  }),
  triangle({
    shape: { angles: [30, 115, 35] },
    cevians: [{ from: 'C', as: 'altitude', label: 6 }],
    sides: { AB: 5 },
    names: null,
  }),
  triangle({
    shape: { sides: [8, 9, 10] },
    parallels: [{ to: 'AB', share: 0.6, names: 'DE', label: 6, marked: true }],
    sides: { AB: 10 },
  }),
  triangle({
    shape: { sides: [8, 7, 10] },
    cevians: [{ from: 'C', as: 'bisector', foot: 'D' }],
    marked: [
      { of: 'ACD', label: 41 },
      { of: 'DCB', label: 41 },
    ],
  }),
  rightTriangle({ legs: [3, 4], sides: { AB: 'c', BC: 3, CA: 4 } }),
  rightTriangle({ legs: [40, 9], sides: { AB: 41, BC: 40, CA: 'x' }, angles: { B: 'θ' }, turn: 30 }),
  rightTriangle({
    legs: [1, Math.sqrt(3)],
    angles: { A: 30, B: 60 },
    sides: { AB: join(6, root(2)), BC: 'x', CA: 'y' },
    turn: 140,
  }),
  rightTriangle({ legs: [4, 3], names: null, squares: { AB: 25, BC: 16, CA: 9 } }),
  rightTriangle({
    legs: [12, 5],
    flip: true,
    names: 'DEF',
    sides: { DE: 13, EF: 12, FD: 5 },
    angles: { E: { mark: 'arc' } },
    turn: -60,
  }),
  rightTriangle({
    legs: [4, 3],
    cevians: [{ from: 'C', as: 'altitude', foot: 'D', label: 'h' }],
    sides: { BC: 8, CA: 6 },
    turn: 37 + 180,
  }),
]

const polygons: readonly Figure[] = [
  polygon({
    vertices: [
      [0, 0],
      [9, 0],
      [11, 4],
      [2, 4],
    ],
    sides: [cm(9), null, null, cm(5)],
    heights: [{ from: 'D', to: 'AB', label: cm(4) }],
  }),
  polygon({
    vertices: [
      [0, 0],
      [8, 0],
      [8, 3],
      [5, 3],
      [5, 6],
      [0, 6],
    ],
    sides: [measure(8, 'foot'), measure(3, 'foot'), null, null, measure(5, 'foot'), measure(6, 'foot')],
    shaded: true,
  }),
  polygon({
    vertices: regularVertices(6),
    names: 'ABCDEF',
    lines: [
      { of: 'AD', dashed: true },
      { of: 'BE', dashed: true },
    ],
  }),
  polygon({
    vertices: [
      [0, 0],
      [4, -1],
      [6, 2],
      [4, 5],
      [0, 4],
    ],
    names: 'ABCDE',
    angles: [expression(3, 10), 105, 110, expression(2, 4), 'x'],
  }),
  polygon({
    vertices: [
      [0, 0],
      [6, 0],
      [6, 4],
      [0, 4],
    ],
    sides: [12, { arc: 180 }, null, 8],
    shaded: true,
  }),
  polygon({
    vertices: [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ],
    sides: [cm(10), null, { arc: -180 }],
    shaded: true,
  }),
  polygon({
    vertices: [
      [0, 0],
      [12, 0],
      [12, 8],
      [0, 8],
    ],
    sides: [12, 8],
    shaded: true,
    holes: [
      {
        vertices: [
          [3, 2],
          [8, 2],
          [8, 5],
          [3, 5],
        ],
        sides: [5, null, null, 3],
      },
    ],
  }),
  polygon({
    vertices: [
      [0, 0],
      [6, 0],
      [8, 3],
      [2, 3],
    ],
    names: 'ABCD',
    sides: [{ parallels: 1 }, { ticks: 2, parallels: 2 }, { parallels: 1 }, { ticks: 2, parallels: 2 }],
    lines: ['AC', 'BD'],
    points: { E: [4, 1.5] },
  }),
  polygon({
    vertices: [
      [0, 0],
      [5, 0],
      [6, 3.5],
      [2, 5],
      [-1, 3],
    ],
    exterior: [
      { at: 'B', label: 80 },
      { at: 'C', label: 60 },
      { at: 'E', label: 'x' },
    ],
  }),
  polygon({
    vertices: [
      [0, 0],
      [14, 0],
      [9, 5],
      [3, 5],
    ],
    heights: [{ from: 'D', to: 'AB', label: 5 }],
    sides: [14, null, 6],
  }),
  polygon({
    vertices: [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
    circles: [{ center: [2, 2], radius: 2 }],
    shaded: true,
    sides: [cm(4)],
  }),
  polygon({
    vertices: [
      [0, 0],
      [7, 0],
      [7, 2.5],
      [0, 2.5],
    ],
    sides: [sum(join(2, x), 3), sum(x, -1)],
    size: 7,
  }),
]

const circles: readonly Figure[] = [
  circle({ points: { A: { at: 30, label: null } }, lines: [{ of: 'OA', label: cm(7) }], centerLabel: null }),
  circle({ points: { A: 0, B: 180 }, lines: [{ of: 'BA', label: measure(12, 'inch') }] }),
  circle({
    points: { A: 20, B: 110, C: 250 },
    lines: ['CA', 'CB'],
    angles: [{ of: 'ACB', label: 45 }],
    arcs: [{ of: 'AB', label: 90 }],
  }),
  circle({
    points: { A: 70, B: 170, C: 200, D: 340 },
    lines: ['AB', 'BC', 'CD', 'DA'],
    angles: [
      { of: 'DAB', label: 85 },
      { of: 'BCD', label: 'x' },
      { of: 'ABC', label: 95 },
      { of: 'CDA', label: 'y' },
    ],
  }),
  circle({
    points: { A: 15, B: 75 },
    lines: [{ of: 'OA', label: 6 }, 'OB'],
    angles: [{ of: 'AOB', label: 60 }],
    sectors: ['AB'],
  }),
  circle({ points: { T: 50 }, tangents: [{ at: 'T', ends: 'PQ', square: true }], lines: ['OT'] }),
  circle({
    points: { A: 60, B: 300 },
    others: { P: [2, 0] },
    lines: [{ of: 'PA', label: 8 }, { of: 'PB', label: sum(join(2, x), -4) }, 'OA', 'OB', { of: 'OP', dashed: true }],
    angles: [
      { of: 'OAP', mark: 'square' },
      { of: 'OBP', mark: 'square' },
    ],
  }),
  circle({
    points: { A: { at: 0, label: null }, B: { at: 180, label: null } },
    rim: false,
    sectors: ['AB'],
    lines: [{ of: 'BA', label: cm(10) }],
    shaded: true,
    centerLabel: null,
  }),
  circle({
    points: { A: { at: 0, label: null }, B: { at: 90, label: null } },
    rim: false,
    sectors: ['AB'],
    lines: [{ of: 'OA', label: cm(6) }],
    shaded: true,
    centerLabel: null,
  }),
  circle({
    shaded: true,
    inner: 0.6,
    points: { A: { at: 40, label: null } },
    others: { B: { at: [-0.6, 0], label: null } },
    lines: [
      { of: 'OA', label: 10 },
      { of: 'OB', label: 6 },
    ],
  }),
  circle({
    points: { A: 40, B: 140 },
    segments: ['AB'],
    lines: ['OA', 'OB', 'AB'],
    angles: [{ of: 'AOB', label: 100 }],
  }),
  circle({
    points: { A: 130, B: 330, C: 60, D: 200 },
    others: { E: chordsMeetAt(130, 330, 60, 200) },
    lines: ['AB', 'CD'],
    angles: [{ of: 'AED', label: 64 }],
    arcs: [
      { of: 'AD', label: 70 },
      { of: 'BC', label: 90 },
    ],
  }),
]

const diagrams: readonly Figure[] = [
  geometryDiagram({
    points: { A: [0, 0], B: [3, 0], C: [8, 0] },
    lines: [
      { of: 'AB', label: sum(join(3, x), 1) },
      { of: 'BC', label: sum(join(5, x), -9) },
    ],
    dots: true,
  }),
  geometryDiagram({
    points: { A: [-4, 0], B: [4, 0], C: [3, 3], D: [-3, -3], O: [0, 0] },
    lines: [
      { of: 'AB', extent: 'line' },
      { of: 'DC', extent: 'line' },
    ],
    angles: [
      { of: 'BOC', label: 45 },
      { of: 'COA', label: expression(3, 15) },
    ],
  }),
  geometryDiagram({
    points: { A: [0, 0], B: [6, 0], C: [2, 4], D: [8, 4] },
    lines: [{ of: 'AB', ticks: 1 }, { of: 'AC', ticks: 2 }, 'BC', { of: 'CD', ticks: 1 }, { of: 'BD', ticks: 2 }],
    angles: ['BAC', 'CDB'],
  }),
  geometryDiagram({
    points: { A: [0, 0], M: [5, 0], B: [10, 0], C: [5, 4], D: [5, -4] },
    lines: ['AB', 'CD', { of: 'AM', ticks: 1 }, { of: 'MB', ticks: 1 }],
    angles: [{ of: 'BMC', mark: 'square' }],
    arcs: [],
  }),
  geometryDiagram({
    points: { P: [0, 0], Q: [5, 3], R: [1, 4] },
    lines: [
      { of: 'PQ', extent: 'ray' },
      { of: 'PR', extent: 'ray' },
    ],
    angles: [{ of: 'QPR', label: over(pi, 4) }],
    dots: true,
  }),
]

const y = symbol('y')

const grids: readonly Figure[] = [
  transformationGrid({
    x: [-6, 6],
    y: [-6, 6],
    figure: [
      [1, 1],
      [4, 2],
      [3, 5],
    ],
    image: [
      [-1, 1],
      [-2, 4],
      [-5, 3],
    ],
    center: [0, 0],
  }),
  transformationGrid({
    x: [-8, 8],
    y: [-8, 8],
    figure: [
      [-6, 2],
      [-2, 2],
      [-2, 5],
      [-6, 6],
    ],
    names: 'JKLM',
    mirror: [
      [0, 0],
      [1, 1],
    ],
  }),
  transformationGrid({
    x: [0, 12],
    y: [0, 10],
    axes: false,
    names: null,
    figure: [
      [1, 1],
      [4, 1],
      [4, 3],
      [2, 4],
    ],
  }),
  transformationGrid({
    x: [-10, 10],
    y: [-10, 10],
    figure: [
      [-8, -3],
      [-5, -3],
      [-5, 1],
    ],
    image: [
      [2, 4],
      [5, 4],
      [5, 8],
    ],
    arrow: [
      [-8, -3],
      [2, 4],
    ],
  }),
]

const scatters: readonly Figure[] = [
  scatterPlot({
    data: [
      [1, 52],
      [2, 58],
      [2, 61],
      [3, 60],
      [4, 68],
      [5, 73],
      [5, 70],
      [6, 78],
      [7, 85],
      [8, 88],
      [9, 95],
    ],
    x: { name: words('Hours of study', 'Horas de estudio') },
    y: { name: words('Score', 'Calificación') },
    line: sum(join(5, x), 48),
  }),
  scatterPlot({
    data: [
      [1, 9],
      [2, 8],
      [3, 8],
      [4, 6],
      [5, 5],
      [7, 4],
      [8, 2],
    ],
    marked: [[9, 9, 'P']],
    x: [0, 10],
    y: [0, 10],
  }),
  scatterPlot({
    data: [],
    x: { from: 0, to: 50, step: 5, name: words('Temperature (°F)', 'Temperatura (°F)') },
    y: { from: 0, to: 24000, step: 2000, name: words('Sales (dollars)', 'Ventas (dólares)') },
  }),
  scatterPlot({
    data: [
      [0, 0.3],
      [1, 0.9],
      [2, 1.4],
      [3, 2.1],
      [4, 2.6],
    ],
    x: { from: 0, to: 5 },
    y: { from: 0, to: 4, step: 1, numbers: 'power-of-ten' },
    line: sum(join(decimal(Ratio.of(3, 5)), x), decimal(Ratio.of(3, 10))),
  }),
]

const transversals: readonly Figure[] = [
  parallelLinesTransversal({ angle: 62, labels: 'all', names: ['m', 'n', 't'] }),
  parallelLinesTransversal({ angle: 115, labels: { 2: 115, 7: 'x' }, names: ['ℓ', 'm', 't'] }),
  parallelLinesTransversal({ angle: 40, labels: { 4: expression(3, 5), 5: expression(2, 45) }, turn: 20 }),
  parallelLinesTransversal({ angle: 75, otherAngle: 68, labels: { 2: 75, 6: 68 }, names: ['a', 'b', 'c'] }),
  parallelLinesTransversal({ angle: 25, labels: 'all' }),
  parallelLinesTransversal({ angle: 130, labels: { 1: expression(4, 10) }, numbered: [2, 3, 6, 7, 8], turn: -35 }),
]

const fields: readonly Figure[] = [
  slopeField({ of: over(join(-1, x), y) }),
  slopeField({ of: sum(x, y), x: [-4, 4], y: [-4, 4], solutions: [[0, 1]], points: [[0, 1]] }),
  slopeField({
    of: join(over(1, 2), y, bracketed(sum(3, join(-1, y)))),
    x: [0, 6],
    y: [-1, 4],
    solutions: [
      [0, 1],
      [0, 4],
    ],
  }),
  slopeField({
    of: join(x, y),
    x: [-2, 2],
    y: [-2, 2],
    dots: [
      [-1, -1],
      [-1, 0],
      [-1, 1],
      [0, -1],
      [0, 0],
      [0, 1],
      [1, -1],
      [1, 0],
      [1, 1],
    ],
  }),
]

const sums: readonly Figure[] = [
  riemannSum({ of: sum(square(x), 1), from: 0, to: 3, count: 3, rule: 'left', x: [-1, 4], y: [-1, 11] }),
  riemannSum({ of: over(12, x), from: 1, to: 5, count: 4, rule: 'right', x: [0, 6], y: [0, 14] }),
  riemannSum({
    of: sum(8, join(-1, over(square(x), 2))),
    from: 0,
    to: 4,
    count: 4,
    rule: 'midpoint',
    x: [-1, 5],
    y: [-1, 9],
    label: f,
  }),
  riemannSum({
    of: {
      through: [
        [0, 2],
        [2, 5],
        [3, 6],
        [6, 4],
        [8, 1],
      ],
    },
    from: 0,
    to: 8,
    partition: [0, 2, 3, 6, 8],
    rule: 'trapezoid',
    x: [0, 9],
    y: [0, 8],
  }),
  riemannSum({
    of: {
      through: [
        [0, 10],
        [1, 20],
        [2, 40],
        [3, 30],
        [4, 10],
      ],
      smooth: false,
    },
    from: 0,
    to: 4,
    count: 4,
    rule: 'right',
    x: { from: 0, to: 5, name: words('Time (min)', 'Tiempo (min)') },
    y: { from: 0, to: 50, step: 10, name: words('Flow (L/min)', 'Caudal (L/min)') },
  }),
]

const regions: readonly Figure[] = [
  regionGraph({ inequalities: [{ a: -2, b: 1, c: 1, sign: '>' }] }),
  regionGraph({ inequalities: [{ a: 2, b: -3, c: 6, sign: '≤' }], x: [-6, 6], y: [-6, 6] }),
  regionGraph({
    inequalities: [
      { a: 1, b: 1, c: 8, sign: '≤' },
      { a: 2, b: 1, c: 12, sign: '<' },
      { a: 1, b: 0, c: 0, sign: '≥' },
      { a: 0, b: 1, c: 0, sign: '≥' },
    ],
    x: [0, 10],
    y: [0, 14],
    points: [[4, 4, 'P']],
  }),
  regionGraph({ inequalities: [{ of: sum(square(x), -4), sign: '>' }], x: [-6, 6], y: [-6, 6] }),
  regionGraph({
    areas: [{ lower: sum(square(x), join(-2, x)), upper: x, from: 0, to: 3 }],
    curves: [
      { of: sum(square(x), join(-2, x)), label: apply('g', x) },
      { of: x, label: f },
    ],
    points: [[0, 0], { at: [3, 3], label: apply('P', 3, 3) }],
    x: [-3, 5],
    y: [-3, 6],
  }),
  regionGraph({
    areas: [{ lower: sum(square(y), -4), upper: sum(y, 2), from: -2, to: 3, by: 'y' }],
    curves: [{ x: sum(square(symbol('t')), -4), y: symbol('t'), from: -3.2, to: 3.2, directed: false }, sum(x, -2)],
    x: [-6, 8],
    y: [-5, 5],
  }),
  regionGraph({ inequalities: [{ a: 1, b: 0, c: -3, sign: '<' }], x: [-8, 8], y: [-8, 8] }),
]

const statistics: readonly Figure[] = [
  histogram({
    from: 60,
    width: 10,
    heights: [3, 8, 12, 9, 4],
    x: words('Score', 'Calificación'),
    y: words('Students', 'Estudiantes'),
  }),
  histogram({
    from: 0,
    over: 'values',
    heights: [0.0156, 0.0938, 0.2344, 0.3125, 0.2344, 0.0938, 0.0156],
    shaded: [4, 5, 6],
    x: symbol('X'),
    y: words('Probability', 'Probabilidad'),
  }),
  histogram({
    from: 1000,
    width: 500,
    heights: [120, 340, 560, 410, 90, 0, 20],
    x: words('Rainfall (mm)', 'Lluvia (mm)'),
    y: words('Frequency', 'Frecuencia'),
  }),
  histogram({
    from: 0,
    width: 5,
    heights: [2, 5, 7, 4],
    shown: false,
    x: words('Minutes', 'Minutos'),
    y: words('Trips', 'Viajes'),
  }),
  boxPlot({
    plots: [{ five: [3, 7, 11, 16, 20] }],
    axis: { from: 0, to: 24, step: 2, name: words('Minutes', 'Minutos') },
  }),
  boxPlot({
    plots: [
      { five: [52, 64, 71, 82, 95], label: words('Class A', 'Grupo A') },
      { five: [48, 70, 78, 84, 90], label: words('Class B', 'Grupo B'), outliers: [30] },
    ],
    axis: { name: words('Score', 'Calificación') },
  }),
  boxPlot({ plots: [], axis: [0, 50] }),
  circleGraph({
    title: words('How students get to school', 'Cómo van a la escuela'),
    sectors: [
      { name: words('Bus', 'Autobús'), size: 45, value: percent(45) },
      { name: words('Car', 'Carro'), size: 25, value: percent(25), square: true },
      { name: words('Walking', 'A pie'), size: 20, value: box() },
      { name: words('Bicycle', 'Bicicleta'), size: 7, value: percent(7) },
      { name: words('Other', 'Otros'), size: 3, value: percent(3) },
    ],
  }),
  circleGraph({
    sectors: [
      { name: 'A', size: 2 },
      { name: 'B', size: 1 },
      { name: 'C', size: 1 },
    ],
  }),
  circleGraph({ sectors: [{ name: words('Rent', 'Alquiler'), size: 40, value: percent(40) }], whole: 100, marks: 20 }),
  circleGraph({ sectors: [], whole: 100, marks: 10 }),
  dotPlot({ values: [3, 4, 4, 5, 5, 5, 6, 6, 8, 12], axis: { name: words('Books read', 'Libros leídos') } }),
  dotPlot({
    plots: [
      { label: words('Before', 'Antes'), values: [12, 13, 13, 14, 15, 15, 15, 16] },
      { label: words('After', 'Después'), values: [14, 15, 16, 16, 17, 17, 18] },
    ],
    axis: { from: 10, to: 20, name: words('Seconds', 'Segundos') },
  }),
  dotPlot({
    values: Array.from({ length: 100 }, (_, i) => Math.round(50 + 10 * Math.sin(i * 7.3) * Math.cos(i * 1.7)) / 100),
    axis: { from: 0.38, to: 0.62, step: 0.02, name: words('Sample proportion', 'Proporción muestral') },
  }),
]

const half = over(1, 2)
const halfRoot = (value: number) => over(root(value), 2)
const minus = (of: Expr) => negative(of)
const SPECIAL: readonly (readonly [number, Expr, Expr, Expr])[] = [
  [0, number(0), number(1), number(0)],
  [30, over(pi, 6), halfRoot(3), half],
  [45, over(pi, 4), halfRoot(2), halfRoot(2)],
  [60, over(pi, 3), half, halfRoot(3)],
  [90, over(pi, 2), number(0), number(1)],
  [120, over(join(2, pi), 3), minus(half), halfRoot(3)],
  [135, over(join(3, pi), 4), minus(halfRoot(2)), halfRoot(2)],
  [150, over(join(5, pi), 6), minus(halfRoot(3)), half],
  [180, pi, number(-1), number(0)],
  [210, over(join(7, pi), 6), minus(halfRoot(3)), minus(half)],
  [225, over(join(5, pi), 4), minus(halfRoot(2)), minus(halfRoot(2))],
  [240, over(join(4, pi), 3), minus(half), minus(halfRoot(3))],
  [270, over(join(3, pi), 2), number(0), number(-1)],
  [300, over(join(5, pi), 3), half, minus(halfRoot(3))],
  [315, over(join(7, pi), 4), halfRoot(2), minus(halfRoot(2))],
  [330, over(join(11, pi), 6), halfRoot(3), minus(half)],
]

const turns: readonly Figure[] = [
  unitCircle({
    angles: SPECIAL.map(([degrees, label, cosine, sine], i) => ({
      degrees,
      label: i % 5 === 1 ? box() : label,
      point: i % 5 === 3 ? box() : point(cosine, sine),
    })),
  }),
  unitCircle({ angles: [{ degrees: 150, label: 150, point: 'P', triangle: true, horizontal: 'x', vertical: 'y' }] }),
  unitCircle({ angles: [{ degrees: -490, label: -490 }], rim: false, numbers: false }),
  unitCircle({ angles: [{ degrees: 60, label: over(pi, 3), point: point(half, halfRoot(3)), arc: true }] }),
  polarGrid({
    points: [
      { r: 4, degrees: 60, label: 'A' },
      { r: 3, degrees: 210, label: 'B' },
      { r: -5, degrees: 30, label: 'C' },
    ],
  }),
  polarGrid({
    radius: 4,
    curves: [{ of: join(4, call('cos', join(2, symbol('θ')))) }, { of: number(2), dashed: true }],
  }),
  polarGrid({
    radius: 4,
    angles: 'degrees',
    rays: 15,
    curves: [{ of: sum(2, join(2, call('cos', symbol('θ')))), from: 0, to: 180, shaded: true, label: symbol('r') }],
  }),
]

const bells: readonly Figure[] = [
  normalCurve({ mean: 500, deviation: 100, shaded: [{ from: 400, to: 650 }], name: words('Score', 'Puntaje') }),
  normalCurve({
    shaded: [{ to: -1.5, label: percent(decimal(Ratio.of(67, 10))) }],
    values: [0, { at: -1.5, label: symbol('z') }],
  }),
  normalCurve({
    mean: 3400,
    deviation: 475,
    shaded: [{ from: 4200 }],
    values: [3400, 4200, { at: 3875, label: sum(symbol('μ'), symbol('σ')) }],
    lines: true,
  }),
  normalCurve({
    values: [-3, -2, -1, 0, 1, 2, 3].map(at => ({ at, label: blank() })),
    lines: true,
    shaded: [
      { to: -1.96, label: decimal(Ratio.of(25, 1000)) },
      { from: 1.96, label: decimal(Ratio.of(25, 1000)) },
    ],
  }),
]

const angles: readonly Figure[] = [
  angleDiagram({
    rays: { A: 0, B: 52, C: 180 },
    angles: [
      { of: 'AOB', label: 52 },
      { of: 'BOC', label: 'x' },
    ],
    named: true,
  }),
  angleDiagram({
    rays: { A: 20, B: 75, C: 200, D: 255 },
    angles: [
      { of: 'AOB', label: expression(2, 15) },
      { of: 'COD', label: 55 },
    ],
  }),
  angleDiagram({
    rays: { A: 0, B: 28, C: 90 },
    angles: [
      { of: 'AOC', mark: 'square' },
      { of: 'AOB', label: 28 },
      { of: 'BOC', label: 'x' },
    ],
    turn: 15,
  }),
  angleDiagram({
    rays: { A: 0, B: 100, C: 230 },
    angles: [
      { of: 'APB', label: 100 },
      { of: 'BPC', label: 130 },
      { of: 'CPA', label: 'y' },
    ],
    named: true,
    vertex: 'P',
  }),
  angleDiagram({
    rays: { A: 0, B: 18, C: 33, D: 180 },
    angles: [
      { of: 'AOB', label: 18 },
      { of: 'BOC', label: 15 },
      { of: 'COD', label: sum(join(12, x), 3) },
    ],
  }),
  angleDiagram({ rays: { A: 10, B: 250 }, angles: [{ of: 'AOB', label: 240, reflex: true }] }),
]

const head = words('heads', 'cara')
const tail = words('tails', 'cruz')
const trees: readonly Figure[] = [
  treeDiagram({
    children: [
      {
        label: 'R',
        branch: over(3, 8),
        children: [
          { label: 'R', branch: over(2, 7), result: over(6, 56) },
          { label: 'B', branch: over(5, 7) },
        ],
      },
      {
        label: 'B',
        branch: over(5, 8),
        children: [
          { label: 'R', branch: over(3, 7) },
          { label: 'B', branch: blank(1) },
        ],
      },
    ],
  }),
  treeDiagram({
    children: [head, tail].map(label => ({ label, children: [1, 2, 3].map(number => ({ label: number })) })),
  }),
  treeDiagram(
    {
      label: 60,
      children: [
        {
          label: 6,
          children: [
            { label: 2, circled: true },
            { label: 3, circled: true },
          ],
        },
        {
          label: 10,
          children: [
            { label: 2, circled: true },
            { label: 5, circled: true },
          ],
        },
      ],
    },
    'down',
  ),
]

const sets: readonly Figure[] = [
  venn({ sets: 'AB', counts: { A: 12, B: 8, AB: 5, none: 3 } }),
  venn({
    sets: [words('Soccer', 'Fútbol'), words('Music', 'Música'), words('Art', 'Arte')],
    counts: { A: 12, B: 8, C: 9, AB: 4, AC: 3, BC: 2, ABC: 1, none: 6 },
  }),
  venn({ sets: 'AB', shaded: ['AB', 'B'], frame: true }),
  venn({ sets: 'ABC', shaded: ['A', 'BC', 'none'] }),
  venn({
    sets: [
      words('Rational numbers', 'Números racionales'),
      words('Integers', 'Números enteros'),
      words('Whole numbers', 'Números naturales'),
    ],
    nested: true,
    counts: { A: over(2, 3), AB: number(-4), ABC: 7 },
  }),
]

const vectors: readonly Figure[] = [
  vectorDiagram({
    vectors: [{ to: [4, 3], label: 'v', components: { horizontal: 4, vertical: 3 }, angle: 'θ' }],
    x: [-2, 6],
    y: [-2, 6],
  }),
  vectorDiagram({
    vectors: [
      { to: [3, 1], label: 'u' },
      { from: [3, 1], to: [4, 5], label: 'v' },
      { to: [4, 5], label: accented('vector', sum(symbol('u'), symbol('v'))), dashed: true },
    ],
    x: [-1, 7],
    y: [-1, 7],
  }),
  vectorDiagram({
    vectors: [
      { from: [-6, -2], to: [-2, 4], label: 'a' },
      { from: [1, 5], to: [5, -1], label: 'b' },
      { from: [-5, -6], to: [-8, -6], label: 'c' },
    ],
  }),
]

const conics: readonly Figure[] = [
  conic({
    curve: { form: 'ellipse', center: [1, -2], a: 5, b: 3 },
    show: ['center', 'foci', 'vertices'],
    points: [[5, -2, 'F']],
  }),
  conic({
    curve: { form: 'hyperbola', center: [0, 0], a: 3, b: 4, opens: 'x' },
    show: ['asymptotes', 'vertices', 'foci'],
  }),
  conic({ curve: { form: 'hyperbola', center: [-1, 2], a: 2, b: 3, opens: 'y' } }),
  conic({
    curve: { form: 'parabola', vertex: [1, 1], p: 2, opens: 'y' },
    show: ['directrix', 'vertices'],
    points: [[1, 3, 'F']],
  }),
  conic({
    curve: { form: 'parabola', vertex: [3, 0], p: -1, opens: 'x' },
    show: ['axis', 'foci'],
    x: [-8, 8],
    y: [-8, 8],
  }),
]

const mappings: readonly Figure[] = [
  mappingDiagram({
    inputs: [-2, 0, 3, 5],
    outputs: [1, 4, 9],
    arrows: [
      [0, 1],
      [1, 0],
      [2, 2],
      [3, 2],
    ],
    names: ['x', 'y'],
  }),
  mappingDiagram({
    inputs: [words('Monday', 'Lunes'), words('Tuesday', 'Martes')],
    outputs: [12500, 7, over(1, 2), 30],
    arrows: [
      [0, 0],
      [0, 3],
      [1, 1],
    ],
    names: [words('Input', 'Entrada'), words('Output', 'Salida')],
  }),
]

/** Hard cases of each kind: flat, steep, crowded, large numbers. */
export const lateFigures: readonly Figure[] = [
  ...planes,
  ...graphs,
  ...triangles,
  ...polygons,
  ...circles,
  ...diagrams,
  ...grids,
  ...scatters,
  ...transversals,
  ...fields,
  ...sums,
  ...regions,
  ...statistics,
  ...turns,
  ...bells,
  ...angles,
  ...trees,
  ...sets,
  ...vectors,
  ...conics,
  ...mappings,
]
