import {
  apply,
  approximate,
  both,
  type Expr,
  equation,
  equationFor,
  expr,
  expression,
  type FormMaker,
  formulaChoice,
  integral,
  m,
  option,
  prose,
  type Random,
  Ratio,
  rootOf,
  substitute,
  surdExpr,
  symbol,
  type Value,
} from '../../../author.ts'
import { near } from '../../kit/functions/functions.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import type { levels } from './levels.ts'
import { C, dydx, isParticular, type Separable, slopeIn, starts } from './parts.ts'

interface Particular extends Separable {
  readonly a: number
  readonly b: Value
}

const particular = {
  'x y'(random: Random): Particular {
    const [k, b] = [2 * nonzero(random, 3), nonzero(random, 6)]
    return { slope: m`${k}x y`, solution: m`${b}e^{${k / 2}x^2}`, a: 0, b }
  },
  'x/y'(random: Random): Particular {
    const [k, b] = [random.int(1, 4), random.intExcept(-5, 5, 0)]
    const root = m`√{${k}x^2 + ${b * b}}`
    return { slope: m`{${k}x}/y`, solution: b > 0 ? root : m`-${root}`, a: 0, b }
  },
  'x y^2'(random: Random): Particular {
    const [k, b] = [2 * random.int(1, 3), random.int(1, 5)]
    return { slope: m`${-k}x y^2`, solution: m`${b}/{1 + ${(k / 2) * b}x^2}`, a: 0, b }
  },
  'e^(x − y)'(random: Random): Particular {
    const c = random.int(1, 6)
    return { slope: m`${c}e^{x - y}`, solution: c === 1 ? m`x` : m`ln(${c}e^x - ${c - 1})`, a: 0, b: 0 }
  },
  '(1 + y)x'(random: Random): Particular {
    const [k, b] = [2 * random.int(1, 3), random.intExcept(-6, 6, -1)]
    return { slope: m`${k}x(1 + y)`, solution: m`${b + 1}e^{${k / 2}x^2} - 1`, a: 0, b }
  },
  'y cos x'(random: Random): Particular {
    const b = nonzero(random, 9)
    return { slope: m`y cos x`, solution: m`${b}e^{sin x}`, a: 0, b }
  },
}

/** The solution at a whole place, worked out where it is rational or c·e^n. */
function simplerAt(solution: Expr, at: number): Expr {
  const simplify = (part: Expr): Expr => {
    const value = approximate(part)
    if (Number.isInteger(value) && part.kind !== 'number' && !hasE(part)) return expr(value)
    if (part.kind === 'sum') return { ...part, terms: part.terms.map(simplify) }
    if (part.kind === 'product') return { ...part, factors: part.factors.map(simplify) }
    if (part.kind === 'power') return { ...part, exponent: simplify(part.exponent) }
    if (part.kind === 'root') return surdExpr(rootOf(Ratio.of(approximate(part.of))))
    if (part.kind === 'negative') return { ...part, of: simplify(part.of) }
    if (part.kind === 'quotient') {
      const [over, under] = [approximate(part.over), approximate(part.under)]
      return Number.isInteger(over) && Number.isInteger(under) ? expr(Ratio.of(over, under)) : part
    }
    return part
  }
  return simplify(substitute(solution, { x: expr(at) }))
}

