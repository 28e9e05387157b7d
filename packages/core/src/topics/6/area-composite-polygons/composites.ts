import {
  type Both,
  type Expr,
  equation,
  explained,
  explainedBy,
  failed,
  figure,
  type Inline,
  line,
  measure,
  negative,
  over,
  type Point,
  polygon,
  Ratio,
  type Step,
  statements,
  sum,
  symbol,
  times,
  type Value,
} from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'

export type LengthUnit = (typeof LENGTH_UNITS)[number] | 'yard'
export const LENGTH_UNITS = ['centimeter', 'foot', 'meter', 'inch'] as const

/** A rectangle or triangle of a figure, named by its corners, or by two sides or a sentence where it has no name of its own. */
export interface Piece {
  readonly shape: 'rectangle' | 'triangle'
  readonly of: string | readonly [one: string, other: string] | Both<readonly Inline[]>
  readonly sizes: readonly [Ratio, Ratio]
  readonly isCut?: boolean
  /** The base of a triangle where it has no label, and the side that is as long. */
  readonly base?: readonly [own: string, like: string]
}

/** A length that is not printed, by those it follows from. */
export interface Derived {
  readonly of: Expr
  readonly work: Expr
  readonly value: Ratio
}

/** A polygon that is made up of rectangles and triangles; its corners are A, B, C, … in order. */
export interface Composite {
  readonly corners: readonly (readonly [x: Ratio, y: Ratio])[]
  readonly points?: Readonly<Record<string, readonly [x: Ratio, y: Ratio]>>
  /** A length, or a letter for one to find. */
  readonly labels: Readonly<Record<string, Ratio | string>>
  readonly dashed?: readonly string[]
  readonly squares: readonly string[]
  readonly shaded?: boolean
  readonly derived: readonly Derived[]
  /** Says how they are found. */
  readonly derivedBy?: Both<readonly Inline[]>
  readonly pieces: readonly Piece[]
}

/** How a figure lies on the page. */
export interface Lie {
  readonly flips: boolean
  readonly turn: 0 | 90 | 180 | 270
}

export const zero = Ratio.of(0)
const letterOf = (i: number) => String.fromCharCode(65 + i)

export const nameOf = ({ corners }: Composite): Expr => symbol(corners.map((_, i) => letterOf(i)).join(''))

export function drawnFigure(composite: Composite, unit: LengthUnit, { flips, turn }: Lie) {
  const { corners, points = {}, labels, dashed = [], squares, shaded = false } = composite
  const placed = ([x, y]: readonly [Ratio, Ratio]): Point => [(flips ? -1 : 1) * x.toNumber(), y.toNumber()]
  const labelOf = (name: string) => {
    const value = labels[name] ?? labels[[...name].reverse().join('')]
    return value === undefined ? null : typeof value === 'string' ? symbol(value) : measure(shown(value), unit)
  }
  return figure(
    polygon({
      vertices: corners.map(placed),
      names: corners.map((_, i) => letterOf(i)),
      sides: corners.map((_, i) => labelOf(letterOf(i) + letterOf((i + 1) % corners.length))),
      points: Object.fromEntries(Object.entries(points).map(([name, at]) => [name, placed(at)])),
      lines: dashed.map(of => ({ of, dashed: true, label: labelOf(of) })),
      marked: squares.map(of => ({ of, mark: 'square' as const })),
      shaded,
      turn,
      size: 13,
    }),
  )
}

export const areaOfPiece = ({ shape, sizes: [a, b] }: Piece): Ratio => a.times(b).over(shape === 'triangle' ? 2 : 1)

export const areaOf = ({ pieces }: Composite): Ratio =>
  pieces.reduce((all, piece) => (piece.isCut ? all.minus(areaOfPiece(piece)) : all.plus(areaOfPiece(piece))), zero)

export const workOfPiece = ({ shape, sizes: [a, b] }: Piece): Expr =>
  times(...(shape === 'triangle' ? [over(1, 2)] : []), shown(a), shown(b))

/** All lengths that follow from others, on one line. */
const derivedSteps = ({ derived, derivedBy }: Composite): readonly Step[] => {
  if (derived.length === 0) return []
  const work = statements(...derived.map(({ of, work, value }) => equation(of, equation(work, shown(value)))))
  return [explainedBy(work, derivedBy ?? failed('It is said how these lengths are found'))]
}

/** Where the length of an unlabeled base is to be seen. */
export const baseTold = ({ base }: Piece): Both<readonly Inline[]> =>
  base
    ? {
        en: line` The base, ${symbol(base[0])}, is as long as ${symbol(base[1])}.`,
        es: line` La base, ${symbol(base[0])}, mide lo mismo que ${symbol(base[1])}.`,
      }
    : { en: [], es: [] }

function pieceStep(piece: Piece): Step {
  const { shape, of } = piece
  const told = baseTold(piece)
  const work = equation(workOfPiece(piece), shown(areaOfPiece(piece)))
  if (typeof of !== 'string' && 'en' in of) return explainedBy(work, of)
  if (typeof of !== 'string') {
    const [one, other] = [symbol(of[0]), symbol(of[1])]
    return explained(
      work,
      line`Area of the rectangle with sides ${one} and ${other}: length times width.`,
      line`Área del rectángulo de lados ${one} y ${other}: largo por ancho.`,
    )
  }
  return shape === 'rectangle'
    ? explained(
        work,
        line`Area of rectangle ${symbol(of)}: length times width.`,
        line`Área del rectángulo ${symbol(of)}: largo por ancho.`,
      )
    : explained(
        work,
        [...line`Area of triangle ${symbol(of)}: half of the base times the height.`, ...told.en],
        [...line`Área del triángulo ${symbol(of)}: la mitad de la base por la altura.`, ...told.es],
      )
}

/** The areas of the parts, added, less those that are cut out. */
export const totalOf = ({ pieces }: Composite): Expr =>
  sum(...pieces.map(piece => (piece.isCut ? negative(shown(areaOfPiece(piece))) : shown(areaOfPiece(piece)))))

/** Lengths that follow from others, each part, and all of them together. */
export function areaSteps(composite: Composite, end: (area: Ratio) => Value): readonly Step[] {
  const area = areaOf(composite)
  return [...partSteps(composite), totalStep(composite, end(area))]
}
export const partSteps = (composite: Composite): readonly Step[] => [
  ...derivedSteps(composite),
  ...composite.pieces.map(pieceStep),
]
export function totalStep(composite: Composite, area: Value): Step {
  const isCut = composite.pieces.some(piece => piece.isCut)
  const isAdded = composite.pieces.filter(piece => !piece.isCut).length > 1
  const work = equation(symbol('A'), equation(totalOf(composite), area))
  return isCut
    ? isAdded
      ? explained(
          work,
          line`Add the parts and subtract what is cut out.`,
          line`Suma las partes y resta lo que se quita.`,
        )
      : composite.pieces.length > 2
        ? explained(work, line`Subtract the parts that are cut out.`, line`Resta las partes que se quitan.`)
        : explained(work, line`Subtract the part that is cut out.`, line`Resta la parte que se quita.`)
    : explained(work, line`Add the areas of the parts.`, line`Suma las áreas de las partes.`)
}
