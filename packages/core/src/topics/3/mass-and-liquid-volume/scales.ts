import {
  answerStep,
  aThing,
  type Block,
  type Both,
  drawing,
  type Expr,
  explainedBy,
  figure,
  itemOf,
  line,
  measure,
  type Noun,
  noun,
  prose,
  type Random,
  type Step,
  theThing,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import {
  amountOf,
  between,
  CUPS,
  DIALS,
  type Marks,
  marksUp,
  numberBelow,
  type Reading,
  type Scale,
  SIGNS,
  shown,
} from '../../kit/measures/scales.ts'
import type { MassUnit } from './things.ts'

export const levels = {
  easy: {},
  // Every second mark has a number.
  medium: { marks: 'halves' },
  // Every fourth or fifth mark has a number.
  hard: { marks: 'fine' },
} as const

export interface Liquid {
  readonly name: Expr
  readonly howMuch: Expr
  /** Inside a sentence. */
  readonly itsAmount: Expr
}
const liquid = (en: string, es: string, many: 'Cuánta' | 'Cuánto'): Liquid => ({
  name: words(en, es),
  howMuch: words(`How much ${en}`, `${many} ${es}`),
  itsAmount: words(`how much ${en}`, `${many.toLowerCase()} ${es}`),
})
/** Each level measures its own, so that a sheet does not pour one liquid twice. */
const LIQUIDS: Readonly<Record<Marks, readonly Liquid[]>> = {
  halves: [
    liquid('milk', 'leche', 'Cuánta'),
    liquid('orange juice', 'jugo de naranja', 'Cuánto'),
    liquid('water', 'agua', 'Cuánta'),
    liquid('cooking oil', 'aceite', 'Cuánto'),
    liquid('lemonade', 'limonada', 'Cuánta'),
    liquid('chicken broth', 'caldo de pollo', 'Cuánto'),
    liquid('vinegar', 'vinagre', 'Cuánto'),
    liquid('hot chocolate', 'chocolate caliente', 'Cuánto'),
    liquid('cream', 'crema', 'Cuánta'),
    liquid('pineapple juice', 'jugo de piña', 'Cuánto'),
  ],
  fine: [
    liquid('apple juice', 'jugo de manzana', 'Cuánto'),
    liquid('coconut milk', 'leche de coco', 'Cuánta'),
    liquid('iced tea', 'té helado', 'Cuánto'),
    liquid('tomato sauce', 'salsa de tomate', 'Cuánta'),
    liquid('coffee', 'café', 'Cuánto'),
    liquid('vegetable soup', 'sopa de verduras', 'Cuánta'),
    liquid('grape juice', 'jugo de uva', 'Cuánto'),
    liquid('maple syrup', 'jarabe de arce', 'Cuánto'),
    liquid('almond milk', 'leche de almendras', 'Cuánta'),
    liquid('soy sauce', 'salsa de soya', 'Cuánta'),
  ],
}
export const drawLiquid = (random: Random, marks: Marks, ahead: number): Liquid =>
  random.evenly(turned(LIQUIDS[marks], ahead))

/** What lies on a scale, and between which masses it is. */
export interface Weighed {
  readonly noun: Noun
  readonly unit: MassUnit
  readonly least: number
  readonly most: number
}
const weighed = (what: Noun, unit: MassUnit, least: number, most: number): Weighed => ({
  noun: what,
  unit,
  least,
  most,
})
/** What lies alone on a scale at each level. */
const WEIGHED: Readonly<Record<Marks, readonly Weighed[]>> = {
  halves: [
    weighed(nouns.apple, 'gram', 120, 250),
    weighed(nouns.pumpkin, 'kilogram', 3, 9),
    weighed(noun('book', 'books', 'libro', 'libros', 'm'), 'gram', 250, 900),
    weighed(nouns.dog, 'kilogram', 7, 38),
    weighed(nouns.potato, 'gram', 110, 350),
    weighed(nouns.bicycle, 'kilogram', 9, 15),
    weighed(nouns.orange, 'gram', 130, 270),
    weighed(nouns.watermelon, 'kilogram', 4, 12),
    weighed(nouns.pear, 'gram', 130, 250),
    weighed(nouns.cat, 'kilogram', 3, 6),
    weighed(nouns.hammer, 'gram', 350, 900),
    weighed(nouns.sheep, 'kilogram', 45, 45),
    weighed(nouns.mango, 'gram', 210, 500),
    weighed(nouns.chair, 'kilogram', 3, 8),
    weighed(nouns.candle, 'gram', 110, 450),
    weighed(nouns.television, 'kilogram', 5, 19),
  ],
  fine: [
    weighed(nouns.suitcase, 'kilogram', 8, 25),
    weighed(noun('jar of honey', 'jars of honey', 'frasco de miel', 'frascos de miel', 'm'), 'gram', 350, 700),
    weighed(nouns.goat, 'kilogram', 25, 70),
    weighed(noun('small package', 'small packages', 'paquete pequeño', 'paquetes pequeños', 'm'), 'gram', 110, 950),
    weighed(nouns.calf, 'kilogram', 30, 75),
    weighed(nouns.vase, 'gram', 320, 950),
    weighed(nouns.desk, 'kilogram', 18, 45),
    weighed(nouns.shoe, 'gram', 220, 450),
  ],
}
/** What two scales carry at one time. */
const PAIRED: readonly Weighed[] = [
  weighed(noun('box of books', 'boxes of books', 'caja de libros', 'cajas de libros', 'f'), 'kilogram', 8, 25),
  weighed(noun('loaf of bread', 'loaves of bread', 'pan de caja', 'panes de caja', 'm'), 'gram', 400, 750),
  weighed(noun('sack of potatoes', 'sacks of potatoes', 'saco de papas', 'sacos de papas', 'm'), 'kilogram', 5, 25),
  weighed(noun('bag of rice', 'bags of rice', 'bolsa de arroz', 'bolsas de arroz', 'f'), 'gram', 420, 950),
  weighed(noun('bag of cement', 'bags of cement', 'bolsa de cemento', 'bolsas de cemento', 'f'), 'kilogram', 25, 45),
  weighed(noun('block of cheese', 'blocks of cheese', 'bloque de queso', 'bloques de queso', 'm'), 'gram', 220, 900),
  weighed(noun('box of tiles', 'boxes of tiles', 'caja de azulejos', 'cajas de azulejos', 'f'), 'kilogram', 12, 28),
  weighed(noun('cauliflower', 'cauliflowers', 'coliflor', 'coliflores', 'f'), 'gram', 420, 950),
]

export interface OnADial extends Reading {
  readonly what: Noun
}
export interface InACup extends Reading {
  readonly liquid: Liquid
}

export const drawCup = (random: Random, marks: Marks, ahead: number): Scale => random.evenly(turned(CUPS[marks], ahead))
export function drawInACup(random: Random, marks: Marks, ahead: number): InACup {
  const scale = drawCup(random, marks, ahead)
  return { liquid: drawLiquid(random, marks, ahead), scale, value: random.pick(between(scale)) }
}
const dialsFor = ({ unit, least, most }: Weighed, marks: Marks): readonly Reading[] =>
  DIALS[marks]
    .filter(scale => scale.unit === unit)
    .flatMap(scale =>
      between(scale)
        .filter(value => value >= least && value <= most)
        .map(value => ({ scale, value })),
    )
export function drawOnADial(random: Random, marks: Marks, ahead: number, unit?: MassUnit): OnADial {
  const thing = random.evenly(
    turned(
      WEIGHED[marks].filter(each => unit === undefined || each.unit === unit),
      ahead,
    ),
  )
  return { ...random.pick(dialsFor(thing, marks)), what: thing.noun }
}
/** Two things in one unit, on scales with different marks. */
export function drawTwoOnDials(random: Random, ahead: number): readonly [OnADial, OnADial] {
  const thing = random.evenly(turned(PAIRED, ahead))
  const others = PAIRED.filter(each => each.unit === thing.unit && each !== thing)
  return random.until(
    () => {
      const other = random.pick(others)
      return [
        { ...random.pick(dialsFor(thing, 'fine')), what: thing.noun },
        { ...random.pick(dialsFor(other, 'fine')), what: other.noun },
      ] as const
    },
    ([one, other]) => one.scale.each !== other.scale.each && one.value !== other.value,
  )
}

export const isOnADial = (reading: OnADial | InACup): reading is OnADial => 'what' in reading
export const marked = drawing<{ scale: Scale; value: number; name?: string }>(
  ({ name, ...reading }) => shown(reading, name),
  ({ scale, value, ...rest }) => [{ ...rest, scale, value: value + scale.each > scale.to ? 0 : value + scale.each }],
)

/** The same in one step, of one of two. */
export function countedOn(name: Expr, reading: Reading): Step {
  const { each, every, unit, device } = reading.scale
  const [low, whole, mark] = [numberBelow(reading), measure(every * each, unit), measure(each, unit)]
  return explainedBy(
    marksUp(reading),
    device === 'cup'
      ? {
          en: line`In cup ${name}, ${every} spaces are ${whole}: each mark is ${mark}. Count up from ${low}.`,
          es: line`En la taza ${name}, ${every} espacios son ${whole}: cada marca vale ${mark}. Cuenta hacia arriba desde el ${low}.`,
        }
      : {
          en: line`On scale ${name}, ${every} spaces are ${whole}: each mark is ${mark}. Count up from ${low}.`,
          es: line`En la báscula ${name}, ${every} espacios son ${whole}: cada marca vale ${mark}. Cuenta hacia arriba desde el ${low}.`,
        },
  )
}

export const theReading = (reading: OnADial | InACup): Step => {
  const amount = amountOf(reading)
  return answerStep(
    amount,
    isOnADial(reading)
      ? {
          en: line`${theThing(reading.what)} has a mass of ${amount}.`,
          es: line`${theThing(reading.what)} tiene una masa de ${amount}.`,
        }
      : {
          en: line`There are ${amount} of ${reading.liquid.name} in the measuring cup.`,
          es: line`En la taza medidora hay ${amount} de ${reading.liquid.name}.`,
        },
  )
}

/** Above the scale: what lies on it, and what is asked, with the unit after the blank. */
export const asksReading = (reading: OnADial | InACup): Both<readonly Block[]> => {
  const unit = words(...SIGNS[reading.scale.unit])
  const picture = figure(shown(reading))
  return isOnADial(reading)
    ? {
        en: [picture, prose`${aThing(reading.what)} is on the scale. What is its mass? ____ ${unit}`],
        es: [picture, prose`En la báscula hay ${aThing(reading.what)}. ¿Cuál es su masa? ____ ${unit}`],
      }
    : {
        en: [picture, prose`${reading.liquid.howMuch} is in the measuring cup? ____ ${unit}`],
        es: [picture, prose`¿${reading.liquid.howMuch} hay en la taza medidora? ____ ${unit}`],
      }
}
export const NAMES = ['A', 'B'] as const
export const beside = (both: readonly Reading[]) => both.map((reading, i) => figure(shown(reading, itemOf(NAMES, i))))
