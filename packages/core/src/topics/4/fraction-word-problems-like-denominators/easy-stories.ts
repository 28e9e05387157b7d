import { type Both, type Inline, line, type Noun, type Quantity, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Sign } from '../../kit/fractions/mixed.ts'

type Sentence = Both<readonly Inline[]>

/** Two amounts below one whole that are put together, compared or taken apart. */
export interface PartStory {
  readonly sign: Sign
  readonly noun: Noun
  readonly denominators: readonly number[]
  /** What makes the sum or the difference. */
  readonly why: 'together' | 'left' | 'more'
  readonly tell: (a: Term, b: Term) => Sentence
  readonly ends: (found: Quantity) => Sentence
}

export const sumStories: readonly PartStory[] = [
  {
    sign: '+',
    why: 'together',
    noun: nouns.mile,
    denominators: [8, 10],
    tell: (a, b) => ({
      en: line`Amara walks ${a} to the library. Then she walks ${b} to the park. What fraction of a mile does she walk in all?`,
      es: line`Amara camina ${a} hasta la biblioteca. Luego camina ${b} hasta el parque. ¿Qué fracción de milla camina en total?`,
    }),
    ends: found => ({ en: line`She walks ${found} in all.`, es: line`Camina ${found} en total.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.pizza,
    denominators: [8, 12],
    tell: (a, b) => ({
      en: line`At a party, all the pizzas are the same size. Leo eats ${a}, and Nina eats ${b}. What fraction of a pizza do they eat in all?`,
      es: line`En una fiesta, todas las pizzas son del mismo tamaño. Leo come ${a} y Nina come ${b}. ¿Qué fracción de pizza comen en total?`,
    }),
    ends: found => ({ en: line`They eat ${found}.`, es: line`Comen ${found}.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.inch,
    denominators: [8],
    tell: (a, b) => ({
      en: line`On Monday, ${a} of rain falls. On Tuesday, ${b} of rain falls. What fraction of an inch of rain falls on the two days?`,
      es: line`El lunes llueve ${a}. El martes llueve ${b}. ¿Qué fracción de pulgada llueve en los dos días?`,
    }),
    ends: found => ({ en: line`On the two days, ${found} of rain falls.`, es: line`En los dos días llueve ${found}.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.hour,
    denominators: [12],
    tell: (a, b) => ({
      en: line`Hugo practices the guitar for ${a} in the morning and for ${b} in the evening. What fraction of an hour does he practice in all?`,
      es: line`Hugo practica guitarra ${a} por la mañana y ${b} por la noche. ¿Qué fracción de hora practica en total?`,
    }),
    ends: found => ({ en: line`He practices for ${found}.`, es: line`Practica ${found}.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.yard,
    denominators: [8],
    tell: (a, b) => ({
      en: line`Clara uses ${a} of ribbon for a card and ${b} of ribbon for a gift. What fraction of a yard of ribbon does she use in all?`,
      es: line`Clara usa ${a} de cinta para una tarjeta y ${b} de cinta para un regalo. ¿Qué fracción de yarda de cinta usa en total?`,
    }),
    ends: found => ({ en: line`She uses ${found} of ribbon.`, es: line`Usa ${found} de cinta.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.liter,
    denominators: [10],
    tell: (a, b) => ({
      en: line`Kofi mixes ${a} of orange juice with ${b} of pineapple juice. What fraction of a liter of juice does he have in all?`,
      es: line`Kofi mezcla ${a} de jugo de naranja con ${b} de jugo de piña. ¿Qué fracción de litro de jugo tiene en total?`,
    }),
    ends: found => ({ en: line`He has ${found} of juice.`, es: line`Tiene ${found} de jugo.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.gallon,
    denominators: [8],
    tell: (a, b) => ({
      en: line`A painter uses ${a} of paint for a door and ${b} of paint for a fence. What fraction of a gallon of paint does she use in all?`,
      es: line`Una pintora usa ${a} de pintura para una puerta y ${b} de pintura para una cerca. ¿Qué fracción de galón de pintura usa en total?`,
    }),
    ends: found => ({ en: line`She uses ${found} of paint.`, es: line`Usa ${found} de pintura.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.pound,
    denominators: [8],
    tell: (a, b) => ({
      en: line`Mei buys ${a} of raisins and ${b} of nuts for a trail mix. What fraction of a pound does the mix weigh?`,
      es: line`Mei compra ${a} de pasas y ${b} de nueces para una mezcla. ¿Qué fracción de libra pesa la mezcla?`,
    }),
    ends: found => ({ en: line`The mix weighs ${found}.`, es: line`La mezcla pesa ${found}.` }),
  },
]

export const differenceStories: readonly PartStory[] = [
  {
    sign: '−',
    why: 'left',
    noun: nouns.mile,
    denominators: [10, 8],
    tell: (a, b) => ({
      en: line`Sara’s school is ${a} from her house. Sara has walked ${b}. What fraction of a mile is left to walk?`,
      es: line`El camino de la casa de Sara a la escuela mide ${a}. Sara ya caminó ${b}. ¿Qué fracción de milla le falta caminar?`,
    }),
    ends: found => ({ en: line`She has ${found} left to walk.`, es: line`A Sara le falta caminar ${found}.` }),
  },
  {
    sign: '−',
    why: 'more',
    noun: nouns.hour,
    denominators: [12],
    tell: (a, b) => ({
      en: line`Luis reads for ${a}. His sister reads for ${b}. How much longer, in hours, does Luis read?`,
      es: line`Luis lee ${a}. Su hermana lee ${b}. ¿Cuánto tiempo más, en horas, lee Luis?`,
    }),
    ends: found => ({ en: line`Luis reads ${found} longer.`, es: line`Luis lee ${found} más.` }),
  },
  {
    sign: '−',
    why: 'left',
    noun: nouns.yard,
    denominators: [8],
    tell: (a, b) => ({
      en: line`Rosa has ${a} of string. She uses ${b} for a kite. What fraction of a yard of string is left?`,
      es: line`Rosa tiene ${a} de hilo. Usa ${b} para una cometa. ¿Qué fracción de yarda de hilo le queda?`,
    }),
    ends: found => ({ en: line`There is ${found} of string left.`, es: line`Rosa tiene todavía ${found} de hilo.` }),
  },
  {
    sign: '−',
    why: 'left',
    noun: nouns.pizza,
    denominators: [12, 8],
    tell: (a, b) => ({
      en: line`After a party, ${a} is left in the box. The next day, two friends eat ${b}. What fraction of a pizza is left now?`,
      es: line`Después de una fiesta, en la caja hay ${a}. Al día siguiente, dos amigos comen ${b}. ¿Qué fracción de pizza queda ahora?`,
    }),
    ends: found => ({ en: line`There is ${found} left.`, es: line`Ahora hay ${found}.` }),
  },
  {
    sign: '−',
    why: 'more',
    noun: nouns.inch,
    denominators: [8],
    tell: (a, b) => ({
      en: line`In one week, a bean plant grows ${a}, and a pea plant grows ${b}. How much more, in inches, does the bean plant grow?`,
      es: line`En una semana, una planta de frijol crece ${a} y una planta de chícharo crece ${b}. ¿Cuánto más, en pulgadas, crece la planta de frijol?`,
    }),
    ends: found => ({
      en: line`The bean plant grows ${found} more.`,
      es: line`La planta de frijol crece ${found} más.`,
    }),
  },
  {
    sign: '−',
    why: 'left',
    noun: nouns.gallon,
    denominators: [8],
    tell: (a, b) => ({
      en: line`A jug has ${a} of milk in it. Emma uses ${b} for pancakes. What fraction of a gallon of milk is left?`,
      es: line`En una jarra hay ${a} de leche. Emma usa ${b} para panqueques. ¿Qué fracción de galón de leche queda?`,
    }),
    ends: found => ({ en: line`There is ${found} of milk left.`, es: line`Todavía hay ${found} de leche.` }),
  },
  {
    sign: '−',
    why: 'left',
    noun: nouns.liter,
    denominators: [10],
    tell: (a, b) => ({
      en: line`Pablo’s bottle has ${a} of water. He drinks ${b} during practice. What fraction of a liter of water is left in the bottle?`,
      es: line`La botella de Pablo tiene ${a} de agua. Él bebe ${b} en el entrenamiento. ¿Qué fracción de litro de agua queda en la botella?`,
    }),
    ends: found => ({ en: line`There is ${found} of water left.`, es: line`Todavía hay ${found} de agua.` }),
  },
  {
    sign: '−',
    why: 'more',
    noun: nouns.pound,
    denominators: [10, 8],
    tell: (a, b) => ({
      en: line`Ana’s hamster eats ${a} of seeds in a month. Diego’s hamster eats ${b}. How much more, in pounds, does Ana’s hamster eat?`,
      es: line`El hámster de Ana come ${a} de semillas en un mes. El hámster de Diego come ${b}. ¿Cuánto más, en libras, come el hámster de Ana?`,
    }),
    ends: found => ({ en: line`Ana’s hamster eats ${found} more.`, es: line`El hámster de Ana come ${found} más.` }),
  },
]

/** No form tells a story of another one. */
export const operationStories: readonly PartStory[] = [
  {
    sign: '−',
    why: 'more',
    noun: nouns.mile,
    denominators: [10, 8],
    tell: (a, b) => ({
      en: line`Zoe lives ${a} from the pool. Amir lives ${b} from the pool. How much farther from the pool, in miles, does Zoe live?`,
      es: line`Zoe vive a ${a} de la piscina. Amir vive a ${b} de la piscina. ¿Cuánto más lejos de la piscina, en millas, vive Zoe?`,
    }),
    ends: found => ({ en: line`Zoe lives ${found} farther away.`, es: line`Zoe vive ${found} más lejos.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.foot,
    denominators: [12],
    tell: (a, b) => ({
      en: line`Two blocks are stacked. One is ${a} tall, and the other is ${b} tall. How tall is the stack, in feet?`,
      es: line`Hay dos bloques apilados. Uno mide ${a} de alto y el otro mide ${b}. ¿Cuánto mide la pila de alto, en pies?`,
    }),
    ends: found => ({ en: line`The stack is ${found} tall.`, es: line`La pila mide ${found} de alto.` }),
  },
  {
    sign: '−',
    why: 'left',
    noun: nouns.gallon,
    denominators: [8],
    tell: (a, b) => ({
      en: line`There is ${a} of gas in the tank of a lawn mower. Mowing the lawn uses ${b}. What fraction of a gallon of gas is left in the tank?`,
      es: line`En el tanque de una podadora hay ${a} de gasolina. Cortar el césped consume ${b}. ¿Qué fracción de galón de gasolina queda en el tanque?`,
    }),
    ends: found => ({ en: line`There is ${found} of gas left.`, es: line`Todavía hay ${found} de gasolina.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.pound,
    denominators: [8],
    tell: (a, b) => ({
      en: line`Julia puts ${a} of grapes and ${b} of cherries in a bowl. What fraction of a pound of fruit is in the bowl?`,
      es: line`Julia pone ${a} de uvas y ${b} de cerezas en un tazón. ¿Qué fracción de libra de fruta hay en el tazón?`,
    }),
    ends: found => ({
      en: line`There is ${found} of fruit in the bowl.`,
      es: line`En el tazón hay ${found} de fruta.`,
    }),
  },
  {
    sign: '−',
    why: 'more',
    noun: nouns.yard,
    denominators: [8],
    tell: (a, b) => ({
      en: line`A red scarf is ${a} long, and a blue scarf is ${b} long. How much longer, in yards, is the red scarf?`,
      es: line`Una bufanda roja mide ${a} de largo y una bufanda azul mide ${b}. ¿Cuánto más larga, en yardas, es la bufanda roja?`,
    }),
    ends: found => ({ en: line`The red scarf is ${found} longer.`, es: line`La bufanda roja mide ${found} más.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.hour,
    denominators: [12],
    tell: (a, b) => ({
      en: line`Daniel walks to the bus stop for ${a} and rides the bus for ${b}. What fraction of an hour does the whole trip take?`,
      es: line`Daniel camina ${a} hasta la parada y viaja ${b} en autobús. ¿Qué fracción de hora dura todo el viaje?`,
    }),
    ends: found => ({ en: line`The trip takes ${found}.`, es: line`El viaje dura ${found}.` }),
  },
]
