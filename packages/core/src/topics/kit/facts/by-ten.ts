import { equation, explained, line, minus, type Step, sum } from '../../../author.ts'

export const isSumAcrossTen = (a: number, b: number) => Math.max(a, b) < 10 && a + b > 10
export const isDifferenceAcrossTen = (a: number, b: number) => a > 10 && a - b < 10

/** A sum across ten in one line: 9 + 1 + 4 = 14. */
export function sumByTen(a: number, b: number): Step {
  const [most, least] = [Math.max(a, b), Math.min(a, b)]
  const rest = least - (10 - most)
  return explained(
    equation(sum(most, 10 - most, rest), a + b),
    line`${sum(a, b)}: break ${least} into ${10 - most} and ${rest} to make 10.`,
    line`${sum(a, b)}: separa ${least} en ${10 - most} y ${rest} para formar 10.`,
  )
}

/** A difference across ten in one line: 13 − 3 − 4 = 6. */
export const differenceByTen = (a: number, b: number): Step =>
  explained(
    equation(minus(minus(a, a - 10), b - (a - 10)), a - b),
    line`Subtract ${b} in two parts: ${a - 10} to get to ${10}, then ${b - (a - 10)} more.`,
    line`Resta ${b} en dos partes: ${a - 10} para llegar a ${10} y luego ${b - (a - 10)} más.`,
  )
