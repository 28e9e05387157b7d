import { call, either, equation, join, minus, negative } from '../../../author.ts'
import { valueExpr } from '../../kit/triangles/exact-values.ts'
import { x } from './angles.ts'
import { known } from './linear.ts'

/** sin x cos x = v · sin x, and what a pupil writes next. */
export interface Divided {
  readonly kind: 'divided' | 'signs' | 'notZero' | 'none'
  readonly name: 'sin' | 'cos'
  readonly acute: number
}
export function dividedEquations({ name, acute }: Divided) {
  const other = name === 'sin' ? 'cos' : 'sin'
  const value = valueExpr(known(other, acute))
  const [of, rest] = [call(name, x), call(other, x)]
  const zero = equation(of, 0)
  return {
    name: of,
    given: equation(join(of, rest), join(value, of)),
    moved: equation(minus(join(of, rest), join(value, of)), 0),
    factored: equation(join(of, { kind: 'group', of: minus(rest, value), brackets: 'round' }), 0),
    factor: minus(rest, value),
    divided: equation(rest, value),
    signs: either(zero, equation(rest, negative(value))),
    notZero: either(equation(of, value), equation(rest, value)),
    none: either(zero, equation(rest, value)),
    taken: join(value, of),
  }
}
