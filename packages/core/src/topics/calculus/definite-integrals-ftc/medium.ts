import {
  approximate,
  type Both,
  both,
  type Content,
  type Expr,
  evaluate,
  exact,
  expr,
  expression,
  type FormMaker,
  integral,
  m,
  prose,
  Ratio,
  rational,
  symbol,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { type Definite, near, simpson } from './parts.ts'

interface Rate {
  readonly start: readonly [number, number]
  tell(start: number, rate: Expr, hours: number): Both<Content>
}

const rates: readonly Rate[] = [
  {
    start: [40, 200],
    tell: (start, rate, hours) => ({
      en: prose`A tank holds ${start} liters of water. Water flows in at ${rate} liters per hour after ${symbol('t')} hours. How many liters are in the tank after ${hours} hours?`,
      es: prose`Un tanque contiene ${start} litros de agua. Entra agua a razón de ${rate} litros por hora después de ${symbol('t')} horas. ¿Cuántos litros hay en el tanque después de ${hours} horas?`,
    }),
  },
  {
    start: [100, 900],
    tell: (start, rate, hours) => ({
      en: prose`A colony has ${start} bacteria and grows at ${rate} bacteria per hour after ${symbol('t')} hours. How many bacteria are there after ${hours} hours?`,
      es: prose`Una colonia tiene ${start} bacterias y crece a razón de ${rate} bacterias por hora después de ${symbol('t')} horas. ¿Cuántas bacterias hay después de ${hours} horas?`,
    }),
  },
  {
    start: [5, 60],
    tell: (start, rate, hours) => ({
      en: prose`A pile holds ${start} tons of gravel. Gravel arrives at ${rate} tons per hour after ${symbol('t')} hours. How many tons are there after ${hours} hours?`,
      es: prose`Un montón tiene ${start} toneladas de grava. Llega grava a razón de ${rate} toneladas por hora después de ${symbol('t')} horas. ¿Cuántas toneladas hay después de ${hours} horas?`,
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
    lines: 5,
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
          from: a * a,
          to: b * b,
          value: expr(Ratio.of(2 * (b ** 3 - a ** 3), 3).plus(2 * c * (b - a))),
        },
        {
          of: m`{x^3 + ${c}}/x^2`,
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
          from: a * a,
          to: b * b,
          value: expr(Ratio.of(2 * (b ** 5 - a ** 5), 5).plus(2 * c * (b ** 3 - a ** 3))),
        },
      ])
    },
    answer: expression,
    solve: ({ value }) => value,
    ask: ({ of, from, to }) => both(integral(of, 'x', [from, to])),
    check(printed, answer) {
      const { of, from, to } = printed.one('integral')
      return !!from && !!to && near(simpson(of, approximate(from), approximate(to)), approximate(answer))
    },
  }),

  netChange: form({
    levels: ['medium'],
    draw(random) {
      const story = random.pick(rates)
      return {
        story,
        start: random.int(story.start[0] / 5, story.start[1] / 5) * 5,
        a: 2 * random.int(1, 6),
        b: random.int(3, 20),
        hours: random.int(2, 6),
      }
    },
    answer: rational,
    solve: ({ start, a, b, hours }) => start + (a * hours * hours) / 2 + b * hours,
    ask: ({ story, start, a, b, hours }) => story.tell(start, m`${a}t + ${b}`, hours),
    // The rate is linear: its mean times the hours is the change.
    check(printed, answer) {
      const [start, hours] = printed.numbers
      const rate = printed.one('sum')
      if (start === undefined || hours === undefined) return false
      const mean = evaluate(rate, { t: 0 })
        .plus(evaluate(rate, { t: hours }))
        .over(2)
      return exact(answer).minus(mean.times(hours)).equals(start)
    },
  }),
})
