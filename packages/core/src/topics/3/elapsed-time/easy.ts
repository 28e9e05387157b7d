import { both, figure, prose, sideBySide } from '../../../content.ts'
import { clock } from '../../../figure/clock.ts'
import { exact } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { between, drawFrom, minutes } from './parts.ts'
import { faceAt, timeAt } from './time-stories.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  howManyMinutes: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: { en: prose`How many minutes pass?`, es: prose`¿Cuántos minutos pasan?` },
    lines: 1,
    draw: drawFrom,
    answer: minutes,
    solve: ({ length }) => length,
    ask({ start, length }) {
      const [from, to] = [timeAt(start), timeAt(start + length)]
      return { en: prose`from ${from} to ${to}`, es: prose`de ${from} a ${to}` }
    },
    check(printed, answer) {
      const [from, to] = printed.all('time')
      return from !== undefined && to !== undefined && exact(answer).equals(between(from, to))
    },
  }),

  twoClocks: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`How many minutes pass from the first clock to the second?`,
      es: prose`¿Cuántos minutos pasan del primer reloj al segundo?`,
    },
    lines: 1,
    draw: drawFrom,
    answer: minutes,
    solve: ({ length }) => length,
    ask({ start, length }) {
      const [from, to] = [faceAt(start), faceAt(start + length)]
      return both(sideBySide(figure(clock(from.hour, from.minute)), figure(clock(to.hour, to.minute))))
    },
    check(printed, answer) {
      const [from, to] = printed.figures('clock')
      return from !== undefined && to !== undefined && exact(answer).equals(between(from, to))
    },
  }),
})
