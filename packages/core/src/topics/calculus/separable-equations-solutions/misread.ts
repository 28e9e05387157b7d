import { type Expr, line, m, type Random, Ratio } from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'

/** dy/dx = kxⁿy and what students write for y: C added late, a wrong integral. */
export function misreadGeneral(random: Random) {
  const [k, n] = [nonzero(random, 6), random.int(1, 3)]
  const [slope, exponent] = [m`${k}x^${n} y`, m`${Ratio.of(k, n + 1)}x^${n + 1}`]
  return {
    slope,
    inX: m`${k}x^${n}`,
    integral: exponent,
    right: m`C e^{${exponent}}`,
    claims: { late: m`e^{${exponent}} + C`, lost: m`C e^{${k}x^${n + 1}}` },
  }
}

export const MISTAKES = {
  absolute: {
    en: line`the absolute value in the logarithm was dropped, so the number before the power has the wrong sign`,
    es: line`se perdió el valor absoluto del logaritmo, así que el número delante de la potencia tiene el signo equivocado`,
  },
  late: {
    en: line`the constant belongs where the integrals are found; then it is a factor, not a term`,
    es: line`la constante se suma al integrar; entonces es un factor, no un sumando`,
  },
  lost: {
    en: line`on the right side, the power was not divided by its new exponent`,
    es: line`en el lado derecho no se dividió la potencia entre su nuevo exponente`,
  },
}

export const claimsOfStarted = (a: number, b: number, grown: Expr) => ({
  absolute: m`${a} + ${a - b}${grown}`,
  late: m`${grown} + ${b - 1}`,
})
