import { count } from '../../core/src/content.ts'
import { areaGrid } from '../../core/src/figure/area-grid.ts'
import { areaModel, lattice } from '../../core/src/figure/area-model.ts'
import { array } from '../../core/src/figure/array.ts'
import { balance } from '../../core/src/figure/balance.ts'
import { barChart } from '../../core/src/figure/bar-chart.ts'
import { baseTenBlocks } from '../../core/src/figure/base-ten-blocks.ts'
import { clock, clockWithoutHands, clockWithoutNumerals } from '../../core/src/figure/clock.ts'
import { counters } from '../../core/src/figure/counters.ts'
import { doubleNumberLine } from '../../core/src/figure/double-number-line.ts'
import type { Figure } from '../../core/src/figure/figure.ts'
import { fractionBar } from '../../core/src/figure/fraction-bar.ts'
import { fractionCircle } from '../../core/src/figure/fraction-circle.ts'
import { hundredChart } from '../../core/src/figure/hundred-chart.ts'
import { icons } from '../../core/src/figure/icon.ts'
import { lengthBars } from '../../core/src/figure/length-bars.ts'
import { linePlot } from '../../core/src/figure/line-plot.ts'
import { coinsAndBills } from '../../core/src/figure/money.ts'
import {
  cubeNet,
  cylinderNet,
  prismNet,
  squarePyramidNet,
  squaresNet,
  triangularPrismNet,
} from '../../core/src/figure/net.ts'
import { numberBond } from '../../core/src/figure/number-bond.ts'
import { numberLine } from '../../core/src/figure/number-line.ts'
import { pictureGraph } from '../../core/src/figure/picture-graph.ts'
import { placeValueChart } from '../../core/src/figure/place-value-chart.ts'
import { protractor } from '../../core/src/figure/protractor.ts'
import { ruler } from '../../core/src/figure/ruler.ts'
import { scaleReading } from '../../core/src/figure/scale-reading.ts'
import { shapePieces } from '../../core/src/figure/shape-pieces.ts'
import { shapeSet } from '../../core/src/figure/shape-set.ts'
import { shapes } from '../../core/src/figure/shapes.ts'
import {
  compositePrism,
  cone,
  cube,
  cylinder,
  hemisphere,
  pyramid,
  rectangularPrism,
  sphere,
  stackedSolid,
  triangularPrism,
  unitCubeBox,
  unitCubes,
} from '../../core/src/figure/solid-3d.ts'
import { spinner } from '../../core/src/figure/spinner.ts'
import { symmetryFigure } from '../../core/src/figure/symmetry-figure.ts'
import { tallyChart } from '../../core/src/figure/tally-chart.ts'
import { tapeDiagram } from '../../core/src/figure/tape-diagram.ts'
import { tenFrame } from '../../core/src/figure/ten-frame.ts'
import { thermometer } from '../../core/src/figure/thermometer.ts'
import { book } from '../../core/src/language/nouns/school.ts'
import {
  blank,
  box,
  equation,
  join,
  measure,
  minus,
  negative,
  over,
  percent,
  power,
  root,
  sum,
  symbol,
  time,
  times,
  words,
} from '../../core/src/math/build.ts'
import { Ratio } from '../../core/src/number/ratio.ts'

