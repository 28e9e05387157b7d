import { both, writtenOption } from '../../../author.ts'
import { dayName } from './months.ts'

/** The name of a day. */
export const weekdayAnswer = writtenOption({
  sunday: both(dayName('sunday')),
  monday: both(dayName('monday')),
  tuesday: both(dayName('tuesday')),
  wednesday: both(dayName('wednesday')),
  thursday: both(dayName('thursday')),
  friday: both(dayName('friday')),
  saturday: both(dayName('saturday')),
})
