import {
  answerStep,
  blank,
  both,
  count,
  defineTopic,
  divide,
  divideFractions,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  findMistake,
  fractionBar,
  fractionInLowestTerms,
  gcd,
  integer,
  isTrue,
  line,
  mixed,
  mixedNumberInLowestTerms,
  number,
  over,
  prose,
  quantity,
  type Random,
  Ratio,
  type Step,
  step,
  story,
  times,
  type Value,
  type Work,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { filled } from '../kit/equations/filled.ts'
import { proper } from '../kit/fractions/fractions.ts'
import { bags, rates, ribbons, type Setting } from './divide-fractions-by-fractions/settings.ts'

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
    random.until(
      () => [proper(random, random.int(3, 12)), proper(random, random.int(2, 12))] as const,
      ([a, b]) => a.n > 1 && a.d !== b.d,
    ),
  'mixed by fraction': (random: Random) =>
    [mixedNumber(random, random.int(2, 8)), proper(random, random.int(2, 12))] as const,
  'mixed by mixed': (random: Random) =>
    [mixedNumber(random, random.int(2, 8)), mixedNumber(random, random.int(2, 8))] as const,
}

interface Level {
  readonly kinds: readonly (keyof typeof kinds)[]
  /** How many pieces a story has, and what they are made of. */
  readonly pieces: 'from a whole' | 'from a fraction' | 'mixed'
}

const levels = {
  easy: { kinds: ['whole by fraction', 'equal denominators', 'unit fraction by fraction'], pieces: 'from a whole' },
  medium: { kinds: ['unlike denominators'], pieces: 'from a fraction' },
  hard: { kinds: ['mixed by fraction', 'mixed by mixed'], pieces: 'mixed' },
} as const
type Levels = typeof levels

