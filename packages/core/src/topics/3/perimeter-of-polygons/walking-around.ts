import {
  answerStep,
  assert,
  equation,
  itemOf,
  line,
  list,
  measure as measuredIn,
  minus,
  type Random,
  type Step,
  statements,
  step,
  sum,
  tupleOf,
  type UnitId,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { SidedShape } from './sided-shapes.ts'

export const thePerimeter = (total: number, unit: UnitId): Step =>
  answerStep(measuredIn(total, unit), {
    en: line`The perimeter is ${measuredIn(total, unit)}.`,
    es: line`El perímetro es de ${measuredIn(total, unit)}.`,
  })

/** All sides, and the total as it grows from side to side. */
export function sidesAdded(sides: readonly number[]): readonly Step[] {
  const totals = sides.map((_, i) => sides.slice(0, i + 1).reduce((total, side) => total + side, 0))
  return [
    step(sum(...sides), because.addAllSides),
    step(list(...totals), because.explain, {
      sentence: { en: line`Add one side after another.`, es: line`Suma un lado tras otro.` },
    }),
  ]
}

/** Twice the length and twice the width. */
export const rectangleAround = (length: number, width: number): readonly Step[] => [
  step(sum(length, width, length, width), because.explain, {
    sentence: {
      en: line`Opposite sides of a rectangle are equal. Add all four sides.`,
      es: line`Los lados opuestos de un rectángulo son iguales. Suma los cuatro lados.`,
    },
  }),
  step(statements(equation(sum(length, length), 2 * length), equation(sum(width, width), 2 * width)), because.explain, {
    sentence: { en: line`Add equal sides.`, es: line`Suma los lados iguales.` },
  }),
  step(equation(sum(2 * length, 2 * width), 2 * (length + width)), because.explain, {
    sentence: { en: line`Add both sums.`, es: line`Suma los dos resultados.` },
  }),
]

/** The sides of an L, counted from its base, that are not labeled, from those that are. */
export const sideOfL = (sides: readonly number[], hidden: number, isOnly = true): Step => {
  const [length, right, inward, upward, top, left] = tupleOf(sides, 6)
  const found = [null, minus(left, upward), minus(length, top), minus(left, right), minus(length, inward)][hidden]
  assert(found, () => `Side ${hidden} of an L is not found from others`)
  const { long, other } = acrossFrom(sides, hidden)
  const the = isOnly ? words('The', 'El') : words('One', 'Un')
  return step(equation(found, itemOf(sides, hidden)), because.explain, {
    sentence:
      hidden % 2 === 1
        ? {
            en: line`${the} side with no label and the side of ${other} are together as long as the left side, ${long}: subtract.`,
            es: line`${the} lado sin etiqueta y el lado de ${other} miden juntos lo mismo que el lado izquierdo, de ${long}: resta.`,
          }
        : {
            en: line`${the} side with no label and the side of ${other} are together as long as the bottom side, ${long}: subtract.`,
            es: line`${the} lado sin etiqueta y el lado de ${other} miden juntos lo mismo que el lado de abajo, de ${long}: resta.`,
          },
  })
}

/** The sides of something that a story tells of, the longer first. */
export function drawLongAndWide(random: Random, { sides }: { readonly sides: readonly [number, number] }) {
  const [a, b] = random.until(
    () => [random.int(...sides), random.int(...sides)] as const,
    ([a, b]) => a !== b && a < 3 * b && b < 3 * a,
  )
  return { length: Math.max(a, b), width: Math.min(a, b) }
}

export const theSide = (side: number, unit: UnitId) =>
  answerStep(measuredIn(side, unit), {
    en: line`The side is ${measuredIn(side, unit)} long.`,
    es: line`El lado mide ${measuredIn(side, unit)}.`,
  })

/** How the side without a label was taken, by the mistake. */
export const CLAIMS = ['leftOut', 'asTheLong', 'asTheOther'] as const
export type Claim = (typeof CLAIMS)[number]
/** The long side across from a side of an L, and the other short one. */
export function acrossFrom(
  sides: readonly number[],
  hidden: number,
): { readonly long: number; readonly other: number } {
  const [length, right, inward, upward, top, left] = tupleOf(sides, 6)
  const found = [null, [left, upward], [length, top], [left, right], [length, inward]][hidden]
  assert(found, () => `Side ${hidden} of an L has no other across from it`)
  return { long: itemOf(found, 0), other: itemOf(found, 1) }
}
/** The sides that somebody adds. */
export function claimedSides({ sides }: SidedShape, hidden: number, claim: Claim): readonly number[] {
  if (claim === 'leftOut') return sides.filter((_, i) => i !== hidden)
  const { long, other } = acrossFrom(sides, hidden)
  return sides.map((side, i) => (i === hidden ? (claim === 'asTheLong' ? long : other) : side))
}
export const equationOf = (sides: readonly number[]) =>
  equation(
    sum(...sides),
    sides.reduce((total, side) => total + side, 0),
  )

/** Edges of squares that have no square on the other side. */
export function edgesOf(rows: number, columns: number): number {
  let edges = 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      edges += [row === 0, row === rows - 1, column === 0, column === columns - 1].filter(edge => edge).length
  return edges
}
