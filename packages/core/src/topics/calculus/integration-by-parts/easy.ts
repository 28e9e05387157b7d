import {
  antiderivative,
  approximate,
  blank,
  both,
  derivative,
  differentiate,
  type Expr,
  equation,
  explained,
  expr,
  expressionList,
  type FormMaker,
  formulaChoice,
  holds,
  integral,
  join,
  line,
  m,
  minus,
  type Printed,
  prose,
  type Random,
  Ratio,
  statements,
  step,
  steps,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { integrals } from './integrals.ts'
import type { levels } from './levels.ts'
import { agree, drawFirstParts, givenParts, isBare, near, POINTS, solved } from './parts.ts'

const draw = (random: Random, level: { readonly kinds: readonly (keyof typeof integrals)[] }) =>
  integrals[random.evenly(level.kinds)](random)

const isAntiderivative = (printed: Printed, answer: Expr) =>
  holds(answer, part => part.kind === 'symbol' && part.name === 'C') &&
  agree(differentiate(answer, 'x'), printed.one('integral').of)

const instruction = {
  en: prose`Integrate by parts.`,
  es: prose`Integra por partes.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  integrate: form({
    share: 3,
    instruction,
    draw,
    answer: antiderivative('x'),
    solve: ({ result }) => m`${result} + C`,
    ask: ({ integrand }) => both(m`∫ ${integrand} dx`),
    solution: solved,
    check: isAntiderivative,
  }),

  chooseParts: form({
    levels: ['easy'],
    instruction: {
      en: prose`Choose ${m`u`} so that integration by parts works.`,
      es: prose`Elige ${m`u`} de modo que la integración por partes funcione.`,
    },
    draw: random => ({
      a: random.int(2, 9),
      ...random.pick([
        { outer: m`e^x`, v: m`e^x` },
        { outer: m`sin x`, v: m`-cos x` },
        { outer: m`cos x`, v: m`sin x` },
      ]),
    }),
    answer: formulaChoice,
    solve: ({ a }) => m`u = ${a}x`,
    mistakes: ({ a, outer }) => ({
      swapped: m`u = ${outer}`,
      wholeIntegrand: m`u = ${a}x ${outer}`,
      constantOnly: m`u = ${a}`,
    }),
    ask: ({ a, outer }) => both(m`∫ ${a}x ${outer} dx`),
    solution: ({ a, outer, v }, right) => [
      explained(
        statements(equation(derivative('v', 'x'), outer), equation(symbol('v'), v)),
        line`The factor ${outer} is easy to integrate.`,
        line`El factor ${outer} es fácil de integrar.`,
      ),
      step(statements(expr(right), equation(derivative('u', 'x'), a)), because.derivativeIsConstant, { u: right }),
    ],
    whyWrong: ({ a, outer }) => {
      const [byX, ofV] = [derivative('v', 'x'), symbol('v')]
      return {
        swapped: explained(
          statements(equation(byX, m`${a}x`), equation(ofV, m`${Ratio.of(a, 2)}x^2`)),
          line`The new integral has ${m`x^2`}, which is harder.`,
          line`La nueva integral tiene ${m`x^2`}, y es más difícil.`,
        ),
        wholeIntegrand: explained(
          statements(equation(byX, 1), equation(ofV, m`x`)),
          line`The derivative of ${symbol('u')} has two terms, and ${ofV} brings in another factor ${m`x`}.`,
          line`La derivada de ${symbol('u')} tiene dos términos, y ${ofV} agrega otro factor ${m`x`}.`,
        ),
        constantOnly: explained(
          equation(byX, m`x ${outer}`),
          line`To find ${ofV}, you would need the given integral itself.`,
          line`Para hallar ${ofV} haría falta la misma integral dada.`,
        ),
      }
    },
    // The right u becomes a constant when it is differentiated, and divides the integrand without rest.
    check(printed, answer) {
      const chosen = expr(answer)
      if (chosen.kind !== 'relation') return false
      const slope = differentiate(chosen.right, 'x')
      const ratio = (x: number) => approximate(printed.one('integral').of, { x }) / approximate(chosen.right, { x })
      const isOuter = [Math.exp, Math.sin, Math.cos].some(f => POINTS.every(x => near(ratio(x), f(x))))
      return isOuter && POINTS.every(x => near(approximate(slope, { x }), approximate(slope, { x: 1 })))
    },
  }),

  workedExample: form({
    levels: ['easy'],
    lines: 0,
    wide: true,
    draw: drawFirstParts,
    answer: expressionList,
    solve: ({ du, v, result }) => [du, v, result],
    ask: ({ u, dv, integrand }) => {
      const [du_, v_] = [blank(3), blank(3)]
      const whole = integral(integrand, 'x')
      const next = equation(whole, minus(m`u v`, integral(join(symbol('v'), derivative('u', 'x')), 'x')))
      const lines = steps(
        line`${equation(symbol('u'), u)}, ${equation(derivative('v', 'x'), dv)}`,
        line`${equation(derivative('u', 'x'), du_)}, ${equation(symbol('v'), v_)}`,
        line`${next}`,
        line`${equation(whole, sum(blank(5), symbol('C')))}`,
      )
      return {
        en: [prose`Fill in the blanks, in order.`, lines],
        es: [prose`Completa los espacios en blanco, en orden.`, lines],
      }
    },
    solution: of => givenParts(of),
    check(printed, [du, v, result]) {
      const [u, dv] = printed.all('relation').map(({ right }) => right)
      if (!u || !dv || !du || !v || !result) return false
      return (
        agree(differentiate(u, 'x'), du) &&
        agree(differentiate(v, 'x'), dv) &&
        isBare(v, dv) &&
        agree(differentiate(result, 'x'), printed.one('integral').of) &&
        isBare(minus(result, join(u, v)), dv)
      )
    },
  }),
})
