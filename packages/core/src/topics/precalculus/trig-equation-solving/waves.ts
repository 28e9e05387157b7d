import { type Block, type Both, type Expr, type Inline, line, prose, symbol } from '../../../author.ts'

const t = symbol('t')

/** y = middle + size · cos(2πt/period), at its highest when t is 0. `which` is the word for first or second. */
export interface Wave {
  readonly middle: readonly [low: number, high: number]
  readonly size: readonly [low: number, high: number]
  readonly period: readonly number[]
  readonly asks: (model: Expr, target: Expr, which: Expr) => Both<Block>
  readonly ends: (time: Expr, target: Expr) => Both<readonly Inline[]>
}

export const waves: readonly Wave[] = [
  {
    middle: [8, 14],
    size: [3, 6],
    period: [12],
    asks: (model, target, which) => ({
      en: prose`The depth of the water in a harbor, in feet, is ${model}, where ${t} is the number of hours after high tide. After how many hours is the depth ${target} feet for the ${which} time?`,
      es: prose`La profundidad del agua en un puerto, en pies, es ${model}, donde ${t} es el número de horas después de la marea alta. ¿Después de cuántas horas es la profundidad de ${target} pies por ${which} vez?`,
    }),
    ends: (time, target) => ({
      en: line`The water is ${target} feet deep about ${time} hours after high tide.`,
      es: line`El agua tiene ${target} pies de profundidad unas ${time} horas después de la marea alta.`,
    }),
  },
  {
    middle: [20, 40],
    size: [15, 18],
    period: [4, 6, 8, 10],
    asks: (model, target, which) => ({
      en: prose`A seat on a Ferris wheel starts at the top. Its height in meters after ${t} minutes is ${model}. After how many minutes is its height ${target} meters for the ${which} time?`,
      es: prose`Un asiento de una rueda de la fortuna parte del punto más alto. Su altura en metros después de ${t} minutos es ${model}. ¿Después de cuántos minutos es su altura de ${target} metros por ${which} vez?`,
    }),
    ends: (time, target) => ({
      en: line`The seat is ${target} meters high after about ${time} minutes.`,
      es: line`El asiento está a ${target} metros de altura después de unos ${time} minutos.`,
    }),
  },
  {
    middle: [12, 12],
    size: [3, 5],
    period: [12],
    asks: (model, target, which) => ({
      en: prose`In one city, the number of hours of daylight ${t} months after June 21 is ${model}. After how many months are there ${target} hours of daylight for the ${which} time?`,
      es: prose`En una ciudad, el número de horas de luz ${t} meses después del 21 de junio es ${model}. ¿Después de cuántos meses hay ${target} horas de luz por ${which} vez?`,
    }),
    ends: (time, target) => ({
      en: line`There are ${target} hours of daylight about ${time} months after June 21.`,
      es: line`Hay ${target} horas de luz unos ${time} meses después del 21 de junio.`,
    }),
  },
  {
    middle: [20, 40],
    size: [5, 12],
    period: [4, 6, 8],
    asks: (model, target, which) => ({
      en: prose`A spring is stretched and let go. Its length in centimeters after ${t} seconds is ${model}. After how many seconds is it ${target} centimeters long for the ${which} time?`,
      es: prose`Se estira un resorte y se suelta. Su longitud en centímetros después de ${t} segundos es ${model}. ¿Después de cuántos segundos mide ${target} centímetros por ${which} vez?`,
    }),
    ends: (time, target) => ({
      en: line`The spring is ${target} centimeters long after about ${time} seconds.`,
      es: line`El resorte mide ${target} centímetros después de unos ${time} segundos.`,
    }),
  },
  {
    middle: [60, 75],
    size: [8, 14],
    period: [24],
    asks: (model, target, which) => ({
      en: prose`The temperature in a town, in degrees Fahrenheit, ${t} hours after 3 p.m. is ${model}. After how many hours is it ${target} degrees for the ${which} time?`,
      es: prose`La temperatura en un pueblo, en grados Fahrenheit, ${t} horas después de las 3 p.m. es ${model}. ¿Después de cuántas horas es de ${target} grados por ${which} vez?`,
    }),
    ends: (time, target) => ({
      en: line`The temperature is ${target} degrees about ${time} hours after 3 p.m.`,
      es: line`La temperatura es de ${target} grados unas ${time} horas después de las 3 p.m.`,
    }),
  },
  {
    middle: [50, 60],
    size: [18, 26],
    period: [12],
    asks: (model, target, which) => ({
      en: prose`The average temperature in a city, in degrees Fahrenheit, ${t} months after the middle of July is ${model}. After how many months is it ${target} degrees for the ${which} time?`,
      es: prose`La temperatura promedio en una ciudad, en grados Fahrenheit, ${t} meses después de mediados de julio es ${model}. ¿Después de cuántos meses es de ${target} grados por ${which} vez?`,
    }),
    ends: (time, target) => ({
      en: line`The average temperature is ${target} degrees about ${time} months after the middle of July.`,
      es: line`La temperatura promedio es de ${target} grados unos ${time} meses después de mediados de julio.`,
    }),
  },
  {
    middle: [70, 90],
    size: [35, 50],
    period: [4, 5, 6],
    asks: (model, target, which) => ({
      en: prose`The tip of one blade of a wind turbine starts at the top. Its height in meters after ${t} seconds is ${model}. After how many seconds is its height ${target} meters for the ${which} time?`,
      es: prose`La punta de un aspa de un aerogenerador parte del punto más alto. Su altura en metros después de ${t} segundos es ${model}. ¿Después de cuántos segundos es su altura de ${target} metros por ${which} vez?`,
    }),
    ends: (time, target) => ({
      en: line`The tip is ${target} meters high after about ${time} seconds.`,
      es: line`La punta está a ${target} metros de altura después de unos ${time} segundos.`,
    }),
  },
  {
    middle: [110, 130],
    size: [20, 30],
    period: [5, 6, 8],
    asks: (model, target, which) => ({
      en: prose`The height of a carousel horse, in centimeters, ${t} seconds after its highest point is ${model}. After how many seconds is its height ${target} centimeters for the ${which} time?`,
      es: prose`La altura de un caballo de carrusel, en centímetros, ${t} segundos después de su punto más alto es ${model}. ¿Después de cuántos segundos es su altura de ${target} centímetros por ${which} vez?`,
    }),
    ends: (time, target) => ({
      en: line`The horse is ${target} centimeters high after about ${time} seconds.`,
      es: line`El caballo está a ${target} centímetros de altura después de unos ${time} segundos.`,
    }),
  },
  {
    middle: [6, 9],
    size: [3, 5],
    period: [6, 8, 10],
    asks: (model, target, which) => ({
      en: prose`A buoy moves up and down with the waves. Its height above the anchor, in meters, ${t} seconds after its highest point is ${model}. After how many seconds is its height ${target} meters for the ${which} time?`,
      es: prose`Una boya sube y baja con las olas. Su altura sobre el ancla, en metros, ${t} segundos después de su punto más alto es ${model}. ¿Después de cuántos segundos es su altura de ${target} metros por ${which} vez?`,
    }),
    ends: (time, target) => ({
      en: line`The buoy is ${target} meters above the anchor after about ${time} seconds.`,
      es: line`La boya está a ${target} metros sobre el ancla después de unos ${time} segundos.`,
    }),
  },
]
