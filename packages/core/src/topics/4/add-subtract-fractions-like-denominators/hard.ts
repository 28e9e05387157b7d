import {
  addFractions,
  blank,
  both,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  findMistake,
  fractionInLowestTerms,
  gcd,
  itemOf,
  line,
  minus,
  mixed,
  mixedNumberInLowestTerms,
  type Of,
  over,
  prose,
  Ratio,
  step,
  sum,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import type { levels } from './levels.ts'
import { addsUp, type Sign, signed } from './parts.ts'

/** Sums below 1 that are not in lowest terms, and neither is what a pupil gets who adds wrong. */
const REDUCIBLE_SUMS = [6, 8, 10, 12].flatMap(d =>
  Array.from({ length: (d - 1) ** 2 }, (_, i) => {
    const [a, b] = [Math.floor(i / (d - 1)) + 1, (i % (d - 1)) + 1]
    return { a, b, d, common: gcd(a + b, d) }
  }).filter(({ a, b, d, common }) => a > b && common > 1 && a + b < d && gcd(a - b, d) > 1),
)

/** A sum over one denominator as it is added and simplified, with the bottom and the top that a pupil gets. */
const lines = (a: number, b: number, d: number, bottom: number, top: number) =>
  [sum(over(a, d), over(b, d)), over(sum(a, b), bottom), over(top, bottom), expr(Ratio.of(top, bottom))] as const

/** Three numerators whose sum is a mixed number that can be simplified: else it would be no harder than two terms. */
const threeTops = (d: number, sign: Sign) => {
  const parts = wholes(1, d - 1)
  return parts.flatMap(a =>
    parts.flatMap(b =>
      parts
        .map(c => ({ tops: [a, b, c] as const, top: sign === '+' ? a + b + c : a + b - c }))
        .filter(({ tops: [, , c], top }) => top > d && top < 2 * d && gcd(top, d) > 1 && c !== a && c !== b),
    ),
  )
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  fromWhole: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Subtract. Write the answer as a mixed number in lowest terms.`,
      es: prose`Resta. Escribe el resultado como número mixto en su mínima expresión.`,
    },
    draw(random, { denominators }) {
      const d = random.pick(denominators)
      return { whole: random.int(2, 5), d, n: random.int(1, d - 1) }
    },
    answer: mixedNumberInLowestTerms,
    solve: ({ whole, n, d }) => mixed(Ratio.of(whole * d - n, d)),
    ask: ({ whole, n, d }) => both(equation(minus(whole, over(n, d)), blank(3))),
    solution({ whole, n, d }) {
      const [rest, common] = [d - n, gcd(n, d)]
      const result = mixed(Ratio.of(whole * d - n, d))
      const simplest = over(rest / common, d / common)
      return [
        step(equation(whole, sum(whole - 1, over(d, d))), because.regroupWhole, { as: over(d, d) }),
        step(equation(minus(over(d, d), over(n, d)), over(rest, d)), because.subtractNumerators),
        ...(common > 1 ? [step(equation(over(rest, d), simplest), because.divideBothTerms, { value: common })] : []),
        step(equation(sum(whole - 1, simplest), result), because.toMixedNumber),
      ]
    },
    check: (printed, answer) =>
      exact(answer)
        .plus(evaluate(printed.one('quotient')))
        .equals(evaluate(itemOf(printed.one('sum').terms, 0))),
  }),
  threeTerms: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Write the answer as a mixed number in lowest terms.`,
      es: prose`Escribe el resultado como número mixto en su mínima expresión.`,
    },
    draw(random, { denominators }) {
      const sign: Sign = random.evenly(['+', '−'])
      const d = random.pick(denominators.filter(one => threeTops(one, sign).length > 0))
      const { tops, top } = random.pick(threeTops(d, sign))
      return { d, tops, top, sign }
    },
    answer: mixedNumberInLowestTerms,
    solve: ({ top, d }) => inLowestTerms(Ratio.of(top, d)),
    ask: ({ d, tops: [a, b, c], sign }) =>
      both(equation(sum(over(a, d), over(b, d), signed(sign, over(c, d))), blank(3))),
    solution: ({ d, tops: [a, b, c], top, sign }) => [
      step(
        equation(sum(a, b, signed(sign, expr(c))), top),
        sign === '+' ? because.addNumerators : because.workLeftToRight,
      ),
      step(equation(sum(over(a, d), over(b, d), signed(sign, over(c, d))), over(top, d)), because.keepDenominator),
      ...addFractions(sign, { n: a + b, d }, { n: c, d }).slice(2),
    ],
    check: (printed, answer) => addsUp(printed, exact(answer)),
  }),
  missingTerm: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Find the missing fraction. Write it in lowest terms.`,
      es: prose`Halla la fracción que falta. Escríbela en su mínima expresión.`,
    },
    draw(random, { denominators }) {
      const kind = random.evenly(['a + _ = c', 'c - _ = a', '_ + a = c', '_ - a = b'])
      return random.until(
        () => {
          const d = random.pick(denominators)
          const whole = random.int(2, d - 1)
          return { d, whole, part: random.int(1, whole - 1), kind }
        },
        // What is found must still be simplified, and is not printed.
        ({ d, whole, part }) => whole !== 2 * part && gcd(kind === '_ - a = b' ? whole : whole - part, d) > 1,
      )
    },
    answer: fractionInLowestTerms,
    solve: ({ d, whole, part, kind }) => Ratio.of(kind === '_ - a = b' ? whole : whole - part, d),
    ask({ d, whole, part, kind }) {
      const [a, c, rest, empty] = [over(part, d), over(whole, d), over(whole - part, d), blank(3)]
      return {
        'a + _ = c': both(equation(sum(a, empty), c)),
        'c - _ = a': both(equation(minus(c, empty), a)),
        '_ + a = c': both(equation(sum(empty, a), c)),
        '_ - a = b': both(equation(minus(empty, a), rest)),
      }[kind]
    },
    solution({ d, whole, part, kind }) {
      const [a, c, rest] = [
        { n: part, d },
        { n: whole, d },
        { n: whole - part, d },
      ] as const
      return kind === '_ - a = b'
        ? [step(sum(over(rest.n, d), over(a.n, d)), because.putTogether), ...addFractions('+', rest, a)]
        : [step(minus(over(c.n, d), over(a.n, d)), because.findTheMissingPart), ...addFractions('−', c, a)]
    },
    // With the fraction in its blank both sides are equal.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const total = (left as Of<'sum'>).terms.reduce((value, term) => {
        const part = term.kind === 'negative' ? term.of : term
        const filled = part.kind === 'blank' ? exact(answer) : evaluate(part)
        return term.kind === 'negative' ? value.minus(filled) : value.plus(filled)
      }, Ratio.of(0))
      return total.equals(evaluate(right)) && exact(answer).n > 0
    },
  }),
  findTheMistake: form(
    findMistake({
      levels: ['hard'],
      share: 2,
      lines: 3,
      draw: random => random.evenly(REDUCIBLE_SUMS),
      work: ({ a, b, d }) => lines(a, b, d, d, a + b),
      steps: ({ a, b, d, common }) => [
        step(equation(sum(over(a, d), over(b, d)), over(sum(a, b), d)), because.keepDenominator),
        step(equation(over(sum(a, b), d), over(a + b, d)), because.addNumerators),
        step(equation(over(a + b, d), Ratio.of(a + b, d)), because.divideBothTerms, { value: common }),
      ],
      mistakes: {
        bottoms: {
          says: () => ({
            en: line`the denominators were added too`,
            es: line`también se sumaron los denominadores`,
          }),
          work: ({ a, b, d }) => lines(a, b, d, 2 * d, a + b),
        },
        tops: {
          says: () => ({
            en: line`the numerators were subtracted, not added`,
            es: line`los numeradores se restaron en vez de sumarse`,
          }),
          work: ({ a, b, d }) => lines(a, b, d, d, a - b),
        },
        onlyTop: {
          says: () => ({ en: line`only the numerator was divided`, es: line`solo se dividió el numerador` }),
          work: ({ a, b, d, common }) => {
            const [given, first, second] = lines(a, b, d, d, a + b)
            return [given, first, second, over((a + b) / common, d)]
          },
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),
})
