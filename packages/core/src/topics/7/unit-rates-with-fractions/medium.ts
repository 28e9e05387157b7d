import {
  answerStep,
  both,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  findMistake,
  gcd,
  line,
  mixedNumberInLowestTerms,
  over,
  type Quantity,
  type Random,
  Ratio,
  things,
  times,
} from '../../../author.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import {
  AS_MIXED,
  amountOf,
  drawTold,
  mixedRate,
  quotientSteps,
  rateSteps,
  ratesOf,
  type Told,
  told,
  wholeRate,
} from './parts.ts'
import { mediumSettings } from './settings.ts'

const fairly = (random: Random, first: number) => drawTold(random, startingAt(mediumSettings, first), 'medium')
const rateOf = ({ setting, a, u }: Told) => amountOf(a.over(u), setting.rate)
const reciprocal = (value: Ratio) => Ratio.of(value.d, value.n)
const asFraction = (value: Ratio): Expr => (value.d === 1 ? expr(value.n) : over(value.n, value.d))
/** The complex fraction, the quotient, the product and the result. */
const workOf = (a: Ratio, u: Ratio, quotient: Expr, product: Expr, result: Ratio) =>
  [over(asFraction(a), asFraction(u)), quotient, product, inLowestTerms(result)] as const

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  ofTwoFractions: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    instruction: AS_MIXED,
    draw: random => fairly(random, 0),
    answer: mixedRate,
    solve: rateOf,
    ask: facts =>
      paragraph(told(facts), {
        en: line`What is the unit rate in ${things(facts.setting.rate)}?`,
        es: line`¿Cuál es la tasa unitaria en ${things(facts.setting.rate)}?`,
      }),
    solution: (facts, answer) => rateSteps(facts, answer),
    check: ratesOf,
  }),

  complexFraction: form({
    levels: ['medium'],
    share: 2,
    instruction: AS_MIXED,
    draw: random =>
      random.until(
        () => ({ a: drawProper(random), u: drawProper(random) }),
        ({ a, u }) => {
          const value = a.over(u)
          return value.compare(1) > 0 && value.d <= 12 && value.d > 1 && a.d !== u.d
        },
      ),
    answer: mixedNumberInLowestTerms,
    solve: ({ a, u }) => inLowestTerms(a.over(u)),
    ask: ({ a, u }) => both(equation(over(asFraction(a), asFraction(u)), { kind: 'blank', width: 2, box: false })),
    solution: ({ a, u }) => [
      explained(
        equation(over(asFraction(a), asFraction(u)), divide(asFraction(a), asFraction(u))),
        line`The large fraction bar means division.`,
        line`La raya larga de fracción indica una división.`,
      ),
      ...quotientSteps(a, u),
    ],
    check(printed, answer) {
      const { over: top, under } = printed.one('quotient')
      return evaluate(expr(answer)).times(evaluate(under)).equals(evaluate(top))
    },
  }),

  chooseRate: form({
    levels: ['medium'],
    kind: 'choose',
    draw: random => drawTold(random, startingAt(mediumSettings, 5), 'medium', random.chance(0.5)),
    answer: wholeRate,
    solve: rateOf,
    mistakes: ({ setting, a, u }) => ({
      turned: amountOf(u.over(a), setting.rate),
      multiplied: amountOf(a.times(u), setting.rate),
      bothReciprocals: amountOf(reciprocal(a.times(u)), setting.rate),
    }),
    ask: facts =>
      paragraph(told(facts), {
        en: line`Which is the unit rate in ${things(facts.setting.rate)}?`,
        es: line`¿Cuál de estas es la tasa unitaria en ${things(facts.setting.rate)}?`,
      }),
    solution: (facts, answer) => {
      return [
        ...rateSteps(facts, answer).slice(0, -1),
        answerStep(alone(answer as Quantity), {
          en: line`The unit rate is ${answer as Quantity}.`,
          es: line`La tasa unitaria es de ${answer as Quantity}.`,
        }),
      ]
    },
    whyWrong: ({ setting }) => ({
      turned: {
        en: line`This number belongs to ${things(setting.turned)}.`,
        es: line`Este número corresponde a ${things(setting.turned)}.`,
      },
      multiplied: {
        en: line`It is the product of the two fractions.`,
        es: line`Es el producto de las dos fracciones.`,
      },
      bothReciprocals: {
        en: line`It uses the reciprocals of both fractions.`,
        es: line`Usa los recíprocos de las dos fracciones.`,
      },
    }),
    check: ratesOf,
  }),

  whichLine: form(
    findMistake({
      levels: ['medium'],
      lines: 3,
      draw: random =>
        random.until(
          () => ({ a: drawProper(random), u: drawProper(random) }),
          ({ a, u }) =>
            [a.over(u), u.over(a), a.times(u)].every(value => value.d <= 24 && !value.equals(1)) && a.d !== u.d,
        ),
      work: ({ a, u }) =>
        workOf(a, u, divide(asFraction(a), asFraction(u)), times(asFraction(a), asFraction(reciprocal(u))), a.over(u)),
      steps: ({ a, u }) => [
        explained(
          divide(asFraction(a), asFraction(u)),
          line`The numerator of the large fraction is divided by its denominator.`,
          line`El numerador de la fracción grande se divide entre su denominador.`,
        ),
        explained(
          times(asFraction(a), asFraction(reciprocal(u))),
          line`Multiply by the reciprocal of the divisor, ${asFraction(u)}.`,
          line`Multiplica por el recíproco del divisor, ${asFraction(u)}.`,
        ),
        multipliedOut(a, u),
      ],
      mistakes: {
        turned: {
          says: () => ({
            en: line`the divisor and the dividend changed places`,
            es: line`se intercambiaron el dividendo y el divisor`,
          }),
          work: ({ a, u }) =>
            workOf(
              a,
              u,
              divide(asFraction(u), asFraction(a)),
              times(asFraction(u), asFraction(reciprocal(a))),
              u.over(a),
            ),
        },
        firstFlipped: {
          says: () => ({
            en: line`the reciprocal of the dividend was taken, not that of the divisor`,
            es: line`se tomó el recíproco del dividendo y no el del divisor`,
          }),
          work: ({ a, u }) =>
            workOf(
              a,
              u,
              divide(asFraction(a), asFraction(u)),
              times(asFraction(reciprocal(a)), asFraction(u)),
              u.over(a),
            ),
        },
        notFlipped: {
          says: () => ({
            en: line`the reciprocal of the divisor was not taken`,
            es: line`no se tomó el recíproco del divisor`,
          }),
          work: ({ a, u }) =>
            workOf(a, u, divide(asFraction(a), asFraction(u)), times(asFraction(a), asFraction(u)), a.times(u)),
        },
        added: {
          says: () => ({
            en: line`the numerators were multiplied, but the denominators were added`,
            es: line`se multiplicaron los numeradores, pero se sumaron los denominadores`,
          }),
          work: ({ a, u }) =>
            workOf(
              a,
              u,
              divide(asFraction(a), asFraction(u)),
              times(asFraction(a), asFraction(reciprocal(u))),
              Ratio.of(a.n * u.d, a.d + u.n),
            ),
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),
})
const DENOMINATORS = [2, 3, 4, 5, 6, 8] as const
function drawProper(random: Random) {
  const d = random.pick(DENOMINATORS)
  return Ratio.of(random.coprimeTo(d), d)
}
function multipliedOut(a: Ratio, u: Ratio) {
  const [n, d] = [a.n * u.d, a.d * u.n]
  const isSimplest = gcd(n, d) === 1 && n < d
  return isSimplest
    ? explained(
        over(n, d),
        line`Multiply the numerators, and multiply the denominators.`,
        line`Multiplica los numeradores y multiplica los denominadores.`,
      )
    : explained(
        inLowestTerms(a.over(u)),
        line`The product is ${over(n, d)}: simplify.`,
        line`El producto es ${over(n, d)}: simplifica.`,
      )
}
