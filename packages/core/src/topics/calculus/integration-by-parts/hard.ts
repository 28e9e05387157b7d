import {
  apply,
  approximate,
  both,
  byParts,
  definiteIntegral,
  derivative,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  expression,
  type FormMaker,
  integer,
  integral,
  isAsDrawn,
  join,
  m,
  negative,
  over,
  pi,
  prose,
  Ratio,
  statements,
  step,
  sum,
  symbol,
  table,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { integrals } from './integrals.ts'
import type { levels } from './levels.ts'
import type { Integral } from './parts.ts'

/** With the values of its antiderivative at both limits. */
interface Definite extends Integral {
  readonly limits: readonly [Value, Value]
  readonly values: readonly [Value, Value]
  readonly value: Expr
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  definite: form({
    levels: ['hard'],
    instruction: { en: prose`Evaluate. Give the exact value.`, es: prose`Evalúa. Da el valor exacto.` },
    draw: random => {
      const [k, e] = [random.int(1, 6), symbol('e')]
      const half = over(pi, 2)
      return random.evenly<() => Definite>([
        () => ({
          ...integrals['x^2 e^x'](random, k),
          limits: [0, 1],
          values: [expr(2 * k), m`${k}e`],
          value: m`${k}e - ${2 * k}`,
        }),
        () => ({
          ...integrals['x^2 sin x'](random, k),
          limits: [0, pi],
          values: [expr(2 * k), m`${k}π^2 - ${2 * k}`],
          value: m`${k}π^2 - ${4 * k}`,
        }),
        () => ({
          ...integrals['x^2 cos x'](random, k),
          limits: [0, half],
          values: [0, m`${Ratio.of(k, 4)}π^2 - ${2 * k}`],
          value: m`${Ratio.of(k, 4)}π^2 - ${2 * k}`,
        }),
        () => ({
          ...integrals['(ln x)^2'](random, k),
          limits: [1, e],
          values: [expr(2 * k), m`${k}e`],
          value: m`${k}e - ${2 * k}`,
        }),
      ])()
    },
    answer: expression,
    solve: ({ value }) => value,
    ask: ({ integrand, limits }) => both(integral(integrand, 'x', limits)),
    solution: ({ parts: [first, ...again], result, limits, values }, value) => [
      ...byParts(first, again),
      ...definiteIntegral(result, limits, values, value),
    ],
    // Simpson's rule.
    check: (printed, answer) => isAsDrawn(approximate(printed.one('integral')), approximate(answer)),
  }),

  fromData: form({
    levels: ['hard'],
    lines: 4,
    draw(random) {
      const [a, b] = [random.int(0, 2), random.int(3, 6)]
      return {
        a,
        b,
        fa: random.intExcept(-9, 9, 0),
        fb: random.intExcept(-9, 9, 0),
        area: random.intExcept(-12, 12, 0),
        slopes: random.sample([-8, -6, -5, -4, -3, -2, 2, 3, 4, 5, 7], 2),
      }
    },
    answer: integer,
    solve: ({ a, b, fa, fb, area }) => b * fb - a * fa - area,
    ask({ a, b, fa, fb, area, slopes }) {
      const [known, wanted] = [m`∫_${a}^${b} f(x) dx = ${area}`, m`∫_${a}^${b} x f'(x) dx`]
      const data = table({
        rowHeads: true,
        head: [m`x`, a, b],
        rows: [
          [m`f(x)`, fa, fb],
          [m`f'(x)`, ...slopes],
        ],
      })
      return {
        en: [data, prose`Given that ${known}, find ${wanted}.`],
        es: [data, prose`Sabiendo que ${known}, halla ${wanted}.`],
      }
    },
    solution({ a, b, fa, fb, area }, answer) {
      const f = apply('f', symbol('x'))
      const at = (place: number) => join(place, apply('f', place))
      return [
        step(
          statements(
            m`u = x`,
            equation(derivative('v', 'x'), m`f'(x)`),
            equation(derivative('u', 'x'), 1),
            equation(symbol('v'), f),
          ),
          because.chooseParts,
        ),
        step(
          equation(integral(m`x f'(x)`, 'x', [a, b]), sum(at(b), negative(at(a)), negative(integral(f, 'x', [a, b])))),
          because.partsBetweenLimits,
        ),
        step(equation(sum(join(b, fb), negative(join(a, fa)), negative(expr(area))), answer), because.partsWithTable),
      ]
    },
    check(printed, answer) {
      const { head, rows } = printed.block('table')
      const [a, b, fa, fb] = [head?.[1], head?.[2], rows[0]?.[1], rows[0]?.[2]].map(cell =>
        evaluate((cell?.[0] ?? expr(0)) as Expr),
      )
      const area = evaluate(printed.one('relation').right)
      return (
        a !== undefined &&
        b !== undefined &&
        fa !== undefined &&
        fb !== undefined &&
        exact(answer).plus(area).plus(a.times(fa)).equals(b.times(fb))
      )
    },
  }),
})
