import {
  blank,
  both,
  type Expr,
  equation,
  exact,
  explained,
  type FilledTable,
  itemOf,
  line,
  type Printed,
  type Random,
  type Ratio,
  type Step,
  statements,
  table,
  times,
  type Value,
  words,
} from '../../../author.ts'

export const levels = { easy: {}, medium: {}, hard: {} } as const

type Place = readonly [row: number, column: number]

/** A part of the multiplication table. */
export interface Products {
  readonly tops: readonly number[]
  readonly sides: readonly number[]
  /** The products that are printed. */
  readonly printed: readonly Place[]
  /** Whether the factors at the top and at the side are left for the pupil too. */
  readonly areHeadsHidden: boolean
}

/** As many places of a table as are asked for. */
export const somePlaces = (random: Random, rows: number, columns: number, count: number): readonly Place[] =>
  random
    .shuffle(Array.from({ length: rows * columns }, (_, i): Place => [Math.floor(i / columns), i % columns]))
    .slice(0, count)

const isPrinted = ({ printed }: Products, row: number, column: number) =>
  printed.some(([r, c]) => r === row && c === column)

/** The table with each cell, and whether it is left for the pupil. */
function cellsOf(products: Products): readonly (readonly { value: number; isBlank: boolean }[])[] {
  const { tops, sides, areHeadsHidden } = products
  return [
    tops.map(value => ({ value, isBlank: areHeadsHidden })),
    ...sides.map((side, r) => [
      { value: side, isBlank: areHeadsHidden },
      ...tops.map((top, c) => ({ value: side * top, isBlank: !isPrinted(products, r, c) })),
    ]),
  ]
}

const TIMES = words('×', '×')

const shownAs = (products: Products, valueOf: (cell: { value: number; isBlank: boolean }) => Value) => {
  const [head, ...rows] = cellsOf(products).map(row => row.map(valueOf))
  return { head: [TIMES, ...(head ?? [])], rows, rowHeads: true }
}
export const withGaps = (products: Products) =>
  table(shownAs(products, ({ value, isBlank }) => (isBlank ? blank(2) : value)))
export const completed = (products: Products): FilledTable => ({
  ...shownAs(products, ({ value }) => value),
  blanks: cellsOf(products).flatMap(row => row.filter(({ isBlank }) => isBlank).map(({ value }) => value)),
})

export const wholeTable = (products: Products): Step =>
  explained(
    both(table(completed(products))),
    line`Write all the missing numbers in the table.`,
    line`Escribe en la tabla todos los números que faltan.`,
  )

/** Row by row, the products that are missing. */
export const rowByRow = (products: Products): readonly Step[] =>
  products.sides.flatMap((side, r) => {
    const missing = products.tops.filter((_, c) => !isPrinted(products, r, c))
    return missing.length === 0
      ? []
      : [
          explained(
            statements(...missing.map(top => equation(times(side, top), side * top))),
            line`Row for ${side}: multiply ${side} by the number at the top of each column with an empty cell.`,
            line`Fila del ${side}: multiplica ${side} por el número de arriba de cada columna con una casilla vacía.`,
          ),
        ]
  })

/** The printed table with the answers in its blanks: the heads of the columns, and each row after its head. */
export function readTable(printed: Printed, blanks: readonly Value[]) {
  const { head, rows } = printed.block('table')
  let next = 0
  const valuesOf = (cells: NonNullable<typeof head>): readonly Ratio[] =>
    cells.flatMap(([item]) => {
      if (item === undefined || typeof item === 'string' || item.kind === 'words') return []
      return [exact(item.kind === 'blank' ? itemOf(blanks, next++) : (item as Expr))]
    })
  const tops = valuesOf(head ?? [])
  const sides = rows.map(row => {
    const [side, ...products] = valuesOf(row)
    return { side, products }
  })
  return { tops, sides, isFull: next === blanks.length }
}

/** Each product divided by the head of its column is the head of its row. */
export function isMultiplied(printed: Printed, { blanks }: FilledTable): boolean {
  const { tops, sides, isFull } = readTable(printed, blanks)
  return (
    isFull &&
    sides.every(
      ({ side, products }) =>
        side !== undefined && products.every((product, c) => product.over(itemOf(tops, c)).equals(side)),
    )
  )
}
