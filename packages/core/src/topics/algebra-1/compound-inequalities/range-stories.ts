import { type Block, type Both, type Hole, type Inline, prose, symbol } from '../../../author.ts'

/** A limit in words, and whether the limit itself is allowed. */
export interface LimitWords {
  readonly closed: boolean
  readonly phrase: Both<readonly Inline[]>
}

/** Two limits in words. */
export interface RangeStory {
  readonly kind: 'between' | 'outside'
  readonly low: readonly [least: number, most: number]
  readonly width: readonly [least: number, most: number]
  readonly atLow: LimitWords
  readonly atHigh: LimitWords
  readonly ask: (low: Hole, high: Hole) => Both<Block>
}
const x: Hole = symbol('x')

const limit = (closed: boolean, en: string, es: string): LimitWords => ({
  closed,
  phrase: { en: [en], es: [es] },
})
const AT_LEAST = limit(true, 'at least', 'al menos')
const AT_MOST = limit(true, 'at most', 'como máximo')
const NO_LESS = limit(true, 'no less than', 'no menos de')
const NO_MORE = limit(true, 'no more than', 'no más de')
const MORE = limit(false, 'more than', 'más de')
const LESS = limit(false, 'less than', 'menos de')

export const rangeStories: readonly RangeStory[] = [
  {
    kind: 'between',
    low: [34, 45],
    width: [5, 30],
    atLow: NO_LESS,
    atHigh: NO_MORE,
    ask: (low, high) => ({
      en: prose`A medicine must be kept at no less than ${low} and no more than ${high} degrees Fahrenheit. Write an inequality for the safe temperatures ${x}.`,
      es: prose`Una medicina debe guardarse a no menos de ${low} y no más de ${high} grados Fahrenheit. Escribe una desigualdad para las temperaturas seguras ${x}.`,
    }),
  },
  {
    kind: 'between',
    low: [40, 50],
    width: [15, 25],
    atLow: AT_LEAST,
    atHigh: AT_MOST,
    ask: (low, high) => ({
      en: prose`On a highway, the speed must be at least ${low} and at most ${high} miles per hour. Write an inequality for the allowed speeds ${x}.`,
      es: prose`En una carretera, la velocidad debe ser de al menos ${low} y como máximo de ${high} millas por hora. Escribe una desigualdad para las velocidades permitidas ${x}.`,
    }),
  },
  {
    kind: 'outside',
    low: [6, 12],
    width: [48, 55],
    atLow: limit(false, 'younger than', 'menores de'),
    atHigh: AT_LEAST,
    ask: (low, high) => ({
      en: prose`Visitors younger than ${low} years or at least ${high} years old get a discount. Write an inequality for the ages ${x} with a discount.`,
      es: prose`Los visitantes menores de ${low} años o de al menos ${high} años tienen un descuento. Escribe una desigualdad para las edades ${x} con descuento.`,
    }),
  },
  {
    kind: 'between',
    low: [48, 70],
    width: [5, 12],
    atLow: MORE,
    atHigh: AT_MOST,
    ask: (low, high) => ({
      en: prose`A weight class in wrestling is for wrestlers who weigh more than ${low} and at most ${high} kilograms. Write an inequality for the weights ${x}.`,
      es: prose`Una categoría de lucha es para quienes pesan más de ${low} y como máximo ${high} kilogramos. Escribe una desigualdad para los pesos ${x}.`,
    }),
  },
  {
    kind: 'outside',
    low: [5, 6],
    width: [2, 3],
    atLow: limit(false, 'less than', 'menor que'),
    atHigh: limit(false, 'greater than', 'mayor que'),
    ask: (low, high) => ({
      en: prose`A fish tank is unsafe when the pH is less than ${low} or greater than ${high}. Write an inequality for the unsafe pH values ${x}.`,
      es: prose`Una pecera no es segura cuando el pH es menor que ${low} o mayor que ${high}. Escribe una desigualdad para los valores de pH ${x} que no son seguros.`,
    }),
  },
  {
    kind: 'between',
    low: [42, 48],
    width: [20, 30],
    atLow: AT_LEAST,
    atHigh: LESS,
    ask: (low, high) => ({
      en: prose`Riders of a bumper car must be at least ${low} inches tall, but less than ${high} inches. Write an inequality for the allowed heights ${x}.`,
      es: prose`Quienes suben a un carrito chocón deben medir al menos ${low} pulgadas, pero menos de ${high} pulgadas. Escribe una desigualdad para las estaturas permitidas ${x}.`,
    }),
  },
  {
    kind: 'outside',
    low: [50, 60],
    width: [20, 30],
    atLow: limit(true, 'or lower', 'o menos'),
    atHigh: limit(true, 'or higher', 'o más'),
    ask: (low, high) => ({
      en: prose`An alarm in a greenhouse rings at ${low} degrees Fahrenheit or lower, and at ${high} degrees or higher. Write an inequality for the temperatures ${x} at which it rings.`,
      es: prose`La alarma de un invernadero suena a ${low} grados Fahrenheit o menos, y a ${high} grados o más. Escribe una desigualdad para las temperaturas ${x} a las que suena.`,
    }),
  },
  {
    kind: 'between',
    low: [300, 400],
    width: [100, 200],
    atLow: MORE,
    atHigh: LESS,
    ask: (low, high) => ({
      en: prose`A school lunch should have more than ${low} calories and less than ${high} calories. Write an inequality for the allowed numbers of calories ${x}.`,
      es: prose`Un almuerzo escolar debe tener más de ${low} calorías y menos de ${high} calorías. Escribe una desigualdad para los números de calorías permitidos ${x}.`,
    }),
  },
]
