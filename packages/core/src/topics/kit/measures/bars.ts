import { figure, itemOf, type LengthBars, lengthBars } from '../../../author.ts'

export const BAR_LETTERS = ['A', 'B', 'C', 'D'] as const
export type BarLetter = (typeof BAR_LETTERS)[number]

/** Bars that lie from one line on, or stand on it. */
export type Way = 'long' | 'high'
export interface Bars {
  readonly way: Way
  readonly lengths: readonly number[]
  /** All of one thickness if left out. */
  readonly thicknesses?: readonly number[]
}
export const barsOf = ({ way, lengths, thicknesses }: Bars) =>
  figure(
    lengthBars(
      lengths.map((length, i) => ({
        label: itemOf(BAR_LETTERS, i),
        length,
        thickness: thicknesses ? itemOf(thicknesses, i) : 1,
      })),
      { upright: way === 'high' },
    ),
  )

/** How far each bar goes. */
export const lengthsIn = ({ bars }: LengthBars): readonly number[] => bars.map(({ start, length }) => start + length)
