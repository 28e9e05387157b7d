import { angleDegrees } from '../../answer/number.ts'
import { numberList, solution } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { both, figure, prose } from '../../content.ts'
import type { GeometryDiagram } from '../../figure/geometry-diagram.ts'
import {
  angleNamed,
  degrees,
  equation,
  expr,
  list,
  measureOfAngle,
  ratio,
  symbol,
  type Value,
} from '../../math/build.ts'
import { evaluate, exact, symbolsOf } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { likelyFirst } from '../6/shared/likely.ts'
import { angleFan, drawnRelation, protractor, type Relation, relatedAngles } from './shared/angle-figures.ts'
import { comparedStories, fallsShort, otherAngleStories, totalInWords } from './shared/angle-stories.ts'

const x = symbol('x')
const TURNS = [0, 15, 30, -20, -40, 160, 200, 75]
const TOTALS = { complementary: 90, supplementary: 180, vertical: null, adjacent: null } as const satisfies Record<
  Relation,
  number | null
>

/** a · value + b = measure, with numbers a pupil of grade 7 meets. */
function drawLinear(random: Random, value: number, measure: number): { readonly a: number; readonly b: number } {
  const fitting = [2, 3, 4, 5, 6, 1].filter(a => Math.abs(measure - a * value) <= 60 && measure !== a * value)
  const a = fitting.length === 0 ? Math.max(2, Math.round(measure / value)) : random.pick(fitting)
  return { a, b: measure - a * value }
}

/** (ax + b)° with a the nearest fit. */
const nearLinear = (value: number, measure: number): Expr => {
  const a = Math.max(1, Math.round(measure / value))
  return linear({ a, b: measure - a * value })
}

const linear = ({ a, b }: { readonly a: number; readonly b: number }): Expr => (b === 0 ? m`${a}x` : m`${a}x + ${b}`)

