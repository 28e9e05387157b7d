import {
  answerStep,
  exact,
  explained,
  figure,
  integer,
  itemOf,
  line,
  list,
  ofAllBut,
  option,
  type Point,
  prose,
  quantity,
  symbol,
  tupleOf,
} from '../../../author.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { distancesFrom, type Fit, halvesOf, meanOf, misfit, sidesOf, sidesSaid } from './fits.ts'
import { drawData, drawLine, heightAt, shown as numberOf, plotOf, sideOf } from './lines.ts'
import { amountOf, askedBack, askedFor, atOf, type Form, paragraphOf, plotTold, predicted } from './says.ts'
import { settingsAt } from './settings.ts'

const MINE = {
  bestLine: settingsAt(0, 5, 9),
  judge: settingsAt(1, 6, 11),
  predict: settingsAt(4, 12, 17),
  readBack: settingsAt(8, 10, 16),
  countSide: settingsAt(3, 7, 15),
} as const
const NAMES = ['p', 'q', 'r'] as const
const LINE = option({
  p: { en: prose`line ${symbol('p')}`, es: prose`la recta ${symbol('p')}` },
  q: { en: prose`line ${symbol('q')}`, es: prose`la recta ${symbol('q')}` },
  r: { en: prose`line ${symbol('r')}`, es: prose`la recta ${symbol('r')}` },
})
const ORDERS = [
  ['fits', 'level', 'turned'],
  ['turned', 'fits', 'level'],
  ['level', 'turned', 'fits'],
  ['turned', 'level', 'fits'],
  ['fits', 'turned', 'level'],
  ['level', 'fits', 'turned'],
] as const
const VERDICT = option<Fit>({
  fits: { en: prose`The line fits the data well.`, es: prose`La recta se ajusta bien a los datos.` },
  high: { en: prose`The line is too high.`, es: prose`La recta está demasiado arriba.` },
  low: { en: prose`The line is too low.`, es: prose`La recta está demasiado abajo.` },
  turned: { en: prose`The slope of the line is wrong.`, es: prose`La pendiente de la recta es incorrecta.` },
})
const WITH_LINE = {
  en: line`The line is a trend line.`,
  es: line`La recta es una recta de tendencia.`,
}
export const easyForms = (form: Form) => ({
  bestLine: form({
    levels: ['easy'],
    share: 2,
    draw(random) {
      const order = random.evenly(ORDERS)
      const drawn = drawLine(random, MINE.bestLine)
      const level: Fit = random.chance(0.5) ? 'high' : 'low'
      const lines = order.map(one => misfit(random, drawn, one === 'level' ? level : one))
      return { drawn, order, level, lines, data: drawData(random, drawn) }
    },
    answer: LINE,
    solve: ({ order }) => itemOf(NAMES, order.indexOf('fits')),
    ask({ drawn: { setting }, lines, data }) {
      const shown = figure(
        plotOf(
          setting,
          data,
          lines.map((one, i) => [sideOf(one), itemOf(NAMES, i)] as const),
        ),
      )
      const text = paragraph(plotTold(setting), {
        en: line`Which of the lines ${symbol('p')}, ${symbol('q')}, and ${symbol('r')} fits the data best?`,
        es: line`¿Cuál de las rectas ${symbol('p')}, ${symbol('q')} y ${symbol('r')} se ajusta mejor a los datos?`,
      })
      return { en: [text.en, shown], es: [text.es, shown] }
    },
    solution({ drawn, order, level, lines, data }, key) {
      const named = (what: (typeof order)[number]) => symbol(itemOf(NAMES, order.indexOf(what)))
      const sides = (what: (typeof order)[number], points: readonly Point[]) =>
        sidesSaid(sidesOf(itemOf(lines, order.indexOf(what)), points))
      const [left, right] = halvesOf(drawn.setting, data)
      const [off, fit] = [sides('level', data), sides('fits', data)]
      const [before, after] = [sides('turned', left), sides('turned', right)]
      return [
        explained(
          paragraphOf({ en: [named('level'), ': ', ...off.en], es: [named('level'), ': ', ...off.es] }),
          level === 'high'
            ? line`Count the points above and below ${named('level')}. It is too high.`
            : line`Count the points above and below ${named('level')}. It is too low.`,
          level === 'high'
            ? line`Cuenta los puntos por encima y por debajo de ${named('level')}. Está demasiado arriba.`
            : line`Cuenta los puntos por encima y por debajo de ${named('level')}. Está demasiado abajo.`,
        ),
        explained(
          paragraphOf({
            en: [named('turned'), ', left half: ', ...before.en, '; right half: ', ...after.en],
            es: [named('turned'), ', mitad izquierda: ', ...before.es, '; mitad derecha: ', ...after.es],
          }),
          line`Along ${named('turned')} the points change from one side to the other: its slope is wrong.`,
          line`A lo largo de ${named('turned')} los puntos pasan de un lado al otro: su pendiente es incorrecta.`,
        ),
        answerStep(LINE.show(key), {
          en: [...line`All along ${named('fits')} the points are close to it on both sides: `, ...fit.en, '.'],
          es: [...line`A lo largo de ${named('fits')} los puntos están cerca, a ambos lados: `, ...fit.es, '.'],
        }),
      ]
    },
    // The smallest sum of squared distances.
    check(printed, key) {
      const { curves, data, y } = printed.figure('scatter-plot')
      const sums = curves.map(curve => meanOf(distancesFrom(curve, data, y.step).map(value => value * value)))
      return sums.length === 3 && itemOf(sums, NAMES.indexOf(key)) === Math.min(...sums)
    },
  }),

  judge: form({
    levels: ['easy'],
    share: 2,
    draw(random) {
      const fit = random.evenly(['high', 'fits', 'turned', 'low'] as const)
      const drawn = drawLine(random, MINE.judge)
      return { drawn, fit, trend: misfit(random, drawn, fit), data: drawData(random, drawn) }
    },
    answer: VERDICT,
    solve: ({ fit }) => fit,
    ask({ drawn: { setting }, trend, data }) {
      const shown = figure(plotOf(setting, data, [sideOf(trend)]))
      const text = paragraph(plotTold(setting), {
        en: line`The line was drawn to fit the data. Which statement is true?`,
        es: line`La recta se trazó para que se ajustara a los datos. ¿Qué afirmación es verdadera?`,
      })
      return { en: [text.en, shown], es: [text.es, shown] }
    },
    solution({ drawn: { setting }, fit, trend, data }, key) {
      const [left, right] = tupleOf(
        halvesOf(setting, data).map(half => sidesSaid(sidesOf(trend, half))),
        2,
      )
      const why = {
        fits: {
          en: line`In both halves there are points above and below, all close to the line.`,
          es: line`En las dos mitades hay puntos por encima y por debajo, todos cerca de la recta.`,
        },
        high: {
          en: line`In both halves all points lie below the line, so the line is too high.`,
          es: line`En las dos mitades todos los puntos están debajo de la recta; por eso, está demasiado arriba.`,
        },
        low: {
          en: line`In both halves all points lie above the line, so the line is too low.`,
          es: line`En las dos mitades todos los puntos están encima de la recta; por eso, está demasiado abajo.`,
        },
        turned: {
          en: line`In one half most of the points lie on one side of the line, and in the other half on the other side: the slope is wrong.`,
          es: line`En una mitad la mayoría de los puntos está de un lado de la recta y en la otra mitad, del otro lado: la pendiente es incorrecta.`,
        },
      }[fit]
      return [
        explained(
          paragraphOf({
            en: ['left half: ', ...left.en, '; right half: ', ...right.en],
            es: ['mitad izquierda: ', ...left.es, '; mitad derecha: ', ...right.es],
          }),
          line`Count the points above and below the line, in each half of the plot.`,
          line`Cuenta los puntos por encima y por debajo de la recta en cada mitad del diagrama.`,
        ),
        answerStep(VERDICT.show(key), why),
      ]
    },
    whyWrong({ drawn: { setting }, trend, data }, answer) {
      const { above, below } = sidesOf(trend, data)
      const [left, right] = halvesOf(setting, data)
      const [first, second] = [sidesOf(trend, left), sidesOf(trend, right)]
      return ofAllBut(answer, {
        high: {
          en: line`Then the points would lie below the line, but ${above} of them lie above it.`,
          es: line`Entonces los puntos estarían debajo de la recta, pero ${above} de ellos están encima.`,
        },
        low: {
          en: line`Then the points would lie above the line, but ${below} of them lie below it.`,
          es: line`Entonces los puntos estarían encima de la recta, pero ${below} de ellos están debajo.`,
        },
        fits: {
          en: line`Then each half would have about as many points above the line as below it, but the left half has ${first.above} above and ${first.below} below.`,
          es: line`Entonces en cada mitad habría más o menos tantos puntos encima como debajo de la recta, pero en la izquierda hay ${first.above} encima y ${first.below} debajo.`,
        },
        turned: {
          en: line`Then one half would have many more points above the line than the other, but they have ${first.above} and ${second.above}.`,
          es: line`Entonces una mitad tendría muchos más puntos encima de la recta que la otra, pero tienen ${first.above} y ${second.above}.`,
        },
      })
    },
    // Mean distance of all points, and of either half.
    check(printed, key) {
      const { curves, data, y } = printed.figure('scatter-plot')
      const all = distancesFrom(itemOf(curves, 0), data, y.step)
      const half = Math.floor(all.length / 2)
      const apart = Math.abs(meanOf(all.slice(0, half)) - meanOf(all.slice(-half)))
      const found: Fit = apart > 2 ? 'turned' : meanOf(all) < -1.5 ? 'high' : meanOf(all) > 1.5 ? 'low' : 'fits'
      return key === found
    },
  }),

  predict: form({
    levels: ['easy'],
    share: 2,
    draw(random) {
      const drawn = drawLine(random, MINE.predict)
      const at = random.pick(drawn.crossings)
      return { drawn, at, data: drawData(random, drawn, 10, [at[0]]) }
    },
    answer: quantity,
    solve: ({ drawn: { setting }, at: [, y] }) => amountOf(setting.y, y),
    ask({ drawn: { setting, trend }, at: [x], data }) {
      const shown = figure(plotOf(setting, data, [sideOf(trend)]))
      const text = paragraph(plotTold(setting), WITH_LINE, askedFor(setting, x))
      return { en: [text.en, shown], es: [text.es, shown] }
    },
    solution({ drawn: { setting }, at }) {
      const [x, y] = [amountOf(setting.x, at[0]), amountOf(setting.y, at[1])]
      return [
        explained(
          atOf(at),
          line`Find ${x} on the horizontal axis and go straight up to the line. Straight across from there, the vertical axis shows ${numberOf(at[1])}.`,
          line`Busca ${x} en el eje horizontal y sube hasta la recta. A esa altura, el eje vertical muestra ${numberOf(at[1])}.`,
        ),
        answerStep(paragraphOf({ en: [y], es: [y] }), predicted(setting, at[0], at[1])),
      ]
    },
    check(printed, { amount }) {
      const x = itemOf(printed.numbers, 0).toNumber()
      const { curves } = printed.figure('scatter-plot')
      const height = distancesFrom(itemOf(curves, 0), [[x, 0]], 1)
      return Math.abs(exact(amount).toNumber() + itemOf(height, 0)) < 1e-9
    },
  }),

  readBack: form({
    levels: ['easy'],
    draw(random) {
      const drawn = drawLine(random, MINE.readBack)
      const at = random.pick(drawn.crossings)
      return { drawn, at, data: drawData(random, drawn, 10, [at[0]]) }
    },
    answer: quantity,
    solve: ({ drawn: { setting }, at: [x] }) => amountOf(setting.x, x),
    ask({ drawn: { setting, trend }, at: [, y], data }) {
      const shown = figure(plotOf(setting, data, [sideOf(trend)]))
      const text = paragraph(plotTold(setting), WITH_LINE, askedBack(setting, y))
      return { en: [text.en, shown], es: [text.es, shown] }
    },
    solution({ drawn: { setting }, at }) {
      const [x, y] = [amountOf(setting.x, at[0]), amountOf(setting.y, at[1])]
      return [
        explained(
          atOf(at),
          line`Find ${y} on the vertical axis and go across to the line. Straight below, the horizontal axis shows ${numberOf(at[0])}.`,
          line`Busca ${y} en el eje vertical y ve en línea horizontal hasta la recta. Justo debajo, el eje horizontal muestra ${numberOf(at[0])}.`,
        ),
        answerStep(paragraphOf({ en: [x], es: [x] }), predicted(setting, at[0], at[1])),
      ]
    },
    check(printed, { amount }) {
      const height = itemOf(printed.numbers, 0).toNumber()
      const { curves } = printed.figure('scatter-plot')
      const found = distancesFrom(itemOf(curves, 0), [[exact(amount).toNumber(), height]], 1)
      return Math.abs(itemOf(found, 0)) < 1e-9
    },
  }),

  countSide: form({
    levels: ['easy'],
    draw(random) {
      const isAbove = random.evenly([true, false])
      const drawn = drawLine(random, MINE.countSide)
      return { drawn, isAbove, data: drawData(random, drawn, random.int(7, 13), [], [45, 95]) }
    },
    answer: integer,
    solve: ({ drawn: { trend }, isAbove, data }) => sidesOf(trend, data)[isAbove ? 'above' : 'below'],
    ask({ drawn: { setting, trend }, isAbove, data }) {
      const shown = figure(plotOf(setting, data, [sideOf(trend)]))
      const text = paragraph(plotTold(setting), WITH_LINE, {
        en: [`How many data points lie ${isAbove ? 'above' : 'below'} the trend line?`],
        es: [`¿Cuántos puntos de los datos están por ${isAbove ? 'encima' : 'debajo'} de la recta de tendencia?`],
      })
      return { en: [text.en, shown], es: [text.es, shown] }
    },
    solution({ drawn: { trend }, isAbove, data }, answer) {
      const own = data.filter(([x, y]) => y > heightAt(trend, x) === isAbove)
      return [
        explained(
          list(...own.map(atOf)),
          isAbove
            ? line`Go along the line from left to right and read each point that is higher than the line.`
            : line`Go along the line from left to right and read each point that is lower than the line.`,
          isAbove
            ? line`Recorre la recta de izquierda a derecha y lee cada punto que está más arriba que la recta.`
            : line`Recorre la recta de izquierda a derecha y lee cada punto que está más abajo que la recta.`,
        ),
        answerStep(integer.show(answer), {
          en: line`Of the ${data.length} points, ${own.length} lie on this side of the line. In a good fit, about half of the points lie on each side.`,
          es: line`De los ${data.length} puntos, ${own.length} están de este lado de la recta. En un buen ajuste, cerca de la mitad de los puntos está a cada lado.`,
        }),
      ]
    },
    check(printed, answer) {
      const { curves, data } = printed.figure('scatter-plot')
      const sign = /lie above|por encima/.test(printed.text) ? 1 : -1
      const own = distancesFrom(itemOf(curves, 0), data, 1).filter(value => Math.sign(value) === sign)
      return exact(answer).equals(own.length)
    },
  }),
})
