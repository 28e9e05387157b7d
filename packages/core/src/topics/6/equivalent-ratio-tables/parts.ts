import {
  type Block,
  blank,
  type CellHole,
  type Expr,
  equation,
  evaluate,
  explained,
  gcd,
  itemOf,
  line,
  list,
  type Random,
  type Ratio,
  ratio,
  type Step,
  statements,
  step,
  table,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

type Heads = readonly [first: Expr, second: Expr]

/** What the two rows count: amounts of one kind, whose total is one too. Each level has tables of its own. */
export const mixtures: Readonly<Record<'easy' | 'medium' | 'hard', readonly Heads[]>> = {
  easy: [
    [
      words('Cups of orange juice', 'Tazas de jugo de naranja'),
      words('Cups of pineapple juice', 'Tazas de jugo de piña'),
    ],
    [words('Sunflowers', 'Girasoles'), words('Daisies', 'Margaritas')],
    [words('Pounds of peanuts', 'Libras de cacahuates'), words('Pounds of almonds', 'Libras de almendras')],
    [words('Cups of rice', 'Tazas de arroz'), words('Cups of beans', 'Tazas de frijoles')],
    [words('Teachers', 'Maestros'), words('Students', 'Estudiantes')],
    [words('Liters of milk', 'Litros de leche'), words('Liters of cream', 'Litros de crema')],
    [words('Desks', 'Escritorios'), words('Chairs', 'Sillas')],
    [words('Maples', 'Arces'), words('Birches', 'Abedules')],
  ],
  medium: [
    [words('Cans of blue paint', 'Latas de pintura azul'), words('Cans of yellow paint', 'Latas de pintura amarilla')],
    [words('Ounces of nuts', 'Onzas de nueces'), words('Ounces of raisins', 'Onzas de pasas')],
    [words('Novels', 'Novelas'), words('Comic books', 'Libros de historietas')],
    [words('Cups of flour', 'Tazas de harina'), words('Cups of oats', 'Tazas de avena')],
    [words('Buses', 'Autobuses'), words('Vans', 'Camionetas')],
    [words('Red tiles', 'Azulejos rojos'), words('White tiles', 'Azulejos blancos')],
    [words('Trumpets', 'Trompetas'), words('Flutes', 'Flautas')],
    [words('Liters of tea', 'Litros de té'), words('Liters of lemonade', 'Litros de limonada')],
  ],
  hard: [
    [words('Green marbles', 'Canicas verdes'), words('Blue marbles', 'Canicas azules')],
    [words('Bags of sand', 'Bolsas de arena'), words('Bags of gravel', 'Bolsas de grava')],
    [words('Cups of vinegar', 'Tazas de vinagre'), words('Cups of water', 'Tazas de agua')],
    [words('Grams of copper', 'Gramos de cobre'), words('Grams of tin', 'Gramos de estaño')],
    [words('Swimmers', 'Nadadores'), words('Runners', 'Corredores')],
    [words('Pounds of grapes', 'Libras de uvas'), words('Pounds of cherries', 'Libras de cerezas')],
    [words('Gold stars', 'Estrellas doradas'), words('Silver stars', 'Estrellas plateadas')],
    [words('Kilograms of corn', 'Kilogramos de maíz'), words('Kilograms of oats', 'Kilogramos de avena')],
  ],
}

/** Only where the first row is less, and no total is asked. */
export const LAPS: Heads = [words('Laps', 'Vueltas'), words('Minutes', 'Minutos')]

export interface Level {
  readonly tables: keyof typeof mixtures
  readonly terms: readonly [least: number, most: number]
  readonly columns: number
  /** Whether the complete column is the smallest. */
  readonly startsSmall: boolean
  readonly largest: number
}

export type Terms = readonly [first: number, second: number]

/** One blank in every column but the complete one: of the first row or of the second. */
export interface RatioTable {
  readonly heads: Heads
  readonly columns: readonly Terms[]
  /** For every column, which row is blank; null in the complete one. */
  readonly blanks: readonly (0 | 1 | null)[]
}

/** Different numbers without a common factor. */
export const simplest = (random: Random, [least, most]: readonly [number, number]): Terms =>
  random.until(
    () => [random.int(least, most), random.int(least, most)] as const,
    ([a, b]) => a !== b && gcd(a, b) === 1,
  )

export const areOdd = (terms: Terms): boolean => terms.every(term => term % 2 === 1)

/** Factors of the columns; the first, of the complete column, is never the least where the table starts elsewhere. */
function factorsOf(random: Random, count: number, most: number): readonly number[] {
  const drawn = random.sample(
    Array.from({ length: most - 1 }, (_, i) => i + 2),
    count,
  )
  const [one, two] = tupleOf(drawn, 2)
  const others = drawn.slice(2)
  return one < Math.min(two, ...others) ? [two, one, ...others] : [one, two, ...others]
}

export function drawTable(random: Random, { tables, terms, columns, startsSmall, largest }: Level): RatioTable {
  const [a, b] = startsSmall
    ? random.until(
        () => [random.int(...terms), random.int(...terms)] as const,
        ([a, b]) => a !== b,
      )
    : simplest(random, terms)
  const most = Math.min(10, Math.floor(largest / Math.max(a, b)))
  const factors = startsSmall
    ? [1, ...[...factorsOf(random, columns - 1, most)].sort((one, two) => one - two)]
    : factorsOf(random, columns, most)
  const rows = random.shuffle<(0 | 1)[]>(Array.from({ length: columns - 1 }, (_, i) => (i % 2 === 0 ? 0 : 1)))
  return {
    heads: random.evenly(tables === 'hard' && a < b ? [...mixtures.hard, LAPS] : mixtures[tables]),
    columns: factors.map(factor => [a * factor, b * factor] as const),
    blanks: [null, ...rows],
  }
}

const rowsOf = ({ heads, columns, blanks }: RatioTable, isFilled: boolean): CellHole[][] =>
  ([0, 1] as const).map(row => [
    heads[row],
    ...columns.map((column, i) => (blanks[i] === row && !isFilled ? blank(2) : column[row])),
  ])

/** Top row first, then the bottom row. */
export const hiddenIn = ({ columns, blanks }: RatioTable): number[] =>
  ([0, 1] as const).flatMap(row => columns.flatMap((column, i) => (blanks[i] === row ? [column[row]] : [])))

export const tableOf = (drawn: RatioTable): Block => table({ rows: rowsOf(drawn, false), rowHeads: true })
export const filledRows = (drawn: RatioTable) => rowsOf(drawn, true)

/** The printed columns with the answers in their blanks. */
export function completed(
  rows: readonly (readonly (readonly (string | object)[])[])[],
  answers: readonly Ratio[],
): readonly (readonly Ratio[])[] {
  let next = 0
  const values = rows.map(row =>
    row.slice(1).map(([item]) => {
      const cell = item as Expr
      return cell.kind === 'blank' ? itemOf(answers, next++) : evaluate(cell)
    }),
  )
  return itemOf(values, 0).map((_, i) => values.map(row => itemOf(row, i)))
}

/** All columns have equal cross products with the first, which is complete. */
export const areEquivalent = (columns: readonly (readonly Ratio[])[]): boolean => {
  const [a, b] = tupleOf(itemOf(columns, 0), 2)
  return columns.every(column => {
    const [top, bottom] = tupleOf(column, 2)
    return top.n > 0 && top.times(b).equals(bottom.times(a))
  })
}

export const lowest = ([a, b]: Terms): Terms => [a / gcd(a, b), b / gcd(a, b)]
export const shownRatio = ([a, b]: Terms): Expr => ratio(a, b)

/** From one ratio to another that is equivalent, by the factor between their terms at one place, or through lowest terms. */
export function toRatio(known: Terms, other: Terms, place: 0 | 1 = 0): readonly Step[] {
  const factor = (less: number, more: number) =>
    step(equation(times(less, more / less), more), because.thinkMultiplication, { factor: less, product: more })
  const [from, to] = [known[place], other[place]]
  if (to % from === 0)
    return [
      factor(from, to),
      step(equation(shownRatio(known), shownRatio(other)), because.multiplyRatio, { value: to / from }),
    ]
  if (from % to === 0)
    return [
      factor(to, from),
      step(equation(shownRatio(known), shownRatio(other)), because.divideRatio, { value: from / to }),
    ]
  const start = lowest(known)
  return [
    step(equation(shownRatio(known), shownRatio(start)), because.divideRatio, { value: from / start[place] }),
    factor(start[place], to),
    step(equation(shownRatio(start), shownRatio(other)), because.multiplyRatio, { value: to / start[place] }),
  ]
}

/** Every other column as so many times the first, or as many times the first in lowest terms. */
export function completing({ columns, blanks }: RatioTable): readonly Step[] {
  const others = columns.slice(1)
  const complete = itemOf(columns, 0)
  const start = others.every(([top]) => top % complete[0] === 0) ? complete : lowest(complete)
  const [a, b] = start
  const simplified =
    complete[0] !== a
      ? [step(equation(shownRatio(complete), shownRatio(start)), because.divideRatio, { value: complete[0] / a })]
      : []
  return [
    ...simplified,
    ...(others.length > 2
      ? others.map((other, i) => {
          const by = other[0] / a
          // The known number tells the factor, and the factor the blank.
          const cells = [equation(times(a, by), other[0]), equation(times(b, by), other[1])]
          return step(statements(...(blanks[i + 1] === 0 ? cells.reverse() : cells)), because.multiplyRatio, {
            value: by,
          })
        })
      : [
          explained(
            statements(
              ...others.map(other =>
                equation(ratio(times(a, other[0] / a), times(b, other[0] / a)), shownRatio(other)),
              ),
            ),
            others.flatMap((other, i) =>
              i === 0
                ? line`Column 2: multiply both terms by ${other[0] / a}.`
                : line` Column ${i + 2}: multiply both terms by ${other[0] / a}.`,
            ),
            others.flatMap((other, i) =>
              i === 0
                ? line`Columna 2: multiplica ambos términos por ${other[0] / a}.`
                : line` Columna ${i + 2}: multiplica ambos términos por ${other[0] / a}.`,
            ),
          ),
        ]),
  ]
}

/** The rows of a completed table, number after number. */
export const rowsListed = (columns: readonly (readonly number[])[]): Step =>
  step(
    statements(...itemOf(columns, 0).map((_, row) => list(...columns.map(column => itemOf(column, row))))),
    because.fillTable,
  )
