import { figureChoice } from '../../answer/choice.ts'
import { drawing } from '../../answer/drawing.ts'
import { equation as equationAnswer } from '../../answer/expression.ts'
import { solutionSet } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { both, figure, prose } from '../../content.ts'
import { functionGraph } from '../../figure/function-graph.ts'
import { bracketed, either, equation, join, symbol } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { type Coefficients, factored, factorFor, polynomial, times } from './shared/polynomial.ts'

interface Drawn {
  readonly of: Expr
  readonly roots: readonly Ratio[]
}
const [x, y] = [symbol('x'), symbol('y')]
const nonzero = (random: Random, most: number) => random.intExcept(-most, most, 0)
const factor = (root: Ratio): Coefficients => [-root.n, root.d]
const shown = (root: Ratio): Expr => (root.n === 0 ? x : bracketed(polynomial(factor(root))))
const fraction = (random: Random) =>
  Ratio.of(
    ...random.pick<readonly [number, number]>([
      [1, 2],
      [-1, 2],
      [3, 2],
      [-3, 2],
      [5, 2],
      [-5, 2],
      [1, 3],
      [-1, 3],
      [2, 3],
      [-2, 3],
      [4, 3],
      [-4, 3],
    ]),
  )
const whole = (random: Random, most: number) => Ratio.of(nonzero(random, most))
const zero = (of: Coefficients) => equation(polynomial(of), 0)
const unlike = (random: Random, draw: () => readonly [Ratio, Ratio]) => random.until(draw, ([a, b]) => !a.equals(b))

const kinds = {
  factored(random: Random): Drawn {
    const roots = unlike(random, () => [whole(random, 9), random.chance(0.5) ? fraction(random) : whole(random, 9)])
    return { of: equation(join(...roots.map(shown)), 0), roots }
  },
  throughZero(random: Random): Drawn {
    const root = random.chance(0.5) ? fraction(random) : whole(random, 9)
    return { of: equation(join(x, shown(root)), 0), roots: [Ratio.of(0), root] }
  },
  standard(random: Random): Drawn {
    const roots = unlike(random, () => [whole(random, 10), whole(random, 10)])
    return { of: zero(times(factor(roots[0]), factor(roots[1]))), roots }
  },
  leading(random: Random): Drawn {
    const roots = [fraction(random), whole(random, 6)] as const
    return { of: zero(times(factor(roots[0]), factor(roots[1]))), roots }
  },
  moved(random: Random): Drawn {
    const roots = unlike(random, () => [whole(random, 9), whole(random, 9)])
    const [c = 0, b = 0] = times(factor(roots[0]), factor(roots[1]))
    return {
      of:
        b === 0 || random.chance(0.4)
          ? equation(polynomial([0, b, 1]), -c)
          : equation(polynomial([0, 0, 1]), polynomial([-c, -b])),
      roots,
    }
  },
  commonFactor(random: Random): Drawn {
    const [k, root] = [random.int(2, 6), whole(random, 9)]
    return { of: zero([0, -k * root.n, k]), roots: [Ratio.of(0), root] }
  },
  squares(random: Random): Drawn {
    const [p, q] = [random.int(1, 9), random.int(1, 4)]
    const root = Ratio.of(p, q)
    return { of: zero([-(root.n ** 2), 0, root.d ** 2]), roots: [root.negated(), root] }
  },
  double(random: Random): Drawn {
    const root = whole(random, 9)
    return { of: zero(times(factor(root), factor(root))), roots: [root] }
  },
  cubic(random: Random): Drawn {
    const root = random.int(1, 7)
    if (random.chance(0.5))
      return { of: zero([0, -root * root, 0, 1]), roots: [-root, 0, root].map(value => Ratio.of(value)) }
    const [p, q] = unlike(random, () => [whole(random, 7), whole(random, 7)])
    return { of: zero([0, ...times(factor(p), factor(q))]), roots: [Ratio.of(0), p, q] }
  },
  product(random: Random): Drawn {
    const [p, q] = unlike(random, () => [whole(random, 6), whole(random, 6)])
    const gap = random.int(2, 7)
    // (x − p)(x − q) = (r − p)(r − q) has the roots r and p + q − r.
    const r = p.plus(gap)
    const value = r.minus(p).times(r.minus(q))
    const other = p.plus(q).minus(r)
    return value.n === 0 || r.equals(other)
      ? kinds.product(random)
      : { of: equation(join(shown(p), shown(q)), value), roots: [r, other] }
  },
}
type Kind = keyof typeof kinds
interface Level {
  readonly kinds: readonly Kind[]
}

