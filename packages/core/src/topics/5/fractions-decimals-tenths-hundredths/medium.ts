import {
  blank,
  both,
  decimal,
  decimalInDigits,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  formulaChoice,
  isTerm,
  itemOf,
  line,
  list,
  match,
  numberLine,
  numbersAsWritten,
  over,
  prose,
  type Random,
  Ratio,
  ratioOfExact,
  relation,
  statements,
  symbol,
  times,
  tupleOf,
  writtenName,
} from '../../../author.ts'
import { asDecimal, FRIENDLY, type Fraction, overPower, shown, toDecimalSteps, valueOf } from './equal.ts'
import type { levels } from './levels.ts'

const over4 = FRIENDLY.filter(({ under }) => under === 4)
const BY_UNDER = [5, 20, 4, 25, 50].map(under => FRIENDLY.filter(fraction => fraction.under === under))
/** Fiftieths stand in no pair to match: no problem gives another away. */
const FIFTIETHS = FRIENDLY.filter(({ under }) => under === 50)
const drawFriendly = (random: Random): Fraction => random.pick(random.evenly(BY_UNDER))

const LETTERS = ['A', 'B', 'C', 'D'] as const

/** Pairs whose values are near each other: tenths apart by hundredths. */
const NEAR: readonly (readonly [Fraction, Fraction])[] = [
  [
    { top: 1, under: 4 },
    { top: 1, under: 5 },
  ],
  [
    { top: 3, under: 4 },
    { top: 4, under: 5 },
  ],
  [
    { top: 9, under: 20 },
    { top: 2, under: 5 },
  ],
  [
    { top: 3, under: 5 },
    { top: 13, under: 20 },
  ],
  [
    { top: 7, under: 20 },
    { top: 9, under: 25 },
  ],
  [
    { top: 4, under: 25 },
    { top: 3, under: 20 },
  ],
]

