import {
  answerStep,
  type Both,
  both,
  type Content,
  count,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  integer,
  itemOf,
  join,
  line,
  matrix,
  matrixAnswer,
  minus,
  namedNumbers,
  type Of,
  option,
  type Printed,
  power,
  prose,
  quantity,
  sentenceChoice,
  statements,
  step,
  sum,
  symbol,
  table,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { asMatrices, asTables, type Data, drawData, type Store, totals, totalsIn } from './data-matrices.ts'
import { drawJourney } from './journeys.ts'
import type { levels } from './levels.ts'
import { asNumbers, combine, drawMatrix, entries, isSame, type Matrix, product, scale } from './matrices.ts'
import { productSteps, rowByColumn, writtenProduct } from './steps.ts'

const meaningOf = ({ store }: Data, key: keyof Store['meanings']) => ({ key, says: store.meanings[key] })

const named = (name: string, rows: Matrix) => equation(symbol(name), matrix(rows))

const asBlocks = (content: Content) => (Array.isArray(content) ? content : [content])

/** The number before the first matrix or letter of the last printed expression. */
function wantedFactor(printed: Printed): number {
  const [first] = printed
    .all('product')
    .flatMap(({ factors }) => factors.slice(0, 1))
    .filter(factor => factor.kind === 'number')
  return first ? evaluate(first).n : 1
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  combination: form({
    levels: ['hard'],
    share: 2,
    instruction: { en: prose`Compute with the given matrices.`, es: prose`Calcula con las matrices dadas.` },
    draw: random => ({
      a: drawMatrix(random, [2, 2], 5),
      b: drawMatrix(random, [2, 2], 4),
      c: drawMatrix(random, [2, 2], 4),
      k: random.int(2, 4),
    }),
    answer: matrixAnswer,
    solve: ({ a, b, c, k }) => combine(scale(k, a), product(b, c), (x, y) => x - y),
    ask: ({ a, b, c, k }) =>
      both([named('A', a), named('B', b), named('C', c), minus(join(k, symbol('A')), join(symbol('B'), symbol('C')))]),
    solution: ({ a, b, c, k }) => {
      const [multiple, taken] = [scale(k, a), product(b, c)]
      return [
        step(equation(join(k, symbol('A')), matrix(multiple)), because.multiplyEveryEntry, { value: k }),
        step(equation(join(symbol('B'), symbol('C')), writtenProduct(b, c)), because.rowTimesColumn),
        step(equation(join(symbol('B'), symbol('C')), matrix(taken)), because.addEachEntry),
        step(matrix(combine(multiple, taken, (x, y) => x - y)), because.entryByEntry),
      ]
    },
    // What is taken away comes back: answer + BC is kA.
    check(printed, answer) {
      const [a, b, c] = printed.all('matrix').map(entries)
      const k = wantedFactor(printed)
      return (
        a !== undefined &&
        b !== undefined &&
        c !== undefined &&
        isSame(
          combine(asNumbers(answer), product(b, c), (x, y) => x + y),
          scale(k, a),
        )
      )
    },
  }),

  square: form({
    levels: ['hard'],
    instruction: { en: prose`Compute with the given matrices.`, es: prose`Calcula con las matrices dadas.` },
    draw: random => ({ a: drawMatrix(random, [2, 2], 6) }),
    answer: matrixAnswer,
    solve: ({ a }) => product(a, a),
    ask: ({ a }) => both([named('A', a), power(symbol('A'), 2)]),
    solution: ({ a }) => [step(join(matrix(a), matrix(a)), because.writeRepeatedFactors), ...productSteps(a, a)],
    // Cayley and Hamilton: A² is (trace) A − (determinant) I.
    check(printed, answer) {
      const [[p = 0, q = 0] = [], [r = 0, s = 0] = []] = entries(printed.one('matrix'))
      const [trace, determinant] = [p + s, p * s - q * r]
      return isSame(asNumbers(answer), [
        [trace * p - determinant, trace * q],
        [trace * r, trace * s - determinant],
      ])
    },
  }),

  unknownEntries: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find ${symbol('x')} and ${symbol('y')}.`,
      es: prose`Halla ${symbol('x')} e ${symbol('y')}.`,
    },
    draw: random => ({
      x: random.int(-8, 8),
      y: random.int(-8, 8),
      a: drawMatrix(random, [2, 2], 9),
      b: drawMatrix(random, [2, 2], 9),
      k: random.int(2, 4),
    }),
    answer: namedNumbers('x', 'y'),
    solve: ({ x, y }) => [x, y],
    ask: ({ x, y, a, b, k }) => {
      const left = [
        [symbol('x'), a[0]?.[1] ?? 0],
        [a[1]?.[0] ?? 0, symbol('y')],
      ]
      const total = [
        [k * x + (b[0]?.[0] ?? 0), k * (a[0]?.[1] ?? 0) + (b[0]?.[1] ?? 0)],
        [k * (a[1]?.[0] ?? 0) + (b[1]?.[0] ?? 0), k * y + (b[1]?.[1] ?? 0)],
      ]
      return both(equation(sum(join(k, matrix(left)), matrix(b)), matrix(total)))
    },
    solution: ({ x, y, b, k }) => {
      const [p, s] = [itemOf(itemOf(b, 0), 0), itemOf(itemOf(b, 1), 1)]
      const side = (letter: string, added: number) => polynomial([added, k], letter)
      return [
        step(statements(equation(side('x', p), k * x + p), equation(side('y', s), k * y + s)), because.entryOfMatrices),
        step(
          statements(equation(join(k, symbol('x')), k * x), equation(join(k, symbol('y')), k * y)),
          because.explain,
          {
            sentence: {
              en: line`Subtract ${p} from both sides of the first equation and ${s} from both sides of the second.`,
              es: line`Resta ${p} de ambos lados de la primera ecuación y ${s} de ambos lados de la segunda.`,
            },
          },
        ),
        step(statements(equation(symbol('x'), x), equation(symbol('y'), y)), because.divideBothSides, { value: k }),
      ]
    },
    // Puts the numbers in and compares every entry.
    check(printed, [x, y]) {
      const [left, b, total] = printed.all('matrix')
      const k = wantedFactor(printed)
      if (!left || !b || !total || x === undefined || y === undefined) return false
      const at = (entry: Expr) => evaluate(entry, { x: exact(x), y: exact(y) }).n
      return left.rows.every((row, i) =>
        row.every((entry, j) => k * at(entry) + at(b.rows[i]?.[j] ?? entry) === at(total.rows[i]?.[j] ?? entry)),
      )
    },
  }),

  commute: form({
    levels: ['hard'],
    draw: random => {
      const commutes = random.evenly([true, false])
      const a = drawMatrix(random, [2, 2], 4)
      if (commutes)
        return {
          a,
          b: combine(
            a,
            [
              [2, 0],
              [0, 2],
            ],
            (x, y) => x + y,
          ),
        }
      return random.until(
        () => ({ a: drawMatrix(random, [2, 2], 4), b: drawMatrix(random, [2, 2], 4) }),
        ({ a, b }) => !isSame(product(a, b), product(b, a)),
      )
    },
    answer: option({
      equal: { en: prose`Yes, they are equal.`, es: prose`Sí, son iguales.` },
      different: { en: prose`No, they are different.`, es: prose`No, son diferentes.` },
    }),
    solve: ({ a, b }) => (isSame(product(a, b), product(b, a)) ? 'equal' : 'different'),
    ask: ({ a, b }): Both<Content> => {
      const [ab, ba] = [join(symbol('A'), symbol('B')), join(symbol('B'), symbol('A'))]
      return {
        en: [named('A', a), named('B', b), prose`Are ${ab} and ${ba} equal?`],
        es: [named('A', a), named('B', b), prose`¿Son iguales ${ab} y ${ba}?`],
      }
    },
    key: ({ a, b }) =>
      both(
        statements(
          equation(join(symbol('A'), symbol('B')), matrix(product(a, b))),
          equation(join(symbol('B'), symbol('A')), matrix(product(b, a))),
        ),
      ),
    solution: ({ a, b }) => {
      const [ab, ba] = [product(a, b), product(b, a)]
      return [
        step(equation(join(symbol('A'), symbol('B')), writtenProduct(a, b)), because.rowTimesColumn),
        step(equation(join(symbol('A'), symbol('B')), matrix(ab)), because.addEachEntry),
        answerStep(
          equation(join(symbol('B'), symbol('A')), matrix(ba)),
          isSame(ab, ba)
            ? {
                en: line`All entries agree: the products are equal.`,
                es: line`Todas las entradas coinciden: los productos son iguales.`,
              }
            : {
                en: line`Some entries differ: the products are different.`,
                es: line`Algunas entradas difieren: los productos son diferentes.`,
              },
        ),
      ]
    },
    check(printed, answer) {
      const [[[p = 0, q = 0] = [], [r = 0, s = 0] = []] = [], [[t = 0, u = 0] = [], [v = 0, w = 0] = []] = []] = printed
        .all('matrix')
        .map(entries)
      const same = q * v === u * r && p * u + q * w === t * q + u * s && r * t + s * v === v * p + w * r
      return answer === (same ? 'equal' : 'different')
    },
  }),

  data: form({
    levels: ['hard'],
    draw: drawData,
    answer: quantity,
    solve: data => count(itemOf(totals(data), 0), data.store.unit),
    ask: data => {
      const tables = asTables(data)
      const { tells, asks } = data.store
      return {
        en: [...asBlocks(tells.en), ...tables, ...asBlocks(asks.en)],
        es: [...asBlocks(tells.es), ...tables, ...asBlocks(asks.es)],
      }
    },
    solution: data => {
      const [counts, worth, total] = [itemOf(data.counts, 0), data.worth, itemOf(totals(data), 0)]
      return [
        step(join(matrix([counts]), matrix(worth.map(value => [value]))), because.rowOfTable),
        step(rowByColumn(counts, worth), because.rowTimesColumn),
        answerStep(expr(total), data.store.ends(total)),
      ]
    },
    check: (printed, answer) => exact(answer.amount).equals(itemOf(totalsIn(printed).totals, 0)),
  }),

  meaning: form({
    levels: ['hard'],
    draw: random => {
      const data = random.until(
        () => drawData(random),
        drawn => new Set(totals(drawn)).size === 2,
      )
      return { data, row: random.int(0, 1) as 0 | 1 }
    },
    answer: sentenceChoice,
    solve: ({ data, row }) => meaningOf(data, row === 0 ? 'firstTotal' : 'secondTotal'),
    mistakes: ({ data, row }) => ({
      otherRow: meaningOf(data, row === 0 ? 'secondTotal' : 'firstTotal'),
      firstCount: meaningOf(data, 'firstCount'),
      secondCount: meaningOf(data, 'secondCount'),
    }),
    ask: ({ data, row }) => {
      const [first, second] = asMatrices(data)
      const found = totals(data)
      const work = equation(join(first, second), matrix(found.map(value => [value])))
      const value = itemOf(found, row)
      const { tells } = data.store
      return {
        en: [...asBlocks(tells.en), ...asTables(data), work, prose`What does the entry ${value} of the product tell?`],
        es: [...asBlocks(tells.es), ...asTables(data), work, prose`¿Qué indica la entrada ${value} del producto?`],
      }
    },
    solution: ({ data, row }, { says }) => {
      const [counts, value] = [itemOf(data.counts, row), itemOf(totals(data), row)]
      return [
        step(equation(rowByColumn(counts, data.worth), value), because.rowTimesColumn),
        step({ en: says.en, es: says.es }, because.explain, {
          sentence: {
            en: line`Each product is an amount times what one is worth; row ${row + 1} of the table gives this entry.`,
            es: line`Cada producto es una cantidad por lo que vale cada unidad; la fila ${row + 1} de la tabla da esta entrada.`,
          },
        }),
      ]
    },
    check(printed, { key }) {
      const { totals: found } = totalsIn(printed)
      const value = printed.numbers.at(-1)
      return value !== undefined && key === (value.equals(found[0] ?? -1) ? 'firstTotal' : 'secondTotal')
    },
  }),

  oneStop: form({
    levels: ['hard'],
    draw: drawJourney,
    answer: integer,
    solve: ({ direct, from, to }) => itemOf(itemOf(product(direct, direct), from), to),
    ask({ service, cities, direct, from, to }) {
      const shown = table({
        rowHeads: true,
        head: [words('', ''), ...cities],
        rows: cities.map((city, i) => [city, ...(direct[i] ?? [])]),
      })
      const A = symbol('A')
      const [tells, asks] = [service.tells(A), service.asks(power(A, 2), cities[from]!, cities[to]!)]
      return { en: [tells.en, shown, asks.en], es: [tells.es, shown, asks.es] }
    },
    solution: ({ direct, from, to }, answer) => {
      const [row, column] = [itemOf(direct, from), direct.map(ways => itemOf(ways, to))]
      return [
        step(join(matrix([row]), matrix(column.map(value => [value]))), because.rowAndColumnOfCities),
        step(rowByColumn(row, column), because.rowTimesColumn),
        answerStep(expr(answer), {
          en: line`There are ${answer} ways.`,
          es: line`Hay ${answer} maneras.`,
        }),
      ]
    },
    // Stop by stop: ways there times ways on.
    check(printed, answer) {
      const [head = [], ...rows] = [printed.block('table').head ?? [], ...printed.block('table').rows]
      const nameOf = (cell: unknown) => (cell as Of<'words'>).en
      const names = head.slice(1).map(([cell]) => nameOf(cell))
      const [start, end] = printed.all('words').slice(-2).map(nameOf)
      const at = (from: number, to: number) => evaluate(rows[from]?.[to + 1]?.[0] as Expr).n
      const [from, to] = [names.indexOf(start ?? ''), names.indexOf(end ?? '')]
      const ways = names.reduce((total, _, by) => total + at(from, by) * at(by, to), 0)
      return exact(answer).equals(ways)
    },
  }),
})
