import type { Drawing, Primitive, ShownGrid, Stroke } from '@worksheet/core/show'

const DIGIT = 0.72
const POINT = 0.34
const ROW = 1.35
const SMALL_ROW = 0.85
const LINE: Stroke = { width: 0.06, dash: 'solid', tone: 'ink' }
const BASELINE = 0.36

/** Column arithmetic and long division as a drawing: no style sheet can move a digit out of its column. */
export function gridToDrawing({ columns, rows, rules, bracket }: ShownGrid): Drawing {
  const cells = rows.flatMap(row => row.cells)
  const isPoint = (column: number) =>
    cells.some(cell => cell.column === column && cell.text === '.') &&
    cells.every(cell => cell.column !== column || cell.text === '.')
  const edges = [0.1]
  for (let column = 0; column < columns; column++) edges.push((edges[column] ?? 0) + (isPoint(column) ? POINT : DIGIT))
  const x = (edge: number) => edges[edge] ?? 0
  const heights = rows.map(({ small }) => (small ? SMALL_ROW : ROW))
  const height = heights.reduce((sum, each) => sum + each, 0.2)
  const bottoms = heights.map((_, row) => height - 0.1 - heights.slice(0, row + 1).reduce((sum, each) => sum + each, 0))
  const bottom = (row: number) => bottoms[row] ?? 0
  const digits = rows.flatMap(({ cells, small }, row) =>
    cells.map(({ column, text }): Primitive => cellOf(text, (x(column) + x(column + 1)) / 2, bottom(row), small)),
  )
  const lines = rules.map(({ underRow, from, to }) => line(x(from), bottom(underRow), x(to + 1), bottom(underRow)))
  const curve = bracket ? bracketOf(x(bracket.column), x(columns), bottom(bracket.row), bottom(bracket.row) + ROW) : []
  return { width: x(columns) + 0.1, height, items: [...digits, ...lines, ...curve] }
}

const line = (x1: number, y1: number, x2: number, y2: number): Primitive => ({
  kind: 'path',
  segments: [
    ['M', x1, y1],
    ['L', x2, y2],
  ],
  stroke: LINE,
  fill: null,
})

function cellOf(text: string, x: number, bottom: number, small: boolean): Primitive {
  if (text === '□') return box(x, bottom + 0.15)
  const size = small ? 0.7 : 1
  return {
    kind: 'label',
    x,
    y: bottom + BASELINE * size,
    anchor: { x: 'center', y: 'baseline' },
    of: { kind: 'number', text },
    size,
    tone: 'ink',
  }
}

const box = (x: number, y: number): Primitive => {
  const [half, side] = [DIGIT / 2 - 0.07, 1.02]
  return {
    kind: 'path',
    segments: [['M', x - half, y], ['L', x + half, y], ['L', x + half, y + side], ['L', x - half, y + side], ['Z']],
    stroke: LINE,
    fill: null,
  }
}

/** The curve stands left of the dividend and meets the bar above it. */
const bracketOf = (x: number, end: number, bottom: number, top: number): readonly Primitive[] => [
  line(x - 0.18, top, end, top),
  {
    kind: 'path',
    segments: [
      ['M', x - 0.18, top],
      ['C', x + 0.06, top - 0.4, x + 0.06, bottom + 0.5, x - 0.2, bottom + 0.1],
    ],
    stroke: LINE,
    fill: null,
  },
]
