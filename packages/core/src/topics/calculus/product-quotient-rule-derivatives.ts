import { expression } from '../../answer/expression.ts'
import { rational } from '../../answer/number.ts'
import { solutionSet } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { both, prose } from '../../content.ts'
import { approximate } from '../../math/approximate.ts'
import { derivativeOf, equation, over, symbol } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { substitute } from '../../math/substitute.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { dualAt } from './kit/dual.ts'
import { isDerivative, near, slopeOf } from './kit/functions.ts'
import { drawRows, knownIn, printedRows, valuesTable, withLines } from './kit/values-table.ts'

interface Known {
  readonly of: Expr
  readonly slope: Expr
}

const [x, k] = [symbol('x'), symbol('k')]

/** Without n = 1, 0 in the way. */
const kinds = {
  'x^n e^x'(random: Random): Known {
    const [c, n] = [random.int(1, 6), random.int(2, 6)]
    return { of: m`${c}x^${n} e^x`, slope: m`${c}x^${n - 1} e^x(x + ${n})` }
  },
  'x^n sin x'(random: Random): Known {
    const [c, n] = [random.int(1, 6), random.int(2, 6)]
    return { of: m`${c}x^${n} sin x`, slope: m`${c}x^${n - 1}(${n}sin x + x cos x)` }
  },
  'x^n cos x'(random: Random): Known {
    const [c, n] = [random.int(1, 6), random.int(2, 6)]
    return { of: m`${c}x^${n} cos x`, slope: m`${c}x^${n - 1}(${n}cos x - x sin x)` }
  },
  'x^n ln x'(random: Random): Known {
    const [c, n] = [random.int(1, 6), random.int(2, 6)]
    return { of: m`${c}x^${n} ln x`, slope: m`${c}x^${n - 1}(${n}ln x + 1)` }
  },
  'two polynomials'(random: Random): Known {
    const [a, b, c, d] = [random.int(2, 6), random.intExcept(-9, 9, 0), random.int(1, 4), random.intExcept(-6, 6, 0)]
    return { of: m`(${a}x + ${b})(${c}x^2 + ${d})`, slope: m`${3 * a * c}x^2 + ${2 * b * c}x + ${a * d}` }
  },
  'linear over linear'(random: Random): Known {
    const [a, b, c, d] = random.until(
      () => [random.int(1, 7), random.intExcept(-9, 9, 0), random.int(1, 5), random.intExcept(-9, 9, 0)] as const,
      ([a, b, c, d]) => a * d !== b * c,
    )
    return { of: m`{${a}x + ${b}}/{${c}x + ${d}}`, slope: m`${a * d - b * c}/(${c}x + ${d})^2` }
  },
  'sin x over x^n'(random: Random): Known {
    const [c, n] = [random.int(1, 6), random.int(2, 4)]
    return { of: m`{${c}sin x}/x^${n}`, slope: m`{${c}x cos x - ${c * n}sin x}/x^${n + 1}` }
  },
  'e^x over quadratic'(random: Random): Known {
    const c = random.int(2, 9)
    return { of: m`e^x/{x^2 + ${c}}`, slope: m`{e^x(x^2 - 2x + ${c})}/(x^2 + ${c})^2` }
  },
  'linear over quadratic'(random: Random): Known {
    const [a, b, c] = [random.int(1, 6), random.intExcept(-6, 6, 0), random.int(1, 9)]
    return {
      of: m`{${a}x + ${b}}/{x^2 + ${c}}`,
      slope: m`{${-a}x^2 + ${-2 * b}x + ${a * c}}/(x^2 + ${c})^2`,
    }
  },
  'polynomial times e^x'(random: Random): Known {
    const [a, b, c] = [random.int(1, 4), random.intExcept(-6, 6, 0), random.intExcept(-9, 9, 0)]
    return {
      of: m`(${a}x^2 + ${b}x + ${c})e^x`,
      slope: m`e^x(${a}x^2 + ${2 * a + b}x + ${b + c})`,
    }
  },
  'polynomial times cos x'(random: Random): Known {
    const [a, b] = [random.int(1, 6), random.intExcept(-9, 9, 0)]
    return { of: m`(${a}x^2 + ${b})cos x`, slope: m`${2 * a}x cos x - (${a}x^2 + ${b})sin x` }
  },
  'polynomial times ln x'(random: Random): Known {
    const [a, b] = [random.int(1, 6), random.intExcept(-9, 9, 0)]
    return { of: m`(${a}x^2 + ${b}x)ln x`, slope: m`(${2 * a}x + ${b})ln x + ${a}x + ${b}` }
  },
  triple(random: Random): Known {
    const n = random.int(1, 4)
    const slope = n === 1 ? m`e^x(sin x + x sin x + x cos x)` : m`x^${n - 1} e^x(${n}sin x + x sin x + x cos x)`
    const other = n === 1 ? m`e^x(cos x + x cos x - x sin x)` : m`x^${n - 1} e^x(${n}cos x + x cos x - x sin x)`
    return random.chance(0.5) ? { of: m`x^${n} e^x sin x`, slope } : { of: m`x^${n} e^x cos x`, slope: other }
  },
}

