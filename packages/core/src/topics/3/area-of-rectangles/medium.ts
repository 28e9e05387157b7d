import {
  both,
  easiestFact,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  itemOf,
  line,
  list,
  measure as measuredIn,
  prose,
  step,
  sum,
  times,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { type draw, drawLabelled, drawOblong, read, rectangle, tiles } from './parts.ts'
import { areaInSquares, SQUARES, theArea } from './rectangle-steps.ts'
import { rectangleStories } from './rectangle-stories.ts'

const area = ({ length, width, unit }: ReturnType<typeof draw>) => ({ amount: length * width, unit: SQUARES[unit] })

const findArea = { en: prose`Find the area of the rectangle.`, es: prose`Halla el área del rectángulo.` }

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  labelled: form({
    levels: ['medium'],
    share: 2,
    instruction: findArea,
    draw: drawLabelled,
    answer: areaInSquares,
    solve: area,
    ask({ length, width, unit }) {
      return both(figure(rectangle(length, width, measuredIn(length, unit), measuredIn(width, unit))))
    },
    solution: ({ length, width, unit }) => [
      step(times(length, width), because.multiplySides),
      ...easiestFact(length, width),
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
        ({ length, width }) => (length + width) % 2 === 1 && length * width !== 2 * (length + width),
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
      explained(
        list(length, width),
        line`The labels give the length and the width.`,
        line`Los rótulos dan el largo y el ancho.`,
      ),
      explained(times(length, width), line`Multiply the side lengths.`, line`Multiplica las longitudes de los lados.`),
    ],
    whyWrong: ({ length, width }) => ({
      sidesAdded: {
        en: line`A sum of two sides is a length, not an area.`,
        es: line`La suma de dos lados es una longitud, no un área.`,
      },
      allSidesAdded: {
        en: line`The sum of all sides is the perimeter.`,
        es: line`La suma de todos los lados es el perímetro.`,
      },
      sideTwice: {
        en: line`It uses ${length} twice and leaves out ${width}.`,
        es: line`Usa dos veces el ${length} y no usa el ${width}.`,
      },
    }),
    check(printed, answer) {
      const { labels } = printed.figure('area-grid')
      const [top, left] = [labels.top, labels.left].map(label => (label?.kind === 'measure' ? evaluate(label).n : 0))
      return top !== undefined && left !== undefined && evaluate(expr(answer)).equals(tiles(left, top))
    },
  }),
  story: form({
    levels: ['medium'],
    kind: 'story',
    draw: (random, level) => {
      const story = random.evenly(rectangleStories)
      const { length, width } = drawOblong(random, level)
      return { story, length: Math.max(length, width), width: Math.min(length, width) }
    },
    answer: areaInSquares,
    solve: ({ story, length, width }) => ({ amount: length * width, unit: SQUARES[story.unit] }),
    ask: ({ story, length, width }) => story.area(measuredIn(length, story.unit), measuredIn(width, story.unit)),
    solution: ({ story, length, width }) => [
      step(times(length, width), because.multiplySides),
      ...easiestFact(length, width),
      theArea(length * width, SQUARES[story.unit]),
    ],
    check(printed, { amount, unit }) {
      const [length, width] = tupleOf(read(printed).lengths, 2)
      return exact(amount).equals(tiles(length.n, width.n)) && unit === `square-${printed.one('measure').unit}`
    },
  }),
})
