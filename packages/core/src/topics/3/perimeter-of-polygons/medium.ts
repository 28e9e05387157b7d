import {
  answerStep,
  type Both,
  both,
  type Content,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  line,
  list,
  measure as measuredIn,
  partsOf,
  people,
  productFact,
  prose,
  step,
  sum,
  times,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured } from '../../kit/measures/measured.ts'
import { borderStories } from './fence-stories.ts'
import type { levels } from './levels.ts'
import { checkAround, drawnPerimeter, drawRectangle, named, only, UNITS } from './parts.ts'
import { rectangleShape, regularShape, sidedFigure } from './sided-shapes.ts'
import { drawLongAndWide, rectangleAround, thePerimeter } from './walking-around.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
      step(list(length, width, length, width), because.explain, {
        sentence: {
          en: line`A rectangle has four sides, and opposite sides are equal.`,
          es: line`Un rectángulo tiene cuatro lados y los lados opuestos son iguales.`,
        },
      }),
      step(sum(length, width, length, width), because.explain, {
        sentence: {
          en: line`Add all four sides.`,
          es: line`Suma los cuatro lados.`,
        },
      }),
    ],
    whyWrong: () => ({
      twoSides: {
        en: line`Two sides do not go all the way around.`,
        es: line`Dos lados no completan la vuelta.`,
      },
      threeSides: {
        en: line`Three sides do not go all the way around.`,
        es: line`Tres lados no completan la vuelta.`,
      },
      area: { en: line`The product is the area.`, es: line`El producto es el área.` },
    }),
    // Each length is drawn, and added, twice.
    check(printed, answer) {
      const total = expr(answer)
      return evaluate(total).toNumber() === drawnPerimeter(printed) && partsOf(total).length === 4
    },
  }),
  regular: form({
    levels: ['medium'],
    share: 2,
    draw: random =>
      random.until(
        () => ({ count: random.int(4, 8), side: random.int(4, 10), unit: random.pick(UNITS) }),
        ({ count, side }) => side !== count && count * side >= 28,
      ),
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
      ...productFact(count, side),
      thePerimeter(count * side, unit),
    ],
    check: checkAround,
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
      answerStep(
        measuredIn(2 * (length + width), story.unit),
        story.tells(measuredIn(2 * (length + width), story.unit)),
      ),
    ],
    // Walks along the four sides.
    check(printed, { amount, unit }) {
      const [length, width] = printed.take(2)
      return (
        unit === printed.one('measure').unit && exact(amount).minus(length).minus(width).minus(length).equals(width)
      )
    },
  }),
})
