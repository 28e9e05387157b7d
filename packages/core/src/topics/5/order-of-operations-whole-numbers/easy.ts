import {
  blank,
  both,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  formulaChoice,
  integer,
  itemOf,
  line,
  orderOfOperations,
  partsOf,
  prose,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { draw, drawAsked } from './parts.ts'

/** Products and quotients, wherever they stand. */
const productsIn = (of: Expr): readonly Expr[] =>
  of.kind === 'product' || of.kind === 'quotient' ? [of] : partsOf(of).flatMap(productsIn)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  evaluate: form({
    share: 3,
    instruction: { en: prose`Evaluate.`, es: prose`Calcula.` },
    draw,
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ of }) => both(equation(of, blank(3))),
    solution: ({ of }) => orderOfOperations(of),
    check: (printed, answer) => evaluate(printed.one('relation').left).equals(exact(answer)),
  }),

  firstStep: form({
    instruction: { en: prose`Which operation comes first?`, es: prose`¿Qué operación se hace primero?` },
    levels: ['easy'],
    draw: drawAsked,
    answer: formulaChoice,
    solve: ({ first }) => first,
    mistakes: ({ later }) => ({
      leftToRight: itemOf(later, 0),
      takesTheNext: itemOf(later, 1),
      skipsOne: itemOf(later, 2),
    }),
    ask: ({ of }) => both(of),
    solution({ first }) {
      const isDivision = first.kind === 'quotient'
      return [
        explainedBy(equation(first, evaluate(first)), {
          en: isDivision
            ? line`Division comes before addition and subtraction, wherever it stands.`
            : line`Multiplication comes before addition and subtraction, wherever it stands.`,
          es: isDivision
            ? line`La división va antes de la suma y la resta, esté donde esté.`
            : line`La multiplicación va antes de la suma y la resta, esté donde esté.`,
        }),
        explainedBy(first, {
          en: line`This operation comes first.`,
          es: line`Esta operación se hace primero.`,
        }),
      ]
    },
    whyWrong({ first }) {
      const later =
        first.kind === 'quotient'
          ? {
              en: line`Addition and subtraction come after the division.`,
              es: line`La suma y la resta van después de la división.`,
            }
          : {
              en: line`Addition and subtraction come after the multiplication.`,
              es: line`La suma y la resta van después de la multiplicación.`,
            }
      return { leftToRight: later, takesTheNext: later, skipsOne: later }
    },
    // The only product or quotient of the printed expression.
    check(printed, answer) {
      const products = printed.maths.flatMap(of => productsIn(of))
      return products.length === 1 && JSON.stringify(products[0]) === JSON.stringify(answer)
    },
  }),
})
