import { type Block, type Both, name, prose, subject } from '../../../content.ts'
import type { Person } from '../../../language/people.ts'
import { decimal, measure, mixed, money } from '../../../math/build.ts'
import type { Ratio } from '../../../number/ratio.ts'

type Range = readonly [least: number, most: number]

/** A signed start in hundredths or quarters, and a change that the sentence sends up or down. */
export interface RationalStory {
  readonly way: 'up' | 'down'
  readonly start: Range
  readonly change: Range
  readonly says: (start: Ratio, change: Ratio, who: Person) => Both<Block>
}

const cents = (value: Ratio) => money(value.times(100).n)
const degrees = (value: Ratio) => measure(decimal(value), 'degree-celsius')
const feet = (value: Ratio) => measure(mixed(value), 'foot')
const inches = (value: Ratio) => measure(mixed(value), 'inch')

/** In hundredths. */
export const decimalStories: readonly RationalStory[] = [
  {
    way: 'down',
    start: [-2000, 3000],
    change: [1000, 4500],
    says: (start, change, who) => ({
      en: prose`${name(who)}’s bank account has a balance of ${cents(start)}. Then ${subject(who)} pays a bill of ${cents(change)} from it. What is the new balance in dollars?`,
      es: prose`La cuenta bancaria de ${name(who)} tiene un saldo de ${cents(start)}. Después, ${name(who)} paga con ella una factura de ${cents(change)}. ¿Cuál es el nuevo saldo en dólares?`,
    }),
  },
  {
    way: 'up',
    start: [-4500, -500],
    change: [1500, 9000],
    says: (start, change, who) => ({
      en: prose`${name(who)}’s bank account has a balance of ${cents(start)}. Then ${subject(who)} deposits ${cents(change)}. What is the new balance in dollars?`,
      es: prose`La cuenta bancaria de ${name(who)} tiene un saldo de ${cents(start)}. Después, ${name(who)} deposita ${cents(change)}. ¿Cuál es el nuevo saldo en dólares?`,
    }),
  },
  {
    way: 'down',
    start: [-300, 400],
    change: [50, 600],
    says: (start, change) => ({
      en: prose`On Monday the price of a stock changes by ${cents(start)}. On Tuesday it falls by ${cents(change)}. What is the change over both days in dollars?`,
      es: prose`El lunes el precio de una acción cambia ${cents(start)}. El martes baja ${cents(change)}. ¿Cuál es el cambio en los dos días, en dólares?`,
    }),
  },
  {
    way: 'up',
    start: [-600, -100],
    change: [50, 700],
    says: (start, change) => ({
      en: prose`On Monday the price of a stock changes by ${cents(start)}. On Tuesday it rises by ${cents(change)}. What is the change over both days in dollars?`,
      es: prose`El lunes el precio de una acción cambia ${cents(start)}. El martes sube ${cents(change)}. ¿Cuál es el cambio en los dos días, en dólares?`,
    }),
  },
]

/** In tenths. */
export const tenthStories: readonly RationalStory[] = [
  {
    way: 'down',
    start: [-60, 60],
    change: [25, 95],
    says: (start, change) => ({
      en: prose`The temperature is ${degrees(start)}. It falls ${degrees(change)}. What is the temperature now, in degrees Celsius?`,
      es: prose`La temperatura es de ${degrees(start)}. Baja ${degrees(change)}. ¿Cuál es la temperatura ahora, en grados Celsius?`,
    }),
  },
  {
    way: 'up',
    start: [-95, -15],
    change: [21, 130],
    says: (start, change) => ({
      en: prose`The temperature is ${degrees(start)}. It rises ${degrees(change)}. What is the temperature now, in degrees Celsius?`,
      es: prose`La temperatura es de ${degrees(start)}. Sube ${degrees(change)}. ¿Cuál es la temperatura ahora, en grados Celsius?`,
    }),
  },
]

/** In eighths. */
export const fractionStories: readonly RationalStory[] = [
  {
    way: 'down',
    start: [-60, -5],
    change: [5, 45],
    says: (start, change) => ({
      en: prose`A diver is at an elevation of ${feet(start)}. The diver goes down ${feet(change)}. What is the new elevation in feet?`,
      es: prose`Una buceadora está a una elevación de ${feet(start)}. Baja ${feet(change)}. ¿Cuál es la nueva elevación en pies?`,
    }),
  },
  {
    way: 'up',
    start: [-130, -70],
    change: [5, 65],
    says: (start, change) => ({
      en: prose`A diver is at an elevation of ${feet(start)}. The diver goes up ${feet(change)}. What is the new elevation in feet?`,
      es: prose`Una buceadora está a una elevación de ${feet(start)}. Sube ${feet(change)}. ¿Cuál es la nueva elevación en pies?`,
    }),
  },
  {
    way: 'down',
    start: [-20, 20],
    change: [5, 40],
    says: (start, change) => ({
      en: prose`Compared with normal, the water level of a lake is ${inches(start)}. Then the level falls ${inches(change)}. What is the level now, in inches compared with normal?`,
      es: prose`El nivel del agua de un lago es de ${inches(start)} respecto a lo normal. Después el nivel baja ${inches(change)}. ¿Cuál es el nivel ahora, en pulgadas respecto a lo normal?`,
    }),
  },
  {
    way: 'up',
    start: [-45, -5],
    change: [5, 60],
    says: (start, change) => ({
      en: prose`Compared with normal, the water level of a lake is ${inches(start)}. Then the level rises ${inches(change)}. What is the level now, in inches compared with normal?`,
      es: prose`El nivel del agua de un lago es de ${inches(start)} respecto a lo normal. Después el nivel sube ${inches(change)}. ¿Cuál es el nivel ahora, en pulgadas respecto a lo normal?`,
    }),
  },
]

export const goesDown = (text: string): boolean =>
  /\bfalls\b|pays a bill|goes down|\bbaja\b|\bBaja\b|factura/.test(text)
