import { Ratio } from '../../../author.ts'

/** Whether a nearby float is so far from a half step that its rounding is certain. */
export function isClear(value: number, places: number): boolean {
  const scaled = Math.abs(value) * 10 ** places
  const part = scaled - Math.floor(scaled)
  return Math.abs(part - 0.5) > 0.02
}

/** To the nearest step of a float that is clear of the halves. */
export const roundedNear = (value: number, places: number): Ratio =>
  Ratio.of(Math.round(value * 10 ** places), 10 ** places)

/** Whether a rounded value is nearest to the float at these places. */
export const isNearest = (rounded: Ratio, value: number, places: number): boolean =>
  rounded.times(10 ** places).isInteger && Math.abs(rounded.toNumber() - value) <= 0.5 / 10 ** places
