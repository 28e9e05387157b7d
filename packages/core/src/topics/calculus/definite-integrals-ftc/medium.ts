import {
  answerStep,
  approximate,
  type Both,
  both,
  type Content,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  expression,
  type FormMaker,
  type Inline,
  integral,
  line,
  m,
  prose,
  Ratio,
  step,
  sum,
  symbol,
  type UnitId,
} from '../../../author.ts'
import { definiteIntegral } from '../../../solution/calculus.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured } from '../../kit/measures/measured.ts'
import type { levels } from './levels.ts'
import { type Definite, near, simpson, solveDefinite } from './parts.ts'

interface Rate {
  readonly start: readonly [number, number]
  readonly unit: UnitId
  tell(start: number, rate: Expr, hours: number): Both<Content>
  end(total: number, hours: number): Both<readonly Inline[]>
}

const t = symbol('t')
const rates: readonly Rate[] = [
  {
    start: [40, 200],
    unit: 'liter',
    tell: (start, rate, hours) => ({
      en: prose`A tank holds ${start} liters of water. Water flows in at ${rate} liters per hour after ${t} hours. How much water is in the tank after ${hours} hours?`,
      es: prose`Un tanque contiene ${start} litros de agua. Entra agua a razón de ${rate} litros por hora después de ${t} horas. ¿Cuánta agua hay en el tanque después de ${hours} horas?`,
    }),
    end: (total, hours) => ({
      en: line`After ${hours} hours there are ${total} liters of water in the tank.`,
      es: line`Después de ${hours} horas hay ${total} litros de agua en el tanque.`,
    }),
  },
  {
    start: [500, 900],
    unit: 'gallon',
    tell: (start, rate, hours) => ({
      en: prose`A pool holds ${start} gallons of water. A hose fills it at ${rate} gallons per hour after ${t} hours. How much water is in the pool after ${hours} hours?`,
      es: prose`Una piscina contiene ${start} galones de agua. Una manguera la llena a razón de ${rate} galones por hora después de ${t} horas. ¿Cuánta agua hay en la piscina después de ${hours} horas?`,
    }),
    end: (total, hours) => ({
      en: line`After ${hours} hours there are ${total} gallons of water in the pool.`,
      es: line`Después de ${hours} horas hay ${total} galones de agua en la piscina.`,
    }),
  },
  {
    start: [50, 300],
    unit: 'kilogram',
    tell: (start, rate, hours) => ({
      en: prose`A bin holds ${start} kilograms of grain. A belt brings in grain at a rate of ${rate} kilograms per hour after ${t} hours. How much grain is in the bin after ${hours} hours?`,
      es: prose`Un depósito contiene ${start} kilogramos de grano. Una cinta trae grano a razón de ${rate} kilogramos por hora después de ${t} horas. ¿Cuánto grano hay en el depósito después de ${hours} horas?`,
    }),
    end: (total, hours) => ({
      en: line`After ${hours} hours there are ${total} kilograms of grain in the bin.`,
      es: line`Después de ${hours} horas hay ${total} kilogramos de grano en el depósito.`,
    }),
  },
  {
    start: [5, 60],
    unit: 'kilometer',
    tell: (start, rate, hours) => ({
      en: prose`A ship is ${start} kilometers from its port and sails away from it at ${rate} kilometers per hour after ${t} hours. How far from the port is it after ${hours} hours?`,
      es: prose`Un barco está a ${start} kilómetros de su puerto y se aleja a razón de ${rate} kilómetros por hora después de ${t} horas. ¿A qué distancia del puerto está después de ${hours} horas?`,
    }),
    end: (total, hours) => ({
      en: line`After ${hours} hours the ship is ${total} kilometers from the port.`,
      es: line`Después de ${hours} horas el barco está a ${total} kilómetros del puerto.`,
    }),
  },
]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  rewrite: form({
    levels: ['medium'],
    instruction: {
      en: prose`Rewrite the integrand as powers. Then evaluate.`,
      es: prose`Reescribe el integrando con potencias. Después evalúa.`,
    },
    draw(random): Definite {
      const [a, b] = random.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [1, 4],
        [2, 4],
      ] as const)
      const c = random.intExcept(-6, 6, 0)
      return random.evenly([
        {
          of: m`{x + ${c}}/√x`,
          first: m`x^{1/2} + ${c}x^{-1/2}`,
          way: {
            antiderivative: m`${Ratio.of(2, 3)}x^{3/2} + ${2 * c}x^{1/2}`,
            values: [Ratio.of(2 * a ** 3, 3).plus(2 * c * a), Ratio.of(2 * b ** 3, 3).plus(2 * c * b)],
            byPowers: true,
          },
          from: a * a,
          to: b * b,
          value: expr(Ratio.of(2 * (b ** 3 - a ** 3), 3).plus(2 * c * (b - a))),
        },
        {
          of: m`{x^3 + ${c}}/x^2`,
          first: m`x + ${c}x^{-2}`,
          way: {
            antiderivative: m`${Ratio.of(1, 2)}x^2 + ${-c}x^{-1}`,
            values: [Ratio.of(a * a, 2).minus(Ratio.of(c, a)), Ratio.of(b * b, 2).minus(Ratio.of(c, b))],
            byPowers: true,
          },
          from: a,
          to: b,
          value: expr(
            Ratio.of(b * b - a * a, 2)
              .plus(Ratio.of(c, a))
              .minus(Ratio.of(c, b)),
          ),
        },
        {
          of: m`√x(x + ${3 * c})`,
          first: m`x^{3/2} + ${3 * c}x^{1/2}`,
          way: {
            antiderivative: m`${Ratio.of(2, 5)}x^{5/2} + ${2 * c}x^{3/2}`,
            values: [Ratio.of(2 * a ** 5, 5).plus(2 * c * a ** 3), Ratio.of(2 * b ** 5, 5).plus(2 * c * b ** 3)],
            byPowers: true,
          },
          from: a * a,
          to: b * b,
          value: expr(Ratio.of(2 * (b ** 5 - a ** 5), 5).plus(2 * c * (b ** 3 - a ** 3))),
        },
      ])
    },
    answer: expression,
    solve: ({ value }) => value,
    ask: ({ of, from, to }) => both(integral(of, 'x', [from, to])),
    solution: solveDefinite,
    check(printed, answer) {
      const { of, from, to } = printed.one('integral')
      return !!from && !!to && near(simpson(of, approximate(from), approximate(to)), approximate(answer))
    },
  }),

  netChange: form({
    levels: ['medium'],
    draw(random) {
      const story = random.evenly(rates)
      return {
        story,
        start: random.int(story.start[0] / 5, story.start[1] / 5) * 5,
        a: 2 * random.int(1, 6),
        b: random.int(3, 20),
        hours: random.int(2, 6),
      }
    },
    answer: measured,
    solve: ({ story, start, a, b, hours }) => ({
      amount: start + (a * hours * hours) / 2 + b * hours,
      unit: story.unit,
    }),
    ask: ({ story, start, a, b, hours }) => story.tell(start, m`${a}t + ${b}`, hours),
    solution({ story, start, a, b, hours }) {
      const [rate, change] = [m`${a}t + ${b}`, (a * hours * hours) / 2 + b * hours]
      return [
        step(sum(start, integral(rate, 't', [0, hours])), because.startPlusChange),
        ...definiteIntegral(m`${a / 2}t^2 + ${b}t`, [0, hours], [0, change], change, 't'),
        answerStep(equation(sum(start, change), start + change), story.end(start + change, hours)),
      ]
    },
    // The rate is linear: its mean times the hours is the change.
    check(printed, answer) {
      const [start, hours] = printed.numbers
      const rate = printed.one('sum')
      if (start === undefined || hours === undefined) return false
      const mean = evaluate(rate, { t: 0 })
        .plus(evaluate(rate, { t: hours }))
        .over(2)
      return exact(answer.amount).minus(mean.times(hours)).equals(start)
    },
  }),
})
