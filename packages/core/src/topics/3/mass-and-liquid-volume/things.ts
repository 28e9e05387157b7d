import {
  aThing,
  type Both,
  type Expr,
  exact,
  type Inline,
  line,
  measure,
  type Noun,
  noun,
  type Printed,
  type Term,
  type UnitId,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

export type MassUnit = 'gram' | 'kilogram'
export type LiquidUnit = 'milliliter' | 'liter'
export type Unit = MassUnit | LiquidUnit
/** How many of the smaller unit make one. */
export const SIZES: Readonly<Record<Unit, number>> = { gram: 1, kilogram: 1000, milliliter: 1, liter: 1000 }
export const unitNouns = {
  gram: nouns.gram,
  kilogram: nouns.kilogram,
  milliliter: nouns.milliliter,
  liter: nouns.liter,
} as const satisfies Record<Unit, Noun>
export const isLiquid = (unit: Unit): unit is LiquidUnit => unit === 'milliliter' || unit === 'liter'
/** The unit that the same kind of amount is also told in. */
export const otherUnit: Readonly<Record<Unit, Unit>> = {
  gram: 'kilogram',
  kilogram: 'gram',
  milliliter: 'liter',
  liter: 'milliliter',
}

/** Something everybody knows: its mass, or how much it holds, in a sensible unit, and between which amounts that really is. */
export interface Thing {
  readonly called: Term
  readonly noun: Noun
  readonly unit: Unit
  readonly amount: number
  readonly least: number
  readonly most: number
}

const thingOf =
  (unit: Unit) =>
  (en: string, es: string, gender: 'm' | 'f', amount: number, least: number, most: number): Thing => {
    const named = noun(en, `${en}s`, es, `${es}s`, gender)
    return { called: aThing(named), noun: named, unit, amount, least, most }
  }
const grams = thingOf('gram')
const kilograms = thingOf('kilogram')
const milliliters = thingOf('milliliter')
const liters = thingOf('liter')

/** Units in turn, so that neighbors differ. */
export const THINGS: readonly Thing[] = [
  grams('apple', 'manzana', 'f', 150, 120, 250),
  liters('bathtub', 'bañera', 'f', 200, 150, 300),
  kilograms('house cat', 'gato doméstico', 'm', 4, 3, 7),
  milliliters('teaspoon', 'cucharita', 'f', 5, 4, 6),
  kilograms('bicycle', 'bicicleta', 'f', 12, 9, 16),
  grams('paper clip', 'clip', 'm', 1, 1, 2),
  milliliters('juice box', 'cajita de jugo', 'f', 200, 180, 250),
  liters('bucket', 'cubeta', 'f', 10, 7, 15),
  grams('tennis ball', 'pelota de tenis', 'f', 60, 55, 65),
  kilograms('grown man', 'hombre adulto', 'm', 80, 60, 110),
  liters('large soda bottle', 'botella grande de refresco', 'f', 2, 1, 3),
  milliliters('drinking glass', 'vaso', 'm', 300, 200, 400),
  kilograms('brick', 'ladrillo', 'm', 2, 1, 4),
  grams('new pencil', 'lápiz nuevo', 'm', 6, 4, 8),
  milliliters('can of soda', 'lata de refresco', 'f', 350, 330, 360),
  kilograms('horse', 'caballo', 'm', 500, 400, 700),
  grams('egg', 'huevo', 'm', 50, 45, 75),
  liters('kitchen sink', 'fregadero de cocina', 'm', 20, 15, 40),
  kilograms('watermelon', 'sandía', 'f', 5, 4, 12),
  milliliters('soup bowl', 'plato de sopa', 'm', 300, 250, 500),
  grams('soccer ball', 'balón de fútbol', 'm', 430, 400, 460),
  liters('watering can', 'regadera', 'f', 8, 4, 10),
  kilograms('bowling ball', 'bola de boliche', 'f', 6, 4, 8),
  milliliters('tablespoon', 'cuchara sopera', 'f', 15, 12, 20),
  grams('cell phone', 'celular', 'm', 180, 140, 240),
  kilograms('cow', 'vaca', 'f', 600, 400, 900),
  liters('large soup pot', 'olla grande para sopa', 'f', 6, 4, 12),
  milliliters('coffee mug', 'taza de café', 'f', 250, 200, 400),
  grams('bar of soap', 'jabón de baño', 'm', 100, 80, 150),
  kilograms('large dog', 'perro grande', 'm', 30, 20, 50),
  liters('car’s gas tank', 'tanque de gasolina de un carro', 'm', 50, 40, 70),
  milliliters('test tube', 'tubo de ensayo', 'm', 20, 10, 40),
  grams('banana', 'plátano', 'm', 120, 90, 200),
  kilograms('third grader', 'estudiante de tercer grado', 'm', 30, 20, 45),
  milliliters('baby bottle', 'biberón', 'm', 250, 150, 350),
  grams('nickel', 'moneda de 5 centavos', 'f', 5, 5, 5),
  kilograms('wooden chair', 'silla de madera', 'f', 5, 3, 9),
  grams('slice of bread', 'rebanada de pan', 'f', 30, 25, 50),
  grams('grape', 'uva', 'f', 5, 3, 8),
  kilograms('full suitcase', 'maleta llena', 'f', 20, 12, 25),
]

export const amountIn = (amount: Value, unit: UnitId): Expr => measure(amount, unit)
export const amountOf = ({ amount, unit }: Thing): Expr => amountIn(amount, unit)
/** In grams or milliliters. */
export const sizeOf = ({ amount, unit }: Thing): number => amount * SIZES[unit]
/** Whether something may have so much mass or hold so much. */
export const mayBe = (thing: Thing, amount: number, unit: Unit): boolean =>
  isLiquid(thing.unit) === isLiquid(unit) &&
  amount * SIZES[unit] >= thing.least * SIZES[thing.unit] &&
  amount * SIZES[unit] <= thing.most * SIZES[thing.unit]

/** "A bucket holds about 10 L." */
export const isAbout = (thing: Thing, amount: Expr = amountOf(thing)): Both<readonly Inline[]> =>
  isLiquid(thing.unit)
    ? {
        en: line`${thing.called} holds about ${amount}.`,
        es: line`En ${thing.called} caben aproximadamente ${amount}.`,
      }
    : {
        en: line`${thing.called} has a mass of about ${amount}.`,
        es: line`${thing.called} tiene una masa de aproximadamente ${amount}.`,
      }

/** What has about the mass of one unit, or holds about one. */
export const KNOWN: Readonly<Record<Unit, Both<readonly Inline[]>>> = {
  gram: {
    en: line`A dollar bill has a mass of about 1 gram.`,
    es: line`Un billete de un dólar tiene una masa de aproximadamente 1 gramo.`,
  },
  kilogram: {
    en: line`A liter of water has a mass of about 1 kilogram, which is 1,000 grams.`,
    es: line`Un litro de agua tiene una masa de aproximadamente 1 kilogramo, que son 1,000 gramos.`,
  },
  milliliter: {
    en: line`20 drops of water are about 1 milliliter.`,
    es: line`20 gotas de agua son aproximadamente 1 mililitro.`,
  },
  liter: {
    en: line`A large bottle of water holds about 1 liter, which is 1,000 milliliters.`,
    es: line`En una botella grande de agua cabe aproximadamente 1 litro, que son 1,000 mililitros.`,
  },
}

/** "150 kg is far too much for an apple." */
export const isFarOff = (thing: Thing, amount: number, unit: Unit): Both<readonly Inline[]> => {
  const said = amountIn(amount, unit)
  return amount * SIZES[unit] > sizeOf(thing)
    ? {
        en: line`${said} is far too much for ${thing.called}.`,
        es: line`${said} es demasiado para ${thing.called}.`,
      }
    : {
        en: line`${said} is far too little for ${thing.called}.`,
        es: line`${said} es muy poco para ${thing.called}.`,
      }
}

/** The things that are printed. */
export const printedThings = (printed: Printed): readonly Thing[] =>
  THINGS.filter(({ noun: { en } }) => printed.terms('thing').some(term => term.noun.en[0] === en[0]))

/** A printed amount with its unit. */
export const isUnit = (unit: string): unit is Unit => Object.hasOwn(SIZES, unit)
export const fits = (thing: Thing, of: Expr): boolean =>
  of.kind === 'measure' && isUnit(of.unit) && mayBe(thing, exact(of.of).n, of.unit)
