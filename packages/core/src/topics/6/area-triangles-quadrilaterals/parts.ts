import { type Block, type Both, figure, measure, prose, type Ratio } from '../../../author.ts'
import { squared } from '../../kit/measures/length-units.ts'
import { type FlatShape, type LengthUnit, type Numbers, shapeFigure, written } from './flat-shapes.ts'

export interface Level {
  readonly shapes: readonly FlatShape['kind'][]
  readonly slants: boolean
  /** How the lengths are written, taking turns. */
  readonly numbers: readonly Numbers[]
}

export const inSquares = (shape: FlatShape, value: Ratio, unit: LengthUnit) => ({
  amount: written(shape, value),
  unit: squared(unit),
})

/** Names the shape, which a reader of the alternate text could not tell from its sides. */
function findArea(shape: FlatShape, unit: LengthUnit): Both<Block> {
  switch (shape.kind) {
    case 'parallelogram':
      return { en: prose`Find the area of the parallelogram.`, es: prose`Halla el área del paralelogramo.` }
    case 'trapezoid':
      return { en: prose`Find the area of the trapezoid.`, es: prose`Halla el área del trapecio.` }
    case 'kite': {
      // A label beside half of a diagonal could be read as the length of that half.
      const [one, two] = [measure(written(shape, shape.bases[0]), unit), measure(written(shape, shape.height), unit)]
      return {
        en: prose`The diagonals of the kite are ${one} and ${two} long. Find the area of the kite.`,
        es: prose`Las diagonales de la cometa miden ${one} y ${two}. Halla el área de la cometa.`,
      }
    }
    default:
      return { en: prose`Find the area of the triangle.`, es: prose`Halla el área del triángulo.` }
  }
}

export function askArea({ shape, unit }: { readonly shape: FlatShape; readonly unit: LengthUnit }) {
  const [{ en, es }, drawn] = [findArea(shape, unit), figure(shapeFigure(shape, unit))]
  return { en: [en, drawn], es: [es, drawn] }
}
