import {
  approximate,
  type Expr,
  equation,
  join,
  line,
  m,
  over,
  prose,
  type Random,
  Ratio,
  root,
  sum,
} from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { x } from './inverses.ts'

/** f and a g that takes it back, or that forgets a sign; and what each makes of the other. */
export function drawComposed(random: Random) {
  const [a, b] = [random.int(2, 9), nonzero(random, 9)]
  const areInverse = random.evenly([true, false])
  const shape = random.evenly(['linear', 'fraction', 'cube'] as const)
  const of = composedOf(shape, a, b, areInverse ? b : -b)
  // What the other g would give.
  const other = composedOf(shape, a, b, areInverse ? -b : b)
  return { ...of, shape, a, areInverse, other }
}
function composedOf(shape: 'linear' | 'fraction' | 'cube', a: number, b: number, c: number) {
  const [line, quotient] = [polynomial([b - c, 1]), b === c ? x : sum(x, Ratio.of(b - c, a))]
  // What stands there in between: x − c + b, or the constant terms combined under the bar.
  const [apart, combined] = [sum(x, -c, b), over(b === c ? join(a, x) : polynomial([b - c, a]), a)]
  const via = {
    linear: [apart, combined],
    fraction: [combined, apart],
    cube: [apart, b === c ? root(m`x^3`, 3) : null],
  } satisfies Record<string, readonly [Expr, Expr | null]>
  const made = {
    linear: { f: polynomial([b, a]), g: over(polynomial([-c, 1]), a), fg: line, gf: quotient },
    fraction: {
      f: over(polynomial([b, 1]), a),
      g: polynomial([-c, a]),
      fg: quotient,
      gf: line,
    },
    cube: {
      f: m`x^3 + ${b}`,
      g: root(polynomial([-c, 1]), 3),
      fg: line,
      gf: b === c ? x : root(m`x^3 + ${b - c}`, 3),
    },
  }[shape]
  return { ...made, via: via[shape] }
}
/** Both compositions, and the verdict. */
export const composedVerdict = (fg: Expr, gf: Expr, areInverse: boolean) => ({
  key: `${[approximate(fg, { x: 2 }), approximate(gf, { x: 2 })].map(value => value.toFixed(3)).join(' ')} ${areInverse}`,
  says: areInverse
    ? {
        en: prose`${equation(FG, fg)} and ${equation(GF, gf)}; they are inverses.`,
        es: prose`${equation(FG, fg)} y ${equation(GF, gf)}; son inversas.`,
      }
    : {
        en: prose`${equation(FG, fg)} and ${equation(GF, gf)}; they are not inverses.`,
        es: prose`${equation(FG, fg)} y ${equation(GF, gf)}; no son inversas.`,
      },
})
export const FG = m`f(g(x))`
export const GF = m`g(f(x))`

/** How a composition is worked out: what undoes itself first, or the constant terms first. */
export function workedOut(shape: 'linear' | 'fraction' | 'cube', isOuter: boolean, a: number, areInverse: boolean) {
  const undo =
    shape === 'cube'
      ? {
          en: line`The cube and the cube root undo each other`,
          es: line`El cubo y la raíz cúbica se deshacen`,
        }
      : {
          en: line`Multiplying by ${a} and dividing by ${a} undo each other`,
          es: line`Multiplicar por ${a} y dividir entre ${a} se deshacen`,
        }
  if (isOuter)
    return {
      en: [...undo.en, ...line`; then combine the constant terms.`],
      es: [...undo.es, ...line`; luego combina los términos constantes.`],
    }
  if (shape === 'cube' && !areInverse)
    return { en: line`Combine the constant terms.`, es: line`Combina los términos constantes.` }
  return areInverse
    ? {
        en: [...line`The constant terms add up to ${0}. `, ...undo.en, '.'],
        es: [...line`Los términos constantes suman ${0}. `, ...undo.es, '.'],
      }
    : {
        en: line`Combine the constant terms, then divide each term by ${a}.`,
        es: line`Combina los términos constantes y divide cada término entre ${a}.`,
      }
}

/** f(g(x)) = x − 1 + 1 = x. */
export const composedTo = (name: Expr, via: Expr | null, result: Expr): Expr =>
  equation(via ? equation(name, via) : name, result)
