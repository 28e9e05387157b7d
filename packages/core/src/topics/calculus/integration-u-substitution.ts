import { formulaChoice } from '../../answer/choice.ts'
import { antiderivative, expression } from '../../answer/expression.ts'
import { expressionList } from '../../answer/expression-list.ts'
import { option } from '../../answer/option.ts'
import { both, prose } from '../../content.ts'
import { equation, expr, integral, join, over, symbol, type Value } from '../../math/build.ts'
import { differentiate } from '../../math/differentiate.ts'
import { approximate, substitute } from '../../math/evaluate.ts'
import { type Expr, holds, type Of } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { agree, areaUnder, near, total } from './shared/functions.ts'

interface Substitution {
  readonly of: Expr
  readonly result: Expr
  /** u in x. */
  readonly inner: Expr
}

const u = symbol('u')
const nonzero = (random: Random, most: number) => random.intExcept(-most, most, 0)
const scaled = (c: Ratio, f: Expr): Expr => join(c, f)

const kinds = {
  'linear power'(random: Random): Substitution {
    const [a, b, n] = [random.int(2, 6), nonzero(random, 9), random.int(2, 8)]
    return {
      of: m`(${a}x + ${b})^${n}`,
      result: scaled(Ratio.of(1, a * (n + 1)), m`(${a}x + ${b})^${n + 1}`),
      inner: m`${a}x + ${b}`,
    }
  },
  'linear exponent'(random: Random): Substitution {
    const [a, b] = [random.int(2, 9), nonzero(random, 9)]
    return { of: m`e^{${a}x + ${b}}`, result: scaled(Ratio.of(1, a), m`e^{${a}x + ${b}}`), inner: m`${a}x + ${b}` }
  },
  'linear sine'(random: Random): Substitution {
    const a = random.int(2, 9)
    return random.chance(0.5)
      ? { of: m`sin ${a}x`, result: scaled(Ratio.of(-1, a), m`cos ${a}x`), inner: m`${a}x` }
      : { of: m`cos ${a}x`, result: scaled(Ratio.of(1, a), m`sin ${a}x`), inner: m`${a}x` }
  },
  'linear reciprocal'(random: Random): Substitution {
    const a = random.int(2, 9)
    const b = random.sign() * random.coprimeTo(a, 9)
    return { of: m`1/{${a}x + ${b}}`, result: scaled(Ratio.of(1, a), m`ln|${a}x + ${b}|`), inner: m`${a}x + ${b}` }
  },
  'quadratic power'(random: Random): Substitution {
    const [c, n, k] = [nonzero(random, 9), random.int(2, 7), random.int(1, 6)]
    return {
      of: m`${k}x(x^2 + ${c})^${n}`,
      result: scaled(Ratio.of(k, 2 * (n + 1)), m`(x^2 + ${c})^${n + 1}`),
      inner: m`x^2 + ${c}`,
    }
  },
  'negative power'(random: Random): Substitution {
    const [c, n, k] = [random.int(1, 9), random.int(2, 4), random.int(1, 6)]
    return {
      of: m`{${k}x}/(x^2 + ${c})^${n}`,
      result: m`-${Ratio.of(k, 2 * (n - 1)).n}/{${Ratio.of(k, 2 * (n - 1)).d}(x^2 + ${c})^${n - 1}}`,
      inner: m`x^2 + ${c}`,
    }
  },
  'root of a quadratic'(random: Random): Substitution {
    const [c, k] = [random.int(1, 9), 3 * random.int(1, 3)]
    return { of: m`${k}x√{x^2 + ${c}}`, result: scaled(Ratio.of(k, 3), m`(x^2 + ${c})^{3/2}`), inner: m`x^2 + ${c}` }
  },
  'exponent of sine'(random: Random): Substitution {
    const k = nonzero(random, 9)
    return { of: m`${k}cos x e^{sin x}`, result: m`${k}e^{sin x}`, inner: m`sin x` }
  },
  'power of a logarithm'(random: Random): Substitution {
    const [n, k] = [random.int(2, 6), random.int(1, 9)]
    return { of: m`{${k}(ln x)^${n}}/x`, result: scaled(Ratio.of(k, n + 1), m`(ln x)^${n + 1}`), inner: m`ln x` }
  },
  'x over a quadratic'(random: Random): Substitution {
    const [c, k] = [random.int(1, 12), random.int(1, 8)]
    return { of: m`{${k}x}/{x^2 + ${c}}`, result: scaled(Ratio.of(k, 2), m`ln(x^2 + ${c})`), inner: m`x^2 + ${c}` }
  },
  tangent(random: Random): Substitution {
    const k = random.int(1, 9)
    return { of: m`${k}tan x`, result: m`${-k}ln|cos x|`, inner: m`cos x` }
  },
  'leftover x'(random: Random): Substitution {
    const c = random.int(1, 9)
    const { n, d } = Ratio.of(2 * c, 3)
    return {
      of: m`x√{x + ${c}}`,
      result: m`${Ratio.of(2, 5)}(x + ${c})^{5/2} - ${Ratio.of(n, d)}(x + ${c})^{3/2}`,
      inner: m`x + ${c}`,
    }
  },
  'logarithm below'(random: Random): Substitution {
    const k = random.int(1, 9)
    return { of: m`${k}/{x ln x}`, result: m`${k}ln|ln x|`, inner: m`ln x` }
  },
  'arctangent of e^x'(random: Random): Substitution {
    const [k, a] = [random.int(1, 9), random.int(1, 3)]
    return {
      of: m`{${k}e^{${a}x}}/{1 + e^{${2 * a}x}}`,
      result: scaled(Ratio.of(k, a), m`arctan e^{${a}x}`),
      inner: m`e^{${a}x}`,
    }
  },
  'odd power of sine'(random: Random): Substitution {
    const n = random.int(2, 5)
    return {
      of: m`sin^3 x cos^${n} x`,
      result: m`${Ratio.of(1, n + 3)}cos^${n + 3} x - ${Ratio.of(1, n + 1)}cos^${n + 1} x`,
      inner: m`cos x`,
    }
  },
}
type Kind = keyof typeof kinds

