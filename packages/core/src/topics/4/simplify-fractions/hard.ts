import {
  answerStep,
  blank,
  both,
  box,
  count,
  divide,
  divisors,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  findMistake,
  fractionInLowestTerms,
  gcd,
  integer,
  line,
  list,
  minus,
  mixed,
  mixedNumberInLowestTerms,
  numbersInAnyOrder,
  over,
  prose,
  Ratio,
  statements,
  step,
  story,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed as mixedOrder } from '../../kit/choices/turned.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { lowestOf } from '../../kit/fractions/parts.ts'
import { wholesOut } from '../../kit/fractions/wholes-out.ts'
import type { levels } from './levels.ts'
import { restStories } from './part-stories.ts'
import {
  draw,
  HUNDREDTHS,
  isLowest,
  OVER_LOWEST,
  type Parts,
  partsOf,
  partsOfValue,
  printedParts,
  proper,
  simplified,
  TWELFTHS,
  toldOf,
} from './parts.ts'

const REDUCIBLE_TWELFTHS = proper(TWELFTHS, common => common > 1)

/** 9/12 = (9 ÷ 3)/(12 ÷ 3) = 3/4. */
const dividedOut = ([n, d]: Parts) => {
  const common = gcd(n, d)
  return equation(equation(over(n, d), over(divide(n, common), divide(d, common))), Ratio.of(n, d))
}

/** What is left of a hundred where two other parts have at least six each. */
const RESTS = HUNDREDTHS.filter(([n]) => n <= 84)

