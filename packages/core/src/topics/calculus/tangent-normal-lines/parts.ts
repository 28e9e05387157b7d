import {
  type Expr,
  equation,
  explained,
  expr,
  isSame,
  line,
  m,
  type Ratio,
  type Step,
  statements,
  step,
  substitute,
  symbol,
  undoneStep,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Touch } from './touches.ts'

export const [x, y, k] = [symbol('x'), symbol('y'), symbol('k')]

export const ofSlope = (of: Value) => equation(m`f'(x)`, of)

/** The derivative; a fraction or a root is first written as a power. */
export const differentiated = ({ power, derivative }: Pick<Touch, 'power' | 'derivative'>): readonly Step[] =>
  power
    ? [
        step(equation(m`f(x)`, power.of), because.rewriteAsPowers),
        explained(
          equation(equation(m`f'(x)`, power.derivative), derivative),
          line`Use the power rule: multiply by the exponent and lower the exponent by 1.`,
          line`Usa la regla de la potencia: multiplica por el exponente y resta 1 al exponente.`,
        ),
      ]
    : [step(ofSlope(derivative), because.differentiatePowers)]

export const zeroFirst = (a: number, b: number) => Number(b === 0) - Number(a === 0)

/** x − r, or x alone. */
export const factorOf = (letter: Expr, root: number): Expr => (root === 0 ? letter : m`(${letter} + ${-root})`)

/** y − q = m(x − p). */
export const pointSlope = (slope: Ratio, [at, value]: readonly [Ratio, Ratio]): Expr =>
  equation(m`y + ${value.negated()}`, slope.equals(1) ? m`x + ${at.negated()}` : m`${slope}(x + ${at.negated()})`)

export const toTheLine = (slope: Ratio, through: readonly [Ratio, Ratio], answer: Expr): readonly Step[] => [
  step(pointSlope(slope, through), because.pointSlopeForm),
  through[1].n === 0
    ? step(answer, because.distribute, { factor: slope })
    : slope.equals(1)
      ? undoneStep(answer, { b: through[1].negated() })
      : through[1].n > 0
        ? explained(
            answer,
            line`Distribute ${slope}, and add ${through[1]} to both sides.`,
            line`Distribuye ${slope} y suma ${through[1]} a ambos lados.`,
          )
        : explained(
            answer,
            line`Distribute ${slope}, and subtract ${through[1].negated()} from both sides.`,
            line`Distribuye ${slope} y resta ${through[1].negated()} de ambos lados.`,
          ),
]

/** f(2) = 3(2) + 1 = 7; what looks the same stands once, and 0 is put in without a line. */
export const atPlace = (name: Expr, of: Expr, at: Value, value: Value): Expr => {
  const filled = substitute(of, { x: at })
  const first = equation(name, filled)
  if (isSame(expr(at), expr(0))) return equation(name, value)
  return isSame(filled, expr(value)) ? first : equation(first, value)
}

export const pointAndSlope = ({ of, derivative, at, value, slope }: Touch): Step =>
  step(
    statements(atPlace(m`f(${at})`, of, at, value), atPlace(m`f'(${at})`, derivative, at, slope)),
    because.pointAndSlope,
    { place: equation(x, at) },
  )
