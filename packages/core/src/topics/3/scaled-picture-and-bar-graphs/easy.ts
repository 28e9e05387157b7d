import { count, exact, type FormMaker, quantity, tupleOf } from '../../../author.ts'
import type { levels } from './levels.ts'
import { askedValues, draw, readSteps, shown, sorted, surveyOf, withGraph } from './parts.ts'
import { howManyOf } from './questions.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  read: form({
    levels: ['easy'],
    share: 2,
    draw: (random, level) => draw(random, level, 0),
    answer: quantity,
    solve: facts => count(sorted(facts)[0].value, surveyOf(facts).noun),
    ask: facts => withGraph(facts, howManyOf(surveyOf(facts), sorted(facts)[0])),
    solution: (facts, answer) => [
      ...readSteps(facts, sorted(facts).slice(0, 1)),
      shown(answer, surveyOf(facts), sorted(facts)[0]),
    ],
    check: (printed, { amount }) => exact(amount).equals(tupleOf(askedValues(printed), 1)[0]),
  }),
})
