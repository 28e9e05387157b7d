import { type Both, type Expr, equation, type Inline, line, m, over, type Random } from '../../../author.ts'
import { X, Y } from './parts.ts'

/** An equation with what decides about it, to be read from it at once. */
export interface Plain {
  readonly of: Expr
  /** m and b of a linear function. */
  readonly slope: readonly [m: Expr, b: Expr] | null
  readonly why: Both<readonly Inline[]>
}

export const LINEAR_KINDS = ['sloped', 'turned', 'constant', 'single', 'part'] as const
export const NONLINEAR_KINDS = ['square', 'reciprocal', 'cube', 'timesSquare'] as const
export type LinearKind = (typeof LINEAR_KINDS)[number]
export type NonlinearKind = (typeof NONLINEAR_KINDS)[number]

const linear = (right: Expr, slope: Expr, b: Expr, why: Both<readonly Inline[]>): Plain => ({
  of: equation(Y, right),
  slope: [slope, b],
  why,
})
const multiplied = (by: Expr): Both<readonly Inline[]> => ({
  en: line`x is multiplied by ${by}`,
  es: line`x se multiplica por ${by}`,
})

export function linearOf(random: Random, kind: LinearKind, most: number): Plain {
  const [a, b] = [random.int(2, most), random.intExcept(-most, most, 0)]
  const sign = random.sign()
  switch (kind) {
    case 'sloped':
      return linear(m`${sign * a}x + ${b}`, m`${sign * a}`, m`${b}`, multiplied(m`${sign * a}`))
    case 'turned':
      return linear(m`${Math.abs(b)} - ${a}x`, m`${-a}`, m`${Math.abs(b)}`, {
        en: line`${m`${Math.abs(b)} - ${a}x`} is ${m`${-a}x + ${Math.abs(b)}`}, so x is multiplied by ${-a}`,
        es: line`${m`${Math.abs(b)} - ${a}x`} es ${m`${-a}x + ${Math.abs(b)}`}, así que x se multiplica por ${-a}`,
      })
    case 'constant':
      return linear(m`${b}`, m`0`, m`${b}`, {
        en: line`there is no term with x, so x is multiplied by 0`,
        es: line`no hay término con x, así que x se multiplica por 0`,
      })
    case 'single':
      return linear(m`${sign * a}x`, m`${sign * a}`, m`0`, multiplied(m`${sign * a}`))
    case 'part': {
      const n = random.int(2, 5)
      return linear(m`${over(X, n)} + ${b}`, over(1, n), m`${b}`, {
        en: line`to divide x by ${n} is to multiply it by ${over(1, n)}`,
        es: line`dividir x entre ${n} es multiplicarla por ${over(1, n)}`,
      })
    }
  }
}

export function nonlinearOf(random: Random, kind: NonlinearKind, most: number): Plain {
  const [a, b] = [random.int(2, most), random.intExcept(-most, most, 0)]
  const sign = random.sign()
  const plain = (right: Expr, why: Both<readonly Inline[]>): Plain => ({
    of: equation(Y, right),
    slope: null,
    why,
  })
  const exponent = (n: number) => ({
    en: line`Here x has the exponent ${n}, but in ${m`mx + b`} its exponent is 1.`,
    es: line`Aquí x tiene el exponente ${n}, pero en ${m`mx + b`} su exponente es 1.`,
  })
  switch (kind) {
    case 'square':
      return plain(sign > 0 ? m`x^2 + ${b}` : m`${Math.abs(b)} - x^2`, exponent(2))
    case 'timesSquare':
      return plain(m`${sign * a}x^2`, exponent(2))
    case 'cube':
      return plain(m`x^3 + ${b}`, exponent(3))
    case 'reciprocal':
      return plain(over(a, X), {
        en: line`Here ${a} is divided by x, but in ${m`mx + b`} the variable is multiplied by a number.`,
        es: line`Aquí ${a} se divide entre x, pero en ${m`mx + b`} la variable se multiplica por un número.`,
      })
  }
}

/** An equation that must be rewritten first. */
export interface Disguised {
  readonly of: Expr
  readonly isLinear: boolean
  /** What it says when solved for y, without parentheses. */
  readonly solved: Expr
  /** What a slip would make of it. */
  readonly slip: Expr
  readonly slipIsLinear: boolean
  readonly slipWhy: Both<readonly Inline[]>
  /** What its looks seem to tell. */
  readonly looks: Both<readonly Inline[]>
  readonly looksLinear: boolean
  readonly steps: readonly { readonly of: Expr; readonly says: Both<readonly Inline[]> }[]
}
const y = (right: Expr) => equation(Y, right)

export const DISGUISES = [
  'multiple',
  'product',
  'total',
  'inverse',
  'quotient',
  'square',
  'shifted',
  'negativeSquare',
] as const
export type Disguise = (typeof DISGUISES)[number]

