import { formulaChoice } from '../../answer/choice.ts'
import { fractionInLowestTerms, integer } from '../../answer/number.ts'
import { option } from '../../answer/option.ts'
import { orderedList } from '../../answer/point.ts'
import { both, figure, line, prose, steps } from '../../content.ts'
import { fractionBar } from '../../figure/fraction-bar.ts'
import { blank, equation, expr, list, minus, mixed, sum, type Value } from '../../math/build.ts'
import { evaluate, exact, isTrue } from '../../math/evaluate.ts'
import { m } from '../../math/template.ts'
import { lcm, Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

type Pair = readonly [number, number]

/** Variants under the names that levels list: each draws two denominators. */
const denominators = {
  'one divides the other': (random: Random): Pair =>
    random.pick([
      [2, 4],
      [2, 6],
      [3, 6],
      [2, 8],
      [4, 8],
      [3, 9],
      [2, 10],
      [5, 10],
    ]),
  'no common factor': (random: Random): Pair =>
    random.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [2, 7],
      [3, 7],
      [3, 8],
      [5, 6],
      [2, 9],
      [4, 9],
      [3, 10],
    ]),
  'some common factor': (random: Random): Pair =>
    random.pick([
      [4, 6],
      [6, 8],
      [6, 9],
      [4, 10],
      [6, 10],
      [8, 12],
      [9, 12],
      [10, 12],
    ]),
  'up to fifteen': (random: Random): Pair =>
    random.pick([
      [10, 15],
      [6, 15],
      [9, 15],
      [4, 15],
      [8, 12],
      [5, 12],
      [4, 14],
      [9, 12],
    ]),
}

interface Level {
  readonly pairs: readonly (keyof typeof denominators)[]
  readonly signs: readonly ('+' | '−')[]
  readonly below: number
}

const proper = (random: Random, d: number) => Ratio.of(random.coprimeTo(d), d)

function drawPair(random: Random, { pairs, signs, below }: Level) {
  const kind = random.evenly(pairs)
  const sign = random.evenly(signs)
  return random.until(
    () => {
      const [b, d] = random.shuffle(denominators[kind](random)) as [number, number]
      const [left, right] = [proper(random, b), proper(random, d)]
      return sign === '−' && left.compare(right) < 0 ? { left: right, right: left, sign } : { left, right, sign }
    },
    ({ left, right }) => sign === '−' || left.plus(right).compare(below) < 0,
  )
}

const result = ({ left, right, sign }: { left: Ratio; right: Ratio; sign: '+' | '−' }) =>
  sign === '+' ? left.plus(right) : left.minus(right)
const worked = ({ left, right, sign }: { left: Value; right: Value; sign: '+' | '−' }) =>
  sign === '+' ? sum(left, right) : minus(left, right)
const inLowestTerms = (value: Ratio) => (value.compare(1) > 0 ? mixed(value) : expr(value))
/** a/b as so many parts of a common denominator. */
const parts = (value: Ratio, d: number) => m`${(value.n * d) / value.d}/${d}`

const instruction = {
  en: prose`Add or subtract. Write the answer in lowest terms; write an answer greater than 1 as a mixed number.`,
  es: prose`Suma o resta. Escribe el resultado en su mínima expresión; si es mayor que 1, escríbelo como número mixto.`,
}

const wrongLine = option({
  first: { en: prose`line 1`, es: prose`el renglón 1` },
  second: { en: prose`line 2`, es: prose`el renglón 2` },
})

/** The printed numbers, and whether the second is taken away. */
function read(printed: Printed) {
  const [left, right] = printed.all('number').map(number => evaluate(number))
  return { left: left ?? Ratio.of(0), right: right ?? Ratio.of(0), isDifference: printed.all('negative').length > 0 }
}

