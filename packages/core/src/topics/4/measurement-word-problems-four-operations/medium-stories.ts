import { type Block, type Both, type Inline, line, type Noun, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Range } from './plans.ts'

/** A larger unit, and how many of the smaller one make it. */
export interface Units {
  readonly large: Noun
  readonly small: Noun
  readonly factor: number
}
export const UNITS = {
  km: { large: nouns.kilometer, small: nouns.meter, factor: 1000 },
  m: { large: nouns.meter, small: nouns.centimeter, factor: 100 },
  kg: { large: nouns.kilogram, small: nouns.gram, factor: 1000 },
  L: { large: nouns.liter, small: nouns.milliliter, factor: 1000 },
  ft: { large: nouns.foot, small: nouns.inch, factor: 12 },
  yd: { large: nouns.yard, small: nouns.foot, factor: 3 },
  lb: { large: nouns.pound, small: nouns.ounce, factor: 16 },
  h: { large: nouns.hour, small: nouns.minute, factor: 60 },
  min: { large: nouns.minute, small: nouns.second, factor: 60 },
} as const satisfies Record<string, Units>

/** An amount in the larger unit, and one in the smaller unit that is added or taken away. */
export interface MixedStory {
  readonly units: Units
  readonly plan: '+' | '−'
  readonly a: Range
  readonly b: Range
  /** What the second number is a multiple of. */
  readonly by: number
  readonly tell: (a: Term, b: Term) => Both<Block>
  readonly ends: (n: Term) => Both<readonly Inline[]>
}
const { km, m, kg, L, ft, yd, lb, h, min } = UNITS

export const mixedStories: readonly MixedStory[] = [
  {
    units: m,
    plan: '−',
    a: [2, 5],
    b: [65, 185],
    by: 5,
    tell: (a, b) => ({
      en: prose`A ribbon is ${a} long. Leila cuts off ${b}. How many centimeters of ribbon are left?`,
      es: prose`Una cinta mide ${a} de largo. Leila corta ${b}. ¿Cuántos centímetros de cinta quedan?`,
    }),
    ends: n => ({ en: line`There are ${n} of ribbon left.`, es: line`Quedan ${n} de cinta.` }),
  },
  {
    units: h,
    plan: '+',
    a: [2, 4],
    b: [15, 55],
    by: 5,
    tell: (a, b) => ({
      en: prose`A bus ride takes ${a}, and the walk to the museum takes ${b}. How many minutes does the whole trip take?`,
      es: prose`El viaje en autobús dura ${a} y la caminata hasta el museo dura ${b}. ¿Cuántos minutos dura todo el recorrido?`,
    }),
    ends: n => ({ en: line`The whole trip takes ${n}.`, es: line`Todo el recorrido dura ${n}.` }),
  },
  {
    units: kg,
    plan: '+',
    a: [2, 5],
    b: [350, 950],
    by: 50,
    tell: (a, b) => ({
      en: prose`A baker uses ${a} of wheat flour and ${b} of rye flour. How many grams of flour does the baker use in all?`,
      es: prose`Una panadera usa ${a} de harina de trigo y ${b} de harina de centeno. ¿Cuántos gramos de harina usa en total?`,
    }),
    ends: n => ({ en: line`The baker uses ${n} of flour.`, es: line`La panadera usa ${n} de harina.` }),
  },
  {
    units: lb,
    plan: '−',
    a: [6, 12],
    b: [35, 79],
    by: 1,
    tell: (a, b) => ({
      en: prose`A cat weighs ${a}, and a rabbit weighs ${b}. How many more ounces does the cat weigh than the rabbit?`,
      es: prose`Un gato pesa ${a} y un conejo pesa ${b}. ¿Cuántas onzas más pesa el gato que el conejo?`,
    }),
    ends: n => ({ en: line`The cat weighs ${n} more.`, es: line`El gato pesa ${n} más.` }),
  },
  {
    units: L,
    plan: '+',
    a: [2, 6],
    b: [150, 850],
    by: 50,
    tell: (a, b) => ({
      en: prose`A pot has ${a} of soup. The cook adds ${b} of milk. How many milliliters of soup are in the pot now?`,
      es: prose`Una olla tiene ${a} de sopa. El cocinero agrega ${b} de leche. ¿Cuántos mililitros de sopa hay ahora en la olla?`,
    }),
    ends: n => ({ en: line`There are ${n} of soup in the pot.`, es: line`En la olla hay ${n} de sopa.` }),
  },
  {
    units: ft,
    plan: '−',
    a: [5, 9],
    b: [14, 44],
    by: 1,
    tell: (a, b) => ({
      en: prose`A board is ${a} long. A carpenter cuts off ${b}. How many inches of the board are left?`,
      es: prose`Una tabla mide ${a} de largo. Un carpintero corta ${b}. ¿Cuántas pulgadas de la tabla quedan?`,
    }),
    ends: n => ({ en: line`There are ${n} left.`, es: line`Quedan ${n}.` }),
  },
  {
    units: km,
    plan: '−',
    a: [3, 9],
    b: [1650, 2450],
    by: 50,
    tell: (a, b) => ({
      en: prose`Mei runs ${a}, and Hugo runs ${b}. How many more meters does Mei run than Hugo?`,
      es: prose`Mei corre ${a} y Hugo corre ${b}. ¿Cuántos metros más corre Mei que Hugo?`,
    }),
    ends: n => ({ en: line`Mei runs ${n} more.`, es: line`Mei corre ${n} más.` }),
  },
  {
    units: min,
    plan: '+',
    a: [3, 7],
    b: [15, 55],
    by: 1,
    tell: (a, b) => ({
      en: prose`A short film lasts ${a} without its credits. The credits last ${b}. How many seconds do the film and its credits last in all?`,
      es: prose`Un cortometraje dura ${a} sin los créditos. Los créditos duran ${b}. ¿Cuántos segundos dura el cortometraje en total, con los créditos?`,
    }),
    ends: n => ({ en: line`They last ${n} in all.`, es: line`Dura ${n} en total.` }),
  },
]

