import {
  answerStep,
  both,
  count,
  decimal,
  divide,
  drawing,
  equation,
  exact,
  explained,
  explainedBy,
  type FormMaker,
  figure,
  histogram,
  itemOf,
  line,
  list,
  ordinal,
  over,
  percent,
  percentage,
  prose,
  quantity,
  type Random,
  Ratio,
  type Sentence,
  sentenceChoice,
  sum,
  table,
  times,
  type WhyWrong,
  withFigure,
  words,
} from '../../../author.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import * as bars from './bars.ts'
import { hardDots } from './dot-settings.ts'
import {
  aloneOf,
  asked,
  countAt,
  type Dots,
  drawHalves,
  drawWithMean,
  howManyOf,
  marked,
  plotOf,
  printedDots,
  totalOf,
  totalOfValues,
  valuesOf,
} from './dots.ts'
import type { levels } from './levels.ts'
import { isOn, printedSide, type Side, sideSaid } from './sides.ts'

interface Measured {
  readonly bars: bars.Bars
  readonly data: readonly number[]
}
/** So many whole numbers in each interval, in any order. */
function drawMeasured(random: Random): Measured {
  const setting = random.evenly(bars.hardBars)
  const drawn = bars.drawBars(random, setting, [16, 17, 18, 19, 20], ({ counts }) => counts.length < 6)
  const data = drawn.counts.flatMap((many, i) =>
    Array.from({ length: many }, (_, k) => {
      const [low, high] = bars.interval(drawn, i)
      // The ends of an interval are among the values: they are what is put into the wrong one.
      return k === 0 && i > 0 ? low : k === 1 ? high : random.int(Math.max(low, 1), high)
    }),
  )
  return { bars: drawn, data: random.shuffle(data) }
}
const barDrawing = drawing<{
  readonly from: number
  readonly width: number
  readonly counts: readonly number[]
  readonly axis: { readonly en: string; readonly es: string }
}>(
  ({ from, width, counts, axis }) =>
    histogram({ from, width, heights: counts, x: words(axis.en, axis.es), y: bars.frequencyAxis(counts) }),
  ({ counts, ...rest }) => [{ ...rest, counts: counts.with(0, itemOf(counts, 0) - 1) }],
)
const intervalTable = (drawn: bars.Bars) =>
  both(
    table({
      head: [words(drawn.setting.axis.en, drawn.setting.axis.es), words('Frequency', 'Frecuencia')],
      rows: drawn.counts.map((many, i) => [words(bars.intervalSaid(drawn, i), bars.intervalSaid(drawn, i)), many]),
    }),
  )

interface Sided {
  readonly drawn: bars.Bars
  readonly side: Side
  readonly bound: number
}
const placesOn = ({ drawn, side, bound }: Sided) =>
  bars.places(drawn).filter(i => isOn(side, itemOf(bars.interval(drawn, i), 0), bound))
const manyOn = (facts: Sided) => bars.totalOf(placesOn(facts).map(i => bars.heightAt(facts.drawn, i)))
const percentOf = (facts: Sided) => Ratio.of(100 * manyOn(facts), bars.totalOf(facts.drawn.counts))

const middles = (dots: Dots): readonly [number, number] => {
  const values = valuesOf(dots)
  return [itemOf(values, values.length / 2 - 1), itemOf(values, values.length / 2)]
}

/** The interval that the value in the middle of an odd number of values is in. */
const middleOf = ({ counts }: bars.Bars) => (bars.totalOf(counts) + 1) / 2
const medianPlace = (drawn: bars.Bars): number =>
  drawn.counts.findIndex((_, i) => bars.totalOf(drawn.counts.slice(0, i + 1)) >= middleOf(drawn))
