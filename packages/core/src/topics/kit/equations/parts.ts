import {
  bracketed,
  decimal,
  decimalPlaces,
  type Expr,
  equation,
  expr,
  join,
  m,
  negative,
  over,
  Ratio,
  sum,
  symbol,
} from '../../../author.ts'

/** What a part is a multiple of: the letter, one, or a pair of parentheses with ax + b. */
type Of = 'x' | 'one' | readonly [a: number, b: number]
export interface Part {
  readonly by: Ratio
  readonly of: Of
  /** Written over a bar: (x + 3)/4. */
  readonly isOverBar?: boolean
  /** The number stands before the letter: 2(39 − x). */
  readonly numberFirst?: boolean
}
export type Show = (value: Ratio) => Expr
export const asFraction: Show = value => expr(value)
export const asDecimal: Show = value => (decimalPlaces(value.d) === null ? expr(value) : decimal(value))

/** Several parts on the left, a number on the right. */
export interface OneSide {
  readonly parts: readonly Part[]
  readonly right: Ratio
  readonly x: Ratio
  readonly show: Show
  readonly letter: string
  readonly equation: Expr
}

const ONE = Ratio.of(1)
export const ratioOf = (value: number | Ratio): Ratio => (value instanceof Ratio ? value : Ratio.of(value))
export const xs = (by: number | Ratio): Part => ({ by: ratioOf(by), of: 'x' })
export const ones = (by: number | Ratio): Part => ({ by: ratioOf(by), of: 'one' })
export const group = (by: number | Ratio, a: number, b: number): Part => ({ by: ratioOf(by), of: [a, b] })
export const overBar = (a: number, b: number, under: number, sign = 1): Part => ({
  by: Ratio.of(sign, under),
  of: [a, b],
  isOverBar: true,
})

/** 3x, x, −x, (2/3)x, 0.4x. */
export function termOf(by: Ratio, show: Show, letter = 'x'): Expr {
  const of = symbol(letter)
  return by.equals(1)
    ? of
    : by.equals(-1)
      ? negative(of)
      : by.n < 0
        ? negative(join(show(by.negated()), of))
        : join(show(by), of)
}
const inside = ([a, b]: readonly [number, number], show: Show, letter: string, numberFirst = false): Expr => {
  const [term, number] = [termOf(Ratio.of(a), show, letter), show(Ratio.of(b))]
  return numberFirst ? sum(number, term) : sum(term, number)
}

export function partOf({ by, of, isOverBar, numberFirst }: Part, show: Show, letter = 'x'): Expr {
  if (of === 'x') return termOf(by, show, letter)
  if (of === 'one') return show(by)
  const within = inside(of, show, letter, numberFirst)
  const size = by.n < 0 ? by.negated() : by
  const written = isOverBar
    ? over(size.n === 1 ? within : join(size.n, bracketed(within)), size.d)
    : size.equals(ONE)
      ? bracketed(within)
      : join(show(size), bracketed(within))
  return by.n < 0 ? negative(written) : written
}
export const sideOf = (parts: readonly Part[], show: Show, letter = 'x'): Expr => {
  const [only, ...others] = parts.map(part => partOf(part, show, letter))
  return only && others.length === 0 ? only : sum(...(only ? [only] : []), ...others)
}

/** What multiplies the letter in all, and the number beside it. */
export const coefficientOf = (parts: readonly Part[]): Ratio =>
  parts.reduce(
    (all, { by, of }) => (of === 'x' ? all.plus(by) : of === 'one' ? all : all.plus(by.times(of[0]))),
    Ratio.of(0),
  )
export const constantOf = (parts: readonly Part[]): Ratio =>
  parts.reduce(
    (all, { by, of }) => (of === 'x' ? all : of === 'one' ? all.plus(by) : all.plus(by.times(of[1]))),
    Ratio.of(0),
  )

export function oneSide(
  parts: readonly Part[],
  x: number | Ratio,
  { show = asFraction, letter = 'x' }: { readonly show?: Show; readonly letter?: string } = {},
): OneSide {
  const value = ratioOf(x)
  const right = coefficientOf(parts).times(value).plus(constantOf(parts))
  return {
    parts,
    right,
    x: value,
    show,
    letter,
    // Most draws are rejected: no formula is built for them.
    get equation() {
      return equation(sideOf(parts, show, letter), show(right))
    },
  }
}

/** The parts of one pair of parentheses, multiplied. */
export const openedPart = ({ by, of, numberFirst }: Part): readonly Part[] => {
  if (typeof of === 'string') return [{ by, of }]
  const [term, number] = [xs(by.times(of[0])), ones(by.times(of[1]))]
  return numberFirst ? [number, term] : [term, number]
}
export const opened = (parts: readonly Part[]): readonly Part[] => parts.flatMap(openedPart)
export const isGroup = ({ of }: Part): boolean => typeof of !== 'string'
/** The letter's terms together, and the numbers. */
export const gathered = (parts: readonly Part[]): readonly Part[] => {
  const b = constantOf(parts)
  return [xs(coefficientOf(parts)), ...(b.n === 0 ? [] : [ones(b)])]
}

/** Where a line is true. */
export const x = m`x`
