import {
  type Expr,
  evaluate,
  type GeometryDiagram,
  geometryDiagram,
  itemOf,
  type Label,
  type Point,
  type Printed,
  type Random,
  Ratio,
  relation,
  symbol,
  triangleNamed,
  triangleVertices,
  tupleOf,
} from '../../../author.ts'

/** A polygon with whole sides, the first side from the first corner to the second. */
export interface Shape {
  readonly vertices: readonly Point[]
  readonly sides: readonly number[]
}

const TRIANGLES = [
  [4, 5, 6],
  [5, 6, 7],
  [4, 6, 7],
  [3, 5, 6],
  [5, 7, 8],
  [6, 7, 9],
  [4, 5, 7],
  [6, 8, 9],
  [7, 8, 10],
  [3, 4, 5],
  [6, 9, 10],
] as const
/** Lower side, upper side and height of a trapezoid with two right angles, and its slanted side. */
const TRAPEZOIDS = [
  [7, 4, 4, 5],
  [8, 5, 4, 5],
  [6, 3, 4, 5],
  [9, 3, 8, 10],
  [10, 4, 8, 10],
  [12, 4, 6, 10],
  [11, 8, 4, 5],
] as const

export function drawShape(random: Random, kind: 'triangle' | 'rectangle' | 'trapezoid'): Shape {
  switch (kind) {
    case 'triangle': {
      const [a, b, c] = tupleOf(random.shuffle(random.pick(TRIANGLES)), 3)
      return { vertices: triangleVertices({ sides: [b, c, a] }), sides: [a, b, c] }
    }
    case 'rectangle': {
      const [width, height] = random.until(
        () => [random.int(3, 10), random.int(2, 8)] as const,
        ([width, height]) => width !== height && width <= 3 * height && height <= 2 * width,
      )
      return {
        vertices: [
          [0, 0],
          [width, 0],
          [width, height],
          [0, height],
        ],
        sides: [width, height, width, height],
      }
    }
    case 'trapezoid': {
      const [low, high, height, slant] = random.pick(TRAPEZOIDS)
      return {
        vertices: [
          [0, 0],
          [low, 0],
          [high, height],
          [0, height],
        ],
        sides: [low, slant, high, height],
      }
    }
  }
}

/** Factors from the first figure to the second: numerator and denominator. */
const FACTORS = [
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [5, 6],
  [5, 7],
  [4, 7],
  [5, 8],
  [7, 9],
  [4, 9],
  [5, 9],
] as const
export const drawFactor = (random: Random): Ratio => {
  const [m, n] = random.pick(FACTORS)
  return random.chance(0.5) ? Ratio.of(m, n) : Ratio.of(n, m)
}

export interface Part {
  readonly names: string
  readonly vertices: readonly Point[]
  readonly labels: readonly (Label | null)[]
  readonly factor: number
  readonly turn: number
  readonly isFlipped: boolean
}

/** Two figures in true proportion, side by side, the lower edges level. */
export function pairFigure(parts: readonly [Part, Part], size = 17): GeometryDiagram {
  const placed = parts.map(({ vertices, factor, turn, isFlipped }) => {
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    return vertices.map(([x, y]): Point => {
      const [u, v] = [(isFlipped ? -x : x) * factor, y * factor]
      return [u * c - v * s, u * s + v * c]
    })
  })
  const bounds = placed.map(points => ({
    left: Math.min(...points.map(([x]) => x)),
    right: Math.max(...points.map(([x]) => x)),
    low: Math.min(...points.map(([, y]) => y)),
  }))
  const gap = 0.3 * Math.max(...bounds.map(({ left, right }) => right - left))
  const shifts = [
    -itemOf(bounds, 0).left,
    itemOf(bounds, 0).right - itemOf(bounds, 0).left + gap - itemOf(bounds, 1).left,
  ]
  return geometryDiagram({
    points: Object.fromEntries(
      parts.flatMap(({ names }, k) =>
        itemOf(placed, k).map(([x, y], i) => [names[i]!, [x + itemOf(shifts, k), y - itemOf(bounds, k).low] as const]),
      ),
    ),
    lines: parts.flatMap(({ names, labels, isFlipped }) =>
      labels.map((label, i) => ({
        of: names[i]! + names[(i + 1) % names.length]!,
        label,
        side: isFlipped ? ('left' as const) : ('right' as const),
      })),
    ),
    size,
  })
}

export const similarity = (one: string, two: string): Expr =>
  one.length === 3 ? relation(triangleNamed(one), '∼', triangleNamed(two)) : relation(symbol(one), '∼', symbol(two))

const nameOf = (of: Expr): string => (of.kind === 'prefixed' ? nameOf(of.of) : of.kind === 'symbol' ? of.name : '')

/** The labels of corresponding sides, by the printed statement: [first, second] for each pair that has both. */
export function correspondingLabels(printed: Printed): readonly (readonly [Expr, Expr])[] {
  const { left, right } = printed.all('relation').find(({ sign }) => sign === '∼')!
  const [one, two] = [nameOf(left), nameOf(right)]
  const { lines } = printed.figure('geometry-diagram')
  const labelOf = (names: string) =>
    lines.find(({ from, to }) => names === from + to || names === to + from)?.label as Expr | null | undefined
  return [...one].flatMap((_, i) => {
    const j = (i + 1) % one.length
    const pair = [labelOf(one[i]! + one[j]!), labelOf(two[i]! + two[j]!)] as const
    return pair[0] && pair[1] ? [pair as readonly [Expr, Expr]] : []
  })
}

/** Whether all pairs of labels have one ratio when x is this, and x occurs. */
export function sharesRatio(pairs: readonly (readonly [Expr, Expr])[], x: Ratio): boolean {
  const values = pairs.map(pair => pair.map(label => evaluate(label, { x })) as [Ratio, Ratio])
  const [first] = values
  return (
    values.length > 1 && values.every(([a, b]) => a.n > 0 && b.n > 0 && a.times(first![1]).equals(b.times(first![0])))
  )
}
