import {
  type Block,
  type Both,
  divide,
  type Expr,
  equation,
  explained,
  figure,
  type Inline,
  line,
  measure,
  minus,
  negative,
  over,
  type Point,
  polygon,
  power,
  type Random,
  Ratio,
  relation,
  type Step,
  statements,
  step,
  sum,
  symbol,
  times,
  tupleOf,
  type UnitId,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { factorPi, PI_VALUES, timesPi, toTenth } from '../../kit/geometry/pi.ts'

export type Pi = '3.14' | 'exact'
export const DECIMAL = PI_VALUES['3.14']
const int = (random: Random, least: number, most: number) => Ratio.of(random.int(least, most))

/** Added to a figure or, where it is cut, taken away. Round pieces are told by their radius. */
export interface Piece {
  readonly kind: 'rectangle' | 'triangle' | 'half' | 'quarter' | 'circle' | 'two halves'
  readonly sizes: readonly [Ratio, Ratio?]
  readonly isCut?: boolean
}
export interface Shape {
  readonly name: 'window' | 'fan' | 'hole' | 'track' | 'rocket' | 'cone' | 'bite' | 'waist'
  readonly pieces: readonly Piece[]
  /** A length that follows, with its work. */
  readonly derived?: { readonly work: Expr; readonly value: Ratio }
  readonly sizes: readonly Ratio[]
}

/** A rectangle under a half circle of this radius. */
export const drawWindow = (random: Random, radius: Ratio): Shape => {
  const w = radius.times(2)
  const h = Ratio.of(random.intExcept(4, 15, w.n))
  return {
    name: 'window',
    sizes: [w, h],
    pieces: [
      { kind: 'rectangle', sizes: [w, h] },
      { kind: 'half', sizes: [radius] },
    ],
  }
}
/** A square beside a quarter circle. */
export const drawFan = (_: Random, s: Ratio): Shape => ({
  name: 'fan',
  sizes: [s],
  pieces: [
    { kind: 'rectangle', sizes: [s, s] },
    { kind: 'quarter', sizes: [s] },
  ],
})
/** A rectangle out of which a circle is cut. */
export const drawHole = (random: Random, radius: Ratio): Shape => {
  const more = random.int(1, 4)
  const [w, h] = [radius.times(2).plus(random.intExcept(3, 9, more)), radius.times(2).plus(more)]
  return {
    name: 'hole',
    sizes: [w, h, radius],
    pieces: [
      { kind: 'rectangle', sizes: [w, h] },
      { kind: 'circle', sizes: [radius], isCut: true },
    ],
  }
}
/** A rectangle between two half circles. */
export const drawTrack = (random: Random, radius: Ratio): Shape => {
  const d = radius.times(2)
  const l = d.plus(random.int(3, 12))
  return {
    name: 'track',
    sizes: [l, d],
    pieces: [
      { kind: 'rectangle', sizes: [l, d] },
      { kind: 'two halves', sizes: [radius] },
    ],
  }
}
/** A rectangle between a half circle and a triangle. */
export const drawRocket = (random: Random, radius: Ratio): Shape => {
  const d = radius.times(2)
  const [l, t] = [d.plus(random.int(2, 7)), radius.plus(random.int(1, 5))]
  return {
    name: 'rocket',
    sizes: [l, d, t],
    pieces: [
      { kind: 'rectangle', sizes: [l, d] },
      { kind: 'triangle', sizes: [d, t] },
      { kind: 'half', sizes: [radius] },
    ],
  }
}
/** A triangle under a half circle whose diameter is its base. */
export const drawCone = (random: Random, radius: Ratio): Shape => {
  const d = radius.times(2)
  const h = d.plus(random.int(1, 6))
  return {
    name: 'cone',
    sizes: [d, h],
    pieces: [
      { kind: 'triangle', sizes: [d, h] },
      { kind: 'half', sizes: [radius] },
    ],
  }
}
/** A rectangle from whose side a half circle is cut; its diameter follows. */
export const drawBite = (random: Random, radius: Ratio): Shape => {
  const [left, d, right] = [int(random, 2, 6), radius.times(2), int(random, 2, 6)]
  const w = left.plus(d).plus(right)
  const h = radius.plus(random.int(2, 6))
  return {
    name: 'bite',
    sizes: [w, h, left, right, d],
    derived: { work: minus(minus(shown(w), shown(left)), shown(right)), value: d },
    pieces: [
      { kind: 'rectangle', sizes: [w, h] },
      { kind: 'half', sizes: [radius], isCut: true },
    ],
  }
}

/** A rectangle from whose two ends half circles are cut. */
export const drawWaist = (random: Random, radius: Ratio): Shape => {
  const d = radius.times(2)
  const l = d.plus(random.int(2, 8))
  return {
    name: 'waist',
    sizes: [l, d],
    pieces: [
      { kind: 'rectangle', sizes: [l, d] },
      { kind: 'two halves', sizes: [radius], isCut: true },
    ],
  }
}

type Sides = NonNullable<Parameters<typeof polygon>[0]['sides']>
export function drawn(
  { name, sizes }: Shape,
  unit: UnitId,
  isShaded: boolean,
  letters: Readonly<Record<number, string>> = {},
): Block {
  const n = sizes.map(size => size.toNumber())
  const label = (i: number) => {
    const [size, letter] = [sizes[i], letters[i]]
    return letter ? symbol(letter) : size ? measure(shown(size), unit) : null
  }
  const at = (...vertices: Point[]) => vertices
  const made = (vertices: readonly Point[], sides: Sides, more: Partial<Parameters<typeof polygon>[0]> = {}) =>
    figure(polygon({ vertices, sides, shaded: isShaded, size: 12, ...more }))
  const square = (...corners: number[]) => ({
    angles: [0, 1, 2, 3, 4, 5]
      .slice(0, Math.max(...corners) + 1)
      .map(i => (corners.includes(i) ? { mark: 'square' as const } : null)),
  })
  const hidden = (point: Point) => ({ at: point, label: null, dot: false })
  switch (name) {
    case 'window': {
      const [a, b] = tupleOf(n, 2)
      return made(at([0, 0], [a, 0], [a, b], [0, b]), [label(0), label(1), { arc: 180 }, null], {
        ...square(0, 1),
        lines: [{ of: 'CD', dashed: true }],
      })
    }
    case 'fan': {
      const [a] = tupleOf(n, 1)
      return made(at([0, 0], [2 * a, 0], [a, a], [0, a]), [null, { arc: 90 }, null, label(0)], {
        lines: [{ of: 'B0C', dashed: true }],
        ...square(0, 3),
      })
    }
    case 'hole': {
      const [a, b, c] = tupleOf(n, 3)
      return made(at([0, 0], [a, 0], [a, b], [0, b]), [label(0), label(1)], {
        ...square(0, 1, 2, 3),
        circles: [{ center: [a / 2, b / 2], radius: c }],
        points: { R: hidden([a / 2 + c, b / 2]) },
        lines: [{ of: 'o1R', label: label(2) }],
      })
    }
    case 'track': {
      const [a, b] = tupleOf(n, 2)
      return made(at([0, 0], [a, 0], [a, b], [0, b]), [label(0), { arc: 180 }, null, { arc: 180 }], {
        lines: [
          { of: 'AD', dashed: true, label: label(1), side: 'right' },
          { of: 'BC', dashed: true },
        ],
        size: 14,
      })
    }
    case 'waist': {
      const [a, b] = tupleOf(n, 2)
      return made(at([0, 0], [a, 0], [a, b], [0, b]), [label(0), { arc: -180 }, null, { arc: -180 }], {
        lines: [
          { of: 'AD', dashed: true, label: label(1), side: 'left' },
          { of: 'BC', dashed: true },
        ],
        size: 14,
      })
    }
    case 'rocket': {
      const [a, b, c] = tupleOf(n, 3)
      return made(at([0, 0], [a, 0], [a + c, b / 2], [a, b], [0, b]), [label(0), null, null, null, { arc: 180 }], {
        points: { P: hidden([a, b / 2]) },
        lines: [
          { of: 'AE', dashed: true, label: label(1), side: 'right' },
          { of: 'BD', dashed: true },
          { of: 'PC', dashed: true, label: label(2) },
        ],
        marked: [{ of: 'CPD', mark: 'square' }],
        size: 14,
      })
    }
    case 'cone': {
      const [a, b] = tupleOf(n, 2)
      return made(at([0, 0], [a / 2, b], [-a / 2, b]), [null, { arc: 180 }, null], {
        lines: [
          { of: 'CB', dashed: true, label: label(0), side: 'left' },
          { of: 'AB0', dashed: true, label: label(1) },
        ],
        marked: [{ of: 'AB0B', mark: 'square' }],
      })
    }
    case 'bite': {
      const [a, b, left, , d] = tupleOf(n, 5)
      return made(
        at([0, 0], [a, 0], [a, b], [left + d, b], [left, b], [0, b]),
        [label(0), label(1), label(3), { arc: -180 }, label(2), null],
        { ...square(0, 1, 2, 5), lines: [{ of: 'DE', dashed: true }] },
      )
    }
  }
}

/** What of the area is a number, and what a number of times π. */
export const flatArea = ({ kind, sizes: [a, b] }: Piece): Ratio =>
  kind === 'rectangle' ? a.times(b ?? a) : kind === 'triangle' ? a.times(b ?? a).over(2) : Ratio.of(0)
const SHARE: Readonly<Record<Piece['kind'], Ratio>> = {
  rectangle: Ratio.of(0),
  triangle: Ratio.of(0),
  half: Ratio.of(1, 2),
  quarter: Ratio.of(1, 4),
  circle: Ratio.of(1),
  'two halves': Ratio.of(1),
}
export const roundArea = ({ kind, sizes: [a] }: Piece): Ratio => SHARE[kind].times(a).times(a)
const signed = (piece: Piece, value: Ratio) => (piece.isCut ? value.negated() : value)
const total = (shape: Shape, of: (piece: Piece) => Ratio) =>
  shape.pieces.reduce((all, piece) => all.plus(signed(piece, of(piece))), Ratio.of(0))
export const flatTotal = (shape: Shape): Ratio => total(shape, flatArea)
export const roundTotal = (shape: Shape): Ratio => total(shape, roundArea)
/** With 3.14 for π. */
export const decimalArea = (shape: Shape): Ratio => flatTotal(shape).plus(roundTotal(shape).times(DECIMAL))
export const exactArea = (shape: Shape): Expr => {
  const [flat, round] = [flatTotal(shape), roundTotal(shape)]
  return round.n < 0 ? minus(shown(flat), timesPi(round.negated(), 'exact')) : sum(shown(flat), timesPi(round, 'exact'))
}
export const areaOf = (shape: Shape, pi: Pi): Expr =>
  pi === 'exact' ? exactArea(shape) : shown(toTenth(decimalArea(shape)))

export const workOf = ({ kind, sizes: [a, b] }: Piece, pi: Pi): Expr => {
  switch (kind) {
    case 'rectangle':
      return times(shown(a), shown(b ?? a))
    case 'triangle':
      return times(over(1, 2), shown(a), shown(b ?? a))
    case 'circle':
    case 'two halves':
      return times(factorPi(pi), power(shown(a), 2))
    default:
      return times(SHARE[kind], factorPi(pi), power(shown(a), 2))
  }
}
export const valueOf = (piece: Piece, pi: Pi): Expr =>
  piece.kind === 'rectangle' || piece.kind === 'triangle' ? shown(flatArea(piece)) : timesPi(roundArea(piece), pi)

const NAMES: Readonly<Record<Piece['kind'], Both<readonly Inline[]>>> = {
  rectangle: {
    en: line`Area of the rectangle: length times width.`,
    es: line`Área del rectángulo: largo por ancho.`,
  },
  triangle: {
    en: line`Area of the triangle: half of the base times the height.`,
    es: line`Área del triángulo: la mitad de la base por la altura.`,
  },
  half: {
    en: line`The radius of the half circle is half of its diameter. Its area is half of the area of the circle.`,
    es: line`El radio del semicírculo es la mitad de su diámetro. Su área es la mitad del área del círculo.`,
  },
  quarter: {
    en: line`The radius of the quarter circle is a side of the square. Its area is a quarter of the area of the circle.`,
    es: line`El radio del cuarto de círculo es un lado del cuadrado. Su área es la cuarta parte del área del círculo.`,
  },
  circle: {
    en: line`Area of the circle: π times the radius squared.`,
    es: line`Área del círculo: π por el radio al cuadrado.`,
  },
  'two halves': {
    en: line`The two half circles make one circle. Its radius is half of the diameter.`,
    es: line`Los dos semicírculos forman un círculo. Su radio es la mitad del diámetro.`,
  },
}
const SQUARE = {
  en: line`Area of the square: side times side.`,
  es: line`Área del cuadrado: lado por lado.`,
}
export const pieceStep = (piece: Piece, pi: Pi): Step => {
  const work = equation(workOf(piece, pi), valueOf(piece, pi))
  const isSquare = piece.kind === 'rectangle' && piece.sizes[1]?.equals(piece.sizes[0])
  const { en, es } = isSquare ? SQUARE : NAMES[piece.kind]
  const isByDiameter = piece.kind === 'half' || piece.kind === 'two halves'
  return explained(
    isByDiameter ? statements(equation(divide(shown(piece.sizes[0].times(2)), 2), shown(piece.sizes[0])), work) : work,
    en,
    es,
  )
}
export const totalOf = (shape: Shape, pi: Pi): Expr =>
  sum(...shape.pieces.map(piece => (piece.isCut ? negative(valueOf(piece, pi)) : valueOf(piece, pi))))
export const A = symbol('A')
export const TENTH = { en: line`nearest tenth`, es: line`a la décima más cercana` }

export function areaSteps(shape: Shape, pi: Pi, end: Expr): readonly Step[] {
  const isCut = shape.pieces.some(piece => piece.isCut)
  const both = isCut
    ? { en: line`Subtract what is cut out.`, es: line`Resta lo que se quita.` }
    : { en: line`Add the areas of the parts.`, es: line`Suma las áreas de las partes.` }
  return [
    ...(shape.derived
      ? [
          explained(
            equation(shape.derived.work, shown(shape.derived.value)),
            line`Subtract the two short pieces from the whole side: the diameter of the half circle.`,
            line`Resta del lado completo los dos tramos cortos: el diámetro del semicírculo.`,
          ),
        ]
      : []),
    ...shape.pieces.map(piece => pieceStep(piece, pi)),
    ...(pi === 'exact'
      ? [explained(equation(A, end), both.en, both.es)]
      : [
          explained(equation(A, equation(totalOf(shape, pi), shown(decimalArea(shape)))), both.en, both.es),
          step(relation(A, '≈', end), because.roundAtTheEnd, { place: TENTH }),
        ]),
  ]
}
