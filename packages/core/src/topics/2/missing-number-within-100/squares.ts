import {
  type Both,
  type Content,
  equation,
  failed,
  type Inline,
  itemOf,
  line,
  minus,
  type Random,
  type Step,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { carries } from '../../kit/columns/regrouping.ts'

/** Two rows and two columns of numbers, with the sum of each; some cells are hidden. */
export interface Square {
  readonly rows: readonly (readonly number[])[]
  readonly hidden: readonly (readonly [row: number, column: number])[]
}

type Place = readonly [row: number, column: number]

/** Four hidden cells, one of which is found only when another is known. */
const PATTERNS: readonly Square['hidden'][] = [
  [
    [0, 0],
    [0, 1],
    [1, 2],
    [2, 0],
  ],
  [
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 2],
    [2, 1],
    [2, 2],
  ],
  [
    [0, 2],
    [1, 0],
    [1, 1],
    [2, 1],
  ],
  [
    [0, 1],
    [0, 2],
    [1, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [1, 2],
    [2, 2],
  ],
]

export function drawSquare(random: Random): Square {
  const hidden = random.evenly(PATTERNS)
  const { a, b, c, d } = random.until(
    () => ({ a: random.int(11, 39), b: random.int(11, 39), c: random.int(11, 39), d: random.int(11, 39) }),
    drawn =>
      drawn.a + drawn.b + drawn.c + drawn.d <= 99 &&
      new Set(Object.values(drawn)).size === 4 &&
      carries(drawn.a, drawn.b) + carries(drawn.c, drawn.d) + carries(drawn.a, drawn.c) + carries(drawn.b, drawn.d) > 1,
  )
  const rows = [
    [a, b, a + b],
    [c, d, c + d],
    [a + c, b + d, a + b + c + d],
  ]
  return { rows, hidden }
}

export const isHidden = ({ hidden }: Square, row: number, column: number): boolean =>
  hidden.some(([r, c]) => r === row && c === column)

const LINES: readonly { readonly name: Both<readonly Inline[]>; readonly cells: readonly Place[] }[] = [
  0, 1, 2,
].flatMap(i => [
  { name: { en: line`Row ${i + 1}: `, es: line`Fila ${i + 1}: ` }, cells: [0, 1, 2].map((other): Place => [i, other]) },
  {
    name: { en: line`Column ${i + 1}: `, es: line`Columna ${i + 1}: ` },
    cells: [0, 1, 2].map((other): Place => [other, i]),
  },
])

/** A step for each hidden cell, as soon as it is the only one in its row or column. */
export function squareSteps({ rows, hidden }: Square): readonly Step[] {
  const valueAt = ([row, column]: Place) => itemOf(itemOf(rows, row), column)
  const left = new Set(hidden.map(String))
  const steps: Step[] = []
  while (left.size > 0) {
    const next = LINES.find(({ cells }) => cells.filter(cell => left.has(String(cell))).length === 1)
    if (!next) return failed('Each hidden cell can be found')
    const missing = next.cells.findIndex(cell => left.has(String(cell)))
    const [first, second, whole] = next.cells.map(valueAt) as [number, number, number]
    const work =
      missing === 2
        ? equation(sum(first, second), whole)
        : equation(minus(whole, missing === 0 ? second : first), missing === 0 ? first : second)
    const said = (language: 'en' | 'es'): Content => ({ kind: 'paragraph', content: [...next.name[language], work] })
    steps.push(
      step({ en: said('en'), es: said('es') }, missing === 2 ? because.addTheParts : because.findTheMissingPart),
    )
    left.delete(String(itemOf(next.cells, missing)))
  }
  return steps
}
