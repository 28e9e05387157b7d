import { formulaChoice } from '../../answer/choice.ts'
import { expression } from '../../answer/expression.ts'
import { rational } from '../../answer/number.ts'
import { numberList, solutionSet } from '../../answer/number-list.ts'
import { type Block, type Both, both, prose } from '../../content.ts'
import { approximate } from '../../math/approximate.ts'
import { apply, equation, expr, symbol } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { derived, isDerivative, near, polynomialOf, slopeOf, total, valueAt } from './kit/functions.ts'

const [a, b] = [symbol('a'), symbol('b')]
const definition = (of: Expr): Expr => equation(m`f(x)`, of)
const prime = (at: number | Expr) => m`f'(${at})`

/** Two to four terms, at least one of them with x². */
const drawPolynomial = (random: Random): number[] =>
  random.until(
    () => {
      const degree = random.int(2, 5)
      return Array.from({ length: degree + 1 }, (_, n) =>
        n === degree ? random.intExcept(-9, 9, 0) : random.chance(0.55) ? random.intExcept(-12, 12, 0) : 0,
      )
    },
    c => {
      const terms = c.filter(value => value !== 0).length
      return terms >= 2 && terms <= 4 && derived(c).every(value => Math.abs(value) <= 60)
    },
  )

interface Term {
  readonly of: Expr
  readonly slope: Expr
}

/** Each is a power of x once it is rewritten. */
const rewritten = {
  reciprocal(random: Random): Term {
    const [c, n] = [random.intExcept(-8, 8, 0), random.int(1, 4)]
    return { of: m`${c}/{x^${n}}`, slope: m`${-c * n}/{x^${n + 1}}` }
  },
  root(random: Random): Term {
    const c = 2 * random.int(1, 6)
    return { of: m`${c}√x`, slope: m`${c / 2}/√x` }
  },
  'cube root'(random: Random): Term {
    const c = 3 * random.int(1, 4)
    return { of: m`${c}∛x`, slope: m`${c / 3}/∛{x^2}` }
  },
  'fractional exponent'(random: Random): Term {
    const [p, q] = random.pick([
      [-2, 3],
      [-1, 2],
      [4, 3],
      [3, 2],
      [5, 2],
      [-1, 3],
    ])
    const c = q * random.int(1, 3)
    return { of: m`${c}x^{${Ratio.of(p, q)}}`, slope: m`${(c / q) * p}x^{${Ratio.of(p - q, q)}}` }
  },
  'split fraction'(random: Random): Term {
    const [n, k, c] = [random.int(3, 5), random.int(1, 2), random.intExcept(-9, 9, 0)]
    // (xⁿ + cx)/x^(k+1) is x^(n−k−1) + c/x^k.
    const rest = n - k - 1
    return {
      of: m`{x^${n} + ${c}x}/{x^${k + 1}}`,
      slope:
        rest === 0
          ? m`${-c * k}/{x^${k + 1}}`
          : total(
              rest === 1 ? expr(1) : polynomialOf([...Array<number>(rest - 1).fill(0), rest]),
              m`${-c * k}/{x^${k + 1}}`,
            ),
    }
  },
}

const power = (random: Random): Term => {
  const [c, n] = [random.intExcept(-6, 6, 0), random.int(1, 4)]
  return { of: m`${c}x^${n}`, slope: polynomialOf([...Array<number>(n - 1).fill(0), c * n]) }
}

const expanded = {
  square(random: Random): Term {
    const [p, q] = [random.int(2, 5), random.intExcept(-6, 6, 0)]
    return { of: m`(${p}x + ${q})^2`, slope: polynomialOf([2 * p * q, 2 * p * p]) }
  },
  product(random: Random): Term {
    const [p, q] = [random.intExcept(-6, 6, 0), random.intExcept(-6, 6, 0)]
    return { of: m`(x + ${p})(x^2 + ${q})`, slope: polynomialOf([q, 2 * p, 3]) }
  },
  'x times a square'(random: Random): Term {
    const [k, p] = [random.int(1, 3), random.intExcept(-5, 5, 0)]
    return { of: m`${k}x(x + ${p})^2`, slope: polynomialOf([k * p * p, 4 * k * p, 3 * k]) }
  },
  cube(random: Random): Term {
    const p = random.intExcept(-4, 4, 0)
    return { of: m`(x + ${p})^3`, slope: polynomialOf([3 * p * p, 6 * p, 3]) }
  },
}

