import { type Block, type Both, count, type Noun, name, noun, type Person, prose, role } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { type Amount, celsius, dollars } from '../../kit/stories/amounts.ts'

const turn = noun('turn', 'turns', 'turno', 'turnos', 'm')
const wrongAnswer = noun('wrong answer', 'wrong answers', 'respuesta incorrecta', 'respuestas incorrectas', 'f')

type Range = readonly [least: number, most: number]

/** The same loss, again and again. */
interface Repeated {
  readonly each: Range
  readonly times: Range
  readonly amount: (value: number) => Amount
}
export interface TotalStory extends Repeated {
  /** Asks for the change after all of them. */
  readonly total: (each: number, times: number, who: Person) => Both<Block>
}
export interface RepeatedStory extends Repeated {
  /** What is counted by `times`. */
  readonly turns: Noun
  /** Tells the whole change, a negative number, and asks for the change each time. */
  readonly single: (total: number, times: number, who: Person) => Both<Block>
  /** Tells both changes and asks how often. */
  readonly howMany: (total: number, each: number, who: Person) => Both<Block>
}

export const repeatedStories: readonly RepeatedStory[] = [
  {
    each: [2, 6],
    times: [3, 9],
    amount: celsius,
    turns: nouns.hour,
    single: (total, times) => ({
      en: prose`In ${role('times', count(times, nouns.hour))} the temperature changes by ${role('total', celsius(total))}, the same amount every hour. What is the change each hour, in degrees Celsius?`,
      es: prose`En ${role('times', count(times, nouns.hour))} la temperatura cambia en ${role('total', celsius(total))}, lo mismo cada hora. ¿Cuál es el cambio por hora, en grados Celsius?`,
    }),
    howMany: (total, each) => ({
      en: prose`The temperature changes by ${role('each', celsius(each))} every hour. In how many hours does it change by ${role('total', celsius(total))}?`,
      es: prose`La temperatura cambia en ${role('each', celsius(each))} cada hora. ¿En cuántas horas cambia en ${role('total', celsius(total))}?`,
    }),
  },
  {
    each: [15, 60],
    times: [3, 8],
    amount: value => count(value, nouns.dollar),
    turns: nouns.week,
    single: (total, times, who) => ({
      en: prose`${name(who)} has a bank account. In ${role('times', count(times, nouns.week))} its balance changes by ${role('total', dollars(total))}, the same amount every week. What is the change each week, in dollars?`,
      es: prose`En ${role('times', count(times, nouns.week))} el saldo bancario de ${name(who)} cambia en ${role('total', dollars(total))}, lo mismo cada semana. ¿Cuál es el cambio por semana, en dólares?`,
    }),
    howMany: (total, each, who) => ({
      en: prose`The balance of ${name(who)}’s bank account changes by ${role('each', dollars(each))} every week. In how many weeks does it change by ${role('total', dollars(total))}?`,
      es: prose`El saldo bancario de ${name(who)} cambia en ${role('each', dollars(each))} cada semana. ¿En cuántas semanas cambia en ${role('total', dollars(total))}?`,
    }),
  },
  {
    each: [12, 45],
    times: [3, 12],
    amount: value => count(value, nouns.foot),
    turns: nouns.minute,
    single: (total, times) => ({
      en: prose`In ${role('times', count(times, nouns.minute))} the elevation of a submarine changes by ${role('total', count(total, nouns.foot))}, the same amount every minute. What is the change each minute, in feet?`,
      es: prose`En ${role('times', count(times, nouns.minute))} la elevación de un submarino cambia en ${role('total', count(total, nouns.foot))}, lo mismo cada minuto. ¿Cuál es el cambio por minuto, en pies?`,
    }),
    howMany: (total, each) => ({
      en: prose`The elevation of a submarine changes by ${role('each', count(each, nouns.foot))} every minute. In how many minutes does it change by ${role('total', count(total, nouns.foot))}?`,
      es: prose`La elevación de un submarino cambia en ${role('each', count(each, nouns.foot))} cada minuto. ¿En cuántos minutos cambia en ${role('total', count(total, nouns.foot))}?`,
    }),
  },
  {
    each: [3, 25],
    times: [4, 9],
    amount: value => count(value, nouns.point),
    turns: turn,
    single: (total, times, who) => ({
      en: prose`In ${role('times', count(times, turn))} of a game, ${name(who)}’s score changes by ${role('total', count(total, nouns.point))}, the same amount on each turn. What is the change on each turn, in points?`,
      es: prose`En ${role('times', count(times, turn))} de un juego, el puntaje de ${name(who)} cambia en ${role('total', count(total, nouns.point))}, lo mismo en cada turno. ¿Cuál es el cambio en cada turno, en puntos?`,
    }),
    howMany: (total, each, who) => ({
      en: prose`In a game, ${name(who)}’s score changes by ${role('each', count(each, nouns.point))} on every turn. In how many turns does it change by ${role('total', count(total, nouns.point))}?`,
      es: prose`En un juego, el puntaje de ${name(who)} cambia en ${role('each', count(each, nouns.point))} en cada turno. ¿En cuántos turnos cambia en ${role('total', count(total, nouns.point))}?`,
    }),
  },
  {
    each: [5, 20],
    times: [3, 6],
    amount: value => count(value, nouns.foot),
    turns: nouns.minute,
    single: (total, times) => ({
      en: prose`In ${role('times', count(times, nouns.minute))} the elevation of a diver changes by ${role('total', count(total, nouns.foot))}, the same amount every minute. What is the change each minute, in feet?`,
      es: prose`En ${role('times', count(times, nouns.minute))} la elevación de un buzo cambia en ${role('total', count(total, nouns.foot))}, lo mismo cada minuto. ¿Cuál es el cambio por minuto, en pies?`,
    }),
    howMany: (total, each) => ({
      en: prose`The elevation of a diver changes by ${role('each', count(each, nouns.foot))} every minute. In how many minutes does it change by ${role('total', count(total, nouns.foot))}?`,
      es: prose`La elevación de un buzo cambia en ${role('each', count(each, nouns.foot))} cada minuto. ¿En cuántos minutos cambia en ${role('total', count(total, nouns.foot))}?`,
    }),
  },
  {
    each: [5, 40],
    times: [3, 9],
    amount: value => count(value, nouns.gallon),
    turns: nouns.hour,
    single: (total, times) => ({
      en: prose`A pool leaks. In ${role('times', count(times, nouns.hour))} the amount of water changes by ${role('total', count(total, nouns.gallon))}, the same amount every hour. What is the change each hour, in gallons?`,
      es: prose`Una piscina tiene una fuga. En ${role('times', count(times, nouns.hour))} la cantidad de agua cambia en ${role('total', count(total, nouns.gallon))}, lo mismo cada hora. ¿Cuál es el cambio por hora, en galones?`,
    }),
    howMany: (total, each) => ({
      en: prose`A pool leaks. The amount of water changes by ${role('each', count(each, nouns.gallon))} every hour. In how many hours does it change by ${role('total', count(total, nouns.gallon))}?`,
      es: prose`Una piscina tiene una fuga. La cantidad de agua cambia en ${role('each', count(each, nouns.gallon))} cada hora. ¿En cuántas horas cambia en ${role('total', count(total, nouns.gallon))}?`,
    }),
  },
  {
    each: [2, 7],
    times: [3, 9],
    amount: value => count(value, nouns.inch),
    turns: nouns.week,
    single: (total, times) => ({
      en: prose`In a dry summer, the level of a lake changes by ${role('total', count(total, nouns.inch))} in ${role('times', count(times, nouns.week))}, the same amount every week. What is the change each week, in inches?`,
      es: prose`En un verano seco, el nivel de un lago cambia en ${role('total', count(total, nouns.inch))} en ${role('times', count(times, nouns.week))}, lo mismo cada semana. ¿Cuál es el cambio por semana, en pulgadas?`,
    }),
    howMany: (total, each) => ({
      en: prose`In a dry summer, the level of a lake changes by ${role('each', count(each, nouns.inch))} every week. In how many weeks does it change by ${role('total', count(total, nouns.inch))}?`,
      es: prose`En un verano seco, el nivel de un lago cambia en ${role('each', count(each, nouns.inch))} cada semana. ¿En cuántas semanas cambia en ${role('total', count(total, nouns.inch))}?`,
    }),
  },
  {
    each: [60, 90],
    times: [3, 9],
    amount: value => count(value, nouns.foot),
    turns: nouns.minute,
    single: (total, times) => ({
      en: prose`In ${role('times', count(times, nouns.minute))} the height of a hot-air balloon changes by ${role('total', count(total, nouns.foot))}, the same amount every minute. What is the change each minute, in feet?`,
      es: prose`En ${role('times', count(times, nouns.minute))} la altura de un globo aerostático cambia en ${role('total', count(total, nouns.foot))}, lo mismo cada minuto. ¿Cuál es el cambio por minuto, en pies?`,
    }),
    howMany: (total, each) => ({
      en: prose`The height of a hot-air balloon changes by ${role('each', count(each, nouns.foot))} every minute. In how many minutes does it change by ${role('total', count(total, nouns.foot))}?`,
      es: prose`La altura de un globo aerostático cambia en ${role('each', count(each, nouns.foot))} cada minuto. ¿En cuántos minutos cambia en ${role('total', count(total, nouns.foot))}?`,
    }),
  },
]

