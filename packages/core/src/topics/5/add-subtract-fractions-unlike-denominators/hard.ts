import {
  addMixedNumbers,
  answerStep,
  blank,
  both,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  findMistake,
  fractionInLowestTerms,
  isNear,
  itemOf,
  lcm,
  line,
  list,
  minus,
  mixed,
  orderedList,
  over,
  prose,
  type Ratio,
  relation,
  statements,
  step,
  sum,
  times,
  toSimplestForm,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { inLowestTerms, proper } from '../../kit/fractions/fractions.ts'
import type { levels } from './levels.ts'
import { drawFitting, drawPair, result, worked } from './parts.ts'

interface Pair {
  readonly left: Ratio
  readonly right: Ratio
}
const topOver = (value: Ratio, d: number) => (value.n * d) / value.d
const workOf = ({ left, right }: Pair, top: number, under: number): Work => {
  const d = lcm(left.d, right.d)
  return [sum(left, right), sum(over(topOver(left, d), d), over(top, d)), over(topOver(left, d) + top, under)]
}
const denominatorOf = ({ left, right }: Pair) => lcm(left.d, right.d)

const wholeOf = (value: Ratio) => Math.floor(value.n / value.d)
/** The fractions beside the same whole number, those renamed that have another denominator than the common one. */
const renamedParts = (sums: readonly Ratio[]) => {
  const parts = sums
    .filter(value => sums.some(other => other !== value && wholeOf(other) === wholeOf(value)))
    .map(value => value.minus(wholeOf(value)))
  const d = parts.map(part => part.d).reduce(lcm, 1)
  const renamed = parts.filter(part => part.d !== d && part.n > 0)
  if (parts.length === 0) return []
  return [
    ...(renamed.length === 0
      ? []
      : [
          explainedBy(statements(...renamed.map(value => equation(value, over(topOver(value, d), d)))), {
            en: line`To compare the fractions, write them with the same denominator, ${d}.`,
            es: line`Para comparar las fracciones, escríbelas con el mismo denominador, ${d}.`,
          }),
        ]),
    step(
      statements(
        ...parts
          .slice(1)
          .map((part, i) => relation(over(topOver(itemOf(parts, i), d), d), '<', over(topOver(part, d), d))),
      ),
      because.moreEqualParts,
    ),
  ]
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  threeTerms: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Find the value in lowest terms.`,
      es: prose`Halla el valor en su mínima expresión.`,
    },
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
    solution({ first, second, third, sign }) {
      const d = lcm(lcm(first.d, second.d), third.d)
      const tops = [first, second, third].map(value => topOver(value, d)) as [number, number, number]
      const end = sign === '+' ? tops[2] : -tops[2]
      return [
        explainedBy(statements(...[first, second, third].map(value => equation(times(value.d, d / value.d), d))), {
          en: line`The least common denominator is ${d}: the smallest number that all three denominators go into.`,
          es: line`El mínimo común denominador es ${d}: el menor número que es múltiplo de los tres denominadores.`,
        }),
        step(
          statements(
            ...[first, second, third]
              .filter(value => value.d !== d)
              .map(value => equation(value, over(topOver(value, d), d))),
          ),
          because.sameDenominator,
          { value: d },
        ),
        explainedBy(
          equation(
            sign === '+'
              ? sum(over(tops[0], d), over(tops[1], d), over(tops[2], d))
              : minus(sum(over(tops[0], d), over(tops[1], d)), over(tops[2], d)),
            over(tops[0] + tops[1] + end, d),
          ),
          sign === '+'
            ? { en: line`Add the numerators.`, es: line`Suma los numeradores.` }
            : {
                en: line`Add the first two numerators and subtract the third.`,
                es: line`Suma los dos primeros numeradores y resta el tercero.`,
              },
        ),
        ...toSimplestForm({ n: tops[0] + tops[1] + end, d }),
      ]
    },
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
      en: prose`Find the missing fraction in lowest terms.`,
      es: prose`Halla la fracción que falta en su mínima expresión.`,
    },
    draw: (random, level) => {
      const { left, right } = drawFitting(random, { ...level, signs: ['+'] }, facts => result(facts).d <= 36)
      return { left, missing: right, total: left.plus(right), blankFirst: random.evenly([false, true]) }
    },
    answer: fractionInLowestTerms,
    solve: ({ missing }) => missing,
    ask: ({ left, total, blankFirst }) =>
      both(equation(blankFirst ? sum(blank(3), left) : sum(left, blank(3)), inLowestTerms(total))),
    solution: ({ left, total }) => [
      explainedBy(minus(inLowestTerms(total), left), {
        en: line`An addend is missing: subtract the other addend from the sum.`,
        es: line`Falta un sumando: resta el otro sumando del total.`,
      }),
      ...addMixedNumbers('−', total, left),
    ],
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

  missingSubtrahend: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the missing fraction in lowest terms.`,
      es: prose`Halla la fracción que falta en su mínima expresión.`,
    },
    draw: (random, level) => {
      const { left, right } = drawFitting(random, { ...level, signs: ['+'] }, facts => result(facts).d <= 36)
      return { rest: left, missing: right, start: left.plus(right) }
    },
    answer: fractionInLowestTerms,
    solve: ({ missing }) => missing,
    ask: ({ rest, start }) => both(equation(minus(inLowestTerms(start), blank(3)), rest)),
    solution: ({ rest, start }) => [
      explainedBy(minus(inLowestTerms(start), rest), {
        en: line`What is taken away and ${rest} make ${inLowestTerms(start)}: subtract.`,
        es: line`Lo que se quita y ${rest} forman ${inLowestTerms(start)}: resta.`,
      }),
      ...addMixedNumbers('−', start, rest),
    ],
    check(printed, answer) {
      const [start, rest] = printed.all('number').map(number => evaluate(number))
      return start !== undefined && rest !== undefined && start.minus(exact(answer)).equals(rest)
    },
  }),

  findTheMistake: form(
    findMistake({
      levels: ['hard'],
      lines: 2,
      draw: (random, level: Parameters<typeof drawPair>[1]): Pair => {
        const { left, right } = drawPair(random, { ...level, signs: ['+'], below: 1 })
        return { left, right }
      },
      work: pair => workOf(pair, topOver(pair.right, denominatorOf(pair)), denominatorOf(pair)),
      steps: pair => {
        const d = denominatorOf(pair)
        const [, common, total] = workOf(pair, topOver(pair.right, d), d)
        const [a, b] = [pair.left, pair.right].map(value => equation(value, over(topOver(value, d), d))) as [Expr, Expr]
        return [
          explainedBy(common as Expr, {
            en: line`Write both with denominator ${d}: ${a} and ${b}.`,
            es: line`Escribe ambas con denominador ${d}: ${a} y ${b}.`,
          }),
          step(equation(common as Expr, total as Expr), because.addNumerators),
        ]
      },
      mistakes: {
        topKept: {
          says: pair => ({
            en: line`the numerator of ${pair.right} was not multiplied`,
            es: line`el numerador de ${pair.right} no se multiplicó`,
          }),
          work: pair => workOf(pair, pair.right.n, denominatorOf(pair)),
        },
        denominatorsAdded: {
          says: () => ({
            en: line`the denominators were added too`,
            es: line`también se sumaron los denominadores`,
          }),
          work: pair => workOf(pair, topOver(pair.right, denominatorOf(pair)), 2 * denominatorOf(pair)),
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),

  order: form({
    levels: ['hard'],
    kind: 'order',
    instruction: {
      en: prose`Add. Then write the sums in order from least to greatest, each as a fraction or mixed number in lowest terms.`,
      es: prose`Suma. Luego escribe los resultados de menor a mayor, cada uno como fracción o número mixto en su mínima expresión.`,
    },
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
    solution(pairs, answer) {
      const totals = pairs.map(result).sort((a, b) => a.compare(b))
      const mixedOnes = totals.filter(total => total.compare(1) > 0 && !total.isInteger)
      return [
        step(
          statements(
            ...pairs.map(pair => {
              const own = denominatorOf(pair)
              const [left, right] = [topOver(pair.left, own), topOver(pair.right, own)]
              const total = pair.left.plus(pair.right)
              const added = equation(sum(over(left, own), over(right, own)), over(left + right, own))
              return total.d < own ? equation(added, over(total.n, total.d)) : added
            }),
          ),
          because.explain,
          {
            sentence: {
              en: line`In each sum, write both fractions with a common denominator. Then add the numerators and write the sum in lowest terms.`,
              es: line`En cada suma, escribe las dos fracciones con un denominador común. Luego suma los numeradores y simplifica.`,
            },
          },
        ),
        ...(mixedOnes.length > 0
          ? [
              explainedBy(
                statements(...mixedOnes.map(total => equation(over(total.n, total.d), mixed(total)))),
                mixedOnes.length === 1
                  ? {
                      en: line`Write the sum greater than 1 as a mixed number.`,
                      es: line`Escribe como número mixto el resultado mayor que 1.`,
                    }
                  : {
                      en: line`Write the sums greater than 1 as mixed numbers.`,
                      es: line`Escribe como números mixtos los resultados mayores que 1.`,
                    },
              ),
            ]
          : []),
        ...renamedParts(totals),
        mixedOnes.length > 0
          ? answerStep(list(...answer), {
              en: line`Compare the whole numbers first, then the fractions.`,
              es: line`Compara primero los números enteros y luego las fracciones.`,
            })
          : step(list(...answer), because.putInOrder),
      ]
    },
    check(printed, answer) {
      const sums = printed.all('sum').map(item => evaluate(item).toNumber())
      const given = answer.map(item => exact(item).toNumber())
      return (
        given.every((value, i) => i === 0 || value > itemOf(given, i - 1)) &&
        [...sums].sort((a, b) => a - b).every((value, i) => isNear(value, itemOf(given, i)))
      )
    },
  }),
})
