import {
  type AnswerType,
  approximate,
  both,
  bracketed,
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
  line,
  m,
  over,
  prose,
  Ratio,
  series,
  tupleOf,
  type Value,
} from '../../../author.ts'
import { areaUnder, near } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { floatSum, limitName, n, sumName } from './parts.ts'
import { integralOfLimitSteps, limitOfIntegralSteps, sigmaSteps } from './steps.ts'

/** The right sum of xᵖ-like f over [a, a + w] with n strips. */
const limitOfSum = (f: (at: Expr) => Expr, a: number, w: number): Expr =>
  limit('n', infinity, series('i', 1, n, join(f(m`{${a} + {${w}i}/n}`), bracketed(over(w, n)))))

/** A function of any place, and of x. */
const FUNCTIONS = [
  { f: (at: Expr) => m`(${at})^2`, inX: m`x^2` },
  { f: (at: Expr) => m`(${at})^3`, inX: m`x^3` },
  { f: (at: Expr) => m`√{${at}}`, inX: m`√x` },
  { f: (at: Expr) => m`ln(${at})`, inX: m`ln x` },
] as const

const FUNCTIONS_BACK = [FUNCTIONS[2], FUNCTIONS[0], FUNCTIONS[3], FUNCTIONS[1]] as const

/** Where an interval starts and how long it is: one form has those that the other has not. */
const INTERVALS = [
  [1, 3],
  [4, 2],
  [2, 5],
  [3, 4],
  [1, 5],
  [4, 5],
  [2, 3],
  [3, 2],
] as const
const OTHER_INTERVALS = [
  [2, 4],
  [1, 2],
  [3, 5],
  [4, 3],
  [2, 2],
  [1, 4],
  [3, 3],
  [4, 4],
] as const

function sumInN(k: Ratio, factors: readonly Expr[], under: Expr, rest: number): Expr {
  const top = join(...(k.n === 1 ? [] : [expr(k.n)]), ...factors)
  const first = over(top, k.d === 1 ? under : m`${k.d}${under}`)
  return m`${rest} + ${first}`
}

/** Sums of many and of twice as many strips foretell the area. */
function isLimitOf(sum: Expr, area: Expr): boolean {
  if (area.kind !== 'integral') return false
  const [rough, fine] = tupleOf(
    [80, 160].map(count => approximate(sum, { n: count })),
    2,
  )
  return near(2 * fine - rough, areaUnder(area), 2e-4)
}