/** One angle is an expression in x, the other a number. */
function drawOneExpression(
  random: Random,
  { relations }: { readonly relations: readonly Exclude<Relation, 'adjacent'>[] },
) {
  const relation = random.evenly(relations)
  const total = TOTALS[relation]
  const measure = total === 90 ? random.int(20, 70) : random.int(25, 155)
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

/** Both angles are expressions in x; vertical ones give ax = bx + c. */
function drawTwoExpressions(random: Random, relation: Exclude<Relation, 'adjacent'>) {
  return random.until(
    () => {
      const total = TOTALS[relation]
      const [value, a] = [random.int(6, 24), random.int(2, 6)]
      const one = a * value
      const other = total === null ? one : total - one
      const k = random.intExcept(1, 5, a)
      const [first, second] = [linear({ a, b: 0 }), linear({ a: k, b: other - k * value })]
      return { relation, value, one, other, a, k, constant: other - k * value, first, second }
    },
    ({ one, other, constant, value }) =>
      one >= 20 && other >= 20 && one <= 150 && Math.abs(constant) <= 60 && constant !== 0 && one !== value,
  )
}

interface Labelled {
  readonly measure: number
  readonly label: Expr
}

/** With the answer for x, every label says what the drawing measures. */
function fitsDrawing(drawn: GeometryDiagram, value: Value): boolean {
  const angles = protractor(drawn)
  return (
    angles.length > 1 &&
    angles.some(({ label }) => symbolsOf(label).has('x')) &&
    angles.every(({ label, measure }) => Math.abs(evaluate(label, { x: exact(value) }).toNumber() - measure) < 0.01)
  )
}

const fits = (printed: Printed, value: Value) => fitsDrawing(printed.figure('geometry-diagram'), value)

const chooseX = { en: prose`Choose the value of ${x}.`, es: prose`Elige el valor de ${x}.` }
const findX = { en: prose`Find the value of ${x}.`, es: prose`Halla el valor de ${x}.` }

export const angleRelationshipsEquations = defineTopic(
  {
    id: 'angle-relationships-equations',
    name: { en: 'Angle relationships and equations', es: 'Relaciones entre ángulos y ecuaciones' },
    description: {
      en: 'Use complementary, supplementary, vertical and adjacent angles to write equations and find unknown measures.',
      es: 'Usa ángulos complementarios, suplementarios, opuestos por el vértice y adyacentes para hallar medidas desconocidas con ecuaciones.',
    },
    domain: 'Geometry',
    standards: ['7.G.B.5'],
    levels: {
      easy: { relations: ['complementary', 'supplementary', 'vertical'] },
      medium: { relations: ['supplementary', 'complementary', 'vertical'] },
      hard: { relations: ['vertical', 'supplementary'] },
    },
  },
  form => ({
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

    xThenAngles: form({
      levels: ['hard'],
      share: 3,
      instruction: {
        en: prose`Find ${x}. Then find the measures, in degrees, of the angles in the order in which they are named.`,
        es: prose`Halla ${x}. Luego halla las medidas, en grados, de los ángulos en el orden en que se nombran.`,
      },
      lines: 5,
      draw(random) {
        const total = random.evenly([180, 360])
        const given =
          total === 180
            ? [random.int(30, 75), random.int(30, 75)]
            : random.pick([
                [random.int(100, 150), random.int(90, 140)],
                [random.int(70, 105), random.int(70, 105), random.int(70, 105)],
              ])
        const last = total - given.reduce((sum, measure) => sum + measure, 0)
        const value = random.intExcept(11, 24, last, ...given)
        const lastIsNumber = random.chance(0.5)
        const measures = [...given, last]
        const labels = measures.map((measure, i) =>
          lastIsNumber && i === given.length ? expr(measure) : nearLinear(value, measure),
        )
        return { value, total, measures, labels }
      },
      answer: numberList,
      solve: ({ value, measures }) => [value, ...measures],
      ask({ measures, labels, total }) {
        const end = (i: number) => 'ABCD'[total === 360 ? i % measures.length : i]
        const names = measures.map((_, i) => measureOfAngle(`${end(i)}O${end(i + 1)}`))
        return both([figure(angleFan({ measures, labels, turn: total === 180 ? 0 : 20 })), list(x, ...names)])
      },
      check(printed, [value, ...measures]) {
        const angles = protractor(printed.figure('geometry-diagram'))
        return (
          value !== undefined &&
          fits(printed, value) &&
          measures.length === angles.length &&
          angles.every(({ measure }, i) => Math.abs(measure - exact(measures[i]!).toNumber()) < 0.01)
        )
      },
    }),

    chooseXOnBothSides: form({
      levels: ['hard'],
      instruction: chooseX,
      draw(random, { relations }) {
        const relation = random.evenly(relations)
        const drawn = drawTwoExpressions(random, relation)
        return {
          ...drawn,
          figure: relatedAngles(relation, [drawn.one, drawn.other], [drawn.first, drawn.second], random.pick(TURNS)),
        }
      },
      answer: solution('x'),
      solve: ({ value }) => value,
      mistakes({ relation, one, other, value, constant, a, k }) {
        const added = Ratio.of(180 - constant, a + k)
        const equal = Ratio.of(Math.abs(constant), Math.abs(a - k))
        return likelyFirst(
          {
            wrongRelation: relation === 'vertical' ? added : equal,
            rightAngle: Ratio.of(Math.abs(90 - constant), a + k),
            gaveTheAngle: Ratio.of(one),
            gaveTheOtherAngle: Ratio.of(relation === 'vertical' ? 180 - one : other),
            didNotDivide: Ratio.of(relation === 'vertical' ? Math.abs(constant) : 180 - constant),
            constantLost: Ratio.of(180, a + k),
          },
          mistake => exact(mistake).isInteger && !exact(mistake).equals(value),
        )
      },
      ask: ({ figure: drawn }) => both(figure(drawn)),
      check: fits,
    }),

    verticalThenLinearPair: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Find ${x}. Then find ${symbol('y')}.`,
        es: prose`Halla ${x}. Luego halla ${symbol('y')}.`,
      },
      lines: 5,
      draw(random) {
        const { value, one, first, second } = drawTwoExpressions(random, 'vertical')
        return { value, one, first, second, turn: random.pick(TURNS) }
      },
      answer: numberList,
      solve: ({ value, one }) => [value, 180 - one],
      ask: ({ one, first, second, turn }) =>
        both(
          figure(
            angleFan({ measures: [one, 180 - one, one, 180 - one], labels: [first, symbol('y'), second, null], turn }),
          ),
        ),
      check(printed, [valueOfX, valueOfY]) {
        const angles = protractor(printed.figure('geometry-diagram'))
        return (
          valueOfX !== undefined &&
          valueOfY !== undefined &&
          angles.length === 3 &&
          angles.every(
            ({ label, measure }) =>
              Math.abs(evaluate(label, { x: exact(valueOfX), y: exact(valueOfY) }).toNumber() - measure) < 0.01,
          )
        )
      },
    }),

    ratioOfAngles: form({
      levels: ['hard'],
      lines: 3,
      draw(random) {
        const relation = random.evenly(['complementary', 'supplementary'])
        const total = TOTALS[relation]
        const pairs = [
          [1, 2],
          [1, 4],
          [2, 3],
          [1, 5],
          [4, 5],
          [2, 7],
          [1, 8],
          [7, 8],
          [3, 7],
          [7, 11],
          [5, 13],
          [2, 13],
          [4, 11],
        ] as const
        const [small, large] = random.pick(pairs.filter(([a, b]) => total % (a + b) === 0))
        return { relation, total, small, large }
      },
      answer: angleDegrees,
      solve: ({ total, small, large }) => (total * large) / (small + large),
      ask: ({ relation, small, large }) =>
        relation === 'complementary'
          ? {
              en: prose`The measures of two complementary angles are in the ratio ${ratio(small, large)}. What is the measure of the larger angle?`,
              es: prose`Las medidas de dos ángulos complementarios están en la razón ${ratio(small, large)}. ¿Cuánto mide el ángulo mayor?`,
            }
          : {
              en: prose`The measures of two supplementary angles are in the ratio ${ratio(small, large)}. What is the measure of the larger angle?`,
              es: prose`Las medidas de dos ángulos suplementarios están en la razón ${ratio(small, large)}. ¿Cuánto mide el ángulo mayor?`,
            },
      // The rest of the whole is to the angle as the ratio says.
      check(printed, answer) {
        const other = Ratio.of(totalInWords(printed.text)).minus(exact(answer))
        return (
          other.n > 0 &&
          other.over(exact(answer)).equals(evaluate(printed.one('ratio'))) &&
          exact(answer).compare(other) > 0
        )
      },
    }),
  }),
)
