import type { FormMaker } from '../../../author.ts'
import {
  answerStep,
  blank,
  type CellHole,
  count,
  decimalNumber,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  itemOf,
  join,
  line,
  list,
  MEDIAN,
  minus,
  over,
  prose,
  Ratio,
  relation,
  role,
  statements,
  step,
  story,
  sum,
  table,
  tableCells,
  tupleOf,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSafe, plain, shown } from '../../kit/statistics/decimals.ts'
import { named } from '../../kit/statistics/named.ts'
import { listed } from './contexts.ts'
import { medianStep } from './easy.ts'
import type { levels } from './levels.ts'
import { MEAN_NAME, X } from './parts.ts'
import * as samples from './samples.ts'
import { isAll, medianOf, quartersOf, totalOf } from './samples.ts'
import { changes, groups } from './stories.ts'

const STATISTICS = [
  words('Mean', 'Media'),
  words('Median', 'Mediana'),
  words('IQR', 'RIC'),
  words('Standard deviation', 'Desviación estándar'),
]
const changeRows = (before: readonly Value[], after: readonly CellHole[]) => ({
  rowHeads: true,
  head: [words('Statistic', 'Medida'), words('Original', 'Original'), words('New', 'Nueva')],
  rows: STATISTICS.map((name, i) => [name, itemOf(before, i), itemOf(after, i)]),
})

