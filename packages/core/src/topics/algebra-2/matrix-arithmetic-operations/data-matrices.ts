import {
  type Both,
  type Content,
  type Expr,
  evaluate,
  itemOf,
  matrix,
  type Noun,
  type Printed,
  prose,
  type Random,
  table,
  tupleOf,
  words,
} from '../../../author.ts'

import * as nouns from '../../../language/nouns/index.ts'

const CALORIE: Noun = { en: ['calorie', 'calories'], es: ['caloría', 'calorías'], gender: 'f' }

/** Every so many from the least to the most. */
type Range = readonly [least: number, most: number] | readonly [least: number, most: number, step: number]
type Meaning = 'firstTotal' | 'secondTotal' | 'firstCount' | 'secondCount'

/** Amounts in two rows, and what one of each column is worth. */
export interface Store {
  readonly rows: readonly [Expr, Expr]
  readonly columns: readonly [Expr, Expr, Expr]
  readonly counts: Range
  readonly worth: readonly [Range, Range, Range]
  readonly tells: Both<Content>
  readonly unit: Noun
  /** What the amounts in the table are, in the plural. */
  readonly counted: Expr
  readonly meanings: Readonly<Record<Meaning, Both<Content>>>
}

export const stores: readonly Store[] = [
  {
    rows: [words('Store 1', 'Tienda 1'), words('Store 2', 'Tienda 2')],
    columns: [words('Pens', 'Bolígrafos'), words('Notepads', 'Libretas'), words('Folders', 'Carpetas')],
    counts: [4, 60],
    worth: [
      [2, 4],
      [3, 8],
      [1, 5],
    ],
    tells: {
      en: prose`The table shows how many items two stores sold. The list gives the price of each kind of item in dollars.`,
      es: prose`La tabla muestra cuántos artículos vendieron dos tiendas. La lista da el precio de cada clase de artículo en dólares.`,
    },
    unit: nouns.dollar,
    counted: words('items', 'artículos'),
    meanings: {
      firstTotal: { en: prose`the dollars that Store 1 took in`, es: prose`los dólares que recibió la Tienda 1` },
      secondTotal: { en: prose`the dollars that Store 2 took in`, es: prose`los dólares que recibió la Tienda 2` },
      firstCount: {
        en: prose`the number of items sold in Store 1`,
        es: prose`el número de artículos vendidos en la Tienda 1`,
      },
      secondCount: {
        en: prose`the number of items sold in Store 2`,
        es: prose`el número de artículos vendidos en la Tienda 2`,
      },
    },
  },
  {
    rows: [words('Friday', 'Viernes'), words('Saturday', 'Sábado')],
    columns: [words('Child', 'Niño'), words('Adult', 'Adulto'), words('Senior', 'Adulto mayor')],
    counts: [10, 80],
    worth: [
      [4, 7],
      [9, 14],
      [6, 8],
    ],
    tells: {
      en: prose`The table shows tickets sold. The list gives the price of each kind of ticket in dollars.`,
      es: prose`La tabla muestra los boletos vendidos. La lista da el precio de cada clase de boleto en dólares.`,
    },
    unit: nouns.dollar,
    counted: words('tickets', 'boletos'),
    meanings: {
      firstTotal: { en: prose`the dollars taken in on Friday`, es: prose`los dólares que se recibieron el viernes` },
      secondTotal: { en: prose`the dollars taken in on Saturday`, es: prose`los dólares que se recibieron el sábado` },
      firstCount: {
        en: prose`the number of tickets sold on Friday`,
        es: prose`el número de boletos vendidos el viernes`,
      },
      secondCount: {
        en: prose`the number of tickets sold on Saturday`,
        es: prose`el número de boletos vendidos el sábado`,
      },
    },
  },
  {
    rows: [words('Team A', 'Equipo A'), words('Team B', 'Equipo B')],
    columns: [words('Wins', 'Ganados'), words('Ties', 'Empatados'), words('Losses', 'Perdidos')],
    counts: [2, 18],
    worth: [
      [3, 5],
      [1, 2],
      [0, 0],
    ],
    tells: {
      en: prose`The table shows the results of games. The list gives the points for each result.`,
      es: prose`La tabla muestra los resultados de los partidos. La lista da los puntos por cada resultado.`,
    },
    unit: nouns.point,
    counted: words('games', 'partidos'),
    meanings: {
      firstTotal: { en: prose`the points of Team A`, es: prose`los puntos del Equipo A` },
      secondTotal: { en: prose`the points of Team B`, es: prose`los puntos del Equipo B` },
      firstCount: {
        en: prose`the number of games Team A played`,
        es: prose`el número de partidos que jugó el Equipo A`,
      },
      secondCount: {
        en: prose`the number of games Team B played`,
        es: prose`el número de partidos que jugó el Equipo B`,
      },
    },
  },
  {
    rows: [words('Pancakes', 'Panqueques'), words('Muffins', 'Muffins')],
    columns: [words('Flour', 'Harina'), words('Oats', 'Avena'), words('Milk', 'Leche')],
    counts: [1, 3],
    worth: [
      [440, 460, 5],
      [290, 320, 10],
      [90, 150, 10],
    ],
    tells: {
      en: prose`The table shows the cups of each ingredient in two recipes. The list gives the calories in one cup of each ingredient.`,
      es: prose`La tabla muestra las tazas de cada ingrediente en dos recetas. La lista da las calorías de una taza de cada ingrediente.`,
    },
    unit: CALORIE,
    counted: words('cups', 'tazas'),
    meanings: {
      firstTotal: { en: prose`the calories in the pancakes`, es: prose`las calorías de los panqueques` },
      secondTotal: { en: prose`the calories in the muffins`, es: prose`las calorías de los muffins` },
      firstCount: {
        en: prose`the cups of ingredients in the pancakes`,
        es: prose`las tazas de ingredientes de los panqueques`,
      },
      secondCount: {
        en: prose`the cups of ingredients in the muffins`,
        es: prose`las tazas de ingredientes de los muffins`,
      },
    },
  },
  {
    rows: [words('Truck 1', 'Camión 1'), words('Truck 2', 'Camión 2')],
    columns: [words('Sofas', 'Sofás'), words('Tables', 'Mesas'), words('Chairs', 'Sillas')],
    counts: [2, 12],
    worth: [
      [70, 95, 5],
      [40, 60, 5],
      [10, 20],
    ],
    tells: {
      en: prose`The table shows what two trucks carry. The list gives the weight of each piece of furniture in pounds.`,
      es: prose`La tabla muestra lo que llevan dos camiones. La lista da el peso de cada mueble en libras.`,
    },
    unit: nouns.pound,
    counted: words('pieces', 'muebles'),
    meanings: {
      firstTotal: { en: prose`the pounds that Truck 1 carries`, es: prose`las libras que lleva el Camión 1` },
      secondTotal: { en: prose`the pounds that Truck 2 carries`, es: prose`las libras que lleva el Camión 2` },
      firstCount: {
        en: prose`the number of pieces of furniture on Truck 1`,
        es: prose`el número de muebles del Camión 1`,
      },
      secondCount: {
        en: prose`the number of pieces of furniture on Truck 2`,
        es: prose`el número de muebles del Camión 2`,
      },
    },
  },
  {
    rows: [words('Ana', 'Ana'), words('Leo', 'Leo')],
    columns: [words('Running', 'Correr'), words('Swimming', 'Nadar'), words('Cycling', 'Andar en bicicleta')],
    counts: [10, 45, 5],
    worth: [
      [9, 12],
      [7, 10],
      [5, 8],
    ],
    tells: {
      en: prose`The table shows the minutes of each exercise. The list gives the calories used in one minute of each.`,
      es: prose`La tabla muestra los minutos de cada ejercicio. La lista da las calorías que se gastan en un minuto de cada uno.`,
    },
    unit: CALORIE,
    counted: words('minutes', 'minutos'),
    meanings: {
      firstTotal: { en: prose`the calories that Ana uses`, es: prose`las calorías que gasta Ana` },
      secondTotal: { en: prose`the calories that Leo uses`, es: prose`las calorías que gasta Leo` },
      firstCount: { en: prose`the minutes that Ana exercises`, es: prose`los minutos que Ana hace ejercicio` },
      secondCount: { en: prose`the minutes that Leo exercises`, es: prose`los minutos que Leo hace ejercicio` },
    },
  },
  {
    rows: [words('Monday', 'Lunes'), words('Tuesday', 'Martes')],
    columns: [words('Haircuts', 'Cortes'), words('Colorings', 'Tintes'), words('Stylings', 'Peinados')],
    counts: [2, 9],
    worth: [
      [20, 35, 5],
      [60, 90, 10],
      [25, 45, 5],
    ],
    tells: {
      en: prose`The table shows how many of each service a hair salon gave on two days. The list gives the minutes that each service takes.`,
      es: prose`La tabla muestra cuántos servicios de cada tipo hizo una peluquería en dos días. La lista da los minutos que toma cada servicio.`,
    },
    unit: nouns.minute,
    counted: words('services', 'servicios'),
    meanings: {
      firstTotal: { en: prose`the minutes of service on Monday`, es: prose`los minutos de servicio del lunes` },
      secondTotal: { en: prose`the minutes of service on Tuesday`, es: prose`los minutos de servicio del martes` },
      firstCount: { en: prose`the number of services on Monday`, es: prose`el número de servicios del lunes` },
      secondCount: { en: prose`the number of services on Tuesday`, es: prose`el número de servicios del martes` },
    },
  },
  {
    rows: [words('Class 1', 'Grupo 1'), words('Class 2', 'Grupo 2')],
    columns: [words('Cans', 'Latas'), words('Bottles', 'Botellas'), words('Jars', 'Frascos')],
    counts: [10, 80],
    worth: [
      [5, 10, 5],
      [5, 15, 5],
      [10, 20, 5],
    ],
    tells: {
      en: prose`The table shows what two classes bring to recycle. The list gives the cents paid for each piece.`,
      es: prose`La tabla muestra lo que dos grupos llevan a reciclar. La lista da los centavos que se pagan por cada pieza.`,
    },
    unit: nouns.cent,
    counted: words('pieces', 'piezas'),
    meanings: {
      firstTotal: { en: prose`the cents that Class 1 earns`, es: prose`los centavos que gana el Grupo 1` },
      secondTotal: { en: prose`the cents that Class 2 earns`, es: prose`los centavos que gana el Grupo 2` },
      firstCount: { en: prose`the number of pieces from Class 1`, es: prose`el número de piezas del Grupo 1` },
      secondCount: { en: prose`the number of pieces from Class 2`, es: prose`el número de piezas del Grupo 2` },
    },
  },
]

