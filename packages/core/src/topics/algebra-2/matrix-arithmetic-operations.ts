import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { matrix as matrixAnswer } from '../../answer/point.ts'
import { type Both, both, type Content, prose, table } from '../../content.ts'
import { equation, join, matrix, minus, power, sum, symbol, words } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr, Of } from '../../math/expr.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

type Matrix = readonly (readonly number[])[]
type Size = readonly [rows: number, columns: number]

const combine = (a: Matrix, b: Matrix, f: (x: number, y: number) => number): Matrix =>
  a.map((row, i) => row.map((value, j) => f(value, b[i]?.[j] ?? 0)))
const scale = (k: number, a: Matrix): Matrix => a.map(row => row.map(value => k * value))
const product = (a: Matrix, b: Matrix): Matrix =>
  a.map(row => (b[0] ?? []).map((_, j) => row.reduce((total, value, k) => total + value * (b[k]?.[j] ?? 0), 0)))

/** No row and no column is all zeros. */
const drawMatrix = (random: Random, [rows, columns]: Size, most: number): Matrix =>
  random.until(
    () => Array.from({ length: rows }, () => Array.from({ length: columns }, () => random.int(-most, most))),
    drawn =>
      drawn.every(row => row.some(value => value !== 0)) &&
      (drawn[0] ?? []).every((_, j) => drawn.some(row => row[j] !== 0)),
  )

/** The entries of a printed matrix. */
const entries = ({ rows }: Of<'matrix'>): Matrix => rows.map(row => row.map(entry => evaluate(entry).n))
const isSame = (a: Matrix, b: Matrix) => JSON.stringify(a) === JSON.stringify(b)
const asNumbers = (rows: Parameters<typeof matrixAnswer.value>[0]): Matrix =>
  rows.map(row => row.map(entry => exact(entry).n))

const instruction = { en: prose`Compute.`, es: prose`Calcula.` }
const SIZES: readonly Size[] = [
  [2, 2],
  [2, 3],
  [3, 3],
]
const CONFORMING: readonly (readonly [Size, Size])[] = [
  [
    [2, 2],
    [2, 2],
  ],
  [
    [2, 3],
    [3, 2],
  ],
  [
    [1, 3],
    [3, 2],
  ],
]
const DIMENSIONS: readonly (readonly [Size, Size])[] = [
  [
    [2, 3],
    [3, 2],
  ],
  [
    [2, 2],
    [2, 3],
  ],
  [
    [3, 2],
    [2, 3],
  ],
  [
    [2, 3],
    [2, 3],
  ],
  [
    [3, 2],
    [3, 2],
  ],
  [
    [1, 3],
    [3, 1],
  ],
  [
    [3, 1],
    [1, 3],
  ],
  [
    [2, 2],
    [3, 2],
  ],
]

interface Store {
  readonly rows: readonly [Expr, Expr]
  readonly columns: readonly [Expr, Expr, Expr]
  readonly asks: Both<Content>
}

const stores: readonly Store[] = [
  {
    rows: [words('Store 1', 'Tienda 1'), words('Store 2', 'Tienda 2')],
    columns: [words('Pens', 'Bolígrafos'), words('Pads', 'Blocs'), words('Files', 'Carpetas')],
    asks: {
      en: prose`The table shows items sold. The price list gives the price of one item. How many dollars did the first store take in?`,
      es: prose`La tabla muestra los artículos vendidos. La lista da el precio de un artículo. ¿Cuántos dólares recibió la primera tienda?`,
    },
  },
  {
    rows: [words('Friday', 'Viernes'), words('Saturday', 'Sábado')],
    columns: [words('Child', 'Niño'), words('Adult', 'Adulto'), words('Senior', 'Adulto mayor')],
    asks: {
      en: prose`The table shows tickets sold. The price list gives the price of one ticket. How many dollars were taken in on the first day?`,
      es: prose`La tabla muestra los boletos vendidos. La lista da el precio de un boleto. ¿Cuántos dólares se recibieron el primer día?`,
    },
  },
  {
    rows: [words('Team A', 'Equipo A'), words('Team B', 'Equipo B')],
    columns: [words('Wins', 'Ganados'), words('Ties', 'Empatados'), words('Losses', 'Perdidos')],
    asks: {
      en: prose`The table shows results. The list gives the points for one result. How many points does the first team have?`,
      es: prose`La tabla muestra los resultados. La lista da los puntos por cada resultado. ¿Cuántos puntos tiene el primer equipo?`,
    },
  },
]

