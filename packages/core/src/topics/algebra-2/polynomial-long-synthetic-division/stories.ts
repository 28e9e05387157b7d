import { type Block, type Both, type Expr, type Inline, line, prose } from '../../../author.ts'

/** A product and one of its factors: the other is asked for. */
export interface Story {
  readonly tell: (whole: Expr, side: Expr) => Both<Block>
  readonly finds: Both<readonly Inline[]>
  readonly ends: (found: Expr) => Both<readonly Inline[]>
}

export const stories: readonly Story[] = [
  {
    tell: (whole, side) => ({
      en: prose`The area of a rectangle is ${whole} square meters. Its width is ${side} meters. Write its length in meters as a polynomial.`,
      es: prose`El área de un rectángulo es ${whole} metros cuadrados. Su ancho es ${side} metros. Escribe su largo en metros como un polinomio.`,
    }),
    finds: { en: line`The length is the area divided by the width.`, es: line`El largo es el área entre el ancho.` },
    ends: found => ({
      en: line`The rectangle is ${found} meters long.`,
      es: line`El largo del rectángulo es ${found} metros.`,
    }),
  },
  {
    tell: (whole, side) => ({
      en: prose`The volume of a box is ${whole} cubic inches. Its height is ${side} inches. Write the area of its base in square inches as a polynomial.`,
      es: prose`El volumen de una caja es ${whole} pulgadas cúbicas. Su altura es ${side} pulgadas. Escribe el área de su base en pulgadas cuadradas como un polinomio.`,
    }),
    finds: {
      en: line`The area of the base is the volume divided by the height.`,
      es: line`El área de la base es el volumen entre la altura.`,
    },
    ends: found => ({
      en: line`The area of the base is ${found} square inches.`,
      es: line`El área de la base es ${found} pulgadas cuadradas.`,
    }),
  },
  {
    tell: (whole, side) => ({
      en: prose`The area of a parallelogram is ${whole} square feet. Its height is ${side} feet. Write the length of its base in feet as a polynomial.`,
      es: prose`El área de un paralelogramo es ${whole} pies cuadrados. Su altura es ${side} pies. Escribe la longitud de su base en pies como un polinomio.`,
    }),
    finds: {
      en: line`The base is the area divided by the height.`,
      es: line`La base es el área entre la altura.`,
    },
    ends: found => ({ en: line`The base is ${found} feet long.`, es: line`La base mide ${found} pies.` }),
  },
  {
    tell: (whole, side) => ({
      en: prose`The volume of a prism is ${whole} cubic centimeters. Its height is ${side} centimeters. Write the area of its base in square centimeters as a polynomial.`,
      es: prose`El volumen de un prisma es ${whole} centímetros cúbicos. Su altura es ${side} centímetros. Escribe el área de su base en centímetros cuadrados como un polinomio.`,
    }),
    finds: {
      en: line`The area of the base is the volume divided by the height.`,
      es: line`El área de la base es el volumen entre la altura.`,
    },
    ends: found => ({
      en: line`The area of the base is ${found} square centimeters.`,
      es: line`El área de la base es ${found} centímetros cuadrados.`,
    }),
  },
  {
    tell: (whole, side) => ({
      en: prose`A car travels ${whole} miles in ${side} hours at a constant speed. Write its speed in miles per hour as a polynomial.`,
      es: prose`Un carro recorre ${whole} millas en ${side} horas a velocidad constante. Escribe su velocidad en millas por hora como un polinomio.`,
    }),
    finds: {
      en: line`The speed is the distance divided by the time.`,
      es: line`La velocidad es la distancia entre el tiempo.`,
    },
    ends: found => ({
      en: line`The speed of the car is ${found} miles per hour.`,
      es: line`La velocidad del carro es ${found} millas por hora.`,
    }),
  },
  {
    tell: (whole, side) => ({
      en: prose`A theater takes in ${whole} dollars from ${side} tickets of one price. Write the price of a ticket in dollars as a polynomial.`,
      es: prose`Un teatro recauda ${whole} dólares con ${side} boletos del mismo precio. Escribe el precio de un boleto en dólares como un polinomio.`,
    }),
    finds: {
      en: line`The price of a ticket is the money taken in divided by the number of tickets.`,
      es: line`El precio de un boleto es lo recaudado entre el número de boletos.`,
    },
    ends: found => ({
      en: line`A ticket costs ${found} dollars.`,
      es: line`Un boleto cuesta ${found} dólares.`,
    }),
  },
  {
    tell: (whole, side) => ({
      en: prose`A roll of fabric has an area of ${whole} square yards and is ${side} yards wide. Write its length in yards as a polynomial.`,
      es: prose`Un rollo de tela tiene un área de ${whole} yardas cuadradas y mide ${side} yardas de ancho. Escribe su largo en yardas como un polinomio.`,
    }),
    finds: { en: line`The length is the area divided by the width.`, es: line`El largo es el área entre el ancho.` },
    ends: found => ({ en: line`The fabric is ${found} yards long.`, es: line`La tela mide ${found} yardas de largo.` }),
  },
  {
    tell: (whole, side) => ({
      en: prose`A pump moves ${whole} gallons in ${side} minutes at a constant rate. Write its rate in gallons per minute as a polynomial.`,
      es: prose`Una bomba mueve ${whole} galones en ${side} minutos a ritmo constante. Escribe su ritmo en galones por minuto como un polinomio.`,
    }),
    finds: {
      en: line`The rate is the number of gallons divided by the time.`,
      es: line`El ritmo es el número de galones entre el tiempo.`,
    },
    ends: found => ({
      en: line`The pump moves ${found} gallons per minute.`,
      es: line`La bomba mueve ${found} galones por minuto.`,
    }),
  },
]
