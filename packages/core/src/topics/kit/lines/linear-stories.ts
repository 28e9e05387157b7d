import {
  type Both,
  count,
  type Expr,
  type Hole,
  type Inline,
  line,
  money,
  type Noun,
  type Quantity,
  symbol,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Words = Both<readonly Inline[]>
type Range = readonly [least: number, most: number]

/** Something that begins with an amount and changes by the same amount each time. */
export interface LinearStory {
  readonly x: Noun
  readonly y: Noun
  readonly starts: readonly number[]
  /** How much it changes each time, without its sign. */
  readonly rates: readonly number[]
  readonly falls: boolean
  /** Likely numbers of x, all multiples of the last one. */
  readonly times: readonly [...Range, step: number]
  /** Start and rate, told. */
  readonly given: (start: Hole, rate: Hole) => Words
  /** What happens, without a number. */
  readonly intro: Words
  /** Two facts, told. */
  readonly facts: (x1: Hole, y1: Hole, x2: Hole, y2: Hole) => Words
  /** What y and x are. */
  readonly lets: Words
}
const Y = symbol('y')

export const linearStories: readonly LinearStory[] = [
  {
    x: nouns.month,
    y: nouns.dollar,
    starts: [25, 30, 40, 45, 50],
    rates: [15, 18, 20, 25, 30],
    falls: false,
    times: [2, 12, 1],
    given: (b, m) => ({
      en: line`A gym charges ${b} to join and ${m} per month.`,
      es: line`Un gimnasio cobra ${b} de inscripción y ${m} por mes.`,
    }),
    intro: {
      en: line`A gym charges a fee to join and a fixed amount each month.`,
      es: line`Un gimnasio cobra una inscripción y una cuota fija cada mes.`,
    },
    facts: (t, a, u, b) => ({
      en: line`After ${t}, a member has paid ${a} in all; after ${u}, ${b}.`,
      es: line`Después de ${t}, un socio ha pagado ${a} en total; después de ${u}, ${b}.`,
    }),
    lets: {
      en: line`Let ${Y} be the total cost in dollars for x months.`,
      es: line`Sea ${Y} el costo total en dólares por x meses.`,
    },
  },
  {
    x: nouns.hour,
    y: nouns.centimeter,
    starts: [24, 25, 26, 28, 30],
    rates: [2, 3],
    falls: true,
    times: [1, 7, 1],
    given: (b, m) => ({
      en: line`A candle is ${b} tall when it is lit. It gets ${m} shorter each hour.`,
      es: line`Una vela mide ${b} cuando se enciende. Se acorta ${m} cada hora.`,
    }),
    intro: {
      en: line`A candle burns down at a steady rate.`,
      es: line`Una vela se consume a un ritmo constante.`,
    },
    facts: (t, a, u, b) => ({
      en: line`After ${t}, it is ${a} tall; after ${u}, it is ${b} tall.`,
      es: line`Después de ${t}, mide ${a}; después de ${u}, mide ${b}.`,
    }),
    lets: {
      en: line`Let ${Y} be the height of the candle in centimeters after x hours.`,
      es: line`Sea ${Y} la altura de la vela en centímetros después de x horas.`,
    },
  },
  {
    x: nouns.mile,
    y: nouns.dollar,
    starts: [4, 5, 6],
    rates: [2, 3],
    falls: false,
    times: [3, 15, 1],
    given: (b, m) => ({
      en: line`A taxi ride costs ${b} plus ${m} per mile.`,
      es: line`Un viaje en taxi cuesta ${b} más ${m} por milla.`,
    }),
    intro: {
      en: line`A taxi charges a starting fee plus a fixed amount per mile.`,
      es: line`Un taxi cobra una tarifa inicial más una cantidad fija por milla.`,
    },
    facts: (t, a, u, b) => ({
      en: line`A ride of ${t} costs ${a}, and a ride of ${u} costs ${b}.`,
      es: line`Un viaje de ${t} cuesta ${a} y uno de ${u} cuesta ${b}.`,
    }),
    lets: {
      en: line`Let ${Y} be the cost in dollars of a ride of x miles.`,
      es: line`Sea ${Y} el costo en dólares de un viaje de x millas.`,
    },
  },
  {
    x: nouns.minute,
    y: nouns.gallon,
    starts: [150, 160, 180, 200],
    rates: [6, 8, 9, 10],
    falls: true,
    times: [3, 12, 1],
    given: (b, m) => ({
      en: line`A tank has ${b} of water in it. A pump removes ${m} each minute.`,
      es: line`Un tanque contiene ${b} de agua. Una bomba saca ${m} cada minuto.`,
    }),
    intro: {
      en: line`A pump empties a tank at a steady rate.`,
      es: line`Una bomba vacía un tanque a un ritmo constante.`,
    },
    facts: (t, a, u, b) => ({
      en: line`After ${t}, the tank holds ${a} of water; after ${u}, it holds ${b}.`,
      es: line`Después de ${t}, el tanque contiene ${a} de agua; después de ${u}, contiene ${b}.`,
    }),
    lets: {
      en: line`Let ${Y} be the amount of water in gallons after x minutes.`,
      es: line`Sea ${Y} la cantidad de agua en galones después de x minutos.`,
    },
  },
  {
    x: nouns.hour,
    y: nouns.dollar,
    starts: [40, 50, 60, 75],
    rates: [45, 55, 65, 70],
    falls: false,
    times: [2, 8, 1],
    given: (b, m) => ({
      en: line`A plumber charges ${b} for a visit and ${m} per hour.`,
      es: line`Un plomero cobra ${b} por la visita y ${m} por hora.`,
    }),
    intro: {
      en: line`A plumber charges a fee for the visit and a fixed amount per hour.`,
      es: line`Un plomero cobra una tarifa por la visita y una cantidad fija por hora.`,
    },
    facts: (t, a, u, b) => ({
      en: line`A job of ${t} costs ${a}, and a job of ${u} costs ${b}.`,
      es: line`Un trabajo de ${t} cuesta ${a} y uno de ${u} cuesta ${b}.`,
    }),
    lets: {
      en: line`Let ${Y} be the cost in dollars of a job that takes x hours.`,
      es: line`Sea ${Y} el costo en dólares de un trabajo de x horas.`,
    },
  },
  {
    x: nouns.minute,
    y: nouns.meter,
    starts: [640, 720, 800, 900],
    rates: [6, 7, 8, 9],
    falls: true,
    times: [10, 60, 5],
    given: (b, m) => ({
      en: line`A hiker starts at an elevation of ${b} and goes down ${m} each minute.`,
      es: line`Una excursionista parte de una altitud de ${b} y baja ${m} cada minuto.`,
    }),
    intro: {
      en: line`A hiker walks down a mountain at a steady rate.`,
      es: line`Una excursionista baja de una montaña a un ritmo constante.`,
    },
    facts: (t, a, u, b) => ({
      en: line`After ${t}, she is at an elevation of ${a}; after ${u}, at ${b}.`,
      es: line`Después de ${t}, está a una altitud de ${a}; después de ${u}, a ${b}.`,
    }),
    lets: {
      en: line`Let ${Y} be the elevation of the hiker in meters after x minutes.`,
      es: line`Sea ${Y} la altitud de la excursionista en metros después de x minutos.`,
    },
  },
  {
    x: nouns.hour,
    y: nouns.inch,
    starts: [5, 6, 8, 9, 11],
    rates: [1, 2],
    falls: false,
    times: [2, 10, 1],
    given: (b, m) => ({
      en: line`There are ${b} of snow at a lodge. In a storm, the snow gets ${m} deeper each hour.`,
      es: line`En un refugio hay ${b} de nieve. Durante una tormenta, la nieve aumenta ${m} cada hora.`,
    }),
    intro: {
      en: line`In a storm, snow falls at a lodge at a steady rate.`,
      es: line`Durante una tormenta, en un refugio nieva a un ritmo constante.`,
    },
    facts: (t, a, u, b) => ({
      en: line`After ${t}, the snow is ${a} deep; after ${u}, it is ${b} deep.`,
      es: line`Después de ${t}, la nieve alcanza ${a}; después de ${u}, alcanza ${b}.`,
    }),
    lets: {
      en: line`Let ${Y} be the depth of the snow in inches after x hours.`,
      es: line`Sea ${Y} la altura de la nieve en pulgadas después de x horas.`,
    },
  },
  {
    x: nouns.trip,
    y: nouns.dollar,
    starts: [40, 45, 50, 60],
    rates: [2, 3],
    falls: true,
    times: [4, 12, 1],
    given: (b, m) => ({
      en: line`A bus card has a balance of ${b}. Each trip costs ${m}.`,
      es: line`Una tarjeta de autobús tiene un saldo de ${b}. Cada viaje cuesta ${m}.`,
    }),
    intro: {
      en: line`Every trip paid with a bus card costs the same.`,
      es: line`Todos los viajes pagados con una tarjeta de autobús cuestan lo mismo.`,
    },
    facts: (t, a, u, b) => ({
      en: line`After ${t}, the balance on the card is ${a}; after ${u}, it is ${b}.`,
      es: line`Después de ${t}, el saldo de la tarjeta es de ${a}; después de ${u}, es de ${b}.`,
    }),
    lets: {
      en: line`Let ${Y} be the balance in dollars after x trips.`,
      es: line`Sea ${Y} el saldo en dólares después de x viajes.`,
    },
  },
  {
    x: nouns.week,
    y: nouns.centimeter,
    starts: [12, 14, 16, 18],
    rates: [6, 7, 8, 9],
    falls: false,
    times: [2, 9, 1],
    given: (b, m) => ({
      en: line`A class plants a sunflower that is ${b} tall. It grows ${m} each week.`,
      es: line`Una clase planta un girasol que mide ${b}. Crece ${m} cada semana.`,
    }),
    intro: {
      en: line`A class plants a young sunflower, which grows at a steady rate.`,
      es: line`Una clase planta un girasol pequeño, que crece a un ritmo constante.`,
    },
    facts: (t, a, u, b) => ({
      en: line`After ${t}, the sunflower is ${a} tall; after ${u}, it is ${b} tall.`,
      es: line`Después de ${t}, el girasol mide ${a}; después de ${u}, mide ${b}.`,
    }),
    lets: {
      en: line`Let ${Y} be the height of the sunflower in centimeters after x weeks.`,
      es: line`Sea ${Y} la altura del girasol en centímetros después de x semanas.`,
    },
  },
  {
    x: nouns.minute,
    y: nouns.foot,
    starts: [24000, 27000, 30000, 33000],
    rates: [1200, 1500, 1800],
    falls: true,
    times: [2, 12, 1],
    given: (b, m) => ({
      en: line`A plane at an altitude of ${b} begins to descend. It goes down ${m} each minute.`,
      es: line`Un avión que vuela a ${b} de altura empieza a descender. Baja ${m} cada minuto.`,
    }),
    intro: {
      en: line`A plane begins to descend at a steady rate.`,
      es: line`Un avión empieza a descender a un ritmo constante.`,
    },
    facts: (t, a, u, b) => ({
      en: line`After ${t}, its altitude is ${a}; after ${u}, it is ${b}.`,
      es: line`Después de ${t}, su altura es de ${a}; después de ${u}, es de ${b}.`,
    }),
    lets: {
      en: line`Let ${Y} be the altitude of the plane in feet after x minutes.`,
      es: line`Sea ${Y} la altura del avión en pies después de x minutos.`,
    },
  },
  {
    x: nouns.week,
    y: nouns.dollar,
    starts: [35, 48, 60, 72],
    rates: [12, 15, 16, 20],
    falls: false,
    times: [3, 11, 1],
    given: (b, m) => ({
      en: line`Mei has ${b} in savings. She adds ${m} each week.`,
      es: line`Mei tiene ${b} ahorrados. Agrega ${m} cada semana.`,
    }),
    intro: {
      en: line`Mei adds the same amount to her savings each week.`,
      es: line`Mei agrega la misma cantidad a sus ahorros cada semana.`,
    },
    facts: (t, a, u, b) => ({
      en: line`After ${t}, she has ${a}; after ${u}, she has ${b}.`,
      es: line`Después de ${t}, tiene ${a}; después de ${u}, tiene ${b}.`,
    }),
    lets: {
      en: line`Let ${Y} be the amount in dollars that Mei has saved after x weeks.`,
      es: line`Sea ${Y} la cantidad en dólares que Mei tiene ahorrada después de x semanas.`,
    },
  },
  {
    x: nouns.day,
    y: nouns.page,
    starts: [240, 270, 288, 310],
    rates: [18, 20, 22, 24],
    falls: true,
    times: [2, 9, 1],
    given: (b, m) => ({
      en: line`Hugo’s book has ${b}. He reads ${m} each day.`,
      es: line`Hugo tiene un libro de ${b} y lee ${m} cada día.`,
    }),
    intro: {
      en: line`Hugo reads the same number of pages of a book each day.`,
      es: line`Hugo lee el mismo número de páginas de un libro cada día.`,
    },
    facts: (t, a, u, b) => ({
      en: line`After ${t}, he has ${a} left; after ${u}, he has ${b} left.`,
      es: line`Después de ${t}, le faltan ${a}; después de ${u}, le faltan ${b}.`,
    }),
    lets: {
      en: line`Let ${Y} be the number of pages left after x days.`,
      es: line`Sea ${Y} el número de páginas que faltan después de x días.`,
    },
  },
]

/** $85 or 85 gallons. */
export const amountOf = ({ y }: Pick<LinearStory, 'y'>, value: number): Expr | Quantity =>
  y === nouns.dollar ? money(100 * value) : count(value, y)
export const signedRate = ({ falls }: Pick<LinearStory, 'falls'>, rate: number) => (falls ? -rate : rate)
/** All likely numbers of x. */
export const likelyTimes = ({ times: [from, to, by] }: LinearStory): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by)
/** Stories whose numbers stay below a thousand, so that points can be listed. */
export const smallStories: readonly LinearStory[] = linearStories.filter(({ starts }) => Math.max(...starts) < 1000)
