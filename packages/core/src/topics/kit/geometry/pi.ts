import {
  type Both,
  decimal,
  type Expr,
  expr,
  type Inline,
  line,
  pi as PI,
  type Printed,
  piExpr,
  Ratio,
} from '../../../author.ts'
import { shown } from '../decimals/shown.ts'

/** What is used for π: a number, or the letter itself. */
export type Pi = '3.14' | '22/7' | 'exact'
/** How a decimal answer is written: in full, or to the nearest tenth. */
export type Places = 'all' | 'tenth'

export const PI_VALUES = { '3.14': Ratio.of(314, 100), '22/7': Ratio.of(22, 7) } as const
export const DECIMAL_PI = decimal(PI_VALUES['3.14'])

export const factorPi = (pi: Pi): Expr => (pi === 'exact' ? PI : pi === '3.14' ? DECIMAL_PI : expr(PI_VALUES[pi]))

/** So many times π, in full. */
export const timesPi = (count: Ratio, pi: Pi): Expr =>
  pi === 'exact' ? piExpr(count) : shown(count.times(PI_VALUES[pi]))

export const toTenth = (value: Ratio): Ratio => Ratio.of(value.times(10).rounded(), 10)
/** Whether a number is rounded to tenths: it has hundredths, is not halfway, and keeps a tenth. */
export const roundsWell = (value: Ratio): boolean => {
  const tenths = value.times(10)
  return !tenths.isInteger && !tenths.times(2).isInteger && !toTenth(value).isInteger
}

/** "Use 3.14 for π. Round to the nearest tenth." */
export function usePi(pi: Pi, places: Places = 'all'): Both<readonly Inline[]> {
  if (pi === 'exact')
    return { en: line`Write the answer in terms of ${PI}.`, es: line`Escribe la respuesta en términos de ${PI}.` }
  if (pi === '22/7')
    return { en: line`Use ${PI_VALUES[pi]} for ${PI}.`, es: line`Usa ${PI_VALUES[pi]} como valor de ${PI}.` }
  return places === 'tenth'
    ? {
        en: line`Use ${DECIMAL_PI} for ${PI}. Round to the nearest tenth.`,
        es: line`Usa ${DECIMAL_PI} como valor de ${PI}. Redondea a la décima más cercana.`,
      }
    : {
        en: line`Use ${DECIMAL_PI} for ${PI}. Do not round.`,
        es: line`Usa ${DECIMAL_PI} como valor de ${PI}. No redondees.`,
      }
}

/** The printed value of π; the true one where the answer is a multiple of π. */
export const printedPi = (printed: Printed): number =>
  printed.numbers.find(value => value.equals(PI_VALUES['3.14']) || value.equals(PI_VALUES['22/7']))?.toNumber() ??
  Math.PI
