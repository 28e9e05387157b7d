import { writtenExpression } from '../../../answer/expression.ts'
import { option } from '../../../answer/option.ts'
import { both, prose } from '../../../content.ts'
import { symbol } from '../../../math/build.ts'
import { evaluate } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { magnitudes } from './magnitudes.ts'
import { draw, instruction, oneDigit, sizeOrder } from './parts.ts'
import { drawDecimal, hasExponent, readScientific, scientific, standard, ten, valueOf } from './scientific.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  fix: form({
    levels: ['medium'],
    instruction,
    lines: 1,
    draw: (random, level) => {
      const before = random.evenly([0, 2, 3])
      const number = random.until(
        () => draw(random, level),
        drawn => drawn.digits > 10 && hasExponent(drawn, before),
      )
      return { number, before }
    },
    answer: writtenExpression,
    solve: ({ number }) => scientific(number),
    ask: ({ number, before }) => both(scientific(number, before)),
    check(printed, answer) {
      const { isProper, value } = readScientific(answer)
      return isProper && value.equals(evaluate(printed.one('product')))
    },
  }),

  estimate: form({
    levels: ['medium'],
    lines: 1,
    draw: random => random.pick(magnitudes),
    answer: writtenExpression,
    solve: ({ number }) => scientific(oneDigit(number)),
    ask: ({ number, says }) => {
      const { en, es } = says(standard(number))
      return {
        en: [en, prose`Round this number to a single digit times a power of 10.`],
        es: [es, prose`Redondea este número a un solo dígito por una potencia de 10.`],
      }
    },
    check(printed, answer) {
      const { isProper, value } = readScientific(answer)
      const exponent =
        answer.kind === 'product' && answer.factors[1]?.kind === 'power' ? evaluate(answer.factors[1].exponent).n : 0
      const number = evaluate(printed.maths.find(item => item.kind === 'number' && item.as === 'decimal')!)
      return (
        isProper &&
        value.over(ten(exponent)).isInteger &&
        value.minus(number).over(ten(exponent)).times(2).toNumber() < 1 &&
        number.minus(value).over(ten(exponent)).times(2).toNumber() < 1
      )
    },
  }),

  compare: form({
    levels: ['medium'],
    instruction: { en: prose`Compare. Write < or >.`, es: prose`Compara. Escribe < o >.` },
    lines: 0,
    draw: (random, level) => {
      const [low, high] = random.evenly(level.sizes)
      const size = random.int(low, high)
      const gap = random.evenly([0, 1, 2])
      const pair = random.until(
        () => [drawDecimal(random, [size, size], 3), drawDecimal(random, [size + gap, size + gap], 3)] as const,
        ([a, b]) => !valueOf(a).equals(valueOf(b)),
      )
      const [one, other] = random.shuffle(pair)
      return { one: one!, other: other! }
    },
    answer: option({ less: { en: prose`<`, es: prose`<` }, greater: { en: prose`>`, es: prose`>` } }),
    solve: ({ one, other }) => (sizeOrder(one, other) < 0 ? 'less' : 'greater'),
    ask: ({ one, other }) => both(prose`${scientific(one)} ${symbol('□')} ${scientific(other)}`),
    check(printed, answer) {
      const [one, other] = printed.all('product').map(item => readScientific(item).value)
      return answer === (one!.toNumber() < other!.toNumber() ? 'less' : 'greater')
    },
  }),
})