/** A fraction, its terms divided by two numbers that ought to be one, and the quotients. */
const reduced = ([n, d]: Parts, top: number, bottom: number) =>
  [over(n, d), over(divide(n, top), divide(d, bottom)), over(n / top, d / bottom)] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  toMixed: form({
    levels: ['hard'],
    share: 3,
    instruction: {
      en: prose`Write the fraction as a mixed number in lowest terms.`,
      es: prose`Escribe la fracción como número mixto en su mínima expresión.`,
    },
    draw,
    answer: mixedNumberInLowestTerms,
    solve: ({ parts }) => mixed(Ratio.of(...parts)),
    ask: ({ parts }) => both(equation(over(...parts), blank(3))),
    solution({ parts: [n, d] }) {
      const value = Ratio.of(n, d)
      return [
        ...simplified([n, d]),
        ...wholesOut(value.n, value.d),
        step(equation(over(value.n, value.d), mixed(value)), because.toMixedNumber),
      ]
    },
    // So many of the printed parts as the mixed number makes.
    check(printed, answer) {
      const [n, d] = printedParts(printed)
      return exact(answer).times(d).equals(n)
    },
  }),
  missingStep: form({
    levels: ['hard'],
    share: 2,
    instruction: missingNumber,
    draw(random) {
      const { parts, factors } = random.evenly(mixedOrder(OVER_LOWEST))
      return { parts, k: random.pick(factors), hidden: random.evenly(['top', 'bottom'] as const) }
    },
    answer: integer,
    solve({ parts, k, hidden }) {
      const [a, b] = lowestOf(parts)
      return hidden === 'top' ? a * k : b * k
    },
    ask({ parts: [n, d], k, hidden }) {
      const [a, b] = lowestOf([n, d])
      return both(equation(over(n, d), hidden === 'top' ? over(box(), b * k) : over(a * k, box())))
    },
    solution({ parts: [n, d], k, hidden }) {
      const [a, b] = lowestOf([n, d])
      const isTop = hidden === 'top'
      const [known, start] = isTop ? [b, a] : [a, b]
      return [
        explainedBy(equation(over(n, d), over(a, b)), {
          en: line`Write ${over(n, d)} in lowest terms: divide the numerator and the denominator by ${gcd(n, d)}.`,
          es: line`Escribe ${over(n, d)} en su mínima expresión: divide el numerador y el denominador entre ${gcd(n, d)}.`,
        }),
        explainedBy(equation(times(known, k), known * k), {
          en: isTop
            ? line`Compare the denominators: ${known} is multiplied by ${k}.`
            : line`Compare the numerators: ${known} is multiplied by ${k}.`,
          es: isTop
            ? line`Compara los denominadores: ${known} se multiplica por ${k}.`
            : line`Compara los numeradores: ${known} se multiplica por ${k}.`,
        }),
        explainedBy(equation(times(start, k), start * k), {
          en: isTop ? line`Multiply the numerator by ${k}, too.` : line`Multiply the denominator by ${k}, too.`,
          es: isTop
            ? line`Multiplica también el numerador por ${k}.`
            : line`Multiplica también el denominador por ${k}.`,
        }),
        explainedBy(equation(over(n, d), over(a * k, b * k)), {
          en: line`The missing number is ${start * k}.`,
          es: line`El número que falta es ${start * k}.`,
        }),
      ]
    },
    check: fitsTheGap,
  }),
  whichAreLowest: form({
    levels: ['hard'],
    lines: 1,
    draw(random, { lowest }) {
      const right = random.evenly([2, 3])
      return random.until(
        // In order of size, as the key is.
        () =>
          [...random.sample(lowest, right), ...random.sample(REDUCIBLE_TWELFTHS, 5 - right)].sort(
            ([n, d], [m, e]) => n / d - m / e,
          ),
        all => new Set(all.map(([n, d]) => n / d)).size === 5,
      )
    },
    answer: numbersInAnyOrder,
    solve: all => all.filter(isLowest).map(parts => Ratio.of(...parts)),
    ask: all => {
      const shown = list(...all.map(parts => over(...parts)))
      return {
        en: [prose`Which of these fractions are in lowest terms? Write them all.`, shown],
        es: [prose`¿Cuáles de estas fracciones están en su mínima expresión? Escríbelas todas.`, shown],
      }
    },
    solution: (all, answer) => [
      step(statements(...all.filter(parts => !isLowest(parts)).map(dividedOut)), because.explain, {
        sentence: {
          en: line`These can be simplified: a number greater than 1 divides both terms.`,
          es: line`Estas se pueden simplificar: un número mayor que 1 divide los dos términos.`,
        },
      }),
      answerStep(list(...answer), {
        en: line`For these, 1 is the only common factor.`,
        es: line`En estas, 1 es el único factor común.`,
      }),
    ],
    check(printed, answer) {
      const lowest = printed
        .all('quotient')
        .map(partsOf)
        .filter(([n, d]) => gcd(n, d) === 1)
      const wanted = lowest.map(([n, d]) => Ratio.of(n, d).toString()).sort()
      return JSON.stringify(wanted) === JSON.stringify(answer.map(value => exact(value).toString()).sort())
    },
  }),
  findMistake: form(
    findMistake({
      levels: ['hard'],
      lines: 2,
      draw: (random): Parts => random.evenly(HUNDREDTHS),
      work: parts => reduced(parts, gcd(...parts), gcd(...parts)),
      steps: ([n, d]) => {
        const k = gcd(n, d)
        return [
          explainedBy(list(...divisors(k)), {
            en: line`These numbers divide both ${n} and ${d}. The greatest is ${k}.`,
            es: line`Estos números dividen tanto a ${n} como a ${d}. El mayor es ${k}.`,
          }),
          step(equation(over(divide(n, k), divide(d, k)), expr(Ratio.of(n, d))), because.divideBothTerms, {
            value: k,
          }),
        ]
      },
      mistakes: {
        twoDivisors: {
          says: ([n, d]) => ({
            en: line`the two terms were not divided by the same number, ${gcd(n, d)}`,
            es: line`el numerador y el denominador no se dividieron entre el mismo número, ${gcd(n, d)}`,
          }),
          work: parts => reduced(parts, gcd(...parts), gcd(...parts) === 20 ? 10 : 20),
        },
        onlyTop: {
          says: () => ({
            en: line`only the numerator was divided`,
            es: line`solo se dividió el numerador`,
          }),
          work: ([n, d]) => {
            const k = gcd(n, d)
            return [over(n, d), over(divide(n, k), d), over(n / k, d)]
          },
        },
        wrongQuotient: {
          says: ([n, d]) => ({
            en: line`${d} ÷ ${gcd(n, d)} is not ${d / gcd(n, d) + 5}`,
            es: line`${d} ÷ ${gcd(n, d)} no es ${d / gcd(n, d) + 5}`,
          }),
          work: ([n, d]) => {
            const k = gcd(n, d)
            return [over(n, d), over(divide(n, k), divide(d, k)), over(n / k, d / k + 5)]
          },
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),
  restStory: form(
    story({
      levels: ['hard'],
      share: 2,
      lines: 2,
      settings: restStories,
      draw(random, { noun }) {
        const [rest, whole] = random.pick(RESTS)
        const one = random.int(6, whole - rest - 6)
        return { one, other: whole - rest - one, whole: count(whole, noun) }
      },
      answer: fractionInLowestTerms,
      solve: ({ one, other, whole }) =>
        evaluate(whole.amount)
          .minus(one + other)
          .over(evaluate(whole.amount)),
      ask: ({ one, other, whole }, setting) => setting.ask(one, other, whole),
      solution({ one, other, whole: { amount } }, answer, setting) {
        const whole = evaluate(amount).n
        const rest = whole - one - other
        return [
          explainedBy(equation(minus(minus(whole, one), other), rest), {
            en: line`Take the two known parts from the whole.`,
            es: line`Resta del total las dos partes conocidas.`,
          }),
          explainedBy(over(rest, whole), {
            en: line`Write this part over the whole, ${whole}.`,
            es: line`Escribe esta parte sobre el total, ${whole}.`,
          }),
          ...simplified([rest, whole]),
          toldOf(partsOfValue(answer), setting),
        ]
      },
      check(numberOf, answer) {
        const [one, other, whole] = [numberOf('one'), numberOf('other'), numberOf('whole')]
        return exact(answer).plus(one.plus(other).over(whole)).equals(1) && isLowest(partsOfValue(answer))
      },
    }),
  ),
})
