import {
  divide,
  equation,
  explained,
  itemOf,
  line,
  list,
  type Random,
  type Step,
  statements,
  thing,
  things,
  wholes,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { type Products, wholeTable } from './products.ts'

/**
 * A table without any heads. One line of it, a row or a column, has three products, which only one factor fits; each
 * of the other lines is found from a line that is known.
 */
export interface Puzzle {
  readonly isRow: boolean
  /** The factor of the line to start with, and those of the other lines beside it. */
  readonly start: number
  readonly others: readonly [number, number, number]
  /** The factors of the lines that cross it: three of which the start has a product, and one that it has not. */
  readonly crossing: readonly [number, number, number, number]
  /** With which crossing lines the other lines have their products: the first one with two of them. */
  readonly known: readonly [first: number, second: number, third: number]
  /** In which order the lines stand in the table. */
  readonly order: readonly [readonly number[], readonly number[]]
}

/** Which factors from 1 to 10 fit all of these products. */
const fitting = (products: readonly number[]) =>
  wholes(1, 10).filter(factor => products.every(product => product % factor === 0 && product / factor <= 10))

const startProducts = ({ start, crossing }: Puzzle) => crossing.slice(0, 3).map(factor => start * factor)

export const drawPuzzle = (random: Random): Puzzle => {
  const isRow = random.evenly([true, false])
  const factors = wholes(3, 10)
  return random.until(
    (): Puzzle => {
      const [start, ...others] = random.sample(factors, 4)
      return {
        isRow,
        start,
        others,
        crossing: random.sample(factors, 4),
        known: [random.int(0, 2), random.int(0, 3), random.int(0, 2)],
        order: [random.shuffle([0, 1, 2, 3]), random.shuffle([0, 1, 2, 3])],
      }
    },
    puzzle => fitting(startProducts(puzzle)).length === 1,
  )
}

/** The table, with seven of its products printed. */
export function puzzleTable({ isRow, start, others, crossing, known, order }: Puzzle): Products {
  const [along, across] = order
  const lines = [start, ...others]
  const places = [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, known[0]],
    [1, 3],
    [2, known[1]],
    [3, known[2]],
  ] as const
  const [sides, tops] = [along.map(i => itemOf(lines, i)), across.map(i => itemOf(crossing, i))]
  const printed = places.map(([i, j]): readonly [number, number] => [along.indexOf(i), across.indexOf(j)])
  return isRow
    ? { tops, sides, printed, areHeadsHidden: true }
    : {
        tops: sides,
        sides: tops,
        printed: printed.map(([r, c]): readonly [number, number] => [c, r]),
        areHeadsHidden: true,
      }
}

export function puzzleSteps(puzzle: Puzzle): readonly Step[] {
  const { isRow, start, others, crossing, known } = puzzle
  const [a, b, c, last] = crossing
  const products = list(start * a, start * b, start * c)
  const [along, across] = isRow ? [nouns.row, nouns.column] : [nouns.column, nouns.row]
  const by = (i: number) => itemOf(crossing, i)
  const [first, second, third] = others
  const found = (factor: number, cross: number) => equation(divide(factor * cross, cross), factor)
  return [
    explained(
      products,
      line`Start with the ${thing(along)} that has three products. Only the ${thing(along)} for ${start} has all three.`,
      line`Empieza con la ${thing(along)} que tiene tres productos. Solo la ${thing(along)} del ${start} tiene los tres.`,
    ),
    explained(
      statements(...[a, b, c].map(cross => equation(divide(start * cross, start), cross))),
      line`Divide each product by ${start} to find the numbers of three ${things(across)}.`,
      line`Divide cada producto entre ${start} para hallar los números de tres ${things(across)}.`,
    ),
    explained(
      found(first, by(known[0])),
      line`Go to the ${thing(along)} with two products. Divide ${first * by(known[0])} by ${by(known[0])}, the number of its ${thing(across)}.`,
      line`Ve a la ${thing(along)} que tiene dos productos. Divide ${first * by(known[0])} entre ${by(known[0])}, el número de su ${thing(across)}.`,
    ),
    explained(
      equation(divide(first * last, first), last),
      line`Divide the other product in that ${thing(along)}, ${first * last}, by ${first}.`,
      line`Divide el otro producto de esa ${thing(along)}, ${first * last}, entre ${first}.`,
    ),
    explained(
      statements(found(second, by(known[1])), found(third, by(known[2]))),
      line`Divide the last two products by the numbers of their ${things(across)}.`,
      line`Divide los dos últimos productos entre los números de sus ${things(across)}.`,
    ),
    wholeTable(puzzleTable(puzzle)),
  ]
}
