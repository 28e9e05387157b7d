import {
  answerStep,
  both,
  type Expr,
  equation,
  exact,
  explained,
  formulaChoice,
  itemOf,
  line,
  longDivision,
  match,
  number,
  prose,
  Ratio,
  role,
  statements,
} from '../../../author.ts'
import {
  asDecimal,
  asFraction,
  barred,
  barredDigits,
  decimalSteps,
  divided,
  type Form,
  fromDigits,
  properOver,
  USE_A_BAR,
} from './dividing.ts'
import { measuredStories } from './measured.ts'

const DIVIDE = {
  en: prose`Divide. Write the quotient as a decimal, with a bar if digits repeat.`,
  es: prose`Divide. Escribe el cociente como decimal, con una barra si hay cifras que se repiten.`,
}

/** The decimal times the denominator is the numerator. */
export const isDecimalOf = (fraction: Ratio, answer: Ratio) => answer.times(fraction.d).equals(fraction.n)

/** What is drawn in one form is not drawn in another, so that no fraction comes twice on a sheet. */
const CHOSEN = [
  [9, [2, 7]],
  [8, [1]],
  [9, [2, 7]],
  [25, [2, 4, 6, 8, 12]],
] as const
const BARE = {
  repeating: [Ratio.of(1, 3), Ratio.of(2, 3), Ratio.of(1, 9), Ratio.of(8, 9)],
  ending: [
    Ratio.of(5, 8),
    Ratio.of(13, 20),
    Ratio.of(3, 4),
    Ratio.of(17, 20),
    Ratio.of(13, 25),
    Ratio.of(4, 5),
    Ratio.of(19, 25),
    Ratio.of(1, 20),
    Ratio.of(21, 25),
    Ratio.of(18, 25),
  ],
} as const

const isInHundredths = ({ d }: Ratio) => 100 % d === 0
const hundredths = (value: Ratio) => value.times(100)

