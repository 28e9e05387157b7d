import { equationSet } from '../../answer/expression-list.ts'
import { measure } from '../../answer/number.ts'
import { type Both, type Content, figure, prose } from '../../content.ts'
import { areaGrid } from '../../figure/area-grid.ts'
import { blank, box, equation, measure as measuredIn, times } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { isTrue } from '../../math/truth.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { measured } from '../common/measured.ts'
import { rectangleStories } from './area-of-rectangles/rectangle-stories.ts'

const SQUARES = {
  inch: 'square-inch',
  foot: 'square-foot',
  meter: 'square-meter',
  centimeter: 'square-centimeter',
} as const
type LengthUnit = keyof typeof SQUARES
const UNITS: readonly LengthUnit[] = ['inch', 'foot', 'meter', 'centimeter']

interface Level {
  readonly sides: readonly [least: number, most: number]
}

const draw = (random: Random, { sides }: Level) => ({
  length: random.int(...sides),
  width: random.int(...sides),
  unit: random.pick(UNITS),
})
/** Not so thin that the drawing has no room for its labels. */
const drawLabelled = (random: Random, level: Level) =>
  random.until(
    () => draw(random, level),
    ({ length, width }) => length < 4 * width && width < 4 * length,
  )

/** A rectangle without squares, in proportion, with these labels. */
const rectangle = (length: number, width: number, top: Expr, left: Expr) =>
  areaGrid({ rows: 1, columns: 1, columnSizes: [length], rowSizes: [width], lines: 'none', top, left })

const area = ({ length, width, unit }: ReturnType<typeof draw>) => ({ amount: length * width, unit: SQUARES[unit] })

/** Counts unit squares row by row. */
const tiles = (rows: number, columns: number) =>
  Array.from({ length: rows }, () => columns).reduce((total, row) => total + row, 0)

/** Sides, told by their unit, and the area of the printed rectangle. */
function read(printed: Printed) {
  const shown = printed.all('measure')
  return {
    lengths: shown.filter(({ unit }) => !unit.startsWith('square')).map(({ of }) => evaluate(of)),
    areas: shown.filter(({ unit }) => unit.startsWith('square')).map(({ of }) => evaluate(of)),
  }
}

const findArea = { en: prose`Find the area of the rectangle.`, es: prose`Halla el área del rectángulo.` }

const AREAS = [12, 16, 18, 20, 24, 28, 30, 32, 36] as const
const pairsOf = (area: number) =>
  Array.from({ length: area }, (_, i) => i + 1)
    .filter(side => area % side === 0 && side * side <= area)
    .map(side => [side, area / side] as const)

