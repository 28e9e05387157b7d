import { formulaChoice } from '../../answer/choice.ts'
import { fractionInLowestTerms, integer, mixedNumberInLowestTerms } from '../../answer/number.ts'
import { numbersInAnyOrder } from '../../answer/number-list.ts'
import { yesOrNo } from '../../answer/option.ts'
import { both, prose } from '../../content.ts'
import { blank, box, equation, expr, list, mixed, over, type Value } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Of } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { gcd, Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { partStories } from './simplify-fractions/part-stories.ts'

type Parts = readonly [n: number, d: number]
interface Level {
  readonly reducible: readonly Parts[]
  readonly lowest: readonly Parts[]
}

const proper = (denominators: readonly number[], test: (common: number) => boolean): readonly Parts[] =>
  denominators.flatMap(d => Array.from({ length: d - 1 }, (_, i): Parts => [i + 1, d]).filter(([n]) => test(gcd(n, d))))

const EASY = [4, 6, 8, 10, 12] as const
const MEDIUM = [6, 8, 10, 12] as const
/** Hundredths that a pupil of grade 4 meets: multiples of 5 and of 4, without a half. */
const HUNDREDTHS = proper([100], common => common >= 4 && common <= 25)
const improper: readonly Parts[] = EASY.flatMap(d =>
  Array.from({ length: 3 * d }, (_, i): Parts => [d + i + 1, d]).filter(([n]) => gcd(n, d) > 1 && n % d !== 0),
)

const draw = (random: Random, { reducible }: Level) => ({ parts: random.pick(reducible) })
const printedParts = (printed: Printed): Parts => partsOf(printed.one('quotient'))
const partsOf = ({ over: top, under }: Of<'quotient'>): Parts => [evaluate(top).n, evaluate(under).n]

/** No number from 2 on divides both. */
const isLowest = ([n, d]: Parts) => {
  for (let k = 2; k <= Math.min(n, d); k++) if (n % k === 0 && d % k === 0) return false
  return true
}
const partsOfValue = (value: Value): Parts => {
  const built = expr(value)
  if (built.kind === 'quotient') return partsOf(built)
  const { n, d } = exact(value)
  return [n, d]
}

const simplify = {
  en: prose`Write the fraction in lowest terms.`,
  es: prose`Escribe la fracción en su mínima expresión.`,
}

export const simplifyFractions = defineTopic(
  {
    id: 'simplify-fractions',
    name: { en: 'Simplify fractions', es: 'Simplificar fracciones' },
    description: {
      en: 'Divide numerator and denominator by a common factor to write a fraction in lowest terms.',
      es: 'Divide el numerador y el denominador entre un factor común para escribir la fracción en su mínima expresión.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.A.1'],
    levels: {
      easy: {
        reducible: proper(EASY, common => [2, 3, 5].includes(common)),
        lowest: proper(EASY, common => common === 1),
      },
      medium: {
        reducible: [...proper(MEDIUM, common => common > 1), ...HUNDREDTHS],
        lowest: [...proper(MEDIUM, common => common === 1), [7, 100], [9, 100], [21, 100], [49, 100]],
      },
      hard: { reducible: improper, lowest: proper(MEDIUM, common => common === 1) },
    },
  },
  form => ({
    bare: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: simplify,
      lines: 1,
      draw(random, { reducible, lowest }) {
        const isReducible = lowest.length < 18 || random.evenly([true, true, true, false, true, true, true, true])
        return { parts: random.pick(isReducible ? reducible : lowest) }
      },
      answer: fractionInLowestTerms,
      solve: ({ parts: [n, d] }) => Ratio.of(n, d),
      ask: ({ parts: [n, d] }) => both(equation(over(n, d), blank(3))),
      // Crosswise equal, and no number divides both parts of the answer.
      check(printed, answer) {
        const [[n, d], [a, b]] = [printedParts(printed), partsOfValue(answer)]
        return a * d === b * n && isLowest([a, b])
      },
    }),

    isLowest: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: {
        en: prose`Is the fraction in lowest terms?`,
        es: prose`¿Está la fracción en su mínima expresión?`,
      },
      lines: 0,
      draw(random, { reducible, lowest }) {
        return { parts: random.pick(random.evenly([true, false]) ? reducible : lowest) }
      },
      answer: yesOrNo,
      solve: ({ parts: [n, d] }) => (gcd(n, d) === 1 ? 'yes' : 'no'),
      ask: ({ parts: [n, d] }) => both(over(n, d)),
      check: (printed, answer) => answer === (isLowest(printedParts(printed)) ? 'yes' : 'no'),
    }),

    divideBy: form({
      levels: ['easy', 'medium'],
      share: 2,
      lines: 1,
      draw,
      answer: integer,
      solve: ({ parts: [n, d] }) => gcd(n, d),
      ask: ({ parts: [n, d] }) => ({
        en: prose`What is the greatest number by which you can divide the numerator and the denominator of ${over(n, d)}?`,
        es: prose`¿Cuál es el mayor número entre el que puedes dividir el numerador y el denominador de ${over(n, d)}?`,
      }),
      // It divides both, and what is left has no common factor.
      check(printed, answer) {
        const [n, d] = printedParts(printed)
        const k = exact(answer).toNumber()
        return k > 0 && Number.isInteger(n / k) && Number.isInteger(d / k) && isLowest([n / k, d / k])
      },
    }),

    choose: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Choose the equal fraction in lowest terms.`,
        es: prose`Elige la fracción equivalente en su mínima expresión.`,
      },
      draw,
      answer: formulaChoice,
      solve: ({ parts: [n, d] }) => Ratio.of(n, d),
      mistakes({ parts: [n, d] }) {
        const common = gcd(n, d)
        const small = [2, 3, 5].find(k => common % k === 0 && common > k)
        const [a, b] = [n / common, d / common]
        const wrong: Readonly<Record<string, Parts | null>> = {
          stoppedTooEarly: small ? [n / small, d / small] : null,
          topOnly: [a, d],
          bottomOnly: n < b ? [n, b] : null,
          subtracted: n - common > 0 ? [n - common, d - common] : null,
          turnedOver: a === 1 ? null : [b, a],
          oneOff: [a + 1, b + 1],
          nextFraction: [a, b + 1],
        }
        const isWrong = ([p, q]: Parts) => q > 1 && (p * d !== q * n || !isLowest([p, q]))
        return Object.fromEntries(
          Object.entries(wrong).flatMap(([name, parts]) => (parts && isWrong(parts) ? [[name, over(...parts)]] : [])),
        )
      },
      ask: ({ parts: [n, d] }) => both(over(n, d)),
      check(printed, answer) {
        const [[n, d], [a, b]] = [printedParts(printed), partsOfValue(answer)]
        return a * d === b * n && isLowest([a, b])
      },
    }),

    toMixed: form({
      levels: ['hard'],
      share: 3,
      instruction: {
        en: prose`Write the fraction as a mixed number in lowest terms.`,
        es: prose`Escribe la fracción como número mixto en su mínima expresión.`,
      },
      lines: 2,
      draw,
      answer: mixedNumberInLowestTerms,
      solve: ({ parts: [n, d] }) => mixed(Ratio.of(n, d)),
      ask: ({ parts: [n, d] }) => both(equation(over(n, d), blank(3))),
      // So many of the printed parts as the mixed number makes.
      check(printed, answer) {
        const [n, d] = printedParts(printed)
        return exact(answer).times(d).equals(n)
      },
    }),

    missingStep: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      lines: 1,
      draw(random) {
        const [n, d] = random.pick([...proper(MEDIUM, common => common > 1), ...HUNDREDTHS])
        return { parts: [n, d] as Parts, hidden: random.evenly(['divisor', 'top', 'bottom']) }
      },
      answer: integer,
      solve({ parts: [n, d], hidden }) {
        const k = gcd(n, d)
        return { divisor: k, top: n / k, bottom: d / k }[hidden]
      },
      ask({ parts: [n, d], hidden }) {
        const k = gcd(n, d)
        const [a, b] = [n / k, d / k]
        return {
          divisor: both(m`${over(n, d)} = {${n} ÷ □}/{${d} ÷ □} = ${over(a, b)}`),
          top: both(m`${over(n, d)} = {${n} ÷ ${k}}/{${d} ÷ ${k}} = ${over(box(), b)}`),
          bottom: both(m`${over(n, d)} = {${n} ÷ ${k}}/{${d} ÷ ${k}} = ${over(a, box())}`),
        }[hidden]
      },
      // The first and the last fraction with the number in its place are equal.
      check(printed, answer) {
        const chain = printed.one('relation')
        const first = (chain.left.kind === 'relation' ? chain.left.left : chain.left) as Of<'quotient'>
        const last = chain.right as Of<'quotient'>
        const [n, d] = partsOf(first)
        const value = exact(answer)
        if (last.over.kind === 'blank') return value.times(d).equals(n * evaluate(last.under).n)
        if (last.under.kind === 'blank') return value.times(n).equals(d * evaluate(last.over).n)
        return value.times(evaluate(last.over)).equals(n) && value.times(evaluate(last.under)).equals(d)
      },
    }),

    whichAreLowest: form({
      levels: ['hard'],
      share: 2,
      lines: 1,
      draw(random, { lowest }) {
        const right = random.int(1, 3)
        const reducible = proper(MEDIUM, common => common > 1)
        return random.until(
          () => random.shuffle([...random.sample(lowest, right), ...random.sample(reducible, 4 - right)]),
          all => new Set(all.map(([n, d]) => n / d)).size === 4,
        )
      },
      answer: numbersInAnyOrder,
      solve: all => all.filter(isLowest).map(([n, d]) => Ratio.of(n, d)),
      ask: all => {
        const shown = list(...all.map(([n, d]) => over(n, d)))
        return {
          en: [prose`Which of these fractions are in lowest terms?`, shown],
          es: [prose`¿Cuáles de estas fracciones están en su mínima expresión?`, shown],
        }
      },
      check(printed, answer) {
        const lowest = printed
          .all('quotient')
          .map(partsOf)
          .filter(([n, d]) => gcd(n, d) === 1)
        const wanted = lowest.map(([n, d]) => Ratio.of(n, d).toString()).sort()
        return JSON.stringify(wanted) === JSON.stringify(answer.map(value => exact(value).toString()).sort())
      },
    }),

    story: form({
      share: 2,
      lines: 2,
      draw(random, { reducible }) {
        const story = random.evenly(partStories)
        const pool = reducible.filter(([n, d]) => n > 1 && n < d && d !== 100)
        return { story, parts: random.pick(pool.length > 0 ? pool : proper(MEDIUM, common => common > 1)) }
      },
      answer: fractionInLowestTerms,
      solve: ({ parts: [n, d] }) => Ratio.of(n, d),
      ask: ({ story, parts: [n, d] }) => story(n, d),
      check(printed, answer) {
        const [n, d] = [...printed.numbers].sort((a, b) => a.compare(b))
        const [a, b] = partsOfValue(answer)
        return n!.times(b).equals(d!.times(a)) && isLowest([a, b])
      },
    }),
  }),
)
