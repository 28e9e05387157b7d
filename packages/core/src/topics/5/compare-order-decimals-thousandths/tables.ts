import {
  type Block,
  type Both,
  type Expr,
  itemOf,
  line,
  prose,
  type Random,
  symbol,
  type Term,
  table,
} from '../../../author.ts'
import { shown, type Written } from '../../kit/decimals/compared.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { drawFive } from './five.ts'

type Line = ReturnType<typeof line>
/** Four things told apart by letters, the measure of each, and which comes first. */
export interface Things {
  readonly head: Both<readonly [thing: Line, measure: Line]>
  /** The least time is the fastest. */
  readonly isTime?: true
  /** The whole numbers that are likely. */
  readonly least: number
  readonly most: number
  readonly asksMost: Both<Block>
  readonly asksLeast: Both<Block>
  readonly upward: Both<Block>
  readonly downward: Both<Block>
  says(letter: Term | Expr, measure: Term | Expr, isMost: boolean): Both<Line>
}

const writeLetter = { en: line` Write its letter.`, es: line` Escribe su letra.` }
const asks = (en: Line, es: Line): Both<Block> => ({
  en: { kind: 'paragraph', content: [...en, ...writeLetter.en] },
  es: { kind: 'paragraph', content: [...es, ...writeLetter.es] },
})

