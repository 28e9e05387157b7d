import {
  answerStep,
  atOneScale,
  type Both,
  divide,
  equation,
  exact,
  explained,
  explainedBy,
  type FormMaker,
  figure,
  type Inline,
  itemOf,
  type Locale,
  line,
  measure,
  minus,
  over,
  prose,
  type Random,
  Ratio,
  relation,
  type Sentence,
  type Step,
  sentenceChoice,
  sideBySide,
  statements,
  step,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { drawnArea, isNearDrawn, isTrueToScale, labelledLengths } from '../../kit/geometry/drawn.ts'
import { squared } from '../../kit/measures/length-units.ts'
import { measured } from '../../kit/measures/measured.ts'
import { areaLine, areaSteps } from './area-steps.ts'
import {
  areaOf,
  drawShape,
  type FlatShape,
  LENGTH_UNITS,
  type LengthUnit,
  type Numbers,
  shapeFigure,
  written,
} from './flat-shapes.ts'
import type { levels } from './levels.ts'
import { inSquares, type Level } from './parts.ts'
import { parallelogramStories, type Story, trapezoidStories, triangleStories } from './stories.ts'

const fractionOf = (value: Ratio): Value => (value.isInteger ? value : over(value.n, value.d))
/** The length that is missing; with a mixed number, by way of improper fractions. */
function divided(
  shape: FlatShape,
  whole: Ratio,
  known: Ratio,
  missing: 'base' | 'height',
  found: Value,
): readonly Step[] {
  const parts = [whole, known].filter(value => !value.isInteger)
  if (shape.writes === 'decimal' || parts.length === 0)
    return [
      step(
        equation(divide(written(shape, whole), written(shape, known)), found),
        missing === 'base' ? because.divideByTheHeight : because.divideByTheBase,
      ),
    ]
  const [one, other] = [fractionOf(whole), fractionOf(known)]
  const work = equation(equation(divide(one, other), times(one, over(known.d, known.n))), found)
  return [
    step(
      statements(...parts.map(value => equation(written(shape, value), fractionOf(value)))),
      parts.length === 1 ? because.mixedToImproper : because.toImproperFraction,
    ),
    missing === 'base'
      ? explained(
          work,
          line`Divide by the height: multiply by its reciprocal.`,
          line`Divide entre la altura: multiplica por su recíproco.`,
        )
      : explained(
          work,
          line`Divide by the base: multiply by its reciprocal.`,
          line`Divide entre la base: multiplica por su recíproco.`,
        ),
  ]
}

const drawStory =
  (stories: readonly Story[], kind: FlatShape['kind']) =>
  (random: Random, { numbers }: Level) => {
    const [story, form] = [random.evenly(stories), random.evenly(numbers)]
    // No sail and no tent is a long strip.
    const shape = random.until(
      () => drawShape(random, kind, false, form),
      ({ bases, height }) => kind !== 'triangle' || height.times(2).compare(bases[0]) >= 0,
    )
    return { story, shape }
  }

function tell({ story, shape }: { readonly story: Story; readonly shape: FlatShape }) {
  const {
    bases: [one, two],
    height,
  } = shape
  const [a, b, c] = tupleOf(
    [one, two ?? height, height].map(value => measure(written(shape, value), story.unit)),
    3,
  )
  return story.says(a, b, c)
}

const solveStory = ({ story, shape }: { readonly story: Story; readonly shape: FlatShape }) =>
  inSquares(shape, areaOf(shape), story.unit)

/** The area, and the sentence that answers. */
function storySteps({ story, shape }: { readonly story: Story; readonly shape: FlatShape }): readonly Step[] {
  const area = measure(written(shape, areaOf(shape)), squared(story.unit))
  return [
    ...areaSteps(shape, story.unit).slice(0, -1),
    answerStep(area, { en: line`The area is ${area}.`, es: line`El área es de ${area}.` }),
  ]
}

/** Without its name a pupil cannot tell which sides are parallel. */
const NAMES = {
  triangle: { en: prose`Triangle`, es: prose`Triángulo` },
  parallelogram: { en: prose`Parallelogram`, es: prose`Paralelogramo` },
  trapezoid: { en: prose`Trapezoid`, es: prose`Trapecio` },
}
type Named = keyof typeof NAMES

const parts: readonly Numbers[] = ['decimal', 'fraction']

const THE: Readonly<Record<Named, Both<readonly Inline[]>>> = {
  triangle: { en: line`the triangle`, es: line`el triángulo` },
  parallelogram: { en: line`the parallelogram`, es: line`el paralelogramo` },
  trapezoid: { en: line`the trapezoid`, es: line`el trapecio` },
}
const WITH_CAPITAL: Readonly<Record<Named, Both<readonly Inline[]>>> = {
  triangle: { en: line`The triangle`, es: line`El triángulo` },
  parallelogram: { en: line`The parallelogram`, es: line`El paralelogramo` },
  trapezoid: { en: line`The trapezoid`, es: line`El trapecio` },
}
const AREAS: Readonly<Record<Named, Both<readonly Inline[]>>> = {
  triangle: {
    en: line`Area of the triangle: half of the base times the height.`,
    es: line`Área del triángulo: la mitad de la base por la altura.`,
  },
  parallelogram: {
    en: line`Area of the parallelogram: base times height.`,
    es: line`Área del paralelogramo: base por altura.`,
  },
  trapezoid: {
    en: line`Area of the trapezoid: half of the sum of the parallel sides times the height.`,
    es: line`Área del trapecio: la mitad de la suma de los lados paralelos por la altura.`,
  },
}
const ENDS: Readonly<Record<Named, Both<readonly Inline[]>>> = {
  triangle: { en: line`The triangle has the greater area.`, es: line`El triángulo tiene mayor área.` },
  parallelogram: { en: line`The parallelogram has the greater area.`, es: line`El paralelogramo tiene mayor área.` },
  trapezoid: { en: line`The trapezoid has the greater area.`, es: line`El trapecio tiene mayor área.` },
}
/** "the triangle, by 12.5 in²". */
function greater(
  { kinds, unit, one }: { readonly kinds: readonly [Named, Named]; readonly unit: LengthUnit; readonly one: FlatShape },
  which: 'first' | 'second',
  by: Ratio,
): Sentence {
  const { en, es } = THE[kinds[which === 'first' ? 0 : 1]]
  const amount = measure(written(one, by), squared(unit))
  return {
    key: `${which} ${by.n}/${by.d}`,
    says: {
      en: { kind: 'paragraph', content: [...en, ...line`, by ${amount}`] },
      es: { kind: 'paragraph', content: [...es, ...line`, por ${amount}`] },
    },
  }
}
interface TwoShapes {
  readonly unit: LengthUnit
  readonly kinds: readonly [Named, Named]
  readonly one: FlatShape
  readonly two: FlatShape
}
const isFirstGreater = ({ one, two }: TwoShapes) => areaOf(one).compare(areaOf(two)) > 0
const size = (value: Ratio) => (value.n < 0 ? value.negated() : value)
const apart = ({ one, two }: TwoShapes) => size(areaOf(one).minus(areaOf(two)))
/** Base times height, and nothing halved. */
const unhalved = (shape: FlatShape) => (shape.kind === 'parallelogram' ? areaOf(shape) : areaOf(shape).times(2))
const apartUnhalved = ({ one, two }: TwoShapes) => size(unhalved(one).minus(unhalved(two)))

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
        // To find a length of a parallelogram is one division: not with whole numbers here.
        shape: drawShape(random, kind, false, random.pick(kind === 'parallelogram' ? parts : [...parts, 'whole'])),
      }
    },
    answer: measured,
    solve: ({ missing, unit, shape }) => ({
      amount: written(shape, missing === 'base' ? shape.bases[0] : shape.height),
      unit,
    }),
    ask({ shape, unit, missing }) {
      const area = measure(written(shape, areaOf(shape)), squared(unit))
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
    solution({ shape, unit, missing }, answer) {
      const shown = (value: Ratio) => written(shape, value)
      const [area, known] = [areaOf(shape), missing === 'base' ? shape.height : shape.bases[0]]
      const whole = shape.kind === 'parallelogram' ? area : area.times(2)
      const found = measure(answer.amount, unit)
      return [
        ...(shape.kind === 'parallelogram'
          ? []
          : [step(equation(times(2, shown(area)), shown(whole)), because.doubleTheArea)]),
        ...divided(shape, whole, known, missing, answer.amount),
        missing === 'base'
          ? answerStep(found, { en: line`The base is ${found} long.`, es: line`La base mide ${found}.` })
          : answerStep(found, { en: line`The height is ${found}.`, es: line`La altura mide ${found}.` }),
      ]
    },
    // The line with the letter is as long as the answer, and the drawing has the printed area.
    check(printed, { amount }) {
      const drawn = printed.figure('polygon')
      const open = labelledLengths(drawn).find(({ label }) => label.kind === 'symbol')
      return (
        open !== undefined &&
        isTrueToScale(drawn) &&
        isNearDrawn(itemOf(printed.numbers, 0), drawnArea(drawn)) &&
        isNearDrawn(exact(amount), open.length)
      )
    },
  }),

  compare: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Which figure has the greater area, and by how much?`,
      es: prose`¿Qué figura tiene mayor área y cuánto mayor es?`,
    },
    draw(random): TwoShapes {
      const unit = random.pick(LENGTH_UNITS)
      const kinds = random.evenly<readonly [Named, Named]>([
        ['triangle', 'parallelogram'],
        ['trapezoid', 'triangle'],
        ['parallelogram', 'trapezoid'],
      ])
      // Where the halved figure is the smaller one, who forgets the half finds the other way round.
      const isFirst = random.evenly([true, false])
      return random.until(
        () => ({
          unit,
          kinds,
          one: drawShape(random, kinds[0], false, 'decimal'),
          two: drawShape(random, kinds[1], false),
        }),
        facts => {
          const share = areaOf(facts.one).toNumber() / areaOf(facts.two).toNumber()
          return (
            (isFirst ? share > 1.03 && share < 1.6 : share > 0.6 && share < 0.97) &&
            apartUnhalved(facts).n > 0 &&
            !apartUnhalved(facts).equals(apart(facts))
          )
        },
      )
    },
    answer: sentenceChoice,
    solve: facts => greater(facts, isFirstGreater(facts) ? 'first' : 'second', apart(facts)),
    mistakes(facts) {
      const [right, wrong] = isFirstGreater(facts) ? (['first', 'second'] as const) : (['second', 'first'] as const)
      return {
        otherFigure: greater(facts, wrong, apart(facts)),
        notHalved: greater(facts, right, apartUnhalved(facts)),
        otherNotHalved: greater(facts, wrong, apartUnhalved(facts)),
      }
    },
    ask({ unit, kinds, one, two }) {
      const drawn = atOneScale(shapeFigure(one, unit), shapeFigure(two, unit)).map(shape => figure(shape))
      const named = (locale: Locale) => sideBySide(...drawn.map((shape, i) => [NAMES[itemOf(kinds, i)][locale], shape]))
      return { en: named('en'), es: named('es') }
    },
    solution(facts, { says }) {
      const { kinds, one, two } = facts
      const [more, less] = isFirstGreater(facts) ? [one, two] : [two, one]
      return [
        explainedBy(areaLine(one), AREAS[kinds[0]]),
        explainedBy(areaLine(two), AREAS[kinds[1]]),
        explained(
          equation(minus(written(one, areaOf(more)), written(one, areaOf(less))), written(one, apart(facts))),
          line`Subtract the areas.`,
          line`Resta las áreas.`,
        ),
        answerStep(says, ENDS[kinds[isFirstGreater(facts) ? 0 : 1]]),
      ]
    },
    whyWrong: facts => {
      const { kinds, one, two } = facts
      const [more, less] = isFirstGreater(facts) ? [one, two] : [two, one]
      const areas = relation(written(one, areaOf(less)), '<', written(one, areaOf(more)))
      const lesser = kinds[isFirstGreater(facts) ? 1 : 0]
      const smaller = {
        en: [...WITH_CAPITAL[lesser].en, ...line` has the lesser area: ${areas}.`],
        es: [...WITH_CAPITAL[lesser].es, ...line` tiene menor área: ${areas}.`],
      }
      return {
        otherFigure: smaller,
        notHalved: {
          en: line`It uses ${written(one, unhalved(one))} and ${written(one, unhalved(two))}: what must be divided by 2 is not.`,
          es: line`Usa ${written(one, unhalved(one))} y ${written(one, unhalved(two))}: no se dividió entre 2 lo que se debe dividir.`,
        },
        otherNotHalved: smaller,
      }
    },
    check(printed, { key }) {
      const [one, two] = tupleOf(printed.figures('polygon'), 2)
      const [which, by] = tupleOf(key.split(' '), 2)
      const [n, d] = tupleOf(by.split('/').map(Number), 2)
      const [a, b] = [drawnArea(one), drawnArea(two)]
      return (
        isTrueToScale(one) &&
        isTrueToScale(two) &&
        which === (a > b ? 'first' : 'second') &&
        isNearDrawn(Ratio.of(n, d), Math.abs(a - b))
      )
    },
  }),

  triangleStory: form({
    levels: ['easy'],
    kind: 'story',
    draw: drawStory(triangleStories, 'triangle'),
    answer: measured,
    solve: solveStory,
    ask: tell,
    solution: storySteps,
    // Twice the area, shared out over the base, is the height.
    check: (printed, { amount }) =>
      exact(amount).times(2).over(itemOf(printed.numbers, 0)).equals(itemOf(printed.numbers, 1)),
  }),

  parallelogramStory: form({
    levels: ['easy'],
    kind: 'story',
    draw: drawStory(parallelogramStories, 'parallelogram'),
    answer: measured,
    solve: solveStory,
    ask: tell,
    solution: storySteps,
    check: (printed, { amount }) => exact(amount).over(itemOf(printed.numbers, 0)).equals(itemOf(printed.numbers, 1)),
  }),

  trapezoidStory: form({
    levels: ['medium', 'hard'],
    kind: 'story',
    draw: drawStory(trapezoidStories, 'trapezoid'),
    answer: measured,
    solve: solveStory,
    ask: tell,
    solution: storySteps,
    // Two such trapezoids make a parallelogram whose base is both parallel sides.
    check(printed, { amount }) {
      const [one, two, height] = printed.take(3)
      return exact(amount).times(2).over(height).minus(one).equals(two)
    },
  }),
})
