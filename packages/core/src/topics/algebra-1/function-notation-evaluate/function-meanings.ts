import {
  apply,
  type Block,
  type Both,
  type Expr,
  equation,
  type Hole,
  type Inline,
  line,
  prose,
  sum,
  symbol,
} from '../../../author.ts'

/** A function of a story: what its values say, and the ways to misread them. */
export interface FunctionMeaning {
  readonly input: readonly [least: number, most: number]
  /** By how much the output changes for one more of the input, where 8 to 24 in all is not likely. */
  readonly each?: readonly [least: number, most: number]
  readonly output: readonly [least: number, most: number]
  readonly tell: Both<Block>
  readonly inputIs: Both<readonly Inline[]>
  readonly outputIs: Both<readonly Inline[]>
  /** f(a) = b. */
  readonly right: (a: Hole, b: Hole) => Both<Block>
  /** f(b) − f(a) = c. */
  readonly between: (a: Hole, b: Hole, c: Hole) => Both<Block>
  readonly rate: (a: Hole, b: Hole) => Both<Block>
  /** Why f(b) − f(a) = c tells no rate. */
  readonly wholeChange: (a: Hole, b: Hole, c: Hole) => Both<readonly Inline[]>
  readonly change: (a: Hole, b: Hole) => Both<Block>
  readonly whyNotRate: (a: Hole, b: Hole) => Both<readonly Inline[]>
  readonly whyNotChange: (a: Hole, b: Hole) => Both<readonly Inline[]>
}

const x: Hole = symbol('x')
const f: Hole = apply('f', symbol('x'))

export const valueStatement = (a: number, b: number): Expr => equation(apply('f', a), b)
export const changeStatement = (a: number, b: number, c: number): Expr =>
  equation(sum(apply('f', b), { kind: 'negative', of: apply('f', a) }), c)

