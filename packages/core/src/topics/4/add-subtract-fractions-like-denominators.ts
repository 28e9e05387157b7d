import {
  addFractions,
  blank,
  both,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  findMistake,
  fractionBar,
  fractionInLowestTerms,
  gcd,
  itemOf,
  line,
  minus,
  mixed,
  mixedNumberInLowestTerms,
  negative,
  numberLine,
  type Of,
  over,
  type Printed,
  prose,
  type Random,
  Ratio,
  rational,
  type Step,
  statements,
  step,
  sum,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { inLowestTerms } from '../kit/fractions/fractions.ts'

type Sign = '+' | '−'

interface Level {
  readonly denominators: readonly number[]
  /** Results stay below 1 and need no simplifying; or reach 2 and may need it. */
  readonly small: boolean
}

/** a/d ± b/d, all parts positive. */
function drawPair(random: Random, { denominators, small }: Level) {
  const sign: Sign = random.evenly(['+', '−'])
  // Differences in lowest terms that are more than 1 part.
  const fitting = small && sign === '−' ? denominators.filter(d => d > 4 && d !== 6) : denominators
  return random.until(
    () => {
      const d = random.pick(fitting)
      const [a, b] = [random.int(1, d - 1), random.int(1, d - 1)]
      return sign === '+'
        ? { a, b, d, sign, top: a + b }
        : { a: Math.max(a, b), b: Math.min(a, b), d, sign, top: Math.abs(a - b) }
    },
    ({ top, d }) =>
      top > 0 &&
      (small ? top > 1 && top < d && gcd(top, d) === 1 : top !== d && (top > d || gcd(top, d) > 1) && top < 2 * d),
  )
}
type Pair = ReturnType<typeof drawPair>

/** A sum greater than 1. */
function drawOverOne(random: Random, { denominators }: Pick<Level, 'denominators'>): Pair {
  const sign: Sign = '+'
  return random.until(
    () => {
      const d = random.pick(denominators)
      const [a, b] = [random.int(1, d - 1), random.int(1, d - 1)]
      return { a, b, d, sign, top: a + b }
    },
    ({ a, b, d, top }) => top > d && a !== b,
  )
}

/** Sums below 1 that are not in lowest terms, and neither is what a pupil gets who adds wrong. */
const REDUCIBLE_SUMS = [6, 8, 10, 12].flatMap(d =>
  Array.from({ length: (d - 1) ** 2 }, (_, i) => {
    const [a, b] = [Math.floor(i / (d - 1)) + 1, (i % (d - 1)) + 1]
    return { a, b, d, common: gcd(a + b, d) }
  }).filter(({ a, b, d, common }) => a > b && common > 1 && a + b < d && gcd(a - b, d) > 1),
)

const signed = (sign: Sign, value: Expr) => (sign === '+' ? value : negative(value))
const written = ({ a, b, d, sign }: Pair) => sum(over(a, d), signed(sign, over(b, d)))
const worked = ({ a, b, d, sign }: Pair) => addFractions(sign, { n: a, d }, { n: b, d })

/** The tops with their signs and the common bottom, as printed: in parts of that size the tops alone add up. */
function addsUp(printed: Printed, answer: Ratio) {
  const terms = printed.one('sum').terms.map(term => {
    const quotient = (term.kind === 'negative' ? term.of : term) as Of<'quotient'>
    return { n: (term.kind === 'negative' ? -1 : 1) * evaluate(quotient.over).n, d: evaluate(quotient.under).n }
  })
  return answer.times(itemOf(terms, 0).d).equals(terms.reduce((total, { n }) => total + n, 0))
}

const parts = ({ top, sign }: Pair): Step =>
  step(expr(top), because.count, {
    group:
      sign === '+'
        ? { en: line`the shaded and the striped parts`, es: line`las partes sombreadas y las rayadas` }
        : {
            en: line`the shaded parts that are not crossed out`,
            es: line`las partes sombreadas que no están tachadas`,
          },
  })

const lowest = {
  en: prose`Add or subtract. Write the answer in lowest terms.`,
  es: prose`Suma o resta. Escribe el resultado en su mínima expresión.`,
}
const asFraction = {
  en: prose`Add or subtract. Write the answer as a fraction.`,
  es: prose`Suma o resta. Escribe el resultado como fracción.`,
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
      instruction: asFraction,
      draw: drawPair,
      answer: rational,
      solve: ({ top, d }) => Ratio.of(top, d),
      ask: facts => both(equation(written(facts), blank(3))),
      solution: worked,
      check: (printed, answer) => addsUp(printed, exact(answer)),
    }),

    bars: form({
      levels: ['easy'],
      share: 3,
      instruction: asFraction,
      draw: (random, level) =>
        drawPair(random, { ...level, denominators: level.denominators.filter(denominator => denominator <= 12) }),
      answer: rational,
      solve: ({ top, d }) => Ratio.of(top, d),
      ask: facts => {
        const { a, b, d, sign } = facts
        const bar =
          sign === '+'
            ? fractionBar({ parts: d, shaded: a, striped: b })
            : fractionBar({ parts: d, shaded: a, crossed: b })
        return both([figure(bar), equation(written(facts), blank(3))])
      },
      solution: facts => [
        step(expr(facts.d), because.countEqualParts, { parts: facts.d }),
        parts(facts),
        step(equation(written(facts), over(facts.top, facts.d)), because.keepDenominator),
      ],
      // Counts the parts that are filled and not crossed out.
      check(printed, answer) {
        const all = itemOf(printed.figure('fraction-bar').rows, 0).wholes.flat()
        const counted = all.filter(({ fill, crossed }) => fill !== 'white' && !crossed).length
        return exact(answer).times(all.length).equals(counted) && addsUp(printed, exact(answer))
      },
    }),

    larger: form({
      levels: ['medium'],
      share: 2,
      instruction: {
        en: prose`Add. Write the answer as a mixed number in lowest terms.`,
        es: prose`Suma. Escribe el resultado como número mixto en su mínima expresión.`,
      },
      draw: drawOverOne,
      answer: mixedNumberInLowestTerms,
      solve: ({ top, d }) => inLowestTerms(Ratio.of(top, d)),
      ask: facts => both(equation(written(facts), blank(3))),
      solution: worked,
      check: (printed, answer) => addsUp(printed, exact(answer)),
    }),

    reducible: form({
      levels: ['medium'],
      share: 2,
      instruction: lowest,
      draw: (random, level) =>
        random.until(
          () => drawPair(random, level),
          ({ top, d }) => top < d,
        ),
      answer: fractionInLowestTerms,
      solve: ({ top, d }) => Ratio.of(top, d),
      ask: facts => both(equation(written(facts), blank(3))),
      solution: worked,
      check: (printed, answer) => addsUp(printed, exact(answer)),
    }),

    fromOne: form({
      levels: ['medium'],
      instruction: {
        en: prose`Subtract. Write the answer in lowest terms.`,
        es: prose`Resta. Escribe el resultado en su mínima expresión.`,
      },
      draw(random) {
        const d = random.pick([3, 4, 5, 6, 8, 10, 12, 100])
        return { d, n: random.int(1, d - 1) }
      },
      answer: fractionInLowestTerms,
      solve: ({ n, d }) => Ratio.of(d - n, d),
      ask: ({ n, d }) => both(equation(minus(1, over(n, d)), blank(3))),
      solution: ({ n, d }) => [
        step(equation(1, over(d, d)), because.regroupWhole, { as: over(d, d) }),
        ...addFractions('−', { n: d, d }, { n, d }),
      ],
      // The fraction and the answer make one whole.
      check: (printed, answer) =>
        exact(answer)
          .plus(evaluate(printed.one('quotient')))
          .equals(1),
    }),

    numberLineJumps: form({
      levels: ['medium'],
      share: 2,
      wide: true,
      instruction: {
        en: prose`Use the number line to add. Write the answer as a mixed number in lowest terms.`,
        es: prose`Usa la recta numérica para sumar. Escribe el resultado como número mixto en su mínima expresión.`,
      },
      draw: random => drawOverOne(random, { denominators: [4, 5, 6, 8] }),
      answer: mixedNumberInLowestTerms,
      solve: ({ top, d }) => inLowestTerms(Ratio.of(top, d)),
      ask: facts => {
        const { a, d, top } = facts
        const jumps = [[Ratio.of(a, d), Ratio.of(top, d)]] as const
        return both([
          figure(numberLine({ from: 0, to: 2, step: Ratio.of(1, d), labels: d, jumps })),
          equation(written(facts), blank(3)),
        ])
      },
      solution: facts => [
        explained(
          statements(over(facts.a, facts.d), over(facts.top, facts.d)),
          line`The jump starts at ${over(facts.a, facts.d)} and ends at ${over(facts.top, facts.d)}. Each tick is ${over(1, facts.d)}.`,
          line`El salto empieza en ${over(facts.a, facts.d)} y termina en ${over(facts.top, facts.d)}. Cada marca es ${over(1, facts.d)}.`,
        ),
        explained(
          equation(written(facts), over(facts.top, facts.d)),
          facts.b === 1
            ? line`The jump is 1 tick to the right, and where it ends is the sum.`
            : line`The jump is ${facts.b} ticks to the right, and where it ends is the sum.`,
          facts.b === 1
            ? line`El salto es de 1 marca a la derecha, y donde termina está la suma.`
            : line`El salto es de ${facts.b} marcas a la derecha, y donde termina está la suma.`,
        ),
        ...worked(facts).slice(2),
      ],
      check: (printed, answer) => addsUp(printed, exact(answer)),
    }),

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
        const [asItStands, result] = [sum(whole - 1, over(rest, d)), mixed(Ratio.of(whole * d - n, d))]
        return [
          step(equation(whole, sum(whole - 1, over(d, d))), because.regroupWhole, { as: over(d, d) }),
          step(equation(minus(over(d, d), over(n, d)), over(rest, d)), because.subtractNumerators),
          common > 1
            ? step(equation(asItStands, result), because.divideBothTerms, { value: common })
            : step(equation(asItStands, result), because.toMixedNumber),
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
        en: prose`Add or subtract. Write the answer as a mixed number in lowest terms.`,
        es: prose`Suma o resta. Escribe el resultado como número mixto en su mínima expresión.`,
      },
      draw(random, { denominators }) {
        const sign: Sign = random.evenly(['+', '−'])
        return random.until(
          () => {
            const d = random.pick(denominators)
            const tops = [random.int(1, d - 1), random.int(1, d - 1), random.int(1, d - 1)] as const
            const top = tops[0] + tops[1] + (sign === '+' ? tops[2] : -tops[2])
            return { d, tops, top, sign }
          },
          ({ top, d, tops: [a, b, c] }) => top > d && top < 2 * d && c !== b && c !== a,
        )
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
        draw: random => random.pick(REDUCIBLE_SUMS),
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
  }),
)

/** A sum over one denominator as it is added and simplified, with the bottom and the top that a pupil gets. */
const lines = (a: number, b: number, d: number, bottom: number, top: number) =>
  [sum(over(a, d), over(b, d)), over(sum(a, b), bottom), over(top, bottom), expr(Ratio.of(top, bottom))] as const