const sumAndLimit: AnswerType<readonly Expr[]> = {
  ...expressionList,
  show: values => {
    const [sum, limit] = tupleOf(values, 2)
    return both({ kind: 'list', items: [equation(sumName, sum), equation(limitName, limit)], brackets: '' })
  },
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  limitToIntegral: form({
    levels: ['hard'],
    instruction: {
      en: prose`Which definite integral is equal to the limit?`,
      es: prose`¿Qué integral definida es igual al límite?`,
    },
    draw: random => {
      const [a, w] = random.evenly(INTERVALS)
      return { of: random.evenly(FUNCTIONS), a, w }
    },
    answer: formulaChoice,
    solve: ({ of: { inX }, a, w }): Value => integral(inX, 'x', [a, a + w]),
    mistakes: ({ of: { inX }, a, w }) => ({
      widthAsUpperBound: integral(inX, 'x', [a, w === a ? a + w + 1 : w]),
      fromZero: integral(inX, 'x', [0, w]),
      shiftForgotten: integral(inX, 'x', [0, a + w]),
      factorKept: integral(m`${w}${inX}`, 'x', [a, a + w]),
    }),
    ask: ({ of: { f }, a, w }) => ({
      en: [limitOfSum(f, a, w)],
      es: [limitOfSum(f, a, w)],
    }),
    solution: ({ of: { inX }, a, w }) => integralOfLimitSteps(inX, a, w),
    whyWrong: ({ a, w }) => {
      return {
        widthAsUpperBound: {
          en: line`The strips begin at ${a} and have the total width ${w}, so they end at ${a + w}.`,
          es: line`Las franjas empiezan en ${a} y tienen el ancho total ${w}, así que terminan en ${a + w}.`,
        },
        fromZero: {
          en: line`The points run from ${a} to ${a + w}, not from 0 to ${w}.`,
          es: line`Los puntos van de ${a} a ${a + w}, no de 0 a ${w}.`,
        },
        shiftForgotten: {
          en: line`The strips begin at ${a}, not at 0.`,
          es: line`Las franjas empiezan en ${a}, no en 0.`,
        },
        factorKept: {
          en: line`The factor ${m`${w}/n`} is the width ${m`Δx`}; ${w} does not stay in the integrand.`,
          es: line`El factor ${m`${w}/n`} es el ancho ${m`Δx`}; ${w} no queda en el integrando.`,
        },
      }
    },
    check: (printed, answer) => isLimitOf(printed.one('limit').of, expr(answer)),
  }),

  integralToLimit: form({
    levels: ['hard'],
    instruction: {
      en: prose`Which limit of a right Riemann sum is equal to the integral?`,
      es: prose`¿Qué límite de una suma de Riemann por la derecha es igual a la integral?`,
    },
    wide: true,
    draw: random => {
      const [a, w] = random.evenly(OTHER_INTERVALS)
      return { of: random.evenly(FUNCTIONS_BACK), a, w }
    },
    answer: formulaChoice,
    solve: ({ of: { f }, a, w }): Value => limitOfSum(f, a, w),
    mistakes: ({ of: { f }, a, w }) => {
      const of = (at: Expr, width: Expr) => limit('n', infinity, series('i', 1, n, join(f(at), bracketed(width))))
      return {
        startForgotten: of(m`{{${w}i}/n}`, m`${w}/n`),
        widthOne: of(m`{${a} + {${w}i}/n}`, m`1/n`),
        upperBoundAsWidth: of(m`{${a} + {${a + w}i}/n}`, m`${a + w}/n`),
        stepOne: of(m`{${a} + i/n}`, m`${w}/n`),
      }
    },
    ask: ({ of: { inX }, a, w }) => ({
      en: [integral(inX, 'x', [a, a + w])],
      es: [integral(inX, 'x', [a, a + w])],
    }),
    solution: ({ of: { f }, a, w }, answer) => limitOfIntegralSteps(f, a, w, answer),
    whyWrong: ({ a, w }) => ({
      startForgotten: {
        en: line`The interval begins at ${a}, not at 0.`,
        es: line`El intervalo empieza en ${a}, no en 0.`,
      },
      widthOne: {
        en: line`The width of a strip is ${m`${w}/n`}, not ${m`1/n`}.`,
        es: line`El ancho de una franja es ${m`${w}/n`}, no ${m`1/n`}.`,
      },
      upperBoundAsWidth: {
        en: line`The interval is ${w} wide, not ${a + w}.`,
        es: line`El intervalo mide ${w} de ancho, no ${a + w}.`,
      },
      stepOne: {
        en: line`The points are ${m`${w}/n`} apart, not ${m`1/n`}.`,
        es: line`Los puntos están a ${m`${w}/n`} uno de otro, no a ${m`1/n`}.`,
      },
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
    answer: sumAndLimit,
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
        en: prose`Let ${sumName} be the right Riemann sum of ${f} on ${range} with ${n} equal subintervals. Write ${sumName} in terms of ${n}, without a summation sign. Then find ${limitName}, the limit of ${sumName} as ${m`n → ∞`}. Use ${given}.`,
        es: prose`Sea ${sumName} la suma de Riemann por la derecha de ${f} en ${range} con ${n} subintervalos iguales. Escribe ${sumName} en términos de ${n}, sin signo de sumatoria. Después halla ${limitName}, el límite de ${sumName} cuando ${m`n → ∞`}. Usa ${given}.`,
      }
    },
    solution: (facts, answer) => sigmaSteps(facts, tupleOf(answer, 2)),
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
