import { both } from '../content.ts'
import { clock } from '../figure/clock.ts'
import { time } from '../math/build.ts'
import { drawing } from './drawing.ts'
import type { AnswerType } from './type.ts'

export interface ClockTime {
  readonly hour: number
  readonly minute: number
}

const near = ({ hour, minute }: ClockTime): ClockTime[] => [
  { hour: (hour % 12) + 1, minute },
  { hour, minute: (minute + 30) % 60 },
  { hour, minute: (minute + 5) % 60 },
]

/** 3:05. */
export const clockTime: AnswerType<ClockTime> = {
  kind: 'time',
  show: ({ hour, minute }) => both(time(hour, minute)),
  value: ({ hour, minute }) => `${hour}:${String(minute).padStart(2, '0')}`,
  nearMisses: near,
}

/** The hands are drawn on a clock face. */
export const drawnClock: AnswerType<{ readonly hour: number; readonly minute: number }> =
  drawing<{ hour: number; minute: number }>(({ hour, minute }) => clock(hour, minute), value => near(value).map(({ hour, minute }) => ({ hour, minute })))
