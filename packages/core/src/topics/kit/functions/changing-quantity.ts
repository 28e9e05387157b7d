import {
  approximate,
  type Block,
  type Both,
  type Expr,
  equation,
  exact,
  expr,
  type Inline,
  line,
  m,
  never,
  type Printed,
  type Sentence,
  symbol,
} from '../../../author.ts'
import { near } from './functions.ts'

interface Words {
  /** The amount of water in a tank. */
  readonly what: string
  /** Once it is known: the amount of water. */
  readonly again: string
  readonly units: string
  readonly times: string
  readonly time: string
}

/** Something that changes in time, with the units of both. */
export interface ChangingQuantity {
  readonly id: string
  /** How much it may change in a unit of time and be believed. */
  readonly fastest: number
  readonly en: Words
  readonly es: Words
}

export const SETTINGS: readonly ChangingQuantity[] = [
  {
    id: 'tank',
    fastest: 90,
    en: {
      what: 'the amount of water in a tank',
      again: 'the amount of water',
      units: 'gallons',
      times: 'minutes',
      time: 'minute',
    },
    es: {
      what: 'la cantidad de agua de un tanque',
      again: 'la cantidad de agua',
      units: 'galones',
      times: 'minutos',
      time: 'minuto',
    },
  },
  {
    id: 'oven',
    fastest: 90,
    en: {
      what: 'the temperature of a glaze',
      again: 'the temperature',
      units: 'degrees Celsius',
      times: 'minutes',
      time: 'minute',
    },
    es: {
      what: 'la temperatura de un esmalte',
      again: 'la temperatura',
      units: 'grados Celsius',
      times: 'minutos',
      time: 'minuto',
    },
  },
  {
    id: 'truck',
    fastest: 70,
    en: {
      what: 'the distance of a truck from its depot',
      again: 'the distance',
      units: 'miles',
      times: 'hours',
      time: 'hour',
    },
    es: {
      what: 'la distancia de un camión a su almacén',
      again: 'la distancia',
      units: 'millas',
      times: 'horas',
      time: 'hora',
    },
  },
  {
    id: 'balloon',
    fastest: 90,
    en: { what: 'the height of a balloon', again: 'the height', units: 'meters', times: 'minutes', time: 'minute' },
    es: { what: 'la altura de un globo', again: 'la altura', units: 'metros', times: 'minutos', time: 'minuto' },
  },
  {
    id: 'grain',
    fastest: 60,
    en: { what: 'the mass of the grain in a silo', again: 'the mass', units: 'tons', times: 'hours', time: 'hour' },
    es: { what: 'la masa del grano de un silo', again: 'la masa', units: 'toneladas', times: 'horas', time: 'hora' },
  },
  {
    id: 'snow',
    fastest: 12,
    en: {
      what: 'the depth of the snow at a lodge',
      again: 'the depth of the snow',
      units: 'inches',
      times: 'days',
      time: 'day',
    },
    es: {
      what: 'el espesor de la nieve en un refugio',
      again: 'el espesor de la nieve',
      units: 'pulgadas',
      times: 'días',
      time: 'día',
    },
  },
  {
    id: 'price',
    fastest: 15,
    en: { what: 'the price of a share', again: 'the price', units: 'dollars', times: 'months', time: 'month' },
    es: { what: 'el precio de una acción', again: 'el precio', units: 'dólares', times: 'meses', time: 'mes' },
  },
  {
    id: 'pressure',
    fastest: 90,
    en: {
      what: 'the pressure in a boiler',
      again: 'the pressure',
      units: 'kilopascals',
      times: 'minutes',
      time: 'minute',
    },
    es: {
      what: 'la presión en una caldera',
      again: 'la presión',
      units: 'kilopascales',
      times: 'minutos',
      time: 'minuto',
    },
  },
]

export type Told = 'rate' | 'value' | 'change'

/** What a number may be taken to say of the quantity at a time: how fast it changes, what it is, or how much it changed. */
export function sentenceOf({ en, es }: ChangingQuantity, at: number, of: Told, by: number): Both<readonly Inline[]> {
  const size = expr(Math.abs(by))
  const said = (english: readonly [string, string], spanish: readonly [string, string]) => ({
    en: ['After ', expr(at), ` ${en.times}, ${en.again} ${english[0]} `, size, ` ${en.units}${english[1]}.`],
    es: ['Después de ', expr(at), ` ${es.times}, ${es.again} ${spanish[0]} `, size, ` ${es.units}${spanish[1]}.`],
  })
  switch (of) {
    case 'rate':
      return said(
        [`is ${by > 0 ? 'increasing' : 'decreasing'} at`, ` per ${en.time}`],
        [`está ${by > 0 ? 'aumentando' : 'disminuyendo'} a`, ` por ${es.time}`],
      )
    case 'value':
      return said(['is', ''], ['es de', ''])
    case 'change':
      return said(
        [`has ${by > 0 ? 'increased' : 'decreased'} by`, ' in all'],
        [`ha ${by > 0 ? 'aumentado' : 'disminuido'}`, ' en total'],
      )
    default:
      return never(of)
  }
}

/** What a derivative does not tell. */
export const whyNotTheRate = (of: Expr, rate: number) => ({
  directionTurned:
    rate > 0
      ? { en: line`${of} is positive: the quantity increases.`, es: line`${of} es positiva: la cantidad aumenta.` }
      : { en: line`${of} is negative: the quantity decreases.`, es: line`${of} es negativa: la cantidad disminuye.` },
  rateForValue: {
    en: line`${of} is a rate of change, not a value of ${symbol('f')}.`,
    es: line`${of} es una tasa de cambio, no un valor de ${symbol('f')}.`,
  },
  rateForChange: {
    en: line`${of} is the rate at that moment, not the change up to it.`,
    es: line`${of} es la tasa en ese momento, no el cambio hasta entonces.`,
  },
})

export const toldBy = (setting: ChangingQuantity, at: number, of: Told, by: number): Sentence => {
  const { en, es } = sentenceOf(setting, at, of, by)
  return {
    key: `${of} ${by}`,
    says: { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } },
  }
}

const paragraph = (...content: readonly Inline[]): Block => ({ kind: 'paragraph', content })

const begun = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** What does f′ at a time tell? */
export function whatItTells({ en, es }: ChangingQuantity, of: Expr, at: number): Both<Block> {
  const [given, asked] = [equation(m`f(t)`, of), m`f'(${at})`]
  return {
    en: paragraph(
      `${begun(en.what)}, in ${en.units}, `,
      m`t`,
      ` ${en.times} after the start is `,
      given,
      '. What does ',
      asked,
      ' tell you?',
    ),
    es: paragraph(
      `${begun(es.what)}, en ${es.units}, `,
      m`t`,
      ` ${es.times} después del inicio es `,
      given,
      '. ¿Qué indica ',
      asked,
      '?',
    ),
  }
}

/** The sentence of this key tells the rate, as a difference quotient of the printed function has it. */
export function tellsTheRate(printed: Printed, key: string): boolean {
  const [of, rate] = key.split(' ')
  const at = printed
    .all('apply')
    .map(({ to: [t] }) => t)
    .find(t => t?.kind === 'number')
  if (!at || of !== 'rate') return false
  const { right } = printed.one('relation')
  const value = (t: number) => approximate(right, { t })
  const t = exact(at).toNumber()
  return near((value(t + 1e-4) - value(t - 1e-4)) / 2e-4, Number(rate), 1e-6)
}
