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
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { less } from './integrals.ts'
import type { levels } from './levels.ts'

/** u = kx. */
const linear = (k: number) => ({ u: m`${k}x`, du: expr(k) })

export const hardForms = (form: FormMaker<typeof levels>) => ({
  definite: form({
    levels: ['hard'],
    instruction: { en: prose`Evaluate. Give the exact value.`, es: prose`Evalúa. Da el valor exacto.` },
    draw: random => {
      const [k, top] = [random.intExcept(-6, 6, 0), random.int(1, 4)]
      const e = symbol('e')
      const logarithm = { u: m`ln x`, du: m`1/x` }
      return random.evenly([
        {
          of: m`${k}x e^x`,
          from: expr(0),
          to: expr(top),
          value: top === 1 ? expr(k) : m`${k * (top - 1)}e^${top} + ${k}`,
          parts: { ...linear(k), dv: m`e^x`, v: m`e^x`, line: less(m`${k}x e^x`, k, c => m`${c}e^x`) },
          F: m`${k}x e^x + ${-k}e^x`,
          atLimits: [expr(-k), top === 1 ? expr(0) : m`${k * (top - 1)}e^${top}`] as const,
        },
        {
          of: m`${k}x sin x`,
          from: expr(0),
          to: pi,
          value: m`${k}π`,
          parts: { ...linear(k), dv: m`sin x`, v: m`-cos x`, line: less(m`${-k}x cos x`, -k, c => m`${c}cos x`) },
          F: m`${-k}x cos x + ${k}sin x`,
          atLimits: [expr(0), m`${k}π`] as const,
        },
        {
          of: m`${k}ln x`,
          from: expr(1),
          to: e,
          value: expr(k),
          parts: { ...logarithm, dv: expr(k), v: m`${k}x`, line: less(m`${k}x ln x`, k, c => c) },
          F: m`${k}x ln x + ${-k}x`,
          atLimits: [expr(-k), expr(0)] as const,
        },
        {
          of: m`${k}x cos x`,
          from: expr(0),
          to: over(pi, 2),
          value: m`${Ratio.of(k, 2)}π + ${-k}`,
          parts: { ...linear(k), dv: m`cos x`, v: m`sin x`, line: less(m`${k}x sin x`, k, c => m`${c}sin x`) },
          F: m`${k}x sin x + ${k}cos x`,
          atLimits: [expr(k), m`${Ratio.of(k, 2)}π`] as const,
        },
        {
          of: m`${2 * k}x ln x`,
          from: expr(1),
          to: e,
          value: m`${Ratio.of(k, 2)}e^2 + ${Ratio.of(k, 2)}`,
          parts: { ...logarithm, dv: m`${2 * k}x`, v: m`${k}x^2`, line: less(m`${k}x^2 ln x`, k, c => m`${c}x`) },
          F: m`${k}x^2 ln x + ${Ratio.of(-k, 2)}x^2`,
          atLimits: [expr(Ratio.of(-k, 2)), m`${Ratio.of(k, 2)}e^2`] as const,
        },
      ])
    },
    answer: expression,
    solve: ({ value }) => value,
    ask: ({ of, from, to }) => both(integral(of, 'x', [from, to])),
    solution: ({ parts, F, from, to, atLimits }, value) => [
      ...byParts(parts),
      ...definiteIntegral(F, [from, to], atLimits, value),
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
        slope: random.int(2, 9),
      }
    },
    answer: integer,
    solve: ({ a, b, fa, fb, area }) => b * fb - a * fa - area,
    ask({ a, b, fa, fb, area, slope }) {
      const [known, wanted] = [m`∫_${a}^${b} f(x) dx = ${area}`, m`∫_${a}^${b} x f'(x) dx`]
      const data = table({
        rowHeads: true,
        head: [m`x`, a, b],
        rows: [
          [m`f(x)`, fa, fb],
          [m`f'(x)`, slope, -slope],
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