export const areaOfRectangles = defineTopic(
  {
    id: 'area-of-rectangles',
    name: { en: 'Area of rectangles', es: 'Área de rectángulos' },
    description: {
      en: 'Multiply side lengths to find the area of a rectangle or find a missing side.',
      es: 'Multiplica las longitudes de los lados para hallar el área de un rectángulo o un lado desconocido.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.C.7', '3.MD.C.7a', '3.MD.C.7b'],
    levels: {
      easy: { sides: [2, 8] },
      medium: { sides: [2, 10] },
      hard: { sides: [2, 10] },
    },
  },
  form => ({
    tiled: form({
      levels: ['easy'],
      instruction: {
        en: prose`Multiply the rows by the squares in each row to find the area.`,
        es: prose`Multiplica las filas por los cuadrados de cada fila para hallar el área.`,
      },
      lines: 0,
      draw,
      answer: measure('square-unit'),
      solve: ({ length, width }) => length * width,
      ask({ length, width }): Both<Content> {
        const drawn = figure(areaGrid({ rows: width, columns: length }))
        return {
          en: [drawn, prose`__ × __ = __ square units`],
          es: [drawn, prose`__ × __ = __ unidades cuadradas`],
        }
      },
      check(printed, answer) {
        const { rows, columns } = printed.figure('area-grid')
        return exact(answer).equals(tiles(rows, columns))
      },
    }),

    labelled: form({
      levels: ['medium'],
      share: 2,
      instruction: findArea,
      lines: 1,
      draw: drawLabelled,
      answer: measured,
      solve: area,
      ask({ length, width, unit }) {
        const drawn = figure(rectangle(length, width, measuredIn(length, unit), measuredIn(width, unit)))
        return { en: drawn, es: drawn }
      },
      // The drawing is as long and as wide as its labels say; its unit squares are counted.
      check(printed, { amount, unit }) {
        const { rowSizes, columnSizes, labels } = printed.figure('area-grid')
        const [width = 0, length = 0] = [rowSizes[0], columnSizes[0]]
        return (
          labels.top?.kind === 'measure' &&
          labels.left?.kind === 'measure' &&
          evaluate(labels.top).equals(length) &&
          evaluate(labels.left).equals(width) &&
          exact(amount).equals(tiles(width, length)) &&
          unit === `square-${labels.top.unit}`
        )
      },
    }),

    missingSide: form({
      levels: ['hard'],
      share: 2,
      lines: 1,
      draw: drawLabelled,
      answer: measured,
      solve: ({ length, unit }) => ({ amount: length, unit }),
      ask({ length, width, unit }): Both<Content> {
        const drawn = figure(rectangle(length, width, box(), measuredIn(width, unit)))
        const area = measuredIn(length * width, SQUARES[unit])
        return {
          en: [prose`The area is ${area}. Find the missing side length.`, drawn],
          es: [prose`El área es de ${area}. Halla la longitud del lado que falta.`, drawn],
        }
      },
      check(printed, { amount }) {
        const { left } = printed.figure('area-grid').labels
        const [area] = read(printed).areas
        return left?.kind === 'measure' && area !== undefined && exact(amount).times(evaluate(left)).equals(area)
      },
    }),

    sameArea: form({
      levels: ['hard'],
      lines: 2,
      draw(random) {
        const [p, q, r, s] = random.until(
          () => [random.int(1, 4), random.int(1, 4), random.int(1, 4), random.int(1, 4)] as const,
          ([p, q, r, s]) => q !== r && p !== s && [p * q, r * s, p * r, q * s].every(side => side >= 2 && side <= 10),
        )
        return { length: p * q, width: r * s, known: p * r, other: q * s, unit: random.pick(UNITS) }
      },
      answer: measured,
      solve: ({ other, unit }) => ({ amount: other, unit }),
      ask({ length, width, known, unit }) {
        const [a, b, c] = [measuredIn(length, unit), measuredIn(width, unit), measuredIn(known, unit)]
        return {
          en: prose`A rectangle is ${a} by ${b}. Another rectangle has the same area. One side is ${c} long. How long is its other side?`,
          es: prose`Un rectángulo mide ${a} por ${b}. Otro rectángulo tiene la misma área. Un lado mide ${c}. ¿Cuánto mide su otro lado?`,
        }
      },
      check(printed, { amount }) {
        const [a, b, c] = read(printed).lengths
        return a !== undefined && b !== undefined && c !== undefined && a.times(b).over(exact(amount)).equals(c)
      },
    }),

    story: form({
      levels: ['medium', 'hard'],
      lines: 2,
      draw: (random, level) => {
        const story = random.pick(rectangleStories)
        const { length, width } = drawLabelled(random, level)
        return { story, length: Math.max(length, width), width: Math.min(length, width) }
      },
      answer: measured,
      solve: ({ story, length, width }) => ({ amount: length * width, unit: SQUARES[story.unit] }),
      ask: ({ story, length, width }) => story.area(measuredIn(length, story.unit), measuredIn(width, story.unit)),
      check(printed, { amount, unit }) {
        const [length, width] = read(printed).lengths
        return (
          length !== undefined &&
          width !== undefined &&
          exact(amount).equals(tiles(length.n, width.n)) &&
          unit === `square-${printed.one('measure').unit}`
        )
      },
    }),

    allSides: form({
      levels: ['hard'],
      lines: 2,
      draw: random => ({ area: random.evenly(AREAS) }),
      answer: equationSet,
      solve: ({ area }) => pairsOf(area).map(([a, b]) => equation(times(a, b), area)),
      ask({ area }): Both<Content> {
        const [shown, frame] = [measuredIn(area, 'square-unit'), equation(times(blank(), blank()), area)]
        return {
          en: prose`A rectangle has an area of ${shown}. Its sides are whole numbers. Write every equation ${frame} for the sides. Write the smaller side first.`,
          es: prose`Un rectángulo tiene un área de ${shown}. Sus lados son números enteros. Escribe todas las ecuaciones ${frame} para los lados. Escribe primero el lado menor.`,
        }
      },
      // Every equation is true, and no side is forgotten.
      check(printed, equations) {
        const area = read(printed).areas[0]?.n ?? 0
        const sides = equations.flatMap(item =>
          item.kind === 'relation' && item.left.kind === 'product'
            ? item.left.factors.map(side => evaluate(side).n)
            : [],
        )
        const divisors = Array.from({ length: area }, (_, i) => i + 1).filter(side => area % side === 0)
        return equations.every(item => isTrue(item)) && new Set(sides).size === divisors.length
      },
    }),
  }),
)
