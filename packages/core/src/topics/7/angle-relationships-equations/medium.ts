import { angleDegrees } from '../../../answer/number.ts'
import { solution } from '../../../answer/number-list.ts'
import { both, figure, prose } from '../../../content.ts'
import { angleNamed } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import { likelyFirst } from '../../6/kit/likely.ts'
import { protractor, type Relation, relatedAngles } from './angle-figures.ts'
import { comparedStories, fallsShort, totalInWords } from './angle-stories.ts'
import type { levels } from './levels.ts'
import { chooseX, drawTwoExpressions, findX, fits, fitsDrawing, linear, TOTALS, TURNS } from './parts.ts'

/** a · value + b = measure, with numbers a pupil of grade 7 meets. */
function drawLinear(random: Random, value: number, measure: number): { readonly a: number; readonly b: number } {
  const fitting = [2, 3, 4, 5, 6, 1].filter(a => Math.abs(measure - a * value) <= 60 && measure !== a * value)
  const a = fitting.length === 0 ? Math.max(2, Math.round(measure / value)) : random.pick(fitting)
  return { a, b: measure - a * value }
}

/** One angle is an expression in x, the other a number. */
function drawOneExpression(
  random: Random,
  { relations }: { readonly relations: readonly Exclude<Relation, 'adjacent'>[] },
) {
  const relation = random.evenly(relations)
  const total = TOTALS[relation]
  const measure = total === 90 ? random.int(25, 65) : random.int(25, 155)
  const other = total === null ? measure : total - measure
  const value = random.intExcept(5, 30, measure, other)
  const { a, b } = drawLinear(random, value, measure)
  return {
    relation,
    measure,
    other,
    value,
    a,
    b,
    drawn: relatedAngles(relation, [measure, other], [linear({ a, b }), other], random.pick(TURNS)),
  }
}

interface Labelled {
  readonly measure: number
  readonly label: Expr
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  solveForX: form({
    levels: ['medium'],
    share: 2,
    instruction: findX,
    lines: 4,
    draw: drawOneExpression,
    answer: solution('x'),
    solve: ({ value }) => value,
    ask: ({ drawn }) => both(figure(drawn)),
    check: fits,
  }),

  chooseX: form({
    levels: ['medium'],
    instruction: chooseX,
    draw: drawOneExpression,
    answer: solution('x'),
    solve: ({ value }) => value,
    mistakes({ relation, measure, other, value, a, b }) {
      const wrongTotal = relation === 'complementary' ? 180 : relation === 'supplementary' ? 90 : 180
      const from = (measured: number) => Ratio.of(measured - b, a)
      return likelyFirst({
        constantAddedInsteadOfTakenAway: Ratio.of(measure + b, a),
        gaveTheAngle: Ratio.of(measure),
        wrongTotal: from(Math.abs(wrongTotal - other)),
        setEqual: from(relation === 'vertical' ? 90 - other : other),
        didNotDivide: Ratio.of(a * value),
        gaveTheOtherAngle: Ratio.of(other),
      })
    },
    ask: ({ drawn }) => both(figure(drawn)),
    check: fits,
  }),

  findTheAngle: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Find the measure of ${angleNamed('AOB')}.`,
      es: prose`Halla la medida de ${angleNamed('AOB')}.`,
    },
    lines: 4,
    draw(random) {
      const { relation, one, other, first, second } = drawTwoExpressions(
        random,
        random.evenly(['supplementary', 'complementary']),
      )
      const [a, b] = random.shuffle([
        { measure: one, label: first },
        { measure: other, label: second },
      ]) as [Labelled, Labelled]
      return {
        measure: a.measure,
        drawn: relatedAngles(relation, [a.measure, b.measure], [a.label, b.label], random.pick(TURNS)),
      }
    },
    answer: angleDegrees,
    solve: ({ measure }) => measure,
    ask: ({ drawn }) => both(figure(drawn)),
    // The value of x that makes the first label say the answer makes all labels fit the drawing.
    check(printed, answer) {
      const drawn = printed.figure('geometry-diagram')
      const [first] = protractor(drawn)
      if (!first) return false
      const [start, slope] = [
        evaluate(first.label, { x: 0 }),
        evaluate(first.label, { x: 1 }).minus(evaluate(first.label, { x: 0 })),
      ]
      return fitsDrawing(drawn, exact(answer).minus(start).over(slope))
    },
  }),

  comparedAngles: form({
    levels: ['medium', 'hard'],
    lines: 4,
    draw(random, { relations }) {
      const way = random.evenly(['more', 'less'])
      const story = random.evenly(comparedStories)
      return random.until(
        () => {
          const [times, other] = [relations.length > 2 ? 2 : random.int(2, 5), random.int(11, story.total / 2 - 4)]
          const angle = story.total - other
          return {
            story,
            way,
            times,
            difference: Math.abs(angle - times * other),
            over: angle > times * other,
            angle,
            other,
          }
        },
        ({ difference, over, angle, other }) =>
          difference >= 3 && difference <= 60 && over === (way === 'more') && angle > other,
      )
    },
    answer: angleDegrees,
    solve: ({ angle }) => angle,
    ask: ({ story, way, times, difference }) => story[way](times, difference),
    // The other angle, taken so many times, is off by the printed difference.
    check(printed, answer) {
      const [difference, times] = printed.numbers
      const angle = exact(answer)
      const other = Ratio.of(totalInWords(printed.text)).minus(angle)
      if (!difference || !times || !printed.maths[0]) return false
      return other
        .times(times)
        .plus(fallsShort(printed.text) ? difference.negated() : difference)
        .equals(angle)
    },
  }),
})
