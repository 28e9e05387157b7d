import {
  answerStep,
  both,
  dotPlot,
  drawing,
  equation,
  exact,
  explained,
  explainedBy,
  type FormMaker,
  failed,
  figure,
  howMany,
  integer,
  itemOf,
  line,
  list,
  minus,
  prose,
  quantity,
  type Random,
  role,
  sum,
  table,
  things,
  withFigure,
  words,
} from '../../../author.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import * as bars from './bars.ts'
import { mediumDots } from './dot-settings.ts'
import {
  countAt,
  type Dots,
  dotsSaid,
  drawDots,
  lastOf,
  marked,
  plotOf,
  printedDots,
  totalOf,
  valuesOf,
} from './dots.ts'
import { frequencyRows } from './easy.ts'
import type { levels } from './levels.ts'
import { isOn, printedSide, type Side, sideSaid } from './sides.ts'

interface Listed {
  readonly dots: Dots
  readonly data: readonly number[]
}
/** The data in any order, and a mark that the plot gives one dot too many or too few. */
interface Misdrawn extends Listed {
  readonly at: number
  readonly by: 1 | -1
}
const drawListed = (random: Random, own: number, size: readonly [number, number]): Listed => {
  const dots = drawDots(random, random.evenly(startingAt(mediumDots, 3 * own)), size)
  return { dots, data: random.shuffle(valuesOf(dots)) }
}
const listed = ({ dots, data }: Listed) => ({
  en: [...dots.setting.data.en, ...line`: ${list(...data)}.`],
  es: [...dots.setting.data.es, ...line`: ${list(...data)}.`],
})
const plotDrawing = drawing<{
  readonly from: number
  readonly counts: readonly number[]
  readonly axis: { readonly en: string; readonly es: string }
}>(
  ({ from, counts, axis }) =>
    dotPlot({
      values: valuesOf({ from, counts }),
      axis: { from, to: from + counts.length - 1, step: 1, name: words(axis.en, axis.es) },
    }),
  ({ counts, ...rest }) => [{ ...rest, counts: counts.with(0, itemOf(counts, 0) + 1) }],
)
const misdrawnOf = ({ dots, at, by }: Misdrawn): Dots => ({
  ...dots,
  counts: dots.counts.with(at - dots.from, countAt(dots, at) + by),
})
/** The values as printed, in the order of their size. */
const orderedStep = (dots: Dots) =>
  explained(
    list(...valuesOf(dots)),
    line`Put the ${totalOf(dots.counts)} values in order, so that none is missed.`,
    line`Ordena los ${totalOf(dots.counts)} valores para no olvidar ninguno.`,
  )

interface Sided {
  readonly drawn: bars.Bars
  readonly side: Side
  readonly bound: number
}
const placesOn = ({ drawn, side, bound }: Sided) =>
  bars.places(drawn).filter(i => isOn(side, itemOf(bars.interval(drawn, i), 0), bound))
const manyOn = (facts: Sided) => bars.totalOf(placesOn(facts).map(i => bars.heightAt(facts.drawn, i)))

interface Compared {
  readonly drawn: bars.Bars
  readonly pair: readonly [more: number, less: number]
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  drawPlot: form({
    levels: ['medium'],
    wide: true,
    draw: random => drawListed(random, 0, [11, 14]),
    answer: plotDrawing,
    solve: ({ dots: { from, counts, setting } }) => ({ from, counts, axis: setting.axis }),
    key: ({ dots }) => ({
      en: prose`dots from left to right: ${list(...dots.counts)}`,
      es: prose`puntos de izquierda a derecha: ${list(...dots.counts)}`,
    }),
    ask(facts) {
      const { dots } = facts
      const empty = dotPlot({
        values: [],
        axis: {
          from: dots.from,
          to: lastOf(dots),
          step: 1,
          name: words(dots.setting.axis.en, dots.setting.axis.es),
        },
      })
      return withFigure(
        paragraph(listed(facts), { en: line`Draw the dot plot.`, es: line`Dibuja el diagrama de puntos.` }),
        empty,
      )
    },
    solution: ({ dots }) => [
      orderedStep(dots),
      explainedBy(both(table({ rows: frequencyRows(dots, dots.counts), rowHeads: true })), {
        en: line`Count how often each value appears.`,
        es: line`Cuenta cuántas veces aparece cada valor.`,
      }),
      explained(
        figure(plotOf(dots)),
        line`Draw that many dots above each value, one above the other.`,
        line`Dibuja esa cantidad de puntos sobre cada valor, uno encima de otro.`,
      ),
    ],
    check(printed, { from, counts }) {
      const left = printed.all('list').flatMap(({ items }) => items.map(item => exact(item).toNumber()))
      return (
        left.length === totalOf(counts) &&
        counts.every((many, i) => left.filter(value => value === from + i).length === many)
      )
    },
  }),

