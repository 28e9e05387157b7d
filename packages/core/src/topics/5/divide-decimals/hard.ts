import {
  answerStep,
  blank,
  both,
  count,
  decimal,
  divide,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  findMistake,
  line,
  multiplyDecimals,
  prose,
  quantity,
  Ratio,
  rational,
  step,
  story,
  times,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { placesOf } from '../../kit/decimals/decimals.ts'
import { divided, dividedFor } from '../../kit/decimals/divide-by-parts.ts'
import type { levels } from './levels.ts'
import { type Division, draw, written } from './parts.ts'
import { howManyFit } from './stories.ts'

const scaleOf = ({ divisor }: Division) => 10 ** placesOf(divisor)

/** 4.2 ÷ 0.06, 420 ÷ 6, 70. */
const workOf = (facts: Division, dividend: Ratio, quotient: Ratio): Work => [
  written(facts),
  divide(decimal(dividend), facts.divisor.times(scaleOf(facts))),
  decimal(quotient),
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missingDividend: form({
    levels: ['hard'],
    instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
    lines: 3,
    draw,
    answer: rational,
    solve: ({ dividend }) => decimal(dividend),
    ask: ({ divisor, quotient }) => both(equation(divide(blank(3), decimal(divisor)), decimal(quotient))),
    solution: ({ divisor, quotient }) => [
      explained(
        times(quotient, decimal(divisor)),
        line`The dividend is missing: multiply the quotient by the divisor.`,
        line`Falta el dividendo: multiplica el cociente por el divisor.`,
      ),
      ...multiplyDecimals(quotient, divisor),
    ],
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      return left.kind === 'quotient' && exact(answer).over(evaluate(left.under)).equals(evaluate(right))
    },
  }),
  missingDivisor: form({
    levels: ['hard'],
    instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
    lines: 3,
    draw,
    answer: rational,
    solve: ({ divisor }) => decimal(divisor),
    ask: ({ dividend, quotient }) => both(equation(divide(decimal(dividend), blank(3)), decimal(quotient))),
    solution: ({ dividend, quotient }) => [
      step(divide(decimal(dividend), decimal(quotient)), because.explain, {
        sentence: {
          en: line`Divide the dividend by the quotient to find the divisor.`,
          es: line`Divide el dividendo entre el cociente para hallar el divisor.`,
        },
      }),
      ...divided(dividend, quotient),
    ],
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      return left.kind === 'quotient' && exact(answer).times(evaluate(right)).equals(evaluate(left.over))
    },
  }),
  howManyFit: form(
    story({
      levels: ['hard'],
      share: 2,
      settings: howManyFit,
      draw(random, { sizes, fit, unit }) {
        const size = Ratio.of(random.pick(sizes), 100)
        return { total: count(decimal(size.times(random.int(...fit))), unit), size: count(decimal(size), unit) }
      },
      answer: quantity,
      solve: ({ total, size }, { counted }) => count(evaluate(total.amount).over(evaluate(size.amount)), counted),
      ask: ({ total, size }, { ask }) => ask(total, size),
      solution: ({ total, size }, answer, { says }) => [
        ...dividedFor(
          {
            en: line`Find how many times ${size.amount} fits into ${total.amount}: divide.`,
            es: line`Halla cuántas veces cabe ${size.amount} en ${total.amount}: divide.`,
          },
          evaluate(total.amount),
          evaluate(size.amount),
          divided(evaluate(total.amount), evaluate(size.amount)).slice(0, -1),
        ),
        answerStep(equation(divide(total.amount, size.amount), answer.amount), says(answer)),
      ],
      // So many of the size make the whole.
      check: (numberOf, { amount }) => exact(amount).times(numberOf('size')).equals(numberOf('total')),
    }),
  ),
  findTheError: form(
    findMistake({
      levels: ['hard'],
      lines: 2,
      draw: (random, level) => draw(random, level),
      work: facts => workOf(facts, facts.dividend.times(scaleOf(facts)), facts.quotient),
      steps: facts => [
        step(
          divide(facts.dividend.times(scaleOf(facts)), facts.divisor.times(scaleOf(facts))),
          because.moveBothPoints,
          {
            value: scaleOf(facts),
          },
        ),
        step(
          equation(
            divide(facts.dividend.times(scaleOf(facts)), facts.divisor.times(scaleOf(facts))),
            decimal(facts.quotient),
          ),
          because.writeQuotient,
        ),
      ],
      mistakes: {
        onlyDivisorMultiplied: {
          says: facts => ({
            en: line`only the divisor was multiplied by ${scaleOf(facts)}`,
            es: line`solo el divisor se multiplicó por ${scaleOf(facts)}`,
          }),
          work: facts => workOf(facts, facts.dividend, facts.quotient.over(scaleOf(facts))),
        },
        pointPutBack: {
          says: facts => ({
            en: line`the quotient stays the same when both are multiplied by ${scaleOf(facts)}`,
            es: line`el cociente no cambia si ambos se multiplican por ${scaleOf(facts)}`,
          }),
          work: facts => workOf(facts, facts.dividend.times(scaleOf(facts)), facts.quotient.over(scaleOf(facts))),
        },
      },
      follows: (before, after) => evaluate(before).minus(evaluate(after)).equals(0),
    }),
  ),
})
