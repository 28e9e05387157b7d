import {
  approximate,
  type Both,
  bracketed,
  type Expr,
  expr,
  type Inline,
  join,
  line,
  minus,
  over,
  power,
  Ratio,
  root,
  sum,
  symbolsOf,
} from '../../../author.ts'
import { type Base, log } from './parts.ts'

const FACTOR_OF_ARGUMENT = {
  en: line`a factor of the argument does not come in front; only an exponent does`,
  es: line`un factor del argumento no pasa adelante; solo un exponente`,
}
export const NOT_A_SUM = {
  en: line`the log of a sum is not a sum of logs`,
  es: line`el logaritmo de una suma no es una suma de logaritmos`,
}
export const NOT_A_DIFFERENCE = {
  en: line`the log of a difference is not a difference of logs`,
  es: line`el logaritmo de una diferencia no es una diferencia de logaritmos`,
}
export const NOT_A_QUOTIENT = {
  en: line`the log of a quotient is not a quotient of logs`,
  es: line`el logaritmo de un cociente no es un cociente de logaritmos`,
}
export const NOT_A_PRODUCT = {
  en: line`a product of logs is not the log of a product`,
  es: line`un producto de logaritmos no es el logaritmo de un producto`,
}
const EXPONENT_OF_LOG = {
  en: line`the exponent belongs to the log, not to its argument`,
  es: line`el exponente es del logaritmo, no de su argumento`,
}

/** An equation that is claimed; the mistake says why it is false. */
interface Claim {
  readonly left: Expr
  readonly right: Expr
  readonly mistake: Both<readonly Inline[]>
}
type Makes<T> = (b: Base, u: Expr, v: Expr, n: number) => T

/** What pupils take for rules. */
export const FALSE_CLAIMS: readonly Makes<Claim>[] = [
  (b, u, v) => ({ left: log(b, sum(u, v)), right: sum(log(b, u), log(b, v)), mistake: NOT_A_SUM }),
  (b, u, v) => ({ left: log(b, over(u, v)), right: over(log(b, u), log(b, v)), mistake: NOT_A_QUOTIENT }),
  (b, u, _, n) => ({ left: power(bracketed(log(b, u)), n), right: join(n, log(b, u)), mistake: EXPONENT_OF_LOG }),
  (b, u, v) => ({
    left: join(bracketed(log(b, u)), bracketed(log(b, v))),
    right: log(b, join(u, v)),
    mistake: NOT_A_PRODUCT,
  }),
  (b, u, v) => ({ left: log(b, minus(u, v)), right: minus(log(b, u), log(b, v)), mistake: NOT_A_DIFFERENCE }),
  (b, u, _, n) => ({ left: log(b, join(n, u)), right: join(n, log(b, u)), mistake: FACTOR_OF_ARGUMENT }),
]

/** The one with a root. */
export const FALSE_ROOT: Makes<Claim> = (b, u) => ({
  left: log(b, root(u)),
  right: root(log(b, u)),
  mistake: {
    en: line`the root belongs to the argument and halves the log`,
    es: line`la raíz es del argumento y divide el logaritmo a la mitad`,
  },
})

/** An equation that holds by two rules, with the line between. */
interface Truth {
  readonly left: Expr
  readonly between: Expr
  readonly right: Expr
  readonly isRooted?: boolean
  /** Why the first equality holds, and the second. */
  readonly why: readonly [Both<readonly Inline[]>, Both<readonly Inline[]>]
}

const PRODUCT = {
  en: line`The log of a product is a sum of logs.`,
  es: line`El logaritmo de un producto es una suma de logaritmos.`,
}
const QUOTIENT = {
  en: line`The log of a quotient is a difference of logs.`,
  es: line`El logaritmo de un cociente es una diferencia de logaritmos.`,
}
const POWER = {
  en: line`The exponent of a power comes in front of its log.`,
  es: line`El exponente de una potencia pasa delante de su logaritmo.`,
}
const ROOT = {
  en: line`A square root is the exponent ${Ratio.of(1, 2)}: it halves the log.`,
  es: line`Una raíz cuadrada es el exponente ${Ratio.of(1, 2)}: divide el logaritmo a la mitad.`,
}
const ONE_AND_POWER = {
  en: line`The log of ${1} is ${0}, and the exponent comes in front.`,
  es: line`El logaritmo de ${1} es ${0}, y el exponente pasa adelante.`,
}

export const TRUE_CLAIMS: readonly Makes<Truth>[] = [
  (b, u, _, n) => ({
    left: log(b, over(1, power(u, n))),
    between: minus(log(b, expr(1)), log(b, power(u, n))),
    right: join(-n, log(b, u)),
    why: [QUOTIENT, ONE_AND_POWER],
  }),
  (b, u, v) => ({
    left: log(b, root(join(u, v))),
    between: over(log(b, join(u, v)), 2),
    right: over(sum(log(b, u), log(b, v)), 2),
    isRooted: true,
    why: [ROOT, PRODUCT],
  }),
  (b, u, v, n) => ({
    left: log(b, over(power(u, n), v)),
    between: minus(log(b, power(u, n)), log(b, v)),
    right: minus(join(n, log(b, u)), log(b, v)),
    why: [QUOTIENT, POWER],
  }),
  (b, u, v, n) => ({
    left: log(b, power(bracketed(over(u, v)), n)),
    between: join(n, log(b, over(u, v))),
    right: minus(join(n, log(b, u)), join(n, log(b, v))),
    why: [POWER, QUOTIENT],
  }),
  (b, u, v) => ({
    left: log(b, join(u, root(v))),
    between: sum(log(b, u), log(b, root(v))),
    right: sum(log(b, u), over(log(b, v), 2)),
    isRooted: true,
    why: [PRODUCT, ROOT],
  }),
]

/** Where the first letter is the greater, so that differences have logarithms too. */
export function areEqualFar(left: Expr, right: Expr): boolean {
  const letters = [...symbolsOf(left)].filter(letter => letter !== 'e')
  return [3.7, 11.3, 29.1].every(size => {
    const at = Object.fromEntries(letters.map((letter, i) => [letter, size / (i + 1.7)]))
    return Math.abs(approximate(left, at) - approximate(right, at)) < 1e-9
  })
}
