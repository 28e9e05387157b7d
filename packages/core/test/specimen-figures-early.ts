import { array } from '../src/figure/array.ts'
import { baseTenBlocks } from '../src/figure/base-ten-blocks.ts'
import { counters } from '../src/figure/counters.ts'
import type { Figure } from '../src/figure/figure.ts'
import { icons } from '../src/figure/icon.ts'
import { coinsAndBills } from '../src/figure/money.ts'
import { numberLine } from '../src/figure/number-line.ts'
import { tenFrame } from '../src/figure/ten-frame.ts'
import { blank, over, root, symbol, time, words } from '../src/math/build.ts'
import { Ratio } from '../src/number/ratio.ts'

const lines: readonly Figure[] = [
  numberLine(),
  numberLine({ to: 20, points: [[13, 'A']], labels: 10 }),
  numberLine({ from: 30, to: 50, labels: 'ends', points: [[37, 'A']] }),
  numberLine({ from: -10, to: 10, points: [[-7, 'A'], [-2, 'B'], [4, 'C'], [9, 'D']] }),
  numberLine({ to: 100, step: 5, labels: 2, points: [[35, 'P']] }),
  numberLine({ to: 1, step: Ratio.of(1, 8), labels: 'ends', points: [[Ratio.of(5, 8), 'A']] }),
  numberLine({ to: 1, step: Ratio.of(1, 6), blanks: [Ratio.of(2, 6), Ratio.of(5, 6)] }),
  numberLine({ to: 3, step: Ratio.of(1, 3), labels: [0, 1, 2, 3], points: [Ratio.of(7, 3)] }),
  numberLine({ to: 2, step: Ratio.of(1, 4), numbers: 'mixed' }),
  numberLine({ to: 1, step: Ratio.of(1, 10), numbers: 'decimal' }),
  numberLine({ from: Ratio.of(43, 10), to: Ratio.of(44, 10), step: Ratio.of(1, 100), numbers: 'decimal', labels: 'ends', points: [[Ratio.of(437, 100), 'A']] }),
  numberLine({ from: 340, to: 350, labels: [340, [345, blank(1.5)], 350], points: [347] }),
  numberLine({ to: 10, jumps: [[4, 5], [5, 6], [6, 7]], points: [4] }),
  numberLine({ to: 30, step: 5, jumps: [[0, 5], [5, 10], [10, 15], [15, 20]] }),
  numberLine({ to: 2, step: Ratio.of(1, 4), jumps: [[0, Ratio.of(3, 4), 'amount'], [Ratio.of(3, 4), Ratio.of(5, 4), 'amount']] }),
  numberLine({ from: 40, to: 80, open: true, labels: [46, 66, 73], jumps: [[46, 66, 'amount'], [66, 73, 'amount']] }),
  numberLine({ from: 50, to: 90, open: true, labels: [[58, blank(1.5)], 60, [84, blank(1.5)]], jumps: [[58, 60, 'amount'], [60, 84, 'amount']] }),
  numberLine({ from: 40, to: 100, open: true, labels: [46, 56, 73, 76], jumps: [[46, 76, 'amount'], [76, 73, 'amount']] }),
  numberLine({ from: 160, to: 270, open: true, labels: [[165, time(2, 45)], [180, time(3, 0)], [240, time(4, 0)], [260, time(4, 20)]], jumps: [[165, 180, words('15 min', '15 min')], [180, 240, words('1 h', '1 h')], [240, 260, words('20 min', '20 min')]] }),
  numberLine({ from: -8, to: 8, spans: [{ from: 3 }] }),
  numberLine({ from: -8, to: 8, spans: [{ to: -2, closed: [false, true] }] }),
  numberLine({ from: -5, to: 7, spans: [{ from: -2, to: 5, closed: [false, true] }] }),
  numberLine({ from: -5, to: 7, spans: [{ to: -1 }, { from: 4, closed: [true, false] }] }),
  numberLine({ from: -3, to: 3, step: Ratio.of(1, 2), labels: 2, spans: [{ from: Ratio.of(-3, 2), closed: [true, false] }] }),
  numberLine({ from: -8, to: 8 }),
  numberLine({ from: -10, to: 10, arrows: [[0, -6, symbol('a')], [-6, 3, symbol('b')]] }),
  numberLine({ from: -10, to: 10, arrows: [[0, 7, 'amount'], [7, -2, 'amount']] }),
  numberLine({ from: -3, to: 3, step: Ratio.of(1, 4), labels: 4, points: [[Ratio.of(-9, 4), 'A'], [Ratio.of(-1, 2), 'B'], [Ratio.of(3, 4), 'C'], [Ratio.of(5, 2), 'D']] }),
  numberLine({ from: 4, to: 5, step: Ratio.of(1, 10), numbers: 'decimal', points: [[Math.sqrt(20), root(20)]] }),
  numberLine({ from: -20, to: 30, step: 5, labels: 2, vertical: true, points: [[15, 'A'], [-10, 'B']] }),
  numberLine({ to: 1, step: 1 }),
  numberLine({ to: 1, step: Ratio.of(1, 2), labels: [0, [Ratio.of(1, 2), over(1, 2)], 1] }),
  numberLine({ from: 3000, to: 4000, step: 500, points: [3680] }),
]

