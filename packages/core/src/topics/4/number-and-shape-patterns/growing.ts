import {
  areaGrid,
  type Block,
  divide,
  equation,
  explained,
  expr,
  figure,
  itemOf,
  line,
  minus,
  type Printed,
  type Random,
  type Step,
  sideBySide,
  statements,
  step,
  sum,
  times,
  tupleOf,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

type Cell = readonly [row: number, column: number]
/** Squares that grow by a rule: where they lie at each step. */
interface Family {
  readonly cells: (n: number) => readonly Cell[]
  readonly isSquare?: true
  readonly isHard?: true
}
const rectangle = (rows: number, columns: number): readonly Cell[] =>
  wholes(0, rows - 1).flatMap(row => wholes(0, columns - 1).map(column => [row, column] as const))

export const families: readonly Family[] = [
  // An L: a column and a foot.
  { cells: n => [...wholes(0, n).map(row => [row, 0] as const), ...wholes(1, n).map(column => [n, column] as const)] },
  // A plus.
  {
    cells: n => wholes(0, 2 * n).flatMap(i => (i === n ? [[n, n] as const] : [[i, n] as const, [n, i] as const])),
    isHard: true,
  },
  // Stairs.
  { cells: n => wholes(0, n - 1).flatMap(row => wholes(0, row).map(column => [row, column] as const)), isHard: true },
  // A T.
  {
    cells: n => [
      ...wholes(0, 2 * n).map(column => [0, column] as const),
      ...wholes(1, n).map(row => [row, n] as const),
    ],
  },
  // The border of a square.
  {
    cells: n =>
      rectangle(n + 2, n + 2).filter(([row, column]) => [0, n + 1].includes(row) || [0, n + 1].includes(column)),
    isHard: true,
  },
  // A U.
  {
    cells: n => rectangle(n + 1, 3).filter(([row, column]) => row === n || column !== 1),
  },
  // Two rows.
  { cells: n => rectangle(2, n + 1) },
  // A square.
  { cells: n => rectangle(n, n), isSquare: true, isHard: true },
]
export const squaresAt = ({ cells }: Family, n: number): number => cells(n).length

/** On paper of the size of the third figure, so that all squares are equally large. */
function drawn({ cells }: Family, n: number): Block {
  const extent = (shape: readonly Cell[], side: 0 | 1) => Math.max(...shape.map(cell => cell[side])) + 1
  const [shape, last] = [cells(n), cells(3)]
  const [rows, columns] = [extent(last, 0), extent(last, 1)]
  const down = rows - extent(shape, 0)
  return figure(
    areaGrid({ rows, columns, shape: shape.map(([row, column]) => [row + down, column] as const), name: expr(n) }),
  )
}
/** The first three steps, each with its number. */
export const firstSteps = (family: Family): Block => sideBySide(...[1, 2, 3].map(n => drawn(family, n)))

/** The harder level has figures of its own, with more than two rows or columns that grow. */
export const drawGrowing = (random: Random, steps: readonly number[], isHard: boolean) => ({
  family: random.evenly(families.filter(family => (family.isHard ?? false) === isHard)),
  n: random.pick(steps),
})

/** Figure n of the squares has n rows of n. */
const squareSteps = (n: number): readonly Step[] => [
  explained(
    statements(...[1, 2, 3].map(side => equation(times(side, side), side * side))),
    line`Multiply rows by squares in a row: figure 1 is 1 by 1, figure 2 is 2 by 2, figure 3 is 3 by 3.`,
    line`Multiplica las filas por los cuadrados de cada fila: la figura 1 es de 1 por 1, la figura 2 es de 2 por 2 y la figura 3 es de 3 por 3.`,
  ),
  explained(
    equation(times(n, n), n * n),
    line`Figure ${n} is ${n} by ${n}, so it has ${n * n} gray squares.`,
    line`La figura ${n} es de ${n} por ${n}, así que tiene ${n * n} cuadrados grises.`,
  ),
]
/** Rows of 1, 2, 3, … squares far on: the first row and the last together as often as there are pairs of rows. */
const stairSteps = (n: number): readonly Step[] => [
  explained(
    statements(equation(sum(1, 2), 3), equation(sum(1, 2, 3), 6)),
    line`Each figure has one more row, with one more square: the rows of figure 3 have 1, 2, and 3 squares.`,
    line`Cada figura tiene una fila más, con un cuadrado más: las filas de la figura 3 tienen 1, 2 y 3 cuadrados.`,
  ),
  explained(
    statements(equation(sum(1, n), n + 1), equation(sum(2, n - 1), n + 1)),
    line`The rows of figure ${n} have 1 to ${n} squares. The shortest and the longest row have ${n + 1} together, and so has each pair after them.`,
    line`Las filas de la figura ${n} tienen de 1 a ${n} cuadrados. La fila más corta y la más larga tienen juntas ${n + 1}, y también cada pareja que sigue.`,
  ),
  explained(
    equation(divide(n, 2), n / 2),
    line`Two rows make a pair: divide the number of rows by 2.`,
    line`Dos filas forman una pareja: divide el número de filas entre 2.`,
  ),
  explained(
    equation(times(n / 2, n + 1), (n / 2) * (n + 1)),
    line`Multiply the pairs by the squares in each pair. Figure ${n} has ${(n / 2) * (n + 1)} gray squares.`,
    line`Multiplica las parejas por los cuadrados de cada pareja. La figura ${n} tiene ${(n / 2) * (n + 1)} cuadrados grises.`,
  ),
]

/** How many more there are each time, and the steps that are still to go. */
export function growingSteps(family: Family, n: number): readonly Step[] {
  if (family.isSquare) return squareSteps(n)
  const counts = wholes(1, n).map(at => squaresAt(family, at))
  const at = (index: number) => itemOf(counts, index - 1)
  const [one, two] = [at(2) - at(1), at(3) - at(2)]
  const counted = step(statements(expr(at(1)), expr(at(2)), expr(at(3))), because.explain, {
    sentence: {
      en: line`Count the gray squares of figures 1, 2, and 3.`,
      es: line`Cuenta los cuadrados grises de las figuras 1, 2 y 3.`,
    },
  })
  const grows = step(
    statements(equation(minus(at(2), at(1)), one), equation(minus(at(3), at(2)), two)),
    because.explain,
    {
      sentence:
        one === two
          ? {
              en: line`Each figure has ${one} more squares than the one before.`,
              es: line`Cada figura tiene ${one} cuadrados más que la anterior.`,
            }
          : {
              en: line`The number of squares added goes up by ${two - one} each time.`,
              es: line`El número de cuadrados que se agregan sube ${two - one} cada vez.`,
            },
    },
  )
  if (one === two)
    return [
      counted,
      grows,
      step(equation(times(n - 3, one), (n - 3) * one), because.explain, {
        sentence: {
          en: line`From figure 3 to figure ${n} there are ${n - 3} steps of ${one}: multiply.`,
          es: line`De la figura 3 a la figura ${n} hay ${n - 3} pasos de ${one}: multiplica.`,
        },
      }),
      step(equation(sum(at(3), (n - 3) * one), at(n)), because.explain, {
        sentence: {
          en: line`Add them to the squares of figure 3. Figure ${n} has ${at(n)} gray squares.`,
          es: line`Súmalos a los cuadrados de la figura 3. La figura ${n} tiene ${at(n)} cuadrados grises.`,
        },
      }),
    ]
  if (n % 2 === 0) return stairSteps(n)
  const added = wholes(4, n).map(index => at(index) - at(index - 1))
  return [
    counted,
    grows,
    step(equation(sum(at(3), ...added), at(n)), because.explain, {
      sentence: {
        en: line`Go on from figure 3: add the squares of each new row up to figure ${n}.`,
        es: line`Sigue desde la figura 3: suma los cuadrados de cada fila nueva hasta la figura ${n}.`,
      },
    }),
  ]
}

/** Goes on from the squares that are counted in the three figures, by their first and second differences. */
export function goesOnTo(printed: Printed, n: number): number {
  const [one, two, three] = tupleOf(
    printed.figures('area-grid').map(({ shaded }) => shaded.length),
    3,
  )
  let [now, more] = [three, three - two]
  for (let at = 4; at <= n; at++) {
    more += three - two - (two - one)
    now += more
  }
  return now
}
