import { formulaChoice, sentenceChoice } from '../../answer/choice.ts'
import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { matrix as matrixAnswer } from '../../answer/point.ts'
import { type Both, both, type Content, prose, table } from '../../content.ts'
import { equation, join, matrix, minus, power, sum, symbol, words } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr, Of } from '../../math/expr.ts'
import type { Printed } from '../../printed.ts'
import { defineTopic } from '../../topic.ts'
import {
  asMatrices,
  asTables,
  type Data,
  drawData,
  drawFlights,
  type Store,
  totals,
  totalsIn,
} from './shared/data-matrices.ts'
import {
  asNumbers,
  combine,
  drawMatrix,
  entries,
  isProduct,
  isSame,
  type Matrix,
  product,
  type Size,
  scale,
} from './shared/matrices.ts'

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

const IDENTITY: Matrix = [
  [1, 0],
  [0, 1],
]
const NONE = words('undefined', 'no está definido')
const FITTING_OR_NOT: readonly (readonly [Size, Size])[] = [
  ...CONFORMING,
  [
    [2, 3],
    [2, 3],
  ],
  [
    [2, 2],
    [3, 2],
  ],
  [
    [2, 3],
    [2, 2],
  ],
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

    special: form({
      levels: ['easy'],
      instruction: {
        en: prose`Find the matrix ${symbol('X')} that makes the equation true.`,
        es: prose`Halla la matriz ${symbol('X')} que hace verdadera la ecuación.`,
      },
      lines: 2,
      draw: random => {
        const kind = random.evenly(['opposite', 'zero', 'identity'])
        const a = random.until(
          () => drawMatrix(random, kind === 'identity' ? [2, 2] : random.pick(SIZES), 9),
          ([[p = 0, q = 0] = [], [r = 0, s = 0] = []]) => kind !== 'identity' || p * s !== q * r,
        )
        return { kind, a }
      },
      answer: matrixAnswer,
      solve: ({ kind, a }) =>
        kind === 'opposite' ? scale(-1, a) : kind === 'zero' ? a.map(row => row.map(() => 0)) : IDENTITY,
      ask: ({ kind, a }) => {
        const X = symbol('X')
        if (kind === 'identity') return both(equation(join(matrix(a), X), matrix(a)))
        return both(equation(sum(matrix(a), X), matrix(kind === 'zero' ? a : a.map(row => row.map(() => 0)))))
      },
      check(printed, answer) {
        const [a, total] = printed.all('matrix').map(entries)
        if (!a || !total) return false
        const given = asNumbers(answer)
        return isSame(printed.all('sum').length > 0 ? combine(a, given, (x, y) => x + y) : product(a, given), total)
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
      check(printed, answer) {
        const [a, b] = printed.all('matrix').map(entries)
        return a !== undefined && b !== undefined && isProduct(a, b, asNumbers(answer))
      },
    }),

    productOrNone: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`Multiply the matrices, or choose “undefined”.`,
        es: prose`Multiplica las matrices o elige «no está definido».`,
      },
      lines: 3,
      draw: random => {
        const [left, right] = random.evenly(FITTING_OR_NOT)
        return random.until(
          () => ({ a: drawMatrix(random, left, 5), b: drawMatrix(random, right, 5) }),
          ({ a, b }) => !isSame(product(a, b), firstTerms(a, b)) && !isSame(product(a, b), sums(a, b)),
        )
      },
      answer: formulaChoice,
      solve: ({ a, b }) => (a[0]?.length === b.length ? matrix(product(a, b)) : NONE),
      mistakes: ({ a, b }) => ({
        sizesIgnored: a[0]?.length === b.length ? NONE : matrix(product(a, b)),
        firstTermOnly: matrix(firstTerms(a, b)),
        added: matrix(sums(a, b)),
      }),
      ask: ({ a, b }) => both(join(matrix(a), matrix(b))),
      check(printed, answer) {
        const [a, b] = printed.all('matrix').map(entries)
        const given = answer as Expr
        if (!a || !b || a[0]?.length !== b.length) return given.kind === 'words'
        return given.kind === 'matrix' && isProduct(a, b, entries(given))
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
      draw: drawData,
      answer: integer,
      solve: data => totals(data)[0] ?? 0,
      ask: data => {
        const tables = asTables(data)
        const { tells, asks } = data.store
        return {
          en: [...asBlocks(tells.en), ...tables, ...asBlocks(asks.en)],
          es: [...asBlocks(tells.es), ...tables, ...asBlocks(asks.es)],
        }
      },
      check: (printed, answer) => exact(answer).equals(totalsIn(printed).totals[0] ?? 0),
    }),

    meaning: form({
      levels: ['hard'],
      lines: 0,
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
        const value = found[row] ?? 0
        const { tells } = data.store
        return {
          en: [
            ...asBlocks(tells.en),
            ...asTables(data),
            work,
            prose`What does the entry ${value} of the product tell?`,
          ],
          es: [...asBlocks(tells.es), ...asTables(data), work, prose`¿Qué indica la entrada ${value} del producto?`],
        }
      },
      check(printed, { key }) {
        const { totals: found } = totalsIn(printed)
        const value = printed.numbers.at(-1)
        return value !== undefined && key === (value.equals(found[0] ?? -1) ? 'firstTotal' : 'secondTotal')
      },
    }),

    flights: form({
      levels: ['hard'],
      lines: 3,
      draw: drawFlights,
      answer: integer,
      solve: ({ direct, from, to }) => product(direct, direct)[from]?.[to] ?? 0,
      ask: ({ cities, direct, from, to }): Both<Content> => {
        const shown = table({
          rowHeads: true,
          head: [words('', ''), ...cities],
          rows: cities.map((city, i) => [city, ...(direct[i] ?? [])]),
        })
        const [start, end, A] = [cities[from]!, cities[to]!, symbol('A')]
        return {
          en: [
            prose`Matrix ${A} shows the number of direct flights a day from the city of the row to the city of the column.`,
            shown,
            prose`Use ${power(A, 2)}: in how many ways can you fly from ${start} to ${end} with exactly one stop?`,
          ],
          es: [
            prose`La matriz ${A} muestra el número de vuelos directos al día de la ciudad de la fila a la ciudad de la columna.`,
            shown,
            prose`Usa ${power(A, 2)}: ¿de cuántas maneras se puede volar de ${start} a ${end} con exactamente una escala?`,
          ],
        }
      },
      // Stop by stop: flights there times flights on.
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
  }),
)

const meaningOf = ({ store }: Data, key: keyof Store['meanings']) => ({ key, says: store.meanings[key] })
const firstTerms = (a: Matrix, b: Matrix): Matrix => a.map(([first = 0]) => (b[0] ?? []).map(value => first * value))
const sums = (a: Matrix, b: Matrix): Matrix =>
  a.map(row => (b[0] ?? []).map((_, j) => row.reduce((total, value, k) => total + value + (b[k]?.[j] ?? 0), 0)))
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
