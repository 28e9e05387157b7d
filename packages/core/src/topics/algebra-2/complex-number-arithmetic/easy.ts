import {
  approximate,
  both,
  complex,
  complexExpr,
  complexNumber,
  type Expr,
  evaluate,
  type FormMaker,
  isNear,
  join,
  minus,
  minusComplex,
  plusComplex,
  power,
  prose,
  root,
  rootOf,
  simplifiedExpression,
  sum,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { compute, drawComplex, i, isValue, written } from './parts.ts'

const inTermsOfI = {
  en: prose`Write in terms of ${i} in simplest form.`,
  es: prose`Escribe en términos de ${i} en su forma más simple.`,
}

/** √8 times i: 2i√2, with i before the root. */
function imaginaryRoot(n: number): Expr {
  const { q, k } = rootOf(n)
  if (k === 1) return complexExpr(complex(0, q))
  return q.equals(1) ? join(i, root(k)) : join(q, i, root(k))
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  addSubtract: form({
    levels: ['easy'],
    share: 2,
    instruction: compute,
    draw: random => ({ a: drawComplex(random, 12), b: drawComplex(random, 12), isSum: random.evenly([true, false]) }),
    answer: complexNumber,
    solve: ({ a, b, isSum }) => (isSum ? plusComplex(a, b) : minusComplex(a, b)),
    ask: ({ a, b, isSum }) => both(isSum ? sum(written(a), written(b)) : minus(written(a), written(b))),
    check: isValue,
  }),

  imaginaryRoot: form({
    levels: ['easy'],
    instruction: inTermsOfI,
    lines: 1,
    draw: random => {
      const kind = random.evenly(['square', 'partly', 'partly'])
      if (kind === 'square') return { n: random.int(2, 14) ** 2 }
      return {
        n: random.until(
          () => random.int(2, 6) ** 2 * random.pick([2, 3, 5, 6, 7]),
          n => n <= 200,
        ),
      }
    },
    answer: simplifiedExpression,
    solve: ({ n }) => imaginaryRoot(n),
    ask: ({ n }) => both(root(-n)),
    // The square of the answer is the printed number, with i² taken as −1.
    check(printed, answer) {
      const size = approximate(answer, { i: 1 })
      return (
        approximate(answer, { i: 0 }) === 0 &&
        size > 0 &&
        isNear(-(size ** 2), evaluate(printed.one('root').of).toNumber())
      )
    },
  }),

  powerOfI: form({
    levels: ['easy'],
    instruction: { en: prose`Evaluate the power of ${i}.`, es: prose`Evalúa la potencia de ${i}.` },
    lines: 1,
    draw: random => ({ n: 4 * random.int(1, 24) + random.evenly([0, 1, 2, 3]) }),
    answer: complexNumber,
    solve: ({ n }) => [complex(1), complex(0, 1), complex(-1), complex(0, -1)][n % 4] ?? complex(0),
    ask: ({ n }) => both(power(i, n)),
    check: isValue,
  }),
})
