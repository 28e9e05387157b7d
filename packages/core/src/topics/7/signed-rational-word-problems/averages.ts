import { type Both, count, decimal, type Inline, line, measure, type Ratio } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { type Amount, dollars, inUnit } from './stories.ts'

type Words = Both<readonly Inline[]>

/** Signed numbers of the days of a week, in hundredths times `by`. */
export interface Averaged {
  readonly says: Words
  /** "the average change". */
  readonly mean: Both<string>
  readonly head: Both<string>
  readonly by: number
  readonly range: readonly [number, number]
  readonly amount: (value: Ratio) => Amount
}
const points = (value: Ratio): Amount => count(decimal(value), nouns.point)
const minutes = (value: Ratio): Amount => measure(decimal(value), 'minute')

export const averages: readonly Averaged[] = [
  {
    says: {
      en: line`The table shows the lowest temperature of each day.`,
      es: line`La tabla muestra la temperatura más baja de cada día.`,
    },
    mean: { en: 'the average temperature', es: 'la temperatura promedio' },
    head: { en: 'Temperature (°F)', es: 'Temperatura (°F)' },
    by: 50,
    range: [-24, 20],
    amount: inUnit('degree-fahrenheit'),
  },
  {
    says: {
      en: line`The table shows by how much the price of a stock changed each day.`,
      es: line`La tabla muestra cuánto cambió cada día el precio de una acción.`,
    },
    mean: { en: 'the average change per day', es: 'el cambio promedio por día' },
    head: { en: 'Change ($)', es: 'Cambio ($)' },
    by: 10,
    range: [-24, 24],
    amount: dollars,
  },
  {
    says: {
      en: line`The table shows the daily profit of a lemonade stand. A loss is negative.`,
      es: line`La tabla muestra la ganancia diaria de un puesto de limonada. Una pérdida es negativa.`,
    },
    mean: { en: 'the average daily profit', es: 'la ganancia diaria promedio' },
    head: { en: 'Profit ($)', es: 'Ganancia ($)' },
    by: 50,
    range: [-18, 48],
    amount: dollars,
  },
  {
    says: {
      en: line`The table shows the delay of a train each day. A negative delay means that it was early.`,
      es: line`La tabla muestra el retraso de un tren cada día. Un retraso negativo significa que llegó antes.`,
    },
    mean: { en: 'the average delay', es: 'el retraso promedio' },
    head: { en: 'Delay (min)', es: 'Retraso (min)' },
    by: 50,
    range: [-9, 21],
    amount: minutes,
  },
  {
    says: {
      en: line`The table shows by how much the water level of a lake changed each day.`,
      es: line`La tabla muestra cuánto cambió cada día el nivel del agua de un lago.`,
    },
    mean: { en: 'the average change per day', es: 'el cambio promedio por día' },
    head: { en: 'Change (cm)', es: 'Cambio (cm)' },
    by: 10,
    range: [-48, 30],
    amount: inUnit('centimeter'),
  },
  {
    says: {
      en: line`The table shows the temperature at sunrise on each day.`,
      es: line`La tabla muestra la temperatura de cada día al amanecer.`,
    },
    mean: { en: 'the average temperature', es: 'la temperatura promedio' },
    head: { en: 'Temperature (°C)', es: 'Temperatura (°C)' },
    by: 10,
    range: [-88, 52],
    amount: inUnit('degree-celsius'),
  },
  {
    says: {
      en: line`The table shows how many points above or below her goal a player scored each day.`,
      es: line`La tabla muestra cuántos puntos por encima o por debajo de su meta anotó una jugadora cada día.`,
    },
    mean: { en: 'the average score', es: 'la puntuación promedio' },
    head: { en: 'Points', es: 'Puntos' },
    by: 100,
    range: [-14, 12],
    amount: points,
  },
  {
    says: {
      en: line`The table shows how far the tide was above or below its usual level at noon each day.`,
      es: line`La tabla muestra cuánto estaba la marea por encima o por debajo de su nivel normal cada día al mediodía.`,
    },
    mean: { en: 'the average level', es: 'el nivel promedio' },
    head: { en: 'Level (ft)', es: 'Nivel (pies)' },
    by: 10,
    range: [-32, 26],
    amount: inUnit('foot'),
  },
]
