import { rational } from '../../../answer/number.ts'
import { option } from '../../../answer/option.ts'
import { point } from '../../../answer/point.ts'
import { both, prose } from '../../../content.ts'
import { equation, expr, infinity, join, limit } from '../../../math/build.ts'
import { approximate, exact } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { beside, drawQuotient, expanded, f, inFactors, isSame, near, seen, valueAt } from './parts.ts'

const direction = option({
  up: { en: { kind: 'maths', of: infinity }, es: { kind: 'maths', of: infinity } },
  down: { en: { kind: 'maths', of: join(-1, infinity) }, es: { kind: 'maths', of: join(-1, infinity) } },
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  hole: form({
    levels: ['medium'],
    lines: 3,
    instruction: {
      en: prose`Find the coordinates of the hole in the graph.`,
      es: prose`Halla las coordenadas del hueco de la gráfica.`,
    },
    draw: (random, level) => drawQuotient(random, level),
    answer: point,
    solve: of => [of.hole ?? 0, valueAt(of, of.hole ?? 0)],
    ask: of => both(equation(f, expanded(of))),
    check(printed, answer) {
      const { holes, value } = seen(printed)
      const [at = 0] = holes
      return isSame(
        answer.map(item => approximate(expr(item))),
        [at, beside(value, at)],
      )
    },
  }),

  sideLimit: form({
    levels: ['easy', 'medium'],
    lines: 2,
    draw: (random, level) => ({
      of: drawQuotient(random, level),
      place: random.int(0, 9),
      side: random.pick(['left', 'right'] as const),
    }),
    answer: direction,
    solve({ of, place, side }) {
      const pole = of.poles[place % of.poles.length] ?? 0
      const signs = [
        of.lead,
        ...of.zeros.map(zero => pole - zero),
        ...of.poles.filter(other => other !== pole).map(other => pole - other),
      ]
      const sign = signs.reduce((all, factor) => all * Math.sign(factor), side === 'right' ? 1 : -1)
      return sign > 0 ? 'up' : 'down'
    },
    ask({ of, place, side }) {
      const pole = of.poles[place % of.poles.length] ?? 0
      const shown = equation(f, of.hole === null ? inFactors(of) : expanded(of))
      const asked = limit('x', pole, f, side)
      return {
        en: [prose`What is ${asked}?`, shown],
        es: [prose`¿Cuánto vale ${asked}?`, shown],
      }
    },
    check(printed, answer) {
      const { to, side } = printed.one('limit')
      const at = approximate(to)
      return answer === (seen(printed).value(at + (side === 'right' ? 1e-6 : -1e-6)) > 0 ? 'up' : 'down')
    },
  }),

  endLimit: form({
    levels: ['easy', 'medium'],
    lines: 2,
    draw: (random, level) => ({ of: drawQuotient(random, level), sign: random.sign() }),
    answer: rational,
    solve: ({ of }) => (of.zeros.length < of.poles.length ? 0 : of.lead),
    ask({ of, sign }) {
      const shown = equation(f, of.hole === null ? inFactors(of) : expanded(of))
      const asked = limit('x', sign === 1 ? infinity : join(-1, infinity), f)
      return { en: [prose`Find ${asked}.`, shown], es: [prose`Halla ${asked}.`, shown] }
    },
    check(printed, answer) {
      const far = approximate(printed.one('limit').to) > 0 ? 1e7 : -1e7
      return near(seen(printed).value(far), exact(answer).toNumber())
    },
  }),
})