export const matrixArithmeticOperations = defineTopic(
  {
    id: 'matrix-arithmetic-operations',
    name: { en: 'Add, subtract and multiply matrices', es: 'Sumar, restar y multiplicar matrices' },
    description: {
      en: 'Add, subtract and multiply matrices, or multiply a matrix by a number.',
      es: 'Suma, resta y multiplica matrices, o multiplica una matriz por un número.',
    },
    domain: 'Systems & Matrices',
    standards: ['N-VM.C.6', 'N-VM.C.7', 'N-VM.C.8', 'N-VM.C.9', 'N-VM.C.10', 'AP-PRECALC-4.10'],
    levels: {
      easy: {},
      medium: {},
      hard: {},
    },
  },
  form => ({
    compute: form({
      levels: ['easy'],
      share: 3,
      instruction,
      lines: 3,
      draw: random => {
        const size = random.pick(SIZES)
        return { a: drawMatrix(random, size, 9), b: drawMatrix(random, size, 9), sign: random.evenly(['+', '−']) }
      },
      answer: matrixAnswer,
      solve: ({ a, b, sign }) => combine(a, b, (x, y) => (sign === '+' ? x + y : x - y)),
      ask: ({ a, b, sign }) => both(sign === '+' ? sum(matrix(a), matrix(b)) : minus(matrix(a), matrix(b))),
      // Undoes the operation entry by entry.
      check(printed, answer) {
        const [a, b] = printed.all('matrix').map(entries)
        const isDifference = printed.all('negative').length > 0
        return (
          a !== undefined &&
          b !== undefined &&
          isSame(
            combine(asNumbers(answer), b, (x, y) => (isDifference ? x + y : x - y)),
            a,
          )
        )
      },
    }),

    multiple: form({
      levels: ['easy'],
      instruction,
      lines: 2,
      draw: random => ({ a: drawMatrix(random, random.pick(SIZES), 9), k: random.intExcept(-5, 6, 0, 1) }),
      answer: matrixAnswer,
      solve: ({ a, k }) => scale(k, a),
      ask: ({ a, k }) => both(join(k, matrix(a))),
      check(printed, answer) {
        const { factors } = printed.one('product')
        const a = entries(printed.one('matrix'))
        const k = factors[0] ? evaluate(factors[0]).n : 0
        return asNumbers(answer).every((row, i) =>
          row.every((value, j) => value / k === a[i]?.[j] || (value === 0 && a[i]?.[j] === 0)),
        )
      },
    }),

    product: form({
      levels: ['medium'],
      share: 3,
      instruction,
      lines: 5,
      draw: random => {
        const [left, right] = random.evenly(CONFORMING)
        return { a: drawMatrix(random, left, 5), b: drawMatrix(random, right, 5) }
      },
      answer: matrixAnswer,
      solve: ({ a, b }) => product(a, b),
      ask: ({ a, b }) => both(join(matrix(a), matrix(b))),
      // Tries the product on two vectors: (AB)v = A(Bv).
      check(printed, answer) {
        const [a, b] = printed.all('matrix').map(entries)
        if (!a || !b) return false
        const width = b[0]?.length ?? 0
        return [1, 2, 3].every(seed => {
          const v = Array.from({ length: width }, (_, i) => [(i + seed) * (i + 2)])
          return isSame(product(asNumbers(answer), v), product(a, product(b, v)))
        })
      },
    }),

    dimensions: form({
      levels: ['medium'],
      share: 2,
      instruction: {
        en: prose`What are the dimensions of the product?`,
        es: prose`¿Cuáles son las dimensiones del producto?`,
      },
      draw: random => {
        const [left, right] = random.evenly(DIMENSIONS)
        return { a: drawMatrix(random, left, 5), b: drawMatrix(random, right, 5) }
      },
      answer: option({
        '1 × 1': { en: prose`1 × 1`, es: prose`1 × 1` },
        '2 × 2': { en: prose`2 × 2`, es: prose`2 × 2` },
        '2 × 3': { en: prose`2 × 3`, es: prose`2 × 3` },
        '3 × 3': { en: prose`3 × 3`, es: prose`3 × 3` },
        undefined: { en: prose`The product is not defined.`, es: prose`El producto no está definido.` },
      }),
      solve: ({ a, b }) => {
        const size = `${a.length} × ${b[0]?.length ?? 0}`
        return (a[0]?.length ?? 0) === b.length ? (size as '2 × 2') : 'undefined'
      },
      ask: ({ a, b }) => both(join(matrix(a), matrix(b))),
      check(printed, answer) {
        const [a, b] = printed.all('matrix')
        if (!a || !b) return false
        const fits = a.rows[0]?.length === b.rows.length
        return fits ? answer === [a.rows.length, b.rows[0]?.length].join(' × ') : answer === 'undefined'
      },
    }),

    combination: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Compute with the given matrices.`, es: prose`Calcula con las matrices dadas.` },
      lines: 6,
      draw: random => ({
        a: drawMatrix(random, [2, 2], 5),
        b: drawMatrix(random, [2, 2], 4),
        c: drawMatrix(random, [2, 2], 4),
        k: random.int(2, 4),
      }),
      answer: matrixAnswer,
      solve: ({ a, b, c, k }) => combine(scale(k, a), product(b, c), (x, y) => x - y),
      ask: ({ a, b, c, k }) =>
        both([
          named('A', a),
          named('B', b),
          named('C', c),
          minus(join(k, symbol('A')), join(symbol('B'), symbol('C'))),
        ]),
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
      lines: 4,
      draw: random => ({ a: drawMatrix(random, [2, 2], 6) }),
      answer: matrixAnswer,
      solve: ({ a }) => product(a, a),
      ask: ({ a }) => both([named('A', a), power(symbol('A'), 2)]),
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
        en: prose`Find ${symbol('x')} and ${symbol('y')}, in this order.`,
        es: prose`Halla ${symbol('x')} e ${symbol('y')}, en este orden.`,
      },
      lines: 4,
      draw: random => ({
        x: random.int(-8, 8),
        y: random.int(-8, 8),
        a: drawMatrix(random, [2, 2], 9),
        b: drawMatrix(random, [2, 2], 9),
        k: random.int(2, 4),
      }),
      answer: numberList,
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
      check(printed, answer) {
        const [[[p = 0, q = 0] = [], [r = 0, s = 0] = []] = [], [[t = 0, u = 0] = [], [v = 0, w = 0] = []] = []] =
          printed.all('matrix').map(entries)
        const same = q * v === u * r && p * u + q * w === t * q + u * s && r * t + s * v === v * p + w * r
        return answer === (same ? 'equal' : 'different')
      },
    }),

    data: form({
      levels: ['hard'],
      lines: 3,
      draw: random => ({
        store: random.pick(stores),
        counts: [0, 1].map(() => [0, 1, 2].map(() => random.int(4, 60))),
        prices: [random.int(2, 9), random.int(3, 12), random.int(1, 8)],
      }),
      answer: integer,
      solve: ({ counts, prices }) => (counts[0] ?? []).reduce((total, value, i) => total + value * (prices[i] ?? 0), 0),
      ask: ({ store, counts, prices }): Both<Content> => {
        const sold = table({
          rowHeads: true,
          head: [words('', ''), ...store.columns],
          rows: store.rows.map((name, i) => [name, ...(counts[i] ?? [])]),
        })
        const list = table({ rowHeads: true, rows: store.columns.map((name, i) => [name, prices[i] ?? 0]) })
        return { en: [sold, list, ...asBlocks(store.asks.en)], es: [sold, list, ...asBlocks(store.asks.es)] }
      },
      check(printed, answer) {
        const [sold, list] = printed
          .blocksOf('table')
          .map(({ rows }) => rows.map(row => row.slice(1).map(cell => evaluate(cell[0] as Expr).n)))
        const total = (sold?.[0] ?? []).reduce((sum, count, i) => sum + count * (list?.[i]?.[0] ?? 0), 0)
        return exact(answer).equals(total)
      },
    }),
  }),
)

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
