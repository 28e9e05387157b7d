import { addByPlaces, both, column, integer, prose, type Random } from '../../../author.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'

type Range = readonly [least: number, most: number]

export interface Level {
  readonly count: 3 | 4
  /** What the ones may add up to, in turns. */
  readonly ones: readonly Range[]
  readonly total: Range
}

export const add = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

const isIn = (value: number, [least, most]: Range) => value >= least && value <= most

/** Tens for these ones, so that the numbers differ and have this total. */
export const withTens = (random: Random, ones: readonly number[], total: Range): readonly number[] =>
  random.until(
    () => {
      const most = Math.max(1, Math.min(9, Math.floor(total[1] / 10) - ones.length))
      return ones.map(digit => 10 * random.int(1, most) + digit)
    },
    numbers => isIn(add(numbers), total) && new Set(numbers).size === numbers.length,
  )

/** Numbers whose ones have one of these sums; at most one ends in 0. */
export function draw(random: Random, { count: length, ones, total }: Level): readonly number[] {
  const range = random.evenly(ones)
  const digits = random.until(
    () => Array.from({ length }, () => random.int(0, 9)),
    drawn => isIn(add(drawn), range) && drawn.filter(digit => digit === 0).length < 2,
  )
  return withTens(random, digits, total)
}

const APART = 45

/** Amounts of one story are not far from each other. */
export const drawAmounts = (random: Random, level: Level): readonly number[] =>
  random.until(
    () => draw(random, level),
    numbers => Math.max(...numbers) - Math.min(...numbers) <= APART,
  )

export const instruction = { en: prose`Add.`, es: prose`Suma.` }

export const columns = {
  instruction,
  draw,
  answer: integer,
  solve: add,
  ask: (numbers: readonly number[]) => both(column('+', ...numbers)),
  solution: (numbers: readonly number[]) => addByPlaces(...numbers),
  check: undoesTheColumn,
}
