/** Whether the first factor of the result must still be brought between 1 and 10, and how many operations there are. */
export const levels = {
  easy: { isAdjusted: false, operations: 1 },
  medium: { isAdjusted: true, operations: 1 },
  hard: { isAdjusted: true, operations: 2 },
} as const
