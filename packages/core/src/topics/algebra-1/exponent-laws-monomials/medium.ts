import { simplifiedExpression } from '../../../answer/expression.ts'
import { integer } from '../../../answer/number.ts'
import { both, prose } from '../../../content.ts'
import { blank, bracketed, equation, join, over, power, symbol } from '../../../math/build.ts'
import type { FormMaker } from '../../../topic.ts'
import { filled } from '../../common/filled.ts'
import type { levels } from './levels.ts'
import { isPositive, isSameAt, of, quotient, signedExponents, simplest, written } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  noNegatives: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write without negative exponents. No variable is 0.`,
      es: prose`Escribe sin exponentes negativos. Ninguna variable es 0.`,
    },
    lines: 2,
    draw(random) {
      const [c, d] = [random.int(2, 9), random.int(2, 9)]
      const [above, below] = [signedExponents(random, 7), [0, -random.int(1, 6)]]
      return random.chance(0.5)
        ? { printed: written(of(c, ...above)), answer: of(c, ...above) }
        : {
            printed: over(written(of(c, above[0]!, 0)), written(of(d, ...below))),
            answer: quotient(of(c, above[0]!, 0), of(d, ...below)),
          }
    },
    answer: simplifiedExpression,
    solve: ({ answer }) => simplest(answer),
    ask: ({ printed }) => both(printed),
    check: (printed, answer) => isPositive(answer) && isSameAt(printed.maths[0]!, answer),
  }),

  missing: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Write the missing exponent.`,
      es: prose`Escribe el exponente que falta.`,
    },
    lines: 2,
    draw(random, { isEasy }: { readonly isEasy: boolean }) {
      const way = random.evenly(
        isEasy ? (['product', 'quotient'] as const) : (['product', 'power', 'quotient'] as const),
      )
      const [a, n] = [random.int(2, isEasy ? 6 : 9), random.int(2, 4)]
      // At the easy level no negative exponent arises.
      const gap = way === 'power' ? random.int(2, 6) : random.int(isEasy && way === 'quotient' ? a + 1 : 2, 9)
      return { way, a, n, gap, c: random.int(2, 4) }
    },
    answer: integer,
    solve: ({ gap }) => gap,
    ask({ way, a, n, gap, c }) {
      const [x, y] = [symbol('x'), symbol('y')]
      const unknown = power(x, blank(2))
      switch (way) {
        case 'product':
          return both(
            equation(
              join(bracketed(join(c, power(x, a), y)), bracketed(join(unknown, power(y, n)))),
              join(c, power(x, a + gap), power(y, n + 1)),
            ),
          )
        case 'power':
          return both(equation(power(bracketed(join(c, unknown, y)), n), join(c ** n, power(x, gap * n), power(y, n))))
        case 'quotient':
          return both(equation(over(join(unknown, power(y, n + 1)), join(power(x, a), y)), simplest(of(1, gap - a, n))))
      }
    },
    // Puts it into the blank and tries numbers.
    check(printed, answer) {
      const filledIn = filled(printed.one('relation'), answer)
      return filledIn.kind === 'relation' && isSameAt(filledIn.left, filledIn.right)
    },
  }),
})
