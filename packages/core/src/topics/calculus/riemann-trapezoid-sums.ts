import { formulaChoice } from '../../answer/choice.ts'
import { expressionList } from '../../answer/expression-list.ts'
import { measure, rational } from '../../answer/number.ts'
import { option } from '../../answer/option.ts'
import type { AnswerType } from '../../answer/type.ts'
import { type Block, type Both, figure, prose, table } from '../../content.ts'
import { riemannSum } from '../../figure/riemann-sum.ts'
import type { UnitId } from '../../language/units.ts'
import {
  decimal,
  equation,
  expr,
  infinity,
  integral,
  interval,
  join,
  limit,
  over,
  series,
  symbol,
  type Value,
  words,
} from '../../math/build.ts'
import { approximate, evaluate, exact } from '../../math/evaluate.ts'
import { type Expr, holds } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import { defineTopic } from '../../topic.ts'
import { areaUnder, near } from './shared/functions.ts'

const RULES = ['left', 'right', 'midpoint', 'trapezoid'] as const
type Rule = (typeof RULES)[number]

const NAMES: Record<Rule, Both<Block>> = {
  left: { en: prose`Use a left Riemann sum.`, es: prose`Usa una suma de Riemann por la izquierda.` },
  right: { en: prose`Use a right Riemann sum.`, es: prose`Usa una suma de Riemann por la derecha.` },
  midpoint: { en: prose`Use a midpoint Riemann sum.`, es: prose`Usa una suma de Riemann de punto medio.` },
  trapezoid: { en: prose`Use a trapezoidal sum.`, es: prose`Usa una suma trapezoidal.` },
}
const ruleIn = (text: string): Rule =>
  /left|izquierda/.test(text)
    ? 'left'
    : /right|derecha/.test(text)
      ? 'right'
      : /midpoint|medio/.test(text)
        ? 'midpoint'
        : 'trapezoid'

/** The sum over subintervals between the given places. */
function sumOf(rule: Rule, places: readonly Ratio[], value: (at: Ratio) => Ratio): Ratio {
  return places.slice(1).reduce((total, right, i) => {
    const left = places[i] ?? right
    const height = {
      left: () => value(left),
      right: () => value(right),
      midpoint: () => value(left.plus(right).over(2)),
      trapezoid: () => value(left).plus(value(right)).over(2),
    }[rule]()
    return total.plus(height.times(right.minus(left)))
  }, Ratio.of(0))
}
const equalPlaces = (from: number, to: number, n: number) =>
  Array.from({ length: n + 1 }, (_, i) => Ratio.of(from * n + (to - from) * i, n))

/** The same in floats, from a function and numbers that were read. */
function floatSum(rule: Rule, places: readonly number[], value: (at: number) => number): number {
  let sum = 0
  for (let i = 1; i < places.length; i++) {
    const [a, b] = [places[i - 1] ?? 0, places[i] ?? 0]
    const height =
      rule === 'left'
        ? value(a)
        : rule === 'right'
          ? value(b)
          : rule === 'midpoint'
            ? value((a + b) / 2)
            : (value(a) + value(b)) / 2
    sum += height * (b - a)
  }
  return sum
}

