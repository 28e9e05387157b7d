import {
  type Block,
  type Both,
  decimal,
  type Expr,
  equation,
  explainedBy,
  expr,
  type FormMaker,
  failed,
  type Inline,
  line,
  measure,
  minus,
  power,
  Ratio,
  relation,
  type role,
  root,
  type Step,
  step,
  sum,
  symbol,
  type UnitId,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export type Told = ReturnType<typeof role>
export type Said = Both<readonly Inline[]>
export const x = symbol('x')
export const paragraph = (...parts: readonly (readonly Inline[])[]): Block => ({
  kind: 'paragraph',
  content: parts.flat(),
})

/** A right triangle of which two sides are known. */
export type Known = { readonly legs: readonly [number, number] } | { readonly leg: number; readonly hypotenuse: number }

export const squareOf = (known: Known): number =>
  'legs' in known ? known.legs[0] ** 2 + known.legs[1] ** 2 : known.hypotenuse ** 2 - known.leg ** 2

/** To the nearest tenth; null where the next digits lie near the middle between two tenths, or nothing is to be rounded. */
export function tenthOf(square: number): Ratio | null {
  const value = Math.sqrt(square)
  const tenths = Math.round(value * 10)
  const off = Math.abs(value * 10 - tenths)
  return off < 0.45 && off > 0.01 ? Ratio.of(tenths, 10) : null
}

/** Of a square whose root is far from the middle of two tenths. */
export const roundedRoot = (square: number): Expr =>
  decimal(tenthOf(square) ?? failed(`The root of ${square} is clear of the middle of two tenths`), 1)

export const theorem = (known: Known, letter: Expr = x): Expr =>
  'legs' in known
    ? equation(sum(power(known.legs[0], 2), power(known.legs[1], 2)), power(letter, 2))
    : equation(sum(power(known.leg, 2), power(letter, 2)), power(known.hypotenuse, 2))

/** The theorem with the known sides, and the square of the unknown one. */
export function squareSteps(known: Known, says: Said, letter: Expr = x): readonly Step[] {
  const square = squareOf(known)
  return [
    explainedBy(theorem(known, letter), says),
    'legs' in known
      ? step(
          equation(equation(power(letter, 2), sum(known.legs[0] ** 2, known.legs[1] ** 2)), square),
          because.addTheSquares,
        )
      : step(
          equation(equation(power(letter, 2), minus(known.hypotenuse ** 2, known.leg ** 2)), square),
          because.subtractFromBothSides,
          { value: expr(known.leg ** 2) },
        ),
  ]
}

const PLACE: Said = { en: line`nearest tenth`, es: line`a la décima más cercana` }
export const rootStep = (square: number, unit: UnitId, letter: Expr = x): Step => {
  const value = Math.sqrt(square)
  return Number.isInteger(value)
    ? step(equation(equation(letter, root(square)), measure(value, unit)), because.positiveRoot)
    : step(relation(equation(letter, root(square)), '≈', roundedRoot(square)), because.roundAtTheEnd, {
        place: PLACE,
      })
}

/** Which side is the hypotenuse, and which one x is. */
export const hypotenuseIs = ({
  asks,
  ...sides
}: {
  readonly asks: 'slanted' | 'across' | 'up'
} & Readonly<Record<'slanted' | 'across' | 'up', Both<string>>>): Said => {
  const { slanted } = sides
  return asks === 'slanted'
    ? {
        en: [`The hypotenuse `, x, ` is ${slanted.en}; the other two sides are legs. Use the Pythagorean theorem.`],
        es: [`La hipotenusa `, x, ` es ${slanted.es}; los otros dos lados son catetos. Usa el teorema de Pitágoras.`],
      }
    : {
        en: [`The hypotenuse is ${slanted.en}, and the leg `, x, ` is ${sides[asks].en}. Use the Pythagorean theorem.`],
        es: [`La hipotenusa es ${slanted.es} y el cateto `, x, ` es ${sides[asks].es}. Usa el teorema de Pitágoras.`],
      }
}

/** Sentences in one paragraph. */
export const together = (...blocks: readonly Both<Block>[]): Both<Block> => {
  const joined = (locale: 'en' | 'es'): Block => ({
    kind: 'paragraph',
    content: blocks.flatMap((block, i) => {
      const of = block[locale]
      return of.kind === 'paragraph' ? [...(i === 0 ? [] : [' ']), ...of.content] : []
    }),
  })
  return { en: joined('en'), es: joined('es') }
}
