import { Ratio, type Rational } from '../number/ratio.ts'

/** An exact place or amount, as plain JSON. */
export interface Exact {
  readonly n: number
  readonly d: number
}

const MILLION = 1_000_000

/** An irrational number, or a decimal that is no whole number, stands where its first six decimals say. */
export function exact(value: Rational): Exact {
  if (Number.isSafeInteger(value)) return { n: (value as number) + 0, d: 1 }
  const ratio =
    typeof value === 'number' && !Number.isInteger(value)
      ? Ratio.of(Math.round(value * MILLION), MILLION)
      : Ratio.from(value)
  return { n: ratio.n, d: ratio.d }
}

export const numeric = ({ n, d }: Exact): number => n / d
export const ratioOfExact = ({ n, d }: Exact): Ratio => Ratio.of(n, d)
export const sameExact = (a: Exact, b: Exact): boolean => a.n === b.n && a.d === b.d
