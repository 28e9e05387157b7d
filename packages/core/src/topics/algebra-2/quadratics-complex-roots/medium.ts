import {
  approximate,
  both,
  type Expr,
  equation,
  explained,
  expr,
  type FormMaker,
  failed,
  findMistake,
  gcd,
  isNear,
  join,
  line,
  m,
  over,
  plusMinus,
  prose,
  root,
  symbol,
  symbolsOf,
  type Work,
} from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { discriminant, type Quadratic, standard } from '../../kit/polynomials/quadratic.ts'
import {
  areRoots,
  completeSquareOverComplex,
  complexSolutions,
  formulaLines,
  i,
  type levels,
  rootsOf,
  solveInstruction,
  solveOverComplex,
  x,
} from './parts.ts'

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

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
})
