import {
  count,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  formulaChoice,
  IQR,
  iqrStep,
  itemOf,
  LOWER_QUARTILE,
  line,
  list,
  MEDIAN,
  minus,
  over,
  prose,
  quantity,
  quartileSteps,
  type Random,
  Ratio,
  relation,
  type Step,
  statements,
  step,
  sum,
  UPPER_QUARTILE,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSafe, nearest, plain, shown } from '../../kit/statistics/decimals.ts'
import { named } from '../../kit/statistics/named.ts'
import { manyUnits } from './contexts.ts'
import type { levels } from './levels.ts'
import { MEAN_NAME, RANGE } from './parts.ts'
import * as samples from './samples.ts'
import { dataIn, fiveOf, isAll, medianOf, NOTE, quartersOf, told, totalOf } from './samples.ts'

const PLACES = [
  words('1st', 'primer'),
  words('2nd', 'segundo'),
  words('3rd', 'tercer'),
  words('4th', 'cuarto'),
  words('5th', 'quinto'),
  words('6th', 'sexto'),
  words('7th', 'séptimo'),
  words('8th', 'octavo'),
]
const valueAt = (place: number) => itemOf(PLACES, place - 1)
/** Where the median stands in the ordered list of the step before. */
function medianOfOrdered(data: readonly number[]): Step {
  const [ordered, n] = [samples.sorted(data), data.length]
  const place = Math.ceil(n / 2)
  const [low, high] = [itemOf(ordered, place - 1), itemOf(ordered, n % 2 === 1 ? place - 1 : place)]
  return n % 2 === 1
    ? explainedBy(equation(MEDIAN, low), {
        en: line`The median of ${n} values is the ${valueAt(place)} value, in the middle.`,
        es: line`La mediana de ${n} valores es el ${valueAt(place)} valor, el del medio.`,
      })
    : explainedBy(equation(equation(MEDIAN, over(sum(low, high), 2)), plain(medianOf(data))), {
        en: line`The ${valueAt(place)} and ${valueAt(place + 1)} values are in the middle: take their mean.`,
        es: line`El ${valueAt(place)} valor y el siguiente están en el medio: toma su media.`,
      })
}

export function medianStep(data: readonly number[]): Step {
  const [ordered, n] = [samples.sorted(data), data.length]
  const place = Math.ceil(n / 2)
  const [low, high] = [itemOf(ordered, place - 1), itemOf(ordered, n % 2 === 1 ? place - 1 : place)]
  return n % 2 === 1
    ? explainedBy(statements(list(...ordered), equation(MEDIAN, low)), {
        en: line`Put the ${n} values in order; the median is the ${valueAt(place)} value, in the middle.`,
        es: line`Ordena los ${n} valores; la mediana es el ${valueAt(place)} valor, el del medio.`,
      })
    : explainedBy(
        statements(list(...ordered), equation(equation(MEDIAN, over(sum(low, high), 2)), plain(medianOf(data)))),
        {
          en: line`Put the ${n} values in order; the ${valueAt(place)} and ${valueAt(place + 1)} values are in the middle: take their mean.`,
          es: line`Ordena los ${n} valores; el ${valueAt(place)} valor y el siguiente están en el medio: toma su media.`,
        },
      )
}

/** A list whose mean is a whole number. */
const drawWholeMean = (random: Random, form: number) => {
  const context = samples.drawContext(random, form)
  return random.until(
    () => samples.drawRepeats(random, context, 7, 10),
    ({ data }) => totalOf(data) % data.length === 0 && !medianOf(data).equals(totalOf(data) / data.length),
  )
}
const middleAsPrinted = (data: readonly number[]): Ratio => {
  const middle = (data.length - 1) / 2
  return Ratio.of(itemOf(data, Math.floor(middle)) + itemOf(data, Math.ceil(middle)), 2)
}

