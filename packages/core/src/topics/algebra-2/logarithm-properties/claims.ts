import {
  approximate,
  type Both,
  bracketed,
  type Expr,
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

const ROOT_OF_LOG = {
  en: line`the root belongs to the argument and halves the log`,
  es: line`la raíz es del argumento y reduce el logaritmo a la mitad`,
}

/** What pupils take for rules, among rules that hold. */
export const FALSE_CLAIMS: readonly Makes<Claim>[] = [
  (b, u, v, n) => ({
    left: log(b, root(sum(power(u, n), v))),
    right: over(sum(join(n, log(b, u)), log(b, v)), 2),
    mistake: NOT_A_SUM,
  }),
  (b, u, v, n) => ({
    left: log(b, over(root(u), power(v, n))),
    right: over(log(b, root(u)), join(n, log(b, v))),
    mistake: NOT_A_QUOTIENT,
  }),
  (b, u, v, n) => ({
    left: power(bracketed(log(b, join(u, root(v)))), n),
    right: join(n, bracketed(sum(log(b, u), over(log(b, v), 2)))),
    mistake: EXPONENT_OF_LOG,
  }),
  (b, u, v, n) => ({
    left: join(bracketed(log(b, power(u, n))), bracketed(log(b, root(v)))),
    right: sum(join(n, log(b, u)), over(log(b, v), 2)),
    mistake: NOT_A_PRODUCT,
  }),
  (b, u, v, n) => ({
    left: log(b, root(minus(power(u, n), v))),
    right: over(minus(join(n, log(b, u)), log(b, v)), 2),
    mistake: NOT_A_DIFFERENCE,
  }),
  (b, u, v, n) => ({
    left: log(b, join(n, u, root(v))),
    right: sum(join(n, log(b, u)), over(log(b, v), 2)),
    mistake: FACTOR_OF_ARGUMENT,
  }),
  (b, u, v, n) => ({
    left: log(b, root(join(power(u, n), v))),
    right: root(sum(join(n, log(b, u)), log(b, v))),
    mistake: ROOT_OF_LOG,
  }),
]

/** An expression and what becomes of it, line by line, each with the rule that it comes from. */
interface Truth {
  readonly left: Expr
  readonly lines: readonly [Line, Line, Line]
}
type Line = readonly [Expr, Both<readonly Inline[]>]

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
  es: line`Una raíz cuadrada es el exponente ${Ratio.of(1, 2)}: reduce el logaritmo a la mitad.`,
}
/** Each holds by three rules. */
export const TRUE_CLAIMS: readonly Makes<Truth>[] = [
  (b, u, v, n) => ({
    left: log(b, root(join(power(u, n), v))),
    lines: [
      [over(log(b, join(power(u, n), v)), 2), ROOT],
      [over(sum(log(b, power(u, n)), log(b, v)), 2), PRODUCT],
      [over(sum(join(n, log(b, u)), log(b, v)), 2), POWER],
    ],
  }),
  (b, u, v, n) => ({
    left: log(b, over(power(u, n), root(v))),
    lines: [
      [minus(log(b, power(u, n)), log(b, root(v))), QUOTIENT],
      [minus(join(n, log(b, u)), log(b, root(v))), POWER],
      [minus(join(n, log(b, u)), over(log(b, v), 2)), ROOT],
    ],
  }),
  (b, u, v, n) => ({
    left: log(b, power(bracketed(join(u, root(v))), n)),
    lines: [
      [join(n, log(b, join(u, root(v)))), POWER],
      [join(n, bracketed(sum(log(b, u), log(b, root(v))))), PRODUCT],
      [join(n, bracketed(sum(log(b, u), over(log(b, v), 2)))), ROOT],
    ],
  }),
  (b, u, v, n) => ({
    left: log(b, root(over(u, power(v, n)))),
    lines: [
      [over(log(b, over(u, power(v, n))), 2), ROOT],
      [over(minus(log(b, u), log(b, power(v, n))), 2), QUOTIENT],
      [over(minus(log(b, u), join(n, log(b, v))), 2), POWER],
    ],
  }),
  (b, u, v, n) => ({
    left: log(b, power(bracketed(over(root(u), v)), n)),
    lines: [
      [join(n, log(b, over(root(u), v))), POWER],
      [join(n, bracketed(minus(log(b, root(u)), log(b, v)))), QUOTIENT],
      [join(n, bracketed(minus(over(log(b, u), 2), log(b, v)))), ROOT],
    ],
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
