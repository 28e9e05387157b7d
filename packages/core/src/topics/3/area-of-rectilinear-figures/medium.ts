import {
  type Both,
  type Content,
  count,
  drawing,
  evaluate,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  itemOf,
  line,
  type Point,
  type Polygon,
  prose,
  quantity,
  type Random,
  type Step,
  step,
  sum,
  times,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { levels } from './levels.ts'
import { areaOf, type Cut, drawOutline, innerCorners, type Outline, outlineFigure } from './outlines.ts'
import { places } from './places.ts'
import {
  areaByCorners,
  type LengthUnit,
  partsAdded,
  partsMultiplied,
  SQUARES,
  saying,
  shapeWords,
  theArea,
  UNITS,
} from './steps.ts'

const everySide = ({ sides }: Outline) => sides.map((_, i) => i)

const drawLOrT = (random: Random): Outline =>
  drawOutline(random, random.evenly(['l', 't'] as const), levels.medium.longest)

/** How the figure is cut, where the pupil is left to do it. */
const cutInTwo = (shape: Outline, unit: LengthUnit): Step =>
  step(figure(outlineFigure(shape, { unit, labeled: shape.needed, cut: true })), because.explain, {
    sentence: {
      en: line`Cut the figure into two rectangles, A and B. This is one way.`,
      es: line`Corta la figura en dos rectángulos, A y B. Esta es una manera.`,
    },
  })

/** A figure and one straight line in it. */
type CutFigure = {
  readonly corners: readonly Point[]
  readonly sides: readonly number[]
  readonly unit: LengthUnit
  readonly cut: Cut
}
const cutDrawn = ({ corners, sides, unit, cut: [from, to] }: CutFigure): Polygon =>
  outlineFigure(
    { letter: 'L', corners, sides, parts: [], cuts: [[from, to]], needed: [] },
    { unit, labeled: sides.map((_, i) => i), cut: true },
  )
const cutDrawing = drawing<CutFigure>(cutDrawn, ({ corners, sides, unit, cut: [from] }) => {
  const [first, second] = [itemOf(corners, 0), itemOf(corners, 1)]
  return [{ corners, sides, unit, cut: [from, first[0] === from[0] ? second : first] }]
})

/** Where a cut leads from the inner corner, and where the other cut of an L does. */
function directionsAt({ corners }: Outline): readonly [Direction, Direction] {
  const [[bx, by], [x, y], [ax, ay]] = [itemOf(corners, 2), itemOf(corners, 3), itemOf(corners, 4)]
  return [directionTo(x - ax, y - ay), directionTo(x - bx, y - by)]
}
type Direction = 'up' | 'down' | 'left' | 'right'
const directionTo = (x: number, y: number): Direction => (x > 0 ? 'right' : x < 0 ? 'left' : y > 0 ? 'up' : 'down')
const TOWARD = { up: 'up', down: 'down', left: 'to the left', right: 'to the right' } as const
const HACIA = { up: 'hacia arriba', down: 'hacia abajo', left: 'a la izquierda', right: 'a la derecha' } as const

const isOnSide = (corners: readonly Point[], [x, y]: Point) =>
  corners.some(([ax, ay], i) => {
    const [bx, by] = itemOf(corners, (i + 1) % corners.length)
    const isBetween = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b)
    return (ax === bx && x === ax && isBetween(y, ay, by)) || (ay === by && y === ay && isBetween(x, ax, bx))
  })

