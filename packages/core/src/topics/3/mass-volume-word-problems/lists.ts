import { type Both, type Expr, type Inline, line, type Noun, noun, type Term, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Sentence = Both<readonly Inline[]>
/** A table of masses or amounts, in one unit. */
export interface List {
  readonly unit: Noun
  readonly heads: readonly [thing: Expr, amount: Expr]
  readonly things: readonly { readonly noun: Noun; readonly range: readonly [least: number, most: number] }[]
}
const thing = (what: Noun, least: number, most: number) => ({ noun: what, range: [least, most] as const })
const massHead = { g: words('Mass (g)', 'Masa (g)'), kg: words('Mass (kg)', 'Masa (kg)') }
const volumeHead = {
  mL: words('Amount it holds (mL)', 'Capacidad (mL)'),
  L: words('Amount it holds (L)', 'Capacidad (L)'),
}

export interface CompareList extends List {
  readonly kind: 'mass' | 'liquid'
}
export const compareLists: readonly CompareList[] = [
  {
    kind: 'mass',
    unit: nouns.gram,
    heads: [words('Fruit', 'Fruta'), massHead.g],
    things: [
      thing(nouns.apple, 135, 195),
      thing(nouns.mango, 320, 395),
      thing(nouns.orange, 205, 265),
      thing(nouns.banana, 112, 134),
    ],
  },
  {
    kind: 'liquid',
    unit: nouns.milliliter,
    heads: [words('Container', 'Recipiente'), volumeHead.mL],
    things: [
      thing(nouns.glass, 215, 265),
      thing(nouns.waterBottle, 475, 498),
      thing(noun('coffee mug', 'coffee mugs', 'taza de café', 'tazas de café', 'f'), 305, 355),
      thing(noun('juice box', 'juice boxes', 'cajita de jugo', 'cajitas de jugo', 'f'), 185, 204),
    ],
  },
  {
    kind: 'mass',
    unit: nouns.kilogram,
    heads: [words('Animal', 'Animal'), massHead.kg],
    things: [
      thing(nouns.goat, 32, 48),
      thing(nouns.pig, 125, 178),
      thing(nouns.dog, 13, 29),
      thing(nouns.sheep, 54, 89),
    ],
  },
  {
    kind: 'liquid',
    unit: nouns.liter,
    heads: [words('Container', 'Recipiente'), volumeHead.L],
    things: [
      thing(nouns.bathtub, 165, 245),
      thing(nouns.fishTank, 45, 88),
      thing(noun('kitchen sink', 'kitchen sinks', 'fregadero', 'fregaderos', 'm'), 22, 38),
      thing(nouns.bucket, 11, 16),
    ],
  },
  {
    kind: 'mass',
    unit: nouns.gram,
    heads: [words('Object', 'Objeto'), massHead.g],
    things: [
      thing(nouns.notebook, 225, 285),
      thing(nouns.book, 365, 485),
      thing(noun('pencil case', 'pencil cases', 'estuche', 'estuches', 'm'), 115, 165),
      thing(noun('lunch box', 'lunch boxes', 'lonchera', 'loncheras', 'f'), 295, 355),
    ],
  },
  {
    kind: 'mass',
    unit: nouns.kilogram,
    heads: [words('Object', 'Objeto'), massHead.kg],
    things: [
      thing(noun('refrigerator', 'refrigerators', 'refrigerador', 'refrigeradores', 'm'), 95, 128),
      thing(noun('washing machine', 'washing machines', 'lavadora', 'lavadoras', 'f'), 62, 79),
      thing(noun('couch', 'couches', 'sofá', 'sofás', 'm'), 42, 58),
      thing(noun('table', 'tables', 'mesa', 'mesas', 'f'), 21, 36),
    ],
  },
]

/** Many of one small thing and one large thing. */
export interface BuyList extends List {
  /** The rows of things that come in numbers; the others come once. */
  readonly small: readonly number[]
  readonly tell: (many: Term, one: Term) => Sentence
  readonly ends: (found: Term) => Sentence
}
const potatoSack = noun('sack of potatoes', 'sacks of potatoes', 'saco de papas', 'sacos de papas', 'm')
const riceBag = noun('bag of rice', 'bags of rice', 'bolsa de arroz', 'bolsas de arroz', 'f')
const flourBag = noun('bag of flour', 'bags of flour', 'bolsa de harina', 'bolsas de harina', 'f')
const appleCrate = noun('crate of apples', 'crates of apples', 'cajón de manzanas', 'cajones de manzanas', 'm')
const wateringCan = noun('watering can', 'watering cans', 'regadera', 'regaderas', 'f')
const beaker = noun('beaker', 'beakers', 'vaso de precipitados', 'vasos de precipitados', 'm')
const dropper = noun('dropper', 'droppers', 'gotero', 'goteros', 'm')
const flask = noun('flask', 'flasks', 'matraz', 'matraces', 'm')
const postcard = noun('postcard', 'postcards', 'tarjeta postal', 'tarjetas postales', 'f')
const letter = noun('letter', 'letters', 'carta', 'cartas', 'f')
const bowlingBall = noun('bowling ball', 'bowling balls', 'bola de boliche', 'bolas de boliche', 'f')
const dumbbell = noun('dumbbell', 'dumbbells', 'mancuerna', 'mancuernas', 'f')
const treadmill = noun('treadmill', 'treadmills', 'caminadora', 'caminadoras', 'f')
const rowingMachine = noun('rowing machine', 'rowing machines', 'máquina de remo', 'máquinas de remo', 'f')

export const buyLists: readonly BuyList[] = [
  {
    unit: nouns.kilogram,
    heads: [words('Food', 'Alimento'), massHead.kg],
    small: [0, 1],
    things: [thing(riceBag, 4, 6), thing(flourBag, 7, 9), thing(potatoSack, 21, 28), thing(appleCrate, 13, 18)],
    tell: (many, one) => ({
      en: line`A restaurant buys ${many} and ${one}. How many kilograms of food does it buy?`,
      es: line`Un restaurante compra ${many} y ${one}. ¿Cuántos kilogramos de alimentos compra?`,
    }),
    ends: found => ({
      en: line`The restaurant buys ${found} of food.`,
      es: line`El restaurante compra ${found} de alimentos.`,
    }),
  },
  {
    unit: nouns.liter,
    heads: [words('Container', 'Recipiente'), volumeHead.L],
    small: [1, 3],
    things: [
      thing(nouns.barrel, 155, 195),
      thing(wateringCan, 5, 7),
      thing(nouns.fishTank, 42, 88),
      thing(nouns.bucket, 8, 9),
    ],
    tell: (many, one) => ({
      en: line`How many liters of water fill ${many} and ${one}?`,
      es: line`¿Cuántos litros de agua se necesitan para llenar ${many} y ${one}?`,
    }),
    ends: found => ({
      en: line`${found} of water are needed.`,
      es: line`Se necesitan ${found} de agua.`,
    }),
  },
  {
    unit: nouns.milliliter,
    heads: [words('Container', 'Recipiente'), volumeHead.mL],
    small: [0, 2],
    things: [thing(dropper, 3, 4), thing(beaker, 155, 245), thing(nouns.testTube, 7, 9), thing(flask, 265, 385)],
    tell: (many, one) => ({
      en: line`For an experiment, a class fills ${many} and ${one} with water. How many milliliters of water does the class use?`,
      es: line`Para un experimento, una clase llena ${many} y ${one} con agua. ¿Cuántos mililitros de agua usa la clase?`,
    }),
    ends: found => ({ en: line`The class uses ${found} of water.`, es: line`La clase usa ${found} de agua.` }),
  },
  {
    unit: nouns.gram,
    heads: [words('Mail', 'Correo'), massHead.g],
    small: [2, 3],
    things: [
      thing(nouns.book, 325, 465),
      thing(noun('magazine', 'magazines', 'revista', 'revistas', 'f'), 135, 215),
      thing(postcard, 4, 6),
      thing(letter, 8, 9),
    ],
    tell: (many, one) => ({
      en: line`A mail carrier brings ${many} and ${one} to one house. What is the mass of this mail in grams?`,
      es: line`Una cartera lleva ${many} y ${one} a una casa. ¿Cuál es la masa de ese correo en gramos?`,
    }),
    ends: found => ({ en: line`The mail has a mass of ${found}.`, es: line`El correo tiene una masa de ${found}.` }),
  },
  {
    unit: nouns.kilogram,
    heads: [words('Animal', 'Animal'), words('Hay for a day (kg)', 'Heno para un día (kg)')],
    small: [0, 3],
    things: [
      thing(nouns.goat, 2, 3),
      thing(nouns.cow, 12, 16),
      thing(nouns.elephant, 85, 125),
      thing(nouns.pony, 5, 7),
    ],
    tell: (many, one) => ({
      en: line`In one day, how many kilograms of hay do ${many} and ${one} eat?`,
      es: line`¿Cuántos kilogramos de heno comen en un día ${many} y ${one}?`,
    }),
    ends: found => ({ en: line`They eat ${found} of hay in one day.`, es: line`Comen ${found} de heno en un día.` }),
  },
  {
    unit: nouns.kilogram,
    heads: [words('Object', 'Objeto'), massHead.kg],
    small: [0, 2],
    things: [thing(bowlingBall, 5, 7), thing(treadmill, 85, 115), thing(dumbbell, 8, 9), thing(rowingMachine, 28, 43)],
    tell: (many, one) => ({
      en: line`A truck brings ${many} and ${one} to a gym. How many kilograms does the truck bring?`,
      es: line`Un camión lleva ${many} y ${one} a un gimnasio. ¿Cuántos kilogramos lleva el camión?`,
    }),
    ends: found => ({ en: line`The truck brings ${found}.`, es: line`El camión lleva ${found}.` }),
  },
]

/** Equal things: how many, and their mass or amount. */
export interface Rate {
  readonly unit: Noun
  readonly heads: readonly [many: Expr, amount: Expr]
  readonly each: readonly [least: number, most: number]
  readonly tell: Sentence
  /** "the mass of one bag" */
  readonly one: Sentence
}
export const rates: readonly Rate[] = [
  {
    unit: nouns.kilogram,
    heads: [words('Bags', 'Bolsas'), massHead.kg],
    each: [3, 5],
    tell: {
      en: line`All of the bags of rice have the same mass. Complete the table.`,
      es: line`Todas las bolsas de arroz tienen la misma masa. Completa la tabla.`,
    },
    one: { en: line`the mass of one bag`, es: line`la masa de una bolsa` },
  },
  {
    unit: nouns.milliliter,
    heads: [words('Test tubes', 'Tubos de ensayo'), words('Water (mL)', 'Agua (mL)')],
    each: [6, 9],
    tell: {
      en: line`The same amount of water is in each test tube. Complete the table.`,
      es: line`En cada tubo de ensayo hay la misma cantidad de agua. Completa la tabla.`,
    },
    one: { en: line`the water in one test tube`, es: line`el agua de un tubo de ensayo` },
  },
  {
    unit: nouns.gram,
    heads: [words('Marbles', 'Canicas'), massHead.g],
    each: [4, 7],
    tell: {
      en: line`All of the marbles have the same mass. Complete the table.`,
      es: line`Todas las canicas tienen la misma masa. Completa la tabla.`,
    },
    one: { en: line`the mass of one marble`, es: line`la masa de una canica` },
  },
  {
    unit: nouns.liter,
    heads: [words('Buckets', 'Cubetas'), words('Water (L)', 'Agua (L)')],
    each: [7, 9],
    tell: {
      en: line`All of the buckets hold the same amount of water. Complete the table.`,
      es: line`En todas las cubetas cabe la misma cantidad de agua. Completa la tabla.`,
    },
    one: { en: line`the water in one bucket`, es: line`el agua de una cubeta` },
  },
  {
    unit: nouns.kilogram,
    heads: [words('Days', 'Días'), words('Hay (kg)', 'Heno (kg)')],
    each: [7, 9],
    tell: {
      en: line`A horse eats the same amount of hay each day. Complete the table.`,
      es: line`Un caballo come la misma cantidad de heno cada día. Completa la tabla.`,
    },
    one: { en: line`the hay for one day`, es: line`el heno de un día` },
  },
  {
    unit: nouns.gram,
    heads: [words('Days', 'Días'), words('Seeds (g)', 'Semillas (g)')],
    each: [7, 9],
    tell: {
      en: line`A hamster eats the same amount of seeds each day. Complete the table.`,
      es: line`Un hámster come la misma cantidad de semillas cada día. Completa la tabla.`,
    },
    one: { en: line`the seeds for one day`, es: line`las semillas de un día` },
  },
  {
    unit: nouns.milliliter,
    heads: [words('Cakes', 'Pasteles'), words('Vanilla (mL)', 'Vainilla (mL)')],
    each: [4, 8],
    tell: {
      en: line`A baker uses the same amount of vanilla in each cake. Complete the table.`,
      es: line`Un panadero usa la misma cantidad de vainilla en cada pastel. Completa la tabla.`,
    },
    one: { en: line`the vanilla in one cake`, es: line`la vainilla de un pastel` },
  },
  {
    unit: nouns.kilogram,
    heads: [words('Bricks', 'Ladrillos'), massHead.kg],
    each: [3, 3],
    tell: {
      en: line`All of the bricks have the same mass. Complete the table.`,
      es: line`Todos los ladrillos tienen la misma masa. Completa la tabla.`,
    },
    one: { en: line`the mass of one brick`, es: line`la masa de un ladrillo` },
  },
]
