import {
  answerStep,
  both,
  type ClockTime,
  clockTime,
  type FormMaker,
  line,
  prose,
  type Sentence,
  sentenceChoice,
  time,
} from '../../../author.ts'
import { isSameTime, readClock } from '../../kit/measures/clocks.ts'
import type { levels } from './levels.ts'
import { digital, draw, face, readHands } from './parts.ts'

/** What is wrong in the other times. */
function whyNotTheOthers({ hour, minute }: ClockTime) {
  const [late, early] = [time((hour % 12) + 1, minute), time(((hour + 10) % 12) + 1, minute)]
  const otherHour = {
    en: line`${early} and ${late} have another hour.`,
    es: line`En ${early} y ${late} la hora es otra.`,
  }
  if ((minute / 5 || 12) === hour) return otherHour
  const turned = time(minute / 5 || 12, (hour * 5) % 60)
  return {
    en: [...otherHour.en, ...line` In ${turned}, the hands are mixed up.`],
    es: [...otherHour.es, ...line` En ${turned} se confunden las manecillas.`],
  }
}

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
    solution: (shown, { says }) => [...readHands(shown).slice(0, -1), answerStep(says, whyNotTheOthers(shown))],
    check: (printed, { key }) => key === digital(readClock(printed.figure('clock'))).key,
  }),
})