/** An amount in the larger unit that is shared into equal parts. */
export interface SharedStory {
  readonly units: Units
  readonly a: Range
  readonly parts: readonly number[]
  readonly tell: (a: Term, parts: Term) => Both<Block>
  readonly ends: (n: Term) => Both<readonly Inline[]>
}

export const sharedStories: readonly SharedStory[] = [
  {
    units: kg,
    a: [2, 7],
    parts: [4, 5, 8],
    tell: (a, parts) => ({
      en: prose`A farmer puts ${a} of honey into ${parts} jars, the same amount in each. How many grams of honey are in each jar?`,
      es: prose`Un granjero reparte ${a} de miel en ${parts} frascos por igual. ¿Cuántos gramos de miel hay en cada frasco?`,
    }),
    ends: n => ({ en: line`Each jar has ${n} of honey.`, es: line`Cada frasco tiene ${n} de miel.` }),
  },
  {
    units: ft,
    a: [5, 11],
    parts: [4, 6, 8, 9],
    tell: (a, parts) => ({
      en: prose`A ribbon is ${a} long. Clara cuts it into ${parts} equal pieces. How many inches long is each piece?`,
      es: prose`Una cinta mide ${a} de largo. Clara la corta en ${parts} pedazos iguales. ¿Cuántas pulgadas mide cada pedazo?`,
    }),
    ends: n => ({ en: line`Each piece is ${n} long.`, es: line`Cada pedazo mide ${n}.` }),
  },
  {
    units: h,
    a: [2, 5],
    parts: [4, 6, 8, 9],
    tell: (a, parts) => ({
      en: prose`A talent show lasts ${a}. Each of the ${parts} groups has the same amount of time. How many minutes does each group have?`,
      es: prose`Un concurso de talentos dura ${a}. Cada uno de los ${parts} grupos tiene la misma cantidad de tiempo. ¿Cuántos minutos tiene cada grupo?`,
    }),
    ends: n => ({ en: line`Each group has ${n}.`, es: line`Cada grupo tiene ${n}.` }),
  },
  {
    units: L,
    a: [2, 6],
    parts: [4, 5, 8],
    tell: (a, parts) => ({
      en: prose`A nurse divides ${a} of a saltwater solution among ${parts} bottles equally. How many milliliters are in each bottle?`,
      es: prose`Una enfermera reparte ${a} de suero en ${parts} botellas por igual. ¿Cuántos mililitros hay en cada botella?`,
    }),
    ends: n => ({ en: line`Each bottle has ${n}.`, es: line`Cada botella tiene ${n}.` }),
  },
  {
    units: lb,
    a: [3, 9],
    parts: [4, 6, 8],
    tell: (a, parts) => ({
      en: prose`A shop divides ${a} of cheese into ${parts} equal packs. How many ounces of cheese are in each pack?`,
      es: prose`Una tienda divide ${a} de queso en ${parts} paquetes iguales. ¿Cuántas onzas de queso hay en cada paquete?`,
    }),
    ends: n => ({ en: line`Each pack has ${n} of cheese.`, es: line`Cada paquete tiene ${n} de queso.` }),
  },
  {
    units: m,
    a: [3, 9],
    parts: [4, 5, 6],
    tell: (a, parts) => ({
      en: prose`A wire is ${a} long. An artist cuts it into ${parts} equal pieces. How many centimeters long is each piece?`,
      es: prose`Un alambre mide ${a} de largo. Una artista lo corta en ${parts} pedazos iguales. ¿Cuántos centímetros mide cada pedazo?`,
    }),
    ends: n => ({ en: line`Each piece is ${n} long.`, es: line`Cada pedazo mide ${n}.` }),
  },
  {
    units: yd,
    a: [7, 12],
    parts: [4, 5, 6, 9],
    tell: (a, parts) => ({
      en: prose`A tailor makes ${parts} equal flags from ${a} of fabric. How many feet of fabric are in each flag?`,
      es: prose`Con ${a} de tela, una costurera hace ${parts} banderas iguales. ¿Cuántos pies de tela tiene cada bandera?`,
    }),
    ends: n => ({ en: line`Each flag has ${n} of fabric.`, es: line`Cada bandera tiene ${n} de tela.` }),
  },
  {
    units: min,
    a: [3, 8],
    parts: [4, 5, 8, 9],
    tell: (a, parts) => ({
      en: prose`A video of ${a} has ${parts} parts of the same length. How many seconds long is each part?`,
      es: prose`Un video de ${a} tiene ${parts} partes de igual duración. ¿Cuántos segundos dura cada parte?`,
    }),
    ends: n => ({ en: line`Each part is ${n} long.`, es: line`Cada parte dura ${n}.` }),
  },
]

