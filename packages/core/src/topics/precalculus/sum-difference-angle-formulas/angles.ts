import {
  bracketed,
  call,
  type Expr,
  equation,
  expr,
  itemOf,
  join,
  line,
  minus,
  over,
  Ratio,
  sum,
  symbol,
  words,
} from '../../../author.ts'

export type Name = 'sin' | 'cos' | 'tan'
export type Sign = 1 | -1

const SHARP = 1e-9
export const isNear = (one: number, two: number) => Math.abs(one - two) < SHARP

export const combined = (one: Expr, sign: Sign, two: Expr) => (sign === 1 ? sum(one, two) : minus(one, two))
const opposite = (sign: Sign): Sign => (sign === 1 ? -1 : 1)

export const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

/** An angle by its quadrant and exact sine and cosine. */
export interface Angle {
  readonly quadrant: number
  readonly sin: Ratio
  readonly cos: Ratio
}
export const tangent = ({ sin, cos }: Angle) => sin.over(cos)

export function sumOf(name: Name, one: Angle, sign: Sign, two: Angle): Ratio {
  switch (name) {
    case 'sin':
      return one.sin.times(two.cos).plus(one.cos.times(two.sin).times(sign))
    case 'cos':
      return one.cos.times(two.cos).minus(one.sin.times(two.sin).times(sign))
    case 'tan':
      return tangent(one)
        .plus(tangent(two).times(sign))
        .over(Ratio.of(1).minus(tangent(one).times(tangent(two)).times(sign)))
  }
}

/** The right side of a formula; `of` gives a function of the first or the second angle, `product` joins two of them. */
export function expansion(
  name: Name,
  sign: Sign,
  of: (name: Name, which: 0 | 1) => Expr,
  product: (one: Expr, two: Expr) => Expr = join,
): Expr {
  switch (name) {
    case 'sin':
      return combined(product(of('sin', 0), of('cos', 1)), sign, product(of('cos', 0), of('sin', 1)))
    case 'cos':
      return combined(product(of('cos', 0), of('cos', 1)), opposite(sign), product(of('sin', 0), of('sin', 1)))
    case 'tan':
      return over(
        combined(of('tan', 0), sign, of('tan', 1)),
        combined(expr(1), opposite(sign), product(of('tan', 0), of('tan', 1))),
      )
  }
}
const LETTERS = [symbol('A'), symbol('B')] as const
/** sin(A + B) = sin A cos B + cos A sin B, and its likes. */
export const formula = (name: Name, sign: Sign): Expr =>
  equation(
    call(name, bracketed(combined(LETTERS[0], sign, LETTERS[1]))),
    expansion(name, sign, (of, which) => call(of, LETTERS[which])),
  )

const isNegative = (of: Expr) => of.kind === 'negative' || (of.kind === 'number' && of.n < 0)
/** The numbers in the place of the functions: each factor in brackets, and a second number that is negative. */
export const filled = (name: Name, sign: Sign, of: (name: Name, which: 0 | 1) => Expr) =>
  expansion(
    name,
    sign,
    (inner, which) => {
      const value = of(inner, which)
      return name === 'tan' && which === 1 && isNegative(value) ? bracketed(value) : value
    },
    (one, two) => join(inBrackets(one), inBrackets(two)),
  )
const inBrackets = (of: Expr) => (of.kind === 'group' ? of : bracketed(of))

const ROMAN: readonly string[] = ['I', 'II', 'III', 'IV']
export const quadrant = (index: number) => {
  const name = itemOf(ROMAN, index)
  return words(`Quadrant ${name}`, `cuadrante ${name}`)
}
const LAST_WORD = /\S+$/
export const quadrantIn = (place: string) => ROMAN.indexOf(LAST_WORD.exec(place)?.[0] ?? place)
export const NOUNS = { sin: words('sine', 'seno'), cos: words('cosine', 'coseno') }
export const signOf = (value: Ratio) =>
  value.n > 0 ? { en: line`positive`, es: line`positivo` } : { en: line`negative`, es: line`negativo` }
