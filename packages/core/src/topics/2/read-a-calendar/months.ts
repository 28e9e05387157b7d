import {
  type Block,
  type CellHole,
  capital,
  failed,
  itemOf,
  line,
  type Of,
  type Printed,
  type Term,
  table,
  words,
} from '../../../author.ts'

type Words = Of<'words'>
export interface Month {
  readonly name: Words
  readonly days: number
}
const month = (en: string, es: string, days: number): Month => ({ name: words(en, es), days })

export const MONTHS: readonly Month[] = [
  month('January', 'enero', 31),
  month('February', 'febrero', 28),
  month('March', 'marzo', 31),
  month('April', 'abril', 30),
  month('May', 'mayo', 31),
  month('June', 'junio', 30),
  month('July', 'julio', 31),
  month('August', 'agosto', 31),
  month('September', 'septiembre', 30),
  month('October', 'octubre', 31),
  month('November', 'noviembre', 30),
  month('December', 'diciembre', 31),
]
/** The next month, or the one before. */
export const monthAfter = (place: number, by = 1): Month => itemOf(MONTHS, (place + by + 12) % 12)

export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Of a day: its name, its plural, how it is written above its column. */
const NAMES: Readonly<Record<Weekday, { readonly one: Words; readonly many: Words; readonly short: Words }>> = {
  sunday: { one: words('Sunday', 'domingo'), many: words('Sundays', 'domingos'), short: words('Sun', 'dom') },
  monday: { one: words('Monday', 'lunes'), many: words('Mondays', 'lunes'), short: words('Mon', 'lun') },
  tuesday: { one: words('Tuesday', 'martes'), many: words('Tuesdays', 'martes'), short: words('Tue', 'mar') },
  wednesday: {
    one: words('Wednesday', 'miércoles'),
    many: words('Wednesdays', 'miércoles'),
    short: words('Wed', 'mié'),
  },
  thursday: { one: words('Thursday', 'jueves'), many: words('Thursdays', 'jueves'), short: words('Thu', 'jue') },
  friday: { one: words('Friday', 'viernes'), many: words('Fridays', 'viernes'), short: words('Fri', 'vie') },
  saturday: { one: words('Saturday', 'sábado'), many: words('Saturdays', 'sábados'), short: words('Sat', 'sáb') },
}
export const dayName = (day: Weekday) => NAMES[day].one
export const dayNames = (day: Weekday) => NAMES[day].many

/** A month of a calendar: which it is, and the column of its first day, 0 for Sunday. */
export interface Page {
  readonly place: number
  readonly first: number
}
export const monthOf = ({ place }: Page): Month => itemOf(MONTHS, place)
export const dayOf = ({ first }: Page, date: number): Weekday => itemOf(WEEKDAYS, (first + date - 1) % 7)
/** The dates of a weekday. */
export function datesOf(page: Page, day: Weekday): readonly number[] {
  const all = Array.from({ length: monthOf(page).days }, (_, i) => i + 1)
  return all.filter(date => dayOf(page, date) === day)
}

/** A page of a calendar; the week starts on Sunday. */
export function calendar(page: Page): readonly Block[] {
  const { name, days } = monthOf(page)
  const weeks = Math.ceil((page.first + days) / 7)
  const cellOf = (week: number, column: number): CellHole => {
    const date = 7 * week + column - page.first + 1
    return date < 1 || date > days ? line`` : date
  }
  return [
    { kind: 'paragraph', content: [words(name.en, capital(name.es))] },
    table({
      head: WEEKDAYS.map(day => NAMES[day].short),
      rows: Array.from({ length: weeks }, (_, week) => WEEKDAYS.map((_, column) => cellOf(week, column))),
    }),
  ]
}

/** The weekday of a date, from the column in which it is printed. */
export function columnOf(printed: Printed, date: number): Weekday {
  const { rows } = printed.block('table')
  const column = rows
    .map(row => row.findIndex(([item]) => typeof item === 'object' && item.kind === 'number' && item.n === date))
    .find(found => found >= 0)
  return itemOf(WEEKDAYS, column ?? failed('The date is printed'))
}

/** All dates printed in a column. */
export const datesUnder = (printed: Printed, day: Weekday): readonly number[] =>
  printed.block('table').rows.flatMap(row => {
    const [item] = itemOf(row, WEEKDAYS.indexOf(day))
    return typeof item === 'object' && item.kind === 'number' ? [item.n] : []
  })

/** The weekday whose name is printed outside of tables. */
export function dayPrinted(printed: Printed): Weekday {
  const said = printed.blocks
    .flatMap(block => (block.kind === 'paragraph' ? block.content : []))
    .flatMap(item => (typeof item === 'object' && item.kind === 'words' ? [item.en] : []))
  const found = WEEKDAYS.find(day => said.includes(NAMES[day].one.en) || said.includes(NAMES[day].many.en))
  return itemOf(WEEKDAYS, found ? WEEKDAYS.indexOf(found) : Number.NaN)
}

/** June 14; 14 de junio. */
export const dateIn = ({ name }: Month, date: Term | number) => ({
  en: line`${name} ${date}`,
  es: line`${date} de ${name}`,
})
