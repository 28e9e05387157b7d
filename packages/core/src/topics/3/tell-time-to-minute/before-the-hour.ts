import {
  answerStep,
  type Both,
  type ClockTime,
  count,
  equation,
  type Inline,
  line,
  minus,
  type Printed,
  role,
  type Step,
  step,
  sum,
  time,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nextHour } from './hands.ts'

type Words = Both<readonly Inline[]>

/** 22 minutes to 8. */
export function minutesTo({ hour, minute }: ClockTime): Words {
  const next = nextHour(hour)
  const [to, said] = [role('to', count(60 - minute, nouns.minute)), role('next', next)]
  return {
    en: line`${to} to ${said}`,
    es: next === 1 ? line`${to} para la ${said}` : line`${to} para las ${said}`,
  }
}
/** 13 minutes past 8. */
export function minutesPast({ hour, minute }: ClockTime): Words {
  const [past, said] = [role('past', count(minute, nouns.minute)), role('hour', hour)]
  return {
    en: line`${past} past ${said}`,
    es: hour === 1 ? line`${past} después de la ${said}` : line`${past} después de las ${said}`,
  }
}

/** What is left of 60 minutes, the tens taken away before the ones. */
function takenFrom60(amount: number): readonly Step[] {
  const [tens, ones] = [10 * Math.floor(amount / 10), amount % 10]
  const before = {
    en: line`An hour has 60 minutes. Subtract ${tens || ones}.`,
    es: line`Una hora tiene 60 minutos. Resta ${tens || ones}.`,
  }
  if (tens === 0 || ones === 0)
    return [step(equation(minus(60, amount), 60 - amount), because.explain, { sentence: before })]
  return [
    step(equation(minus(60, tens), 60 - tens), because.explain, { sentence: before }),
    step(equation(minus(60 - tens, ones), 60 - amount), because.explain, {
      sentence: { en: line`Then subtract ${ones} more.`, es: line`Luego resta ${ones} más.` },
    }),
  ]
}

/** From the minutes of a time up to the full hour, first to the next ten. */
export function countedUpTo60(minute: number): readonly Step[] {
  const [ten, left] = [10 * Math.ceil(minute / 10), 60 - minute]
  const toTen = step(equation(sum(minute, ten - minute), ten), because.explain, {
    sentence: {
      en: line`Count up from ${minute} minutes to ${ten} minutes.`,
      es: line`Cuenta de ${minute} minutos a ${ten} minutos.`,
    },
  })
  if (ten === 60) return [toTen]
  return [
    toTen,
    step(equation(sum(ten, 60 - ten), 60), because.explain, {
      sentence: {
        en: line`Count up from ${ten} minutes to a full hour, 60 minutes.`,
        es: line`Cuenta de ${ten} minutos a una hora completa, 60 minutos.`,
      },
    }),
    step(equation(sum(ten - minute, 60 - ten), left), because.explain, {
      sentence: { en: line`Add the two jumps.`, es: line`Suma los dos saltos.` },
    }),
  ]
}

/** From minutes before the hour to the time. */
export function fromMinutesTo({ hour, minute }: ClockTime): readonly Step[] {
  const [next, shown] = [nextHour(hour), time(hour, minute)]
  return [
    step(words(`hour: ${hour}`, `hora: ${hour}`), because.explain, {
      sentence: {
        en: line`The time is before ${time(next, 0)}, so the hour is still ${hour}.`,
        es:
          next === 1
            ? line`Todavía no es la ${time(next, 0)}; la hora es ${hour}.`
            : line`Todavía no son las ${time(next, 0)}; la hora es ${hour}.`,
      },
    }),
    ...takenFrom60(60 - minute),
    answerStep(shown, {
      en: line`The time is ${shown}.`,
      es: hour === 1 ? line`Es la ${shown}.` : line`Son las ${shown}.`,
    }),
  ]
}

/** Whether so many minutes after this time it is the printed hour. */
export function reachesTheHour(printed: Printed, { hour, minute }: ClockTime): boolean {
  const reached = 60 * hour + minute + printed.role('to').n
  return reached % 60 === 0 && (reached / 60) % 12 === printed.role('next').n % 12
}
