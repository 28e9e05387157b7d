import {
  approximate,
  type Both,
  blank,
  type Content,
  call,
  type Expr,
  equation,
  failed,
  figure,
  isNear,
  join,
  line,
  over,
  type Printed,
  prose,
  steps,
  symbol,
  type Tuple,
  triangle,
} from '../../../author.ts'
import { filled } from '../../kit/equations/filled.ts'
import { fromThree } from '../../kit/triangles/triangle-parts.ts'

/** The corner of the altitude and the two others, as letters. */
export type Corners = readonly [top: string, left: string, right: string]
export const CORNERS: readonly Corners[] = [
  ['C', 'A', 'B'],
  ['A', 'B', 'C'],
  ['B', 'C', 'A'],
]
const side = (corner: string) => symbol(corner.toLowerCase())
const sine = (corner: string) => call('sin', symbol(corner))
const h = symbol('h')

/** The lines of the proof, each an equation; `hole` is asked for each place in turn. */
export function linesOf([, left, right]: Corners, hole: (value: Expr) => Expr): Tuple<Expr, 5> {
  const [p, q] = [side(right), side(left)]
  return [
    equation(sine(left), hole(over(h, p))),
    equation(h, hole(join(p, sine(left)))),
    equation(sine(right), hole(over(h, q))),
    equation(h, hole(join(q, sine(right)))),
    equation(over(q, sine(left)), hole(over(p, sine(right)))),
  ]
}
export const PLACES = 5

export function hiddenIn(corners: Corners, shown: number): readonly Expr[] {
  const values: Expr[] = []
  linesOf(corners, value => {
    values.push(value)
    return value
  })
  return values.filter((_, place) => place !== shown)
}

/** The triangle with its altitude, and the lines with all places but `shown` left blank. */
export function proof(corners: Corners, shown: number, turn: number): Both<Content> {
  const [top, left, right] = corners
  let place = 0
  const lines = linesOf(corners, value => (place++ === shown ? value : blank(3)))
  const drawn = figure(
    triangle({
      shape: { sides: [13, 15, 14] },
      sides: { BC: 'a', CA: 'b', AB: 'c' },
      cevians: [{ from: top, as: 'altitude', label: 'h' }],
      turn,
    }),
  )
  const [first, second, third, fourth, fifth] = lines as Tuple<Expr, 5>
  const [one, two] = [side(left), side(right)]
  return {
    en: [
      prose`In triangle ${symbol('ABC')}, ${h} is the altitude from ${symbol(top)}. Fill in the blanks, in order, to prove the law of sines for the sides ${one} and ${two}.`,
      drawn,
      steps(line`${first}, so ${second}`, line`${third}, so ${fourth}`, line`Therefore ${fifth}`),
    ],
    es: [
      prose`En el triángulo ${symbol('ABC')}, ${h} es la altura trazada desde ${symbol(top)}. Completa los espacios, en orden, para demostrar la ley de senos para los lados ${one} y ${two}.`,
      drawn,
      steps(line`${first}, así que ${second}`, line`${third}, así que ${fourth}`, line`Por lo tanto, ${fifth}`),
    ],
  }
}

const TRIANGLES = [
  [13, 15, 14],
  [7, 9, 11],
] as const
const isCorner = (name: string): name is 'A' | 'B' | 'C' => /^[ABC]$/.test(name)

/** Every completed line is true of two triangles and their altitudes. */
export function isProof(printed: Printed, answer: readonly Expr[]): boolean {
  const names = printed.all('symbol').map(({ name }) => name)
  const top = names.find(isCorner) ?? failed('The altitude comes from a vertex')
  return TRIANGLES.every(([a, b, c]) => {
    const parts = fromThree(a, b, c)
    const [A, B, C] = [parts.A, parts.B, parts.C].map(angle => (angle * Math.PI) / 180) as [number, number, number]
    const heights = { A: b * Math.sin(C), B: c * Math.sin(A), C: a * Math.sin(B) }
    const at = { a, b, c, A, B, C, h: heights[top] }
    let next = 0
    return printed.all('relation').every(printedLine => {
      const hasBlank = JSON.stringify(printedLine).includes('"blank"')
      const complete = hasBlank ? filled(printedLine, answer[next++] ?? h) : printedLine
      return complete.kind === 'relation' && isNear(approximate(complete.left, at), approximate(complete.right, at))
    })
  })
}
