import {
  both,
  drawing,
  either,
  equation,
  equationAnswer,
  evaluate,
  type FormMaker,
  figure,
  figureChoice,
  functionGraph,
  join,
  option,
  prose,
  Ratio,
} from '../../../author.ts'
import { factored, factorFor, times } from '../../kit/polynomials/polynomial.ts'
import type { levels } from './levels.ts'
import { factor, fraction, holds, shown, whole, x, y, zero } from './parts.ts'

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

export const hardForms = (form: FormMaker<typeof levels>) => ({
  writeEquation: form({
    levels: ['hard'],
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
    kind: 'find-mistake',
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
})
