import { type Block, type Both, prose, type Term, type UnitId } from '../../../author.ts'

/** Two decimals of a race, a trail or the rain: which is the one that is asked for? */
export interface CompareStory {
  readonly unit: UnitId
  /** Hundredths. */
  readonly least: number
  readonly most: number
  ask(first: Term, second: Term): Both<Block>
}

export const greaterIsAsked: readonly CompareStory[] = [
  {
    unit: 'meter',
    least: 90,
    most: 399,
    ask: (first, second) => ({
      en: prose`Two students do the long jump. The first jump is ${first} and the second jump is ${second}. Which jump is longer?`,
      es: prose`Dos estudiantes hacen salto de longitud. La primera distancia es de ${first} y la segunda es de ${second}. ¿Qué distancia es mayor?`,
    }),
  },
  {
    unit: 'inch',
    least: 20,
    most: 499,
    ask: (first, second) => ({
      en: prose`In the first week it rains ${first}. In the second week it rains ${second}. Which week has more rain?`,
      es: prose`En la primera semana caen ${first} de lluvia y en la segunda caen ${second}. ¿En qué semana llueve más?`,
    }),
  },
  {
    unit: 'liter',
    least: 20,
    most: 300,
    ask: (first, second) => ({
      en: prose`The first bottle holds ${first} of water and the second one holds ${second}. Which bottle holds more?`,
      es: prose`En la primera botella caben ${first} de agua y en la segunda caben ${second}. ¿En qué botella cabe más agua?`,
    }),
  },
  {
    unit: 'mile',
    least: 50,
    most: 900,
    ask: (first, second) => ({
      en: prose`The first trail is ${first} long and the second trail is ${second} long. Which trail is longer?`,
      es: prose`La primera ruta mide ${first} de largo y la segunda mide ${second}. ¿Qué ruta es más larga?`,
    }),
  },
]

export const smallerIsAsked: readonly CompareStory[] = [
  {
    unit: 'second',
    least: 600,
    most: 990,
    ask: (first, second) => ({
      en: prose`In a short race, the first runner takes ${first} and the second runner takes ${second}. Which runner is faster?`,
      es: prose`En una carrera corta, la primera corredora tarda ${first} y la segunda tarda ${second}. ¿Qué corredora es más rápida?`,
    }),
  },
  {
    unit: 'kilogram',
    least: 50,
    most: 900,
    ask: (first, second) => ({
      en: prose`The first bag of apples has a mass of ${first}. The second bag has a mass of ${second}. Which bag has less mass?`,
      es: prose`La primera bolsa de manzanas tiene una masa de ${first}. La segunda tiene una masa de ${second}. ¿Qué bolsa tiene menos masa?`,
    }),
  },
  {
    unit: 'meter',
    least: 100,
    most: 900,
    ask: (first, second) => ({
      en: prose`In a few minutes, the first turtle walks ${first} and the second turtle walks ${second}. Which turtle walks less?`,
      es: prose`En unos minutos, la primera tortuga avanza ${first} y la segunda avanza ${second}. ¿Qué tortuga avanza menos?`,
    }),
  },
  {
    unit: 'inch',
    least: 50,
    most: 900,
    ask: (first, second) => ({
      en: prose`The first ribbon is ${first} long and the second ribbon is ${second} long. Which ribbon is shorter?`,
      es: prose`La primera cinta mide ${first} de largo y la segunda mide ${second}. ¿Qué cinta es más corta?`,
    }),
  },
]
