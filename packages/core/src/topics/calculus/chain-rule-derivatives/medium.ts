import {
  approximate,
  both,
  chainRule,
  derivativeOf,
  equation,
  exact,
  expression,
  type FormMaker,
  itemOf,
  line,
  m,
  productRule,
  prose,
  rational,
  step,
  substitute,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isDerivative, near, slopeOf } from '../../kit/functions/functions.ts'
import { atPlace } from './at-places.ts'
import { drawProduct } from './composites.ts'
import type { levels } from './levels.ts'
import { instruction, x } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  product: form({
    levels: ['medium'],
    share: 2,
    instruction,
    draw: drawProduct,
    answer: expression,
    solve: ({ slope }) => slope,
    ask: ({ of }) => both(equation(m`f(x)`, of)),
    solution: ({ front, composition }, slope) => [
      step(equation(derivativeOf(composition.of, 'x'), composition.slope), because.use, {
        rule: {
          en: line`the chain rule on the second factor`,
          es: line`la regla de la cadena en el segundo factor`,
        },
      }),
      ...productRule(front, composition, slope),
    ],
    check: (printed, answer) => isDerivative(printed.one('relation').right, answer),
  }),
  slopeAt: form({
    levels: ['medium'],
    share: 2,
    draw: (random, level) => atPlace[random.evenly<keyof typeof atPlace>(level.atPlace)](random),
    answer: rational,
    solve: ({ value }) => value,
    ask: ({ of, at }) => ({
      en: prose`Find ${m`f'(${at})`} for ${equation(m`f(x)`, of)}.`,
      es: prose`Halla ${m`f'(${at})`} para ${equation(m`f(x)`, of)}.`,
    }),
    solution: ({ inner, outer, slope, at }, value) => [
      ...chainRule(inner, outer, slope),
      step(equation(equation(m`f'(${at})`, substitute(slope, { x: at })), value), because.substitute, {
        value: at,
        letter: x,
      }),
    ],
    check(printed, answer) {
      const at = approximate(itemOf(printed.one('apply').to, 0))
      return near(slopeOf(printed.one('relation').right, at), exact(answer).toNumber(), 1e-5)
    },
  }),
})
