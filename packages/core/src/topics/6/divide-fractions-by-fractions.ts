import { fractionInLowestTerms, integer } from '../../answer/number.ts'
import { option } from '../../answer/option.ts'
import { both, figure, line, prose, steps } from '../../content.ts'
import { fractionBar } from '../../figure/fraction-bar.ts'
import { blank, divide, equation, mixed, number, times, type Value } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { isTrue } from '../../math/truth.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { filled } from '../common/filled.ts'
import { proper } from '../common/fractions.ts'

const mixedNumber = (random: Random, d: number) => proper(random, d).plus(random.int(1, 6))

/** Dividend and divisor. */
const kinds = {
  'whole by fraction': (random: Random) => [Ratio.of(random.int(2, 10)), proper(random, random.int(2, 8))] as const,
  'unit fraction by fraction': (random: Random) =>
    [Ratio.of(1, random.int(2, 10)), proper(random, random.int(2, 10))] as const,
  'equal denominators': (random: Random) => {
    const d = random.int(5, 10)
    return [proper(random, d), proper(random, d)] as const
  },
  'unlike denominators': (random: Random) =>
    [proper(random, random.int(2, 12)), proper(random, random.int(2, 12))] as const,
  'mixed by fraction': (random: Random) =>
    [mixedNumber(random, random.int(2, 8)), proper(random, random.int(2, 12))] as const,
  'mixed by mixed': (random: Random) =>
    [mixedNumber(random, random.int(2, 8)), mixedNumber(random, random.int(2, 8))] as const,
}

interface Level {
  readonly kinds: readonly (keyof typeof kinds)[]
}

function draw(random: Random, level: Level) {
  const kind = random.evenly(level.kinds)
  const [dividend, divisor] = random.until(
    () => kinds[kind](random),
    ([a, b]) =>
      !a.equals(b) && a.over(b).d <= 60 && !a.over(b).equals(1) && (kind !== 'unlike denominators' || a.d !== b.d),
  )
  return { dividend, divisor, quotient: dividend.over(divisor) }
}

const shown = (value: Ratio): Expr => mixed(value)

/** The quotient times the printed divisor gives the printed dividend back. */
function dividesBack(statement: Expr, answer: Value): boolean {
  return (
    statement.kind === 'quotient' && exact(answer).times(evaluate(statement.under)).equals(evaluate(statement.over))
  )
}

const divideIt = { en: prose`Find the value in lowest terms.`, es: prose`Halla el valor en su mínima expresión.` }

type Inverted = 'none' | 'divisor' | 'dividend' | 'both'

