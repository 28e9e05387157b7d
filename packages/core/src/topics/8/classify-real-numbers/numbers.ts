import {
  approximate,
  decimal,
  divide,
  type Expr,
  equation,
  explained,
  expr,
  gcd,
  join,
  line,
  negative,
  number,
  over,
  pi,
  power,
  type Random,
  Ratio,
  relation,
  repeating,
  root,
  type Step,
  statements,
  symbol,
  times,
} from '../../../author.ts'

/** The smallest set that holds a number. */
export type Kind = 'natural' | 'whole' | 'integer' | 'rational' | 'irrational'

/** A number by how it looks. */
export type Real =
  | { readonly look: 'root'; readonly of: number; readonly isNegative: boolean }
  | { readonly look: 'fraction-root'; readonly top: number; readonly bottom: number }
  | { readonly look: 'fraction' | 'decimal' | 'repeating'; readonly n: number; readonly d: number }
  /** A fraction that is a whole number, or zero. */
  | { readonly look: 'quotient'; readonly n: number; readonly d: number }
  | { readonly look: 'integer'; readonly n: number }
  | { readonly look: 'pi'; readonly times: number }
export type Look = Real['look']

export const isSquare = (n: number) => Number.isInteger(Math.sqrt(n))
export const signed = (isNegative: boolean, of: Expr) => (isNegative ? negative(of) : of)

export function shownOf(of: Real): Expr {
  switch (of.look) {
    case 'root':
      return signed(of.isNegative, root(of.of))
    case 'fraction-root':
      return root(over(of.top, of.bottom))
    case 'fraction':
      return number(Ratio.of(of.n, of.d))
    case 'decimal':
      return decimal(Ratio.of(of.n, of.d))
    case 'repeating':
      return repeating(Ratio.of(of.n, of.d))
    case 'quotient':
      return signed(of.n < 0, over(Math.abs(of.n), of.d))
    case 'integer':
      return expr(of.n)
    case 'pi':
      return of.times === 1
        ? pi
        : of.times === -1
          ? negative(pi)
          : { kind: 'product', factors: [expr(of.times), pi], sign: false }
  }
}

/** The exact value; null where it is irrational. */
export function valueOf(of: Real): Ratio | null {
  switch (of.look) {
    case 'root':
      return isSquare(of.of) ? Ratio.of((of.isNegative ? -1 : 1) * Math.sqrt(of.of)) : null
    case 'fraction-root':
      return isSquare(of.top) && isSquare(of.bottom) ? Ratio.of(Math.sqrt(of.top), Math.sqrt(of.bottom)) : null
    case 'integer':
      return Ratio.of(of.n)
    case 'pi':
      return null
    default:
      return Ratio.of(of.n, of.d)
  }
}

export function kindOf(of: Real): Kind {
  const value = valueOf(of)
  if (value === null) return 'irrational'
  if (!value.isInteger) return 'rational'
  return value.n > 0 ? 'natural' : value.n === 0 ? 'whole' : 'integer'
}

/** The number with what shows whether it is a quotient of two integers. */
export function proved(of: Real): Step {
  const shown = shownOf(of)
  const value = valueOf(of)
  switch (of.look) {
    case 'root': {
      if (value) {
        const side = Math.sqrt(of.of)
        return explained(
          equation(shown, value),
          line`A perfect square stands under the root, ${equation(times(side, side), of.of)}, so the number is rational.`,
          line`Bajo la raíz hay un cuadrado perfecto, ${equation(times(side, side), of.of)}, así que el número es racional.`,
        )
      }
      const below = Math.floor(Math.sqrt(of.of))
      return explained(
        relation(relation(power(below, 2), '<', of.of), '<', power(below + 1, 2)),
        line`No integer has the square ${of.of}, so ${of.of} is not a perfect square and ${shown} is irrational.`,
        line`Ningún entero tiene como cuadrado ${of.of}: ${of.of} no es un cuadrado perfecto y ${shown} es irracional.`,
      )
    }
    case 'fraction-root': {
      if (value)
        return explained(
          equation(shown, value),
          line`Both ${of.top} and ${of.bottom} are perfect squares, so the root is a fraction of integers: rational.`,
          line`Tanto ${of.top} como ${of.bottom} son cuadrados perfectos: la raíz es una fracción de enteros, un número racional.`,
        )
      return explained(
        equation(shown, over(root(of.top), Math.sqrt(of.bottom))),
        line`Since ${of.top} is not a perfect square, ${root(of.top)} is irrational, and so is ${shown}.`,
        line`Como ${of.top} no es un cuadrado perfecto, ${root(of.top)} es irracional y ${shown} también.`,
      )
    }
    case 'fraction':
      return explained(
        equation(shown, divide(of.n, of.d)),
        line`A fraction is the quotient of two integers: rational.`,
        line`Una fracción es el cociente de dos enteros: es racional.`,
      )
    case 'decimal':
      return explained(
        equation(shown, signed(of.n < 0, over(Math.abs(of.n), of.d))),
        line`A decimal that ends can be written as a fraction of integers: rational.`,
        line`Un decimal finito se puede escribir como una fracción de enteros: es racional.`,
      )
    case 'repeating': {
      const high = of.d === 11 ? 100 : 10
      const x = symbol('x')
      return explained(
        statements(
          equation(join(high - 1, x), Ratio.of(of.n * (high - 1), of.d)),
          equation(shown, Ratio.of(of.n, of.d)),
        ),
        line`Call the number ${x} and subtract ${x} from ${join(high, x)}: the repeating part cancels. The number is a fraction of integers: rational.`,
        line`Llama ${x} al número y resta ${x} de ${join(high, x)}: la parte que se repite se anula. El número es una fracción de enteros: es racional.`,
      )
    }
    case 'quotient':
      return explained(
        equation(shown, Ratio.of(of.n, of.d)),
        line`Divide the numerator by the denominator: the value is an integer, so the number is rational.`,
        line`Divide el numerador entre el denominador: el valor es un entero, así que el número es racional.`,
      )
    case 'integer':
      return explained(
        equation(shown, signed(of.n < 0, over(Math.abs(of.n), 1))),
        line`An integer can be written as a fraction with denominator 1: rational.`,
        line`Un entero se puede escribir como una fracción con denominador 1: es racional.`,
      )
    case 'pi':
      return explained(
        relation(pi, '≈', decimal(Ratio.of(314159, 100000))),
        line`The decimals of ${pi} never end and never repeat: irrational. No fraction equals ${shown}.`,
        line`Los decimales de ${pi} no terminan ni se repiten: es irracional. Ninguna fracción es igual a ${shown}.`,
      )
  }
}