const intervalChoice = (drawn: bars.Bars, i: number): Sentence => {
  const [from, to] = bars.interval(drawn, i)
  return { key: String(from), says: { en: prose`${from} to ${to}`, es: prose`de ${from} a ${to}` } }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  tableThenHistogram: form({
    levels: ['hard'],
    wide: true,
    lines: 6,
    draw: random => drawMeasured(random),
    answer: barDrawing,
    solve: ({ bars: { from, counts, setting } }) => ({ from, width: setting.width, counts, axis: setting.axis }),
    key: ({ bars: { counts } }) => ({
      en: prose`frequencies from left to right: ${list(...counts)}`,
      es: prose`frecuencias de izquierda a derecha: ${list(...counts)}`,
    }),
    ask({ bars: drawn, data }) {
      const { setting } = drawn
      const [[a, b], [c, d]] = [bars.interval(drawn, 0), bars.interval(drawn, 1)]
      const [, last] = bars.interval(drawn, drawn.counts.length - 1)
      return withFigure(
        paragraph(
          {
            en: [...setting.data.en, ...line`: ${list(...data)}.`],
            es: [...setting.data.es, ...line`: ${list(...data)}.`],
          },
          {
            en: line`Make a frequency table with the intervals ${a} to ${b}, ${c} to ${d}, and so on, up to ${last}. Then draw the histogram.`,
            es: line`Haz una tabla de frecuencias con los intervalos de ${a} a ${b}, de ${c} a ${d}, y así sucesivamente hasta ${last}. Luego dibuja el histograma.`,
          },
        ),
        bars.chartOf(drawn, false),
      )
    },
    solution: ({ bars: drawn }) => [
      explainedBy(intervalTable(drawn), {
        en: line`Go through the data and make a tally mark for each value beside its interval. Count the marks.`,
        es: line`Recorre los datos y haz una marca por cada valor junto a su intervalo. Cuenta las marcas.`,
      }),
      explained(
        equation(sum(...drawn.counts), bars.totalOf(drawn.counts)),
        line`Check: the frequencies add up to the number of values in the list.`,
        line`Comprueba: las frecuencias suman el número de valores de la lista.`,
      ),
      explained(
        figure(bars.chartOf(drawn)),
        line`Draw a bar over each interval, as high as its frequency. The bars touch.`,
        line`Dibuja sobre cada intervalo una barra tan alta como su frecuencia. Las barras se tocan.`,
      ),
    ],
    check(printed, { from, width, counts }) {
      const data = printed.all('list').flatMap(({ items }) => items.map(item => exact(item).toNumber()))
      return (
        data.length === bars.totalOf(counts) &&
        counts.every((many, i) => data.filter(value => Math.floor((value - from) / width) === i).length === many)
      )
    },
  }),

  medianOfDots: form({
    levels: ['hard'],
    draw: random => drawHalves(random, random.evenly(hardDots)),
    answer: quantity,
    solve(dots) {
      const [a, b] = middles(dots)
      return count(decimalOf(Ratio.of(a + b, 2)), aloneOf(dots))
    },
    ask: dots =>
      withFigure(asked(dots, { en: line`What is the median?`, es: line`¿Cuál es la mediana?` }), plotOf(dots)),
    solution(dots, found) {
      const [a, b] = middles(dots)
      const total = totalOf(dots.counts)
      return [
        explained(
          equation(sum(...stacks(dots)), total),
          line`Count all the dots. The median is halfway between the values of the ${ordinal(total / 2)} and ${ordinal(total / 2 + 1)} dots.`,
          line`Cuenta todos los puntos. La mediana está justo en medio de los valores del ${ordinal(total / 2)} y del ${ordinal(total / 2 + 1)} punto.`,
        ),
        explained(
          equation(sum(...stacks(dots).slice(0, marked(dots).indexOf(a) + 1)), total / 2),
          line`Count from the left: the ${ordinal(total / 2)} dot is above ${a}, and the ${ordinal(total / 2 + 1)} dot is above ${b}.`,
          line`Cuenta desde la izquierda: el ${ordinal(total / 2)} punto está sobre el ${a} y el ${ordinal(total / 2 + 1)}, sobre el ${b}.`,
        ),
        explained(
          equation(over(sum(a, b), 2), decimalOf(Ratio.of(a + b, 2))),
          line`Take the mean of the two middle values.`,
          line`Toma la media de los dos valores del medio.`,
        ),
        answerStep(alone(found), { en: line`The median is ${found}.`, es: line`La mediana es de ${found}.` }),
      ]
    },
    check(printed, { amount }) {
      const left = [...printedDots(printed)].sort((x, y) => x - y)
      while (left.length > 2) left.splice(0, left.length, ...left.slice(1, -1))
      return exact(amount)
        .times(2)
        .equals(itemOf(left, 0) + itemOf(left, 1))
    },
  }),

  meanOfDots: form({
    levels: ['hard'],
    draw: random => drawWithMean(random, random.evenly(startingAt(hardDots, 3))),
    answer: quantity,
    solve: dots => count(decimalOf(Ratio.of(totalOfValues(dots), totalOf(dots.counts))), aloneOf(dots)),
    ask: dots =>
      withFigure(
        asked(dots, {
          en: ['What is the mean ', dots.setting.what.en, '?'],
          es: [`¿Cuál es ${dots.setting.mean}?`],
        }),
        plotOf(dots),
      ),
    solution(dots, found) {
      const all = marked(dots)
      return [
        explained(
          equation(sum(...all.map(value => times(countAt(dots, value), value))), totalOfValues(dots)),
          line`Multiply each value by the number of dots above it, and add.`,
          line`Multiplica cada valor por el número de puntos que hay sobre él y suma.`,
        ),
        explained(
          equation(sum(...stacks(dots)), totalOf(dots.counts)),
          line`Count all the dots: there are ${howManyOf(dots, totalOf(dots.counts))}.`,
          line`Cuenta todos los puntos: hay ${howManyOf(dots, totalOf(dots.counts))}.`,
        ),
        explained(
          equation(
            divide(totalOfValues(dots), totalOf(dots.counts)),
            decimalOf(Ratio.of(totalOfValues(dots), totalOf(dots.counts))),
          ),
          line`Divide the sum of the values by the number of dots.`,
          line`Divide la suma de los valores entre el número de puntos.`,
        ),
        answerStep(alone(found), { en: line`The mean is ${found}.`, es: line`La media es de ${found}.` }),
      ]
    },
    // What lies above the mean outweighs nothing of what lies below it.
    check(printed, { amount }) {
      const mean = exact(amount)
      const far = printedDots(printed).map(value => Ratio.of(value).minus(mean))
      return far.reduce((all, one) => all.plus(one), Ratio.of(0)).equals(0)
    },
  }),

  shareOfBars: form({
    levels: ['hard'],
    wide: true,
    draw(random): Sided {
      const setting = random.evenly(bars.hardBars)
      const side = random.evenly(['atLeast', 'lessThan'] as const)
      const drawn = bars.drawBars(random, setting, [20, 25])
      return { drawn, side, bound: itemOf(bars.interval(drawn, random.pick(bars.places(drawn).slice(2, -1))), 0) }
    },
    answer: percentage,
    solve: facts => percentOf(facts),
    ask({ drawn, side, bound }) {
      const { of, unit, fewer } = drawn.setting
      const said = bars.saidOf(drawn, sideSaid(side, bound, unit, fewer))
      const group = words(of.en[1], `${of.gender === 'f' ? 'las' : 'los'} ${of.es[1]}`)
      return withFigure(
        bars.asked(drawn, {
          en: [...line`What percent of the ${group} `, ...said.en, '?'],
          es: [...line`¿Qué porcentaje de ${group} `, ...said.es, '?'],
        }),
        bars.chartOf(drawn),
      )
    },
    solution(facts, found) {
      const { drawn, side, bound } = facts
      const on = placesOn(facts)
      const shown = bars.joined(drawn, on)
      const total = bars.totalOf(drawn.counts)
      const said = bars.saidOf(drawn, sideSaid(side, bound, drawn.setting.unit, drawn.setting.fewer))
      return [
        explained(
          equation(sum(...drawn.counts), total),
          line`Add the heights of all the bars.`,
          line`Suma las alturas de todas las barras.`,
        ),
        explained(
          equation(sum(...on.map(i => bars.heightAt(drawn, i))), manyOn(facts)),
          line`Add the heights of the bars for ${shown}.`,
          line`Suma las alturas de las barras de ${shown}.`,
        ),
        explained(
          equation(over(manyOn(facts), total), equation(over(percentOf(facts), 100), percent(percentOf(facts)))),
          line`Divide the part by the whole and write the quotient as a percent.`,
          line`Divide la parte entre el total y escribe el cociente como porcentaje.`,
        ),
        answerStep(alone(...line`${percent(found)}`), {
          en: [...line`So ${percent(found)} of the ${words(drawn.setting.of.en[1], '')} `, ...said.en, '.'],
          es: [
            ...line`Entonces, el ${percent(found)} de ${words('', `${drawn.setting.of.gender === 'f' ? 'las' : 'los'} ${drawn.setting.of.es[1]}`)} `,
            ...said.es,
            '.',
          ],
        }),
      ]
    },
    check(printed, answer) {
      const [side, bound] = printedSide(printed)
      const all = bars.printedBars(printed)
      const many = (some: typeof all) => some.reduce((sum, [, , height]) => sum + height, 0)
      const on = all.filter(([from]) => isOn(side, from, bound.toNumber()))
      return exact(answer)
        .times(many(all))
        .equals(100 * many(on))
    },
  }),

  medianInterval: form({
    levels: ['hard'],
    wide: true,
    draw: random =>
      bars.drawBars(random, random.evenly(startingAt(bars.hardBars, 2)), [19, 21, 23, 25, 27], drawn => {
        const place = medianPlace(drawn)
        return drawn.counts.length > 4 && place !== bars.tallest(drawn.counts) && place > 0
      }),
    answer: sentenceChoice,
    solve: drawn => intervalChoice(drawn, medianPlace(drawn)),
    mistakes(drawn) {
      const place = medianPlace(drawn)
      const others = bars.places(drawn).filter(i => i !== place && i !== bars.tallest(drawn.counts))
      const near = [...others].sort((i, j) => Math.abs(i - place) - Math.abs(j - place))
      return {
        highestBar: intervalChoice(drawn, bars.tallest(drawn.counts)),
        oneBeside: intervalChoice(drawn, itemOf(near, 0)),
        otherSide: intervalChoice(drawn, itemOf(near, 1)),
      }
    },
    ask: drawn =>
      withFigure(
        bars.asked(drawn, {
          en: line`In which interval is the median?`,
          es: line`¿En qué intervalo está la mediana?`,
        }),
        bars.chartOf(drawn),
      ),
    solution(drawn, { says }) {
      const [total, middle, place] = [bars.totalOf(drawn.counts), middleOf(drawn), medianPlace(drawn)]
      const before = drawn.counts.slice(0, place)
      const upTo = drawn.counts.slice(0, place + 1)
      const below = bars.totalOf(before)
      return [
        explained(
          equation(sum(...drawn.counts), total),
          line`Add the heights of the bars. Of ${total} values in order, the median is the ${ordinal(middle)}.`,
          line`Suma las alturas de las barras. De ${total} valores ordenados, la mediana es el valor número ${middle}.`,
        ),
        ...(before.length > 1
          ? [
              explained(
                equation(sum(...before), below),
                line`Add from the left: so far only ${below} values, fewer than ${middle}.`,
                line`Suma desde la izquierda: hasta aquí solo hay ${below} valores, menos de ${middle}.`,
              ),
            ]
          : []),
        explained(
          equation(sum(...upTo), bars.totalOf(upTo)),
          before.length > 1
            ? line`With the next bar, there are ${bars.totalOf(upTo)} values, so the ${ordinal(middle)} value is in this bar.`
            : line`The first bar has only ${below} values. With the second, there are ${bars.totalOf(upTo)}, so the ${ordinal(middle)} value is in the second bar.`,
          before.length > 1
            ? line`Con la barra siguiente hay ${bars.totalOf(upTo)} valores: el valor número ${middle} está en esta barra.`
            : line`La primera barra solo tiene ${below} valores. Con la segunda hay ${bars.totalOf(upTo)}: el valor número ${middle} está en la segunda barra.`,
        ),
        explainedBy(says, {
          en: line`This is the interval of the bar that has the ${ordinal(middle)} value.`,
          es: line`Este es el intervalo de la barra que tiene el valor número ${middle}.`,
        }),
      ]
    },
    whyWrong: drawn => {
      const place = medianPlace(drawn)
      const others = bars.places(drawn).filter(i => i !== place && i !== bars.tallest(drawn.counts))
      const near = [...others].sort((i, j) => Math.abs(i - place) - Math.abs(j - place))
      const middle = middleOf(drawn)
      const holds = (i: number): WhyWrong => {
        const below = bars.totalOf(drawn.counts.slice(0, i))
        const upTo = below + itemOf(drawn.counts, i)
        return upTo === below + 1
          ? {
              en: line`In order, this bar has only the ${ordinal(upTo)} value, not the ${ordinal(middle)}.`,
              es: line`En orden, esta barra tiene solo el valor número ${upTo}, no el número ${middle}.`,
            }
          : upTo === below + 2
            ? {
                en: line`In order, this bar has the ${ordinal(below + 1)} and ${ordinal(upTo)} values, not the ${ordinal(middle)}.`,
                es: line`En orden, esta barra tiene los valores número ${below + 1} y ${upTo}, no el número ${middle}.`,
              }
            : {
                en: line`In order, this bar has the ${ordinal(below + 1)} to the ${ordinal(upTo)} value, not the ${ordinal(middle)}.`,
                es: line`En orden, esta barra tiene los valores del número ${below + 1} al ${upTo}, no el número ${middle}.`,
              }
      }
      return {
        highestBar: {
          en: line`The highest bar shows where most values are, not the middle one.`,
          es: line`La barra más alta muestra dónde hay más valores, no el del medio.`,
        },
        oneBeside: holds(itemOf(near, 0)),
        otherSide: holds(itemOf(near, 1)),
      }
    },
    check(printed, { key }) {
      const { heights, from, width } = printed.figure('histogram')
      const place = (Number(key) - from) / width
      const [left, right] = [heights.slice(0, place), heights.slice(place + 1)]
      const half = bars.totalOf(heights) / 2
      return bars.totalOf(left) < half && bars.totalOf(right) < half
    },
  }),
})

const decimalOf = (value: Ratio) => decimal(value)
const stacks = (dots: Dots) => dots.counts.filter(many => many > 0)
