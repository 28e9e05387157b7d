import {
  type Both,
  count,
  type Hole,
  type Inline,
  line,
  measure,
  type Noun,
  type UnitId,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Amount } from '../../kit/stories/amounts.ts'

type Words = Both<readonly Inline[]>

/** Something that falls at a steady rate: its change each hour, minute, or week is negative. */
export interface Setting {
  readonly metric: UnitId
  readonly customary: (value: Value) => Amount
  readonly time: Noun
  /** The rate in tenths of the metric unit, and in halves of the customary unit. */
  readonly tenths: readonly [number, number]
  readonly halves: readonly [number, number]
  readonly tells: (rate: Hole) => Words
  readonly asksChange: (time: Hole) => Words
  readonly asksTime: (change: Hole) => Words
  readonly ends: (change: Hole, time: Hole) => Words
}
const inches = (value: Value) => count(value, nouns.inch)
const feet = (value: Value) => count(value, nouns.foot)
const gallons = (value: Value) => count(value, nouns.gallon)
const fahrenheit = (value: Value) => measure(value, 'degree-fahrenheit')

const it = {
  asksChange: (time: Hole): Words => ({
    en: line`What is the total change in ${time}?`,
    es: line`¿Cuál es el cambio total en ${time}?`,
  }),
  ends: (change: Hole, time: Hole): Words => ({
    en: line`In ${time} the total change is ${change}.`,
    es: line`En ${time} el cambio total es de ${change}.`,
  }),
}
const asks = (many: Both<string>) => ({
  asksTime: (change: Hole): Words => ({
    en: [...line`After how many `, many.en, ...line` is the total change ${change}?`],
    es: [...line`¿Después de cuántas `, many.es, ...line` el cambio total es de ${change}?`],
  }),
})
const hours = { ...it, time: nouns.hour, ...asks({ en: 'hours', es: 'horas' }) }
const weeks = { ...it, time: nouns.week, ...asks({ en: 'weeks', es: 'semanas' }) }
const minutes = {
  ...it,
  time: nouns.minute,
  asksTime: (change: Hole): Words => ({
    en: line`After how many minutes is the total change ${change}?`,
    es: line`¿Después de cuántos minutos el cambio total es de ${change}?`,
  }),
}

/** What changes so much in a given time. */
export const changeSettings: readonly Setting[] = [
  {
    ...hours,
    metric: 'centimeter',
    customary: inches,
    tenths: [32, 84],
    halves: [3, 7],
    tells: rate => ({
      en: line`As a pool is drained, its water level changes by ${rate} each hour.`,
      es: line`Al vaciarse una piscina, el nivel del agua cambia en ${rate} cada hora.`,
    }),
  },
  {
    ...minutes,
    metric: 'meter',
    customary: feet,
    tenths: [42, 96],
    halves: [9, 21],
    tells: rate => ({
      en: line`As a diver descends, her elevation changes by ${rate} each minute.`,
      es: line`Al descender una buceadora, su elevación cambia en ${rate} cada minuto.`,
    }),
  },
  {
    ...hours,
    metric: 'degree-celsius',
    customary: fahrenheit,
    tenths: [12, 28],
    halves: [3, 9],
    tells: rate => ({
      en: line`During a cold night, the temperature changes by ${rate} each hour.`,
      es: line`En una noche fría, la temperatura cambia en ${rate} cada hora.`,
    }),
  },
  {
    ...hours,
    metric: 'centimeter',
    customary: inches,
    tenths: [12, 27],
    halves: [3, 3],
    tells: rate => ({
      en: line`As a candle burns, its height changes by ${rate} each hour.`,
      es: line`Al consumirse una vela, su altura cambia en ${rate} cada hora.`,
    }),
  },
  {
    ...weeks,
    metric: 'centimeter',
    customary: inches,
    tenths: [14, 48],
    halves: [3, 5],
    tells: rate => ({
      en: line`In a dry summer, the level of a lake changes by ${rate} each week.`,
      es: line`En un verano seco, el nivel de un lago cambia en ${rate} cada semana.`,
    }),
  },
  {
    ...minutes,
    metric: 'meter',
    customary: feet,
    tenths: [14, 42],
    halves: [9, 21],
    tells: rate => ({
      en: line`As a kite is reeled in, its height changes by ${rate} each minute.`,
      es: line`Al recoger el hilo de una cometa, su altura cambia en ${rate} cada minuto.`,
    }),
  },
  {
    ...hours,
    metric: 'centimeter',
    customary: inches,
    tenths: [12, 38],
    halves: [3, 5],
    tells: rate => ({
      en: line`As snow melts, its depth changes by ${rate} each hour.`,
      es: line`Al derretirse la nieve, su profundidad cambia en ${rate} cada hora.`,
    }),
  },
  {
    ...minutes,
    metric: 'liter',
    customary: gallons,
    tenths: [12, 48],
    halves: [3, 9],
    tells: rate => ({
      en: line`A tank has a leak. The amount of water in it changes by ${rate} each minute.`,
      es: line`Un tanque tiene una fuga. La cantidad de agua que contiene cambia en ${rate} cada minuto.`,
    }),
  },
]

