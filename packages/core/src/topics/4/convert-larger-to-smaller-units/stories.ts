import { type Block, type Both, type Inline, line, prose, type Quantity, type Term } from '../../../author.ts'
import {
  DAYS,
  FEET,
  GALLONS,
  HOURS,
  KILOGRAMS,
  KILOMETERS,
  LITERS,
  METERS,
  MINUTES,
  type Pair,
  POUNDS,
  YARDS,
} from './units.ts'

type Sentence = Both<readonly Inline[]>
type Range = readonly [least: number, most: number]

/** One amount in a larger unit: how many of the smaller unit is it? */
export interface AmountStory {
  readonly pair: Pair
  readonly amount: Range
  readonly ask: (amount: Term) => Both<Block>
  readonly ends: (amount: Quantity) => Sentence
}

export const shortStories: readonly AmountStory[] = [
  {
    pair: FEET,
    amount: [3, 9],
    ask: n => ({
      en: prose`A board for a fence is ${n} long. How many inches long is it?`,
      es: prose`Una tabla para una cerca mide ${n} de largo. ¿Cuántas pulgadas mide?`,
    }),
    ends: n => ({ en: line`The board is ${n} long.`, es: line`La tabla mide ${n}.` }),
  },
  {
    pair: LITERS,
    amount: [2, 6],
    ask: n => ({
      en: prose`A jug holds ${n} of water. How many milliliters is that?`,
      es: prose`En una jarra caben ${n} de agua. ¿Cuántos mililitros son?`,
    }),
    ends: n => ({ en: line`The jug holds ${n}.`, es: line`En la jarra caben ${n}.` }),
  },
  {
    pair: HOURS,
    amount: [2, 5],
    ask: n => ({
      en: prose`A band practices for ${n} on Saturday. How many minutes is that?`,
      es: prose`Una banda ensaya ${n} el sábado. ¿Cuántos minutos son?`,
    }),
    ends: n => ({ en: line`The band practices for ${n}.`, es: line`La banda ensaya ${n}.` }),
  },
  {
    pair: POUNDS,
    amount: [6, 9],
    ask: n => ({
      en: prose`A baby weighs ${n}. How many ounces does the baby weigh?`,
      es: prose`Un bebé pesa ${n}. ¿Cuántas onzas pesa el bebé?`,
    }),
    ends: n => ({ en: line`The baby weighs ${n}.`, es: line`El bebé pesa ${n}.` }),
  },
  {
    pair: KILOGRAMS,
    amount: [3, 9],
    ask: n => ({
      en: prose`A puppy has a mass of ${n}. How many grams is that?`,
      es: prose`Un cachorro tiene una masa de ${n}. ¿Cuántos gramos son?`,
    }),
    ends: n => ({ en: line`The mass of the puppy is ${n}.`, es: line`La masa del cachorro es de ${n}.` }),
  },
  {
    pair: GALLONS,
    amount: [2, 9],
    ask: n => ({
      en: prose`A painter buys ${n} of paint. How many quarts of paint is that?`,
      es: prose`Un pintor compra ${n} de pintura. ¿Cuántos cuartos de galón son?`,
    }),
    ends: n => ({ en: line`The painter buys ${n} of paint.`, es: line`El pintor compra ${n} de pintura.` }),
  },
  {
    pair: METERS,
    amount: [2, 9],
    ask: n => ({
      en: prose`A jump rope for a team is ${n} long. How many centimeters long is it?`,
      es: prose`Una cuerda de saltar para un equipo mide ${n} de largo. ¿Cuántos centímetros mide?`,
    }),
    ends: n => ({ en: line`The rope is ${n} long.`, es: line`La cuerda mide ${n}.` }),
  },
  {
    pair: MINUTES,
    amount: [2, 6],
    ask: n => ({
      en: prose`A song lasts ${n}. How many seconds does it last?`,
      es: prose`Una canción dura ${n}. ¿Cuántos segundos dura?`,
    }),
    ends: n => ({ en: line`The song lasts ${n}.`, es: line`La canción dura ${n}.` }),
  },
]

