import {
  atOneScale,
  type Block,
  type Both,
  exact,
  type FormMaker,
  figure,
  type Locale,
  measure,
  option,
  prose,
  type Random,
  sideBySide,
  type Value,
} from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import {
  areaOf,
  drawnArea,
  drawShape,
  type FlatShape,
  isNear,
  isTrueToScale,
  LENGTH_UNITS,
  type LengthUnit,
  labelledLengths,
  SQUARES,
  shapeFigure,
  written,
} from './flat-shapes.ts'
import type { levels } from './levels.ts'
import { inSquares, type Level } from './parts.ts'

/** A drawn story tells its lengths in one unit, in a fixed order. */
interface Story {
  readonly unit: LengthUnit
  readonly says: (first: Value, second: Value, third: Value) => Both<Block>
}

const triangleStories: readonly Story[] = [
  {
    unit: 'foot',
    says: (base, height) => ({
      en: prose`A triangular sail has a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Una vela triangular tiene una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'inch',
    says: (base, height) => ({
      en: prose`A road sign is a triangle with a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Una señal de tránsito es un triángulo con una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'meter',
    says: (base, height) => ({
      en: prose`A garden is a triangle with a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Un jardín es un triángulo con una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
]

const parallelogramStories: readonly Story[] = [
  {
    unit: 'foot',
    says: (base, height) => ({
      en: prose`A roof panel is a parallelogram with a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Un panel de techo es un paralelogramo con una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'centimeter',
    says: (base, height) => ({
      en: prose`A tile is a parallelogram with a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Una baldosa es un paralelogramo con una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'meter',
    says: (base, height) => ({
      en: prose`A patio is a parallelogram with a base of ${base} and a height of ${height}. What is its area?`,
      es: prose`Un patio es un paralelogramo con una base de ${base} y una altura de ${height}. ¿Cuál es su área?`,
    }),
  },
]

const trapezoidStories: readonly Story[] = [
  {
    unit: 'inch',
    says: (one, two, height) => ({
      en: prose`A piece of cardboard is a trapezoid. Its parallel sides are ${one} and ${two} long, and its height is ${height}. What is its area?`,
      es: prose`Un pedazo de cartón es un trapecio. Sus lados paralelos miden ${one} y ${two}, y su altura es de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'meter',
    says: (one, two, height) => ({
      en: prose`A garden is a trapezoid. Its parallel sides are ${one} and ${two} long, and its height is ${height}. What is its area?`,
      es: prose`Un jardín es un trapecio. Sus lados paralelos miden ${one} y ${two}, y su altura es de ${height}. ¿Cuál es su área?`,
    }),
  },
  {
    unit: 'foot',
    says: (one, two, height) => ({
      en: prose`A side of a roof is a trapezoid. Its parallel sides are ${one} and ${two} long, and its height is ${height}. What is its area?`,
      es: prose`Un lado de un techo es un trapecio. Sus lados paralelos miden ${one} y ${two}, y su altura es de ${height}. ¿Cuál es su área?`,
    }),
  },
]

const drawStory =
  (stories: readonly Story[], kind: FlatShape['kind']) =>
  (random: Random, { numbers }: Level) => {
    const [story, form] = [random.evenly(stories), random.evenly(numbers)]
    // No sail and no sign is a long strip.
    const shape = random.until(
      () => drawShape(random, kind, false, form),
      ({ bases, height }) => kind !== 'triangle' || height.times(2).compare(bases[0]!) >= 0,
    )
    return { story, shape }
  }

function tell({ story, shape }: { readonly story: Story; readonly shape: FlatShape }) {
  const {
    bases: [one, two],
    height,
  } = shape
  const [a, b, c] = [one!, two ?? height, height].map(value => measure(written(shape, value), story.unit))
  return story.says(a!, b!, c!)
}

const solveStory = ({ story, shape }: { readonly story: Story; readonly shape: FlatShape }) =>
  inSquares(shape, areaOf(shape), story.unit)

/** Without its name a pupil cannot tell which sides are parallel. */
const NAMES = {
  triangle: { en: prose`Triangle`, es: prose`Triángulo` },
  parallelogram: { en: prose`Parallelogram`, es: prose`Paralelogramo` },
  trapezoid: { en: prose`Trapezoid`, es: prose`Trapecio` },
}
type Named = keyof typeof NAMES

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missingLength: form({
    levels: ['hard'],
    share: 3,
    draw(random) {
      const missing = random.evenly(['height', 'base'])
      const kind = random.evenly(['triangle', 'parallelogram', 'right triangle'])
      return {
        missing,
        unit: random.pick(LENGTH_UNITS),
        shape: drawShape(random, kind, false, random.pick(['whole', 'decimal', 'fraction'])),
      }
    },
    answer: measured,
    solve: ({ missing, unit, shape }) => ({
      amount: written(shape, missing === 'base' ? shape.bases[0]! : shape.height),
      unit,
    }),
    ask({ shape, unit, missing }) {
      const area = measure(written(shape, areaOf(shape)), SQUARES[unit])
      const drawn = figure(shapeFigure(shape, unit, missing))
      return shape.kind === 'parallelogram'
        ? {
            en: [prose`The area of the parallelogram is ${area}. Find the missing length.`, drawn],
            es: [prose`El área del paralelogramo es de ${area}. Halla la longitud que falta.`, drawn],
          }
        : {
            en: [prose`The area of the triangle is ${area}. Find the missing length.`, drawn],
            es: [prose`El área del triángulo es de ${area}. Halla la longitud que falta.`, drawn],
          }
    },
    // The line with the letter is as long as the answer, and the drawing has the printed area.
    check(printed, { amount }) {
      const drawn = printed.figure('polygon')
      const open = labelledLengths(drawn).find(({ label }) => label.kind === 'symbol')
      return (
        open !== undefined &&
        isTrueToScale(drawn) &&
        isNear(printed.numbers[0]!, drawnArea(drawn)) &&
        isNear(exact(amount), open.length)
      )
    },
  }),

  compare: form({
    levels: ['hard'],
    share: 2,
    instruction: { en: prose`Which figure has the greater area?`, es: prose`¿Qué figura tiene mayor área?` },
    lines: 3,
    draw(random) {
      const unit = random.pick(LENGTH_UNITS)
      const kinds = random.evenly<readonly [Named, Named]>([
        ['triangle', 'parallelogram'],
        ['trapezoid', 'triangle'],
        ['parallelogram', 'trapezoid'],
      ])
      return random.until(
        () => ({ unit, kinds, one: drawShape(random, kinds[0], false), two: drawShape(random, kinds[1], false) }),
        ({ one, two }) => {
          const share = areaOf(one).toNumber() / areaOf(two).toNumber()
          return share > 0.6 && share < 1.6 && Math.abs(share - 1) > 0.03
        },
      )
    },
    answer: option({
      first: { en: prose`the first figure`, es: prose`la primera figura` },
      second: { en: prose`the second figure`, es: prose`la segunda figura` },
    }),
    solve: ({ one, two }) => (areaOf(one).compare(areaOf(two)) > 0 ? 'first' : 'second'),
    ask({ unit, kinds, one, two }) {
      const drawn = atOneScale(shapeFigure(one, unit), shapeFigure(two, unit)).map(shape => figure(shape))
      const named = (locale: Locale) => sideBySide(...drawn.map((shape, i) => [NAMES[kinds[i]!][locale], shape]))
      return { en: named('en'), es: named('es') }
    },
    check(printed, answer) {
      const [one, two] = printed.figures('polygon')
      return (
        isTrueToScale(one!) &&
        isTrueToScale(two!) &&
        answer === (drawnArea(one!) > drawnArea(two!) ? 'first' : 'second')
      )
    },
  }),

  triangleStory: form({
    kind: 'story',
    draw: drawStory(triangleStories, 'triangle'),
    answer: measured,
    solve: solveStory,
    ask: tell,
    // Twice the area, shared out over the base, is the height.
    check: (printed, { amount }) => exact(amount).times(2).over(printed.numbers[0]!).equals(printed.numbers[1]!),
  }),

  parallelogramStory: form({
    levels: ['easy', 'medium'],
    kind: 'story',
    draw: drawStory(parallelogramStories, 'parallelogram'),
    answer: measured,
    solve: solveStory,
    ask: tell,
    check: (printed, { amount }) => exact(amount).over(printed.numbers[0]!).equals(printed.numbers[1]!),
  }),

  trapezoidStory: form({
    levels: ['medium', 'hard'],
    kind: 'story',
    draw: drawStory(trapezoidStories, 'trapezoid'),
    answer: measured,
    solve: solveStory,
    ask: tell,
    // Two such trapezoids make a parallelogram whose base is both parallel sides.
    check(printed, { amount }) {
      const [one, two, height] = printed.numbers
      return (
        one !== undefined &&
        two !== undefined &&
        height !== undefined &&
        exact(amount).times(2).over(height).minus(one).equals(two)
      )
    },
  }),
})
