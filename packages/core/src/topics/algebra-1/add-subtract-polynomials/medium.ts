import {
  both,
  combinePolynomials,
  equation,
  expandedExpression,
  expr,
  type FormMaker,
  formulaChoice,
  itemOf,
  line,
  name,
  people,
  prose,
  relation,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { agree, type Coefficients, plus, polynomial } from '../../kit/polynomials/polynomial.ts'
import type { levels } from './levels.ts'
import { combined, drawTrinomials, drawTwo, signed, termsOf, writtenTerms } from './parts.ts'

/** The difference of a pupil who changes only the sign of the first term. */
function firstSignOnly({
  p,
  q,
  result,
}: {
  readonly p: Coefficients
  readonly q: Coefficients
  readonly result: Coefficients
}) {
  return polynomial(plus(p, q).with(2, itemOf(result, 2)))
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  subtract: form({
    levels: ['medium'],
    share: 3,
    instruction: {
      en: prose`Subtract. Write the answer in standard form.`,
      es: prose`Resta. Escribe la respuesta en forma estándar.`,
    },
    draw(random) {
      const { p, q, result } = drawTwo(random, -1, true)
      const first = random.evenly([true, false]) ? random.shuffle(termsOf(p)) : termsOf(p)
      return { first, second: random.shuffle(termsOf(q)), result }
    },
    answer: expandedExpression,
    solve: ({ result }) => polynomial(result),
    ask: ({ first, second }) => both(combined(writtenTerms(first), writtenTerms(second), -1)),
    solution: ({ first, second }) => combinePolynomials({ sign: 1, terms: first }, { sign: -1, terms: second }),
    check: (printed, answer) => agree(answer, printed.one('sum')),
  }),
  error: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw(random) {
      const drawn = random.until(
        () => drawTrinomials(random, -1),
        ({ p, q }) => plus(p, q).every(c => c !== 0),
      )
      return { ...drawn, who: random.pick(people) }
    },
    answer: formulaChoice,
    solve: ({ result }) => polynomial(result),
    mistakes: ({ p, q, result }) => {
      const added = plus(p, q)
      // What the pupil of the stem wrote is known to be wrong: it is no choice.
      return {
        middleSignNotChanged: polynomial(result.with(1, itemOf(added, 1))),
        lastSignNotChanged: polynomial(result.with(0, itemOf(added, 0))),
        added: polynomial(added),
      }
    },
    ask(facts) {
      const wrong = equation(combined(polynomial(facts.p), polynomial(facts.q), -1), firstSignOnly(facts))
      return {
        en: prose`${name(facts.who)} writes ${wrong}. This is wrong. What is the correct difference?`,
        es: prose`${name(facts.who)} escribe ${wrong}. Está mal. ¿Cuál es la diferencia correcta?`,
      }
    },
    solution: facts => [
      step(
        relation(combined(polynomial(facts.p), polynomial(facts.q), -1), '≠', firstSignOnly(facts)),
        because.mistakeIs,
        {
          what: {
            en: line`the minus sign changed only the first term of ${polynomial(facts.q)}`,
            es: line`el signo menos cambió solo el primer término de ${polynomial(facts.q)}`,
          },
        },
      ),
      ...combinePolynomials(signed(1, facts.p), signed(-1, facts.q)),
    ],
    whyWrong: ({ q }) => {
      const kept = (at: 0 | 1) => {
        const term = polynomial(q.map((c, i) => (i === at ? c : 0)))
        return { en: line`The sign of ${term} was not changed.`, es: line`No se cambió el signo de ${term}.` }
      }
      return {
        middleSignNotChanged: kept(1),
        lastSignNotChanged: kept(0),
        added: {
          en: line`The second polynomial was added, not subtracted.`,
          es: line`El segundo polinomio se sumó, no se restó.`,
        },
      }
    },
    check: (printed, choice) => agree(expr(choice), printed.one('relation').left),
  }),
})
