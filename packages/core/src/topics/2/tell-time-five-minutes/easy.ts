import {
  answerStep,
  both,
  clockTime,
  type FormMaker,
  line,
  prose,
  type Sentence,
  sentenceChoice,
} from '../../../author.ts'
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
    solution: (shown, { says }) => [
      ...readHands(shown).slice(0, -1),
      answerStep(says, {
        en: line`In the other times the hour is wrong.`,
        es: line`En las otras horas, la hora no es correcta.`,
      }),
    ],
    check: (printed, { key }) => key === digital(readClock(printed.figure('clock'))).key,
  }),
})
