import { type Both, capital, type Inline, line, type Noun, noun, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Words = Both<readonly Inline[]>
type Span = readonly [least: number, most: number]

/** An amount in equal parts: what each part is, in tenths or hundredths, and how many there are. */
export interface PartsStory {
  readonly hundredths: Span
  readonly parts: Span
  readonly unit: Noun
  tell(total: Term, parts: Term): Words
  end(part: Term): Words
}
export const partsStories: readonly PartsStory[] = [
  {
    hundredths: [115, 395],
    parts: [3, 8],
    unit: nouns.meter,
    tell: (total, parts) => ({
      en: line`A rope of ${total} is cut into ${parts} equal pieces. How many meters long is each piece?`,
      es: line`Una cuerda de ${total} se corta en ${parts} pedazos iguales. ¿Cuántos metros mide cada pedazo?`,
    }),
    end: part => ({ en: line`Each piece is ${part} long.`, es: line`Cada pedazo mide ${part}.` }),
  },
  {
    hundredths: [55, 175],
    parts: [4, 9],
    unit: nouns.liter,
    tell: (total, parts) => ({
      en: line`A cook pours ${total} of soup into ${parts} jars, the same amount into each. How many liters are in each jar?`,
      es: line`Una cocinera reparte ${total} de sopa en ${parts} frascos por igual. ¿Cuántos litros hay en cada frasco?`,
    }),
    end: part => ({ en: line`Each jar holds ${part} of soup.`, es: line`En cada frasco hay ${part} de sopa.` }),
  },
  {
    hundredths: [215, 885],
    parts: [3, 7],
    unit: nouns.kilometer,
    tell: (total, parts) => ({
      en: line`A runner runs ${total} in ${parts} days, the same distance each day. How many kilometers does the runner run each day?`,
      es: line`Un corredor corre ${total} en ${parts} días, la misma distancia cada día. ¿Cuántos kilómetros corre cada día?`,
    }),
    end: part => ({ en: line`The runner runs ${part} each day.`, es: line`El corredor corre ${part} cada día.` }),
  },
  {
    hundredths: [185, 385],
    parts: [4, 9],
    unit: nouns.kilogram,
    tell: (total, parts) => ({
      en: line`A stack of ${parts} identical bricks weighs ${total}. How many kilograms does each brick weigh?`,
      es: line`Una pila de ${parts} ladrillos iguales pesa ${total}. ¿Cuántos kilogramos pesa cada ladrillo?`,
    }),
    end: part => ({ en: line`Each brick weighs ${part}.`, es: line`Cada ladrillo pesa ${part}.` }),
  },
  {
    hundredths: [115, 325],
    parts: [3, 6],
    unit: nouns.hour,
    tell: (total, parts) => ({
      en: line`A band practices ${total} in ${parts} days, the same time each day. How many hours does it practice each day?`,
      es: line`Una banda ensaya ${total} en ${parts} días, el mismo tiempo cada día. ¿Cuántas horas ensaya cada día?`,
    }),
    end: part => ({ en: line`The band practices ${part} each day.`, es: line`La banda ensaya ${part} cada día.` }),
  },
  {
    hundredths: [215, 645],
    parts: [3, 8],
    unit: nouns.foot,
    tell: (total, parts) => ({
      en: line`A fence of ${total} has ${parts} equal sections. How many feet long is each section?`,
      es: line`Una cerca de ${total} tiene ${parts} tramos iguales. ¿Cuántos pies mide cada tramo?`,
    }),
    end: part => ({ en: line`Each section is ${part} long.`, es: line`Cada tramo mide ${part}.` }),
  },
  {
    hundredths: [205, 785],
    parts: [3, 9],
    unit: nouns.pound,
    tell: (total, parts) => ({
      en: line`A farmer puts ${total} of potatoes into ${parts} bags, the same weight into each. How many pounds are in each bag?`,
      es: line`Un agricultor reparte ${total} de papas en ${parts} bolsas por igual. ¿Cuántas libras hay en cada bolsa?`,
    }),
    end: part => ({ en: line`Each bag holds ${part} of potatoes.`, es: line`En cada bolsa hay ${part} de papas.` }),
  },
  {
    hundredths: [115, 285],
    parts: [4, 8],
    unit: nouns.gallon,
    tell: (total, parts) => ({
      en: line`A tank of ${total} of water fills ${parts} equal tubs. How many gallons does each tub hold?`,
      es: line`Con un tanque de ${total} de agua se llenan ${parts} tinas iguales. ¿Cuántos galones caben en cada tina?`,
    }),
    end: part => ({ en: line`Each tub holds ${part}.`, es: line`En cada tina caben ${part}.` }),
  },
]

const mileEachHour = noun('mile per hour', 'miles per hour', 'milla por hora', 'millas por hora', 'f')
const mileEachGallon = noun('mile per gallon', 'miles per gallon', 'milla por galón', 'millas por galón', 'f')
/** A total by the size of one part, or by an amount with one decimal place. */
export interface DecimalStory {
  readonly quotient: readonly [least: number, most: number, places: 0 | 1 | 2]
  readonly divisor: readonly [least: number, most: number]
  readonly total: Noun
  readonly by: Noun
  readonly found: Noun
  tell(total: Term, by: Term): Words
  end(found: Term): Words
}
export const decimalStories: readonly DecimalStory[] = [
  {
    quotient: [14, 48, 0],
    divisor: [0.3, 1.8],
    total: nouns.liter,
    by: nouns.liter,
    found: nouns.bottle,
    tell: (total, by) => ({
      en: line`A factory pours ${total} of juice into bottles of ${by}. How many bottles does it fill?`,
      es: line`Una fábrica vierte ${total} de jugo en botellas de ${by}. ¿Cuántas botellas llena?`,
    }),
    end: found => ({ en: line`The factory fills ${found}.`, es: line`La fábrica llena ${found}.` }),
  },
  {
    quotient: [42, 64, 1],
    divisor: [2.4, 6.6],
    total: nouns.mile,
    by: nouns.hour,
    found: mileEachHour,
    tell: (total, by) => ({
      en: line`A bus travels ${total} in ${by}. What is its average speed in miles per hour?`,
      es: line`Un autobús recorre ${total} en ${by}. ¿Cuál es su rapidez media en millas por hora?`,
    }),
    end: found => ({ en: line`Its average speed is ${found}.`, es: line`Su rapidez media es de ${found}.` }),
  },
  {
    quotient: [21, 38, 1],
    divisor: [6.2, 12.8],
    total: nouns.mile,
    by: nouns.gallon,
    found: mileEachGallon,
    tell: (total, by) => ({
      en: line`A car travels ${total} on ${by} of gas. How many miles per gallon is that?`,
      es: line`Un carro recorre ${total} con ${by} de gasolina. ¿Cuántas millas por galón son?`,
    }),
    end: found => ({ en: line`The car travels ${found}.`, es: line`El carro recorre ${found}.` }),
  },
  {
    quotient: [12, 36, 0],
    divisor: [1.2, 2.8],
    total: nouns.meter,
    by: nouns.meter,
    found: nouns.pieceOfRibbon,
    tell: (total, by) => ({
      en: line`A roll of ${total} of ribbon is cut into pieces of ${by}. How many pieces are there?`,
      es: line`Un rollo de ${total} de cinta se corta en pedazos de ${by}. ¿Cuántos pedazos hay?`,
    }),
    end: found => ({ en: line`There are ${found}.`, es: line`Hay ${found}.` }),
  },
  {
    quotient: [2.1, 6.8, 2],
    divisor: [4.2, 9.6],
    total: nouns.squareMeter,
    by: nouns.meter,
    found: nouns.meter,
    tell: (total, by) => ({
      en: line`A rectangular patio has an area of ${total} and is ${by} long. How many meters wide is it?`,
      es: line`Un patio rectangular tiene un área de ${total} y mide ${by} de largo. ¿Cuántos metros mide de ancho?`,
    }),
    end: found => ({ en: line`The patio is ${found} wide.`, es: line`El patio mide ${found} de ancho.` }),
  },
  {
    quotient: [14, 58, 0],
    divisor: [0.4, 1.6],
    total: nouns.kilogram,
    by: nouns.kilogram,
    found: nouns.bag,
    tell: (total, by) => ({
      en: line`A store packs ${total} of rice in bags that hold ${by} each. How many bags does it fill?`,
      es: line`Una tienda empaca ${total} de arroz en bolsas de ${by} cada una. ¿Cuántas bolsas llena?`,
    }),
    end: found => ({ en: line`The store fills ${found}.`, es: line`La tienda llena ${found}.` }),
  },
  {
    quotient: [11, 28, 0],
    divisor: [2.4, 5.6],
    total: nouns.kilometer,
    by: nouns.kilometer,
    found: noun('lap', 'laps', 'vuelta', 'vueltas', 'f'),
    tell: (total, by) => ({
      en: line`Cyclists ride ${total} in all on a course of ${by}. How many laps do they ride?`,
      es: line`Unos ciclistas recorren ${total} en total en un circuito de ${by}. ¿Cuántas vueltas dan?`,
    }),
    end: found => ({ en: line`They ride ${found}.`, es: line`Dan ${found}.` }),
  },
  {
    quotient: [14, 45, 0],
    divisor: [0.3, 0.9],
    total: nouns.cup,
    by: nouns.cup,
    found: nouns.serving,
    tell: (total, by) => ({
      en: line`A pot has ${total} of oatmeal in it. One serving is ${by}. How many servings are in the pot?`,
      es: line`Una olla contiene ${total} de avena. Una porción es de ${by}. ¿Cuántas porciones hay en la olla?`,
    }),
    end: found => ({ en: line`There are ${found} in the pot.`, es: line`En la olla hay ${found}.` }),
  },
]

/** A total in parts of a size with two places, and what one part sells for. */
export interface SaleStory {
  readonly parts: Span
  readonly hundredths: Span
  readonly cents: Span
  readonly unit: Noun
  readonly part: Noun
  tell(total: Term, size: Term, price: Term): Words
  end(income: Term): Words
}
const sale = (
  unit: Noun,
  part: Noun,
  [parts, hundredths, cents]: readonly [Span, Span, Span],
  [seller, vendedor, goods, todo]: readonly [seller: string, vendedor: string, goods: string, todo: string],
  tell: SaleStory['tell'],
): SaleStory => ({
  unit,
  part,
  parts,
  hundredths,
  cents,
  tell,
  end: income => ({
    en: [capital(seller), ' gets ', income, ` for ${goods}.`],
    es: [capital(vendedor), ' recibe ', income, ` por ${todo}.`],
  }),
})
export const saleStories: readonly SaleStory[] = [
  sale(
    nouns.liter,
    nouns.bottle,
    [
      [24, 68],
      [35, 85],
      [250, 480],
    ],
    ['the farm', 'la granja', 'all of the cider', 'toda la sidra'],
    (total, size, price) => ({
      en: line`A farm fills ${total} of cider into bottles of ${size} and sells each bottle for ${price}. How much money does the farm get for all of the cider?`,
      es: line`Una granja envasa ${total} de sidra en botellas de ${size} y vende cada botella a ${price}. ¿Cuánto dinero recibe por toda la sidra?`,
    }),
  ),
  sale(
    nouns.kilogram,
    nouns.jar,
    [
      [24, 56],
      [32, 78],
      [350, 780],
    ],
    ['the beekeeper', 'la apicultora', 'all of the honey', 'toda la miel'],
    (total, size, price) => ({
      en: line`A beekeeper fills ${total} of honey into jars of ${size} and sells each jar for ${price}. How much money does the beekeeper get for all of the honey?`,
      es: line`Una apicultora envasa ${total} de miel en frascos de ${size} y vende cada frasco a ${price}. ¿Cuánto dinero recibe por toda la miel?`,
    }),
  ),
  sale(
    nouns.pound,
    nouns.bag,
    [
      [22, 58],
      [65, 95],
      [320, 640],
    ],
    ['the store', 'la tienda', 'all of the coffee', 'todo el café'],
    (total, size, price) => ({
      en: line`A store packs ${total} of coffee in bags that hold ${size} each and sells each bag for ${price}. How much money does the store get for all of the coffee?`,
      es: line`Una tienda empaca ${total} de café en bolsas de ${size} cada una y vende cada bolsa a ${price}. ¿Cuánto dinero recibe por todo el café?`,
    }),
  ),
  sale(
    nouns.meter,
    nouns.pieceOfRibbon,
    [
      [24, 64],
      [45, 95],
      [80, 160],
    ],
    ['the shop', 'la tienda', 'all of the ribbon', 'toda la cinta'],
    (total, size, price) => ({
      en: line`A shop cuts ${total} of ribbon into pieces of ${size} and sells each piece for ${price}. How much money does the shop get for all of the ribbon?`,
      es: line`Una tienda corta ${total} de cinta en pedazos de ${size} y vende cada pedazo a ${price}. ¿Cuánto dinero recibe por toda la cinta?`,
    }),
  ),
  sale(
    nouns.kilogram,
    nouns.bag,
    [
      [22, 48],
      [35, 65],
      [280, 520],
    ],
    ['the market', 'el mercado', 'all of the almonds', 'todas las almendras'],
    (total, size, price) => ({
      en: line`A market packs ${total} of almonds in bags that hold ${size} each and sells each bag for ${price}. How much money does the market get for all of the almonds?`,
      es: line`Un mercado empaca ${total} de almendras en bolsas de ${size} cada una y vende cada bolsa a ${price}. ¿Cuánto dinero recibe por todas las almendras?`,
    }),
  ),
  sale(
    nouns.liter,
    nouns.bottle,
    [
      [22, 46],
      [15, 45],
      [420, 860],
    ],
    ['the workshop', 'el taller', 'all of the soap', 'todo el jabón'],
    (total, size, price) => ({
      en: line`A workshop fills ${total} of soap into bottles of ${size} and sells each bottle for ${price}. How much money does the workshop get for all of the soap?`,
      es: line`Un taller envasa ${total} de jabón en botellas de ${size} y vende cada botella a ${price}. ¿Cuánto dinero recibe por todo el jabón?`,
    }),
  ),
  sale(
    nouns.pound,
    nouns.box,
    [
      [22, 52],
      [45, 85],
      [540, 980],
    ],
    ['the baker', 'la pastelera', 'all of the fudge', 'todo el dulce'],
    (total, size, price) => ({
      en: line`A baker packs ${total} of fudge in boxes that hold ${size} each and sells each box for ${price}. How much money does the baker get for all of the fudge?`,
      es: line`Una pastelera empaca ${total} de dulce de leche en cajas de ${size} cada una y vende cada caja a ${price}. ¿Cuánto dinero recibe por todo el dulce?`,
    }),
  ),
  sale(
    nouns.yard,
    noun('piece', 'pieces', 'pedazo', 'pedazos', 'm'),
    [
      [22, 48],
      [35, 85],
      [220, 460],
    ],
    ['the quilter', 'la costurera', 'all of the fabric', 'toda la tela'],
    (total, size, price) => ({
      en: line`A quilter cuts ${total} of fabric into pieces of ${size} and sells each piece for ${price}. How much money does the quilter get for all of the fabric?`,
      es: line`Una costurera corta ${total} de tela en pedazos de ${size} y vende cada pedazo a ${price}. ¿Cuánto dinero recibe por toda la tela?`,
    }),
  ),
]
