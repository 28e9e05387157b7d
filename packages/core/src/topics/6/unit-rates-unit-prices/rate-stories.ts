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
export interface Rated {
  readonly rate: Range
  readonly units: Range
  readonly amount: Noun
  readonly unit: Noun
}

/** Asks for the amount for one unit. */
export interface OneStory extends Rated {
  /** What the unit rate counts: miles per hour. */
  readonly per: Noun
  readonly one: (total: Term, units: Term, who: Person) => Both<Block>
}

/** Asks for the amount for another number of units. */
export interface RateStory extends Rated {
  readonly other: (total: Term, units: Term, others: Term, who: Person) => Both<Block>
  readonly found: (found: Term, others: Term, who: Person) => Both<readonly Inline[]>
}

export const rateStories: readonly RateStory[] = [
  {
    rate: [35, 65],
    units: [2, 6],
    amount: nouns.mile,
    unit: nouns.hour,
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

/** None of them is told where another number of units is asked. */
export const oneStories: readonly OneStory[] = [
  {
    rate: [12, 30],
    units: [3, 9],
    amount: nouns.egg,
    unit: nouns.day,
    per: noun('egg per day', 'eggs per day', 'huevo por día', 'huevos por día', 'm'),
    one: (total, units) => ({
      en: prose`The hens on a farm lay ${total} in ${units}. How many eggs per day is that?`,
      es: prose`Las gallinas de una granja ponen ${total} en ${units}. ¿Cuántos huevos por día son?`,
    }),
  },
  {
    rate: [3, 12],
    units: [4, 9],
    amount: nouns.dollar,
    unit: nouns.ticket,
    per: noun('dollar per ticket', 'dollars per ticket', 'dólar por boleto', 'dólares por boleto', 'm'),
    one: (total, units) => ({
      en: prose`At a fair, ${units} cost ${total}. How many dollars per ticket is that?`,
      es: prose`En una feria, ${units} cuestan ${total}. ¿Cuántos dólares por boleto son?`,
    }),
  },
  {
    rate: [60, 110],
    units: [2, 6],
    amount: nouns.kilometer,
    unit: nouns.hour,
    per: noun('kilometer per hour', 'kilometers per hour', 'kilómetro por hora', 'kilómetros por hora', 'm'),
    one: (total, units) => ({
      en: prose`A train travels ${total} in ${units}. What is its speed in kilometers per hour?`,
      es: prose`Un tren recorre ${total} en ${units}. ¿Cuál es su rapidez en kilómetros por hora?`,
    }),
  },
  {
    rate: [61, 95],
    units: [2, 5],
    amount: noun('heartbeat', 'heartbeats', 'latido', 'latidos', 'm'),
    unit: nouns.minute,
    per: noun('heartbeat per minute', 'heartbeats per minute', 'latido por minuto', 'latidos por minuto', 'm'),
    one: (total, units) => ({
      en: prose`A nurse counts ${total} in ${units}. How many heartbeats per minute is that?`,
      es: prose`Una enfermera cuenta ${total} en ${units}. ¿Cuántos latidos por minuto son?`,
    }),
  },
  {
    rate: [24, 45],
    units: [3, 8],
    amount: nouns.student,
    unit: nouns.bus,
    per: noun('student per bus', 'students per bus', 'estudiante por autobús', 'estudiantes por autobús', 'm'),
    one: (total, units) => ({
      en: prose`On a field trip, ${total} ride in ${units}, the same number in each. How many students per bus is that?`,
      es: prose`En una excursión, ${total} viajan en ${units}, la misma cantidad en cada uno. ¿Cuántos estudiantes por autobús son?`,
    }),
  },
  {
    rate: [30, 60],
    units: [5, 12],
    amount: nouns.gram,
    unit: nouns.serving,
    per: noun('gram per serving', 'grams per serving', 'gramo por porción', 'gramos por porción', 'm'),
    one: (total, units) => ({
      en: prose`A bag has ${total} of oats for ${units}. How many grams per serving is that?`,
      es: prose`Una bolsa tiene ${total} de avena para ${units}. ¿Cuántos gramos por porción son?`,
    }),
  },
  {
    rate: [8, 24],
    units: [3, 9],
    amount: nouns.point,
    unit: noun('game', 'games', 'partido', 'partidos', 'm'),
    per: noun('point per game', 'points per game', 'punto por partido', 'puntos por partido', 'm'),
    one: (total, units) => ({
      en: prose`A player scores ${total} in ${units}, the same number in each game. How many points per game is that?`,
      es: prose`Una jugadora anota ${total} en ${units}, la misma cantidad en cada partido. ¿Cuántos puntos por partido son?`,
    }),
  },
  {
    rate: [12, 35],
    units: [3, 9],
    amount: nouns.gallon,
    unit: nouns.minute,
    per: noun('gallon per minute', 'gallons per minute', 'galón por minuto', 'galones por minuto', 'm'),
    one: (total, units) => ({
      en: prose`A pump moves ${total} of water in ${units}. How many gallons per minute is that?`,
      es: prose`Una bomba mueve ${total} de agua en ${units}. ¿Cuántos galones por minuto son?`,
    }),
  },
]
