import {
  count,
  equation,
  evaluate,
  explained,
  type FormMaker,
  gcd,
  itemOf,
  line,
  minus,
  mixed,
  over,
  Ratio,
  sum,
  table,
  times,
  tupleOf,
  wholes,
} from '../../../author.ts'
import { valueIn } from '../../kit/choices/cells.ts'
import { mixedQuantity } from '../../kit/fractions/mixed-quantity.ts'
import { answered, paragraph } from '../../kit/stories/endings.ts'
import { MIXED, simplest } from './facts.ts'
import { tableStories } from './hard-stories.ts'
import type { levels } from './levels.ts'
import { isMixed } from './two-steps.ts'

interface Row {
  readonly n: number
  readonly a: number
}
interface Rows {
  readonly d: number
  readonly rows: readonly [Row, Row]
}
/** Two unlike rows of likely size, and their sum or difference a mixed number. */
const allRows = (asks: 'all' | 'more', d: number): readonly Rows[] => {
  const all = wholes(3, 7).flatMap(n =>
    wholes(2, d - 1)
      .filter(a => gcd(a, d) === 1 && n * a < 6 * d)
      .map((a): Row => ({ n, a })),
  )
  return all.flatMap(one =>
    all
      .filter(other => {
        const [first, second] = [one.n * one.a, other.n * other.a]
        const isUnlike = one.n !== other.n && one.a !== other.a
        return isUnlike && isMixed(asks === 'all' ? first + second : first - second, d)
      })
      .map((other): Rows => ({ d, rows: [one, other] })),
  )
}
const madeRows = new Map<string, readonly Rows[]>()
function rowsOf(asks: 'all' | 'more', d: number): readonly Rows[] {
  const key = `${asks} ${d}`
  const found = madeRows.get(key) ?? allRows(asks, d)
  madeRows.set(key, found)
  return found
}

/** Two products from the rows of a table, added or compared. */
export const tableForm = (form: FormMaker<typeof levels>) => ({
  table: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    instruction: MIXED,
    draw(random) {
      const [story, asks] = [random.evenly(tableStories), random.evenly(['more', 'all'] as const)]
      return { story, asks, ...random.pick(rowsOf(asks, random.pick(story.denominators))) }
    },
    answer: mixedQuantity,
    solve({ story, asks, d, rows: [one, other] }) {
      const second = other.n * other.a
      return count(mixed(Ratio.of(one.n * one.a + (asks === 'all' ? second : -second), d)), story.noun)
    },
    ask({ story, asks, d, rows }) {
      const inLanguage = (locale: 'en' | 'es') =>
        table({
          head: story.head.map(cell => cell[locale]),
          rows: rows.map(({ n, a }, i) => [itemOf(story.rows, i)[locale], n, Ratio.of(a, d)]),
          rowHeads: true,
        })
      const { en, es } = paragraph(story[asks])
      return { en: [inLanguage('en'), en], es: [inLanguage('es'), es] }
    },
    solution({ story, asks, d, rows: [one, other] }, answer) {
      const [first, second] = [one.n * one.a, other.n * other.a]
      const top = asks === 'all' ? first + second : first - second
      const product = ({ n, a }: Row, row: 0 | 1) =>
        explained(
          equation(times(n, over(a, d)), over(n * a, d)),
          line`Row ${row + 1}: multiply the numerator by ${n}.`,
          line`Fila ${row + 1}: multiplica el numerador por ${n}.`,
        )
      return [
        product(one, 0),
        product(other, 1),
        asks === 'all'
          ? explained(
              equation(sum(over(first, d), over(second, d)), over(top, d)),
              line`Add the two amounts.`,
              line`Suma las dos cantidades.`,
            )
          : explained(
              equation(minus(over(first, d), over(second, d)), over(top, d)),
              line`Subtract to find the difference.`,
              line`Resta para hallar la diferencia.`,
            ),
        ...simplest(top, d),
        answered(answer, story.ends[asks](answer)),
      ]
    },
    check(printed, { amount }) {
      const [first, second] = tupleOf(
        printed.block('table').rows.map(cells => {
          const [n, each] = [valueIn(itemOf(cells, 1)), valueIn(itemOf(cells, 2))]
          return wholes(1, n.n).reduce(all => all.plus(each), Ratio.of(0))
        }),
        2,
      )
      const isMore = /more|más/.test(printed.text)
      return evaluate(amount)
        .plus(isMore ? second : 0)
        .minus(isMore ? 0 : second)
        .equals(first)
    },
  }),
})
