import {
  type Cut,
  type Figure,
  type FractionBar,
  type FractionCircle,
  fractionBar,
  fractionCircle,
  type Noun,
  type Printed,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { mixed } from '../../kit/choices/turned.ts'

/** A whole and how it is cut; the sizes of the parts are all the same where they are equal. */
export type Picture = { whole: 'circle' | 'square' | 'rectangle'; cut: Cut; turn: number; sizes: readonly number[] }
type Whole = Picture['whole']

const NOUNS: Readonly<Record<Whole, Noun>> = {
  circle: nouns.circle,
  square: nouns.square,
  rectangle: nouns.rectangle,
}
export const nounOf = (whole: Whole): Noun => NOUNS[whole]
const ones = (count: number) => Array<number>(count).fill(1)

export function pictureOf(
  { whole, cut, turn, sizes }: Picture,
  { shaded = 0, says = 'sizes' }: { readonly shaded?: number; readonly says?: 'sizes' | 'equality' } = {},
): FractionBar | FractionCircle {
  return whole === 'circle'
    ? fractionCircle({ parts: sizes, shaded, turn, says, wholes: 1 })
    : fractionBar({ parts: sizes, shaded, shape: whole, cut, says, wholes: 1 })
}

const circle = (turn: number, ...sizes: readonly number[]): Picture => ({
  whole: 'circle',
  cut: 'upright',
  turn,
  sizes,
})
const cut = (whole: Whole, how: Cut, ...sizes: readonly number[]): Picture => ({ whole, cut: how, turn: 0, sizes })

export const EQUAL: Readonly<Record<2 | 3 | 4, readonly Picture[]>> = {
  2: mixed([
    circle(0, ...ones(2)),
    cut('square', 'upright', ...ones(2)),
    cut('rectangle', 'slanted', ...ones(2)),
    circle(45, ...ones(2)),
    cut('square', 'level', ...ones(2)),
    cut('rectangle', 'upright', ...ones(2)),
    circle(90, ...ones(2)),
    cut('square', 'slanted', ...ones(2)),
    cut('rectangle', 'level', ...ones(2)),
  ]),
  3: mixed([circle(0, ...ones(3)), cut('square', 'level', ...ones(3)), cut('rectangle', 'upright', ...ones(3))]),
  4: mixed([
    circle(0, ...ones(4)),
    cut('square', 'crossed', ...ones(4)),
    cut('rectangle', 'upright', ...ones(4)),
    circle(45, ...ones(4)),
    cut('square', 'slanted', ...ones(4)),
    cut('rectangle', 'crossed', ...ones(4)),
    cut('square', 'upright', ...ones(4)),
    cut('rectangle', 'level', ...ones(4)),
  ]),
}
export const UNEQUAL: Readonly<Record<2 | 4, readonly Picture[]>> = {
  2: mixed([
    circle(20, 1, 2),
    cut('square', 'upright', 3, 5),
    cut('rectangle', 'slanted', 1, 3),
    circle(70, 2, 3),
    cut('square', 'level', 3, 1),
    cut('rectangle', 'upright', 2, 1),
    cut('square', 'slanted', 1, 3),
    cut('rectangle', 'level', 2, 5),
  ]),
  4: mixed([
    circle(0, 1, 2, 1, 2),
    cut('square', 'crossed', 1, 2, 1, 2),
    cut('rectangle', 'upright', 1, 2, 1, 2),
    circle(30, 1, 3, 1, 3),
    cut('square', 'slanted', 7, 5, 3, 5),
    cut('rectangle', 'crossed', 2, 2, 1, 1),
    cut('square', 'level', 3, 1, 1, 3),
    cut('rectangle', 'level', 1, 1, 2, 2),
  ]),
}

/** The sizes of the parts that are drawn, and how many are shaded. */
export function partsIn(drawn: Figure) {
  const parts =
    drawn.kind === 'fraction-bar'
      ? drawn.rows.flatMap(({ wholes }) => wholes.flat())
      : drawn.kind === 'fraction-circle'
        ? drawn.circles.flat()
        : []
  return {
    count: parts.length,
    shaded: parts.filter(({ fill }) => fill !== 'white').length,
    areEqual: new Set(parts.map(({ size }) => size)).size === 1,
  }
}
export const partsOfOnly = (printed: Printed) =>
  partsIn(
    tupleOf(
      printed.blocks.flatMap(block => (block.kind === 'figure' ? [block.figure] : [])),
      1,
    )[0],
  )

/** What a share of so many equal ones is called. */
export const shareNoun = (count: number): Noun => (count === 2 ? nouns.half : count === 3 ? nouns.third : nouns.fourth)
