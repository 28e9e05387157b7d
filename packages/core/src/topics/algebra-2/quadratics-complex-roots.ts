import {
  answerStep,
  approximate,
  both,
  bracketed,
  complex,
  complexExpr,
  defineTopic,
  type Expr,
  equalsComplex,
  equation,
  equationAnswer,
  evaluate,
  exact,
  explained,
  expr,
  expressionList,
  failed,
  findMistake,
  gcd,
  integer,
  isNear,
  join,
  line,
  m,
  minus,
  negative,
  option,
  over,
  plusMinus,
  power,
  prose,
  Ratio,
  relation,
  root,
  statements,
  step,
  sum,
  surd,
  symbol,
  symbolsOf,
  type Work,
  writtenExpression,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { nonzero } from '../kit/integers/nonzero.ts'
import { complexValue } from '../kit/polynomials/complex.ts'
import {
  asDerivation,
  drawFormulaDerivation,
  hiddenValues,
  isFormulaDerivation,
  printedLines,
  stepsToLastBlank,
} from '../kit/polynomials/formula-blanks.ts'
import { polynomial } from '../kit/polynomials/polynomial.ts'
import { discriminant, type Quadratic, standard } from '../kit/polynomials/quadratic.ts'
import {
  areRoots,
  coefficientsIn,
  completeSquareOverComplex,
  complexSolutions,
  discriminantSteps,
  formulaLines,
  i,
  imaginary,
  levels,
  rootsOf,
  solveInstruction,
  solveOverComplex,
  solvePureSquare,
  x,
} from './quadratics-complex-roots/parts.ts'
import { valuesOfK } from './quadratics-complex-roots/values-of-k.ts'

const kindOf = (d: number) => (d > 0 ? 'twoReal' : d === 0 ? 'oneReal' : 'twoComplex')
const DECIDES = {
  twoReal: {
    en: line`The discriminant is positive: two real roots.`,
    es: line`El discriminante es positivo: dos raíces reales.`,
  },
  oneReal: {
    en: line`The discriminant is 0: one real root (a double root).`,
    es: line`El discriminante es 0: una raíz real (doble).`,
  },
  twoComplex: {
    en: line`The discriminant is negative: two complex roots that are not real.`,
    es: line`El discriminante es negativo: dos raíces complejas que no son reales.`,
  },
}

/** x² − 2px + p² + q² = 0, with the roots p ± qi. */
interface Gaussian {
  readonly p: number
  readonly q: number
}
/** The work by the formula; with a wrong sign of b, without i, or with only the first term divided. */
function workOf(
  { p, q }: Gaussian,
  { sign = 1, isReal = false, isHalf = false }: { sign?: number; isReal?: boolean; isHalf?: boolean },
): Work {
  const [double, size] = [2 * p * sign, (of: number) => (isReal ? expr(of) : join(of, i))]
  return [
    standard([1, -2 * p, p * p + q * q]),
    equation(x, over(plusMinus(double, root(-4 * q * q)), 2)),
    equation(x, over(plusMinus(double, size(2 * q)), 2)),
    equation(x, plusMinus(p * sign, size(isHalf ? 2 * q : q))),
  ]
}

/** Sum and product of the roots of an equation in x, or of x = m ± s. */
function sumAndProduct(of: Expr): readonly [number, number] {
  if (of.kind !== 'relation') return failed('A line of the work is an equation')
  const [top, under] = of.right.kind === 'quotient' ? [of.right.over, approximate(of.right.under)] : [of.right, 1]
  if (top.kind !== 'operation') {
    const [c, at] = [approximate(of.left, { x: 0 }), approximate(of.left, { x: 1 })]
    return [1 + c - at, c]
  }
  const middle = approximate(top.left) / under
  const size = approximate(top.right, { i: 1 }) / under
  const square =
    top.right.kind === 'root'
      ? approximate(top.right.of) / under ** 2
      : symbolsOf(top.right).has('i')
        ? -(size ** 2)
        : size ** 2
  return [2 * middle, middle ** 2 - square]
}
function haveSameRoots(before: Expr, after: Expr): boolean {
  const [one, other] = [sumAndProduct(before), sumAndProduct(after)]
  return isNear(one[0], other[0]) && isNear(one[1], other[1])
}

export const quadraticsComplexRoots = defineTopic(
  {
    id: 'quadratics-complex-roots',
    name: {
      en: 'Quadratic equations with complex roots and the discriminant',
      es: 'Ecuaciones cuadráticas con raíces complejas y el discriminante',
    },
    description: {
      en: 'Use the discriminant to tell the kind of roots and solve quadratics over complex numbers.',
      es: 'Usa el discriminante para indicar el tipo de raíces y resuelve ecuaciones cuadráticas con números complejos.',
    },
    domain: 'Complex Numbers & Quadratics',
    standards: ['N-CN.C.7', 'A-REI.B.4a', 'A-REI.B.4b', 'N-CN.C.8'],
    rev: 3,
    levels,
  },
  form => ({
    kindOfRoots: form({
      levels: ['easy'],
      share: 2,
      instruction: {
        en: prose`Use the discriminant. What kind of roots does the equation have?`,
        es: prose`Usa el discriminante. ¿Qué tipo de raíces tiene la ecuación?`,
      },
      lines: 2,
      draw: random => {
        const wanted = random.evenly(['twoReal', 'oneReal', 'twoComplex'])
        if (wanted === 'oneReal') {
          const [p, q] = random.until(
            () => [random.int(1, 3), nonzero(random, 3)] as const,
            ([p, q]) => gcd(p, q) === 1 && Math.abs(2 * p * q) <= 12,
          )
          return { of: [p * p, 2 * p * q, q * q] as Quadratic }
        }
        return {
          of: random.until(
            (): Quadratic => [random.int(1, 4), nonzero(random, 12), nonzero(random, 12)],
            of => kindOf(discriminant(of)) === wanted,
          ),
        }
      },
      answer: option({
        twoReal: { en: prose`two real roots`, es: prose`dos raíces reales` },
        oneReal: { en: prose`one real root (a double root)`, es: prose`una raíz real (doble)` },
        twoComplex: {
          en: prose`two complex roots that are not real`,
          es: prose`dos raíces complejas que no son reales`,
        },
      }),
      solve: ({ of }) => kindOf(discriminant(of)),
      ask: ({ of }) => both(standard(of)),
      solution: ({ of }) => {
        const d = discriminant(of)
        return [
          ...discriminantSteps(of),
          answerStep(relation(m`b^2 - 4a c`, d > 0 ? '>' : d < 0 ? '<' : '=', 0), DECIDES[kindOf(d)]),
        ]
      },
      // Compares the value at the vertex with zero.
      check(printed, answer) {
        const [a, b] = coefficientsIn(printed)
        const { left } = printed.one('relation')
        const lowest = evaluate(left, { x: Ratio.of(-b, 2 * a) }).n * Math.sign(a)
        return answer === (lowest < 0 ? 'twoReal' : lowest === 0 ? 'oneReal' : 'twoComplex')
      },
    }),

    discriminant: form({
      levels: ['easy'],
      instruction: { en: prose`Find the discriminant.`, es: prose`Halla el discriminante.` },
      draw: random => ({ of: [random.int(1, 4), nonzero(random, 12), nonzero(random, 12)] as Quadratic }),
      answer: integer,
      solve: ({ of }) => discriminant(of),
      ask: ({ of }) => both(standard(of)),
      solution: ({ of }) => discriminantSteps(of),
      // −4a times the value at the vertex.
      check(printed, answer) {
        const [a, b] = coefficientsIn(printed)
        const { left } = printed.one('relation')
        return exact(answer).equals(evaluate(left, { x: Ratio.of(-b, 2 * a) }).times(-4 * a))
      },
    }),

    solveSquare: form({
      levels: ['easy'],
      share: 2,
      instruction: solveInstruction,
      draw: random => {
        const [a, q] = random.until(
          () => [random.int(1, 4), random.int(1, 7)] as const,
          ([a, q]) => a * q * q <= 60,
        )
        return { of: [a, 0, a * q * q] as Quadratic, isMoved: random.evenly([false, true]) }
      },
      answer: complexSolutions,
      solve: ({ of }) => rootsOf(of),
      ask: ({ of, isMoved }) => both(isMoved ? equation(polynomial([0, 0, of[0]]), -of[2]) : standard(of)),
      solution: ({ of, isMoved }) => solvePureSquare(of, isMoved),
      check: areRoots,
    }),

    solve: form({
      levels: ['medium'],
      share: 3,
      instruction: solveInstruction,
      draw: random => {
        const isMoved = random.evenly([false, true])
        const style = random.evenly(['radical', 'leading', 'leading'])
        if (style === 'leading')
          return {
            isMoved,
            of: random.until(
              (): Quadratic => [random.int(2, 4), nonzero(random, 10), random.int(1, 20)],
              of => discriminant(of) < 0 && gcd(gcd(of[0], of[1]), of[2]) === 1,
            ),
          }
        const p = nonzero(random, 6)
        const square = random.pick([2, 3, 5, 6, 7, 8, 12])
        return { isMoved, of: [1, -2 * p, p * p + square] as Quadratic }
      },
      answer: complexSolutions,
      solve: ({ of }) => rootsOf(of),
      ask: ({ of: [a, b, c], isMoved }) => both(isMoved ? equation(polynomial([0, b, a]), -c) : standard([a, b, c])),
      solution: ({ of, isMoved }) => solveOverComplex(of, isMoved),
      check: areRoots,
    }),

    completeSquare: form({
      levels: ['medium'],
      share: 2,
      instruction: {
        en: prose`Solve over the complex numbers by completing the square. Give exact solutions in simplest form.`,
        es: prose`Resuelve en los números complejos completando el cuadrado. Da las soluciones exactas en su forma más simple.`,
      },
      draw: random => {
        const p = random.int(1, 6) * random.sign()
        const square = random.pick([1, 4, 9, 16, 25, 2, 3, 5, 8, 12])
        return { isMoved: random.evenly([false, true]), of: [1, -2 * p, p * p + square] as Quadratic }
      },
      answer: complexSolutions,
      solve: ({ of }) => rootsOf(of),
      ask: ({ of: [a, b, c], isMoved }) => both(isMoved ? equation(polynomial([0, b, a]), -c) : standard([a, b, c])),
      solution: ({ of, isMoved }) => completeSquareOverComplex(of, isMoved),
      check: areRoots,
    }),

    formulaMistake: form(
      findMistake({
        levels: ['medium'],
        lines: 3,
        draw: (random): Gaussian =>
          random.until(
            () => ({ p: nonzero(random, 7), q: random.int(2, 7) }),
            ({ p, q }) => Math.abs(p) > 1 && Math.abs(p) !== q,
          ),
        work: of => workOf(of, {}),
        steps: ({ p, q }) => {
          const of: Quadratic = [1, -2 * p, p * p + q * q]
          const [, , , ...rest] = solveOverComplex(of, false)
          const [a, b, c] = [
            equation(symbol('a'), 1),
            equation(symbol('b'), -2 * p),
            equation(symbol('c'), p * p + q * q),
          ]
          return [
            explained(
              formulaLines(of)[0],
              line`Use the quadratic formula with ${a}, ${b}, and ${c}: ${equation(m`b^2 - 4a c`, -4 * q * q)}.`,
              line`Usa la fórmula cuadrática con ${a}, ${b} y ${c}: ${equation(m`b^2 - 4a c`, -4 * q * q)}.`,
            ),
            ...rest,
          ]
        },
        mistakes: {
          signOfB: {
            says: ({ p }) => ({
              en: line`−b is ${2 * p}, not ${-2 * p}`,
              es: line`−b es ${2 * p}, no ${-2 * p}`,
            }),
            work: of => workOf(of, { sign: -1 }),
          },
          iLost: {
            says: ({ q }) => ({
              en: line`${root(-4 * q * q)} is ${join(2 * q, i)}, not ${2 * q}`,
              es: line`${root(-4 * q * q)} es ${join(2 * q, i)}, no ${2 * q}`,
            }),
            work: of => workOf(of, { isReal: true }),
          },
          halfDivided: {
            says: () => ({
              en: line`only the first term was divided by ${2}`,
              es: line`solo se dividió el primer término entre ${2}`,
            }),
            work: of => workOf(of, { isHalf: true }),
          },
        },
        follows: (before, after) => haveSameRoots(before, after),
      }),
    ),

    writeEquation: form({
      levels: ['hard'],
      share: 3,
      draw: random => {
        const p = nonzero(random, 7)
        return { p, q: nonzero(random, Math.min(6, Math.floor(Math.sqrt(60 - p * p)))) }
      },
      answer: equationAnswer,
      solve: ({ p, q }) => standard([1, -2 * p, p * p + q * q]),
      ask: ({ p, q }) => ({
        en: prose`Write the quadratic equation with integer coefficients and leading coefficient ${1} that has the root ${complexExpr(complex(p, q))}.`,
        es: prose`Escribe la ecuación cuadrática con coeficientes enteros y coeficiente principal ${1} que tiene la raíz ${complexExpr(complex(p, q))}.`,
      }),
      solution: ({ p, q }, answer) => {
        const [root, other] = [complexExpr(complex(p, q)), complexExpr(complex(p, -q))]
        return [
          step(other, because.conjugateIsRootToo),
          step(
            statements(
              equation(sum(bracketed(root), bracketed(other)), 2 * p),
              equation(equation(join(bracketed(root), bracketed(other)), sum(p * p, q * q)), p * p + q * q),
            ),
            because.explain,
            {
              sentence: {
                en: line`Find the sum and the product of the roots: the terms in ${i} cancel, and ${q * q === 1 ? m`-i^2` : m`-${q * q}i^2`} is ${q * q} because ${m`i^2`} is ${-1}.`,
                es: line`Halla la suma y el producto de las raíces: los términos con ${i} se cancelan, y ${q * q === 1 ? m`-i^2` : m`-${q * q}i^2`} es ${q * q} porque ${m`i^2`} es ${-1}.`,
              },
            },
          ),
          step(answer, because.equationFromRoots),
        ]
      },
      check(printed, answer) {
        const value = complexValue(printed.maths.at(-1) ?? i)
        return (
          answer.kind === 'relation' &&
          equalsComplex(complexValue(answer.left, { x: value }), complexValue(answer.right, { x: value }))
        )
      },
    }),

    factor: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: {
        en: prose`Factor over the complex numbers.`,
        es: prose`Factoriza en los números complejos.`,
      },
      draw: (random, { isFactoredShifted }) => {
        const p = isFactoredShifted ? nonzero(random, 6) : 0
        return { p, q: random.int(p === 0 ? 2 : 1, Math.floor(Math.sqrt(60 - p * p))) }
      },
      answer: writtenExpression,
      solve: ({ p, q }) => {
        const at = imaginary(surd(q))
        const factor = (part: Expr) => bracketed(p === 0 ? sum(x, part) : sum(x, -p, part))
        return join(factor(at), factor(negative(at)))
      },
      ask: ({ p, q }) => both(polynomial([p * p + q * q, -2 * p, 1])),
      solution: ({ p, q }, answer) => {
        const [square, other] = [
          power(p === 0 ? x : bracketed(sum(x, -p)), 2),
          power(q === 1 ? i : bracketed(complexExpr(complex(0, q))), 2),
        ]
        return [
          ...(p === 0
            ? []
            : [
                step(sum(power(x, 2), join(-2 * p, x), p * p, q * q), because.splitForSquare, {
                  constant: p * p + q * q,
                  square: p * p,
                }),
                step(sum(square, q * q), because.perfectSquare),
              ]),
          step(minus(square, other), because.asSquareOfI),
          step(answer, because.differenceOfSquares),
        ]
      },
      check: (printed, answer) =>
        answer.kind === 'product' &&
        [complex(0), complex(1, 2), complex(-3, 1), complex(5, -4)].every(value =>
          equalsComplex(complexValue(answer, { x: value }), complexValue(printed.maths[0] ?? x, { x: value })),
        ),
    }),

    derivation: form({
      levels: ['hard'],
      lines: 0,
      wide: true,
      draw: drawFormulaDerivation,
      answer: expressionList,
      solve: ({ of, shown }) => hiddenValues(of, shown),
      ask: ({ of, shown }) => asDerivation(of.start, printedLines(of, shown)),
      solution: ({ of, shown }) => stepsToLastBlank(of, shown),
      check: isFormulaDerivation,
    }),

    ...valuesOfK(form),
  }),
)
