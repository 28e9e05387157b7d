import {
  both,
  bracketed,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  formulaChoice,
  join,
  line,
  list,
  m,
  minus,
  namedNumbers,
  negative,
  percent,
  prose,
  Ratio,
  relation,
  type Sentence,
  type Step,
  sentenceChoice,
  step,
  sum,
  symbol,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { factorOf, factorStep, formula, type Model, t, withFactor, y } from './parts.ts'

const withRate = ({ start, rate }: Model): Expr => {
  const share = decimal(Ratio.of(Math.abs(rate), 100))
  return formula(start, bracketed(rate < 0 ? minus(1, share) : sum(1, share)), t)
}

const growing = {
  en: prose`Find the starting value ${symbol('a')} and the percent change ${symbol('r')} per period, negative for a decrease. Use the % sign.`,
  es: prose`Halla el valor inicial ${symbol('a')} y el porcentaje de cambio ${symbol('r')} por período, negativo si hay disminución. Usa el signo %.`,
}

/** The rate that stands in the parentheses, or what the factor is above or below 1. */
const rateSteps = (rate: number, style: 'factor' | 'rate'): readonly Step[] => {
  const share = decimal(Ratio.of(Math.abs(rate), 100))
  if (style === 'rate')
    return [
      explainedBy(
        rate < 0 ? minus(1, share) : sum(1, share),
        rate < 0
          ? {
              en: line`In the parentheses ${share} is subtracted from 1: each period loses that part, ${percent(Math.abs(rate))}.`,
              es: line`En el paréntesis se resta ${share} de 1: en cada período se pierde esa parte, el ${percent(Math.abs(rate))}.`,
            }
          : {
              en: line`In the parentheses ${share} is added to 1: each period gains that part, ${percent(rate)}.`,
              es: line`En el paréntesis se suma ${share} a 1: en cada período se gana esa parte, el ${percent(rate)}.`,
            },
      ),
    ]
  return [
    factorSeen(rate),
    explainedBy(equation(equation(minus(decimal(factorOf(rate)), 1), decimal(Ratio.of(rate, 100))), percent(rate)), {
      en: line`Subtract 1 from the factor: this is the change per period. Write it as a percent.`,
      es: line`Resta 1 del factor: ese es el cambio por período. Escríbelo como porcentaje.`,
    }),
  ]
}

/** "growth of 18%". */
const changeNamed = (rate: number): Sentence =>
  rate > 0
    ? {
        key: `growth ${rate}`,
        says: {
          en: prose`growth of ${percent(rate)} per period`,
          es: prose`crecimiento del ${percent(rate)} por período`,
        },
      }
    : {
        key: `decay ${-rate}`,
        says: {
          en: prose`decay of ${percent(-rate)} per period`,
          es: prose`decaimiento del ${percent(-rate)} por período`,
        },
      }

const factorSeen = (rate: number) =>
  step(equation(symbol('b'), decimal(factorOf(rate))), because.read, {
    what: { en: line`the base of the power is the factor`, es: line`la base de la potencia es el factor` },
  })

export const easyForms = (form: FormMaker<typeof levels>) => ({
  kind: form({
    levels: ['easy'],
    instruction: {
      en: prose`What kind of change does the model show?`,
      es: prose`¿Qué clase de cambio muestra el modelo?`,
    },
    draw: random => ({
      model: { start: random.int(2, 90) * 10, rate: random.intExcept(4, 46, 10) * random.evenly([1, -1]) },
      style: random.evenly(['factor', 'rate'] as const),
    }),
    answer: sentenceChoice,
    solve: ({ model: { rate } }) => changeNamed(rate),
    mistakes: ({ model: { rate } }) => {
      const rest = Math.sign(rate) * (100 - Math.abs(rate))
      return { 'other way': changeNamed(-rate), rest: changeNamed(rest), 'rest, other way': changeNamed(-rest) }
    },
    ask: ({ model, style }) => both(equation(y, style === 'factor' ? withFactor(model) : withRate(model))),
    solution: ({ model: { rate }, style }, { says }) => [
      ...(style === 'rate' ? [factorStep(rate)] : []),
      explainedBy(
        relation(decimal(factorOf(rate)), rate > 0 ? '>' : '<', 1),
        rate > 0
          ? { en: line`The factor is greater than 1: growth.`, es: line`El factor es mayor que 1: crecimiento.` }
          : { en: line`The factor is less than 1: decay.`, es: line`El factor es menor que 1: decaimiento.` },
      ),
      explainedBy(says, {
        en: line`The rate is the distance of the factor from 1: ${decimal(Ratio.of(Math.abs(rate), 100))}.`,
        es: line`La tasa es la distancia del factor a 1: ${decimal(Ratio.of(Math.abs(rate), 100))}.`,
      }),
    ],
    whyWrong: ({ model: { rate } }) => {
      const factor = decimal(factorOf(rate))
      const way =
        rate > 0
          ? { en: line`The factor ${factor} is greater than 1.`, es: line`El factor ${factor} es mayor que 1.` }
          : { en: line`The factor ${factor} is less than 1.`, es: line`El factor ${factor} es menor que 1.` }
      const size = {
        en: line`The factor is ${decimal(Ratio.of(Math.abs(rate), 100))} away from 1, that is ${percent(Math.abs(rate))}.`,
        es: line`El factor está a ${decimal(Ratio.of(Math.abs(rate), 100))} de 1, es decir, ${percent(Math.abs(rate))}.`,
      }
      return { 'other way': way, rest: size, 'rest, other way': size }
    },
    check(printed, { key }) {
      const { right } = printed.one('relation')
      const [now, next] = [evaluate(right, { t: 0 }), evaluate(right, { t: 1 })]
      const [kind, rate] = key.split(' ')
      return next.equals(now.times(Ratio.of(100 + Number(rate) * (kind === 'growth' ? 1 : -1), 100)))
    },
  }),

  whichModel: form({
    levels: ['easy'],
    draw: random => ({
      start: random.int(2, 90) * 10,
      rate: random.intExcept(4, 46, 10),
      isGrowth: random.evenly([true, false]),
    }),
    answer: formulaChoice,
    solve: ({ start, rate, isGrowth }) => equation(y, withFactor({ start, rate: isGrowth ? rate : -rate })),
    mistakes: ({ start, rate, isGrowth }) => ({
      'other way': equation(y, withFactor({ start, rate: isGrowth ? -rate : rate })),
      'rate as factor': equation(y, formula(start, decimal(Ratio.of(rate, 100)), t)),
      linear: equation(y, sum(start, isGrowth ? join(rate, t) : negative(join(rate, t)))),
    }),
    ask: ({ start, rate, isGrowth }) =>
      isGrowth
        ? {
            en: prose`An amount starts at ${start} and grows by ${percent(rate)} per period. Which model gives the amount ${y} after ${t} periods?`,
            es: prose`Una cantidad empieza en ${start} y crece un ${percent(rate)} por período. ¿Qué modelo da la cantidad ${y} después de ${t} períodos?`,
          }
        : {
            en: prose`An amount starts at ${start} and shrinks by ${percent(rate)} per period. Which model gives the amount ${y} after ${t} periods?`,
            es: prose`Una cantidad empieza en ${start} y disminuye un ${percent(rate)} por período. ¿Qué modelo da la cantidad ${y} después de ${t} períodos?`,
          },
    solution: ({ start, rate, isGrowth }) => [
      factorStep(isGrowth ? rate : -rate),
      explainedBy(equation(y, withFactor({ start, rate: isGrowth ? rate : -rate })), {
        en: line`Starting value times factor to the power ${t}.`,
        es: line`Valor inicial por el factor elevado a ${t}.`,
      }),
    ],
    whyWrong: ({ rate, isGrowth }) => ({
      'other way': isGrowth
        ? { en: line`With this factor the amount shrinks.`, es: line`Con este factor la cantidad disminuye.` }
        : { en: line`With this factor the amount grows.`, es: line`Con este factor la cantidad crece.` },
      'rate as factor': {
        en: line`This factor leaves only ${percent(rate)} of the amount.`,
        es: line`Este factor deja solo el ${percent(rate)} de la cantidad.`,
      },
      linear: isGrowth
        ? {
            en: line`It adds ${rate} each period, not ${percent(rate)}.`,
            es: line`Suma ${rate} en cada período, no el ${percent(rate)}.`,
          }
        : {
            en: line`It subtracts ${rate} each period, not ${percent(rate)}.`,
            es: line`Resta ${rate} en cada período, no el ${percent(rate)}.`,
          },
    }),
    check(printed, answer) {
      const [start, rate] = printed.take(2)
      const of = expr(answer)
      const factor = /grows|crece/.test(printed.text) ? rate.plus(1) : Ratio.of(1).minus(rate)
      return (
        of.kind === 'relation' &&
        [0, 1, 2].every(value => evaluate(of.right, { t: value }).equals(start.times(factor.power(value))))
      )
    },
  }),

  firstValues: form({
    levels: ['easy'],
    instruction: {
      en: prose`Find the value ${symbol('p')} of ${y} for ${equation(t, 0)} and the value ${symbol('q')} of ${y} for ${equation(t, 1)}.`,
      es: prose`Halla el valor ${symbol('p')} de ${y} para ${equation(t, 0)} y el valor ${symbol('q')} de ${y} para ${equation(t, 1)}.`,
    },
    draw: random => ({ start: random.int(2, 40) * 20, rate: random.int(1, 12) * 5 * random.evenly([1, -1]) }),
    answer: namedNumbers('p', 'q'),
    solve: ({ start, rate }) => [start, Ratio.of(start * (100 + rate), 100)],
    ask: model => both(equation(y, withFactor(model))),
    solution: ({ start, rate }) => {
      const factor = decimal(factorOf(rate))
      const next = Ratio.of(start * (100 + rate), 100)
      return [
        explainedBy(equation(symbol('p'), equation(formula(start, factor, m`0`), start)), {
          en: line`A power with exponent 0 is 1: the value is the starting value.`,
          es: line`Una potencia de exponente 0 es 1: el valor es el inicial.`,
        }),
        explainedBy(equation(symbol('q'), equation(join(start, factor), next)), {
          en: line`After one period, multiply by the factor once.`,
          es: line`Después de un período, multiplica una vez por el factor.`,
        }),
        explainedBy(list(equation(symbol('p'), start), equation(symbol('q'), next)), {
          en: line`From 0 to 1 the value ${rate > 0 ? words('grows', 'crece') : words('shrinks', 'disminuye')}.`,
          es: line`De 0 a 1 el valor ${rate > 0 ? words('grows', 'crece') : words('shrinks', 'disminuye')}.`,
        }),
      ]
    },
    check(printed, answer) {
      const { right } = printed.all('relation').at(-1) ?? printed.one('relation')
      return answer.map(exact).every((value, i) => value.equals(evaluate(right, { t: i })))
    },
  }),

  read: form({
    levels: ['easy'],
    instruction: growing,
    lines: 1,
    draw: random => ({
      model: { start: random.int(2, 90) * 10, rate: random.int(1, 60) * random.evenly([1, -1]) },
      style: random.evenly(['factor', 'rate'] as const),
    }),
    answer: namedNumbers('a', 'r'),
    solve: ({ model: { start, rate } }) => [start, percent(expr(rate))],
    ask: ({ model, style }) => both(equation(y, style === 'factor' ? withFactor(model) : withRate(model))),
    solution: ({ model: { start, rate }, style }) => [
      ...rateSteps(rate, style),
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