const hasE = (part: Expr): boolean => /"e"/.test(JSON.stringify(part))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  particularSolution: form({
    levels: ['medium'],
    share: 3,
    lines: 5,
    draw: random => particular[random.evenly(['x y', 'x/y', 'x y^2', 'e^(x − y)', '(1 + y)x', 'y cos x'])](random),
    answer: equationFor('y'),
    solve: ({ solution }) => solution,
    ask: ({ slope, a, b }) => ({
      en: prose`Solve ${equation(dydx, slope)} with ${equation(apply('y', a), b)}. Write ${symbol('y')} in terms of ${symbol('x')}.`,
      es: prose`Resuelve ${equation(dydx, slope)} con ${equation(apply('y', a), b)}. Expresa ${symbol('y')} en función de ${symbol('x')}.`,
    }),
    check: (printed, answer) => isParticular(printed, answer),
  }),

  valueOfSolution: form({
    levels: ['medium', 'hard'],
    lines: 5,
    draw(random) {
      const problem = particular[random.evenly(['x y', 'x/y', 'x y^2', '(1 + y)x'])](random)
      return { ...problem, at: 1 }
    },
    answer: expression,
    solve: ({ solution, at }) => simplerAt(solution, at),
    ask: ({ slope, a, b, at }) => ({
      en: prose`Let ${equation(dydx, slope)} with ${equation(apply('y', a), b)}. Find the exact value of ${apply('y', at)}.`,
      es: prose`Sea ${equation(dydx, slope)} con ${equation(apply('y', a), b)}. Halla el valor exacto de ${apply('y', at)}.`,
    }),
    // Runge and Kutta walk from the start to the place that is asked.
    check(printed, answer) {
      const start = starts(printed)
      const end = printed.maths.at(-1)
      if (!start || end?.kind !== 'apply') return false
      const f = (x: number, y: number) => approximate(slopeIn(printed), { x, y })
      let [x, y] = start
      const h = (approximate(end.to[0] ?? C) - x) / 120
      for (let i = 0; i < 120; i++, x += h) {
        const k1 = f(x, y)
        const k2 = f(x + h / 2, y + (h * k1) / 2)
        const k3 = f(x + h / 2, y + (h * k2) / 2)
        y += (h * (k1 + 2 * k2 + 2 * k3 + f(x + h, y + h * k3))) / 6
      }
      return near(y, approximate(answer), 1e-4)
    },
  }),

  firstStep: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Which step separates the variables correctly?`,
      es: prose`¿Qué paso separa bien las variables?`,
    },
    draw: random => ({ k: random.int(2, 9), n: random.int(1, 4), p: random.int(2, 3) }),
    answer: formulaChoice,
    solve: ({ k, n, p }): Value => equation(integral(m`1/y^${p}`, 'y'), integral(m`${k}x^${n}`, 'x')),
    mistakes: ({ k, n, p }) => ({
      notDivided: equation(integral(m`y^${p}`, 'y'), integral(m`${k}x^${n}`, 'x')),
      wrongSide: equation(integral(m`1/y^${p}`, 'y'), integral(m`1/{${k}x^${n}}`, 'x')),
      subtracted: equation(integral(m`-y^${p}`, 'y'), integral(m`${k}x^${n}`, 'x')),
      exchanged: equation(integral(m`${k}x^${n}`, 'y'), integral(m`y^${p}`, 'x')),
    }),
    ask: ({ k, n, p }) => both(equation(dydx, m`${k}x^${n} y^${p}`)),
    // h(x)/g(y) is the slope again.
    check(printed, answer) {
      const step = expr(answer)
      if (step.kind !== 'relation' || step.left.kind !== 'integral' || step.right.kind !== 'integral') return false
      const { left, right } = { left: step.left.of, right: step.right.of }
      return [0.7, 1.6].every(x =>
        [0.8, 2.3].every(y =>
          near(approximate(right, { x }) / approximate(left, { y }), approximate(slopeIn(printed), { x, y })),
        ),
      )
    },
  }),

  isSeparable: form({
    levels: ['easy', 'medium'],
    lines: 2,
    draw(random) {
      const [a, b, isOne] = [random.int(2, 9), random.int(2, 9), random.evenly([true, true, false])]
      const slope = isOne
        ? random.pick([m`x y + ${a}y`, m`e^{${a}x + ${b}y}`, m`{${a}x^2}/{y + ${b}}`, m`${a}x - ${a}x y`])
        : random.pick([m`${a}x + ${b}y`, m`x y + ${a}`, m`sin(${a}x + y)`, m`x^2 + ${a}y^2`])
      return { slope, isOne }
    },
    answer: option({
      yes: { en: prose`Yes, it is separable.`, es: prose`Sí, es separable.` },
      no: { en: prose`No, it is not separable.`, es: prose`No, no es separable.` },
    }),
    solve: ({ isOne }) => (isOne ? 'yes' : 'no'),
    ask: ({ slope }) => ({
      en: prose`Can ${equation(dydx, slope)} be written in the form ${m`g(y) d y = h(x) d x`}?`,
      es: prose`¿Se puede escribir ${equation(dydx, slope)} en la forma ${m`g(y) d y = h(x) d x`}?`,
    }),
    // A product of a function of x and one of y: f(x, y) f(a, b) = f(x, b) f(a, y).
    check(printed, answer) {
      const f = (x: number, y: number) => approximate(slopeIn(printed), { x, y })
      const isProduct = [
        [0.3, 0.6],
        [0.9, 1.4],
      ].every(([x = 0, y = 0]) => near(f(x, y) * f(0.5, 0.2), f(x, 0.2) * f(0.5, y), 1e-7))
      return answer === (isProduct ? 'yes' : 'no')
    },
  }),
})
