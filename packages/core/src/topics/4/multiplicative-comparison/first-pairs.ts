import { line, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { ComparedPair } from './compared-pair.ts'

export const firstPairs: readonly ComparedPair[] = [
  {
    small: [6, 14],
    times: [3, 6],
    unit: nouns.inch,
    smaller: words('bean plant', 'planta de frijol'),
    larger: words('sunflower', 'girasol'),
    tellSmaller: n => ({ en: line`A bean plant is ${n} tall.`, es: line`Una planta de frijol mide ${n} de alto.` }),
    tellLarger: n => ({ en: line`A sunflower is ${n} tall.`, es: line`Un girasol mide ${n} de alto.` }),
    isTimes: k => ({
      en: line`The sunflower is ${k} times as tall as the bean plant.`,
      es: line`El girasol es ${k} veces tan alto como la planta de frijol.`,
    }),
    meetsLarger: k => ({
      en: line`A sunflower is ${k} times as tall as the bean plant.`,
      es: line`Un girasol es ${k} veces tan alto como la planta de frijol.`,
    }),
    meetsSmaller: k => ({
      en: line`It is ${k} times as tall as a bean plant.`,
      es: line`Es ${k} veces tan alto como una planta de frijol.`,
    }),
    isMore: n => ({
      en: line`The sunflower is ${n} inches taller than the bean plant.`,
      es: line`El girasol mide ${n} pulgadas más que la planta de frijol.`,
    }),
    meetsMore: n => ({
      en: line`A sunflower is ${n} inches taller than the bean plant.`,
      es: line`Un girasol mide ${n} pulgadas más que la planta de frijol.`,
    }),
    askSmaller: { en: line`How tall is the bean plant?`, es: line`¿Cuánto mide la planta de frijol?` },
    askLarger: { en: line`How tall is the sunflower?`, es: line`¿Cuánto mide el girasol?` },
    endsSmaller: n => ({ en: line`The bean plant is ${n} tall.`, es: line`La planta de frijol mide ${n} de alto.` }),
    endsLarger: n => ({ en: line`The sunflower is ${n} tall.`, es: line`El girasol mide ${n} de alto.` }),
    third: {
      isMore: n => ({
        en: line`A corn plant is ${n} inches taller than the sunflower.`,
        es: line`Una planta de maíz mide ${n} pulgadas más que el girasol.`,
      }),
      ask: { en: line`How tall is the corn plant?`, es: line`¿Cuánto mide la planta de maíz?` },
      ends: n => ({ en: line`The corn plant is ${n} tall.`, es: line`La planta de maíz mide ${n} de alto.` }),
    },
  },
  {
    small: [5, 9],
    times: [4, 6],
    likely: [29, 45],
    unit: nouns.year,
    smaller: words('Kenji', 'Kenji'),
    larger: words('father', 'papá'),
    tellSmaller: n => ({ en: line`Kenji is ${n} old.`, es: line`Kenji tiene ${n}.` }),
    tellLarger: n => ({ en: line`Kenji’s father is ${n} old.`, es: line`El papá de Kenji tiene ${n}.` }),
    isTimes: k => ({
      en: line`Kenji’s father is ${k} times as old as Kenji.`,
      es: line`El papá de Kenji tiene ${k} veces la edad de Kenji.`,
    }),
    meetsLarger: k => ({
      en: line`Kenji’s father is ${k} times as old as Kenji.`,
      es: line`El papá de Kenji tiene ${k} veces la edad de Kenji.`,
    }),
    meetsSmaller: k => ({ en: line`He is ${k} times as old as Kenji.`, es: line`Tiene ${k} veces la edad de Kenji.` }),
    isMore: n => ({
      en: line`Kenji’s father is ${n} years older than Kenji.`,
      es: line`El papá de Kenji tiene ${n} años más que Kenji.`,
    }),
    askSmaller: { en: line`How old is Kenji?`, es: line`¿Cuántos años tiene Kenji?` },
    askLarger: { en: line`How old is his father?`, es: line`¿Cuántos años tiene su papá?` },
    endsSmaller: n => ({ en: line`Kenji is ${n} old.`, es: line`Kenji tiene ${n}.` }),
    endsLarger: n => ({ en: line`Kenji’s father is ${n} old.`, es: line`El papá de Kenji tiene ${n}.` }),
    third: {
      isMore: n => ({
        en: line`Kenji’s aunt is ${n} years older than his father.`,
        es: line`La tía de Kenji tiene ${n} años más que su papá.`,
      }),
      ask: { en: line`How old is Kenji’s aunt?`, es: line`¿Cuántos años tiene la tía de Kenji?` },
      ends: n => ({ en: line`Kenji’s aunt is ${n} old.`, es: line`La tía de Kenji tiene ${n}.` }),
    },
  },
  {
    small: [4, 12],
    times: [3, 6],
    unit: nouns.dollar,
    smaller: words('puzzle', 'rompecabezas'),
    larger: words('board game', 'juego de mesa'),
    tellSmaller: n => ({ en: line`A puzzle costs ${n}.`, es: line`Un rompecabezas cuesta ${n}.` }),
    tellLarger: n => ({ en: line`A board game costs ${n}.`, es: line`Un juego de mesa cuesta ${n}.` }),
    isTimes: k => ({
      en: line`The board game costs ${k} times as much as the puzzle.`,
      es: line`El juego de mesa cuesta ${k} veces lo que cuesta el rompecabezas.`,
    }),
    meetsLarger: k => ({
      en: line`A board game costs ${k} times as much as the puzzle.`,
      es: line`Un juego de mesa cuesta ${k} veces lo que cuesta el rompecabezas.`,
    }),
    meetsSmaller: k => ({
      en: line`It costs ${k} times as much as a puzzle.`,
      es: line`Cuesta ${k} veces lo que cuesta un rompecabezas.`,
    }),
    isMore: n => ({
      en: line`The board game costs ${n} dollars more than the puzzle.`,
      es: line`El juego de mesa cuesta ${n} dólares más que el rompecabezas.`,
    }),
    meetsMore: n => ({
      en: line`A board game costs ${n} dollars more than the puzzle.`,
      es: line`Un juego de mesa cuesta ${n} dólares más que el rompecabezas.`,
    }),
    askSmaller: { en: line`How much does the puzzle cost?`, es: line`¿Cuánto cuesta el rompecabezas?` },
    askLarger: { en: line`How much does the board game cost?`, es: line`¿Cuánto cuesta el juego de mesa?` },
    endsSmaller: n => ({ en: line`The puzzle costs ${n}.`, es: line`El rompecabezas cuesta ${n}.` }),
    endsLarger: n => ({ en: line`The board game costs ${n}.`, es: line`El juego de mesa cuesta ${n}.` }),
    third: {
      isMore: n => ({
        en: line`A toy train costs ${n} dollars more than the board game.`,
        es: line`Un tren de juguete cuesta ${n} dólares más que el juego de mesa.`,
      }),
      ask: { en: line`How much does the toy train cost?`, es: line`¿Cuánto cuesta el tren de juguete?` },
      ends: n => ({ en: line`The toy train costs ${n}.`, es: line`El tren de juguete cuesta ${n}.` }),
    },
  },
  {
    small: [4, 6],
    times: [4, 6],
    likely: [16, 30],
    unit: nouns.kilogram,
    smaller: words('cat', 'gato'),
    larger: words('dog', 'perro'),
    tellSmaller: n => ({ en: line`A cat has a mass of ${n}.`, es: line`Un gato tiene una masa de ${n}.` }),
    tellLarger: n => ({ en: line`A dog has a mass of ${n}.`, es: line`Un perro tiene una masa de ${n}.` }),
    isTimes: k => ({
      en: line`The dog has ${k} times the mass of the cat.`,
      es: line`El perro tiene ${k} veces la masa del gato.`,
    }),
    meetsLarger: k => ({
      en: line`A dog has ${k} times the mass of the cat.`,
      es: line`Un perro tiene ${k} veces la masa del gato.`,
    }),
    meetsSmaller: k => ({
      en: line`It has ${k} times the mass of a cat.`,
      es: line`Tiene ${k} veces la masa de un gato.`,
    }),
    isMore: n => ({
      en: line`The mass of the dog is ${n} kilograms greater than the mass of the cat.`,
      es: line`La masa del perro es ${n} kilogramos mayor que la del gato.`,
    }),
    meetsMore: n => ({
      en: line`The mass of a dog is ${n} kilograms greater than the mass of the cat.`,
      es: line`La masa de un perro es ${n} kilogramos mayor que la del gato.`,
    }),
    askSmaller: { en: line`What is the mass of the cat?`, es: line`¿Cuál es la masa del gato?` },
    askLarger: { en: line`What is the mass of the dog?`, es: line`¿Cuál es la masa del perro?` },
    endsSmaller: n => ({ en: line`The mass of the cat is ${n}.`, es: line`La masa del gato es de ${n}.` }),
    endsLarger: n => ({ en: line`The mass of the dog is ${n}.`, es: line`La masa del perro es de ${n}.` }),
    third: {
      isMore: n => ({
        en: line`The mass of a goat is ${n} kilograms greater than the mass of the dog.`,
        es: line`La masa de una cabra es ${n} kilogramos mayor que la del perro.`,
      }),
      ask: { en: line`What is the mass of the goat?`, es: line`¿Cuál es la masa de la cabra?` },
      ends: n => ({ en: line`The mass of the goat is ${n}.`, es: line`La masa de la cabra es de ${n}.` }),
    },
  },
  {
    small: [8, 24],
    times: [3, 7],
    unit: nouns.sticker,
    smaller: words('Amara', 'Amara'),
    larger: words('Rosa', 'Rosa'),
    tellSmaller: n => ({ en: line`Amara has ${n}.`, es: line`Amara tiene ${n}.` }),
    tellLarger: n => ({ en: line`Rosa has ${n}.`, es: line`Rosa tiene ${n}.` }),
    isTimes: k => ({
      en: line`Rosa has ${k} times as many stickers as Amara.`,
      es: line`Rosa tiene ${k} veces tantas calcomanías como Amara.`,
    }),
    meetsLarger: k => ({
      en: line`Rosa has ${k} times as many stickers as Amara.`,
      es: line`Rosa tiene ${k} veces tantas calcomanías como Amara.`,
    }),
    meetsSmaller: k => ({
      en: line`She has ${k} times as many stickers as Amara.`,
      es: line`Tiene ${k} veces tantas calcomanías como Amara.`,
    }),
    isMore: n => ({
      en: line`Rosa has ${n} more stickers than Amara.`,
      es: line`Rosa tiene ${n} calcomanías más que Amara.`,
    }),
    askSmaller: { en: line`How many stickers does Amara have?`, es: line`¿Cuántas calcomanías tiene Amara?` },
    askLarger: { en: line`How many stickers does Rosa have?`, es: line`¿Cuántas calcomanías tiene Rosa?` },
    endsSmaller: n => ({ en: line`Amara has ${n}.`, es: line`Amara tiene ${n}.` }),
    endsLarger: n => ({ en: line`Rosa has ${n}.`, es: line`Rosa tiene ${n}.` }),
    third: {
      isMore: n => ({
        en: line`Diego has ${n} more stickers than Rosa.`,
        es: line`Diego tiene ${n} calcomanías más que Rosa.`,
      }),
      ask: { en: line`How many stickers does Diego have?`, es: line`¿Cuántas calcomanías tiene Diego?` },
      ends: n => ({ en: line`Diego has ${n}.`, es: line`Diego tiene ${n}.` }),
    },
  },
  {
    small: [3, 6],
    times: [3, 5],
    unit: nouns.cityBlock,
    smaller: words('Leo', 'Leo'),
    larger: words('Mei', 'Mei'),
    tellSmaller: n => ({ en: line`Leo walks ${n} to school.`, es: line`Leo camina ${n} hasta la escuela.` }),
    tellLarger: n => ({ en: line`Mei walks ${n} to school.`, es: line`Mei camina ${n} hasta la escuela.` }),
    isTimes: k => ({
      en: line`Mei walks ${k} times as far as Leo.`,
      es: line`Mei camina ${k} veces la distancia que camina Leo.`,
    }),
    meetsLarger: k => ({
      en: line`Mei walks ${k} times as far as Leo.`,
      es: line`Mei camina ${k} veces la distancia que camina Leo.`,
    }),
    meetsSmaller: k => ({
      en: line`She walks ${k} times as far as Leo.`,
      es: line`Camina ${k} veces la distancia que camina Leo.`,
    }),
    isMore: n => ({ en: line`Mei walks ${n} more blocks than Leo.`, es: line`Mei camina ${n} cuadras más que Leo.` }),
    askSmaller: { en: line`How many blocks does Leo walk?`, es: line`¿Cuántas cuadras camina Leo?` },
    askLarger: { en: line`How many blocks does Mei walk?`, es: line`¿Cuántas cuadras camina Mei?` },
    endsSmaller: n => ({ en: line`Leo walks ${n}.`, es: line`Leo camina ${n}.` }),
    endsLarger: n => ({ en: line`Mei walks ${n}.`, es: line`Mei camina ${n}.` }),
    third: {
      isMore: n => ({
        en: line`Hugo walks ${n} more blocks than Mei.`,
        es: line`Hugo camina ${n} cuadras más que Mei.`,
      }),
      ask: { en: line`How many blocks does Hugo walk?`, es: line`¿Cuántas cuadras camina Hugo?` },
      ends: n => ({ en: line`Hugo walks ${n}.`, es: line`Hugo camina ${n}.` }),
    },
  },
]
