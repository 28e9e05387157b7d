import {
  type Both,
  type ClockTime,
  type Content,
  clock,
  drawnClock,
  type FormMaker,
  figure,
  type Inline,
  itemOf,
  labelOrder,
  line,
  list,
  name,
  option,
  people,
  prose,
  type Random,
  type Step,
  sideBySide,
  step,
  symbol,
  table,
  time,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { drawHandsFor, isSameTime, readClock } from '../../kit/measures/clocks.ts'
import { face, handAt, handsTakenForEachOther, nextHour, placeHands, readHands } from './hands.ts'
import { drawTime, type Level, type levels } from './levels.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const
const letterOrder = labelOrder(LETTERS)

const textOf = ({ hour, minute }: ClockTime) => `${hour}:${minute}`

/** Two an hour apart, one with their hands swapped, and one whose minute hand is near. */
function drawFour(random: Random, level: Level): readonly ClockTime[] {
  return random.until(
    () => {
      const first = drawTime(random, level)
      const near = { hour: first.hour, minute: first.minute + random.pick([-5, 5, -10, 10]) }
      return [first, { hour: nextHour(first.hour), minute: first.minute }, handsTakenForEachOther(first), near]
    },
    times =>
      new Set(times.map(textOf)).size === 4 && times.every(({ minute }) => minute > 0 && minute < 50 && minute % 5 > 0),
  )
}

/** Where both hands of a lettered clock are, and the time. */
function clockRead(letter: string, { hour, minute }: ClockTime): Step {
  const { number, ticks } = handAt(minute)
  const [next, from] = [nextHour(hour), number || 12]
  return step(prose`${symbol(letter)}: ${time(hour, minute)}`, because.explain, {
    sentence:
      ticks === 1
        ? {
            en: line`On clock ${symbol(letter)}, the hour hand is between ${hour} and ${next}, and the minute hand is 1 tick past ${from}.`,
            es: line`En el reloj ${symbol(letter)}, la manecilla de las horas está entre el ${hour} y el ${next}, y el minutero está 1 marca después del ${from}.`,
          }
        : {
            en: line`On clock ${symbol(letter)}, the hour hand is between ${hour} and ${next}, and the minute hand is ${ticks} ticks past ${from}.`,
            es: line`En el reloj ${symbol(letter)}, la manecilla de las horas está entre el ${hour} y el ${next}, y el minutero está ${ticks} marcas después del ${from}.`,
          },
  })
}

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

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  drawTheHands: form({
    levels: ['medium'],
    share: 2,
    draw: drawTime,
    answer: drawnClock,
    solve: shown => shown,
    ask: drawHandsFor,
    solution: shown => [...placeHands(shown), step(face(shown), because.drawBothHands)],
    check: (printed, answer) => isSameTime(printed.one('time'), readClock(answer)),
  }),

  matchClocks: form({
    levels: ['medium'],
    kind: 'match',
    wide: true,
    draw(random, level) {
      const clocks = random.shuffle(drawFour(random, level))
      const order = random.until(
        () => random.shuffle([0, 1, 2, 3]),
        places => places.join('') !== '0123' && places.join('') !== '3210',
      )
      return { clocks, order }
    },
    answer: letterOrder,
    solve: ({ order }) => order.map(place => itemOf(LETTERS, place)),
    ask({ clocks, order }): Both<Content> {
      const drawn = sideBySide(
        ...clocks.map(({ hour, minute }, i) => [prose`${symbol(itemOf(LETTERS, i))}`, figure(clock(hour, minute))]),
      )
      const times = table({
        head: [1, 2, 3, 4],
        rows: [
          order.map(place => {
            const { hour, minute } = itemOf(clocks, place)
            return time(hour, minute)
          }),
        ],
      })
      return {
        en: [
          prose`Match each time in the table with its clock. Write the letters of the clocks in order, starting with time 1.`,
          drawn,
          times,
        ],
        es: [
          prose`Relaciona cada hora de la tabla con su reloj. Escribe en orden las letras de los relojes, desde la hora 1.`,
          drawn,
          times,
        ],
      }
    },
    solution: ({ clocks }, letters) => [
      ...clocks.map((shown, i) => clockRead(itemOf(LETTERS, i), shown)),
      step(list(...letters.map(letter => symbol(letter))), because.explain, {
        sentence: {
          en: line`Write the letters of the clocks for times 1, 2, 3, and 4.`,
          es: line`Escribe las letras de los relojes de las horas 1, 2, 3 y 4.`,
        },
      }),
    ],
    check(printed, letters) {
      const [times, clocks] = [printed.all('time'), printed.figures('clock')]
      return (
        letters.length === times.length &&
        letters.every((letter, i) => isSameTime(readClock(itemOf(clocks, LETTERS.indexOf(letter))), itemOf(times, i)))
      )
    },
  }),

  wrongReading: form({
    levels: ['medium'],
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
      en: prose`The correct time is ${time(hour, minute)}.`,
      es: prose`La hora correcta: ${time(hour, minute)}.`,
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
