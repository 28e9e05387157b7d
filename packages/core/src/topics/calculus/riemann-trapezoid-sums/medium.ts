import {
  approximate,
  decimal,
  type Expr,
  exact,
  type FormMaker,
  integral,
  itemOf,
  lastOf,
  m,
  measure,
  option,
  prose,
  Ratio,
  table,
  tupleOf,
} from '../../../author.ts'
import { areaUnder, near } from '../../kit/functions/functions.ts'
import { measured } from '../../kit/measures/measured.ts'
import { midpointContexts, tableContexts } from './contexts.ts'
import type { levels } from './levels.ts'
import { type FigureRule, floatSum, NAMES, RULES, type Rule, ruleIn, SUMS, sumOf } from './parts.ts'
import { errorSteps, midpointSumSteps, type Shape, tableSumSteps } from './steps.ts'

/** Monotone and of one concavity for x > 0. */
const shapes: readonly Shape[] = [
  { of: m`x^2`, rises: true, opens: true, derivative: m`2x`, second: m`2` },
  { of: m`√x`, rises: true, opens: false, derivative: m`1/{2√x}`, second: m`-{1/{4x√x}}` },
  { of: m`e^x`, rises: true, opens: true, derivative: m`e^x`, second: m`e^x` },
  { of: m`ln x`, rises: true, opens: false, derivative: m`1/x`, second: m`-{1/x^2}` },
  { of: m`1/x`, rises: false, opens: true, derivative: m`-{1/x^2}`, second: m`2/x^3` },
  { of: m`e^{-x}`, rises: false, opens: true, derivative: m`-e^{-x}`, second: m`e^{-x}` },
  { of: m`10 - x^2`, rises: false, opens: false, derivative: m`-2x`, second: m`-2` },
]

const isOver = (rule: Rule, { rises, opens }: Shape) =>
  rule === 'left' ? !rises : rule === 'right' ? rises : rule === 'trapezoid' ? opens : !opens

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  fromTable: form({
    levels: ['medium'],
    share: 2,
    wide: true,
    draw(random) {
      const context = random.evenly(tableContexts)
      const count = random.int(4, 6)
      const isEqual = random.chance(0.5)
      const step = random.pick([2, 5])
      const times = [0]
      const rates = [context.rising ? random.int(1, 8) : random.int(34, 45)]
      for (let i = 1; i < count; i++) {
        times.push(itemOf(times, i - 1) + (isEqual ? step : random.int(1, 5)))
        rates.push(itemOf(rates, i - 1) + (context.rising ? 1 : -1) * random.int(1, 6))
      }
      return { context, times, rates, rule: random.evenly<FigureRule>(['left', 'right', 'trapezoid']) }
    },
    answer: measured,
    solve: ({ context, times, rates, rule }) => ({
      amount: decimal(
        sumOf(
          rule,
          times.map(time => Ratio.of(time)),
          at => Ratio.of(itemOf(rates, times.indexOf(at.n))),
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
    solution: ({ context, times, rates, rule }, { amount, unit }) =>
      tableSumSteps(rule, times, rates, context.ends(measure(amount, unit))),
    check(printed, answer) {
      const [times, rates] = tupleOf(
        printed.block('table').rows.map(row => row.slice(1).map(([item]) => approximate(item as Expr))),
        2,
      )
      const value = (at: number) => itemOf(rates, times.indexOf(at))
      const last = lastOf(printed.blocksOf('paragraph'))
      const rule = ruleIn(last.content.filter(item => typeof item === 'string').join(' '))
      return near(floatSum(rule, times, value), exact(answer.amount).toNumber(), 1e-9)
    },
  }),

  midpointTable: form({
    levels: ['medium'],
    wide: true,
    draw(random) {
      const context = random.evenly(midpointContexts)
      const [pieces, half] = [random.int(2, 3), random.int(1, 3)]
      const rates = [context.rising ? random.int(1, 8) : random.int(40, 50)]
      for (let i = 1; i <= 2 * pieces; i++)
        rates.push(itemOf(rates, i - 1) + (context.rising ? 1 : -1) * random.int(1, 6))
      return { context, pieces, half, rates }
    },
    answer: measured,
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
        en: [data, context.asks.en, prose`Use a midpoint Riemann sum with ${pieces} equal subintervals.`],
        es: [data, context.asks.es, prose`Usa una suma de Riemann de punto medio con ${pieces} subintervalos iguales.`],
      }
    },
    solution: ({ context, half, rates }, { amount, unit }) =>
      midpointSumSteps(half, rates, context.ends(measure(amount, unit))),
    check(printed, answer) {
      const [times, rates] = tupleOf(
        printed.block('table').rows.map(row => row.slice(1).map(([item]) => approximate(item as Expr))),
        2,
      )
      const places = times.filter((_, i) => i % 2 === 0)
      const value = (at: number) => itemOf(rates, times.indexOf(at))
      return near(floatSum('midpoint', places, value), exact(answer.amount).toNumber(), 1e-9)
    },
  }),

  overOrUnder: form({
    levels: ['medium'],
    lines: 2,
    draw(random) {
      const from = random.int(1, 2)
      return { shape: random.evenly(shapes), rule: random.evenly(RULES), from, to: from + 1, count: random.int(2, 8) }
    },
    answer: option({
      over: { en: prose`an overestimate`, es: prose`por exceso` },
      under: { en: prose`an underestimate`, es: prose`por defecto` },
    }),
    solve: ({ shape, rule }) => (isOver(rule, shape) ? 'over' : 'under'),
    ask({ shape, from, to, rule, count }) {
      const area = integral(shape.of, 'x', [from, to])
      return {
        en: prose`Is the ${SUMS[rule]} with ${count} equal subintervals an overestimate or an underestimate of ${area}?`,
        es: prose`¿Es la ${SUMS[rule]} con ${count} subintervalos iguales una aproximación por exceso o por defecto de ${area}?`,
      }
    },
    solution: ({ shape, from, to, rule }) =>
      errorSteps(rule, shape, integral(shape.of, 'x', [from, to]), isOver(rule, shape)),
    check(printed, answer) {
      const area = printed.one('integral')
      if (!area.from || !area.to) return false
      const [a, b] = [approximate(area.from), approximate(area.to)]
      const places = [a, (a + b) / 2, b]
      const rule = ruleIn(itemOf(printed.all('words'), 0).en)
      return answer === (floatSum(rule, places, x => approximate(area.of, { x })) > areaUnder(area) ? 'over' : 'under')
    },
  }),
})