export const longStories: readonly AmountStory[] = [
  {
    pair: YARDS,
    amount: [12, 25],
    ask: n => ({
      en: prose`A fence is ${n} long. How many feet of fence is that?`,
      es: prose`Una cerca mide ${n} de largo. ¿Cuántos pies mide la cerca?`,
    }),
    ends: n => ({ en: line`The fence is ${n} long.`, es: line`La cerca mide ${n} de largo.` }),
  },
  {
    pair: DAYS,
    amount: [3, 9],
    ask: n => ({
      en: prose`A train trip takes ${n}. How many hours does it take?`,
      es: prose`Un viaje en tren dura ${n}. ¿Cuántas horas dura?`,
    }),
    ends: n => ({ en: line`The trip takes ${n}.`, es: line`El viaje dura ${n}.` }),
  },
  {
    pair: POUNDS,
    amount: [11, 25],
    ask: n => ({
      en: prose`A bag has ${n} of dog food. How many ounces of dog food is that?`,
      es: prose`Una bolsa tiene ${n} de alimento para perros. ¿Cuántas onzas son?`,
    }),
    ends: n => ({ en: line`The bag has ${n} of dog food.`, es: line`La bolsa tiene ${n} de alimento.` }),
  },
  {
    pair: LITERS,
    amount: [11, 25],
    ask: n => ({
      en: prose`A cooler holds ${n} of lemonade. How many milliliters of lemonade is that?`,
      es: prose`En un termo grande caben ${n} de limonada. ¿Cuántos mililitros son?`,
    }),
    ends: n => ({ en: line`The cooler holds ${n} of lemonade.`, es: line`En el termo caben ${n} de limonada.` }),
  },
  {
    pair: GALLONS,
    amount: [12, 25],
    ask: n => ({
      en: prose`A fish tank holds ${n} of water. How many quarts of water is that?`,
      es: prose`En una pecera caben ${n} de agua. ¿Cuántos cuartos de galón son?`,
    }),
    ends: n => ({ en: line`The tank holds ${n} of water.`, es: line`En la pecera caben ${n} de agua.` }),
  },
  {
    pair: METERS,
    amount: [12, 25],
    ask: n => ({
      en: prose`A swimming pool is ${n} long. How many centimeters long is it?`,
      es: prose`Una piscina mide ${n} de largo. ¿Cuántos centímetros mide?`,
    }),
    ends: n => ({ en: line`The pool is ${n} long.`, es: line`La piscina mide ${n} de largo.` }),
  },
  {
    pair: MINUTES,
    amount: [11, 25],
    ask: n => ({
      en: prose`A bus ride to school lasts ${n}. How many seconds does it last?`,
      es: prose`El viaje en autobús a la escuela dura ${n}. ¿Cuántos segundos dura?`,
    }),
    ends: n => ({ en: line`The ride lasts ${n}.`, es: line`El viaje dura ${n}.` }),
  },
  {
    pair: KILOMETERS,
    amount: [11, 25],
    ask: n => ({
      en: prose`A bike trail is ${n} long. How many meters long is it?`,
      es: prose`Una ruta para bicicletas mide ${n} de largo. ¿Cuántos metros mide?`,
    }),
    ends: n => ({ en: line`The trail is ${n} long.`, es: line`La ruta mide ${n} de largo.` }),
  },
]

/** Several times a measure of two units: how many of the smaller unit in all? */
export interface RepeatedStory {
  readonly pair: Pair
  readonly large: Range
  readonly times: Range
  readonly ask: (number: Term, large: Term, small: Term) => Both<Block>
  readonly ends: (amount: Quantity) => Sentence
}

