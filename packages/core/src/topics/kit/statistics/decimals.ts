import { decimal, type Expr, line, Ratio, type Rational } from '../../../author.ts'

/** Half up, on an exact value. */
export function rounded(value: Rational, places: number): Ratio {
  const { n, d } = Ratio.from(value)
  const scale = 10 ** places
  return Ratio.of(Math.sign(n) * Math.floor((2 * Math.abs(n) * scale + d) / (2 * d)), scale)
}
/** A float that is clearly on one side of a rounding boundary. */
export const isSafe = (value: number, places: number): boolean => {
  const shifted = Math.abs(value) * 10 ** places + 0.5
  return Math.abs(shifted - Math.round(shifted)) > 0.01
}
export const fromFloat = (value: number, places: number): Ratio =>
  Ratio.of(Math.round(value * 10 ** places), 10 ** places)

export const shown = (value: Rational, places: number): Expr => decimal(rounded(value, places), places)
/** A float printed with its places; only after isSafe. */
export const shownFloat = (value: number, places: number): Expr => decimal(fromFloat(value, places), places)
/** A decimal as short as it is. */
export const plain = (value: Rational): Expr => decimal(value)

/** Where a solution rounds. */
export const nearest = {
  tenth: { en: line`to the nearest tenth`, es: line`a la décima más cercana` },
  hundredth: { en: line`to the nearest hundredth`, es: line`a la centésima más cercana` },
  thousandth: { en: line`to the nearest thousandth`, es: line`a la milésima más cercana` },
  tenThousandth: { en: line`to the nearest ten-thousandth`, es: line`a la diezmilésima más cercana` },
} as const
