import {
  answerStep,
  type Block,
  type Both,
  both,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  list,
  minus,
  type Noun,
  count as numbered,
  option,
  over,
  times as product,
  prose,
  type Quantity,
  quantity,
  Ratio,
  rational,
  sentenceChoice,
  step,
  sum,
  table,
  type Value,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import {
  askChange,
  askRemoval,
  bothSaid,
  type Changed,
  drawBalanced,
  drawPutIn,
  drawRemoval,
  effectsMissed,
  otherEffects,
  printedChange,
  printedRemoval,
  without,
  withValue,
} from './changes.ts'
import {
  balances,
  changedContexts,
  type DataContext,
  decimalContexts,
  drawData,
  mean,
  median,
  middleOf,
} from './data-sets.ts'
import { bothSteps, changeSteps, meanSteps, medianLine } from './data-steps.ts'
import type { levels } from './levels.ts'
import { printedData } from './parts.ts'

const meanOf = (values: readonly Ratio[]) =>
  values.reduce((sum, value) => sum.plus(value), Ratio.of(0)).over(values.length)

const distance = (one: Ratio, other: Ratio) => (one.compare(other) > 0 ? one.minus(other) : other.minus(one))

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
  readonly noun: Noun
  readonly says: (count: number, mean: Value, data: Expr) => Both<Block>
  readonly answers: (found: Quantity) => Both<readonly Inline[]>
}[] = [
  {
    values: [60, 100],
    says: (count, mean, data) => ({
      en: prose`The mean of ${count} test scores is ${mean}. These are all of the scores but one: ${data}. What is the missing score?`,
      es: prose`La media de ${count} puntajes de examen es ${mean}. Estos son todos los puntajes menos uno: ${data}. ¿Cuál es el puntaje que falta?`,
    }),
    noun: nouns.point,
    answers: found => ({ en: line`The missing score is ${found}.`, es: line`El puntaje que falta es de ${found}.` }),
  },
  {
    values: [15, 75],
    says: (count, mean, data) => ({
      en: prose`Over ${count} days, Emma exercised a mean of ${mean} minutes a day. These are her minutes on all the days but one: ${data}. How many minutes did she exercise on the remaining day?`,
      es: prose`En ${count} días, Emma hizo ejercicio una media de ${mean} minutos al día. Estos son sus minutos de todos los días menos uno: ${data}. ¿Cuántos minutos hizo ejercicio el día restante?`,
    }),
    noun: nouns.minute,
    answers: found => ({
      en: line`Emma exercised for ${found} on the remaining day.`,
      es: line`El día restante, Emma hizo ejercicio ${found}.`,
    }),
  },
  {
    values: [8, 40],
    says: (count, mean, data) => ({
      en: prose`Hugo read a mean of ${mean} pages a night for ${count} nights. These are the numbers of pages on all the nights but one: ${data}. How many pages did he read on the remaining night?`,
      es: prose`Hugo leyó una media de ${mean} páginas por noche durante ${count} noches. Estos son los números de páginas de todas las noches menos una: ${data}. ¿Cuántas páginas leyó la noche restante?`,
    }),
    noun: nouns.page,
    answers: found => ({
      en: line`Hugo read ${found} on the remaining night.`,
      es: line`La noche restante, Hugo leyó ${found}.`,
    }),
  },
  {
    values: [55, 90],
    says: (count, mean, data) => ({
      en: prose`The mean of the high temperatures on ${count} days was ${mean} degrees Fahrenheit. These are the temperatures on all the days but one: ${data}. What was the temperature on the remaining day?`,
      es: prose`La media de las temperaturas máximas de ${count} días fue de ${mean} grados Fahrenheit. Estas son las temperaturas de todos los días menos uno: ${data}. ¿Cuál fue la temperatura del día restante?`,
    }),
    noun: nouns.degree,
    answers: found => ({
      en: line`The temperature on the remaining day was ${found}.`,
      es: line`La temperatura del día restante fue de ${found}.`,
    }),
  },
  {
    values: [12, 60],
    says: (count, mean, data) => ({
      en: prose`For ${count} days, a bakery sold a mean of ${mean} muffins a day. These are the numbers of muffins sold on all the days but one: ${data}. How many muffins were sold on the remaining day?`,
      es: prose`Durante ${count} días, una panadería vendió una media de ${mean} muffins al día. Estos son los números de muffins vendidos en todos los días menos uno: ${data}. ¿Cuántos muffins se vendieron el día restante?`,
    }),
    noun: nouns.muffin,
    answers: found => ({
      en: line`The bakery sold ${found} on the remaining day.`,
      es: line`El día restante se vendieron ${found}.`,
    }),
  },
]

