import { type Block, type Both, type Expr, prose } from '../../../author.ts'

/** A product and one of its factors: the other is asked for. */
export type Story = (whole: Expr, side: Expr) => Both<Block>

export const stories: readonly Story[] = [
  (whole, side) => ({
    en: prose`The area of a rectangle is ${whole} square feet. Its width is ${side} feet. Write its length in feet in simplest form.`,
    es: prose`El área de un rectángulo es ${whole} pies cuadrados. Su ancho es ${side} pies. Escribe su largo en pies en su forma más simple.`,
  }),
  (whole, side) => ({
    en: prose`The volume of a box is ${whole} cubic meters. The area of its base is ${side} square meters. Write its height in meters in simplest form.`,
    es: prose`El volumen de una caja es ${whole} metros cúbicos. El área de su base es ${side} metros cuadrados. Escribe su altura en metros en su forma más simple.`,
  }),
  (whole, side) => ({
    en: prose`The area of a parallelogram is ${whole} square inches. Its base is ${side} inches. Write its height in inches in simplest form.`,
    es: prose`El área de un paralelogramo es ${whole} pulgadas cuadradas. Su base mide ${side} pulgadas. Escribe su altura en pulgadas en su forma más simple.`,
  }),
  (whole, side) => ({
    en: prose`A train travels ${whole} miles in ${side} hours. Write its average speed in miles per hour in simplest form.`,
    es: prose`Un tren recorre ${whole} millas en ${side} horas. Escribe su velocidad media en millas por hora en su forma más simple.`,
  }),
  (whole, side) => ({
    en: prose`A cyclist rides ${whole} kilometers at ${side} kilometers per hour. Write the time of the ride in hours in simplest form.`,
    es: prose`Una ciclista recorre ${whole} kilómetros a ${side} kilómetros por hora. Escribe la duración del recorrido en horas en su forma más simple.`,
  }),
  (whole, side) => ({
    en: prose`A faucet lets out ${whole} liters in ${side} minutes. Write its rate in liters per minute in simplest form.`,
    es: prose`Una llave deja salir ${whole} litros en ${side} minutos. Escribe su ritmo en litros por minuto en su forma más simple.`,
  }),
  (whole, side) => ({
    en: prose`A farmer spreads ${whole} kilograms of seed over ${side} hectares. Write the amount of seed in kilograms per hectare in simplest form.`,
    es: prose`Un agricultor reparte ${whole} kilogramos de semilla en ${side} hectáreas. Escribe la cantidad de semilla en kilogramos por hectárea en su forma más simple.`,
  }),
  (whole, side) => ({
    en: prose`The mass of a metal bar is ${whole} grams, and its volume is ${side} cubic centimeters. Write its density in grams per cubic centimeter in simplest form.`,
    es: prose`La masa de una barra de metal es ${whole} gramos y su volumen es ${side} centímetros cúbicos. Escribe su densidad en gramos por centímetro cúbico en su forma más simple.`,
  }),
]