const lines: readonly Figure[] = [
  numberLine(),
  numberLine({ to: 20, points: [[13, 'A']], labels: 10 }),
  numberLine({ from: 30, to: 50, labels: 'ends', points: [[37, 'A']] }),
  numberLine({
    from: -10,
    to: 10,
    points: [
      [-7, 'A'],
      [-2, 'B'],
      [4, 'C'],
      [9, 'D'],
    ],
  }),
  numberLine({ to: 100, step: 5, labels: 2, points: [[35, 'P']] }),
  numberLine({ to: 1, step: Ratio.of(1, 8), labels: 'ends', points: [[Ratio.of(5, 8), 'A']] }),
  numberLine({ to: 1, step: Ratio.of(1, 6), blanks: [Ratio.of(2, 6), Ratio.of(5, 6)] }),
  numberLine({ to: 3, step: Ratio.of(1, 3), labels: [0, 1, 2, 3], points: [Ratio.of(7, 3)] }),
  numberLine({ to: 2, step: Ratio.of(1, 4), numbers: 'mixed' }),
  numberLine({ to: 1, step: Ratio.of(1, 10), numbers: 'decimal' }),
  numberLine({
    from: Ratio.of(43, 10),
    to: Ratio.of(44, 10),
    step: Ratio.of(1, 100),
    numbers: 'decimal',
    labels: 'ends',
    points: [[Ratio.of(437, 100), 'A']],
  }),
  numberLine({ from: 340, to: 350, labels: [340, [345, blank(1.5)], 350], points: [347] }),
  numberLine({
    to: 10,
    jumps: [
      [4, 5],
      [5, 6],
      [6, 7],
    ],
    points: [4],
  }),
  numberLine({
    to: 30,
    step: 5,
    jumps: [
      [0, 5],
      [5, 10],
      [10, 15],
      [15, 20],
    ],
  }),
  numberLine({
    to: 2,
    step: Ratio.of(1, 4),
    jumps: [
      [0, Ratio.of(3, 4), 'amount'],
      [Ratio.of(3, 4), Ratio.of(5, 4), 'amount'],
    ],
  }),
  numberLine({
    from: 40,
    to: 80,
    open: true,
    labels: [46, 66, 73],
    jumps: [
      [46, 66, 'amount'],
      [66, 73, 'amount'],
    ],
  }),
  numberLine({
    from: 50,
    to: 90,
    open: true,
    labels: [[58, blank(1.5)], 60, [84, blank(1.5)]],
    jumps: [
      [58, 60, 'amount'],
      [60, 84, 'amount'],
    ],
  }),
  numberLine({
    from: 40,
    to: 100,
    open: true,
    labels: [46, 56, 73, 76],
    jumps: [
      [46, 76, 'amount'],
      [76, 73, 'amount'],
    ],
  }),
  numberLine({
    from: 160,
    to: 270,
    open: true,
    labels: [
      [165, time(2, 45)],
      [180, time(3, 0)],
      [240, time(4, 0)],
      [260, time(4, 20)],
    ],
    jumps: [
      [165, 180, words('15 min', '15 min')],
      [180, 240, words('1 h', '1 h')],
      [240, 260, words('20 min', '20 min')],
    ],
  }),
  numberLine({ from: -8, to: 8, spans: [{ from: 3 }] }),
  numberLine({ from: -8, to: 8, spans: [{ to: -2, closed: [false, true] }] }),
  numberLine({ from: -5, to: 7, spans: [{ from: -2, to: 5, closed: [false, true] }] }),
  numberLine({ from: -5, to: 7, spans: [{ to: -1 }, { from: 4, closed: [true, false] }] }),
  numberLine({
    from: -3,
    to: 3,
    step: Ratio.of(1, 2),
    labels: 2,
    spans: [{ from: Ratio.of(-3, 2), closed: [true, false] }],
  }),
  numberLine({ from: -8, to: 8 }),
  numberLine({
    from: -10,
    to: 10,
    arrows: [
      [0, -6, symbol('a')],
      [-6, 3, symbol('b')],
    ],
  }),
  numberLine({
    from: -10,
    to: 10,
    arrows: [
      [0, 7, 'amount'],
      [7, -2, 'amount'],
    ],
  }),
  numberLine({
    from: -3,
    to: 3,
    step: Ratio.of(1, 4),
    labels: 4,
    points: [
      [Ratio.of(-9, 4), 'A'],
      [Ratio.of(-1, 2), 'B'],
      [Ratio.of(3, 4), 'C'],
      [Ratio.of(5, 2), 'D'],
    ],
  }),
  numberLine({ from: 4, to: 5, step: Ratio.of(1, 10), numbers: 'decimal', points: [[Math.sqrt(20), root(20)]] }),
  numberLine({
    from: -20,
    to: 30,
    step: 5,
    labels: 2,
    vertical: true,
    points: [
      [15, 'A'],
      [-10, 'B'],
    ],
  }),
  numberLine({ to: 1, step: 1 }),
  numberLine({ to: 1, step: Ratio.of(1, 2), labels: [0, [Ratio.of(1, 2), over(1, 2)], 1] }),
  numberLine({ from: 3000, to: 4000, step: 500, points: [3680] }),
]

const counted: readonly Figure[] = [
  tenFrame(0),
  tenFrame(4),
  tenFrame(14),
  tenFrame({ cells: [0, 3, 4, 7, 8] }),
  tenFrame([{ gray: 9 }, { white: 4 }]),
  tenFrame({ gray: 5, white: 3 }),
  ...icons.map((icon, i) =>
    counters({ icon, count: 3 + (i % 3), fill: (['gray', 'white', 'striped', 'dark'] as const)[i % 4]! }),
  ),
  counters({ icon: 'apple', count: 8, rows: [5, 3] }),
  counters({ icon: 'star', count: 8, arrangement: 'ring', fill: 'white' }),
  counters({ icon: 'circle', count: 9, arrangement: 'dice' }),
  counters({ icon: 'fish', count: 10, arrangement: 'scattered' }),
  counters({ icon: 'leaf', count: 7, arrangement: 'scattered', variant: 4, outline: 'box' }),
  counters({ icon: 'square', count: 13, perRow: 5, fill: 'striped' }),
  counters({ items: ['duck', 'duck', 'fish', 'duck', 'fish', 'fish', 'duck'], arrangement: 'scattered' }),
  counters({ outline: 'box' }),
  counters([
    { icon: 'heart', count: 3 },
    { icon: 'heart', count: 4, fill: 'white' },
  ]),
  counters([{ icon: 'duck', count: 4, added: 1 }]),
  counters({ icon: 'balloon', count: 9, crossed: 4 }),
  counters({ icon: 'cookie', count: 6, crossed: [1, 4] }),
  counters(
    [
      { icon: 'cup', count: 6, label: 'A' },
      { icon: 'flower', count: 4, label: 'B' },
    ],
    'down',
  ),
  counters(
    [
      { icon: 'car', count: 8, size: 0.8, label: 'A' },
      { icon: 'car', count: 6, size: 1.2, spacing: 1.8, label: 'B' },
    ],
    'down',
  ),
  counters(
    Array.from({ length: 4 }, () => ({
      icon: 'egg' as const,
      count: 5,
      arrangement: 'dice' as const,
      outline: 'loop' as const,
    })),
  ),
  counters(Array.from({ length: 3 }, () => ({ icon: 'star' as const, count: 4, perRow: 2, outline: 'loop' as const }))),
  counters(
    [
      { icon: 'positive', count: 5, fill: 'white' },
      { icon: 'negative', count: 3, fill: 'gray' },
    ],
    'down',
  ),
  counters({ items: [...Array<'circle'>(6).fill('circle'), ...Array<'square'>(4).fill('square')], perRow: 5 }),
]

const blocks: readonly Figure[] = [
  baseTenBlocks(24),
  baseTenBlocks(305),
  baseTenBlocks(2416),
  baseTenBlocks({ tens: 3, ones: 14 }),
  baseTenBlocks({ hundreds: 2, tens: 14, ones: 7 }),
  baseTenBlocks(42, 5),
  baseTenBlocks({ tens: 5, crossedTens: 2 }),
  baseTenBlocks({ tens: 4, ones: 7, crossedOnes: 3, label: 'A' }),
  baseTenBlocks(90),
  baseTenBlocks(9999),
]

