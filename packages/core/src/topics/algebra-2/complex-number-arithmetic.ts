import {
  absolute,
  addComplex,
  approximate,
  both,
  bracketed,
  complex,
  complexExpr,
  complexNumber,
  conjugate,
  defineTopic,
  divideComplex,
  type Expr,
  equalsComplex,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  isNear,
  itemOf,
  join,
  line,
  m,
  minus,
  minusComplex,
  multiplyComplex,
  namedNumbers,
  normOf,
  normOfComplex,
  over,
  overComplex,
  plusComplex,
  power,
  powerOfComplex,
  powerOfImaginaryUnit,
  prose,
  radical,
  root,
  rootOf,
  rootOfNegativeNumber,
  type Step,
  simplifiedExpression,
  statements,
  step,
  sum,
  surd,
  symbol,
  timesComplex,
  tupleOf,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { complexValue } from '../kit/polynomials/complex.ts'
import { mistakeForms } from './complex-number-arithmetic/mistakes.ts'
import { compute, drawComplex, i, isValue, levels, written } from './complex-number-arithmetic/parts.ts'

const [x, y] = [symbol('x'), symbol('y')]

const inTermsOfI = {
  en: prose`Write in terms of ${i}, in simplest form.`,
  es: prose`Escribe la raíz en términos de ${i}, en la forma más simple.`,
}

/** √8 times i: 2i√2, with i before the root. */
function imaginaryRoot(n: number): Expr {
  const { q, k } = rootOf(n)
  if (k === 1) return complexExpr(complex(0, q))
  return q.equals(1) ? join(i, root(k)) : join(q, i, root(k))
}

/** From i²√n to a real number in simplest form. */
function rootEnd(n: number): readonly Step[] {
  const { q, k } = rootOf(n)
  const square = step(join(-1, root(n)), because.powersOfI)
  if (k === 1) return [square, step(expr(q.negated()), because.evaluate, { what: root(n) })]
  return q.equals(1)
    ? [square]
    : [square, step(join(q.negated(), root(k)), because.squareFactor, { factor: q.power(2) })]
}

type Parts = readonly [number, number]

/** The parts of two numbers whose product has a whole modulus. */
const WHOLE_TOGETHER: readonly (readonly [Parts, Parts])[] = [
  [
    [1, 2],
    [2, 4],
  ],
  [
    [1, 3],
    [2, 6],
  ],
  [
    [1, 1],
    [3, 3],
  ],
  [
    [1, 2],
    [3, 6],
  ],
  [
    [2, 3],
    [4, 6],
  ],
  [
    [2, 2],
    [5, 5],
  ],
  [
    [2, 4],
    [3, 6],
  ],
  [
    [1, 1],
    [4, 4],
  ],
]

export const complexNumberArithmetic = defineTopic(
  {
    id: 'complex-number-arithmetic',
    name: { en: 'Operations with complex numbers', es: 'Operaciones con números complejos' },
    description: {
      en: 'Add, subtract, multiply and divide complex numbers and write results in the form a + bi.',
      es: 'Suma, resta, multiplica y divide números complejos y escribe los resultados en la forma a + bi.',
    },
    domain: 'Complex Numbers & Quadratics',
    standards: ['N-CN.A.1', 'N-CN.A.2', 'N-CN.A.3'],
    rev: 4,
    levels,
  },
  form => ({
    addSubtract: form({
      levels: ['easy'],
      share: 2,
      instruction: compute,
      draw: random => ({ a: drawComplex(random, 12), b: drawComplex(random, 12), isSum: random.evenly([true, false]) }),
      answer: complexNumber,
      solve: ({ a, b, isSum }) => (isSum ? plusComplex(a, b) : minusComplex(a, b)),
      ask: ({ a, b, isSum }) => both(isSum ? sum(written(a), written(b)) : minus(written(a), written(b))),
      solution: ({ a, b, isSum }) => addComplex(isSum ? '+' : '−', a, b),
      check: isValue,
    }),

    imaginaryRoot: form({
      levels: ['easy'],
      instruction: inTermsOfI,
      lines: 1,
      draw: random => {
        const kind = random.evenly(['square', 'partly', 'partly'])
        if (kind === 'square') return { n: random.int(2, 14) ** 2 }
        return {
          n: random.until(
            () => random.int(2, 6) ** 2 * random.pick([2, 3, 5, 6, 7]),
            n => n <= 200,
          ),
        }
      },
      answer: simplifiedExpression,
      solve: ({ n }) => imaginaryRoot(n),
      ask: ({ n }) => both(root(-n)),
      solution: ({ n }, answer) => rootOfNegativeNumber(n, answer),
      // The square of the answer is the printed number, with i² taken as −1.
      check(printed, answer) {
        const size = approximate(answer, { i: 1 })
        return (
          approximate(answer, { i: 0 }) === 0 &&
          size > 0 &&
          isNear(-(size ** 2), evaluate(printed.one('root').of).toNumber())
        )
      },
    }),

    powerOfI: form({
      levels: ['easy'],
      instruction: { en: prose`Evaluate the power of ${i}.`, es: prose`Evalúa la potencia de ${i}.` },
      lines: 1,
      draw: random => ({ n: 4 * random.int(1, 24) + random.evenly([0, 1, 2, 3]) }),
      answer: complexNumber,
      solve: ({ n }) => itemOf([complex(1), complex(0, 1), complex(-1), complex(0, -1)], n % 4),
      ask: ({ n }) => both(power(i, n)),
      solution: ({ n }) => powerOfImaginaryUnit(n),
      check: isValue,
    }),

    conjugate: form({
      levels: ['easy'],
      instruction: { en: prose`Write the complex conjugate.`, es: prose`Escribe el conjugado complejo.` },
      lines: 1,
      draw: random => ({ a: drawComplex(random, 12) }),
      answer: complexNumber,
      solve: ({ a }) => conjugate(a),
      ask: ({ a }) => both(complexExpr(a)),
      solution: ({ a }) => [
        step(statements(equation(symbol('a'), a.re), equation(symbol('b'), a.im)), because.readBothParts),
        step(complexExpr(conjugate(a)), because.oppositeImaginaryPart),
      ],
      // Sum and product with the number are real.
      check(printed, answer) {
        const value = complexValue(printed.maths[0] ?? i)
        return plusComplex(value, answer).im.n === 0 && timesComplex(value, answer).im.n === 0 && answer.im.n !== 0
      },
    }),

    multiply: form({
      levels: ['medium'],
      share: 2,
      instruction: compute,
      draw: random => ({ a: drawComplex(random, 9), b: drawComplex(random, 9) }),
      answer: complexNumber,
      solve: ({ a, b }) => timesComplex(a, b),
      ask: ({ a, b }) => both(join(written(a), written(b))),
      solution: ({ a, b }) => multiplyComplex(a, b),
      check: isValue,
    }),

    square: form({
      levels: ['medium'],
      instruction: compute,
      draw: random => ({ a: drawComplex(random, 9), isSquare: random.evenly([true, false]) }),
      answer: complexNumber,
      solve: ({ a, isSquare }) => (isSquare ? timesComplex(a, a) : complex(normOf(a))),
      ask: ({ a, isSquare }) => both(isSquare ? power(written(a), 2) : join(written(a), written(conjugate(a)))),
      solution: ({ a, isSquare }) =>
        isSquare
          ? [step(join(written(a), written(a)), because.writeRepeatedFactors), ...multiplyComplex(a, a)]
          : [
              ...normOfComplex(a).slice(0, -1),
              explained(
                expr(normOf(a)),
                line`Add the squares. The imaginary part is ${0}, so ${normOf(a)} stands for ${normOf(a)} + ${0}${i}.`,
                line`Suma los cuadrados. La parte imaginaria es ${0}, así que ${normOf(a)} equivale a ${normOf(a)} + ${0}${i}.`,
              ),
            ],
      check: isValue,
    }),

    rootProduct: form({
      levels: ['medium'],
      instruction: {
        en: prose`First write each root in terms of ${i}. Then multiply and simplify.`,
        es: prose`Primero escribe cada raíz usando ${i}. Luego multiplica y simplifica.`,
      },
      draw: random => {
        const [a, b] = random.until(
          () => [random.int(2, 12), random.int(2, 12)] as const,
          ([a, b]) => a !== b,
        )
        return { a, b }
      },
      answer: radical,
      solve: ({ a, b }) => surd(-1, a * b),
      ask: ({ a, b }) => both(join(root(-a), root(-b))),
      solution: ({ a, b }) => [
        step(join(bracketed(join(i, root(a))), bracketed(join(i, root(b)))), because.rootOfNegative),
        step(join(power(i, 2), root(a * b)), because.multiplyRoots),
        ...rootEnd(a * b),
      ],
      check(printed, { q, k }) {
        const [a, b] = tupleOf(
          printed.all('root').map(({ of }) => evaluate(of).n),
          2,
        )
        return (
          q.n < 0 &&
          q
            .power(2)
            .times(k)
            .equals(a * b) &&
          [2, 3, 5, 7, 11].every(p => k % (p * p) !== 0)
        )
      },
    }),

    divide: form({
      levels: ['hard'],
      share: 2,
      instruction: compute,
      draw: random => {
        const isSingle = random.chance(0.15)
        return {
          a: drawComplex(random, 6),
          b: isSingle ? complex(0, random.int(2, 6)) : drawComplex(random, 6),
        }
      },
      answer: complexNumber,
      solve: ({ a, b }) => overComplex(a, b),
      ask: ({ a, b }) => both(over(complexExpr(a), complexExpr(b))),
      solution: ({ a, b }) => divideComplex(a, b),
      // Multiplied back by the divisor.
      check(printed, answer) {
        const { over: top, under } = printed.one('quotient')
        return equalsComplex(timesComplex(answer, complexValue(under)), complexValue(top))
      },
    }),

    modulus: form({
      levels: ['hard'],
      instruction: {
        en: prose`Find the modulus in simplest form.`,
        es: prose`Halla el módulo en su forma más simple.`,
      },
      draw: random => {
        if (random.evenly([true, false])) {
          const [a, b] = random.shuffle(random.pick(WHOLE_TOGETHER))
          const turned = ([re, im]: Parts) => {
            const [one, other] = random.shuffle([re, im])
            return complex(one * random.sign(), other * random.sign())
          }
          return { a: turned(a), b: turned(b) }
        }
        return random.until(
          () => ({ a: drawComplex(random, 6), b: drawComplex(random, 6) }),
          ({ a, b }) => !normOf(a).equals(normOf(b)) && rootOf(normOf(a).times(normOf(b))).k !== 1,
        )
      },
      answer: radical,
      solve: ({ a, b }) => rootOf(normOf(a).times(normOf(b))),
      ask: ({ a, b }) => both(absolute(join(written(a), written(b)))),
      solution: ({ a, b }) => {
        const norm = normOf(a).times(normOf(b))
        const { q, k } = rootOf(norm)
        const modulusOf = (value: typeof a) => {
          const parts = [value.re, value.im].map(part => power(part.n < 0 ? bracketed(part) : part, 2))
          return equation(equation(absolute(complexExpr(value)), root(sum(...parts))), root(normOf(value)))
        }
        return [
          step(statements(modulusOf(a), modulusOf(b)), because.use, {
            rule: equation(absolute(m`a + b i`), root(m`a^2 + b^2`)),
          }),
          explained(
            equation(join(root(normOf(a)), root(normOf(b))), root(norm)),
            line`The modulus of a product is the product of the moduli.`,
            line`El módulo de un producto es el producto de los módulos.`,
          ),
          ...(k === 1
            ? [step(expr(q), because.evaluate, { what: root(norm) })]
            : q.equals(1)
              ? []
              : [step(join(q, root(k)), because.squareFactor, { factor: q.power(2) })]),
        ]
      },
      // The square of the modulus is the number times its conjugate.
      check(printed, { q, k }) {
        const value = complexValue(printed.one('absolute').of)
        const square = timesComplex(value, complex(value.re, value.im.negated()))
        return q.n > 0 && q.power(2).times(k).equals(square.re) && [2, 3, 5, 7, 11].every(p => k % (p * p) !== 0)
      },
    }),

    mixed: form({
      levels: ['hard'],
      instruction: compute,
      draw: random => ({ a: drawComplex(random, 5), b: drawComplex(random, 5), isSum: random.evenly([true, false]) }),
      answer: complexNumber,
      solve: ({ a, b, isSum }) => {
        const [first, second] = [timesComplex(complex(0, 1), a), powerOfComplex(b, 2)]
        return isSum ? plusComplex(first, second) : minusComplex(second, first)
      },
      ask: ({ a, b, isSum }) => {
        const [first, second] = [join(i, written(a)), power(written(b), 2)]
        return both(isSum ? sum(first, second) : minus(second, first))
      },
      solution: ({ a, b, isSum }, answer) => {
        const [product, square] = [timesComplex(complex(0, 1), a), powerOfComplex(b, 2)]
        const [first, second] = [join(i, written(a)), power(written(b), 2)]
        const opened = sum(join(a.re, i), join(a.im, power(i, 2)))
        const [re, twice, im] = [b.re.power(2), b.re.times(b.im).times(2), b.im.power(2)]
        const ends = isSum ? sum(written(product), written(square)) : minus(written(square), written(product))
        return [
          step(equation(first, opened), because.distribute, { factor: i }),
          step(equation(first, complexExpr(product)), because.powersOfI),
          step(
            equation(second, sum(re, join(twice, i), join(im, power(i, 2)))),
            b.im.n < 0 ? because.squareOfDifference : because.squareOfBinomial,
          ),
          step(equation(second, complexExpr(square)), because.powersOfIThenLikeTerms),
          step(equation(ends, complexExpr(answer)), because.realAndImaginaryTogether),
        ]
      },
      check: isValue,
    }),

    findReals: form({
      levels: ['hard'],
      instruction: {
        en: prose`Find the real numbers ${x} and ${y}.`,
        es: prose`Halla los números reales ${x} e ${y}.`,
      },
      draw: random =>
        random.until(
          () => ({ z: drawComplex(random, 6), by: drawComplex(random, 5) }),
          ({ z, by }) => normOf(by).n > 2 && timesComplex(z, by).im.n !== 0,
        ),
      answer: namedNumbers('x', 'y'),
      solve: ({ z }) => [z.re, z.im],
      ask: ({ z, by }) =>
        both(equation(join(bracketed(sum(x, join(y, i))), written(by)), complexExpr(timesComplex(z, by)))),
      solution: ({ z, by }) => {
        const [unknown, product] = [sum(x, join(y, i)), timesComplex(z, by)]
        return [
          step(equation(unknown, over(complexExpr(product), complexExpr(by))), because.divideBothSides, {
            value: complexExpr(by),
          }),
          ...divideComplex(product, by, unknown),
          step(statements(equation(x, z.re), equation(y, z.im)), because.equalPartByPart),
        ]
      },
      check(printed, answer) {
        if (answer.length !== 2) return false
        const { left, right } = printed.one('relation')
        const [re, im] = tupleOf(answer, 2)
        const letters = { x: complex(exact(re)), y: complex(exact(im)) }
        return equalsComplex(complexValue(left, letters), complexValue(right))
      },
    }),

    ...mistakeForms(form),
  }),
)
