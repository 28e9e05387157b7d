import {
  type Block,
  type Both,
  type Inline,
  line,
  type Noun,
  noun,
  prose,
  type Quantity,
  type role,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Told = ReturnType<typeof role>

/** An amount that is made of equal pieces. */
export interface Setting {
  readonly unit: Noun
  readonly piece: Noun
  readonly ask: (amount: Told, size: Told) => Both<Block>
  readonly ends: (answer: Quantity) => Both<readonly Inline[]>
}

/** A whole amount, cut into equal pieces. */
export const ribbons: readonly Setting[] = [
  {
    unit: nouns.cup,
    piece: noun('serving', 'servings', 'porción', 'porciones', 'f'),
    ask: (amount, size) => ({
      en: prose`A pot has ${amount} of rice in it. One serving is ${size}. How many servings are in the pot?`,
      es: prose`En una olla hay ${amount} de arroz. Una porción es de ${size}. ¿Cuántas porciones hay en la olla?`,
    }),
    ends: x => ({ en: line`There are ${x} in the pot.`, es: line`En la olla hay ${x}.` }),
  },
  {
    unit: nouns.yard,
    piece: noun('piece', 'pieces', 'pedazo', 'pedazos', 'm'),
    ask: (amount, size) => ({
      en: prose`A ribbon is ${amount} long. It is cut into pieces of ${size}. How many pieces are there?`,
      es: prose`Un listón mide ${amount} de largo. Se corta en pedazos de ${size}. ¿Cuántos pedazos salen?`,
    }),
    ends: x => ({ en: line`There are ${x}.`, es: line`Salen ${x}.` }),
  },
  {
    unit: nouns.cup,
    piece: noun('batch', 'batches', 'tanda', 'tandas', 'f'),
    ask: (amount, size) => ({
      en: prose`One batch of muffins takes ${size} of milk. How many batches can be made with ${amount} of milk?`,
      es: prose`Una tanda de muffins lleva ${size} de leche. ¿Cuántas tandas se pueden hacer con ${amount} de leche?`,
    }),
    ends: x => ({ en: line`The milk is enough for ${x}.`, es: line`La leche alcanza para ${x}.` }),
  },
  {
    unit: nouns.gallon,
    piece: nouns.bottle,
    ask: (amount, size) => ({
      en: prose`A bottle holds ${size}. How many bottles can be filled with ${amount} of water?`,
      es: prose`Una botella tiene una capacidad de ${size}. ¿Cuántas botellas se pueden llenar con ${amount} de agua?`,
    }),
    ends: x => ({ en: line`The water fills ${x}.`, es: line`Con el agua se llenan ${x}.` }),
  },
]

/** The pieces fit exactly into a mixed number. */
export const bags: readonly Setting[] = [
  {
    unit: nouns.liter,
    piece: noun('glass', 'glasses', 'vaso', 'vasos', 'm'),
    ask: (amount, size) => ({
      en: prose`A glass holds ${size}. How many glasses can be filled with ${amount} of juice?`,
      es: prose`Un vaso tiene una capacidad de ${size}. ¿Cuántos vasos se pueden llenar con ${amount} de jugo?`,
    }),
    ends: x => ({ en: line`The juice fills ${x}.`, es: line`Con el jugo se llenan ${x}.` }),
  },
  {
    unit: nouns.pound,
    piece: noun('meal', 'meals', 'comida', 'comidas', 'f'),
    ask: (amount, size) => ({
      en: prose`A dog eats ${size} of food at each meal. How many meals does a bag of ${amount} last?`,
      es: prose`Un perro come ${size} de alimento en cada comida. ¿Para cuántas comidas alcanza una bolsa de ${amount}?`,
    }),
    ends: x => ({ en: line`The bag lasts ${x}.`, es: line`La bolsa alcanza para ${x}.` }),
  },
  {
    unit: nouns.hour,
    piece: noun('lesson', 'lessons', 'clase', 'clases', 'f'),
    ask: (amount, size) => ({
      en: prose`A teacher gives lessons of ${size}, one after another, for ${amount}. How many lessons does she give?`,
      es: prose`Una maestra da clases de ${size}, una tras otra, durante ${amount}. ¿Cuántas clases da?`,
    }),
    ends: x => ({ en: line`She gives ${x}.`, es: line`Da ${x}.` }),
  },
  {
    unit: nouns.foot,
    piece: noun('tile', 'tiles', 'azulejo', 'azulejos', 'm'),
    ask: (amount, size) => ({
      en: prose`Each tile is ${size} wide. How many tiles side by side make a row of ${amount}?`,
      es: prose`Cada azulejo mide ${size} de ancho. ¿Cuántos azulejos, uno junto a otro, forman una fila de ${amount}?`,
    }),
    ends: x => ({ en: line`The row has ${x}.`, es: line`La fila tiene ${x}.` }),
  },
]

/** A part of what is counted makes sense too. */
export const rates: readonly Setting[] = [
  {
    unit: nouns.mile,
    piece: noun('lap', 'laps', 'vuelta', 'vueltas', 'f'),
    ask: (amount, size) => ({
      en: prose`One lap around a lake is ${size} long. Elena walks ${amount}. How many laps does she walk?`,
      es: prose`Una vuelta a un lago mide ${size}. Elena camina ${amount}. ¿Cuántas vueltas da?`,
    }),
    ends: x => ({ en: line`Elena walks ${x}.`, es: line`Elena da ${x}.` }),
  },
  {
    unit: nouns.inch,
    piece: nouns.hour,
    ask: (amount, size) => ({
      en: prose`A candle burns down ${size} in one hour. How many hours does it take to burn down ${amount}?`,
      es: prose`Una vela se consume ${size} en una hora. ¿Cuántas horas tarda en consumirse ${amount}?`,
    }),
    ends: x => ({ en: line`It takes ${x}.`, es: line`Tarda ${x}.` }),
  },
  {
    unit: nouns.gallon,
    piece: nouns.minute,
    ask: (amount, size) => ({
      en: prose`A hose gives ${size} of water in one minute. How many minutes does it take to give ${amount}?`,
      es: prose`Una manguera da ${size} de agua en un minuto. ¿Cuántos minutos tarda en dar ${amount}?`,
    }),
    ends: x => ({ en: line`It takes ${x}.`, es: line`Tarda ${x}.` }),
  },
  {
    unit: nouns.acre,
    piece: nouns.day,
    ask: (amount, size) => ({
      en: prose`A farmer plows ${size} in one day. How many days does he need for ${amount}?`,
      es: prose`Un agricultor ara ${size} en un día. ¿Cuántos días necesita para ${amount}?`,
    }),
    ends: x => ({ en: line`He needs ${x}.`, es: line`Necesita ${x}.` }),
  },
]