const coins: readonly Figure[] = [
  coinsAndBills([[25, 10, 10, 5, 1, 1]]),
  coinsAndBills([[1, 1, 1, 1, 1, 1, 1, 1, 1, 1]]),
  coinsAndBills([
    { label: 'A', pieces: [25, 25, 10] },
    { label: 'B', pieces: [10, 10, 10, 10, 5, 5, 1, 1] },
  ]),
  coinsAndBills([[1, 5, 10, 25]], { faces: 'name' }),
  coinsAndBills([[2000, 1000, 500, 100, 100]]),
  coinsAndBills([[500, 100, 25, 10]], { tags: [{ label: words('Ball', 'Pelota'), cents: 575 }] }),
  coinsAndBills([], {
    tags: [
      { label: words('Notebook', 'Cuaderno'), cents: 365 },
      { label: words('Pen', 'Bolígrafo'), cents: 85 },
      { cents: 1200 },
    ],
  }),
]

const arrays: readonly Figure[] = [
  array(3, 5),
  array(5, 5, { icon: 'star', fill: 'white' }),
  array(4, 7, { splitColumns: 5 }),
  array(6, 10, { icon: 'square', fill: 'striped' }),
  array(7, 3, { splitRows: 5, icon: 'apple' }),
  array(3, 4, { loops: 'rows', icon: 'heart' }),
  array(2, 5, { loops: 'columns' }),
  array(1, 1),
  array(12, 12),
]

const bars: readonly Figure[] = [
  fractionBar({ parts: 4, shaded: 3 }),
  fractionBar({ parts: 8, shaded: [1, 4, 6] }),
  fractionBar({ parts: 2, shaded: 1 }, { parts: 4 }),
  fractionBar({ parts: 3, shaded: 2, label: 'A' }, { parts: 4, shaded: 3, label: 'B' }),
  fractionBar({ parts: 5, shaded: 2, striped: 1 }),
  fractionBar({ parts: 8, shaded: 7, crossed: 3 }),
  fractionBar({ parts: 4, shaded: 11 }),
  fractionBar({ parts: 6, shaded: 29 }),
  fractionBar({ parts: [1, 3, 2], shaded: 1 }),
  fractionBar({ parts: 1 }),
  fractionBar({ parts: 5, shaded: 3, partLabel: over(1, 5) }),
  fractionBar({ parts: 12, partLabel: over(1, 12), shaded: 4 }),
  fractionBar({ parts: 3, partLabels: [over(1, 3), blank(1), null], total: 12 }),
  fractionBar(
    { parts: 4, shaded: 1, total: measure(24, 'mile') },
    { parts: 4, shaded: 3, total: words('Remaining pages', 'Páginas restantes') },
  ),
  fractionCircle({ parts: 4, shaded: 1 }),
  fractionCircle({ parts: 3, shaded: [0, 2] }),
  fractionCircle({ parts: 8, shaded: 5, striped: 2 }),
  fractionCircle({ parts: 4, shaded: 11 }),
  fractionCircle({ parts: 12, shaded: 77 }),
  fractionCircle({ parts: [1, 3] }),
  fractionCircle({ parts: 1 }),
  fractionCircle({ parts: 6, partLabel: over(1, 6) }),
  fractionCircle({ parts: 2, shaded: 2, wholes: 2 }),
]

const bonds: readonly Figure[] = [
  numberBond(7, [4, null]),
  numberBond(null, [12, 8]),
  numberBond(over(7, 8), [over(3, 8), blank(1)]),
  numberBond(10, [2, 3, null]),
  numberBond(1000, [345, null]),
  numberBond(15, [7, null], 'triangle'),
  numberBond(54, [6, 9], 'triangle'),
  numberBond(12, [5, 7], 'house', [
    equation(sum(blank(1), blank(1)), blank(1)),
    equation(sum(blank(1), blank(1)), blank(1)),
    equation(minus(blank(1), blank(1)), blank(1)),
    equation(minus(blank(1), blank(1)), blank(1)),
  ]),
  numberBond(63, [null, 9], 'house', [
    equation(times(blank(1), blank(1)), blank(1)),
    equation(times(blank(1), blank(1)), blank(1)),
  ]),
]

