import {
  answerStep,
  blank,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FilledTable,
  figure,
  itemOf,
  line,
  minus,
  type Point,
  quantity,
  type Random,
  statements,
  symbol,
  table,
  tableCells,
  tupleOf,
  words,
} from '../../../author.ts'
import { X } from '../../kit/lines/line-equation.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { atLetter } from '../../kit/transformations/points.ts'
import {
  columnsOf,
  type Drawn,
  drawData,
  drawLine,
  drawPlace,
  heightAt,
  hundredths,
  plotOf,
  ratio,
  ruleOf,
  scaleOf,
  shown,
  sideOf,
} from './lines.ts'
import {
  amountOf,
  askedFor,
  changeOf,
  type Form,
  lettersTold,
  plotTold,
  predicted,
  printedAmount,
  printedRule,
  ruleTold,
  valueStep,
} from './says.ts'
import { settingsAt } from './settings.ts'
import type { Setting } from './things.ts'

const MINE = {
  predictByRule: settingsAt(4, 11),
  residual: settingsAt(0, 8),
  differences: settingsAt(16, 9),
} as const
const P = symbol('P')
/** A point of the data on a crossing, above or below the line. */
function drawOff(
  random: Random,
  sign: number,
  among: readonly Setting[],
): { readonly drawn: Drawn; readonly at: Point } {
  const { drawn, places } = random.until(
    () => {
      const drawn = drawLine(random, among)
      const { setting, trend } = drawn
      const { from, to, step, grain } = scaleOf(setting.y)
      const places = columnsOf(setting.x).flatMap((x): readonly Point[] => {
        const height = heightAt(trend, x)
        if (height % grain !== 0) return []
        const off = [0.4, 1.2, 2].map(cells => height + sign * cells * step)
        const lines = off.map(y => from + step * Math.round((y - from) / step))
        return [...new Set(lines)].flatMap((y): readonly Point[] =>
          Math.sign(y - height) === sign && Math.abs(y - height) <= 2 * step && y > from && y < to ? [[x, y]] : [],
        )
      })
      return { drawn, places }
    },
    ({ places }) => places.length > 0,
  )
  return { drawn, at: random.pick(places) }
}

const HEAD = [
  X,
  words('actual y', 'y real'),
  words('predicted y', 'y previsto'),
  words('actual − predicted', 'real − previsto'),
] as const

