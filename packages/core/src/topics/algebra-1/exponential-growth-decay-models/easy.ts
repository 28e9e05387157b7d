import {
  both,
  bracketed,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  minus,
  numberList,
  option,
  percent,
  prose,
  Ratio,
  sum,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { formula, type Model, t, withFactor, y } from './parts.ts'

const withRate = ({ start, rate }: Model): Expr => {
  const share = decimal(Ratio.of(Math.abs(rate), 100))
  return formula(start, bracketed(rate < 0 ? minus(1, share) : sum(1, share)), t)
}

const growing = {
  en: prose`Write the starting value and the percent of change per period, in this order. Use the % sign. A loss is negative.`,
  es: prose`Escribe el valor inicial y el porcentaje de cambio por período, en este orden. Usa el signo %. Una pérdida es negativa.`,
}

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
    answer: numberList,
    solve: ({ model: { start, rate } }) => [start, percent(expr(rate))],
    ask: ({ model, style }) => both(equation(y, style === 'factor' ? withFactor(model) : withRate(model))),
    check(printed, [start, rate]) {
      const { right } = printed.one('relation')
      const [first, second] = [0, 1].map(value => evaluate(right, { t: value }))
      return exact(start ?? 0).equals(first!) && exact(rate ?? 0).equals(second!.minus(first!).over(first!))
    },
  }),
})
