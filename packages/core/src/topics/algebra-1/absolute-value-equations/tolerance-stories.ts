import { type Block, type Both, type Expr, type Hole, measure, prose, symbol, type UnitId } from '../../../author.ts'

/** A number and how far from it something may be. */
export interface ToleranceStory {
  readonly unit: UnitId
  readonly middle: readonly [least: number, most: number]
  readonly off: readonly [least: number, most: number]
  readonly ask: (middle: Expr, off: Expr) => Both<Block>
}
const x: Hole = symbol('x')

export const toleranceStories: readonly ToleranceStory[] = [
  {
    unit: 'millimeter',
    middle: [20, 90],
    off: [1, 4],
    ask: (middle, off) => ({
      en: prose`A machine makes bolts with a length of ${middle}. The longest and the shortest bolts differ from it by ${off}. Write an absolute value equation for their lengths ${x}, in millimeters.`,
      es: prose`Una máquina hace tornillos de ${middle} de largo. El más largo y el más corto se diferencian de esa medida en ${off}. Escribe una ecuación con valor absoluto para sus longitudes ${x}, en milímetros.`,
    }),
  },
  {
    unit: 'degree-fahrenheit',
    middle: [60, 75],
    off: [2, 9],
    ask: (middle, off) => ({
      en: prose`A room is kept at ${middle}. The highest and the lowest temperatures differ from it by ${off}. Write an absolute value equation for these temperatures ${x}, in degrees Fahrenheit.`,
      es: prose`Un cuarto se mantiene a ${middle}. La temperatura más alta y la más baja se diferencian de ella en ${off}. Escribe una ecuación con valor absoluto para esas temperaturas ${x}, en grados Fahrenheit.`,
    }),
  },
  {
    unit: 'gram',
    middle: [200, 500],
    off: [3, 12],
    ask: (middle, off) => ({
      en: prose`Bags of nuts should weigh ${middle}. The heaviest and the lightest bags differ from that by ${off}. Write an absolute value equation for their weights ${x}, in grams.`,
      es: prose`Unas bolsas de nueces deben pesar ${middle}. La más pesada y la más ligera se diferencian de ese peso en ${off}. Escribe una ecuación con valor absoluto para sus pesos ${x}, en gramos.`,
    }),
  },
  {
    unit: 'mile',
    middle: [30, 120],
    off: [4, 25],
    ask: (middle, off) => ({
      en: prose`A gas station stands at the mile marker for ${middle} on a highway. Two exits are ${off} away from it. Write an absolute value equation for the positions ${x} of the exits, in miles.`,
      es: prose`En una carretera hay una gasolinera en el punto que marca ${middle}. Dos salidas están a ${off} de ella. Escribe una ecuación con valor absoluto para las posiciones ${x} de las salidas, en millas.`,
    }),
  },
]

export const measured = (story: ToleranceStory, value: number) => measure(value, story.unit)
