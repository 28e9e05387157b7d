import { failed, itemOf, type Random, symbol } from '../../../author.ts'
import { type Net, squaresNet } from '../../../figure/net.ts'

type Cell = readonly [row: number, column: number]
export type Cells = readonly Cell[]

const read = (...rows: readonly string[]): Cells =>
  rows.flatMap((row, r) => [...row].flatMap((sign, c): Cell[] => (sign === '#' ? [[r, c]] : [])))

/** All nets of the cube; of the first eight two pairs of opposite faces lie in straight rows. */
const NETS: readonly Cells[] = [
  read('#', '####', '#'),
  read('#', '####', '.#'),
  read('#', '####', '..#'),
  read('#', '####', '...#'),
  read('.#', '####', '.#'),
  read('.#', '####', '..#'),
  read('###', '..###'),
  read('##', '.###', '.#'),
  read('##', '.###', '..#'),
  read('##', '.###', '...#'),
  read('##', '.##', '..##'),
]
const STRAIGHT = NETS.slice(0, 8)

/** Six squares that are no net: with a block of four, with a row of five, and with two squares for one face. */
const BLOCKS: readonly Cells[] = [
  read('####', '.##'),
  read('###', '##', '#'),
  read('####', '##'),
  read('##', '###', '.#'),
  read('##', '###', '..#'),
  read('###', '##', '.#'),
]
const LONG: readonly Cells[] = [read('#####', '#'), read('#####', '.#'), read('#####', '..#')]
const DOUBLE: readonly Cells[] = [
  read('####', '#.#'),
  read('####', '#..#'),
  read('###', '.#', '##'),
  read('###', '#.#', '#'),
  read('###', '..##', '...#'),
  read('###', '#.##'),
  read('####', '.#', '.#'),
  read('####', '#', '#'),
]
const FALSE = [BLOCKS, LONG, DOUBLE] as const

/** Turned by quarter turns and perhaps flipped. */
function lying(random: Random, cells: Cells): Cells {
  const [flips, turns] = [random.chance(0.5), random.int(0, 3)]
  let placed: Cells = flips ? cells.map(([r, c]): Cell => [r, -c]) : cells
  for (let i = 0; i < turns; i++) placed = placed.map(([r, c]): Cell => [c, -r])
  const [top, left] = [Math.min(...placed.map(([r]) => r)), Math.min(...placed.map(([, c]) => c))]
  return placed.map(([r, c]): Cell => [r - top, c - left])
}
export const drawNet = (random: Random): Cells => lying(random, random.evenly(NETS))
export const drawStraightNet = (random: Random): Cells => lying(random, random.evenly(STRAIGHT))
export const drawFalse = (random: Random): readonly Cells[] => FALSE.map(bank => lying(random, random.pick(bank)))

export const netFigureOf = (cells: Cells): Net => squaresNet(cells)
export const lettered = (cells: Cells, letters: readonly string[]): Net => squaresNet(cells, letters)
export const numbered = (cells: Cells): Net =>
  squaresNet(
    cells,
    cells.map((_, i) => symbol(String(i + 1))),
  )

/** Where each square lies when the net is rolled up: faces 0 and 1, 2 and 3, 4 and 5 are opposite. */
export function faceOfEach(cells: Cells): readonly number[] {
  const faces = new Map<string, readonly [bottom: number, north: number, east: number]>()
  const has = (r: number, c: number) => cells.some(([row, column]) => row === r && column === c)
  const [start] = cells
  const waiting: Cell[] = start ? [start] : []
  if (start) faces.set(String(start), [0, 2, 4])
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [r, c] = next
    const [bottom, north, east] = faces.get(String(next))!
    const rolled = [
      { to: [r, c + 1], now: [east, north, bottom ^ 1] },
      { to: [r, c - 1], now: [east ^ 1, north, bottom] },
      { to: [r - 1, c], now: [north, bottom ^ 1, east] },
      { to: [r + 1, c], now: [north ^ 1, bottom, east] },
    ] as const
    for (const { to, now } of rolled) {
      if (!has(to[0], to[1]) || faces.has(String(to))) continue
      faces.set(String(to), now)
      waiting.push(to)
    }
  }
  return cells.map(cell => (faces.get(String(cell)) ?? failed('All squares hang together'))[0])
}

const hasBlock = (cells: Cells) =>
  cells.some(([r, c]) =>
    [
      [r, c + 1],
      [r + 1, c],
      [r + 1, c + 1],
    ].every(([row, column]) => cells.some(cell => cell[0] === row && cell[1] === column)),
  )
export const foldsToCube = (cells: Cells): boolean =>
  cells.length === 6 && !hasBlock(cells) && new Set(faceOfEach(cells)).size === 6

/** The square that lies on the face across from this one. */
export function oppositeOf(cells: Cells, i: number): number {
  const faces = faceOfEach(cells)
  return faces.indexOf(itemOf(faces, i) ^ 1)
}

/** Two apart in a straight row or column, with a square between them. */
export function isStraight(cells: Cells, i: number, j: number): boolean {
  const [[r, c], [row, column]] = [itemOf(cells, i), itemOf(cells, j)]
  const isApart = (r === row && Math.abs(c - column) === 2) || (c === column && Math.abs(r - row) === 2)
  const [midR, midC] = [(r + row) / 2, (c + column) / 2]
  return isApart && cells.some(cell => cell[0] === midR && cell[1] === midC)
}

/** Each pair of opposite faces once, by the places of their squares. */
export const pairsOf = (cells: Cells): readonly (readonly [number, number])[] =>
  cells.flatMap((_, i) => {
    const j = oppositeOf(cells, i)
    return i < j ? [[i, j] as const] : []
  })