const counted: readonly Figure[] = [
  tenFrame(0), tenFrame(4), tenFrame(14), tenFrame({ cells: [0, 3, 4, 7, 8] }), tenFrame([{ gray: 9 }, { white: 4 }]), tenFrame({ gray: 5, white: 3 }),
  ...icons.map((icon, i) => counters({ icon, count: 3 + (i % 3), fill: (['gray', 'white', 'striped', 'dark'] as const)[i % 4]! })),
  counters({ icon: 'apple', count: 8, rows: [5, 3] }),
  counters({ icon: 'star', count: 8, arrangement: 'ring', fill: 'white' }),
  counters({ icon: 'circle', count: 9, arrangement: 'dice' }),
  counters({ icon: 'fish', count: 10, arrangement: 'scattered' }),
  counters({ icon: 'leaf', count: 7, arrangement: 'scattered', variant: 4, outline: 'box' }),
  counters({ icon: 'square', count: 13, perRow: 5, fill: 'striped' }),
  counters({ items: ['duck', 'duck', 'fish', 'duck', 'fish', 'fish', 'duck'], arrangement: 'scattered' }),
  counters({ outline: 'box' }),
  counters([{ icon: 'heart', count: 3 }, { icon: 'heart', count: 4, fill: 'white' }]),
  counters([{ icon: 'duck', count: 4, added: 1 }]),
  counters({ icon: 'balloon', count: 9, crossed: 4 }),
  counters({ icon: 'cookie', count: 6, crossed: [1, 4] }),
  counters([{ icon: 'cup', count: 6, label: 'A' }, { icon: 'flower', count: 4, label: 'B' }], 'down'),
  counters([{ icon: 'car', count: 8, size: 0.8, label: 'A' }, { icon: 'car', count: 6, size: 1.2, spacing: 1.8, label: 'B' }], 'down'),
  counters(Array.from({ length: 4 }, () => ({ icon: 'egg' as const, count: 5, arrangement: 'dice' as const, outline: 'loop' as const }))),
  counters(Array.from({ length: 3 }, () => ({ icon: 'star' as const, count: 4, perRow: 2, outline: 'loop' as const }))),
  counters([{ icon: 'positive', count: 5, fill: 'white' }, { icon: 'negative', count: 3, fill: 'gray' }], 'down'),
  counters({ items: [...Array<'circle'>(6).fill('circle'), ...Array<'square'>(4).fill('square')], perRow: 5 }),
]

const blocks: readonly Figure[] = [
  baseTenBlocks(24), baseTenBlocks(305), baseTenBlocks(2416), baseTenBlocks({ tens: 3, ones: 14 }), baseTenBlocks({ hundreds: 2, tens: 14, ones: 7 }),
  baseTenBlocks(42, 5), baseTenBlocks({ tens: 5, crossedTens: 2 }), baseTenBlocks({ tens: 4, ones: 7, crossedOnes: 3, label: 'A' }), baseTenBlocks(90), baseTenBlocks(9999),
]

const coins: readonly Figure[] = [
  coinsAndBills([[25, 10, 10, 5, 1, 1]]),
  coinsAndBills([[1, 1, 1, 1, 1, 1, 1, 1, 1, 1]]),
  coinsAndBills([{ label: 'A', pieces: [25, 25, 10] }, { label: 'B', pieces: [10, 10, 10, 10, 5, 5, 1, 1] }]),
  coinsAndBills([[1, 5, 10, 25]], { faces: 'name' }),
  coinsAndBills([[2000, 1000, 500, 100, 100]]),
  coinsAndBills([[500, 100, 25, 10]], { tags: [{ label: words('Ball', 'Pelota'), cents: 575 }] }),
  coinsAndBills([], { tags: [{ label: words('Notebook', 'Cuaderno'), cents: 365 }, { label: words('Pen', 'Bolígrafo'), cents: 85 }, { cents: 1200 }] }),
]

const arrays: readonly Figure[] = [
  array(3, 5), array(5, 5, { icon: 'star', fill: 'white' }), array(4, 7, { splitColumns: 5 }), array(6, 10, { icon: 'square', fill: 'striped' }), array(7, 3, { splitRows: 5, icon: 'apple' }),
  array(3, 4, { loops: 'rows', icon: 'heart' }), array(2, 5, { loops: 'columns' }), array(1, 1), array(12, 12),
]

export const earlyFigures: readonly Figure[] = [...lines, ...counted, ...blocks, ...coins, ...arrays]
