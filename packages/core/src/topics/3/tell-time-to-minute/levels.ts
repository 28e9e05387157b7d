import type { Random } from '../../../author.ts'

const minutes = (least: number, most: number, ticks: readonly number[]) =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i).filter(minute => ticks.includes(minute % 5))

/** By how many ticks the minute hand has passed a number; neither the hour nor the half hour. */
export const levels = {
  easy: { minutes: minutes(5, 46, [0, 1]).filter(minute => minute !== 30), readsAfter: 0 },
  medium: { minutes: minutes(2, 49, [2, 3, 4]), readsAfter: 30 },
  hard: { minutes: minutes(31, 58, [1, 2, 3, 4]), readsAfter: 30 },
} as const

export interface Level {
  readonly minutes: readonly number[]
}

export const drawTime = (random: Random, { minutes }: Level) => ({
  minute: random.pick(minutes),
  hour: random.int(1, 12),
})