export const functionMeanings: readonly FunctionMeaning[] = [
  {
    input: [3, 9],
    output: [24, 130],
    tell: {
      en: prose`${f} is the cost of ${x} tickets to a show and one order fee, in dollars.`,
      es: prose`${f} es el costo de ${x} boletos para un espectáculo y un cargo por el pedido, en dólares.`,
    },
    inputIs: { en: line`the number of tickets`, es: line`el número de boletos` },
    outputIs: { en: line`the cost in dollars`, es: line`el costo en dólares` },
    right: (a, b) => ({
      en: prose`${a} tickets and the fee cost ${b} dollars.`,
      es: prose`${a} boletos y el cargo cuestan ${b} dólares.`,
    }),
    between: (a, b, c) => ({
      en: prose`Raising an order from ${a} to ${b} tickets adds ${c} dollars to its cost.`,
      es: prose`Pasar de ${a} a ${b} boletos aumenta el costo del pedido en ${c} dólares.`,
    }),
    rate: (a, b) => ({
      en: prose`Each of ${a} tickets costs ${b} dollars.`,
      es: prose`Cada uno de ${a} boletos cuesta ${b} dólares.`,
    }),
    wholeChange: (a, b, c) => ({
      en: line`The ${c} dollars are the whole change from ${a} to ${b} tickets, not the change for each ticket.`,
      es: line`Los ${c} dólares son todo el cambio de ${a} a ${b} boletos, no el cambio por boleto.`,
    }),
    change: (a, b) => ({
      en: prose`${a} more tickets cost ${b} dollars more.`,
      es: prose`${a} boletos más cuestan ${b} dólares más.`,
    }),
    whyNotRate: (a, b) => ({
      en: line`The ${b} dollars are the cost of all ${a} tickets and the fee, not of each ticket.`,
      es: line`Los ${b} dólares son el costo de los ${a} boletos y el cargo, no de cada boleto.`,
    }),
    whyNotChange: (_a, b) => ({
      en: line`The ${b} dollars are the whole cost of the order, not an increase of it.`,
      es: line`Los ${b} dólares son el costo total del pedido, no un aumento.`,
    }),
  },
  {
    input: [2, 6],
    output: [18, 90],
    tell: {
      en: prose`${f} is the height of a drone in feet, ${x} seconds after takeoff.`,
      es: prose`${f} es la altura de un dron en pies, ${x} segundos después de despegar.`,
    },
    inputIs: { en: line`the time in seconds`, es: line`el tiempo en segundos` },
    outputIs: { en: line`the height in feet`, es: line`la altura en pies` },
    right: (a, b) => ({
      en: prose`After ${a} seconds, the drone is ${b} feet high.`,
      es: prose`Después de ${a} segundos, el dron está a ${b} pies de altura.`,
    }),
    between: (a, b, c) => ({
      en: prose`The drone is ${c} feet higher after ${b} seconds than after ${a} seconds.`,
      es: prose`El dron está ${c} pies más alto a los ${b} segundos que a los ${a} segundos.`,
    }),
    rate: (a, b) => ({
      en: prose`For ${a} seconds, the drone rises ${b} feet each second.`,
      es: prose`Durante ${a} segundos, el dron sube ${b} pies cada segundo.`,
    }),
    wholeChange: (a, b, c) => ({
      en: line`The ${c} feet are the whole change from ${a} to ${b} seconds, not the change each second.`,
      es: line`Los ${c} pies son todo el cambio de los ${a} a los ${b} segundos, no el cambio por segundo.`,
    }),
    change: (a, b) => ({
      en: prose`The drone is ${a} feet high and moves at ${b} feet per second.`,
      es: prose`El dron está a ${a} pies de altura y se mueve a ${b} pies por segundo.`,
    }),
    whyNotRate: (_a, b) => ({
      en: line`The ${b} feet are the height at one moment, not the rise in each second.`,
      es: line`Los ${b} pies son la altura en un momento, no lo que sube cada segundo.`,
    }),
    whyNotChange: (a, b) => ({
      en: line`The input ${a} is a time, and ${b} is the height at that time; neither is a speed.`,
      es: line`La entrada ${a} es un tiempo y ${b} es la altura en ese momento; ninguno es una rapidez.`,
    }),
  },
  {
    input: [6, 10],
    each: [2, 5],
    output: [40, 85],
    tell: {
      en: prose`${f} is the temperature in degrees Fahrenheit, ${x} hours after midnight.`,
      es: prose`${f} es la temperatura en grados Fahrenheit, ${x} horas después de la medianoche.`,
    },
    inputIs: { en: line`the hours after midnight`, es: line`las horas después de la medianoche` },
    outputIs: { en: line`the temperature in degrees Fahrenheit`, es: line`la temperatura en grados Fahrenheit` },
    right: (a, b) => ({
      en: prose`${a} hours after midnight, it is ${b} degrees Fahrenheit.`,
      es: prose`${a} horas después de la medianoche, la temperatura es de ${b} grados Fahrenheit.`,
    }),
    between: (a, b, c) => ({
      en: prose`From ${a} to ${b} hours after midnight, the temperature rises ${c} degrees in all.`,
      es: prose`De ${a} a ${b} horas después de la medianoche, la temperatura sube ${c} grados en total.`,
    }),
    rate: (a, b) => ({
      en: prose`For ${a} hours, the temperature rises ${b} degrees each hour.`,
      es: prose`Durante ${a} horas, la temperatura sube ${b} grados cada hora.`,
    }),
    wholeChange: (a, b, c) => ({
      en: line`The ${c} degrees are the whole change from hour ${a} to hour ${b}, not the change each hour.`,
      es: line`Los ${c} grados son todo el cambio de la hora ${a} a la hora ${b}, no el cambio por hora.`,
    }),
    change: (a, b) => ({
      en: prose`It takes ${a} hours until the temperature has changed by ${b} degrees.`,
      es: prose`Pasan ${a} horas hasta que la temperatura cambia ${b} grados.`,
    }),
    whyNotRate: (_a, b) => ({
      en: line`The ${b} degrees are the temperature at one moment, not its rise in each hour.`,
      es: line`Los ${b} grados son la temperatura en un momento, no lo que sube cada hora.`,
    }),
    whyNotChange: (_a, b) => ({
      en: line`The ${b} degrees are the temperature itself, not its change.`,
      es: line`Los ${b} grados son la temperatura misma, no su cambio.`,
    }),
  },
  {
    input: [3, 5],
    each: [40, 60],
    output: [95, 185],
    tell: {
      en: prose`${f} is the distance of a car from home in miles, ${x} hours after it left.`,
      es: prose`${f} es la distancia de un auto a su casa en millas, ${x} horas después de salir.`,
    },
    inputIs: { en: line`the time in hours`, es: line`el tiempo en horas` },
    outputIs: { en: line`the distance in miles`, es: line`la distancia en millas` },
    right: (a, b) => ({
      en: prose`After ${a} hours, the car is ${b} miles from home.`,
      es: prose`Después de ${a} horas, el auto está a ${b} millas de la casa.`,
    }),
    between: (a, b, c) => ({
      en: prose`Between ${a} and ${b} hours after it left, the car gets ${c} miles farther from home.`,
      es: prose`Entre ${a} y ${b} horas después de salir, el auto se aleja ${c} millas más de la casa.`,
    }),
    rate: (a, b) => ({
      en: prose`For ${a} hours, the car goes ${b} miles in each hour.`,
      es: prose`Durante ${a} horas, el auto recorre ${b} millas en cada hora.`,
    }),
    wholeChange: (a, b, c) => ({
      en: line`The ${c} miles are the whole change between ${a} and ${b} hours after it left, not the change each hour.`,
      es: line`Las ${c} millas son todo el cambio entre ${a} y ${b} horas después de salir, no el cambio por hora.`,
    }),
    change: (a, b) => ({
      en: prose`The car is ${a} miles from home and goes at ${b} miles per hour.`,
      es: prose`El auto está a ${a} millas de la casa y va a ${b} millas por hora.`,
    }),
    whyNotRate: (a, b) => ({
      en: line`The ${b} miles are the distance from home after all ${a} hours, not the distance of each hour.`,
      es: line`Las ${b} millas son la distancia a la casa después de las ${a} horas, no lo que recorre en cada una.`,
    }),
    whyNotChange: (a, b) => ({
      en: line`The input ${a} is a time, and ${b} is the distance at that time; neither is a speed.`,
      es: line`La entrada ${a} es un tiempo y ${b} es la distancia en ese momento; ninguno es una rapidez.`,
    }),
  },
  {
    input: [2, 8],
    output: [20, 60],
    tell: {
      en: prose`${f} is the height of a sunflower in inches, ${x} weeks after it was planted.`,
      es: prose`${f} es la altura de un girasol en pulgadas, ${x} semanas después de plantarlo.`,
    },
    inputIs: { en: line`the time in weeks`, es: line`el tiempo en semanas` },
    outputIs: { en: line`the height in inches`, es: line`la altura en pulgadas` },
    right: (a, b) => ({
      en: prose`After ${a} weeks, the sunflower is ${b} inches tall.`,
      es: prose`Después de ${a} semanas, el girasol mide ${b} pulgadas.`,
    }),
    between: (a, b, c) => ({
      en: prose`From week ${a} to week ${b}, the sunflower grows ${c} inches in all.`,
      es: prose`De la semana ${a} a la semana ${b}, el girasol crece ${c} pulgadas en total.`,
    }),
    rate: (a, b) => ({
      en: prose`For ${a} weeks, the sunflower grows ${b} inches each week.`,
      es: prose`Durante ${a} semanas, el girasol crece ${b} pulgadas cada semana.`,
    }),
    wholeChange: (a, b, c) => ({
      en: line`The ${c} inches are the whole growth from week ${a} to week ${b}, not the growth each week.`,
      es: line`Las ${c} pulgadas son todo lo que crece de la semana ${a} a la semana ${b}, no lo que crece cada semana.`,
    }),
    change: (a, b) => ({
      en: prose`It takes ${a} weeks until the sunflower has grown ${b} inches more.`,
      es: prose`Pasan ${a} semanas hasta que el girasol crece ${b} pulgadas más.`,
    }),
    whyNotRate: (_a, b) => ({
      en: line`The ${b} inches are the height at one moment, not the growth in each week.`,
      es: line`Las ${b} pulgadas son la altura en un momento, no lo que crece cada semana.`,
    }),
    whyNotChange: (_a, b) => ({
      en: line`The ${b} inches are the height itself, not its change.`,
      es: line`Las ${b} pulgadas son la altura misma, no su cambio.`,
    }),
  },
  {
    input: [3, 12],
    output: [30, 95],
    tell: {
      en: prose`${f} is the amount of water in a tank in liters, ${x} minutes after the tap was opened.`,
      es: prose`${f} es la cantidad de agua de un tanque en litros, ${x} minutos después de abrir la llave.`,
    },
    inputIs: { en: line`the time in minutes`, es: line`el tiempo en minutos` },
    outputIs: { en: line`the amount in liters`, es: line`la cantidad en litros` },
    right: (a, b) => ({
      en: prose`After ${a} minutes, the tank holds ${b} liters.`,
      es: prose`Después de ${a} minutos, el tanque contiene ${b} litros.`,
    }),
    between: (a, b, c) => ({
      en: prose`Between ${a} and ${b} minutes, ${c} liters flow in.`,
      es: prose`Entre los ${a} y los ${b} minutos entran ${c} litros.`,
    }),
    rate: (a, b) => ({
      en: prose`For ${a} minutes, ${b} liters flow in each minute.`,
      es: prose`Durante ${a} minutos entran ${b} litros cada minuto.`,
    }),
    wholeChange: (a, b, c) => ({
      en: line`The ${c} liters are the whole change from ${a} to ${b} minutes, not the change each minute.`,
      es: line`Los ${c} litros son todo el cambio de los ${a} a los ${b} minutos, no el cambio por minuto.`,
    }),
    change: (a, b) => ({
      en: prose`It takes ${a} minutes until ${b} more liters are in the tank.`,
      es: prose`Pasan ${a} minutos hasta que hay ${b} litros más en el tanque.`,
    }),
    whyNotRate: (_a, b) => ({
      en: line`The ${b} liters are all the water in the tank, not what flows in each minute.`,
      es: line`Los ${b} litros son toda el agua del tanque, no lo que entra cada minuto.`,
    }),
    whyNotChange: (_a, b) => ({
      en: line`The ${b} liters are all the water in the tank, also what was there at the start.`,
      es: line`Los ${b} litros son toda el agua del tanque, también la que ya había al inicio.`,
    }),
  },
  {
    input: [4, 12],
    output: [60, 240],
    tell: {
      en: prose`${f} is the money in a savings account in dollars, ${x} months after it was opened.`,
      es: prose`${f} es el dinero de una cuenta de ahorros en dólares, ${x} meses después de abrirla.`,
    },
    inputIs: { en: line`the time in months`, es: line`el tiempo en meses` },
    outputIs: { en: line`the money in dollars`, es: line`el dinero en dólares` },
    right: (a, b) => ({
      en: prose`After ${a} months, the account holds ${b} dollars.`,
      es: prose`Después de ${a} meses, en la cuenta hay ${b} dólares.`,
    }),
    between: (a, b, c) => ({
      en: prose`From month ${a} to month ${b}, the account grows by ${c} dollars in all.`,
      es: prose`Del mes ${a} al mes ${b}, la cuenta crece ${c} dólares en total.`,
    }),
    rate: (a, b) => ({
      en: prose`For ${a} months, the account grows by ${b} dollars each month.`,
      es: prose`Durante ${a} meses, la cuenta crece ${b} dólares cada mes.`,
    }),
    wholeChange: (a, b, c) => ({
      en: line`The ${c} dollars are the whole change from month ${a} to month ${b}, not the change each month.`,
      es: line`Los ${c} dólares son todo el cambio del mes ${a} al mes ${b}, no el cambio por mes.`,
    }),
    change: (a, b) => ({
      en: prose`It takes ${a} months until there are ${b} more dollars in the account.`,
      es: prose`Pasan ${a} meses hasta que hay ${b} dólares más en la cuenta.`,
    }),
    whyNotRate: (_a, b) => ({
      en: line`The ${b} dollars are all the money in the account, not its growth in each month.`,
      es: line`Los ${b} dólares son todo el dinero de la cuenta, no lo que crece cada mes.`,
    }),
    whyNotChange: (_a, b) => ({
      en: line`The ${b} dollars are all the money in the account, also what was there at the start.`,
      es: line`Los ${b} dólares son todo el dinero de la cuenta, también el que ya había al inicio.`,
    }),
  },
  {
    input: [2, 9],
    output: [15, 80],
    tell: {
      en: prose`${f} is the number of people in a stadium in thousands, ${x} quarter hours after the gates opened.`,
      es: prose`${f} es el número de personas en un estadio en miles, ${x} cuartos de hora después de abrir las puertas.`,
    },
    inputIs: { en: line`the time in quarter hours`, es: line`el tiempo en cuartos de hora` },
    outputIs: { en: line`the number of people in thousands`, es: line`el número de personas en miles` },
    right: (a, b) => ({
      en: prose`After ${a} quarter hours, ${b} thousand people are in the stadium.`,
      es: prose`Después de ${a} cuartos de hora, hay ${b} mil personas en el estadio.`,
    }),
    between: (a, b, c) => ({
      en: prose`Between ${a} and ${b} quarter hours, ${c} thousand people come in.`,
      es: prose`Entre ${a} y ${b} cuartos de hora entran ${c} mil personas.`,
    }),
    rate: (a, b) => ({
      en: prose`For ${a} quarter hours, ${b} thousand people come in every quarter hour.`,
      es: prose`Durante ${a} cuartos de hora, entran ${b} mil personas cada cuarto de hora.`,
    }),
    wholeChange: (a, b, c) => ({
      en: line`The ${c} thousand are the whole change from ${a} to ${b} quarter hours, not the change each quarter hour.`,
      es: line`Los ${c} mil son todo el cambio de ${a} a ${b} cuartos de hora, no el cambio por cuarto de hora.`,
    }),
    change: (a, b) => ({
      en: prose`It takes ${a} quarter hours until ${b} thousand more people are there.`,
      es: prose`Pasan ${a} cuartos de hora hasta que hay ${b} mil personas más.`,
    }),
    whyNotRate: (_a, b) => ({
      en: line`The ${b} thousand are how many people are there in all, not how many come in every quarter hour.`,
      es: line`Los ${b} mil son el total de personas que hay, no las que entran cada cuarto de hora.`,
    }),
    whyNotChange: (_a, b) => ({
      en: line`The ${b} thousand are how many people are there in all, also those who were there at the start.`,
      es: line`Los ${b} mil son el total de personas que hay, también las que ya estaban al inicio.`,
    }),
  },
]
