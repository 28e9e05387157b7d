import { call, equation, type FormMaker, numberSet, sum } from '../../../author.ts'
import { AROUND, angleExpr, NAMES, VALUES, valueExpr } from '../../kit/triangles/exact-values.ts'
import type { levels } from './levels.ts'
import { anglesWith, drawUnit, onRange, scaled, sizeOf, solvesAll, x } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  linear: form({
    levels: ['easy'],
    lines: 4,
    draw: random => {
      const [name, unit] = [random.evenly(NAMES), drawUnit(random)]
      const angle = random.pick(AROUND.filter(angle => sizeOf(name, angle) !== null))
      const value = VALUES[name](angle)!
      const a = value.q.d * random.int(1, 2)
      // A number added to both sides of a root or of zero would only stand there.
      return value.k === 1 && value.q.n !== 0
        ? { name, unit, value, a, b: random.int(-6, 6), isZero: false }
        : { name, unit, value, a, b: 0, isZero: value.q.n !== 0 && random.chance(1 / 2) }
    },
    answer: numberSet,
    solve: ({ name, unit, value }) =>
      anglesWith(name, value.q.toNumber() * Math.sqrt(value.k)).map(angle => angleExpr(angle, unit)),
    ask: ({ name, unit, value, a, b, isZero }) => {
      const side = scaled(a, call(name, x))
      if (isZero) return onRange(equation(sum(side, valueExpr({ q: value.q.times(-a), k: value.k })), 0), unit)
      const right = { q: value.q.times(a), k: value.k }
      return onRange(equation(b === 0 ? side : sum(side, b), right.k === 1 ? right.q.plus(b) : valueExpr(right)), unit)
    },
    check: solvesAll,
  }),
})
