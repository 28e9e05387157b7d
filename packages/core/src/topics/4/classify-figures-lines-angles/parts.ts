import { type Block, type Both, type Inline, itemOf, line, symbol, type Value } from '../../../author.ts'
import { LETTERS } from '../../kit/shapes/quadrilaterals.ts'
import { type DrawnShape, letteredShapes, type Traits } from '../../kit/shapes/sides-and-angles.ts'

const [ARROWS, SQUARE] = [
  {
    en: line`Sides with the same arrow marks are parallel.`,
    es: line`Los lados con las mismas marcas de flecha son paralelos.`,
  },
  { en: line`A small square marks a right angle.`, es: line`Un cuadrado pequeño marca un ángulo recto.` },
]
const said = (...content: readonly Inline[]): Block => ({ kind: 'paragraph', content })
export const MARKS: Both<Block> = {
  en: said(...ARROWS.en, ' ', ...SQUARE.en),
  es: said(...ARROWS.es, ' ', ...SQUARE.es),
}
export const ARROW_MARKS: Both<Block> = { en: said(...ARROWS.en), es: said(...ARROWS.es) }
export const SQUARE_MARKS: Both<Block> = { en: said(...SQUARE.en), es: said(...SQUARE.es) }
export const READ_THE_MARKS = {
  en: line`Read the marks of the sides and the angles.`,
  es: line`Lee las marcas de los lados y los ángulos.`,
}
const anglesSaid = (count: number): Both<string> =>
  count === 0
    ? { en: 'no right angles', es: 'ningún ángulo recto' }
    : count === 1
      ? { en: '1 right angle', es: '1 ángulo recto' }
      : { en: `${count} right angles`, es: `${count} ángulos rectos` }
const sidesSaid = (count: number): Both<string> =>
  count === 0
    ? { en: 'no parallel sides', es: 'ningún par de lados paralelos' }
    : count === 1
      ? { en: '1 pair of parallel sides', es: '1 par de lados paralelos' }
      : { en: `${count} pairs of parallel sides`, es: `${count} pares de lados paralelos` }
/** "2 right angles, 1 pair of parallel sides". */
export function seen({ sides, rightAngles, parallels }: Traits): Both<string> {
  const [angles, parallel] = [anglesSaid(rightAngles), sidesSaid(parallels)]
  const three = sides === 3 ? { en: '3 sides, ', es: '3 lados, ' } : { en: '', es: '' }
  return { en: `${three.en}${angles.en}, ${parallel.en}`, es: `${three.es}${angles.es}, ${parallel.es}` }
}
export const seenShown = (traits: Traits): Both<Block> => {
  const { en, es } = seen(traits)
  return { en: { kind: 'paragraph', content: [en] }, es: { kind: 'paragraph', content: [es] } }
}
/** "It has 2 right angles, but no parallel sides." */
export function itHas(traits: Traits): Both<readonly Inline[]> {
  const { rightAngles, parallels } = traits
  if (rightAngles === 0 && parallels === 0)
    return {
      en: ['It has no right angles and no parallel sides.'],
      es: ['No tiene ángulos rectos ni lados paralelos.'],
    }
  const angles = anglesSaid(rightAngles)
  const sides = sidesSaid(parallels)
  if (rightAngles === 0)
    return {
      en: [`It has no right angles, but it has ${sides.en}.`],
      es: [`No tiene ángulos rectos, pero tiene ${sides.es}.`],
    }
  return parallels === 0
    ? {
        en: [`It has ${angles.en}, but no parallel sides.`],
        es: [`Tiene ${angles.es}, pero no tiene lados paralelos.`],
      }
    : { en: [`It has ${angles.en} and ${sides.en}.`], es: [`Tiene ${angles.es} y ${sides.es}.`] }
}
/** The same of a shape among quadrilaterals: a triangle has 3 sides. */
export const itHasSides = (traits: Traits): Both<readonly Inline[]> => {
  const { en, es } = itHas(traits)
  return traits.sides === 3
    ? { en: [...line`It has only 3 sides.`, ' ', ...en], es: [...line`Tiene solo 3 lados.`, ' ', ...es] }
    : { en, es }
}

export const letterOf = (at: number) => symbol(itemOf(LETTERS, at))
export const lettersWhere = (tests: readonly boolean[]): readonly Value[] =>
  tests.flatMap((test, i) => (test ? [letterOf(i)] : []))

/** Lettered shapes above a question. */
export const askAbout = (
  question: Both<Block>,
  shapes: readonly DrawnShape[],
  arrows = true,
): Both<readonly Block[]> => {
  const rows = letteredShapes(shapes, arrows)
  return { en: [...rows, question.en], es: [...rows, question.es] }
}
