import { type Block, type Both, itemOf, prose } from '../../../author.ts'

/** Days from Monday on, and months from January on. */
const WEEK = [1, 2, 3, 4, 5, 6, 7]
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export interface CalendarEvent {
  readonly favorable: number
  readonly of: readonly number[]
  readonly holds: (value: number, index: number) => boolean
  readonly says: Both<Block>
}

const DAY_NAMES = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
} as const
const MONTH_NAMES = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
} as const
/** The names of the days or months for which it holds. */
export function favorableNames({ of, holds }: Pick<CalendarEvent, 'of' | 'holds'>): Both<Block> {
  const names: Both<readonly string[]> = of.length === 7 ? DAY_NAMES : MONTH_NAMES
  const listed = (locale: 'en' | 'es'): Block => ({
    kind: 'paragraph',
    content: [names[locale].filter((_, i) => holds(itemOf(of, i), i)).join(', ')],
  })
  return { en: listed('en'), es: listed('es') }
}

export const calendarEvents: readonly CalendarEvent[] = [
  {
    favorable: 2,
    of: WEEK,
    holds: day => day === 6 || day === 7,
    says: {
      en: prose`A day of the week is chosen at random. What is the probability that it is Saturday or Sunday?`,
      es: prose`Se elige al azar un día de la semana. ¿Cuál es la probabilidad de que sea sábado o domingo?`,
    },
  },
  {
    favorable: 6,
    of: WEEK,
    holds: day => day !== 1,
    says: {
      en: prose`A day of the week is chosen at random. What is the probability that it is not Monday?`,
      es: prose`Se elige al azar un día de la semana. ¿Cuál es la probabilidad de que no sea lunes?`,
    },
  },
  {
    favorable: 5,
    of: WEEK,
    holds: day => day <= 5,
    says: {
      en: prose`A day of the week is chosen at random. What is the probability that it is a day from Monday to Friday?`,
      es: prose`Se elige al azar un día de la semana. ¿Cuál es la probabilidad de que sea un día de lunes a viernes?`,
    },
  },
  {
    favorable: 1,
    of: WEEK,
    holds: day => day === 2,
    says: {
      en: prose`A day of the week is chosen at random. What is the probability that it is Tuesday?`,
      es: prose`Se elige al azar un día de la semana. ¿Cuál es la probabilidad de que sea martes?`,
    },
  },
  {
    favorable: 3,
    of: WEEK,
    holds: day => day >= 3 && day <= 5,
    says: {
      en: prose`A day of the week is chosen at random. What is the probability that it is Wednesday, Thursday, or Friday?`,
      es: prose`Se elige al azar un día de la semana. ¿Cuál es la probabilidad de que sea miércoles, jueves o viernes?`,
    },
  },
  {
    favorable: 7,
    of: MONTHS,
    holds: (_, i) => DAYS[i] === 31,
    says: {
      en: prose`A month of the year is chosen at random. What is the probability that it has 31 days?`,
      es: prose`Se elige al azar un mes del año. ¿Cuál es la probabilidad de que tenga 31 días?`,
    },
  },
  {
    favorable: 4,
    of: MONTHS,
    holds: (_, i) => DAYS[i] === 30,
    says: {
      en: prose`A month of the year is chosen at random. What is the probability that it has exactly 30 days?`,
      es: prose`Se elige al azar un mes del año. ¿Cuál es la probabilidad de que tenga exactamente 30 días?`,
    },
  },
  {
    favorable: 4,
    of: MONTHS,
    holds: month => month < 5,
    says: {
      en: prose`A month of the year is chosen at random. What is the probability that it comes before May?`,
      es: prose`Se elige al azar un mes del año. ¿Cuál es la probabilidad de que sea anterior a mayo?`,
    },
  },
  {
    favorable: 2,
    of: MONTHS,
    holds: month => month === 6 || month === 7,
    says: {
      en: prose`A month of the year is chosen at random. What is the probability that it is June or July?`,
      es: prose`Se elige al azar un mes del año. ¿Cuál es la probabilidad de que sea junio o julio?`,
    },
  },
  {
    favorable: 11,
    of: MONTHS,
    holds: month => month !== 12,
    says: {
      en: prose`A month of the year is chosen at random. What is the probability that it is not December?`,
      es: prose`Se elige al azar un mes del año. ¿Cuál es la probabilidad de que no sea diciembre?`,
    },
  },
  {
    favorable: 3,
    of: MONTHS,
    holds: month => month > 9,
    says: {
      en: prose`A month of the year is chosen at random. What is the probability that it comes after September?`,
      es: prose`Se elige al azar un mes del año. ¿Cuál es la probabilidad de que sea posterior a septiembre?`,
    },
  },
]
