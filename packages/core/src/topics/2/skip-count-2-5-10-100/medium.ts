import {
  asWritten,
  equation,
  exact,
  type FormMaker,
  integer,
  itemOf,
  list,
  minus,
  prose,
  step as solutionStep,
  statements,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { runs, termsOf } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  step: form({
    levels: ['medium'],
    lines: 0,
    draw: (random, level) => runs[random.evenly(level.runs)](random, 2),
    answer: integer,
    solve: ({ step }) => step,
    ask(facts) {
      const run = list(...termsOf(facts).slice(0, 5))
      return {
        en: [run, prose`Each time, ____ is added.`],
        es: [run, prose`Cada vez se suma ____.`],
      }
    },
    solution(facts) {
      const [a, b, c] = tupleOf(termsOf(facts), 3)
      return [
        solutionStep(
          statements(equation(minus(b, asWritten(a)), facts.step), equation(minus(c, b), facts.step)),
          because.subtractNeighbors,
        ),
        solutionStep(asWritten(facts.step), because.sameEachTime),
      ]
    },
    check(printed, answer) {
      const values = printed.one('list').items.map(item => exact(item))
      return values.slice(1).every((value, i) => value.minus(exact(answer)).equals(itemOf(values, i)))
    },
  }),
})
