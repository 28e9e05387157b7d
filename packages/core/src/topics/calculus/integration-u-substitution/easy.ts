import {
  antiderivative,
  approximate,
  both,
  bySubstitution,
  differentiate,
  type Expr,
  expressionList,
  type FormMaker,
  integral,
  itemOf,
  m,
  prose,
  type Random,
  Ratio,
  symbol,
} from '../../../author.ts'
import { agree, near, total } from '../../kit/functions/functions.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import type { levels } from './levels.ts'
import { isAntiderivative, scaled, u } from './parts.ts'

interface Substitution {
  readonly of: Expr
  readonly result: Expr
  /** u in x. */
  readonly inner: Expr
}

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

export const easyForms = (form: FormMaker<typeof levels>) => ({
  integrate: form({
    share: 3,
    instruction: { en: prose`Find the integral by substitution.`, es: prose`Halla la integral por sustitución.` },
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
    solution: ({ a, n, c }, answer) =>
      bySubstitution(
        { of: m`x^${a} + ${c}`, slope: m`${a}x^${a - 1}` },
        m`u^${n}`,
        m`${Ratio.of(1, n + 1)}u^${n + 1}`,
        itemOf(answer, 2),
      ),
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
})
