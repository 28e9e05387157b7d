import { line, m } from '../../../author.ts'
import { linearPower, quadraticPower, sineOfLinear, sineOfQuadratic } from './composites.ts'

/** What a student may do wrong with the inner function, the outer one, or both. */
export const misread = {
  power: {
    linear: (a: number, b: number, n: number) => ({
      ...linearPower(a, b, n),
      claims: {
        missing: m`${n}(${a}x + ${b})^${n - 1}`,
        inside: m`${n}(${a})^${n - 1}`,
        outer: m`${a}(${a}x + ${b})^${n}`,
      },
    }),
    quadratic: (a: number, b: number, n: number) => ({
      ...quadraticPower(a, b, n),
      claims: {
        missing: m`${n}(${a}x^2 + ${b})^${n - 1}`,
        inside: m`${n}(${2 * a}x)^${n - 1}`,
        outer: m`${2 * a}x(${a}x^2 + ${b})^${n}`,
      },
    }),
  },
  sine: {
    linear: (a: number, b: number) => ({
      ...sineOfLinear(a, b),
      claims: { missing: m`cos(${a}x + ${b})`, inside: m`cos ${a}`, outer: m`${a}sin(${a}x + ${b})` },
    }),
    quadratic: (a: number, b: number) => ({
      ...sineOfQuadratic(a, b),
      claims: { missing: m`cos(${a}x^2 + ${b})`, inside: m`cos(${2 * a}x)`, outer: m`${2 * a}x sin(${a}x^2 + ${b})` },
    }),
  },
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
