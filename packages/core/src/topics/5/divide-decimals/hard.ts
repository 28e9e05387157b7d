import { decimalNumber, moneyAmount, quantity } from '../../../answer/number.ts'
import { type Both, both, type Content, count, name, possessive, prose, subject } from '../../../content.ts'
import { type Person, people } from '../../../language/people.ts'
import { blank, decimal, divide, equation, money } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import { howManyFit } from './decimal-division-stories.ts'
import type { levels } from './levels.ts'
import { draw } from './parts.ts'

interface Story {
  readonly cents: readonly [least: number, most: number]
  readonly parts: readonly [least: number, most: number]
  tell(total: ReturnType<typeof money>, parts: number, who: Person): Both<Content>
}

const sharing: readonly Story[] = [
  {
    cents: [350, 1250],
    parts: [3, 8],
    tell: (total, parts, who) => ({
      en: prose`${name(who)} and ${possessive(who)} friends pay ${total} for pizza. The ${parts} of them share the cost equally. How much does each person pay?`,
      es: prose`${name(who)} y sus amigos pagan ${total} por unas pizzas. Entre los ${parts} se reparten el costo por igual. ¿Cuánto paga cada persona?`,
    }),
  },
  {
    cents: [45, 380],
    parts: [3, 9],
    tell: (total, parts, who) => ({
      en: prose`${name(who)} pays ${total} for ${parts} notebooks of the same kind. What is the price of one notebook?`,
      es: prose`${name(who)} paga ${total} por ${parts} cuadernos iguales. ¿Cuál es el precio de un cuaderno?`,
    }),
  },
  {
    cents: [125, 675],
    parts: [2, 6],
    tell: (total, parts, who) => ({
      en: prose`${name(who)} pays ${total} for ${parts} tickets to the museum. How much is one ticket?`,
      es: prose`${name(who)} paga ${total} por ${parts} boletos para el museo. ¿Cuánto cuesta un boleto?`,
    }),
  },
  {
    cents: [215, 890],
    parts: [4, 9],
    tell: (total, parts, who) => ({
      en: prose`${name(who)} saves the same amount every week and has ${total} after ${parts} weeks. How much does ${subject(who)} save a week?`,
      es: prose`${name(who)} ahorra la misma cantidad cada semana y tiene ${total} después de ${parts} semanas. ¿Cuánto ahorra por semana?`,
    }),
  },
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missingDividend: form({
    levels: ['hard'],
    instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
    lines: 3,
    draw,
    answer: decimalNumber,
    solve: ({ dividend }) => decimal(dividend),
    ask: ({ divisor, quotient }) => both(equation(divide(blank(3), decimal(divisor)), decimal(quotient))),
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
    answer: decimalNumber,
    solve: ({ divisor }) => decimal(divisor),
    ask: ({ dividend, quotient }) => both(equation(divide(decimal(dividend), blank(3)), decimal(quotient))),
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      return left.kind === 'quotient' && exact(answer).times(evaluate(right)).equals(evaluate(left.over))
    },
  }),

  howManyFit: form({
    levels: ['hard'],
    share: 2,
    draw(random) {
      const { sizes, fit, tell, noun } = random.pick(howManyFit)
      return {
        size: Ratio.of(random.pick(sizes), 100),
        many: random.int(...fit),
        who: random.pick(people),
        tell,
        noun,
      }
    },
    answer: quantity,
    solve: ({ many, noun }) => count(many, noun),
    ask: ({ size, many, who, tell }) => tell(decimal(size.times(many)), decimal(size), who),
    // So many of the size make the whole.
    check(printed, { amount }) {
      const [total, size] = printed.numbers
      return total !== undefined && size !== undefined && evaluate(amount).times(size).equals(total)
    },
  }),

  story: form({
    draw(random) {
      const { cents, parts, tell } = random.pick(sharing)
      return { share: random.int(...cents), parts: random.int(...parts), who: random.pick(people), tell }
    },
    answer: moneyAmount,
    solve: ({ share }) => share,
    ask: ({ share, parts, who, tell }) => tell(money(share * parts), parts, who),
    check(printed, answer) {
      const { cents } = printed.one('money')
      const [parts] = printed.all('number')
      return parts !== undefined && evaluate(parts).times(answer).equals(cents)
    },
  }),
})
