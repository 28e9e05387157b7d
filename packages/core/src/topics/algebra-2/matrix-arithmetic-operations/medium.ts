import {
  both,
  type Expr,
  explained,
  type FormMaker,
  formulaChoice,
  itemOf,
  join,
  line,
  matrix,
  matrixAnswer,
  option,
  prose,
  relation,
  type Step,
  step,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  asNumbers,
  drawMatrix,
  entries,
  entryOf,
  isProduct,
  isSame,
  type Matrix,
  product,
  type Size,
} from './matrices.ts'
import { instruction } from './parts.ts'
import { productSteps, writtenProduct } from './steps.ts'

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

const NONE = words('undefined', 'no está definido')

const FITTING_OR_NOT: readonly (readonly [Size, Size])[] = [
  ...CONFORMING,
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

const firstTerms = (a: Matrix, b: Matrix): Matrix => a.map(row => itemOf(b, 0).map(value => itemOf(row, 0) * value))

/** What a row meets in a column; nothing where the sizes do not fit. */
const opposite = (b: Matrix, row: number, column: number): number => (row < b.length ? entryOf(b, row, column) : 0)
/** The product of those who ignore the sizes: what meets nothing is left out. */
const forcedProduct = (a: Matrix, b: Matrix): Matrix =>
  product(
    a.map(row => row.slice(0, b.length)),
    b,
  )

const sums = (a: Matrix, b: Matrix): Matrix =>
  a.map(row => itemOf(b, 0).map((_, j) => row.reduce((total, value, k) => total + value + opposite(b, k, j), 0)))

const NOT_DEFINED = { en: prose`undefined`, es: prose`no está definido` }
const fits = (a: Matrix, b: Matrix) => itemOf(a, 0).length === b.length
const asRows = (n: number) => (n === 1 ? words('1 row', '1 fila') : words(`${n} rows`, `${n} filas`))
const asColumns = (n: number) => (n === 1 ? words('1 column', '1 columna') : words(`${n} columns`, `${n} columnas`))
/** How large a product is. */
const outerSizes = (m: number, n: number) => ({
  en: line`They are equal. The product has ${asRows(m)}, like the first matrix, and ${asColumns(n)}, like the second.`,
  es: line`Son iguales. El producto tiene ${asRows(m)}, como la primera matriz, y ${asColumns(n)}, como la segunda.`,
})

/** Columns of the first matrix against rows of the second. */
function innerSizes(a: Matrix, b: Matrix): Step {
  const [columns, rows] = [itemOf(a, 0).length, b.length]
  return step(relation(columns, fits(a, b) ? '=' : '≠', rows), because.explain, {
    sentence: {
      en: line`Compare: the first matrix has ${asColumns(columns)}, and the second has ${asRows(rows)}.`,
      es: line`Compara: la primera matriz tiene ${asColumns(columns)}, y la segunda tiene ${asRows(rows)}.`,
    },
  })
}
const SIZES = ['1 × 1', '2 × 2', '2 × 3', '3 × 3'] as const
/** The size that is among the choices. */
const sizeNamed = (rows: number, columns: number) => SIZES.find(size => size === `${rows} × ${columns}`) ?? null

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  product: form({
    levels: ['medium'],
    share: 3,
    instruction,
    draw: random => {
      const [left, right] = random.evenly(CONFORMING)
      return { a: drawMatrix(random, left, 5), b: drawMatrix(random, right, 5) }
    },
    answer: matrixAnswer,
    solve: ({ a, b }) => product(a, b),
    ask: ({ a, b }) => both(join(matrix(a), matrix(b))),
    solution: ({ a, b }) => productSteps(a, b),
    check(printed, answer) {
      const [a, b] = printed.all('matrix').map(entries)
      return a !== undefined && b !== undefined && isProduct(a, b, asNumbers(answer))
    },
  }),

  productOrNone: form({
    levels: ['medium'],
    instruction: {
      en: prose`Multiply the matrices, or choose “undefined.”`,
      es: prose`Multiplica las matrices o elige “no está definido”.`,
    },
    lines: 3,
    draw: random => {
      const [left, right] = random.evenly(FITTING_OR_NOT)
      return random.until(
        () => ({ a: drawMatrix(random, left, 5), b: drawMatrix(random, right, 5) }),
        ({ a, b }) => ![firstTerms(a, b), sums(a, b)].some(wrong => isSame(wrong, forcedProduct(a, b))),
      )
    },
    answer: formulaChoice,
    solve: ({ a, b }) => (a[0]?.length === b.length ? matrix(product(a, b)) : NONE),
    mistakes: ({ a, b }) => ({
      sizesIgnored: a[0]?.length === b.length ? NONE : matrix(forcedProduct(a, b)),
      firstTermOnly: matrix(firstTerms(a, b)),
      added: matrix(sums(a, b)),
    }),
    ask: ({ a, b }) => both(join(matrix(a), matrix(b))),
    solution: ({ a, b }) => {
      const compared = innerSizes(a, b)
      return fits(a, b)
        ? [
            compared,
            step(writtenProduct(a, b), because.rowTimesColumn),
            step(matrix(product(a, b)), because.explain, {
              sentence: {
                en: line`In each place, multiply; then add the products.`,
                es: line`En cada lugar, multiplica; luego suma los productos.`,
              },
            }),
          ]
        : [compared, step({ en: NOT_DEFINED.en, es: NOT_DEFINED.es }, because.sizesDoNotFit)]
    },
    whyWrong: ({ a, b }) => {
      const undefinedProduct = {
        en: line`The sizes do not fit, so there is no product.`,
        es: line`Los tamaños no son compatibles: no hay producto.`,
      }
      return fits(a, b)
        ? {
            sizesIgnored: {
              en: line`The sizes fit, so the product is defined.`,
              es: line`Los tamaños son compatibles: el producto está definido.`,
            },
            firstTermOnly: {
              en: line`Each entry is only the first product of its sum.`,
              es: line`Cada entrada es solo el primer producto de su suma.`,
            },
            added: {
              en: line`The numbers were added where they must be multiplied.`,
              es: line`Los números se sumaron donde hay que multiplicarlos.`,
            },
          }
        : { sizesIgnored: undefinedProduct, firstTermOnly: undefinedProduct, added: undefinedProduct }
    },
    check(printed, answer) {
      const [a, b] = printed.all('matrix').map(entries)
      const given = answer as Expr
      if (!a || !b || a[0]?.length !== b.length) return given.kind === 'words'
      return given.kind === 'matrix' && isProduct(a, b, entries(given))
    },
  }),

  dimensions: form({
    levels: ['medium'],
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
      const size = `${a.length} × ${itemOf(b, 0).length}`
      return itemOf(a, 0).length === b.length ? (size as '2 × 2') : 'undefined'
    },
    ask: ({ a, b }) => both(join(matrix(a), matrix(b))),
    solution: ({ a, b }) => {
      const compared = innerSizes(a, b)
      const size = `${a.length} × ${itemOf(b, 0).length}`
      return fits(a, b)
        ? [
            compared,
            step(
              { en: prose`a ${words(size, size)} matrix`, es: prose`una matriz de ${words(size, size)}` },
              because.explain,
              { sentence: outerSizes(a.length, itemOf(b, 0).length) },
            ),
          ]
        : [compared, step({ en: NOT_DEFINED.en, es: NOT_DEFINED.es }, because.sizesDoNotFit)]
    },
    whyWrong: ({ a, b }, answer) => {
      const [columns, rows] = [itemOf(a, 0).length, b.length]
      const size = answer === 'undefined' ? sizeNamed(a.length, itemOf(b, 0).length) : sizeNamed(columns, rows)
      if (size === null || size === answer) return null
      const [en, es] =
        answer === 'undefined'
          ? [
              line`A row of ${columns} entries cannot be multiplied by a column of ${rows}.`,
              line`Una fila de ${columns} entradas no se puede multiplicar por una columna de ${rows}.`,
            ]
          : [
              line`These are the columns of the first matrix and the rows of the second: they only have to be equal.`,
              line`Son las columnas de la primera matriz y las filas de la segunda: solo tienen que ser iguales.`,
            ]
      return {
        [size]: explained(
          { en: prose`a ${words(size, size)} matrix`, es: prose`una matriz de ${words(size, size)}` },
          en,
          es,
        ),
      }
    },
    check(printed, answer) {
      const [a, b] = printed.all('matrix')
      if (!a || !b) return false
      const fits = a.rows[0]?.length === b.rows.length
      return fits ? answer === [a.rows.length, b.rows[0]?.length].join(' × ') : answer === 'undefined'
    },
  }),
})
