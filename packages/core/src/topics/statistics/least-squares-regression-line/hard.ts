import {
  decimal,
  decimalNumber,
  decimalPlaces,
  type Expr,
  equation,
  equationFor,
  evaluate,
  exact,
  type FormMaker,
  prose,
  Ratio,
  symbol,
  table,
} from '../../../author.ts'
import { plain } from '../../kit/statistics/decimals.ts'
import {
  COLUMNS,
  coefficientsIn,
  correlation,
  drawOutput,
  fitted,
  outputOf,
  saying,
  valueAt,
  writeTheLine,
} from './least-squares.ts'
import type { levels } from './levels.ts'
import { pairs, rightSide, tenths } from './regressions.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  fromData: form({
    levels: ['hard'],
    share: 3,
    lines: 7,
    wide: true,
    draw(random) {
      const pair = random.evenly(pairs)
      const xs = random.pick(pair.isFromOne === true ? COLUMNS.filter(([first]) => first > 0) : COLUMNS)
      const slope = random.int(1, 3) * (pair.isFalling ? -1 : 1)
      const start = pair.isFalling ? 12 - slope * 8 : random.int(1, 12)
      const ys = random.until(
        () => xs.map(x => start + slope * x + random.int(-3, 3)),
        ys => {
          const r = Math.abs(correlation(xs, ys))
          if (r <= 0.4 || r >= 0.98) return false
          const { a, b } = fitted(xs, ys)
          const isExact = [a, b].every(({ d }) => (decimalPlaces(d) ?? 9) <= 3)
          return isExact && a.n !== 0 && !b.power(2).equals(1)
        },
      )
      return { pair, xs, ys }
    },
    answer: equationFor('y'),
    solve({ xs, ys }) {
      const { a, b } = fitted(xs, ys)
      return rightSide(plain(a), plain(b))
    },
    ask({ pair, xs, ys }) {
      const shown = table({
        rowHeads: true,
        rows: [
          [pair.x, ...xs],
          [pair.y, ...ys],
        ],
      })
      return {
        en: [
          prose`The first row of the table is ${symbol('x')}, the second row is ${symbol('y')}.`,
          shown,
          writeTheLine.en,
        ],
        es: [
          prose`La primera fila de la tabla es ${symbol('x')} y la segunda es ${symbol('y')}.`,
          shown,
          writeTheLine.es,
        ],
      }
    },
    // Normal equations: the residuals add up to 0, and so do their products with x.
    check(printed, right) {
      const [xs = [], ys = []] = printed
        .block('table')
        .rows.map(row => row.slice(1).map(cell => evaluate(cell[0] as Expr)))
      const residuals = xs.map((x, i) => ys[i]!.minus(valueAt(right, x)))
      const all = (values: readonly Ratio[]) => values.reduce((sum, value) => sum.plus(value), Ratio.of(0))
      return all(residuals).equals(0) && all(residuals.map((value, i) => value.times(xs[i]!))).equals(0)
    },
  }),

  outputEquation: form({
    levels: ['hard'],
    lines: 2,
    wide: true,
    draw: drawOutput,
    answer: equationFor('y'),
    solve: ({ a, b }) => rightSide(tenths(a), tenths(b)),
    ask: facts => saying(facts.setting, ...outputOf(facts).map(block => ({ en: block, es: block })), writeTheLine),
    check(printed, right) {
      const [a, b] = coefficientsIn(printed)
      return valueAt(right, 0).equals(a!) && valueAt(right, 10).equals(a!.plus(b!.times(10)))
    },
  }),

  outputCorrelation: form({
    levels: ['hard'],
    lines: 2,
    wide: true,
    draw: drawOutput,
    answer: decimalNumber,
    solve: ({ r, b }) => decimal(Ratio.of(b < 0 ? -r : r, 100), 2),
    ask: facts =>
      saying(facts.setting, ...outputOf(facts).map(block => ({ en: block, es: block })), {
        en: prose`Find the correlation ${symbol('r')} to the nearest hundredth.`,
        es: prose`Halla la correlación ${symbol('r')} a la centésima más cercana.`,
      }),
    check(printed, answer) {
      const share = evaluate(printed.one('percent')).toNumber()
      const [, b] = coefficientsIn(printed)
      const r = exact(answer)
      return Math.abs(Math.abs(r.toNumber()) - Math.sqrt(share)) < 0.005 && r.n < 0 === b!.n < 0
    },
  }),

  outputPrediction: form({
    levels: ['hard'],
    lines: 2,
    wide: true,
    draw: random => {
      const facts = drawOutput(random)
      return { ...facts, x: random.int(Math.max(facts.setting.from, 2), facts.setting.to) }
    },
    answer: decimalNumber,
    solve: ({ a, b, x }) => tenths(a + b * x),
    ask: facts =>
      saying(facts.setting, ...outputOf(facts).map(block => ({ en: block, es: block })), {
        en: prose`Predict ${symbol('y')} for ${equation(symbol('x'), facts.x)}.`,
        es: prose`Predice ${symbol('y')} para ${equation(symbol('x'), facts.x)}.`,
      }),
    check(printed, answer) {
      const [a, b] = coefficientsIn(printed)
      return exact(answer)
        .minus(a!)
        .over(b!)
        .equals(evaluate(printed.all('relation').at(-1)!.right))
    },
  }),
})
