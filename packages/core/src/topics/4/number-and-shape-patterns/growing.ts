import {
  areaGrid,
  type Block,
  equation,
  expr,
  figure,
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
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

type Cell = readonly [row: number, column: number]
/** Squares that grow by a rule: where they lie at each step. */
interface Family {
  readonly cells: (n: number) => readonly Cell[]
}
const rectangle = (rows: number, columns: number): readonly Cell[] =>
  wholes(0, rows - 1).flatMap(row => wholes(0, columns - 1).map(column => [row, column] as const))

export const families: readonly Family[] = [
  // An L: a column and a foot.
  { cells: n => [...wholes(0, n).map(row => [row, 0] as const), ...wholes(1, n).map(column => [n, column] as const)] },
  // A plus.
  {
    cells: n => wholes(0, 2 * n).flatMap(i => (i === n ? [[n, n] as const] : [[i, n] as const, [n, i] as const])),
  },
  // Stairs.
  { cells: n => wholes(0, n - 1).flatMap(row => wholes(0, row).map(column => [row, column] as const)) },
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
  },
  // A U.
  {
    cells: n => rectangle(n + 1, 3).filter(([row, column]) => row === n || column !== 1),
  },
  // Two rows.
  { cells: n => rectangle(2, n + 1) },
  // A square.
  { cells: n => rectangle(n, n) },
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

export const drawGrowing = (random: Random, steps: readonly number[], first: number) => ({
  family: random.evenly([...families.slice(first), ...families.slice(0, first)]),
  n: random.pick(steps),
})

/** How many more there are each time, and the steps that are still to go. */
export function growingSteps(family: Family, n: number): readonly Step[] {
  const counts = wholes(1, n).map(at => squaresAt(family, at))
  const at = (index: number) => counts[index - 1] ?? 0
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
        sentence: { en: line`Add them to the squares of figure 3.`, es: line`Súmalos a los cuadrados de la figura 3.` },
      }),
    ]
  const added = wholes(4, n).map(index => at(index) - at(index - 1))
  return [
    counted,
    grows,
    step(equation(sum(at(3), ...added), at(n)), because.explain, {
      sentence: {
        en: line`Go on from figure 3 to figure ${n}: add.`,
        es: line`Sigue de la figura 3 a la figura ${n}: suma.`,
      },
    }),
  ]
}

/** Goes on from the squares that are counted in the three figures, by their first and second differences. */
export function goesOnTo(printed: Printed, n: number): number {
  const [one = 0, two = 0, three = 0] = printed.figures('area-grid').map(({ shaded }) => shaded.length)
  let [now, more] = [three, three - two]
  for (let at = 4; at <= n; at++) {
    more += three - two - (two - one)
    now += more
  }
  return now
}
