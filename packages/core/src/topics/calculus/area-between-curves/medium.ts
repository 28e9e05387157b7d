import {
  approximate,
  equation,
  exact,
  expr,
  expression,
  type FormMaker,
  integral,
  line,
  m,
  prose,
  Ratio,
  rational,
  relation,
  step,
} from '../../../author.ts'
import { definiteIntegral } from '../../../solution/calculus.ts'
import * as because from '../../../solution/reasons/index.ts'
import { near, polynomialOf } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { areaSteps, enclosed, named, x, y } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  inTermsOfY: form({
    levels: ['medium'],
    draw(random) {
      const [a, width, slope] = [random.int(-3, 0), random.evenly([4, 2, 3]), random.int(-2, 2)]
      const [b, lead] = [a + width, width === 3 ? 2 : random.evenly([1, 2])]
      // line − parabola = −lead (y − a)(y − b)
      const straight = [random.int(-2, 3), slope] as const
      return { a, b, lead, straight, curve: [straight[0] + lead * a * b, slope - lead * (a + b), lead] }
    },
    answer: rational,
    solve: ({ a, b, lead }) => Ratio.of(lead * (b - a) ** 3, 6),
    solution: ({ a, b, straight, curve }, area) => areaSteps({ a, b, upper: straight, lower: curve }, area, 'y'),
    ask({ straight, curve }) {
      const [f, g] = [equation(x, polynomialOf(curve, 'y')), equation(x, polynomialOf(straight, 'y'))]
      return {
        en: prose`A region is bounded by the curves ${f} and ${g}. Find its exact area by integrating with respect to ${y}.`,
        es: prose`Dos curvas limitan una región: ${f}; ${g}. Halla su área exacta integrando respecto de ${y}.`,
      }
    },
    check(printed, answer) {
      const [f, g] = printed.all('relation')
      return !!f && !!g && near(enclosed(f.right, g.right, 'y'), exact(answer).toNumber(), 1e-6)
    },
  }),

  otherBoundaries: form({
    levels: ['medium'],
    share: 2,
    lines: 5,
    draw(random) {
      const [c, b] = [random.int(1, 6), random.int(2, 4)]
      const inside = b > 2 ? Ratio.of(2) : Ratio.of(3, 2)
      return random.evenly([
        {
          upper: m`${c}e^x`,
          lower: m`${c}`,
          from: expr(0),
          to: expr(b),
          between: expr(1),
          above: m`${c}e`,
          below: expr(c),
          area: m`${c}e^${b} - ${c * (b + 1)}`,
          gap: m`${c}e^x - ${c}`,
          primitive: m`${c}e^x - ${c}x`,
          values: [expr(c), m`${c}e^${b} - ${c * b}`] as const,
        },
        {
          upper: m`${c * b}√x`,
          lower: m`${c}x`,
          from: expr(0),
          to: expr(b * b),
          between: expr(1),
          above: expr(c * b),
          below: expr(c),
          area: expr(Ratio.of(c * b ** 4, 6)),
          gap: m`${c * b}x^{1/2} - ${c}x`,
          primitive: m`${Ratio.of(2 * c * b, 3)}x^{3/2} - ${Ratio.of(c, 2)}x^2`,
          values: [expr(0), expr(Ratio.of(c * b ** 4, 6))] as const,
        },
        {
          upper: m`${c}cos x`,
          lower: m`-${c}cos x`,
          from: expr(0),
          to: m`π/2`,
          between: m`π/3`,
          above: expr(Ratio.of(c, 2)),
          below: expr(Ratio.of(-c, 2)),
          area: expr(2 * c),
          gap: m`${2 * c}cos x`,
          primitive: m`${2 * c}sin x`,
          values: [expr(0), expr(2 * c)] as const,
        },
        {
          upper: m`${c}sin x`,
          lower: m`-${c}`,
          from: expr(0),
          to: m`π`,
          between: m`π/2`,
          above: expr(c),
          below: expr(-c),
          area: m`${2 * c} + ${c}π`,
          gap: m`${c}sin x + ${c}`,
          primitive: m`-${c}cos x + ${c}x`,
          values: [expr(-c), m`${c} + ${c}π`] as const,
        },
        {
          upper: m`${c}`,
          lower: m`${c}/x`,
          from: expr(1),
          to: expr(b),
          between: expr(inside),
          above: expr(c),
          below: expr(Ratio.of(c).over(inside)),
          area: m`${c * (b - 1)} - ${c}ln ${b}`,
          gap: m`${c} - ${c}/x`,
          primitive: m`${c}x - ${c}ln x`,
          values: [expr(c), m`${c * b} - ${c}ln ${b}`] as const,
        },
      ])
    },
    answer: expression,
    solve: ({ area }) => area,
    solution: ({ upper, from, to, between, above, below, gap, primitive, values }, area) => [
      step(relation(above, '>', below), because.explain, {
        sentence: {
          en: line`Compare the values at ${equation(x, between)}, between the ends: ${named(upper)} is the upper curve.`,
          es: line`Compara los valores en ${equation(x, between)}, entre los extremos: ${named(upper)} es la curva superior.`,
        },
      }),
      step(integral(gap, 'x', [from, to]), because.upperMinusLower),
      ...definiteIntegral(primitive, [from, to], values, area),
    ],
    ask({ upper, lower, from, to }) {
      const [f, g, left, right] = [named(upper), named(lower), equation(x, from), equation(x, to)]
      return {
        en: prose`Find the exact area of the region between ${f} and ${g} from ${left} to ${right}.`,
        es: prose`Halla el área exacta de la región entre ${f} e ${g} desde ${left} hasta ${right}.`,
      }
    },
    check(printed, answer) {
      const [f, g, left, right] = printed.all('relation')
      if (!f || !g || !left || !right) return false
      const [a, b] = [approximate(left.right), approximate(right.right)]
      const steps = 400
      let area = 0
      for (let i = 0; i < steps; i++) {
        const at = a + ((b - a) * (i + 0.5)) / steps
        area += Math.abs(approximate(f.right, { x: at }) - approximate(g.right, { x: at }))
      }
      return near((area * (b - a)) / steps, approximate(answer), 5e-4)
    },
  }),
})
