import {
  type Both,
  decimal,
  type Expr,
  equation,
  explainedBy,
  expr,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  over,
  type Random,
  Ratio,
  relation,
  type Step,
  symbol,
  triangleNamed,
} from '../../../author.ts'
import type { Factor } from '../../kit/transformations/dilations.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export type Said = Both<readonly Inline[]>
export interface Level {
  readonly factors: readonly Factor[]
}
export const tidy = (value: Ratio): Expr => (value.isInteger ? expr(value) : decimal(value))

/** Sides in the order of the letters: AB, BC, CA, or AB, BC, CD, DA. */
export const TRIANGLES: readonly (readonly number[])[] = [
  [4, 5, 6],
  [6, 8, 10],
  [5, 6, 8],
  [3, 4, 6],
  [6, 7, 9],
  [5, 7, 8],
  [8, 9, 12],
  [4, 6, 7],
]
export const QUADRILATERALS: readonly (readonly number[])[] = [
  [3, 5, 4, 7],
  [6, 4, 5, 8],
  [4, 7, 6, 9],
  [5, 3, 8, 6],
  [8, 5, 6, 10],
  [7, 4, 9, 6],
]
const NAMES = [
  ['ABCD', 'EFGH'],
  ['PQRS', 'TUVW'],
  ['JKLM', 'NPQR'],
  ['RSTU', 'WXYZ'],
] as const
export const drawNames = (random: Random, count: number): readonly [string, string] => {
  const [one, two] = random.evenly(NAMES)
  return count === 3 ? [one.slice(0, 3), count === 3 ? two.slice(0, 3) : two] : [one, two]
}
export const sideName = (name: string, i: number): string => name.charAt(i) + name.charAt((i + 1) % name.length)
export const figureName = (name: string): Expr => (name.length === 3 ? triangleNamed(name) : symbol(name))
export const similarSign = (one: string, two: string): Expr => relation(figureName(one), '∼', figureName(two))
export const times = (side: number, [n, d]: Factor): Ratio => Ratio.of(side * n, d)

const isReduced = (large: Ratio, small: Ratio): boolean =>
  large.isInteger &&
  small.isInteger &&
  small.n !== 1 &&
  large.over(small).n === large.n &&
  large.over(small).d === small.n
/** 12/4 = 3; 12/25 alone, which is reduced already. */
export const shorterRatio = (large: Ratio, small: Ratio): Expr =>
  isReduced(large, small) ? over(tidy(large), tidy(small)) : equation(over(tidy(large), tidy(small)), large.over(small))
/** DE/AB = 12/4 = 3 */
export const ratioLine = (two: string, one: string, i: number, large: Ratio, small: Ratio): Expr => {
  const named = over(symbol(sideName(two, i)), symbol(sideName(one, i)))
  const first = equation(named, over(tidy(large), tidy(small)))
  return isReduced(large, small) ? first : equation(first, large.over(small))
}

/** The known side is x's match: its length times the scale factor. */
export const byFactor = (k: Ratio, match: Ratio, x: Expr, found: Expr): readonly Step[] => [
  explainedBy(equation(x, { kind: 'product', sign: true, factors: [tidy(match), expr(k)] }), {
    en: line`Multiply the matching side, ${tidy(match)}, by the scale factor.`,
    es: line`Multiplica el lado correspondiente, ${tidy(match)}, por el factor de escala.`,
  }),
  explainedBy(equation(x, found), { en: line`Find the product.`, es: line`Halla el producto.` }),
]
export const at = (values: readonly number[], i: number): Ratio => Ratio.of(itemOf(values, i))
