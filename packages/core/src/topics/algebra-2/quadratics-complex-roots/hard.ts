import {
  both,
  bracketed,
  complex,
  complexExpr,
  type Expr,
  either,
  equalsComplex,
  equation,
  equationAnswer,
  evaluate,
  exact,
  expressionList,
  type FormMaker,
  inequality,
  isTrue,
  join,
  negative,
  numberSet,
  type Printed,
  power,
  prose,
  Ratio,
  relation,
  sum,
  surd,
  writtenExpression,
} from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { complexValue } from '../../kit/polynomials/complex.ts'
import {
  asDerivation,
  drawFormulaDerivation,
  hiddenValues,
  isFormulaDerivation,
  printedLines,
} from '../../kit/polynomials/formula-blanks.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { standard } from '../../kit/polynomials/quadratic.ts'
import type { levels } from './levels.ts'
import { i, imaginary, k, x } from './parts.ts'

/** The number of real roots for a value of k, from the printed equation. */
function realRootsAt(printed: Printed, value: Ratio): number {
  const { left } = printed.one('relation')
  const at = (t: number) => evaluate(left, { x: t, k: value })
  const [low, middle, high] = [at(-1), at(0), at(1)]
  const a = high.plus(low).over(2).minus(middle)
  const b = high.minus(low).over(2)
  const d = b.power(2).minus(a.times(middle).times(4))
  return a.n === 0 ? -1 : d.n > 0 ? 2 : d.n === 0 ? 1 : 0
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  findK: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Find all values of ${k} for which the equation is quadratic and has exactly one real root.`,
      es: prose`Halla todos los valores de ${k} para los que la ecuación es cuadrática y tiene exactamente una raíz real.`,
    },
    draw: random => {
      const p = random.int(1, 5)
      const q = random.int(1, Math.min(6, Math.floor(7 / p)))
      return { p, q, sign: random.sign(), place: random.evenly(['constant', 'middle', 'leading']) }
    },
    answer: numberSet,
    solve: ({ p, q, place }) =>
      place === 'constant' ? [q * q] : place === 'middle' ? [-2 * p * q, 2 * p * q] : [p * p],
    ask: ({ p, q, sign, place }) => {
      const middle = join(2 * p * q * sign, x)
      if (place === 'constant') return both(equation(sum(polynomial([0, 0, p * p]), middle, k), 0))
      if (place === 'middle') return both(equation(sum(polynomial([0, 0, p * p]), join(k, x), q * q), 0))
      return both(equation(sum(join(k, power(x, 2)), middle, q * q), 0))
    },
    check: (printed, answer) =>
      answer.length > 0 &&
      answer.every(value => realRootsAt(printed, exact(value)) === 1) &&
      Array.from({ length: 161 }, (_, n) => Ratio.of(n - 80)).filter(value => realRootsAt(printed, value) === 1)
        .length === answer.length,
  }),

  rangeOfK: form({
    levels: ['hard'],
    share: 3,
    lines: 4,
    draw: random => {
      const p = random.int(1, 2)
      return {
        p,
        q: random.int(1, Math.floor(7 / p)),
        sign: random.sign(),
        place: random.evenly(['constant', 'middle']),
        wanted: random.evenly(['two', 'none']),
      }
    },
    answer: inequality,
    solve: ({ p, q, place, wanted }) => {
      if (place === 'constant') return relation(k, wanted === 'two' ? '<' : '>', q * q)
      const end = 2 * p * q
      return wanted === 'two'
        ? either(relation(k, '<', -end), relation(k, '>', end))
        : relation(relation(-end, '<', k), '<', end)
    },
    ask: ({ p, q, sign, place, wanted }) => {
      const square = polynomial([0, 0, p * p])
      const equal = equation(
        place === 'constant' ? sum(square, join(2 * p * q * sign, x), k) : sum(square, join(k, x), q * q),
        0,
      )
      return wanted === 'two'
        ? {
            en: prose`Find all values of ${k} for which ${equal} has two different real roots.`,
            es: prose`Halla todos los valores de ${k} para los que ${equal} tiene dos raíces reales distintas.`,
          }
        : {
            en: prose`Find all values of ${k} for which ${equal} has no real roots.`,
            es: prose`Halla todos los valores de ${k} para los que ${equal} no tiene raíces reales.`,
          }
    },
    check(printed, answer) {
      const wanted = /no real|no tiene/.test(printed.text) ? 0 : 2
      return Array.from({ length: 321 }, (_, n) => Ratio.of(n - 160, 2)).every(
        value => isTrue(answer, { k: value }) === (realRootsAt(printed, value) === wanted),
      )
    },
  }),

  writeEquation: form({
    levels: ['hard'],
    share: 3,
    draw: random => {
      const p = nonzero(random, 7)
      return { p, q: nonzero(random, Math.min(6, Math.floor(Math.sqrt(60 - p * p)))) }
    },
    answer: equationAnswer,
    solve: ({ p, q }) => standard([1, -2 * p, p * p + q * q]),
    ask: ({ p, q }) => ({
      en: prose`Write a quadratic equation with integer coefficients that has the root ${complexExpr(complex(p, q))}.`,
      es: prose`Escribe una ecuación cuadrática con coeficientes enteros que tenga la raíz ${complexExpr(complex(p, q))}.`,
    }),
    check(printed, answer) {
      const value = complexValue(printed.maths[0] ?? i)
      return (
        answer.kind === 'relation' &&
        equalsComplex(complexValue(answer.left, { x: value }), complexValue(answer.right, { x: value }))
      )
    },
  }),

  factor: form({
    levels: ['hard'],
    share: 3,
    instruction: {
      en: prose`Factor over the complex numbers.`,
      es: prose`Factoriza en los números complejos.`,
    },
    draw: random => {
      const p = random.evenly([true, false]) ? 0 : nonzero(random, 6)
      return { p, q: random.int(1, Math.floor(Math.sqrt(60 - p * p))) }
    },
    answer: writtenExpression,
    solve: ({ p, q }) => {
      const at = imaginary(surd(q))
      const factor = (part: Expr) => bracketed(p === 0 ? sum(x, part) : sum(x, -p, part))
      return join(factor(at), factor(negative(at)))
    },
    ask: ({ p, q }) => both(polynomial([p * p + q * q, -2 * p, 1])),
    check: (printed, answer) =>
      answer.kind === 'product' &&
      [complex(0), complex(1, 2), complex(-3, 1), complex(5, -4)].every(value =>
        equalsComplex(complexValue(answer, { x: value }), complexValue(printed.maths[0] ?? x, { x: value })),
      ),
  }),

  derivation: form({
    levels: ['hard'],
    lines: 0,
    wide: true,
    draw: drawFormulaDerivation,
    answer: expressionList,
    solve: ({ of, shown }) => hiddenValues(of, shown),
    ask: ({ of, shown }) => asDerivation(of.start, printedLines(of, shown)),
    check: isFormulaDerivation,
  }),
})
