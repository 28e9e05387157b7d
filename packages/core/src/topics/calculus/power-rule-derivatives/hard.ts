import {
  answerStep,
  apply,
  approximate,
  both,
  type Expr,
  either,
  equation,
  exact,
  explained,
  expression,
  type FormMaker,
  itemOf,
  join,
  line,
  linearTerm,
  m,
  namedNumbers,
  prose,
  type Random,
  Ratio,
  sentenceChoice,
  solutionSet,
  statements,
  step,
  substitute as substituted,
  symbol,
  termByTerm,
  undoneStep,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  SETTINGS,
  sentenceOf,
  tellsTheRate,
  toldBy,
  whatItTells,
  whyNotTheRate,
} from '../../kit/functions/changing-quantity.ts'
import { derived, isDerivative, near, polynomialOf, slopeOf, valueAt } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { definition, instruction, polynomialParts, prime } from './parts.ts'

const [a, b] = [symbol('a'), symbol('b')]

interface Expanded {
  readonly of: Expr
  /** With its binomial squared, where a factor is left. */
  readonly via?: Expr
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
    return { of: m`${k}x(x + ${p})^2`, via: m`${k}x(x^2 + ${2 * p}x + ${p * p})`, c: [0, k * p * p, 2 * k * p, k] }
  },
  cube(random: Random): Expanded {
    const p = random.intExcept(-4, 4, 0)
    return { of: m`(x + ${p})^3`, via: m`(x + ${p})(x^2 + ${2 * p}x + ${p * p})`, c: [p ** 3, 3 * p * p, 3 * p, 1] }
  },
}

/** x − root, or x alone, which stands first. */
const factorsOf = (roots: readonly number[]): Expr =>
  join(
    ...roots
      .toSorted((a, b) => Number(b === 0) - Number(a === 0))
      .map(root => (root === 0 ? symbol('x') : m`(x + ${-root})`)),
  )

/** What may change as fast as a cubic function. */
const FAST = SETTINGS.filter(({ fastest }) => fastest >= 60)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  expandFirst: form({
    levels: ['hard'],
    share: 2,
    instruction,
    draw: random => expanded[random.evenly(['square', 'product', 'x times a square', 'cube'])](random),
    answer: expression,
    solve: ({ c }) => polynomialOf(derived(c)),
    ask: ({ of }) => both(definition(of)),
    solution: ({ c, via }, slope) => [
      ...(via
        ? [explained(definition(via), line`Square the binomial first.`, line`Primero eleva el binomio al cuadrado.`)]
        : []),
      step(definition(polynomialOf(c)), because.multiplyEachTerm),
      ...termByTerm(polynomialParts(c), slope),
    ],
    check: (printed, answer) => isDerivative(printed.one('relation').right, answer),
  }),
  whereSlope: form({
    levels: ['hard'],
    draw(random) {
      // f′(x) − k is 3p(x − r)(x − s).
      const { p, r, s, k } = random.until(
        () => {
          const r = random.int(-5, 5)
          const s = r + 2 * random.intExcept(-3, 3, 0)
          return { p: random.intExcept(-2, 2, 0), r, s, k: random.int(-9, 9) }
        },
        ({ r, s, k }) => r !== k && s !== k,
      )
      const roots = [Math.min(r, s), Math.max(r, s)] as const
      return { c: [random.int(-9, 9), 3 * p * r * s + k, (-3 * p * (r + s)) / 2, p], k, roots }
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
        explained(equation(slope, k), line`Set the derivative equal to ${k}.`, line`Iguala la derivada a ${k}.`),
      ]
      const [r, s] = roots
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
        step(equation(factorsOf([r, s]), 0), because.factor),
        step(either(equation(m`x`, r), equation(m`x`, s)), because.zeroProduct),
      ]
    },
    // The slope is k at each answer; a quadratic derivative has no more than two of them.
    check(printed, answer) {
      const [wanted, given] = printed.all('relation')
      if (!wanted || !given) return false
      const values = new Set(answer.map(value => exact(value).toNumber()))
      return values.size === 2 && [...values].every(x => near(slopeOf(given.right, x), approximate(wanted.right), 1e-6))
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
        step(equation(b, other), inner < 0 ? because.addToBothSides : because.subtractFromBothSides, {
          value: linearTerm(Ratio.of(Math.abs(inner)), a),
        }),
        explained(
          statements(
            m`${c ** n}a + ${c}(${other}) + ${d} = ${value}`,
            m`${c ** n - c * inner}a + ${c * slope + d} = ${value}`,
          ),
          line`Substitute ${other} for ${b}, then distribute and combine like terms.`,
          line`Sustituye ${b} por ${other}; luego distribuye y reduce los términos semejantes.`,
        ),
        undoneStep(equation(a, p), { a: c ** n - c * inner, b: c * slope + d }),
        step(statements(equation(a, p), m`b = ${slope} + ${-inner}(${p}) = ${q}`), because.substituteBack, {
          letter: b,
        }),
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
      const setting = random.evenly(FAST)
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
            Math.abs(rate) <= setting.fastest &&
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
    whyWrong: ({ at, rate }) => whyNotTheRate(m`f'(${at})`, rate),
    check: (printed, { key }) => tellsTheRate(printed, key),
  }),
})
