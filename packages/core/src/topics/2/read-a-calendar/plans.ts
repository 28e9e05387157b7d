import { failed, itemOf, line, prose, type Random, type Sentence, table } from '../../../author.ts'
import { type Event, events, isOutOfSchool } from './events.ts'
import { dateIn, dayOf, monthOf, type Page, type Weekday } from './months.ts'

/** Three or four events on dates of one month, in the order of the calendar or in another. */
export const eventsOn = (random: Random, dates: readonly number[], hasNoSchool = (_: number) => false) => {
  const some = random.sample(events.filter(isOutOfSchool), 2)
  const others = random.sample(
    events.filter(event => !some.includes(event)),
    4,
  )
  const all = dates.map((date, i) => {
    const free = dates.slice(0, i + 1).filter(hasNoSchool).length
    return hasNoSchool(date) ? itemOf(some, free - 1) : itemOf(others, i - free)
  })
  return random.shuffle<readonly Planned[]>(dates.map((date, i) => ({ event: itemOf(all, i), date })))
}
export interface Planned {
  readonly event: Event
  readonly date: number
}
export const plan = (page: Page, planned: readonly Planned[]) => {
  const month = monthOf(page)
  const rows = (language: 'en' | 'es') => planned.map(({ event, date }) => [event.title, dateIn(month, date)[language]])
  return {
    en: table({ head: [line`Event`, line`Date`], rows: rows('en') }),
    es: table({ head: [line`Evento`, line`Fecha`], rows: rows('es') }),
  }
}
export const eventChoice = ({ event, date }: Planned): Sentence => ({
  key: `${date}`,
  says: { en: prose`${event.title}`, es: prose`${event.title}` },
})

export const onDay = (page: Page, day: Weekday, planned: readonly Planned[]) =>
  planned.find(({ date }) => dayOf(page, date) === day) ?? failed('An event is on that day')
export const eventOn = (planned: readonly Planned[], on: number) =>
  planned.find(({ date }) => date === on)?.event ?? failed('An event is on that date')
