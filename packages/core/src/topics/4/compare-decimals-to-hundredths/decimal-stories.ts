import {
  type Block,
  type Both,
  both,
  type Inline,
  line,
  prose,
  type Sentence,
  type Term,
  type UnitId,
  words,
} from '../../../author.ts'

/** Two decimals of a race, a trail or the rain: which is the one that is asked for? */
export interface CompareStory {
  readonly unit: UnitId
  /** Hundredths. */
  readonly least: number
  readonly most: number
  /** The names of the two things: the choices. */
  readonly names: readonly [Sentence['says'], Sentence['says']]
  /** That they are equal, as the question is put. */
  readonly equal: Sentence['says']
  /** Why the smaller number wins. */
  readonly lessMeans?: Both<readonly Inline[]>
  ask(first: Term, second: Term): Both<Block>
}
const named = (name: string): Sentence['says'] => both(prose`${words(name, name)}`)

export const greaterIsAsked: readonly CompareStory[] = [
  {
    unit: 'meter',
    least: 190,
    most: 399,
    names: [named('Nina'), named('Amir')],
    equal: { en: prose`They jump equally far.`, es: prose`Saltan igual de lejos.` },
    ask: (first, second) => ({
      en: prose`In the long jump, Nina jumps ${first} and Amir jumps ${second}. Who jumps farther?`,
      es: prose`En el salto de longitud, Nina salta ${first} y Amir salta ${second}. ¿Quién salta más lejos?`,
    }),
  },
  {
    unit: 'centimeter',
    least: 20,
    most: 999,
    names: [
      { en: prose`in May`, es: prose`en mayo` },
      { en: prose`in June`, es: prose`en junio` },
    ],
    equal: { en: prose`It rains the same in both months.`, es: prose`Llueve lo mismo en los dos meses.` },
    ask: (first, second) => ({
      en: prose`A town gets ${first} of rain in May and ${second} of rain in June. In which month does it rain more?`,
      es: prose`En un pueblo caen ${first} de lluvia en mayo y ${second} de lluvia en junio. ¿En qué mes llueve más?`,
    }),
  },
  {
    unit: 'liter',
    least: 20,
    most: 300,
    names: [
      { en: prose`the green bottle`, es: prose`la botella verde` },
      { en: prose`the blue bottle`, es: prose`la botella azul` },
    ],
    equal: { en: prose`Both hold the same amount.`, es: prose`En las dos cabe lo mismo.` },
    ask: (first, second) => ({
      en: prose`The green bottle holds ${first} of water, and the blue bottle holds ${second}. Which bottle holds more?`,
      es: prose`En la botella verde caben ${first} de agua y en la botella azul caben ${second}. ¿En qué botella cabe más agua?`,
    }),
  },
  {
    unit: 'mile',
    least: 50,
    most: 900,
    names: [
      { en: prose`the lake trail`, es: prose`el sendero del lago` },
      { en: prose`the hill trail`, es: prose`el sendero de la colina` },
    ],
    equal: { en: prose`They are equally long.`, es: prose`Son igual de largos.` },
    ask: (first, second) => ({
      en: prose`The lake trail is ${first} long, and the hill trail is ${second} long. Which trail is longer?`,
      es: prose`El sendero del lago mide ${first} y el sendero de la colina mide ${second}. ¿Qué sendero es más largo?`,
    }),
  },
  {
    unit: 'kilogram',
    least: 150,
    most: 900,
    names: [
      { en: prose`the melon`, es: prose`el melón` },
      { en: prose`the pumpkin`, es: prose`la calabaza` },
    ],
    equal: { en: prose`Their masses are equal.`, es: prose`Tienen la misma masa.` },
    ask: (first, second) => ({
      en: prose`A melon has a mass of ${first}, and a pumpkin has a mass of ${second}. Which has the greater mass?`,
      es: prose`Un melón tiene una masa de ${first} y una calabaza tiene una masa de ${second}. ¿Cuál tiene más masa?`,
    }),
  },
]

export const smallerIsAsked: readonly CompareStory[] = [
  {
    unit: 'second',
    least: 700,
    most: 999,
    names: [named('Rosa'), named('Mei')],
    equal: { en: prose`They are equally fast.`, es: prose`Son igual de rápidas.` },
    lessMeans: { en: line`Less time means faster.`, es: line`Quien tarda menos es más rápida.` },
    ask: (first, second) => ({
      en: prose`In a short race, Rosa takes ${first} and Mei takes ${second}. Who is faster?`,
      es: prose`En una carrera corta, Rosa tarda ${first} y Mei tarda ${second}. ¿Quién es más rápida?`,
    }),
  },
  {
    unit: 'kilogram',
    least: 50,
    most: 500,
    names: [
      { en: prose`the bag of apples`, es: prose`la bolsa de manzanas` },
      { en: prose`the bag of pears`, es: prose`la bolsa de peras` },
    ],
    equal: { en: prose`Their masses are equal.`, es: prose`Tienen la misma masa.` },
    ask: (first, second) => ({
      en: prose`A bag of apples has a mass of ${first}. A bag of pears has a mass of ${second}. Which bag has less mass?`,
      es: prose`Una bolsa de manzanas tiene una masa de ${first}. Una bolsa de peras tiene una masa de ${second}. ¿Qué bolsa tiene menos masa?`,
    }),
  },
  {
    unit: 'meter',
    least: 100,
    most: 900,
    names: [named('Coco'), named('Kiki')],
    equal: { en: prose`They walk equally far.`, es: prose`Avanzan lo mismo.` },
    ask: (first, second) => ({
      en: prose`Coco and Kiki are turtles. In a few minutes, Coco walks ${first} and Kiki walks ${second}. Which turtle walks less?`,
      es: prose`Coco y Kiki son tortugas. En unos minutos, Coco avanza ${first} y Kiki avanza ${second}. ¿Qué tortuga avanza menos?`,
    }),
  },
  {
    unit: 'meter',
    least: 50,
    most: 700,
    names: [
      { en: prose`the red ribbon`, es: prose`la cinta roja` },
      { en: prose`the white ribbon`, es: prose`la cinta blanca` },
    ],
    equal: { en: prose`They are equally long.`, es: prose`Son igual de largas.` },
    ask: (first, second) => ({
      en: prose`A red ribbon is ${first} long, and a white ribbon is ${second} long. Which ribbon is shorter?`,
      es: prose`Una cinta roja mide ${first} de largo y una cinta blanca mide ${second}. ¿Qué cinta es más corta?`,
    }),
  },
  {
    unit: 'liter',
    least: 100,
    most: 400,
    names: [
      { en: prose`the soup`, es: prose`la sopa` },
      { en: prose`the stew`, es: prose`el guiso` },
    ],
    equal: { en: prose`Both need the same amount.`, es: prose`Los dos llevan lo mismo.` },
    ask: (first, second) => ({
      en: prose`A cook uses ${first} of water for a soup and ${second} of water for a stew. Which needs less water?`,
      es: prose`Un cocinero usa ${first} de agua para una sopa y ${second} de agua para un guiso. ¿Cuál lleva menos agua?`,
    }),
  },
]
