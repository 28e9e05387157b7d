import {
  answerStep,
  blank,
  both,
  count,
  divide,
  equation,
  evaluate,
  exact,
  type FormMaker,
  line,
  list,
  match,
  mixed,
  mixedNumberInLowestTerms,
  numberList,
  prose,
  quantity,
  Ratio,
  relation,
  statements,
  step,
  story,
  sum,
  symbol,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { formulaIn, valueIn } from '../../kit/choices/cells.ts'
import type { levels } from './levels.ts'
import {
  dividedToMixed,
  divisionIn,
  drawAboveOne,
  drawToReduce,
  makesTheTotal,
  type Sharing,
  shareOf,
} from './parts.ts'
import { largeShares } from './sharing-stories.ts'

const wholePart = ({ total, parts }: Sharing) => Math.floor(total / parts)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  mixedQuotient: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the quotient as a mixed number in lowest terms.`,
      es: prose`Escribe el cociente como número mixto en su mínima expresión.`,
    },
    lines: 2,
    draw: drawToReduce,
    answer: mixedNumberInLowestTerms,
    solve: sharing => mixed(shareOf(sharing)),
    ask: ({ total, parts }) => both(equation(divide(total, parts), blank(3))),
    solution: dividedToMixed,
    check: (printed, answer) => makesTheTotal(exact(answer), divisionIn(printed)),
  }),

  between: form({
    levels: ['medium'],
    instruction: {
      en: prose`Between which two consecutive whole numbers is the quotient?`,
      es: prose`¿Entre qué dos números enteros consecutivos está el cociente?`,
    },
    lines: 2,
    draw: drawAboveOne,
    answer: numberList,
    solve: sharing => [wholePart(sharing), wholePart(sharing) + 1],
    ask: ({ total, parts }) => ({
      en: prose`${divide(total, parts)} is between ____ and ____.`,
      es: prose`${divide(total, parts)} está entre ____ y ____.`,
    }),
    solution(sharing) {
      const { total, parts } = sharing
      const whole = wholePart(sharing)
      return [
        step(
          statements(
            equation(times(whole, parts), whole * parts),
            equation(times(whole + 1, parts), (whole + 1) * parts),
          ),
          because.explain,
          {
            sentence: {
              en: line`Find the multiples of ${parts} just below and just above ${total}.`,
              es: line`Halla los múltiplos de ${parts} justo antes y justo después de ${total}.`,
            },
          },
        ),
        step(relation(relation(whole * parts, '<', total), '<', (whole + 1) * parts), because.explain, {
          sentence: {
            en: line`The dividend is between them. Divide all three by ${parts}.`,
            es: line`El dividendo está entre los dos. Divide los tres entre ${parts}.`,
          },
        }),
        answerStep(list(whole, whole + 1), {
          en: line`The quotient is between ${whole} and ${whole + 1}.`,
          es: line`El cociente está entre ${whole} y ${whole + 1}.`,
        }),
      ]
    },
    // Counts up by the divisor to the last multiple below the dividend.
    check(printed, answer) {
      const [low, high] = tupleOf(answer, 2).map(exact)
      const { total, parts } = divisionIn(printed)
      let steps = 0
      for (let reached = parts; reached < total; reached += parts) steps++
      return low?.equals(steps) === true && high?.equals(steps + 1) === true
    },
  }),

  matchQuotients: form(
    match({
      levels: ['medium'],
      what: { en: line`each division with its quotient`, es: line`cada división con su cociente` },
      // Two dividends and two divisors in all pairs: neither alone gives the quotient away.
      draw: random =>
        random.until(
          () => {
            const dividends = random.sample([11, 13, 14, 16, 17, 19, 22, 23, 25, 26, 27, 29, 31], 2)
            const divisors = random.sample([3, 4, 5, 6, 7], 2)
            return dividends.flatMap(a => divisors.map(b => [divide(a, b), mixed(Ratio.of(a, b))] as const))
          },
          pairs => pairs.every(([of]) => of.kind === 'quotient' && evaluate(of).d === evaluate(of.under).n),
        ),
      belong: (left, right) => {
        const division = formulaIn(left)
        return (
          division.kind === 'quotient' && valueIn(right).times(evaluate(division.under)).equals(evaluate(division.over))
        )
      },
      solution: (pairs, letters) => {
        const all = pairs.map(([left]) => formulaIn(left))
        return [
          step(
            statements(
              ...all.map(of => {
                const value = evaluate(of)
                const whole = Math.floor(value.toNumber())
                return equation(sum(times(whole, value.d), value.n - whole * value.d), value.n)
              }),
            ),
            because.explain,
            {
              sentence: {
                en: line`Write each dividend as a multiple of the divisor and a remainder.`,
                es: line`Escribe cada dividendo como un múltiplo del divisor más un residuo.`,
              },
            },
          ),
          step(statements(...all.map(of => equation(of, mixed(evaluate(of))))), because.remainderOverDivisor),
          answerStep(list(...letters.map(letter => symbol(letter))), {
            en: line`Write the letter of each quotient, row by row.`,
            es: line`Escribe la letra de cada cociente, fila por fila.`,
          }),
        ]
      },
    }),
  ),

  largeShare: form(
    story({
      levels: ['medium'],
      instruction: {
        en: prose`Write the answer as a mixed number in lowest terms.`,
        es: prose`Escribe la respuesta como número mixto en su mínima expresión.`,
      },
      lines: 3,
      settings: largeShares,
      draw(random, { unit, groups, total, parts }) {
        const sharing = random.until(
          () => ({ total: random.int(...total), parts: random.pick(parts) }),
          drawn => drawn.total > 2 * drawn.parts && shareOf(drawn).d > 2,
        )
        return { total: count(sharing.total, unit), parts: count(sharing.parts, groups) }
      },
      answer: { ...quantity, requires: 'mixed-in-lowest-terms' },
      solve: ({ total, parts }, { unit }) => count(mixed(evaluate(total.amount).over(evaluate(parts.amount))), unit),
      ask: ({ total, parts }, { ask }) => ask(total, parts),
      solution: ({ total, parts }, answer, { ends }) => [
        ...dividedToMixed({ total: evaluate(total.amount).n, parts: evaluate(parts.amount).n }),
        answerStep(both({ kind: 'paragraph', content: [answer] }), ends(answer)),
      ],
      check: (numberOf, { amount }) => exact(amount).times(numberOf('parts')).equals(numberOf('total')),
    }),
  ),
})
