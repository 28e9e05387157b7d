import {
  type BorderSpec,
  itemOf,
  type Noun,
  type PieceSpec,
  type ShapePieces,
  shapePieces,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

const STRAIGHT = 0
/** "0,0 2,0 0,2": corners counterclockwise; a third number is the arc to the next. */
const upright = (corners: string): BorderSpec =>
  corners.split(' ').map(corner => {
    const numbers = corner.split(',').map(Number)
    const [x, y] = tupleOf(numbers, 2)
    return [x, y, numbers.length > 2 ? itemOf(numbers, 2) : STRAIGHT]
  })
const HEIGHT = Math.sqrt(3) / 2
/** On a grid of equilateral triangles: the second axis leans 60 degrees. */
const leaning = (corners: string): BorderSpec => upright(corners).map(([a, b]) => [a + b / 2, b * HEIGHT])

/** The blocks that shapes are made of, as they lie apart; right triangles are halves of squares and rectangles. */
export const BLOCKS = {
  square: upright('0,0 1,0 1,1 0,1'),
  rectangle: upright('0,0 2,0 2,1 0,1'),
  halfSquare: upright('0,0 1,0 0,1'),
  largeHalf: upright('0,0 2,0 0,2'),
  quarterSquare: upright('0,0 2,0 1,1'),
  halfRectangle: upright('0,0 2,0 0,1'),
  triangle: leaning('0,0 1,0 0,1'),
  rhombus: leaning('0,0 1,0 1,1 0,1'),
  trapezoid: leaning('0,0 2,0 1,1 0,1'),
  halfCircle: upright('-1,0 1,0,180'),
  quarterCircle: upright('0,0 1,0,90 0,1'),
} as const satisfies Record<string, BorderSpec>
export type BlockName = keyof typeof BLOCKS

export const BLOCK_NOUNS: Readonly<Record<BlockName, Noun>> = {
  square: nouns.square,
  rectangle: nouns.rectangle,
  halfSquare: nouns.triangle,
  largeHalf: nouns.triangle,
  quarterSquare: nouns.triangle,
  halfRectangle: nouns.triangle,
  triangle: nouns.triangle,
  rhombus: nouns.rhombus,
  trapezoid: nouns.trapezoid,
  halfCircle: nouns.halfCircle,
  quarterCircle: nouns.quarterCircle,
}
/** The blocks of a shape are of one kind. */
export const blockNoun = ({ laid }: Dissection): Noun => BLOCK_NOUNS[itemOf(laid, 0).block]

export interface LaidBlock {
  readonly block: BlockName
  readonly border: BorderSpec
}
export interface Dissection {
  readonly outline: BorderSpec
  readonly laid: readonly LaidBlock[]
}

type Laid = Partial<Record<BlockName, string>>
const cutOn =
  (grid: (corners: string) => BorderSpec) =>
  (outline: string, laid: Laid): Dissection => ({
    outline: grid(outline),
    laid: Object.entries(laid).flatMap(([block, borders]) =>
      borders.split(' | ').map(border => ({ block: block as BlockName, border: grid(border) })),
    ),
  })
const square = cutOn(upright)
const lean = cutOn(leaning)

const SQUARE = '0,0 2,0 2,2 0,2'
const SQUARES = ['0,0 1,0 1,1 0,1', '1,0 2,0 2,1 1,1', '0,1 1,1 1,2 0,2', '1,1 2,1 2,2 1,2']
const FLAT = '0,0 2,0 2,1 0,1'
const LONG = '0,0 3,0 3,1 0,1'
const WIDE = '0,0 3,0 3,2 0,2'
const THIRD_SQUARE = '2,0 3,0 3,1 2,1'
const FIRST_HALVES = '0,0 1,0 0,1 | 1,0 1,1 0,1'
const HEXAGON = '1,0 0,1 -1,1 -1,0 0,-1 1,-1'
const SIX = ['0,0 1,0 0,1', '0,0 0,1 -1,1', '0,0 -1,1 -1,0', '0,0 -1,0 0,-1', '0,0 0,-1 1,-1', '0,0 1,-1 1,0']
const RHOMBI = ['0,0 1,0 0,1 -1,1', '0,0 -1,1 -1,0 0,-1', '0,0 0,-1 1,-1 1,0']
const LOWER = '1,0 -1,0 0,-1 1,-1'
const LARGE = '0,0 2,0 0,2'
const FOUR = ['0,0 1,0 0,1', '1,0 1,1 0,1', '1,0 2,0 1,1', '0,1 1,1 0,2']
const TRAPEZOID = '0,0 2,0 1,1 0,1'
const RHOMBUS = '0,0 1,0 1,1 0,1'
const SLANTED = '0,0 2,0 2,1 0,1'
const LAST = '2,0 2,1 1,1'
const BROAD = '0,0 3,0 2,1 0,1'
const STRIP = '0,0 4,0 3,1 0,1'
const LAST_OF_STRIP = '3,0 4,0 3,1'
const joined = (borders: readonly string[]) => borders.join(' | ')

/** Shapes cut into blocks of one kind: by name, for a level takes some of them. */
export const ALIKE = {
  squareOfSquares: square(SQUARE, { square: joined(SQUARES) }),
  squareOfRectangles: square(SQUARE, { rectangle: '0,0 2,0 2,1 0,1 | 0,1 2,1 2,2 0,2' }),
  squareOfHalves: square(SQUARE, { largeHalf: '0,0 2,0 0,2 | 2,0 2,2 0,2' }),
  squareOfFourths: square(SQUARE, {
    quarterSquare: '0,0 2,0 1,1 | 2,0 2,2 1,1 | 2,2 0,2 1,1 | 0,2 0,0 1,1',
  }),
  rectangleOfSquares: square(FLAT, { square: joined(SQUARES.slice(0, 2)) }),
  rectangleOfHalves: square(FLAT, { halfRectangle: '0,0 2,0 0,1 | 2,0 2,1 0,1' }),
  longOfSquares: square(LONG, { square: joined([...SQUARES.slice(0, 2), THIRD_SQUARE]) }),
  wideOfSquares: square(WIDE, { square: joined([...SQUARES, THIRD_SQUARE, '2,1 3,1 3,2 2,2']) }),
  wideOfRectangles: square(WIDE, { rectangle: '0,0 2,0 2,1 0,1 | 0,1 2,1 2,2 0,2 | 2,0 3,0 3,2 2,2' }),
  peakOfHalves: square('0,0 4,0 2,2', { largeHalf: '0,0 2,0 2,2 | 2,0 4,0 2,2' }),
  rhombusOfTriangles: lean(RHOMBUS, { triangle: joined(FOUR.slice(0, 2)) }),
  trapezoidOfTriangles: lean(TRAPEZOID, { triangle: joined(FOUR.slice(0, 3)) }),
  largeOfTriangles: lean(LARGE, { triangle: joined(FOUR) }),
  slantedOfTriangles: lean(SLANTED, { triangle: joined([...FOUR.slice(0, 3), LAST]) }),
  slantedOfRhombi: lean(SLANTED, { rhombus: '0,0 1,0 1,1 0,1 | 1,0 2,0 2,1 1,1' }),
  broadOfTriangles: lean(BROAD, { triangle: joined([...FOUR.slice(0, 3), LAST, '2,0 3,0 2,1']) }),
  hexagonOfTriangles: lean(HEXAGON, { triangle: joined(SIX) }),
  hexagonOfTrapezoids: lean(HEXAGON, { trapezoid: `-1,0 1,0 0,1 -1,1 | ${LOWER}` }),
  hexagonOfRhombi: lean(HEXAGON, { rhombus: joined(RHOMBI) }),
  circleOfHalves: square('-1,0,180 1,0,180', { halfCircle: '-1,0 1,0,180 | 1,0 -1,0,180' }),
  circleOfFourths: square('-1,0,180 1,0,180', {
    quarterCircle: '0,0 1,0,90 0,1 | 0,0 0,1,90 -1,0 | 0,0 -1,0,90 0,-1 | 0,0 0,-1,90 1,0',
  }),
  halfCircleOfFourths: square('-1,0 1,0,180', { quarterCircle: '0,0 1,0,90 0,1 | 0,0 0,1,90 -1,0' }),
} as const satisfies Record<string, Dissection>

/** Shapes cut into blocks of two or three kinds. */
export const MIXED = {
  square211: square(SQUARE, { square: joined(SQUARES.slice(0, 2)), rectangle: '0,1 2,1 2,2 0,2' }),
  squareWithHalves: square(SQUARE, { square: joined(SQUARES.slice(1)), halfSquare: FIRST_HALVES }),
  squareOfThree: square(SQUARE, {
    rectangle: '0,1 2,1 2,2 0,2',
    square: itemOf(SQUARES, 1),
    halfSquare: FIRST_HALVES,
  }),
  rectangleWithHalves: square(FLAT, { square: itemOf(SQUARES, 1), halfSquare: FIRST_HALVES }),
  longOfTwo: square(LONG, { rectangle: FLAT, square: THIRD_SQUARE }),
  longWithHalves: square(LONG, { square: joined([itemOf(SQUARES, 1), THIRD_SQUARE]), halfSquare: FIRST_HALVES }),
  wideOfTwo: square(WIDE, {
    rectangle: '0,0 2,0 2,1 0,1 | 0,1 2,1 2,2 0,2',
    square: joined([THIRD_SQUARE, '2,1 3,1 3,2 2,2']),
  }),
  fiveOfTwo: square('0,0 5,0 5,1 0,1', { rectangle: '0,0 2,0 2,1 0,1 | 2,0 4,0 4,1 2,1', square: '4,0 5,0 5,1 4,1' }),
  sevenOfTwo: square('0,0 7,0 7,1 0,1', {
    rectangle: '0,0 2,0 2,1 0,1 | 2,0 4,0 4,1 2,1 | 4,0 6,0 6,1 4,1',
    square: '6,0 7,0 7,1 6,1',
  }),
  nineOfTwo: square('0,0 3,0 3,3 0,3', {
    rectangle: '0,0 2,0 2,1 0,1 | 2,0 3,0 3,2 2,2 | 1,2 3,2 3,3 1,3 | 0,1 1,1 1,3 0,3',
    square: '1,1 2,1 2,2 1,2',
  }),
  broadWithTrapezoid: lean(BROAD, { trapezoid: '1,0 3,0 2,1 1,1', triangle: joined(FOUR.slice(0, 2)) }),
  longWithRhombi: lean(STRIP, {
    rhombus: '0,0 1,0 1,1 0,1 | 1,0 2,0 2,1 1,1 | 2,0 3,0 3,1 2,1',
    triangle: LAST_OF_STRIP,
  }),
  longWithTrapezoids: lean(STRIP, { trapezoid: `${TRAPEZOID} | 2,0 3,0 3,1 1,1`, triangle: LAST_OF_STRIP }),
  trapezoidOfTwo: lean(TRAPEZOID, { rhombus: RHOMBUS, triangle: itemOf(FOUR, 2) }),
  largeOfTwo: lean(LARGE, { trapezoid: TRAPEZOID, triangle: itemOf(FOUR, 3) }),
  largeWithRhombus: lean(LARGE, { rhombus: RHOMBUS, triangle: joined(FOUR.slice(2)) }),
  slantedOfTwo: lean(SLANTED, { trapezoid: TRAPEZOID, triangle: LAST }),
  slantedWithRhombus: lean(SLANTED, { rhombus: RHOMBUS, triangle: joined([itemOf(FOUR, 2), LAST]) }),
  broadOfTwo: lean(BROAD, { rhombus: RHOMBUS, trapezoid: '1,0 3,0 2,1 1,1' }),
  broadWithRhombi: lean(BROAD, { rhombus: '0,0 1,0 1,1 0,1 | 1,0 2,0 2,1 1,1', triangle: '2,0 3,0 2,1' }),
  hexagonWithTrapezoid: lean(HEXAGON, { trapezoid: LOWER, triangle: joined(SIX.slice(0, 3)) }),
  hexagonOfThree: lean(HEXAGON, { trapezoid: LOWER, rhombus: itemOf(RHOMBI, 0), triangle: itemOf(SIX, 2) }),
  hexagonWithRhombi: lean(HEXAGON, { rhombus: joined(RHOMBI.slice(0, 2)), triangle: joined(SIX.slice(4)) }),
  hexagonWithRhombus: lean(HEXAGON, { rhombus: itemOf(RHOMBI, 0), triangle: joined(SIX.slice(2)) }),
} as const satisfies Record<string, Dissection>

/** Shapes that two of one shape make together. */
export const DOUBLED = {
  square: { outline: upright(SQUARE), laid: [] },
  flat: { outline: upright('0,0 4,0 4,2 0,2'), laid: [] },
  long: { outline: upright(LONG), laid: [] },
  wide: { outline: upright(WIDE), laid: [] },
  standing: { outline: upright('2,-2 4,0 2,2 0,0'), laid: [] },
  rectangle: { outline: upright(FLAT), laid: [] },
  hexagon: { outline: leaning(HEXAGON), laid: [] },
  slanted: { outline: leaning(SLANTED), laid: [] },
  large: { outline: leaning(LARGE), laid: [] },
  largeRhombus: { outline: leaning('0,0 2,0 2,2 0,2'), laid: [] },
  broad: { outline: leaning(BROAD), laid: [] },
  circle: { outline: upright('-1,0,180 1,0,180'), laid: [] },
  largeHalfCircle: { outline: upright('-1.5,0 1.5,0,180'), laid: [] },
  fourth: { outline: upright('0,0 1.5,0,90 0,1.5'), laid: [] },
} as const satisfies Record<string, Dissection>

/** The shape with its cut lines. */
export const cutShape = ({ outline, laid }: Dissection, turn = 0): ShapePieces =>
  shapePieces({ outline, pieces: laid.map(({ border }) => border), turn })
export const outlineOf = ({ outline }: Dissection, turn = 0): ShapePieces => shapePieces({ outline, turn })
/** Blocks that lie apart, each as it usually lies. */
export const lying = (blocks: readonly BlockName[], turn = 0): ShapePieces =>
  shapePieces({ pieces: blocks.map((name): PieceSpec => ({ border: BLOCKS[name], turn })) })
export const blocksOf = ({ laid }: Dissection): readonly BlockName[] => laid.map(({ block }) => block)