export const repeatedStories: readonly RepeatedStory[] = [
  {
    pair: FEET,
    large: [3, 6],
    times: [4, 8],
    ask: (number, large, small) => ({
      en: prose`A fence has ${number} boards in a row. Each board is ${large} ${small} long. How many inches long is the row?`,
      es: prose`Una cerca tiene ${number} tablas en fila. Cada tabla mide ${large} y ${small} de largo. ¿Cuántas pulgadas mide la fila?`,
    }),
    ends: n => ({ en: line`The row is ${n} long.`, es: line`La fila mide ${n} de largo.` }),
  },
  {
    pair: HOURS,
    large: [1, 2],
    times: [3, 6],
    ask: (number, large, small) => ({
      en: prose`Elena practices piano for ${large} ${small} a day. How many minutes does she practice in ${number} days?`,
      es: prose`Elena practica piano ${large} y ${small} al día. ¿Cuántos minutos practica en ${number} días?`,
    }),
    ends: n => ({ en: line`Elena practices for ${n}.`, es: line`Elena practica ${n}.` }),
  },
  {
    pair: POUNDS,
    large: [2, 5],
    times: [3, 6],
    ask: (number, large, small) => ({
      en: prose`Each bag of apples weighs ${large} ${small}. How many ounces do ${number} bags weigh?`,
      es: prose`Cada bolsa de manzanas pesa ${large} y ${small}. ¿Cuántas onzas pesan ${number} bolsas?`,
    }),
    ends: n => ({ en: line`The bags weigh ${n}.`, es: line`Las bolsas pesan ${n}.` }),
  },
  {
    pair: METERS,
    large: [2, 4],
    times: [3, 6],
    ask: (number, large, small) => ({
      en: prose`A tailor cuts ${number} pieces of ribbon. Each piece is ${large} ${small} long. How many centimeters of ribbon is that?`,
      es: prose`Una costurera corta ${number} pedazos de cinta. Cada pedazo mide ${large} y ${small}. ¿Cuántos centímetros de cinta son?`,
    }),
    ends: n => ({ en: line`That is ${n} of ribbon.`, es: line`Son ${n} de cinta.` }),
  },
  {
    pair: GALLONS,
    large: [2, 4],
    times: [3, 7],
    ask: (number, large, small) => ({
      en: prose`A cafeteria serves ${large} ${small} of milk each day. How many quarts of milk does it serve in ${number} days?`,
      es: prose`Una cafetería sirve ${large} y ${small} de leche cada día. ¿Cuántos cuartos de galón de leche sirve en ${number} días?`,
    }),
    ends: n => ({ en: line`The cafeteria serves ${n} of milk.`, es: line`La cafetería sirve ${n} de leche.` }),
  },
  {
    pair: MINUTES,
    large: [2, 4],
    times: [3, 6],
    ask: (number, large, small) => ({
      en: prose`A runner takes ${large} ${small} for each lap. How many seconds do ${number} laps take?`,
      es: prose`Una corredora tarda ${large} y ${small} en cada vuelta. ¿Cuántos segundos tarda en ${number} vueltas?`,
    }),
    ends: n => ({ en: line`The laps take ${n}.`, es: line`En las vueltas tarda ${n}.` }),
  },
  {
    pair: DAYS,
    large: [2, 4],
    times: [3, 5],
    ask: (number, large, small) => ({
      en: prose`A ship takes ${large} ${small} for one trip. How many hours do ${number} trips take?`,
      es: prose`Un barco tarda ${large} y ${small} en un viaje. ¿Cuántas horas tarda en ${number} viajes?`,
    }),
    ends: n => ({ en: line`The trips take ${n}.`, es: line`El barco tarda ${n}.` }),
  },
  {
    pair: KILOGRAMS,
    large: [2, 4],
    times: [3, 6],
    ask: (number, large, small) => ({
      en: prose`Each box of tiles has a mass of ${large} ${small}. What is the mass of ${number} boxes in grams?`,
      es: prose`Cada caja de azulejos tiene una masa de ${large} y ${small}. ¿Cuál es la masa de ${number} cajas en gramos?`,
    }),
    ends: n => ({ en: line`The mass of the boxes is ${n}.`, es: line`La masa de las cajas es de ${n}.` }),
  },
]
