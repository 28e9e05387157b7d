import { apply, type Block, type Both, type Expr, equation, type Hole, prose, symbol } from '../../../author.ts'

/** A function of a story: what a statement f(a) = b says, and the ways to misread it. */
export interface FunctionMeaning {
  readonly input: readonly [least: number, most: number]
  readonly output: readonly [least: number, most: number]
  readonly tell: Both<Block>
  readonly right: (a: Hole, b: Hole) => Both<Block>
  readonly swapped: (a: Hole, b: Hole) => Both<Block>
  readonly rate: (a: Hole, b: Hole) => Both<Block>
  readonly change: (a: Hole, b: Hole) => Both<Block>
}

const x: Hole = symbol('x')
const f: Hole = apply('f', symbol('x'))

export const statementOf = (a: number, b: number): Expr => equation(apply('f', a), b)

export const functionMeanings: readonly FunctionMeaning[] = [
  {
    input: [3, 9],
    output: [24, 130],
    tell: {
      en: prose`${f} is the cost of ${x} tickets to a show and one order fee, in dollars.`,
      es: prose`${f} es el costo de ${x} boletos para un espectáculo y un cargo por el pedido, en dólares.`,
    },
    right: (a, b) => ({
      en: prose`${a} tickets and the fee cost ${b} dollars.`,
      es: prose`${a} boletos y el cargo cuestan ${b} dólares.`,
    }),
    swapped: (a, b) => ({
      en: prose`${b} tickets and the fee cost ${a} dollars.`,
      es: prose`${b} boletos y el cargo cuestan ${a} dólares.`,
    }),
    rate: (a, b) => ({
      en: prose`Each of ${a} tickets costs ${b} dollars.`,
      es: prose`Cada uno de ${a} boletos cuesta ${b} dólares.`,
    }),
    change: (a, b) => ({
      en: prose`${a} more tickets cost ${b} dollars more.`,
      es: prose`${a} boletos más cuestan ${b} dólares más.`,
    }),
  },
  {
    input: [2, 6],
    output: [18, 90],
    tell: {
      en: prose`${f} is the height of a ball in feet, ${x} seconds after it is thrown.`,
      es: prose`${f} es la altura de una pelota en pies, ${x} segundos después de lanzarla.`,
    },
    right: (a, b) => ({
      en: prose`After ${a} seconds, the ball is ${b} feet high.`,
      es: prose`Después de ${a} segundos, la pelota está a ${b} pies de altura.`,
    }),
    swapped: (a, b) => ({
      en: prose`After ${b} seconds, the ball is ${a} feet high.`,
      es: prose`Después de ${b} segundos, la pelota está a ${a} pies de altura.`,
    }),
    rate: (a, b) => ({
      en: prose`For ${a} seconds, the ball rises ${b} feet each second.`,
      es: prose`Durante ${a} segundos, la pelota sube ${b} pies cada segundo.`,
    }),
    change: (a, b) => ({
      en: prose`The ball is ${a} feet high and moves at ${b} feet per second.`,
      es: prose`La pelota está a ${a} pies de altura y se mueve a ${b} pies por segundo.`,
    }),
  },
  {
    input: [2, 11],
    output: [40, 85],
    tell: {
      en: prose`${f} is the temperature in degrees Fahrenheit, ${x} hours after midnight.`,
      es: prose`${f} es la temperatura en grados Fahrenheit, ${x} horas después de la medianoche.`,
    },
    right: (a, b) => ({
      en: prose`${a} hours after midnight, it is ${b} degrees Fahrenheit.`,
      es: prose`${a} horas después de la medianoche, la temperatura es de ${b} grados Fahrenheit.`,
    }),
    swapped: (a, b) => ({
      en: prose`${b} hours after midnight, it is ${a} degrees Fahrenheit.`,
      es: prose`${b} horas después de la medianoche, la temperatura es de ${a} grados Fahrenheit.`,
    }),
    rate: (a, b) => ({
      en: prose`For ${a} hours, the temperature rises ${b} degrees each hour.`,
      es: prose`Durante ${a} horas, la temperatura sube ${b} grados cada hora.`,
    }),
    change: (a, b) => ({
      en: prose`It takes ${a} hours until the temperature has changed by ${b} degrees.`,
      es: prose`Pasan ${a} horas hasta que la temperatura cambia ${b} grados.`,
    }),
  },
  {
    input: [3, 5],
    output: [95, 185],
    tell: {
      en: prose`${f} is the distance of a car from home in miles, ${x} hours after it left.`,
      es: prose`${f} es la distancia de un auto a su casa en millas, ${x} horas después de salir.`,
    },
    right: (a, b) => ({
      en: prose`After ${a} hours, the car is ${b} miles from home.`,
      es: prose`Después de ${a} horas, el auto está a ${b} millas de la casa.`,
    }),
    swapped: (a, b) => ({
      en: prose`After ${b} hours, the car is ${a} miles from home.`,
      es: prose`Después de ${b} horas, el auto está a ${a} millas de la casa.`,
    }),
    rate: (a, b) => ({
      en: prose`For ${a} hours, the car goes ${b} miles in each hour.`,
      es: prose`Durante ${a} horas, el auto recorre ${b} millas en cada hora.`,
    }),
    change: (a, b) => ({
      en: prose`The car is ${a} miles from home and goes at ${b} miles per hour.`,
      es: prose`El auto está a ${a} millas de la casa y va a ${b} millas por hora.`,
    }),
  },
]