export const divideFractionsByFractions = defineTopic(
  {
    id: 'divide-fractions-by-fractions',
    name: { en: 'Divide fractions and mixed numbers', es: 'Dividir fracciones y números mixtos' },
    description: {
      en: 'Divide fractions and mixed numbers and write the quotient in lowest terms.',
      es: 'Divide fracciones y números mixtos y escribe el cociente en su mínima expresión.',
    },
    domain: 'The Number System',
    standards: ['6.NS.A.1'],
    levels: {
      easy: { kinds: ['whole by fraction', 'equal denominators', 'unit fraction by fraction'] },
      medium: { kinds: ['unlike denominators'] },
      hard: { kinds: ['mixed by fraction', 'mixed by mixed'] },
    },
  },
  form => ({
    bare: form({
      share: 3,
      instruction: divideIt,
      lines: 3,
      draw,
      answer: fractionInLowestTerms,
      solve: ({ quotient }) => mixed(quotient),
      ask: ({ dividend, divisor }) => both(equation(divide(shown(dividend), shown(divisor)), blank(3))),
      check: (printed, answer) => dividesBack(printed.one('relation').left, answer),
    }),

    choice: form({
      levels: ['medium', 'hard'],
      instruction: { en: prose`Choose the quotient.`, es: prose`Elige el cociente.` },
      draw: (random, level) =>
        random.until(
          () => draw(random, level),
          ({ dividend, divisor, quotient }) =>
            new Set(
              [quotient, dividend.times(divisor), divisor.over(dividend), dividend.times(divisor).power(-1)].map(
                String,
              ),
            ).size === 4,
        ),
      answer: fractionInLowestTerms,
      solve: ({ quotient }) => mixed(quotient),
      mistakes: ({ dividend, divisor }) => ({
        multiplied: mixed(dividend.times(divisor)),
        invertedTheDividend: mixed(divisor.over(dividend)),
        invertedBoth: mixed(dividend.times(divisor).power(-1)),
      }),
      ask: ({ dividend, divisor }) => both(divide(shown(dividend), shown(divisor))),
      check: (printed, answer) => dividesBack(printed.one('quotient'), answer),
    }),

    missingDivisor: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`Find the missing number in lowest terms.`,
        es: prose`Halla el número que falta en su mínima expresión.`,
      },
      lines: 3,
      draw,
      answer: fractionInLowestTerms,
      solve: ({ divisor }) => mixed(divisor),
      ask: ({ dividend, quotient }) => both(equation(divide(shown(dividend), blank(3)), mixed(quotient))),
      // Puts the number into the blank.
      check: (printed, answer) => exact(answer).n !== 0 && isTrue(filled(printed.one('relation'), answer)),
    }),

    threeFactors: form({
      levels: ['hard'],
      instruction: divideIt,
      lines: 4,
      draw: random =>
        random.until(
          () => ({
            a: proper(random, random.int(2, 9)),
            b: proper(random, random.int(2, 9)),
            c: proper(random, random.int(2, 9)),
          }),
          ({ a, b, c }) => !a.equals(b) && !b.equals(c) && a.over(b).times(c).d <= 60,
        ),
      answer: fractionInLowestTerms,
      solve: ({ a, b, c }) => mixed(a.over(b).times(c)),
      ask: ({ a, b, c }) => both(equation(times(divide(a, b), c), blank(3))),
      // Undoes the product first, then the quotient: from left to right, backwards.
      check(printed, answer) {
        const { left } = printed.one('relation')
        const [first, last] = left.kind === 'product' ? left.factors : []
        return first !== undefined && last !== undefined && dividesBack(first, exact(answer).over(evaluate(last)))
      },
    }),

    model: form({
      levels: ['easy'],
      lines: 1,
      draw: random =>
        random.until(
          () => {
            const [b, times] = [random.int(2, 6), random.int(2, 3)]
            return { a: random.int(1, b - 1), b, c: random.int(1, 3), d: b * times }
          },
          ({ a, b, c, d }) => (a * d) % (b * c) === 0 && (a * d) / (b * c) >= 2 && Ratio.of(a, b).d === b && c < d,
        ),
      answer: integer,
      solve: ({ a, b, c, d }) => (a * d) / (b * c),
      ask({ a, b, c, d }) {
        const bars = figure(fractionBar({ parts: b, shaded: a }, { parts: d, shaded: c }))
        const [whole, part] = [
          number(Ratio.of(a, b)),
          { kind: 'quotient', over: number(c), under: number(d), sign: false } as const,
        ]
        return {
          en: [prose`How many times does ${part} fit into ${whole}? Use the bars.`, bars],
          es: [prose`¿Cuántas veces cabe ${part} en ${whole}? Usa las barras.`, bars],
        }
      },
      // The shaded part of the lower bar, so many times, is as long as that of the upper bar.
      check(printed, answer) {
        const [one, two] = printed.figure('fraction-bar').rows.map(({ wholes }) => {
          const parts = wholes.flat()
          return Ratio.of(parts.filter(({ fill }) => fill !== 'white').length, parts.length)
        })
        if (!one || !two) return false
        return two.times(exact(answer)).equals(one)
      },
    }),

    findTheError: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Look at how the division is worked out. What is true?`,
        es: prose`Mira cómo se hizo la división. ¿Qué es cierto?`,
      },
      draw(random) {
        const inverted = random.evenly(['divisor', 'dividend', 'both', 'none'])
        return random.until(
          () => ({ inverted, a: proper(random, random.int(3, 9)), b: proper(random, random.int(3, 9)) }),
          ({ a, b }) => a.n > 1 && b.n > 1 && !a.equals(b),
        )
      },
      answer: option({
        divisor: { en: prose`It is right.`, es: prose`Está bien hecha.` },
        dividend: { en: prose`The wrong fraction was inverted.`, es: prose`Se invirtió la fracción equivocada.` },
        both: { en: prose`Both fractions were inverted.`, es: prose`Se invirtieron las dos fracciones.` },
        none: { en: prose`No fraction was inverted.`, es: prose`No se invirtió ninguna fracción.` },
      }),
      solve: ({ inverted }) => inverted,
      ask({ a, b, inverted }) {
        const first = isInverted('dividend', inverted) ? a.power(-1) : a
        const second = isInverted('divisor', inverted) ? b.power(-1) : b
        return both(steps(line`${divide(a, b)}`, line`${times(first, second)}`, line`${number(first.times(second))}`))
      },
      // Compares the factors of the second line with the fractions of the first.
      check(printed, answer) {
        const [division, product] = printed.maths
        if (division?.kind !== 'quotient' || product?.kind !== 'product') return false
        const [one, two] = [division.over, division.under].map(
          (part, i) => !evaluate(part).equals(evaluate(product.factors[i]!)),
        )
        return answer === (one ? (two ? 'both' : 'dividend') : two ? 'divisor' : 'none')
      },
    }),
  }),
)

const isInverted = (which: 'dividend' | 'divisor', inverted: Inverted) => inverted === which || inverted === 'both'