const grids: readonly Figure[] = [
  areaGrid({ rows: 3, columns: 5 }),
  areaGrid({ rows: 10, columns: 10, shaded: 37 }),
  areaGrid({ rows: 1, columns: 10, shaded: 7 }),
  areaGrid({ rows: 4, columns: 6, lines: 'none', bottom: measure(6, 'foot'), left: measure(4, 'foot') }),
  areaGrid({ rows: 9, columns: 3, lines: 'none', top: measure(3, 'meter'), right: blank(1.5) }),
  areaGrid({ rows: 4, columns: 5, lines: 'first' }),
  areaGrid({ rows: 3, columns: 4, lines: 'ticks' }),
  areaGrid({ rows: 3, columns: 5, shadedColumns: 2, stripedRows: 2 }),
  areaGrid({ rows: 8, columns: 12, shadedColumns: 7, stripedRows: 3 }),
  areaGrid({ rows: 10, columns: 10, shadedColumns: 4, stripedRows: 6 }),
  areaGrid({
    rows: 6,
    columns: 8,
    shape: [
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [4, 2],
      [4, 3],
      [4, 4],
    ],
    name: 'A',
  }),
  areaGrid({
    rows: 5,
    columns: 6,
    shape: [
      [1, 1, 'lower-right'],
      [1, 2],
      [1, 3],
      [1, 4, 'lower-left'],
      [2, 1],
      [2, 2],
      [2, 3],
      [2, 4],
      [3, 2, 'upper-right'],
      [3, 3, 'upper-left'],
    ],
  }),
  areaGrid({ rows: 6, columns: 10, shape: [] }),
  areaGrid({
    rows: 8,
    columns: 6,
    rowSizes: Array<number>(8).fill(3),
    columnSizes: Array<number>(6).fill(4),
    units: [4, 3],
    shaded: [
      [7, 0],
      [7, 1],
      [7, 2],
      [6, 0],
      [6, 1],
      [6, 2],
      [5, 0],
      [5, 1],
      [5, 2],
    ],
  }),
  areaGrid({ rows: 2, columns: 4, columnSizes: [1, 2, 1, 1.5] }),
  areaGrid({ rows: 4, columns: 6, top: 6, left: 4, name: 'B' }),
  areaModel({ columns: [40, 7], rows: [6], cells: [[blank(2), blank(2)]] }),
  areaModel({
    columns: [30, 6],
    rows: [40, 2],
    cells: [
      [1200, null],
      [null, 12],
    ],
  }),
  areaModel({ columns: [200, 40, 5], rows: [3], cells: [[600, 120, 15]] }),
  areaModel({ columns: [null, null, null], rows: [6], cells: [[300, 120, 17]] }),
  areaModel({ columns: [5, 3], rows: [4], units: true }),
  areaModel({ columns: [10, 4], rows: [7], toScale: true, cells: [[70, 28]] }),
  areaModel({
    columns: [2, over(1, 2)],
    rows: [3, over(2, 3)],
    cells: [
      [blank(1.5), blank(1.5)],
      [blank(1.5), blank(1.5)],
    ],
  }),
  areaModel({
    columns: [symbol('x'), 3],
    rows: [symbol('x'), negative(5)],
    cells: [
      [power(symbol('x'), 2), join(3, symbol('x'))],
      [join(negative(5), symbol('x')), null],
    ],
  }),
  areaModel({ columns: [24, 18], rows: [blank(1)], cells: [[join(24, symbol('x')), 18]] }),
  lattice(
    [3, 6],
    [4, 2],
    [
      [
        [1, 2],
        [2, 4],
      ],
      [[0, 6], null],
    ],
  ),
  lattice([3, 4, 5], [2, 7]),
]

const charts: readonly Figure[] = [
  barChart({
    title: words('Favorite Pets', 'Mascotas favoritas'),
    categories: [words('Dog', 'Perro'), words('Cat', 'Gato'), words('Fish', 'Pez'), words('Bird', 'Pájaro')],
    values: [7, 5, 3, 2],
    scale: { to: 8 },
    valueTitle: words('Students', 'Estudiantes'),
  }),
  barChart({
    categories: [
      words('Monday', 'Lunes'),
      words('Tuesday', 'Martes'),
      words('Wednesday', 'Miércoles'),
      words('Thursday', 'Jueves'),
      words('Friday', 'Viernes'),
    ],
    values: [25, 40, null, 15, 30],
    scale: { to: 50, step: 10 },
    horizontal: true,
    valueTitle: words('Books sold', 'Libros vendidos'),
    categoryTitle: words('Day', 'Día'),
  }),
  barChart({ categories: ['A', 'B', 'C'], scale: { to: 20, step: 2, every: 2 } }),
  barChart({
    title: words('Height of a Plant', 'Altura de una planta'),
    categories: [1, 2, 3, 4, 5],
    values: [2, 6, 9, 17, null],
    scale: { to: 20, step: 2, every: 2 },
    valueTitle: words('Inches', 'Pulgadas'),
    categoryTitle: words('Week', 'Semana'),
    joined: true,
  }),
  barChart({
    categories: ['A', 'B', 'C', 'D'],
    series: [
      { name: words('Park', 'Parque'), values: [30, 20, 45, 35] },
      { name: words('Lake', 'Lago'), values: [25, 35, 40, 20] },
    ],
    scale: { to: 50, step: 5, every: 2 },
    valueTitle: words('Visitors', 'Visitantes'),
    joined: true,
  }),
  barChart({
    title: words('Recycling', 'Reciclaje'),
    categories: [words('Paper', 'Papel'), words('Glass', 'Vidrio'), words('Cans', 'Latas')],
    series: [
      { name: words('Grade 3', 'Grado 3'), values: [30, 20, 45] },
      { name: words('Grade 4', 'Grado 4'), values: [25, 35, 40] },
    ],
    scale: { to: 50, step: 5, every: 2 },
    valueTitle: words('Pounds', 'Libras'),
  }),
  barChart({
    categories: [words('Yes', 'Sí'), words('No', 'No')],
    series: [
      { name: words('Adults', 'Adultos'), values: [40, 70] },
      { name: words('Teens', 'Jóvenes'), values: [60, 30] },
    ],
    stacked: true,
    scale: { to: 100, step: 20, percent: true },
  }),
  barChart({
    categories: [
      words('Strawberries', 'Fresas'),
      words('Bananas', 'Plátanos'),
      words('Watermelons', 'Sandías'),
      words('Blueberries', 'Arándanos'),
      words('Oranges', 'Naranjas'),
      words('Grapes', 'Uvas'),
    ],
    values: [12, 0, 5, 8, 11, 4],
    scale: { to: 12 },
  }),
  barChart({
    categories: [words('Car', 'Auto'), words('Bus', 'Autobús')],
    series: [
      { name: words('Boys', 'Niños'), values: [12, 30] },
      { name: words('Girls', 'Niñas'), values: [21, 18] },
    ],
    scale: { to: 30, step: 5 },
    horizontal: true,
  }),
  barChart({
    categories: [words('North', 'Norte'), words('South', 'Sur')],
    values: [52, 56],
    scale: { from: 50, to: 58, step: 2 },
  }),
  pictureGraph({
    title: words('Books read', 'Libros leídos'),
    icon: 'book',
    key: 10,
    keyLabel: count(10, book),
    rows: [
      ['A', 40],
      ['B', 25],
      ['C', 70],
      ['D', 5],
    ],
  }),
  pictureGraph({
    icon: 'star',
    key: 2,
    rows: [
      [words('Ana', 'Ana'), 7],
      [words('Luis', 'Luis'), 4],
      [words('Mia', 'Mia'), null],
    ],
  }),
  pictureGraph({
    icon: 'circle',
    rows: [
      [words('Apples', 'Manzanas'), 6],
      [words('Bananas', 'Plátanos'), 0],
    ],
  }),
  pictureGraph({
    icon: 'apple',
    key: 4,
    rows: [
      [words('Monday', 'Lunes'), 18],
      [words('Tuesday', 'Martes'), 10],
    ],
  }),
]

