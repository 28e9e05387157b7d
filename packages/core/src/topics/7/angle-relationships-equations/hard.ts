import {
  type AnswerType,
  angleDegrees,
  answerStep,
  blank,
  both,
  degrees,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  itemOf,
  line,
  list,
  measureOfAngle,
  minus,
  numberList,
  prose,
  Ratio,
  ratio,
  type Step,
  solution,
  solveLinear,
  statements,
  step,
  sum,
  symbol,
  symbolsOf,
  times,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { xAndY } from '../../kit/angles/x-and-y.ts'
import { angleFan, protractor } from './angle-figures.ts'
import type { levels } from './levels.ts'
import { drawTwoExpressions, fits, flatSum, linear, relationSteps, TURNS, turnStep, x } from './parts.ts'

/** (ax + b)° with a the nearest fit. */
const nearLinear = (value: number, measure: number): Expr => {
  const a = Math.max(1, Math.round(measure / value))
  return linear({ a, b: measure - a * value })
}

/** x, and the measures of the angles by their names. */
interface XAndAngles {
  readonly names: readonly string[]
  readonly values: readonly Value[]
}

const xAndAngles: AnswerType<XAndAngles> = {
  kind: 'number-list',
  show: ({ names, values: [value, ...measures] }) =>
    both(
      list(
        ...(value === undefined ? [] : [equation(x, value)]),
        ...names.map((name, i) => equation(measureOfAngle(name), degrees(itemOf(measures, i)))),
      ),
    ),
  value: ({ values }) => numberList.value(values),
  nearMisses: ({ names, values }) => numberList.nearMisses(values).map(near => ({ names, values: near })),
}

/** AOB, BOC and so on; all around O, the last one ends at A. */
const namesOf = (count: number, total: number): readonly string[] => {
  const ends = 'ABCD'
  return Array.from(
    { length: count },
    (_, i) => `${ends.charAt(i)}O${ends.charAt(total === 360 ? (i + 1) % count : i + 1)}`,
  )
}

interface Fan {
  readonly value: number
  readonly total: number
  readonly measures: readonly number[]
  readonly labels: readonly Expr[]
}
/** The angles whose measure is not printed. */
const wanted = ({ measures, labels, total }: Fan): readonly string[] =>
  namesOf(measures.length, total).filter((_, i) => itemOf(labels, i).kind !== 'number')

/** x from the vertical angles, their measure, and the angle next to them. */
const besideSteps = ({
  value,
  one,
  first,
  second,
}: Pick<ReturnType<typeof drawTwoExpressions>, 'value' | 'one' | 'first' | 'second'>): readonly Step[] => [
  ...relationSteps('vertical', first, second),
  step(equation(first, one), because.substitute, { value, letter: x }),
  turnStep(equation(symbol('y'), equation(minus(180, one), 180 - one)), 180),
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  xThenAngles: form({
    levels: ['hard'],
    share: 3,
    instruction: {
      en: prose`Find ${x}. Then find the measure of each angle that is named, in degrees.`,
      es: prose`Halla ${x}. Luego halla la medida de cada ángulo indicado, en grados.`,
    },
    draw(random) {
      const total = random.evenly([180, 360])
      const measures = random.until(
        () => {
          const given =
            total === 180
              ? [random.int(30, 75), random.int(30, 75)]
              : random.pick([
                  [random.int(100, 150), random.int(90, 140)],
                  [random.int(70, 105), random.int(70, 105), random.int(70, 105)],
                ])
          return [...given, total - given.reduce((sum, measure) => sum + measure, 0)]
        },
        all => new Set(all).size === all.length,
      )
      const value = random.intExcept(11, 24, ...measures)
      const lastIsNumber = random.chance(0.5)
      const labels = measures.map((measure, i) =>
        lastIsNumber && i === measures.length - 1 ? expr(measure) : nearLinear(value, measure),
      )
      return { value, total, measures, labels }
    },
    answer: xAndAngles,
    solve: facts => ({ names: wanted(facts), values: [facts.value, ...facts.measures.slice(0, wanted(facts).length)] }),
    ask(facts) {
      const { measures, labels, total } = facts
      const names = wanted(facts).map(measureOfAngle)
      return both([
        figure(angleFan({ measures, labels, turn: total === 180 ? 0 : 20 })),
        list(...[x, ...names].map(name => equation(name, blank(2)))),
      ])
    },
    solution(facts) {
      const { value, measures, labels, total } = facts
      const statement = equation(flatSum(...labels), total)
      return [
        turnStep(statement, total),
        ...solveLinear(statement),
        step(
          statements(...wanted(facts).map((_, i) => equation(itemOf(labels, i), itemOf(measures, i)))),
          because.substitute,
          { value, letter: x },
        ),
        explained(
          statements(...wanted(facts).map((name, i) => equation(measureOfAngle(name), degrees(itemOf(measures, i))))),
          line`The labels show the measures in degrees.`,
          line`Las etiquetas muestran las medidas en grados.`,
        ),
      ]
    },
    check(printed, { values: [value, ...measures] }) {
      const angles = protractor(printed.figure('geometry-diagram'))
      return (
        value !== undefined &&
        fits(printed, value) &&
        measures.length === printed.all('relation').length - 1 &&
        measures.every((value, i) => Math.abs(itemOf(angles, i).measure - exact(value).toNumber()) < 0.01)
      )
    },
  }),

  chooseTheAngleBeside: form({
    levels: ['hard'],
    instruction: { en: prose`Choose the value of ${symbol('y')}.`, es: prose`Elige el valor de ${symbol('y')}.` },
    draw: random => ({
      ...random.until(
        () => drawTwoExpressions(random, 'vertical'),
        ({ one }) => one !== 90,
      ),
      turn: random.pick(TURNS),
    }),
    answer: solution('y'),
    solve: ({ one }) => 180 - one,
    mistakes({ one, value, constant, a, k }) {
      // The two angles with x taken for supplementary.
      const added = Ratio.of(180).minus(Ratio.of(180 - constant, a + k).times(a))
      const found = {
        gaveX: Ratio.of(value),
        gaveTheAngle: Ratio.of(one),
        wrongRelation: added,
        constantLost: Ratio.of(180 - k * value),
        fromRightAngle: Ratio.of(90 - one),
        fromFullTurn: Ratio.of(360 - one),
      }
      return Object.fromEntries(
        Object.entries(found).filter(([, wrong]) => wrong.isInteger && wrong.n > 0 && wrong.n !== 180 - one),
      )
    },
    ask: ({ one, first, second, turn }) =>
      both(
        figure(
          angleFan({ measures: [one, 180 - one, one, 180 - one], labels: [first, symbol('y'), second, null], turn }),
        ),
      ),
    solution: facts => besideSteps(facts),
    whyWrong: ({ one, second, k, value }) => ({
      gaveX: {
        en: line`It is the value of ${x}, not of ${symbol('y')}.`,
        es: line`Es el valor de ${x}, no el de ${symbol('y')}.`,
      },
      gaveTheAngle: {
        en: line`It is the measure of the vertical angles, not of the angle next to them.`,
        es: line`Es la medida de los ángulos opuestos por el vértice, no la del ángulo contiguo.`,
      },
      wrongRelation: {
        en: line`The angles with ${x} are vertical: they are equal and do not add up to ${degrees(180)}.`,
        es: line`Los ángulos con ${x} son opuestos por el vértice: son iguales y no suman ${degrees(180)}.`,
      },
      constantLost: {
        en: line`It takes ${k * value} instead of ${one} from 180: in ${second} the number without ${x} was left out.`,
        es: line`Resta ${k * value} y no ${one} de 180: en ${second} se omitió el número sin ${x}.`,
      },
      fromRightAngle: {
        en: line`It subtracts from ${degrees(90)}, but the two angles form a straight angle.`,
        es: line`Resta de ${degrees(90)}, pero los dos ángulos forman un ángulo llano.`,
      },
      fromFullTurn: {
        en: line`It subtracts from ${degrees(360)}, but the two angles form a straight angle.`,
        es: line`Resta de ${degrees(360)}, pero los dos ángulos forman un ángulo llano.`,
      },
    }),
    // Measured on the drawing, where the angles with x are what is left of a straight angle.
    check(printed, answer) {
      const angles = protractor(printed.figure('geometry-diagram'))
      const y = exact(answer).toNumber()
      return (
        angles.length === 3 &&
        angles.every(({ label, measure }) => Math.abs(measure - (symbolsOf(label).has('y') ? y : 180 - y)) < 0.01)
      )
    },
  }),

  verticalThenLinearPair: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Find ${x}. Then find ${symbol('y')}.`,
      es: prose`Halla ${x}. Luego halla ${symbol('y')}.`,
    },
    draw(random) {
      const { value, one, first, second } = drawTwoExpressions(random, 'vertical')
      return { value, one, first, second, turn: random.pick(TURNS) }
    },
    answer: xAndY,
    solve: ({ value, one }) => [value, 180 - one],
    solution: facts => besideSteps(facts),
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
    draw(random) {
      const [small, large] = random.evenly([
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
        [1, 4],
      ])
      return { small, large }
    },
    answer: angleDegrees,
    solve: ({ small, large }) => 90 - (180 * small) / (small + large),
    ask: ({ small, large }) => ({
      en: prose`The measures of two supplementary angles are in the ratio ${ratio(small, large)}. A third angle is complementary to the smaller of the two. What is the measure of the third angle?`,
      es: prose`Las medidas de dos ángulos suplementarios están en la razón ${ratio(small, large)}. Un tercer ángulo es complementario del menor de los dos. ¿Cuánto mide el tercer ángulo?`,
    }),
    solution({ small, large }, angle) {
      const one = 180 / (small + large)
      return [
        step(equation(sum(small, large), small + large), because.addParts),
        explained(
          equation(divide(180, small + large), one),
          line`Supplementary angles add up to 180°: divide to find one part, in degrees.`,
          line`Los ángulos suplementarios suman 180°: divide para hallar una parte, en grados.`,
        ),
        explained(
          equation(times(small, one), small * one),
          small === 1 ? line`The smaller angle has 1 part.` : line`The smaller angle has ${small} parts.`,
          small === 1 ? line`El ángulo menor tiene 1 parte.` : line`El ángulo menor tiene ${small} partes.`,
        ),
        explained(
          equation(minus(90, small * one), angle),
          line`Complementary angles add up to 90°: subtract.`,
          line`Los ángulos complementarios suman 90°: resta.`,
        ),
        answerStep(degrees(angle), {
          en: line`The third angle measures ${degrees(angle)}.`,
          es: line`El tercer ángulo mide ${degrees(angle)}.`,
        }),
      ]
    },
    // What is left of 90° and its supplement are in the printed ratio.
    check(printed, answer) {
      const smaller = Ratio.of(90).minus(exact(answer))
      const larger = Ratio.of(180).minus(smaller)
      return smaller.n > 0 && smaller.over(larger).equals(evaluate(printed.one('ratio')))
    },
  }),
})
