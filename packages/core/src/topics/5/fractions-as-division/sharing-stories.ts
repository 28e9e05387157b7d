import {
  type Block,
  type Both,
  type Inline,
  line,
  type Noun,
  noun,
  prose,
  type Quantity,
  type Term,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

const loaf = noun('loaf of bread', 'loaves of bread', 'pan', 'panes', 'm')

/** Wholes that can be cut or poured, shared equally. */
export interface SharingStory {
  /** What is shared is counted in this. */
  readonly unit: Noun
  readonly groups: Noun
  readonly total: readonly [least: number, most: number]
  readonly parts: readonly number[]
  readonly ask: (total: Term, parts: Term) => Both<Block>
  readonly ends: (share: Quantity) => Both<readonly Inline[]>
}

/** Each share is less than one whole. */
export const smallShares: readonly SharingStory[] = [
  {
    unit: nouns.pizza,
    groups: nouns.friend,
    total: [2, 7],
    parts: [3, 4, 5, 6, 8],
    ask: (total, parts) => ({
      en: prose`At a party, ${parts} share ${total} equally. What fraction of a pizza does each friend get?`,
      es: prose`En una fiesta, ${parts} se reparten ${total} en partes iguales. ¿Qué fracción de pizza recibe cada quien?`,
    }),
    ends: share => ({ en: line`Each friend gets ${share}.`, es: line`Cada quien recibe ${share}.` }),
  },
  {
    unit: nouns.pound,
    groups: nouns.bag,
    total: [3, 9],
    parts: [4, 5, 8, 10],
    ask: (total, parts) => ({
      en: prose`A shopkeeper divides ${total} of rice equally into ${parts}. What fraction of a pound of rice is in each bag?`,
      es: prose`Un tendero reparte por igual ${total} de arroz en ${parts}. ¿Qué fracción de libra de arroz hay en cada bolsa?`,
    }),
    ends: share => ({
      en: line`There is ${share} of rice in each bag.`,
      es: line`En cada bolsa hay ${share} de arroz.`,
    }),
  },
  {
    unit: nouns.liter,
    groups: nouns.glass,
    total: [2, 3],
    parts: [7, 8, 9, 10, 11],
    ask: (total, parts) => ({
      en: prose`Rosa pours ${total} of juice equally into ${parts}. What fraction of a liter of juice is in each glass?`,
      es: prose`Rosa reparte por igual ${total} de jugo en ${parts}. ¿Qué fracción de litro de jugo hay en cada vaso?`,
    }),
    ends: share => ({
      en: line`There is ${share} of juice in each glass.`,
      es: line`En cada vaso hay ${share} de jugo.`,
    }),
  },
  {
    unit: nouns.yard,
    groups: nouns.piece,
    total: [2, 7],
    parts: [3, 4, 6, 8, 9],
    ask: (total, parts) => ({
      en: prose`A ribbon is ${total} long. Samuel cuts it into ${parts} of equal length. What fraction of a yard is the length of each piece?`,
      es: prose`Una cinta mide ${total} de largo. Samuel la corta en ${parts} de igual longitud. ¿Qué fracción de yarda mide cada pedazo?`,
    }),
    ends: share => ({ en: line`Each piece is ${share} long.`, es: line`Cada pedazo mide ${share} de largo.` }),
  },
  {
    unit: nouns.mile,
    groups: nouns.runner,
    total: [2, 9],
    parts: [4, 5, 6, 8, 10],
    ask: (total, parts) => ({
      en: prose`A relay race is ${total} long. The ${parts} of a team all run the same distance. What fraction of a mile does each runner run?`,
      es: prose`Una carrera de relevos mide ${total}. Los ${parts} de un equipo corren todos la misma distancia. ¿Qué fracción de milla corre cada quien?`,
    }),
    ends: share => ({ en: line`Each runner runs ${share}.`, es: line`Cada quien corre ${share}.` }),
  },
  {
    unit: nouns.gallon,
    groups: nouns.door,
    total: [2, 5],
    parts: [7, 8, 9, 12],
    ask: (total, parts) => ({
      en: prose`A painter uses ${total} of paint for ${parts}. Each door takes the same amount. What fraction of a gallon does each door take?`,
      es: prose`Una pintora usa ${total} de pintura en ${parts}. Cada puerta lleva la misma cantidad. ¿Qué fracción de galón lleva cada puerta?`,
    }),
    ends: share => ({ en: line`Each door takes ${share} of paint.`, es: line`Cada puerta lleva ${share} de pintura.` }),
  },
  {
    unit: nouns.sandwich,
    groups: nouns.hiker,
    total: [3, 7],
    parts: [4, 5, 7, 8, 9],
    ask: (total, parts) => ({
      en: prose`On a break, ${parts} divide ${total} equally. What fraction of a sandwich does each hiker get?`,
      es: prose`En un descanso, ${parts} se reparten ${total} en partes iguales. ¿Qué fracción de sándwich recibe cada quien?`,
    }),
    ends: share => ({ en: line`Each hiker gets ${share}.`, es: line`Cada quien recibe ${share}.` }),
  },
  {
    unit: nouns.hour,
    groups: nouns.group,
    total: [2, 3],
    parts: [4, 5, 6, 7, 8],
    ask: (total, parts) => ({
      en: prose`The stage is free for ${total}. ${parts} divide the time equally for their rehearsals. What fraction of an hour does each group have?`,
      es: prose`El escenario está libre durante ${total}. ${parts} se reparten el tiempo por igual para sus ensayos. ¿Qué fracción de hora tiene cada grupo?`,
    }),
    ends: share => ({ en: line`Each group has ${share}.`, es: line`Cada grupo tiene ${share}.` }),
  },
]

/** Each share is more than one whole. */
export const largeShares: readonly SharingStory[] = [
  {
    unit: nouns.pound,
    groups: nouns.basket,
    total: [13, 40],
    parts: [3, 4, 5, 6],
    ask: (total, parts) => ({
      en: prose`Farmers divide ${total} of apples equally into ${parts}. How many pounds of apples are in each basket?`,
      es: prose`Unos agricultores reparten por igual ${total} de manzanas en ${parts}. ¿Cuántas libras de manzanas hay en cada canasta?`,
    }),
    ends: share => ({
      en: line`There are ${share} of apples in each basket.`,
      es: line`En cada canasta hay ${share} de manzanas.`,
    }),
  },
  {
    unit: nouns.foot,
    groups: nouns.piece,
    total: [13, 40],
    parts: [3, 4, 5, 6, 8],
    ask: (total, parts) => ({
      en: prose`A rope is ${total} long. It is cut into ${parts} of equal length. How many feet long is each piece?`,
      es: prose`Una cuerda mide ${total} de largo. Se corta en ${parts} de igual longitud. ¿Cuántos pies mide cada pedazo?`,
    }),
    ends: share => ({ en: line`Each piece is ${share} long.`, es: line`Cada pedazo mide ${share} de largo.` }),
  },
  {
    unit: nouns.mile,
    groups: nouns.day,
    total: [8, 23],
    parts: [3, 4, 5, 6],
    ask: (total, parts) => ({
      en: prose`Zoe runs ${total} in ${parts}. She runs the same distance each day. How many miles does she run each day?`,
      es: prose`Zoe corre ${total} en ${parts}. Cada día corre la misma distancia. ¿Cuántas millas corre cada día?`,
    }),
    ends: share => ({ en: line`Zoe runs ${share} each day.`, es: line`Zoe corre ${share} cada día.` }),
  },
  {
    unit: nouns.liter,
    groups: nouns.pot,
    total: [10, 29],
    parts: [3, 4, 5, 6],
    ask: (total, parts) => ({
      en: prose`A cook makes ${total} of soup in ${parts}. There is the same amount in each pot. How many liters of soup are in each pot?`,
      es: prose`Un cocinero prepara ${total} de sopa en ${parts}. En cada olla hay la misma cantidad. ¿Cuántos litros de sopa hay en cada olla?`,
    }),
    ends: share => ({
      en: line`There are ${share} of soup in each pot.`,
      es: line`En cada olla hay ${share} de sopa.`,
    }),
  },
  {
    unit: nouns.gallon,
    groups: nouns.tree,
    total: [14, 40],
    parts: [5, 6, 8, 9],
    ask: (total, parts) => ({
      en: prose`Elena waters ${parts} with ${total} of water. Each tree gets the same amount. How many gallons does each tree get?`,
      es: prose`Elena riega ${parts} con ${total} de agua. Cada árbol recibe la misma cantidad. ¿Cuántos galones recibe cada árbol?`,
    }),
    ends: share => ({ en: line`Each tree gets ${share} of water.`, es: line`Cada árbol recibe ${share} de agua.` }),
  },
  {
    unit: nouns.acre,
    groups: nouns.field,
    total: [13, 40],
    parts: [3, 4, 5, 6],
    ask: (total, parts) => ({
      en: prose`A farm of ${total} is divided into ${parts} of equal size. How many acres does each field have?`,
      es: prose`Una granja de ${total} se divide en ${parts} del mismo tamaño. ¿Cuántos acres tiene cada campo?`,
    }),
    ends: share => ({ en: line`Each field has ${share}.`, es: line`Cada campo tiene ${share}.` }),
  },
  {
    unit: nouns.cup,
    groups: loaf,
    total: [10, 23],
    parts: [4, 6],
    ask: (total, parts) => ({
      en: prose`A baker uses ${total} of flour for ${parts}. Each loaf takes the same amount. How many cups of flour does each loaf take?`,
      es: prose`Una panadera usa ${total} de harina para ${parts}. Cada pan lleva la misma cantidad. ¿Cuántas tazas de harina lleva cada pan?`,
    }),
    ends: share => ({ en: line`Each loaf takes ${share} of flour.`, es: line`Cada pan lleva ${share} de harina.` }),
  },
  {
    unit: nouns.yard,
    groups: nouns.costume,
    total: [13, 40],
    parts: [4, 5, 6, 8, 9],
    ask: (total, parts) => ({
      en: prose`A theater group makes ${parts} from ${total} of cloth. Each costume takes the same amount. How many yards of cloth does each costume take?`,
      es: prose`Un grupo de teatro hace ${parts} con ${total} de tela. Cada disfraz lleva la misma cantidad. ¿Cuántas yardas de tela lleva cada disfraz?`,
    }),
    ends: share => ({
      en: line`Each costume takes ${share} of cloth.`,
      es: line`Cada disfraz lleva ${share} de tela.`,
    }),
  },
]
