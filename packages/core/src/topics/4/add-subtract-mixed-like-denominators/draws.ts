import { type Block, type Both, gcd, type Inline, prose, type Random, wholes } from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import type { Mixed, Sign } from '../../kit/fractions/mixed.ts'

export const DENOMINATORS = [5, 8, 4, 6, 10, 3, 12] as const

export interface Operation {
  readonly sign: Sign
  readonly a: Mixed
  readonly b: Mixed
}
/** Not a whole number, and above 1. */
export const isMixedResult = (value: Mixed) => value.w > 0 && value.n > 0

/** The numerators of two fraction parts, neither of them a half. */
const partsOf = (d: number, test: (n: number, m: number) => boolean, withHalves = false) =>
  wholes(1, d - 1).flatMap(n =>
    wholes(1, d - 1)
      .filter(m => (withHalves || (2 * n !== d && 2 * m !== d)) && test(n, m))
      .map(m => [n, m] as const),
  )
function withWholes(
  random: Random,
  sign: Sign,
  d: number,
  most: number,
  parts: readonly (readonly [number, number])[],
  least = 1,
) {
  const [n, m] = random.pick(parts)
  const small = random.int(least, sign === '+' ? most : most - 2)
  const large = sign === '+' ? random.intExcept(least, most, small) : random.int(small + (n < m ? 2 : 1), most)
  return { sign, a: { w: large, n, d }, b: { w: small, n: m, d } }
}

/** Without regrouping, the result in lowest terms as it is. */
export function drawPlain(random: Random, first: number, signs: readonly Sign[] = ['+', '−'], most = 9): Operation {
  const [sign, d] = [random.evenly(signs), random.evenly(turned(DENOMINATORS, first))]
  const fits = (n: number, m: number) => {
    const top = sign === '+' ? n + m : n - m
    return top > 0 && top < d && gcd(top, d) === 1
  }
  return withWholes(
    random,
    sign,
    d,
    most, // Without a half, no fourths do.
    partsOf(d, fits, d === 4),
  )
}
export function drawRegrouping(
  random: Random,
  first: number,
  signs: readonly Sign[] = ['+', '−'],
  most = 9,
): Operation {
  const [sign, d] = [random.evenly(signs), random.evenly(turned(DENOMINATORS, first))]
  const fits = (n: number, m: number) => (sign === '+' ? n + m > d : n < m)
  // Sums of 10 and more, differences below: none is another one turned around.
  return withWholes(random, sign, d, most, partsOf(d, fits), sign === '+' ? 4 : 1)
}

export const MISSING: Both<Block> = {
  en: prose`Find the missing mixed number. Write it in lowest terms.`,
  es: prose`Halla el número mixto que falta. Escríbelo en su mínima expresión.`,
}
/** Where the sum or difference is in lowest terms as it comes. */
export const MIXED: Both<Block> = {
  en: prose`Write the answer as a mixed number.`,
  es: prose`Escribe la respuesta como número mixto.`,
}
export const LOWEST: Both<Block> = {
  en: prose`Write the answer as a mixed number in lowest terms.`,
  es: prose`Escribe la respuesta como número mixto en su mínima expresión.`,
}

/** The sentences of a story as one paragraph. */
export const asked = ({ en, es }: Both<readonly Inline[]>): Both<Block> => ({
  en: { kind: 'paragraph', content: en },
  es: { kind: 'paragraph', content: es },
})