export const all: readonly Things[] = [
  {
    head: { en: [line`Jump`, line`Distance in meters`], es: [line`Salto`, line`Distancia en metros`] },
    least: 2,
    most: 3,
    asksMost: asks(line`Which jump is the longest?`, line`¿Qué salto es el más largo?`),
    asksLeast: asks(line`Which jump is the shortest?`, line`¿Qué salto es el más corto?`),
    upward: {
      en: prose`Write the letters in order, from the shortest jump to the longest.`,
      es: prose`Escribe las letras en orden, del salto más corto al más largo.`,
    },
    downward: {
      en: prose`Write the letters in order, from the longest jump to the shortest.`,
      es: prose`Escribe las letras en orden, del salto más largo al más corto.`,
    },
    says: (l, n, isMost) =>
      isMost
        ? { en: line`Jump ${l} is the longest: ${n} meters.`, es: line`El salto ${l} es el más largo: ${n} metros.` }
        : { en: line`Jump ${l} is the shortest: ${n} meters.`, es: line`El salto ${l} es el más corto: ${n} metros.` },
  },
  {
    head: { en: [line`Runner`, line`Time in seconds`], es: [line`Corredor`, line`Tiempo en segundos`] },
    isTime: true,
    least: 13,
    most: 19,
    asksMost: asks(line`Which runner takes the most time?`, line`¿Qué corredor tarda más?`),
    asksLeast: asks(line`Which runner takes the least time?`, line`¿Qué corredor tarda menos?`),
    upward: {
      en: prose`Write the letters in order, from the fastest runner to the slowest.`,
      es: prose`Escribe las letras en orden, del corredor más rápido al más lento.`,
    },
    downward: {
      en: prose`Write the letters in order, from the slowest runner to the fastest.`,
      es: prose`Escribe las letras en orden, del corredor más lento al más rápido.`,
    },
    says: (l, n, isMost) =>
      isMost
        ? {
            en: line`Runner ${l} takes the most time: ${n} seconds.`,
            es: line`El corredor ${l} es el que más tarda: ${n} segundos.`,
          }
        : {
            en: line`Runner ${l} takes the least time: ${n} seconds.`,
            es: line`El corredor ${l} es el que menos tarda: ${n} segundos.`,
          },
  },
  {
    head: { en: [line`Rope`, line`Length in meters`], es: [line`Cuerda`, line`Longitud en metros`] },
    least: 4,
    most: 30,
    asksMost: asks(line`Which rope is the longest?`, line`¿Qué cuerda es la más larga?`),
    asksLeast: asks(line`Which rope is the shortest?`, line`¿Qué cuerda es la más corta?`),
    upward: {
      en: prose`Write the letters in order, from the shortest rope to the longest.`,
      es: prose`Escribe las letras en orden, de la cuerda más corta a la más larga.`,
    },
    downward: {
      en: prose`Write the letters in order, from the longest rope to the shortest.`,
      es: prose`Escribe las letras en orden, de la cuerda más larga a la más corta.`,
    },
    says: (l, n, isMost) =>
      isMost
        ? { en: line`Rope ${l} is the longest: ${n} meters.`, es: line`La cuerda ${l} es la más larga: ${n} metros.` }
        : { en: line`Rope ${l} is the shortest: ${n} meters.`, es: line`La cuerda ${l} es la más corta: ${n} metros.` },
  },
  {
    head: { en: [line`Fish`, line`Mass in kilograms`], es: [line`Pez`, line`Masa en kilogramos`] },
    least: 1,
    most: 6,
    asksMost: asks(line`Which fish is the heaviest?`, line`¿Qué pez es el más pesado?`),
    asksLeast: asks(line`Which fish is the lightest?`, line`¿Qué pez es el más ligero?`),
    upward: {
      en: prose`Write the letters in order, from the lightest fish to the heaviest.`,
      es: prose`Escribe las letras en orden, del pez más ligero al más pesado.`,
    },
    downward: {
      en: prose`Write the letters in order, from the heaviest fish to the lightest.`,
      es: prose`Escribe las letras en orden, del pez más pesado al más ligero.`,
    },
    says: (l, n, isMost) =>
      isMost
        ? {
            en: line`Fish ${l} is the heaviest: ${n} kilograms.`,
            es: line`El pez ${l} es el más pesado: ${n} kilogramos.`,
          }
        : {
            en: line`Fish ${l} is the lightest: ${n} kilograms.`,
            es: line`El pez ${l} es el más ligero: ${n} kilogramos.`,
          },
  },
  {
    head: { en: [line`Trail`, line`Length in miles`], es: [line`Sendero`, line`Longitud en millas`] },
    least: 1,
    most: 8,
    asksMost: asks(line`Which trail is the longest?`, line`¿Qué sendero es el más largo?`),
    asksLeast: asks(line`Which trail is the shortest?`, line`¿Qué sendero es el más corto?`),
    upward: {
      en: prose`Write the letters in order, from the shortest trail to the longest.`,
      es: prose`Escribe las letras en orden, del sendero más corto al más largo.`,
    },
    downward: {
      en: prose`Write the letters in order, from the longest trail to the shortest.`,
      es: prose`Escribe las letras en orden, del sendero más largo al más corto.`,
    },
    says: (l, n, isMost) =>
      isMost
        ? { en: line`Trail ${l} is the longest: ${n} miles.`, es: line`El sendero ${l} es el más largo: ${n} millas.` }
        : {
            en: line`Trail ${l} is the shortest: ${n} miles.`,
            es: line`El sendero ${l} es el más corto: ${n} millas.`,
          },
  },
  {
    head: { en: [line`Swimmer`, line`Time in seconds`], es: [line`Nadadora`, line`Tiempo en segundos`] },
    isTime: true,
    least: 38,
    most: 59,
    asksMost: asks(line`Which swimmer takes the most time?`, line`¿Qué nadadora tarda más?`),
    asksLeast: asks(line`Which swimmer takes the least time?`, line`¿Qué nadadora tarda menos?`),
    upward: {
      en: prose`Write the letters in order, from the fastest swimmer to the slowest.`,
      es: prose`Escribe las letras en orden, de la nadadora más rápida a la más lenta.`,
    },
    downward: {
      en: prose`Write the letters in order, from the slowest swimmer to the fastest.`,
      es: prose`Escribe las letras en orden, de la nadadora más lenta a la más rápida.`,
    },
    says: (l, n, isMost) =>
      isMost
        ? {
            en: line`Swimmer ${l} takes the most time: ${n} seconds.`,
            es: line`La nadadora ${l} es la que más tarda: ${n} segundos.`,
          }
        : {
            en: line`Swimmer ${l} takes the least time: ${n} seconds.`,
            es: line`La nadadora ${l} es la que menos tarda: ${n} segundos.`,
          },
  },
  {
    head: { en: [line`Tank`, line`Water in liters`], es: [line`Tanque`, line`Agua en litros`] },
    least: 20,
    most: 80,
    asksMost: asks(line`Which tank holds the most water?`, line`¿Qué tanque contiene más agua?`),
    asksLeast: asks(line`Which tank holds the least water?`, line`¿Qué tanque contiene menos agua?`),
    upward: {
      en: prose`Write the letters in order, from the tank with the least water to the one with the most.`,
      es: prose`Escribe las letras en orden, del tanque con menos agua al que tiene más.`,
    },
    downward: {
      en: prose`Write the letters in order, from the tank with the most water to the one with the least.`,
      es: prose`Escribe las letras en orden, del tanque con más agua al que tiene menos.`,
    },
    says: (l, n, isMost) =>
      isMost
        ? {
            en: line`Tank ${l} holds the most water: ${n} liters.`,
            es: line`El tanque ${l} es el que contiene más agua: ${n} litros.`,
          }
        : {
            en: line`Tank ${l} holds the least water: ${n} liters.`,
            es: line`El tanque ${l} es el que contiene menos agua: ${n} litros.`,
          },
  },
  {
    head: { en: [line`City`, line`Rain in inches`], es: [line`Ciudad`, line`Lluvia en pulgadas`] },
    least: 1,
    most: 4,
    asksMost: asks(line`Which city gets the most rain?`, line`¿En qué ciudad llueve más?`),
    asksLeast: asks(line`Which city gets the least rain?`, line`¿En qué ciudad llueve menos?`),
    upward: {
      en: prose`Write the letters in order, from the city with the least rain to the one with the most.`,
      es: prose`Escribe las letras en orden, de la ciudad con menos lluvia a la que tiene más.`,
    },
    downward: {
      en: prose`Write the letters in order, from the city with the most rain to the one with the least.`,
      es: prose`Escribe las letras en orden, de la ciudad con más lluvia a la que tiene menos.`,
    },
    says: (l, n, isMost) =>
      isMost
        ? {
            en: line`City ${l} gets the most rain: ${n} inches.`,
            es: line`En la ciudad ${l} es donde más llueve: ${n} pulgadas.`,
          }
        : {
            en: line`City ${l} gets the least rain: ${n} inches.`,
            es: line`En la ciudad ${l} es donde menos llueve: ${n} pulgadas.`,
          },
  },
]

export const LETTERS = ['A', 'B', 'C', 'D'] as const

/** Four numbers that begin alike, of one to three places. */
export function drawThings(random: Random, turns = 0) {
  const about = random.evenly(startingAt(all, turns))
  const values = random.shuffle(
    random.sample<Written, number>(drawFive(random, random.int(about.least, about.most)), 4),
  )
  return { about, values }
}

const tableIn = (head: readonly [Line, Line], values: readonly Written[]): Block =>
  table({ head, rows: values.map((value, i) => [symbol(itemOf(LETTERS, i)), shown(value)]), rowHeads: true })

/** The table above what is asked about it. */
export const askOf = ({ head }: Things, values: readonly Written[], asked: Both<Block>) => ({
  en: [tableIn(head.en, values), asked.en],
  es: [tableIn(head.es, values), asked.es],
})
