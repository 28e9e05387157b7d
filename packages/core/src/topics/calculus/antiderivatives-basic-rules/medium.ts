import {
  antiderivative,
  apply,
  approximate,
  both,
  type Expr,
  equation,
  equationFor,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  holds,
  integral,
  m,
  option,
  prose,
  type Random,
  Ratio,
  symbol,
} from '../../../author.ts'
import { derived, near, polynomialOf, slopeOf, total, valueAt } from '../../kit/functions/functions.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import type { levels } from './levels.ts'
import { isAntiderivative } from './parts.ts'

interface Pair {
  readonly of: Expr
  readonly result: Expr
}

const power = (n: number, c: number | Ratio): Expr => polynomialOf([...Array<number>(n).fill(0), c])

/** A term of the integrand with its antiderivative. */
const terms = {
  power(random: Random, n = random.int(1, 5)): Pair {
    const c = nonzero(random, 9)
    return { of: power(n, c), result: power(n + 1, Ratio.of(c, n + 1)) }
  },
  root(random: Random): Pair {
    const c = 3 * random.int(1, 4)
    return { of: m`${c}√x`, result: m`${(2 * c) / 3}x^{3/2}` }
  },
  'negative power'(random: Random): Pair {
    const [n, c] = [random.int(2, 5), nonzero(random, 9)]
    const { n: top, d: bottom } = Ratio.of(-c, n - 1)
    return { of: m`${c}/x^${n}`, result: bottom === 1 ? m`${top}/x^${n - 1}` : m`${top}/{${bottom}x^${n - 1}}` }
  },
  reciprocal(random: Random): Pair {
    const c = nonzero(random, 9)
    return { of: m`${c}/x`, result: m`${c}ln|x|` }
  },
  exponential(random: Random): Pair {
    const c = nonzero(random, 9)
    return { of: m`${c}e^x`, result: m`${c}e^x` }
  },
  sine(random: Random): Pair {
    const c = nonzero(random, 9)
    return { of: m`${c}sin x`, result: m`${-c}cos x` }
  },
  cosine(random: Random): Pair {
    const c = nonzero(random, 9)
    return { of: m`${c}cos x`, result: m`${c}sin x` }
  },
  'secant squared'(random: Random): Pair {
    const c = nonzero(random, 9)
    return { of: m`${c}sec^2 x`, result: m`${c}tan x` }
  },
  'secant tangent'(random: Random): Pair {
    const c = nonzero(random, 9)
    return { of: m`${c}sec x tan x`, result: m`${c}sec x` }
  },
  arctangent(random: Random): Pair {
    const c = nonzero(random, 9)
    return { of: m`${c}/{1 + x^2}`, result: m`${c}arctan x` }
  },
  arcsine(random: Random): Pair {
    const c = random.int(1, 9)
    return { of: m`${c}/√{1 - x^2}`, result: m`${c}arcsin x` }
  },
  'other base'(random: Random): Pair {
    const a = random.int(2, 9)
    return { of: m`${a}^x`, result: m`${a}^x/{ln ${a}}` }
  },
}

const rewritten = {
  'over a root'(random: Random): Pair {
    const c = nonzero(random, 9)
    return { of: m`{x^2 + ${c}}/√x`, result: m`${Ratio.of(2, 5)}x^{5/2} + ${2 * c}x^{1/2}` }
  },
  'over a power'(random: Random): Pair {
    const [a, c] = [nonzero(random, 6), nonzero(random, 9)]
    return { of: m`{x^3 + ${a}x + ${c}}/x`, result: m`${Ratio.of(1, 3)}x^3 + ${a}x + ${c}ln|x|` }
  },
  'times a root'(random: Random): Pair {
    const a = 3 * random.int(1, 4)
    return { of: m`√x(5x + ${a})`, result: m`2x^{5/2} + ${(2 * a) / 3}x^{3/2}` }
  },
}

const expanded = {
  'square over a square'(random: Random): Pair {
    const a = random.int(1, 5)
    return { of: m`(x^2 + ${a})^2/x^2`, result: m`${Ratio.of(1, 3)}x^3 + ${2 * a}x - ${a * a}/x` }
  },
  square(random: Random): Pair {
    const [p, q] = [random.int(1, 3) * 3, nonzero(random, 6)]
    return { of: m`(${p}x + ${q})^2`, result: polynomialOf([0, q * q, p * q, Ratio.of(p * p, 3)]) }
  },
  product(random: Random): Pair {
    const [p, q] = [nonzero(random, 6), nonzero(random, 6)]
    return {
      of: m`(x + ${p})(x^2 + ${q})`,
      result: polynomialOf([0, p * q, Ratio.of(q, 2), Ratio.of(p, 3), Ratio.of(1, 4)]),
    }
  },
}

const all = { ...terms, ...rewritten, ...expanded }

type Kind = keyof typeof all

