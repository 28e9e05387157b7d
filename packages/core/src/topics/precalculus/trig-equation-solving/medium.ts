import {
  approximate,
  both,
  call,
  type Expr,
  either,
  equation,
  expr,
  type FormMaker,
  formulaChoice,
  join,
  numberSet,
  pi,
  prose,
  Ratio,
  sum,
  symbol,
} from '../../../author.ts'
import { sumOf } from '../../kit/polynomials/polynomial.ts'
import { AROUND, angleExpr, VALUES, valueExpr } from '../../kit/triangles/exact-values.ts'
import type { levels } from './levels.ts'
import { anglesOf, anglesWith, drawPair, drawUnit, near, onRange, scaled, sizeOf, solvesAll, x } from './parts.ts'

/** The angle and the other one with the same value, from 0 to 360. */
function angles2(name: 'sin' | 'cos', angle: number): readonly [number, number] {
  const [first = 0, second = 0] = anglesWith(name, sizeOf(name, ((angle % 360) + 360) % 360) ?? 0)
  return [first, second]
}

function general(angles: readonly number[], period: number): Expr {
  const turn = period === 360 ? join(2, pi, symbol('n')) : join(pi, symbol('n'))
  const parts = angles.map(angle => equation(x, sum(angleExpr(angle, 'radians'), turn)))
  return parts.length === 1 ? parts[0]! : either(...parts)
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  quadratic: form({
    levels: ['medium'],
    share: 2,
    lines: 5,
    draw: random => ({
      name: random.evenly(['sin', 'cos'] as const),
      unit: drawUnit(random),
      pair: drawPair(random),
      isMoved: random.chance(0.4),
    }),
    answer: numberSet,
    solve: ({ name, unit, pair }) => anglesOf(name, pair).map(angle => angleExpr(angle, unit)),
    ask: ({ name, unit, pair: { m, k }, isMoved }) => {
      const of = call(name, x)
      const square: Expr = { kind: 'call', name, of: x, power: expr(2) }
      const terms = [scaled(2, square), ...(m === 0 ? [] : [scaled(m, of)])]
      return onRange(
        isMoved && k !== 0 ? equation(sumOf(terms), -k) : equation(sumOf([...terms, ...(k === 0 ? [] : [expr(k)])]), 0),
        unit,
      )
    },
    check: solvesAll,
  }),

  multipleAngle: form({
    levels: ['medium'],
    lines: 4,
    draw: random => {
      const name = random.evenly(['sin', 'cos'] as const)
      return {
        name,
        unit: drawUnit(random),
        factor: random.evenly([2, 3]),
        angle: random.pick(AROUND.filter(angle => angle % 45 !== 0 || angle % 90 === 0)),
      }
    },
    answer: numberSet,
    solve: ({ name, unit, factor, angle }) =>
      anglesWith(name, sizeOf(name, angle) ?? 0)
        .flatMap(one => Array.from({ length: factor }, (_, i) => Ratio.of(one + 360 * i, factor)))
        .map(one => angleExpr(one, unit)),
    ask: ({ name, unit, factor, angle }) =>
      onRange(equation(call(name, join(factor, x)), valueExpr(VALUES[name](angle)!)), unit),
    check: solvesAll,
  }),

  general: form({
    levels: ['medium'],
    instruction: {
      en: prose`Which is the general solution, with ${symbol('n')} an integer?`,
      es: prose`¿Cuál es la solución general, con ${symbol('n')} entero?`,
    },
    draw: random => {
      const name = random.evenly(['sin', 'cos'] as const)
      return { name, angle: random.pick([30, 45, 60, 120, 135, 150, 210, 225, 240]) }
    },
    answer: formulaChoice,
    solve: ({ name, angle }) => general(angles2(name, angle), 360),
    mistakes: ({ name, angle }) => {
      const [first, second] = angles2(name, angle)
      return {
        halfTurn: general([first, second], 180),
        thirdOfTurn: general([first, (first + 90) % 360], 360),
        onlyFirst: general([first], 360),
        oppositeAngle: general([first, (first + 180) % 360], 360),
      }
    },
    ask: ({ name, angle }) => both(equation(call(name, x), valueExpr(VALUES[name](angle)!))),
    // The members from −2π to 4π are exactly the solutions there.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const shown = expr(answer)
      const parts = shown.kind === 'connected' ? shown.items : [shown]
      const members = parts.flatMap(part =>
        part.kind === 'relation'
          ? Array.from({ length: 21 }, (_, i) => approximate(part.right, { n: i - 10 })).filter(
              angle => angle > -2 * Math.PI && angle < 4 * Math.PI,
            )
          : [],
      )
      return (
        new Set(members.map(angle => angle.toFixed(6))).size === 6 &&
        members.every(angle => near(approximate(left, { x: angle }), approximate(right)))
      )
    },
  }),
})
