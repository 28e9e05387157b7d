import {
  type AnswerType,
  angleDegrees,
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
  solution,
  solveLinear,
  statements,
  step,
  sum,
  symbol,
  times,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { xAndY } from '../../kit/angles/x-and-y.ts'
import { likelyFirst } from '../../kit/choices/likely.ts'
import { angleFan, protractor, relatedAngles } from './angle-figures.ts'
import type { levels } from './levels.ts'
import {
  chooseX,
  drawTwoExpressions,
  fits,
  flatSum,
  linear,
  relationSteps,
  saidAngle,
  TURNS,
  turnStep,
  x,
} from './parts.ts'

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
          statements(...wanted(facts).map((name, i) => equation(measureOfAngle(name), degrees(itemOf(measures, i))))),
          because.substitute,
          { value, letter: x },
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

  chooseXOnBothSides: form({
    levels: ['hard'],
    instruction: chooseX,
    draw(random) {
      const relation = 'vertical'
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
      const found = {
        wrongRelation: relation === 'vertical' ? added : equal,
        rightAngle: Ratio.of(Math.abs(90 - constant), a + k),
        gaveTheAngle: Ratio.of(one),
        gaveTheOtherAngle: Ratio.of(relation === 'vertical' ? 180 - one : other),
        didNotDivide: Ratio.of(relation === 'vertical' ? Math.abs(constant) : 180 - constant),
        constantLost: Ratio.of(180, a + k),
      }
      const others = Object.entries(found).filter(([, wrong]) => !wrong.equals(value))
      const whole = others.filter(([, wrong]) => wrong.isInteger)
      // A fraction among whole numbers gives itself away.
      const enough = new Set(whole.map(([, wrong]) => wrong.n)).size >= 3
      return likelyFirst(Object.fromEntries(enough ? whole : others))
    },
    ask: ({ figure: drawn }) => both(figure(drawn)),
    solution: ({ relation, first, second }) => relationSteps(relation, first, second),
    whyWrong: ({ a, k }) => ({
      wrongRelation: {
        en: line`Vertical angles are equal; they do not add up to ${degrees(180)}.`,
        es: line`Los ángulos opuestos por el vértice son iguales; no suman ${degrees(180)}.`,
      },
      rightAngle: {
        en: line`Vertical angles are equal; they do not add up to ${degrees(90)}.`,
        es: line`Los ángulos opuestos por el vértice son iguales; no suman ${degrees(90)}.`,
      },
      gaveTheAngle: {
        en: line`It is the measure of an angle, not ${symbol('x')}.`,
        es: line`Es la medida de un ángulo, no ${symbol('x')}.`,
      },
      gaveTheOtherAngle: {
        en: line`It is the measure of another angle, not ${symbol('x')}.`,
        es: line`Es la medida de otro ángulo, no ${symbol('x')}.`,
      },
      didNotDivide: {
        en: line`It is not divided by ${Math.abs(a - k)}.`,
        es: line`No está dividido entre ${Math.abs(a - k)}.`,
      },
      constantLost: {
        en: line`It leaves out the number without ${symbol('x')}.`,
        es: line`Omite el número sin ${symbol('x')}.`,
      },
    }),
    check: fits,
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
    solution: ({ value, one, first, second }) => [
      ...relationSteps('vertical', first, second),
      step(equation(first, one), because.substitute, { value, letter: x }),
      turnStep(equation(symbol('y'), equation(minus(180, one), 180 - one)), 180),
    ],
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
        saidAngle(angle),
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
