import type { Noun } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Two amounts in different units. */
export interface Measured {
  readonly large: Noun
  readonly small: Noun
  /** How many small ones make a large one. */
  readonly factor: number
  /** The smaller amount comes in steps of this size. */
  readonly step: number
  /** What has the one and what has the other, told, and named in a question. */
  readonly told: { readonly en: readonly [string, string]; readonly es: readonly [string, string] }
  readonly named: { readonly en: readonly [string, string]; readonly es: readonly [string, string] }
}

export const measured: readonly Measured[] = [
  {
    large: nouns.foot,
    small: nouns.inch,
    factor: 12,
    step: 1,
    told: {
      en: ['The length of a red ribbon is', 'The length of a blue ribbon is'],
      es: ['El largo de una cinta roja es de', 'El largo de una cinta azul es de'],
    },
    named: {
      en: ['the length of the red ribbon', 'the length of the blue ribbon'],
      es: ['el largo de la cinta roja', 'el largo de la cinta azul'],
    },
  },
  {
    large: nouns.hour,
    small: nouns.minute,
    factor: 60,
    step: 5,
    told: { en: ['A movie lasts', 'A cartoon lasts'], es: ['Una película dura', 'Unos dibujos animados duran'] },
    named: {
      en: ['the length of the movie', 'the length of the cartoon'],
      es: ['la duración de la película', 'la duración de los dibujos animados'],
    },
  },
  {
    large: nouns.pound,
    small: nouns.ounce,
    factor: 16,
    step: 1,
    told: {
      en: ['The weight of a melon is', 'The weight of a grapefruit is'],
      es: ['El peso de un melón es de', 'El peso de una toronja es de'],
    },
    named: {
      en: ['the weight of the melon', 'the weight of the grapefruit'],
      es: ['el peso del melón', 'el peso de la toronja'],
    },
  },
  {
    large: nouns.meter,
    small: nouns.centimeter,
    factor: 100,
    step: 5,
    told: {
      en: ['The length of a table is', 'The length of a bench is'],
      es: ['El largo de una mesa es de', 'El largo de una banca es de'],
    },
    named: {
      en: ['the length of the table', 'the length of the bench'],
      es: ['el largo de la mesa', 'el largo de la banca'],
    },
  },
  {
    large: nouns.yard,
    small: nouns.foot,
    factor: 3,
    step: 1,
    told: {
      en: ['The length of a long rope is', 'The length of a short rope is'],
      es: ['El largo de una cuerda larga es de', 'El largo de una cuerda corta es de'],
    },
    named: {
      en: ['the length of the long rope', 'the length of the short rope'],
      es: ['el largo de la cuerda larga', 'el largo de la cuerda corta'],
    },
  },
  {
    large: nouns.minute,
    small: nouns.second,
    factor: 60,
    step: 5,
    told: { en: ['A song lasts', 'A commercial lasts'], es: ['Una canción dura', 'Un anuncio dura'] },
    named: {
      en: ['the length of the song', 'the length of the commercial'],
      es: ['la duración de la canción', 'la duración del anuncio'],
    },
  },
  {
    large: nouns.liter,
    small: nouns.milliliter,
    factor: 1000,
    step: 50,
    told: {
      en: ['The amount of juice in a pitcher is', 'The amount of juice in a bottle is'],
      es: ['La cantidad de jugo en una jarra es de', 'La cantidad de jugo en una botella es de'],
    },
    named: {
      en: ['the amount in the pitcher', 'the amount in the bottle'],
      es: ['la cantidad en la jarra', 'la cantidad en la botella'],
    },
  },
  {
    large: nouns.week,
    small: nouns.day,
    factor: 7,
    step: 1,
    told: {
      en: ['A summer camp lasts', 'A winter camp lasts'],
      es: ['Un campamento de verano dura', 'Un campamento de invierno dura'],
    },
    named: {
      en: ['the length of the summer camp', 'the length of the winter camp'],
      es: ['la duración del campamento de verano', 'la duración del campamento de invierno'],
    },
  },
  {
    large: nouns.kilogram,
    small: nouns.gram,
    factor: 1000,
    step: 50,
    told: {
      en: ['The mass of a bag of rice is', 'The mass of a bag of beans is'],
      es: ['La masa de una bolsa de arroz es de', 'La masa de una bolsa de frijoles es de'],
    },
    named: {
      en: ['the mass of the rice', 'the mass of the beans'],
      es: ['la masa del arroz', 'la masa de los frijoles'],
    },
  },
]
