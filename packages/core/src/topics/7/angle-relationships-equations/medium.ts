import {
  angleDegrees,
  angleNamed,
  answerStep,
  both,
  degrees,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  type FormMaker,
  figure,
  line,
  m,
  measureOfAngle,
  minus,
  prose,
  type Random,
  Ratio,
  solution,
  solveLinear,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { likelyFirst } from '../../kit/choices/likely.ts'
import { protractor, type Relation, relatedAngles } from './angle-figures.ts'
import { comparedStories, fallsShort, totalInWords } from './angle-stories.ts'
import type { levels } from './levels.ts'
import {
  chooseX,
  drawTwoExpressions,
  findX,
  fits,
  fitsDrawing,
  linear,
  relationSteps,
  TOTALS,
  TURNS,
  x,
} from './parts.ts'

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

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  solveForX: form({
    levels: ['medium'],
    share: 2,
    instruction: findX,
    draw: drawOneExpression,
    answer: solution('x'),
    solve: ({ value }) => value,
    ask: ({ drawn }) => both(figure(drawn)),
    solution: ({ relation, a, b, other }) => relationSteps(relation, linear({ a, b }), other),
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
      const found = {
        constantAddedInsteadOfTakenAway: Ratio.of(measure + b, a),
        gaveTheAngle: Ratio.of(measure),
        wrongTotal: from(Math.abs(wrongTotal - other)),
        setEqual: from(relation === 'vertical' ? 90 - other : other),
        didNotDivide: Ratio.of(a * value),
        gaveTheOtherAngle: Ratio.of(other),
      }
      return likelyFirst(Object.fromEntries(Object.entries(found).filter(([, wrong]) => !wrong.equals(value))))
    },
    ask: ({ drawn }) => both(figure(drawn)),
    solution: ({ relation, a, b, other }) => relationSteps(relation, linear({ a, b }), other),
    whyWrong: ({ relation, a }) => {
      const x = symbol('x')
      const [total, wrong] = relation === 'complementary' ? [90, 180] : [180, 90]
      return {
        constantAddedInsteadOfTakenAway: {
          en: line`The constant was moved to the other side with the wrong sign.`,
          es: line`La constante se pasó al otro lado con el signo equivocado.`,
        },
        gaveTheAngle: {
          en: line`It is the measure of the angle, not ${x}.`,
          es: line`Es la medida del ángulo, no ${x}.`,
        },
        wrongTotal:
          relation === 'vertical'
            ? {
                en: line`Vertical angles are equal; they do not add up to ${degrees(180)}.`,
                es: line`Los ángulos opuestos por el vértice son iguales; no suman ${degrees(180)}.`,
              }
            : {
                en: line`The angles add up to ${degrees(total)}, not ${degrees(wrong)}.`,
                es: line`Los ángulos suman ${degrees(total)}, no ${degrees(wrong)}.`,
              },
        setEqual:
          relation === 'vertical'
            ? {
                en: line`Vertical angles are equal; they do not add up to ${degrees(90)}.`,
                es: line`Los ángulos opuestos por el vértice son iguales; no suman ${degrees(90)}.`,
              }
            : { en: line`The two angles are not equal.`, es: line`Los dos ángulos no son iguales.` },
        didNotDivide: {
          en: line`The last step is missing: both sides must be divided by ${a}.`,
          es: line`Falta el último paso: hay que dividir ambos lados entre ${a}.`,
        },
        gaveTheOtherAngle: {
          en: line`It is the measure of the other angle, not ${x}.`,
          es: line`Es la medida del otro ángulo, no ${x}.`,
        },
      }
    },
    check: fits,
  }),

  findTheAngle: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Find the measure of ${angleNamed('AOB')}.`,
      es: prose`Halla la medida de ${angleNamed('AOB')}.`,
    },
    draw(random) {
      const { relation, value, one, other, first, second } = drawTwoExpressions(
        random,
        random.evenly(['supplementary', 'complementary']),
      )
      const [a, b] = random.shuffle([
        { measure: one, label: first },
        { measure: other, label: second },
      ])
      return {
        relation,
        value,
        labels: [a.label, b.label] as const,
        measure: a.measure,
        drawn: relatedAngles(relation, [a.measure, b.measure], [a.label, b.label], random.pick(TURNS)),
      }
    },
    answer: angleDegrees,
    solve: ({ measure }) => measure,
    ask: ({ drawn }) => both(figure(drawn)),
    solution: ({ relation, value, labels: [label, other], measure }) => [
      ...relationSteps(relation, label, other),
      step(equation(label, measure), because.substitute, { value, letter: x }),
      explained(
        equation(measureOfAngle('AOB'), degrees(measure)),
        line`The label of ${angleNamed('AOB')} is ${label}.`,
        line`La etiqueta de ${angleNamed('AOB')} es ${label}.`,
      ),
    ],
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
    levels: ['medium'],
    kind: 'story',
    draw(random) {
      const way = random.evenly(['more', 'less'])
      const story = random.evenly(comparedStories)
      return random.until(
        () => {
          const [times, other] = [random.int(2, 4), random.int(11, story.total / 2 - 4)]
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
    solution({ story, way, times, difference, other, angle }) {
      const asked = m`${times}x + ${way === 'more' ? difference : -difference}`
      const statement = m`${times}x + ${way === 'more' ? difference : -difference} + x = ${story.total}`
      return [
        explainedBy(statement, story.names.begin(asked)),
        ...solveLinear(statement),
        explained(
          equation(minus(story.total, other), angle),
          line`Subtract the other angle from ${degrees(story.total)}.`,
          line`Resta el otro ángulo de ${degrees(story.total)}.`,
        ),
        answerStep(degrees(angle), story.names.end(degrees(angle))),
      ]
    },
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