const diagrams: readonly Figure[] = [
  tapeDiagram([{ boxes: [24, { label: blank(1.5), size: 36 }], brace: 60 }]),
  tapeDiagram([{ boxes: [8, 8, 8], brace: blank(1.5) }]),
  tapeDiagram([
    {
      label: words('Ana', 'Ana'),
      boxes: [
        { label: blank(1), size: 12 },
        { label: 5, size: 5, dashed: true },
      ],
    },
    { label: words('Luis', 'Luis'), boxes: [{ label: 17, size: 17 }] },
  ]),
  tapeDiagram(
    [
      { label: words('Boys', 'Niños'), boxes: 3 },
      { label: words('Girls', 'Niñas'), boxes: 5 },
    ],
    { total: 40 },
  ),
  tapeDiagram([{ boxes: 10, brace: 250, marks: Array.from({ length: 11 }, (_, i) => percent(i * 10)) }]),
  tapeDiagram([{ boxes: [{ fill: 'gray' }, { fill: 'gray' }, { fill: 'gray' }, null], brace: measure(20, 'mile') }]),
  tapeDiagram([{ boxes: ['x', 9], equal: true, brace: 23 }]),
  tapeDiagram([{ boxes: [92, 1], brace: 93 }]),
  tapeDiagram(
    [
      { label: words('Flour', 'Harina'), boxes: 2 },
      { label: words('Sugar', 'Azúcar'), boxes: 3 },
      { label: words('Butter', 'Mantequilla'), boxes: 4 },
    ],
    { total: words('180 grams', '180 gramos') },
  ),
  balance([sum(8, 4)], [sum(7, box())]),
  balance(['x', 'x', 3], [11]),
  balance([{ icon: 'apple' }], [{ icon: 'balloon' }], 'left'),
  balance([{ icon: 'duck' }, { icon: 'duck' }], [{ icon: 'car' }], 'right'),
  balance(['x', 'x', 'x', 1, 1, 1, 1], ['x', 1, 1, 1, 1, 1, 1, 1, 1, 1]),
  balance([times(4, 6)], [times(3, box())]),
]

const chartsOfNumbers: readonly Figure[] = [
  hundredChart(),
  hundredChart({ from: 23, to: 46, blanks: [25, 34, 46] }),
  hundredChart({ cells: [45, 35, 55, 44, 46], shown: [45] }),
  hundredChart({ from: 1, to: 60, crossed: [4, 6, 8, 10], circled: [2, 3, 5, 7], shaded: [11] }),
  hundredChart({ from: 97, to: 120, blanks: [100, 109, 110] }),
  placeValueChart({ from: 2, rows: ['405'] }),
  placeValueChart({ from: 5, rows: [' 46203'] }),
  placeValueChart({ from: 5, rows: [[null, null, null, null, null, null]] }),
  placeValueChart({ from: 3, rows: ['  6 ', ' 6  '], shifts: [{ from: 1, to: 2, label: words('× 10', '× 10') }] }),
  placeValueChart({
    from: 1,
    to: -3,
    rows: [' 03  ', ' 003 '],
    shifts: [{ from: -1, to: -2, label: words('÷ 10', '÷ 10') }],
  }),
  placeValueChart({ from: 8, rows: ['405000012'] }),
  placeValueChart({ from: 6, rows: ['3070608', '       '] }),
  placeValueChart({ from: 2, rows: [[3, 14, blank(1)]] }),
  linePlot({
    from: 3,
    to: 8,
    values: [3, 4, 4, 5, 5, 5, 6, 8],
    title: words('Leaf lengths', 'Longitudes de las hojas'),
    axisTitle: words('Inches', 'Pulgadas'),
  }),
  linePlot({
    from: 0,
    to: 2,
    step: Ratio.of(1, 4),
    values: [Ratio.of(1, 4), Ratio.of(1, 2), Ratio.of(1, 2), Ratio.of(5, 4), 2],
    axisTitle: words('Miles', 'Millas'),
  }),
  linePlot({
    from: 0,
    to: 1,
    step: Ratio.of(1, 8),
    numbers: 'fraction',
    values: [Ratio.of(3, 8), Ratio.of(3, 8), Ratio.of(1, 2), Ratio.of(7, 8)],
    mark: 'dot',
  }),
  linePlot({ from: 1, to: 3, step: Ratio.of(1, 4) }),
  protractor([0, 50]),
  protractor([180, 130]),
  protractor(
    [
      [20, 'A'],
      [95, 'C'],
    ],
    'B',
  ),
  protractor([0]),
  protractor([
    [33, 'P'],
    [147, 'Q'],
  ]),
]

