import {
  answerStep,
  type Block,
  type Both,
  both,
  count,
  equation,
  evaluate,
  type Inline,
  isAsDrawn,
  itemOf,
  line,
  measure as measuredIn,
  type Polygon,
  prose,
  type Step,
  step,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { placeOf } from '../../kit/geometry/drawn.ts'
import { areaOf, areaOfPart, drawnArea, type Outline, PART_NAMES } from './outlines.ts'

export const SQUARES = {
  inch: nouns.squareInch,
  foot: nouns.squareFoot,
  meter: nouns.squareMeter,
  centimeter: nouns.squareCentimeter,
} as const
export type LengthUnit = keyof typeof SQUARES
export const UNITS: readonly LengthUnit[] = ['inch', 'foot', 'meter', 'centimeter']

export const theArea = (amount: number, unit: LengthUnit, of: Both<readonly Inline[]> = THE_FIGURE): Step => {
  const area = count(amount, SQUARES[unit])
  return answerStep(both(prose`${area}`), {
    en: [...line`The area of `, ...of.en, ...line` is ${area}.`],
    es: [...line`El área `, ...of.es, ...line` es de ${area}.`],
  })
}
const THE_FIGURE: Both<readonly Inline[]> = { en: line`the figure`, es: line`de la figura` }

export const partMultiplied = ({ parts }: Outline, i: number): Step => {
  const part = itemOf(parts, i)
  const letter = symbol(itemOf(PART_NAMES, i))
  return step(equation(times(part.across, part.up), areaOfPart(part)), because.explain, {
    sentence: {
      en: line`Rectangle ${letter} is ${part.across} by ${part.up}: multiply its sides.`,
      es: line`El rectángulo ${letter} mide ${part.across} por ${part.up}: multiplica sus lados.`,
    },
  })
}
export const partsAdded = (shape: Outline): Step =>
  step(equation(sum(...shape.parts.map(areaOfPart)), areaOf(shape)), because.explain, {
    sentence: {
      en: line`Add the areas of the rectangles.`,
      es: line`Suma las áreas de los rectángulos.`,
    },
  })

export const partsMultiplied = (shape: Outline): readonly Step[] => shape.parts.map((_, i) => partMultiplied(shape, i))

export const asUnit = (shape: Outline, i: number, unit: LengthUnit) => measuredIn(itemOf(shape.sides, i), unit)

/** Labels on sides are as long as their sides are drawn. */
export function areLabeledTrue(figure: Polygon): boolean {
  return figure.lines.slice(0, figure.corners).every(({ from, to, label }) => {
    const [a, b] = [placeOf(figure, from), placeOf(figure, to)]
    const drawn = Math.hypot(a[0] - b[0], a[1] - b[1])
    return label?.kind !== 'measure' || isAsDrawn(evaluate(label).toNumber(), drawn)
  })
}
export const areaByCorners = (figure: Polygon): number =>
  areLabeledTrue(figure) ? Math.round(drawnArea(figure) * 1000) / 1000 : -1

type Words = Both<readonly Inline[]>
export const shapeWords: Readonly<Record<Outline['letter'], Words>> = {
  L: { en: line`L-shaped figure`, es: line`figura con forma de L` },
  T: { en: line`T-shaped figure`, es: line`figura con forma de T` },
  U: { en: line`U-shaped figure`, es: line`figura con forma de U` },
  step: { en: line`figure with steps`, es: line`figura con escalones` },
}
/** A sentence in pieces, the figure named by its shape in the middle. */
export const saying = (...pieces: readonly (readonly Inline[])[]): Block => ({
  kind: 'paragraph',
  content: pieces.flat(),
})