function drawIn(random: Random, range: Range): number {
  const [least, most] = range
  const step = range.length === 3 ? range[2] : 1
  return least + step * random.int(0, (most - least) / step)
}

export interface Data {
  readonly store: Store
  readonly counts: readonly (readonly number[])[]
  readonly worth: readonly number[]
}
export function drawData(random: Random): Data {
  const store = random.evenly(stores)
  return {
    store,
    counts: [0, 1].map(() => store.columns.map(() => drawIn(random, store.counts))),
    worth: store.worth.map(range => drawIn(random, range)),
  }
}
export const totals = ({ counts, worth }: Data): readonly number[] =>
  counts.map(row => row.reduce((total, value, i) => total + value * itemOf(worth, i), 0))

/** Both tables with their labels. */
export const asTables = ({ store, counts, worth }: Data) => [
  table({
    rowHeads: true,
    head: [words('', ''), ...store.columns],
    rows: store.rows.map((name, i) => [name, ...itemOf(counts, i)]),
  }),
  table({ rowHeads: true, rows: store.columns.map((name, i) => [name, itemOf(worth, i)]) }),
]
export const asMatrices = ({ counts, worth }: Data) => [matrix(counts), matrix(worth.map(value => [value]))] as const

/** The totals of the rows, and how many there are in each row, from the printed tables. */
export function totalsIn(printed: Printed): { readonly totals: readonly number[]; readonly counts: readonly number[] } {
  const [amounts, worth] = tupleOf(
    printed.blocksOf('table').map(({ rows }) => rows.map(row => row.slice(1).map(cell => evaluate(cell[0] as Expr).n))),
    2,
  )
  return {
    totals: amounts.map(row => row.reduce((total, value, i) => total + value * itemOf(itemOf(worth, i), 0), 0)),
    counts: amounts.map(row => row.reduce((total, value) => total + value, 0)),
  }
}
