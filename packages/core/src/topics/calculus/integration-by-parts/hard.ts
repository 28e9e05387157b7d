import {
  approximate,
  both,
  type Expr,
  evaluate,
  exact,
  expr,
  expression,
  type FormMaker,
  integer,
  integral,
  isAsDrawn,
  m,
  over,
  pi,
  prose,
  Ratio,
  symbol,
  table,
} from '../../../author.ts'
import type { levels } from './levels.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  definite: form({
    levels: ['hard'],
    instruction: { en: prose`Evaluate. Give the exact value.`, es: prose`Evalúa. Da el valor exacto.` },
    lines: 6,
    draw: random => {
      const [k, top] = [random.intExcept(-6, 6, 0), random.int(1, 4)]
      return random.evenly([
        {
          of: m`${k}x e^x`,
          from: expr(0),
          to: expr(top),
          value: top === 1 ? expr(k) : m`${k * (top - 1)}e^${top} + ${k}`,
        },
        { of: m`${k}x sin x`, from: expr(0), to: pi, value: m`${k}π` },
        { of: m`${k}ln x`, from: expr(1), to: symbol('e'), value: expr(k) },
        { of: m`${k}x cos x`, from: expr(0), to: over(pi, 2), value: m`${Ratio.of(k, 2)}π + ${-k}` },
        { of: m`${2 * k}x ln x`, from: expr(1), to: symbol('e'), value: m`${Ratio.of(k, 2)}e^2 + ${Ratio.of(k, 2)}` },
      ])
    },
    answer: expression,
    solve: ({ value }) => value,
    ask: ({ of, from, to }) => both(integral(of, 'x', [from, to])),
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
