import { type Both, type Inline, line, type Noun, type Quantity, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Sign } from '../../kit/fractions/mixed.ts'

type Sentence = Both<readonly Inline[]>

/** Two amounts that are put together, compared or taken apart. */
export interface TwoStory {
  readonly sign: Sign
  readonly noun: Noun
  readonly denominators: readonly number[]
  readonly wholes: readonly [least: number, most: number]
  readonly tell: (a: Term, b: Term) => Sentence
  readonly ends: (found: Quantity) => Sentence
}

export const twoStories: readonly TwoStory[] = [
  {
    sign: '+',
    noun: nouns.mile,
    denominators: [4, 5, 8, 10],
    wholes: [1, 4],
    tell: (a, b) => ({
      en: line`On Saturday, Amara hikes ${a}. On Sunday, she hikes ${b}. How many miles does she hike on the two days?`,
      es: line`El sábado, Amara camina ${a}. El domingo camina ${b}. ¿Cuántas millas camina en los dos días?`,
    }),
    ends: found => ({ en: line`She hikes ${found}.`, es: line`Camina ${found}.` }),
  },
  {
    sign: '−',
    noun: nouns.yard,
    denominators: [4, 8],
    wholes: [2, 8],
    tell: (a, b) => ({
      en: line`A roll has ${a} of ribbon. Bruno cuts off ${b} for a costume. How many yards of ribbon are left on the roll?`,
      es: line`Un rollo tiene ${a} de cinta. Bruno corta ${b} para un disfraz. ¿Cuántas yardas de cinta quedan en el rollo?`,
    }),
    ends: found => ({ en: line`There are ${found} left.`, es: line`Quedan ${found}.` }),
  },
  {
    sign: '+',
    noun: nouns.cup,
    denominators: [3, 4],
    wholes: [1, 3],
    tell: (a, b) => ({
      en: line`A soup recipe uses ${a} of broth and ${b} of water. How many cups of liquid is that in all?`,
      es: line`Una receta de sopa lleva ${a} de caldo y ${b} de agua. ¿Cuántas tazas de líquido son en total?`,
    }),
    ends: found => ({ en: line`The recipe uses ${found} of liquid.`, es: line`La receta lleva ${found} de líquido.` }),
  },
  {
    sign: '−',
    noun: nouns.inch,
    denominators: [4, 8],
    wholes: [3, 12],
    tell: (a, b) => ({
      en: line`A bean plant is ${a} tall. Two weeks ago, it was ${b} tall. How many inches has it grown?`,
      es: line`Una planta de frijol mide ${a} de alto. Hace dos semanas medía ${b}. ¿Cuántas pulgadas creció?`,
    }),
    ends: found => ({ en: line`The plant has grown ${found}.`, es: line`La planta creció ${found}.` }),
  },
  {
    sign: '−',
    noun: nouns.pound,
    denominators: [4, 8],
    wholes: [4, 10],
    tell: (a, b) => ({
      en: line`Sara’s cat weighs ${a}. Leo’s cat weighs ${b}. How many pounds heavier is Sara’s cat?`,
      es: line`El gato de Sara pesa ${a}. El gato de Leo pesa ${b}. ¿Cuántas libras más pesa el gato de Sara?`,
    }),
    ends: found => ({ en: line`Sara’s cat is ${found} heavier.`, es: line`El gato de Sara pesa ${found} más.` }),
  },
  {
    sign: '+',
    noun: nouns.hour,
    denominators: [4, 6],
    wholes: [1, 3],
    tell: (a, b) => ({
      en: line`A family drives ${a} before lunch and ${b} after lunch. How many hours do they drive in all?`,
      es: line`Una familia maneja ${a} antes de almorzar y ${b} después. ¿Cuántas horas maneja en total?`,
    }),
    ends: found => ({ en: line`They drive for ${found}.`, es: line`Maneja ${found}.` }),
  },
  {
    sign: '−',
    noun: nouns.gallon,
    denominators: [4, 8],
    wholes: [2, 9],
    tell: (a, b) => ({
      en: line`A painter has ${a} of white paint. He uses ${b} on a hallway. How many gallons of paint are left?`,
      es: line`Un pintor tiene ${a} de pintura blanca. Usa ${b} en un pasillo. ¿Cuántos galones de pintura quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} left.`, es: line`Quedan ${found}.` }),
  },
  {
    sign: '+',
    noun: nouns.foot,
    denominators: [3, 4, 6, 12],
    wholes: [2, 6],
    tell: (a, b) => ({
      en: line`Two shelves stand side by side along a wall. One is ${a} wide, and the other is ${b} wide. How many feet of the wall do they cover?`,
      es: line`Dos repisas están una al lado de la otra en una pared. Una mide ${a} de ancho y la otra mide ${b}. ¿Cuántos pies de la pared ocupan?`,
    }),
    ends: found => ({ en: line`They cover ${found}.`, es: line`Ocupan ${found}.` }),
  },
]

