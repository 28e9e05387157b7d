import { itemOf, type Random, wholes } from '../../../author.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'

/** Numbers in counting order, forward or back, some of them hidden. */
export interface Run {
  readonly numbers: readonly number[]
  readonly hidden: readonly number[]
}

/** So many places of a run after its first, of which one is this one or the next. */
const hiddenNear = (random: Random, length: number, size: number, place: number, kept: readonly number[]) =>
  random
    .until(
      () => random.shuffle(wholes(1, length - 1)).slice(0, size),
      places => places.some(at => at === place || at === place + 1) && kept.every(at => !places.includes(at)),
    )
    .sort((a, b) => a - b)

/** Of runs that stay within a ten. */
const STARTS = mixed(wholes(10, 54).filter(n => n % 10 <= 4))
const HUNDREDS = [100, 80, 110, 70, 110, 90, 100] as const
const DECADES = [100, 60, 110, 70, 100, 80, 110, 90] as const
const PLACES = [2, 4, 1, 3] as const

/** Forward to 60 within a ten; every place may be asked for but the first. */
const low = (random: Random): Run => {
  const start = random.evenly(STARTS)
  const place = random.int(1, 4)
  return { numbers: wholes(start, start + 5), hidden: hiddenNear(random, 6, 2, place, []) }
}
/** Forward over a decade from 70 on, half of them 100 or 110. */
const high = (random: Random): Run => {
  const [decade, place] = [random.evenly(HUNDREDS), random.evenly(PLACES)]
  const start = decade - place
  return { numbers: wholes(start, start + 5), hidden: hiddenNear(random, 6, 3, place, []) }
}
/** Backward over a decade; the first number is hidden in half. */
const back = (random: Random): Run => {
  const [decade, isFirst, place] = [random.evenly(DECADES), random.evenly([true, false]), random.pick(PLACES)]
  const start = decade + place
  const hidden = hiddenNear(random, 6, isFirst ? 2 : 3, place, isFirst ? [1] : [])
  return { numbers: wholes(0, 5).map(i => start - i), hidden: isFirst ? [0, ...hidden] : hidden }
}
export const runs = { low, high, back } as const satisfies Record<string, (random: Random) => Run>

/** The first number with another ten than the one before it, and that one; the next hidden one where both are printed; or null. */
export const turnOf = (numbers: readonly number[], hidden: readonly number[]) => {
  const turn = numbers.findIndex((n, i) => i > 0 && Math.floor(n / 10) !== Math.floor(itemOf(numbers, i - 1) / 10))
  if (turn < 0) return null
  const arePrinted = hidden.length > 0 && !hidden.includes(turn - 1) && !hidden.includes(turn)
  const at = arePrinted ? (hidden.find(place => place > turn) ?? turn) : turn
  return [itemOf(numbers, at - 1), itemOf(numbers, at)] as const
}

/** Tens and loose ones, three or more. */
const blockNumbers = (from: number, to: number) => {
  const all = wholes(from, to).filter(n => n % 10 >= 3)
  return mixed(all.length % 7 === 0 ? all.slice(1) : all)
}
const BLOCKS = { low: blockNumbers(21, 60), high: blockNumbers(61, 119) } as const
export const drawBlocks = (random: Random, range: keyof typeof BLOCKS, ahead: number) =>
  random.evenly(turned(BLOCKS[range], ahead))

/** A number that is asked for by its neighbors: within a ten at first, then over a decade. */
const LOW_NEIGHBORS = mixed(wholes(12, 57).filter(n => n % 10 >= 2 && n % 10 <= 8))
export const drawNeighbor = (random: Random, range: 'low' | 'high') => {
  const place = random.evenly(['after', 'between', 'before'] as const)
  if (range === 'low') return { place, n: random.evenly(LOW_NEIGHBORS) }
  const decade = random.evenly([90, 70, 110, 80, 100])
  return { place, n: place === 'before' ? decade - 1 : decade }
}

/** Two rows of five, four of them hidden, two in each row. */
export function drawPiece(random: Random) {
  const from = 10 * random.evenly([6, 9, 10, 7, 10, 8, 9]) + random.pick(wholes(1, 6))
  const places = (start: number) =>
    random
      .shuffle(wholes(0, 4))
      .slice(0, 2)
      .sort((a, b) => a - b)
      .map(i => start + i)
  return { from, blanks: [...places(from), ...places(from + 10)] }
}

export type Shape = 'L' | 'T' | 'cross'
/** Rows and columns of the cells. */
const CELLS: Readonly<Record<Shape, readonly (readonly [row: number, column: number])[]>> = {
  L: [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
  T: [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 1],
    [2, 1],
  ],
  cross: [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, 2],
    [2, 1],
  ],
}
/** Five cells, of which one is printed; half of the pieces go past 100. */
export function drawJigsaw(random: Random) {
  const shape = random.evenly<Shape>(['L', 'cross', 'T'])
  const from = 10 * random.evenly([8, 3, 9, 6, 9, 2, 8, 5]) + random.pick(wholes(1, 8))
  const cells = CELLS[shape].map(([row, column]) => from + 10 * row + column)
  // The middle of the cross alone would show all neighbors at once.
  const shown = random.pick(shape === 'cross' ? cells.filter((_, i) => i !== 2) : cells)
  return { shape, cells, shown }
}

/** Five numbers forward over a decade, or back, with one number that does not follow. */
export function drawSlip(random: Random, way: 'forward' | 'back') {
  const place = random.pick([1, 2, 3] as const)
  if (way === 'forward') {
    const decade = random.evenly(turned(HUNDREDS, 4))
    return { numbers: wholes(decade - place, decade - place + 4), place, wrong: decade + 10 }
  }
  const decade = random.evenly(turned(DECADES, 3))
  const isDecade = random.evenly([false, true])
  const at = isDecade ? decade : decade - 1
  return { numbers: wholes(0, 4).map(i => at + place - i), place, wrong: isDecade ? decade - 10 : decade + 9 }
}

/** Four rows that count back over 100 or 110, one of them right. */
export function drawRows(random: Random) {
  const [decade, before] = [random.evenly([110, 100]), random.evenly([2, 1, 3])]
  const start = wholes(0, before).map(i => decade + before - i)
  const after = (first: number) => wholes(0, 4 - before).map(i => first - i)
  return {
    decade,
    right: [...start, ...after(decade - 1)].slice(0, 5),
    tenKept: [...start, ...after(decade + 9)].slice(0, 5),
    decadeLeftOut: [...start.slice(0, -1), ...after(decade - 1), decade - 6 + before].slice(0, 5),
    tenTooFew: [...start, ...after(decade - 11)].slice(0, 5),
  }
}