/** What h is made of, and what is asked with a table. */
const combined = [m`f(x)g(x)`, m`{f(x)}/{g(x)}`, m`x^2 f(x)`, m`{f(x)}/x`, m`x g(x)`] as const

const instruction = {
  en: prose`Differentiate. Simplify your answer.`,
  es: prose`Deriva. Simplifica tu respuesta.`,
}

export const productQuotientRuleDerivatives = defineTopic(
  {
    id: 'product-quotient-rule-derivatives',
    name: { en: 'Product and quotient rules', es: 'Reglas del producto y del cociente' },
    description: {
      en: 'Differentiate products and quotients of functions given by formulas or by a table.',
      es: 'Deriva productos y cocientes de funciones dadas por fórmulas o por una tabla.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-2.8', 'AP-CALC-2.9'],
    levels: {
      easy: { kinds: ['x^n e^x', 'x^n sin x', 'x^n cos x', 'x^n ln x', 'two polynomials', 'linear over linear'] },
      medium: {
        kinds: [
          'sin x over x^n',
          'e^x over quadratic',
          'linear over quadratic',
          'polynomial times e^x',
          'polynomial times cos x',
          'polynomial times ln x',
        ],
      },
      hard: { kinds: ['triple'] },
    },
  },
  form => ({
    differentiate: form({
      share: 2,
      instruction,
      lines: 4,
      draw: (random, { kinds: names }) => kinds[random.evenly<keyof typeof kinds>(names)](random),
      answer: expression,
      solve: ({ slope }) => slope,
      ask: ({ of }) => both(equation(m`f(x)`, of)),
      check: (printed, answer) => isDerivative(printed.one('relation').right, answer),
    }),

    slopeAt: form({
      levels: ['medium'],
      lines: 4,
      draw(random) {
        const [p, q, c] = [random.int(1, 6), random.intExcept(-6, 6, 0), random.int(1, 6)]
        const at = random.int(-3, 3)
        return random.evenly([true, false])
          ? {
              of: m`{${p}x + ${q}}/{x^2 + ${c}}`,
              at,
              slope: Ratio.of(p * (at * at + c) - (p * at + q) * 2 * at, (at * at + c) ** 2),
            }
          : { of: m`(${p}x^2 + ${c}x + ${q})e^x`, at: 0, slope: Ratio.of(c + q) }
      },
      answer: rational,
      solve: ({ slope }) => slope,
      ask: ({ of, at }) => ({
        en: prose`Find the slope of the tangent line to ${equation(symbol('y'), of)} at ${equation(x, at)}.`,
        es: prose`Halla la pendiente de la recta tangente a ${equation(symbol('y'), of)} en ${equation(x, at)}.`,
      }),
      check(printed, answer) {
        const [curve, place] = printed.all('relation')
        if (!curve || !place) return false
        return near(slopeOf(curve.right, approximate(place.right)), exact(answer).toNumber(), 1e-6)
      },
    }),

    fromTable: form({
      levels: ['hard'],
      share: 2,
      lines: 4,
      draw(random) {
        const index = random.int(0, 1)
        const of = random.evenly(combined)
        return { of, rows: drawRows(random, 2), index }
      },
      answer: rational,
      solve: ({ of, rows, index }) => dualAt(of, Ratio.of(rows[index]?.[0] ?? 0), knownIn(rows))[1],
      ask({ of, rows, index }) {
        const [h, wanted] = [equation(m`h(x)`, of), m`h'(${rows[index]?.[0] ?? 0})`]
        return {
          en: [valuesTable(rows), prose`Let ${h}. Find ${wanted}.`],
          es: [valuesTable(rows), prose`Sea ${h}. Halla ${wanted}.`],
        }
      },
      // Lines with the printed values and slopes stand in for f and g; the difference quotient of h is measured.
      check(printed, answer) {
        const at = approximate(
          printed.all('apply').find(({ primes, name }) => primes === 1 && name === 'h')?.to[0] ?? x,
        )
        const h = withLines(printed.one('relation').right, at, printedRows(printed))
        return near(slopeOf(h, at), exact(answer).toNumber(), 1e-6)
      },
    }),

    horizontalTangents: form({
      levels: ['hard'],
      lines: 5,
      draw(random) {
        // (x² + c)/(x − d) has slope 0 where x² − 2dx − c = 0: at d ± r with r² = d² + c.
        const [d, r] = random.until(
          () => [random.int(-5, 5), random.int(1, 6)] as const,
          ([d, r]) => r * r !== d * d,
        )
        const n = random.int(1, 7)
        return random.evenly([true, false])
          ? { of: m`{x^2 + ${r * r - d * d}}/{x + ${-d}}`, roots: [d - r, d + r] }
          : { of: m`{${random.int(1, 9)}x}/{x^2 + ${n * n}}`, roots: [-n, n] }
      },
      answer: solutionSet('x'),
      solve: ({ roots }) => roots,
      ask: ({ of }) => ({
        en: prose`Find all ${x} where the graph of ${equation(m`f(x)`, of)} has a horizontal tangent.`,
        es: prose`Halla todos los valores de ${x} donde la gráfica de ${equation(m`f(x)`, of)} tiene una tangente horizontal.`,
      }),
      // Two places of slope 0: the numerator of the derivative is quadratic.
      check(printed, answer) {
        const f = printed.one('relation').right
        const places = new Set(answer.map(value => exact(value).toNumber()))
        return places.size === 2 && [...places].every(place => Math.abs(slopeOf(f, place)) < 1e-6)
      },
    }),

    findConstant: form({
      levels: ['hard'],
      lines: 4,
      draw(random) {
        const [a, value, b] = [random.intExcept(-3, 3, 0), random.intExcept(-6, 6, 0), random.int(2, 6)]
        return random.evenly([true, false])
          ? { of: m`(x^2 + k)(x + ${b})`, at: a, value, slope: Ratio.of(3 * a * a + 2 * a * b + value) }
          : {
              of: m`{x + k}/{x^2 + ${b}}`,
              at: a,
              value,
              slope: Ratio.of(a * a + b - 2 * a * (a + value), (a * a + b) ** 2),
            }
      },
      answer: rational,
      solve: ({ value }) => value,
      ask({ of, at, slope }) {
        const [h, given] = [equation(m`h(x)`, of), equation(m`h'(${at})`, slope)]
        return {
          en: prose`${h} and ${given}. Find the constant ${k}.`,
          es: prose`${h} y ${given}. Halla la constante ${k}.`,
        }
      },
      check(printed, answer) {
        const [h, given] = printed.all('relation')
        if (!h || given?.left.kind !== 'apply') return false
        const filled = substitute(h.right, { k: exact(answer) })
        return near(slopeOf(filled, approximate(given.left.to[0] ?? x)), approximate(given.right), 1e-6)
      },
    }),

    errorSpotting: form({
      levels: ['medium', 'hard'],
      lines: 0,
      draw(random) {
        const [n, c] = [random.int(2, 6), random.int(2, 9)]
        return { kind: random.evenly(['product', 'reversed', 'square', 'none']), n, c, isQuotient: random.chance(0.5) }
      },
      answer: option({
        product: {
          en: prose`The derivatives of the two factors were multiplied.`,
          es: prose`Multiplicó las derivadas de los dos factores.`,
        },
        reversed: {
          en: prose`The terms of the numerator are in the wrong order.`,
          es: prose`Los términos del numerador están en el orden equivocado.`,
        },
        square: { en: prose`The denominator was not squared.`, es: prose`No elevó al cuadrado el denominador.` },
        none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ kind }) => kind,
      ask({ kind, n, c, isQuotient }) {
        const product = m`${c}x^${n} sin x`
        const quotient = m`{sin x}/{x^2 + ${c}}`
        const right = m`(x^2 + ${c})cos x - 2x sin x`
        const under = m`(x^2 + ${c})`
        const [of, claim] =
          kind === 'product'
            ? [product, m`${c * n}x^${n - 1} cos x`]
            : kind === 'reversed'
              ? [quotient, over(m`2x sin x - (x^2 + ${c})cos x`, m`${under}^2`)]
              : kind === 'square'
                ? [quotient, over(right, m`x^2 + ${c}`)]
                : isQuotient
                  ? [quotient, over(right, m`${under}^2`)]
                  : [product, m`${c * n}x^${n - 1} sin x + ${c}x^${n} cos x`]
        return {
          en: [equation(derivativeOf(of, 'x'), claim), prose`This is a student's work. What is the mistake?`],
          es: [equation(derivativeOf(of, 'x'), claim), prose`Este es el trabajo de un estudiante. ¿Cuál es el error?`],
        }
      },
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        if (left.kind !== 'derivative' || !left.of) return false
        if (isDerivative(left.of, right)) return answer === 'none'
        if (left.of.kind !== 'quotient') return answer === 'product'
        return answer === (isDerivative(left.of, m`-1 × ${right}`) ? 'reversed' : 'square')
      },
    }),
  }),
)