interface Context {
  readonly head: readonly [Expr, Expr]
  readonly unit: UnitId
  readonly rising: boolean
  readonly asks: Both<Block>
}
const contexts: readonly Context[] = [
  {
    head: [words('Time (min)', 'Tiempo (min)'), words('Flow (L/min)', 'Flujo (L/min)')],
    unit: 'liter',
    rising: true,
    asks: {
      en: prose`Water flows into a tank at the rates shown. About how much water flows in during this time?`,
      es: prose`Entra agua a un tanque con los flujos indicados. ¿Cuánta agua entra, aproximadamente, en ese tiempo?`,
    },
  },
  {
    head: [words('Time (s)', 'Tiempo (s)'), words('Speed (m/s)', 'Rapidez (m/s)')],
    unit: 'meter',
    rising: true,
    asks: {
      en: prose`A car speeds up as shown. About how far does it travel in this time?`,
      es: prose`Un carro acelera como se indica. ¿Qué distancia recorre, aproximadamente, en ese tiempo?`,
    },
  },
  {
    head: [words('Time (min)', 'Tiempo (min)'), words('Climb (m/min)', 'Ascenso (m/min)')],
    unit: 'meter',
    rising: false,
    asks: {
      en: prose`A hot-air balloon climbs at the rates shown. About how far does it climb during this time?`,
      es: prose`Un globo aerostático asciende a las velocidades indicadas. ¿Cuánto asciende, aproximadamente, en ese tiempo?`,
    },
  },
  {
    head: [words('Time (h)', 'Tiempo (h)'), words('Leak (gal/h)', 'Fuga (gal/h)')],
    unit: 'gallon',
    rising: false,
    asks: {
      en: prose`A tank leaks at the rates shown. About how much water is lost during this time?`,
      es: prose`Un tanque pierde agua a las tasas indicadas. ¿Cuánta agua se pierde, aproximadamente, en ese tiempo?`,
    },
  },
]

/** Monotone and of one concavity for x > 0. */
const shapes = [
  { of: m`x^2`, rises: true, opens: true },
  { of: m`√x`, rises: true, opens: false },
  { of: m`e^x`, rises: true, opens: true },
  { of: m`ln x`, rises: true, opens: false },
  { of: m`1/x`, rises: false, opens: true },
  { of: m`e^{-x}`, rises: false, opens: true },
  { of: m`10 - x^2`, rises: false, opens: false },
] as const
const isOver = (rule: Rule, { rises, opens }: { readonly rises: boolean; readonly opens: boolean }) =>
  rule === 'left' ? !rises : rule === 'right' ? rises : rule === 'trapezoid' ? opens : !opens

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

interface Amount {
  readonly amount: Value
  readonly unit: UnitId
}
/** A measure whose unit is that of the story. */
const amountOf: AnswerType<Amount> = {
  kind: 'measure',
  show: ({ amount, unit }) => measure(unit).show(amount),
  value: ({ amount, unit }) => measure(unit).value(amount),
  nearMisses: ({ amount, unit }) =>
    measure(unit)
      .nearMisses(amount)
      .map(near => ({ amount: near, unit })),
}

