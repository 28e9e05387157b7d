import { type Block, type Both, type Hole, prose, symbol } from '../../../author.ts'

/** Two limits in words, and which of them are allowed. */
export interface RangeStory {
  readonly kind: 'between' | 'outside'
  readonly low: readonly [least: number, most: number]
  readonly width: readonly [least: number, most: number]
  readonly lowClosed: boolean
  readonly highClosed: boolean
  readonly ask: (low: Hole, high: Hole) => Both<Block>
}
const x: Hole = symbol('x')

export const rangeStories: readonly RangeStory[] = [
  {
    kind: 'between',
    low: [34, 45],
    width: [5, 30],
    lowClosed: true,
    highClosed: true,
    ask: (low, high) => ({
      en: prose`A medicine must be kept at no less than ${low} and no more than ${high} degrees Fahrenheit. Write an inequality for the safe temperatures ${x}.`,
      es: prose`Una medicina debe guardarse a no menos de ${low} y no más de ${high} grados Fahrenheit. Escribe una desigualdad para las temperaturas seguras ${x}.`,
    }),
  },
  {
    kind: 'between',
    low: [40, 50],
    width: [15, 25],
    lowClosed: true,
    highClosed: true,
    ask: (low, high) => ({
      en: prose`On a highway, the speed must be at least ${low} and at most ${high} miles per hour. Write an inequality for the allowed speeds ${x}.`,
      es: prose`En una carretera, la velocidad debe ser como mínimo de ${low} y como máximo de ${high} millas por hora. Escribe una desigualdad para las velocidades permitidas ${x}.`,
    }),
  },
  {
    kind: 'outside',
    low: [6, 12],
    width: [48, 55],
    lowClosed: false,
    highClosed: true,
    ask: (low, high) => ({
      en: prose`Visitors younger than ${low} years or at least ${high} years old get a discount. Write an inequality for the ages ${x} with a discount.`,
      es: prose`Los visitantes menores de ${low} años o de al menos ${high} años tienen un descuento. Escribe una desigualdad para las edades ${x} con descuento.`,
    }),
  },
  {
    kind: 'between',
    low: [48, 70],
    width: [5, 12],
    lowClosed: false,
    highClosed: true,
    ask: (low, high) => ({
      en: prose`A weight class in wrestling is for weights of more than ${low} and up to ${high} kilograms, with ${high} included. Write an inequality for the weights ${x}.`,
      es: prose`Una categoría de lucha es para pesos de más de ${low} y hasta ${high} kilogramos, con ${high} incluido. Escribe una desigualdad para los pesos ${x}.`,
    }),
  },
  {
    kind: 'outside',
    low: [4, 6],
    width: [2, 4],
    lowClosed: false,
    highClosed: false,
    ask: (low, high) => ({
      en: prose`A fish tank is unsafe when the pH is less than ${low} or greater than ${high}. Write an inequality for the unsafe pH values ${x}.`,
      es: prose`Una pecera no es segura cuando el pH es menor que ${low} o mayor que ${high}. Escribe una desigualdad para los valores de pH ${x} que no son seguros.`,
    }),
  },
]
