import {
  answerStep,
  type Block,
  blank,
  both,
  equation,
  exact,
  explained,
  type FormMaker,
  failed,
  gcd,
  itemOf,
  lcm,
  line,
  option,
  prose,
  type Random,
  ratio,
  relation,
  statements,
  step,
  sum,
  table,
  tableCells,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  areEquivalent,
  completed,
  completing,
  drawTable,
  filledRows,
  hiddenIn,
  LAPS,
  type Level,
  lowest,
  mixtures,
  type RatioTable,
  rowsListed,
  shownRatio,
  simplest,
  tableOf,
} from './parts.ts'

const COLUMNS = ['first', 'second', 'third', 'fourth'] as const

function drawTwoTables(random: Random, level: Level) {
  const one = drawTable(random, level)
  return random.until(
    () => ({ one, two: { ...drawTable(random, level), heads: one.heads } }),
    ({ two }) => {
      const [a, b] = [itemOf(one.columns, 0), itemOf(two.columns, 0)]
      const areLaps = one.heads === LAPS
      return (
        (!areLaps || b[0] < b[1]) &&
        // Were one ratio above 1 and the other below, nothing would have to be compared.
        a[0] < a[1] === b[0] < b[1] &&
        a[0] * b[1] !== b[0] * a[1] &&
        one.columns.every(([top, bottom]) => two.columns.every(other => other[0] !== top && other[1] !== bottom))
      )
    },
  )
}

interface TwoTables {
  readonly one: RatioTable
  readonly two: RatioTable
}

const firstTable = { en: prose`Table 1`, es: prose`Tabla 1` }
const secondTable = { en: prose`Table 2`, es: prose`Tabla 2` }

const printedTables = (one: Block, two: Block) => ({
  en: [firstTable.en, one, secondTable.en, two],
  es: [firstTable.es, one, secondTable.es, two],
})
const bothTables = ({ one, two }: TwoTables) => printedTables(tableOf(one), tableOf(two))

/** The first column lacks its total alone; of each other column one row is known. */
const isKnown = (column: number, row: number, known: readonly number[]) =>
  column === 0 ? row < 2 : itemOf(known, column - 1) === row

/** The two ratios with equal second terms. */
function comparable({ one, two }: TwoTables) {
  const [a, b] = [lowest(itemOf(one.columns, 0)), lowest(itemOf(two.columns, 0))]
  const second = lcm(a[1], b[1])
  return { a, b, left: (a[0] * second) / a[1], right: (b[0] * second) / b[1], second }
}

