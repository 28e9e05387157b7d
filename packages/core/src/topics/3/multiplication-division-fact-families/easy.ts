import {
  blank,
  both,
  divide,
  type Expr,
  equation,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  integer,
  isTrue,
  itemOf,
  line,
  list,
  minus,
  numberBond,
  numberList,
  prose,
  quotientFact,
  step,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { areFamily, numbersIn } from '../../kit/facts/family.ts'
import type { levels } from './levels.ts'
import { draw, type Family, factsOf, familySteps } from './parts.ts'

/** Which number of each fact is hidden: the first, the second, or the last. */
const HIDDEN = [
  [1, 2, 1, 0],
  [2, 0, 0, 1],
  [0, 1, 2, 1],
  [1, 0, 0, 2],
] as const

type Hidden = (typeof HIDDEN)[number]

/** The four facts, each with one of its numbers hidden. */
function gapsOf(
  { a, b, product }: Family,
  hidden: Hidden,
): readonly { readonly gap: Expr; readonly missing: number }[] {
  const numbers = [
    [a, b, product],
    [b, a, product],
    [product, a, b],
    [product, b, a],
  ] as const
  return numbers.map((known, i) => {
    const place = itemOf(hidden, i)
    const shown = known.map((number, at): Value => (at === place ? blank(2) : number))
    const [first, second, last] = tupleOf(shown, 3)
    return {
      gap: equation(i < 2 ? times(first, second) : divide(first, second), last),
      missing: itemOf(known, place),
    }
  })
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  oneBlankEach: form({
    levels: ['easy'],
    share: 3,
    lines: 0,
    instruction: { en: prose`Write the missing numbers.`, es: prose`Escribe los números que faltan.` },
    draw: (random, level) => ({ hidden: random.evenly(HIDDEN), ...draw(0)(random, level) }),
    answer: numberList,
    solve: ({ hidden, ...family }) => gapsOf(family, hidden).map(({ missing }) => missing),
    ask: ({ hidden, ...family }) =>
      both(
        figure(
          numberBond(
            family.product,
            [family.a, family.b],
            'house',
            gapsOf(family, hidden).map(({ gap }) => gap),
          ),
        ),
      ),
    solution: ({ hidden, ...family }) => [
      ...familySteps(family),
      step(list(...gapsOf(family, hidden).map(({ missing }) => missing)), because.writeTheMissingNumbers),
    ],
    check(printed, answers) {
      const { equations } = printed.figure('number-bond')
      const facts = equations.map((gap, i) => filled(gap, itemOf(answers, i)))
      return answers.length === equations.length && facts.every(fact => isTrue(fact))
    },
  }),
  thinkMultiplication: form({
    levels: ['easy'],
    share: 2,
    instruction: missingNumber,
    lines: 0,
    draw: draw(5),
    answer: integer,
    solve: ({ b }) => b,
    ask({ a, product }) {
      const [quotient, helper] = [divide(product, a), equation(times(a, blank(2)), product)]
      return {
        en: prose`To find ${quotient}, think of ${helper}.`,
        es: prose`Para hallar ${quotient}, piensa en ${helper}.`,
      }
    },
    solution: ({ a, product }) => quotientFact(product, a),
    check: fitsTheGap,
  }),
  whichBelongs: form({
    levels: ['easy'],
    share: 2,
    draw: (random, level) => ({
      ...random.until(
        () => draw(9)(random, level),
        ({ a, b }) => Math.abs(a - b) > 1 && a !== 2 * b && b !== 2 * a,
      ),
      isByFirst: random.evenly([true, false]),
    }),
    answer: formulaChoice,
    solve: ({ isByFirst, ...family }) => itemOf(factsOf(family), isByFirst ? 2 : 3),
    mistakes: ({ a, b, product }): Record<string, Value> => ({
      subtractsAFactor: equation(minus(product, a), product - a),
      subtractsTheFactors: equation(minus(Math.max(a, b), Math.min(a, b)), Math.abs(a - b)),
      takesTheFactorTwice: equation(divide(2 * product, a), 2 * b),
    }),
    ask: ({ a, b, product }) => {
      const fact = equation(times(a, b), product)
      return {
        en: prose`Which fact is in the same family as ${fact}?`,
        es: prose`¿Qué operación es de la misma familia que ${fact}?`,
      }
    },
    solution: ({ isByFirst: _, ...family }, answer) => [
      ...familySteps(family),
      explained(expr(answer), line`This is one of the four facts.`, line`Esta es una de las cuatro operaciones.`),
    ],
    whyWrong({ product }) {
      return {
        subtractsAFactor: {
          en: line`It takes a factor away from the product. The facts of this family multiply or divide.`,
          es: line`Resta un factor del producto. Las operaciones de esta familia multiplican o dividen.`,
        },
        subtractsTheFactors: {
          en: line`It subtracts one factor from the other. The facts of this family multiply or divide.`,
          es: line`Resta un factor del otro. Las operaciones de esta familia multiplican o dividen.`,
        },
        takesTheFactorTwice: {
          en: line`It divides ${2 * product}. The product of this family is ${product}.`,
          es: line`Divide ${2 * product}. El producto de esta familia es ${product}.`,
        },
      }
    },
    check: (printed, answer) => areFamily([expr(answer)], numbersIn(printed.one('relation')), 1),
  }),
  turnAround: form({
    levels: ['easy'],
    instruction: missingNumber,
    draw: (random, level) => ({ ...draw(13)(random, level), isLast: random.evenly([true, false]) }),
    answer: integer,
    solve: ({ a, b, isLast }) => (isLast ? a : b),
    ask: ({ a, b, isLast }) => both(equation(times(a, b), isLast ? times(b, blank(2)) : times(blank(2), a))),
    solution: ({ a, b }) => [
      explained(
        list(a, b),
        line`Both sides must have the factors ${a} and ${b}.`,
        line`Los dos lados deben tener los factores ${a} y ${b}.`,
      ),
      step(equation(times(a, b), times(b, a)), because.turnFactorsAround),
    ],
    check: fitsTheGap,
  }),
})
