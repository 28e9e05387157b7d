import {
  answerStep,
  approximate,
  both,
  chainRule,
  derivative,
  derivativeOf,
  type Expr,
  equation,
  exact,
  explained,
  expression,
  type FormMaker,
  itemOf,
  join,
  line,
  m,
  productRule,
  prose,
  rational,
  sentenceChoice,
  statements,
  step,
  substitute,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  SETTINGS,
  sentenceOf,
  tellsTheRate,
  toldBy,
  whatItTells,
  whyNotTheRate,
} from '../../kit/functions/changing-quantity.ts'
import { isDerivative, near, slopeOf } from '../../kit/functions/functions.ts'
import { atPlace, ROOT_RATES } from './at-places.ts'
import { drawProduct } from './composites.ts'
import type { levels } from './levels.ts'
import { instruction, x } from './parts.ts'

/** The derivative of c√(at² + b) by t. */
const rateOfRoot = (c: number, a: number, b: number): Expr => m`{${c * a}t}/√{${b} + ${a}t^2}`

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
  whatTheRateTells: form({
    levels: ['medium'],
    draw: random => {
      const setting = random.evenly(SETTINGS)
      return { setting, ...random.pick(ROOT_RATES.filter(({ rate }) => Math.abs(rate) <= setting.fastest)) }
    },
    answer: sentenceChoice,
    solve: ({ setting, at, rate }) => toldBy(setting, at, 'rate', rate),
    mistakes: ({ setting, at, rate }) => ({
      directionTurned: toldBy(setting, at, 'rate', -rate),
      rateForValue: toldBy(setting, at, 'value', Math.abs(rate)),
      rateForChange: toldBy(setting, at, 'change', rate),
    }),
    ask: ({ setting, at, c, a, b }) => whatItTells(setting, m`${c}√{${b} + ${a}t^2}`, at),
    solution({ setting, at, c, a, b, s, rate }) {
      const slope = rateOfRoot(c, a, b)
      return [
        step(statements(m`u = ${b} + ${a}t^2`, m`f = ${c}√u`), because.nameInnerFunction),
        step(
          statements(equation(derivative('f', 'u'), m`${c}/{2√u}`), equation(derivative('u', 't'), m`${2 * a}t`)),
          because.differentiateOuterAndInner,
          { letter: m`t` },
        ),
        step(equation(derivative('f', 't'), join(m`${2 * a}t`, m`${c}/{2√u}`)), because.multiplyDerivatives),
        explained(
          equation(m`f'(t)`, slope),
          line`Write ${m`u`} in terms of ${m`t`} and simplify.`,
          line`Escribe ${m`u`} en términos de ${m`t`} y simplifica.`,
        ),
        step(m`f'(${at}) = {${c * a}(${at})}/√{${b} + ${a}(${at})^2} = ${c * a * at}/${s}`, because.substitute, {
          value: at,
          letter: m`t`,
        }),
        answerStep(equation(m`f'(${at})`, rate), sentenceOf(setting, at, 'rate', rate)),
      ]
    },
    whyWrong: ({ at, rate }) => whyNotTheRate(m`f'(${at})`, rate),
    check: (printed, { key }) => tellsTheRate(printed, key),
  }),
})
