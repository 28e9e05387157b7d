import { type Both, type Hole, type Inline, line, money } from '../../../author.ts'

type Words = Both<readonly Inline[]>
type Tells = (start: Hole, rate: Hole) => Words
/** Told of two numbers that could also be exchanged; in dollars or by number. */
interface Pattern {
  readonly isMoney: boolean
  readonly tells: Tells
}
export const shownAs = ({ isMoney }: Pattern, value: number) => (isMoney ? money(100 * value) : value)

export const RISING: readonly Pattern[] = [
  {
    isMoney: true,
    tells: (b, m) => ({
      en: line`A tennis club charges ${b} to join and ${m} per lesson.`,
      es: line`Un club de tenis cobra ${b} de inscripción y ${m} por clase.`,
    }),
  },
  {
    isMoney: false,
    tells: (b, m) => ({
      en: line`A pool holds ${b} gallons of water. A pump adds ${m} gallons each minute.`,
      es: line`Una piscina contiene ${b} galones de agua. Una bomba agrega ${m} galones cada minuto.`,
    }),
  },
  {
    isMoney: true,
    tells: (b, m) => ({
      en: line`Kofi has ${b} and saves ${m} each week.`,
      es: line`Kofi tiene ${b} y ahorra ${m} cada semana.`,
    }),
  },
  {
    isMoney: true,
    tells: (b, m) => ({
      en: line`Renting a tool costs ${b} plus ${m} per day.`,
      es: line`Alquilar una herramienta cuesta ${b} más ${m} por día.`,
    }),
  },
  {
    isMoney: false,
    tells: (b, m) => ({
      en: line`A library has ${b} comics and buys ${m} more each month.`,
      es: line`Una biblioteca tiene ${b} cómics y compra ${m} más cada mes.`,
    }),
  },
  {
    isMoney: false,
    tells: (b, m) => ({
      en: line`A phone holds ${b} photos, and Nina takes ${m} more each week.`,
      es: line`Un teléfono tiene ${b} fotos y Nina toma ${m} más cada semana.`,
    }),
  },
]
export const FALLING: readonly Pattern[] = [
  {
    isMoney: true,
    tells: (b, m) => ({
      en: line`A gift card has ${b} on it. Each snack costs ${m}.`,
      es: line`Una tarjeta de regalo tiene ${b}. Cada bocadillo cuesta ${m}.`,
    }),
  },
  {
    isMoney: false,
    tells: (b, m) => ({
      en: line`A class has ${b} markers and loses ${m} each month.`,
      es: line`Una clase tiene ${b} marcadores y pierde ${m} cada mes.`,
    }),
  },
  {
    isMoney: false,
    tells: (b, m) => ({
      en: line`A barrel holds ${b} liters of water and loses ${m} liters each hour.`,
      es: line`Un barril contiene ${b} litros de agua y pierde ${m} litros cada hora.`,
    }),
  },
  {
    isMoney: false,
    tells: (b, m) => ({
      en: line`A store has ${b} puzzles and sells ${m} each day.`,
      es: line`Una tienda tiene ${b} rompecabezas y vende ${m} cada día.`,
    }),
  },
  {
    isMoney: true,
    tells: (b, m) => ({
      en: line`Leila has ${b} and spends ${m} each day.`,
      es: line`Leila tiene ${b} y gasta ${m} cada día.`,
    }),
  },
]
/** Words of the stories that fall. */
export const LESS = /snack|loses|sells|spends|bocadillo|pierde|vende|gasta/
