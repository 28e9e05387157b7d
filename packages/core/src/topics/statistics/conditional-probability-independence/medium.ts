import {
  apply,
  type Both,
  type Content,
  decimal,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  fractionInLowestTerms,
  gcd,
  join,
  line,
  m,
  over,
  paragraphOf,
  prose,
  Ratio,
  type Sentence,
  sentenceChoice,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  type Counts,
  countsIn,
  drawDependent,
  drawIndependent,
  given,
  instruction,
  productSteps,
  tableOf,
} from './parts.ts'
import { furtherContexts } from './two-way-contexts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  independent: form({
    levels: ['medium'],
    share: 2,
    lines: 4,
    draw: random => {
      const [context, isIndependent] = [random.evenly(furtherContexts), random.evenly([true, false])]
      const counts = random.until(
        () => (isIndependent ? drawIndependent(random) : drawDependent(random)),
        // Otherwise the two conditional probabilities are the same.
        ([[, b], [c]]) => b !== c,
      )
      return { context, counts }
    },
    answer: sentenceChoice,
    solve: ({ counts }) => verdicts(counts).right,
    mistakes: ({ counts }) => {
      const { right: _, ...wrong } = verdicts(counts)
      return wrong
    },
    solution: ({ context, counts }, { says }) => {
      const [[a, b], [c, d]] = counts
      const all = a + b + c + d
      return [
        explainedBy(reducing(given('B', 'A'), a, a + b), context.ofRow(a, a + b)),
        explainedBy(reducing(apply('P', symbol('B')), a + c, all), context.ofAll(a + c, all)),
        step(says, because.independentIfSame),
      ]
    },
    ask: ({ context, counts }): Both<Content> => {
      const [A, B] = [symbol('A'), symbol('B')]
      const [first, second] = [context.rows[0], context.columns[0]]
      const shown = tableOf(context, counts)
      const question = paragraphOf({
        en: [
          ...context.chosen.en,
          ...line` Let ${A} be the event “${first}” and ${B} the event “${second}.” Are ${A} and ${B} independent?`,
        ],
        es: [
          ...context.chosen.es,
          ...line` Sea ${A} el suceso “${first}” y ${B} el suceso “${second}”. ¿Son independientes ${A} y ${B}?`,
        ],
      })
      return { en: [shown, question.en], es: [shown, question.es] }
    },
    whyWrong: () => ({
      bothHappen: {
        en: line`It says only that both can happen.`,
        es: line`Dice solo que los dos pueden ocurrir.`,
      },
      wholeInstead: {
        en: line`${apply('P', m`A ∩ B`)} is not what is compared with ${apply('P', symbol('B'))}.`,
        es: line`${apply('P', m`A ∩ B`)} no se compara con ${apply('P', symbol('B'))}.`,
      },
      otherWay: {
        en: line`${given('A', 'B')} is not what is compared with ${given('B', 'A')}.`,
        es: line`${given('A', 'B')} no se compara con ${given('B', 'A')}.`,
      },
    }),
    // P(A and B) against P(A) P(B), in counts.
    check(printed, { key }) {
      const [[a, b], [c, d]] = countsIn(printed)
      return key === (a * (a + b + c + d) === (a + b) * (a + c) ? 'yes, same' : 'no, different')
    },
  }),

  fromIntersection: form({
    levels: ['medium'],
    instruction,
    draw: random => {
      const d = random.pick([8, 10, 12, 15, 20])
      const b = random.int(3, d - 1)
      return { pB: Ratio.of(b, d), pAB: Ratio.of(random.int(1, b - 1), d) }
    },
    answer: fractionInLowestTerms,
    solve: ({ pB, pAB }) => pAB.over(pB),
    solution: ({ pB, pAB }) => [
      step(equation(given('A', 'B'), over(apply('P', m`A ∩ B`), apply('P', symbol('B')))), because.writeFormula),
      step(divide(pAB, pB), because.substituteValues),
      ...productSteps(pAB, pB.power(-1), work => step(work, because.multiplyByReciprocal, { value: pB.power(-1) })),
    ],
    ask({ pB, pAB }) {
      const [known, whole, wanted] = [
        equation(apply('P', m`A ∩ B`), pAB),
        equation(apply('P', symbol('B')), pB),
        given('A', 'B'),
      ]
      return { en: prose`${known} and ${whole}. Find ${wanted}.`, es: prose`${known} y ${whole}. Halla ${wanted}.` }
    },
    check(printed, answer) {
      const [both, whole] = printed
        .all('relation')
        .filter(({ sign }) => sign === '=')
        .map(({ right }) => evaluate(right))
      return (
        both !== undefined &&
        whole !== undefined &&
        exact(answer).times(whole).equals(both) &&
        exact(answer).compare(1) < 0
      )
    },
  }),

  intersection: form({
    levels: ['medium'],
    instruction,
    draw: random => {
      const [c, d] = [random.pick([3, 4, 5, 8]), random.pick([3, 4, 5, 6, 10])]
      // Of equal numbers the square of one would do.
      return random.until(
        () => ({ pB: Ratio.of(random.coprimeTo(d), d), condition: Ratio.of(random.coprimeTo(c), c) }),
        ({ pB, condition }) => !pB.equals(condition),
      )
    },
    answer: fractionInLowestTerms,
    solve: ({ pB, condition }) => condition.times(pB),
    solution: ({ pB, condition }) => [
      step(equation(apply('P', m`A ∩ B`), join(given('A', 'B'), apply('P', symbol('B')))), because.use, {
        rule: { en: line`the multiplication rule`, es: line`la regla de la multiplicación` },
      }),
      ...productSteps(condition, pB, work => step(work, because.multiplyAcross)),
    ],
    ask({ pB, condition }) {
      const [known, whole, wanted] = [
        equation(given('A', 'B'), condition),
        equation(apply('P', symbol('B')), pB),
        apply('P', m`A ∩ B`),
      ]
      return { en: prose`${known} and ${whole}. Find ${wanted}.`, es: prose`${known} y ${whole}. Halla ${wanted}.` }
    },
    // Back from the intersection to the condition.
    check(printed, answer) {
      const [condition, whole] = printed
        .all('relation')
        .filter(({ sign }) => sign === '=')
        .map(({ right }) => evaluate(right))
      return condition !== undefined && whole !== undefined && exact(answer).over(whole).equals(condition)
    },
  }),

  independentFromProbabilities: form({
    levels: ['medium'],
    instruction: {
      en: prose`Are ${symbol('A')} and ${symbol('B')} independent?`,
      es: prose`¿Son independientes ${symbol('A')} y ${symbol('B')}?`,
    },
    lines: 2,
    draw: random => {
      const [a, b] = [random.int(2, 8), random.int(2, 8)]
      const isIndependent = random.evenly([true, false])
      // At least 0.05 away from the product, and possible for both events.
      const [least, most] = [Math.max(5, 10 * (a + b) - 100), 10 * Math.min(a, b) - 5]
      const others = [5, 10, -5, -10].map(step => a * b + step).filter(value => value >= least && value <= most)
      return { a, b, both: isIndependent ? a * b : random.pick(others) }
    },
    answer: sentenceChoice,
    solve: of => fromProbabilities(of).right,
    mistakes: of => {
      const { right: _, ...wrong } = fromProbabilities(of)
      return wrong
    },
    solution: ({ a, b, both: all }, { says }) => {
      const [A, B, together] = [apply('P', symbol('A')), apply('P', symbol('B')), apply('P', m`A ∩ B`)]
      return [
        explainedBy(
          equation(
            join(A, B),
            equation(join(decimal(Ratio.of(a, 10)), decimal(Ratio.of(b, 10))), decimal(Ratio.of(a * b, 100))),
          ),
          {
            en: line`Multiply ${A} by ${B}.`,
            es: line`Multiplica ${A} por ${B}.`,
          },
        ),
        explainedBy(equation(together, decimal(Ratio.of(all, 100))), {
          en: line`Compare the product with this.`,
          es: line`Compara el producto con esto.`,
        }),
        step(says, because.independentIfProduct),
      ]
    },
    ask({ a, b, both: all }) {
      const [first, second, third] = [
        equation(apply('P', symbol('A')), decimal(Ratio.of(a, 10))),
        equation(apply('P', symbol('B')), decimal(Ratio.of(b, 10))),
        equation(apply('P', m`A ∩ B`), decimal(Ratio.of(all, 100))),
      ]
      return { en: prose`${first}, ${second}, and ${third}.`, es: prose`${first}, ${second} y ${third}.` }
    },
    whyWrong: () => ({
      sumInstead: {
        en: line`The rule takes the product of the probabilities, not their sum.`,
        es: line`La regla toma el producto de las probabilidades, no la suma.`,
      },
      bothHappen: {
        en: line`It says only that both can happen.`,
        es: line`Dice solo que los dos pueden ocurrir.`,
      },
      less: {
        en: line`That is possible whether or not the events are independent.`,
        es: line`Eso es posible sean o no independientes los sucesos.`,
      },
    }),
    // P(A | B) against P(A).
    check(printed, { key }) {
      const [a, b, all] = printed.all('relation').map(({ right }) => evaluate(right))
      return !!a && !!b && !!all && key === (all.over(b).equals(a) ? 'yes, product' : 'no, product')
    },
  }),
})

