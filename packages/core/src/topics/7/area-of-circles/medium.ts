import { type FormMaker, measure, type Printed, prose, type Random, Ratio, role } from '../../../author.ts'
import { lengthUnits } from '../../kit/measures/length-units.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { circleStories } from './circle-stories.ts'
import type { levels } from './levels.ts'
import {
  areaOf,
  areaSteps,
  askFigure,
  checkFigure,
  DECIMAL_PI,
  type Drawn,
  drawRadius,
  endedBy,
  findArea,
  givenLength,
  isClose,
  isSquared,
  printedPi,
  RADII,
  radiusFrom,
  solveArea,
  squared,
  usePi,
} from './parts.ts'

function drawMedium(random: Random): Drawn {
  const { part, given } = random.evenly([
    { part: 'circle', given: 'diameter' },
    { part: 'half', given: 'diameter' },
    { part: 'circle', given: 'radius' },
    { part: 'quarter', given: 'radius' },
  ] as const)
  // A diameter with 22/7 stands without a figure.
  const pi = given === 'radius' && part === 'circle' ? '3.14' : random.pick(['3.14', 'exact'] as const)
  const r = part === 'circle' ? drawRadius(random, pi, given === 'radius') : Ratio.of(2 * random.int(2, 8))
  return { r, unit: random.pick(lengthUnits), given, pi, part }
}

const askBare = (facts: Drawn) => {
  const pi = usePi(facts.pi)
  const given = role(facts.given, givenLength(facts))
  return {
    en: [
      facts.given === 'radius'
        ? prose`A circle has a radius of ${given}. Find its area.`
        : prose`A circle has a diameter of ${given}. Find its area.`,
      pi.en,
    ],
    es: [
      facts.given === 'radius'
        ? prose`Un círculo tiene un radio de ${given}. Halla su área.`
        : prose`Un círculo tiene un diámetro de ${given}. Halla su área.`,
      pi.es,
    ],
  }
}

const toldRadius = (printed: Printed): number =>
  printed.terms('role').some(({ name }) => name === 'radius')
    ? printed.role('radius').toNumber()
    : printed.role('diameter').toNumber() / 2

const checkRadius = (printed: Printed, answer: Measured) =>
  isSquared(answer) && isClose(radiusFrom(answer, printedPi(printed)), toldRadius(printed))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  parts: form({
    levels: ['medium'],
    share: 3,
    instruction: findArea,
    draw: drawMedium,
    answer: measured,
    solve: solveArea,
    ask: askFigure,
    solution: areaSteps,
    check: checkFigure,
  }),

  bare: form({
    levels: ['easy', 'medium'],
    draw(random, { given }): Drawn {
      const pi = given === 'radius' ? '3.14' : random.evenly(['22/7', 'exact'])
      const r = given === 'radius' ? Ratio.of(random.evenly(startingAt(RADII, 4))) : drawRadius(random, pi, false)
      return { r, unit: random.pick(lengthUnits), given, pi, part: 'circle' }
    },
    answer: measured,
    solve: solveArea,
    ask: askBare,
    solution: areaSteps,
    check: checkRadius,
  }),

  story: form({
    levels: ['easy', 'medium'],
    kind: 'story',
    share: 2,
    draw(random, { given }) {
      const story = random.evenly(circleStories.filter(story => story.given === given))
      return { story, r: random.int(...story.range) }
    },
    answer: measured,
    solve: ({ story, r }): Measured => ({ amount: areaOf(Ratio.of(r * r), '3.14'), unit: squared(story.unit) }),
    ask: ({ story, r }) =>
      story.ask(role(story.given, measure(story.given === 'radius' ? r : 2 * r, story.unit)), DECIMAL_PI),
    solution: ({ story, r }, area) =>
      endedBy(areaSteps({ r: Ratio.of(r), unit: story.unit, given: story.given, pi: '3.14', part: 'circle' }), area),
    check: checkRadius,
  }),
})