const SIZE = {
  L: ({ sides }: Outline) => ({
    wide: itemOf(sides, 0),
    high: itemOf(sides, 5),
    base: itemOf(sides, 1),
    top: itemOf(sides, 4),
  }),
  T: ({ sides }: Outline) => ({
    wide: itemOf(sides, 0),
    high: itemOf(sides, 1) + itemOf(sides, 3),
    base: itemOf(sides, 1),
    top: itemOf(sides, 4),
  }),
}
/** The rectangle around the figure, and both parts as long as they can be: where they cross they are counted twice. */
export function wrongExpressions(shape: Outline) {
  const { wide, high, base, top } = SIZE[shape.letter === 'T' ? 'T' : 'L'](shape)
  return {
    fullRectangle: times(wide, high),
    countedTwice: sum(times(top, high), times(wide, base)),
    sidesAdded: sum(wide, high, base, top),
  }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  area: form({
    levels: ['medium'],
    share: 2,
    draw: random => ({ cut: random.evenly([true, false]), shape: drawLOrT(random), unit: random.pick(UNITS) }),
    answer: quantity,
    solve: ({ shape, unit }) => count(areaOf(shape), SQUARES[unit]),
    ask({ cut, shape, unit }) {
      const drawn = outlineFigure(shape, { unit, labeled: cut ? shape.needed : everySide(shape), cut })
      return withFigure(
        cut
          ? {
              en: saying(line`The `, shapeWords[shape.letter].en, line` is cut into two rectangles. Find its area.`),
              es: saying(
                line`La `,
                shapeWords[shape.letter].es,
                line` está cortada en dos rectángulos. Halla su área.`,
              ),
            }
          : {
              en: saying(line`Cut the `, shapeWords[shape.letter].en, line` into rectangles. Find its area.`),
              es: saying(line`Corta la `, shapeWords[shape.letter].es, line` en rectángulos. Halla su área.`),
            },
        drawn,
      )
    },
    solution: ({ cut, shape, unit }) => [
      ...(cut ? [] : [cutInTwo(shape, unit)]),
      ...partsMultiplied(shape),
      partsAdded(shape),
      theArea(areaOf(shape), unit),
    ],
    check: (printed, { amount }) => evaluate(expr(amount)).toNumber() === areaByCorners(printed.figure('polygon')),
  }),

  whichExpression: form({
    levels: ['medium'],
    draw: random => ({
      shape: random.until(
        () => drawLOrT(random),
        drawn => {
          const values = [
            areaOf(drawn),
            ...Object.values(wrongExpressions(drawn)).map(wrong => evaluate(wrong).toNumber()),
          ]
          return new Set(values).size === 4
        },
      ),
      unit: random.pick(UNITS),
    }),
    answer: formulaChoice,
    solve: ({ shape }) => sum(...shape.parts.map(({ across, up }) => times(across, up))),
    mistakes: ({ shape }) => wrongExpressions(shape),
    ask: ({ shape, unit }) =>
      withFigure(
        {
          en: saying(line`Which expression gives the area of the `, shapeWords[shape.letter].en, line`?`),
          es: saying(line`¿Qué expresión da el área de la `, shapeWords[shape.letter].es, line`?`),
        },
        outlineFigure(shape, { unit, labeled: everySide(shape) }),
      ),
    solution: ({ shape, unit }, answer) => [
      cutInTwo(shape, unit),
      ...shape.parts.map(({ across, up }, i) =>
        step(times(across, up), because.explain, {
          sentence:
            i === 0
              ? { en: line`Multiply the sides of rectangle A.`, es: line`Multiplica los lados del rectángulo A.` }
              : { en: line`Multiply the sides of rectangle B.`, es: line`Multiplica los lados del rectángulo B.` },
        }),
      ),
      step(expr(answer), because.explain, {
        sentence: { en: line`Add the two areas.`, es: line`Suma las dos áreas.` },
      }),
    ],
    whyWrong: () => ({
      fullRectangle: {
        en: line`It is the area of the whole rectangle around the figure.`,
        es: line`Es el área de todo el rectángulo que rodea la figura.`,
      },
      countedTwice: {
        en: line`The two rectangles overlap: a part is counted twice.`,
        es: line`Los dos rectángulos se superponen: una parte se cuenta dos veces.`,
      },
      sidesAdded: {
        en: line`It only adds sides. That gives a length, not an area.`,
        es: line`Solo suma lados. Eso da una longitud, no un área.`,
      },
    }),
    check: (printed, answer) => evaluate(expr(answer)).toNumber() === areaByCorners(printed.figure('polygon')),
  }),

  drawTheCut: form({
    levels: ['medium'],
    draw: random => ({ shape: drawLOrT(random), unit: random.pick(UNITS) }),
    answer: cutDrawing,
    solve: ({ shape: { corners, sides, cuts }, unit }) => ({ corners, sides, unit, cut: itemOf(cuts, 0) }),
    ask: ({ shape, unit }) =>
      withFigure(
        {
          en: saying(
            line`Draw one straight line that cuts the `,
            shapeWords[shape.letter].en,
            line` into two rectangles.`,
          ),
          es: saying(
            line`Traza una línea recta que corte la `,
            shapeWords[shape.letter].es,
            line` en dos rectángulos.`,
          ),
        },
        outlineFigure(shape, { unit, labeled: everySide(shape) }),
      ),
    key({ shape }): Both<Content> {
      if (shape.letter !== 'L')
        return {
          en: prose`The line joins the two inner corners.`,
          es: prose`La línea une las dos esquinas interiores.`,
        }
      const [one, other] = directionsAt(shape)
      return {
        en: {
          kind: 'paragraph',
          content: [
            `One line goes ${TOWARD[one]} from the inner corner. A line from there ${TOWARD[other]} is also correct.`,
          ],
        },
        es: {
          kind: 'paragraph',
          content: [
            `Una línea va ${HACIA[one]} desde la esquina interior. También es correcta la que va de allí ${HACIA[other]}.`,
          ],
        },
      }
    },
    solution: ({ shape }, drawn) => [
      shape.letter === 'L'
        ? step(prose`1`, because.explain, {
            sentence: {
              en: line`Find the inner corner, where the figure bends inward. There is 1.`,
              es: line`Busca la esquina interior, donde la figura dobla hacia adentro. Hay 1.`,
            },
          })
        : step(prose`2`, because.explain, {
            sentence: {
              en: line`Find the inner corners, where the figure bends inward. There are 2.`,
              es: line`Busca las esquinas interiores, donde la figura dobla hacia adentro. Hay 2.`,
            },
          }),
      step(cutDrawing.show(drawn), because.explain, {
        sentence:
          shape.letter === 'L'
            ? {
                en: line`Draw a line from the inner corner straight to the side across from it.`,
                es: line`Traza una línea recta desde la esquina interior hasta el lado de enfrente.`,
              }
            : {
                en: line`Draw a line from one inner corner straight to the other.`,
                es: line`Traza una línea recta de una esquina interior a la otra.`,
              },
      }),
    ],
    // Straight along or straight up, from side to side, and no inner corner is left.
    check(printed, { cut: [from, to] }) {
      const { points, corners } = printed.figure('polygon')
      const places = points.slice(0, corners).map(({ at }) => at)
      const isEnd = ([x, y]: Point) => [from, to].some(([ex, ey]) => ex === x && ey === y)
      return (
        (from[0] === to[0]) !== (from[1] === to[1]) &&
        isOnSide(places, from) &&
        isOnSide(places, to) &&
        innerCorners(places).every(i => isEnd(itemOf(places, i)))
      )
    },
  }),

  story: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => ({ place: random.evenly(places), shape: drawLOrT(random) }),
    answer: quantity,
    solve: ({ shape, place }) => count(areaOf(shape), SQUARES[place.unit]),
    ask: ({ shape, place }) =>
      withFigure(place.ask, outlineFigure(shape, { unit: place.unit, labeled: everySide(shape) })),
    solution: ({ shape, place }) => [
      cutInTwo(shape, place.unit),
      ...partsMultiplied(shape),
      partsAdded(shape),
      theArea(areaOf(shape), place.unit, place.of),
    ],
    check: (printed, { amount }) => evaluate(expr(amount)).toNumber() === areaByCorners(printed.figure('polygon')),
  }),
})
