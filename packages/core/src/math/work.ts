import { WorksheetError } from '../errors.ts'

/** Steps that are left to the judgement under way; without one there is no limit. */
let left = Number.POSITIVE_INFINITY

/** Runs with at most so many steps: time is bounded by work, so that it is the same on every machine. */
export function bounded<T>(steps: number, run: () => T): T {
  const before = left
  left = Math.min(before, steps)
  try {
    return run()
  } finally {
    left = before
  }
}

/** Counts steps; throws where none is left. */
export function spend(steps: number): void {
  left -= steps
  if (left < 0) throw new WorksheetError('generation_failed', 'The formula takes too much work to compare')
}
