import {
  answerStep,
  areaGrid,
  type Both,
  both,
  box,
  type Content,
  defineTopic,
  divide,
  equation,
  evaluate,
  exact,
  expr,
  figure,
  figureChoice,
  formulaChoice,
  isAsDrawn,
  itemOf,
  line,
  list,
  measureAnswer,
  measure as measuredIn,
  minus,
  missingFactor,
  multiplyByPlaces,
  name,
  option,
  type Printed,
  partsOf,
  people,
  productFact,
  prose,
  type Random,
  step,
  sum,
  times,
  type UnitId,
  withFigure,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { measured } from '../kit/measures/measured.ts'
import { borderStories, gapStories } from './perimeter-of-polygons/fence-stories.ts'
import {
  drawL,
  rectangleShape,
  regularShape,
  type ShapeName,
  type SidedShape,
  shapes,
  sidedFigure,
  sidesOf,
} from './perimeter-of-polygons/sided-shapes.ts'
import {
  claimedSides,
  drawLongAndWide,
  edgesOf,
  equationOf,
  rectangleAround,
  sideOfL,
  sidesAdded,
  thePerimeter,
  theSide,
} from './perimeter-of-polygons/walking-around.ts'

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
    ({ label, drawn }) => label?.kind !== 'measure' || isAsDrawn(evaluate(label).toNumber(), drawn),
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
      draw: drawShape,
      answer: measured,
      solve: ({ shape, unit }) => ({ amount: around(shape), unit }),
      ask: ({ shape, unit }) => both(figure(sidedFigure(shape, named(shape, unit)))),
      solution: ({ shape, unit }) => [...sidesAdded(shape.sides), thePerimeter(around(shape), unit)],
      check: checkAround,
    }),

    grid: form({
      levels: ['easy'],
      instruction: {
        en: prose`Find the perimeter. The side of each square is 1 unit.`,
        es: prose`Halla el perímetro. El lado de cada cuadrado mide 1\u00a0unidad.`,
      },
      draw: random => ({ length: random.int(2, 9), width: random.int(2, 6) }),
      answer: measureAnswer('unit'),
      solve: ({ length, width }) => 2 * (length + width),
      ask: ({ length, width }) => both(figure(areaGrid({ rows: width, columns: length }))),
      solution: ({ length, width }) => [
        ...sidesAdded([length, width, length, width]),
        thePerimeter(2 * (length + width), 'unit'),
      ],
      // Counts the edges of squares that have no square on the other side.
      check(printed, answer) {
        const { rows, columns } = printed.figure('area-grid')
        return exact(answer).equals(edgesOf(rows, columns))
      },
    }),

    whichRectangle: form({
      levels: ['easy'],
      draw: random => ({ length: random.int(3, 8), width: random.int(2, 5) }),
      answer: figureChoice,
      solve: ({ length, width }) => areaGrid({ rows: width, columns: length }),
      mistakes: ({ length, width }) => ({
        columnTooMany: areaGrid({ rows: width, columns: length + 1 }),
        columnTooFew: areaGrid({ rows: width, columns: length - 1 }),
        rowAndColumnTooMany: areaGrid({ rows: width + 1, columns: length + 1 }),
      }),
      ask({ length, width }) {
        const total = measuredIn(2 * (length + width), 'unit')
        return {
          en: prose`The side of each square is 1 unit. Which rectangle has a perimeter of ${total}?`,
          es: prose`El lado de cada cuadrado mide 1\u00a0unidad. ¿Qué rectángulo tiene un perímetro de ${total}?`,
        }
      },
      solution: ({ length, width }) => [
        ...sidesAdded([length, width, length, width]),
        step(figure(areaGrid({ rows: width, columns: length })), because.chooseTheOneThatFits),
      ],
      check: (printed, answer) =>
        answer.kind === 'area-grid' && evaluate(printed.one('measure').of).equals(edgesOf(answer.rows, answer.columns)),
    }),

    rectangle: form({
      levels: ['medium'],
      share: 2,
      instruction: { en: prose`Find the perimeter of the rectangle.`, es: prose`Halla el perímetro del rectángulo.` },
      draw: (random, level) => ({ ...drawRectangle(random, level), unit: random.pick(UNITS) }),
      answer: measured,
      solve: ({ length, width, unit }) => ({ amount: 2 * (length + width), unit }),
      ask({ length, width, unit }) {
        const shape = rectangleShape(length, width)
        return both(figure(sidedFigure(shape, only(named(shape, unit), 0, 1), [0, 1, 2, 3])))
      },
      solution: ({ length, width, unit }) => [
        ...rectangleAround(length, width),
        thePerimeter(2 * (length + width), unit),
      ],
      check: checkAround,
    }),

    whichSum: form({
      levels: ['medium'],
      draw: (random, level) =>
        random.until(
          () => ({ ...drawRectangle(random, level), unit: random.pick(UNITS) }),
          ({ length, width }) => length !== 2 * width && width !== 2 * length,
        ),
      answer: formulaChoice,
      solve: ({ length, width }) => sum(length, width, length, width),
      mistakes: ({ length, width }) => ({
        twoSides: sum(length, width),
        threeSides: sum(length, width, length),
        area: times(length, width),
      }),
      ask({ length, width, unit }) {
        const shape = rectangleShape(length, width)
        return withFigure(
          {
            en: prose`Which expression gives the perimeter of the rectangle?`,
            es: prose`¿Qué expresión da el perímetro del rectángulo?`,
          },
          sidedFigure(shape, only(named(shape, unit), 0, 1), [0, 1, 2, 3]),
        )
      },
      solution: ({ length, width }) => [
        step(list(length, width, length, width), because.equalSides, {
          why: { en: line`opposite sides of a rectangle`, es: line`los lados opuestos de un rectángulo` },
        }),
        step(sum(length, width, length, width), because.addAllSides),
      ],
      // Each length is drawn, and added, twice.
      check(printed, answer) {
        const total = expr(answer)
        return evaluate(total).toNumber() === drawnPerimeter(printed) && partsOf(total).length === 4
      },
    }),

    regular: form({
      levels: ['medium'],
      share: 2,
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
      solution: ({ count, side, unit }) => [
        step(times(count, side), because.explain, {
          sentence: {
            en: line`There are ${count} equal sides: multiply.`,
            es: line`Hay ${count} lados iguales: multiplica.`,
          },
        }),
        ...(side <= 10 ? productFact(count, side) : multiplyByPlaces(count, side)),
        thePerimeter(count * side, unit),
      ],
      check: checkAround,
    }),

    missingSide: form({
      levels: ['hard'],
      share: 2,
      draw: random => {
        const { shape, unit } = drawShape(random)
        return { shape, unit, missing: random.int(0, shape.sides.length - 1) }
      },
      answer: measured,
      solve: ({ shape, unit, missing }) => ({ amount: itemOf(shape.sides, missing), unit }),
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
      solution({ shape, unit, missing }) {
        const [total, side] = [around(shape), itemOf(shape.sides, missing)]
        return [
          step(equation(sum(...shape.sides.filter((_, i) => i !== missing)), total - side), because.addKnownNumbers),
          step(equation(minus(total, total - side), side), because.findTheMissingPart),
          theSide(side, unit),
        ]
      },
      // The printed sides and the answer make the perimeter.
      check(printed, { amount }) {
        const labels = sidesOf(printed.figure('polygon')).flatMap(({ label }) =>
          label?.kind === 'measure' ? [evaluate(label)] : [],
        )
        const total = labels.reduce((sum, side) => sum.plus(side), exact(amount))
        const [shown] = printed.take(1)
        return shown.equals(total) && drawnPerimeter(printed) === total.toNumber()
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
      solution: ({ count, side, unit }) => [
        step(divide(count * side, count), because.explain, {
          sentence: {
            en: line`There are ${count} equal sides: divide.`,
            es: line`Hay ${count} lados iguales: divide.`,
          },
        }),
        ...missingFactor(count, count * side),
        theSide(side, unit),
      ],
      check: (printed, { amount }) => exact(amount).times(printed.figure('polygon').corners).equals(printed.take(1)[0]),
    }),

    lShape: form({
      levels: ['hard'],
      share: 2,
      instruction,
      draw: random => ({
        shape: drawL(random),
        unit: random.pick(UNITS),
        hidden: random.evenly([[1], [2], [1, 2], [3], [4]]),
      }),
      answer: measured,
      solve: ({ shape, unit }) => ({ amount: around(shape), unit }),
      ask({ shape, unit, hidden }) {
        const names = named(shape, unit).map((name, i) => (hidden.some(side => side === i) ? null : name))
        return both(figure(sidedFigure(shape, names, [0, 1, 2, 4, 5])))
      },
      solution: ({ shape, unit, hidden }) => [
        ...hidden.map(side => sideOfL(shape.sides, side)),
        ...sidesAdded(shape.sides),
        thePerimeter(around(shape), unit),
      ],
      check: checkAround,
    }),

    findTheMistake: form({
      levels: ['hard'],
      kind: 'find-mistake',
      draw(random) {
        const shape = drawL(random)
        const claim = random.evenly(['missing', 'twice', 'missing', 'twice', 'right'])
        return { shape, unit: random.pick(UNITS), hidden: random.evenly([1, 2, 3, 4]), claim, who: random.pick(people) }
      },
      answer: option({
        missing: { en: prose`One side was left out.`, es: prose`Se omitió un lado.` },
        twice: { en: prose`One side was added twice.`, es: prose`Un lado se sumó dos veces.` },
        right: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ claim }) => claim,
      ask({ shape, unit, hidden, claim, who }) {
        const names = named(shape, unit).map((name, i) => (i === hidden ? null : name))
        const drawn = figure(sidedFigure(shape, names, [0, 1, 2, 4, 5]))
        const work = equationOf(claimedSides(shape, hidden, claim))
        return {
          en: [drawn, prose`${name(who)} finds the perimeter: ${work}. What mistake, if any, is in the sum?`],
          es: [drawn, prose`${name(who)} halla el perímetro: ${work}. ¿Qué error hay en la suma, si hay alguno?`],
        }
      },
      key: ({ shape, claim }) =>
        claim === 'right'
          ? both([])
          : { en: prose`It should be ${equationOf(shape.sides)}.`, es: prose`Debe ser ${equationOf(shape.sides)}.` },
      solution: ({ shape, unit, hidden, claim }) => [
        ...(claim === 'right'
          ? []
          : [
              step(equationOf(claimedSides(shape, hidden, claim)), because.mistakeIs, {
                what:
                  claim === 'missing'
                    ? { en: line`the side without a label was left out`, es: line`se omitió el lado sin etiqueta` }
                    : { en: line`the first side was added again`, es: line`el primer lado se sumó otra vez` },
              }),
            ]),
        sideOfL(shape.sides, hidden),
        ...sidesAdded(shape.sides),
        thePerimeter(around(shape), unit),
      ],
      // How many sides are added, of those that are drawn.
      check(printed, answer) {
        const { left } = printed.one('relation')
        const off = partsOf(left).length - printed.figure('polygon').corners
        const isRight = evaluate(left).toNumber() === drawnPerimeter(printed)
        return answer === (off < 0 ? 'missing' : off > 0 ? 'twice' : isRight ? 'right' : null)
      },
    }),

    story: form({
      levels: ['medium'],
      kind: 'story',
      lines: 2,
      draw: random => {
        const story = random.evenly(borderStories)
        return { story, who: random.pick(people), ...drawLongAndWide(random, story) }
      },
      answer: measured,
      solve: ({ story, length, width }) => ({ amount: 2 * (length + width), unit: story.unit }),
      ask: ({ story, length, width, who }) =>
        story.tell(measuredIn(length, story.unit), measuredIn(width, story.unit), who),
      solution: ({ story, length, width }) => [
        ...rectangleAround(length, width),
        thePerimeter(2 * (length + width), story.unit),
      ],
      // Walks along the four sides.
      check(printed, { amount, unit }) {
        const [length, width] = printed.take(2)
        return (
          unit === printed.one('measure').unit && exact(amount).minus(length).minus(width).minus(length).equals(width)
        )
      },
    }),

    gap: form({
      levels: ['hard'],
      kind: 'story',
      draw: random => {
        const story = random.evenly(gapStories)
        return { story, who: random.pick(people), ...drawLongAndWide(random, story), gap: random.pick([2, 3, 4]) }
      },
      answer: measured,
      solve: ({ story, length, width, gap }) => ({ amount: 2 * (length + width) - gap, unit: story.unit }),
      ask: ({ story, length, width, gap, who }) =>
        story.tell(measuredIn(length, story.unit), measuredIn(width, story.unit), measuredIn(gap, story.unit), who),
      solution: ({ story, length, width, gap }) => {
        const total = 2 * (length + width) - gap
        return [
          ...rectangleAround(length, width),
          step(equation(minus(total + gap, gap), total), because.explain, {
            sentence: { en: line`Subtract the part that stays open.`, es: line`Resta la parte que queda abierta.` },
          }),
          answerStep(measuredIn(total, story.unit), {
            en: line`It is ${measuredIn(total, story.unit)} long.`,
            es: line`Mide ${measuredIn(total, story.unit)} de largo.`,
          }),
        ]
      },
      check(printed, { amount, unit }) {
        const [length, width, gap] = printed.take(3)
        return (
          unit === printed.one('measure').unit &&
          exact(amount).plus(gap).minus(length).minus(width).minus(length).equals(width)
        )
      },
    }),
  }),
)
