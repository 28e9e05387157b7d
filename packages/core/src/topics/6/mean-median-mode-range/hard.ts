import {
  type Block,
  type Both,
  decimal,
  decimalNumber,
  type Expr,
  evaluate,
  exact,
  type FormMaker,
  integer,
  list,
  option,
  prose,
  Ratio,
  table,
  type Value,
  words,
} from '../../../author.ts'
import {
  askChange,
  askRemoval,
  type Changed,
  drawBalanced,
  drawRemoval,
  effectAnswer,
  effectOf,
  printedChange,
  printedRemoval,
  without,
  withValue,
} from './changes.ts'
import {
  balances,
  type DataContext,
  decimalContexts,
  drawData,
  largeContexts,
  mean,
  median,
  middleOf,
} from './data-sets.ts'
import type { levels } from './levels.ts'
import { findMean, printedData } from './parts.ts'

const meanOf = (values: readonly Ratio[]) =>
  values.reduce((sum, value) => sum.plus(value), Ratio.of(0)).over(values.length)

/** What is counted, and the least values that make sense. */
const frequencies: readonly {
  readonly head: readonly [Expr, Expr]
  readonly first: readonly [least: number, most: number]
}[] = [
  { head: [words('Goals', 'Goles'), words('Number of games', 'Número de partidos')], first: [0, 3] },
  { head: [words('Pets', 'Mascotas'), words('Number of students', 'Número de estudiantes')], first: [0, 1] },
  { head: [words('Score', 'Puntaje'), words('Number of students', 'Número de estudiantes')], first: [4, 7] },
  { head: [words('Books read', 'Libros leídos'), words('Number of students', 'Número de estudiantes')], first: [0, 6] },
  { head: [words('Rainy days', 'Días de lluvia'), words('Number of weeks', 'Número de semanas')], first: [0, 4] },
]

const missingStories: readonly {
  readonly values: DataContext['values']
  readonly says: (count: number, mean: Value, data: Expr) => Both<Block>
}[] = [
  {
    values: [60, 100],
    says: (count, mean, data) => ({
      en: prose`The mean of ${count} test scores is ${mean}. All of the scores but one: ${data}. What is the missing score?`,
      es: prose`La media de ${count} puntajes de examen es ${mean}. Todos los puntajes menos uno: ${data}. ¿Cuál es el puntaje que falta?`,
    }),
  },
  {
    values: [15, 75],
    says: (count, mean, data) => ({
      en: prose`Over ${count} days, Emma exercised a mean of ${mean} minutes a day. Her minutes on all days but one: ${data}. How many minutes did she exercise on the other day?`,
      es: prose`En ${count} días, Emma hizo ejercicio una media de ${mean} minutos al día. Sus minutos de todos los días menos uno: ${data}. ¿Cuántos minutos hizo ejercicio el otro día?`,
    }),
  },
  {
    values: [8, 40],
    says: (count, mean, data) => ({
      en: prose`Hugo read a mean of ${mean} pages a night for ${count} nights. The pages on all nights but one: ${data}. How many pages did he read on the other night?`,
      es: prose`Hugo leyó una media de ${mean} páginas por noche durante ${count} noches. Las páginas de todas las noches menos una: ${data}. ¿Cuántas páginas leyó la otra noche?`,
    }),
  },
  {
    values: [55, 90],
    says: (count, mean, data) => ({
      en: prose`The mean of the high temperatures on ${count} days was ${mean} degrees Fahrenheit. The temperatures on all days but one: ${data}. What was the temperature on the other day?`,
      es: prose`La media de las temperaturas máximas de ${count} días fue de ${mean} grados Fahrenheit. Las temperaturas de todos los días menos uno: ${data}. ¿Cuál fue la temperatura del otro día?`,
    }),
  },
]

