import {
  answerStep,
  areaGrid,
  type Both,
  blank,
  both,
  box,
  type Content,
  defineTopic,
  type Expr,
  equation,
  equationSet,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  figureChoice,
  formulaChoice,
  isTrue,
  itemOf,
  line,
  list,
  measureAnswer,
  measure as measuredIn,
  minus,
  numberList,
  type Printed,
  productFact,
  prose,
  type Random,
  statements,
  step,
  sum,
  times,
  tupleOf,
  withFigure,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { groupByGroup } from '../kit/facts/groups.ts'
import { measured } from '../kit/measures/measured.ts'
import {
  type LengthUnit,
  multiplied,
  rowsOfSquares,
  SQUARES,
  sideFrom,
  theArea,
} from './area-of-rectangles/rectangle-steps.ts'
import { coveredStories, rectangleStories } from './area-of-rectangles/rectangle-stories.ts'

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

// Without squares, whose sides are equal.
const AREAS = [12, 18, 20, 24, 28, 30, 32, 40] as const
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
      hard: { sides: [3, 10] },
    },
  },
  form => ({
    tiled: form({
      levels: ['easy'],
      draw,
      answer: measureAnswer('square-unit'),
      solve: ({ length, width }) => length * width,
      ask: ({ length, width }) =>
        withFigure(
          {
            en: prose`Each small square is 1 square unit. Multiply to find the area of the rectangle.`,
            es: prose`Cada cuadrado pequeño es 1 unidad cuadrada. Multiplica para hallar el área del rectángulo.`,
          },
          areaGrid({ rows: width, columns: length }),
        ),
      solution: ({ length, width }) => [
        rowsOfSquares(width, length),
        ...groupByGroup(width, length),
        theArea(length * width, 'square-unit'),
      ],
      check(printed, answer) {
        const { rows, columns } = printed.figure('area-grid')
        return exact(answer).equals(tiles(rows, columns))
      },
    }),

    rowsAndColumns: form({
      levels: ['easy'],
      draw,
      answer: numberList,
      solve: ({ length, width }) => [width, length, length * width],
      ask({ length, width }): Both<Content> {
        const drawn = figure(areaGrid({ rows: width, columns: length }))
        return {
          en: [
            prose`Multiply the number of rows by the number of squares in each row.`,
            drawn,
            prose`Rows: ____`,
            prose`Squares in each row: ____`,
            prose`Area: ____ square units`,
          ],
          es: [
            prose`Multiplica el número de filas por el número de cuadrados de cada fila.`,
            drawn,
            prose`Filas: ____`,
            prose`Cuadrados en cada fila: ____`,
            prose`Área: ____ unidades cuadradas`,
          ],
        }
      },
      namedAnswer: ({ length, width }) =>
        both(equation(times(width, length), measuredIn(length * width, 'square-unit'))),
      solution: ({ length, width }) => [
        rowsOfSquares(width, length),
        ...groupByGroup(width, length),
        theArea(length * width, 'square-unit'),
      ],
      check(printed, answers) {
        const { rows, columns } = printed.figure('area-grid')
        const [down, across, area] = tupleOf(answers, 3)
        return exact(down).equals(rows) && exact(across).equals(columns) && exact(area).equals(tiles(rows, columns))
      },
    }),

    whichRectangle: form({
      levels: ['easy'],
      draw: (random, level) =>
        random.until(
          () => draw(random, level),
          ({ length, width }) => length !== width && length > 2,
        ),
      answer: figureChoice,
      solve: ({ length, width }) => areaGrid({ rows: width, columns: length }),
      mistakes: ({ length, width }) => ({
        rowTooMany: areaGrid({ rows: width + 1, columns: length }),
        columnTooMany: areaGrid({ rows: width, columns: length + 1 }),
        columnTooFew: areaGrid({ rows: width, columns: length - 1 }),
      }),
      ask({ length, width }) {
        const area = measuredIn(length * width, 'square-unit')
        return {
          en: prose`Each small square is 1 square unit. Which rectangle has an area of ${area}?`,
          es: prose`Cada cuadrado pequeño es 1 unidad cuadrada. ¿Qué rectángulo tiene un área de ${area}?`,
        }
      },
      solution: ({ length, width }) => [
        rowsOfSquares(width, length),
        multiplied(width, length),
        explained(
          statements(
            equation(times(width + 1, length), (width + 1) * length),
            equation(times(width, length + 1), width * (length + 1)),
            equation(times(width, length - 1), width * (length - 1)),
          ),
          line`The other rectangles have these areas, so they do not fit.`,
          line`Los otros rectángulos tienen estas áreas, así que no corresponden.`,
        ),
      ],
      check: (printed, answer) =>
        answer.kind === 'area-grid' && evaluate(printed.one('measure').of).equals(tiles(answer.rows, answer.columns)),
    }),

    labelled: form({
      levels: ['medium'],
      share: 2,
      instruction: findArea,
      draw: drawLabelled,
      answer: measured,
      solve: area,
      ask({ length, width, unit }) {
        return both(figure(rectangle(length, width, measuredIn(length, unit), measuredIn(width, unit))))
      },
      solution: ({ length, width, unit }) => [
        step(times(length, width), because.multiplySides),
        ...productFact(length, width),
        theArea(length * width, SQUARES[unit]),
      ],
      // The drawing is as long and as wide as its labels say; its unit squares are counted.
      check(printed, { amount, unit }) {
        const { rowSizes, columnSizes, labels } = printed.figure('area-grid')
        const [width, length] = [itemOf(rowSizes, 0), itemOf(columnSizes, 0)]
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

    whichProduct: form({
      levels: ['medium'],
      draw: (random, level) =>
        random.until(
          () => drawLabelled(random, level),
          // Going around must not give the number of squares.
          ({ length, width }) => length !== width && length * width !== 2 * (length + width),
        ),
      answer: formulaChoice,
      solve: ({ length, width }) => times(length, width),
      mistakes: ({ length, width }) => ({
        sidesAdded: sum(length, width),
        allSidesAdded: sum(length, width, length, width),
        sideTwice: times(length, length),
      }),
      ask: ({ length, width, unit }) =>
        withFigure(
          {
            en: prose`Which expression gives the area of the rectangle?`,
            es: prose`¿Qué expresión da el área del rectángulo?`,
          },
          rectangle(length, width, measuredIn(length, unit), measuredIn(width, unit)),
        ),
      solution: ({ length, width }) => [
        step(list(length, width), because.read, {
          what: { en: line`the length and the width`, es: line`el largo y el ancho` },
        }),
        explained(
          times(length, width),
          line`Multiply the side lengths. A sum of sides gives a length, not an area.`,
          line`Multiplica las longitudes de los lados. Una suma de lados da una longitud, no un área.`,
        ),
      ],
      check(printed, answer) {
        const { labels } = printed.figure('area-grid')
        const [top, left] = [labels.top, labels.left].map(label => (label?.kind === 'measure' ? evaluate(label).n : 0))
        return top !== undefined && left !== undefined && evaluate(expr(answer)).equals(tiles(left, top))
      },
    }),

    missingSide: form({
      levels: ['hard'],
      share: 2,
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
      solution: ({ length, width, unit }) => sideFrom(length * width, width, unit),
      check(printed, { amount }) {
        const { left } = printed.figure('area-grid').labels
        const [area] = tupleOf(read(printed).areas, 1)
        return left?.kind === 'measure' && exact(amount).times(evaluate(left)).equals(area)
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
          en: prose`A rectangle is ${a} by ${b}. Another rectangle has the same area and a side that is ${c} long. How long is its other side?`,
          es: prose`Un rectángulo mide ${a} por ${b}. Otro rectángulo tiene la misma área y un lado de ${c}. ¿Cuánto mide su otro lado?`,
        }
      },
      solution: ({ length, width, known, unit }) => [
        multiplied(length, width),
        ...sideFrom(length * width, known, unit),
      ],
      check(printed, { amount }) {
        const [a, b, c] = tupleOf(read(printed).lengths, 3)
        return a.times(b).over(exact(amount)).equals(c)
      },
    }),

    story: form({
      levels: ['medium'],
      kind: 'story',
      draw: (random, level) => {
        const story = random.evenly(rectangleStories)
        const { length, width } = drawLabelled(random, level)
        return { story, length: Math.max(length, width), width: Math.min(length, width) }
      },
      answer: measured,
      solve: ({ story, length, width }) => ({ amount: length * width, unit: SQUARES[story.unit] }),
      ask: ({ story, length, width }) => story.area(measuredIn(length, story.unit), measuredIn(width, story.unit)),
      solution: ({ story, length, width }) => [
        step(times(length, width), because.multiplySides),
        ...productFact(length, width),
        theArea(length * width, SQUARES[story.unit]),
      ],
      check(printed, { amount, unit }) {
        const [length, width] = tupleOf(read(printed).lengths, 2)
        return exact(amount).equals(tiles(length.n, width.n)) && unit === `square-${printed.one('measure').unit}`
      },
    }),

    notCovered: form({
      levels: ['hard'],
      kind: 'story',
      share: 2,
      draw: random => {
        const [length, width] = [random.int(7, 10), random.int(5, 10)]
        return {
          story: random.evenly(coveredStories),
          outer: [Math.max(length, width), Math.min(length, width)] as const,
          inner: [random.int(4, 6), random.int(2, 3)] as const,
        }
      },
      answer: measured,
      solve: ({ story, outer: [length, width], inner: [long, wide] }) => ({
        amount: length * width - long * wide,
        unit: SQUARES[story.unit],
      }),
      ask: ({ story, outer: [length, width], inner: [long, wide] }) =>
        story.left(
          measuredIn(length, story.unit),
          measuredIn(width, story.unit),
          measuredIn(long, story.unit),
          measuredIn(wide, story.unit),
        ),
      solution({ story, outer: [length, width], inner: [long, wide] }) {
        const [all, part] = [length * width, long * wide]
        return [
          explained(
            equation(times(length, width), all),
            line`Multiply the side lengths of the whole rectangle.`,
            line`Multiplica los lados del rectángulo completo.`,
          ),
          explained(
            equation(times(long, wide), part),
            line`Multiply the side lengths of the smaller rectangle on it.`,
            line`Multiplica los lados del rectángulo pequeño que está encima.`,
          ),
          step(equation(minus(all, part), all - part), because.explain, {
            sentence: { en: line`Subtract the smaller area.`, es: line`Resta el área menor.` },
          }),
          answerStep(measuredIn(all - part, SQUARES[story.unit]), {
            en: line`The area that is left is ${measuredIn(all - part, SQUARES[story.unit])}.`,
            es: line`El área que queda es de ${measuredIn(all - part, SQUARES[story.unit])}.`,
          }),
        ]
      },
      // What is left and the smaller rectangle fill the larger one, row by row.
      check(printed, { amount, unit }) {
        const [length, width, long, wide] = tupleOf(read(printed).lengths, 4)
        return (
          exact(amount).plus(tiles(wide.n, long.n)).equals(tiles(width.n, length.n)) &&
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
          en: prose`Each side of a rectangle is a whole number of units, and its area is ${shown}. Write every equation ${frame} for the sides. Write the shorter side first.`,
          es: prose`Cada lado de un rectángulo mide un número entero de unidades y su área es de ${shown}. Escribe todas las ecuaciones ${frame} para los lados. Escribe primero el lado más corto.`,
        }
      },
      solution: ({ area }, equations) => [
        step(list(...pairsOf(area).map(([side]) => side)), because.explain, {
          sentence: {
            en: line`Try 1, 2, 3, … as the shorter side: these divide ${area}.`,
            es: line`Prueba 1, 2, 3, … como lado más corto: estos dividen a ${area}.`,
          },
        }),
        step(list(...equations), because.explain, {
          sentence: { en: line`Find the other side for each.`, es: line`Halla el otro lado para cada uno.` },
        }),
      ],
      // Every equation is true, and no side is forgotten.
      check(printed, equations) {
        const [{ n: area }] = tupleOf(read(printed).areas, 1)
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