/** Numerator and denominator are multiplied by different numbers. */
const unequal = ({ top, under }: Fraction, by: number) => over(top * (7 - by), under * 5)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  friendlyToDecimal: form({
    levels: ['medium'],
    instruction: asDecimal,
    draw: drawFriendly,
    answer: decimalInDigits,
    solve: fraction => decimal(valueOf(fraction)),
    ask: fraction => both(equation(shown(fraction), blank(4))),
    solution: fraction => toDecimalSteps(fraction),
    // Times the denominator it is the numerator.
    check(printed, answer) {
      const { over: top, under } = printed.one('quotient')
      return exact(answer).times(evaluate(under)).equals(evaluate(top))
    },
  }),

  twoBlanks: form({
    levels: ['medium'],
    instruction: {
      en: prose`Complete the equivalent fraction and write the decimal.`,
      es: prose`Completa la fracción equivalente y escribe el decimal.`,
    },
    draw: random => random.pick(random.evenly([...BY_UNDER.slice(1), over4])),
    answer: numbersAsWritten,
    solve: fraction => [overPower(fraction).top, decimal(valueOf(fraction))],
    ask: fraction => both(equation(equation(shown(fraction), over(blank(3), overPower(fraction).under)), blank(4))),
    namedAnswer: fraction =>
      both(equation(equation(shown(fraction), shown(overPower(fraction))), decimal(valueOf(fraction)))),
    solution: fraction => [
      ...toDecimalSteps(fraction),
      explained(
        equation(equation(shown(fraction), shown(overPower(fraction))), decimal(valueOf(fraction))),
        line`Fill in the numerator and the decimal.`,
        line`Escribe el numerador y el decimal.`,
      ),
    ],
    check(printed, answers) {
      const [given, other] = tupleOf(printed.all('quotient'), 2)
      const [top, value] = tupleOf(answers.map(exact), 2)
      const fraction = evaluate(given)
      return top.over(evaluate(other.under)).equals(fraction) && value.equals(fraction)
    },
  }),

  whichPoint: form({
    levels: ['medium'],
    draw(random) {
      const top = random.evenly([2, 4, 1, 3])
      // Who reads the numerator or the denominator as tenths finds a point too.
      const wrong = [top, top === 4 ? 9 : 5]
      const more = random.pick([1, 2, 3, 4, 5, 6, 7, 8, 9].filter(at => at !== 2 * top && !wrong.includes(at)))
      return { top, tenths: [2 * top, ...wrong, more].sort((a, b) => a - b) }
    },
    answer: writtenName(...LETTERS),
    solve: ({ top, tenths }) => itemOf(LETTERS, tenths.indexOf(2 * top)),
    ask({ top, tenths }) {
      const drawn = figure(
        numberLine({
          from: 0,
          to: 1,
          step: Ratio.of(1, 10),
          labels: [0, 1],
          points: tenths.map((at, i) => [Ratio.of(at, 10), symbol(itemOf(LETTERS, i))] as const),
        }),
      )
      return {
        en: [drawn, prose`Which point is at ${over(top, 5)}? Write its letter.`],
        es: [drawn, prose`¿Qué punto está en ${over(top, 5)}? Escribe su letra.`],
      }
    },
    solution: ({ top }, letter) => [
      explained(
        equation(over(top, 5), over(2 * top, 10)),
        line`The line is in tenths: multiply the numerator and the denominator by 2.`,
        line`La recta está en décimas: multiplica el numerador y el denominador por 2.`,
      ),
      explained(symbol(letter), line`Count ${2 * top} tenths from 0.`, line`Cuenta ${2 * top} décimas desde 0.`),
    ],
    check(printed, letter) {
      const point = printed.figure('number-line').points[LETTERS.indexOf(letter)]
      const asked = evaluate(printed.one('quotient'))
      return point !== undefined && asked.equals(ratioOfExact(point.at))
    },
  }),

  matchDecimals: form(
    match({
      levels: ['medium'],
      what: { en: line`each fraction with the equal decimal`, es: line`cada fracción con el decimal equivalente` },
      draw(random) {
        const near = random.evenly(NEAR)
        const taken = new Set(near.map(fraction => String(valueOf(fraction))))
        const others = random.until(
          () => random.sample<Fraction, number>(FRIENDLY, 2),
          drawn =>
            new Set([...taken, ...drawn.map(fraction => String(valueOf(fraction)))]).size === 4 &&
            drawn.every(({ under }) => under > 4 && under !== 50),
        )
        return random
          .shuffle<Fraction[]>([...near, ...others])
          .map(fraction => [shown(fraction), decimal(valueOf(fraction))] as const)
      },
      belong: (left, right) => {
        const [a, b] = [left[0], right[0]]
        if (a === undefined || b === undefined || typeof a === 'string' || typeof b === 'string') return false
        return !isTerm(a) && !isTerm(b) && evaluate(a).equals(evaluate(b))
      },
      solution: (pairs, letters) => [
        ...pairs.map(([left]) => {
          const value =
            typeof left === 'object' && 'kind' in left && left.kind === 'quotient' ? evaluate(left) : Ratio.of(0)
          const equal = overPower({ top: value.n, under: value.d })
          return explained(
            equation(equation(over(value.n, value.d), shown(equal)), decimal(value)),
            line`Write it over ${equal.under}.`,
            line`Escríbela con denominador ${equal.under}.`,
          )
        }),
        explained(
          list(...letters.map(letter => symbol(letter))),
          line`Write the letter of each equal decimal.`,
          line`Escribe la letra de cada decimal equivalente.`,
        ),
      ],
    }),
  ),

  notEqual: form({
    levels: ['medium'],
    draw: random => ({ fraction: random.pick(FIFTIETHS), by: random.pick([3, 4]) }),
    answer: formulaChoice,
    solve: ({ fraction, by }) => unequal(fraction, by),
    mistakes: ({ fraction, by }) => ({
      lowestTerms: shown(fraction),
      overHundred: shown(overPower(fraction)),
      bothMultiplied: over(fraction.top * by, fraction.under * by),
    }),
    ask: ({ fraction }) => ({
      en: prose`Which fraction is not equal to ${decimal(valueOf(fraction))}?`,
      es: prose`¿Qué fracción no es equivalente a ${decimal(valueOf(fraction))}?`,
    }),
    solution: ({ fraction, by }) => [
      explained(
        equation(decimal(valueOf(fraction)), shown(overPower(fraction))),
        line`The last digit is in the hundredths place.`,
        line`El último dígito está en la posición de las centésimas.`,
      ),
      explained(
        equation(shown(overPower(fraction)), shown(fraction)),
        line`Write the fraction in lowest terms.`,
        line`Escribe la fracción en su mínima expresión.`,
      ),
      explained(
        statements(
          equation(times(fraction.top, 7 - by), fraction.top * (7 - by)),
          equation(times(fraction.under, 5), fraction.under * 5),
        ),
        line`From ${shown(fraction)} to ${unequal(fraction, by)}, the numerator is multiplied by ${7 - by}, but the denominator by 5.`,
        line`De ${shown(fraction)} a ${unequal(fraction, by)}, el numerador se multiplica por ${7 - by}, pero el denominador por 5.`,
      ),
      explained(
        relation(unequal(fraction, by), '≠', decimal(valueOf(fraction))),
        line`So this fraction has another value.`,
        line`Por eso esta fracción tiene otro valor.`,
      ),
    ],
    whyWrong({ fraction, by }) {
      const [hundredths, value] = [overPower(fraction), decimal(valueOf(fraction))]
      return {
        lowestTerms: explained(
          equation(equation(shown(fraction), shown(hundredths)), value),
          line`Multiply the numerator and the denominator by ${hundredths.under / fraction.under}.`,
          line`Multiplica el numerador y el denominador por ${hundredths.under / fraction.under}.`,
        ),
        overHundred: explained(
          equation(shown(hundredths), value),
          line`The last digit of the decimal is in the hundredths place.`,
          line`El último dígito del decimal está en la posición de las centésimas.`,
        ),
        bothMultiplied: explained(
          equation(equation(over(fraction.top * by, fraction.under * by), shown(fraction)), value),
          line`Divide the numerator and the denominator by ${by}.`,
          line`Divide el numerador y el denominador entre ${by}.`,
        ),
      }
    },
    check: (printed, answer) => !exact(answer).equals(itemOf(printed.numbers, 0)),
  }),
})