const instruction: Both<Block> = { en: prose`Differentiate.`, es: prose`Deriva.` }

export const powerRuleDerivatives = defineTopic(
  {
    id: 'power-rule-derivatives',
    name: {
      en: 'Power, constant, sum and difference rules',
      es: 'Reglas de la potencia, de la constante y de la suma o diferencia',
    },
    description: {
      en: 'Differentiate sums of powers of x, rewriting roots and fractions as powers first.',
      es: 'Deriva sumas de potencias de x, reescribiendo primero raíces y fracciones como potencias.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-2.5', 'AP-CALC-2.6'],
    levels: { easy: { slopes: ['polynomial'] }, medium: { slopes: ['root', 'reciprocal'] }, hard: {} },
  },
  form => ({
    differentiate: form({
      levels: ['easy'],
      share: 3,
      instruction,
      lines: 2,
      draw: random => ({ c: drawPolynomial(random) }),
      answer: expression,
      solve: ({ c }) => polynomialOf(derived(c)),
      ask: ({ c }) => both(definition(polynomialOf(c))),
      check: (printed, answer) => isDerivative(printed.one('relation').right, answer),
    }),

    rewrite: form({
      levels: ['medium'],
      share: 3,
      instruction: {
        en: prose`Rewrite with exponents, then differentiate. Take ${m`x > 0`}.`,
        es: prose`Reescribe con exponentes y después deriva. Toma ${m`x > 0`}.`,
      },
      lines: 3,
      draw(random) {
        const kind = random.evenly(['reciprocal', 'root', 'cube root', 'fractional exponent', 'split fraction'])
        const other = kind === 'root' || kind === 'fractional exponent' ? rewritten.reciprocal(random) : power(random)
        const third = random.chance(0.4) ? [expr(random.int(1, 9))] : []
        return { terms: random.shuffle([rewritten[kind](random), other]), third }
      },
      answer: expression,
      solve: ({ terms }) => total(...terms.map(({ slope }) => slope)),
      ask: ({ terms, third }) => both(definition(total(...terms.map(({ of }) => of), ...third))),
      check: (printed, answer) => isDerivative(printed.one('relation').right, answer),
    }),

    expandFirst: form({
      levels: ['hard'],
      share: 2,
      instruction,
      lines: 3,
      draw: random => expanded[random.evenly(['square', 'product', 'x times a square', 'cube'])](random),
      answer: expression,
      solve: ({ slope }) => slope,
      ask: ({ of }) => both(definition(of)),
      check: (printed, answer) => isDerivative(printed.one('relation').right, answer),
    }),

    slopeAt: form({
      levels: ['easy', 'medium'],
      lines: 3,
      draw(random, { slopes }) {
        const kind = random.evenly<'polynomial' | 'root' | 'reciprocal'>(slopes)
        if (kind === 'polynomial') {
          const c = [random.int(-9, 9), random.intExcept(-9, 9, 0), random.intExcept(-6, 6, 0), random.int(-3, 3)]
          const at = random.int(-3, 3)
          return { of: polynomialOf(c), at, slope: valueAt(derived(c), at) }
        }
        const [k, p] = [random.int(1, 6), random.intExcept(-6, 6, 0)]
        if (kind === 'root') {
          const s = random.int(1, 6)
          return { of: m`${2 * k}√x + ${p}x`, at: s * s, slope: Ratio.of(k, s).plus(p) }
        }
        const at = random.intExcept(-4, 4, 0)
        return { of: m`${p}x + ${k}/x`, at, slope: Ratio.of(-k, at * at).plus(p) }
      },
      answer: rational,
      solve: ({ slope }) => slope,
      ask: ({ of, at }) => ({
        en: prose`Find ${prime(at)} for ${definition(of)}.`,
        es: prose`Halla ${prime(at)} para ${definition(of)}.`,
      }),
      check(printed, answer) {
        const at = exact(printed.one('apply').to[0] ?? 0).toNumber()
        return near(slopeOf(printed.one('relation').right, at), exact(answer).toNumber(), 1e-6)
      },
    }),

    whichDerivative: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Which is the derivative ${m`f'(x)`}?`,
        es: prose`¿Cuál es la derivada ${m`f'(x)`}?`,
      },
      lines: 0,
      draw: random => ({
        n: random.int(3, 6),
        p: random.int(2, 9),
        q: random.intExcept(-9, 9, 0),
        r: random.intExcept(-12, 12, 0),
      }),
      answer: formulaChoice,
      solve: ({ n, p, q }): Expr => m`${p * n}x^${n - 1} + ${2 * q}x`,
      mistakes: ({ n, p, q, r }) => ({
        exponentNotLowered: m`${p * n}x^${n} + ${2 * q}x^2`,
        constantKept: m`${p * n}x^${n - 1} + ${2 * q}x + ${r}`,
        coefficientLost: m`${n}x^${n - 1} + 2x`,
        exponentNotMultiplied: m`${p}x^${n - 1} + ${q}x`,
      }),
      ask: ({ n, p, q, r }) => both(definition(m`${p}x^${n} + ${q}x^2 + ${r}`)),
      check: (printed, answer) => isDerivative(printed.one('relation').right, expr(answer)),
    }),

    whereSlope: form({
      levels: ['hard'],
      lines: 4,
      draw(random) {
        // f′(x) − k is 3p(x − r)(x − s), or 2p(x − r).
        const [p, r, k] = [random.intExcept(-2, 2, 0), random.int(-5, 5), random.int(-9, 9)]
        const s = r + 2 * random.intExcept(-3, 3, 0)
        const c = random.int(-9, 9)
        const [cubic, quadratic] = [
          [c, 3 * p * r * s + k, (-3 * p * (r + s)) / 2, p],
          [c, k - 2 * p * r, p],
        ]
        return random.evenly([true, true, false])
          ? { of: polynomialOf(cubic), k, roots: [r, s] }
          : { of: polynomialOf(quadratic), k, roots: [r] }
      },
      answer: solutionSet('x'),
      solve: ({ roots }) => roots,
      ask: ({ of, k }) => ({
        en: prose`Find all ${symbol('x')} with ${equation(prime(symbol('x')), k)} for ${definition(of)}.`,
        es: prose`Halla todos los valores de ${symbol('x')} tales que ${equation(prime(symbol('x')), k)}, si ${definition(of)}.`,
      }),
      // The slope is k at each answer; a quadratic derivative with two of them, or one of a parabola, has no more.
      check(printed, answer) {
        const [wanted, given] = printed.all('relation')
        if (!wanted || !given) return false
        const values = new Set(answer.map(value => exact(value).toNumber()))
        const third = (h: number) => slopeOf(given.right, h, 1e-3)
        const isCubic = !near(third(2) - third(1), third(1) - third(0), 1e-4)
        return (
          values.size === (isCubic ? 2 : 1) &&
          [...values].every(x => near(slopeOf(given.right, x), approximate(wanted.right), 1e-6))
        )
      },
    }),

    findConstants: form({
      levels: ['hard'],
      lines: 4,
      draw: random => ({
        n: random.int(2, 3),
        a: random.intExcept(-6, 6, 0),
        b: random.intExcept(-9, 9, 0),
        c: random.intExcept(-3, 3, 0),
        d: random.int(-6, 6),
      }),
      answer: numberList,
      solve: ({ a, b }) => [a, b],
      ask({ n, a: p, b: q, c, d }) {
        const f = definition(m`a x^${n} + b x + ${d}`)
        const value = equation(apply('f', c), p * c ** n + q * c + d)
        const slope = equation(prime(c), p * n * c ** (n - 1) + q)
        return {
          en: prose`${f}, ${value} and ${slope}. Find ${a} and ${b}.`,
          es: prose`${f}, ${value} y ${slope}. Halla ${a} y ${b}.`,
        }
      },
      check(printed, answer) {
        const [f, value, slope] = printed.all('relation')
        const [p, q] = answer.map(item => exact(item).toNumber())
        if (!f || !value || !slope || p === undefined || q === undefined || answer.length !== 2) return false
        const at = value.left.kind === 'apply' ? approximate(value.left.to[0] ?? symbol('?')) : Number.NaN
        const of = (x: number) => approximate(f.right, { x, a: p, b: q })
        return (
          near(of(at), approximate(value.right)) &&
          near((of(at + 1e-5) - of(at - 1e-5)) / 2e-5, approximate(slope.right), 1e-5)
        )
      },
    }),
  }),
)