/** Two parts of one unit that are added, or one taken from the other. */
export interface PartsStory {
  readonly units: Units
  readonly plan: '+' | '−'
  /** Into how many parts the unit is cut. */
  readonly under: 4 | 8 | 10
  readonly tell: (a: Term, b: Term) => Both<Block>
  readonly ends: (n: Term) => Both<readonly Inline[]>
}

export const partsStories: readonly PartsStory[] = [
  {
    units: h,
    plan: '+',
    under: 4,
    tell: (a, b) => ({
      en: prose`Amara reads for ${a} and draws for ${b}. For how many minutes does she read and draw in all?`,
      es: prose`Amara lee ${a} y dibuja ${b}. ¿Cuántos minutos lee y dibuja en total?`,
    }),
    ends: n => ({ en: line`Amara reads and draws for ${n}.`, es: line`Amara lee y dibuja ${n}.` }),
  },
  {
    units: lb,
    plan: '−',
    under: 8,
    tell: (a, b) => ({
      en: prose`A cook has ${a} of butter and uses ${b}. How many ounces of butter are left?`,
      es: prose`Una cocinera tiene ${a} de mantequilla y usa ${b}. ¿Cuántas onzas de mantequilla quedan?`,
    }),
    ends: n => ({ en: line`There are ${n} of butter left.`, es: line`Quedan ${n} de mantequilla.` }),
  },
  {
    units: m,
    plan: '+',
    under: 10,
    tell: (a, b) => ({
      en: prose`A plant was ${a} tall and has grown by ${b}. How many centimeters tall is the plant now?`,
      es: prose`Una planta medía ${a} y creció ${b}. ¿Cuántos centímetros mide ahora la planta?`,
    }),
    ends: n => ({ en: line`The plant is ${n} tall now.`, es: line`La planta mide ahora ${n}.` }),
  },
  {
    units: m,
    plan: '−',
    under: 10,
    tell: (a, b) => ({
      en: prose`A strip of paper is ${a} long. Malik cuts off ${b}. How many centimeters long is the rest?`,
      es: prose`Una tira de papel mide ${a} de largo. Malik corta ${b}. ¿Cuántos centímetros mide el resto?`,
    }),
    ends: n => ({ en: line`The rest is ${n} long.`, es: line`El resto mide ${n}.` }),
  },
  {
    units: kg,
    plan: '+',
    under: 10,
    tell: (a, b) => ({
      en: prose`A fruit salad for a picnic has ${a} of melon and ${b} of grapes. How many grams of fruit does it have in all?`,
      es: prose`Una ensalada de frutas para un picnic tiene ${a} de melón y ${b} de uvas. ¿Cuántos gramos de fruta tiene en total?`,
    }),
    ends: n => ({ en: line`The salad has ${n} of fruit in all.`, es: line`La ensalada tiene ${n} de fruta en total.` }),
  },
  {
    units: h,
    plan: '+',
    under: 4,
    tell: (a, b) => ({
      en: prose`In a swim class, the students practice for ${a} and play for ${b}. How many minutes long is the class?`,
      es: prose`En una clase de natación, los estudiantes practican ${a} y juegan ${b}. ¿Cuántos minutos dura la clase?`,
    }),
    ends: n => ({ en: line`The class is ${n} long.`, es: line`La clase dura ${n}.` }),
  },
  {
    units: L,
    plan: '−',
    under: 10,
    tell: (a, b) => ({
      en: prose`A bottle has ${a} of water. Rosa drinks ${b}. How many milliliters of water are left?`,
      es: prose`Una botella tiene ${a} de agua. Rosa bebe ${b}. ¿Cuántos mililitros de agua quedan?`,
    }),
    ends: n => ({ en: line`There are ${n} of water left.`, es: line`Quedan ${n} de agua.` }),
  },
  {
    units: lb,
    plan: '+',
    under: 8,
    tell: (a, b) => ({
      en: prose`A trail mix has ${a} of nuts and ${b} of raisins. How many ounces of trail mix is that?`,
      es: prose`Una mezcla tiene ${a} de nueces y ${b} de pasas. ¿Cuántas onzas de mezcla son?`,
    }),
    ends: n => ({ en: line`That is ${n} of trail mix.`, es: line`Son ${n} de mezcla.` }),
  },
]