function draw(random: Random, level: Level) {
  const kind = random.evenly(level.kinds)
  const [dividend, divisor] = random.until(
    () => kinds[kind](random),
    ([a, b]) => !a.equals(b) && a.over(b).d <= 60,
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

const divideIt = {
  en: prose`Divide. Write the quotient as a fraction in lowest terms.`,
  es: prose`Divide. Escribe el cociente como fracción en su mínima expresión.`,
}

type Division = ReturnType<typeof draw>

const isMixed = (value: Ratio) => value.n > value.d && !value.isInteger
/** What a number looks like: whole, a mixed number, or less than 1. */
const looks = (value: Ratio) => (value.isInteger ? 'whole' : isMixed(value) ? 'mixed' : 'proper')

const wrongQuotients = ({ dividend, divisor }: Division) => ({
  multiplied: dividend.times(divisor),
  invertedTheDividend: divisor.over(dividend),
  invertedBoth: dividend.times(divisor).power(-1),
})

/** The division up to an improper fraction. */
const asFraction = (dividend: Ratio, divisor: Ratio): readonly Step[] =>
  divideFractions(dividend, divisor).filter(({ reason }) => reason !== 'to-mixed-number')

const workOf = (dividend: Ratio, divisor: Ratio, first: Ratio, second: Ratio, end: Ratio): Work => [
  divide(dividend, divisor),
  times(first, second),
  expr(end),
]

/** Equal pieces in an amount; only at hard a part of a piece makes sense, and comes. */
const pieces = (form: FormMaker<Levels>, level: keyof Levels, settings: readonly Setting[]) =>
  form(
    story({
      levels: [level],
      share: 2,
      settings,
      draw(random, { unit }, { pieces }: Level) {
        const { size, amount } = random.until(
          () => {
            const size = proper(random, random.pick([2, 3, 4, 5, 6, 8]))
            const many =
              pieces === 'mixed'
                ? proper(random, random.pick([2, 3, 4])).plus(random.int(1, 8))
                : Ratio.of(random.int(2, 12))
            return { size, amount: size.times(many) }
          },
          ({ amount, size }) =>
            amount.isInteger === (pieces === 'from a whole') &&
            amount.compare(12) <= 0 &&
            amount.compare(1) >= 0 &&
            amount.d <= 12 &&
            (pieces === 'from a whole' || size.n > 1),
        )
        return { amount: count(mixed(amount), unit), size: count(size, unit) }
      },
      answer: quantity,
      solve: ({ amount, size }, { piece }) => count(mixed(exact(amount.amount).over(exact(size.amount))), piece),
      ask: ({ amount, size }, { ask }) => ask(amount, size),
      solution: ({ amount, size }, answer) => [
        ...divideFractions(exact(amount.amount), exact(size.amount)),
        answerStep(
          { kind: 'paragraph', content: [answer] },
          { en: line`The answer is ${answer}.`, es: line`La respuesta es ${answer}.` },
        ),
      ],
      // So many pieces of that size make the amount.
      check: (numberOf, { amount }) => exact(amount).times(numberOf('size')).equals(numberOf('amount')),
    }),
  )

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
    rev: 3,
    levels,
  },
  form => ({
    bare: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: divideIt,
      lines: 3,
      draw,
      answer: fractionInLowestTerms,
      solve: ({ quotient }) => quotient,
      ask: ({ dividend, divisor }) => both(equation(divide(dividend, divisor), blank(3))),
      solution: ({ dividend, divisor }) => asFraction(dividend, divisor),
      check: (printed, answer) => dividesBack(printed.one('relation').left, answer),
    }),

    mixedNumbers: form({
      levels: ['hard'],
      share: 3,
      instruction: {
        en: prose`Divide. Write the quotient as a mixed number in lowest terms.`,
        es: prose`Divide. Escribe el cociente como número mixto en su mínima expresión.`,
      },
      lines: 4,
      draw: (random, level) =>
        random.until(
          () => draw(random, level),
          ({ quotient }) => isMixed(quotient),
        ),
      answer: mixedNumberInLowestTerms,
      solve: ({ quotient }) => mixed(quotient),
      ask: ({ dividend, divisor }) => both(equation(divide(shown(dividend), shown(divisor)), blank(3))),
      solution: ({ dividend, divisor }) => divideFractions(dividend, divisor),
      check: (printed, answer) => dividesBack(printed.one('relation').left, answer),
    }),

    story: pieces(form, 'easy', ribbons),
    storyFromFraction: pieces(form, 'medium', bags),
    storyMixed: pieces(form, 'hard', rates),

    choice: form({
      levels: ['medium', 'hard'],
      instruction: { en: prose`Choose the quotient.`, es: prose`Elige el cociente.` },
      draw: (random, level) =>
        random.until(
          () => draw(random, level),
          facts => {
            const wrong = Object.values(wrongQuotients(facts))
            return (
              new Set([facts.quotient, ...wrong].map(String)).size === 4 &&
              wrong.every(({ d }) => d < 1000) &&
              wrong.some(value => looks(value) === looks(facts.quotient))
            )
          },
        ),
      answer: fractionInLowestTerms,
      solve: ({ quotient }) => mixed(quotient),
      mistakes: facts =>
        Object.fromEntries(Object.entries(wrongQuotients(facts)).map(([name, value]) => [name, mixed(value)])),
      ask: ({ dividend, divisor }) => both(divide(shown(dividend), shown(divisor))),
      solution: ({ dividend, divisor }) => divideFractions(dividend, divisor),
      check: (printed, answer) => dividesBack(printed.one('quotient'), answer),
    }),

    missingDivisor: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`Find the missing divisor. Write it in lowest terms.`,
        es: prose`Halla el divisor que falta. Escríbelo en su mínima expresión.`,
      },
      lines: 3,
      draw: (random, level) =>
        random.until(
          () => draw(random, level),
          ({ divisor, quotient }) =>
            divisor.compare(1) < 0 && (level.pieces !== 'mixed' || (divisor.n > 1 && !quotient.isInteger)),
        ),
      answer: fractionInLowestTerms,
      solve: ({ divisor }) => divisor,
      ask: ({ dividend, quotient }) => both(equation(divide(shown(dividend), blank(3)), mixed(quotient))),
      solution: ({ dividend, quotient }) => [
        step(divide(shown(dividend), shown(quotient)), because.divisorFromQuotient),
        ...divideFractions(dividend, quotient),
      ],
      // Puts the number into the blank.
      check: (printed, answer) => exact(answer).n !== 0 && isTrue(filled(printed.one('relation'), answer)),
    }),

    threeFactors: form({
      levels: ['hard'],
      instruction: {
        en: prose`Find the value. Write it in lowest terms.`,
        es: prose`Halla el valor. Escríbelo en su mínima expresión.`,
      },
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
      solve: ({ a, b, c }) => a.over(b).times(c),
      ask: ({ a, b, c }) => both(equation(times(divide(a, b), c), blank(3))),
      solution({ a, b, c }) {
        const value = a.over(b).times(c)
        const [n, d] = [a.n * b.d * c.n, a.d * b.n * c.d]
        return [
          step(times(a, b.power(-1), c), because.multiplyByReciprocal, { value: expr(b.power(-1)) }),
          step(equation(over(times(a.n, b.d, c.n), times(a.d, b.n, c.d)), over(n, d)), because.multiplyAcross),
          ...(gcd(n, d) > 1 ? [step(equation(over(n, d), value), because.divideBothTerms, { value: gcd(n, d) })] : []),
        ]
      },
      // Undoes the product first, then the quotient: from left to right, backwards.
      check(printed, answer) {
        const { left } = printed.one('relation')
        const [first, last] = left.kind === 'product' ? left.factors : []
        return first !== undefined && last !== undefined && dividesBack(first, exact(answer).over(evaluate(last)))
      },
    }),

    model: form({
      levels: ['easy'],
      share: 2,
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
      solution: ({ a, b, c, d }) => [
        explained(
          equation(over(a, b), over((a * d) / b, d)),
          line`Each part of the first bar is as long as ${d / b} parts of the second bar.`,
          line`Cada parte de la primera barra mide lo mismo que ${d / b} partes de la segunda.`,
        ),
        c === 1
          ? explained(
              equation(divide((a * d) / b, c), (a * d) / (b * c)),
              line`The second bar has 1 shaded part. It fits ${(a * d) / (b * c)} times.`,
              line`La segunda barra tiene 1 parte sombreada. Cabe ${(a * d) / (b * c)} veces.`,
            )
          : explained(
              equation(divide((a * d) / b, c), (a * d) / (b * c)),
              line`The second bar has ${c} shaded parts: make groups of ${c}. They fit ${(a * d) / (b * c)} times.`,
              line`La segunda barra tiene ${c} partes sombreadas: forma grupos de ${c}. Caben ${(a * d) / (b * c)} veces.`,
            ),
      ],
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

    findTheError: form(
      findMistake({
        levels: ['medium'],
        lines: 2,
        draw: (random, level: Level) =>
          random.until(
            () => draw(random, level),
            ({ dividend, divisor }) =>
              !dividend.isInteger && divisor.n > 1 && !divisor.times(dividend).equals(1) && dividend.n !== dividend.d,
          ),
        work: ({ dividend, divisor, quotient }) => workOf(dividend, divisor, dividend, divisor.power(-1), quotient),
        steps: ({ dividend, divisor, quotient }) => [
          step(equation(divide(dividend, divisor), times(dividend, divisor.power(-1))), because.multiplyByReciprocal, {
            value: expr(divisor.power(-1)),
          }),
          step(
            equation(
              over(times(dividend.n, divisor.d), times(dividend.d, divisor.n)),
              over(dividend.n * divisor.d, dividend.d * divisor.n),
            ),
            because.multiplyAcross,
          ),
          gcd(dividend.n * divisor.d, dividend.d * divisor.n) > 1
            ? step(equation(divide(dividend, divisor), quotient), because.simplify)
            : explained(
                equation(divide(dividend, divisor), quotient),
                line`The fraction is in lowest terms already.`,
                line`La fracción ya está en su mínima expresión.`,
              ),
        ],
        mistakes: {
          dividendInverted: {
            says: () => ({
              en: line`the dividend was inverted, not the divisor`,
              es: line`se invirtió el dividendo, no el divisor`,
            }),
            work: ({ dividend, divisor }) =>
              workOf(dividend, divisor, dividend.power(-1), divisor, divisor.over(dividend)),
          },
          bothInverted: {
            says: () => ({
              en: line`both fractions were inverted, not only the divisor`,
              es: line`se invirtieron las dos fracciones, no solo el divisor`,
            }),
            work: ({ dividend, divisor }) =>
              workOf(dividend, divisor, dividend.power(-1), divisor.power(-1), dividend.times(divisor).power(-1)),
          },
          denominatorsAdded: {
            says: () => ({
              en: line`the denominators were added, not multiplied`,
              es: line`se sumaron los denominadores en vez de multiplicarlos`,
            }),
            work: ({ dividend, divisor }) =>
              workOf(
                dividend,
                divisor,
                dividend,
                divisor.power(-1),
                Ratio.of(dividend.n * divisor.d, dividend.d + divisor.n),
              ),
          },
          numeratorsAdded: {
            says: () => ({
              en: line`the numerators were added, not multiplied`,
              es: line`se sumaron los numeradores en vez de multiplicarlos`,
            }),
            work: ({ dividend, divisor }) =>
              workOf(
                dividend,
                divisor,
                dividend,
                divisor.power(-1),
                Ratio.of(dividend.n + divisor.d, dividend.d * divisor.n),
              ),
          },
        },
        follows: (before, after) => evaluate(before).equals(evaluate(after)),
      }),
    ),
  }),
)