/** What takes how long to change so much. */
export const timeSettings: readonly Setting[] = [
  {
    ...minutes,
    metric: 'meter',
    customary: feet,
    tenths: [42, 96],
    halves: [9, 21],
    tells: rate => ({
      en: line`As a hot-air balloon comes down, its height changes by ${rate} each minute.`,
      es: line`Al descender un globo aerostático, su altura cambia en ${rate} cada minuto.`,
    }),
  },
  {
    ...hours,
    metric: 'degree-celsius',
    customary: fahrenheit,
    tenths: [12, 28],
    halves: [3, 9],
    tells: rate => ({
      en: line`As a kiln cools overnight, its temperature changes by ${rate} each hour.`,
      es: line`Al enfriarse un horno de cerámica por la noche, su temperatura cambia en ${rate} cada hora.`,
    }),
  },
  {
    ...hours,
    metric: 'centimeter',
    customary: inches,
    tenths: [12, 38],
    halves: [3, 5],
    tells: rate => ({
      en: line`As the tide goes out, the water level at a pier changes by ${rate} each hour.`,
      es: line`Al bajar la marea, el nivel del agua en un muelle cambia en ${rate} cada hora.`,
    }),
  },
  {
    ...minutes,
    metric: 'liter',
    customary: gallons,
    tenths: [12, 48],
    halves: [3, 9],
    tells: rate => ({
      en: line`As a bathtub drains, the amount of water in it changes by ${rate} each minute.`,
      es: line`Al vaciarse una bañera, la cantidad de agua que contiene cambia en ${rate} cada minuto.`,
    }),
  },
  {
    ...weeks,
    metric: 'centimeter',
    customary: inches,
    tenths: [14, 48],
    halves: [3, 5],
    tells: rate => ({
      en: line`After a flood, the level of a river changes by ${rate} each week.`,
      es: line`Después de una inundación, el nivel de un río cambia en ${rate} cada semana.`,
    }),
  },
  {
    ...minutes,
    metric: 'meter',
    customary: feet,
    tenths: [42, 96],
    halves: [9, 21],
    tells: rate => ({
      en: line`As a submarine dives, its elevation changes by ${rate} each minute.`,
      es: line`Al sumergirse un submarino, su elevación cambia en ${rate} cada minuto.`,
    }),
  },
  {
    ...hours,
    metric: 'centimeter',
    customary: inches,
    tenths: [12, 27],
    halves: [3, 3],
    tells: rate => ({
      en: line`As a block of ice melts, its height changes by ${rate} each hour.`,
      es: line`Al derretirse un bloque de hielo, su altura cambia en ${rate} cada hora.`,
    }),
  },
  {
    ...minutes,
    metric: 'degree-celsius',
    customary: fahrenheit,
    tenths: [12, 28],
    halves: [3, 9],
    tells: rate => ({
      en: line`As a cup of tea cools, its temperature changes by ${rate} each minute.`,
      es: line`Al enfriarse una taza de té, su temperatura cambia en ${rate} cada minuto.`,
    }),
  },
]