const isMeanGreater = (data: readonly number[]) => medianOf(data).compare(Ratio.of(totalOf(data), data.length)) < 0
const gapOf = (data: readonly number[]): Ratio => {
  const gap = medianOf(data).minus(Ratio.of(totalOf(data), data.length))
  return gap.n < 0 ? gap.negated() : gap
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  centers: form({
    levels: ['easy'],
    draw: random => {
      const context = samples.drawContext(random, 0)
      return random.until(
        () => samples.drawRepeats(random, context, 7, 11),
        // Rounding is asked, so it is needed.
        ({ data }) => isSafe(totalOf(data) / data.length, 2) && (totalOf(data) * 100) % data.length !== 0,
      )
    },
    answer: named(MEAN_NAME, MEDIAN, RANGE),
    solve: ({ data }) => {
      const [least, , median, , most] = fiveOf(data)
      return [shown(Ratio.of(totalOf(data), data.length), 2), plain(median), plain(most.minus(least))]
    },
    ask: ({ context, data }) =>
      told(context, data, {
        en: prose`Find the mean (to the nearest hundredth), the median, and the range.`,
        es: prose`Halla la media (a la centésima más cercana), la mediana y el rango.`,
      }),
    solution({ data }, answer) {
      const mean = itemOf(answer, 0)
      const total = totalOf(data)
      const [ordered, n] = [samples.sorted(data), data.length]
      const [least, most] = [itemOf(ordered, 0), itemOf(ordered, n - 1)]
      return [
        step(equation(sum(...data), total), because.addValues),
        step(relation(equation(MEAN_NAME, over(total, n)), '≈', mean), because.divideByCountAndRound, {
          place: nearest.hundredth,
        }),
        medianStep(data),
        step(equation(equation(RANGE, minus(most, least)), most - least), because.greatestMinusLeast),
      ]
    },
    check(printed, answer) {
      const data = dataIn(printed)
      const [least, , median, , most] = quartersOf(data)
      return (
        isAll(answer.slice(0, 1), [totalOf(data) / data.length], 0.005001) &&
        isAll(answer.slice(1), [median, most - least])
      )
    },
  }),

  quartiles: form({
    levels: ['easy'],
    instruction: NOTE,
    draw: random => {
      const context = samples.drawContext(random, 2)
      return random.until(
        () => samples.drawRepeats(random, context, 7, 11),
        ({ data }) => data.length % 2 === 1,
      )
    },
    answer: named(LOWER_QUARTILE, UPPER_QUARTILE, IQR),
    solve: ({ data }) => {
      const [, low, , high] = fiveOf(data)
      return [plain(low), plain(high), plain(high.minus(low))]
    },
    ask: ({ context, data }) =>
      told(context, data, {
        en: prose`Find the lower quartile ${LOWER_QUARTILE}, the upper quartile ${UPPER_QUARTILE}, and the interquartile range IQR.`,
        es: prose`Halla el cuartil inferior ${LOWER_QUARTILE}, el cuartil superior ${UPPER_QUARTILE} y el rango intercuartílico RIC.`,
      }),
    solution: ({ data }) => [...quartileSteps(data), iqrStep(fiveOf(data)[1], fiveOf(data)[3])],
    check(printed, answer) {
      const [, low, , high] = quartersOf(dataIn(printed))
      return isAll(answer, [low, high, high - low])
    },
  }),

  meanOverMedian: form({
    levels: ['easy'],
    draw: random => drawWholeMean(random, 3),
    answer: quantity,
    solve: ({ context, data }) => count(plain(gapOf(data)), context.unit),
    ask: ({ context, data }) =>
      told(
        context,
        data,
        isMeanGreater(data)
          ? {
              en: prose`By ${manyUnits(context)} is the mean greater than the median?`,
              es: prose`¿En ${manyUnits(context)} es mayor la media que la mediana?`,
            }
          : {
              en: prose`By ${manyUnits(context)} is the median greater than the mean?`,
              es: prose`¿En ${manyUnits(context)} es mayor la mediana que la media?`,
            },
      ),
    solution: ({ data }, { amount }) => {
      const [mean, median] = [Ratio.of(totalOf(data), data.length), medianOf(data)]
      const [more, less] = isMeanGreater(data) ? [mean, median] : [median, mean]
      return [
        step(equation(sum(...data), totalOf(data)), because.addValues),
        step(equation(equation(MEAN_NAME, over(totalOf(data), data.length)), mean), because.divideByCount),
        medianStep(data),
        explainedBy(
          equation(minus(plain(more), plain(less)), amount),
          isMeanGreater(data)
            ? { en: line`Subtract the median from the mean.`, es: line`Resta la mediana de la media.` }
            : { en: line`Subtract the mean from the median.`, es: line`Resta la media de la mediana.` },
        ),
      ]
    },
    check(printed, answer) {
      const data = dataIn(printed)
      return isAll([answer.amount], [Math.abs(totalOf(data) / data.length - quartersOf(data)[2])])
    },
  }),

  whichMedian: form({
    levels: ['easy'],
    draw: random => {
      const context = samples.drawContext(random, 1)
      return random.until(
        () => samples.drawRepeats(random, context, 7, 10),
        ({ data }) => {
          const [least, , median, , most] = fiveOf(data)
          const all = [median, middleAsPrinted(data), least.plus(most).over(2), most.minus(least)]
          return all.every(value => value.isInteger) && new Set(all.map(String)).size === 4
        },
      )
    },
    answer: formulaChoice,
    solve: ({ data }) => plain(medianOf(data)),
    mistakes: ({ data }) => {
      const [least, , , , most] = fiveOf(data)
      return {
        'the list was not put in order': plain(middleAsPrinted(data)),
        'between the least and the greatest': plain(least.plus(most).over(2)),
        'the range': plain(most.minus(least)),
      }
    },
    ask: ({ context, data }) =>
      told(context, data, { en: prose`Which number is the median?`, es: prose`¿Qué número es la mediana?` }),
    solution: ({ data }) => [
      explainedBy(list(...samples.sorted(data)), {
        en: line`Put the values in order.`,
        es: line`Ordena los valores.`,
      }),
      medianOfOrdered(data),
    ],
    whyWrong: ({ data }) => {
      const [least, , , , most] = fiveOf(data)
      return {
        'the list was not put in order': {
          en: line`It is in the middle of the list as it stands, not in order.`,
          es: line`Está en el medio de la lista sin ordenar.`,
        },
        'between the least and the greatest': explainedBy(
          equation(over(sum(least, most), 2), plain(least.plus(most).over(2))),
          {
            en: line`It is halfway from the least value to the greatest.`,
            es: line`Es el punto medio entre el valor menor y el mayor.`,
          },
        ),
        'the range': explainedBy(equation(minus(most, least), plain(most.minus(least))), {
          en: line`It is the range.`,
          es: line`Es el rango.`,
        }),
      }
    },
    check: (printed, answer) => isAll([exact(answer)], [quartersOf(dataIn(printed))[2]]),
  }),
})
