import { line, prose } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { PlannedStory } from './plans.ts'

export const togetherOrLeft: readonly PlannedStory[] = [
  {
    plan: '+',
    a: [26, 58],
    b: [27, 59],
    unit: nouns.kilometer,
    tell: (a, b) => ({
      en: prose`Kenji rides his bike ${a} on Saturday and ${b} on Sunday. How many kilometers does he ride in all?`,
      es: prose`Kenji recorre en bicicleta ${a} el sábado y ${b} el domingo. ¿Cuántos kilómetros recorre en total?`,
    }),
    ends: n => ({ en: line`Kenji rides ${n} in all.`, es: line`Kenji recorre ${n} en total.` }),
  },
  {
    plan: '−',
    a: [52, 96],
    b: [13, 38],
    unit: nouns.yard,
    tell: (a, b) => ({
      en: prose`A store has a roll with ${a} of ribbon and sells ${b}. How many yards of ribbon are left?`,
      es: prose`Una tienda tiene un rollo con ${a} de cinta y vende ${b}. ¿Cuántas yardas de cinta quedan?`,
    }),
    ends: n => ({ en: line`There are ${n} of ribbon left.`, es: line`Quedan ${n} de cinta.` }),
  },
  {
    plan: '+',
    a: [45, 89],
    b: [26, 44],
    unit: nouns.milliliter,
    tell: (a, b) => ({
      en: prose`A cook mixes ${a} of oil and ${b} of vinegar. How many milliliters of dressing does the cook make?`,
      es: prose`Un cocinero mezcla ${a} de aceite y ${b} de vinagre. ¿Cuántos mililitros de aderezo prepara?`,
    }),
    ends: n => ({ en: line`The cook makes ${n} of dressing.`, es: line`El cocinero prepara ${n} de aderezo.` }),
  },
  {
    plan: '−',
    a: [32, 68],
    b: [8, 15],
    unit: nouns.pound,
    tell: (a, b) => ({
      en: prose`A dog weighs ${a}, and a cat weighs ${b}. How many more pounds does the dog weigh than the cat?`,
      es: prose`Un perro pesa ${a} y un gato pesa ${b}. ¿Cuántas libras más pesa el perro que el gato?`,
    }),
    ends: n => ({ en: line`The dog weighs ${n} more.`, es: line`El perro pesa ${n} más.` }),
  },
  {
    plan: '+',
    a: [11, 28],
    b: [12, 35],
    unit: nouns.kilogram,
    tell: (a, b) => ({
      en: prose`A box of books has a mass of ${a}, and a box of tools has a mass of ${b}. What is their total mass in kilograms?`,
      es: prose`Una caja de libros tiene una masa de ${a} y una caja de herramientas tiene una masa de ${b}. ¿Cuál es su masa total en kilogramos?`,
    }),
    ends: n => ({ en: line`Their total mass is ${n}.`, es: line`Su masa total es de ${n}.` }),
  },
  {
    plan: '−',
    a: [81, 99],
    b: [23, 58],
    unit: nouns.minute,
    tell: (a, b) => ({
      en: prose`A movie lasts ${a}. Hugo has watched ${b} of it. How many minutes of the movie are left?`,
      es: prose`Una película dura ${a}. Hugo ya vio ${b}. ¿Cuántos minutos de la película faltan?`,
    }),
    ends: n => ({ en: line`There are ${n} left.`, es: line`Faltan ${n}.` }),
  },
  {
    plan: '+',
    a: [13, 38],
    b: [14, 39],
    unit: nouns.liter,
    tell: (a, b) => ({
      en: prose`A rain barrel has ${a} of water. After a storm, it has ${b} more. How many liters of water does the barrel have now?`,
      es: prose`Un barril de lluvia tiene ${a} de agua. Después de una tormenta tiene ${b} más. ¿Cuántos litros de agua tiene ahora el barril?`,
    }),
    ends: n => ({ en: line`The barrel has ${n} of water now.`, es: line`Ahora el barril tiene ${n} de agua.` }),
  },
  {
    plan: '−',
    a: [52, 96],
    b: [14, 38],
    unit: nouns.foot,
    tell: (a, b) => ({
      en: prose`A rope is ${a} long. A climber cuts off ${b}. How many feet of rope are left?`,
      es: prose`Una cuerda mide ${a} de largo. Una escaladora corta ${b}. ¿Cuántos pies de cuerda quedan?`,
    }),
    ends: n => ({ en: line`There are ${n} of rope left.`, es: line`Quedan ${n} de cuerda.` }),
  },
]