interface Definite {
  readonly of: Expr
  readonly from: Value
  readonly to: Value
  readonly inner: Expr
  /** The integral in u. */
  readonly changed: Of<'integral'>
  readonly value: Value
}
const inU = (of: Expr, from: Value, to: Value) => integral(of, 'u', [from, to]) as Of<'integral'>

const definites = {
  power(random: Random): Definite {
    const [c, to] = [random.int(1, 3), random.int(1, 2)]
    const n = random.int(2, to === 1 ? 4 : 3)
    const end = to * to + c
    return {
      of: m`2x(x^2 + ${c})^${n}`,
      from: 0,
      to,
      inner: m`x^2 + ${c}`,
      changed: inU(m`u^${n}`, c, end),
      value: Ratio.of(end ** (n + 1) - c ** (n + 1), n + 1),
    }
  },
  exponential(random: Random): Definite {
    const [k, to] = [random.int(1, 6), random.int(1, 2)]
    return {
      of: m`${2 * k}x e^{x^2}`,
      from: 0,
      to,
      inner: m`x^2`,
      changed: inU(m`${k}e^u`, 0, to * to),
      value: m`${k}e^${to * to} - ${k}`,
    }
  },
  root(random: Random): Definite {
    const [k, c, a, b] = [3 * random.int(1, 4), random.int(2, 4), random.int(1, 2), random.int(3, 5)]
    // (cx + 1) runs from a² to b² where these bounds are whole.
    const [from, to] = [Ratio.of(a * a - 1, c), Ratio.of(b * b - 1, c)]
    return {
      of: m`${k * c}√{${c}x + 1}`,
      from,
      to,
      inner: m`${c}x + 1`,
      changed: inU(m`${k}√u`, a * a, b * b),
      value: Ratio.of(2 * k * (b ** 3 - a ** 3), 3),
    }
  },
  logarithm(random: Random): Definite {
    const [n, k] = [random.int(1, 4), random.int(1, 6)]
    return {
      of: n === 1 ? m`{${k}ln x}/x` : m`{${k}(ln x)^${n}}/x`,
      from: 1,
      to: symbol('e'),
      inner: m`ln x`,
      changed: inU(n === 1 ? m`${k}u` : m`${k}u^${n}`, 0, 1),
      value: Ratio.of(k, n + 1),
    }
  },
  sine(random: Random): Definite {
    const [n, k] = [random.int(2, 5), random.int(1, 6)]
    return {
      of: m`${k}sin^${n} x cos x`,
      from: 0,
      to: m`π/2`,
      inner: m`sin x`,
      changed: inU(m`${k}u^${n}`, 0, 1),
      value: Ratio.of(k, n + 1),
    }
  },
}
const drawDefinite = (random: Random) =>
  definites[random.evenly(['power', 'exponential', 'root', 'logarithm', 'sine'])](random)

const POINTS = [0.3, 0.6, 0.9, 1.2, 1.7, 2.3, 2.8]
const isAntiderivative = (of: Expr, answer: Expr) =>
  holds(answer, part => part.kind === 'symbol' && part.name === 'C') && agree(of, differentiate(answer, 'x'), POINTS)

