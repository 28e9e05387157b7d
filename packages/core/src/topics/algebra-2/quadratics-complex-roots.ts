import { complexExpr, equation as equationAnswer, inequality, writtenExpression } from '../../answer/expression.ts'
import { expressionList, expressionSet } from '../../answer/expression-list.ts'
import { integer } from '../../answer/number.ts'
import { numberSet } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { both, prose } from '../../content.ts'
import {
  bracketed,
  either,
  equation,
  join,
  negative,
  over,
  power,
  relation,
  root,
  sum,
  symbol,
} from '../../math/build.ts'
import { evaluate, exact, isTrue } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { complex, equalsComplex } from '../../number/complex.ts'
import { gcd, Ratio } from '../../number/ratio.ts'
import { rootOf, type Surd, surd } from '../../number/surd.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { polynomial } from '../algebra-1/shared/polynomial.ts'
import { complexValue, nearbyParts } from './shared/complex.ts'
import {
  asDerivation,
  drawFormulaDerivation,
  hiddenValues,
  isFormulaDerivation,
  printedLines,
} from './shared/formula-blanks.ts'

type Quadratic = readonly [a: number, b: number, c: number]
const [x, k, i] = [symbol('x'), symbol('k'), symbol('i')]
const nonzero = (random: Random, most: number) => random.intExcept(-most, most, 0)
const discriminant = ([a, b, c]: Quadratic) => b * b - 4 * a * c
const standard = ([a, b, c]: Quadratic) => equation(polynomial([c, b, a]), 0)

/** 3i, 2i√5, i√2/3. */
function imaginary({ q, k: inside }: Surd): Expr {
  if (inside === 1) return complexExpr(complex(0, q))
  const top = Math.abs(q.n) === 1 ? join(i, root(inside)) : join(Math.abs(q.n), i, root(inside))
  const size = q.d === 1 ? top : over(top, q.d)
  return q.n < 0 ? negative(size) : size
}

function rootsOf([a, b, c]: Quadratic): readonly [Expr, Expr] {
  const re = Ratio.of(-b, 2 * a)
  const size = rootOf(Ratio.of(-discriminant([a, b, c]), 4 * a * a))
  const minusSize = surd(size.q.negated(), size.k)
  const at = (value: Surd) => (re.n === 0 ? imaginary(value) : sum(re, imaginary(value)))
  return [at(size), at(minusSize)]
}

/** a, b, c of a printed equation in x, by its values at three places. */
function coefficientsIn(printed: Printed): Quadratic {
  const { left, right } = printed.one('relation')
  const at = (t: number) =>
    evaluate(left, { x: t })
      .minus(evaluate(right, { x: t }))
      .toNumber()
  const [low, middle, high] = [at(-1), at(0), at(1)]
  return [(high + low) / 2 - middle, (high - low) / 2, middle]
}

/** Puts both roots in, with i² = −1, and compares their sum. */
function areRoots(printed: Printed, answer: readonly Expr[]): boolean {
  const [a, b, c] = coefficientsIn(printed)
  const parts = answer.map(nearbyParts)
  const [first, second] = parts
  return (
    parts.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    Math.abs(first[0] + second[0] + b / a) < 1e-9 &&
    Math.abs(first[1] + second[1]) < 1e-9 &&
    parts.every(
      ([re, im]) =>
        Math.abs(a * (re * re - im * im) + b * re + c) < 1e-6 && Math.abs(2 * a * re * im + b * im) < 1e-6 && im !== 0,
    )
  )
}

const kindOf = (d: number) => (d > 0 ? 'twoReal' : d === 0 ? 'oneReal' : 'twoComplex')

const solveInstruction = {
  en: prose`Solve over the complex numbers. Give exact solutions in simplest form.`,
  es: prose`Resuelve en los números complejos. Da las soluciones exactas en su forma más simple.`,
}
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