/** The first number is told with its unit, the second one is bare; in a division the first number is shared. */
export const timesOrShared: readonly PlannedStory[] = [
  {
    plan: '÷',
    a: [13, 19],
    b: [4, 6],
    unit: nouns.inch,
    tell: (a, b) => ({
      en: prose`A board is ${a} long. A carpenter cuts it into ${b} equal shelves. How many inches long is each shelf?`,
      es: prose`Una tabla mide ${a} de largo. Una carpintera la corta en ${b} repisas iguales. ¿Cuántas pulgadas mide cada repisa?`,
    }),
    ends: n => ({ en: line`Each shelf is ${n} long.`, es: line`Cada repisa mide ${n}.` }),
  },
  {
    plan: '×',
    a: [13, 28],
    b: [4, 7],
    unit: nouns.minute,
    tell: (a, b) => ({
      en: prose`Nina practices guitar for ${a} a day. How many minutes does she practice in ${b} days?`,
      es: prose`Nina practica guitarra ${a} al día. ¿Cuántos minutos practica en ${b} días?`,
    }),
    ends: n => ({ en: line`Nina practices for ${n}.`, es: line`Nina practica ${n}.` }),
  },
  {
    plan: '÷',
    a: [12, 16],
    b: [4, 6],
    unit: nouns.fluidOunce,
    tell: (a, b) => ({
      en: prose`A cook pours ${a} of soup into ${b} equal bowls. How many fluid ounces of soup are in each bowl?`,
      es: prose`Una cocinera reparte ${a} de sopa en ${b} tazones por igual. ¿Cuántas onzas líquidas de sopa hay en cada tazón?`,
    }),
    ends: n => ({ en: line`Each bowl has ${n} of soup.`, es: line`Cada tazón tiene ${n} de sopa.` }),
  },
  {
    plan: '×',
    a: [11, 15],
    b: [6, 9],
    unit: nouns.ounce,
    tell: (a, b) => ({
      en: prose`A dog eats ${a} of food each day. How many ounces of food does the dog eat in ${b} days?`,
      es: prose`Un perro come ${a} de alimento cada día. ¿Cuántas onzas de alimento come en ${b} días?`,
    }),
    ends: n => ({ en: line`The dog eats ${n} of food.`, es: line`El perro come ${n} de alimento.` }),
  },
  {
    plan: '÷',
    a: [18, 24],
    b: [3, 4],
    unit: nouns.second,
    tell: (a, b) => ({
      en: prose`A swimmer takes ${a} for ${b} laps, each in the same time. How many seconds does each lap take?`,
      es: prose`Una nadadora tarda ${a} en ${b} vueltas, todas en el mismo tiempo. ¿Cuántos segundos tarda en cada vuelta?`,
    }),
    ends: n => ({ en: line`Each lap takes ${n}.`, es: line`En cada vuelta tarda ${n}.` }),
  },
  {
    plan: '×',
    a: [9, 14],
    b: [6, 9],
    unit: nouns.kilogram,
    tell: (a, b) => ({
      en: prose`A box of tiles has a mass of ${a}. What is the mass of ${b} boxes in kilograms?`,
      es: prose`Una caja de azulejos tiene una masa de ${a}. ¿Cuál es la masa de ${b} cajas en kilogramos?`,
    }),
    ends: n => ({ en: line`The mass of the boxes is ${n}.`, es: line`La masa de las cajas es de ${n}.` }),
  },
  {
    plan: '÷',
    a: [7, 12],
    b: [5, 8],
    unit: nouns.meter,
    tell: (a, b) => ({
      en: prose`A path is ${a} long. Lampposts divide it into ${b} equal parts. How many meters long is each part?`,
      es: prose`Un camino mide ${a} de largo. Unos faroles lo dividen en ${b} partes iguales. ¿Cuántos metros mide cada parte?`,
    }),
    ends: n => ({ en: line`Each part is ${n} long.`, es: line`Cada parte mide ${n}.` }),
  },
  {
    plan: '×',
    a: [6, 12],
    b: [5, 9],
    unit: nouns.foot,
    tell: (a, b) => ({
      en: prose`Each part of a fence is ${a} long. The fence has ${b} parts. How many feet long is the fence?`,
      es: prose`Cada tramo de una cerca mide ${a} de largo. La cerca tiene ${b} tramos. ¿Cuántos pies mide la cerca?`,
    }),
    ends: n => ({ en: line`The fence is ${n} long.`, es: line`La cerca mide ${n} de largo.` }),
  },
]

