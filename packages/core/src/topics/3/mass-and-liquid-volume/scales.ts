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
const LIQUIDS: readonly Liquid[] = [
  liquid('milk', 'leche', 'Cuánta'),
  liquid('orange juice', 'jugo de naranja', 'Cuánto'),
  liquid('water', 'agua', 'Cuánta'),
  liquid('cooking oil', 'aceite', 'Cuánto'),
  liquid('lemonade', 'limonada', 'Cuánta'),
  liquid('chicken broth', 'caldo de pollo', 'Cuánto'),
  liquid('apple juice', 'jugo de manzana', 'Cuánto'),
  liquid('coconut milk', 'leche de coco', 'Cuánta'),
  liquid('iced tea', 'té helado', 'Cuánto'),
  liquid('tomato sauce', 'salsa de tomate', 'Cuánta'),
]
export const drawLiquid = (random: Random, ahead: number): Liquid => random.evenly(turned(LIQUIDS, ahead))

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
const WEIGHED: readonly Weighed[] = [
  weighed(nouns.apple, 'gram', 120, 250),
  weighed(nouns.pumpkin, 'kilogram', 3, 9),
  weighed(noun('book', 'books', 'libro', 'libros', 'm'), 'gram', 250, 900),
  weighed(nouns.dog, 'kilogram', 7, 38),
  weighed(nouns.potato, 'gram', 110, 350),
  weighed(nouns.suitcase, 'kilogram', 8, 25),
  weighed(noun('loaf of bread', 'loaves of bread', 'pan de caja', 'panes de caja', 'm'), 'gram', 400, 750),
  weighed(nouns.watermelon, 'kilogram', 4, 12),
  weighed(nouns.orange, 'gram', 130, 270),
  weighed(noun('box of books', 'boxes of books', 'caja de libros', 'cajas de libros', 'f'), 'kilogram', 8, 25),
  weighed(noun('small package', 'small packages', 'paquete pequeño', 'paquetes pequeños', 'm'), 'gram', 110, 950),
  weighed(nouns.goat, 'kilogram', 25, 70),
  weighed(noun('jar of honey', 'jars of honey', 'frasco de miel', 'frascos de miel', 'm'), 'gram', 350, 700),
  weighed(noun('sack of potatoes', 'sacks of potatoes', 'saco de papas', 'sacos de papas', 'm'), 'kilogram', 5, 25),
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
  return { liquid: drawLiquid(random, ahead), scale, value: random.pick(between(scale)) }
}
const dialsFor = ({ unit, least, most }: Weighed, marks: Marks): readonly Reading[] =>
  DIALS[marks]
    .filter(scale => scale.unit === unit)
    .flatMap(scale =>
      between(scale)
        .filter(value => value >= least && value <= most)
        .map(value => ({ scale, value })),
    )
/** Those that a scale with such marks is made for. */
const weighedOn = (marks: Marks) => WEIGHED.filter(thing => dialsFor(thing, marks).length > 0)
const ON: Readonly<Record<Marks, readonly Weighed[]>> = { halves: weighedOn('halves'), fine: weighedOn('fine') }
export function drawOnADial(random: Random, marks: Marks, ahead: number, unit?: MassUnit): OnADial {
  const thing = random.evenly(
    turned(
      ON[marks].filter(each => unit === undefined || each.unit === unit),
      ahead,
    ),
  )
  return { ...random.pick(dialsFor(thing, marks)), what: thing.noun }
}
const THINGS = ON.fine.filter(({ noun }) => noun !== nouns.dog && noun !== nouns.goat)
/** Two things in one unit, on scales with different marks. */
export function drawTwoOnDials(random: Random, ahead: number): readonly [OnADial, OnADial] {
  const thing = random.evenly(turned(THINGS, ahead))
  const others = THINGS.filter(each => each.unit === thing.unit && each !== thing)
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
