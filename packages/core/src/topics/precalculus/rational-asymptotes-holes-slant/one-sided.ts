import {
  approximate,
  type Expr,
  equation,
  expr,
  infinity,
  join,
  limit,
  option,
  over,
  type Printed,
  prose,
  relation,
  type Step,
  step,
  writtenOut,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { f, factorsAt, type Quotient, seen, valueAt } from './quotient.ts'

export const direction = option({
  up: { en: { kind: 'maths', of: infinity }, es: { kind: 'maths', of: infinity } },
  down: { en: { kind: 'maths', of: join(-1, infinity) }, es: { kind: 'maths', of: join(-1, infinity) } },
})

interface OneSided {
  readonly of: Quotient
  readonly pole: number
  readonly side: 'left' | 'right'
}

const limitOf = ({ pole, side }: OneSided) => limit('x', pole, f, side)

/** All factors but the one that is 0 at the pole. */
const restOf = ({ of, pole }: OneSided): Quotient => ({ ...of, hole: null, poles: of.poles.filter(at => at !== pole) })

export const goesUp = (drawn: OneSided) => valueAt(restOf(drawn), drawn.pole).n > 0 === (drawn.side === 'right')

export function sideSteps(drawn: OneSided): readonly Step[] {
  const { pole, side } = drawn
  const rest = restOf(drawn)
  const reason = side === 'right' ? because.smallFactorFromRight : because.smallFactorFromLeft
  const top = factorsAt(rest.lead, rest.zeros, pole)
  const value = valueAt(rest, pole)
  const written = rest.poles.length === 0 ? top : over(top, factorsAt(1, rest.poles, pole))
  return [
    step(
      relation(
        writtenOut(written) === writtenOut(expr(value)) ? value : equation(written, value),
        value.n > 0 ? '>' : '<',
        0,
      ),
      because.restAt,
      { value: pole },
    ),
    step(relation(polynomial([-pole, 1]), side === 'right' ? '>' : '<', 0), reason, { value: pole }),
    goesUp(drawn)
      ? step(equation(limitOf(drawn), infinity), because.growsWithoutBound)
      : step(equation(limitOf(drawn), join(-1, infinity)), because.fallsWithoutBound),
  ]
}

export const checkSide = (printed: Printed, answer: string) => {
  const { to, side } = printed.one('limit')
  const at = approximate(to)
  return answer === (seen(printed).value(at + (side === 'right' ? 1e-6 : -1e-6)) > 0 ? 'up' : 'down')
}

export const askSide = (drawn: OneSided, shown: Expr) => ({
  en: [prose`What is ${limitOf(drawn)}?`, equation(f, shown)],
  es: [prose`¿Cuánto vale ${limitOf(drawn)}?`, equation(f, shown)],
})
