import { type Block, type Both, count, name, prose, subject } from '../../../content.ts'
import type { Noun } from '../../../language/noun.ts'
import { day, dollar, gallon, hour, liter, mile, minute, page, word } from '../../../language/nouns/index.ts'
import type { Person } from '../../../language/people.ts'
import { money } from '../../../math/build.ts'

type Range = readonly [least: number, most: number]

/** So much in so many units of time or of something else. */
export interface RateStory {
  readonly rate: Range
  readonly units: Range
  readonly amount: Noun
  readonly unit: Noun
  /** Asks for the amount for one unit. */
  readonly one: (total: number, units: number, who: Person) => Both<Block>
  /** Asks for the amount for another number of units. */
  readonly other: (total: number, units: number, others: number, who: Person) => Both<Block>
}

export const rateStories: readonly RateStory[] = [
  {
    rate: [35, 65],
    units: [2, 6],
    amount: mile,
    unit: hour,
    one: (total, units) => ({
      en: prose`A car travels ${count(total, mile)} in ${count(units, hour)}. What is its speed in miles per hour?`,
      es: prose`Un auto recorre ${count(total, mile)} en ${count(units, hour)}. ¿Cuál es su rapidez en millas por hora?`,
    }),
    other: (total, units, others) => ({
      en: prose`A car travels ${count(total, mile)} in ${count(units, hour)}. At this rate, how many miles does it travel in ${count(others, hour)}?`,
      es: prose`Un auto recorre ${count(total, mile)} en ${count(units, hour)}. A esta rapidez, ¿cuántas millas recorre en ${count(others, hour)}?`,
    }),
  },
  {
    rate: [8, 32],
    units: [3, 9],
    amount: page,
    unit: day,
    one: (total, units, who) => ({
      en: prose`${name(who)} reads ${count(total, page)} in ${count(units, day)}, the same number every day. How many pages per day is that?`,
      es: prose`${name(who)} lee ${count(total, page)} en ${count(units, day)}, la misma cantidad cada día. ¿Cuántas páginas por día son?`,
    }),
    other: (total, units, others, who) => ({
      en: prose`${name(who)} reads ${count(total, page)} in ${count(units, day)}. At this rate, how many pages does ${subject(who)} read in ${count(others, day)}?`,
      es: prose`${name(who)} lee ${count(total, page)} en ${count(units, day)}. A este ritmo, ¿cuántas páginas lee en ${count(others, day)}?`,
    }),
  },
  {
    rate: [24, 60],
    units: [2, 6],
    amount: word,
    unit: minute,
    one: (total, units, who) => ({
      en: prose`${name(who)} types ${count(total, word)} in ${count(units, minute)}. How many words per minute is that?`,
      es: prose`${name(who)} escribe ${count(total, word)} a máquina en ${count(units, minute)}. ¿Cuántas palabras por minuto son?`,
    }),
    other: (total, units, others, who) => ({
      en: prose`${name(who)} types ${count(total, word)} in ${count(units, minute)}. At this rate, how many words does ${subject(who)} type in ${count(others, minute)}?`,
      es: prose`${name(who)} escribe ${count(total, word)} a máquina en ${count(units, minute)}. A este ritmo, ¿cuántas palabras escribe en ${count(others, minute)}?`,
    }),
  },
  {
    rate: [6, 24],
    units: [4, 12],
    amount: liter,
    unit: minute,
    one: (total, units) => ({
      en: prose`In ${count(units, minute)}, ${count(total, liter)} of water flow into a tank. How many liters per minute is that?`,
      es: prose`A un tanque entran ${count(total, liter)} de agua en ${count(units, minute)}. ¿Cuántos litros por minuto son?`,
    }),
    other: (total, units, others) => ({
      en: prose`In ${count(units, minute)}, ${count(total, liter)} of water flow into a tank. At this rate, how many liters flow in during ${count(others, minute)}?`,
      es: prose`A un tanque entran ${count(total, liter)} de agua en ${count(units, minute)}. A este ritmo, ¿cuántos litros entran en ${count(others, minute)}?`,
    }),
  },
  {
    rate: [12, 28],
    units: [3, 9],
    amount: dollar,
    unit: hour,
    one: (total, units, who) => ({
      en: prose`${name(who)} earns ${money(total * 100)} for ${count(units, hour)} of work. How many dollars per hour is that?`,
      es: prose`${name(who)} gana ${money(total * 100)} por ${count(units, hour)} de trabajo. ¿Cuántos dólares por hora son?`,
    }),
    other: (total, units, others, who) => ({
      en: prose`${name(who)} earns ${money(total * 100)} for ${count(units, hour)} of work. At this rate, how many dollars does ${subject(who)} earn for ${count(others, hour)}?`,
      es: prose`${name(who)} gana ${money(total * 100)} por ${count(units, hour)} de trabajo. A esta tasa, ¿cuántos dólares gana por ${count(others, hour)}?`,
    }),
  },
  {
    rate: [22, 38],
    units: [3, 10],
    amount: mile,
    unit: gallon,
    one: (total, units) => ({
      en: prose`A car uses ${count(units, gallon)} of gas to travel ${count(total, mile)}. How many miles per gallon is that?`,
      es: prose`Un auto usa ${count(units, gallon)} de gasolina para recorrer ${count(total, mile)}. ¿Cuántas millas por galón son?`,
    }),
    other: (total, units, others) => ({
      en: prose`A car uses ${count(units, gallon)} of gas to travel ${count(total, mile)}. At this rate, how many miles does it travel on ${count(others, gallon)}?`,
      es: prose`Un auto usa ${count(units, gallon)} de gasolina para recorrer ${count(total, mile)}. A esta tasa, ¿cuántas millas recorre con ${count(others, gallon)}?`,
    }),
  },
]
