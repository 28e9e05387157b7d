import {
  type Block,
  type Both,
  equation,
  explained,
  gcd,
  line,
  mixed,
  over,
  prose,
  type Quantity,
  Ratio,
  type Step,
  times,
} from '../../../author.ts'

export const LOWEST: Both<Block> = {
  en: prose`Write the answer in lowest terms.`,
  es: prose`Escribe la respuesta en su mínima expresión.`,
}
export const MIXED: Both<Block> = {
  en: prose`Write the answer as a mixed number in lowest terms.`,
  es: prose`Escribe la respuesta como número mixto en su mínima expresión.`,
}

/** k d-ths in lowest terms and above 1 as a mixed number: one line for both. */
export function simplest(k: number, d: number): readonly Step[] {
  const common = gcd(k, d)
  const value = Ratio.of(k, d)
  const steps: Step[] = []
  if (common > 1)
    steps.push(
      explained(
        equation(over(k, d), over(value.n, value.d)),
        line`Divide the numerator and the denominator by ${common}.`,
        line`Divide el numerador y el denominador entre ${common}.`,
      ),
    )
  if (value.n > value.d)
    steps.push(
      explained(
        equation(over(value.n, value.d), mixed(value)),
        line`Write a mixed number.`,
        line`Escribe un número mixto.`,
      ),
    )
  return steps
}

/** n amounts of a/d. */
export const multiplied = (n: number, a: number, d: number, each: Quantity): Step =>
  explained(
    equation(times(n, over(a, d)), over(n * a, d)),
    line`There are ${n} equal amounts of ${each}: multiply the numerator by ${n}.`,
    line`Hay ${n} cantidades iguales de ${each}: multiplica el numerador por ${n}.`,
  )

/** A whole or mixed number as parts of one size. */
export const inParts = (value: Ratio, d: number): Step =>
  explained(
    equation(mixed(value), over(value.times(d).n, d)),
    ...(value.isInteger
      ? ([
          line`Write ${mixed(value)} with denominator ${d}.`,
          line`Escribe ${mixed(value)} con denominador ${d}.`,
        ] as const)
      : ([
          line`Write ${mixed(value)} as an improper fraction.`,
          line`Escribe ${mixed(value)} como fracción impropia.`,
        ] as const)),
  )

/** Products with many equal amounts are more; drawn by group, few come as often as many. */
export const groupedByTimes = <T extends { readonly n: number }>(all: readonly T[]): readonly (readonly T[])[] =>
  [...new Set(all.map(({ n }) => n))].map(n => all.filter(one => one.n === n))