  wrongStack: form({
    levels: ['medium'],
    kind: 'find-mistake',
    wide: true,
    draw(random): Misdrawn {
      const given = drawListed(random, 1, [10, 13])
      const by = random.evenly([-1, 1] as const)
      const able = marked(given.dots).filter(value => value > 0 && countAt(given.dots, value) + by > 0)
      return { ...given, at: random.pick(able.length > 0 ? able : marked(given.dots)), by }
    },
    answer: integer,
    solve: ({ at }) => at,
    key: ({ dots, at }) => ({
      en: prose`Above ${at} there should be ${dotsSaid(countAt(dots, at))}.`,
      es: prose`Sobre el ${at} debería haber ${dotsSaid(countAt(dots, at))}.`,
    }),
    ask: facts =>
      withFigure(
        paragraph(listed(facts), {
          en: line`A student drew this dot plot of the data. Above which value is the number of dots wrong?`,
          es: line`Un estudiante dibujó este diagrama de puntos de los datos. ¿Sobre qué valor está mal el número de puntos?`,
        }),
        plotOf(misdrawnOf(facts)),
      ),
    solution(facts) {
      const { dots, at, by } = facts
      return [
        orderedStep(dots),
        explainedBy(both(table({ rows: frequencyRows(dots, dots.counts), rowHeads: true })), {
          en: line`Count how often each value appears, and compare with the dots above it.`,
          es: line`Cuenta cuántas veces aparece cada valor y compara con los puntos que hay sobre él.`,
        }),
        explained(
          alone(...line`${at}`),
          line`Above ${at} there should be ${dotsSaid(countAt(dots, at))}, but the plot shows ${countAt(dots, at) + by}.`,
          line`Sobre el ${at} debería haber ${dotsSaid(countAt(dots, at))}, pero el diagrama muestra ${countAt(dots, at) + by}.`,
        ),
      ]
    },
    check(printed, answer) {
      const data = printed.all('list').flatMap(({ items }) => items.map(item => exact(item).toNumber()))
      const drawn = printedDots(printed)
      const often = (all: readonly number[], value: number) => all.filter(other => other === value).length
      const wrong = [...new Set([...data, ...drawn])].filter(value => often(data, value) !== often(drawn, value))
      return wrong.length === 1 && exact(answer).equals(itemOf(wrong, 0))
    },
  }),

