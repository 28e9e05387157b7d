import {
  type Block,
  type Both,
  decimal,
  type Expr,
  type FormMaker,
  type Inline,
  join,
  line,
  minus,
  type Printed,
  percent,
  type prose,
  type Random,
  Ratio,
  role,
  sum,
  symbol,
} from '../../../author.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export type Words = Both<readonly Inline[]>
export type Hole = Parameters<typeof prose>[1]

/** An amount that goes up or down by a percent. */
export interface Change {
  readonly letter: string
  readonly way: 1 | -1
  /** Rates for the first lesson, multiples of 5, and others, none a multiple of 10. */
  readonly rates: { readonly easy: readonly number[]; readonly medium: readonly number[] }
  readonly says: (amount: Expr, rate: Hole) => Words
  /** "the total price in dollars". */
  readonly asked: Both<string>
}
export const changes: readonly Change[] = [
  {
    letter: 'j',
    way: 1,
    rates: { easy: [5, 10], medium: [4, 6, 7, 8, 9] },
    says: (amount, rate) => ({
      en: line`A jacket costs ${amount} dollars. The sales tax is ${rate}.`,
      es: line`Una chaqueta cuesta ${amount} dólares. El impuesto de ventas es del ${rate}.`,
    }),
    asked: { en: 'the total price in dollars', es: 'el precio total en dólares' },
  },
  {
    letter: 'g',
    way: -1,
    rates: { easy: [10, 20, 25, 30, 40], medium: [12, 15, 18, 35, 45] },
    says: (amount, rate) => ({
      en: line`A game costs ${amount} dollars. Today it is ${rate} off.`,
      es: line`Un juego cuesta ${amount} dólares. Hoy tiene un ${rate} de descuento.`,
    }),
    asked: { en: 'the sale price in dollars', es: 'el precio rebajado en dólares' },
  },
  {
    letter: 'w',
    way: 1,
    rates: { easy: [5], medium: [2, 3, 4, 6, 7, 8] },
    says: (amount, rate) => ({
      en: line`Luis earns ${amount} dollars an hour. He gets a raise of ${rate}.`,
      es: line`Luis gana ${amount} dólares por hora. Recibe un aumento del ${rate}.`,
    }),
    asked: { en: 'his new hourly pay in dollars', es: 'su nuevo salario por hora en dólares' },
  },
  {
    letter: 'f',
    way: -1,
    rates: { easy: [5, 15, 20, 25], medium: [4, 8, 12, 15] },
    says: (amount, rate) => ({
      en: line`The yearly fee of a club is ${amount} dollars. It goes down by ${rate}.`,
      es: line`La cuota anual de un club es de ${amount} dólares. Baja un ${rate}.`,
    }),
    asked: { en: 'the new fee in dollars', es: 'la nueva cuota en dólares' },
  },
  {
    letter: 'm',
    way: 1,
    rates: { easy: [15, 20], medium: [15, 18, 22] },
    says: (amount, rate) => ({
      en: line`A meal costs ${amount} dollars. A tip of ${rate} is added.`,
      es: line`Una comida cuesta ${amount} dólares. Se agrega una propina del ${rate}.`,
    }),
    asked: { en: 'the cost in dollars with the tip', es: 'el costo en dólares con la propina' },
  },
  {
    letter: 'v',
    way: -1,
    rates: { easy: [15, 30, 35, 40, 60], medium: [16, 24, 35, 55] },
    says: (amount, rate) => ({
      en: line`A tank holds ${amount} liters of water. Then ${rate} of the water is used.`,
      es: line`Un tanque contiene ${amount} litros de agua. Luego se usa el ${rate} del agua.`,
    }),
    asked: { en: 'the number of liters of water left', es: 'el número de litros de agua que quedan' },
  },
  {
    letter: 'b',
    way: 1,
    rates: { easy: [25, 30, 40], medium: [12, 15, 35, 45] },
    says: (amount, rate) => ({
      en: line`A photo is ${amount} cm wide. It is made ${rate} wider.`,
      es: line`Una foto mide ${amount} cm de ancho. Se hace un ${rate} más ancha.`,
    }),
    asked: { en: 'the new width in centimeters', es: 'el nuevo ancho en centímetros' },
  },
  {
    letter: 's',
    way: -1,
    rates: { easy: [10, 15, 35, 45], medium: [15, 25, 35, 45] },
    says: (amount, rate) => ({
      en: line`A pair of shoes costs ${amount} dollars. A coupon takes off ${rate}.`,
      es: line`Un par de zapatos cuesta ${amount} dólares. Un cupón descuenta el ${rate}.`,
    }),
    asked: { en: 'the price in dollars with the coupon', es: 'el precio en dólares con el cupón' },
  },
  {
    letter: 'n',
    way: 1,
    rates: { easy: [5, 10, 20], medium: [4, 8, 12, 16] },
    says: (amount, rate) => ({
      en: line`A school has ${amount} students. Next year it will have ${rate} more.`,
      es: line`Una escuela tiene ${amount} estudiantes. El próximo año tendrá un ${rate} más.`,
    }),
    asked: { en: 'the number of students next year', es: 'el número de estudiantes del próximo año' },
  },
  {
    letter: 'k',
    way: -1,
    rates: { easy: [5, 10, 25], medium: [6, 12, 14, 16] },
    says: (amount, rate) => ({
      en: line`A loaded truck weighs ${amount} kilograms. After part of its load is removed, it weighs ${rate} less.`,
      es: line`Un camión cargado pesa ${amount} kilogramos. Después de descargar una parte, pesa un ${rate} menos.`,
    }),
    asked: { en: 'the new weight in kilograms', es: 'el nuevo peso en kilogramos' },
  },
  {
    letter: 't',
    way: -1,
    rates: { easy: [10, 20], medium: [12, 15, 25, 35] },
    says: (amount, rate) => ({
      en: line`A ticket to a museum costs ${amount} dollars. Members get ${rate} off.`,
      es: line`Un boleto para un museo cuesta ${amount} dólares. Los socios tienen un ${rate} de descuento.`,
    }),
    asked: { en: 'the price for members in dollars', es: 'el precio para los socios en dólares' },
  },
  {
    letter: 'r',
    way: 1,
    rates: { easy: [5, 10], medium: [2, 3, 4, 6, 8] },
    says: (amount, rate) => ({
      en: line`The rent of an apartment is ${amount} dollars a month. It goes up by ${rate}.`,
      es: line`El alquiler de un apartamento es de ${amount} dólares al mes. Sube un ${rate}.`,
    }),
    asked: { en: 'the new monthly rent in dollars', es: 'el nuevo alquiler mensual en dólares' },
  },
  {
    letter: 'x',
    way: -1,
    rates: { easy: [10, 20], medium: [12, 15, 18, 24] },
    says: (amount, rate) => ({
      en: line`A bus trip takes ${amount} minutes. On a new highway, it takes ${rate} less time.`,
      es: line`Un viaje en autobús dura ${amount} minutos. Por una autopista nueva dura un ${rate} menos.`,
    }),
    asked: { en: 'the new time in minutes', es: 'el nuevo tiempo en minutos' },
  },
  {
    letter: 'h',
    way: 1,
    rates: { easy: [10, 20], medium: [4, 8, 12, 15] },
    says: (amount, rate) => ({
      en: line`A tree is ${amount} feet tall. In one year, its height increases by ${rate}.`,
      es: line`Un árbol mide ${amount} pies de alto. En un año su altura aumenta un ${rate}.`,
    }),
    asked: { en: 'the new height in feet', es: 'la nueva altura en pies' },
  },
  {
    letter: 'p',
    way: -1,
    rates: { easy: [20, 30], medium: [15, 25, 35, 45] },
    says: (amount, rate) => ({
      en: line`A new computer costs ${amount} dollars. After a year, it is worth ${rate} less.`,
      es: line`Una computadora nueva cuesta ${amount} dólares. Después de un año vale un ${rate} menos.`,
    }),
    asked: { en: 'its value in dollars after a year', es: 'su valor en dólares después de un año' },
  },
  {
    letter: 'c',
    way: 1,
    rates: { easy: [20, 30], medium: [12, 15, 18, 25] },
    says: (amount, rate) => ({
      en: line`A bakery sells ${amount} loaves of bread a day. In winter, it sells ${rate} more.`,
      es: line`Una panadería vende ${amount} panes al día. En invierno vende un ${rate} más.`,
    }),
    asked: { en: 'the number of loaves a day in winter', es: 'el número de panes al día en invierno' },
  },
  {
    letter: 'u',
    way: -1,
    rates: { easy: [10, 20], medium: [6, 8, 14, 18] },
    says: (amount, rate) => ({
      en: line`A lake covers ${amount} acres. In a dry summer, its area decreases by ${rate}.`,
      es: line`Un lago cubre ${amount} acres. En un verano seco su superficie disminuye un ${rate}.`,
    }),
    asked: { en: 'the new area in acres', es: 'la nueva superficie en acres' },
  },
  {
    letter: 'q',
    way: 1,
    rates: { easy: [10, 20], medium: [8, 12, 15, 18] },
    says: (amount, rate) => ({
      en: line`A concert ticket costs ${amount} dollars. A service fee of ${rate} is added.`,
      es: line`Un boleto para un concierto cuesta ${amount} dólares. Se agrega un cargo por servicio del ${rate}.`,
    }),
    asked: { en: 'the cost in dollars with the fee', es: 'el costo en dólares con el cargo' },
  },
  {
    letter: 'd',
    way: -1,
    rates: { easy: [10, 20], medium: [12, 15, 16, 24] },
    says: (amount, rate) => ({
      en: line`A battery lasts ${amount} hours on one charge. After a year of use, it lasts ${rate} less.`,
      es: line`Una batería dura ${amount} horas con una carga. Después de un año de uso dura un ${rate} menos.`,
    }),
    asked: { en: 'the number of hours after the year', es: 'el número de horas después de ese año' },
  },
  {
    letter: 'z',
    way: 1,
    rates: { easy: [20, 30], medium: [12, 15, 25, 35] },
    says: (amount, rate) => ({
      en: line`A worker packs ${amount} boxes an hour. With a new machine, she packs ${rate} more.`,
      es: line`Una trabajadora empaca ${amount} cajas por hora. Con una máquina nueva empaca un ${rate} más.`,
    }),
    asked: { en: 'the number of boxes an hour with the machine', es: 'el número de cajas por hora con la máquina' },
  },
]