const cellValue = (cell: readonly (string | object)[] | undefined): Ratio => {
  const [item] = cell ?? []
  return typeof item === 'object' ? evaluate(item as Expr) : Ratio.of(0)
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  meanOfDecimals: form({
    levels: ['hard'],
    instruction: findMean,
    draw(random, level) {
      const count = random.evenly(level.counts)
      const context = random.pick(decimalContexts)
      return {
        context,
        data: drawData(random, { count, values: [12, 89], repeated: 0, places: 1 }).map(value => Ratio.of(value, 10)),
      }
    },
    answer: decimalNumber,
    solve: ({ data }) => decimal(meanOf(data)),
    ask: ({ context, data }) => context.says(list(...data.map(value => decimal(value)))),
    check: (printed, answer) => balances(printedData(printed), exact(answer)),
  }),

  frequencyTable: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Find the mean of the data in the table.`,
      es: prose`Halla la media de los datos de la tabla.`,
    },
    lines: 4,
    draw(random) {
      const { head, first: bounds } = random.pick(frequencies)
      const first = random.int(...bounds)
      return random.until(
        () => ({ head, rows: Array.from({ length: 4 }, (_, i) => ({ value: first + i, times: random.int(1, 9) })) }),
        ({ rows }) => {
          const data = rows.flatMap(({ value, times }) => Array<number>(times).fill(value))
          return 10 % mean(data).d === 0
        },
      )
    },
    answer: decimalNumber,
    solve: ({ rows }) => decimal(mean(rows.flatMap(({ value, times }) => Array<number>(times).fill(value)))),
    ask: ({ head, rows }) => {
      const shown = table({ head, rows: rows.map(({ value, times }) => [value, times]) })
      return { en: shown, es: shown }
    },
    check(printed, answer) {
      const data = printed
        .block('table')
        .rows.flatMap(([value, times]) => Array<Ratio>(cellValue(times).n).fill(cellValue(value)))
      return balances(data, exact(answer))
    },
  }),

  missingValue: form({
    levels: ['hard'],
    share: 2,
    draw(random, { counts }) {
      const [story, count] = [random.evenly(missingStories), random.pick(counts)]
      const data = random.shuffle(drawData(random, { count, values: story.values, repeated: 0, places: 0 }))
      return { story, data: data.slice(1), missing: data[0]!, center: mean(data) }
    },
    answer: integer,
    solve: ({ missing }) => missing,
    ask: ({ story, data, center }) => story.says(data.length + 1, center, list(...data)),
    // With the value put in, there are as many values as printed, and they balance at the printed mean.
    check(printed, answer) {
      const data = [...printedData(printed), exact(answer)]
      return printed.numbers.some(
        (count, i) =>
          count.equals(data.length) && printed.numbers.some((center, j) => j !== i && balances(data, center)),
      )
    },
  }),

  effectOnMean: form({
    levels: ['hard'],
    instruction: { en: prose`What happens to the mean?`, es: prose`¿Qué pasa con la media?` },
    draw(random): Changed {
      const effect = random.evenly(['increases', 'decreases', 'same'])
      const context = random.pick(largeContexts)
      const [least, most] = context.values
      const data = drawData(random, { count: 5, values: [least + 10, most - 10], repeated: 0, places: 0 })
      const center = mean(data).n
      return {
        context,
        data,
        value:
          effect === 'same'
            ? center
            : effect === 'increases'
              ? random.int(center + 1, most)
              : random.int(least, center - 1),
      }
    },
    answer: effectAnswer,
    solve: facts => effectOf(mean(facts.data), mean(withValue(facts))),
    ask: askChange,
    // A value above the mean pulls it up.
    check(printed, answer) {
      const [data, all] = printedChange(printed)
      return answer === effectOf(meanOf(data), all.at(-1)!)
    },
  }),

  effectOnMedian: form({
    levels: ['hard'],
    instruction: { en: prose`What happens to the median?`, es: prose`¿Qué pasa con la mediana?` },
    draw(random): Changed {
      const effect = random.evenly(['same', 'increases', 'decreases'])
      const context = random.pick(largeContexts)
      const [least, most] = context.values
      const data = drawData(random, { count: 5, values: [least + 6, most - 6], repeated: 0, places: 0 })
      const middle = data[2]!
      const goesUp = effect === 'same' ? random.chance(0.5) : effect === 'increases'
      const flat = goesUp ? data.with(3, middle) : data.with(1, middle)
      return { context, data: effect === 'same' ? flat : data, value: goesUp ? most : least }
    },
    answer: effectAnswer,
    solve: facts => effectOf(median(facts.data), median(withValue(facts))),
    ask: askChange,
    check(printed, answer) {
      const [data, all] = printedChange(printed)
      return answer === effectOf(middleOf(data), middleOf(all))
    },
  }),

  removedFromMean: form({
    levels: ['hard'],
    instruction: { en: prose`What happens to the mean?`, es: prose`¿Qué pasa con la media?` },
    draw: random => (random.evenly([false, true, false]) ? drawBalanced(random) : drawRemoval(random)),
    answer: effectAnswer,
    solve: facts => effectOf(mean(facts.data), mean(without(facts))),
    ask: askRemoval,
    // A value above the mean of the others held it up.
    check(printed, answer) {
      const [data, rest, value] = printedRemoval(printed)
      return data.length === rest.length + 1 && answer === effectOf(value, meanOf(rest))
    },
  }),

  removedFromMedian: form({
    levels: ['hard'],
    instruction: { en: prose`What happens to the median?`, es: prose`¿Qué pasa con la mediana?` },
    draw: random => drawRemoval(random),
    answer: effectAnswer,
    solve: facts => effectOf(median(facts.data), median(without(facts))),
    ask: askRemoval,
    check(printed, answer) {
      const [data, rest] = printedRemoval(printed)
      return answer === effectOf(middleOf(data), middleOf(rest))
    },
  }),

  changesMore: form({
    levels: ['hard'],
    instruction: { en: prose`Which measure changes more?`, es: prose`¿Qué medida cambia más?` },
    draw(random): Changed {
      const wanted = random.evenly(['mean', 'median'])
      const context = random.pick(largeContexts)
      const [least, most] = context.values
      const third = Math.floor((most - least) / 4)
      const [low, high] = [least + random.int(0, 3), most - random.int(0, 3)]
      const data =
        wanted === 'mean'
          ? [low, low + 1, low + 3, low + 4, low + 6].map(value => value + random.int(0, 1))
          : [low, low + random.int(1, 2), low + 3, high - random.int(2, 4), high]
      return { context, data, value: wanted === 'mean' ? high : low + 2 * third }
    },
    answer: option({
      mean: { en: prose`the mean`, es: prose`la media` },
      median: { en: prose`the median`, es: prose`la mediana` },
    }),
    solve: facts => {
      const shift = (measure: (values: readonly number[]) => Ratio) =>
        Math.abs(measure(withValue(facts)).minus(measure(facts.data)).toNumber())
      return shift(mean) > shift(median) ? 'mean' : 'median'
    },
    ask: askChange,
    check(printed, answer) {
      const [before, after] = printedChange(printed)
      const [meanShift, medianShift] = [meanOf, middleOf].map(measure =>
        Math.abs(measure(after).minus(measure(before)).toNumber()),
      ) as [number, number]
      return meanShift !== medianShift && answer === (meanShift > medianShift ? 'mean' : 'median')
    },
  }),
})