/** Of the easy level; the other stories are those of the medium one. */
export const totalStories: readonly TotalStory[] = [
  {
    each: [5, 20],
    times: [3, 8],
    amount: value => count(value, nouns.foot),
    total: (each, times) => ({
      en: prose`A drill goes down ${role('each', count(each, nouns.foot))} every hour for ${role('times', count(times, nouns.hour))}. What integer gives the total change of its height, in feet?`,
      es: prose`Un taladro baja ${role('each', count(each, nouns.foot))} cada hora durante ${role('times', count(times, nouns.hour))}. ¿Qué número entero es el cambio total de su altura, en pies?`,
    }),
  },
  {
    each: [15, 45],
    times: [3, 12],
    amount: value => count(value, nouns.dollar),
    total: (each, times, who) => ({
      en: prose`A gym takes ${role('each', dollars(each))} from ${name(who)}’s account every month for ${role('times', count(times, nouns.month))}. What integer gives the total change of the balance, in dollars?`,
      es: prose`Un gimnasio cobra ${role('each', dollars(each))} de la cuenta de ${name(who)} cada mes durante ${role('times', count(times, nouns.month))}. ¿Qué número entero es el cambio total del saldo, en dólares?`,
    }),
  },
  {
    each: [2, 6],
    times: [3, 9],
    amount: celsius,
    total: (each, times) => ({
      en: prose`The water in a tank cools ${role('each', celsius(each))} every hour for ${role('times', count(times, nouns.hour))}. What integer gives the total change of its temperature, in degrees Celsius?`,
      es: prose`El agua de un tanque se enfría ${role('each', celsius(each))} cada hora durante ${role('times', count(times, nouns.hour))}. ¿Qué número entero es el cambio total de su temperatura, en grados Celsius?`,
    }),
  },
  {
    each: [5, 25],
    times: [3, 9],
    amount: value => count(value, nouns.point),
    total: (each, times, who) => ({
      en: prose`On a quiz show, ${name(who)} loses ${role('each', count(each, nouns.point))} for each of ${role('times', count(times, wrongAnswer))}. What integer gives the total change of the score, in points?`,
      es: prose`En un concurso, ${name(who)} pierde ${role('each', count(each, nouns.point))} por cada una de ${role('times', count(times, wrongAnswer))}. ¿Qué número entero es el cambio total del puntaje, en puntos?`,
    }),
  },
  {
    each: [20, 60],
    times: [3, 9],
    amount: value => count(value, nouns.foot),
    total: (each, times, who) => ({
      en: prose`${name(who)} hikes down a mountain. The elevation falls ${role('each', count(each, nouns.foot))} every minute for ${role('times', count(times, nouns.minute))}. What integer gives the total change of the elevation, in feet?`,
      es: prose`${name(who)} baja de una montaña. La elevación baja ${role('each', count(each, nouns.foot))} cada minuto durante ${role('times', count(times, nouns.minute))}. ¿Qué número entero es el cambio total de la elevación, en pies?`,
    }),
  },
  {
    each: [2, 7],
    times: [3, 9],
    amount: value => count(value, nouns.gallon),
    total: (each, times) => ({
      en: prose`A barrel loses ${role('each', count(each, nouns.gallon))} of water every day for ${role('times', count(times, nouns.day))}. What integer gives the total change of the amount of water, in gallons?`,
      es: prose`Un barril pierde ${role('each', count(each, nouns.gallon))} de agua cada día durante ${role('times', count(times, nouns.day))}. ¿Qué número entero es el cambio total de la cantidad de agua, en galones?`,
    }),
  },
  {
    each: [2, 4],
    times: [3, 6],
    amount: value => count(value, nouns.centimeter),
    total: (each, times) => ({
      en: prose`A candle gets ${role('each', count(each, nouns.centimeter))} shorter every hour for ${role('times', count(times, nouns.hour))}. What integer gives the total change of its height, in centimeters?`,
      es: prose`Una vela se acorta ${role('each', count(each, nouns.centimeter))} cada hora durante ${role('times', count(times, nouns.hour))}. ¿Qué número entero es el cambio total de su altura, en centímetros?`,
    }),
  },
  {
    each: [3, 12],
    times: [3, 5],
    amount: value => count(value, nouns.inch),
    total: (each, times) => ({
      en: prose`As the tide goes out, the water at a pier falls ${role('each', count(each, nouns.inch))} every hour for ${role('times', count(times, nouns.hour))}. What integer gives the total change of its level, in inches?`,
      es: prose`Al bajar la marea, el agua de un muelle baja ${role('each', count(each, nouns.inch))} cada hora durante ${role('times', count(times, nouns.hour))}. ¿Qué número entero es el cambio total de su nivel, en pulgadas?`,
    }),
  },
]
