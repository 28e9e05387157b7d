import {
  both,
  clock,
  elapsedByJumps,
  exact,
  type FormMaker,
  figure,
  list,
  prose,
  sideBySide,
  step,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { between, drawFrom, minutes } from './parts.ts'
import { faceAt, timeAt } from './time-stories.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  howManyMinutes: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`How many minutes pass?`, es: prose`¿Cuántos minutos pasan?` },
    draw: drawFrom,
    answer: minutes,
    solve: ({ length }) => length,
    ask({ start, length }) {
      const [from, to] = [timeAt(start), timeAt(start + length)]
      return { en: prose`from ${from} to ${to}`, es: prose`de las ${from} a las ${to}` }
    },
    solution: ({ start, length }) => elapsedByJumps(start, length, 'minutes'),
    check(printed, answer) {
      const [from, to] = tupleOf(printed.all('time'), 2)
      return exact(answer).equals(between(from, to))
    },
  }),

  twoClocks: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`How many minutes pass from the first clock to the second?`,
      es: prose`¿Cuántos minutos pasan del primer reloj al segundo?`,
    },
    draw: drawFrom,
    answer: minutes,
    solve: ({ length }) => length,
    ask({ start, length }) {
      const [from, to] = [faceAt(start), faceAt(start + length)]
      return both(sideBySide(figure(clock(from.hour, from.minute)), figure(clock(to.hour, to.minute))))
    },
    solution: ({ start, length }) => [
      step(list(timeAt(start), timeAt(start + length)), because.readEachClock),
      ...elapsedByJumps(start, length, 'minutes'),
    ],
    check(printed, answer) {
      const [from, to] = tupleOf(printed.figures('clock'), 2)
      return exact(answer).equals(between(from, to))
    },
  }),
})
