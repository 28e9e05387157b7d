import {
  answerStep,
  type Both,
  type ClockTime,
  clock,
  equation,
  figure,
  type Inline,
  line,
  list,
  type Step,
  step,
  sum,
  time,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

type Words = Both<readonly Inline[]>

export const nextHour = (hour: number): number => (hour % 12) + 1
export const face = ({ hour, minute }: ClockTime) => figure(clock(hour, minute))
export const textOf = ({ hour, minute }: ClockTime): string => `${hour}:${minute}`
/** The number that the minute hand points to or has passed last, 0 for 12, and how many ticks are left to it. */
export const handAt = (minute: number) => ({ number: Math.floor(minute / 5), ticks: minute % 5 })

const countingOn = (from: number, by: number, times: number) =>
  list(...Array.from({ length: times }, (_, i) => from + by * (i + 1)))

/** Near the full hour the hour hand seems to point to the next number. */
const isNearTheHour = (minute: number) => minute > 50

export const theTime = ({ hour, minute }: ClockTime): Step =>
  answerStep(time(hour, minute), {
    en: line`The clock shows ${time(hour, minute)}.`,
    es: hour === 1 ? line`El reloj marca la ${time(hour, minute)}.` : line`El reloj marca las ${time(hour, minute)}.`,
  })

function whyThisHour({ hour, minute }: ClockTime): Words {
  const next = nextHour(hour)
  return isNearTheHour(minute)
    ? {
        en: line`The hour hand is almost at ${next} but has not reached ${next}. The hour is still ${hour}.`,
        es: line`La manecilla de las horas casi llega al ${next}, pero todavía no. La hora sigue siendo ${hour}.`,
      }
    : {
        en: line`The hour hand has passed ${hour} and is not yet at ${next}.`,
        es: line`La manecilla de las horas ya pasó el ${hour} y todavía no llega al ${next}.`,
      }
}

const hourRead = (hour: number) => words(`hour: ${hour}`, `hora: ${hour}`)

export const theMinutes = (minute: number): readonly Step[] => {
  const { number, ticks } = handAt(minute)
  const counted = step(countingOn(0, 5, number), because.explain, {
    sentence:
      ticks === 0
        ? {
            en: line`The minute hand points to ${number}. Count by fives from 12 to ${number}.`,
            es: line`El minutero señala el ${number}. Cuenta de cinco en cinco del 12 al ${number}.`,
          }
        : {
            en: line`The minute hand has just passed ${number}. Count by fives from 12 to ${number}.`,
            es: line`El minutero acaba de pasar el ${number}. Cuenta de cinco en cinco del 12 al ${number}.`,
          },
  })
  const from = number || 12
  const onward = step(countingOn(5 * number, 1, ticks), because.explain, {
    sentence: {
      en: line`Each tick past ${from} is 1 more minute.`,
      es: line`Cada marca después del ${from} es 1 minuto más.`,
    },
  })
  return [...(number === 0 ? [] : [counted]), ...(ticks === 0 ? [] : [onward])]
}

/** From the hands to the time. */
export const readHands = (shown: ClockTime): readonly Step[] => [
  step(hourRead(shown.hour), because.explain, { sentence: whyThisHour(shown) }),
  ...theMinutes(shown.minute),
  theTime(shown),
]

/** The same where only marks stand at the hours. */
export function readMarks(shown: ClockTime): readonly Step[] {
  const { hour, minute } = shown
  const next = nextHour(hour)
  return [
    step(words(`between ${hour} and ${next}`, `entre el ${hour} y el ${next}`), because.explain, {
      sentence: {
        en: line`The long mark at the top stands for 12. Count the long marks from there to the hour hand.`,
        es: line`La marca larga de arriba representa el 12. Cuenta las marcas largas desde allí hasta la manecilla de las horas.`,
      },
    }),
    step(hourRead(hour), because.explain, { sentence: whyThisHour(shown) }),
    ...theMinutes(minute),
    theTime(shown),
  ]
}

function shortHandAt({ hour, minute }: ClockTime): Words {
  const next = nextHour(hour)
  if (minute < 10) return { en: line`just past ${hour}`, es: line`un poco después del ${hour}` }
  if (minute < 25)
    return {
      en: line`past ${hour}, nearer to ${hour} than to ${next}`,
      es: line`pasado el ${hour}, más cerca del ${hour} que del ${next}`,
    }
  if (minute <= 35)
    return {
      en: line`about halfway from ${hour} to ${next}`,
      es: line`más o menos a mitad de camino entre el ${hour} y el ${next}`,
    }
  if (!isNearTheHour(minute))
    return {
      en: line`before ${next}, nearer to ${next} than to ${hour}`,
      es: line`antes del ${next}, más cerca del ${next} que del ${hour}`,
    }
  return { en: line`just before ${next}`, es: line`un poco antes del ${next}` }
}

const placed = (number: number, ticks: number) =>
  ticks === 0
    ? countingOn(0, 5, number)
    : number === 0
      ? countingOn(0, 1, ticks)
      : equation(5 * number + ticks, sum(5 * number, ticks))

/** The other way round: from the time to where the hands point. */
export function placeHands(shown: ClockTime): readonly Step[] {
  const { number, ticks } = handAt(shown.minute)
  const where = shortHandAt(shown)
  const paragraph = (content: readonly Inline[]) => ({ kind: 'paragraph', content }) as const
  return [
    step(placed(number, ticks), because.explain, {
      sentence:
        ticks === 0
          ? {
              en: line`Count by fives from 12. The minute hand points to ${number}.`,
              es: line`Cuenta de cinco en cinco desde el 12. El minutero señala el ${number}.`,
            }
          : number === 0
            ? {
                en: line`Each tick is 1 minute: the minute hand points ${ticks} ticks past 12.`,
                es: line`Cada marca es 1 minuto: el minutero está ${ticks} marcas después del 12.`,
              }
            : ticks === 1
              ? {
                  en: line`The number ${number} stands for ${5 * number} minutes. The minute hand points 1 tick past ${number}.`,
                  es: line`El número ${number} representa ${5 * number} minutos. El minutero está 1 marca después del ${number}.`,
                }
              : {
                  en: line`The number ${number} stands for ${5 * number} minutes. The minute hand points ${ticks} ticks past ${number}.`,
                  es: line`El número ${number} representa ${5 * number} minutos. El minutero está ${ticks} marcas después del ${number}.`,
                },
    }),
    step({ en: paragraph(where.en), es: paragraph(where.es) }, because.explain, {
      sentence: {
        en: line`The hour hand moves from ${shown.hour} toward ${nextHour(shown.hour)} as the minutes pass.`,
        es: line`La manecilla de las horas avanza del ${shown.hour} hacia el ${nextHour(shown.hour)} con los minutos.`,
      },
    }),
  ]
}

/** What the time looks like to somebody who takes the minute hand for the short one. */
export function handsTakenForEachOther({ hour, minute }: ClockTime): ClockTime {
  return { hour: handAt(minute).number || 12, minute: Math.floor((hour * 30 + minute / 2) / 6) % 60 }
}
