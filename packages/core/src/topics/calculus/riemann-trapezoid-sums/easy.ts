import {
  approximate,
  equation,
  evaluate,
  exact,
  type FormMaker,
  failed,
  figure,
  interval,
  itemOf,
  m,
  prose,
  Ratio,
  rational,
  riemannSum,
  words,
} from '../../../author.ts'
import { near } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { type FigureRule, floatSum, RECTANGLE_SUMS, type RectangleRule, ruleIn, sumOf } from './parts.ts'
import { figureSumSteps, formulaSumSteps } from './steps.ts'

const equalPlaces = (from: number, to: number, n: number) =>
  Array.from({ length: n + 1 }, (_, i) => Ratio.of(from * n + (to - from) * i, n))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fromFormula: form({
    levels: ['easy'],
    share: 2,
    draw(random) {
      const kind = random.evenly(['quadratic', 'linear', 'reciprocal'])
      // The midpoints of 12p/x would make a sum with a denominator in the thousands; under a line they give the area itself.
      const rule = random.evenly<RectangleRule>(
        kind === 'quadratic' ? ['left', 'right', 'midpoint'] : ['left', 'right'],
      )
      const count = random.int(3, kind === 'linear' ? 6 : 4)
      // A midpoint between whole numbers is whole.
      const width = kind === 'reciprocal' ? 1 : rule === 'midpoint' ? 2 : random.int(1, 2)
      const from = random.int(kind === 'reciprocal' ? 1 : 0, 3)
      const [p, q] = [random.int(1, 3), random.int(0, 6)]
      const of =
        kind === 'quadratic'
          ? m`${p}x^2 + ${q}`
          : kind === 'linear'
            ? m`${p + 1}x + ${q}`
            : m`${random.evenly([12, 60, 24, 20, 36, 30, 6, 18])}/x`
      return { of, from, to: from + count * width, count, rule }
    },
    answer: rational,
    solve: ({ of, from, to, count, rule }) => sumOf(rule, equalPlaces(from, to, count), at => evaluate(of, { x: at })),
    ask({ of, from, to, count, rule }) {
      const [f, range] = [equation(m`f(x)`, of), interval(from, to, [true, true])]
      return {
        en: [
          prose`Use ${RECTANGLE_SUMS[rule]} with ${count} equal subintervals to approximate the area under the graph of ${f} on ${range}. Give the exact value of the sum.`,
        ],
        es: [
          prose`Usa ${RECTANGLE_SUMS[rule]} con ${count} subintervalos iguales para aproximar el área bajo la gráfica de ${f} en ${range}. Da el valor exacto de la suma.`,
        ],
      }
    },
    solution: ({ of, from, to, count, rule }) =>
      formulaSumSteps(rule, equalPlaces(from, to, count), at => evaluate(of, { x: at })),
    check(printed, answer) {
      const { from, to } = printed.one('interval')
      const [a, b, count] = [approximate(from), approximate(to), itemOf(printed.numbers, 0).n]
      const places = Array.from({ length: count + 1 }, (_, i) => a + ((b - a) * i) / count)
      const of = printed.one('relation').right
      return near(
        floatSum(ruleIn(printed.one('words').en), places, x => approximate(of, { x })),
        exact(answer).toNumber(),
        1e-9,
      )
    },
  }),

  fromFigure: form({
    levels: ['easy', 'medium'],
    draw(random, { figureRules }) {
      const count = random.int(3, 5)
      const values = random.until(
        () => Array.from({ length: count + 1 }, () => random.int(1, 7)),
        values =>
          values.every((value, i) => i === 0 || Math.abs(value - itemOf(values, i - 1)) <= 3) &&
          new Set(values).size > 2,
      )
      return { values, rule: random.evenly<FigureRule>(figureRules) }
    },
    answer: rational,
    solve: ({ values, rule }) =>
      sumOf(rule, equalPlaces(0, values.length - 1, values.length - 1), at => Ratio.of(itemOf(values, at.n))),
    ask({ values, rule }) {
      const shapes = rule === 'trapezoid' ? words('trapezoids', 'trapecios') : words('rectangles', 'rectángulos')
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
        en: [drawn, prose`Find the total area of the shaded ${shapes}.`],
        es: [drawn, prose`Halla el área total de los ${shapes} sombreados.`],
      }
    },
    solution: ({ values, rule }) => figureSumSteps(rule, values),
    check(printed, answer) {
      const { curve, partition, rule } = printed.figure('riemann-sum')
      const points = curve.form === 'points' ? curve.through : []
      const value = (at: number) => (points.find(([px]) => px === at) ?? failed('The curve has a point there'))[1]
      return near(floatSum(rule, partition, value), exact(answer).toNumber(), 1e-9)
    },
  }),
})
