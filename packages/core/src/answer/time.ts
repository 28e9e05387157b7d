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

export interface TimeOfDay extends ClockTime {
  readonly half: 'a.m.' | 'p.m.'
}

/** 3:05 p.m. */
export const timeOfDay: AnswerType<TimeOfDay> = {
  kind: 'time',
  show: ({ hour, minute, half }) => both({ kind: 'paragraph', content: [time(hour, minute), ` ${half}`] }),
  value: ({ half, ...clock }) => `${clockTime.value(clock)} ${half}`,
  nearMisses: ({ half, ...clock }) => [
    ...near(clock).map(other => ({ ...other, half })),
    { ...clock, half: half === 'a.m.' ? 'p.m.' : 'a.m.' },
  ],
}

/** The hands are drawn on a clock face. */
export const drawnClock: AnswerType<{ readonly hour: number; readonly minute: number }> = drawing<{
  hour: number
  minute: number
}>(
  ({ hour, minute }) => clock(hour, minute),
  value => near(value).map(({ hour, minute }) => ({ hour, minute })),
)
