import type { Grade } from './grade.ts'
import type { GradeId } from './grades.ts'
import { withReview } from './review.ts'

const LOAD: { readonly [Id in GradeId]: () => Promise<Grade> } = {
  k: async () => (await import('./k/index.ts')).kindergarten,
  1: async () => (await import('./1/index.ts')).grade1,
  2: async () => (await import('./2/index.ts')).grade2,
  3: async () => (await import('./3/index.ts')).grade3,
  4: async () => (await import('./4/index.ts')).grade4,
  5: async () => (await import('./5/index.ts')).grade5,
  6: async () => (await import('./6/index.ts')).grade6,
  7: async () => (await import('./7/index.ts')).grade7,
  8: async () => (await import('./8/index.ts')).grade8,
  'algebra-1': async () => (await import('./algebra-1/index.ts')).algebra1,
  geometry: async () => (await import('./geometry/index.ts')).geometry,
  'algebra-2': async () => (await import('./algebra-2/index.ts')).algebra2,
  precalculus: async () => (await import('./precalculus/index.ts')).precalculus,
  statistics: async () => (await import('./statistics/index.ts')).statistics,
  calculus: async () => (await import('./calculus/index.ts')).calculus,
}

const loaded = new Map<GradeId, Grade>()

export const readGrade = (id: GradeId): Grade | null => loaded.get(id) ?? null

/** A bundler makes a file of each grade, which comes when it is first asked for. */
export async function loadGrade(id: GradeId): Promise<Grade | null> {
  const grade = loaded.get(id) ?? withReview(await LOAD[id]())
  loaded.set(id, grade)
  return grade
}
