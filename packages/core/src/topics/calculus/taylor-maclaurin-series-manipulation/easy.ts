import {
  approximate,
  expandedExpression,
  expr,
  type FormMaker,
  formulaChoice,
  line,
  m,
  prose,
  step,
  substitute,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { near } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { ascending, isStart } from './parts.ts'
import { coefficientsOf, drawMade, functionOf, isNew, NAMES } from './power-series.ts'
import { f } from './shared.ts'
import { drawGeneral, sigma, sigmaSteps } from './sigma.ts'
import { seriesSteps } from './steps.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fourTerms: form({
    levels: ['easy'],
    draw: random => random.until(() => drawMade(random, 0), isNew),
    answer: expandedExpression,
    solve: made => ascending(coefficientsOf(made)),
    ask: made => ({
      en: prose`Write the first four nonzero terms of the Maclaurin series of ${f(functionOf(made))}.`,
      es: prose`Escribe los primeros cuatro términos no nulos de la serie de Maclaurin de ${f(functionOf(made))}.`,
    }),
    solution: made => seriesSteps(made),
    check(printed, answer) {
      const of = printed.one('relation').right
      const places = [0.02, 0.05, 0.08]
      const isClose = places.every(
        at => Math.abs(approximate(of, { x: at }) - approximate(answer, { x: at })) < 40 * (3 * at) ** 4,
      )
      return isClose && isStart(of, answer)
    },
  }),
  whichFunction: form({
    levels: ['easy'],
    draw: random =>
      random.until(
        () => drawMade(random, 0),
        made => isNew(made) && Math.abs(made.a) > 1,
      ),
    answer: formulaChoice,
    solve: made => functionOf(made),
    mistakes: made => {
      const others = NAMES.filter(name => name !== made.name && (made.a > 0 || (name !== 'sine' && name !== 'cosine')))
      return {
        factorForgotten: functionOf({ ...made, a: Math.sign(made.a) }),
        ...Object.fromEntries(others.slice(0, 2).map(name => [name, functionOf({ ...made, name })])),
        otherPower: functionOf({ ...made, p: (made.p % 3) + 1 }),
      }
    },
    ask: made => ({
      en: prose`The Maclaurin series of ${m`f`} begins with ${ascending(coefficientsOf(made))}. Which function is ${m`f(x)`}?`,
      es: prose`La serie de Maclaurin de ${m`f`} empieza con ${ascending(coefficientsOf(made))}. ¿Qué función es ${m`f(x)`}?`,
    }),
    solution: made => [
      ...seriesSteps(made),
      step(functionOf(made), because.explain, {
        sentence: {
          en: line`This is the given series.`,
          es: line`Esta es la serie dada.`,
        },
      }),
    ],
    whyWrong: made => {
      const begins = (other: typeof made) => ({
        en: line`Its series begins with ${ascending(coefficientsOf(other))}.`,
        es: line`Su serie empieza con ${ascending(coefficientsOf(other))}.`,
      })
      return {
        ...Object.fromEntries(NAMES.map(name => [name, begins({ ...made, name })])),
        factorForgotten: begins({ ...made, a: Math.sign(made.a) }),
        otherPower: begins({ ...made, p: (made.p % 3) + 1 }),
      }
    },
    // The printed start has the values of the chosen function near 0.
    check(printed, answer) {
      const start = printed.maths.find(({ kind }) => kind === 'sum')
      return start !== undefined && isStart(expr(answer), start)
    },
  }),
  generalTerm: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Which series is equal to the function near 0?`,
      es: prose`¿Qué serie es igual a la función cerca de 0?`,
    },
    draw: (random, { multiply }) => drawGeneral(random, multiply),
    answer: formulaChoice,
    solve: ({ a, kind, p, s }) => sigma(kind, a, p, s),
    mistakes: ({ a, kind, p, s }) => ({
      factorNotRaised: sigma(kind, 1, p, s, a),
      powerForgotten: s === 0 ? sigma(kind, a, p === 1 ? 2 : 1, s) : sigma(kind, a, p, 0),
      signForgotten: kind === 'exponential' ? sigma('cosine', a, p, s) : sigma('exponential', a, p, s),
      otherFunction: kind === 'sine' ? sigma('cosine', a, p, s) : sigma('sine', a, p, s),
    }),
    ask: ({ a, kind, p, s }) => {
      const of = f(functionOf({ name: kind, a, p, s }))
      return { en: [of], es: [of] }
    },
    solution: of => sigmaSteps(of),
    whyWrong: ({ a, kind, p, s }) => ({
      factorNotRaised: {
        en: line`The exponent applies to the ${a} too, not only to the ${m`x`}.`,
        es: line`El exponente también afecta al ${a}, no solo a la ${m`x`}.`,
      },
      powerForgotten:
        s === 0 && p === 1
          ? {
              en: line`In the function, the exponent of ${m`x`} is 1.`,
              es: line`En la función, el exponente de ${m`x`} es 1.`,
            }
          : s === 0
            ? {
                en: line`The exponent ${p} of ${m`x`} in the function was not used.`,
                es: line`No se usó el exponente ${p} de ${m`x`} de la función.`,
              }
            : {
                en: line`The factor ${s === 1 ? m`x` : m`x^${s}`} in front is missing.`,
                es: line`Falta el factor ${s === 1 ? m`x` : m`x^${s}`} de delante.`,
              },
      signForgotten:
        kind === 'exponential'
          ? { en: line`It is the series of the cosine.`, es: line`Es la serie del coseno.` }
          : {
              en: line`It is the series of the exponential function.`,
              es: line`Es la serie de la función exponencial.`,
            },
      otherFunction:
        kind === 'sine'
          ? { en: line`It is the series of the cosine.`, es: line`Es la serie del coseno.` }
          : { en: line`It is the series of the sine.`, es: line`Es la serie del seno.` },
    }),
    check(printed, answer) {
      const chosen = expr(answer)
      if (chosen.kind !== 'series') return false
      return [0.05, 0.11].every(at => {
        let total = 0
        for (let k = 0; k <= 8; k++) total += approximate(substitute(chosen.of, { n: k }), { x: at })
        return near(total, approximate(printed.one('relation').right, { x: at }), 1e-6)
      })
    },
  }),
})
