import { line, m } from '../../../author.ts'
import { cosineOfLinear, linearPower, logarithmOfLinear, sineOfLinear } from './composites.ts'

/** What a student may do wrong with the inner function, the outer one, or both. */
export const misread = {
  power: (a: number, b: number, n: number) => ({
    ...linearPower(a, b, n),
    claims: {
      missing: m`${n}(${a}x + ${b})^${n - 1}`,
      inside: m`${n}(${a})^${n - 1}`,
      outer: m`${a}(${a}x + ${b})^${n}`,
    },
  }),
  sine: (a: number, b: number) => ({
    ...sineOfLinear(a, b),
    claims: { missing: m`cos(${a}x + ${b})`, inside: m`cos ${a}`, outer: m`${a}sin(${a}x + ${b})` },
  }),
  cosine: (a: number, b: number) => ({
    ...cosineOfLinear(a, b),
    claims: { missing: m`-sin(${a}x + ${b})`, inside: m`-sin ${a}`, outer: m`${a}cos(${a}x + ${b})` },
  }),
  logarithm: (a: number, b: number) => ({
    ...logarithmOfLinear(a, Math.abs(b)),
    claims: { missing: m`1/{${a}x + ${Math.abs(b)}}`, inside: m`1/${a}`, outer: m`${a}ln(${a}x + ${Math.abs(b)})` },
  }),
}
export const MISTAKES = {
  missing: {
    en: line`the derivative of the inner function is missing`,
    es: line`falta la derivada de la función interior`,
  },
  inside: {
    en: line`the outer derivative has to be taken at the inner function, not at its derivative`,
    es: line`la derivada exterior se evalúa en la función interior, no en su derivada`,
  },
  outer: { en: line`the outer function was not differentiated`, es: line`no se derivó la función exterior` },
}