export const quadraticsComplexRoots = defineTopic(
  {
    id: 'quadratics-complex-roots',
    name: {
      en: 'Quadratic equations with complex roots and the discriminant',
      es: 'Ecuaciones cuadráticas con raíces complejas y el discriminante',
    },
    description: {
      en: 'Use the discriminant to tell the kind of roots and solve quadratics over complex numbers.',
      es: 'Usa el discriminante para indicar el tipo de raíces y resuelve ecuaciones cuadráticas con números complejos.',
    },
    domain: 'Complex Numbers & Quadratics',
    standards: ['N-CN.C.7', 'A-REI.B.4a', 'A-REI.B.4b', 'N-CN.C.8'],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    kindOfRoots: form({
      levels: ['easy'],
      share: 2,
      instruction: {
        en: prose`Use the discriminant. What kind of roots does the equation have?`,
        es: prose`Usa el discriminante. ¿Qué tipo de raíces tiene la ecuación?`,
      },
      lines: 2,
      draw: random => {
        const wanted = random.evenly(['twoReal', 'oneReal', 'twoComplex'])
        if (wanted === 'oneReal') {
          const [p, q] = random.until(
            () => [random.int(1, 3), nonzero(random, 3)] as const,
            ([p, q]) => gcd(p, q) === 1 && Math.abs(2 * p * q) <= 12,
          )
          return { of: [p * p, 2 * p * q, q * q] as Quadratic }
        }
        return {
          of: random.until(
            (): Quadratic => [random.int(1, 4), nonzero(random, 12), nonzero(random, 12)],
            of => kindOf(discriminant(of)) === wanted,
          ),
        }
      },
      answer: option({
        twoReal: { en: prose`two real roots`, es: prose`dos raíces reales` },
        oneReal: { en: prose`one real root (a double root)`, es: prose`una raíz real (doble)` },
        twoComplex: { en: prose`two complex roots that are not real`, es: prose`dos raíces complejas no reales` },
      }),
      solve: ({ of }) => kindOf(discriminant(of)),
      ask: ({ of }) => both(standard(of)),
      // Compares the value at the vertex with zero.
      check(printed, answer) {
        const [a, b] = coefficientsIn(printed)
        const { left } = printed.one('relation')
        const lowest = evaluate(left, { x: Ratio.of(-b, 2 * a) }).n * Math.sign(a)
        return answer === (lowest < 0 ? 'twoReal' : lowest === 0 ? 'oneReal' : 'twoComplex')
      },
    }),

    discriminant: form({
      levels: ['easy'],
      instruction: { en: prose`Find the discriminant.`, es: prose`Halla el discriminante.` },
      lines: 2,
      draw: random => ({ of: [random.int(1, 4), nonzero(random, 12), nonzero(random, 12)] as Quadratic }),
      answer: integer,
      solve: ({ of }) => discriminant(of),
      ask: ({ of }) => both(standard(of)),
      // −4a times the value at the vertex.
      check(printed, answer) {
        const [a, b] = coefficientsIn(printed)
        const { left } = printed.one('relation')
        return exact(answer).equals(evaluate(left, { x: Ratio.of(-b, 2 * a) }).times(-4 * a))
      },
    }),

    solveSquare: form({
      levels: ['easy'],
      share: 2,
      instruction: solveInstruction,
      lines: 3,
      draw: random => {
        const [a, q] = random.until(
          () => [random.int(1, 4), random.int(1, 7)] as const,
          ([a, q]) => a * q * q <= 60,
        )
        return { of: [a, 0, a * q * q] as Quadratic, isMoved: random.evenly([false, true]) }
      },
      answer: expressionSet,
      solve: ({ of }) => rootsOf(of),
      ask: ({ of, isMoved }) => both(isMoved ? equation(polynomial([0, 0, of[0]]), -of[2]) : standard(of)),
      check: areRoots,
    }),

    solve: form({
      levels: ['medium'],
      share: 4,
      instruction: solveInstruction,
      lines: 5,
      draw: random => {
        const isMoved = random.evenly([false, true])
        const style = random.evenly(['gaussian', 'radical', 'leading'])
        if (style === 'leading')
          return {
            isMoved,
            of: random.until(
              (): Quadratic => [random.int(2, 4), nonzero(random, 10), random.int(1, 20)],
              of => discriminant(of) < 0 && gcd(gcd(of[0], of[1]), of[2]) === 1,
            ),
          }
        const p = nonzero(random, 6)
        const square = style === 'gaussian' ? random.int(1, 4) ** 2 : random.pick([2, 3, 5, 6, 7, 8, 12])
        return { isMoved, of: [1, -2 * p, p * p + square] as Quadratic }
      },
      answer: expressionSet,
      solve: ({ of }) => rootsOf(of),
      ask: ({ of: [a, b, c], isMoved }) => both(isMoved ? equation(polynomial([0, b, a]), -c) : standard([a, b, c])),
      check: areRoots,
    }),

    findK: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Find all values of ${k} for which the equation is quadratic and has exactly one real root.`,
        es: prose`Halla todos los valores de ${k} para los que la ecuación es cuadrática y tiene exactamente una raíz real.`,
      },
      lines: 3,
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
      lines: 3,
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
      lines: 3,
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
  }),
)
