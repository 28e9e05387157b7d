import { numberSet } from '../../../answer/number-list.ts'
import { call, equation, sum } from '../../../math/build.ts'
import type { FormMaker } from '../../../topic.ts'
import { AROUND, angleExpr, NAMES, VALUES, valueExpr } from '../../common/exact-values.ts'
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
      return { name, unit, value, a: value.q.d * random.int(1, 2), b: random.int(-6, 6) }
    },
    answer: numberSet,
    solve: ({ name, unit, value }) =>
      anglesWith(name, value.q.toNumber() * Math.sqrt(value.k)).map(angle => angleExpr(angle, unit)),
    ask: ({ name, unit, value, a, b }) => {
      const side = scaled(a, call(name, x))
      const right = { q: value.q.times(a), k: value.k }
      const isWhole = right.k === 1
      const left = b === 0 ? side : sum(side, b)
      return onRange(
        equation(left, isWhole ? right.q.plus(b) : b === 0 ? valueExpr(right) : sum(valueExpr(right), b)),
        unit,
      )
    },
    check: solvesAll,
  }),
})
