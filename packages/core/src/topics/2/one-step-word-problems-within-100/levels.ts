import { hiddenDifferenceStories } from './hidden-difference-stories.ts'
import { hiddenSumStories } from './hidden-sum-stories.ts'
import { missingPartStories } from './missing-part-stories.ts'
import { differences, sums } from './parts.ts'

export const levels = {
  easy: { regroups: false, sums, differences, extra: false },
  medium: { regroups: true, sums: [], differences: missingPartStories, extra: false },
  hard: { regroups: true, sums: hiddenSumStories, differences: hiddenDifferenceStories, extra: true },
} as const
