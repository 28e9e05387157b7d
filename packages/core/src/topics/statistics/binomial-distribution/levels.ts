import { WAYS } from './binomial.ts'
import { SETTINGS } from './settings.ts'

export const levels = {
  easy: { settings: SETTINGS.easy, ways: ['exactly'], least: 3, most: 6 },
  medium: { settings: SETTINGS.medium, ways: WAYS, least: 6, most: 12 },
  hard: { settings: SETTINGS.hard, ways: [], least: 20, most: 200 },
} as const
