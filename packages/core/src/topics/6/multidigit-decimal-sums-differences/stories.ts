import { type Both, type Inline, line, type Noun, type Quantity, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Sign } from './terms.ts'

type Sentence = Both<readonly Inline[]>

/** Two amounts that are put together or compared, in likely size. */
export interface DecimalStory {
  readonly sign: Sign
  readonly noun: Noun
  readonly places: readonly [number, number]
  readonly least: number
  readonly most: number
  readonly tell: (a: Term, b: Term) => Sentence
  readonly ends: (found: Quantity) => Sentence
}

export const easyStories: readonly DecimalStory[] = [
  {
    sign: '+',
    noun: nouns.second,
    places: [2, 2],
    least: 48,
    most: 68,
    tell: (a, b) => ({
      en: line`Amara runs the first lap in ${a} and the second lap in ${b}. How many seconds do the two laps take her?`,
      es: line`Amara corre la primera vuelta en ${a} y la segunda en ${b}. ¿Cuántos segundos tarda en las dos vueltas?`,
    }),
    ends: found => ({ en: line`The two laps take her ${found}.`, es: line`Tarda ${found} en las dos vueltas.` }),
  },
  {
    sign: '−',
    noun: nouns.centimeter,
    places: [1, 1],
    least: 5,
    most: 48,
    tell: (a, b) => ({
      en: line`In May, it rained ${a}. In June, it rained ${b}. How many more centimeters did it rain in May?`,
      es: line`En mayo llovió ${a}. En junio llovió ${b}. ¿Cuántos centímetros más llovió en mayo?`,
    }),
    ends: found => ({ en: line`In May, it rained ${found} more.`, es: line`En mayo llovió ${found} más.` }),
  },
  {
    sign: '+',
    noun: nouns.kilometer,
    places: [1, 1],
    least: 6,
    most: 24,
    tell: (a, b) => ({
      en: line`Diego bikes ${a} in the morning and ${b} in the afternoon. How many kilometers does he bike in all?`,
      es: line`Diego recorre ${a} en bicicleta por la mañana y ${b} por la tarde. ¿Cuántos kilómetros recorre en total?`,
    }),
    ends: found => ({ en: line`He bikes ${found} in all.`, es: line`Recorre ${found} en total.` }),
  },
  {
    sign: '−',
    noun: nouns.kilogram,
    places: [1, 1],
    least: 4,
    most: 38,
    tell: (a, b) => ({
      en: line`A large dog weighs ${a}, and a small dog weighs ${b}. How many kilograms heavier is the large dog?`,
      es: line`Un perro grande pesa ${a} y uno pequeño pesa ${b}. ¿Cuántos kilogramos más pesa el grande?`,
    }),
    ends: found => ({ en: line`The large dog is ${found} heavier.`, es: line`El perro grande pesa ${found} más.` }),
  },
  {
    sign: '+',
    noun: nouns.gallon,
    places: [2, 2],
    least: 8,
    most: 19,
    tell: (a, b) => ({
      en: line`A driver buys ${a} of gas at one stop and ${b} at the next stop. How many gallons of gas does the driver buy in all?`,
      es: line`Un conductor compra ${a} de gasolina en una parada y ${b} en la siguiente. ¿Cuántos galones de gasolina compra en total?`,
    }),
    ends: found => ({
      en: line`The driver buys ${found} of gas.`,
      es: line`El conductor compra ${found} de gasolina.`,
    }),
  },
  {
    sign: '−',
    noun: nouns.meter,
    places: [2, 2],
    least: 20,
    most: 78,
    tell: (a, b) => ({
      en: line`A javelin throw measures ${a}. A discus throw measures ${b}. How many meters longer is the javelin throw?`,
      es: line`Un lanzamiento de jabalina mide ${a}. Un lanzamiento de disco mide ${b}. ¿Cuántos metros más mide el de jabalina?`,
    }),
    ends: found => ({
      en: line`The javelin throw is ${found} longer.`,
      es: line`El lanzamiento de jabalina mide ${found} más.`,
    }),
  },
  {
    sign: '+',
    noun: nouns.pound,
    places: [2, 2],
    least: 3,
    most: 24,
    tell: (a, b) => ({
      en: line`One package weighs ${a}, and another package weighs ${b}. How many pounds do the two packages weigh together?`,
      es: line`Un paquete pesa ${a} y otro paquete pesa ${b}. ¿Cuántas libras pesan los dos paquetes juntos?`,
    }),
    ends: found => ({ en: line`Together, they weigh ${found}.`, es: line`Juntos pesan ${found}.` }),
  },
  {
    sign: '−',
    noun: nouns.mile,
    places: [1, 1],
    least: 4,
    most: 26,
    tell: (a, b) => ({
      en: line`A trail around a lake is ${a} long. A trail through a forest measures ${b}. How many miles longer is the trail around the lake?`,
      es: line`Un sendero alrededor de un lago mide ${a}. Un sendero por un bosque mide ${b}. ¿Cuántas millas más mide el sendero del lago?`,
    }),
    ends: found => ({ en: line`It is ${found} longer.`, es: line`Mide ${found} más.` }),
  },
]