export function disguisedOf(random: Random, kind: Disguise, most: number): Disguised {
  const [a, n, c] = [random.int(2, most), random.int(2, 5), random.int(2, most)]
  const sign = random.sign()
  const distributed = (factor: Expr) => ({
    en: line`Multiply both terms in parentheses by ${factor}.`,
    es: line`Multiplica por ${factor} los dos términos del paréntesis.`,
  })
  switch (kind) {
    case 'multiple':
      return {
        of: equation(m`${n}y`, m`x + ${sign * n * c}`),
        isLinear: true,
        solved: y(m`${over(X, n)} + ${sign * c}`),
        slip: y(m`${over(X, n)} + ${sign * n * c}`),
        slipIsLinear: true,
        slipWhy: { en: line`only x was divided by ${n}`, es: line`solo se dividió x entre ${n}` },
        looksLinear: false,
        looks: { en: line`${Y} is multiplied by ${n}`, es: line`${Y} se multiplica por ${n}` },
        steps: [
          {
            of: y(m`${over(X, n)} + ${sign * c}`),
            says: {
              en: line`Divide every term by ${n}.`,
              es: line`Divide cada término entre ${n}.`,
            },
          },
        ],
      }
    case 'total':
      return {
        of: equation(m`${a}x + y`, c),
        isLinear: true,
        solved: y(m`${-a}x + ${c}`),
        slip: y(m`${a}x + ${c}`),
        slipIsLinear: true,
        slipWhy: { en: line`the sign of ${m`${a}x`} was not changed`, es: line`no se cambió el signo de ${m`${a}x`}` },
        looksLinear: false,
        looks: {
          en: line`both variables are on the same side of the equation`,
          es: line`las dos variables están del mismo lado de la ecuación`,
        },
        steps: [
          {
            of: y(m`${-a}x + ${c}`),
            says: { en: line`Subtract ${m`${a}x`} from both sides.`, es: line`Resta ${m`${a}x`} de ambos lados.` },
          },
        ],
      }
    case 'quotient':
      return {
        of: y(over(m`x + ${sign * n * c}`, n)),
        isLinear: true,
        solved: y(m`${over(X, n)} + ${sign * c}`),
        slip: y(m`${over(X, n)} + ${sign * n * c}`),
        slipIsLinear: true,
        slipWhy: { en: line`only x was divided by ${n}`, es: line`solo se dividió x entre ${n}` },
        looksLinear: false,
        looks: { en: line`it has a fraction with x`, es: line`tiene una fracción con x` },
        steps: [
          {
            of: y(m`${over(X, n)} + ${sign * c}`),
            says: {
              en: line`Divide both terms of the numerator by ${n}.`,
              es: line`Divide los dos términos del numerador entre ${n}.`,
            },
          },
        ],
      }
    case 'shifted': {
      const h = random.int(1, 5)
      const b = sign * c + a * h
      return {
        of: equation(m`y + ${sign * -c}`, m`${a}(x + ${h})`),
        isLinear: true,
        solved: y(m`${a}x + ${b}`),
        slip: y(m`${a}x + ${h + sign * c}`),
        slipIsLinear: true,
        slipWhy: { en: line`only x was multiplied by ${a}`, es: line`solo se multiplicó x por ${a}` },
        looksLinear: false,
        looks: { en: line`it has parentheses`, es: line`tiene paréntesis` },
        steps: [
          { of: equation(m`y + ${sign * -c}`, m`${a}x + ${a * h}`), says: distributed(m`${a}`) },
          {
            of: y(m`${a}x + ${b}`),
            says:
              sign > 0
                ? { en: line`Add ${c} to both sides.`, es: line`Suma ${c} a ambos lados.` }
                : { en: line`Subtract ${c} from both sides.`, es: line`Resta ${c} de ambos lados.` },
          },
        ],
      }
    }
    case 'product':
      return {
        of: y(m`x(x + ${sign * c})`),
        isLinear: false,
        solved: y(m`x^2 + ${sign * c}x`),
        slip: y(m`x^2 + ${sign * c}`),
        slipIsLinear: false,
        slipWhy: {
          en: line`only the first term was multiplied by x`,
          es: line`solo se multiplicó por x el primer término`,
        },
        looksLinear: true,
        looks: { en: line`it has no exponents`, es: line`no tiene exponentes` },
        steps: [{ of: y(m`x^2 + ${sign * c}x`), says: distributed(X) }],
      }
    case 'inverse': {
      const product = n * c
      return {
        of: equation(m`xy`, product),
        isLinear: false,
        solved: y(over(product, X)),
        slip: y(m`${-1}x + ${product}`),
        slipIsLinear: true,
        slipWhy: {
          en: line`x was subtracted from ${product} instead of ${product} being divided by x`,
          es: line`se restó x en vez de dividir entre x`,
        },
        looksLinear: false,
        looks: {
          en: line`both variables are on the same side of the equation`,
          es: line`las dos variables están del mismo lado de la ecuación`,
        },
        steps: [
          {
            of: y(over(product, X)),
            says: { en: line`Divide both sides by x.`, es: line`Divide ambos lados entre x.` },
          },
        ],
      }
    }
    case 'square':
      return {
        of: equation(m`y - x^2`, sign * c),
        isLinear: false,
        solved: y(m`x^2 + ${sign * c}`),
        slip: y(m`x^2 + ${-sign * c}`),
        slipIsLinear: false,
        slipWhy: { en: line`the sign of ${sign * c} was changed`, es: line`se cambió el signo de ${sign * c}` },
        looksLinear: true,
        looks: { en: line`${Y} has no exponent`, es: line`${Y} no tiene exponente` },
        steps: [
          {
            of: y(m`x^2 + ${sign * c}`),
            says: { en: line`Add ${m`x^2`} to both sides.`, es: line`Suma ${m`x^2`} a ambos lados.` },
          },
        ],
      }
    case 'negativeSquare':
      return {
        of: y(m`x(${c} - x)`),
        isLinear: false,
        solved: y(m`${c}x - x^2`),
        slip: y(m`${c} - x^2`),
        slipIsLinear: false,
        slipWhy: { en: line`${c} was not multiplied by x`, es: line`no se multiplicó ${c} por x` },
        looksLinear: true,
        looks: { en: line`x is subtracted from a number`, es: line`x se resta de un número` },
        steps: [{ of: y(m`${c}x - x^2`), says: distributed(X) }],
      }
  }
}
