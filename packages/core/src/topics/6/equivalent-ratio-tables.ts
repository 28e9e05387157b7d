import { ratioOf } from '../../answer/expression.ts'
import { integer } from '../../answer/number.ts'
import { numberList, tableCells } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { both, type CellHole, prose, table } from '../../content.ts'
import { blank, equation, expr, ratio, type Value, words } from '../../math/build.ts'
import { evaluate, exact, isTrue } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { gcd, Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { filled } from '../common/filled.ts'

const LAPS = [words('Laps', 'Vueltas'), words('Minutes', 'Minutos')] as const

/** What the two rows count; the last only where the first row is less. */
const contexts: readonly (readonly [first: Expr, second: Expr])[] = [
  [words('Cups of lemon juice', 'Tazas de jugo de limón'), words('Cups of water', 'Tazas de agua')],
  [words('Cans of blue paint', 'Latas de pintura azul'), words('Cans of yellow paint', 'Latas de pintura amarilla')],
  [words('Cups of flour', 'Tazas de harina'), words('Cups of milk', 'Tazas de leche')],
  [words('Ounces of nuts', 'Onzas de nueces'), words('Ounces of raisins', 'Onzas de pasas')],
  [words('Red beads', 'Cuentas rojas'), words('White beads', 'Cuentas blancas')],
  LAPS,
]

interface Level {
  readonly terms: readonly [least: number, most: number]
  readonly columns: number
  /** Whether the complete column is the smallest. */
  readonly startsSmall: boolean
  readonly largest: number
}

/** One blank in every column but the complete one: of the first row or of the second. */
interface RatioTable {
  readonly heads: readonly [Expr, Expr]
  readonly columns: readonly (readonly [number, number])[]
  /** For every column, which row is blank; null in the complete one. */
  readonly blanks: readonly (0 | 1 | null)[]
}

/** Different numbers without a common factor. */
const simplest = (random: Random, [least, most]: readonly [number, number]) =>
  random.until(
    () => [random.int(least, most), random.int(least, most)] as const,
    ([a, b]) => a !== b && gcd(a, b) === 1,
  )

function drawTable(random: Random, { terms, columns, startsSmall, largest }: Level): RatioTable {
  const [a, b] = startsSmall
    ? random.until(
        () => [random.int(...terms), random.int(...terms)] as const,
        ([a, b]) => a !== b,
      )
    : simplest(random, terms)
  const most = Math.min(10, Math.floor(largest / Math.max(a, b)))
  const factors = random.sample(
    Array.from({ length: most - 1 }, (_, i) => i + 2),
    startsSmall ? columns - 1 : columns,
  )
  const [first = 2, second = 3, ...others] = factors
  const mixedUp = first < Math.min(second, ...others) ? [second, first, ...others] : factors
  const sorted = startsSmall ? [1, ...factors.sort((one, two) => one - two)] : mixedUp
  const rows = random.shuffle(Array.from({ length: columns - 1 }, (_, i) => (i % 2) as 0 | 1))
  return {
    heads: random.pick(a < b ? contexts : contexts.slice(0, -1)),
    columns: sorted.map(factor => [a * factor, b * factor] as const),
    blanks: [null, ...rows],
  }
}

const rowsOf = ({ heads, columns, blanks }: RatioTable, isFilled: boolean): CellHole[][] =>
  ([0, 1] as const).map(row => [
    heads[row],
    ...columns.map((column, i) => (blanks[i] === row && !isFilled ? blank(2) : column[row])),
  ])

/** Top row first, then the bottom row. */
const hiddenIn = ({ columns, blanks }: RatioTable): number[] =>
  ([0, 1] as const).flatMap(row => columns.flatMap((column, i) => (blanks[i] === row ? [column[row]] : [])))

const tableOf = (drawn: RatioTable) => table({ rows: rowsOf(drawn, false), rowHeads: true })

/** The printed columns with the answers in their blanks. */
function completed(
  rows: readonly (readonly (readonly (string | object)[])[])[],
  answers: readonly Ratio[],
): readonly (readonly [Ratio, Ratio])[] {
  let next = 0
  const values = rows.map(row =>
    row.slice(1).map(([item]) => {
      const cell = item as Expr
      return cell.kind === 'blank' ? (answers[next++] ?? Ratio.of(0)) : evaluate(cell)
    }),
  )
  return values[0]!.map((top, i) => [top, values[1]![i]!] as const)
}

/** All columns have equal cross products with the first, which is complete. */
const areEquivalent = ([first, ...others]: readonly (readonly [Ratio, Ratio])[]) =>
  first !== undefined && others.every(([top, bottom]) => top.times(first[1]).equals(bottom.times(first[0])))

function drawTwoTables(random: Random, level: Level) {
  const one = drawTable(random, level)
  return random.until(
    () => ({ one, two: { ...drawTable(random, level), heads: one.heads } }),
    ({ two }) => {
      const [a, b] = [one.columns[0]!, two.columns[0]!]
      const isSlow = one.heads !== LAPS || b[0] < b[1]
      return (
        isSlow &&
        a[0] * b[1] !== b[0] * a[1] &&
        one.columns.every(([top, bottom]) => two.columns.every(other => other[0] !== top && other[1] !== bottom))
      )
    },
  )
}
type TwoTables = ReturnType<typeof drawTwoTables>

const COLUMNS = ['first', 'second', 'third', 'fourth'] as const

const completeIt = {
  en: prose`Complete the table of equivalent ratios.`,
  es: prose`Completa la tabla de razones equivalentes.`,
}
const firstTable = { en: prose`Table 1`, es: prose`Tabla 1` }
const secondTable = { en: prose`Table 2`, es: prose`Tabla 2` }
const bothTables = ({ one, two }: TwoTables) => ({
  en: [firstTable.en, tableOf(one), secondTable.en, tableOf(two)],
  es: [firstTable.es, tableOf(one), secondTable.es, tableOf(two)],
})

export const equivalentRatioTables = defineTopic(
  {
    id: 'equivalent-ratio-tables',
    name: { en: 'Equivalent ratios and ratio tables', es: 'Razones equivalentes y tablas de razones' },
    description: {
      en: 'Complete tables of equivalent ratios and use them to compare two situations.',
      es: 'Completa tablas de razones equivalentes y úsalas para comparar dos situaciones.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['6.RP.A.3', '6.RP.A.3a'],
    levels: {
      easy: { terms: [1, 9], columns: 4, startsSmall: true, largest: 90 },
      medium: { terms: [2, 9], columns: 5, startsSmall: false, largest: 60 },
      hard: { terms: [2, 9], columns: 3, startsSmall: false, largest: 60 },
    },
  },
  form => ({
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

    twoTables: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Complete both tables of equivalent ratios. Write the missing numbers in order, the top row of each table first.`,
        es: prose`Completa las dos tablas de razones equivalentes. Escribe los números que faltan en orden, primero la fila de arriba de cada tabla.`,
      },
      lines: 2,
      draw: drawTwoTables,
      answer: numberList,
      solve: ({ one, two }) => [...hiddenIn(one), ...hiddenIn(two)],
      ask: bothTables,
      check(printed, answer) {
        const [one, two] = printed.blocksOf('table')
        const values = answer.map(value => exact(value))
        return (
          areEquivalent(completed(one!.rows, values.slice(0, 2))) &&
          areEquivalent(completed(two!.rows, values.slice(2)))
        )
      },
    }),

    compareTables: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Each table shows equivalent ratios. In which table is the ratio of the first row to the second row greater?`,
        es: prose`Cada tabla muestra razones equivalentes. ¿En qué tabla es mayor la razón de la primera fila a la segunda?`,
      },
      lines: 3,
      draw: drawTwoTables,
      answer: option({ first: firstTable, second: secondTable }),
      solve: ({ one, two }) =>
        one.columns[0]![0] / one.columns[0]![1] > two.columns[0]![0] / two.columns[0]![1] ? 'first' : 'second',
      ask: bothTables,
      // Compares the cross products of the two complete columns.
      check(printed, answer) {
        const [one, two] = printed.blocksOf('table').map(({ rows }) => completed(rows, [])[0]!)
        const order = one![0].times(two![1]).compare(two![0].times(one![1]))
        return order !== 0 && answer === (order > 0 ? 'first' : 'second')
      },
    }),
  }),
)