export interface Drawn {
  readonly of: Change
  readonly rate: number
}
/** Forms of a level take their stories from different places, so that no sheet tells one twice. */
export const drawChange = (random: Random, level: 'easy' | 'medium', from = 0, to = changes.length): Drawn => {
  const of = random.evenly(changes.slice(from, to))
  return { of, rate: random.pick(of.rates[level]) }
}
export const partOf = (rate: number): Ratio => Ratio.of(rate, 100)
export const multiplierOf = ({ of, rate }: Drawn): Ratio => Ratio.of(1).plus(partOf(rate).times(of.way))
/** 0.8g; g alone for 1. */
export const timesLetter = (factor: Ratio, letter: string): Expr => join(decimal(factor), symbol(letter))
/** g − 0.2g. */
export const changed = ({ of, rate }: Drawn): Expr => {
  const [letter, part] = [symbol(of.letter), timesLetter(partOf(rate), of.letter)]
  return of.way > 0 ? sum(letter, part) : minus(letter, part)
}
export const rateRole = ({ of, rate }: Drawn) => role(of.way > 0 ? 'up' : 'down', percent(rate))
export const paragraphOf = (...parts: readonly Words[]): Both<Block> => ({
  en: { kind: 'paragraph', content: parts.flatMap(({ en }, i) => (i === 0 ? en : [' ', ...en])) },
  es: { kind: 'paragraph', content: parts.flatMap(({ es }, i) => (i === 0 ? es : [' ', ...es])) },
})
/** 100% and the percent, as one number. */
export const hundredPercent = ({ of, rate }: Drawn): Expr =>
  of.way > 0 ? sum(percent(100), percent(rate)) : minus(percent(100), percent(rate))
/** What 100 of the amount become, from the printed percent. */
export function ofHundred(printed: Printed): Ratio {
  const isUp = printed.terms('role').some(({ name }) => name === 'up')
  const part = (printed.role(isUp ? 'up' : 'down') as Ratio).times(100)
  return isUp ? part.plus(100) : Ratio.of(100).minus(part)
}

/** Whatever the letter is, it is 100. */
export const HUNDRED: Readonly<Record<string, number>> = Object.fromEntries(changes.map(({ letter }) => [letter, 100]))
