import {
  type AnswerType,
  answerStep,
  both,
  bracketed,
  drawing,
  type Expr,
  either,
  equation,
  equationAnswer,
  evaluate,
  explainedBy,
  type FormMaker,
  figure,
  figureChoice,
  findMistake,
  functionGraph,
  join,
  line,
  negative,
  prose,
  type Random,
  Ratio,
  relation,
  type Step,
  statements,
  step,
  sum,
  tupleOf,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { factored, factorFor, polynomial } from '../../kit/polynomials/polynomial.ts'
import { drawProduct, factorOf, fraction, shown, whole, x, y, zero } from './equations.ts'
import type { levels } from './levels.ts'
import { areSame, solutionsOf } from './parts.ts'

type Parabola = Readonly<{ a: 1 | -1 | 2 | -2; p: number; q: number }>

/** Half of a times (x − p)(x − q). */
const ruleOf = ({ a, p, q }: Parabola): Expr => factored(Ratio.of(a, 2), factorFor(p), factorFor(q))

/** The same with the trinomial multiplied out. */
const unfactoredOf = ({ a, p, q }: Parabola): Expr => {
  const trinomial = polynomial([p * q, -p - q, 1])
  return a === 2 ? trinomial : a === -2 ? negative(bracketed(trinomial)) : join(Ratio.of(a, 2), bracketed(trinomial))
}

const graphOf = (of: Parabola) => functionGraph({ curves: [ruleOf(of)] })

const sketchOf = (of: Parabola) =>
  functionGraph({
    curves: [ruleOf(of)],
    points: [
      [of.p, 0],
      [of.q, 0],
    ],
  })

const turned = (a: Parabola['a']): Parabola['a'] => (a === 1 ? -1 : a === -1 ? 1 : a === 2 ? -2 : 2)

/** Zeros that far apart: the forms with graphs have other distances. */
const drawParabola = (random: Random, distances: readonly number[]): Parabola => {
  const [p, q] = random.until(
    () => [random.int(-7, 6), random.int(-6, 7)] as const,
    ([p, q]) => distances.includes(q - p) && p + q !== 0 && p !== 0 && q !== 0,
  )
  return { p, q, a: random.evenly([1, -1, 2, -2] as const) }
}

/** Keyed by the zeros and the opening: the height of the vertex is free. */
const sketched = drawing<Parabola>(sketchOf, of => [
  { ...of, a: turned(of.a) },
  { ...of, p: of.p + 1 },
  { ...of, q: of.q + 1 },
])

/** Where the graph meets the axis, and which way it opens. */
const sketchSteps = ({ a, p, q }: Parabola): readonly Step[] => [
  step(statements(equation(join(-p, -q), p * q), equation(sum(-p, -q), -p - q)), because.findPair, {
    product: p * q,
    sum: -p - q,
  }),
  step(equation(y, ruleOf({ a, p, q })), because.factor),
  step(either(equation(x, p), equation(x, q)), because.explain, {
    sentence: {
      en: line`The graph meets the ${x}-axis where a factor is 0.`,
      es: line`La gráfica corta el eje ${x} donde un factor vale 0.`,
    },
  }),
  step(relation(Ratio.of(a, 2), a < 0 ? '<' : '>', 0), because.explain, {
    sentence:
      a < 0
        ? {
            en: line`The leading coefficient is negative: it opens down.`,
            es: line`El coeficiente principal es negativo: se abre hacia abajo.`,
          }
        : {
            en: line`The leading coefficient is positive: it opens up.`,
            es: line`El coeficiente principal es positivo: se abre hacia arriba.`,
          },
  }),
]

const standardEquation: AnswerType<Expr> = { ...equationAnswer, requires: 'standard-form' }

/** (x − p)(x − q) = v, multiplied out, brought to 0, factored, solved. */
function productWork({ p, q, of, roots }: ReturnType<typeof drawProduct>) {
  const value = of.kind === 'relation' ? of.right : of
  const [c, b] = [p.times(q).n, -p.plus(q).n]
  const v = evaluate(value).n
  const [r, s] = tupleOf(roots, 2)
  const solvedBy = (one: Ratio, other: Ratio) =>
    either(...[one, other].sort((a, b) => a.compare(b)).map(root => equation(x, root)))
  const factors = (one: Ratio, other: Ratio) => equation(join(shown(one), shown(other)), 0)
  const start: readonly [Expr, Expr] = [of, equation(polynomial([c, b, 1]), v)]
  // With the other sign of the middle term.
  const turned = { product: equation(polynomial([c, -b, 1]), v), zero: zero([c - v, -b, 1]) }
  return { start, zero: zero([c - v, b, 1]), turned, factors, solvedBy, r, s }
}

/** The coefficients of the product of two factors, the constant first. */
function expandedOf(p: Ratio, q: Ratio): readonly [number, number, number] {
  const [[c, a], [e, d]] = [factorOf(p), factorOf(q)]
  return [c * e, c * d + a * e, a * d]
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  findTheError: form(
    findMistake({
      levels: ['hard'],
      share: 2,
      lines: 4,
      draw: random =>
        random.until(
          () => drawProduct(random),
          ({ p, q, roots }) =>
            Math.abs(p.n) !== Math.abs(q.n) && roots.every(root => root.n !== 0 && Math.abs(root.n) <= 15),
        ),
      work: (drawn): Work => {
        const { start, zero: moved, factors, solvedBy, r, s } = productWork(drawn)
        return [...start, moved, factors(r, s), solvedBy(r, s)]
      },
      steps: drawn => {
        const { start, zero: moved, factors, solvedBy, r, s } = productWork(drawn)
        const { right } = start[1] as Extract<Expr, { kind: 'relation' }>
        const v = evaluate(right).n
        return [
          step(start[1], because.multiplyEachTerm),
          step(moved, v < 0 ? because.addToBothSides : because.subtractFromBothSides, { value: Math.abs(v) }),
          step(factors(r, s), because.factor),
          explainedBy(solvedBy(r, s), {
            en: line`Set each factor equal to 0 and solve.`,
            es: line`Iguala cada factor a 0 y resuelve.`,
          }),
        ]
      },
      mistakes: {
        middleSign: {
          says: () => ({
            en: line`the sign of the middle term is wrong; check the two products that give it`,
            es: line`el signo del término del medio está mal; revisa los dos productos que lo dan`,
          }),
          work: (drawn): Work => {
            const { start, turned, factors, solvedBy, r, s } = productWork(drawn)
            const [one, other] = [r.negated(), s.negated()]
            return [start[0], turned.product, turned.zero, factors(one, other), solvedBy(one, other)]
          },
        },
        factorSigns: {
          says: () => ({
            en: line`the signs in the factors are reversed, so the numbers have the right product but the wrong sum`,
            es: line`los signos en los factores están cambiados; los números tienen el producto correcto, pero no la suma`,
          }),
          work: (drawn): Work => {
            const { start, zero: moved, factors, solvedBy, r, s } = productWork(drawn)
            const [one, other] = [r.negated(), s.negated()]
            return [...start, moved, factors(one, other), solvedBy(one, other)]
          },
        },
        solutionSigns: {
          says: () => ({
            en: line`each solution must have the opposite sign of the number in its factor`,
            es: line`cada solución debe tener el signo opuesto al del número de su factor`,
          }),
          work: (drawn): Work => {
            const { start, zero: moved, factors, solvedBy, r, s } = productWork(drawn)
            return [...start, moved, factors(r, s), solvedBy(r.negated(), s.negated())]
          },
        },
      },
      follows: (before, after) => areSame(solutionsOf(before), solutionsOf(after)),
    }),
  ),
  writeEquation: form({
    levels: ['hard'],
    draw: random => ({ p: whole(random, 8), q: random.evenly([true, false]) ? fraction(random) : whole(random, 8) }),
    answer: standardEquation,
    solve: ({ p, q }) => zero(expandedOf(p, q)),
    ask: ({ p, q }) =>
      p.equals(q)
        ? {
            en: prose`Write the quadratic equation in standard form that has the double root ${p}. Its coefficients are integers without a common factor, and the first one is positive.`,
            es: prose`Escribe la ecuación cuadrática en forma estándar que tiene la raíz doble ${p}. Sus coeficientes son enteros sin factor común y el primero es positivo.`,
          }
        : {
            en: prose`Write the quadratic equation in standard form that has the roots ${p} and ${q}. Its coefficients are integers without a common factor, and the first one is positive.`,
            es: prose`Escribe la ecuación cuadrática en forma estándar que tiene las raíces ${p} y ${q}. Sus coeficientes son enteros sin factor común y el primero es positivo.`,
          },
    solution: ({ p, q }) => [
      ...(q.isInteger
        ? []
        : [
            step(
              statements(equation(polynomial(factorOf(p)), 0), equation(polynomial(factorOf(q)), 0)),
              because.explain,
              {
                sentence: {
                  en: line`Write each root as an equation with ${0} on the right. First multiply ${equation(x, q)} by ${q.d}.`,
                  es: line`Escribe cada raíz como una ecuación con ${0} a la derecha. Primero multiplica ${equation(x, q)} por ${q.d}.`,
                },
              },
            ),
          ]),
      step(equation(join(shown(p), shown(q)), 0), because.factorForEachRoot),
      step(zero(expandedOf(p, q)), because.multiplyEachTerm),
    ],
    check(printed, answer) {
      if (answer.kind !== 'relation') return false
      const [first, second = first] = printed.numbers
      const at = (value: Ratio | number) =>
        evaluate(answer.left, { x: value }).minus(evaluate(answer.right, { x: value }))
      const a = at(1).plus(at(-1)).over(2).minus(at(0))
      return (
        first !== undefined &&
        second !== undefined &&
        a.n !== 0 &&
        [3, 7, -11].every(value =>
          at(value).equals(a.times(Ratio.of(value).minus(first)).times(Ratio.of(value).minus(second))),
        )
      )
    },
  }),
  sketch: form({
    levels: ['hard'],
    instruction: {
      en: prose`Which graph shows the function?`,
      es: prose`¿Qué gráfica muestra la función?`,
    },
    draw: random => drawParabola(random, [3, 5, 7]),
    answer: figureChoice,
    solve: graphOf,
    mistakes: ({ a, p, q }) => ({
      oppositeZeros: graphOf({ a, p: -q, q: -p }),
      otherOpening: graphOf({ a: turned(a), p, q }),
      both: graphOf({ a: turned(a), p: -q, q: -p }),
    }),
    ask: drawn => both(equation(y, unfactoredOf(drawn))),
    solution: sketchSteps,
    whyWrong: ({ a, p, q }) => {
      const zeros = {
        en: line`Its zeros are ${-q} and ${-p}, not ${p} and ${q}.`,
        es: line`Sus ceros son ${-q} y ${-p}, no ${p} y ${q}.`,
      }
      return {
        oppositeZeros: zeros,
        otherOpening:
          a > 0
            ? { en: line`It opens down.`, es: line`Se abre hacia abajo.` }
            : { en: line`It opens up.`, es: line`Se abre hacia arriba.` },
        both: zeros,
      }
    },
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
    draw: random => drawParabola(random, [2, 4, 6]),
    answer: sketched,
    solve: drawn => drawn,
    ask: drawn => both([equation(y, unfactoredOf(drawn)), figure(functionGraph({}))]),
    solution: drawn => [
      ...sketchSteps(drawn),
      answerStep(figure(sketchOf(drawn)), {
        en: line`Mark the zeros ${drawn.p} and ${drawn.q} and draw the parabola through them.`,
        es: line`Marca los ceros ${drawn.p} y ${drawn.q} y traza la parábola por ellos.`,
      }),
    ],
    // The drawn zeros are those of the function, which has the sign of a far away.
    check(printed, { a, p, q }) {
      const [{ right }] = tupleOf(printed.all('relation'), 1)
      const at = (value: number) => evaluate(right, { x: value })
      return p !== q && [p, q].every(value => at(value).n === 0) && Math.sign(at(50).n) === Math.sign(a)
    },
  }),
})
