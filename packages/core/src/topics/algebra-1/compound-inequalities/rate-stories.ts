import { type Block, type Both, type Hole, type Inline, line, prose, symbol } from '../../../author.ts'

/** An amount that starts somewhere and rises or falls evenly, and must stay between two limits. */
export interface RateStory {
  readonly falls: boolean
  readonly isMoney: boolean
  readonly start: readonly [least: number, most: number]
  readonly rate: readonly [least: number, most: number]
  /** How many steps lead to the first limit, and from it to the other. */
  readonly steps: readonly [least: number, most: number]
  readonly ask: (start: Hole, rate: Hole, low: Hole, high: Hole) => Both<Block>
  /** What the expression stands for. */
  readonly amount: Both<readonly Inline[]>
  readonly says: (first: Hole, last: Hole) => Both<readonly Inline[]>
}
const x: Hole = symbol('x')

export const rateStories: readonly RateStory[] = [
  {
    falls: false,
    isMoney: true,
    start: [3, 6],
    rate: [2, 4],
    steps: [3, 8],
    ask: (start, rate, low, high) => ({
      en: prose`A taxi ride costs ${start} plus ${rate} for each mile. For which distances ${x}, in miles, does a ride cost at least ${low} and at most ${high}? Write and solve an inequality.`,
      es: prose`Un viaje en taxi cuesta ${start} más ${rate} por cada milla. ¿Para qué distancias ${x}, en millas, cuesta el viaje al menos ${low} y como máximo ${high}? Escribe una desigualdad y resuélvela.`,
    }),
    amount: { en: line`the cost of the ride, in dollars`, es: line`el costo del viaje, en dólares` },
    says: (first, last) => ({
      en: line`The ride costs an amount between these limits for distances from ${first} to ${last} miles.`,
      es: line`El viaje cuesta una cantidad entre esos límites para distancias de ${first} a ${last} millas.`,
    }),
  },
  {
    falls: false,
    isMoney: false,
    start: [20, 60],
    rate: [5, 12],
    steps: [2, 6],
    ask: (start, rate, low, high) => ({
      en: prose`A tank holds ${start} liters of water, and ${rate} liters flow in each minute. At which times ${x}, in minutes, does it hold at least ${low} liters and at most ${high} liters? Write and solve an inequality.`,
      es: prose`Un tanque tiene ${start} litros de agua y cada minuto entran ${rate} litros. ¿En qué tiempos ${x}, en minutos, tiene al menos ${low} litros y como máximo ${high} litros? Escribe una desigualdad y resuélvela.`,
    }),
    amount: { en: line`the number of liters in the tank`, es: line`el número de litros en el tanque` },
    says: (first, last) => ({
      en: line`The tank holds such an amount from ${first} minutes to ${last} minutes after the start.`,
      es: line`El tanque tiene una cantidad así desde los ${first} hasta los ${last} minutos.`,
    }),
  },
  {
    falls: false,
    isMoney: false,
    start: [40, 90],
    rate: [20, 45],
    steps: [2, 5],
    ask: (start, rate, low, high) => ({
      en: prose`A tree is ${start} centimeters tall and grows ${rate} centimeters each year. After which times ${x}, in years, is it at least ${low} centimeters and at most ${high} centimeters tall? Write and solve an inequality.`,
      es: prose`Un árbol mide ${start} centímetros y crece ${rate} centímetros cada año. ¿Después de qué tiempos ${x}, en años, mide al menos ${low} centímetros y como máximo ${high} centímetros? Escribe una desigualdad y resuélvela.`,
    }),
    amount: { en: line`the height of the tree, in centimeters`, es: line`la altura del árbol, en centímetros` },
    says: (first, last) => ({
      en: line`The tree has such a height after ${first} to ${last} years.`,
      es: line`El árbol tiene una altura así después de ${first} a ${last} años.`,
    }),
  },
  {
    falls: false,
    isMoney: true,
    start: [15, 30],
    rate: [8, 15],
    steps: [3, 7],
    ask: (start, rate, low, high) => ({
      en: prose`A plumber charges ${start} for the visit plus ${rate} for each quarter hour. For how many quarter hours ${x} is the bill at least ${low} and at most ${high}? Write and solve an inequality.`,
      es: prose`Un plomero cobra ${start} por la visita más ${rate} por cada cuarto de hora. ¿Para cuántos cuartos de hora ${x} es la cuenta de al menos ${low} y como máximo ${high}? Escribe una desigualdad y resuélvela.`,
    }),
    amount: { en: line`the bill, in dollars`, es: line`la cuenta, en dólares` },
    says: (first, last) => ({
      en: line`The bill is between these limits for ${first} to ${last} quarter hours.`,
      es: line`La cuenta está entre esos límites para ${first} a ${last} cuartos de hora.`,
    }),
  },
  {
    falls: true,
    isMoney: false,
    start: [24, 36],
    rate: [2, 3],
    steps: [2, 3],
    ask: (start, rate, low, high) => ({
      en: prose`A candle is ${start} centimeters tall and burns down ${rate} centimeters each hour. At which times ${x}, in hours, is it at least ${low} centimeters and at most ${high} centimeters tall? Write and solve an inequality.`,
      es: prose`Una vela mide ${start} centímetros y se consume ${rate} centímetros cada hora. ¿En qué tiempos ${x}, en horas, mide al menos ${low} centímetros y como máximo ${high} centímetros? Escribe una desigualdad y resuélvela.`,
    }),
    amount: { en: line`the height of the candle, in centimeters`, es: line`la altura de la vela, en centímetros` },
    says: (first, last) => ({
      en: line`The candle has such a height from ${first} to ${last} hours after it is lit.`,
      es: line`La vela tiene una altura así entre ${first} y ${last} horas después de encenderla.`,
    }),
  },
  {
    falls: true,
    isMoney: false,
    start: [60, 75],
    rate: [3, 5],
    steps: [2, 5],
    ask: (start, rate, low, high) => ({
      en: prose`At the foot of a mountain it is ${start} degrees Fahrenheit, and it is ${rate} degrees colder for each 1,000 feet of climb. At which heights ${x}, in thousands of feet, is it at least ${low} degrees and at most ${high} degrees? Write and solve an inequality.`,
      es: prose`Al pie de una montaña hay ${start} grados Fahrenheit y hace ${rate} grados menos por cada 1,000 pies que se suben. ¿A qué alturas ${x}, en miles de pies, hay al menos ${low} grados y como máximo ${high} grados? Escribe una desigualdad y resuélvela.`,
    }),
    amount: { en: line`the temperature, in degrees`, es: line`la temperatura, en grados` },
    says: (first, last) => ({
      en: line`It is that warm at heights from ${first} to ${last} thousand feet.`,
      es: line`Hace esa temperatura a alturas de ${first} a ${last} miles de pies.`,
    }),
  },
  {
    falls: true,
    isMoney: false,
    start: [90, 120],
    rate: [6, 9],
    steps: [2, 4],
    ask: (start, rate, low, high) => ({
      en: prose`A drone is ${start} meters up and comes down ${rate} meters each second. At which times ${x}, in seconds, is it at least ${low} meters and at most ${high} meters up? Write and solve an inequality.`,
      es: prose`Un dron está a ${start} metros de altura y baja ${rate} metros cada segundo. ¿En qué tiempos ${x}, en segundos, está a al menos ${low} metros y como máximo ${high} metros de altura? Escribe una desigualdad y resuélvela.`,
    }),
    amount: { en: line`the height of the drone, in meters`, es: line`la altura del dron, en metros` },
    says: (first, last) => ({
      en: line`The drone is at such a height from ${first} to ${last} seconds after it starts down.`,
      es: line`El dron está a una altura así entre ${first} y ${last} segundos después de empezar a bajar.`,
    }),
  },
  {
    falls: true,
    isMoney: true,
    start: [200, 260],
    rate: [12, 18],
    steps: [2, 5],
    ask: (start, rate, low, high) => ({
      en: prose`Lucía has ${start} on a lunch card and spends ${rate} each week. After how many weeks ${x} does the card have at least ${low} and at most ${high}? Write and solve an inequality.`,
      es: prose`Lucía tiene ${start} en una tarjeta para el almuerzo y gasta ${rate} cada semana. ¿Después de cuántas semanas ${x} tiene la tarjeta al menos ${low} y como máximo ${high}? Escribe una desigualdad y resuélvela.`,
    }),
    amount: { en: line`the amount on the card, in dollars`, es: line`la cantidad en la tarjeta, en dólares` },
    says: (first, last) => ({
      en: line`The card has such an amount after ${first} to ${last} weeks.`,
      es: line`La tarjeta tiene una cantidad así después de ${first} a ${last} semanas.`,
    }),
  },
]