/** From a whole amount, two amounts are taken; or two are put together and one is taken away. */
export interface ThreeStory {
  readonly plan: 'take both' | 'add and take'
  readonly noun: Noun
  readonly denominators: readonly number[]
  /** Of the first two amounts; what is taken at the end is less than their sum. */
  readonly wholes: readonly [least: number, most: number]
  readonly tell: (a: Term, b: Term, c: Term) => Sentence
  readonly ends: (found: Quantity) => Sentence
}

export const threeStories: readonly ThreeStory[] = [
  {
    plan: 'take both',
    noun: nouns.yard,
    denominators: [8],
    wholes: [7, 10],
    tell: (a, b, c) => ({
      en: line`Nina buys ${a} of cloth. She uses ${b} for a curtain and ${c} for a tablecloth. How many yards of cloth are left?`,
      es: line`Nina compra ${a} de tela. Usa ${b} para una cortina y ${c} para un mantel. ¿Cuántas yardas de tela quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} left.`, es: line`Quedan ${found}.` }),
  },
  {
    plan: 'add and take',
    noun: nouns.gallon,
    denominators: [8],
    wholes: [2, 5],
    tell: (a, b, c) => ({
      en: line`One pail has ${a} of water, and another has ${b}. Kofi pours ${c} of the water on the garden. How many gallons of water are left in the pails?`,
      es: line`Una cubeta tiene ${a} de agua y otra tiene ${b}. Kofi echa en el huerto ${c} de esa agua. ¿Cuántos galones de agua quedan en las cubetas?`,
    }),
    ends: found => ({ en: line`There are ${found} left in the pails.`, es: line`Quedan ${found} en las cubetas.` }),
  },
  {
    plan: 'take both',
    noun: nouns.mile,
    denominators: [5, 8, 10],
    wholes: [8, 11],
    tell: (a, b, c) => ({
      en: line`A trail around a lake is ${a} long. Diego walks ${b} in the morning and ${c} in the afternoon. How many miles of the trail are left?`,
      es: line`Un sendero alrededor de un lago mide ${a} de largo. Diego camina ${b} por la mañana y ${c} por la tarde. ¿Cuántas millas del sendero le faltan?`,
    }),
    ends: found => ({ en: line`He has ${found} left.`, es: line`Le faltan ${found}.` }),
  },
  {
    plan: 'add and take',
    noun: nouns.pound,
    denominators: [8],
    wholes: [2, 5],
    tell: (a, b, c) => ({
      en: line`Clara picks ${a} of cherries, and Hugo picks ${b}. Together they eat ${c}. How many pounds of cherries do they bring home?`,
      es: line`Clara recoge ${a} de cerezas y Hugo recoge ${b}. Juntos comen ${c}. ¿Cuántas libras de cerezas llevan a casa?`,
    }),
    ends: found => ({ en: line`They bring home ${found}.`, es: line`Llevan a casa ${found}.` }),
  },
  {
    plan: 'take both',
    noun: nouns.foot,
    denominators: [6, 12, 8],
    wholes: [8, 12],
    tell: (a, b, c) => ({
      en: line`A board is ${a} long. A carpenter cuts off a piece of ${b} and a piece of ${c}. How many feet long is the rest of the board?`,
      es: line`Una tabla mide ${a} de largo. Una carpintera corta un pedazo de ${b} y otro de ${c}. ¿Cuántos pies de largo mide el resto de la tabla?`,
    }),
    ends: found => ({ en: line`The rest is ${found} long.`, es: line`El resto mide ${found} de largo.` }),
  },
  {
    plan: 'add and take',
    noun: nouns.hour,
    denominators: [12],
    wholes: [2, 4],
    tell: (a, b, c) => ({
      en: line`Elena practices the piano for ${a} on Saturday and ${b} on Sunday. Last weekend, she practiced for ${c} in all. How many hours more did she practice this weekend?`,
      es: line`Elena practica piano ${a} el sábado y ${b} el domingo. El fin de semana pasado practicó ${c} en total. ¿Cuántas horas más practicó este fin de semana?`,
    }),
    ends: found => ({ en: line`She practiced ${found} more.`, es: line`Practicó ${found} más.` }),
  },
  {
    plan: 'take both',
    noun: nouns.gallon,
    denominators: [4, 8],
    wholes: [7, 11],
    tell: (a, b, c) => ({
      en: line`A cooler holds ${a} of lemonade. The players drink ${b} before a game and ${c} after it. How many gallons of lemonade are left?`,
      es: line`Una hielera contiene ${a} de limonada. Los jugadores beben ${b} antes de un partido y ${c} después. ¿Cuántos galones de limonada quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} of lemonade left.`, es: line`Quedan ${found} de limonada.` }),
  },
  {
    plan: 'add and take',
    noun: nouns.inch,
    denominators: [4, 8],
    wholes: [3, 7],
    tell: (a, b, c) => ({
      en: line`It snows ${a} on Monday and ${b} on Tuesday. By Friday, ${c} of the snow have melted. How many inches of snow are left?`,
      es: line`El lunes caen ${a} de nieve y el martes caen ${b}. Hasta el viernes se derriten ${c}. ¿Cuántas pulgadas de nieve quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} of snow left.`, es: line`Quedan ${found} de nieve.` }),
  },
]
