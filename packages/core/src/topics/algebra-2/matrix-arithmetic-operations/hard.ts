import {
  answerStep,
  assert,
  type Both,
  both,
  type Content,
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
  type Printed,
  power,
  prose,
  sentenceChoice,
  statements,
  step,
  sum,
  symbol,
  table,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { asMatrices, asTables, type Data, drawData, type Store, totals, totalsIn } from './data-matrices.ts'
import { drawJourney } from './journeys.ts'
import type { levels } from './levels.ts'
import {
  asNumbers,
  combine,
  drawMatrix,
  entries,
  entriesOfTwo,
  isSame,
  type Matrix,
  product,
  scale,
} from './matrices.ts'
import { addedProducts, productSteps, rowByColumn, writtenProduct } from './steps.ts'

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

/** What is done to both sides, so that an added number goes away. */
const undone = (added: number): Expr =>
  added > 0
    ? words(`subtract ${added} from both sides`, `resta ${added} de ambos lados`)
    : words(`add ${-added} to both sides`, `suma ${-added} a ambos lados`)

const [AB_NAME, BA_NAME] = [join(symbol('A'), symbol('B')), join(symbol('B'), symbol('A'))]

/** A day has a small letter within a Spanish sentence. */
const inSentence = (name: Expr): Expr =>
  name.kind === 'words' && name.en.endsWith('day') ? words(name.en, name.es.toLowerCase()) : name

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
        addedProducts(equation(join(symbol('B'), symbol('C')), matrix(taken))),
        step(matrix(combine(multiple, taken, (x, y) => x - y)), because.explain, {
          sentence: {
            en: line`Subtract ${join(symbol('B'), symbol('C'))} from ${join(k, symbol('A'))} in each place.`,
            es: line`Resta ${join(symbol('B'), symbol('C'))} de ${join(k, symbol('A'))} en cada lugar.`,
          },
        }),
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
      const [p, q, r, s] = entriesOfTwo(entries(printed.one('matrix')))
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
      b: random.until(
        () => drawMatrix(random, [2, 2], 9),
        ([top, bottom]) => top?.[0] !== 0 && bottom?.[1] !== 0,
      ),
      k: random.int(2, 4),
    }),
    answer: namedNumbers('x', 'y'),
    solve: ({ x, y }) => [x, y],
    ask: ({ x, y, a, b, k }) => {
      const [, right, below] = entriesOfTwo(a)
      const [p, q, r, s] = entriesOfTwo(b)
      const left = [
        [symbol('x'), right],
        [below, symbol('y')],
      ]
      const total = [
        [k * x + p, k * right + q],
        [k * below + r, k * y + s],
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
            sentence:
              p === s
                ? { en: line`In both equations, ${undone(p)}.`, es: line`En las dos ecuaciones, ${undone(p)}.` }
                : {
                    en: line`First equation: ${undone(p)}. Second equation: ${undone(s)}.`,
                    es: line`Primera ecuación: ${undone(p)}. Segunda ecuación: ${undone(s)}.`,
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
    answer: matrixAnswer,
    solve: ({ a, b }) => combine(product(a, b), product(b, a), (x, y) => x - y),
    ask: ({ a, b }): Both<Content> => {
      const [ab, ba] = [join(symbol('A'), symbol('B')), join(symbol('B'), symbol('A'))]
      return {
        en: [named('A', a), named('B', b), prose`Are ${ab} and ${ba} equal? To find out, compute ${minus(ab, ba)}.`],
        es: [named('A', a), named('B', b), prose`¿Son iguales ${ab} y ${ba}? Para saberlo, calcula ${minus(ab, ba)}.`],
      }
    },
    key: ({ a, b }) =>
      isSame(product(a, b), product(b, a))
        ? { en: prose`Yes, ${AB_NAME} and ${BA_NAME} are equal.`, es: prose`Sí, ${AB_NAME} y ${BA_NAME} son iguales.` }
        : {
            en: prose`No, ${AB_NAME} and ${BA_NAME} are not equal.`,
            es: prose`No, ${AB_NAME} y ${BA_NAME} no son iguales.`,
          },
    solution: ({ a, b }) => {
      const [AB, BA] = [join(symbol('A'), symbol('B')), join(symbol('B'), symbol('A'))]
      const [ab, ba] = [product(a, b), product(b, a)]
      return [
        step(equation(AB, writtenProduct(a, b)), because.rowTimesColumn),
        addedProducts(equation(AB, matrix(ab))),
        step(equation(BA, writtenProduct(b, a)), because.explain, {
          sentence: {
            en: line`Now the rows of ${symbol('B')} times the columns of ${symbol('A')}.`,
            es: line`Ahora las filas de ${symbol('B')} por las columnas de ${symbol('A')}.`,
          },
        }),
        addedProducts(equation(BA, matrix(ba))),
        step(equation(minus(AB, BA), matrix(combine(ab, ba, (x, y) => x - y))), because.explain, {
          sentence: isSame(ab, ba)
            ? {
                en: line`Subtract in each place. Every entry is 0: the products are equal.`,
                es: line`Resta en cada lugar. Todas las entradas son 0: los productos son iguales.`,
              }
            : {
                en: line`Subtract in each place. Not every entry is 0: the products are different.`,
                es: line`Resta en cada lugar. No todas las entradas son 0: los productos son diferentes.`,
              },
        }),
      ]
    },
    // Tried on two columns: A(Bv) − B(Av).
    check(printed, answer) {
      const [a, b] = printed.all('matrix').map(entries)
      return (
        a !== undefined &&
        b !== undefined &&
        [
          [[1], [2]],
          [[3], [-1]],
        ].every(v =>
          isSame(
            product(asNumbers(answer), v),
            combine(product(a, product(b, v)), product(b, product(a, v)), (x, y) => x - y),
          ),
        )
      )
    },
  }),

  data: form({
    levels: ['hard'],
    draw: drawData,
    answer: matrixAnswer,
    solve: data => totals(data).map(total => [total]),
    ask: data => {
      const tables = asTables(data)
      const { tells } = data.store
      return {
        en: [
          ...asBlocks(tells.en),
          ...tables,
          prose`Write the table as a matrix, and the list as a matrix with one column. Multiply them.`,
        ],
        es: [
          ...asBlocks(tells.es),
          ...tables,
          prose`Escribe la tabla como una matriz, y la lista como una matriz de una columna. Multiplícalas.`,
        ],
      }
    },
    key: data => {
      const product = join(...asMatrices(data))
      return { en: prose`This is the product ${product}.`, es: prose`Es el producto ${product}.` }
    },
    solution: data => {
      const [first, second] = asMatrices(data)
      const { rows, unit } = data.store
      const units = words(unit.en[1], unit.es[1])
      const found = totals(data)
      const [[top, one], [bottom, other]] = [
        [itemOf(rows, 0), itemOf(found, 0)],
        [itemOf(rows, 1), itemOf(found, 1)],
      ]
      return [
        step(join(first, second), because.explain, {
          sentence: {
            en: line`The columns of the table are in the order of the list.`,
            es: line`Las columnas de la tabla están en el orden de la lista.`,
          },
        }),
        step(matrix(data.counts.map(counts => [rowByColumn(counts, data.worth)])), because.rowTimesColumn),
        step(matrix(found.map(total => [total])), because.explain, {
          sentence: {
            en: line`Multiply and add. In ${units}: ${top}, ${one}; ${bottom}, ${other}.`,
            es: line`Multiplica y suma. En ${units}: ${inSentence(top)}, ${one}; ${inSentence(bottom)}, ${other}.`,
          },
        }),
      ]
    },
    check: (printed, answer) =>
      isSame(
        asNumbers(answer),
        totalsIn(printed).totals.map(total => [total]),
      ),
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
      const work = join(first, second)
      const value = itemOf(found, row)
      const { tells } = data.store
      return {
        en: [
          ...asBlocks(tells.en),
          ...asTables(data),
          work,
          prose`One entry of this product is ${value}. What does this entry tell you?`,
        ],
        es: [
          ...asBlocks(tells.es),
          ...asTables(data),
          work,
          prose`Una entrada de este producto es ${value}. ¿Qué indica esa entrada?`,
        ],
      }
    },
    solution: ({ data, row }, { says }) => {
      const [found, unit] = [totals(data), data.store.unit]
      const units = words(unit.en[1], unit.es[1])
      const value = itemOf(found, row)
      return [
        step(equation(rowByColumn(itemOf(data.counts, row), data.worth), value), because.explain, {
          sentence: {
            en: line`Row ${row + 1} of the table times the list gives ${value}.`,
            es: line`La fila ${row + 1} de la tabla por la lista da ${value}.`,
          },
        }),
        step({ en: says.en, es: says.es }, because.explain, {
          sentence: {
            en: line`Each amount is multiplied by its value in the list: the sum is in ${units}.`,
            es: line`Cada cantidad se multiplica por su valor en la lista: la suma está en ${units}.`,
          },
        }),
      ]
    },
    whyWrong: ({ data, row }) => {
      const { unit, counted: things } = data.store
      const units = words(unit.en[1], unit.es[1])
      const other = itemOf(totals(data), 1 - row)
      const counted = {
        en: line`The entry is in ${units}, not in ${things}.`,
        es: line`La entrada está en ${units}, no en ${things}.`,
      }
      return {
        otherRow: { en: line`The other row gives ${other}.`, es: line`La otra fila da ${other}.` },
        firstCount: counted,
        secondCount: counted,
      }
    },
    check(printed, { key }) {
      const { totals: found } = totalsIn(printed)
      const value = printed.numbers.at(-1)
      return value !== undefined && key === (value.equals(itemOf(found, 0)) ? 'firstTotal' : 'secondTotal')
    },
  }),

  oneStop: form({
    levels: ['hard'],
    draw: drawJourney,
    answer: integer,
    solve: ({ direct, from, to }) =>
      itemOf(itemOf(direct, from), to) + itemOf(itemOf(product(direct, direct), from), to),
    ask({ service, cities, direct, from, to }) {
      const shown = table({
        rowHeads: true,
        head: [words('', ''), ...cities],
        rows: cities.map((city, i) => [city, ...itemOf(direct, i)]),
      })
      const A = symbol('A')
      const [tells, asks] = [
        service.tells(A),
        service.asks(sum(A, power(A, 2)), itemOf(cities, from), itemOf(cities, to)),
      ]
      return { en: [tells.en, shown, asks.en], es: [tells.es, shown, asks.es] }
    },
    solution: ({ direct, from, to }, answer) => {
      const [row, column] = [itemOf(direct, from), direct.map(ways => itemOf(ways, to))]
      const straight = itemOf(row, to)
      const through = itemOf(itemOf(product(direct, direct), from), to)
      return [
        step(expr(straight), because.explain, {
          sentence: {
            en: line`Direct ways: the entry of ${symbol('A')} in the row of the start and the column of the end.`,
            es: line`Maneras directas: la entrada de ${symbol('A')} en la fila de la salida y la columna de la llegada.`,
          },
        }),
        step(equation(rowByColumn(row, column), through), because.explain, {
          sentence: {
            en: line`Ways through one other city: the same entry of ${power(symbol('A'), 2)}, that row times that column.`,
            es: line`Maneras que pasan por otra ciudad: la misma entrada de ${power(symbol('A'), 2)}, esa fila por esa columna.`,
          },
        }),
        answerStep(equation(sum(straight, through), answer), {
          en: line`Add: there are ${answer} ways in all.`,
          es: line`Suma: hay ${answer} maneras en total.`,
        }),
      ]
    },
    // Stop by stop: ways there times ways on, and the direct ones.
    check(printed, answer) {
      const { rows, head } = printed.block('table')
      assert(head, 'The columns have names')
      const nameOf = (cell: unknown) => (cell as Of<'words'>).en
      const names = head.slice(1).map(([cell]) => nameOf(cell))
      const [start, end] = tupleOf(printed.all('words').slice(-2).map(nameOf), 2)
      const at = (from: number, to: number) => evaluate(rows[from]?.[to + 1]?.[0] as Expr).n
      const [from, to] = [names.indexOf(start), names.indexOf(end)]
      const ways = names.reduce((total, _, by) => total + at(from, by) * at(by, to), at(from, to))
      return exact(answer).equals(ways)
    },
  }),
})
