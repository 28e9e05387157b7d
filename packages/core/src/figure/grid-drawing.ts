import type { AreaGrid, Corner, ShadedCell } from './area-grid.ts'
import { edgesOf } from './arrange.ts'
import type { Primitive, Stroke } from './drawing.ts'
import { stripes, toneOf } from './fill.ts'
import type { Scribe } from './kind.ts'
import { label, line, NORMAL, type Point, polygonPath, rectangle, THIN } from './pen.ts'

const OUTLINE: Stroke = { width: 0.12, dash: 'solid', tone: 'ink' }
const PAPER_LINE: Stroke = { width: 0.03, dash: 'solid', tone: 'dark' }

/** Where the lines of the grid run, in em: columns from the left, rows from the top. */
interface Ruled {
  readonly xs: readonly number[]
  readonly ys: readonly number[]
}

export function drawGrid(figure: AreaGrid, scribe: Scribe): Primitive[] {
  const ruled = ruledBy(figure)
  const [right, bottom] = [ruled.xs.at(-1)!, ruled.ys.at(-1)!]
  const { top, right: rightLabel, bottom: bottomLabel, left } = figure.labels
  return [
    ...figure.shaded.flatMap(cell => shadedCell(cell, ruled)),
    ...(figure.outlined ? paperLines(ruled) : cellLines(figure, ruled)),
    ...(figure.outlined ? outlineOf(figure.shaded, ruled) : [rectangle(0, bottom, right, -bottom, NORMAL)]),
    ...unitLines(figure, ruled),
    ...(top ? [label([right / 2, 0.3], scribe.layout(top), { y: 'bottom' })] : []),
    ...(bottomLabel ? [label([right / 2, bottom - 0.3], scribe.layout(bottomLabel), { y: 'top' })] : []),
    ...(left ? [label([-0.35, bottom / 2], scribe.layout(left), { x: 'right' })] : []),
    ...(rightLabel ? [label([right + 0.35, bottom / 2], scribe.layout(rightLabel), { x: 'left' })] : []),
    ...(figure.name ? [label([right / 2, top ? 1.7 : 0.4], scribe.layout(figure.name), { y: 'bottom' }, 1)] : []),
  ]
}

/** Countable cells are as large as room allows; a plain rectangle keeps its proportions. */
function ruledBy({ rowSizes, columnSizes, lines }: AreaGrid): Ruled {
  const [wide, high] = [total(columnSizes), total(rowSizes)]
  const fit = Math.min(15 / wide, 10 / high)
  const largest = lines === 'none' ? fit : Math.max(1.15, 5 / Math.max(wide, high))
  const unit = Math.min(fit, lines === 'none' ? 10 / Math.max(wide, high) : largest)
  const along = (sizes: readonly number[], sign: 1 | -1) => edgesOf(sizes.map(size => sign * size * unit))
  return { xs: along(columnSizes, 1), ys: along(rowSizes, -1) }
}

const total = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0)

function shadedCell({ row, column, fill, half }: ShadedCell, { xs, ys }: Ruled): Primitive[] {
  const corners: Readonly<Record<Corner, Point>> = {
    'upper-left': [xs[column]!, ys[row]!],
    'upper-right': [xs[column + 1]!, ys[row]!],
    'lower-right': [xs[column + 1]!, ys[row + 1]!],
    'lower-left': [xs[column]!, ys[row + 1]!],
  }
  const all = Object.entries(corners) as [Corner, Point][]
  const points = (half === 'none' ? all : all.filter(([corner]) => corner !== OPPOSITE[half])).map(([, point]) => point)
  return fill === 'striped' ? stripes(points, 0.26, true) : [polygonPath(points, null, toneOf(fill))]
}

const OPPOSITE: Readonly<Record<Corner, Corner>> = {
  'upper-left': 'lower-right',
  'upper-right': 'lower-left',
  'lower-left': 'upper-right',
  'lower-right': 'upper-left',
}

const paperLines = ({ xs, ys }: Ruled): Primitive[] => [
  ...xs.map(x => line([x, 0], [x, ys.at(-1)!], PAPER_LINE)),
  ...ys.map(y => line([0, y], [xs.at(-1)!, y], PAPER_LINE)),
]

function cellLines({ lines }: AreaGrid, { xs, ys }: Ruled): Primitive[] {
  const [right, bottom] = [xs.at(-1)!, ys.at(-1)!]
  const [inX, inY] = [xs.slice(1, -1), ys.slice(1, -1)]
  switch (lines) {
    case 'none':
      return []
    case 'all':
      return [...inX.map(x => line([x, 0], [x, bottom], THIN)), ...inY.map(y => line([0, y], [right, y], THIN))]
    case 'first':
      return [
        ...inX.map(x => line([x, 0], [x, ys[1]!], THIN)),
        ...inY.map(y => line([0, y], [xs[1]!, y], THIN)),
        line([0, ys[1]!], [right, ys[1]!], THIN),
        line([xs[1]!, 0], [xs[1]!, bottom], THIN),
      ]
    case 'ticks':
      return [
        ...inX.flatMap(x => [line([x, -0.2], [x, 0.2], NORMAL), line([x, bottom - 0.2], [x, bottom + 0.2], NORMAL)]),
        ...inY.flatMap(y => [line([-0.2, y], [0.2, y], NORMAL), line([right - 0.2, y], [right + 0.2, y], NORMAL)]),
      ]
  }
}

function unitLines({ units }: AreaGrid, { xs, ys }: Ruled): Primitive[] {
  if (!units) return []
  const [right, bottom] = [xs.at(-1)!, ys.at(-1)!]
  return [
    ...xs.filter((_, i) => i % units[1] === 0).map(x => line([x, 0], [x, bottom], OUTLINE)),
    ...ys.filter((_, i) => i % units[0] === 0).map(y => line([0, y], [right, y], OUTLINE)),
  ]
}

/** Every edge that has the shape on one side only, and the slanted edge of each half square. */
function outlineOf(cells: readonly ShadedCell[], { xs, ys }: Ruled): Primitive[] {
  const edges = new Map<string, readonly [Point, Point]>()
  const toggle = (from: Point, to: Point) => {
    const key = [from, to].map(String).sort().join(' ')
    if (!edges.delete(key)) edges.set(key, [from, to])
  }
  for (const { row, column, half } of cells) {
    const [west, east, north, south] = [xs[column]!, xs[column + 1]!, ys[row]!, ys[row + 1]!]
    const keeps = (side: string) => half === 'none' || half.includes(side)
    if (keeps('upper')) toggle([west, north], [east, north])
    if (keeps('lower')) toggle([west, south], [east, south])
    if (keeps('left')) toggle([west, south], [west, north])
    if (keeps('right')) toggle([east, south], [east, north])
    if (half === 'upper-left' || half === 'lower-right') toggle([west, south], [east, north])
    if (half === 'upper-right' || half === 'lower-left') toggle([west, north], [east, south])
  }
  return [...edges.values()].map(([from, to]) => line(from, to, OUTLINE))
}
