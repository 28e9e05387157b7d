import {
  answerStep,
  apply,
  approximate,
  type Block,
  type Both,
  both,
  type DerivedPart,
  defineTopic,
  type Expr,
  either,
  equation,
  exact,
  expr,
  expression,
  formulaChoice,
  itemOf,
  join,
  m,
  namedNumbers,
  power,
  prose,
  type Random,
  Ratio,
  rational,
  sentenceChoice,
  solutionSet,
  solveLinear,
  statements,
  step,
  substitute as substituted,
  symbol,
  termByTerm,
  tupleOf,
  undoneStep,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { SETTINGS, sentenceOf, tellsTheRate, toldBy, whatItTells } from '../kit/functions/changing-quantity.ts'
import { derived, isDerivative, near, polynomialOf, slopeOf, total, valueAt } from '../kit/functions/functions.ts'

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
  /** The same as powers of x, each with its derivative. */
  readonly powers: readonly DerivedPart[]
  readonly slope: Expr
}

/** c xⁿ. */
const powerOf = (c: number | Ratio, n: Ratio | number): Expr => {
  const exponent = Ratio.from(n)
  if (exponent.n === 0 || Ratio.from(c).n === 0) return expr(c)
  return join(c, exponent.equals(1) ? symbol('x') : power(symbol('x'), exponent))
}
const derivedPower = (c: number | Ratio, n: Ratio | number): DerivedPart => {
  const [factor, exponent] = [Ratio.from(c), Ratio.from(n)]
  return { of: powerOf(factor, exponent), slope: powerOf(factor.times(exponent), exponent.minus(1)) }
}
const polynomialParts = (c: readonly number[]): readonly DerivedPart[] =>
  c.flatMap((value, n) => (value === 0 ? [] : [derivedPower(value, n)])).reverse()

/** Each is a power of x once it is rewritten. */
const rewritten = {
  reciprocal(random: Random): Term {
    const [c, n] = [random.intExcept(-8, 8, 0), random.int(1, 4)]
    return { of: m`${c}/{x^${n}}`, powers: [derivedPower(c, -n)], slope: m`${-c * n}/{x^${n + 1}}` }
  },
  root(random: Random): Term {
    const c = 2 * random.int(1, 6)
    return { of: m`${c}√x`, powers: [derivedPower(c, Ratio.of(1, 2))], slope: m`${c / 2}/√x` }
  },
  'cube root'(random: Random): Term {
    const c = 3 * random.int(1, 4)
    return { of: m`${c}∛x`, powers: [derivedPower(c, Ratio.of(1, 3))], slope: m`${c / 3}/∛{x^2}` }
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
    const part = derivedPower(q * random.int(1, 3), Ratio.of(p, q))
    return { of: part.of, powers: [part], slope: part.slope }
  },
  'split fraction'(random: Random): Term {
    const [n, k, c] = [random.int(3, 5), random.int(1, 2), random.intExcept(-9, 9, 0)]
    // (xⁿ + cx)/x^(k+1) is x^(n−k−1) + c/x^k.
    const whole = derivedPower(1, n - k - 1)
    const part = m`${-c * k}/{x^${k + 1}}`
    return {
      of: m`{x^${n} + ${c}x}/{x^${k + 1}}`,
      powers: [whole, derivedPower(c, -k)],
      slope: n - k - 1 === 0 ? part : total(whole.slope, part),
    }
  },
}

const powerTerm = (random: Random): Term => {
  const part = derivedPower(random.intExcept(-6, 6, 0), random.int(1, 4))
  return { of: part.of, powers: [part], slope: part.slope }
}

/** No two terms are of one power, before or after. */
const haveUnlikePowers = (terms: readonly Term[]): boolean => {
  const exponents = terms.flatMap(({ powers }) => powers.map(({ of }) => JSON.stringify(exponentOf(of))))
  return new Set(exponents).size === exponents.length
}
const exponentOf = (of: Expr): Expr | number => {
  const [last] = of.kind === 'product' ? of.factors.slice(-1) : [of]
  return last?.kind === 'power' ? last.exponent : last?.kind === 'symbol' ? 1 : 0
}

interface Expanded {
  readonly of: Expr
  /** Its coefficients when it is multiplied out, the constant first. */
  readonly c: readonly number[]
}