/** A probability as counted, and in lowest terms where these differ. */
const reducing = (of: Expr, part: number, all: number): Expr =>
  gcd(part, all) > 1 ? equation(of, equation(over(part, all), Ratio.of(part, all))) : equation(of, over(part, all))

/** Decisions with their reason: two rates are compared, or what shows nothing. Two say yes, two say no. */
function verdicts([[a, b], [c, d]]: Counts): Readonly<
  Record<'right' | 'bothHappen' | 'wholeInstead' | 'otherWay', Sentence>
> {
  const [rate, whole, other] = [Ratio.of(a, a + b), Ratio.of(a + c, a + b + c + d), Ratio.of(a, a + c)]
  const [ofB, ofA] = [equation(given('B', 'A'), rate), equation(given('A', 'B'), other)]
  const all = equation(apply('P', symbol('B')), whole)
  const together = equation(apply('P', m`A ∩ B`), Ratio.of(a, a + b + c + d))
  const isIndependent = rate.equals(whole)
  return {
    right: isIndependent
      ? {
          key: 'yes, same',
          says: {
            en: prose`Yes, because ${ofB} and ${all} are equal.`,
            es: prose`Sí, porque ${ofB} y ${all} son iguales.`,
          },
        }
      : {
          key: 'no, different',
          says: {
            en: prose`No, because ${ofB} and ${all} are not equal.`,
            es: prose`No, porque ${ofB} y ${all} no son iguales.`,
          },
        },
    bothHappen: {
      key: 'yes, both',
      says: { en: prose`Yes, because ${together} is not 0.`, es: prose`Sí, porque ${together} no es 0.` },
    },
    wholeInstead: isIndependent
      ? {
          key: 'no, whole',
          says: {
            en: prose`No, because ${together} and ${all} are not equal.`,
            es: prose`No, porque ${together} y ${all} no son iguales.`,
          },
        }
      : {
          key: 'yes, less',
          says: {
            en: prose`Yes, because ${together} is less than ${all}.`,
            es: prose`Sí, porque ${together} es menor que ${all}.`,
          },
        },
    otherWay: {
      key: 'no, other way',
      says: {
        en: prose`No, because ${ofB} and ${ofA} are not equal.`,
        es: prose`No, porque ${ofB} y ${ofA} no son iguales.`,
      },
    },
  }
}

