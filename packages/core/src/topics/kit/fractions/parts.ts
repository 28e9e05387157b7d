import { type Expr, evaluate, gcd, type Of, over, Ratio } from '../../../author.ts'

/** A fraction as it stands, in lowest terms or not. */
export type Parts = readonly [n: number, d: number]

export const shown = ([n, d]: Parts): Expr => over(n, d)
export const valueOf = ([n, d]: Parts): Ratio => Ratio.of(n, d)
export const scaled = ([n, d]: Parts, by: number): Parts => [n * by, d * by]
export const lowestOf = ([n, d]: Parts): Parts => [n / gcd(n, d), d / gcd(n, d)]
export const isLowest = ([n, d]: Parts): boolean => gcd(n, d) === 1
/** Cross multiplication. */
export const areEqual = ([a, b]: Parts, [c, d]: Parts): boolean => a * d === c * b
export const isSameParts = ([a, b]: Parts, [c, d]: Parts): boolean => a === c && b === d
export const partsOf = ({ over: top, under }: Of<'quotient'>): Parts => [evaluate(top).n, evaluate(under).n]
