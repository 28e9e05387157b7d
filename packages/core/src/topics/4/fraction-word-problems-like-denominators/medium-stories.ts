import { type Both, type Inline, line, type Noun, type Quantity, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Sentence = Both<readonly Inline[]>

/** So much for one, and how much for many. */
export interface TimesStory {
  readonly noun: Noun
  readonly denominators: readonly number[]
  /** The most that is likely in all. */
  readonly most: number
  /** The most that is likely for one, as a part of one; 1 if left out. */
  readonly mostEach?: number
  readonly tell: (each: Term, n: Term) => Sentence
  readonly ends: (found: Quantity) => Sentence
}

export const timesStories: readonly TimesStory[] = [
  {
    noun: nouns.cup,
    denominators: [3, 4],
    most: 5,
    tell: (each, n) => ({
      en: line`One batch of granola takes ${each} of oats. Elena makes ${n} batches. How many cups of oats does she need?`,
      es: line`Una tanda de granola lleva ${each} de avena. Elena prepara ${n} tandas. ¿Cuántas tazas de avena necesita?`,
    }),
    ends: found => ({ en: line`She needs ${found} of oats.`, es: line`Necesita ${found} de avena.` }),
  },
  {
    noun: nouns.mile,
    denominators: [4, 5, 8, 10],
    most: 6,
    tell: (each, n) => ({
      en: line`Jamal runs ${each} every day. How many miles does he run in ${n} days?`,
      es: line`Jamal corre ${each} todos los días. ¿Cuántas millas corre en ${n} días?`,
    }),
    ends: found => ({ en: line`He runs ${found}.`, es: line`Corre ${found}.` }),
  },
  {
    noun: nouns.yard,
    denominators: [4, 8],
    most: 6,
    tell: (each, n) => ({
      en: line`Valeria needs ${each} of ribbon for one bow. How many yards of ribbon does she need for ${n} bows?`,
      es: line`Valeria necesita ${each} de cinta para un moño. ¿Cuántas yardas de cinta necesita para ${n} moños?`,
    }),
    ends: found => ({ en: line`She needs ${found} of ribbon.`, es: line`Necesita ${found} de cinta.` }),
  },
  {
    noun: nouns.hour,
    denominators: [3, 4, 6, 12],
    most: 7,
    tell: (each, n) => ({
      en: line`One swimming lesson lasts ${each}. Mei has ${n} lessons this month. How many hours of lessons does she have?`,
      es: line`Una clase de natación dura ${each}. Mei tiene ${n} clases este mes. ¿Cuántas horas de clase tiene?`,
    }),
    ends: found => ({ en: line`She has ${found} of lessons.`, es: line`Tiene ${found} de clase.` }),
  },
  {
    noun: nouns.gallon,
    denominators: [4, 8],
    most: 5,
    tell: (each, n) => ({
      en: line`It takes ${each} of paint to paint one bench. How many gallons of paint are needed for ${n} benches?`,
      es: line`Una banca lleva ${each} de pintura. ¿Cuántos galones de pintura se necesitan para ${n} bancas?`,
    }),
    ends: found => ({
      en: line`The benches need ${found} of paint.`,
      es: line`Para las bancas se necesitan ${found} de pintura.`,
    }),
  },
  {
    noun: nouns.pizza,
    denominators: [8, 12],
    most: 4,
    mostEach: 0.7,
    tell: (each, n) => ({
      en: line`At a party, each of ${n} children eats ${each}. All the pizzas have the same size. How many pizzas do they eat in all?`,
      es: line`En una fiesta, cada uno de los ${n} niños come ${each}. Todas las pizzas son del mismo tamaño. ¿Cuántas pizzas comen en total?`,
    }),
    ends: found => ({ en: line`They eat ${found}.`, es: line`Comen ${found}.` }),
  },
  {
    noun: nouns.inch,
    denominators: [4, 8],
    most: 4,
    tell: (each, n) => ({
      en: line`On each of ${n} days, ${each} of rain falls. How many inches of rain fall in all?`,
      es: line`En cada uno de ${n} días llueve ${each}. ¿Cuántas pulgadas de lluvia caen en total?`,
    }),
    ends: found => ({ en: line`In all, ${found} of rain fall.`, es: line`En total caen ${found} de lluvia.` }),
  },
  {
    noun: nouns.pound,
    denominators: [4, 8],
    most: 6,
    tell: (each, n) => ({
      en: line`A farmer fills ${n} boxes with berries. Each box holds ${each} of berries. How many pounds of berries are in the boxes?`,
      es: line`Una granjera llena ${n} cajas con bayas. En cada caja hay ${each} de bayas. ¿Cuántas libras de bayas hay en las cajas?`,
    }),
    ends: found => ({ en: line`There are ${found} of berries.`, es: line`Hay ${found} de bayas.` }),
  },
  {
    noun: nouns.liter,
    denominators: [5, 10],
    most: 5,
    tell: (each, n) => ({
      en: line`A coach pours ${each} of water for each of ${n} players. How many liters of water does he pour?`,
      es: line`Un entrenador sirve ${each} de agua a cada uno de sus ${n} jugadores. ¿Cuántos litros de agua sirve?`,
    }),
    ends: found => ({ en: line`He pours ${found} of water.`, es: line`Sirve ${found} de agua.` }),
  },
]

/** No form tells a story of another one. */
export const equationStories: readonly TimesStory[] = [
  {
    noun: nouns.mile,
    denominators: [4, 5, 8, 10],
    most: 6,
    tell: (each, n) => ({
      en: line`One lap around a park is ${each} long. Sara bikes ${n} laps. How many miles does she bike?`,
      es: line`Una vuelta alrededor de un parque mide ${each}. Sara da ${n} vueltas en bicicleta. ¿Cuántas millas recorre?`,
    }),
    ends: found => ({ en: line`She bikes ${found}.`, es: line`Recorre ${found}.` }),
  },
  {
    noun: nouns.pound,
    denominators: [4, 8],
    most: 6,
    tell: (each, n) => ({
      en: line`A parrot eats ${each} of seeds every month. How many pounds of seeds does it eat in ${n} months?`,
      es: line`Un loro come ${each} de semillas cada mes. ¿Cuántas libras de semillas come en ${n} meses?`,
    }),
    ends: found => ({ en: line`It eats ${found} of seeds.`, es: line`Come ${found} de semillas.` }),
  },
  {
    noun: nouns.hour,
    denominators: [4, 6, 12],
    most: 6,
    tell: (each, n) => ({
      en: line`One episode of a show lasts ${each}. Nina watches ${n} episodes in a week. How many hours does she watch the show?`,
      es: line`Un episodio de una serie dura ${each}. Nina ve ${n} episodios en una semana. ¿Cuántas horas ve la serie?`,
    }),
    ends: found => ({ en: line`She watches it for ${found}.`, es: line`La ve ${found}.` }),
  },
  {
    noun: nouns.cup,
    denominators: [3, 4],
    most: 5,
    tell: (each, n) => ({
      en: line`One jar of pickles takes ${each} of vinegar. David fills ${n} jars. How many cups of vinegar does he need?`,
      es: line`Un frasco de pepinillos lleva ${each} de vinagre. David llena ${n} frascos. ¿Cuántas tazas de vinagre necesita?`,
    }),
    ends: found => ({ en: line`He needs ${found} of vinegar.`, es: line`Necesita ${found} de vinagre.` }),
  },
]

/** Something is taken from a whole number of units. */
export interface RestStory {
  readonly noun: Noun
  readonly denominators: readonly number[]
  readonly wholes: readonly [least: number, most: number]
  readonly tell: (whole: Term, taken: Term) => Sentence
  readonly ends: (found: Quantity) => Sentence
}

export const restStories: readonly RestStory[] = [
  {
    noun: nouns.yard,
    denominators: [4, 8],
    wholes: [3, 8],
    tell: (whole, taken) => ({
      en: line`Bruno buys ${whole} of rope. He uses ${taken} for a swing. How many yards of rope are left?`,
      es: line`Bruno compra ${whole} de cuerda. Usa ${taken} para un columpio. ¿Cuántas yardas de cuerda quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} of rope left.`, es: line`Quedan ${found} de cuerda.` }),
  },
  {
    noun: nouns.gallon,
    denominators: [4, 8],
    wholes: [3, 5],
    tell: (whole, taken) => ({
      en: line`A bucket has ${whole} of water in it. Camila waters her plants with ${taken}. How many gallons of water are left in the bucket?`,
      es: line`En una cubeta hay ${whole} de agua. Camila riega sus plantas con ${taken}. ¿Cuántos galones de agua quedan en la cubeta?`,
    }),
    ends: found => ({ en: line`There are ${found} of water left.`, es: line`Quedan ${found} de agua.` }),
  },
  {
    noun: nouns.pizza,
    denominators: [6, 8, 12],
    wholes: [3, 6],
    tell: (whole, taken) => ({
      en: line`A family orders ${whole} of the same size and eats ${taken}. How many pizzas are left?`,
      es: line`Una familia pide ${whole} del mismo tamaño y come ${taken}. ¿Cuántas pizzas quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} left.`, es: line`Quedan ${found}.` }),
  },
  {
    noun: nouns.mile,
    denominators: [4, 5, 8, 10],
    wholes: [3, 6],
    tell: (whole, taken) => ({
      en: line`A trail is ${whole} long. Diego has hiked ${taken} of it. How many miles does he have left?`,
      es: line`Un sendero mide ${whole}. Diego ya recorrió ${taken}. ¿Cuántas millas le faltan?`,
    }),
    ends: found => ({ en: line`He has ${found} left.`, es: line`Le faltan ${found}.` }),
  },
  {
    noun: nouns.hour,
    denominators: [3, 4, 6, 12],
    wholes: [3, 6],
    tell: (whole, taken) => ({
      en: line`A train ride takes ${whole}. The passengers have been on the train for ${taken}. How many hours of the ride are left?`,
      es: line`Un viaje en tren dura ${whole}. Los pasajeros llevan ${taken} en el tren. ¿Cuántas horas de viaje faltan?`,
    }),
    ends: found => ({ en: line`There are ${found} left.`, es: line`Faltan ${found}.` }),
  },
  {
    noun: nouns.pound,
    denominators: [4, 8],
    wholes: [4, 8],
    tell: (whole, taken) => ({
      en: line`A baker has ${whole} of flour. He uses ${taken} for bread. How many pounds of flour are left?`,
      es: line`Un panadero tiene ${whole} de harina. Usa ${taken} para hacer pan. ¿Cuántas libras de harina quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} of flour left.`, es: line`Quedan ${found} de harina.` }),
  },
  {
    noun: nouns.cup,
    denominators: [3, 4],
    wholes: [3, 5],
    tell: (whole, taken) => ({
      en: line`There are ${whole} of rice in a jar. Teresa cooks ${taken}. How many cups of rice are left in the jar?`,
      es: line`En un frasco hay ${whole} de arroz. Teresa cocina ${taken}. ¿Cuántas tazas de arroz quedan en el frasco?`,
    }),
    ends: found => ({ en: line`There are ${found} of rice left.`, es: line`Quedan ${found} de arroz.` }),
  },
  {
    noun: nouns.foot,
    denominators: [3, 4, 6, 12],
    wholes: [5, 10],
    tell: (whole, taken) => ({
      en: line`A board is ${whole} long. A carpenter saws off a piece of ${taken}. How many feet long is the rest of the board?`,
      es: line`Una tabla mide ${whole} de largo. Una carpintera corta un pedazo de ${taken}. ¿Cuántos pies de largo mide el resto de la tabla?`,
    }),
    ends: found => ({ en: line`The rest is ${found} long.`, es: line`El resto mide ${found} de largo.` }),
  },
]
