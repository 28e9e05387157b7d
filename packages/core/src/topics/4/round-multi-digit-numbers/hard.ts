import {
  answerStep,
  divide,
  equation,
  exact,
  expr,
  type FormMaker,
  integer,
  line,
  minus,
  prose,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isNearest } from '../../kit/rounding/rounding.ts'
import type { levels } from './levels.ts'
import { placeOf } from './parts.ts'

/** The next whole number outwards rounds to another unit. */
function isEdge(target: number, answer: number, place: string, direction: 1 | -1): boolean {
  const unit = place === 'hundred' ? 100 : 1000
  return isNearest(answer, target, unit) && !isNearest(answer + direction, target, unit)
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  least: form({
    levels: ['hard'],
    lines: 1,
    draw: random => ({ unit: random.evenly([100, 1000]), count: random.int(12, 98) }),
    answer: integer,
    solve: ({ unit, count }) => unit * count - unit / 2,
    ask: ({ unit, count }) => ({
      en: prose`What is the least whole number that rounds to ${unit * count} when rounded to the nearest ${placeOf(unit)}?`,
      es: prose`¿Cuál es el menor número entero que da ${unit * count} al redondearlo a la ${placeOf(unit)} más cercana?`,
    }),
    solution: ({ unit, count }) => {
      const [target, half] = [unit * count, unit / 2]
      return [
        step(equation(divide(unit, 2), half), because.explain, {
          sentence: {
            en: line`Half of ${unit} is ${half}.`,
            es: line`La mitad de ${unit} es ${half}.`,
          },
        }),
        step(equation(minus(target, half), target - half), because.halfwayRoundsUp, {
          low: target - unit,
          high: target,
        }),
        answerStep(expr(target - half), {
          en: line`One less rounds down to ${target - unit}, so this is the least number.`,
          es: line`Uno menos se redondea hacia abajo, a ${target - unit}, así que este es el número menor.`,
        }),
      ]
    },
    check: (printed, answer) => isEdge(printed.take(1)[0].n, exact(answer).n, printed.one('words').en, -1),
  }),

  greatest: form({
    levels: ['hard'],
    lines: 1,
    draw: random => ({ unit: random.evenly([100, 1000]), count: random.int(12, 98) }),
    answer: integer,
    solve: ({ unit, count }) => unit * count + unit / 2 - 1,
    ask: ({ unit, count }) => ({
      en: prose`What is the greatest whole number that rounds to ${unit * count} when rounded to the nearest ${placeOf(unit)}?`,
      es: prose`¿Cuál es el mayor número entero que da ${unit * count} al redondearlo a la ${placeOf(unit)} más cercana?`,
    }),
    solution: ({ unit, count }) => {
      const [target, half] = [unit * count, unit / 2]
      return [
        step(equation(divide(unit, 2), half), because.explain, {
          sentence: {
            en: line`Half of ${unit} is ${half}.`,
            es: line`La mitad de ${unit} es ${half}.`,
          },
        }),
        step(equation(sum(target, half), target + half), because.halfwayRoundsUp, { low: target, high: target + unit }),
        answerStep(equation(minus(target + half, 1), target + half - 1), {
          en: line`One less rounds down to ${target}, so this is the greatest number.`,
          es: line`Uno menos se redondea hacia abajo, a ${target}, así que este es el número mayor.`,
        }),
      ]
    },
    check: (printed, answer) => isEdge(printed.take(1)[0].n, exact(answer).n, printed.one('words').en, 1),
  }),
})
