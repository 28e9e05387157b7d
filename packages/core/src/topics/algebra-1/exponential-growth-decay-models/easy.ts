import {
  answerStep,
  both,
  bracketed,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  line,
  list,
  minus,
  namedNumbers,
  option,
  percent,
  prose,
  Ratio,
  relation,
  step,
  sum,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { factorOf, factorStep, formula, type Model, t, withFactor, y } from './parts.ts'

const withRate = ({ start, rate }: Model): Expr => {
  const share = decimal(Ratio.of(Math.abs(rate), 100))
  return formula(start, bracketed(rate < 0 ? minus(1, share) : sum(1, share)), t)
}

const growing = {
  en: prose`Find the starting value ${symbol('a')} and the percent of change ${symbol('r')} per period. Use the % sign. A loss is negative.`,
  es: prose`Halla el valor inicial ${symbol('a')} y el porcentaje de cambio ${symbol('r')} por período. Usa el signo %. Una pérdida es negativa.`,
}

const factorSeen = (rate: number) =>
  step(equation(symbol('b'), decimal(factorOf(rate))), because.read, {
    what: { en: line`the base of the power is the factor`, es: line`la base de la potencia es el factor` },
  })

export const easyForms = (form: FormMaker<typeof levels>) => ({
  kind: form({
    levels: ['easy'],
    instruction: {
      en: prose`Is it exponential growth or decay?`,
      es: prose`¿Es crecimiento o decaimiento exponencial?`,
    },
    draw: random => ({
      model: { start: random.int(2, 90) * 10, rate: random.int(1, 60) * random.evenly([1, -1]) },
      style: random.evenly(['factor', 'rate']),
    }),
    answer: option({
      growth: { en: prose`growth`, es: prose`crecimiento` },
      decay: { en: prose`decay`, es: prose`decaimiento` },
    }),
    solve: ({ model }) => (model.rate > 0 ? 'growth' : 'decay'),
    ask: ({ model, style }) => both(equation(y, style === 'factor' ? withFactor(model) : withRate(model))),
    solution: ({ model: { rate }, style }) => [
      style === 'rate' ? factorStep(rate) : factorSeen(rate),
      answerStep(
        relation(decimal(factorOf(rate)), rate > 0 ? '>' : '<', 1),
        rate > 0
          ? { en: line`The factor is greater than 1: growth.`, es: line`El factor es mayor que 1: crecimiento.` }
          : { en: line`The factor is less than 1: decay.`, es: line`El factor es menor que 1: decaimiento.` },
      ),
    ],
    check(printed, answer) {
      const { right } = printed.one('relation')
      return (answer === 'growth') === evaluate(right, { t: 1 }).compare(evaluate(right, { t: 0 })) > 0
    },
  }),

  read: form({
    levels: ['easy'],
    share: 2,
    instruction: growing,
    lines: 1,
    draw: random => ({
      model: { start: random.int(2, 90) * 10, rate: random.int(1, 60) * random.evenly([1, -1]) },
      style: random.evenly(['factor', 'rate']),
    }),
    answer: namedNumbers('a', 'r'),
    solve: ({ model: { start, rate } }) => [start, percent(expr(rate))],
    ask: ({ model, style }) => both(equation(y, style === 'factor' ? withFactor(model) : withRate(model))),
    solution: ({ model: { start, rate }, style }) => [
      style === 'rate' ? factorStep(rate) : factorSeen(rate),
      step(equation(minus(decimal(factorOf(rate)), 1), decimal(Ratio.of(rate, 100))), because.explain, {
        sentence: {
          en: line`What the factor is above or below 1 is the change per period.`,
          es: line`Lo que el factor está por encima o por debajo de 1 es el cambio por período.`,
        },
      }),
      step(list(equation(symbol('a'), start), equation(symbol('r'), percent(rate))), because.read, {
        what: {
          en: line`the number in front is the starting value`,
          es: line`el número de delante es el valor inicial`,
        },
      }),
    ],
    check(printed, answer) {
      const { right } = printed.one('relation')
      const [start, rate] = tupleOf(answer.map(exact), 2)
      const at = (value: number) => evaluate(right, { t: value })
      return start.equals(at(0)) && rate.equals(at(1).minus(at(0)).over(at(0)))
    },
  }),
})
