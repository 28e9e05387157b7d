import { type AreaGrid, areaGrid, itemOf, type Random } from '../../../author.ts'

type Cell = NonNullable<Parameters<typeof areaGrid>[0]['shape']>[number]
type Corner = NonNullable<Cell[2]>
/** A square of the paper: outside of the shape, whole, or only the triangle at this corner. */
export type Square = 'none' | 'whole' | Corner
export type Squares = readonly (readonly Square[])[]

/** Shapes are drawn until one fits: nothing but the rows is made. */
function squares(rows: number, columns: number, at: (row: number, column: number) => Square): Squares {
  const shape: Square[][] = []
  for (let row = 0; row < rows; row++) {
    const squaresOfRow: Square[] = []
    for (let column = 0; column < columns; column++) squaresOfRow.push(at(row, column))
    shape.push(squaresOfRow)
  }
  return shape
}
const where = (isIn: boolean): Square => (isIn ? 'whole' : 'none')

/** A shape in its rectangle of squares, each side from least to most. */
type Outline = (random: Random) => Squares

/** Shapes of whole squares, upright. */
export const outlines = {
  l(random) {
    const [rows, columns] = [random.int(3, 6), random.int(3, 6)]
    const [down, across] = [random.int(1, rows - 1), random.int(1, columns - 1)]
    return squares(rows, columns, (row, column) => where(row >= down || column < across))
  },
  t(random) {
    const [rows, columns] = [random.int(3, 5), random.int(4, 7)]
    const [bar, from] = [random.int(1, 2), random.int(1, columns - 2)]
    const to = random.int(from, columns - 2)
    return squares(rows, columns, (row, column) => where(row < bar || (column >= from && column <= to)))
  },
  u(random) {
    const [rows, columns] = [random.int(3, 5), random.int(3, 7)]
    const [depth, from] = [random.int(1, rows - 1), random.int(1, columns - 2)]
    const to = random.int(from, columns - 2)
    return squares(rows, columns, (row, column) => where(row >= depth || column < from || column > to))
  },
  step(random) {
    const [first, second, third] = [random.int(1, 3), random.int(1, 2), random.int(1, 2)]
    const low = random.int(1, 2)
    const middle = low + random.int(1, 2)
    const high = middle + random.int(1, 2)
    const heightOf = (column: number) => (column < first ? high : column < first + second ? middle : low)
    return squares(high, first + second + third, (row, column) => where(row >= high - heightOf(column)))
  },
  plus(random) {
    const [above, bar, below] = [random.int(1, 2), random.int(1, 2), random.int(1, 2)]
    const [before, stem, after] = [random.int(1, 2), random.int(1, 2), random.int(1, 2)]
    return squares(above + bar + below, before + stem + after, (row, column) =>
      where((row >= above && row < above + bar) || (column >= before && column < before + stem)),
    )
  },
} satisfies Record<string, Outline>
export type OutlineName = keyof typeof outlines
export const OUTLINE_NAMES = Object.keys(outlines) as OutlineName[]

const quarterTurn = (shape: Squares): Squares =>
  squares(itemOf(shape, 0).length, shape.length, (row, column) => itemOf(itemOf(shape, shape.length - 1 - column), row))

/** A shape of whole squares, turned any way. */
export function drawOutline(random: Random, name: OutlineName): Squares {
  const turns = random.int(0, 3)
  return Array.from({ length: turns }).reduce<Squares>(quarterTurn, outlines[name](random))
}

/** How many squares each corner of a rectangle loses along its sides: 1 leaves a half square, 2 leave two. */
export type Cuts = readonly [upperLeft: number, upperRight: number, lowerLeft: number, lowerRight: number]

export function withCutCorners(rows: number, columns: number, [ul, ur, ll, lr]: Cuts): Squares {
  const corners = [
    { cut: ul, keeps: 'lower-right', far: (row: number, column: number) => row + column },
    { cut: ur, keeps: 'lower-left', far: (row: number, column: number) => row + (columns - 1 - column) },
    { cut: ll, keeps: 'upper-right', far: (row: number, column: number) => rows - 1 - row + column },
    { cut: lr, keeps: 'upper-left', far: (row: number, column: number) => rows - 1 - row + (columns - 1 - column) },
  ] as const
  return squares(rows, columns, (row, column) => {
    const near = corners.find(({ cut, far }) => far(row, column) < cut)
    if (!near) return 'whole'
    return near.far(row, column) === near.cut - 1 ? near.keeps : 'none'
  })
}

const CUTS = [0, 1, 2] as const
const ALL_CUTS: readonly Cuts[] = CUTS.flatMap(ul =>
  CUTS.flatMap(ur => CUTS.flatMap(ll => CUTS.map((lr): Cuts => [ul, ur, ll, lr]))),
)

/** Corners cut so that so many half squares are left and no cut meets another. */
export const drawCuts = (random: Random, rows: number, columns: number, count: number): Cuts =>
  random.pick(
    ALL_CUTS.filter(([ul, ur, ll, lr]) => {
      const halves = ul + ur + ll + lr
      return halves === count && Math.max(ul + ur, ll + lr) < columns && Math.max(ul + ll, ur + lr) < rows
    }),
  )

export const wholesOf = (row: readonly Square[]): number => row.filter(square => square === 'whole').length
export const halvesOf = (row: readonly Square[]): number =>
  row.filter(square => square !== 'whole' && square !== 'none').length
const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
export const wholeSquares = (shape: Squares): number => sumOf(shape.map(wholesOf))
export const halfSquares = (shape: Squares): number => sumOf(shape.map(halvesOf))
export const areaOf = (shape: Squares): number => wholeSquares(shape) + halfSquares(shape) / 2

const cellsOf = (shape: Squares, right: number, down: number): readonly Cell[] =>
  shape.flatMap((row, r) =>
    row.flatMap((square, c): readonly Cell[] => {
      if (square === 'none') return []
      const [i, j] = [r + down, c + right]
      return [square === 'whole' ? [i, j] : [i, j, square]]
    }),
  )

/** The shape on paper of its own size. */
export const drawnShape = (shape: Squares, name?: Parameters<typeof areaGrid>[0]['name']): AreaGrid =>
  areaGrid({
    rows: shape.length,
    columns: itemOf(shape, 0).length,
    shape: cellsOf(shape, 0, 0),
    ...(name === undefined ? {} : { name }),
  })

/** Shapes side by side on squared paper, as somebody draws them. */
export function onPaper(shapes: readonly Squares[], rows: number, columns: number): AreaGrid {
  let right = 1
  const cells = shapes.flatMap(shape => {
    const drawn = cellsOf(shape, right, 1)
    right += itemOf(shape, 0).length + 1
    return drawn
  })
  return areaGrid({ rows, columns, shape: cells })
}

/** The squares of a drawn shape, counted one by one; two halves are one. */
export const countedIn = ({ shaded }: AreaGrid): number =>
  shaded.reduce((halves, { half }) => halves + (half === 'none' ? 2 : 1), 0) / 2
