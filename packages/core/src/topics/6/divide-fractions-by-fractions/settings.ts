import { type Block, type Both, type Noun, noun, prose, type role } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Told = ReturnType<typeof role>

/** An amount that is made of equal pieces. */
export interface Setting {
  readonly unit: Noun
  readonly piece: Noun
  readonly ask: (amount: Told, size: Told) => Both<Block>
}

export const settings: readonly Setting[] = [
  {
    unit: nouns.cup,
    piece: noun('serving', 'servings', 'porción', 'porciones', 'f'),
    ask: (amount, size) => ({
      en: prose`A pot holds ${amount} of rice. One serving is ${size}. How many servings are in the pot?`,
      es: prose`En una olla hay ${amount} de arroz. Una porción es de ${size}. ¿Cuántas porciones hay en la olla?`,
    }),
  },
  {
    unit: nouns.yard,
    piece: noun('piece', 'pieces', 'pedazo', 'pedazos', 'm'),
    ask: (amount, size) => ({
      en: prose`A ribbon is ${amount} long. It is cut into pieces of ${size}. How many pieces does it give?`,
      es: prose`Un listón mide ${amount} de largo. Se corta en pedazos de ${size}. ¿Cuántos pedazos salen?`,
    }),
  },
  {
    unit: nouns.mile,
    piece: noun('lap', 'laps', 'vuelta', 'vueltas', 'f'),
    ask: (amount, size) => ({
      en: prose`One lap of a trail is ${size}. Elena walks ${amount} on it. How many laps does she walk?`,
      es: prose`Una vuelta a un sendero mide ${size}. Elena camina ${amount} por él. ¿Cuántas vueltas da?`,
    }),
  },
  {
    unit: nouns.liter,
    piece: noun('glass', 'glasses', 'vaso', 'vasos', 'm'),
    ask: (amount, size) => ({
      en: prose`A glass holds ${size}. How many glasses can be filled with ${amount} of juice?`,
      es: prose`A un vaso le cabe ${size}. ¿Cuántos vasos se llenan con ${amount} de jugo?`,
    }),
  },
  {
    unit: nouns.cup,
    piece: noun('batch', 'batches', 'tanda', 'tandas', 'f'),
    ask: (amount, size) => ({
      en: prose`One batch of muffins takes ${size} of milk. How many batches can be made with ${amount} of milk?`,
      es: prose`Para una tanda de panecillos se usa ${size} de leche. ¿Cuántas tandas se hacen con ${amount} de leche?`,
    }),
  },
  {
    unit: nouns.pound,
    piece: noun('meal', 'meals', 'comida', 'comidas', 'f'),
    ask: (amount, size) => ({
      en: prose`A dog eats ${size} of food at each meal. How many meals does a bag of ${amount} last?`,
      es: prose`Un perro come ${size} de alimento en cada comida. ¿Para cuántas comidas alcanza una bolsa de ${amount}?`,
    }),
  },
  {
    unit: nouns.gallon,
    piece: noun('bucket', 'buckets', 'cubeta', 'cubetas', 'f'),
    ask: (amount, size) => ({
      en: prose`A bucket holds ${size}. How many buckets of water are ${amount}?`,
      es: prose`A una cubeta le cabe ${size}. ¿Cuántas cubetas de agua son ${amount}?`,
    }),
  },
  {
    unit: nouns.hour,
    piece: noun('lesson', 'lessons', 'clase', 'clases', 'f'),
    ask: (amount, size) => ({
      en: prose`A lesson lasts ${size}. How many lessons are there in ${amount}?`,
      es: prose`Una clase dura ${size}. ¿Cuántas clases hay en ${amount}?`,
    }),
  },
]