export const tableForms = (form: FormMaker<typeof levels>) => ({
  table: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction: {
      en: prose`Complete the table of equivalent ratios.`,
      es: prose`Completa la tabla de razones equivalentes.`,
    },
    draw: drawTable,
    answer: tableCells,
    solve: drawn => ({ blanks: hiddenIn(drawn), rows: filledRows(drawn), rowHeads: true }),
    ask: drawn => both(tableOf(drawn)),
    solution: drawn => [...completing(drawn), rowsListed(drawn.columns)],
    check: (printed, { blanks }) =>
      printed.all('blank').length === blanks.length &&
      areEquivalent(
        completed(
          printed.block('table').rows,
          blanks.map(value => exact(value)),
        ),
      ),
  }),

  wrongColumn: form({
    levels: ['medium'],
    kind: 'find-mistake',
    instruction: {
      en: prose`One column does not belong in the table of equivalent ratios. Which one?`,
      es: prose`Una columna no pertenece a la tabla de razones equivalentes. ¿Cuál es?`,
    },
    draw(random, level) {
      const { heads, columns } = drawTable(random, { ...level, columns: 4 })
      const wrong = random.evenly([0, 1, 2, 3])
      const right = itemOf(columns, wrong)
      return {
        heads,
        wrong,
        right,
        columns: columns.with(wrong, [right[0], right[1] + (right[1] > 3 ? random.sign() : 1) * random.int(1, 2)]),
      }
    },
    answer: option({
      first: { en: prose`column 1`, es: prose`la columna 1` },
      second: { en: prose`column 2`, es: prose`la columna 2` },
      third: { en: prose`column 3`, es: prose`la columna 3` },
      fourth: { en: prose`column 4`, es: prose`la columna 4` },
    }),
    solve: ({ wrong }) => itemOf(COLUMNS, wrong),
    ask: ({ heads, columns }) =>
      both(
        table({
          head: [words('Column', 'Columna'), 1, 2, 3, 4],
          rows: ([0, 1] as const).map(row => [heads[row], ...columns.map(column => column[row])]),
          rowHeads: true,
        }),
      ),
    solution: ({ columns, wrong, right }) => {
      const start = lowest(right)
      const lowestAlready =
        gcd(...itemOf(columns, wrong)) > 1
          ? { en: [], es: [] }
          : {
              en: line`${shownRatio(itemOf(columns, wrong))} is in lowest terms already. `,
              es: line`${shownRatio(itemOf(columns, wrong))} ya está en su mínima expresión. `,
            }
      return [
        explained(
          statements(
            ...columns
              .filter((column, i) => i !== wrong && column[0] !== start[0])
              .map(column => equation(shownRatio(column), shownRatio(start))),
          ),
          line`Three columns have the ratio ${shownRatio(start)}.`,
          line`Tres columnas tienen la razón ${shownRatio(start)}.`,
        ),
        answerStep(
          gcd(...itemOf(columns, wrong)) > 1
            ? equation(shownRatio(itemOf(columns, wrong)), shownRatio(lowest(itemOf(columns, wrong))))
            : relation(shownRatio(itemOf(columns, wrong)), '≠', shownRatio(start)),
          {
            en: [...lowestAlready.en, ...line`Column ${wrong + 1} has a different ratio.`],
            es: [...lowestAlready.es, ...line`La columna ${wrong + 1} tiene otra razón.`],
          },
        ),
      ]
    },
    // Without the wrong column all others are equivalent, and with it they are not.
    check(printed, answer) {
      const columns = completed(printed.block('table').rows, [])
      const index = COLUMNS.indexOf(answer)
      return !areEquivalent(columns) && areEquivalent(columns.toSpliced(index, 1))
    },
  }),

  totals: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`All the columns show the same ratio. Complete the table.`,
      es: prose`Todas las columnas muestran la misma razón. Completa la tabla.`,
    },
    draw(random, { terms, largest }) {
      const [a, b] = simplest(random, terms)
      const factors = random.until(
        () => random.sample([2, 3, 4, 5, 6, 7, 8], 3),
        ([first, second, third]) =>
          first > Math.min(second, third) && Math.max(first, second, third) * Math.max(a, b) <= largest,
      )
      return {
        heads: random.evenly(mixtures.hard),
        columns: tupleOf(
          factors.map(factor => [a * factor, b * factor, (a + b) * factor] as const),
          3,
        ),
        // Of the second and third column one number is known: of a part, and of the total.
        known: random.shuffle([random.int(0, 1), 2]),
      }
    },
    answer: tableCells,
    solve({ heads, columns, known }) {
      const rows = [...heads, words('Total', 'Total')].map((head, row) => [
        head,
        ...columns.map(column => itemOf(column, row)),
      ])
      const blanks = [0, 1, 2].flatMap(row =>
        columns.flatMap((column, i) => (isKnown(i, row, known) ? [] : [itemOf(column, row)])),
      )
      return { blanks, rows, rowHeads: true }
    },
    ask: ({ heads, columns, known }) =>
      both(
        table({
          rows: [...heads, words('Total', 'Total')].map((head, row) => [
            head,
            ...columns.map((column, i) => (isKnown(i, row, known) ? itemOf(column, row) : blank(2))),
          ]),
          rowHeads: true,
        }),
      ),
    solution({ columns, known }) {
      const [[a, b, total], ...others] = columns
      const [x, y] = lowest([a, b])
      return [
        explained(
          equation(sum(a, b), total),
          line`Add the two amounts of the first column.`,
          line`Suma las dos cantidades de la primera columna.`,
        ),
        explained(
          equation(ratio(a, b, total), ratio(x, y, x + y)),
          line`Divide all three terms by ${a / x}.`,
          line`Divide los tres términos entre ${a / x}.`,
        ),
        ...others.map((other, i) => {
          const by = other[0] / x
          // The term that is printed comes first: it shows the factor.
          const shown = [0, 1, 2].find(row => isKnown(i + 1, row, known)) ?? failed('One term is known')
          const rows = [shown, ...[0, 1, 2].filter(row => row !== shown)]
          const work = rows.map(row => equation(times(itemOf([x, y, x + y], row), by), itemOf(other, row)))
          return explained(
            statements(...work),
            line`Column ${i + 2}: ${itemOf(other, shown)} shows the factor. Multiply all three terms by ${by}.`,
            line`Columna ${i + 2}: ${itemOf(other, shown)} muestra el factor. Multiplica los tres términos por ${by}.`,
          )
        }),
        rowsListed(columns),
      ]
    },
    // The first two rows are equivalent ratios and make the third.
    check(printed, { blanks }) {
      if (printed.all('blank').length !== blanks.length) return false
      const columns = completed(
        printed.block('table').rows,
        blanks.map(value => exact(value)),
      )
      return (
        areEquivalent(columns) &&
        columns.every(column => itemOf(column, 0).plus(itemOf(column, 1)).equals(itemOf(column, 2)))
      )
    },
  }),

  compareTables: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Complete both tables of equivalent ratios. In which table is the ratio of the first row to the second row greater?`,
      es: prose`Completa las dos tablas de razones equivalentes. ¿En qué tabla es mayor la razón de la primera fila a la segunda?`,
    },
    lines: 3,
    draw: drawTwoTables,
    answer: option({ first: firstTable, second: secondTable }),
    solve: tables => {
      const { left, right } = comparable(tables)
      return left > right ? 'first' : 'second'
    },
    ask: bothTables,
    key: ({ one, two }) =>
      printedTables(table({ rows: filledRows(one), rowHeads: true }), table({ rows: filledRows(two), rowHeads: true })),
    solution: (tables, answer) => {
      const { a, b, left, right, second } = comparable(tables)
      return [
        ...completing(tables.one),
        ...completing(tables.two),
        step(
          statements(equation(shownRatio(a), ratio(left, second)), equation(shownRatio(b), ratio(right, second))),
          because.sameSecondTerm,
          { value: second },
        ),
        answerStep(
          relation(left, left > right ? '>' : '<', right),
          answer === 'first'
            ? { en: line`The ratio is greater in Table 1.`, es: line`La razón es mayor en la tabla 1.` }
            : { en: line`The ratio is greater in Table 2.`, es: line`La razón es mayor en la tabla 2.` },
        ),
      ]
    },
    // Compares the cross products of the two complete columns.
    check(printed, answer) {
      const [one, two] = printed.blocksOf('table').map(({ rows }) =>
        tupleOf(
          itemOf(
            completed(
              rows.map(row => row.slice(0, 2)),
              [],
            ),
            0,
          ),
          2,
        ),
      )
      if (!one || !two) return false
      const order = one[0].times(two[1]).compare(two[0].times(one[1]))
      return order !== 0 && answer === (order > 0 ? 'first' : 'second')
    },
  }),
})
