import { prose } from '../../../content.ts'
import { equation, measure, symbol } from '../../../math/build.ts'
import { evaluate } from '../../../math/evaluate.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { Printed } from '../../../printed.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import { lengthUnits } from '../../8/kit/length-units.ts'
import { type Measured, measured } from '../../common/measured.ts'
import { circleStories } from './circle-stories.ts'
import type { levels } from './levels.ts'
import {
  areaOf,
  askFigure,
  checkFigure,
  DECIMAL_PI,
  type Drawn,
  drawRadius,
  findArea,
  givenLength,
  isClose,
  isSquared,
  printedPi,
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
  const pi =
    part === 'circle' ? random.pick(['3.14', 'exact', '22/7'] as const) : random.pick(['3.14', 'exact'] as const)
  const r =
    part === 'circle' ? drawRadius(random, pi, given === 'radius' && pi === '3.14') : Ratio.of(2 * random.int(2, 8))
  return { r, unit: random.pick(lengthUnits), given, pi, part }
}

const askBare = (facts: Drawn) => {
  const pi = usePi(facts.pi)
  const given = equation(symbol(facts.given === 'radius' ? 'r' : 'd'), givenLength(facts))
  return {
    en: [
      facts.given === 'radius' ? prose`a circle with radius ${given}` : prose`a circle with diameter ${given}`,
      pi.en,
    ],
    es: [
      facts.given === 'radius' ? prose`un círculo de radio ${given}` : prose`un círculo de diámetro ${given}`,
      pi.es,
    ],
  }
}

const checkBare = (printed: Printed, answer: Measured) => {
  const { left, right } = printed.one('relation')
  const r = evaluate(right).over(left.kind === 'symbol' && left.name === 'r' ? 1 : 2)
  return isSquared(answer) && isClose(radiusFrom(answer, printedPi(printed)), r.toNumber())
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  parts: form({
    levels: ['medium'],
    share: 3,
    instruction: findArea,
    lines: 2,
    draw: drawMedium,
    answer: measured,
    solve: solveArea,
    ask: askFigure,
    check: checkFigure,
  }),

  bare: form({
    levels: ['easy', 'medium'],
    instruction: findArea,
    lines: 2,
    draw(random, { given }): Drawn {
      const pi = given === 'radius' ? '3.14' : random.evenly(['exact', '22/7', '3.14'])
      return { r: drawRadius(random, pi, false), unit: random.pick(lengthUnits), given, pi, part: 'circle' }
    },
    answer: measured,
    solve: solveArea,
    ask: askBare,
    check: checkBare,
  }),

  story: form({
    levels: ['easy', 'medium'],
    share: 2,
    lines: 3,
    draw(random, { given }) {
      const story = random.evenly(circleStories.filter(story => story.given === given))
      return { story, r: random.int(...story.range) }
    },
    answer: measured,
    solve: ({ story, r }): Measured => ({ amount: areaOf(Ratio.of(r * r), '3.14'), unit: squared(story.unit) }),
    ask: ({ story, r }) => story.ask(measure(story.given === 'radius' ? r : 2 * r, story.unit), DECIMAL_PI),
    check(printed, answer) {
      const given = evaluate(printed.one('measure')).toNumber()
      const r = /across|diámetro/.test(printed.text) ? given / 2 : given
      return isSquared(answer) && isClose(radiusFrom(answer, printedPi(printed)), r)
    },
  }),
})
