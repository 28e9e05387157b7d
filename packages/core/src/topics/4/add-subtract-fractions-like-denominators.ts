import { fractionInLowestTerms } from '../../answer/number.ts'
import { option } from '../../answer/option.ts'
import { both, figure, prose } from '../../content.ts'
import { fractionBar } from '../../figure/fraction-bar.ts'
import { numberLine } from '../../figure/number-line.ts'
import { blank, equation, expr, mixed, negative, over, sum } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr, Of } from '../../math/expr.ts'
import { gcd, Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

type Sign = '+' | '−'
interface Level {
  readonly denominators: readonly number[]
  /** Sums stay below 1 and need no simplifying; or reach 2 and may need it. */
  readonly small: boolean
}

/** a/d ± b/d, all parts positive. */
function drawPair(random: Random, { denominators, small }: Level) {
  const sign: Sign = random.evenly(['+', '−'])
  return random.until(
    () => {
      const d = random.pick(denominators)
      const [a, b] = [random.int(1, d - 1), random.int(1, d - 1)]
      return { a, b, d, sign, top: sign === '+' ? a + b : a - b }
    },
    ({ top, d }) =>
      top > 0 && (small ? top < d && gcd(top, d) === 1 : top !== d && (top > d || gcd(top, d) > 1) && top < 2 * d),
  )
}
type Pair = ReturnType<typeof drawPair>
const signed = (sign: Sign, value: Expr) => (sign === '+' ? value : negative(value))
const worked = ({ a, b, d, sign }: Pair) => sum(over(a, d), signed(sign, over(b, d)))
const shown = (value: Ratio): Expr => (value.compare(1) > 0 ? mixed(value) : expr(value))

/** The tops with their signs and the common bottom, as printed. */
function tops(printed: Printed): { readonly terms: readonly number[]; readonly d: number } {
  const { terms } = printed.one('sum')
  const read = terms.map(term => {
    const quotient = (term.kind === 'negative' ? term.of : term) as Of<'quotient'>
    return { n: (term.kind === 'negative' ? -1 : 1) * evaluate(quotient.over).n, d: evaluate(quotient.under).n }
  })
  return { terms: read.map(({ n }) => n), d: read[0]!.d }
}
/** In parts of the printed size, the tops alone add up. */
const addsUp = (printed: Printed, answer: Ratio) => {
  const { terms, d } = tops(printed)
  return answer.times(d).equals(terms.reduce((total, n) => total + n, 0))
}

const MISTAKE = option({
  bottoms: {
    en: prose`The denominators were added too. They should stay the same.`,
    es: prose`También se sumaron los denominadores. Deben quedar iguales.`,
  },
  tops: {
    en: prose`The numerators were not added correctly.`,
    es: prose`Los numeradores no se sumaron bien.`,
  },
  none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
})

const addOrSubtract = {
  en: prose`Add or subtract. Write the answer in lowest terms.`,
  es: prose`Suma o resta. Escribe el resultado en su mínima expresión.`,
}
const mixedToo = {
  en: prose`Add or subtract. Write the answer in lowest terms; write an answer greater than 1 as a mixed number.`,
  es: prose`Suma o resta. Escribe el resultado en su mínima expresión; si es mayor que 1, escríbelo como número mixto.`,
}

const LOWEST = {
  en: prose`Write the answer in lowest terms.`,
  es: prose`Escribe el resultado en su mínima expresión.`,
}
const LOWEST_OR_MIXED = {
  en: prose`Write the answer in lowest terms; write an answer greater than 1 as a mixed number.`,
  es: prose`Escribe el resultado en su mínima expresión; si es mayor que 1, escríbelo como número mixto.`,
}

export const addSubtractFractionsLikeDenominators = defineTopic(
  {
    id: 'add-subtract-fractions-like-denominators',
    name: {
      en: 'Add and subtract fractions with like denominators',
      es: 'Sumar y restar fracciones con igual denominador',
    },
    description: {
      en: 'Add or subtract two fractions with the same denominator and write the result in lowest terms.',
      es: 'Suma o resta dos fracciones con el mismo denominador y escribe el resultado en su mínima expresión.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['4.NF.B.3', '4.NF.B.3a'],
    levels: {
      easy: { denominators: [3, 4, 5, 6, 8, 10, 12, 100], small: true },
      medium: { denominators: [3, 4, 5, 6, 8, 10, 12, 100], small: false },
      hard: { denominators: [4, 5, 6, 8, 10, 12], small: false },
    },
  },
  form => ({
    bare: form({
      levels: ['easy'],
      share: 3,
      instruction: addOrSubtract,
      lines: 1,
      draw: drawPair,
      answer: fractionInLowestTerms,
      solve: ({ top, d }) => Ratio.of(top, d),
      ask: facts => both(equation(worked(facts), blank(3))),
      check: (printed, answer) => addsUp(printed, exact(answer)),
    }),

    bars: form({
      levels: ['easy'],
      share: 5,
      instruction: addOrSubtract,
      lines: 1,
      draw: (random, level) =>
        random.until(
          () => drawPair(random, level),
          ({ d }) => d <= 12,
        ),
      answer: fractionInLowestTerms,
      solve: ({ top, d }) => Ratio.of(top, d),
      ask: facts => {
        const { a, b, d, sign } = facts
        const bar =
          sign === '+'
            ? fractionBar({ parts: d, shaded: a, striped: b })
            : fractionBar({ parts: d, shaded: a, crossed: b })
        return both([figure(bar), equation(worked(facts), blank(3))])
      },
      // Counts the parts that are filled and not crossed out.
      check(printed, answer) {
        const parts = printed.figure('fraction-bar').rows[0]!.wholes.flat()
        const counted = parts.filter(({ fill, crossed }) => fill !== 'white' && !crossed).length
        return exact(answer).times(parts.length).equals(counted) && addsUp(printed, exact(answer))
      },
    }),

    larger: form({
      levels: ['medium'],
      share: 4,
      instruction: mixedToo,
      lines: 2,
      draw: drawPair,
      answer: fractionInLowestTerms,
      solve: ({ top, d }) => shown(Ratio.of(top, d)),
      ask: facts => both(equation(worked(facts), blank(3))),
      check: (printed, answer) => addsUp(printed, exact(answer)),
    }),

    fromOne: form({
      levels: ['medium'],
      instruction: mixedToo,
      lines: 1,
      draw(random) {
        const d = random.pick([2, 3, 4, 5, 6, 8, 10, 12, 100])
        return { d, n: random.int(1, d - 1) }
      },
      answer: fractionInLowestTerms,
      solve: ({ n, d }) => Ratio.of(d - n, d),
      ask: ({ n, d }) => both(equation(sum(1, negative(over(n, d))), blank(3))),
      // The fraction and the answer make one whole.
      check: (printed, answer) =>
        exact(answer)
          .plus(evaluate(printed.one('quotient')))
          .equals(1),
    }),

    numberLineJumps: form({
      levels: ['medium', 'easy'],
      share: 2,
      wide: true,
      lines: 1,
      draw(random, { small }) {
        const d = random.pick([4, 5, 6, 8])
        return random.until(
          () => {
            const [a, b] = [random.int(1, small ? d - 1 : 2 * d - 2), random.int(1, d - 1)]
            return { a, b, d, small, sign: random.chance(0.5) ? ('+' as const) : ('−' as const) }
          },
          ({ a, b, d, sign }) => {
            const end = sign === '+' ? a + b : a - b
            return end > 0 && (small ? end < d && a < d && gcd(end, d) === 1 : end < 2 * d && end !== d)
          },
        )
      },
      answer: fractionInLowestTerms,
      solve: ({ a, b, d, sign }) => shown(Ratio.of(sign === '+' ? a + b : a - b, d)),
      ask({ a, b, d, small, sign }) {
        const end = sign === '+' ? a + b : a - b
        const drawn = figure(
          numberLine({
            from: 0,
            to: 2,
            step: Ratio.of(1, d),
            labels: d,
            jumps: [[Ratio.of(a, d), Ratio.of(end, d)]],
          }),
        )
        const task = equation(sum(over(a, d), signed(sign, over(b, d))), blank(3))
        return {
          en: [drawn, prose`Use the number line: ${task}`, small ? LOWEST.en : LOWEST_OR_MIXED.en],
          es: [drawn, prose`Usa la recta numérica: ${task}`, small ? LOWEST.es : LOWEST_OR_MIXED.es],
        }
      },
      check: (printed, answer) => addsUp(printed, exact(answer)),
    }),

    fromWhole: form({
      levels: ['hard'],
      share: 2,
      instruction: mixedToo,
      lines: 2,
      draw(random, { denominators }) {
        const d = random.pick(denominators)
        return { whole: random.int(2, 5), d, n: random.int(1, d - 1) }
      },
      answer: fractionInLowestTerms,
      solve: ({ whole, n, d }) => shown(Ratio.of(whole * d - n, d)),
      ask: ({ whole, n, d }) => both(equation(sum(whole, negative(over(n, d))), blank(3))),
      check(printed, answer) {
        const whole = evaluate(printed.one('sum').terms[0]!)
        return exact(answer)
          .plus(evaluate(printed.one('quotient')))
          .equals(whole)
      },
    }),

    threeTerms: form({
      levels: ['hard'],
      share: 2,
      instruction: mixedToo,
      lines: 2,
      draw(random, { denominators }) {
        const sign: Sign = random.evenly(['+', '−'])
        return random.until(
          () => {
            const d = random.pick(denominators)
            const parts = [random.int(1, d - 1), random.int(1, d - 1), random.int(1, d - 1)] as const
            const top = parts[0] + parts[1] + (sign === '+' ? parts[2] : -parts[2])
            return { d, parts, top, sign }
          },
          ({ top, d }) => top > 0 && top % d !== 0 && top < 2 * d,
        )
      },
      answer: fractionInLowestTerms,
      solve: ({ top, d }) => shown(Ratio.of(top, d)),
      ask: ({ d, parts: [a, b, c], sign }) =>
        both(equation(sum(over(a, d), over(b, d), signed(sign, over(c, d))), blank(3))),
      check: (printed, answer) => addsUp(printed, exact(answer)),
    }),

    missingTerm: form({
      levels: ['hard', 'medium'],
      share: 2,
      instruction: {
        en: prose`Find the missing fraction. Write it in lowest terms.`,
        es: prose`Halla la fracción que falta. Escríbela en su mínima expresión.`,
      },
      lines: 1,
      draw(random, { denominators }) {
        const d = random.pick(denominators)
        const whole = random.int(2, d - 1)
        return {
          d,
          whole,
          part: random.int(1, whole - 1),
          kind: random.evenly(['a + _ = c', 'c - _ = a', '_ + a = c', '_ - a = b']),
        }
      },
      answer: fractionInLowestTerms,
      solve: ({ d, whole, part, kind }) => Ratio.of(kind === '_ - a = b' ? whole : whole - part, d),
      ask({ d, whole, part, kind }) {
        const [a, c, rest, empty] = [over(part, d), over(whole, d), over(whole - part, d), blank(3)]
        return {
          'a + _ = c': both(equation(sum(a, empty), c)),
          'c - _ = a': both(equation(sum(c, negative(empty)), a)),
          '_ + a = c': both(equation(sum(empty, a), c)),
          '_ - a = b': both(equation(sum(empty, negative(a)), rest)),
        }[kind]
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

    findTheMistake: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Is there a mistake?`, es: prose`¿Hay algún error?` },
      lines: 0,
      draw(random, { denominators }) {
        const wrong = random.evenly(['bottoms', 'tops', 'none'])
        return random.until(
          () => {
            const d = random.pick(denominators)
            return { wrong, d, a: random.int(1, d - 2), b: random.int(1, d - 2), off: random.sign() }
          },
          ({ a, b, d, off }) => a + b + off > 0 && a + b < d && a !== b,
        )
      },
      answer: MISTAKE,
      solve: ({ wrong }) => wrong,
      ask({ wrong, a, b, d, off }) {
        const result = { bottoms: over(a + b, 2 * d), tops: over(a + b + off, d), none: over(a + b, d) }[wrong]
        return both(equation(sum(over(a, d), over(b, d)), result))
      },
      check(printed, answer) {
        const { terms, d } = tops(printed)
        const [n, under] = [...printed.all('relation')]
          .map(({ right }) => right as Of<'quotient'>)
          .flatMap(({ over: top, under }) => [evaluate(top).n, evaluate(under).n])
        if (under !== d) return answer === 'bottoms'
        return answer === (n === terms[0]! + terms[1]! ? 'none' : 'tops')
      },
    }),
  }),
)
