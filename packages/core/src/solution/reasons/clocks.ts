export const readHourHand = {
  id: 'read-hour-hand',
  en: 'The hour hand tells the hour.',
  es: 'La manecilla de las horas dice la hora.',
} as const
export const minuteHandOnTheHour = {
  id: 'minute-hand-on-the-hour',
  en: "The minute hand at 12 means o'clock.",
  es: 'El minutero en el 12 indica la hora en punto.',
} as const
export const minuteHandOnTheHalf = {
  id: 'minute-hand-on-the-half',
  en: 'The minute hand at 6 means half past.',
  es: 'El minutero en el 6 indica la media hora.',
} as const
export const onTheHourMinuteHandAtTwelve = {
  id: 'on-the-hour-minute-hand-at-twelve',
  en: 'On the hour, the minute hand points to 12.',
  es: 'A la hora en punto, el minutero señala el 12.',
} as const
export const atHalfPastMinuteHandAtSix = {
  id: 'at-half-past-minute-hand-at-six',
  en: 'At half past, the minute hand points to 6.',
  es: 'A la media hora, el minutero señala el 6.',
} as const
export const hourHandAtTheHour = {
  id: 'hour-hand-at-the-hour',
  en: 'The hour hand points to the hour.',
  es: 'La manecilla de las horas señala la hora.',
} as const
export const hourHandHalfway = {
  id: 'hour-hand-halfway',
  en: 'At {half}, the hour hand is halfway from {hour} to {next}.',
  es: 'A {half}, la manecilla de las horas está a mitad de camino entre el {hour} y el {next}.',
} as const
export const hourHasPassed = {
  id: 'hour-has-passed',
  en: 'The hand is past {hour}, not yet at {next}: the hour is {hour}.',
  es: 'La manecilla pasó el {hour} y no llega al {next}: la hora es {hour}.',
} as const
export const drawBothHands = {
  id: 'draw-both-hands',
  en: 'Draw both hands.',
  es: 'Dibuja las dos manecillas.',
} as const
export const findTheClock = {
  id: 'find-the-clock',
  en: 'Find the clock with these hands.',
  es: 'Busca el reloj con estas manecillas.',
} as const
export const putTimesInOrder = {
  id: 'put-times-in-order',
  en: 'Put the times in order.',
  es: 'Ordena las horas.',
} as const
export const readEachClock = { id: 'read-each-clock', en: 'Read each clock.', es: 'Lee cada reloj.' } as const
export const readTheHourInWords = {
  id: 'read-the-hour-in-words',
  en: 'Find the hour in the words.',
  es: 'Busca la hora en las palabras.',
} as const
export const halfHourIs30Minutes = {
  id: 'half-hour-is-30-minutes',
  en: 'Half an hour is 30 minutes.',
  es: 'Media hora son 30 minutos.',
} as const
export const jumpBackToTheTime = {
  id: 'jump-back-to-the-time',
  en: 'Jump back to {to}.',
  es: 'Salta hacia atrás hasta {to}.',
} as const
export const countMinutesByFives = {
  id: 'count-minutes-by-fives',
  en: 'Minute hand: count by fives from 12.',
  es: 'Minutero: cuenta de 5 en 5 desde el 12.',
} as const
export const quarterHourIs15Minutes = {
  id: 'quarter-hour-is-15-minutes',
  en: 'A quarter of an hour is 15 minutes.',
  es: 'Un cuarto de hora son 15 minutos.',
} as const
export const minutesAfterTheHour = {
  id: 'minutes-after-the-hour',
  en: 'Write the minutes after the hour.',
  es: 'Escribe los minutos después de la hora.',
} as const
export const minutesBeforeTheHour = {
  id: 'minutes-before-the-hour',
  en: 'An hour is 60 minutes: subtract the minutes that are left.',
  es: 'Una hora son 60 minutos: resta los minutos que faltan.',
} as const
export const splitTheDayAtNoon = {
  id: 'split-the-day-at-noon',
  en: 'Noon splits the day.',
  es: 'El mediodía divide el día.',
} as const
export const morningComesFirst = {
  id: 'morning-comes-first',
  en: 'The a.m. times come first. In each half of the day, the lower hour comes first.',
  es: 'Primero van las horas a.m. En cada mitad del día, va antes la hora menor.',
} as const
