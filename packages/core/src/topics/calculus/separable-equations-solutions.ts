import { formulaChoice } from '../../answer/choice.ts'
import { equationFor, expression, intervals, surdExpr } from '../../answer/expression.ts'
import { option } from '../../answer/option.ts'
import { both, prose } from '../../content.ts'
import { apply, derivative, equation, expr, integral, interval, symbol, type Value } from '../../math/build.ts'
import { differentiate } from '../../math/differentiate.ts'
import { approximate, substitute } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import { rootOf } from '../../number/surd.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { near } from './shared/functions.ts'

interface Separable {
  /** dy/dx in x and y. */
  readonly slope: Expr
  /** y in x, with C in a general solution. */
  readonly solution: Expr
}
interface Particular extends Separable {
  readonly a: number
  readonly b: Value
}

const dydx = derivative('y', 'x')
const [y, C] = [symbol('y'), symbol('C')]
const nonzero = (random: Random, most: number) => random.intExcept(-most, most, 0)
/** kxⁿ and what is above x in e to the power of its integral. */
const powerOf = (k: Ratio, n: number) => m`${k}x^${n}`

const general = {
  'k x^n y'(random: Random): Separable {
    const [k, n] = [nonzero(random, 6), random.int(0, 3)]
    return { slope: n === 0 ? m`${k}y` : m`${k}x^${n} y`, solution: m`C e^{${powerOf(Ratio.of(k, n + 1), n + 1)}}` }
  },
  'k(y − a)'(random: Random): Separable {
    const [k, a] = [nonzero(random, 6), random.int(1, 9)]
    return { slope: m`${k}(y - ${a})`, solution: m`${a} + C e^{${k}x}` }
  },
  'k x^n y^2'(random: Random): Separable {
    const [k, n] = [nonzero(random, 6), random.int(0, 3)]
    const { n: top, d: under } = Ratio.of(-k, n + 1)
    const rest = powerOf(Ratio.of(top), n + 1)
    return {
      slope: n === 0 ? m`${k}y^2` : m`${k}x^${n} y^2`,
      solution: top > 0 ? m`${under}/{${rest} + C}` : m`${under}/{C + ${rest}}`,
    }
  },
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

const bounded = {
  'y^2 + a^2'(random: Random) {
    const [a, b] = [random.int(1, 4), 0]
    return {
      slope: m`y^2 + ${a * a}`,
      solution: a === 1 ? m`tan x` : m`${a}tan ${a}x`,
      a: 0,
      b,
      from: m`-π/${2 * a}`,
      to: m`π/${2 * a}`,
    }
  },
  'y^2'(random: Random) {
    const [k, b] = [random.int(1, 4), random.int(1, 6)]
    return { slope: m`${k}y^2`, solution: m`${b}/{1 - ${k * b}x}`, a: 0, b, from: m`-∞`, to: expr(Ratio.of(1, k * b)) }
  },
  /** Between the equilibria the solution is defined everywhere, above them after its pole alone. */
  'y(1 − y)'(random: Random) {
    const [k, c] = [random.int(1, 4), random.int(1, 5)]
    const isBelow = random.chance(0.5)
    return {
      slope: m`${k}y(1 - y)`,
      solution: isBelow ? m`1/{1 + ${c}e^{${-k}x}}` : m`${c + 1}/{${c + 1} - e^{${-k}x}}`,
      a: 0,
      b: isBelow ? Ratio.of(1, c + 1) : Ratio.of(c + 1, c),
      from: isBelow ? m`-∞` : k === 1 ? m`-ln ${c + 1}` : m`-{ln ${c + 1}}/${k}`,
      to: m`∞`,
    }
  },
  'x y^2'(random: Random) {
    const [c, k] = [random.int(1, 4), 2 * random.int(1, 4)]
    // y = 2/(k(c² − x²))
    return {
      slope: m`${k}x y^2`,
      solution: m`1/{${k / 2}(${c * c} - x^2)}`,
      a: 0,
      b: Ratio.of(2, k * c * c),
      from: expr(-c),
      to: expr(c),
    }
  },
}

const slopeIn = (printed: Printed) => printed.one('relation').right
const isSolution = (slope: Expr, solution: Expr, constants: Readonly<Record<string, number>>) =>
  [-0.31, -0.12, 0.07, 0.19, 0.26, 0.4].filter(x => {
    const y = approximate(solution, { x, ...constants })
    const [mine, wanted] = [
      approximate(differentiate(solution, 'x'), { x, ...constants }),
      approximate(slope, { x, y }),
    ]
    return Number.isFinite(mine) && Number.isFinite(wanted) && near(mine, wanted, 1e-7)
  }).length
const starts = (printed: Printed) => {
  const start = printed.all('relation').find(({ left }) => left.kind === 'apply')
  return start?.left.kind === 'apply' ? ([approximate(start.left.to[0] ?? C), approximate(start.right)] as const) : null
}
function isParticular(printed: Printed, answer: Expr, fewest = 4): boolean {
  const start = starts(printed)
  return (
    !!start &&
    near(approximate(answer, { x: start[0] }), start[1]) &&
    isSolution(slopeIn(printed), answer, {}) >= fewest
  )
}

export const separableEquationsSolutions = defineTopic(
  {
    id: 'separable-equations-solutions',
    name: { en: 'Separable differential equations', es: 'Ecuaciones diferenciales separables' },
    description: {
      en: 'Separate the variables and integrate to find general and particular solutions.',
      es: 'Separa las variables e integra para hallar soluciones generales y particulares de una ecuación diferencial.',
    },
    domain: 'Differential Equations',
    standards: ['AP-CALC-7.6', 'AP-CALC-7.7'],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    generalSolution: form({
      levels: ['easy'],
      share: 3,
      instruction: {
        en: prose`Find the general solution. Solve for ${y} and use ${C} for an arbitrary constant.`,
        es: prose`Halla la solución general. Despeja ${y}; usa ${C} para una constante arbitraria.`,
      },
      lines: 5,
      draw: random => general[random.evenly(['k x^n y', 'k(y − a)', 'k x^n y^2'])](random),
      answer: equationFor('y'),
      solve: ({ solution }) => solution,
      ask: ({ slope }) => both(equation(dydx, slope)),
      check: (printed, answer) =>
        [3.1, 5.2].every(value => isSolution(slopeIn(printed), answer, { C: value }) >= 4) &&
        !near(approximate(answer, { x: 0.3, C: 0.6 }), approximate(answer, { x: 0.3, C: 1.4 })),
    }),

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
      lines: 0,
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

    interval: form({
      levels: ['hard'],
      share: 2,
      lines: 6,
      draw: random => bounded[random.evenly(['y^2 + a^2', 'y(1 − y)', 'y^2', 'x y^2'])](random),
      answer: intervals,
      solve: ({ from, to }) => interval(from, to, [false, false]),
      ask: ({ slope, a, b }) => ({
        en: prose`Solve ${equation(dydx, slope)} with ${equation(apply('y', a), b)}. What is the largest open interval containing ${equation(symbol('x'), a)} on which the solution is defined?`,
        es: prose`Resuelve ${equation(dydx, slope)} con ${equation(apply('y', a), b)}. ¿Cuál es el mayor intervalo abierto que contiene a ${equation(symbol('x'), a)} en el que está definida la solución?`,
      }),
      // Walks along the solution until it grows past all bounds, on either side.
      check(printed, answer) {
        const start = starts(printed)
        if (answer.kind !== 'interval' || !start || answer.closed.some(closed => closed)) return false
        const f = (x: number, y: number) => approximate(slopeIn(printed), { x, y })
        const edge = (way: 1 | -1) => {
          let [x, y] = start
          for (let i = 0; i < 1500 && Math.abs(x) < 20; i++) {
            if (Math.abs(y) > 1e3) return x
            const h = (way * 0.05) / (1 + Math.abs(f(x, y)) / (0.2 + Math.abs(y)))
            const k = f(x + h / 2, y + (h * f(x, y)) / 2)
            x += h
            y += h * k
          }
          return way * Number.POSITIVE_INFINITY
        }
        const isEdge = (found: number, given: number) =>
          Number.isFinite(found) ? Math.abs(found - given) < 0.03 : found === given
        return isEdge(edge(-1), approximate(answer.from)) && isEdge(edge(1), approximate(answer.to))
      },
    }),

    boundedSolution: form({
      levels: ['hard'],
      share: 2,
      lines: 5,
      draw: random => bounded[random.evenly(['y^2 + a^2', 'y(1 − y)', 'y^2', 'x y^2'])](random),
      answer: equationFor('y'),
      solve: ({ solution }) => solution,
      ask: ({ slope, a, b }) => ({
        en: prose`Solve ${equation(dydx, slope)} with ${equation(apply('y', a), b)}. Write ${symbol('y')} in terms of ${symbol('x')}.`,
        es: prose`Resuelve ${equation(dydx, slope)} con ${equation(apply('y', a), b)}. Expresa ${symbol('y')} en función de ${symbol('x')}.`,
      }),
      check: (printed, answer) => isParticular(printed, answer, 3),
    }),

    signLost: form({
      levels: ['hard'],
      lines: 2,
      draw: random => ({
        k: 2 * random.int(1, 4),
        b: -random.int(1, 9),
        kind: random.evenly(['absolute', 'none', 'late'] as const),
      }),
      answer: option({
        absolute: {
          en: prose`The absolute value in ${m`ln|y|`} was dropped, so ${y} has the wrong sign.`,
          es: prose`Perdió el valor absoluto de ${m`ln|y|`}, así que ${y} tiene el signo equivocado.`,
        },
        late: {
          en: prose`The constant was added after solving for ${y}.`,
          es: prose`Sumó la constante después de despejar ${y}.`,
        },
        none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ kind }) => kind,
      ask({ k, b, kind }) {
        const grown = m`e^{${k / 2}x^2}`
        const claim = equation(
          y,
          kind === 'none' ? m`${b}${grown}` : kind === 'absolute' ? m`${-b}${grown}` : m`${grown} + ${b - 1}`,
        )
        const [given, start] = [equation(dydx, m`${k}x y`), equation(apply('y', 0), b)]
        return {
          en: prose`For ${given} with ${start}, a student writes ${claim}. What is the mistake?`,
          es: prose`Para ${given} con ${start}, un estudiante escribe ${claim}. ¿Cuál es el error?`,
        }
      },
      check(printed, answer) {
        const claim = printed.all('relation').at(-1)
        const start = starts(printed)
        if (!claim || !start) return false
        if (isSolution(slopeIn(printed), claim.right, {}) < 4) return answer === 'late'
        return answer === (near(approximate(claim.right, { x: start[0] }), start[1]) ? 'none' : 'absolute')
      },
    }),

    errorSpotting: form({
      levels: ['medium', 'hard'],
      lines: 0,
      draw: random => ({
        kind: random.evenly(['late', 'lost', 'none']),
        k: 2 * random.int(1, 4),
        isFirst: random.chance(0.5),
        c: random.int(1, 9),
      }),
      answer: option({
        late: { en: prose`${C} was added after solving for ${y}.`, es: prose`Sumó ${C} después de despejar ${y}.` },
        lost: {
          en: prose`The integral of the right side is wrong.`,
          es: prose`La integral del lado derecho está mal.`,
        },
        none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ kind }) => kind,
      ask({ kind, k }) {
        const claim = {
          late: m`y = e^{${k / 2}x^2} + C`,
          lost: m`y = C e^{${k}x^2}`,
          none: m`y = C e^{${k / 2}x^2}`,
        }[kind]
        return {
          en: [equation(dydx, m`${k}x y`), prose`A student's general solution is ${claim}. What is the mistake?`],
          es: [equation(dydx, m`${k}x y`), prose`La solución general de un estudiante es ${claim}. ¿Cuál es el error?`],
        }
      },
      check(printed, answer) {
        const [given, claim] = printed.all('relation')
        if (!given || !claim) return false
        if (isSolution(given.right, claim.right, { C: 1.7 }) >= 4) return answer === 'none'
        return (
          answer ===
          (isSolution(given.right, claim.right, { C: 0 }) >= 4 && claim.right.kind === 'sum' ? 'late' : 'lost')
        )
      },
    }),
  }),
)

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
