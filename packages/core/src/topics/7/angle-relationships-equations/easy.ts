import { angleDegrees } from '../../../answer/number.ts'
import { solution } from '../../../answer/number-list.ts'
import { option } from '../../../answer/option.ts'
import { both, figure, prose } from '../../../content.ts'
import { degrees, equation, measureOfAngle } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import { m } from '../../../math/template.ts'
import type { FormMaker } from '../../../topic.ts'
import { angleFan, drawnRelation, protractor, relatedAngles } from './angle-figures.ts'
import { otherAngleStories, totalInWords } from './angle-stories.ts'
import type { levels } from './levels.ts'
import { findX, fits, TOTALS, TURNS, x } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  missingAngle: form({
    levels: ['easy'],
    share: 3,
    instruction: findX,
    lines: 2,
    draw(random, { relations }) {
      const relation = random.evenly(relations)
      const total = TOTALS[relation]
      const measure = total === 90 ? random.int(12, 78) : random.int(15, 165)
      const other = total === null ? measure : total - measure
      return { measure, drawn: relatedAngles(relation, [measure, other], [x, other], random.pick(TURNS)) }
    },
    answer: solution('x'),
    solve: ({ measure }) => measure,
    ask: ({ drawn }) => both(figure(drawn)),
    check: fits,
  }),

  adjacentAngle: form({
    levels: ['easy'],
    instruction: findX,
    lines: 2,
    draw(random) {
      const whole = random.intExcept(50, 165, 90)
      const part = random.int(15, whole - 15)
      return {
        whole,
        part,
        drawn: angleFan({ measures: [whole - part, part], labels: [x, part], turn: random.pick(TURNS) }),
      }
    },
    answer: solution('x'),
    solve: ({ whole, part }) => whole - part,
    ask: ({ whole, drawn }) => both([equation(measureOfAngle('AOC'), degrees(whole)), figure(drawn)]),
    // Both parts, as drawn, make the whole angle.
    check(printed, answer) {
      const whole = evaluate(printed.one('relation').right).toNumber()
      return (
        fits(printed, answer) &&
        Math.abs(
          protractor(printed.figure('geometry-diagram')).reduce((sum, { measure }) => sum + measure, 0) - whole,
        ) < 0.01
      )
    },
  }),

  nameRelation: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`How are angle 1 and angle 2 related?`,
      es: prose`¿Qué relación hay entre el ángulo 1 y el ángulo 2?`,
    },
    draw(random) {
      const relation = random.evenly(['complementary', 'vertical', 'supplementary', 'adjacent'])
      const p = relation === 'complementary' ? random.int(20, 70) : random.int(25, 80)
      const q = {
        complementary: 90 - p,
        vertical: p,
        supplementary: 180 - p,
        adjacent: random.intExcept(25, 75, 90 - p),
      }[relation]
      const labels = random.shuffle([m`1`, m`2`]) as [Expr, Expr]
      return { relation, drawn: relatedAngles(relation, [p, q], labels, random.int(0, 23) * 15, { plain: true }) }
    },
    answer: option({
      complementary: { en: prose`They are complementary.`, es: prose`Son complementarios.` },
      supplementary: { en: prose`They are supplementary.`, es: prose`Son suplementarios.` },
      vertical: { en: prose`They are vertical angles.`, es: prose`Son opuestos por el vértice.` },
      adjacent: { en: prose`They are only adjacent.`, es: prose`Solo son adyacentes.` },
    }),
    solve: ({ relation }) => relation,
    ask: ({ drawn }) => both(figure(drawn)),
    check: (printed, answer) => drawnRelation(printed.figure('geometry-diagram')) === answer,
  }),

  otherAngle: form({
    levels: ['easy'],
    lines: 2,
    draw(random) {
      const story = random.evenly(otherAngleStories)
      return { story, given: random.int(12, story.most) }
    },
    answer: angleDegrees,
    solve: ({ story, given }) => story.total - given,
    ask: ({ story, given }) => story.says(given),
    check: (printed, answer) => exact(answer).plus(printed.numbers[0]!).equals(totalInWords(printed.text)),
  }),
})
