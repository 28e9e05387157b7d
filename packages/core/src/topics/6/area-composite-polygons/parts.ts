import {
  type Block,
  type Both,
  blank,
  equation,
  exact,
  type FormMaker,
  measure,
  type Printed,
  prose,
  type Random,
  symbol,
} from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { drawnArea, isNearDrawn, isTrueToScale } from '../../kit/geometry/drawn.ts'
import { squared } from '../../kit/measures/length-units.ts'
import type { Measured } from '../../kit/measures/measured.ts'
import {
  areaOf,
  areaSteps,
  type Composite,
  drawnFigure,
  LENGTH_UNITS,
  type LengthUnit,
  type Lie,
} from './composites.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>

export interface Drawn {
  readonly composite: Composite
  readonly unit: LengthUnit
  readonly lie: Lie
}

export const drawLie = (random: Random): Lie => ({
  flips: random.chance(0.5),
  turn: random.pick([0, 0, 90, 180, 270] as const),
})
export const drawnOf = (random: Random, composite: Composite): Drawn => ({
  composite,
  unit: random.pick(LENGTH_UNITS),
  lie: drawLie(random),
})

export const inSquares = ({ composite, unit }: Drawn): Measured => ({
  amount: shown(areaOf(composite)),
  unit: squared(unit),
})

/** "A = ____ cm²" under the figure. */
export const areaBlank = (unit: LengthUnit): Block => ({
  kind: 'paragraph',
  content: [equation(symbol('A'), measure(blank(3), squared(unit)))],
})

export const figureOf = ({ composite, unit, lie }: Drawn): Block => drawnFigure(composite, unit, lie)

export const FIND_SHADED = {
  en: prose`Find the area of the shaded figure.`,
  es: prose`Halla el área de la figura sombreada.`,
}

export function askArea(drawn: Drawn, question: Both<Block>): Both<readonly Block[]> {
  const [shape, line] = [figureOf(drawn), areaBlank(drawn.unit)]
  return { en: [question.en, shape, line], es: [question.es, shape, line] }
}

export const solutionOf = ({ composite, unit }: Drawn) =>
  areaSteps(composite, area => measure(shown(area), squared(unit)))

/** From the coordinates of the corners, which are true to the printed lengths. */
export const checkArea = (printed: Printed, { amount }: Measured): boolean => {
  const drawn = printed.figure('polygon')
  return isTrueToScale(drawn) && isNearDrawn(exact(amount), drawnArea(drawn))
}