export const integrationUSubstitution = defineTopic(
  {
    id: 'integration-u-substitution',
    name: { en: 'Integration by substitution', es: 'Integración por sustitución' },
    description: {
      en: 'Change the variable to find indefinite and definite integrals of composite functions.',
      es: 'Cambia la variable para hallar integrales indefinidas y definidas de funciones compuestas.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.9'],
    levels: {
      easy: { kinds: ['linear power', 'linear exponent', 'linear sine', 'linear reciprocal'] },
      medium: {
        kinds: [
          'quadratic power',
          'negative power',
          'root of a quadratic',
          'exponent of sine',
          'power of a logarithm',
          'x over a quadratic',
          'tangent',
        ],
      },
      hard: { kinds: ['leftover x', 'logarithm below', 'arctangent of e^x', 'odd power of sine'] },
    },
  },
  form => ({
    integrate: form({
      share: 3,
      instruction: { en: prose`Find the integral by substitution.`, es: prose`Halla la integral por sustitución.` },
      lines: 4,
      draw: (random, level) => kinds[random.evenly<Kind>(level.kinds)](random),
      answer: antiderivative('x'),
      solve: ({ result }) => total(result, symbol('C')),
      ask: ({ of }) => both(integral(of, 'x')),
      check: (printed, answer) => isAntiderivative(printed.one('integral').of, answer),
    }),

    stateInner: form({
      levels: ['easy', 'medium', 'hard'],
      instruction: {
        en: prose`State ${u} and the derivative ${m`{d u}/{d x}`}. Then find the integral.`,
        es: prose`Indica ${u} y la derivada ${m`{d u}/{d x}`}. Después halla la integral.`,
      },
      lines: 5,
      draw(random) {
        const [a, n, c] = [random.int(2, 4), random.int(2, 5), random.int(1, 9)]
        return { a, n, c }
      },
      answer: expressionList,
      solve: ({ a, n, c }): readonly Expr[] => [
        m`x^${a} + ${c}`,
        m`${a}x^${a - 1}`,
        m`${Ratio.of(1, n + 1)}(x^${a} + ${c})^${n + 1} + C`,
      ],
      ask: ({ a, n, c }) => both(integral(m`${a}x^${a - 1}(x^${a} + ${c})^${n}`, 'x')),
      // The integrand is a power of u times its derivative.
      check(printed, answer) {
        const [inner, slope, result] = answer
        const { of } = printed.one('integral')
        if (!inner || !slope || !result || !agree(differentiate(inner, 'x'), slope)) return false
        const outer = [0.5, 1.1].map(x => approximate(of, { x }) / approximate(slope, { x }))
        const isPower = [2, 3, 4, 5].some(n =>
          [0.5, 1.1].every((x, i) => near(approximate(inner, { x }) ** n, outer[i] ?? 0)),
        )
        const ratios = [0.5, 1.1].flatMap(x =>
          [3, 4, 5, 6].map(n => approximate(result, { x, C: 0 }) / approximate(inner, { x }) ** n),
        )
        const isPlain = [0, 1, 2, 3].some(i => near(ratios[i] ?? 0, ratios[i + 4] ?? 1))
        return isPower && isPlain && isAntiderivative(of, result)
      },
    }),

    definite: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Evaluate by substitution with new bounds. Give the exact value.`,
        es: prose`Evalúa por sustitución, cambiando los límites de integración. Da el valor exacto.`,
      },
      lines: 5,
      draw: drawDefinite,
      answer: expression,
      solve: ({ value }) => expr(value),
      ask: ({ of, from, to }) => both(integral(of, 'x', [from, to])),
      check: (printed, answer) => near(areaUnder(printed.one('integral')), approximate(answer), 2e-4),
    }),

    newBounds: form({
      levels: ['medium', 'hard'],
      lines: 4,
      draw: drawDefinite,
      answer: formulaChoice,
      solve: ({ changed }): Value => changed,
      mistakes: ({ changed, from, to, inner }) => ({
        boundsNotChanged: integral(changed.of, 'u', [from, to]),
        boundsSwapped: integral(changed.of, 'u', [changed.to ?? 0, changed.from ?? 0]),
        factorLost: integral(over(changed.of, 2), 'u', [changed.from ?? 0, changed.to ?? 0]),
        innerLeft: integral(inner, 'u', [from, to]),
      }),
      ask: ({ of, from, to, inner }) => ({
        en: [
          integral(of, 'x', [from, to]),
          prose`Let ${equation(u, inner)}. Which integral in ${u} equals the given integral?`,
        ],
        es: [
          integral(of, 'x', [from, to]),
          prose`Sea ${equation(u, inner)}. ¿Qué integral en ${u} es igual a la integral dada?`,
        ],
      }),
      // Equal in value, and its bounds are those of u.
      check(printed, answer) {
        const given = printed.one('integral')
        const inner = printed.one('relation').right
        const chosen = expr(answer)
        if (chosen.kind !== 'integral' || !chosen.from || !chosen.to || !given.from || !given.to) return false
        const at = (bound: Expr) => approximate(substitute(inner, { x: bound }))
        return (
          near(at(given.from), approximate(chosen.from)) &&
          near(at(given.to), approximate(chosen.to)) &&
          near(areaUnder(given), areaUnder(chosen), 1e-3)
        )
      },
    }),

    whichSubstitution: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Which substitution works best?`, es: prose`¿Qué sustitución conviene más?` },
      lines: 0,
      draw: random => ({ a: random.int(2, 4), n: random.int(3, 7), c: nonzero(random, 9) }),
      answer: formulaChoice,
      solve: ({ a, c }): Value => m`u = x^${a} + ${c}`,
      mistakes: ({ a, n, c }) => ({
        outerTaken: m`u = (x^${a} + ${c})^${n}`,
        otherFactor: m`u = x^${a - 1}`,
        wholeIntegrand: m`u = x^${a - 1}(x^${a} + ${c})^${n}`,
        constantOnly: m`u = x + ${c}`,
      }),
      ask: ({ a, n, c }) => both(integral(m`x^${a - 1}(x^${a} + ${c})^${n}`, 'x')),
      // The integrand over u′ is a constant times a power 2 … 8 of u.
      check(printed, answer) {
        const chosen = expr(answer)
        if (chosen.kind !== 'relation') return false
        const slope = differentiate(chosen.right, 'x')
        const outer = (x: number) => approximate(printed.one('integral').of, { x }) / approximate(slope, { x })
        const inner = (x: number) => approximate(chosen.right, { x })
        return [3, 4, 5, 6, 7].some(n => {
          const factors = [3.2, 4.1, 5.3].map(x => outer(x) / inner(x) ** n)
          return factors.every(factor => near(factor / (factors[0] ?? 1), 1))
        })
      },
    }),

    errorSpotting: form({
      levels: ['medium', 'hard'],
      lines: 0,
      draw: random => ({
        kind: random.evenly(['bounds', 'factor', 'constant', 'none']),
        n: random.int(2, 5),
        c: random.int(1, 5),
        to: random.int(1, 3),
        isDefinite: random.chance(0.5),
      }),
      answer: option({
        bounds: {
          en: prose`The bounds were not changed to those of ${u}.`,
          es: prose`No cambió los límites a los de ${u}.`,
        },
        factor: {
          en: prose`The factor that comes from ${m`d u`} is wrong.`,
          es: prose`El factor que viene de ${m`d u`} está mal.`,
        },
        constant: { en: prose`The constant of integration is missing.`, es: prose`Falta la constante de integración.` },
        none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ kind }) => kind,
      ask({ kind, n, c, to, isDefinite }) {
        const of = m`x(x^2 + ${c})^${n}`
        const half = Ratio.of(1, 2)
        const definite = (a: number, b: number) =>
          equation(integral(of, 'x', [0, to]), integral(m`${half}u^${n}`, 'u', [a, b]))
        const power = m`(x^2 + ${c})^${n + 1}`
        const open = (f: Ratio, rest: readonly Expr[]) => equation(integral(of, 'x'), total(scaled(f, power), ...rest))
        const claim = {
          bounds: definite(0, to),
          factor: open(Ratio.of(1, n + 1), [symbol('C')]),
          constant: open(Ratio.of(1, 2 * (n + 1)), []),
          none: isDefinite ? definite(c, to * to + c) : open(Ratio.of(1, 2 * (n + 1)), [symbol('C')]),
        }[kind]
        const inner = m`u = x^2 + ${c}`
        return {
          en: [claim, prose`A student used ${inner}. What is the mistake?`],
          es: [claim, prose`Un estudiante usó ${inner}. ¿Cuál es el error?`],
        }
      },
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        if (left.kind !== 'integral') return false
        if (right.kind === 'integral')
          return answer === (near(areaUnder(left), areaUnder(right), 1e-4) ? 'none' : 'bounds')
        if (!agree(left.of, differentiate(right, 'x'))) return answer === 'factor'
        return answer === (isAntiderivative(left.of, right) ? 'none' : 'constant')
      },
    }),
  }),
)
