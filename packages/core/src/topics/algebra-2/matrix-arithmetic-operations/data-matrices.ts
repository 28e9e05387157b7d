import {
  type Both,
  type Content,
  type Expr,
  evaluate,
  type Inline,
  itemOf,
  line,
  matrix,
  type Noun,
  type Printed,
  prose,
  type Random,
  table,
  words,
} from '../../../author.ts'

import * as nouns from '../../../language/nouns/index.ts'

const CALORIE: Noun = { en: ['calorie', 'calories'], es: ['caloría', 'calorías'], gender: 'f' }

type Range = readonly [least: number, most: number, step?: number]
type Meaning = 'firstTotal' | 'secondTotal' | 'firstCount' | 'secondCount'

/** Amounts in two rows, and what one of each column is worth. */
export interface Store {
  readonly rows: readonly [Expr, Expr]
  readonly columns: readonly [Expr, Expr, Expr]
  readonly counts: Range
  readonly worth: readonly [Range, Range, Range]
  readonly tells: Both<Content>
  readonly asks: Both<Content>
  readonly unit: Noun
  readonly ends: (total: number) => Both<readonly Inline[]>
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
      en: prose`The table shows items sold. The list gives the price of one item in dollars.`,
      es: prose`La tabla muestra los artículos vendidos. La lista da el precio de un artículo en dólares.`,
    },
    asks: {
      en: prose`How many dollars did the first store take in?`,
      es: prose`¿Cuántos dólares recibió la primera tienda?`,
    },
    unit: nouns.dollar,
    ends: total => ({
      en: line`The first store took in ${total} dollars.`,
      es: line`La primera tienda recibió ${total} dólares.`,
    }),
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
      en: prose`The table shows tickets sold. The list gives the price of one ticket in dollars.`,
      es: prose`La tabla muestra los boletos vendidos. La lista da el precio de un boleto en dólares.`,
    },
    asks: {
      en: prose`How many dollars were taken in on the first day?`,
      es: prose`¿Cuántos dólares se recibieron el primer día?`,
    },
    unit: nouns.dollar,
    ends: total => ({
      en: line`On the first day, ${total} dollars were taken in.`,
      es: line`El primer día se recibieron ${total} dólares.`,
    }),
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
      en: prose`The table shows the results of games. The list gives the points for one result.`,
      es: prose`La tabla muestra los resultados de los partidos. La lista da los puntos por cada resultado.`,
    },
    asks: {
      en: prose`How many points does the first team have?`,
      es: prose`¿Cuántos puntos tiene el primer equipo?`,
    },
    unit: nouns.point,
    ends: total => ({
      en: line`The first team has ${total} points.`,
      es: line`El primer equipo tiene ${total} puntos.`,
    }),
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
    rows: [words('Pancakes', 'Panqueques'), words('Muffins', 'Panecillos')],
    columns: [words('Flour', 'Harina'), words('Oats', 'Avena'), words('Milk', 'Leche')],
    counts: [1, 3],
    worth: [
      [440, 460, 5],
      [290, 320, 10],
      [90, 150, 10],
    ],
    tells: {
      en: prose`The table shows the cups of each ingredient in two recipes. The list gives the calories in one cup.`,
      es: prose`La tabla muestra las tazas de cada ingrediente en dos recetas. La lista da las calorías de una taza.`,
    },
    asks: {
      en: prose`How many calories do these ingredients of the first recipe have?`,
      es: prose`¿Cuántas calorías tienen estos ingredientes de la primera receta?`,
    },
    unit: CALORIE,
    ends: total => ({
      en: line`The ingredients of the first recipe have ${total} calories.`,
      es: line`Los ingredientes de la primera receta tienen ${total} calorías.`,
    }),
    meanings: {
      firstTotal: { en: prose`the calories in the pancakes`, es: prose`las calorías de los panqueques` },
      secondTotal: { en: prose`the calories in the muffins`, es: prose`las calorías de los panecillos` },
      firstCount: {
        en: prose`the cups of ingredients in the pancakes`,
        es: prose`las tazas de ingredientes de los panqueques`,
      },
      secondCount: {
        en: prose`the cups of ingredients in the muffins`,
        es: prose`las tazas de ingredientes de los panecillos`,
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
      en: prose`The table shows what two trucks carry. The list gives the weight of one piece in pounds.`,
      es: prose`La tabla muestra lo que llevan dos camiones. La lista da el peso de un mueble en libras.`,
    },
    asks: {
      en: prose`How many pounds of furniture does the first truck carry?`,
      es: prose`¿Cuántas libras de muebles lleva el primer camión?`,
    },
    unit: nouns.pound,
    ends: total => ({
      en: line`The first truck carries ${total} pounds of furniture.`,
      es: line`El primer camión lleva ${total} libras de muebles.`,
    }),
    meanings: {
      firstTotal: { en: prose`the pounds that Truck 1 carries`, es: prose`las libras que lleva el Camión 1` },
      secondTotal: { en: prose`the pounds that Truck 2 carries`, es: prose`las libras que lleva el Camión 2` },
      firstCount: { en: prose`the number of pieces on Truck 1`, es: prose`el número de muebles del Camión 1` },
      secondCount: { en: prose`the number of pieces on Truck 2`, es: prose`el número de muebles del Camión 2` },
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
      en: prose`The table shows minutes of exercise. The list gives the calories used in one minute.`,
      es: prose`La tabla muestra minutos de ejercicio. La lista da las calorías que se gastan en un minuto.`,
    },
    asks: { en: prose`How many calories does Ana use?`, es: prose`¿Cuántas calorías gasta Ana?` },
    unit: CALORIE,
    ends: total => ({ en: line`Ana uses ${total} calories.`, es: line`Ana gasta ${total} calorías.` }),
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
      en: prose`The table shows the services of a hair salon. The list gives the minutes that one service takes.`,
      es: prose`La tabla muestra los servicios de una peluquería. La lista da los minutos que toma un servicio.`,
    },
    asks: {
      en: prose`How many minutes do the services of the first day take?`,
      es: prose`¿Cuántos minutos toman los servicios del primer día?`,
    },
    unit: nouns.minute,
    ends: total => ({
      en: line`The services of the first day take ${total} minutes.`,
      es: line`Los servicios del primer día toman ${total} minutos.`,
    }),
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
      en: prose`The table shows what two classes bring to recycle. The list gives the cents paid for one piece.`,
      es: prose`La tabla muestra lo que dos grupos llevan a reciclar. La lista da los centavos que se pagan por una pieza.`,
    },
    asks: { en: prose`How many cents does the first class earn?`, es: prose`¿Cuántos centavos gana el primer grupo?` },
    unit: nouns.cent,
    ends: total => ({
      en: line`The first class earns ${total} cents.`,
      es: line`El primer grupo gana ${total} centavos.`,
    }),
    meanings: {
      firstTotal: { en: prose`the cents that Class 1 earns`, es: prose`los centavos que gana el Grupo 1` },
      secondTotal: { en: prose`the cents that Class 2 earns`, es: prose`los centavos que gana el Grupo 2` },
      firstCount: { en: prose`the number of pieces from Class 1`, es: prose`el número de piezas del Grupo 1` },
      secondCount: { en: prose`the number of pieces from Class 2`, es: prose`el número de piezas del Grupo 2` },
    },
  },
]

const drawIn = (random: Random, [least, most, step = 1]: Range) => least + step * random.int(0, (most - least) / step)

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
    rows: store.rows.map((name, i) => [name, ...(counts[i] ?? [])]),
  }),
  table({ rowHeads: true, rows: store.columns.map((name, i) => [name, itemOf(worth, i)]) }),
]
export const asMatrices = ({ counts, worth }: Data) => [matrix(counts), matrix(worth.map(value => [value]))] as const

/** The totals of the rows, and how many there are in each row, from the printed tables. */
export function totalsIn(printed: Printed): { readonly totals: readonly number[]; readonly counts: readonly number[] } {
  const [amounts = [], worth = []] = printed
    .blocksOf('table')
    .map(({ rows }) => rows.map(row => row.slice(1).map(cell => evaluate(cell[0] as Expr).n)))
  return {
    totals: amounts.map(row => row.reduce((total, value, i) => total + value * (worth[i]?.[0] ?? 0), 0)),
    counts: amounts.map(row => row.reduce((total, value) => total + value, 0)),
  }
}