/** Several equal amounts; what is asked about is only of a likely size. */
export interface SizeStory {
  readonly units: Units
  readonly each: readonly number[]
  readonly times: Range
  readonly tell: (each: Term, times: Term) => Both<Block>
}
const size = (
  units: Units,
  each: readonly number[],
  times: Range,
  tell: (each: Term, times: Term) => Both<Block>,
): SizeStory => ({ units, each, times, tell })

export const sizeStories: readonly SizeStory[] = [
  size(L, [250, 330, 450], [4, 9], (each, times) => ({
    en: prose`Each of ${times} students drinks ${each} of milk. How much milk do they drink in all?`,
    es: prose`Cada uno de ${times} estudiantes bebe ${each} de leche. ¿Cuánta leche beben en total?`,
  })),
  size(kg, [120, 150, 180], [4, 9], (each, times) => ({
    en: prose`Each apple has a mass of ${each}. What is the mass of ${times} apples?`,
    es: prose`Cada manzana tiene una masa de ${each}. ¿Cuál es la masa de ${times} manzanas?`,
  })),
  size(m, [60, 70, 80], [5, 9], (each, times) => ({
    en: prose`Each shelf in a store is ${each} wide. How wide are ${times} shelves side by side?`,
    es: prose`Cada estante de una tienda mide ${each} de ancho. ¿Cuánto miden de ancho ${times} estantes uno junto al otro?`,
  })),
  size(km, [350, 450, 650], [4, 8], (each, times) => ({
    en: prose`Each lap around the park is ${each} long. How far does a runner go in ${times} laps?`,
    es: prose`Cada vuelta al parque mide ${each}. ¿Qué distancia recorre una corredora en ${times} vueltas?`,
  })),
  size(min, [40, 50, 70], [5, 9], (each, times) => ({
    en: prose`Each round of a game lasts ${each}. How long do ${times} rounds last?`,
    es: prose`Cada ronda de un juego dura ${each}. ¿Cuánto duran ${times} rondas?`,
  })),
  size(lb, [20, 30, 40], [4, 8], (each, times) => ({
    en: prose`Each can of paint weighs ${each}. How much do ${times} cans weigh?`,
    es: prose`Cada lata de pintura pesa ${each}. ¿Cuánto pesan ${times} latas?`,
  })),
  size(h, [20, 30, 40], [6, 9], (each, times) => ({
    en: prose`A band practices for ${each} a day. How long does it practice in ${times} days?`,
    es: prose`Una banda ensaya ${each} al día. ¿Cuánto tiempo ensaya en ${times} días?`,
  })),
  size(ft, [20, 30, 40], [4, 8], (each, times) => ({
    en: prose`Each board of a walkway is ${each} long. How long are ${times} boards in a row?`,
    es: prose`Cada tabla de una pasarela mide ${each}. ¿Cuánto miden ${times} tablas en fila?`,
  })),
]
