import { type Both, type Inline, line, type Noun, type Quantity, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { gardenPlot, loaf, musicLesson, wallTile } from './own-nouns.ts'

type Sentence = Both<readonly Inline[]>

/** Two amounts together, or what is left of one, divided into equal parts. */
export interface TwoStepStory {
  readonly sign: '+' | '−'
  readonly noun: Noun
  readonly groups: Noun
  readonly denominators: readonly number[]
  /** The most that is divided. */
  readonly most: number
  readonly tell: (a: Term, b: Term, each: Term) => Sentence
  readonly ends: (found: Quantity) => Sentence
}

export const sumStories: readonly TwoStepStory[] = [
  {
    sign: '+',
    noun: nouns.liter,
    groups: nouns.bottle,
    denominators: [5, 10],
    most: 7,
    tell: (a, b, each) => ({
      en: line`A cook mixes ${a} of grape juice with ${b} of water. She fills bottles that hold ${each} each. How many bottles can she fill?`,
      es: line`Una cocinera mezcla ${a} de jugo de uva con ${b} de agua. Llena botellas de ${each} cada una. ¿Cuántas botellas puede llenar?`,
    }),
    ends: found => ({ en: line`She can fill ${found}.`, es: line`Puede llenar ${found}.` }),
  },
  {
    sign: '+',
    noun: nouns.pound,
    groups: nouns.bag,
    denominators: [8, 4],
    most: 7,
    tell: (a, b, each) => ({
      en: line`A farmer picks ${a} of cherries on Friday and ${b} of cherries on Saturday. He fills bags with ${each} each. How many bags does he fill?`,
      es: line`Un agricultor recoge ${a} de cerezas el viernes y ${b} de cerezas el sábado. Llena bolsas con ${each} cada una. ¿Cuántas bolsas llena?`,
    }),
    ends: found => ({ en: line`He fills ${found}.`, es: line`Llena ${found}.` }),
  },
  {
    sign: '+',
    noun: nouns.acre,
    groups: gardenPlot,
    denominators: [3, 6, 4],
    most: 7,
    tell: (a, b, each) => ({
      en: line`A town has two fields side by side, of ${a} and ${b}. It joins them and divides the land into garden plots of ${each} each. How many garden plots are there in all?`,
      es: line`Un municipio tiene dos terrenos vecinos, de ${a} y de ${b}. Los une y divide el total en parcelas de ${each} cada una. ¿Cuántas parcelas hay en total?`,
    }),
    ends: found => ({ en: line`There are ${found} in all.`, es: line`En total hay ${found}.` }),
  },
  {
    sign: '+',
    noun: nouns.cup,
    groups: nouns.serving,
    denominators: [3, 4, 8],
    most: 7,
    tell: (a, b, each) => ({
      en: line`A cook mixes ${a} of rice with ${b} of beans. One serving is ${each}. How many servings do they make?`,
      es: line`Una cocinera mezcla ${a} de arroz con ${b} de frijoles. Una porción es de ${each}. ¿Cuántas porciones salen?`,
    }),
    ends: found => ({ en: line`They make ${found}.`, es: line`Salen ${found}.` }),
  },
  {
    sign: '+',
    noun: nouns.hour,
    groups: nouns.page,
    denominators: [6, 4, 3],
    most: 6,
    tell: (a, b, each) => ({
      en: line`An artist draws for ${a} in the morning and for ${b} in the afternoon. One page of her comic takes ${each}. How many pages does she finish?`,
      es: line`Una artista dibuja ${a} por la mañana y ${b} por la tarde. Una página de su cómic le toma ${each}. ¿Cuántas páginas termina?`,
    }),
    ends: found => ({ en: line`She finishes ${found}.`, es: line`Termina ${found}.` }),
  },
  {
    sign: '+',
    noun: nouns.gallon,
    groups: nouns.bucket,
    denominators: [4, 8],
    most: 7,
    tell: (a, b, each) => ({
      en: line`A painter mixes ${a} of blue paint with ${b} of white paint. He fills buckets with ${each} each. How many buckets can he fill?`,
      es: line`Un pintor mezcla ${a} de pintura azul con ${b} de pintura blanca. Llena cubetas con ${each} cada una. ¿Cuántas cubetas puede llenar?`,
    }),
    ends: found => ({ en: line`He can fill ${found}.`, es: line`Puede llenar ${found}.` }),
  },
]

export const differenceStories: readonly TwoStepStory[] = [
  {
    sign: '−',
    noun: nouns.yard,
    groups: nouns.piece,
    denominators: [8, 4],
    most: 7,
    tell: (a, b, each) => ({
      en: line`A ribbon is ${a} long. Nina cuts off ${b} for a gift and cuts the rest into pieces of ${each} each. How many of these pieces does she get?`,
      es: line`Una cinta mide ${a} de largo. Nina corta ${b} para un regalo y corta el resto en pedazos de ${each} cada uno. ¿Cuántos de estos pedazos obtiene?`,
    }),
    ends: found => ({ en: line`She gets ${found}.`, es: line`Obtiene ${found}.` }),
  },
  {
    sign: '−',
    noun: nouns.mile,
    groups: nouns.day,
    denominators: [4, 5, 8],
    most: 7,
    tell: (a, b, each) => ({
      en: line`A new road is ${a} long. A crew has paved ${b} of it. The crew paves ${each} a day. How many more days will the work take?`,
      es: line`Un camino nuevo mide ${a}. Una cuadrilla ya pavimentó ${b}. La cuadrilla pavimenta ${each} al día. ¿Cuántos días más durará el trabajo?`,
    }),
    ends: found => ({ en: line`The work will take another ${found}.`, es: line`El trabajo durará ${found} más.` }),
  },
  {
    sign: '−',
    noun: nouns.hour,
    groups: musicLesson,
    denominators: [6, 4, 3],
    most: 7,
    tell: (a, b, each) => ({
      en: line`A piano teacher is at school for ${a}. She has a break of ${b}. The rest of the time, she gives lessons of ${each}, one after another. How many lessons does she give?`,
      es: line`Una profesora de piano está ${a} en la escuela. Tiene un descanso de ${b}. El resto del tiempo da clases de ${each}, una tras otra. ¿Cuántas clases da?`,
    }),
    ends: found => ({ en: line`She gives ${found}.`, es: line`Da ${found}.` }),
  },
  {
    sign: '−',
    noun: nouns.gallon,
    groups: nouns.bucket,
    denominators: [4, 8, 3],
    most: 7,
    tell: (a, b, each) => ({
      en: line`There are ${a} of rainwater in a barrel. A gardener uses ${b} and fills buckets of ${each} with the rest. How many buckets can she fill?`,
      es: line`En un barril hay ${a} de agua de lluvia. Una jardinera usa ${b} y con el resto llena cubetas de ${each}. ¿Cuántas cubetas puede llenar?`,
    }),
    ends: found => ({ en: line`She can fill ${found}.`, es: line`Puede llenar ${found}.` }),
  },
  {
    sign: '−',
    noun: nouns.pound,
    groups: loaf,
    denominators: [4, 8],
    most: 7,
    tell: (a, b, each) => ({
      en: line`A bakery has ${a} of dough. A baker uses ${b} for rolls and bakes loaves of ${each} with the rest. How many loaves does he bake?`,
      es: line`Una panadería tiene ${a} de masa. Un panadero usa ${b} para panecillos y con el resto hace panes de ${each}. ¿Cuántos panes hace?`,
    }),
    ends: found => ({ en: line`He bakes ${found}.`, es: line`Hace ${found}.` }),
  },
  {
    sign: '−',
    noun: nouns.foot,
    groups: wallTile,
    denominators: [4, 3, 6],
    most: 7,
    tell: (a, b, each) => ({
      en: line`A wall is ${a} wide. A window takes up ${b} of the width. One row of tiles fills the rest, and each tile is ${each} wide. How many tiles are in the row?`,
      es: line`Una pared mide ${a} de ancho. Una ventana ocupa ${b} del ancho. Una fila de azulejos llena el resto y cada azulejo mide ${each} de ancho. ¿Cuántos azulejos hay en la fila?`,
    }),
    ends: found => ({ en: line`There are ${found} in the row.`, es: line`En la fila hay ${found}.` }),
  },
]

/** As many full ones as possible, and something is left over. */
export interface LeftoverStory {
  readonly noun: Noun
  readonly groups: Noun
  readonly denominators: readonly number[]
  readonly most: number
  readonly tell: (total: Term, each: Term) => Sentence
}

export const leftoverStories: readonly LeftoverStory[] = [
  {
    noun: nouns.foot,
    groups: nouns.piece,
    denominators: [4, 6, 3, 8],
    most: 12,
    tell: (total, each) => ({
      en: line`A board is ${total} long. A carpenter saws off as many pieces of ${each} as possible.`,
      es: line`Una tabla mide ${total} de largo. Un carpintero corta todos los pedazos de ${each} que puede.`,
    }),
  },
  {
    noun: nouns.cup,
    groups: nouns.serving,
    denominators: [4, 3, 8],
    most: 8,
    tell: (total, each) => ({
      en: line`A pot has ${total} of soup in it. A cook serves as many servings of ${each} as possible.`,
      es: line`En una olla hay ${total} de sopa. Una cocinera sirve todas las porciones de ${each} que puede.`,
    }),
  },
  {
    noun: nouns.liter,
    groups: nouns.bottle,
    denominators: [4, 5, 10],
    most: 9,
    tell: (total, each) => ({
      en: line`A tank has ${total} of water in it. As many bottles of ${each} as possible are filled from it.`,
      es: line`En un tanque hay ${total} de agua. Con ella se llenan todas las botellas de ${each} que se puedan.`,
    }),
  },
  {
    noun: nouns.pound,
    groups: nouns.bag,
    denominators: [8, 4, 3],
    most: 9,
    tell: (total, each) => ({
      en: line`A shop has ${total} of coffee. It fills as many bags of ${each} as possible.`,
      es: line`Una tienda tiene ${total} de café. Llena todas las bolsas de ${each} que puede.`,
    }),
  },
  {
    noun: nouns.yard,
    groups: nouns.piece,
    denominators: [8, 4, 3],
    most: 9,
    tell: (total, each) => ({
      en: line`A roll has ${total} of ribbon. Clara cuts as many pieces of ${each} as possible.`,
      es: line`Un rollo tiene ${total} de cinta. Clara corta todos los pedazos de ${each} que puede.`,
    }),
  },
]

/** What there is, what is added or taken away, and three questions about what there is then. */
export interface Theme {
  readonly noun: Noun
  readonly denominators: readonly number[]
  readonly most: number
  readonly adds: (a: Term, b: Term) => Sentence
  readonly takes: (a: Term, b: Term) => Sentence
  readonly divide: (each: Term) => Sentence
  readonly product: (part: Term) => Sentence
  readonly exchanged: (each: Term) => Sentence
}

export const themes: readonly Theme[] = [
  {
    noun: nouns.pound,
    denominators: [4, 8, 3],
    most: 6,
    adds: (a, b) => ({
      en: line`There are ${a} of birdseed in a bag. Zoe adds ${b}.`,
      es: line`En una bolsa hay ${a} de alpiste. Zoe agrega ${b}.`,
    }),
    takes: (a, b) => ({
      en: line`There are ${a} of birdseed in a bag. Zoe gives away ${b}.`,
      es: line`En una bolsa hay ${a} de alpiste. Zoe regala ${b}.`,
    }),
    divide: each => ({
      en: line`Her bird eats ${each} a week. How many weeks does the seed last?`,
      es: line`Su pájaro come ${each} por semana. ¿Cuántas semanas dura el alpiste?`,
    }),
    product: part => ({
      en: line`Her bird then eats ${part} of the seed in the bag. How many pounds does it eat?`,
      es: line`Su pájaro come luego ${part} del alpiste de la bolsa. ¿Cuántas libras come?`,
    }),
    exchanged: each => ({
      en: line`Her bird then eats ${each}. What fraction of the seed in the bag does it eat?`,
      es: line`Su pájaro come luego ${each}. ¿Qué fracción del alpiste de la bolsa come?`,
    }),
  },
  {
    noun: nouns.cup,
    denominators: [3, 4, 8],
    most: 8,
    adds: (a, b) => ({
      en: line`There are ${a} of flour in a jar. A baker adds ${b}.`,
      es: line`En un frasco hay ${a} de harina. Un panadero agrega ${b}.`,
    }),
    takes: (a, b) => ({
      en: line`There are ${a} of flour in a jar. A baker takes out ${b}.`,
      es: line`En un frasco hay ${a} de harina. Un panadero saca ${b}.`,
    }),
    divide: each => ({
      en: line`One loaf takes ${each} of flour. How many loaves can he make with the flour in the jar?`,
      es: line`Un pan lleva ${each}. ¿Para cuántos panes alcanza la harina del frasco?`,
    }),
    product: part => ({
      en: line`For a cake, he uses ${part} of the flour in the jar. How much flour does the cake take?`,
      es: line`Para un pastel usa ${part} de la harina del frasco. ¿Cuánta harina lleva el pastel?`,
    }),
    exchanged: each => ({
      en: line`One cake takes ${each} of flour. What fraction of the flour in the jar does it take?`,
      es: line`Un pastel lleva ${each}. ¿Qué fracción de la harina del frasco lleva?`,
    }),
  },
  {
    noun: nouns.gallon,
    denominators: [4, 8, 3],
    most: 9,
    adds: (a, b) => ({
      en: line`There are ${a} of rainwater in a barrel. After a storm, there are ${b} more.`,
      es: line`En un barril hay ${a} de agua de lluvia. Después de una tormenta hay ${b} más.`,
    }),
    takes: (a, b) => ({
      en: line`There are ${a} of rainwater in a barrel. A gardener takes out ${b}.`,
      es: line`En un barril hay ${a} de agua de lluvia. Una jardinera saca ${b}.`,
    }),
    divide: each => ({
      en: line`A tree gets ${each} a day. How many days does the water last?`,
      es: line`Un árbol recibe ${each} al día. ¿Cuántos días dura el agua?`,
    }),
    product: part => ({
      en: line`A tree then gets ${part} of the water in the barrel. How many gallons does it get?`,
      es: line`Un árbol recibe luego ${part} del agua del barril. ¿Cuántos galones recibe?`,
    }),
    exchanged: each => ({
      en: line`A tree then gets ${each}. What fraction of the water in the barrel does it get?`,
      es: line`Un árbol recibe luego ${each}. ¿Qué fracción del agua del barril recibe?`,
    }),
  },
  {
    noun: nouns.liter,
    denominators: [5, 4, 10],
    most: 6,
    adds: (a, b) => ({
      en: line`There are ${a} of apple juice in a drink cooler. Leo pours in ${b} more.`,
      es: line`En un dispensador de bebidas hay ${a} de jugo de manzana. Leo echa ${b} más.`,
    }),
    takes: (a, b) => ({
      en: line`There are ${a} of apple juice in a drink cooler. Leo pours out ${b}.`,
      es: line`En un dispensador de bebidas hay ${a} de jugo de manzana. Leo saca ${b}.`,
    }),
    divide: each => ({
      en: line`One bottle holds ${each}. How many bottles can he fill from the cooler?`,
      es: line`En una botella caben ${each}. ¿Cuántas botellas puede llenar con el dispensador?`,
    }),
    product: part => ({
      en: line`His guests drink ${part} of the juice in the cooler. How many liters do they drink?`,
      es: line`Sus invitados beben ${part} del jugo del dispensador. ¿Cuántos litros beben?`,
    }),
    exchanged: each => ({
      en: line`His guests drink ${each}. What fraction of the juice in the cooler do they drink?`,
      es: line`Sus invitados beben ${each}. ¿Qué fracción del jugo del dispensador beben?`,
    }),
  },
  {
    noun: nouns.hour,
    denominators: [4, 3, 6],
    most: 7,
    adds: (a, b) => ({
      en: line`A station planned a show of ${a}. It makes the show ${b} longer.`,
      es: line`Una emisora planeó un programa de ${a}. Lo alarga ${b}.`,
    }),
    takes: (a, b) => ({
      en: line`A station planned a show of ${a}. It makes the show ${b} shorter.`,
      es: line`Una emisora planeó un programa de ${a}. Lo acorta ${b}.`,
    }),
    divide: each => ({
      en: line`Each guest talks for ${each}, one after another. How many guests fill the show?`,
      es: line`Cada invitado habla ${each}, uno tras otro. ¿Cuántos invitados llenan el programa?`,
    }),
    product: part => ({
      en: line`Then ${part} of the show is music. How many hours of music are there?`,
      es: line`Entonces ${part} del programa es música. ¿Cuántas horas de música hay?`,
    }),
    exchanged: each => ({
      en: line`The news takes ${each} of it. What fraction of the show is news?`,
      es: line`Las noticias ocupan ${each}. ¿Qué fracción del programa son noticias?`,
    }),
  },
]
