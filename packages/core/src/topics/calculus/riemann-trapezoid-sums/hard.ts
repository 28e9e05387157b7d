import {
  approximate,
  type Expr,
  equation,
  expr,
  expressionList,
  type FormMaker,
  formulaChoice,
  holds,
  infinity,
  integral,
  interval,
  join,
  limit,
  m,
  over,
  prose,
  Ratio,
  series,
  symbol,
  type Value,
} from '../../../author.ts'
import { areaUnder, near } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { floatSum } from './parts.ts'

const n = symbol('n')

/** The right sum of xᵖ-like f over [a, a + w] with n strips. */
const limitOfSum = (f: (at: Expr) => Expr, a: number, w: number): Expr =>
  limit('n', infinity, series('i', 1, n, m`${f(m`{${a} + {${w}i}/n}`)} × ${w}/n`))

const FUNCTIONS = [
  (at: Expr) => m`(${at})^2`,
  (at: Expr) => m`(${at})^3`,
  (at: Expr) => m`√{${at}}`,
  (at: Expr) => m`ln(${at})`,
] as const

const IN_X = [m`x^2`, m`x^3`, m`√x`, m`ln x`] as const

function sumInN(k: Ratio, factors: readonly Expr[], under: Expr, rest: number): Expr {
  const top = join(...(k.n === 1 ? [] : [expr(k.n)]), ...factors)
  const first = over(top, k.d === 1 ? under : m`${k.d}${under}`)
  return m`${rest} + ${first}`
}

/** Sums of many and of twice as many strips foretell the area. */
function isLimitOf(sum: Expr, area: Expr): boolean {
  if (area.kind !== 'integral') return false
  const [rough, fine] = [80, 160].map(count => approximate(sum, { n: count }))
  return near(2 * (fine ?? 0) - (rough ?? 0), areaUnder(area), 2e-4)
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  limitToIntegral: form({
    levels: ['hard'],
    instruction: {
      en: prose`Which definite integral is equal to the limit?`,
      es: prose`¿Qué integral definida es igual al límite?`,
    },
    draw: random => ({ kind: random.int(0, 3), a: random.int(1, 4), w: random.int(2, 5) }),
    answer: formulaChoice,
    solve: ({ kind, a, w }): Value => integral(IN_X[kind] ?? n, 'x', [a, a + w]),
    mistakes: ({ kind, a, w }) => ({
      widthAsUpperBound: integral(IN_X[kind] ?? n, 'x', [a, w === a ? a + w + 1 : w]),
      fromZero: integral(IN_X[kind] ?? n, 'x', [0, w]),
      shiftForgotten: integral(IN_X[kind] ?? n, 'x', [0, a + w]),
      factorKept: integral(m`${w}${IN_X[kind] ?? n}`, 'x', [a, a + w]),
    }),
    ask: ({ kind, a, w }) => ({
      en: [limitOfSum(FUNCTIONS[kind] ?? FUNCTIONS[0], a, w)],
      es: [limitOfSum(FUNCTIONS[kind] ?? FUNCTIONS[0], a, w)],
    }),
    check: (printed, answer) => isLimitOf(printed.one('limit').of, expr(answer)),
  }),

  integralToLimit: form({
    levels: ['hard'],
    instruction: {
      en: prose`Which limit of a right Riemann sum is equal to the integral?`,
      es: prose`¿Qué límite de una suma de Riemann por la derecha es igual a la integral?`,
    },
    wide: true,
    draw: random => ({ kind: random.int(0, 3), a: random.int(1, 4), w: random.int(2, 5) }),
    answer: formulaChoice,
    solve: ({ kind, a, w }): Value => limitOfSum(FUNCTIONS[kind] ?? FUNCTIONS[0], a, w),
    mistakes: ({ kind, a, w }) => {
      const f = FUNCTIONS[kind] ?? FUNCTIONS[0]
      const of = (at: Expr, width: Expr) => limit('n', infinity, series('i', 1, n, m`${f(at)} × ${width}`))
      return {
        startForgotten: of(m`{{${w}i}/n}`, m`${w}/n`),
        widthOne: of(m`{${a} + {${w}i}/n}`, m`1/n`),
        upperBoundAsWidth: of(m`{${a} + {${a + w}i}/n}`, m`${a + w}/n`),
        stepOne: of(m`{${a} + i/n}`, m`${w}/n`),
      }
    },
    ask: ({ kind, a, w }) => ({
      en: [integral(IN_X[kind] ?? n, 'x', [a, a + w])],
      es: [integral(IN_X[kind] ?? n, 'x', [a, a + w])],
    }),
    check(printed, answer) {
      const chosen = expr(answer)
      return chosen.kind === 'limit' && isLimitOf(chosen.of, printed.one('integral'))
    },
  }),

  sigmaFormulas: form({
    levels: ['hard'],
    share: 2,
    lines: 6,
    draw: random => ({
      a: random.int(1, 4),
      b: random.int(1, 9),
      c: random.int(1, 3),
      isSquare: random.evenly([true, false]),
    }),
    answer: expressionList,
    solve({ a, b, c, isSquare }): readonly Expr[] {
      if (!isSquare) {
        const k = Ratio.of(a * c * c, 2)
        return [sumInN(k, [k.n === 1 ? m`n + 1` : m`(n + 1)`], m`n`, b * c), expr(k.plus(b * c))]
      }
      const k = Ratio.of(a * c ** 3, 6)
      return [sumInN(k, [m`(n + 1)`, m`(2n + 1)`], m`n^2`, b * c), expr(k.times(2).plus(b * c))]
    },
    ask({ a, b, c, isSquare }) {
      const [f, range] = [isSquare ? m`f(x) = ${a}x^2 + ${b}` : m`f(x) = ${a}x + ${b}`, interval(0, c, [true, true])]
      const given = isSquare
        ? equation(series('k', 1, n, m`k^2`), m`{n(n + 1)(2n + 1)}/6`)
        : equation(series('k', 1, n, m`k`), m`{n(n + 1)}/2`)
      return {
        en: prose`Write the right Riemann sum of ${f} on ${range} with ${n} equal subintervals in terms of ${n}, without a summation sign. Then find its limit as ${m`n → ∞`}. Use ${given}.`,
        es: prose`Escribe en términos de ${n}, sin signo de sumatoria, la suma de Riemann por la derecha de ${f} en ${range} con ${n} subintervalos iguales. Después halla su límite cuando ${m`n → ∞`}. Usa ${given}.`,
      }
    },
    // The sum is added up for three numbers of strips; the limit is the area.
    check(printed, answer) {
      const [sum, area] = answer
      const { to } = printed.one('interval')
      const of = printed.all('relation')[0]?.right
      if (!sum || !area || !of) return false
      const b = approximate(to)
      const value = (x: number) => approximate(of, { x })
      const isSum = [1, 3, 8].every(count => {
        const places = Array.from({ length: count + 1 }, (_, i) => (b * i) / count)
        return near(floatSum('right', places, value), approximate(sum, { n: count }), 1e-9)
      })
      const exactArea = (b / 6) * (value(0) + 4 * value(b / 2) + value(b))
      return isSum && !holds(area, part => part.kind === 'symbol') && near(exactArea, approximate(area), 1e-9)
    },
  }),
})