  barsOnSide: form({
    levels: ['medium'],
    wide: true,
    draw(random): Sided {
      const setting = random.evenly(bars.mediumBars)
      const side = random.evenly(['atLeast', 'lessThan'] as const)
      const drawn = bars.drawBars(random, setting)
      const able = bars.places(drawn).slice(2, -1)
      return { drawn, side, bound: itemOf(bars.interval(drawn, random.pick(able)), 0) }
    },
    answer: quantity,
    solve: facts => bars.howManyOf(facts.drawn, manyOn(facts)),
    ask({ drawn, side, bound }) {
      const { of, unit, fewer } = drawn.setting
      const said = bars.saidOf(drawn, sideSaid(side, bound, unit, fewer))
      return withFigure(
        bars.asked(drawn, {
          en: [...line`${howMany(of)} `, ...said.en, '?'],
          es: [...line`¿${howMany(of)} `, ...said.es, '?'],
        }),
        bars.chartOf(drawn),
      )
    },
    solution(facts, found) {
      const { drawn, side, bound } = facts
      const { unit, fewer } = drawn.setting
      const on = placesOn(facts)
      const said = bars.saidOf(drawn, sideSaid(side, bound, unit, fewer))
      return [
        explained(
          bars.joined(drawn, on),
          side === 'atLeast' ? line`Use the bars from ${bound} on.` : line`Use the bars to the left of ${bound}.`,
          side === 'atLeast'
            ? line`Usa las barras a partir de ${bound}.`
            : line`Usa las barras a la izquierda de ${bound}.`,
        ),
        explained(
          equation(sum(...on.map(i => bars.heightAt(drawn, i))), manyOn(facts)),
          line`Read the heights of these bars and add.`,
          line`Lee las alturas de estas barras y suma.`,
        ),
        answerStep(alone(found), {
          en: [...line`In all, ${found} `, ...said.en, '.'],
          es: [...line`En total, ${found} `, ...said.es, '.'],
        }),
      ]
    },
    check(printed, { amount }) {
      const [side, bound] = printedSide(printed)
      const on = bars.printedBars(printed).filter(([from]) => isOn(side, from, bound.toNumber()))
      return exact(amount).equals(on.reduce((all, [, , many]) => all + many, 0))
    },
  }),

  howManyMore: form({
    levels: ['medium'],
    wide: true,
    draw(random): Compared {
      const drawn = bars.drawBars(random, random.evenly(startingAt(bars.mediumBars, 3)))
      const pairs = bars
        .places(drawn)
        .flatMap(i => bars.places(drawn).map(j => [i, j] as const))
        .filter(([i, j]) => bars.heightAt(drawn, i) - bars.heightAt(drawn, j) > 1 && Math.abs(i - j) > 1)
      return {
        drawn,
        pair: random.pick(
          pairs.length > 0
            ? pairs
            : [[bars.tallest(drawn.counts), drawn.counts.indexOf(Math.min(...drawn.counts))] as const],
        ),
      }
    },
    answer: quantity,
    solve: ({ drawn, pair: [i, j] }) => bars.howManyOf(drawn, bars.heightAt(drawn, i) - bars.heightAt(drawn, j)),
    ask({ drawn, pair: [i, j] }) {
      const [[a, b], [c, d]] = [bars.interval(drawn, i), bars.interval(drawn, j)]
      return withFigure(
        bars.asked(drawn, {
          en: line`How many more ${things(drawn.setting.of)} are in the interval from ${role('a', a)} to ${b} than in the interval from ${role('c', c)} to ${d}?`,
          es: line`¿${howMany(drawn.setting.of)} más hay en el intervalo de ${role('a', a)} a ${b} que en el de ${role('c', c)} a ${d}?`,
        }),
        bars.chartOf(drawn),
      )
    },
    solution({ drawn, pair: [i, j] }, found) {
      const [x, y] = [bars.heightAt(drawn, i), bars.heightAt(drawn, j)]
      const [first, second] = [bars.intervalSaid(drawn, i), bars.intervalSaid(drawn, j)]
      return [
        explained(
          alone(...line`${words(first, first)}: ${x}; ${words(second, second)}: ${y}`),
          line`Read the heights of the two bars.`,
          line`Lee las alturas de las dos barras.`,
        ),
        explained(equation(minus(x, y), x - y), line`Subtract.`, line`Resta.`),
        answerStep(alone(found), {
          en: line`There are ${x - y} more ${things(drawn.setting.of)} in the interval ${words(first, first)} than in the interval ${words(second, second)}.`,
          es: line`En el intervalo ${words(first, first)} hay ${found} más que en el intervalo ${words(second, second)}.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const heightFrom = (name: string) => {
        const bar = bars.printedBars(printed).find(([from]) => printed.role(name).equals(from))
        return (bar ?? failed('The bar is printed'))[2]
      }
      return exact(amount).plus(heightFrom('c')).equals(heightFrom('a'))
    },
  }),
})