export const mediumForms = (form: Form) => ({
  predictByRule: form({
    levels: ['medium'],
    draw: random => drawPlace(random, MINE.predictByRule),
    answer: quantity,
    solve: ({ drawn: { setting, trend }, at }) => amountOf(setting.y, heightAt(trend, at)),
    ask: ({ drawn: { setting, trend }, at }) => paragraph(ruleTold(setting, trend, 0), askedFor(setting, at)),
    solution({ drawn: { setting, trend }, at }, answer) {
      return [valueStep(trend, at), answerStep(quantity.show(answer), predicted(setting, at, heightAt(trend, at)))]
    },
    // Back from the prediction to x.
    check(printed, { amount }) {
      const side = printedRule(printed)
      const start = evaluate(side, { x: 0 })
      return exact(amount)
        .minus(start)
        .equals(evaluate(side, { x: 1 }).minus(start).times(printedAmount(printed)))
    },
  }),

  residual: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const { drawn, at } = drawOff(random, random.evenly([1, -1]), MINE.residual)
      return { drawn, at, data: drawData(random, drawn, 9, [at[0]]) }
    },
    answer: quantity,
    solve: ({ drawn: { setting, trend }, at: [x, y] }) => amountOf(setting.y, y - heightAt(trend, x)),
    ask({ drawn: { setting, trend }, at, data }) {
      const drawing = figure(plotOf(setting, data, [sideOf(trend)], [[at, 'P']]))
      const { actual, predicted: forecast } = setting.y
      const text = paragraph(
        plotTold(setting),
        { en: line`The trend line is ${ruleOf(trend)}.`, es: line`La recta de tendencia es ${ruleOf(trend)}.` },
        lettersTold(setting),
        {
          en: [
            ...line`For point ${P}, find `,
            `${actual.en} minus ${forecast.en}. Write a minus sign if it is negative.`,
          ],
          es: [
            ...line`Para el punto ${P}, halla `,
            `${actual.es} menos ${forecast.es}. Escribe el signo menos si es negativo.`,
          ],
        },
      )
      return { en: [text.en, drawing], es: [text.es, drawing] }
    },
    solution({ drawn: { setting, trend }, at: [x, y] }, answer) {
      const height = heightAt(trend, x)
      const amount = changeOf(setting.y, Math.abs(y - height))
      const { actual } = setting.y
      return [
        explained(
          atLetter(P, shown(x), shown(y)),
          line`Read point ${P} on the axes: its second coordinate, ${shown(y)}, is the actual value.`,
          line`Lee el punto ${P} en los ejes: su segunda coordenada, ${shown(y)}, es el valor real.`,
        ),
        valueStep(trend, x),
        explained(
          equation(minus(shown(y), shown(height)), shown(y - height)),
          y > height
            ? line`Subtract the predicted value from the actual one. ${P} lies above the line, so the difference is positive.`
            : line`Subtract the predicted value from the actual one. ${P} lies below the line, so the difference is negative.`,
          y > height
            ? line`Resta del valor real el valor previsto. ${P} está encima de la recta; por eso, la diferencia es positiva.`
            : line`Resta del valor real el valor previsto. ${P} está debajo de la recta; por eso, la diferencia es negativa.`,
        ),
        answerStep(quantity.show(answer), {
          en: [`So ${actual.en} is `, amount, y > height ? ' more than predicted.' : ' less than predicted.'],
          es: [`Así, ${actual.es} es `, amount, y > height ? ' mayor que lo previsto.' : ' menor que lo previsto.'],
        }),
      ]
    },
    // The line raised by the difference goes through the point.
    check(printed, { amount }) {
      const [x, y] = itemOf(printed.figure('scatter-plot').marked, 0).at
      return evaluate(printedRule(printed), { x: ratio(hundredths(x)) })
        .plus(exact(amount))
        .equals(ratio(hundredths(y)))
    },
  }),

  differences: form({
    levels: ['hard'],
    kind: 'table',
    draw: random =>
      random.until(
        () => {
          const drawn = drawLine(random, MINE.differences)
          const { setting, trend } = drawn
          const { grain, step } = scaleOf(setting.y)
          const likely = columnsOf(setting.x).filter(x => heightAt(trend, x) % grain === 0)
          const xs = likely.length < 3 ? [] : [...random.sample(likely, 3)].toSorted((a, b) => a - b)
          const most = Math.max(2, Math.round((0.9 * step) / grain))
          const offs = [1, -1, random.sign()].map(sign => sign * grain * random.int(1, most))
          const rows = random
            .shuffle<readonly number[]>(offs)
            .slice(0, xs.length)
            .map((off, i): readonly [number, number, number] => {
              const x = itemOf(xs, i)
              return [x, heightAt(trend, x) + off, heightAt(trend, x)]
            })
          return { drawn, rows }
        },
        ({ rows }) => rows.length === 3 && new Set(rows.map(([, actual, found]) => actual - found)).size === 3,
      ),
    answer: tableCells,
    solve: ({ rows }): FilledTable => ({
      head: HEAD,
      rows: rows.map(([x, actual, found]) => [shown(x), shown(actual), shown(found), shown(actual - found)]),
      blanks: rows.flatMap(([, actual, found]) => [shown(found), shown(actual - found)]),
    }),
    ask({ drawn: { setting, trend }, rows }) {
      const empty = table({
        head: HEAD,
        rows: rows.map(([x, actual]) => [shown(x), shown(actual), blank(3), blank(3)]),
      })
      const text = paragraph(ruleTold(setting, trend, 2), {
        en: line`Complete the table. Write a minus sign before each negative difference.`,
        es: line`Completa la tabla. Escribe el signo menos delante de cada diferencia negativa.`,
      })
      return { en: [text.en, empty], es: [text.es, empty] }
    },
    solution: ({ drawn: { trend }, rows }, answer) => [
      ...rows.map(([x]) => valueStep(trend, x)),
      explained(
        statements(
          ...rows.map(([, actual, found]) => equation(minus(shown(actual), shown(found)), shown(actual - found))),
        ),
        line`Subtract each predicted value from the actual one. Where the actual value is less, the difference is negative.`,
        line`Resta de cada valor real el valor previsto. Donde el valor real es menor, la diferencia es negativa.`,
      ),
      explained(
        tableCells.show(answer).en,
        line`Write the predicted values and the differences in the table.`,
        line`Escribe los valores previstos y las diferencias en la tabla.`,
      ),
    ],
    check(printed, { blanks }) {
      const side = printedRule(printed)
      return printed.block('table').rows.every((row, i) => {
        const [x, actual] = tupleOf(
          row.slice(0, 2).map(([cell]) => exact(cell as Expr)),
          2,
        )
        const [found, off] = tupleOf(blanks.slice(2 * i, 2 * i + 2).map(exact), 2)
        return evaluate(side, { x }).equals(found) && found.plus(off).equals(actual)
      })
    },
  }),
})