const cellValue = (cell: readonly (string | object)[] | undefined): Ratio => {
  const [item] = cell ?? []
  return typeof item === 'object' ? evaluate(item as Expr) : Ratio.of(0)
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  meanAndMedian: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the difference between the mean and the median.`,
      es: prose`Halla la diferencia entre la media y la mediana.`,
    },
    draw(random, level) {
      const count = random.evenly(level.counts)
      const context = random.evenly(decimalContexts)
      return random.until(
        () => ({
          context,
          data: random
            .shuffle(drawData(random, { count, values: [12, 89], repeated: 0, places: 1 }))
            .map(value => Ratio.of(value, 10)),
        }),
        ({ data }) => !meanOf(data).equals(middleOf(data)),
      )
    },
    answer: rational,
    solve: ({ data }) => decimal(distance(meanOf(data), middleOf(data))),
    ask: ({ context, data }) => context.says(list(...data.map(value => decimal(value)))),
    solution({ data }, answer) {
      const sorted = [...data].sort((a, b) => a.compare(b))
      const [less, more] = [meanOf(data), middleOf(data)].sort((a, b) => a.compare(b)) as [Ratio, Ratio]
      return [
        ...meanSteps(data),
        explainedBy(list(...sorted.map(value => decimal(value))), {
          en: line`Put the values in order. The median is ${medianLine(data)}.`,
          es: line`Ordena los valores. La mediana es ${medianLine(data)}.`,
        }),
        explainedBy(equation(minus(decimal(more), decimal(less)), answer), {
          en: line`Subtract the lesser of the two from the greater.`,
          es: line`Resta la menor de las dos a la mayor.`,
        }),
      ]
    },
    // From the median, one way or the other, to a number at which the data balance.
    check(printed, answer) {
      const data = printedData(printed)
      const middle = middleOf(data)
      return (
        exact(answer).n > 0 &&
        balances(data, middle.plus(exact(answer))) !== balances(data, middle.minus(exact(answer)))
      )
    },
  }),

  frequencyTable: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Find the mean of the data in the table.`,
      es: prose`Halla la media de los datos de la tabla.`,
    },
    draw(random) {
      const { head, first: bounds } = random.evenly(frequencies)
      const first = random.int(...bounds)
      return random.until(
        () => ({ head, rows: Array.from({ length: 4 }, (_, i) => ({ value: first + i, times: random.int(1, 9) })) }),
        ({ rows }) => {
          const data = rows.flatMap(({ value, times }) => Array<number>(times).fill(value))
          const ignoresCounts = mean(data).equals(mean(rows.map(({ value }) => value)))
          return 10 % mean(data).d === 0 && !ignoresCounts
        },
      )
    },
    answer: rational,
    solve: ({ rows }) => decimal(mean(rows.flatMap(({ value, times }) => Array<number>(times).fill(value)))),
    ask: ({ head, rows }) => {
      const shown = table({ head, rows: rows.map(({ value, times }) => [value, times]) })
      return { en: shown, es: shown }
    },
    solution({ rows }) {
      const total = rows.reduce((all, { value, times }) => all + value * times, 0)
      const many = rows.reduce((all, { times }) => all + times, 0)
      return [
        step(equation(sum(...rows.map(({ value, times }) => product(value, times))), total), because.timesHowOften),
        step(equation(sum(...rows.map(({ times }) => times)), many), because.addHowOften),
        step(equation(over(total, many), decimal(Ratio.of(total, many))), because.divideTotalByCount),
      ]
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
      const [story, count] = [random.evenly(missingStories), random.evenly(counts)]
      const data = random.shuffle(drawData(random, { count, values: story.values, repeated: 0, places: 0 }))
      return { story, data: data.slice(1), missing: itemOf(data, 0), center: mean(data) }
    },
    answer: quantity,
    solve: ({ story, missing }) => numbered(missing, story.noun),
    ask: ({ story, data, center }) => story.says(data.length + 1, center, list(...data)),
    solution({ story, data, center }, answer) {
      const [many, known] = [data.length + 1, data.reduce((all, value) => all + value, 0)]
      const total = center.times(many)
      return [
        step(equation(product(center, many), total), because.meanTimesCount),
        step(equation(sum(...data), known), because.addValues),
        explained(
          equation(minus(total, known), total.minus(known)),
          line`Subtract the sum of the known values from the total.`,
          line`Resta del total la suma de los valores conocidos.`,
        ),
        answerStep(both(prose`${answer}`), story.answers(answer)),
      ]
    },
    // With the value put in, there are as many values as printed, and they balance at the printed mean.
    check(printed, { amount }) {
      const data = [...printedData(printed), evaluate(amount)]
      return printed.numbers.some(
        (count, i) =>
          count.equals(data.length) && printed.numbers.some((center, j) => j !== i && balances(data, center)),
      )
    },
  }),

  effectOfOne: form({
    levels: ['hard'],
    draw: drawPutIn,
    answer: sentenceChoice,
    solve: facts => bothSaid(mean, median, facts.data, withValue(facts)),
    mistakes: facts => otherEffects(bothSaid(mean, median, facts.data, withValue(facts)).key),
    ask: facts => askChange(facts, 'effect'),
    solution: (facts, { says }) => bothSteps(facts.data, withValue(facts), says),
    whyWrong: facts => effectsMissed(bothSaid(mean, median, facts.data, withValue(facts)).key),
    check(printed, { key }) {
      const [data, all] = printedChange(printed)
      return key === bothSaid(meanOf, middleOf, data, all).key
    },
  }),

  effectOfRemoval: form({
    levels: ['hard'],
    draw: random => (random.evenly([false, true, false]) ? drawBalanced(random) : drawRemoval(random)),
    answer: sentenceChoice,
    solve: facts => bothSaid(mean, median, facts.data, without(facts)),
    mistakes: facts => otherEffects(bothSaid(mean, median, facts.data, without(facts)).key),
    ask: askRemoval,
    solution: (facts, { says }) => bothSteps(facts.data, without(facts), says),
    whyWrong: facts => effectsMissed(bothSaid(mean, median, facts.data, without(facts)).key),
    check(printed, { key }) {
      const [data, rest] = printedRemoval(printed)
      return data.length === rest.length + 1 && key === bothSaid(meanOf, middleOf, data, rest).key
    },
  }),

  changesMore: form({
    levels: ['hard'],
    draw(random): Changed {
      const wanted = random.evenly(['mean', 'median'])
      const context = random.evenly(startingAt(changedContexts, 5))
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
    ask: facts => askChange(facts, 'more'),
    solution: changeSteps,
    check(printed, answer) {
      const [before, after] = printedChange(printed)
      const [meanShift, medianShift] = [meanOf, middleOf].map(measure =>
        Math.abs(measure(after).minus(measure(before)).toNumber()),
      ) as [number, number]
      return meanShift !== medianShift && answer === (meanShift > medianShift ? 'mean' : 'median')
    },
  }),
})