/** Amounts of money in cents; the second number is a count where the plan multiplies or shares. */
export const moneyStories: readonly PlannedStory[] = [
  {
    plan: '+',
    a: [245, 895],
    b: [135, 595],
    unit: null,
    tell: (a, b) => ({
      en: prose`Priya spends ${a} on pens and ${b} on a notebook. How much does she spend in all?`,
      es: prose`Priya gasta ${a} en bolígrafos y ${b} en un cuaderno. ¿Cuánto gasta en total?`,
    }),
    ends: n => ({ en: line`Priya spends ${n} in all.`, es: line`Priya gasta ${n} en total.` }),
  },
  {
    plan: '×',
    a: [135, 295],
    b: [3, 8],
    unit: null,
    tell: (a, b) => ({
      en: prose`A glue stick costs ${a}. How much do ${b} glue sticks cost?`,
      es: prose`Una barra de pegamento cuesta ${a}. ¿Cuánto cuestan ${b} barras de pegamento?`,
    }),
    ends: n => ({ en: line`The glue sticks cost ${n}.`, es: line`Las barras de pegamento cuestan ${n}.` }),
  },
  {
    plan: '−',
    a: [1450, 2995],
    b: [345, 895],
    unit: null,
    tell: (a, b) => ({
      en: prose`Leo has ${a} and buys a pencil case for ${b}. How much money does he have left?`,
      es: prose`Leo tiene ${a} y compra un estuche por ${b}. ¿Cuánto dinero le queda?`,
    }),
    ends: n => ({ en: line`Leo has ${n} left.`, es: line`A Leo le quedan ${n}.` }),
  },
  {
    plan: '÷',
    a: [110, 240],
    b: [3, 5],
    unit: null,
    tell: (a, b) => ({
      en: prose`A pack of ${b} markers costs ${a}. How much does each marker cost?`,
      es: prose`Un paquete de ${b} marcadores cuesta ${a}. ¿Cuánto cuesta cada marcador?`,
    }),
    ends: n => ({ en: line`Each marker costs ${n}.`, es: line`Cada marcador cuesta ${n}.` }),
  },
  {
    plan: '+',
    a: [1895, 2995],
    b: [845, 1495],
    unit: null,
    tell: (a, b) => ({
      en: prose`A backpack costs ${a}, and a lunch box costs ${b}. How much do they cost together?`,
      es: prose`Una mochila cuesta ${a} y una lonchera cuesta ${b}. ¿Cuánto cuestan juntas?`,
    }),
    ends: n => ({ en: line`They cost ${n} together.`, es: line`Juntas cuestan ${n}.` }),
  },
  {
    plan: '×',
    a: [225, 495],
    b: [4, 7],
    unit: null,
    tell: (a, b) => ({
      en: prose`A teacher buys ${b} folders. Each folder costs ${a}. How much do the folders cost?`,
      es: prose`Una maestra compra ${b} carpetas. Cada carpeta cuesta ${a}. ¿Cuánto cuestan las carpetas?`,
    }),
    ends: n => ({ en: line`The folders cost ${n}.`, es: line`Las carpetas cuestan ${n}.` }),
  },
  {
    plan: '−',
    a: [1295, 1995],
    b: [795, 1145],
    unit: null,
    tell: (a, b) => ({
      en: prose`A box of paints costs ${a} in one store and ${b} in another. How much less does it cost in the second store?`,
      es: prose`Una caja de pinturas cuesta ${a} en una tienda y ${b} en otra. ¿Cuánto menos cuesta en la segunda tienda?`,
    }),
    ends: n => ({ en: line`It costs ${n} less.`, es: line`Cuesta ${n} menos.` }),
  },
  {
    plan: '÷',
    a: [210, 320],
    b: [3, 4],
    unit: null,
    tell: (a, b) => ({
      en: prose`A science kit costs ${a}. The ${b} members of a club share the cost equally. How much does each member pay?`,
      es: prose`Un juego de experimentos cuesta ${a}. Los ${b} miembros de un club pagan partes iguales. ¿Cuánto paga cada miembro?`,
    }),
    ends: n => ({ en: line`Each member pays ${n}.`, es: line`Cada miembro paga ${n}.` }),
  },
]
