import { type Both, type Expr, type Hole, type Inline, line, words } from '../../../author.ts'

export type Said = Both<readonly Inline[]>
/** A quantity that changes: its letter, its names, and what stands at its axis. */
export interface Quantity {
  readonly letter: string
  /** With its article. */
  readonly plain: Expr
  /** With its unit. */
  readonly name: Expr
  readonly title: Expr
}
export type Fraction = readonly [n: number, d: number]
/** Two quantities of which the second depends on the first, by one operation. */
export interface Setting {
  readonly operation: 'times' | 'plus'
  readonly x: Quantity
  readonly y: Quantity
  /** What does not change. */
  readonly constant: Expr
  readonly whole: readonly number[]
  readonly broken: readonly Fraction[]
  readonly xs: readonly [least: number, most: number]
  /** Whether what does not change is an amount of money. */
  readonly isMoney: boolean
  /** What does not change where the points are plotted. */
  readonly plotted: readonly Fraction[]
  readonly says: (k: Hole) => Said
}

/** Products and sums in turn; each level has its own. */
export const easySettings: readonly Setting[] = [
  {
    operation: 'times',
    x: {
      letter: 'c',
      plain: words('the number of cartons', 'el número de cartones'),
      name: words('the number of cartons', 'el número de cartones'),
      title: words('Cartons', 'Cartones'),
    },
    y: {
      letter: 't',
      plain: words('the total number of eggs', 'el número total de huevos'),
      name: words('the total number of eggs', 'el número total de huevos'),
      title: words('Eggs', 'Huevos'),
    },
    constant: words('the number of eggs in one carton', 'el número de huevos de un cartón'),
    whole: [6, 10, 12],
    broken: [],
    xs: [1, 12],
    isMoney: false,
    plotted: [],
    says: k => ({ en: line`There are ${k} eggs in each carton.`, es: line`En cada cartón hay ${k} huevos.` }),
  },
  {
    operation: 'plus',
    x: {
      letter: 'g',
      plain: words('the growth', 'el crecimiento'),
      name: words('the growth in inches', 'el crecimiento en pulgadas'),
      title: words('Growth (inches)', 'Crecimiento (pulgadas)'),
    },
    y: {
      letter: 'h',
      plain: words('the height of the plant', 'la altura de la planta'),
      name: words('the height of the plant in inches', 'la altura de la planta en pulgadas'),
      title: words('Height (inches)', 'Altura (pulgadas)'),
    },
    constant: words('the height at the beginning', 'la altura inicial'),
    whole: [4, 5, 6, 7, 8],
    broken: [
      [7, 2],
      [11, 2],
      [9, 2],
    ],
    xs: [1, 14],
    isMoney: false,
    plotted: [
      [4, 1],
      [5, 1],
      [6, 1],
    ],
    says: k => ({
      en: line`A plant is ${k} inches tall when it is bought. Then it grows.`,
      es: line`Una planta mide ${k} pulgadas cuando se compra. Luego crece.`,
    }),
  },
  {
    operation: 'times',
    x: {
      letter: 'p',
      plain: words('the number of passengers', 'el número de pasajeros'),
      name: words('the number of passengers', 'el número de pasajeros'),
      title: words('Passengers', 'Pasajeros'),
    },
    y: {
      letter: 'f',
      plain: words('the total fare', 'el pasaje total'),
      name: words('the total fare in dollars', 'el pasaje total en dólares'),
      title: words('Fare (dollars)', 'Pasaje (dólares)'),
    },
    constant: words('the fare for one passenger', 'el pasaje de una persona'),
    whole: [2, 3, 4],
    broken: [],
    xs: [1, 12],
    isMoney: true,
    plotted: [],
    says: k => ({
      en: line`A bus charges ${k} for each passenger.`,
      es: line`Un autobús cobra ${k} por cada pasajero.`,
    }),
  },
  {
    operation: 'plus',
    x: {
      letter: 'c',
      plain: words('the weight of the cargo', 'el peso de la carga'),
      name: words('the weight of the cargo in tons', 'el peso de la carga en toneladas'),
      title: words('Cargo (tons)', 'Carga (toneladas)'),
    },
    y: {
      letter: 't',
      plain: words('the total weight', 'el peso total'),
      name: words('the total weight in tons', 'el peso total en toneladas'),
      title: words('Total (tons)', 'Total (toneladas)'),
    },
    constant: words('the weight of the empty truck', 'el peso del camión vacío'),
    whole: [6, 7, 8, 9],
    broken: [],
    xs: [1, 14],
    isMoney: false,
    plotted: [],
    says: k => ({
      en: line`An empty truck weighs ${k} tons. Then it is loaded.`,
      es: line`Un camión vacío pesa ${k} toneladas. Luego se carga.`,
    }),
  },
  {
    operation: 'times',
    x: {
      letter: 'v',
      plain: words('the number of vases', 'el número de floreros'),
      name: words('the number of vases', 'el número de floreros'),
      title: words('Vases', 'Floreros'),
    },
    y: {
      letter: 'r',
      plain: words('the total number of roses', 'el número total de rosas'),
      name: words('the total number of roses', 'el número total de rosas'),
      title: words('Roses', 'Rosas'),
    },
    constant: words('the number of roses in one vase', 'el número de rosas de un florero'),
    whole: [5, 6, 7, 9],
    broken: [],
    xs: [1, 12],
    isMoney: false,
    plotted: [],
    says: k => ({
      en: line`A florist puts ${k} roses in each vase.`,
      es: line`Una florista pone ${k} rosas en cada florero.`,
    }),
  },
  {
    operation: 'plus',
    x: {
      letter: 's',
      plain: words('the number of shells that Ana finds', 'el número de conchas que encuentra Ana'),
      name: words('the number of shells that Ana finds', 'el número de conchas que encuentra Ana'),
      title: words('Shells found', 'Conchas encontradas'),
    },
    y: {
      letter: 't',
      plain: words('the total number of shells', 'el número total de conchas'),
      name: words('the total number of shells', 'el número total de conchas'),
      title: words('Total shells', 'Total de conchas'),
    },
    constant: words('the number of shells at the beginning', 'el número inicial de conchas'),
    whole: [8, 9, 11, 12],
    broken: [],
    xs: [2, 25],
    isMoney: false,
    plotted: [],
    says: k => ({
      en: line`Ana has ${k} shells. At the beach, she finds more.`,
      es: line`Ana tiene ${k} conchas. En la playa encuentra más.`,
    }),
  },
  {
    operation: 'times',
    x: {
      letter: 't',
      plain: words('the number of tables', 'el número de mesas'),
      name: words('the number of tables', 'el número de mesas'),
      title: words('Tables', 'Mesas'),
    },
    y: {
      letter: 'c',
      plain: words('the total number of chairs', 'el número total de sillas'),
      name: words('the total number of chairs', 'el número total de sillas'),
      title: words('Chairs', 'Sillas'),
    },
    constant: words('the number of chairs at one table', 'el número de sillas de una mesa'),
    whole: [4, 6, 8, 10],
    broken: [],
    xs: [1, 12],
    isMoney: false,
    plotted: [],
    says: k => ({ en: line`There are ${k} chairs at each table.`, es: line`En cada mesa hay ${k} sillas.` }),
  },
  {
    operation: 'plus',
    x: {
      letter: 'r',
      plain: words('the amount of rainwater', 'la cantidad de agua de lluvia'),
      name: words('the amount of rainwater in liters', 'la cantidad de agua de lluvia en litros'),
      title: words('Rainwater (liters)', 'Agua de lluvia (litros)'),
    },
    y: {
      letter: 'w',
      plain: words('the total amount of water', 'la cantidad total de agua'),
      name: words('the total amount of water in liters', 'la cantidad total de agua en litros'),
      title: words('Total (liters)', 'Total (litros)'),
    },
    constant: words('the amount of water at the beginning', 'la cantidad inicial de agua'),
    whole: [14, 15, 18, 20],
    broken: [],
    xs: [2, 30],
    isMoney: false,
    plotted: [],
    says: k => ({
      en: line`A barrel holds ${k} liters of water. Then rain adds more.`,
      es: line`Un barril tiene ${k} litros de agua. Luego la lluvia agrega más.`,
    }),
  },
]
export const hardSettings: readonly Setting[] = [
  {
    operation: 'times',
    x: {
      letter: 'r',
      plain: words('the number of rides', 'el número de juegos'),
      name: words('the number of rides', 'el número de juegos'),
      title: words('Rides', 'Juegos'),
    },
    y: {
      letter: 'c',
      plain: words('the total cost', 'el costo total'),
      name: words('the total cost in dollars', 'el costo total en dólares'),
      title: words('Cost (dollars)', 'Costo (dólares)'),
    },
    constant: words('the price of one ride', 'el precio de un juego'),
    whole: [2, 3, 4, 5],
    broken: [
      [5, 2],
      [3, 2],
      [7, 2],
    ],
    xs: [1, 12],
    isMoney: true,
    plotted: [
      [5, 2],
      [3, 2],
      [7, 2],
    ],
    says: k => ({ en: line`A fair charges ${k} for each ride.`, es: line`Una feria cobra ${k} por cada juego.` }),
  },
  {
    operation: 'plus',
    x: {
      letter: 'p',
      plain: words('the price of the order', 'el precio del pedido'),
      name: words('the price of the order in dollars', 'el precio del pedido en dólares'),
      title: words('Order (dollars)', 'Pedido (dólares)'),
    },
    y: {
      letter: 't',
      plain: words('the total', 'el total'),
      name: words('the total in dollars', 'el total en dólares'),
      title: words('Total (dollars)', 'Total (dólares)'),
    },
    constant: words('the price of delivery', 'el precio del envío'),
    whole: [4, 5, 6, 7, 8],
    broken: [
      [9, 2],
      [13, 2],
      [15, 2],
    ],
    xs: [12, 40],
    isMoney: true,
    plotted: [],
    says: k => ({
      en: line`A store adds ${k} for delivery to the price of each order.`,
      es: line`Una tienda suma ${k} de envío al precio de cada pedido.`,
    }),
  },
  {
    operation: 'times',
    x: {
      letter: 'h',
      plain: words('the number of hours', 'el número de horas'),
      name: words('the number of hours', 'el número de horas'),
      title: words('Hours', 'Horas'),
    },
    y: {
      letter: 'p',
      plain: words('the pay', 'el pago'),
      name: words('the pay in dollars', 'el pago en dólares'),
      title: words('Pay (dollars)', 'Pago (dólares)'),
    },
    constant: words('the pay for one hour', 'el pago de una hora'),
    whole: [9, 10, 11, 12],
    broken: [
      [21, 2],
      [25, 2],
      [23, 2],
    ],
    xs: [1, 10],
    isMoney: true,
    plotted: [
      [21, 2],
      [25, 2],
    ],
    says: k => ({
      en: line`Nina earns ${k} for each hour of work.`,
      es: line`Nina gana ${k} por cada hora de trabajo.`,
    }),
  },
  {
    operation: 'plus',
    x: {
      letter: 'a',
      plain: words('the weight of the apples', 'el peso de las manzanas'),
      name: words('the weight of the apples in pounds', 'el peso de las manzanas en libras'),
      title: words('Apples (pounds)', 'Manzanas (libras)'),
    },
    y: {
      letter: 't',
      plain: words('the total weight', 'el peso total'),
      name: words('the total weight in pounds', 'el peso total en libras'),
      title: words('Total (pounds)', 'Total (libras)'),
    },
    constant: words('the weight of the empty basket', 'el peso de la canasta vacía'),
    whole: [2, 3, 4],
    broken: [
      [3, 2],
      [5, 2],
    ],
    xs: [2, 20],
    isMoney: false,
    plotted: [
      [2, 1],
      [3, 1],
      [4, 1],
    ],
    says: k => ({
      en: line`An empty basket weighs ${k} pounds. It is filled with apples and weighed.`,
      es: line`Una canasta vacía pesa ${k} libras. Se llena de manzanas y se pesa.`,
    }),
  },
  {
    operation: 'times',
    x: {
      letter: 't',
      plain: words('the time', 'el tiempo'),
      name: words('the time in hours', 'el tiempo en horas'),
      title: words('Time (hours)', 'Tiempo (horas)'),
    },
    y: {
      letter: 'd',
      plain: words('the distance', 'la distancia'),
      name: words('the distance in miles', 'la distancia en millas'),
      title: words('Distance (miles)', 'Distancia (millas)'),
    },
    constant: words('the speed of the cyclist', 'la velocidad de la ciclista'),
    whole: [8, 9, 10, 11, 12],
    broken: [
      [19, 2],
      [25, 2],
      [21, 2],
    ],
    xs: [1, 8],
    isMoney: false,
    plotted: [
      [19, 2],
      [25, 2],
    ],
    says: k => ({
      en: line`A cyclist rides ${k} miles every hour.`,
      es: line`Una ciclista recorre ${k} millas cada hora.`,
    }),
  },
  {
    operation: 'plus',
    x: {
      letter: 'm',
      plain: words('the length of the movie', 'la duración de la película'),
      name: words('the length of the movie in minutes', 'la duración de la película en minutos'),
      title: words('Movie (minutes)', 'Película (minutos)'),
    },
    y: {
      letter: 't',
      plain: words('the total time', 'el tiempo total'),
      name: words('the total time in minutes', 'el tiempo total en minutos'),
      title: words('Total (minutes)', 'Total (minutos)'),
    },
    constant: words('the time for ads', 'el tiempo de anuncios'),
    whole: [8, 9, 10, 12],
    broken: [
      [15, 2],
      [19, 2],
    ],
    xs: [84, 130],
    isMoney: false,
    plotted: [],
    says: k => ({
      en: line`A theater shows ${k} minutes of ads before each movie.`,
      es: line`Un cine pasa ${k} minutos de anuncios antes de cada película.`,
    }),
  },
  {
    operation: 'times',
    x: {
      letter: 'm',
      plain: words('the number of minutes', 'el número de minutos'),
      name: words('the number of minutes', 'el número de minutos'),
      title: words('Minutes', 'Minutos'),
    },
    y: {
      letter: 'w',
      plain: words('the amount of water', 'la cantidad de agua'),
      name: words('the amount of water in gallons', 'la cantidad de agua en galones'),
      title: words('Water (gallons)', 'Agua (galones)'),
    },
    constant: words('the amount of water in one minute', 'la cantidad de agua de un minuto'),
    whole: [6, 7, 8, 9],
    broken: [
      [15, 2],
      [17, 2],
      [13, 2],
    ],
    xs: [1, 12],
    isMoney: false,
    plotted: [
      [15, 2],
      [13, 2],
    ],
    says: k => ({
      en: line`A hose fills an empty pool at a rate of ${k} gallons per minute.`,
      es: line`Una manguera llena una piscina vacía a razón de ${k} galones por minuto.`,
    }),
  },
  {
    operation: 'times',
    x: {
      letter: 'b',
      plain: words('the number of boxes', 'el número de cajas'),
      name: words('the number of boxes', 'el número de cajas'),
      title: words('Boxes', 'Cajas'),
    },
    y: {
      letter: 'w',
      plain: words('the total weight', 'el peso total'),
      name: words('the total weight in pounds', 'el peso total en libras'),
      title: words('Weight (pounds)', 'Peso (libras)'),
    },
    constant: words('the weight of one box', 'el peso de una caja'),
    whole: [4, 5, 6, 7, 8],
    broken: [
      [9, 2],
      [5, 2],
      [13, 2],
    ],
    xs: [1, 12],
    isMoney: false,
    plotted: [
      [9, 2],
      [5, 2],
    ],
    says: k => ({ en: line`Each box weighs ${k} pounds.`, es: line`Cada caja pesa ${k} libras.` }),
  },
  {
    operation: 'plus',
    x: {
      letter: 'p',
      plain: words('the width of the picture', 'el ancho de la foto'),
      name: words('the width of the picture in inches', 'el ancho de la foto en pulgadas'),
      title: words('Picture (inches)', 'Foto (pulgadas)'),
    },
    y: {
      letter: 'w',
      plain: words('the width with the frame', 'el ancho con el marco'),
      name: words('the width with the frame in inches', 'el ancho con el marco en pulgadas'),
      title: words('With frame (inches)', 'Con marco (pulgadas)'),
    },
    constant: words('the width that the frame adds', 'el ancho que agrega el marco'),
    whole: [3, 4, 5, 6],
    broken: [
      [5, 2],
      [7, 2],
    ],
    xs: [6, 24],
    isMoney: false,
    plotted: [],
    says: k => ({
      en: line`A frame adds ${k} inches to the width of every picture.`,
      es: line`Un marco agrega ${k} pulgadas al ancho de cada foto.`,
    }),
  },
  {
    operation: 'times',
    x: {
      letter: 'b',
      plain: words('the number of bows', 'el número de moños'),
      name: words('the number of bows', 'el número de moños'),
      title: words('Bows', 'Moños'),
    },
    y: {
      letter: 'r',
      plain: words('the length of ribbon', 'la longitud de la cinta'),
      name: words('the length of ribbon in feet', 'la longitud de la cinta en pies'),
      title: words('Ribbon (feet)', 'Cinta (pies)'),
    },
    constant: words('the length of ribbon for one bow', 'la longitud de la cinta de un moño'),
    whole: [2, 3, 4],
    broken: [
      [3, 2],
      [5, 2],
      [3, 4],
    ],
    xs: [1, 12],
    isMoney: false,
    plotted: [
      [3, 2],
      [5, 2],
      [3, 4],
    ],
    says: k => ({
      en: line`For each bow, ${k} feet of ribbon are needed.`,
      es: line`Para cada moño se necesitan ${k} pies de cinta.`,
    }),
  },
  {
    operation: 'plus',
    x: {
      letter: 's',
      plain: words('the depth of the new snow', 'la profundidad de la nieve nueva'),
      name: words('the depth of the new snow in inches', 'la profundidad de la nieve nueva en pulgadas'),
      title: words('New snow (inches)', 'Nieve nueva (pulgadas)'),
    },
    y: {
      letter: 'd',
      plain: words('the total depth of the snow', 'la profundidad total de la nieve'),
      name: words('the total depth of the snow in inches', 'la profundidad total de la nieve en pulgadas'),
      title: words('Depth (inches)', 'Profundidad (pulgadas)'),
    },
    constant: words('the depth before the new snow', 'la profundidad antes de la nieve nueva'),
    whole: [5, 6, 7, 9],
    broken: [
      [9, 2],
      [13, 2],
    ],
    xs: [1, 12],
    isMoney: false,
    plotted: [],
    says: k => ({
      en: line`There are ${k} inches of snow on a roof. Then new snow falls on it.`,
      es: line`En un techo hay ${k} pulgadas de nieve. Luego cae nieve nueva.`,
    }),
  },
]