export const changedDataForms = (form: FormMaker<typeof levels>) => ({
  changeOfUnits: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const change = random.evenly(changes)
      const [mean, spread] = [random.int(change.from, change.to), random.int(2, 6)]
      return {
        tells: change.tells,
        a: random.pick(change.a),
        b: random.pick(change.b),
        before: [mean, mean + random.intExcept(-2, 2, 0), spread].map(value => Ratio.of(value)),
        deviation: Ratio.of(Math.round(7.4 * spread) + random.int(-3, 3), 10),
      }
    },
    answer: tableCells,
    solve: ({ before, deviation, a, b }) => {
      const all = [...before, deviation]
      const after = all.map((value, i) => plain(i < 2 ? a.times(value).plus(b) : a.times(value)))
      return { blanks: after, ...changeRows(all.map(plain), after) }
    },
    ask: ({ tells, before, deviation, a, b }) => {
      const shownTable = table(
        changeRows(
          [...before, deviation].map(plain),
          STATISTICS.map(() => blank(3)),
        ),
      )
      const { en, es } = tells(plain(a), expr(b))
      const asks = { en: prose`Complete the table.`, es: prose`Completa la tabla.` }
      return { en: [en, shownTable, asks.en], es: [es, shownTable, asks.es] }
    },
    solution: ({ before, deviation, a, b }) => {
      const [mean, median, iqr] = tupleOf(before, 3)
      const moved = (value: Ratio) => equation(sum(join(plain(a), value), b), plain(a.times(value).plus(b)))
      const scaled = (value: Ratio) => equation(join(plain(a), plain(value)), plain(a.times(value)))
      return [
        step(equation(words('new', 'nuevo'), sum(join(plain(a), X), b)), because.explain, {
          sentence: {
            en: line`Each value is multiplied by ${plain(a)}, then ${b} is added.`,
            es: line`Cada valor se multiplica por ${plain(a)} y luego se suma ${b}.`,
          },
        }),
        step(statements(moved(mean), moved(median)), because.centerMoves),
        step(statements(scaled(iqr), scaled(deviation)), because.spreadOnlyScales),
      ]
    },
    // Two values with these statistics, moved one by one.
    check(printed, { blanks }) {
      const [a, b] = printed.take(2)
      const move = (value: Ratio) => a.times(value).plus(b)
      return printed.block('table').rows.every(([, cell], i) => {
        const before = evaluate(cell?.[0] as Expr)
        const after = i < 2 ? move(before) : move(before).minus(move(Ratio.of(0)))
        return exact(itemOf(blanks, i)).equals(after)
      })
    },
  }),

  correctedValue: form({
    levels: ['hard'],
    draw: random => {
      const context = samples.drawContext(random, 5)
      const [n, fall] = [random.int(6, 12), random.int(1, 3)]
      const middle = Math.round((context.from + context.to) / 2)
      const right = context.to + random.int(0, 4)
      const median = middle + random.int(-2, 0)
      return { context, n, mean: median + fall + random.int(1, 2), median, right, fall }
    },
    answer: named(MEAN_NAME, MEDIAN),
    solve: ({ mean, median, fall }) => [mean - fall, median],
    ask: ({ context: { values, unit }, n, mean, median, right, fall }) => {
      const [wrong, so] = [role('wrong', count(right + n * fall, unit)), role('right', count(right, unit))]
      const [average, middle] = [role('mean', count(mean, unit)), role('median', count(median, unit))]
      return {
        en: prose`A list of ${role('size', n)} ${listed(values)} has a mean of ${average} and a median of ${middle}. Then an error is found: the greatest value was entered as ${wrong}, but it should be ${so}, which is still the greatest. Find the correct mean and median.`,
        es: prose`Una lista de ${role('size', n)} ${listed(values)} tiene una media de ${average} y una mediana de ${middle}. Luego se halla un error: el valor mayor se anotó como ${wrong}, pero debe ser ${so}, que sigue siendo el mayor. Halla la media y la mediana correctas.`,
      }
    },
    solution: ({ context: { unit }, n, mean, median, right, fall }) => [
      step(equation(minus(right + n * fall, right), n * fall), because.explain, {
        sentence: { en: line`The sum falls by ${n * fall}.`, es: line`La suma baja en ${n * fall}.` },
      }),
      step(equation(over(n * fall, n), fall), because.explain, {
        sentence: {
          en: line`The mean falls by ${fall}: divide by how many values there are.`,
          es: line`La media baja en ${fall}: divide entre cuántos valores hay.`,
        },
      }),
      step(equation(equation(MEAN_NAME, minus(mean, fall)), mean - fall), because.subtractFromMean, { value: fall }),
      answerStep(list(equation(MEAN_NAME, mean - fall), equation(MEDIAN, median)), {
        en: line`The order of the values stays, so the median stays: mean ${count(mean - fall, unit)}, median ${count(median, unit)}.`,
        es: line`El orden de los valores no cambia, así que la mediana tampoco: media de ${count(mean - fall, unit)}, mediana de ${count(median, unit)}.`,
      }),
    ],
    check(printed, answer) {
      const [n, mean, wrong, right] = (['size', 'mean', 'wrong', 'right'] as const).map(name =>
        printed.role(name).toNumber(),
      ) as [number, number, number, number]
      return isAll(answer, [(n * mean - wrong + right) / n, printed.role('median').toNumber()])
    },
  }),

  missingValue: form({
    levels: ['medium'],
    draw: random => {
      const drawn = samples.drawFurther(random, 7)
      // Mean, missing value, and median are three numbers.
      return random.until(
        () => {
          const { context, data } = samples.drawEven(random, drawn)
          return { context, data, at: random.int(0, data.length - 1) }
        },
        ({ data, at }) =>
          new Set([totalOf(data) / data.length, itemOf(data, at), medianOf(data).toNumber()]).size === 3,
      )
    },
    answer: named(X, MEDIAN),
    solve: ({ data, at }) => [itemOf(data, at), plain(medianOf(data))],
    ask: ({ context, data, at }) => {
      const mean = totalOf(data) / data.length
      const shownList = list(...data.map((value, i) => (i === at ? X : value)))
      return {
        en: [
          context.says.en,
          shownList,
          prose`The mean is ${count(mean, context.unit)}. Find the missing value ${X} and the median of all the values.`,
        ],
        es: [
          context.says.es,
          shownList,
          prose`La media es de ${count(mean, context.unit)}. Halla el valor ${X} que falta y la mediana de todos los valores.`,
        ],
      }
    },
    solution: ({ data, at }) => {
      const [n, total, missing] = [data.length, totalOf(data), itemOf(data, at)]
      const others = data.filter((_, i) => i !== at)
      return [
        step(equation(join(n, total / n), total), because.explain, {
          sentence: {
            en: line`The sum of all values: count times mean.`,
            es: line`La suma de todos los valores: cantidad por media.`,
          },
        }),
        step(equation(sum(...others), total - missing), because.explain, {
          sentence: { en: line`Add the known values.`, es: line`Suma los valores conocidos.` },
        }),
        step(equation(equation(X, minus(total, total - missing)), missing), because.explain, {
          sentence: { en: line`What is left is the missing value.`, es: line`Lo que queda es el valor que falta.` },
        }),
        medianStep(data),
      ]
    },
    check(printed, answer) {
      const [x, median] = tupleOf(answer.map(exact), 2)
      const data = printed.one('list').items.map(item => evaluate(item, { x }).toNumber())
      const [mean] = printed.take(1)
      return totalOf(data) === mean.toNumber() * data.length && isAll([median], [quartersOf(data)[2]])
    },
  }),

  combined: form(
    story({
      levels: ['hard'],
      settings: groups,
      draw: (random, { from, to, sizes }) =>
        random.until(
          () => ({
            n1: random.int(...sizes),
            m1: random.int(from, to),
            n2: random.int(...sizes),
            m2: random.int(from, to),
          }),
          ({ n1, m1, n2, m2 }) =>
            Math.abs(m1 - m2) > 3 &&
            Math.abs(n1 - n2) > 2 &&
            isSafe((n1 * m1 + n2 * m2) / (n1 + n2), 2) &&
            Math.abs((n1 * m1 + n2 * m2) / (n1 + n2) - (m1 + m2) / 2) > 0.1,
        ),
      answer: { ...decimalNumber, requires: 'decimal-places-2' },
      solve: ({ n1, m1, n2, m2 }) => shown(Ratio.of(n1 * m1 + n2 * m2, n1 + n2), 2),
      ask: ({ n1, m1, n2, m2 }, { tells }) => {
        const { en, es } = tells(n1, m1, n2, m2)
        return {
          en: [en, prose`Round to the nearest hundredth.`],
          es: [es, prose`Redondea a la centésima más cercana.`],
        }
      },
      solution: ({ n1, m1, n2, m2 }, answer, { answers }) => {
        const [total, all] = [n1 * m1 + n2 * m2, n1 + n2]
        return [
          step(statements(equation(join(n1, m1), n1 * m1), equation(join(n2, m2), n2 * m2)), because.explain, {
            sentence: {
              en: line`Find the total of each group: count times mean.`,
              es: line`Halla el total de cada grupo: cantidad por media.`,
            },
          }),
          step(statements(equation(sum(n1 * m1, n2 * m2), total), equation(sum(n1, n2), all)), because.explain, {
            sentence: {
              en: line`Add the totals, and add the counts.`,
              es: line`Suma los totales y suma también las cantidades.`,
            },
          }),
          answerStep(relation(over(total, all), (total * 100) % all === 0 ? '=' : '≈', answer), answers(expr(answer))),
        ]
      },
      // The mean divides the distance between the two as the other group's size.
      check: (numberOf, answer) => {
        const [n1, m1, n2, m2] = (['n1', 'm1', 'n2', 'm2'] as const).map(name => numberOf(name).toNumber()) as [
          number,
          number,
          number,
          number,
        ]
        return Math.abs(m1 + ((m2 - m1) * n2) / (n1 + n2) - exact(answer).toNumber()) <= 0.005001
      },
    }),
  ),
})
