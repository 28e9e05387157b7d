import { type Block, type Both, type Expr, type Inline, line, prose } from '../../../author.ts'

/** A product and one of its factors: the other is asked for. */
export interface Story {
  readonly says: (whole: Expr, side: Expr) => Both<Block>
  /** What is divided by what. */
  readonly how: Both<readonly Inline[]>
  /** The sentence that ends the solution. */
  readonly ends: (found: Expr) => Both<readonly Inline[]>
}

export const stories: readonly Story[] = [
  {
    says: (whole, side) => ({
      en: prose`The area of a rectangle is ${whole} square feet. Its width is ${side} feet. Write its length in feet in simplest form.`,
      es: prose`El área de un rectángulo es ${whole} pies cuadrados. Su ancho es ${side} pies. Escribe su largo en pies en su forma más simple.`,
    }),
    how: {
      en: line`The length of a rectangle is its area divided by its width.`,
      es: line`El largo de un rectángulo es su área dividida entre su ancho.`,
    },
    ends: found => ({ en: line`The length is ${found} feet.`, es: line`El largo es ${found} pies.` }),
  },
  {
    says: (whole, side) => ({
      en: prose`The volume of a box is ${whole} cubic meters. The area of its base is ${side} square meters. Write its height in meters in simplest form.`,
      es: prose`El volumen de una caja es ${whole} metros cúbicos. El área de su base es ${side} metros cuadrados. Escribe su altura en metros en su forma más simple.`,
    }),
    how: {
      en: line`The height of a box is its volume divided by the area of its base.`,
      es: line`La altura de una caja es su volumen dividido entre el área de su base.`,
    },
    ends: found => ({ en: line`The height is ${found} meters.`, es: line`La altura es ${found} metros.` }),
  },
  {
    says: (whole, side) => ({
      en: prose`The area of a parallelogram is ${whole} square inches. Its base is ${side} inches. Write its height in inches in simplest form.`,
      es: prose`El área de un paralelogramo es ${whole} pulgadas cuadradas. Su base mide ${side} pulgadas. Escribe su altura en pulgadas en su forma más simple.`,
    }),
    how: {
      en: line`The height of a parallelogram is its area divided by its base.`,
      es: line`La altura de un paralelogramo es su área dividida entre su base.`,
    },
    ends: found => ({ en: line`The height is ${found} inches.`, es: line`La altura es ${found} pulgadas.` }),
  },
  {
    says: (whole, side) => ({
      en: prose`A train travels ${whole} miles in ${side} hours. Write its average speed in miles per hour in simplest form.`,
      es: prose`Un tren recorre ${whole} millas en ${side} horas. Escribe su velocidad media en millas por hora en su forma más simple.`,
    }),
    how: {
      en: line`The average speed is the distance divided by the time.`,
      es: line`La velocidad media es la distancia dividida entre el tiempo.`,
    },
    ends: found => ({
      en: line`The average speed is ${found} miles per hour.`,
      es: line`La velocidad media es ${found} millas por hora.`,
    }),
  },
  {
    says: (whole, side) => ({
      en: prose`A cyclist rides ${whole} kilometers at ${side} kilometers per hour. Write the time of the ride in hours in simplest form.`,
      es: prose`Una ciclista recorre ${whole} kilómetros a ${side} kilómetros por hora. Escribe la duración del recorrido en horas en su forma más simple.`,
    }),
    how: {
      en: line`The time is the distance divided by the speed.`,
      es: line`El tiempo es la distancia dividida entre la velocidad.`,
    },
    ends: found => ({ en: line`The ride takes ${found} hours.`, es: line`El recorrido dura ${found} horas.` }),
  },
  {
    says: (whole, side) => ({
      en: prose`A faucet lets out ${whole} liters in ${side} minutes. Write its rate in liters per minute in simplest form.`,
      es: prose`Una llave deja salir ${whole} litros en ${side} minutos. Escribe su ritmo en litros por minuto en su forma más simple.`,
    }),
    how: {
      en: line`The rate is the number of liters divided by the time.`,
      es: line`El ritmo es el número de litros dividido entre el tiempo.`,
    },
    ends: found => ({
      en: line`The rate is ${found} liters per minute.`,
      es: line`El ritmo es ${found} litros por minuto.`,
    }),
  },
  {
    says: (whole, side) => ({
      en: prose`A farmer spreads ${whole} kilograms of seed over ${side} hectares. Write the amount of seed in kilograms per hectare in simplest form.`,
      es: prose`Un agricultor reparte ${whole} kilogramos de semilla en ${side} hectáreas. Escribe la cantidad de semilla en kilogramos por hectárea en su forma más simple.`,
    }),
    how: {
      en: line`The amount for each hectare is the mass of the seed divided by the number of hectares.`,
      es: line`La cantidad por hectárea es la masa de la semilla dividida entre el número de hectáreas.`,
    },
    ends: found => ({
      en: line`The farmer spreads ${found} kilograms per hectare.`,
      es: line`El agricultor reparte ${found} kilogramos por hectárea.`,
    }),
  },
  {
    says: (whole, side) => ({
      en: prose`The mass of a metal bar is ${whole} grams, and its volume is ${side} cubic centimeters. Write its density in grams per cubic centimeter in simplest form.`,
      es: prose`La masa de una barra de metal es ${whole} gramos y su volumen es ${side} centímetros cúbicos. Escribe su densidad en gramos por centímetro cúbico en su forma más simple.`,
    }),
    how: {
      en: line`The density is the mass divided by the volume.`,
      es: line`La densidad es la masa dividida entre el volumen.`,
    },
    ends: found => ({
      en: line`The density is ${found} grams per cubic centimeter.`,
      es: line`La densidad es ${found} gramos por centímetro cúbico.`,
    }),
  },
]