/** Whether some multiple up to a thousand times the number is whole: another road than knowing how it was made. */
export function isRational(shown: Expr): boolean {
  const size = approximate(shown)
  for (let d = 1; d <= 1000; d++) if (Math.abs(size * d - Math.round(size * d)) < 1e-9) return true
  return false
}

export function printedKind(shown: Expr): Kind {
  const size = approximate(shown)
  if (!isRational(shown)) return 'irrational'
  if (Math.abs(size - Math.round(size)) > 1e-9) return 'rational'
  return Math.round(size) > 0 ? 'natural' : Math.round(size) === 0 ? 'whole' : 'integer'
}

const NON_SQUARES = Array.from({ length: 143 }, (_, i) => i + 2).filter(n => !isSquare(n))
const FRACTIONS: readonly (readonly [number, number])[] = [
  [2, 3],
  [5, 7],
  [4, 9],
  [7, 8],
  [3, 11],
  [11, 6],
  [5, 12],
  [13, 5],
  [8, 3],
  [9, 14],
]
/** Not a square over the square of a side, in lowest terms. */
const FRACTION_ROOTS: readonly (readonly [number, number])[] = [2, 3, 5, 6, 7, 11, 13, 15].flatMap(top =>
  [2, 3, 4, 5, 7, 8, 9].filter(side => gcd(top, side) === 1).map(side => [top, side] as const),
)
const REPEATING: readonly (readonly [number, number])[] = [
  [1, 3],
  [5, 9],
  [7, 9],
  [4, 11],
  [5, 11],
  [8, 11],
  [2, 9],
  [10, 11],
  [16, 9],
  [25, 11],
]

/** A number that looks so; `side` bounds the squares. */
export const drawn = {
  square: (random: Random, side: number, isNegative = false): Real => ({
    look: 'root',
    of: random.int(2, side) ** 2,
    isNegative,
  }),
  nonSquare: (random: Random, isNegative = false): Real => ({ look: 'root', of: random.pick(NON_SQUARES), isNegative }),
  fractionRoot(random: Random): Real {
    const bottom = random.int(2, 10)
    return { look: 'fraction-root', top: random.coprimeTo(bottom, 11) ** 2, bottom: bottom ** 2 }
  },
  nonSquareFractionRoot(random: Random): Real {
    const [top, side] = random.pick(FRACTION_ROOTS)
    return { look: 'fraction-root', top, bottom: side ** 2 }
  },
  fraction(random: Random, sign: 1 | -1 = random.sign()): Real {
    const [n, d] = random.pick(FRACTIONS)
    return { look: 'fraction', n: sign * n, d }
  },
  repeating(random: Random, sign: 1 | -1 = 1): Real {
    const [n, d] = random.pick(REPEATING)
    return { look: 'repeating', n: sign * n, d }
  },
  decimal(random: Random, sign: 1 | -1 = random.sign()): Real {
    const n = 10 * random.intExcept(0, 40, 10, 20, 30, 40) + random.int(1, 9)
    return { look: 'decimal', n: sign * n, d: 100 }
  },
  integer: (random: Random): Real => ({ look: 'integer', n: -random.int(3, 40) }),
  quotient(random: Random, sign: 1 | -1 = 1): Real {
    const d = random.int(2, 9)
    return { look: 'quotient', n: sign * d * random.int(2, 9), d }
  },
  pi: (random: Random): Real => ({ look: 'pi', times: random.pick([1, 1, -1, 2, 3]) }),
} as const