const CANDIDATES = [1, 2, 3, 4].flatMap(d => Array.from({ length: 181 }, (_, i) => Ratio.of(i - 90, d)))
const holds = ({ left, right }: { left: Expr; right: Expr }, value: Ratio) =>
  evaluate(left, { x: value }).equals(evaluate(right, { x: value }))
function solvesAll(printed: Printed, answer: readonly Ratio[]): boolean {
  const of = printed.one('relation')
  const all = new Set(CANDIDATES.filter(value => holds(of, value)).map(value => value.toString()))
  return (
    new Set(answer.map(value => value.toString())).size === answer.length &&
    answer.length === all.size &&
    answer.every(value => holds(of, value))
  )
}

const sketch = (a: number, p: number, q: number) =>
  functionGraph({ curves: [factored(Ratio.of(a, 2), factorFor(p), factorFor(q))] })

/** Keyed by the zeros and the opening: the height of the vertex is free. */
const sketched = drawing<{ readonly a: number; readonly p: number; readonly q: number }>(
  ({ a, p, q }) =>
    functionGraph({
      curves: [factored(Ratio.of(a, 2), factorFor(p), factorFor(q))],
      points: [
        [p, 0],
        [q, 0],
      ],
    }),
  ({ a, p, q }) => [
    { a: -a, p, q },
    { a, p: p + 1, q },
    { a, p, q: q + 1 },
  ],
)

