import { type Both, type Inline, line, type Noun, type Quantity, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Sign } from '../../kit/fractions/mixed.ts'

type Sentence = Both<readonly Inline[]>

export type Why = 'together' | 'grown' | 'left' | 'gone' | 'more'
/** Two amounts that are put together, compared or taken apart. */
export interface TwoStory {
  readonly sign: Sign
  /** What makes the sum or the difference. */
  readonly why: Why
  readonly noun: Noun
  readonly denominators: readonly number[]
  /** The most that is likely in all, or at the start. */
  readonly most: number
  readonly tell: (a: Term, b: Term) => Sentence
  readonly ends: (found: Quantity) => Sentence
}

/** Amounts and results below one. */
export const smallSums: readonly TwoStory[] = [
  {
    sign: '+',
    why: 'together',
    noun: nouns.mile,
    denominators: [2, 4, 5, 8, 10],
    most: 1,
    tell: (a, b) => ({
      en: line`Nina bikes ${a} to the bakery. From there, she bikes ${b} to the lake. What fraction of a mile does she bike in all?`,
      es: line`Nina recorre ${a} en bicicleta hasta la panadería. De ahí recorre ${b} hasta el lago. ¿Qué fracción de milla recorre en total?`,
    }),
    ends: found => ({ en: line`She bikes ${found}.`, es: line`Recorre ${found}.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.cup,
    denominators: [2, 4, 8],
    most: 1,
    tell: (a, b) => ({
      en: line`A smoothie recipe takes ${a} of milk and ${b} of apple juice. What fraction of a cup of liquid is that in all?`,
      es: line`Una receta de batido lleva ${a} de leche y ${b} de jugo de manzana. ¿Qué fracción de taza de líquido lleva en total?`,
    }),
    ends: found => ({ en: line`The recipe takes ${found} of liquid.`, es: line`La receta lleva ${found} de líquido.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.hour,
    denominators: [2, 3, 4, 6, 12],
    most: 1,
    tell: (a, b) => ({
      en: line`Hugo draws for ${a} and then paints for ${b}. What fraction of an hour does he spend on art?`,
      es: line`Hugo dibuja ${a} y luego pinta ${b}. ¿Qué fracción de hora dedica al arte?`,
    }),
    ends: found => ({ en: line`He spends ${found} on art.`, es: line`Dedica ${found} al arte.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.gallon,
    denominators: [2, 4, 8],
    most: 1,
    tell: (a, b) => ({
      en: line`A painter mixes ${a} of blue paint with ${b} of white paint. What fraction of a gallon of paint does that make?`,
      es: line`Una pintora mezcla ${a} de pintura azul con ${b} de pintura blanca. ¿Qué fracción de galón de pintura obtiene?`,
    }),
    ends: found => ({ en: line`That makes ${found} of paint.`, es: line`Obtiene ${found} de pintura.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.pound,
    denominators: [2, 4, 8],
    most: 1,
    tell: (a, b) => ({
      en: line`A salad has ${a} of tomatoes and ${b} of cucumbers in it. How much do the vegetables weigh in all?`,
      es: line`Una ensalada lleva ${a} de tomates y ${b} de pepinos. ¿Cuánto pesan las verduras en total?`,
    }),
    ends: found => ({
      en: line`In all, the vegetables weigh ${found}.`,
      es: line`En total, las verduras pesan ${found}.`,
    }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.acre,
    denominators: [2, 3, 4, 6, 9, 10, 12],
    most: 1,
    tell: (a, b) => ({
      en: line`A farmer plants corn on ${a} and beans on ${b}. What fraction of an acre does she plant in all?`,
      es: line`Una agricultora siembra maíz en ${a} y frijoles en ${b}. ¿Qué fracción de acre siembra en total?`,
    }),
    ends: found => ({ en: line`She plants ${found}.`, es: line`Siembra ${found}.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.liter,
    denominators: [2, 5, 10, 4, 8],
    most: 1,
    tell: (a, b) => ({
      en: line`Kofi pours ${a} of apple juice and ${b} of carrot juice into a jar. What fraction of a liter of juice is in the jar?`,
      es: line`Kofi vierte ${a} de jugo de manzana y ${b} de jugo de zanahoria en un frasco. ¿Qué fracción de litro de jugo hay en el frasco?`,
    }),
    ends: found => ({ en: line`There is ${found} of juice in the jar.`, es: line`En el frasco hay ${found} de jugo.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.inch,
    denominators: [2, 4, 8],
    most: 1,
    tell: (a, b) => ({
      en: line`On Saturday, ${a} of rain falls. On Sunday, ${b} of rain falls. What fraction of an inch of rain falls on the weekend?`,
      es: line`El sábado llueve ${a}. El domingo llueve ${b}. ¿Qué fracción de pulgada llueve el fin de semana?`,
    }),
    ends: found => ({ en: line`On the weekend, ${found} of rain falls.`, es: line`El fin de semana llueve ${found}.` }),
  },
]

export const smallDifferences: readonly TwoStory[] = [
  {
    sign: '−',
    why: 'left',
    noun: nouns.mile,
    denominators: [2, 4, 5, 8, 10],
    most: 1,
    tell: (a, b) => ({
      en: line`It is ${a} from home to the bus stop. Luis has walked ${b}. What fraction of a mile is left?`,
      es: line`De la casa a la parada del autobús hay ${a}. Luis ya caminó ${b}. ¿Qué fracción de milla le falta?`,
    }),
    ends: found => ({ en: line`He has ${found} left.`, es: line`Le falta caminar ${found}.` }),
  },
  {
    sign: '−',
    why: 'left',
    noun: nouns.cup,
    denominators: [2, 4, 8],
    most: 1,
    tell: (a, b) => ({
      en: line`Mei has ${a} of sugar. She uses ${b} of sugar for a cake. What fraction of a cup of sugar is left?`,
      es: line`Mei tiene ${a} de azúcar. Usa ${b} de azúcar para un pastel. ¿Qué fracción de taza de azúcar le queda?`,
    }),
    ends: found => ({ en: line`There is ${found} of sugar left.`, es: line`Todavía tiene ${found} de azúcar.` }),
  },
  {
    sign: '−',
    why: 'more',
    noun: nouns.hour,
    denominators: [2, 3, 4, 6, 12],
    most: 1,
    tell: (a, b) => ({
      en: line`A puppet show lasts ${a}. A magic show lasts ${b}. By what fraction of an hour is the puppet show longer?`,
      es: line`Una función de títeres dura ${a}. Una función de magia dura ${b}. ¿Qué fracción de hora más dura la función de títeres?`,
    }),
    ends: found => ({
      en: line`The puppet show is ${found} longer.`,
      es: line`La función de títeres dura ${found} más.`,
    }),
  },
  {
    sign: '−',
    why: 'left',
    noun: nouns.gallon,
    denominators: [2, 4, 8],
    most: 1,
    tell: (a, b) => ({
      en: line`A can has ${a} of paint in it. Diego uses ${b} of paint for a fence. What fraction of a gallon of paint is left in the can?`,
      es: line`En una lata hay ${a} de pintura. Diego usa ${b} de pintura para una cerca. ¿Qué fracción de galón de pintura queda en la lata?`,
    }),
    ends: found => ({ en: line`There is ${found} of paint left.`, es: line`Todavía hay ${found} de pintura.` }),
  },
  {
    sign: '−',
    why: 'more',
    noun: nouns.pound,
    denominators: [2, 4, 8],
    most: 1,
    tell: (a, b) => ({
      en: line`A bag of rice weighs ${a}. A bag of beans weighs ${b}. By what fraction of a pound is the bag of rice heavier?`,
      es: line`Una bolsa de arroz pesa ${a}. Una bolsa de frijoles pesa ${b}. ¿Qué fracción de libra más pesa la bolsa de arroz?`,
    }),
    ends: found => ({ en: line`The bag of rice is ${found} heavier.`, es: line`La bolsa de arroz pesa ${found} más.` }),
  },
  {
    sign: '−',
    why: 'left',
    noun: nouns.yard,
    denominators: [2, 4, 8],
    most: 1,
    tell: (a, b) => ({
      en: line`David has ${a} of wire. He uses ${b} of wire for a lamp. What fraction of a yard of wire is left?`,
      es: line`David tiene ${a} de alambre. Usa ${b} de alambre para una lámpara. ¿Qué fracción de yarda de alambre le queda?`,
    }),
    ends: found => ({ en: line`There is ${found} of wire left.`, es: line`Todavía tiene ${found} de alambre.` }),
  },
  {
    sign: '−',
    why: 'gone',
    noun: nouns.liter,
    denominators: [2, 5, 10, 4, 8],
    most: 1,
    tell: (a, b) => ({
      en: line`A vase has ${a} of water in it. A week later, it holds ${b} of water. What fraction of a liter of water is gone?`,
      es: line`En un florero hay ${a} de agua. Una semana después hay ${b} de agua. ¿Qué fracción de litro de agua se perdió?`,
    }),
    ends: found => ({ en: line`The water that is gone is ${found}.`, es: line`Se perdió ${found} de agua.` }),
  },
  {
    sign: '−',
    why: 'more',
    noun: nouns.inch,
    denominators: [2, 4, 8],
    most: 1,
    tell: (a, b) => ({
      en: line`A caterpillar is ${a} long, and a ladybug is ${b} long. By what fraction of an inch is the caterpillar longer?`,
      es: line`Una oruga mide ${a} de largo y una mariquita mide ${b}. ¿Qué fracción de pulgada mide más la oruga que la mariquita?`,
    }),
    ends: found => ({ en: line`The caterpillar is ${found} longer.`, es: line`La oruga mide ${found} más.` }),
  },
]

/** No form tells a story of another one. */
export const equationStories: readonly TwoStory[] = [
  {
    sign: '+',
    why: 'together',
    noun: nouns.mile,
    denominators: [2, 4, 5, 8, 10],
    most: 1,
    tell: (a, b) => ({
      en: line`Zoe jogs ${a} and then walks ${b}. What fraction of a mile does she cover in all?`,
      es: line`Zoe trota ${a} y luego camina ${b}. ¿Qué fracción de milla recorre en total?`,
    }),
    ends: found => ({ en: line`She covers ${found}.`, es: line`Recorre ${found}.` }),
  },
  {
    sign: '−',
    why: 'left',
    noun: nouns.pound,
    denominators: [2, 4, 8],
    most: 1,
    tell: (a, b) => ({
      en: line`A jar has ${a} of honey in it. A baker uses ${b} of honey. What fraction of a pound of honey is left?`,
      es: line`En un frasco hay ${a} de miel. Un panadero usa ${b} de miel. ¿Qué fracción de libra de miel queda?`,
    }),
    ends: found => ({ en: line`There is ${found} of honey left.`, es: line`Todavía hay ${found} de miel.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.cup,
    denominators: [2, 4, 8],
    most: 1,
    tell: (a, b) => ({
      en: line`Ravi mixes ${a} of nuts with ${b} of dried fruit. What fraction of a cup of snack mix does he make?`,
      es: line`Ravi mezcla ${a} de nueces con ${b} de fruta seca. ¿Qué fracción de taza de mezcla prepara?`,
    }),
    ends: found => ({ en: line`He makes ${found}.`, es: line`Prepara ${found}.` }),
  },
  {
    sign: '−',
    why: 'more',
    noun: nouns.hour,
    denominators: [2, 3, 4, 6, 12],
    most: 1,
    tell: (a, b) => ({
      en: line`Sara rides the bus for ${a}. The same trip by bike takes her ${b}. By what fraction of an hour is the bus ride longer?`,
      es: line`Sara viaja ${a} en autobús. El mismo recorrido en bicicleta le toma ${b}. ¿Qué fracción de hora más dura el viaje en autobús?`,
    }),
    ends: found => ({
      en: line`The bus ride is ${found} longer.`,
      es: line`El viaje en autobús dura ${found} más.`,
    }),
  },
]

/** Results above one. */
export const largeSums: readonly TwoStory[] = [
  {
    sign: '+',
    why: 'together',
    noun: nouns.mile,
    denominators: [2, 4, 5, 8, 10],
    most: 9,
    tell: (a, b) => ({
      en: line`On a hike, Amara walks ${a} before lunch and ${b} after lunch. How many miles does she walk in all?`,
      es: line`En una caminata, Amara recorre ${a} antes del almuerzo y ${b} después. ¿Cuántas millas recorre en total?`,
    }),
    ends: found => ({ en: line`She walks ${found}.`, es: line`Recorre ${found}.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.cup,
    denominators: [2, 3, 4, 8],
    most: 6,
    tell: (a, b) => ({
      en: line`Teresa mixes ${a} of oats with ${b} of raisins. How many cups of muesli does she make?`,
      es: line`Teresa mezcla ${a} de avena con ${b} de pasas. ¿Cuántas tazas de muesli prepara?`,
    }),
    ends: found => ({ en: line`She makes ${found} of muesli.`, es: line`Prepara ${found} de muesli.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.hour,
    denominators: [2, 3, 4, 6, 12],
    most: 3,
    tell: (a, b) => ({
      en: line`Elena practices the drums for ${a} on Friday and for ${b} on Saturday. How many hours does she practice in all?`,
      es: line`Elena practica batería ${a} el viernes y ${b} el sábado. ¿Cuántas horas practica en total?`,
    }),
    ends: found => ({ en: line`She practices for ${found}.`, es: line`Practica ${found}.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.gallon,
    denominators: [2, 4, 8],
    most: 6,
    tell: (a, b) => ({
      en: line`A bucket has ${a} of water in it. Marco pours ${b} of water into it. How many gallons of water are in the bucket now?`,
      es: line`En una cubeta hay ${a} de agua. Marco vierte ${b} de agua en ella. ¿Cuántos galones de agua hay ahora en la cubeta?`,
    }),
    ends: found => ({
      en: line`There are ${found} of water in the bucket.`,
      es: line`En la cubeta hay ${found} de agua.`,
    }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.pound,
    denominators: [2, 4, 8],
    most: 9,
    tell: (a, b) => ({
      en: line`A bag of apples weighs ${a}, and a bag of pears weighs ${b}. How many pounds do the two bags weigh together?`,
      es: line`Una bolsa de manzanas pesa ${a} y una bolsa de peras pesa ${b}. ¿Cuántas libras pesan las dos bolsas juntas?`,
    }),
    ends: found => ({ en: line`Together, they weigh ${found}.`, es: line`Juntas pesan ${found}.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.yard,
    denominators: [2, 3, 4, 8],
    most: 9,
    tell: (a, b) => ({
      en: line`A tailor uses ${a} of cloth for a skirt and ${b} of cloth for a jacket. How many yards of cloth does he use in all?`,
      es: line`Un sastre usa ${a} de tela para una falda y ${b} de tela para una chaqueta. ¿Cuántas yardas de tela usa en total?`,
    }),
    ends: found => ({ en: line`He uses ${found} of cloth.`, es: line`Usa ${found} de tela.` }),
  },
  {
    sign: '+',
    why: 'grown',
    noun: nouns.foot,
    denominators: [2, 3, 4, 6, 12],
    most: 9,
    tell: (a, b) => ({
      en: line`A young tree was ${a} tall. In one year, it grew ${b}. How many feet tall is it now?`,
      es: line`Un árbol joven medía ${a} de alto. En un año creció ${b}. ¿Cuántos pies mide ahora?`,
    }),
    ends: found => ({ en: line`It is ${found} tall now.`, es: line`Ahora mide ${found}.` }),
  },
  {
    sign: '+',
    why: 'together',
    noun: nouns.liter,
    denominators: [2, 4, 5, 10],
    most: 6,
    tell: (a, b) => ({
      en: line`A cook makes punch with ${a} of orange juice and ${b} of sparkling water. How many liters of punch does she make?`,
      es: line`Una cocinera prepara ponche con ${a} de jugo de naranja y ${b} de agua con gas. ¿Cuántos litros de ponche prepara?`,
    }),
    ends: found => ({ en: line`She makes ${found} of punch.`, es: line`Prepara ${found} de ponche.` }),
  },
]

export const largeDifferences: readonly TwoStory[] = [
  {
    sign: '−',
    why: 'left',
    noun: nouns.mile,
    denominators: [2, 4, 5, 8, 10],
    most: 9,
    tell: (a, b) => ({
      en: line`A trail is ${a} long. Jamal has hiked ${b}. How many miles are left?`,
      es: line`Un sendero mide ${a}. Jamal ya recorrió ${b}. ¿Cuántas millas le faltan?`,
    }),
    ends: found => ({ en: line`He has ${found} left.`, es: line`Le faltan ${found}.` }),
  },
  {
    sign: '−',
    why: 'left',
    noun: nouns.cup,
    denominators: [2, 3, 4, 8],
    most: 8,
    tell: (a, b) => ({
      en: line`A canister has ${a} of flour in it. Camila uses ${b} of flour for bread. How many cups of flour are left?`,
      es: line`En un recipiente hay ${a} de harina. Camila usa ${b} de harina para hacer pan. ¿Cuántas tazas de harina quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} of flour left.`, es: line`Quedan ${found} de harina.` }),
  },
  {
    sign: '−',
    why: 'left',
    noun: nouns.hour,
    denominators: [2, 3, 4, 6, 12],
    most: 4,
    tell: (a, b) => ({
      en: line`A play lasts ${a}. The first part lasts ${b}. How many hours does the rest of the play last?`,
      es: line`Una obra de teatro dura ${a}. La primera parte dura ${b}. ¿Cuántas horas dura el resto de la obra?`,
    }),
    ends: found => ({ en: line`The rest lasts ${found}.`, es: line`El resto dura ${found}.` }),
  },
  {
    sign: '−',
    why: 'left',
    noun: nouns.gallon,
    denominators: [2, 4, 8],
    most: 8,
    tell: (a, b) => ({
      en: line`A fish tank has ${a} of water in it. Malik takes ${b} of water out to clean it. How many gallons of water are left in the tank?`,
      es: line`En una pecera hay ${a} de agua. Malik saca ${b} de agua para limpiarla. ¿Cuántos galones de agua quedan en la pecera?`,
    }),
    ends: found => ({ en: line`There are ${found} of water left.`, es: line`Quedan ${found} de agua.` }),
  },
  {
    sign: '−',
    why: 'more',
    noun: nouns.pound,
    denominators: [2, 4, 8],
    most: 9,
    tell: (a, b) => ({
      en: line`A rabbit weighs ${a}, and a guinea pig weighs ${b}. How many pounds heavier is the rabbit?`,
      es: line`Un conejo pesa ${a} y un cuyo pesa ${b}. ¿Cuántas libras más pesa el conejo?`,
    }),
    ends: found => ({ en: line`The rabbit is ${found} heavier.`, es: line`El conejo pesa ${found} más.` }),
  },
  {
    sign: '−',
    why: 'left',
    noun: nouns.yard,
    denominators: [2, 3, 4, 8],
    most: 9,
    tell: (a, b) => ({
      en: line`A rope is ${a} long. Bruno cuts off ${b} for a swing. How many yards long is the rest of the rope?`,
      es: line`Una cuerda mide ${a} de largo. Bruno corta ${b} para un columpio. ¿Cuántas yardas mide el resto de la cuerda?`,
    }),
    ends: found => ({ en: line`The rest is ${found} long.`, es: line`El resto mide ${found}.` }),
  },
  {
    sign: '−',
    why: 'more',
    noun: nouns.foot,
    denominators: [2, 3, 4, 6, 12],
    most: 9,
    tell: (a, b) => ({
      en: line`One sunflower is ${a} tall, and another one is ${b} tall. How many feet taller is the first one?`,
      es: line`Un girasol mide ${a} de alto y otro mide ${b}. ¿Cuántos pies más mide el primero?`,
    }),
    ends: found => ({ en: line`The first one is ${found} taller.`, es: line`El primero mide ${found} más.` }),
  },
  {
    sign: '−',
    why: 'more',
    noun: nouns.inch,
    denominators: [2, 4, 8],
    most: 7,
    tell: (a, b) => ({
      en: line`It rained ${a} in April and ${b} in May. How many more inches did it rain in April?`,
      es: line`En abril llovió ${a} y en mayo llovió ${b}. ¿Cuántas pulgadas más llovió en abril?`,
    }),
    ends: found => ({ en: line`In April, it rained ${found} more.`, es: line`En abril llovió ${found} más.` }),
  },
]
