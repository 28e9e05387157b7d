import {
  type Block,
  type Both,
  blank,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FilledTable,
  type FormMaker,
  fractionInLowestTerms,
  gcd,
  itemOf,
  join,
  line,
  minus,
  mixed,
  number,
  over,
  type Printed,
  prose,
  type Random,
  Ratio,
  repeating,
  type Step,
  statements,
  symbol,
  type TableSpec,
  type Value,
} from '../../../author.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export type Shape = readonly [before: number, block: number]

/** 2.41666…: whole 2, before "41", block "6". */
export interface Repeated {
  readonly whole: number
  readonly before: string
  readonly block: string
}

const x = symbol('x')
/** 100x, and x for 1x. */
export const timesX = (factor: number): Expr => (factor === 1 ? x : join(factor, x))

/** By the series: what ends, and the block over as many nines and zeros. */
export function shownOf({ whole, before, block }: Repeated): Expr {
  const start = Ratio.of(Number(`${whole}${before}`), 10 ** before.length)
  return repeating(start.plus(Ratio.of(Number(block), (10 ** block.length - 1) * 10 ** before.length)))
}

/** What is left when the number is taken from its multiple, over the difference of the factors. */
export function partsOf({ whole, before, block }: Repeated) {
  const low = 10 ** before.length
  const high = low * 10 ** block.length
  return { low, high, left: Number(`${whole}${before}${block}`) - Number(`${whole}${before}`), under: high - low }
}

export const valueOf = (of: Repeated): Ratio => {
  const { left, under } = partsOf(of)
  return Ratio.of(left, under)
}

const isShortest = (block: string) =>
  [1, 2, 3].every(
    length =>
      length >= block.length ||
      block.length % length !== 0 ||
      block !== block.slice(0, length).repeat(block.length / length),
  )

const digits = (random: Random, count: number) => Array.from({ length: count }, () => random.int(0, 9)).join('')

/** The bar stands over the shortest block, as early as it can; nothing but nines or zeros never repeats. */
export function drawRepeated(random: Random, [before, block]: Shape, whole = 0): Repeated {
  return random.until(
    () => ({ whole, before: digits(random, before), block: digits(random, block) }),
    ({ before, block }) =>
      !/^(?:9+|0+)$/.test(block) && isShortest(block) && before.at(-1) !== block.at(-1) && !before.startsWith('0'),
  )
}

export const AS_FRACTION: Both<Block> = {
  en: prose`Write the decimal as a fraction in lowest terms.`,
  es: prose`Escribe el decimal como fracción en su mínima expresión.`,
}
export const AS_MIXED: Both<Block> = {
  en: prose`Write the decimal as a fraction or mixed number in lowest terms.`,
  es: prose`Escribe el decimal como fracción o número mixto en su mínima expresión.`,
}

/** The two multiples with the same decimals. */
export function multiplied(of: Repeated): Step {
  const { low, high } = partsOf(of)
  const shown = shownOf(of)
  const value = valueOf(of)
  const times = (factor: number) => equation(timesX(factor), repeating(value.times(factor)))
  const { length } = of.block
  if (low === 1)
    return explained(
      statements(equation(x, shown), times(high)),
      length === 1
        ? line`Let ${x} be the number. One digit repeats, so multiply by ${high}: the digits after the point stay the same.`
        : line`Let ${x} be the number. The block has ${length} digits, so multiply by ${high}: the digits after the point stay the same.`,
      length === 1
        ? line`Sea ${x} el número. Se repite una cifra, así que multiplica por ${high}: las cifras después del punto quedan iguales.`
        : line`Sea ${x} el número. El período tiene ${length} cifras, así que multiplica por ${high}: las cifras después del punto quedan iguales.`,
    )
  return explained(
    statements(equation(x, shown), times(low), times(high)),
    line`Let ${x} be the number. Multiply by ${low} to bring the block to the point, and by ${high} to move one block past it.`,
    line`Sea ${x} el número. Multiplica por ${low} para llevar el período hasta el punto y por ${high} para pasar un período más.`,
  )
}

/** The difference of the two multiples. */
export function subtracted(of: Repeated): Step {
  const { low, high, left, under } = partsOf(of)
  const value = valueOf(of)
  return explained(
    statements(
      equation(
        equation(minus(timesX(high), timesX(low)), minus(repeating(value.times(high)), repeating(value.times(low)))),
        left,
      ),
      equation(timesX(under), left),
    ),
    line`Subtract: the repeating parts are equal, so they cancel.`,
    line`Resta: las partes que se repiten son iguales, así que se anulan.`,
  )
}

/** The quotient, reduced. */
export function solved(of: Repeated): Step {
  const { left, under } = partsOf(of)
  const value = valueOf(of)
  const factor = gcd(left, under)
  const end = value.n > value.d ? mixed(value) : null
  if (factor === 1)
    return explained(
      end ? equation(equation(x, over(left, under)), end) : equation(x, over(left, under)),
      line`Divide both sides by ${under}. The fraction is in lowest terms.`,
      line`Divide ambos lados entre ${under}. La fracción está en su mínima expresión.`,
    )
  const reduced = equation(equation(x, over(left, under)), value.isInteger ? value.n : over(value.n, value.d))
  return explained(
    end ? equation(reduced, end) : reduced,
    line`Divide both sides by ${under}. Then divide the numerator and the denominator by ${factor}.`,
    line`Divide ambos lados entre ${under}. Después divide el numerador y el denominador entre ${factor}.`,
  )
}

/** The other form that is right too, for a number above 1. */
export const orMixed = (of: Repeated): Both<Block> => {
  const other = mixed(valueOf(of))
  return { en: prose`or ${other}`, es: prose`o ${other}` }
}

export const allSteps = (of: Repeated): readonly Step[] => [multiplied(of), subtracted(of), solved(of)]

/** The multiples of x that are worked out, one under another. */
function rowsOf(of: Repeated): readonly (readonly [multiple: Expr, value: Value])[] {
  const { low, high, left, under } = partsOf(of)
  const value = valueOf(of)
  return [
    ...[...(low === 1 ? [] : [low]), high].map(factor => [timesX(factor), repeating(value.times(factor))] as const),
    [timesX(under), left],
    [x, number(value)],
  ]
}
export const filledSteps = (of: Repeated): FilledTable => {
  const rows = rowsOf(of)
  return { blanks: rows.map(([, value]) => value), rows: [[x, shownOf(of)], ...rows] }
}
export const emptySteps = (of: Repeated): TableSpec => ({
  rows: [[x, shownOf(of)], ...rowsOf(of).map(([multiple]) => [multiple, blank(4)] as const)],
})
/** Each value over the factor before x is the printed number. */
export function areMultiples(printed: Printed, { blanks }: FilledTable): boolean {
  const [, ...rows] = printed.block('table').rows
  const shown = printed.all('number').find(({ as }) => as === 'repeating')
  return (
    shown !== undefined &&
    rows.length === blanks.length &&
    rows.every(([multiple], i) => {
      const factor = evaluate(itemOf(multiple ?? [], 0) as Expr, { x: 1 })
      return exact(itemOf(blanks, i)).over(factor).equals(exact(shown))
    })
  )
}

export const lowestTerms = fractionInLowestTerms
