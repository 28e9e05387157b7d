import { fractionInLowestTerms } from '../../../answer/number.ts'
import { option } from '../../../answer/option.ts'
import { orderedList } from '../../../answer/point.ts'
import { both, line, prose, steps } from '../../../content.ts'
import { blank, equation, expr, list, sum } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import { m } from '../../../math/template.ts'
import { isTrue } from '../../../math/truth.ts'
import { lcm, type Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import { inLowestTerms, proper } from '../../common/fractions.ts'
import type { levels } from './levels.ts'
import { drawPair, instruction, result, worked } from './parts.ts'

const wrongLine = option({
  first: { en: prose`line 1`, es: prose`el renglón 1` },
  second: { en: prose`line 2`, es: prose`el renglón 2` },
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
          const [first, second, third] = random.shuffle([a, b, c]).map(d => proper(random, d)) as [Ratio, Ratio, Ratio]
          return { first, second, third, sign }
        },
        ({ first, second, third, sign }) => sign === '+' || first.plus(second).compare(third) > 0,
      )
    },
    answer: fractionInLowestTerms,
    solve: ({ first, second, third, sign }) => inLowestTerms(result({ left: first.plus(second), right: third, sign })),
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
    ask: ({ left, total, blankFirst }) => both(equation(blankFirst ? sum(blank(3), left) : sum(left, blank(3)), total)),
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

  findTheMistake: form({
    levels: ['medium', 'hard'],
    instruction: { en: prose`Which line has the mistake?`, es: prose`¿En qué renglón está el error?` },
    draw: (random, level) => {
      const { left, right } = random.until(
        () => drawPair(random, { ...level, signs: ['+'] }),
        pair => pair.left.d !== pair.right.d && lcm(pair.left.d, pair.right.d) !== Math.max(pair.left.d, pair.right.d),
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
    answer: { ...orderedList, requires: 'lowest-terms' },
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
})
