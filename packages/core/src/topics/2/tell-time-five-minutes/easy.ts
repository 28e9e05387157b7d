import { both, clockTime, type FormMaker, line, prose, type Sentence, sentenceChoice } from '../../../author.ts'
import { isSameTime, readClock } from '../../kit/measures/clocks.ts'
import type { levels } from './levels.ts'
import { digital, draw, face, readHands } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  read: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`What time is it?`, es: prose`¿Qué hora es?` },
    draw,
    answer: clockTime,
    solve: shown => shown,
    ask: shown => both([face(shown), prose`____ : ____`]),
    solution: readHands,
    check: (printed, answer) => isSameTime(readClock(printed.figure('clock')), answer),
  }),
  chooseTheTime: form({
    levels: ['easy'],
    draw,
    answer: sentenceChoice,
    solve: digital,
    mistakes: ({ hour, minute }): Record<string, Sentence> => ({
      ...((minute / 5 || 12) === hour
        ? {}
        : { handsSwapped: digital({ hour: minute / 5 || 12, minute: (hour * 5) % 60 }) }),
      hourTooLate: digital({ hour: (hour % 12) + 1, minute }),
      hourTooEarly: digital({ hour: ((hour + 10) % 12) + 1, minute }),
    }),
    ask: shown => ({
      en: [face(shown), prose`Which time does the clock show?`],
      es: [face(shown), prose`¿Qué hora marca el reloj?`],
    }),
    solution: readHands,
    whyWrong({ hour }) {
      const otherHour = (other: number) => ({
        en: line`The hour is ${hour}, not ${other}.`,
        es: line`La hora es ${hour}, no ${other}.`,
      })
      return {
        handsSwapped: { en: line`The hands are mixed up.`, es: line`Las manecillas están intercambiadas.` },
        hourTooLate: otherHour((hour % 12) + 1),
        hourTooEarly: otherHour(((hour + 10) % 12) + 1),
      }
    },
    check: (printed, { key }) => key === digital(readClock(printed.figure('clock'))).key,
  }),
})
