import { measure } from '../../answer/number.ts'
import { type Both, type Content, figure, prose } from '../../content.ts'
import { areaGrid } from '../../figure/area-grid.ts'
import { people } from '../../language/people.ts'
import type { UnitId } from '../../language/units.ts'
import { box, measure as measuredIn } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { measured } from '../common/measured.ts'
import { borderStories, gapStories } from './perimeter-of-polygons/fence-stories.ts'
import {
  lShape,
  rectangleShape,
  regularShape,
  type ShapeName,
  type SidedShape,
  shapes,
  sidedFigure,
  sidesOf,
} from './perimeter-of-polygons/sided-shapes.ts'

const UNITS = ['inch', 'foot', 'meter', 'centimeter'] as const
const SHAPES: readonly ShapeName[] = ['triangle', 'parallelogram', 'pentagon', 'trapezoid', 'hexagon']

interface Level {
  readonly longest: number
}

const around = ({ sides }: SidedShape) => sides.reduce((total, side) => total + side, 0)
const named = ({ sides }: SidedShape, unit: UnitId) => sides.map(side => measuredIn(side, unit))
const only = <T>(names: readonly T[], ...shown: readonly number[]) =>
  names.map((name, i) => (shown.includes(i) ? name : null))

const drawShape = (random: Random) => ({
  shape: shapes[random.evenly(SHAPES)](random),
  unit: random.pick(UNITS),
})

const drawRectangle = (random: Random, { longest }: Level) =>
  random.until(
    () => ({ length: random.int(5, longest), width: random.int(3, longest) }),
    ({ length, width }) => length !== width && length < 3 * width && width < 3 * length,
  )

const instruction = { en: prose`Find the perimeter.`, es: prose`Halla el perímetro.` }

/** All the way around, by the lengths that are drawn; every printed length is drawn true to scale. */
function drawnPerimeter(printed: Printed): number {
  const sides = sidesOf(printed.figure('polygon'))
  const areTrue = sides.every(
    ({ label, drawn }) => label?.kind !== 'measure' || Math.abs(evaluate(label).toNumber() - drawn) < 1e-6,
  )
  return areTrue ? Math.round(sides.reduce((total, { drawn }) => total + drawn, 0) * 1000) / 1000 : -1
}
const checkAround = (printed: Printed, { amount }: { readonly amount: Parameters<typeof exact>[0] }) =>
  exact(amount).toNumber() === drawnPerimeter(printed)

