import { type Both, type Inline, line } from '../../../author.ts'

type Words = Both<readonly Inline[]>
type Hole = Parameters<typeof line>[1]

/** Two percents, one after the other: the second is of the new amount. */
export interface TwoChanges {
  readonly letter: string
  readonly ways: readonly [1 | -1, 1 | -1]
  readonly rates: readonly [readonly number[], readonly number[]]
  readonly says: (amount: Hole, first: Hole, second: Hole) => Words
  readonly asked: Both<string>
  /** Of the first part, the amount after it, the second part, and the amount at the end. */
  readonly means: Readonly<Record<Step, Words>>
}
export type Step = 'firstPart' | 'middle' | 'secondPart' | 'end'

const TAX = [4, 5, 6, 8] as const
const SALE = [15, 20, 25, 30, 40] as const

export const twoChanges: readonly TwoChanges[] = [
  {
    letter: 'p',
    ways: [-1, 1],
    rates: [SALE, TAX],
    says: (amount, first, second) => ({
      en: line`A bike costs ${amount} dollars. It is ${first} off, and then a tax of ${second} is added to the sale price.`,
      es: line`Una bicicleta cuesta ${amount} dólares. Tiene un ${first} de descuento, y luego se suma un impuesto del ${second} al precio rebajado.`,
    }),
    asked: { en: 'the final price in dollars', es: 'el precio final en dólares' },
    means: {
      firstPart: { en: line`the discount`, es: line`el descuento` },
      middle: { en: line`the sale price before tax`, es: line`el precio rebajado sin impuesto` },
      secondPart: { en: line`the tax`, es: line`el impuesto` },
      end: { en: line`the final price`, es: line`el precio final` },
    },
  },
  {
    letter: 'c',
    ways: [1, -1],
    rates: [
      [40, 50, 60],
      [10, 15, 20, 25],
    ],
    says: (amount, first, second) => ({
      en: line`A store buys a chair for ${amount} dollars and marks it up by ${first}. Later the marked price is cut by ${second}.`,
      es: line`Una tienda compra una silla por ${amount} dólares y le aumenta el precio un ${first}. Después rebaja ese precio un ${second}.`,
    }),
    asked: { en: 'the price in dollars at the end', es: 'el precio en dólares al final' },
    means: {
      firstPart: { en: line`the markup`, es: line`el aumento del precio` },
      middle: { en: line`the marked price`, es: line`el precio aumentado` },
      secondPart: { en: line`the amount of the later cut`, es: line`el monto de la rebaja posterior` },
      end: { en: line`the price at the end`, es: line`el precio al final` },
    },
  },
  {
    letter: 'w',
    ways: [1, 1],
    rates: [
      [4, 5, 6, 8],
      [2, 3, 5],
    ],
    says: (amount, first, second) => ({
      en: line`Marta earns ${amount} dollars an hour. She gets a raise of ${first}, and a year later a raise of ${second} of her new pay.`,
      es: line`Marta gana ${amount} dólares por hora. Recibe un aumento del ${first} y, un año después, un aumento del ${second} de su nuevo salario.`,
    }),
    asked: { en: 'her hourly pay in dollars at the end', es: 'su salario por hora en dólares al final' },
    means: {
      firstPart: { en: line`the amount of the first raise`, es: line`el monto del primer aumento` },
      middle: { en: line`her pay after the first raise`, es: line`su salario después del primer aumento` },
      secondPart: { en: line`the amount of the second raise`, es: line`el monto del segundo aumento` },
      end: { en: line`her pay after both raises`, es: line`su salario después de los dos aumentos` },
    },
  },
  {
    letter: 's',
    ways: [-1, -1],
    rates: [SALE, [5, 10, 15]],
    says: (amount, first, second) => ({
      en: line`A pair of boots costs ${amount} dollars. It is ${first} off, and a coupon takes ${second} off the sale price.`,
      es: line`Un par de botas cuesta ${amount} dólares. Tiene un ${first} de descuento, y un cupón descuenta el ${second} del precio rebajado.`,
    }),
    asked: { en: 'the final price in dollars', es: 'el precio final en dólares' },
    means: {
      firstPart: { en: line`the amount of the sale discount`, es: line`el monto del descuento de la oferta` },
      middle: { en: line`the sale price before the coupon`, es: line`el precio rebajado sin el cupón` },
      secondPart: { en: line`the amount that the coupon takes off`, es: line`el monto que descuenta el cupón` },
      end: { en: line`the final price`, es: line`el precio final` },
    },
  },
  {
    letter: 'm',
    ways: [1, 1],
    rates: [TAX, [15, 20]],
    says: (amount, first, second) => ({
      en: line`A meal costs ${amount} dollars. A tax of ${first} is added, and then a tip of ${second} of the cost with tax.`,
      es: line`Una comida cuesta ${amount} dólares. Se suma un impuesto del ${first} y luego una propina del ${second} del costo con impuesto.`,
    }),
    asked: { en: 'the total cost in dollars', es: 'el costo total en dólares' },
    means: {
      firstPart: { en: line`the tax`, es: line`el impuesto` },
      middle: { en: line`the cost with tax, before the tip`, es: line`el costo con impuesto, sin la propina` },
      secondPart: { en: line`the tip`, es: line`la propina` },
      end: { en: line`the total cost`, es: line`el costo total` },
    },
  },
  {
    letter: 'n',
    ways: [1, -1],
    rates: [
      [20, 25, 30],
      [5, 10, 15],
    ],
    says: (amount, first, second) => ({
      en: line`A swim club has ${amount} members. In spring it gains ${first}. In fall it loses ${second} of the members it has then.`,
      es: line`Un club de natación tiene ${amount} miembros. En primavera gana un ${first}. En otoño pierde el ${second} de los que tiene entonces.`,
    }),
    asked: { en: 'the number of members at the end', es: 'el número de miembros al final' },
    means: {
      firstPart: {
        en: line`the number of members that join in spring`,
        es: line`el número de miembros que entran en primavera`,
      },
      middle: { en: line`the number of members in summer`, es: line`el número de miembros en verano` },
      secondPart: {
        en: line`the number of members that leave in fall`,
        es: line`el número de miembros que se van en otoño`,
      },
      end: { en: line`the number of members after fall`, es: line`el número de miembros después del otoño` },
    },
  },
  {
    letter: 'v',
    ways: [-1, -1],
    rates: [
      [20, 30, 40],
      [15, 25, 35],
    ],
    says: (amount, first, second) => ({
      en: line`A tank holds ${amount} liters. In the morning ${first} of the water is used, and in the evening ${second} of what is left.`,
      es: line`Un tanque contiene ${amount} litros. Por la mañana se usa el ${first} del agua y por la tarde el ${second} de lo que queda.`,
    }),
    asked: { en: 'the number of liters left at the end', es: 'el número de litros que quedan al final' },
    means: {
      firstPart: { en: line`the water used in the morning`, es: line`el agua usada por la mañana` },
      middle: { en: line`the water left at noon`, es: line`el agua que queda al mediodía` },
      secondPart: { en: line`the water used in the evening`, es: line`el agua usada por la tarde` },
      end: { en: line`the water left at the end`, es: line`el agua que queda al final` },
    },
  },
  {
    letter: 'd',
    ways: [-1, 1],
    rates: [
      [10, 15, 20, 25],
      [10, 20, 30],
    ],
    says: (amount, first, second) => ({
      en: line`A stock costs ${amount} dollars. Its price falls by ${first} in one year and rises by ${second} in the next.`,
      es: line`Una acción cuesta ${amount} dólares. Su precio baja un ${first} en un año y sube un ${second} en el siguiente.`,
    }),
    asked: { en: 'the price in dollars after both years', es: 'el precio en dólares después de los dos años' },
    means: {
      firstPart: { en: line`the fall in the first year`, es: line`la baja del primer año` },
      middle: { en: line`the price after one year`, es: line`el precio después de un año` },
      secondPart: { en: line`the rise in the second year`, es: line`la subida del segundo año` },
      end: { en: line`the price after both years`, es: line`el precio después de los dos años` },
    },
  },
]
