import { approximate, type Both, both, type Content, type Expr, isNear, prose, symbol } from '../../../author.ts'

export const [x, e] = [symbol('x'), symbol('e')]

/** A base p^n with the exponents of p that make handy arguments. */
export const BASES: readonly (readonly [prime: number, exponent: number, most: number])[] = [
  [2, 1, 7],
  [3, 1, 5],
  [5, 1, 4],
  [2, 2, 8],
  [7, 1, 3],
  [2, 3, 9],
  [3, 2, 4],
  [2, 4, 8],
  [5, 2, 4],
  [3, 3, 6],
]

export const exactly = {
  en: prose`Evaluate without a calculator.`,
  es: prose`Evalúa sin calculadora.`,
}

const hasCommonLog = (of: Expr): boolean =>
  of.kind === 'call' && ((of.name === 'log' && of.base === undefined) || hasCommonLog(of.of))

/** Says which base is meant only where none is written. */
export const askValue = (of: Expr): Both<Content> =>
  hasCommonLog(of)
    ? {
        en: [of, prose`A log with no base written has base ${10}.`],
        es: [of, prose`Un logaritmo sin base escrita tiene base ${10}.`],
      }
    : both(of)

/** The base raised to the answer gives the argument. */
export function raises(of: Expr, answer: number): boolean {
  if (of.kind !== 'call') return false
  const base = of.base ? approximate(of.base) : of.name === 'ln' ? Math.E : 10
  const argument = approximate(of.of)
  return isNear(base ** answer / argument, 1)
}