export const perimeterOfPolygons = defineTopic(
  {
    id: 'perimeter-of-polygons',
    name: { en: 'Perimeter', es: 'Perímetro' },
    description: {
      en: 'Add side lengths to find the perimeter of a polygon or find a missing side.',
      es: 'Suma las longitudes de los lados para hallar el perímetro de un polígono o un lado desconocido.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.D.8'],
    levels: {
      easy: { longest: 10 },
      medium: { longest: 50 },
      hard: { longest: 30 },
    },
  },
  form => ({
    allSides: form({
      levels: ['easy'],
      share: 3,
      instruction,
      lines: 2,
      draw: drawShape,
      answer: measured,
      solve: ({ shape, unit }) => ({ amount: around(shape), unit }),
      ask({ shape, unit }) {
        const drawn = figure(sidedFigure(shape, named(shape, unit)))
        return { en: drawn, es: drawn }
      },
      check: checkAround,
    }),

    grid: form({
      levels: ['easy'],
      instruction: {
        en: prose`Find the perimeter. The side of each square is 1 unit.`,
        es: prose`Halla el perímetro. El lado de cada cuadrado mide 1\u00a0unidad.`,
      },
      lines: 1,
      draw: random => ({ length: random.int(2, 9), width: random.int(2, 6) }),
      answer: measure('unit'),
      solve: ({ length, width }) => 2 * (length + width),
      ask({ length, width }) {
        const drawn = figure(areaGrid({ rows: width, columns: length }))
        return { en: drawn, es: drawn }
      },
      // Counts the edges of squares that have no square on the other side.
      check(printed, answer) {
        const { rows, columns } = printed.figure('area-grid')
        let edges = 0
        for (let row = 0; row < rows; row++)
          for (let column = 0; column < columns; column++)
            edges += [row === 0, row === rows - 1, column === 0, column === columns - 1].filter(edge => edge).length
        return exact(answer).equals(edges)
      },
    }),

    rectangle: form({
      levels: ['medium'],
      share: 2,
      instruction: { en: prose`Find the perimeter of the rectangle.`, es: prose`Halla el perímetro del rectángulo.` },
      lines: 2,
      draw: (random, level) => ({ ...drawRectangle(random, level), unit: random.pick(UNITS) }),
      answer: measured,
      solve: ({ length, width, unit }) => ({ amount: 2 * (length + width), unit }),
      ask({ length, width, unit }) {
        const shape = rectangleShape(length, width)
        const drawn = figure(sidedFigure(shape, only(named(shape, unit), 0, 1), [0, 1, 2, 3]))
        return { en: drawn, es: drawn }
      },
      check: checkAround,
    }),

    regular: form({
      levels: ['medium'],
      share: 2,
      lines: 1,
      draw: random => ({ count: random.int(3, 8), side: random.int(3, 20), unit: random.pick(UNITS) }),
      answer: measured,
      solve: ({ count, side, unit }) => ({ amount: count * side, unit }),
      ask({ count, side, unit }): Both<Content> {
        const shape = regularShape(count, side)
        const drawn = figure(sidedFigure(shape, only(named(shape, unit), 0)))
        return {
          en: [drawn, prose`All sides have the same length. Find the perimeter.`],
          es: [drawn, prose`Todos los lados tienen la misma longitud. Halla el perímetro.`],
        }
      },
      check: checkAround,
    }),

    missingSide: form({
      levels: ['hard'],
      share: 2,
      lines: 2,
      draw: random => {
        const { shape, unit } = drawShape(random)
        return { shape, unit, missing: random.int(0, shape.sides.length - 1) }
      },
      answer: measured,
      solve: ({ shape, unit, missing }) => ({ amount: shape.sides[missing] ?? 0, unit }),
      ask({ shape, unit, missing }): Both<Content> {
        const names = named(shape, unit)
        const drawn = figure(
          sidedFigure(
            shape,
            names.map((name, i) => (i === missing ? box() : name)),
          ),
        )
        const total = measuredIn(around(shape), unit)
        return {
          en: [prose`The perimeter is ${total}. Find the missing side length.`, drawn],
          es: [prose`El perímetro es de ${total}. Halla la longitud del lado que falta.`, drawn],
        }
      },
      // The printed sides and the answer make the perimeter.
      check(printed, { amount }) {
        const labels = sidesOf(printed.figure('polygon')).flatMap(({ label }) =>
          label?.kind === 'measure' ? [evaluate(label)] : [],
        )
        const total = labels.reduce((sum, side) => sum.plus(side), exact(amount))
        return printed.numbers[0]?.equals(total) === true && drawnPerimeter(printed) === total.toNumber()
      },
    }),

    regularSide: form({
      levels: ['hard'],
      lines: 1,
      draw: random => ({ count: random.int(3, 8), side: random.int(3, 10), unit: random.pick(UNITS) }),
      answer: measured,
      solve: ({ side, unit }) => ({ amount: side, unit }),
      ask({ count, side, unit }): Both<Content> {
        const drawn = figure(sidedFigure(regularShape(count, side), []))
        const total = measuredIn(count * side, unit)
        return {
          en: [drawn, prose`All sides have the same length. The perimeter is ${total}. How long is one side?`],
          es: [
            drawn,
            prose`Todos los lados tienen la misma longitud. El perímetro es de ${total}. ¿Cuánto mide un lado?`,
          ],
        }
      },
      check: (printed, { amount }) =>
        exact(amount)
          .times(printed.figure('polygon').corners)
          .equals(printed.numbers[0] ?? 0),
    }),

    lShape: form({
      levels: ['hard'],
      share: 2,
      instruction,
      lines: 3,
      draw(random) {
        const [length, width] = [random.int(9, 15), random.int(8, 14)]
        const shape = lShape(length, width, random.int(3, length - 4), random.int(3, width - 4))
        return { shape, unit: random.pick(UNITS), hidden: random.evenly([[1], [2], [1, 2], [3], [4]]) }
      },
      answer: measured,
      solve: ({ shape, unit }) => ({ amount: around(shape), unit }),
      ask({ shape, unit, hidden }) {
        const names = named(shape, unit).map((name, i) => (hidden.some(side => side === i) ? null : name))
        const drawn = figure(sidedFigure(shape, names, [0, 1, 2, 4, 5]))
        return { en: drawn, es: drawn }
      },
      check: checkAround,
    }),

    story: form({
      levels: ['medium'],
      lines: 2,
      draw: (random, level) => {
        const { length, width } = drawRectangle(random, level)
        return {
          story: random.pick(borderStories),
          who: random.pick(people),
          length: Math.max(length, width),
          width: Math.min(length, width),
        }
      },
      answer: measured,
      solve: ({ story, length, width }) => ({ amount: 2 * (length + width), unit: story.unit }),
      ask: ({ story, length, width, who }) =>
        story.tell(measuredIn(length, story.unit), measuredIn(width, story.unit), who),
      // Walks along the four sides.
      check(printed, { amount, unit }) {
        const [length, width] = printed.numbers
        return (
          length !== undefined &&
          width !== undefined &&
          unit === printed.one('measure').unit &&
          exact(amount).minus(length).minus(width).minus(length).equals(width)
        )
      },
    }),

    gap: form({
      levels: ['hard'],
      lines: 3,
      draw: (random, level) => {
        const { length, width } = drawRectangle(random, level)
        return {
          story: random.pick(gapStories),
          who: random.pick(people),
          length: Math.max(length, width),
          width: Math.min(length, width),
          gap: random.pick([2, 3, 4]),
        }
      },
      answer: measured,
      solve: ({ story, length, width, gap }) => ({ amount: 2 * (length + width) - gap, unit: story.unit }),
      ask: ({ story, length, width, gap, who }) =>
        story.tell(measuredIn(length, story.unit), measuredIn(width, story.unit), measuredIn(gap, story.unit), who),
      check(printed, { amount, unit }) {
        const [length, width, gap] = printed.numbers
        return (
          length !== undefined &&
          width !== undefined &&
          gap !== undefined &&
          unit === printed.one('measure').unit &&
          exact(amount).plus(gap).minus(length).minus(width).minus(length).equals(width)
        )
      },
    }),
  }),
)