const expanded = {
  square(random: Random): Expanded {
    const [p, q] = [random.int(2, 5), random.intExcept(-6, 6, 0)]
    return { of: m`(${p}x + ${q})^2`, c: [q * q, 2 * p * q, p * p] }
  },
  product(random: Random): Expanded {
    const [p, q] = [random.intExcept(-6, 6, 0), random.intExcept(-6, 6, 0)]
    return { of: m`(x + ${p})(x^2 + ${q})`, c: [p * q, q, p, 1] }
  },
  'x times a square'(random: Random): Expanded {
    const [k, p] = [random.int(1, 3), random.intExcept(-5, 5, 0)]
    return { of: m`${k}x(x + ${p})^2`, c: [0, k * p * p, 2 * k * p, k] }
  },
  cube(random: Random): Expanded {
    const p = random.intExcept(-4, 4, 0)
    return { of: m`(x + ${p})^3`, c: [p ** 3, 3 * p * p, 3 * p, 1] }
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
    rev: 2,
    levels: {
      easy: { slopes: ['polynomial'] },
      medium: { slopes: ['root', 'reciprocal'] },
      hard: {},
    },
  },
  form => ({
    differentiate: form({
      levels: ['easy'],
      share: 3,
      instruction,
      draw: random => ({ c: drawPolynomial(random) }),
      answer: expression,
      solve: ({ c }) => polynomialOf(derived(c)),
      ask: ({ c }) => both(definition(polynomialOf(c))),
      solution: ({ c }, slope) => termByTerm(polynomialParts(c), slope),
      check: (printed, answer) => isDerivative(printed.one('relation').right, answer),
    }),

    rewrite: form({
      levels: ['medium'],
      share: 3,
      instruction: {
        en: prose`Differentiate. Take ${m`x > 0`}.`,
        es: prose`Deriva. Toma ${m`x > 0`}.`,
      },
      draw(random) {
        const kind = random.evenly(['reciprocal', 'root', 'cube root', 'fractional exponent', 'split fraction'])
        const terms = random.until(
          () => {
            const other =
              kind === 'root' || kind === 'fractional exponent' ? rewritten.reciprocal(random) : powerTerm(random)
            return random.shuffle([rewritten[kind](random), other])
          },
          terms => haveUnlikePowers(terms),
        )
        const constant = random.chance(0.4) ? [derivedPower(random.int(1, 9), 0)] : []
        const isThere = terms.some(({ powers }) => powers.some(({ of }) => of.kind === 'number'))
        return { terms, third: isThere ? [] : constant }
      },
      answer: expression,
      solve: ({ terms }) => total(...terms.map(({ slope }) => slope)),
      ask: ({ terms, third }) => both(definition(total(...[...terms, ...third].map(({ of }) => of)))),
      solution({ terms, third }, slope) {
        const powers = [...terms.flatMap(({ powers }) => powers), ...third]
        return termByTerm(powers, slope, definition(total(...powers.map(({ of }) => of))))
      },
      check: (printed, answer) => isDerivative(printed.one('relation').right, answer),
    }),

    expandFirst: form({
      levels: ['hard'],
      share: 2,
      instruction,
      draw: random => expanded[random.evenly(['square', 'product', 'x times a square', 'cube'])](random),
      answer: expression,
      solve: ({ c }) => polynomialOf(derived(c)),
      ask: ({ of }) => both(definition(of)),
      solution: ({ c }, slope) => [
        step(definition(polynomialOf(c)), because.multiplyEachTerm),
        ...termByTerm(polynomialParts(c), slope),
      ],
      check: (printed, answer) => isDerivative(printed.one('relation').right, answer),
    }),

    slopeAt: form({
      levels: ['easy', 'medium'],
      draw(random, { slopes }) {
        const kind = random.evenly<'polynomial' | 'root' | 'reciprocal'>(slopes)
        if (kind === 'polynomial') {
          const c = [random.int(-9, 9), random.intExcept(-9, 9, 0), random.intExcept(-6, 6, 0), random.int(-3, 3)]
          const at = random.int(-3, 3)
          return {
            of: polynomialOf(c),
            at,
            parts: polynomialParts(c),
            derivative: polynomialOf(derived(c)),
            slope: valueAt(derived(c), at),
          }
        }
        const [k, p] = [random.int(1, 6), random.intExcept(-6, 6, 0)]
        if (kind === 'root') {
          const s = random.int(1, 6)
          return {
            of: m`${2 * k}√x + ${p}x`,
            at: s * s,
            parts: [derivedPower(2 * k, Ratio.of(1, 2)), derivedPower(p, 1)],
            derivative: m`${k}/√x + ${p}`,
            slope: Ratio.of(k, s).plus(p),
          }
        }
        const at = random.intExcept(-4, 4, 0)
        return {
          of: m`${p}x + ${k}/x`,
          at,
          parts: [derivedPower(p, 1), derivedPower(k, -1)],
          derivative: m`${p} - ${k}/{x^2}`,
          slope: Ratio.of(-k, at * at).plus(p),
        }
      },
      answer: rational,
      solve: ({ slope }) => slope,
      ask: ({ of, at }) => ({
        en: prose`Find ${prime(at)} for ${definition(of)}.`,
        es: prose`Halla ${prime(at)} para ${definition(of)}.`,
      }),
      solution: ({ at, parts, derivative }, slope) => [
        ...termByTerm(parts, derivative),
        step(equation(prime(at), substituted(derivative, { x: at })), because.substitute, {
          value: at,
          letter: symbol('x'),
        }),
        step(equation(prime(at), slope), because.workOutTheValue, { what: prime(at) }),
      ],
      check(printed, answer) {
        const at = exact(printed.one('apply').to[0] ?? 0).toNumber()
        return near(slopeOf(printed.one('relation').right, at), exact(answer).toNumber(), 1e-6)
      },
    }),

    whichDerivative: form({
      levels: ['easy'],
      instruction: {
        en: prose`Which is the derivative ${m`f'(x)`}?`,
        es: prose`¿Cuál es la derivada ${m`f'(x)`}?`,
      },
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
      solution: ({ n, p, q, r }, slope) =>
        termByTerm([derivedPower(p, n), derivedPower(q, 2), derivedPower(r, 0)], slope),
      check: (printed, answer) => isDerivative(printed.one('relation').right, expr(answer)),
    }),

    whichOfRewritten: form({
      levels: ['medium'],
      instruction: {
        en: prose`Which is the derivative ${m`f'(x)`}? Take ${m`x > 0`}.`,
        es: prose`¿Cuál es la derivada ${m`f'(x)`}? Toma ${m`x > 0`}.`,
      },
      draw: random => {
        const n = random.int(2, 4)
        // A number that n divides would be reduced against it.
        return { n, p: random.pick([-7, -5, 5, 7]), q: random.int(2, 6) }
      },
      answer: formulaChoice,
      solve: ({ n, p, q }): Expr => m`${-n * p}/{x^${n + 1}} + ${q}/√x`,
      mistakes: ({ n, p, q }) => ({
        exponentRaised: m`${-n * p}/{x^${n - 1}} + ${q}/√x`,
        denominatorDifferentiated: m`${p}/{${n}x^${n - 1}} + ${q}/√x`,
        signLost: m`${n * p}/{x^${n + 1}} + ${q}/√x`,
        rootKept: m`${-n * p}/{x^${n + 1}} + ${q}√x`,
      }),
      ask: ({ n, p, q }) => both(definition(m`${p}/{x^${n}} + ${2 * q}√x`)),
      solution({ n, p, q }, slope) {
        const powers = [derivedPower(p, -n), derivedPower(2 * q, Ratio.of(1, 2))]
        return termByTerm(powers, slope, definition(total(...powers.map(({ of }) => of))))
      },
      check: (printed, answer) => isDerivative(printed.all('relation').slice(-1)[0]?.right ?? expr(0), expr(answer)),
    }),

    whereSlope: form({
      levels: ['hard'],
      draw(random) {
        // f′(x) − k is 3p(x − r)(x − s), or 2p(x − r).
        const [p, r, k] = [random.intExcept(-2, 2, 0), random.int(-5, 5), random.int(-9, 9)]
        const s = r + 2 * random.intExcept(-3, 3, 0)
        const c = random.int(-9, 9)
        const [cubic, quadratic] = [
          [c, 3 * p * r * s + k, (-3 * p * (r + s)) / 2, p],
          [c, k - 2 * p * r, p],
        ]
        return random.evenly([true, true, false]) ? { c: cubic, k, roots: [r, s] } : { c: quadratic, k, roots: [r] }
      },
      answer: solutionSet('x'),
      solve: ({ roots }) => roots,
      ask: ({ c, k }) => ({
        en: prose`Find all values of ${symbol('x')} for which ${equation(prime(symbol('x')), k)} if ${definition(polynomialOf(c))}.`,
        es: prose`Halla todos los valores de ${symbol('x')} tales que ${equation(prime(symbol('x')), k)}, si ${definition(polynomialOf(c))}.`,
      }),
      solution({ c, k, roots }) {
        const slope = polynomialOf(derived(c))
        const start = [
          step(equation(m`f'(x)`, slope), because.differentiateEachTerm),
          step(equation(slope, k), because.writeEquation),
        ]
        if (roots.length === 1) return [...start, ...solveLinear(equation(slope, k))]
        const [r, s] = tupleOf(
          [...roots].sort((x, y) => x - y),
          2,
        )
        const leading = 3 * itemOf(c, 3)
        const whole = polynomialOf([leading * r * s, -leading * (r + s), leading])
        const divided = polynomialOf([r * s, -(r + s), 1])
        return [
          ...start,
          ...(k === 0
            ? []
            : [
                k < 0
                  ? step(equation(whole, 0), because.addToBothSides, { value: -k })
                  : step(equation(whole, 0), because.subtractFromBothSides, { value: k }),
              ]),
          step(equation(divided, 0), because.divideBothSides, { value: leading }),
          step(equation(m`(x + ${-r})(x + ${-s})`, 0), because.factor),
          step(either(equation(m`x`, r), equation(m`x`, s)), because.zeroProduct),
        ]
      },
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
      draw: random => ({
        n: random.int(2, 3),
        a: random.intExcept(-6, 6, 0),
        b: random.intExcept(-9, 9, 0),
        c: random.intExcept(-3, 3, 0),
        d: random.int(-6, 6),
      }),
      answer: namedNumbers('a', 'b'),
      solve: ({ a, b }) => [a, b],
      ask({ n, a: p, b: q, c, d }) {
        const f = definition(m`a x^${n} + b x + ${d}`)
        const value = equation(apply('f', c), p * c ** n + q * c + d)
        const slope = equation(prime(c), p * n * c ** (n - 1) + q)
        return {
          en: prose`Let ${f}. If ${value} and ${slope}, find ${a} and ${b}.`,
          es: prose`Sea ${f}. Si ${value} y ${slope}, halla ${a} y ${b}.`,
        }
      },
      solution({ n, a: p, b: q, c, d }) {
        const [value, slope, inner] = [p * c ** n + q * c + d, p * n * c ** (n - 1) + q, n * c ** (n - 1)]
        const other = m`${slope} + ${-inner}a`
        return [
          step(equation(m`f'(x)`, m`${n}a x^${n - 1} + b`), because.differentiateEachTerm),
          step(
            statements(m`${c ** n}a + ${c}b + ${d} = ${value}`, m`${inner}a + b = ${slope}`),
            because.writeEquationForEachFact,
          ),
          step(equation(b, other), because.subtractFromBothSides, { value: inner === 1 ? a : join(inner, a) }),
          step(m`${c ** n - c * inner}a + ${c * slope + d} = ${value}`, because.substitute, {
            value: other,
            letter: b,
          }),
          undoneStep(equation(a, p), { a: c ** n - c * inner, b: c * slope + d }),
          step(statements(equation(a, p), equation(b, q)), because.substituteBack, { letter: b }),
        ]
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

    whatTheRateTells: form({
      levels: ['hard'],
      draw(random) {
        const setting = random.evenly(SETTINGS)
        const at = random.int(2, 6)
        // f(t) = start + ct + bt² ± t³, whose rate is not its value, nor what came about since the start.
        return random.until(
          () => {
            const c = [random.int(60, 150), random.int(-9, 9), random.int(-6, 6), random.sign()]
            return { setting, at, c, rate: valueAt(derived(c), at).toNumber() }
          },
          ({ c, rate }) => {
            const values = [0, 1, 2, 3, 4, 5, 6].map(t => valueAt(c, t).toNumber())
            return (
              c.every(value => value !== 0) &&
              Math.abs(rate) >= 2 &&
              Math.abs(rate) <= 90 &&
              values.every(value => value > 0 && value < 500) &&
              ![itemOf(values, at), itemOf(values, at) - itemOf(values, 0)].some(
                value => Math.abs(value) === Math.abs(rate),
              )
            )
          },
        )
      },
      answer: sentenceChoice,
      solve: ({ setting, at, rate }) => toldBy(setting, at, 'rate', rate),
      mistakes: ({ setting, at, rate }) => ({
        directionTurned: toldBy(setting, at, 'rate', -rate),
        rateForValue: toldBy(setting, at, 'value', Math.abs(rate)),
        rateForChange: toldBy(setting, at, 'change', rate),
      }),
      ask: ({ setting, at, c }) => whatItTells(setting, polynomialOf(c, 't'), at),
      solution: ({ setting, at, c, rate }) => {
        const slope = polynomialOf(derived(c), 't')
        return [
          step(equation(prime(m`t`), slope), because.differentiateEachTerm),
          step(equation(prime(at), substituted(slope, { t: at })), because.substitute, { value: at, letter: m`t` }),
          answerStep(equation(prime(at), rate), sentenceOf(setting, at, 'rate', rate)),
        ]
      },
      check: (printed, { key }) => tellsTheRate(printed, key),
    }),
  }),
)
