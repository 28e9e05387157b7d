import { grades } from './src/topics/grades.ts'

/** What the package exports, by the names of its files. */
export const ENTRIES = {
  index: 'src/index.ts',
  show: 'src/show/index.ts',
  figures: 'src/figure/kinds.ts',
  topics: 'src/topics/index.ts',
  author: 'src/author.ts',
  nouns: 'src/language/nouns/index.ts',
  because: 'src/solution/reasons/index.ts',
  laws: 'src/laws/index.ts',
  request: 'src/request/index.ts',
}

export const GRADES = Object.fromEntries(grades.map(({ id }) => [`grades/${id}`, `src/topics/${id}/index.ts`]))
