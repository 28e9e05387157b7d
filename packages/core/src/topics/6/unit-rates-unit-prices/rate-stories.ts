import {
  type Block,
  type Both,
  type Inline,
  line,
  type Noun,
  name,
  noun,
  type Person,
  prose,
  subject,
  type Term,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Range = readonly [least: number, most: number]

/** So much in so many units of time or of something else. */
export interface RateStory {
  readonly rate: Range
  readonly units: Range
  readonly amount: Noun
  readonly unit: Noun
  /** What the unit rate counts: miles per hour. */
  readonly per: Noun
  /** Asks for the amount for one unit. */
  readonly one: (total: Term, units: Term, who: Person) => Both<Block>
  /** Asks for the amount for another number of units. */
  readonly other: (total: Term, units: Term, others: Term, who: Person) => Both<Block>
  readonly found: (found: Term, others: Term, who: Person) => Both<readonly Inline[]>
}

export const rateStories: readonly RateStory[] = [
  {
    rate: [35, 65],
    units: [2, 6],
    amount: nouns.mile,
    unit: nouns.hour,
    per: noun('mile per hour', 'miles per hour', 'milla por hora', 'millas por hora', 'f'),
    one: (total, units) => ({
      en: prose`A car travels ${total} in ${units}. What is its speed in miles per hour?`,
      es: prose`Un auto recorre ${total} en ${units}. ¿Cuál es su rapidez en millas por hora?`,
    }),
    other: (total, units, others) => ({
      en: prose`A car travels ${total} in ${units}. At this rate, how many miles does it travel in ${others}?`,
      es: prose`Un auto recorre ${total} en ${units}. A esta rapidez, ¿cuántas millas recorre en ${others}?`,
    }),
    found: (found, others) => ({
      en: line`The car travels ${found} in ${others}.`,
      es: line`El auto recorre ${found} en ${others}.`,
    }),
  },
  {
    rate: [8, 32],
    units: [3, 9],
    amount: nouns.page,
    unit: nouns.day,
    per: noun('page per day', 'pages per day', 'página por día', 'páginas por día', 'f'),
    one: (total, units, who) => ({
      en: prose`${name(who)} reads ${total} in ${units}, the same number every day. How many pages per day is that?`,
      es: prose`${name(who)} lee ${total} en ${units}, la misma cantidad cada día. ¿Cuántas páginas por día son?`,
    }),
    other: (total, units, others, who) => ({
      en: prose`${name(who)} reads ${total} in ${units}. At this rate, how many pages does ${subject(who)} read in ${others}?`,
      es: prose`${name(who)} lee ${total} en ${units}. A este ritmo, ¿cuántas páginas lee en ${others}?`,
    }),
    found: (found, others, who) => ({
      en: line`${name(who)} reads ${found} in ${others}.`,
      es: line`${name(who)} lee ${found} en ${others}.`,
    }),
  },
  {
    rate: [24, 60],
    units: [2, 6],
    amount: nouns.word,
    unit: nouns.minute,
    per: noun('word per minute', 'words per minute', 'palabra por minuto', 'palabras por minuto', 'f'),
    one: (total, units, who) => ({
      en: prose`${name(who)} types ${total} in ${units}. How many words per minute is that?`,
      es: prose`${name(who)} escribe ${total} a máquina en ${units}. ¿Cuántas palabras por minuto son?`,
    }),
    other: (total, units, others, who) => ({
      en: prose`${name(who)} types ${total} in ${units}. At this rate, how many words does ${subject(who)} type in ${others}?`,
      es: prose`${name(who)} escribe ${total} a máquina en ${units}. A este ritmo, ¿cuántas palabras escribe en ${others}?`,
    }),
    found: (found, others, who) => ({
      en: line`${name(who)} types ${found} in ${others}.`,
      es: line`${name(who)} escribe ${found} en ${others}.`,
    }),
  },
  {
    rate: [6, 24],
    units: [4, 12],
    amount: nouns.liter,
    unit: nouns.minute,
    per: noun('liter per minute', 'liters per minute', 'litro por minuto', 'litros por minuto', 'm'),
    one: (total, units) => ({
      en: prose`In ${units}, ${total} of water flow into a tank. How many liters per minute is that?`,
      es: prose`A un tanque entran ${total} de agua en ${units}. ¿Cuántos litros por minuto son?`,
    }),
    other: (total, units, others) => ({
      en: prose`In ${units}, ${total} of water flow into a tank. At this rate, how many liters flow in during ${others}?`,
      es: prose`A un tanque entran ${total} de agua en ${units}. A este ritmo, ¿cuántos litros entran en ${others}?`,
    }),
    found: (found, others) => ({
      en: line`In ${others}, ${found} of water flow into the tank.`,
      es: line`Al tanque entran ${found} de agua en ${others}.`,
    }),
  },
  {
    rate: [12, 28],
    units: [3, 9],
    amount: nouns.dollar,
    unit: nouns.hour,
    per: noun('dollar per hour', 'dollars per hour', 'dólar por hora', 'dólares por hora', 'm'),
    one: (total, units, who) => ({
      en: prose`${name(who)} earns ${total} for ${units} of work. How many dollars per hour is that?`,
      es: prose`${name(who)} gana ${total} por ${units} de trabajo. ¿Cuántos dólares por hora son?`,
    }),
    other: (total, units, others, who) => ({
      en: prose`${name(who)} earns ${total} for ${units} of work. At this rate, how many dollars does ${subject(who)} earn for ${others}?`,
      es: prose`${name(who)} gana ${total} por ${units} de trabajo. A este ritmo, ¿cuántos dólares gana por ${others}?`,
    }),
    found: (found, others, who) => ({
      en: line`${name(who)} earns ${found} for ${others} of work.`,
      es: line`${name(who)} gana ${found} por ${others} de trabajo.`,
    }),
  },
  {
    rate: [22, 38],
    units: [3, 10],
    amount: nouns.mile,
    unit: nouns.gallon,
    per: noun('mile per gallon', 'miles per gallon', 'milla por galón', 'millas por galón', 'f'),
    one: (total, units) => ({
      en: prose`A car uses ${units} of gas to travel ${total}. How many miles per gallon is that?`,
      es: prose`Un auto usa ${units} de gasolina para recorrer ${total}. ¿Cuántas millas por galón son?`,
    }),
    other: (total, units, others) => ({
      en: prose`A car uses ${units} of gas to travel ${total}. At this rate, how many miles does it travel on ${others}?`,
      es: prose`Un auto usa ${units} de gasolina para recorrer ${total}. Con este rendimiento, ¿cuántas millas recorre con ${others}?`,
    }),
    found: (found, others) => ({
      en: line`The car travels ${found} on ${others} of gas.`,
      es: line`El auto recorre ${found} con ${others} de gasolina.`,
    }),
  },
  {
    rate: [12, 30],
    units: [3, 9],
    amount: nouns.page,
    unit: nouns.minute,
    per: noun('page per minute', 'pages per minute', 'página por minuto', 'páginas por minuto', 'f'),
    one: (total, units) => ({
      en: prose`A printer prints ${total} in ${units}. How many pages per minute is that?`,
      es: prose`Una impresora imprime ${total} en ${units}. ¿Cuántas páginas por minuto son?`,
    }),
    other: (total, units, others) => ({
      en: prose`A printer prints ${total} in ${units}. At this rate, how many pages does it print in ${others}?`,
      es: prose`Una impresora imprime ${total} en ${units}. A este ritmo, ¿cuántas páginas imprime en ${others}?`,
    }),
    found: (found, others) => ({
      en: line`The printer prints ${found} in ${others}.`,
      es: line`La impresora imprime ${found} en ${others}.`,
    }),
  },
  {
    rate: [18, 48],
    units: [2, 7],
    amount: nouns.muffin,
    unit: nouns.hour,
    per: noun('muffin per hour', 'muffins per hour', 'muffin por hora', 'muffins por hora', 'm'),
    one: (total, units) => ({
      en: prose`A bakery makes ${total} in ${units}. How many muffins per hour is that?`,
      es: prose`Una panadería hace ${total} en ${units}. ¿Cuántos muffins por hora son?`,
    }),
    other: (total, units, others) => ({
      en: prose`A bakery makes ${total} in ${units}. At this rate, how many muffins does it make in ${others}?`,
      es: prose`Una panadería hace ${total} en ${units}. A este ritmo, ¿cuántos muffins hace en ${others}?`,
    }),
    found: (found, others) => ({
      en: line`The bakery makes ${found} in ${others}.`,
      es: line`La panadería hace ${found} en ${others}.`,
    }),
  },
]
