import {
  approximate,
  assert,
  call,
  type Expr,
  equation,
  expr,
  type FormMaker,
  itemOf,
  negative,
  numberSet,
  pi,
  piExpr,
  prose,
  Ratio,
  relation,
  step,
  sum,
  symbol,
  valueOrUndefined,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { anglesFound } from '../../kit/triangles/angle-steps.ts'
import { AROUND, angleExpr, NAMES, type Name, VALUES } from '../../kit/triangles/exact-values.ts'
import type { levels } from './levels.ts'
import { drawUnit, near, valueAt, θ } from './parts.ts'

/** sin(π − x) and the like: how the name and the sign of the value change. */
const TURNS = [
  { of: (x: Expr) => sum(pi, negative(x)), sin: 1, cos: -1, tan: -1 },
  { of: (x: Expr) => sum(pi, x), sin: -1, cos: -1, tan: 1 },
  { of: (x: Expr) => sum(expr2pi(), negative(x)), sin: -1, cos: 1, tan: -1 },
  { of: (x: Expr) => negative(x), sin: -1, cos: 1, tan: -1 },
] as const

function expr2pi(): Expr {
  return piExpr(Ratio.of(2))
}

const GIVEN = Array.from({ length: 9 }, (_, i) => i + 1).flatMap(n =>
  [3, 4, 5, 7, 8, 10].filter(d => n < d && Ratio.of(n, d).d === d).map(d => Ratio.of(n, d)),
)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  allAngles: form({
    levels: ['hard'],
    share: 2,
    draw: random => ({
      name: random.evenly(NAMES),
      unit: drawUnit(random),
      angle: random.pick(AROUND.filter(angle => angle % 90 !== 0)),
    }),
    answer: numberSet,
    solve: ({ name, unit, angle }) => {
      const value = approximate(valueAt(name, angle) ?? θ)
      return AROUND.filter(other => near(approximate(valueAt(name, other) ?? θ), value)).map(other =>
        angleExpr(other, unit),
      )
    },
    ask: ({ name, unit, angle }) => {
      const of = equation(call(name, θ), valueAt(name, angle) ?? 0)
      const range = relation(relation(angleExpr(0, unit), '≤', θ), '<', angleExpr(360, unit))
      return {
        en: prose`Find all angles ${θ} with ${of} and ${range}.`,
        es: prose`Halla todos los ángulos ${θ} con ${of} y ${range}.`,
      }
    },
    solution: ({ name, unit, angle }) => {
      const value = VALUES[name](angle)
      assert(value, 'Only angles with a value are drawn')
      return anglesFound(name, value, unit)
    },
    // Every angle fits, and there are two of them, as a line meets the circle twice.
    check(printed, answer) {
      const [of] = printed.all('relation')
      const angles = answer.map(value => approximate(expr(value)))
      return (
        of !== undefined &&
        answer.length === 2 &&
        !near(itemOf(angles, 0), itemOf(angles, 1)) &&
        angles.every(
          angle => angle >= 0 && angle < 2 * Math.PI && near(approximate(of.left, { θ: angle }), approximate(of.right)),
        )
      )
    },
  }),

  related: form({
    levels: ['hard'],
    share: 2,
    draw: random => ({
      name: random.evenly(NAMES),
      turn: random.evenly([0, 1, 2, 3] as const),
      value: random.pick(GIVEN).times(random.sign()),
    }),
    answer: valueOrUndefined,
    solve: ({ name, turn, value }) => value.times(TURNS[turn][name]),
    ask: ({ name, turn, value }) => {
      const x = symbol('x')
      const [given, wanted] = [equation(call(name, x), value), call(name, TURNS[turn].of(x))]
      return {
        en: prose`Given ${given}, find ${wanted}.`,
        es: prose`Dado ${given}, halla ${wanted}.`,
      }
    },
    solution: ({ name, turn, value }, answer) => {
      const x = symbol('x')
      const { of, [name]: sign } = TURNS[turn]
      const [wanted, known] = [call(name, of(x)), call(name, x)]
      const identity = equation(wanted, sign > 0 ? known : negative(known))
      return [
        step(identity, because.signOfTurnedAngle),
        step(equation(wanted, answer === 'none' ? 0 : answer), because.substitute, { value, letter: known }),
      ]
    },
    // For an angle with the given value.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const wanted = printed.maths.at(-1)
      if (left.kind !== 'call' || !wanted || answer === 'none') return false
      const inverse = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[left.name as Name]
      return near(approximate(wanted, { x: inverse(approximate(right)) }), approximate(expr(answer)))
    },
  }),
})
