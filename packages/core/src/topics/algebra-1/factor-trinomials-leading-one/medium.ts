import {
  equation,
  explainedBy,
  expr,
  type FormMaker,
  formulaChoice,
  join,
  line,
  name,
  people,
  prose,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { factorsFully } from '../../kit/polynomials/factored.ts'

import type { levels } from './levels.ts'
import { drawTrinomial, expanded, NEW_SIGNS, pairStep, product } from './trinomials.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  error: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: random => {
      const drawn = random.until(
        () => drawTrinomial(random, 9, random.evenly(NEW_SIGNS)),
        ({ m, n }) => Math.abs(m) !== 1 && Math.abs(n) !== 1 && n - m !== 1,
      )
      return { ...drawn, who: random.pick(people) }
    },
    answer: formulaChoice,
    solve: drawn => product(drawn),
    mistakes: ({ m, n }) => ({
      'one sign': product({ m: -m, n }),
      'the other sign': product({ m, n: -n }),
      'another pair': product({ m: m + 1, n: n - 1 }),
    }),
    ask: ({ m, n, who }) => {
      const wrong = equation(expanded({ m, n }), product({ m: -m, n: -n }))
      return {
        en: prose`${name(who)} writes ${wrong}. This is wrong. Which product is right?`,
        es: prose`${name(who)} escribe ${wrong}. Está mal. ¿Qué producto es el correcto?`,
      }
    },
    solution: ({ m, n }) => [
      step(equation(sum(-m, -n), -m - n), because.mistakeIs, {
        what: {
          en: line`the numbers have the product ${m * n}, but their sum is not ${m + n}`,
          es: line`los números tienen el producto ${m * n}, pero su suma no es ${m + n}`,
        },
      }),
      pairStep({ m, n }),
      explainedBy(product({ m, n }), {
        en: line`Write each number beside ${symbol('x')} in a factor.`,
        es: line`Escribe cada número junto a ${symbol('x')} en un factor.`,
      }),
    ],
    whyWrong: ({ m, n }) => {
      const of = (one: number, other: number) =>
        explainedBy(equation(join(one, other), one * other), {
          en: line`The product of the numbers must be ${m * n}.`,
          es: line`El producto de los números debe ser ${m * n}.`,
        })
      return { 'one sign': of(-m, n), 'the other sign': of(m, -n), 'another pair': of(m + 1, n - 1) }
    },
    check: (printed, answer) => factorsFully(expr(answer), printed.one('relation').left),
  }),
})