function fromProbabilities({ a, b, both: all }: { readonly a: number; readonly b: number; readonly both: number }) {
  const hundredths = (n: number) => decimal(Ratio.of(n, 100))
  const together = apply('P', m`A ∩ B`)
  const product = equation(join(apply('P', symbol('A')), apply('P', symbol('B'))), hundredths(a * b))
  const total = equation(sum(apply('P', symbol('A')), apply('P', symbol('B'))), hundredths(10 * (a + b)))
  const right: Sentence =
    a * b === all
      ? {
          key: 'yes, product',
          says: {
            en: prose`Yes, because ${product} equals ${together}.`,
            es: prose`Sí, porque ${product} es igual a ${together}.`,
          },
        }
      : {
          key: 'no, product',
          says: {
            en: prose`No, because ${product} does not equal ${together}.`,
            es: prose`No, porque ${product} no es igual a ${together}.`,
          },
        }
  return {
    right,
    sumInstead: {
      key: 'no, sum',
      says: {
        en: prose`No, because ${total} does not equal ${together}.`,
        es: prose`No, porque ${total} no es igual a ${together}.`,
      },
    },
    bothHappen: {
      key: 'yes, both',
      says: { en: prose`Yes, because ${together} is not 0.`, es: prose`Sí, porque ${together} no es 0.` },
    },
    less:
      a * b === all
        ? {
            key: 'no, less',
            says: {
              en: prose`No, because ${together} is less than ${apply('P', symbol('A'))}.`,
              es: prose`No, porque ${together} es menor que ${apply('P', symbol('A'))}.`,
            },
          }
        : {
            key: 'yes, less',
            says: {
              en: prose`Yes, because ${together} is less than ${apply('P', symbol('A'))}.`,
              es: prose`Sí, porque ${together} es menor que ${apply('P', symbol('A'))}.`,
            },
          },
  }
}
