import {
  type Both,
  type Content,
  type Expr,
  evaluate,
  type Inline,
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
  counts.map(row => row.reduce((total, value, i) => total + value * (worth[i] ?? 0), 0))

/** Both tables with their labels. */
export const asTables = ({ store, counts, worth }: Data) => [
  table({
    rowHeads: true,
    head: [words('', ''), ...store.columns],
    rows: store.rows.map((name, i) => [name, ...(counts[i] ?? [])]),
  }),
  table({ rowHeads: true, rows: store.columns.map((name, i) => [name, worth[i] ?? 0]) }),
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
