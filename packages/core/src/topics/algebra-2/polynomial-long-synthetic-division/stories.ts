import { type Block, type Both, type Expr, prose } from '../../../author.ts'

/** A product and one of its factors: the other is asked for. */
export type Story = (whole: Expr, side: Expr) => Both<Block>

export const stories: readonly Story[] = [
  (whole, side) => ({
    en: prose`The area of a rectangle is ${whole} square meters. Its width is ${side} meters. Write its length in meters as a polynomial.`,
    es: prose`El área de un rectángulo es ${whole} metros cuadrados. Su ancho es ${side} metros. Escribe su largo en metros como un polinomio.`,
  }),
  (whole, side) => ({
    en: prose`The volume of a box is ${whole} cubic inches. Its height is ${side} inches. Write the area of its base in square inches as a polynomial.`,
    es: prose`El volumen de una caja es ${whole} pulgadas cúbicas. Su altura es ${side} pulgadas. Escribe el área de su base en pulgadas cuadradas como un polinomio.`,
  }),
  (whole, side) => ({
    en: prose`The area of a parallelogram is ${whole} square feet. Its height is ${side} feet. Write the length of its base in feet as a polynomial.`,
    es: prose`El área de un paralelogramo es ${whole} pies cuadrados. Su altura es ${side} pies. Escribe la longitud de su base en pies como un polinomio.`,
  }),
  (whole, side) => ({
    en: prose`The volume of a prism is ${whole} cubic centimeters. Its height is ${side} centimeters. Write the area of its base in square centimeters as a polynomial.`,
    es: prose`El volumen de un prisma es ${whole} centímetros cúbicos. Su altura es ${side} centímetros. Escribe el área de su base en centímetros cuadrados como un polinomio.`,
  }),
  (whole, side) => ({
    en: prose`A car travels ${whole} miles in ${side} hours at a constant speed. Write its speed in miles per hour as a polynomial.`,
    es: prose`Un carro recorre ${whole} millas en ${side} horas a velocidad constante. Escribe su velocidad en millas por hora como un polinomio.`,
  }),
  (whole, side) => ({
    en: prose`A theater takes in ${whole} dollars from ${side} tickets of one price. Write the price of a ticket in dollars as a polynomial.`,
    es: prose`Un teatro recauda ${whole} dólares con ${side} boletos del mismo precio. Escribe el precio de un boleto en dólares como un polinomio.`,
  }),
  (whole, side) => ({
    en: prose`A roll of fabric has an area of ${whole} square yards and is ${side} yards wide. Write its length in yards as a polynomial.`,
    es: prose`Un rollo de tela tiene un área de ${whole} yardas cuadradas y mide ${side} yardas de ancho. Escribe su largo en yardas como un polinomio.`,
  }),
  (whole, side) => ({
    en: prose`A pump moves ${whole} gallons in ${side} minutes at a constant rate. Write its rate in gallons per minute as a polynomial.`,
    es: prose`Una bomba mueve ${whole} galones en ${side} minutos a ritmo constante. Escribe su ritmo en galones por minuto como un polinomio.`,
  }),
]
