import { exact, explainedBy, expr, type FormMaker, gcd, integer, line, over, prose } from '../../../author.ts'
import type { levels } from './levels.ts'
import { hundreds } from './part-stories.ts'
import { draw, factorsListed, HUNDREDTHS, isLowest, partStory, printedParts } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  divideBy: form({
    levels: ['medium'],
    lines: 1,
    draw,
    answer: integer,
    solve: ({ parts: [n, d] }) => gcd(n, d),
    ask: ({ parts }) => ({
      en: prose`What is the greatest number that divides both the numerator and the denominator of ${over(...parts)} with no remainder?`,
      es: prose`¿Cuál es el mayor número que divide sin residuo tanto al numerador como al denominador de ${over(...parts)}?`,
    }),
    solution: ({ parts: [n, d] }) => [
      factorsListed(n),
      factorsListed(d),
      explainedBy(expr(gcd(n, d)), {
        en: line`This is the greatest number in both lists.`,
        es: line`Este es el mayor número que está en las dos listas.`,
      }),
    ],
    // It divides both, and what is left has no common factor.
    check(printed, answer) {
      const [n, d] = printedParts(printed)
      const k = exact(answer).toNumber()
      return k > 0 && Number.isInteger(n / k) && Number.isInteger(d / k) && isLowest([n / k, d / k])
    },
  }),
  hundredStory: form(
    partStory(
      'medium',
      hundreds,
      HUNDREDTHS.filter(([n]) => n <= 80),
    ),
  ),
})
