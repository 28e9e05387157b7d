import {
  approximate,
  type Both,
  both,
  type Content,
  type Expr,
  equation,
  explained,
  isNear,
  join,
  line,
  power,
  prose,
  Ratio,
  type Step,
  statements,
  step,
  symbol,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

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

export const levels = { easy: {}, medium: {}, hard: {} } as const

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

/** A logarithm by the power that its base has to be raised to; `argument` as it is printed. */
export function logSteps(of: Expr, base: Value, argument: Expr, exponent: Ratio): readonly Step[] {
  const inner = exponent.d > 1 && base instanceof Ratio ? rootOfBase(base, exponent.d) : null
  const start = explained(
    statements(equation(of, x), equation(power(base, x), argument)),
    line`Call the value ${x}. Write in exponential form.`,
    line`Llama ${x} al valor. Escribe en forma exponencial.`,
  )
  if (inner !== null)
    return [
      start,
      explained(
        equation(power(power(inner, exponent.d), x), power(inner, exponent.n)),
        line`Write both sides as powers of ${inner}.`,
        line`Escribe ambos lados como potencias de ${inner}.`,
      ),
      explained(
        equation(join(exponent.d, x), exponent.n),
        line`The bases are equal, so the exponents are equal.`,
        line`Las bases son iguales, así que los exponentes son iguales.`,
      ),
      step(equation(of, exponent), because.divideBothSides, { value: exponent.d }),
    ]
  const isPower = argument.kind === 'power' || argument.kind === 'symbol'
  return [
    start,
    ...(isPower || exponent.equals(1)
      ? []
      : [
          explained(
            equation(argument, power(base, exponent)),
            line`Write ${argument} as a power of ${base}.`,
            line`Escribe ${argument} como potencia de ${base}.`,
          ),
        ]),
    explained(
      equation(of, exponent),
      line`The bases are equal, so the exponents are equal: ${equation(x, exponent)}.`,
      line`Las bases son iguales, así que los exponentes son iguales: ${equation(x, exponent)}.`,
    ),
  ]
}

/** The whole number p of base = pⁿ, or null. */
function rootOfBase(base: Ratio, degree: number): number | null {
  const found = Math.round(base.n ** (1 / degree))
  return base.d === 1 && found ** degree === base.n ? found : null
}
