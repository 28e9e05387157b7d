import {
  answerStep,
  degrees,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type GeometryDiagram,
  line,
  m,
  type Printed,
  prose,
  type Random,
  type Step,
  solveLinear,
  step,
  sum,
  symbol,
  symbolsOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { protractor, type Relation } from './angle-figures.ts'

export const x = symbol('x')

export const TURNS = [0, 15, 30, -20, -40, 160, 200, 75]

export const TOTALS = {
  complementary: 90,
  supplementary: 180,
  vertical: null,
  adjacent: null,
} as const satisfies Record<Relation, number | null>

export const linear = ({ a, b }: { readonly a: number; readonly b: number }): Expr =>
  b === 0 ? m`${a}x` : m`${a}x + ${b}`

/** Both angles are expressions in x; vertical ones give ax = bx + c. */
export function drawTwoExpressions(random: Random, relation: Exclude<Relation, 'adjacent'>) {
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
      one >= 24 && other >= 24 && one <= 150 && Math.abs(constant) <= 60 && constant !== 0 && one !== value,
  )
}

/** With the answer for x, every label says what the drawing measures. */
export function fitsDrawing(drawn: GeometryDiagram, value: Value): boolean {
  const angles = protractor(drawn)
  return (
    angles.length > 1 &&
    angles.some(({ label }) => symbolsOf(label).has('x')) &&
    angles.every(({ label, measure }) => Math.abs(evaluate(label, { x: exact(value) }).toNumber() - measure) < 0.01)
  )
}

export const fits = (printed: Printed, value: Value) => fitsDrawing(printed.figure('geometry-diagram'), value)

export const chooseX = { en: prose`Choose the value of ${x}.`, es: prose`Elige el valor de ${x}.` }

export const findX = { en: prose`Find the value of ${x}.`, es: prose`Halla el valor de ${x}.` }

const VERTICAL = { en: line`vertical angles`, es: line`opuestos por el vértice` }

/** Why the drawn angles add up to a quarter, a half or a whole turn. */
export function turnStep(statement: Expr, total: 90 | 180 | 360): Step {
  switch (total) {
    case 90:
      return explained(
        statement,
        line`The angles form a right angle: they add up to ${degrees(90)}.`,
        line`Los ángulos forman un ángulo recto: suman ${degrees(90)}.`,
      )
    case 180:
      return explained(
        statement,
        line`The angles form a straight angle: they add up to ${degrees(180)}.`,
        line`Los ángulos forman un ángulo llano: suman ${degrees(180)}.`,
      )
    case 360:
      return explained(
        statement,
        line`The angles go all the way around a point: they add up to ${degrees(360)}.`,
        line`Los ángulos dan la vuelta completa a un punto: suman ${degrees(360)}.`,
      )
  }
}

/** The equation of two angles, and x. */
export function relationSteps(relation: Exclude<Relation, 'adjacent'>, first: Expr, second: Value): readonly Step[] {
  const total = TOTALS[relation]
  const statement = total === null ? equation(first, second) : equation(flatSum(first, expr(second)), total)
  return [
    total === null ? step(statement, because.equalAngles, { why: VERTICAL }) : turnStep(statement, total),
    ...solveLinear(statement),
  ]
}

/** A sum whose terms are no sums themselves. */
export const flatSum = (...terms: readonly Expr[]): Expr =>
  sum(...terms.flatMap(term => (term.kind === 'sum' ? term.terms : [term])))

export const saidOtherAngle = (measure: Value): Step =>
  answerStep(degrees(measure), {
    en: line`The other angle measures ${degrees(measure)}.`,
    es: line`El otro ángulo mide ${degrees(measure)}.`,
  })
