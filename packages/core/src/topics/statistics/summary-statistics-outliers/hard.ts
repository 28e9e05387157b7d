import {
  blank,
  type CellHole,
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
  tableCells,
  words,
} from '../../../author.ts'
import { isSafe, plain, shown } from '../../kit/statistics/decimals.ts'
import type { levels } from './levels.ts'
import { groupStories, meanStories } from './mean-stories.ts'
import { compared, contextAt, dataIn, drawData, drawTurn, EFFECTS, effectOf, NAMES, sorted } from './summaries.ts'

const STATISTICS = [
  words('Mean', 'Media'),
  words('Median', 'Mediana'),
  words('Range', 'Rango'),
  words('IQR', 'RIC'),
  words('Standard deviation', 'Desviación estándar'),
]

const effectRows = (before: readonly CellHole[], after: readonly CellHole[]) => ({
  rowHeads: true,
  head: [words('Statistic', 'Medida'), words('Before', 'Antes'), words('After', 'Después')],
  rows: STATISTICS.map((name, i) => [name, before[i] ?? blank(3), after[i] ?? blank(3)]),
})

const CHANGES = ['add', 'multiply', 'remove'] as const

const changed = (data: readonly number[], change: (typeof CHANGES)[number], c: number) =>
  change === 'add'
    ? data.map(value => value + c)
    : change === 'multiply'
      ? data.map(value => value * c)
      : sorted(data).slice(0, -1)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  effect: form({
    levels: ['hard'],
    share: 3,
    lines: 3,
    draw: random => {
      const turn = drawTurn(random)
      const [context, which, change] = [contextAt(turn, 0), EFFECTS[turn % 5]!, CHANGES[turn % 3]!]
      return random.until(
        () => ({ ...drawData(random, context, 7, 9), which, change, c: random.int(2, 6) }),
        ({ data }) => new Set(data).size === data.length,
      )
    },
    answer: option({
      increases: { en: prose`It increases.`, es: prose`Aumenta.` },
      decreases: { en: prose`It decreases.`, es: prose`Disminuye.` },
      same: { en: prose`It stays the same.`, es: prose`Se mantiene igual.` },
    }),
    solve: ({ data, which, change, c }) => compared(effectOf(data, which), effectOf(changed(data, change, c), which)),
    ask({ context, data, which, change, c }) {
      const change1 = {
        add: { en: prose`${c} is added to each value.`, es: prose`Se suma ${c} a cada valor.` },
        multiply: { en: prose`Each value is multiplied by ${c}.`, es: prose`Cada valor se multiplica por ${c}.` },
        remove: { en: prose`The largest value is removed.`, es: prose`Se quita el valor más grande.` },
      }[change]
      return {
        en: [context.says.en, list(...data), change1.en, NAMES[which].en],
        es: [context.says.es, list(...data), change1.es, NAMES[which].es],
      }
    },
    check(printed, answer) {
      const data = dataIn(printed)
      const change = /added|suma/.test(printed.text)
        ? 'add'
        : /multiplied|multiplica/.test(printed.text)
          ? 'multiply'
          : 'remove'
      const text = printed.blocks.at(-1)
      const asked = text?.kind === 'paragraph' ? text.content.filter(item => typeof item === 'string').join('') : ''
      const which = /mean|media\?/.test(asked)
        ? 'mean'
        : /median/.test(asked)
          ? 'median'
          : /interqu|intercu/.test(asked)
            ? 'iqr'
            : /range|rango/.test(asked)
              ? 'range'
              : 'deviation'
      const named = EFFECTS.find(name => name === (/mediana/.test(asked) ? 'median' : which)) ?? 'mean'
      return (
        answer === compared(effectOf(data, named), effectOf(changed(data, change, printed.numbers[0]?.n ?? 0), named))
      )
    },
  }),

  effectTable: form({
    levels: ['hard'],
    share: 2,
    lines: 1,
    draw: random => {
      const range = random.int(14, 40)
      const iqr = random.int(Math.ceil(range / 4), Math.floor(range / 2))
      const median = random.int(30, 60)
      return {
        before: [median + random.int(-3, 3), median, range, iqr].map(value => Ratio.of(value)),
        deviation: Ratio.of(random.int(Math.round(range * 2.2), Math.round(range * 3)), 10),
        change: random.evenly(['add', 'multiply'] as const),
        c: random.int(2, 9),
      }
    },
    answer: tableCells,
    solve: ({ before, deviation, change, c }) => {
      const all = [...before, deviation]
      const after = all.map((value, i) => plain(change === 'multiply' ? value.times(c) : i < 2 ? value.plus(c) : value))
      return { blanks: after, ...effectRows(all.map(plain), after) }
    },
    ask: ({ before, deviation, change, c }) => {
      const shownTable = table(effectRows([...before, deviation].map(plain), []))
      const told =
        change === 'add'
          ? {
              en: prose`In a data set, ${c} is added to each value. Complete the table.`,
              es: prose`En un conjunto de datos se suma ${c} a cada valor. Completa la tabla.`,
            }
          : {
              en: prose`In a data set, each value is multiplied by ${c}. Complete the table.`,
              es: prose`En un conjunto de datos cada valor se multiplica por ${c}. Completa la tabla.`,
            }
      return { en: [told.en, shownTable], es: [told.es, shownTable] }
    },
    // Two values with these statistics, moved one by one.
    check(printed, { blanks }) {
      const c = printed.numbers[0]!
      const isSum = /added|suma/.test(printed.text)
      const move = (value: Ratio) => (isSum ? value.plus(c) : value.times(c))
      return printed.block('table').rows.every(([, cell], i) => {
        const before = evaluate(cell?.[0] as Expr)
        const after = i < 2 ? move(before) : move(before).minus(move(Ratio.of(0)))
        return exact(blanks[i] ?? 0).equals(after)
      })
    },
  }),

  missingValue: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const { says, from, to } = random.evenly(meanStories)
      return { says, n: random.int(4, 8), mean: random.int(from, to), step: random.intExcept(-2, 2, 0) }
    },
    answer: integer,
    solve: ({ n, mean, step }) => mean + step * (n + 1),
    ask: ({ says, n, mean, step }) => says(n, mean, mean + step),
    check(printed, answer) {
      const [n, mean, next] = printed.numbers
      return !!n && !!mean && !!next && n.times(mean).plus(exact(answer)).equals(n.plus(1).times(next))
    },
  }),

  combined: form({
    levels: ['hard'],
    draw: random => {
      const says = random.evenly(groupStories)
      return random.until(
        () => ({ says, n1: random.int(8, 30), m1: random.int(60, 90), n2: random.int(8, 30), m2: random.int(60, 90) }),
        ({ n1, m1, n2, m2 }) => m1 !== m2 && n1 !== n2 && isSafe((n1 * m1 + n2 * m2) / (n1 + n2), 2),
      )
    },
    answer: decimalNumber,
    solve: ({ n1, m1, n2, m2 }) => shown(Ratio.of(n1 * m1 + n2 * m2, n1 + n2), 2),
    ask: ({ says, n1, m1, n2, m2 }) => says(n1, m1, n2, m2),
    // The mean divides the distance between the two as the other class's size.
    check(printed, answer) {
      const [n1 = 0, m1 = 0, n2 = 0, m2 = 0] = printed.numbers.map(value => value.toNumber())
      return Math.abs(m1 + ((m2 - m1) * n2) / (n1 + n2) - exact(answer).toNumber()) <= 0.005001
    },
  }),
})
