import {
  answerStep,
  type Block,
  type Both,
  both,
  itemOf,
  line,
  list,
  prose,
  type Random,
  type Sentence,
  table,
  tupleOf,
} from '../../../author.ts'
import { isSameTime } from '../../kit/measures/clocks.ts'
import { type Activity, drawActivities, drawSpan, FIRST, faceOf, keyOf, LAST, lasting, timeOf } from './day.ts'

export const length = (halves: number): Sentence => ({ key: keyOf(halves), says: both(prose`${lasting(halves)}`) })

/** Two activities, one so many half hours after the other. */
export function drawPair(
  random: Random,
  lengths: readonly number[],
  ahead: number,
  atHalf: readonly boolean[] = [true, false],
) {
  const [one, other] = tupleOf(drawActivities(random, ahead, 2), 2)
  const halves = random.evenly(lengths)
  const start = drawSpan(random, halves, random.evenly(atHalf))
  return { one, other, halves, start, end: start + halves }
}
export interface Pair {
  readonly one: Activity
  readonly other: Activity
  readonly halves: number
  readonly start: number
  readonly end: number
}
/** Half an hour, an hour or an hour and a half off. */
export const nearLengths = (halves: number): readonly number[] =>
  [halves + 1, halves - 1, halves + 2, halves + 3].filter(other => other > 0).slice(0, 3)
export const near = (halves: number) =>
  Object.fromEntries(nearLengths(halves).map(other => [`off${other - halves}`, length(other)]))
export const lasts = (halves: number, { one, other }: Pick<Pair, 'one' | 'other'>) =>
  answerStep(both(prose`${lasting(halves)}`), {
    en: line`From ${one.said} to ${other.said} it is ${lasting(halves)}.`,
    es: line`Entre ${one.said} y ${other.said} hay ${lasting(halves)}.`,
  })
export const beginsAt = ({ starts }: Activity, at: number) =>
  answerStep(timeOf(at), {
    en: line`${starts} begins at ${timeOf(at)}.`,
    es: line`${starts} empieza a las ${timeOf(at)}.`,
  })
export const isAt = (answer: { readonly hour: number; readonly minute: number }, at: number) =>
  isSameTime(answer, faceOf(at))

/** What somebody counts who finds another length from half past to the hour. */
export const MISTAKES = ['before', 'after', 'numbers'] as const
export type Mistake = (typeof MISTAKES)[number]
export const countedAs = (how: Mistake, halves: number) =>
  how === 'before' ? halves + 1 : how === 'after' ? halves - 1 : halves + 3
export const countingGives = (how: Mistake, halves: number) => ({
  en: line`Counting this way gives ${lasting(countedAs(how, halves))}.`,
  es: line`Si se cuenta así, el resultado es ${lasting(countedAs(how, halves))}.`,
})
export function mistakeOf(how: Mistake, { start, end }: Pair): Sentence {
  const [first, last] = [Math.floor(start / 2), end / 2]
  const numbers = list(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
  const from = timeOf(how === 'before' ? start - 1 : start + 1)
  return {
    key: how,
    says:
      how === 'numbers'
        ? { en: prose`The numbers ${numbers} were counted.`, es: prose`Se contaron los números ${numbers}.` }
        : { en: prose`The hours were counted from ${from}.`, es: prose`Las horas se contaron desde las ${from}.` },
  }
}

/** Between neighbors; from any to the next but one it is always a number of hours and a half. */
const GAPS = [
  [1, 2, 3],
  [2, 1, 2],
  [2, 3, 2],
  [1, 2, 1],
  [3, 2, 1],
  [2, 1, 4],
  [1, 4, 1],
  [4, 1, 2],
] as const
/** A schedule of four activities, in the order of the morning. */
export function drawSchedule(random: Random, ahead: number) {
  const activities = drawActivities(random, ahead, 4)
  const [a, b, c] = random.evenly(GAPS)
  const first = random.int(FIRST, LAST - a - b - c)
  const times = [first, first + a, first + a + b, first + a + b + c]
  return { activities, times }
}
export interface Schedule {
  readonly activities: readonly Activity[]
  readonly times: readonly number[]
}
export const scheduleOf = ({ activities, times }: Schedule): Both<Block> => {
  const rows = activities.map(({ title }, i) => [title, timeOf(itemOf(times, i))])
  return {
    en: table({ head: [line`Activity`, line`Begins at`], rows }),
    es: table({ head: [line`Actividad`, line`Empieza a las`], rows }),
  }
}

export const activityChoice = (activities: readonly Activity[], place: number): Sentence => {
  const { title } = itemOf(activities, place)
  return { key: title.kind === 'words' ? title.en : '', says: both(prose`${title}`) }
}