export const addSubtractFractionsUnlikeDenominators = defineTopic(
  {
    id: 'add-subtract-fractions-unlike-denominators',
    name: {
      en: 'Add and subtract fractions with unlike denominators',
      es: 'Sumar y restar fracciones con distinto denominador',
    },
    description: {
      en: 'Add or subtract two fractions with unlike denominators and write the result in lowest terms.',
      es: 'Suma o resta dos fracciones con distinto denominador y escribe el resultado en su mínima expresión.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['5.NF.A.1'],
    levels: {
      easy: { pairs: ['one divides the other'], signs: ['+'], below: 1 },
      medium: { pairs: ['no common factor', 'some common factor'], signs: ['+', '−'], below: 2 },
      hard: { pairs: ['some common factor', 'up to fifteen'], signs: ['+', '−'], below: 2 },
    },
  },
  form => ({
    bare: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction,
      draw: drawPair,
      answer: fractionInLowestTerms,
      solve: facts => inLowestTerms(result(facts)),
      ask: facts => both(equation(worked(facts), blank(3))),
      steps({ left, right, sign }) {
        const d = lcm(left.d, right.d)
        const common = worked({ left: parts(left, d), right: parts(right, d), sign })
        return both(m`${worked({ left, right, sign })} = ${common} = ${inLowestTerms(result({ left, right, sign }))}`)
      },
      // Undoes the operation: the first number must come back.
      check(printed, answer) {
        const { left, right, isDifference } = read(printed)
        return (
          left.d !== right.d && (isDifference ? exact(answer).plus(right) : exact(answer).minus(right)).equals(left)
        )
      },
    }),

    bars: form({
      levels: ['easy'],
      instruction: {
        en: prose`The bars are cut into the same parts. Add, and write the sum in lowest terms.`,
        es: prose`Las barras están divididas en las mismas partes. Suma y escribe el resultado en su mínima expresión.`,
      },
      lines: 1,
      draw: drawPair,
      answer: fractionInLowestTerms,
      solve: facts => inLowestTerms(result(facts)),
      ask: ({ left, right }) => {
        const d = lcm(left.d, right.d)
        return both([
          figure(
            fractionBar(...[left, right].map(value => ({ parts: d, shaded: (value.n * d) / value.d, label: value }))),
          ),
          equation(sum(left, right), blank(3)),
        ])
      },
      // Counts the shaded parts of both bars.
      check(printed, answer) {
        const rows = printed.figure('fraction-bar').rows.map(({ wholes }) => wholes.flat())
        const shaded = rows.flat().filter(({ fill }) => fill !== 'white').length
        return exact(answer).equals(Ratio.of(shaded, rows[0]?.length ?? 1))
      },
    }),

    threeTerms: form({
      levels: ['hard'],
      instruction,
      draw(random) {
        const sign = random.evenly(['+', '−'])
        return random.until(
          () => {
            const [a, b, c] = random.pick([
              [2, 3, 4],
              [2, 3, 6],
              [2, 5, 10],
              [3, 4, 6],
              [2, 4, 5],
              [3, 5, 15],
              [4, 5, 10],
              [3, 6, 9],
              [2, 3, 12],
              [3, 4, 12],
            ])
            const [first, second, third] = random.shuffle([a, b, c]).map(d => proper(random, d)) as [
              Ratio,
              Ratio,
              Ratio,
            ]
            return { first, second, third, sign }
          },
          ({ first, second, third, sign }) => sign === '+' || first.plus(second).compare(third) > 0,
        )
      },
      answer: fractionInLowestTerms,
      solve: ({ first, second, third, sign }) =>
        inLowestTerms(result({ left: first.plus(second), right: third, sign })),
      ask: ({ first, second, third, sign }) =>
        both(
          equation(
            sign === '+' ? sum(first, second, third) : sum(first, second, { kind: 'negative', of: expr(third) }),
            blank(3),
          ),
        ),
      // In parts of one common denominator the tops alone add up.
      check(printed, answer) {
        const [first, second, third] = printed.all('number').map(number => evaluate(number))
        if (!first || !second || !third) return false
        const d = lcm(lcm(first.d, second.d), third.d)
        const top = (value: Ratio) => (value.n * d) / value.d
        const rest = printed.all('negative').length > 0 ? -top(third) : top(third)
        return (
          d <= 60 &&
          exact(answer)
            .times(d)
            .equals(top(first) + top(second) + rest)
        )
      },
    }),

    missingAddend: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Find the missing fraction. Write it in lowest terms.`,
        es: prose`Halla la fracción que falta. Escríbela en su mínima expresión.`,
      },
      draw: (random, level) => {
        const { left, right } = drawPair(random, { ...level, signs: ['+'] })
        return { left, missing: right, total: left.plus(right), blankFirst: random.evenly([false, true]) }
      },
      answer: fractionInLowestTerms,
      solve: ({ missing }) => missing,
      ask: ({ left, total, blankFirst }) =>
        both(equation(blankFirst ? sum(blank(3), left) : sum(left, blank(3)), total)),
      check(printed, answer) {
        const [left, total] = printed.all('number').map(number => evaluate(number))
        return (
          left !== undefined &&
          total !== undefined &&
          exact(answer).plus(left).equals(total) &&
          exact(answer).compare(0) > 0
        )
      },
    }),

    commonDenominator: form({
      levels: ['medium'],
      instruction: {
        en: prose`Write the least common denominator of the fractions.`,
        es: prose`Escribe el mínimo común denominador de las fracciones.`,
      },
      lines: 1,
      draw: drawPair,
      answer: integer,
      solve: ({ left, right }) => lcm(left.d, right.d),
      ask: ({ left, right }) => ({ en: prose`${left} and ${right}`, es: prose`${left} y ${right}` }),
      // The first multiple of one denominator that the other divides too.
      check(printed, answer) {
        const { left, right } = read(printed)
        let multiple = left.d
        while (multiple % right.d !== 0) multiple += left.d
        return exact(answer).equals(multiple)
      },
    }),

    choose: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Choose the sum.`, es: prose`Elige la suma.` },
      draw: (random, level) => drawPair(random, { ...level, signs: ['+'] }),
      answer: formulaChoice,
      solve: facts => inLowestTerms(result(facts)),
      mistakes: ({ left, right }) => ({
        addedTopsAndBottoms: m`${left.n + right.n}/${left.d + right.d}`,
        keptTheTops: m`${left.n + right.n}/${lcm(left.d, right.d)}`,
        addedTopsOverProduct: m`${left.n + right.n}/${left.d * right.d}`,
        multiplied: m`${left.n * right.n}/${left.d * right.d}`,
        addedTopsOverFirst: m`${left.n + right.n}/${left.d}`,
      }),
      ask: ({ left, right }) => both(sum(left, right)),
      check(printed, answer) {
        const { left, right } = read(printed)
        return evaluate(expr(answer)).minus(right).equals(left)
      },
    }),

    findTheMistake: form({
      levels: ['medium', 'hard'],
      instruction: { en: prose`Which line has the mistake?`, es: prose`¿En qué renglón está el error?` },
      draw: (random, level) => {
        const { left, right } = random.until(
          () => drawPair(random, { ...level, signs: ['+'] }),
          pair =>
            pair.left.d !== pair.right.d && lcm(pair.left.d, pair.right.d) !== Math.max(pair.left.d, pair.right.d),
        )
        return { left, right, wrong: random.evenly(['first', 'second']) }
      },
      answer: wrongLine,
      solve: ({ wrong }) => wrong,
      ask({ left, right, wrong }) {
        const d = lcm(left.d, right.d)
        const tops = [(left.n * d) / left.d, wrong === 'first' ? right.n : (right.n * d) / right.d] as const
        const total = tops[0] + tops[1]
        const common = m`${tops[0]}/${d} + ${tops[1]}/${d}`
        const end = m`${total}/${wrong === 'second' ? 2 * d : d}`
        return both(steps(line`${equation(sum(left, right), common)}`, line`${equation(common, end)}`))
      },
      // Just one line is no true equation.
      check(printed, answer) {
        const [first, second] = printed.all('relation').map(item => isTrue(item))
        return first !== second && answer === (first ? 'second' : 'first')
      },
    }),

    order: form({
      levels: ['hard'],
      instruction: {
        en: prose`Add. Then write the sums in order from least to greatest, in lowest terms; write sums greater than 1 as mixed numbers.`,
        es: prose`Suma. Luego escribe los resultados de menor a mayor, en su mínima expresión; si son mayores que 1, como números mixtos.`,
      },
      lines: 4,
      draw: (random, level) =>
        random.until(
          () => [0, 1, 2].map(() => drawPair(random, { ...level, signs: ['+'] })),
          pairs => new Set(pairs.map(pair => result(pair).toString())).size === 3,
        ),
      answer: orderedList,
      solve: pairs =>
        pairs
          .map(result)
          .sort((a, b) => a.compare(b))
          .map(inLowestTerms),
      ask: pairs => both(list(...pairs.map(worked))),
      check(printed, answer) {
        const sums = printed.all('sum').map(item => evaluate(item).toNumber())
        const given = answer.map(item => exact(item).toNumber())
        return (
          given.every((value, i) => i === 0 || value > (given[i - 1] ?? value)) &&
          [...sums].sort((a, b) => a - b).every((value, i) => Math.abs(value - (given[i] ?? 0)) < 1e-12)
        )
      },
    }),
  }),
)