export const easyForms = (form: Form) => ({
  bare: form({
    levels: ['easy'],
    share: 2,
    instruction: USE_A_BAR,
    draw(random) {
      const isRepeating = random.evenly([false, true])
      return { value: random.evenly(isRepeating ? BARE.repeating : BARE.ending) }
    },
    answer: barred,
    solve: ({ value }) => asDecimal(value),
    ask: ({ value }) => both(number(value)),
    solution: ({ value }) => decimalSteps(value),
    check: (printed, answer) => isDecimalOf(printed.take(1)[0], exact(answer)),
  }),

  divide: form({
    levels: ['easy'],
    instruction: DIVIDE,
    draw(random) {
      const d = random.evenly([8, 9, 4, 3])
      return {
        value:
          d === 4 || d === 3 ? Ratio.of(random.pick(d === 4 ? [5, 7, 9, 11] : [4, 5, 7, 8]), d) : properOver(random, d),
      }
    },
    answer: barred,
    solve: ({ value }) => asDecimal(value),
    ask: ({ value }) => both(longDivision(value.n, value.d)),
    solution: ({ value }) => [
      divided(value.minus(Math.floor(value.n / value.d))),
      explained(
        asDecimal(value),
        line`The whole number of the quotient is ${Math.floor(value.n / value.d)}. Write the other digits after the decimal point.`,
        line`La parte entera del cociente es ${Math.floor(value.n / value.d)}. Escribe las demás cifras después del punto decimal.`,
      ),
    ],
    check(printed, answer) {
      const [dividend, divisor] = printed.take(2)
      return exact(answer).times(divisor).equals(dividend)
    },
  }),

  choose: form({
    levels: ['easy'],
    draw(random) {
      const [d, tops] = random.evenly(CHOSEN)
      return { value: Ratio.of(random.pick(tops), d) }
    },
    answer: formulaChoice,
    solve: ({ value }) => asDecimal(value),
    mistakes({ value }): Readonly<Record<string, Expr>> {
      const { n, d } = value
      return d === 9 || d === 3
        ? {
            barLeftOut: asDecimal(fromDigits(`0.${(n * 9) / d}`)),
            termsAsDigits: asDecimal(fromDigits(`0.${n}${d}`)),
            denominatorRepeats: asDecimal(barredDigits('', `${n}${d}`)),
          }
        : {
            termsAsDigits: asDecimal(fromDigits(`0.${n}${d}`)),
            pointMoved: asDecimal(value.over(10)),
            bar: asDecimal(
              barredDigits(
                '',
                String(Math.round(value.toNumber() * 10 ** 3))
                  .replace(/0$/, '')
                  .slice(0, 3),
              ),
            ),
          }
    },
    ask: ({ value }) => ({
      en: prose`Which decimal is equal to ${asFraction(value)}?`,
      es: prose`¿Qué decimal es igual a ${asFraction(value)}?`,
    }),
    solution: ({ value }) => [
      itemOf(decimalSteps(value), 0),
      value.d === 9 || value.d === 3
        ? explained(
            equation(asFraction(value), asDecimal(value)),
            line`The bar is over the digits that repeat.`,
            line`La barra va sobre las cifras que se repiten.`,
          )
        : explained(
            equation(asFraction(value), asDecimal(value)),
            isInHundredths(value)
              ? line`${hundredths(value)} hundredths: the decimal ends in the hundredths place and has no bar.`
              : line`The first quotient is the digit of the tenths. The decimal ends, so it has no bar.`,
            isInHundredths(value)
              ? line`${hundredths(value)} centésimas: el decimal termina en las centésimas y no lleva barra.`
              : line`El primer cociente es la cifra de las décimas. El decimal termina, así que no lleva barra.`,
          ),
    ],
    whyWrong: ({ value }) => {
      const { n, d } = value
      const terms = {
        en: line`Its digits are those of ${n} and ${d}: nothing was divided.`,
        es: line`Sus cifras son las de ${n} y ${d}: no se dividió nada.`,
      }
      return {
        barLeftOut: { en: line`Without the bar the decimal ends.`, es: line`Sin la barra, el decimal termina.` },
        termsAsDigits: terms,
        denominatorRepeats: terms,
        pointMoved: isInHundredths(value)
          ? {
              en: line`It is ${hundredths(value)} thousandths, not ${hundredths(value)} hundredths.`,
              es: line`Son ${hundredths(value)} milésimas, no ${hundredths(value)} centésimas.`,
            }
          : {
              en: line`The first quotient is in the hundredths place, not in the tenths place.`,
              es: line`El primer cociente está en las centésimas, no en las décimas.`,
            },
        bar: { en: line`With the bar the decimal never ends.`, es: line`Con la barra, el decimal no termina nunca.` },
      }
    },
    check: (printed, answer) => {
      const [fraction] = printed.maths
      return fraction !== undefined && isDecimalOf(exact(fraction), exact(answer))
    },
  }),

  match: form(
    match({
      levels: ['easy'],
      what: { en: line`each fraction with its decimal`, es: line`cada fracción con su decimal` },
      draw: random => {
        const [ninth, other] = random.shuffle([Ratio.of(4, 9), Ratio.of(5, 9)] as const)
        const eighth = Ratio.of(random.pick([3, 7]), 8)
        const hundredths = Ratio.of(random.pick([3, 7, 9, 11]), random.pick([20, 25]))
        return [ninth, eighth, other, hundredths].map(value => [number(value), asDecimal(value)] as const)
      },
      belong: ([fraction], [decimal]) => isDecimalOf(exact(fraction as Expr), exact(decimal as Expr)),
      solution: pairs => {
        const values = pairs.map(([fraction]) => exact(fraction as Expr))
        return [
          ...values.map(value => itemOf(decimalSteps(value), 0)),
          explained(
            statements(...values.map(value => equation(number(value), asDecimal(value)))),
            line`Write the digits after the decimal point, with a bar over those that repeat.`,
            line`Escribe las cifras después del punto decimal, con una barra sobre las que se repiten.`,
          ),
        ]
      },
    }),
  ),

  measured: form({
    levels: ['easy'],
    kind: 'story',
    draw(random) {
      const at = random.turn(measuredStories.length)
      const d = random.pick(itemOf(measuredStories, at).denominators)
      return { at, value: properOver(random, d) }
    },
    answer: barred,
    solve: ({ value }) => asDecimal(value),
    ask: ({ at, value }) => itemOf(measuredStories, at).says(role('amount', number(value)) as never),
    solution: ({ at, value }) => [
      ...decimalSteps(value),
      answerStep(asDecimal(value), itemOf(measuredStories, at).ends(asDecimal(value))),
    ],
    check: (printed, answer) => isDecimalOf(printed.role('amount'), exact(answer)),
  }),
})
