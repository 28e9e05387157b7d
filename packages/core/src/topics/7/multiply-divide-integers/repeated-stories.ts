import { type Block, type Both, count, name, prose } from '../../../content.ts'
import { hour, minute, point, week } from '../../../language/nouns/index.ts'
import type { Person } from '../../../language/people.ts'
import { celsius, dollars, feet } from '../../common/amounts.ts'

type Range = readonly [least: number, most: number]

/** The same loss, again and again. */
export interface RepeatedStory {
  readonly each: Range
  readonly times: Range
  /** Asks for the change after all of them. */
  readonly total: (each: number, times: number, who: Person) => Both<Block>
  /** Tells the whole change, a negative number, and asks for the change each time. */
  readonly single: (total: number, times: number, who: Person) => Both<Block>
}

export const repeatedStories: readonly RepeatedStory[] = [
  {
    each: [2, 6],
    times: [3, 9],
    total: (each, times) => ({
      en: prose`The temperature falls ${celsius(each)} every hour for ${count(times, hour)}. Which integer is the total change in degrees Celsius?`,
      es: prose`La temperatura baja ${celsius(each)} cada hora durante ${count(times, hour)}. ¿Qué número entero es el cambio total en grados Celsius?`,
    }),
    single: (total, times) => ({
      en: prose`In ${count(times, hour)} the temperature changes by ${celsius(total)}, the same amount every hour. What is the change each hour in degrees Celsius?`,
      es: prose`En ${count(times, hour)} la temperatura cambia ${celsius(total)}, lo mismo cada hora. ¿Cuál es el cambio por hora en grados Celsius?`,
    }),
  },
  {
    each: [15, 60],
    times: [3, 8],
    total: (each, times, who) => ({
      en: prose`${name(who)} withdraws ${dollars(each)} from a bank account every week for ${count(times, week)}. Which integer is the total change of the balance in dollars?`,
      es: prose`${name(who)} retira ${dollars(each)} de una cuenta bancaria cada semana durante ${count(times, week)}. ¿Qué número entero es el cambio total del saldo en dólares?`,
    }),
    single: (total, times, who) => ({
      en: prose`${name(who)} has a bank account. In ${count(times, week)} its balance changes by ${dollars(total)}, the same amount every week. What is the change each week in dollars?`,
      es: prose`En ${count(times, week)} el saldo bancario de ${name(who)} cambia ${dollars(total)}, lo mismo cada semana. ¿Cuál es el cambio por semana en dólares?`,
    }),
  },
  {
    each: [12, 45],
    times: [3, 12],
    total: (each, times) => ({
      en: prose`A submarine goes down ${feet(each)} every minute for ${count(times, minute)}. Which integer is the total change of its elevation in feet?`,
      es: prose`Un submarino baja ${feet(each)} cada minuto durante ${count(times, minute)}. ¿Qué número entero es el cambio total de su elevación en pies?`,
    }),
    single: (total, times) => ({
      en: prose`In ${count(times, minute)} the elevation of a submarine changes by ${feet(total)}, the same amount every minute. What is the change each minute in feet?`,
      es: prose`En ${count(times, minute)} la elevación de un submarino cambia ${feet(total)}, lo mismo cada minuto. ¿Cuál es el cambio por minuto en pies?`,
    }),
  },
  {
    each: [3, 25],
    times: [4, 9],
    total: (each, times, who) => ({
      en: prose`In a game, ${name(who)} loses ${count(each, point)} on each of ${times} turns. Which integer is the total change of the score?`,
      es: prose`En un juego, ${name(who)} pierde ${count(each, point)} en cada uno de ${times} turnos. ¿Qué número entero es el cambio total del puntaje?`,
    }),
    single: (total, times, who) => ({
      en: prose`In ${times} turns of a game, ${name(who)}’s score changes by ${total}, the same amount on each turn. What is the change on each turn?`,
      es: prose`En ${times} turnos de un juego, el puntaje de ${name(who)} cambia ${total}, lo mismo en cada turno. ¿Cuál es el cambio en cada turno?`,
    }),
  },
]
