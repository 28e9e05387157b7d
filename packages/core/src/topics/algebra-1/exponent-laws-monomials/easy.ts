import {
  both,
  type Expr,
  equation,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  itemOf,
  join,
  line,
  name,
  people,
  prose,
  simplifiedExpression,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { isSameAt, of, product, productSteps, simplest, written } from '../../kit/polynomials/monomials.ts'
import type { levels } from './levels.ts'
import { drawn } from './monomials.ts'
import { check, missing, NONZERO, wrongProduct, x, y } from './work.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  product: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: { en: prose`Simplify.`, es: prose`Simplifica.` },
    draw: (random, { products }) => drawn(random, { kinds: products }),
    answer: simplifiedExpression,
    solve: ({ answer }) => simplest(answer),
    ask: ({ printed }) => both(printed),
    solution: ({ steps }) => steps(),
    check,
  }),

  quotient: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: { en: prose`Simplify. No variable is 0.`, es: prose`Simplifica. Ninguna variable es 0.` },
    draw: (random, { quotients }) => drawn(random, { kinds: quotients }),
    answer: simplifiedExpression,
    solve: ({ answer }) => simplest(answer),
    ask: ({ printed }) => both(printed),
    solution: ({ steps }) => steps(),
    check,
  }),

  missing: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`Find the missing exponent.`, es: prose`Halla el exponente que falta.` },
    draw: (random, level) => missing[random.evenly<keyof typeof missing>(level.missing)](random),
    answer: integer,
    solve: ({ gap }) => gap,
    ask: ({ shown }) =>
      shown.kind === 'relation' && shown.left.kind === 'quotient'
        ? { en: [NONZERO.en, shown], es: [NONZERO.es, shown] }
        : both(shown),
    solution: ({ steps }) => steps(),
    check(printed, answer) {
      const complete = filled(printed.one('relation'), answer)
      return complete.kind === 'relation' && isSameAt(complete.left, complete.right)
    },
  }),

  productError: form({
    levels: ['easy'],
    kind: 'find-mistake',
    draw(random) {
      const draw = () => of(random.int(3, 9), random.int(3, 6), random.int(3, 6))
      return { a: draw(), b: draw(), who: random.pick(people) }
    },
    answer: formulaChoice,
    solve: ({ a, b }) => written(product(a, b)),
    mistakes: ({ a, b }) => {
      const { c, e } = product(a, b)
      const multiplied = (i: number) => itemOf(a.e, i) * itemOf(b.e, i)
      return {
        coefficientsAdded: written({ c: a.c.plus(b.c), e }),
        firstExponentsMultiplied: written({ c, e: e.with(0, multiplied(0)) }),
        lastExponentsMultiplied: written({ c, e: e.with(1, multiplied(1)) }),
      }
    },
    ask({ a, b, who }) {
      const said = wrongProduct(a, b)
      return {
        en: prose`${name(who)} writes ${said}. This is wrong. What is the correct product?`,
        es: prose`${name(who)} escribe ${said}. Está mal. ¿Cuál es el producto correcto?`,
      }
    },
    solution: ({ a, b }) => [
      step(wrongProduct(a, b, '≠'), because.mistakeIs, {
        what: {
          en: line`the exponents were multiplied, not added`,
          es: line`se multiplicaron los exponentes en vez de sumarlos`,
        },
      }),
      ...productSteps(a, b),
    ],
    whyWrong: ({ a, b }) => {
      const multiplied = (i: number, letter: Expr) => ({
        en: line`The exponents of ${letter} were multiplied; ${equation(sum(itemOf(a.e, i), itemOf(b.e, i)), itemOf(a.e, i) + itemOf(b.e, i))}.`,
        es: line`Se multiplicaron los exponentes de ${letter}; ${equation(sum(itemOf(a.e, i), itemOf(b.e, i)), itemOf(a.e, i) + itemOf(b.e, i))}.`,
      })
      return {
        coefficientsAdded: {
          en: line`The coefficients were added; ${equation(join(a.c, b.c), a.c.times(b.c))}.`,
          es: line`Se sumaron los coeficientes; ${equation(join(a.c, b.c), a.c.times(b.c))}.`,
        },
        firstExponentsMultiplied: multiplied(0, x),
        lastExponentsMultiplied: multiplied(1, y),
      }
    },
    check: (printed, choice) => isSameAt(printed.one('relation').left, expr(choice)),
  }),
})