const solids: readonly Figure[] = [
  rectangularPrism(6, 3, 4, { unit: 'centimeter' }),
  rectangularPrism(2, 9, 10, { labels: { height: blank(1.5) } }),
  rectangularPrism(10, 2, 2, { unit: 'foot' }),
  rectangularPrism(Ratio.of(5, 2), Ratio.of(3, 4), 2, { unit: 'inch' }),
  cube(5, { unit: 'inch' }),
  rectangularPrism(4, 3, 5, {
    labels: { length: null, width: null, height: null },
    section: [
      [0, 2, 0],
      [4, 2, 0],
      [4, 2, 3],
      [0, 2, 3],
    ],
  }),
  triangularPrism(3, 4, 10, { apex: 0, unit: 'centimeter', labels: { right: measure(5, 'centimeter') } }),
  triangularPrism(6, 4, 9, { unit: 'meter' }),
  pyramid(6, 6, 7, { unit: 'centimeter' }),
  pyramid(6, 6, 4, { labels: { width: null, slant: 5 } }),
  cylinder(3, 8, { unit: 'inch' }),
  cylinder(7, 3, { labels: { radius: null, diameter: measure(14, 'centimeter') } }),
  cylinder(1, 12),
  cone(5, 12, { labels: { slant: 13 } }),
  cone(6, 4, { unit: 'meter', labels: { height: null, slant: 'ℓ' } }),
  sphere(6, { unit: 'centimeter' }),
  sphere(5, { labels: { radius: null, diameter: 10 } }),
  hemisphere(4, { unit: 'foot' }),
  stackedSolid(3, [{ shape: 'cone-down', height: 8 }, { shape: 'hemisphere' }], { unit: 'centimeter' }),
  stackedSolid(4, [
    { shape: 'cylinder', height: 6 },
    { shape: 'cone', height: 3 },
  ]),
  stackedSolid(2, [{ shape: 'hemisphere-down' }, { shape: 'cylinder', height: 6 }, { shape: 'hemisphere' }]),
  unitCubeBox(4, 3, 2),
  unitCubeBox(5, 4, 3),
  unitCubeBox(4, 2, 3, { layersApart: true }),
  unitCubes([
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [0, 1, 0],
    [1, 1, 0],
    [0, 2, 0],
    [0, 0, 1],
    [1, 0, 1],
  ]),
  unitCubes(
    [
      [0, 0, 0],
      [1, 0, 0],
      [2, 0, 0],
      [3, 0, 0],
      [0, 0, 1],
      [0, 0, 2],
      [0, 1, 2],
    ],
    [4, 3, 3],
  ),
  compositePrism(
    [
      { at: [0, 0, 0], size: [6, 3, 4] },
      { at: [0, 3, 0], size: [2, 4, 4] },
    ],
    [
      { from: [0, 0, 0], to: [6, 0, 0], label: 6 },
      { from: [0, 0, 0], to: [0, 7, 0], label: 7 },
      { from: [6, 0, 0], to: [6, 0, 4], label: 4 },
      { from: [6, 0, 4], to: [6, 3, 4], label: 3 },
      { from: [0, 7, 0], to: [2, 7, 0], label: 2 },
    ],
  ),
  compositePrism(
    [
      { at: [0, 0, 0], size: [3, 5, 4] },
      { at: [3, 0, 0], size: [4, 2, 4] },
    ],
    [{ from: [0, 0, 0], to: [7, 0, 0], label: measure(7, 'foot') }],
    { seams: false },
  ),
]

const piecesOfShapes: readonly Figure[] = [
  shapePieces({
    outline: [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ],
    pieces: [
      [
        [0, 0],
        [2, 0],
        [2, 2],
      ],
      {
        border: [
          [0, 0],
          [2, 2],
          [0, 2],
        ],
        isEmpty: true,
      },
    ],
    turn: 45,
  }),
  shapePieces({
    pieces: [
      {
        border: [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
        label: 'A',
      },
      {
        border: [
          [-1, 0],
          [1, 0, 180],
        ],
        label: 'B',
      },
      {
        border: [
          [0, 0],
          [1, 0, 90],
          [0, 1],
        ],
        label: 'C',
      },
    ],
  }),
  shapePieces(
    {
      label: 'A',
      outline: [
        [-1, 0, 180],
        [1, 0, 180],
      ],
    },
    {
      label: 'B',
      pieces: [
        [
          [0, 0],
          [2, 0],
          [1, 0.5],
        ],
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ],
      ],
    },
  ),
]

const shapeSets: readonly Figure[] = [
  ...shapes.slice(0, 35).map(shape => shapeSet([shape])),
  shapeSet(
    ['triangle', 'square', 'right-triangle', { shape: 'rectangle', turn: 25 }, 'curved-triangle', 'open-triangle'],
    { named: 'letters' },
  ),
  shapeSet(['cube', 'cone', 'cylinder', 'sphere'], { named: 'numbers' }),
  shapeSet([
    'circle',
    { shape: 'square', fill: 'gray' },
    'circle',
    { shape: 'square', fill: 'gray' },
    'circle',
    { shape: 'square', fill: 'gray' },
    null,
    null,
  ]),
  shapeSet(['star', 'heart', 'triangle', null, 'circle', 'square', 'hexagon', null, 'moon'], { perRow: 3, grid: true }),
  shapeSet(['car', 'car', 'car', { shape: 'car', mark: 'pointed' }, 'car', 'car', 'car', 'car', 'car', 'car'], {
    perRow: 10,
    start: true,
  }),
  shapeSet(['triangle', 'triangle', 'circle', 'triangle', 'triangle', 'circle', 'triangle', 'triangle', 'circle'], {
    perRow: 9,
    loop: [0, 2],
  }),
  shapeSet([
    { shape: 'triangle', size: 0.6 },
    { shape: 'triangle', size: 1.3, turn: 180 },
    { shape: 'scalene-triangle', turn: 40 },
    { shape: 'square', turn: 45 },
    { shape: 'rectangle', stretch: 0.8 },
    { shape: 'square', fill: 'striped' },
    { shape: 'hexagon', fill: 'dark' },
    { shape: 'rhombus', mark: 'crossed' },
  ]),
  shapeSet(['star', { shape: 'circle', fill: 'striped' }], { perRow: 1, grid: true }),
  shapeSet(['duck', 'turtle', 'snail', 'mouse', 'rabbit', 'elephant'], { facing: 'left', says: 'names' }),
  shapeSet(['cone', { shape: 'cylinder', size: 0.9 }, 'rectangular-prism', 'cube'], { stacked: true }),
  shapeSet(['circle', 'half-circle', 'open-triangle', 'hexagon'], { named: 'letters', says: 'borders-and-lengths' }),
]