export const riemannTrapezoidSums = defineTopic(
  {
    id: 'riemann-trapezoid-sums',
    name: { en: 'Riemann and trapezoidal sums', es: 'Sumas de Riemann y regla del trapecio' },
    description: {
      en: 'Approximate the area under a curve or a total change with rectangles or trapezoids.',
      es: 'Aproxima el área bajo una curva o un cambio total con rectángulos o trapecios.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.2', 'AP-CALC-6.3'],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    fromFormula: form({
      levels: ['easy'],
      share: 2,
      lines: 4,
      draw(random) {
        const [count, from] = [random.int(3, 6), random.int(0, 3)]
        const width = random.int(1, 2)
        const kind = random.evenly(['quadratic', 'linear', 'reciprocal'])
        const [p, q] = [random.int(1, 3), random.int(0, 6)]
        const start = kind === 'reciprocal' ? from + 1 : from
        const of = kind === 'quadratic' ? m`${p}x^2 + ${q}` : kind === 'linear' ? m`${p + 1}x + ${q}` : m`${12 * p}/x`
        const count2 = kind === 'reciprocal' ? Math.min(count, 4) : count
        return {
          of,
          from: start,
          to: start + count2 * (kind === 'reciprocal' ? 1 : width),
          count: count2,
          // The midpoints of 12p/x would make a sum with a denominator in the thousands.
          rule: random.evenly(RULES.slice(0, kind === 'reciprocal' ? 2 : 3)),
        }
      },
      answer: rational,
      solve: ({ of, from, to, count, rule }) =>
        sumOf(rule, equalPlaces(from, to, count), at => evaluate(of, { x: at })),
      ask({ of, from, to, count, rule }) {
        const [f, range] = [equation(m`f(x)`, of), interval(from, to, [true, true])]
        return {
          en: [
            prose`Approximate the area under ${f} on ${range} with ${count} equal subintervals. Give the exact value of the sum.`,
            NAMES[rule].en,
          ],
          es: [
            prose`Aproxima el área bajo ${f} en ${range} con ${count} subintervalos iguales. Da el valor exacto de la suma.`,
            NAMES[rule].es,
          ],
        }
      },
      check(printed, answer) {
        const { from, to } = printed.one('interval')
        const [a, b, count] = [approximate(from), approximate(to), printed.numbers[0]?.n ?? 1]
        const places = Array.from({ length: count + 1 }, (_, i) => a + ((b - a) * i) / count)
        const of = printed.one('relation').right
        return near(
          floatSum(ruleIn(printed.text), places, x => approximate(of, { x })),
          exact(answer).toNumber(),
          1e-9,
        )
      },
    }),

    fromFigure: form({
      levels: ['easy', 'medium'],
      lines: 3,
      draw(random) {
        const count = random.int(3, 5)
        const values = random.until(
          () => Array.from({ length: count + 1 }, () => random.int(1, 7)),
          values =>
            values.every((value, i) => i === 0 || Math.abs(value - (values[i - 1] ?? 0)) <= 3) &&
            new Set(values).size > 2,
        )
        return { values, rule: random.evenly(['left', 'right', 'trapezoid']) }
      },
      answer: rational,
      solve: ({ values, rule }) =>
        sumOf(rule, equalPlaces(0, values.length - 1, values.length - 1), at => Ratio.of(values[at.n] ?? 0)),
      ask({ values, rule }) {
        const drawn = figure(
          riemannSum({
            of: { through: values.map((value, i) => [i, value] as const), smooth: false },
            from: 0,
            to: values.length - 1,
            count: values.length - 1,
            rule,
            x: [0, 6],
            y: [0, 8],
          }),
        )
        return {
          en: [drawn, prose`Find the total area of the shaded pieces.`],
          es: [drawn, prose`Halla el área total de las piezas sombreadas.`],
        }
      },
      check(printed, answer) {
        const { curve, partition, rule } = printed.figure('riemann-sum')
        const points = curve.form === 'points' ? curve.through : []
        const value = (at: number) => points.find(([px]) => px === at)?.[1] ?? Number.NaN
        return near(floatSum(rule, partition, value), exact(answer).toNumber(), 1e-9)
      },
    }),

    fromTable: form({
      levels: ['medium'],
      share: 2,
      wide: true,
      lines: 4,
      draw(random) {
        const context = random.pick(contexts)
        const count = random.int(4, 6)
        const isEqual = random.chance(0.5)
        const step = random.pick([2, 5])
        const times = [0]
        const rates = [context.rising ? random.int(1, 8) : random.int(34, 45)]
        for (let i = 1; i < count; i++) {
          times.push((times[i - 1] ?? 0) + (isEqual ? step : random.int(1, 5)))
          rates.push((rates[i - 1] ?? 0) + (context.rising ? 1 : -1) * random.int(1, 6))
        }
        return { context, times, rates, rule: random.evenly(['left', 'right', 'trapezoid']) }
      },
      answer: amountOf,
      solve: ({ context, times, rates, rule }) => ({
        amount: decimal(
          sumOf(
            rule,
            times.map(time => Ratio.of(time)),
            at => Ratio.of(rates[times.indexOf(at.n)] ?? 0),
          ),
        ),
        unit: context.unit,
      }),
      ask({ context, times, rates, rule }) {
        const data = table({
          rowHeads: true,
          rows: [
            [context.head[0], ...times],
            [context.head[1], ...rates],
          ],
        })
        return {
          en: [data, context.asks.en, NAMES[rule].en],
          es: [data, context.asks.es, NAMES[rule].es],
        }
      },
      check(printed, answer) {
        const [times = [], rates = []] = printed
          .block('table')
          .rows.map(row => row.slice(1).map(([item]) => approximate(item as Expr)))
        const value = (at: number) => rates[times.indexOf(at)] ?? Number.NaN
        const [last] = printed.blocksOf('paragraph').slice(-1)
        const rule = ruleIn(last?.content.filter(item => typeof item === 'string').join(' ') ?? '')
        return near(floatSum(rule, times, value), exact(answer.amount).toNumber(), 1e-9)
      },
    }),

    midpointTable: form({
      levels: ['medium'],
      wide: true,
      lines: 4,
      draw(random) {
        const context = random.pick(contexts)
        const [pieces, half] = [random.int(2, 3), random.int(1, 3)]
        const rates = [context.rising ? random.int(1, 8) : random.int(40, 50)]
        for (let i = 1; i <= 2 * pieces; i++)
          rates.push((rates[i - 1] ?? 0) + (context.rising ? 1 : -1) * random.int(1, 6))
        return { context, pieces, half, rates }
      },
      answer: amountOf,
      solve: ({ context, half, rates }) => ({
        amount: 2 * half * rates.filter((_, i) => i % 2 === 1).reduce((a, b) => a + b, 0),
        unit: context.unit,
      }),
      ask({ context, pieces, half, rates }) {
        const data = table({
          rowHeads: true,
          rows: [
            [context.head[0], ...rates.map((_, i) => i * half)],
            [context.head[1], ...rates],
          ],
        })
        return {
          en: [data, context.asks.en, prose`Use a midpoint sum with ${pieces} equal subintervals.`],
          es: [data, context.asks.es, prose`Usa una suma del punto medio con ${pieces} subintervalos iguales.`],
        }
      },
      check(printed, answer) {
        const [times = [], rates = []] = printed
          .block('table')
          .rows.map(row => row.slice(1).map(([item]) => approximate(item as Expr)))
        const places = times.filter((_, i) => i % 2 === 0)
        const value = (at: number) => rates[times.indexOf(at)] ?? Number.NaN
        return near(floatSum('midpoint', places, value), exact(answer.amount).toNumber(), 1e-9)
      },
    }),

    overOrUnder: form({
      levels: ['medium'],
      lines: 2,
      draw(random) {
        const from = random.int(1, 2)
        return { shape: random.pick(shapes), rule: random.evenly(RULES), from, to: from + 1, count: random.int(2, 8) }
      },
      answer: option({
        over: { en: prose`an overestimate`, es: prose`por exceso` },
        under: { en: prose`an underestimate`, es: prose`por defecto` },
      }),
      solve: ({ shape, rule }) => (isOver(rule, shape) ? 'over' : 'under'),
      ask({ shape, from, to, rule, count }) {
        const area = integral(shape.of, 'x', [from, to])
        return {
          en: [
            NAMES[rule].en,
            prose`Is the estimate of ${area} with ${count} equal subintervals an overestimate or an underestimate? Think of whether the function increases and how it bends.`,
          ],
          es: [
            NAMES[rule].es,
            prose`¿Es por exceso o por defecto la aproximación de ${area} con ${count} subintervalos iguales? Piensa si la función crece y hacia dónde se curva.`,
          ],
        }
      },
      check(printed, answer) {
        const area = printed.one('integral')
        if (!area.from || !area.to) return false
        const [a, b] = [approximate(area.from), approximate(area.to)]
        const places = [a, (a + b) / 2, b]
        const [first] = printed.blocksOf('paragraph')
        const rule = ruleIn(first?.content.filter(item => typeof item === 'string').join(' ') ?? '')
        return (
          answer === (floatSum(rule, places, x => approximate(area.of, { x })) > areaUnder(area) ? 'over' : 'under')
        )
      },
    }),

    limitToIntegral: form({
      levels: ['hard'],
      instruction: {
        en: prose`Which definite integral is equal to the limit?`,
        es: prose`¿Qué integral definida es igual al límite?`,
      },
      lines: 0,
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
      lines: 0,
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
          return [sumInN(k, [m`(n + 1)`], m`n`, b * c), expr(k.plus(b * c))]
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
          en: prose`Write the right Riemann sum of ${f} on ${range} with ${n} equal subintervals in terms of ${n}. Then find its limit as ${m`n → ∞`}. Use ${given}.`,
          es: prose`Escribe en términos de ${n} la suma de Riemann por la derecha de ${f} en ${range} con ${n} subintervalos iguales. Después halla su límite cuando ${m`n → ∞`}. Usa ${given}.`,
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
  }),
)

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
