import {
  bracketed,
  type Expr,
  equation,
  explained,
  expr,
  type Inline,
  line,
  list,
  minus,
  type Random,
  type Step,
  sum,
  times,
  type Value,
} from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'

export const levels = { easy: {}, medium: {}, hard: {} } as const

export type Pair = readonly [a: number, b: number]

/** Two different factors from 2 to 10 with a product above 10; those that stand near one another share no factor. */
const PAIRS: readonly Pair[] = [
  [3, 4],
  [6, 10],
  [8, 9],
  [2, 7],
  [3, 5],
  [4, 10],
  [6, 8],
  [7, 9],
  [2, 10],
  [4, 5],
  [3, 6],
  [7, 8],
  [2, 9],
  [5, 10],
  [4, 6],
  [3, 8],
  [7, 10],
  [5, 9],
  [2, 6],
  [4, 8],
  [3, 7],
  [9, 10],
  [5, 6],
  [2, 8],
  [4, 7],
  [3, 10],
  [6, 9],
  [5, 8],
  [4, 9],
  [6, 7],
  [8, 10],
  [3, 9],
  [5, 7],
]
/** In either order. Forms that share the list begin at different places of it. */
export function drawPair(random: Random, ahead: number): Pair {
  const [less, greater] = random.evenly(turned(PAIRS, ahead))
  return random.chance(0.5) ? [less, greater] : [greater, less]
}

/** A product of which one factor is in two parts. */
export interface Split {
  readonly factor: number
  readonly parts: Pair
  /** Whether the factor that is in parts comes first: 8 × 7 = 5 × 7 + 3 × 7. */
  readonly isFirst: boolean
}
export const wholeOf = ({ parts: [p, q] }: Split): number => p + q
export const productOf = (split: Split): number => split.factor * wholeOf(split)

/** The factors of one product in the order of the split. */
export const ordered = ({ factor, isFirst }: Split, part: Value, other: Value = factor): Expr =>
  isFirst ? times(part, other) : times(other, part)
/** 7 × 8. */
export const together = (split: Split): Expr => ordered(split, wholeOf(split))
/** 7 × 5 + 7 × 3. */
export const apart = (split: Split): Expr => sum(ordered(split, split.parts[0]), ordered(split, split.parts[1]))
/** 7 × (5 + 3). */
export const inBrackets = (split: Split): Expr => ordered(split, bracketed(sum(...split.parts)))

/** The products of both parts, and their sum. */
export function partsMultiplied(split: Split): readonly Step[] {
  const {
    factor,
    parts: [p, q],
  } = split
  return [
    explained(
      equation(ordered(split, p), factor * p),
      line`Multiply the first part, ${p}, by ${factor}.`,
      line`Multiplica la primera parte, ${p}, por ${factor}.`,
    ),
    explained(
      equation(ordered(split, q), factor * q),
      line`Multiply the second part, ${q}, by ${factor}.`,
      line`Multiplica la segunda parte, ${q}, por ${factor}.`,
    ),
    ...productsAdded(factor * p, factor * q),
  ]
}

/** The sum of two products; where ones make a ten, the tens of the second one first. */
export function productsAdded(one: number, other: number): readonly Step[] {
  const ones = other % 10
  if ((one % 10) + ones < 10 || other < 10)
    return [
      explained(equation(sum(one, other), one + other), line`Add the two products.`, line`Suma los dos productos.`),
    ]
  return [
    explained(
      equation(sum(one, other - ones), one + other - ones),
      line`To add the two products, first add the tens of ${other}.`,
      line`Para sumar los dos productos, suma primero las decenas de ${other}.`,
    ),
    explained(
      equation(sum(one + other - ones, ones), one + other),
      line`Then add the ones of ${other}.`,
      line`Después suma las unidades de ${other}.`,
    ),
  ]
}

/** "The missing numbers are 3 and 56." */
export function missingAre(...values: readonly number[]): Step {
  const last = values.at(-1) as number
  const others = values.slice(0, -1)
  const [en, es] = [others.length > 1 ? ', and ' : ' and ', ' y ']
  const listed = others.flatMap((value, i): readonly Inline[] => (i === 0 ? [expr(value)] : [', ', expr(value)]))
  return explained(
    list(...values),
    ['The missing numbers are ', ...listed, en, expr(last), '.'],
    ['Los números que faltan son ', ...listed, es, expr(last), '.'],
  )
}

/** total − less, the tens of `less` first. */
export const takenAway = (total: number, less: number): readonly Step[] =>
  less < 10 || less % 10 === 0
    ? [explained(equation(minus(total, less), total - less), line`Subtract ${less}.`, line`Resta ${less}.`)]
    : [
        explained(
          equation(minus(total, less - (less % 10)), total - less + (less % 10)),
          line`To subtract ${less}, first subtract ${less - (less % 10)}.`,
          line`Para restar ${less}, primero resta ${less - (less % 10)}.`,
        ),
        explained(
          equation(minus(total - less + (less % 10), less % 10), total - less),
          line`Then subtract ${less % 10}.`,
          line`Después resta ${less % 10}.`,
        ),
      ]