const symmetries: readonly Figure[] = [
  symmetryFigure({
    shape: [
      [0, 0],
      [6, 0],
      [6, 3],
      [0, 3],
    ],
    mirrors: [
      [
        [0, 0],
        [6, 3],
      ],
    ],
  }),
  symmetryFigure({
    shape: [
      [0, 0],
      [4, 0],
      [2, 5],
    ],
    mirrors: [
      [
        [2, 0],
        [2, 5],
      ],
    ],
  }),
  symmetryFigure({
    shape: [
      [0, 0],
      [5, 0],
      [7, 3],
      [2, 3],
    ],
    turn: 30,
  }),
  symmetryFigure({
    shape: [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
    mirrors: [
      [
        [0, 0],
        [4, 4],
      ],
      [
        [0, 4],
        [4, 0],
      ],
      [
        [2, 0],
        [2, 4],
      ],
      [
        [0, 2],
        [4, 2],
      ],
    ],
  }),
  symmetryFigure({
    shape: 'heart',
    mirrors: [
      [
        [0, -50],
        [0, 50],
      ],
    ],
  }),
  symmetryFigure({ shape: 'butterfly' }),
  symmetryFigure({
    shape: [
      [5, 1],
      [2, 1],
      [2, 4],
      [3, 6],
      [5, 6],
    ],
    open: true,
    mirrors: [
      [
        [5, 0],
        [5, 8],
      ],
    ],
    paper: [10, 8],
  }),
  symmetryFigure({
    shape: [
      [1, 1],
      [4, 1],
      [4, 4],
    ],
    open: true,
    mirrors: [
      [
        [0, 0],
        [8, 8],
      ],
    ],
    paper: [8, 8],
  }),
  ...(
    [
      'A',
      'B',
      'C',
      'D',
      'E',
      'F',
      'G',
      'H',
      'I',
      'J',
      'K',
      'L',
      'M',
      'N',
      'O',
      'P',
      'Q',
      'R',
      'S',
      'T',
      'U',
      'V',
      'W',
      'X',
      'Y',
      'Z',
    ] as const
  ).map(shape => symmetryFigure({ shape })),
  symmetryFigure({
    shape: 'N',
    mirrors: [
      [
        [0, -50],
        [0, 50],
      ],
    ],
  }),
]

const measuring: readonly Figure[] = [
  clock(3, 0),
  clock(12, 30),
  clock(7, 52),
  clock(1, 5),
  clockWithoutNumerals(8, 57),
  clockWithoutHands,
  ruler({ objects: [{ to: 4, shape: 'pencil' }] }),
  ruler({
    parts: 4,
    objects: [
      { from: 1, to: Ratio.of(15, 4), shape: 'bar', label: 'A' },
      { to: Ratio.of(5, 2), label: 'B', shape: 'segment' },
    ],
  }),
  ruler({ length: 3, parts: 8, objects: [{ to: Ratio.of(19, 8), shape: 'pencil' }] }),
  ruler({ unit: 'centimeter', objects: [{ from: 2, to: 7 }] }),
  ruler({ unit: 'centimeter', length: 10, parts: 10, objects: [{ to: Ratio.of(64, 10), shape: 'pencil' }] }),
  ruler({ both: true, objects: [{ to: 4, shape: 'pencil' }] }),
  ruler({
    length: 8,
    both: true,
    objects: [
      { to: Ratio.of(314, 100), shape: 'nail', label: 'A' },
      { to: 7, shape: 'key', label: 'B' },
    ],
  }),
  ruler({ from: 4, length: 7, objects: [{ to: 10, shape: 'crayon' }] }),
  ruler({ unit: 'centimeter', from: 7, length: 9, objects: [{ from: 8, to: 15, shape: 'paintbrush' }] }),
  ruler({ length: 7, start: 2, objects: [{ from: 2, to: 5, shape: 'ribbon' }] }),
  ruler({ unit: 'centimeter', length: 12, start: 3 }),
  ruler({ length: 8, numbers: false, objects: [{ from: 1, to: 6, shape: 'pencil' }] }),
  ruler({ length: 12, parts: 2 }),
  ruler({ length: 2, parts: 2, objects: [{ to: 1, shape: 'pencil' }] }),
  lengthBars([
    { label: words('Ribbon', 'Cinta'), length: 8 },
    { label: words('String', 'Cuerda'), length: 5 },
  ]),
  lengthBars(
    [
      { label: 'A', length: 6 },
      { label: 'B', length: 8 },
      { label: 'C', length: 7 },
    ],
    { upright: true },
  ),
  lengthBars([
    { label: 'A', length: 6, thickness: 1.5 },
    { label: 'B', length: 7, thickness: 0.5 },
  ]),
  lengthBars([{ length: 5, units: 5 }]),
  fractionBar({ parts: 4, shaded: 1, shape: 'square', cut: 'slanted' }),
  fractionBar({ parts: [2, 4, 3, 6], shape: 'rectangle', cut: 'crossed', says: 'sizes' }),
  fractionBar({ parts: [3, 7], shape: 'rectangle', cut: 'slanted', says: 'sizes' }),
  fractionCircle({ parts: [2, 3], turn: 45, says: 'sizes' }),
  lengthBars([{ length: 4, start: 2, units: 9 }]),
  lengthBars([{ length: 6, units: { count: 4, gap: 0.6 } }]),
  lengthBars([
    { label: 'A', length: 5, start: 2, units: { count: 8, look: 'clip' } },
    { label: 'B', length: 0, units: { count: 8, look: 'cube' } },
  ]),
  lengthBars([{ length: 5, units: { count: 5, sizes: [1.4, 0.6, 1, 1.4, 0.6] } }]),
  lengthBars([{ length: 6, units: { count: 8, gap: -0.3 } }]),
  lengthBars([
    { label: 'A', length: 10 },
    { label: 'B', length: 25 },
  ]),
  doubleNumberLine(
    { name: words('Cups of flour', 'Tazas de harina'), labels: [0, 2, 4, box(), 8] },
    { name: words('Loaves', 'Panes'), labels: [0, 3, null, 9, box()] },
  ),
  doubleNumberLine(
    { name: words('Minutes', 'Minutos'), labels: [0, null, null, null, null, 45] },
    { name: words('Liters', 'Litros'), labels: [0, box(), null, null, null, 120] },
  ),
  scaleReading({ to: 500, step: 50, every: 2, value: 350, unit: 'milliliter' }),
  scaleReading({ to: 1000, step: 100, value: null, unit: 'milliliter' }),
  scaleReading({ device: 'dial', to: 1000, step: 50, every: 2, value: 650, unit: 'gram' }),
  scaleReading({ device: 'dial', to: 10, value: null, unit: 'kilogram' }),
  scaleReading({ to: 4, step: 1, value: 3, unit: 'liter' }),
  scaleReading({ to: 500, step: 25, every: 4, value: 275, unit: 'milliliter', name: 'A' }),
  scaleReading({ device: 'dial', to: 60, step: 5, every: 4, value: 35, unit: 'kilogram', name: 'B' }),
  thermometer({ from: -20, to: 40, step: 2, every: 5, value: -6, unit: 'degree-celsius' }),
  thermometer({ to: 100, step: 10, value: 70, name: 'A' }),
  thermometer({ from: -10, to: 10, step: 1, every: 5, value: null, unit: 'degree-celsius' }),
  tallyChart({
    title: words('Favorite Fruit', 'Fruta favorita'),
    heads: [words('Fruit', 'Fruta'), words('Tally', 'Conteo')],
    rows: [
      [words('Apple', 'Manzana'), 7],
      [words('Banana', 'Plátano'), 10],
      [words('Orange', 'Naranja'), 4],
    ],
  }),
  tallyChart({
    heads: [words('Pet', 'Mascota'), words('Tally', 'Conteo'), words('Number', 'Número')],
    rows: [
      [words('Dog', 'Perro'), 6],
      [words('Cat', 'Gato'), 13, false],
    ],
    numbers: 'shown',
  }),
  tallyChart({
    rows: [
      ['A', 0],
      ['B', 1],
      ['C', 23],
    ],
    numbers: 'blank',
  }),
  tallyChart({
    rows: [
      [
        'A',
        13,
        [
          { upright: 4, crossed: true },
          { upright: 5, crossed: true },
        ],
      ],
      [
        'B',
        9,
        [
          { upright: 5, crossed: false },
          { upright: 3, crossed: true },
        ],
      ],
    ],
  }),
  spinner([1, 2, 3, 4]),
  spinner([
    { label: words('Red', 'Rojo'), size: 3, fill: 'gray' },
    { label: words('Blue', 'Azul'), size: 2, fill: 'striped' },
    { label: words('Green', 'Verde'), size: 1 },
  ]),
  spinner(['A', 'B', 'A', 'C', 'A', 'B', 'D', 'A']),
  spinner(Array.from({ length: 12 }, (_, i) => i + 1)),
  prismNet(5, 3, 4, { unit: 'centimeter' }),
  cubeNet(3, { unit: 'inch' }),
  triangularPrismNet(3, 4, 5, 8, { unit: 'meter' }),
  squarePyramidNet(6, 5, { unit: 'centimeter' }),
  cylinderNet(3, 7, { unit: 'inch' }),
  squaresNet([
    [0, 1],
    [1, 0],
    [1, 1],
    [1, 2],
    [2, 1],
    [3, 1],
  ]),
  squaresNet([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
    [1, 3],
    [1, 4],
  ]),
]

const crowded: readonly Figure[] = [
  numberLine({ from: -18, to: 7 }),
  numberLine({ from: -15, to: 10, labels: 'all', spans: [{ from: -3 }] }),
  numberLine({
    from: 4,
    to: 5,
    step: Ratio.of(1, 10),
    numbers: 'decimal',
    points: [
      [Math.sqrt(20), root(20)],
      [Ratio.of(9, 2), 'A'],
      [Math.sqrt(21), root(21)],
    ],
  }),
  spinner(Array.from({ length: 8 }, (_, i) => (i % 2 === 0 ? words('Yellow', 'Amarillo') : words('Purple', 'Morado')))),
  scaleReading({ device: 'dial', to: 2000, step: 100, value: 700, unit: 'gram' }),
  thermometer({ from: -20, to: 40, step: 1, every: 5, value: -7, unit: 'degree-celsius' }),
  placeValueChart({ from: 5, to: -2, rows: ['12345678'] }),
  counters([
    { icon: 'star', count: 4, label: 'A', outline: 'box' },
    { icon: 'star', count: 5, label: 'B', outline: 'box' },
    { icon: 'star', count: 6, label: 'C', outline: 'box' },
  ]),
]

export const earlyFigures: readonly Figure[] = [
  ...lines,
  ...counted,
  ...blocks,
  ...coins,
  ...arrays,
  ...bars,
  ...bonds,
  ...grids,
  ...charts,
  ...diagrams,
  ...chartsOfNumbers,
  ...solids,
  ...shapeSets,
  ...piecesOfShapes,
  ...symmetries,
  ...measuring,
  ...crowded,
]
