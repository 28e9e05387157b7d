import {
  type Both,
  both,
  type Content,
  equation,
  expandedExpression,
  expr,
  type FormMaker,
  formulaChoice,
  name,
  people,
  prose,
} from '../../../author.ts'
import { agree, plus, polynomial } from '../../kit/polynomials/polynomial.ts'
import { disordered, drawPolynomial } from '../../kit/polynomials/polynomial-pairs.ts'
import type { levels } from './levels.ts'
import { combined, drawTwo } from './parts.ts'

const subtract = {
  en: prose`Subtract. Write the answer in standard form.`,
  es: prose`Resta. Escribe la respuesta en forma estándar.`,
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  subtract: form({
    levels: ['medium'],
    share: 3,
    instruction: subtract,
    draw(random) {
      const { p, q, result } = drawTwo(random, -1, true)
      return {
        printed: combined(random.chance(0.5) ? disordered(random, p) : polynomial(p), disordered(random, q), -1),
        result,
      }
    },
    answer: expandedExpression,
    solve: ({ result }) => polynomial(result),
    ask: ({ printed }) => both(printed),
    check: (printed, answer) => agree(answer, printed.one('sum')),
  }),

  error: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw(random) {
      const { p, q, result } = random.until(
        () => {
          const [p, q] = [drawPolynomial(random, 2, 8), drawPolynomial(random, 2, 7)]
          return { p, q, result: plus(p, q, -1) }
        },
        ({ p, q, result }) => result.every(c => c !== 0) && plus(p, q).every(c => c !== 0),
      )
      return { p, q, result, who: random.pick(people) }
    },
    answer: formulaChoice,
    solve: ({ result }) => polynomial(result),
    mistakes: ({ p, q, result }) => {
      const added = plus(p, q)
      // What the pupil of the stem wrote is known to be wrong: it is no choice.
      return {
        middleSignNotChanged: polynomial([result[0]!, added[1]!, result[2]!]),
        lastSignNotChanged: polynomial([added[0]!, result[1]!, result[2]!]),
        added: polynomial(added),
      }
    },
    ask({ p, q, who }): Both<Content> {
      const [first, second] = [polynomial(p), polynomial(q)]
      const added = plus(p, q)
      const wrong = equation(combined(first, second, -1), polynomial([added[0]!, added[1]!, p[2]! - q[2]!]))
      return {
        en: prose`${name(who)} writes ${wrong}. The minus sign was not distributed to every term. What is the correct difference?`,
        es: prose`${name(who)} escribe ${wrong}. El signo menos no se distribuyó a todos los términos. ¿Cuál es la diferencia correcta?`,
      }
    },
    check(printed, choice) {
      const { left } = printed.one('relation')
      return agree(expr(choice), left)
    },
  }),
})
