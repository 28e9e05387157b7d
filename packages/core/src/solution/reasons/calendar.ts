export const readTheDatesUnder = {
  id: 'read-the-dates-under',
  en: 'Read the dates under {day}.',
  es: 'Lee las fechas de la columna del {day}.',
} as const
export const sayTheMonthsInOrder = {
  id: 'say-the-months-in-order',
  en: 'Say the months in order.',
  es: 'Di los meses en orden.',
} as const
export const findTheDayOfEachEvent = {
  id: 'find-the-day-of-each-event',
  en: 'Find each date in the calendar. Read the day.',
  es: 'Busca cada fecha en el calendario. Lee el día.',
} as const
export const oneWeekLater = {
  id: 'one-week-later',
  en: 'A week is 7 days: add 7.',
  es: 'Una semana tiene 7 días: suma 7.',
} as const
export const oneWeekEarlier = {
  id: 'one-week-earlier',
  en: 'A week is 7 days: subtract 7.',
  es: 'Una semana tiene 7 días: resta 7.',
} as const
export const oneMoreWeek = {
  id: 'one-more-week',
  en: 'Do the same with the second week.',
  es: 'Haz lo mismo con la segunda semana.',
} as const
export const theOtherDays = {
  id: 'the-other-days',
  en: 'Then go on {rest} more.',
  es: 'Luego avanza {rest} más.',
} as const
export const theOtherDaysBack = {
  id: 'the-other-days-back',
  en: 'Then go back {rest} more.',
  es: 'Luego retrocede {rest} más.',
} as const
export const twoWeeksLater = {
  id: 'two-weeks-later',
  en: 'Two weeks are 14 days: add 14.',
  es: 'Dos semanas son 14 días: suma 14.',
} as const
export const twoWeeksEarlier = {
  id: 'two-weeks-earlier',
  en: 'Two weeks are 14 days: subtract 14.',
  es: 'Dos semanas son 14 días: resta 14.',
} as const
export const thisEventIsOn = {
  id: 'this-event-is-on',
  en: '{month} {date} is a {day}.',
  es: 'El {date} de {month} es {day}.',
} as const
export const readTheDatesOfBoth = {
  id: 'read-the-dates-of-both',
  en: 'Read the dates of both events in the table.',
  es: 'Lee en la tabla las fechas de los dos eventos.',
} as const
export const daysFromDateToDate = {
  id: 'days-from-date-to-date',
  en: 'Subtract the first date: it is not counted.',
  es: 'Resta la primera fecha: esa no se cuenta.',
} as const
export const sevenDaysApart = {
  id: 'seven-days-apart',
  en: 'The same day comes again after 7 days: the next date is {date}.',
  es: 'El mismo día vuelve después de 7 días: la fecha siguiente es el {date}.',
} as const
export const daysToTheMonthEnd = {
  id: 'days-to-the-month-end',
  en: 'Count the days to the end of {month}.',
  es: 'Cuenta los días hasta el final de {month}.',
} as const
export const goOnInTheNextMonth = {
  id: 'go-on-in-the-next-month',
  en: 'The other days are in {month}.',
  es: 'Los otros días son de {month}.',
} as const
export const backToTheMonthStart = {
  id: 'back-to-the-month-start',
  en: 'Going back {count} days, you are at the last day of {month}. {rest} days are left.',
  es: 'Al retroceder {count} días llegas al último día de {month}. Quedan {rest} días.',
} as const
export const addTheDaysOf = {
  id: 'add-the-days-of',
  en: 'Add the days of {month}.',
  es: 'Suma los días de {month}.',
} as const
export const leaveOutTheWeekend = {
  id: 'leave-out-the-weekend',
  en: 'Leave out Saturday and Sunday.',
  es: 'No cuentes el sábado ni el domingo.',
} as const
export const takeWeeksAway = {
  id: 'take-weeks-away',
  en: 'After 7 days it is the same day of the week. {rest} days are left.',
  es: 'Después de 7 días es el mismo día de la semana. Quedan {rest} días.',
} as const