/** Some integrands alone, some with a power or another beside them. */
function draw(random: Random, { kinds }: { readonly kinds: readonly Kind[] }): Pair {
  const first = random.evenly(kinds)
  const [degree, otherDegree] = random.sample([1, 2, 3, 4, 5], 2)
  // Two powers are of different degrees, so that no like terms are left.
  const [one, other] = [
    first === 'power' ? terms.power(random, degree) : all[first](random),
    terms.power(random, otherDegree),
  ]
  return first in terms && random.chance(0.7)
    ? { of: total(one.of, other.of), result: total(one.result, other.result) }
    : one
}

const instruction = {
  en: prose`Find the indefinite integral. Take ${m`x > 0`} where roots occur.`,
  es: prose`Halla la integral indefinida. Toma ${m`x > 0`} donde aparezcan raíces.`,
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  integrate: form({
    levels: ['medium', 'hard'],
    share: 3,
    instruction,
    draw: (random, { kinds }) => draw(random, { kinds }),
    answer: antiderivative('x'),
    solve: ({ result }) => total(result, symbol('C')),
    ask: ({ of }) => both(integral(of, 'x')),
    check: (printed, answer) =>
      holds(answer, part => part.kind === 'symbol' && part.name === 'C') &&
      isAntiderivative(printed.one('integral').of, answer),
  }),

  whichOne: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Which is an antiderivative of ${symbol('f')}?`,
      es: prose`¿Cuál es una antiderivada de ${symbol('f')}?`,
    },
    draw: random => ({ n: random.int(2, 5), p: random.int(1, 4), q: random.int(2, 9), isLog: random.chance(0.5) }),
    answer: formulaChoice,
    solve: ({ n, p, q, isLog }): Expr => (isLog ? m`${p}x^${n + 1} + ${q}ln|x|` : m`${p}x^${n + 1} + ${q}x`),
    mistakes: ({ n, p, q, isLog }) => ({
      derivativeTaken: isLog ? m`${p * (n + 1) * n}x^${n - 1} - ${q}/x^2` : m`${p * (n + 1) * n}x^${n - 1}`,
      powerNotDivided: isLog ? m`${p * (n + 1)}x^${n + 1} + ${q}ln|x|` : m`${p * (n + 1)}x^${n + 1} + ${q}x`,
      logarithmMisplaced: isLog ? m`${p}x^${n + 1} + ln|${q}x|` : m`${p}x^${n + 1} + ${q}ln|x|`,
      exponentKept: isLog ? m`${p * (n + 1)}x^${n} + ${q}ln|x|` : m`${p}x^${n} + ${q}x`,
    }),
    ask: ({ n, p, q, isLog }) =>
      both(equation(m`f(x)`, isLog ? m`${p * (n + 1)}x^${n} + ${q}/x` : m`${p * (n + 1)}x^${n} + ${q}`)),
    check: (printed, answer) => isAntiderivative(printed.one('relation').right, expr(answer)),
  }),

  isItOne: form({
    levels: ['easy', 'medium'],
    draw: (random, { kinds }) => ({
      // Before the kinds, so that yes and no change from problem to problem.
      isRight: random.evenly([true, false]),
      ...draw(random, { kinds }),
      c: random.int(1, 9),
    }),
    answer: option({
      yes: { en: prose`Yes`, es: prose`Sí` },
      no: { en: prose`No`, es: prose`No` },
    }),
    solve: ({ isRight }) => (isRight ? 'yes' : 'no'),
    ask({ of, result, isRight, c }) {
      const [F, f] = [
        equation(m`F(x)`, isRight ? total(result, expr(c)) : total(result, m`${c}x`)),
        equation(m`f(x)`, of),
      ]
      return {
        en: prose`Is ${F} an antiderivative of ${f}? Differentiate to check.`,
        es: prose`¿Es ${F} una antiderivada de ${f}? Deriva para comprobarlo.`,
      }
    },
    check(printed, answer) {
      const [F, f] = printed.all('relation')
      if (!F || !f) return false
      const isOne = [0.3, 0.7].every(x => near(slopeOf(F.right, x), approximate(f.right, { x }), 1e-5))
      return answer === (isOne ? 'yes' : 'no')
    },
  }),

  initialValue: form({
    levels: ['medium'],
    share: 2,
    lines: 4,
    draw(random) {
      const c = [
        random.int(-9, 9),
        ...[1, 2, 3].map(n => (random.chance(0.7) ? random.intExcept(-4, 4, 0) : n === 2 ? 1 : 0)),
      ]
      return { c, a: random.int(-2, 2) }
    },
    answer: equationFor('y'),
    solve: ({ c }) => polynomialOf(c),
    ask({ c, a }) {
      const [slope, value] = [equation(m`f'(x)`, polynomialOf(derived(c))), equation(apply('f', a), valueAt(c, a))]
      return {
        en: prose`${slope} and ${value}. Find ${equation(symbol('y'), m`f(x)`)}.`,
        es: prose`${slope} y ${value}. Halla ${equation(symbol('y'), m`f(x)`)}.`,
      }
    },
    check(printed, answer) {
      const [slope, value] = printed.all('relation')
      if (!slope || value?.left.kind !== 'apply') return false
      const at = exact(value.left.to[0] ?? answer).toNumber()
      return isAntiderivative(slope.right, answer) && near(approximate(answer, { x: at }), approximate(value.right))
    },
  }),
})