export const mediumStories: readonly DecimalStory[] = [
  {
    sign: '+',
    noun: nouns.kilogram,
    places: [2, 3],
    least: 1,
    most: 9,
    tell: (a, b) => ({
      en: line`A box of oranges weighs ${a}, and a box of grapes weighs ${b}. How many kilograms do the two boxes weigh together?`,
      es: line`Una caja de naranjas pesa ${a} y una caja de uvas pesa ${b}. ¿Cuántos kilogramos pesan las dos cajas juntas?`,
    }),
    ends: found => ({ en: line`Together, they weigh ${found}.`, es: line`Juntas pesan ${found}.` }),
  },
  {
    sign: '−',
    noun: nouns.kilometer,
    places: [1, 3],
    least: 12,
    most: 95,
    tell: (a, b) => ({
      en: line`A ferry route is ${a} long, and a tunnel is ${b} long. How many kilometers longer is the ferry route?`,
      es: line`Una ruta de ferri mide ${a} y un túnel mide ${b}. ¿Cuántos kilómetros más mide la ruta de ferri?`,
    }),
    ends: found => ({ en: line`The ferry route is ${found} longer.`, es: line`La ruta de ferri mide ${found} más.` }),
  },
  {
    sign: '+',
    noun: nouns.liter,
    places: [1, 3],
    least: 2,
    most: 9,
    tell: (a, b) => ({
      en: line`A chemist pours ${a} of water and ${b} of vinegar into a tank. How many liters of liquid are in the tank?`,
      es: line`Un químico vierte ${a} de agua y ${b} de vinagre en un tanque. ¿Cuántos litros de líquido hay en el tanque?`,
    }),
    ends: found => ({
      en: line`There are ${found} of liquid in the tank.`,
      es: line`En el tanque hay ${found} de líquido.`,
    }),
  },
  {
    sign: '−',
    noun: nouns.meter,
    places: [1, 2],
    least: 3,
    most: 28,
    tell: (a, b) => ({
      en: line`A pole is ${a} long. A worker cuts off a piece of ${b}. How many meters long is the rest of the pole?`,
      es: line`Un poste mide ${a} de largo. Un trabajador corta un pedazo de ${b}. ¿Cuántos metros mide el resto del poste?`,
    }),
    ends: found => ({ en: line`The rest is ${found} long.`, es: line`El resto mide ${found}.` }),
  },
  {
    sign: '+',
    noun: nouns.mile,
    places: [1, 2],
    least: 8,
    most: 120,
    tell: (a, b) => ({
      en: line`A truck travels ${a} before noon and ${b} after noon. How many miles does it travel in all?`,
      es: line`Un camión recorre ${a} antes del mediodía y ${b} después. ¿Cuántas millas recorre en total?`,
    }),
    ends: found => ({ en: line`It travels ${found}.`, es: line`Recorre ${found}.` }),
  },
  {
    sign: '−',
    noun: nouns.second,
    places: [1, 2],
    least: 40,
    most: 75,
    tell: (a, b) => ({
      en: line`Nina needs ${a} for one lap in the pool. Hugo needs ${b}. How many more seconds does Nina need?`,
      es: line`Nina tarda ${a} en nadar una vuelta en la piscina. Hugo tarda ${b}. ¿Cuántos segundos más tarda Nina?`,
    }),
    ends: found => ({ en: line`Nina needs ${found} more.`, es: line`Nina tarda ${found} más.` }),
  },
  {
    sign: '+',
    noun: nouns.gram,
    places: [1, 3],
    least: 4,
    most: 60,
    tell: (a, b) => ({
      en: line`A gold chain has a mass of ${a}. A gold ring has a mass of ${b}. How many grams of gold is that in all?`,
      es: line`Una cadena de oro tiene una masa de ${a}. Un anillo de oro tiene una masa de ${b}. ¿Cuántos gramos de oro son en total?`,
    }),
    ends: found => ({ en: line`There are ${found} of gold.`, es: line`Son ${found} de oro.` }),
  },
  {
    sign: '−',
    noun: nouns.inch,
    places: [1, 2],
    least: 8,
    most: 60,
    tell: (a, b) => ({
      en: line`A city got ${a} of rain last year and ${b} this year. How many more inches of rain did it get last year?`,
      es: line`En una ciudad llovió ${a} el año pasado y ${b} este año. ¿Cuántas pulgadas más llovió el año pasado?`,
    }),
    ends: found => ({ en: line`Last year, the city got ${found} more.`, es: line`El año pasado llovió ${found} más.` }),
  },
]
