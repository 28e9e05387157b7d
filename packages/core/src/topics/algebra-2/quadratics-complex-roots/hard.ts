import {
  both,
  bracketed,
  complex,
  complexExpr,
  type Expr,
  equalsComplex,
  equation,
  equationAnswer,
  expressionList,
  type FormMaker,
  gcd,
  join,
  line,
  m,
  minus,
  negative,
  power,
  prose,
  statements,
  step,
  sum,
  surd,
  writtenExpression,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { complexValue } from '../../kit/polynomials/complex.ts'
import {
  asDerivation,
  drawFormulaDerivation,
  hiddenValues,
  isFormulaDerivation,
  printedLines,
  stepsToLastBlank,
} from '../../kit/polynomials/formula-blanks.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { standard } from '../../kit/polynomials/quadratic.ts'
import { i, imaginary, type levels, x } from './parts.ts'
import { valuesOfK } from './values-of-k.ts'

const COMPLETE_THE_SQUARE = {
  en: line`Solve for ${x} by completing the square.`,
  es: line`Despeja ${x} completando el cuadrado.`,
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
      if (!isFactoredShifted) {
        const a = random.evenly([1, 2, 3, 4, 5])
        return random.until(
          () => ({ a, p: 0, q: random.int(2, 9) }),
          ({ q }) => gcd(a, q) === 1,
        )
      }
      const p = nonzero(random, 6)
      return { a: 1, p, q: random.int(1, Math.floor(Math.sqrt(60 - p * p))) }
    },
    answer: writtenExpression,
    solve: ({ a, p, q }) => {
      const at = imaginary(surd(q))
      const factor = (part: Expr) => bracketed(p === 0 ? sum(polynomial([0, a]), part) : sum(x, -p, part))
      return join(factor(at), factor(negative(at)))
    },
    ask: ({ a, p, q }) => both(polynomial([p * p + q * q, -2 * p, a * a])),
    solution: ({ a, p, q }, answer) => {
      const [square, other] = [
        power(p === 0 ? (a === 1 ? x : bracketed(polynomial([0, a]))) : bracketed(sum(x, -p)), 2),
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
    ask: ({ of, shown }) => asDerivation(COMPLETE_THE_SQUARE, of.start, printedLines(of, shown)),
    solution: ({ of, shown }) => stepsToLastBlank(of, shown),
    check: isFormulaDerivation,
  }),
  ...valuesOfK(form),
})
