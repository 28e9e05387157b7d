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
  tupleOf,
  type WhyWrong,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { draw, drawAsked } from './parts.ts'

/** Products and quotients, wherever they stand. */
const productsIn = (of: Expr): readonly Expr[] =>
  of.kind === 'product' || of.kind === 'quotient' ? [of] : partsOf(of).flatMap(productsIn)

const numbersIn = (of: Expr): readonly number[] => (of.kind === 'number' ? [of.n] : partsOf(of).flatMap(numbersIn))

/** Why this sum or difference does not come before the product or quotient: they share a number, or its two do not meet. */
function tooEarly(of: Expr, first: Expr, other: Expr): WhyWrong {
  const [all, [one, next]] = [numbersIn(of), tupleOf(numbersIn(other), 2)]
  const at = all.findIndex((number, i) => number === one && all[i + 1] === next)
  if (at < 0)
    return {
      en: line`${one} and ${next} do not stand side by side.`,
      es: line`${one} y ${next} no están uno al lado del otro.`,
    }
  const shared = at === 0 ? next : one
  return first.kind === 'quotient'
    ? {
        en: line`${shared} belongs to ${first}: divide first.`,
        es: line`${shared} es parte de ${first}: primero divide.`,
      }
    : {
        en: line`${shared} belongs to ${first}: multiply first.`,
        es: line`${shared} es parte de ${first}: primero multiplica.`,
      }
}

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
    whyWrong({ of, first, later }) {
      const why = (place: number) => tooEarly(of, first, itemOf(later, place))
      return { leftToRight: why(0), takesTheNext: why(1), skipsOne: why(2) }
    },
    // The only product or quotient of the printed expression.
    check(printed, answer) {
      const products = printed.maths.flatMap(of => productsIn(of))
      return products.length === 1 && JSON.stringify(products[0]) === JSON.stringify(answer)
    },
  }),
})
