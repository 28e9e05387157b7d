import { ratioOf } from '../../../answer/expression.ts'
import { integer } from '../../../answer/number.ts'
import { tableCells } from '../../../answer/number-list.ts'
import { option } from '../../../answer/option.ts'
import { both, prose, table } from '../../../content.ts'
import { blank, equation, expr, ratio, type Value, words } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import { isTrue } from '../../../math/truth.ts'
import type { FormMaker } from '../../../topic.ts'
import { filled } from '../../common/filled.ts'
import type { levels } from './levels.ts'
import { areEquivalent, completed, drawTable, hiddenIn, rowsOf, simplest, tableOf } from './parts.ts'

const COLUMNS = ['first', 'second', 'third', 'fourth'] as const

const completeIt = {
  en: prose`Complete the table of equivalent ratios.`,
  es: prose`Completa la tabla de razones equivalentes.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  table: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction: completeIt,
    lines: 2,
    draw: drawTable,
    answer: tableCells,
    solve: drawn => ({ blanks: hiddenIn(drawn), rows: rowsOf(drawn, true), rowHeads: true }),
    ask: drawn => both(tableOf(drawn)),
    check: (printed, { blanks }) =>
      areEquivalent(
        completed(
          printed.block('table').rows,
          blanks.map(value => exact(value)),
        ),
      ),
  }),

  missingTerm: form({
    share: 2,
    instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
    lines: 1,
    draw(random, { terms, startsSmall }) {
      const [a, b] = simplest(random, terms)
      const [base, scale] = startsSmall ? [1, random.int(2, 10)] : [random.int(1, 3), random.int(2, 6)]
      return {
        known: [a * base, b * base] as const,
        other: [a * base * scale, b * base * scale] as const,
        hidden: random.pick([0, 1]),
        isLarger: startsSmall || random.chance(0.5),
      }
    },
    answer: integer,
    solve: ({ known, other, hidden, isLarger }) => (isLarger ? other : known)[hidden]!,
    ask({ known, other, hidden, isLarger }) {
      const [complete, open] = isLarger ? [known, other] : [other, known]
      const [first, second] = open.map((value, i) => (i === hidden ? blank(2) : expr(value))) as [Expr, Expr]
      return both(equation(ratio(...complete), ratio(first, second)))
    },
    // Puts the number into the blank.
    check: (printed, answer) => exact(answer).n !== 0 && isTrue(filled(printed.one('relation'), answer)),
  }),

  equivalentRatio: form({
    draw(random, { terms }) {
      const [a, b] = simplest(random, terms)
      const base = random.int(1, 3)
      return { a: a * base, b: b * base, factor: random.int(2, 6) }
    },
    answer: ratioOf,
    solve: ({ a, b, factor }) => [a * factor, b * factor] as const,
    mistakes: ({ a, b, factor }) => ({
      sameNumberAdded: [a + factor, b + factor] as const,
      termsSwapped: [b * factor, a * factor] as const,
      onlyFirstTermMultiplied: [a * factor, b] as const,
      differentFactors: [a * factor, b * (factor + 1)] as const,
    }),
    ask: ({ a, b }) => ({
      en: prose`Which ratio is equivalent to ${ratio(a, b)}?`,
      es: prose`¿Qué razón es equivalente a ${ratio(a, b)}?`,
    }),
    check(printed, terms) {
      const [a, b] = printed.one('ratio').items.map(item => evaluate(item))
      const [first, second] = terms as readonly [Value, Value]
      return exact(first).times(b!).equals(exact(second).times(a!))
    },
  }),

  wrongColumn: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`One column does not belong in the table of equivalent ratios. Which one?`,
      es: prose`Una columna no pertenece a la tabla de razones equivalentes. ¿Cuál es?`,
    },
    draw(random, level) {
      const { heads, columns } = drawTable(random, { ...level, columns: 4 })
      const wrong = random.int(0, 3)
      return {
        heads,
        wrong,
        columns: columns.map(([top, bottom], i) =>
          i === wrong
            ? ([top, bottom + (bottom > 3 ? random.sign() : 1) * random.int(1, 2)] as const)
            : ([top, bottom] as const),
        ),
      }
    },
    answer: option({
      first: { en: prose`column 1`, es: prose`la columna 1` },
      second: { en: prose`column 2`, es: prose`la columna 2` },
      third: { en: prose`column 3`, es: prose`la columna 3` },
      fourth: { en: prose`column 4`, es: prose`la columna 4` },
    }),
    solve: ({ wrong }) => COLUMNS[wrong]!,
    ask: ({ heads, columns }) =>
      both(
        table({
          head: [words('Column', 'Columna'), 1, 2, 3, 4],
          rows: ([0, 1] as const).map(row => [heads[row], ...columns.map(column => column[row])]),
          rowHeads: true,
        }),
      ),
    // Without the wrong column all others are equivalent, and with it they are not.
    check(printed, answer) {
      const columns = completed(printed.block('table').rows, [])
      const index = COLUMNS.indexOf(answer)
      return !areEquivalent(columns) && areEquivalent(columns.toSpliced(index, 1))
    },
  }),
})
