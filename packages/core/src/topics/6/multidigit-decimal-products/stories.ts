import { type Both, type Inline, line, type Noun, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Words = Both<readonly Inline[]>
type Span = readonly [least: number, most: number]

/** Several things of one price: in cents, and how many. */
export interface PriceStory {
  readonly cents: Span
  /** What prices of this kind go by, in cents, where it is not 1. */
  readonly by?: number
  tell(price: Term, many: Term): Words
  end(many: Term, total: Term): Words
}
export const priceStories: readonly PriceStory[] = [
  {
    cents: [189, 399],
    tell: (price, many) => ({
      en: line`Grapes cost ${price} per pound. How much do ${many} pounds cost?`,
      es: line`Las uvas cuestan ${price} por libra. ¿Cuánto cuestan ${many} libras?`,
    }),
    end: (many, total) => ({
      en: line`The ${many} pounds of grapes cost ${total}.`,
      es: line`Las ${many} libras de uvas cuestan ${total}.`,
    }),
  },
  {
    cents: [875, 1475],
    by: 25,
    tell: (price, many) => ({
      en: line`A movie ticket costs ${price}. How much do ${many} tickets cost?`,
      es: line`Un boleto de cine cuesta ${price}. ¿Cuánto cuestan ${many} boletos?`,
    }),
    end: (many, total) => ({
      en: line`The ${many} tickets cost ${total}.`,
      es: line`Los ${many} boletos cuestan ${total}.`,
    }),
  },
  {
    cents: [179, 479],
    tell: (price, many) => ({
      en: line`A school store sells notebooks for ${price} each. How much do ${many} notebooks cost?`,
      es: line`La tienda de la escuela vende cuadernos a ${price} cada uno. ¿Cuánto cuestan ${many} cuadernos?`,
    }),
    end: (many, total) => ({
      en: line`The ${many} notebooks cost ${total}.`,
      es: line`Los ${many} cuadernos cuestan ${total}.`,
    }),
  },
  {
    cents: [549, 995],
    by: 25,
    tell: (price, many) => ({
      en: line`A sandwich costs ${price}. How much do ${many} sandwiches cost?`,
      es: line`Un sándwich cuesta ${price}. ¿Cuánto cuestan ${many} sándwiches?`,
    }),
    end: (many, total) => ({
      en: line`The ${many} sandwiches cost ${total}.`,
      es: line`Los ${many} sándwiches cuestan ${total}.`,
    }),
  },
  {
    cents: [325, 879],
    tell: (price, many) => ({
      en: line`Ribbon costs ${price} per yard. How much do ${many} yards cost?`,
      es: line`La cinta cuesta ${price} por yarda. ¿Cuánto cuestan ${many} yardas?`,
    }),
    end: (many, total) => ({
      en: line`The ${many} yards of ribbon cost ${total}.`,
      es: line`Las ${many} yardas de cinta cuestan ${total}.`,
    }),
  },
  {
    cents: [1125, 1895],
    tell: (price, many) => ({
      en: line`A lifeguard earns ${price} per hour. How much does the lifeguard earn in ${many} hours?`,
      es: line`Un salvavidas gana ${price} por hora. ¿Cuánto gana en ${many} horas?`,
    }),
    end: (many, total) => ({
      en: line`The lifeguard earns ${total} in ${many} hours.`,
      es: line`El salvavidas gana ${total} en ${many} horas.`,
    }),
  },
  {
    cents: [335, 465],
    tell: (price, many) => ({
      en: line`Gas costs ${price} per gallon. How much do ${many} gallons cost?`,
      es: line`La gasolina cuesta ${price} por galón. ¿Cuánto cuestan ${many} galones?`,
    }),
    end: (many, total) => ({
      en: line`The ${many} gallons of gas cost ${total}.`,
      es: line`Los ${many} galones de gasolina cuestan ${total}.`,
    }),
  },
  {
    cents: [435, 985],
    tell: (price, many) => ({
      en: line`A tomato plant costs ${price}. How much do ${many} plants cost?`,
      es: line`Una planta de tomate cuesta ${price}. ¿Cuánto cuestan ${many} plantas?`,
    }),
    end: (many, total) => ({
      en: line`The ${many} plants cost ${total}.`,
      es: line`Las ${many} plantas cuestan ${total}.`,
    }),
  },
]

/** Two decimal measures that are multiplied. */
export interface MeasureStory {
  readonly a: readonly [least: number, most: number, places: 1 | 2, noun: Noun]
  readonly b: readonly [least: number, most: number, places: 1 | 2, noun: Noun]
  readonly found: Noun
  tell(a: Term, b: Term): Words
  end(found: Term): Words
}
export const measureStories: readonly MeasureStory[] = [
  {
    a: [4.2, 9.8, 1, nouns.meter],
    b: [2.15, 3.95, 2, nouns.meter],
    found: nouns.squareMeter,
    tell: (a, b) => ({
      en: line`A rectangular garden is ${a} long and ${b} wide. What is its area in square meters?`,
      es: line`Un jardín rectangular mide ${a} de largo y ${b} de ancho. ¿Cuál es su área en metros cuadrados?`,
    }),
    end: found => ({ en: line`The area of the garden is ${found}.`, es: line`El área del jardín es de ${found}.` }),
  },
  {
    a: [18.4, 34.8, 1, nouns.mile],
    b: [4.2, 9.8, 1, nouns.gallon],
    found: nouns.mile,
    tell: (a, b) => ({
      en: line`A car travels ${a} on each gallon of gas. How many miles does it travel on ${b}?`,
      es: line`Un carro recorre ${a} con cada galón de gasolina. ¿Cuántas millas recorre con ${b}?`,
    }),
    end: found => ({ en: line`The car travels ${found}.`, es: line`El carro recorre ${found}.` }),
  },
  {
    a: [4.2, 6.4, 1, nouns.kilometer],
    b: [1.2, 3.8, 1, nouns.hour],
    found: nouns.kilometer,
    tell: (a, b) => ({
      en: line`A hiker walks ${a} each hour. How many kilometers does the hiker walk in ${b}?`,
      es: line`Un excursionista camina ${a} cada hora. ¿Cuántos kilómetros camina en ${b}?`,
    }),
    end: found => ({ en: line`The hiker walks ${found}.`, es: line`El excursionista camina ${found}.` }),
  },
  {
    a: [8.6, 11.9, 1, nouns.squareMeter],
    b: [2.2, 7.8, 1, nouns.liter],
    found: nouns.squareMeter,
    tell: (a, b) => ({
      en: line`Each liter of paint covers ${a} of wall. How many square meters do ${b} cover?`,
      es: line`Cada litro de pintura cubre ${a} de pared. ¿Cuántos metros cuadrados cubren ${b}?`,
    }),
    end: found => ({ en: line`The paint covers ${found}.`, es: line`La pintura cubre ${found}.` }),
  },
  {
    a: [1.12, 2.86, 2, nouns.kilogram],
    b: [6.2, 18.8, 1, nouns.meter],
    found: nouns.kilogram,
    tell: (a, b) => ({
      en: line`Each meter of a steel cable weighs ${a}. How many kilograms do ${b} of the cable weigh?`,
      es: line`Cada metro de un cable de acero pesa ${a}. ¿Cuántos kilogramos pesan ${b} del cable?`,
    }),
    end: found => ({ en: line`The cable weighs ${found}.`, es: line`El cable pesa ${found}.` }),
  },
  {
    a: [2.4, 4.8, 1, nouns.meter],
    b: [1.35, 2.95, 2, nouns.meter],
    found: nouns.squareMeter,
    tell: (a, b) => ({
      en: line`A rectangular rug is ${a} long and ${b} wide. What is its area in square meters?`,
      es: line`Una alfombra rectangular mide ${a} de largo y ${b} de ancho. ¿Cuál es su área en metros cuadrados?`,
    }),
    end: found => ({ en: line`The area of the rug is ${found}.`, es: line`El área de la alfombra es de ${found}.` }),
  },
  {
    a: [7.2, 12.6, 1, nouns.liter],
    b: [5.5, 14.5, 1, nouns.minute],
    found: nouns.liter,
    tell: (a, b) => ({
      en: line`A shower uses ${a} of water each minute. How many liters does it use in ${b}?`,
      es: line`Una regadera gasta ${a} de agua cada minuto. ¿Cuántos litros gasta en ${b}?`,
    }),
    end: found => ({ en: line`The shower uses ${found}.`, es: line`La regadera gasta ${found}.` }),
  },
  {
    a: [3.15, 4.65, 2, nouns.cup],
    b: [2.5, 6.5, 1, nouns.kilogram],
    found: nouns.cup,
    tell: (a, b) => ({
      en: line`A machine mixes ${a} of flour into each kilogram of dough. How many cups of flour does it need for ${b} of dough?`,
      es: line`Una máquina mezcla ${a} de harina en cada kilogramo de masa. ¿Cuántas tazas de harina necesita para ${b} de masa?`,
    }),
    end: found => ({
      en: line`The machine needs ${found} of flour.`,
      es: line`La máquina necesita ${found} de harina.`,
    }),
  },
]

/** Two products that are added: a price and an amount, twice. Prices in steps of 20 cents. */
export interface TotalStory {
  readonly prices: readonly [Span, Span]
  readonly amounts: readonly [Span, Span]
  readonly unit: Noun
  tell(a: Term, b: Term, c: Term, d: Term): Words
  end(total: Term): Words
}
export const totalStories: readonly TotalStory[] = [
  {
    prices: [
      [180, 380],
      [240, 480],
    ],
    amounts: [
      [1.25, 4.75],
      [1.25, 3.75],
    ],
    unit: nouns.pound,
    tell: (a, b, c, d) => ({
      en: line`A family buys ${b} of apples at ${a} per pound and ${d} of cherries at ${c} per pound. How much does the family pay in all?`,
      es: line`Una familia compra ${b} de manzanas a ${a} por libra y ${d} de cerezas a ${c} por libra. ¿Cuánto paga en total?`,
    }),
    end: total => ({ en: line`The family pays ${total}.`, es: line`La familia paga ${total}.` }),
  },
  {
    prices: [
      [560, 980],
      [320, 580],
    ],
    amounts: [
      [2.25, 5.75],
      [1.25, 3.75],
    ],
    unit: nouns.yard,
    tell: (a, b, c, d) => ({
      en: line`A tailor buys ${b} of wool at ${a} per yard and ${d} of lining at ${c} per yard. How much does the tailor pay in all?`,
      es: line`Un sastre compra ${b} de lana a ${a} por yarda y ${d} de forro a ${c} por yarda. ¿Cuánto paga en total?`,
    }),
    end: total => ({ en: line`The tailor pays ${total}.`, es: line`El sastre paga ${total}.` }),
  },
  {
    prices: [
      [1240, 1680],
      [1720, 2260],
    ],
    amounts: [
      [5.25, 7.75],
      [1.25, 3.75],
    ],
    unit: nouns.hour,
    tell: (a, b, c, d) => ({
      en: line`A cook works ${b} at ${a} per hour and then ${d} at ${c} per hour. How much does the cook earn in all?`,
      es: line`Una cocinera trabaja ${b} a ${a} por hora y después ${d} a ${c} por hora. ¿Cuánto gana en total?`,
    }),
    end: total => ({ en: line`The cook earns ${total}.`, es: line`La cocinera gana ${total}.` }),
  },
  {
    prices: [
      [640, 980],
      [420, 620],
    ],
    amounts: [
      [1.25, 3.75],
      [2.25, 4.75],
    ],
    unit: nouns.pound,
    tell: (a, b, c, d) => ({
      en: line`A store mixes ${b} of almonds that cost ${a} per pound with ${d} of peanuts that cost ${c} per pound. How much does the mix cost?`,
      es: line`Una tienda mezcla ${b} de almendras de ${a} por libra con ${d} de cacahuates de ${c} por libra. ¿Cuánto cuesta la mezcla?`,
    }),
    end: total => ({ en: line`The mix costs ${total}.`, es: line`La mezcla cuesta ${total}.` }),
  },
  {
    prices: [
      [320, 460],
      [380, 520],
    ],
    amounts: [
      [8.25, 12.75],
      [6.25, 9.75],
    ],
    unit: nouns.gallon,
    tell: (a, b, c, d) => ({
      en: line`A driver buys ${b} of gas at ${a} per gallon and later ${d} at ${c} per gallon. How much does the driver pay in all?`,
      es: line`Un conductor compra ${b} de gasolina a ${a} por galón y más tarde ${d} a ${c} por galón. ¿Cuánto paga en total?`,
    }),
    end: total => ({ en: line`The driver pays ${total}.`, es: line`El conductor paga ${total}.` }),
  },
  {
    prices: [
      [140, 260],
      [460, 880],
    ],
    amounts: [
      [6.25, 12.75],
      [2.25, 5.75],
    ],
    unit: nouns.meter,
    tell: (a, b, c, d) => ({
      en: line`A sailor buys ${b} of thin rope at ${a} per meter and ${d} of thick rope at ${c} per meter. How much does the sailor pay in all?`,
      es: line`Un marinero compra ${b} de cuerda delgada a ${a} por metro y ${d} de cuerda gruesa a ${c} por metro. ¿Cuánto paga en total?`,
    }),
    end: total => ({ en: line`The sailor pays ${total}.`, es: line`El marinero paga ${total}.` }),
  },
  {
    prices: [
      [520, 780],
      [880, 1260],
    ],
    amounts: [
      [1.25, 3.75],
      [1.25, 2.75],
    ],
    unit: nouns.pound,
    tell: (a, b, c, d) => ({
      en: line`A cafeteria buys ${b} of chicken at ${a} per pound and ${d} of fish at ${c} per pound. How much does the cafeteria pay in all?`,
      es: line`Una cafetería compra ${b} de pollo a ${a} por libra y ${d} de pescado a ${c} por libra. ¿Cuánto paga en total?`,
    }),
    end: total => ({ en: line`The cafeteria pays ${total}.`, es: line`La cafetería paga ${total}.` }),
  },
  {
    prices: [
      [860, 1240],
      [1460, 1920],
    ],
    amounts: [
      [2.25, 6.75],
      [1.25, 4.75],
    ],
    unit: nouns.hour,
    tell: (a, b, c, d) => ({
      en: line`A club rents a canoe for ${b} at ${a} per hour and a sailboat for ${d} at ${c} per hour. How much does the club pay in all?`,
      es: line`Un club alquila una canoa por ${b} a ${a} la hora y un velero por ${d} a ${c} la hora. ¿Cuánto paga en total?`,
    }),
    end: total => ({ en: line`The club pays ${total}.`, es: line`El club paga ${total}.` }),
  },
]
