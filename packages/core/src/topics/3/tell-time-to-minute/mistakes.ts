import {
  type Both,
  type ClockTime,
  type Content,
  type FormMaker,
  type Inline,
  line,
  name,
  option,
  people,
  prose,
  step,
  time,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { readClock } from '../../kit/measures/clocks.ts'
import { face, handAt, handsTakenForEachOther, nextHour, readHands, textOf } from './hands.ts'
import { drawTime, type levels } from './levels.ts'

const CLAIMS = {
  nextHour: ({ hour, minute }: ClockTime) => ({ hour: nextHour(hour), minute }),
  swapped: handsTakenForEachOther,
  ones: ({ hour, minute }: ClockTime) => ({ hour, minute: handAt(minute).number + handAt(minute).ticks }),
  ticks: ({ hour, minute }: ClockTime) => ({ hour, minute: minute - handAt(minute).ticks }),
}
type Claim = keyof typeof CLAIMS
const CLAIM_NAMES: readonly Claim[] = ['nextHour', 'swapped', 'ones', 'ticks']

const says: Readonly<Record<Claim, Both<readonly Inline[]>>> = {
  nextHour: {
    en: line`the hour hand was read as the next hour`,
    es: line`se leyó la hora siguiente en la manecilla de las horas`,
  },
  swapped: {
    en: line`the hour hand and the minute hand were mixed up`,
    es: line`se confundieron la manecilla de las horas y el minutero`,
  },
  ones: {
    en: line`each number was counted as 1 minute, not as 5 minutes`,
    es: line`cada número se contó como 1 minuto, no como 5 minutos`,
  },
  ticks: {
    en: line`the ticks past the last number were not counted`,
    es: line`no se contaron las marcas después del último número`,
  },
}

export const mistakeForms = (form: FormMaker<typeof levels>) => ({
  wrongReading: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: (random, level) => {
      const claim = random.evenly(CLAIM_NAMES)
      const shown = random.until(
        () => drawTime(random, level),
        drawn =>
          drawn.minute > 10 &&
          handsTakenForEachOther(drawn).hour !== drawn.hour &&
          new Set([drawn, ...CLAIM_NAMES.map(one => CLAIMS[one](drawn))].map(textOf)).size === 5,
      )
      return { claim, shown, who: random.pick(people) }
    },
    answer: option<Claim>({
      nextHour: {
        en: prose`The hour hand was read as the next hour.`,
        es: prose`Se leyó la hora siguiente en la manecilla de las horas.`,
      },
      swapped: {
        en: prose`The hour hand and the minute hand were mixed up.`,
        es: prose`Se confundieron la manecilla de las horas y el minutero.`,
      },
      ones: {
        en: prose`Each number was counted as 1 minute, not as 5 minutes.`,
        es: prose`Cada número se contó como 1 minuto, no como 5 minutos.`,
      },
      ticks: {
        en: prose`The ticks past the last number were not counted.`,
        es: prose`No se contaron las marcas después del último número.`,
      },
    }),
    solve: ({ claim }) => claim,
    ask({ claim, shown, who }): Both<Content> {
      const wrong = CLAIMS[claim](shown)
      const [drawn, said] = [face(shown), time(wrong.hour, wrong.minute)]
      return {
        en: [prose`${name(who)} says that this clock shows ${said}. What mistake did ${name(who)} make?`, drawn],
        es: [
          wrong.hour === 1
            ? prose`${name(who)} dice que este reloj marca la ${said}. ¿Qué error cometió ${name(who)}?`
            : prose`${name(who)} dice que este reloj marca las ${said}. ¿Qué error cometió ${name(who)}?`,
          drawn,
        ],
      }
    },
    key: ({ shown: { hour, minute } }) => ({
      en: prose`The clock shows ${time(hour, minute)}.`,
      es:
        hour === 1 ? prose`El reloj marca la ${time(hour, minute)}.` : prose`El reloj marca las ${time(hour, minute)}.`,
    }),
    solution({ claim, shown }) {
      const wrong = CLAIMS[claim](shown)
      return [step(time(wrong.hour, wrong.minute), because.mistakeIs, { what: says[claim] }), ...readHands(shown)]
    },
    // What was said differs from what the hands show by the hour alone, by the ticks alone, or by more.
    check(printed, answer) {
      const [shown, said] = [readClock(printed.figure('clock')), printed.one('time')]
      if (shown.hour !== said.hour) return answer === (shown.minute === said.minute ? 'nextHour' : 'swapped')
      return answer === (said.minute % 5 === 0 && shown.minute - said.minute < 5 ? 'ticks' : 'ones')
    },
  }),
})