export const quadraticsByFactoring = defineTopic(
  {
    id: 'quadratics-by-factoring',
    name: {
      en: 'Solve quadratic equations by factoring; zeros of polynomials',
      es: 'Resolver ecuaciones cuadráticas por factorización; ceros de polinomios',
    },
    description: {
      en: 'Factor a quadratic or polynomial equation and set each factor equal to zero.',
      es: 'Factoriza una ecuación cuadrática o polinómica e iguala cada factor a cero.',
    },
    domain: 'Quadratics',
    standards: ['A-REI.B.4', 'A-REI.B.4b', 'A-SSE.B.3', 'A-SSE.B.3a', 'A-APR.B.3'],
    levels: {
      easy: { kinds: ['factored', 'standard', 'throughZero', 'standard'] },
      medium: { kinds: ['leading', 'moved', 'commonFactor', 'squares', 'moved', 'double'] },
      hard: { kinds: ['cubic', 'product'] },
    },
  },
  form => ({
    solve: form({
      share: 3,
      instruction: {
        en: prose`Solve by factoring.`,
        es: prose`Resuelve por factorización.`,
      },
      lines: 4,
      draw: (random, level: Level) => kinds[random.evenly(level.kinds)](random),
      answer: solutionSet('x'),
      solve: ({ roots }) => roots,
      ask: ({ of }) => both(of),
      check: (printed, answer) =>
        solvesAll(
          printed,
          answer.map(value => exact(value)),
        ),
    }),

    zeros: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Find the zeros of the function.`, es: prose`Halla los ceros de la función.` },
      lines: 2,
      draw: random => {
        const roots = unlike(random, () => [whole(random, 8), random.chance(0.5) ? fraction(random) : whole(random, 8)])
        return { roots, a: random.pick([1, 2, 3, -1, -2]) }
      },
      answer: solutionSet('x'),
      solve: ({ roots }) => roots,
      ask: ({ roots, a }) => both(equation(y, factored(a, ...roots.map(shown)))),
      check(printed, answer) {
        const { right } = printed.one('relation')
        const given = answer.map(value => exact(value))
        return (
          given.length === 2 &&
          !given[0]?.equals(given[1] ?? 0) &&
          given.every(value => evaluate(right, { x: value }).n === 0)
        )
      },
    }),

    writeEquation: form({
      levels: ['hard'],
      lines: 3,
      draw: random => ({ p: whole(random, 8), q: random.evenly([true, false]) ? fraction(random) : whole(random, 8) }),
      answer: equationAnswer,
      solve: ({ p, q }) => zero(times(factor(p), factor(q))),
      ask: ({ p, q }) =>
        p.equals(q)
          ? {
              en: prose`Write a quadratic equation with integer coefficients in standard form that has the double root ${p}.`,
              es: prose`Escribe una ecuación cuadrática con coeficientes enteros en forma estándar que tenga la raíz doble ${p}.`,
            }
          : {
              en: prose`Write a quadratic equation with integer coefficients in standard form that has the roots ${p} and ${q}.`,
              es: prose`Escribe una ecuación cuadrática con coeficientes enteros en forma estándar que tenga las raíces ${p} y ${q}.`,
            },
      check(printed, answer) {
        if (answer.kind !== 'relation') return false
        const roots = printed.numbers
        const at = (value: Ratio | number) =>
          evaluate(answer.left, { x: value }).minus(evaluate(answer.right, { x: value }))
        const [first, second] = [roots[0] ?? Ratio.of(0), roots[1] ?? roots[0] ?? Ratio.of(0)]
        const a = at(1).plus(at(-1)).over(2).minus(at(0))
        return (
          [3, 7, -11].every(value =>
            at(value).equals(a.times(Ratio.of(value).minus(first)).times(Ratio.of(value).minus(second))),
          ) && a.n !== 0
        )
      },
    }),

    sketch: form({
      levels: ['hard'],
      instruction: {
        en: prose`Which graph shows the function?`,
        es: prose`¿Qué gráfica muestra la función?`,
      },
      draw: random => {
        const [p, q] = random.until(
          () => [random.int(-7, 6), random.int(-6, 7)] as const,
          ([p, q]) => q - p >= 2 && q - p <= 7 && p + q !== 0 && p !== 0 && q !== 0,
        )
        return { p, q, a: random.evenly([1, -1]) * random.pick([1, 2]) }
      },
      answer: figureChoice,
      solve: ({ a, p, q }) => sketch(a, p, q),
      mistakes: ({ a, p, q }) => ({
        oppositeZeros: sketch(a, -q, -p),
        otherOpening: sketch(-a, p, q),
        both: sketch(-a, -q, -p),
      }),
      ask: ({ a, p, q }) => both(equation(y, factored(Ratio.of(a, 2), factorFor(p), factorFor(q)))),
      check(printed, answer) {
        const { right } = printed.one('relation')
        if (answer.kind !== 'function-graph') return false
        const [curve] = answer.curves
        return (
          curve?.form === 'graph' &&
          [-9, -2, 0, 1, 5].every(value => evaluate(curve.of, { x: value }).equals(evaluate(right, { x: value })))
        )
      },
    }),

    drawSketch: form({
      levels: ['hard'],
      instruction: {
        en: prose`Make a rough sketch of the graph. Mark the zeros and show which way it opens.`,
        es: prose`Haz un bosquejo de la gráfica. Marca los ceros y muestra hacia dónde se abre.`,
      },
      lines: 0,
      draw: random => {
        const [p, q] = random.until(
          () => [random.int(-7, 5), random.int(-5, 7)] as const,
          ([p, q]) => q - p >= 2 && q - p <= 6,
        )
        return { p, q, a: random.evenly([1, -1]) * random.pick([1, 2]) }
      },
      answer: sketched,
      solve: ({ a, p, q }) => ({ a, p, q }),
      ask: ({ a, p, q }) =>
        both([equation(y, factored(Ratio.of(a, 2), factorFor(p), factorFor(q))), figure(functionGraph({}))]),
      // The drawn zeros are those of the function, which has the sign of a far away.
      check(printed, { a, p, q }) {
        const { right } = printed.all('relation')[0]!
        const at = (value: number) => evaluate(right, { x: value })
        return p !== q && [p, q].every(value => at(value).n === 0) && Math.sign(at(50).n) === Math.sign(a)
      },
    }),

    findMistake: form({
      levels: ['medium', 'hard'],
      lines: 1,
      draw: random => {
        const [p, q] = random.until(
          () => [whole(random, 7), whole(random, 7)] as const,
          ([p, q]) => Math.abs(p.n) !== Math.abs(q.n),
        )
        return { p, q, value: random.int(2, 12), kind: random.evenly(['notZero', 'signs', 'none'] as const) }
      },
      answer: option({
        notZero: {
          en: prose`The product is not ${0}, so the factors cannot be set equal to ${0}.`,
          es: prose`El producto no es ${0}, así que los factores no se pueden igualar a ${0}.`,
        },
        signs: {
          en: prose`The signs of the solutions are wrong.`,
          es: prose`Los signos de las soluciones están mal.`,
        },
        none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ kind }) => kind,
      ask: ({ p, q, value, kind }) => {
        const of = equation(join(shown(p), shown(q)), kind === 'notZero' ? value : 0)
        const [first, second] = kind === 'signs' ? [p.negated(), q.negated()] : [p, q]
        const found = either(equation(x, first), equation(x, second))
        return {
          en: prose`A student solves ${of} and writes ${found}. What is the mistake?`,
          es: prose`Un estudiante resuelve ${of} y escribe ${found}. ¿Cuál es el error?`,
        }
      },
      check(printed, answer) {
        const [of, ...found] = printed.all('relation')
        if (!of) return false
        if (evaluate(of.right).n !== 0) return answer === 'notZero'
        return answer === (found.every(({ right }) => holds(of, evaluate(right))) ? 'none' : 'signs')
      },
    }),
  }),
)
