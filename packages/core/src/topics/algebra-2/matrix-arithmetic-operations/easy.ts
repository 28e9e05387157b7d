import {
  both,
  equation,
  evaluate,
  type FormMaker,
  join,
  line,
  matrix,
  matrixAnswer,
  minus,
  prose,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
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
  type Size,
  scale,
} from './matrices.ts'
import { instruction } from './parts.ts'
import { multipleSteps, sumSteps } from './steps.ts'

const SIZES: readonly Size[] = [
  [2, 2],
  [2, 3],
  [3, 3],
]

const IDENTITY: Matrix = [
  [1, 0],
  [0, 1],
]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  compute: form({
    levels: ['easy'],
    share: 3,
    instruction,
    draw: random => {
      const size = random.pick(SIZES)
      return { a: drawMatrix(random, size, 9), b: drawMatrix(random, size, 9), sign: random.evenly(['+', '−']) }
    },
    answer: matrixAnswer,
    solve: ({ a, b, sign }) => combine(a, b, (x, y) => (sign === '+' ? x + y : x - y)),
    ask: ({ a, b, sign }) => both(sign === '+' ? sum(matrix(a), matrix(b)) : minus(matrix(a), matrix(b))),
    solution: ({ a, b, sign }) =>
      sumSteps(
        a,
        b,
        sign,
        combine(a, b, (x, y) => (sign === '+' ? x + y : x - y)),
      ),
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
    draw: random => ({ a: drawMatrix(random, random.pick(SIZES), 9), k: random.intExcept(-5, 6, 0, 1) }),
    answer: matrixAnswer,
    solve: ({ a, k }) => scale(k, a),
    ask: ({ a, k }) => both(join(k, matrix(a))),
    solution: ({ a, k }) => multipleSteps(k, a),
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
    draw: random => {
      const kind = random.evenly(['opposite', 'zero', 'identity'])
      const a = random.until(
        () => drawMatrix(random, kind === 'identity' ? [2, 2] : random.pick(SIZES), 9),
        drawn => {
          if (kind !== 'identity') return true
          const [p, q, r, s] = entriesOfTwo(drawn)
          return p * s !== q * r
        },
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
    solution: ({ kind, a }) => {
      const [X, zero] = [symbol('X'), a.map(row => row.map(() => 0))]
      if (kind === 'identity')
        return [
          step(equation(join(matrix(a), matrix(IDENTITY)), matrix(a)), because.identityChangesNothing),
          step(equation(X, matrix(IDENTITY)), because.explain, {
            sentence: {
              en: line`${X} stands in the place of the identity matrix.`,
              es: line`${X} ocupa el lugar de la matriz identidad.`,
            },
          }),
        ]
      const [total, result] = kind === 'zero' ? [a, zero] : [zero, scale(-1, a)]
      return [
        step(equation(X, minus(matrix(total), matrix(a))), because.addToGetZeroMatrix),
        step(equation(X, matrix(result)), because.explain, {
          sentence: { en: line`Subtract in each place.`, es: line`Resta en cada lugar.` },
        }),
      ]
    },
    check(printed, answer) {
      const [a, total] = printed.all('matrix').map(entries)
      if (!a || !total) return false
      const given = asNumbers(answer)
      return isSame(printed.all('sum').length > 0 ? combine(a, given, (x, y) => x + y) : product(a, given), total)
    },
  }),
})
