import type { AnswerKind } from '../type.ts'

/** Answers that are one number or formula, which a sentence or a chain may end in. */
export const SINGLE: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  'integer',
  'fraction',
  'decimal',
  'mixed',
  'percent',
  'money',
  'measure',
  'angle',
  'time',
  'remainder',
  'ratio',
  'radical',
  'complex',
  'expression',
])
/** Answers that are words themselves. */
export const WORDS: ReadonlySet<AnswerKind> = new Set<AnswerKind>(['number-words', 'text-list', 'drawing'])
/** Answers whose signs may be said. */
export const FORMULAS: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  'integer',
  'fraction',
  'expression',
  'radical',
  'complex',
  'equation',
  'inequality',
  'set',
])
/** Answers whose parts may have names of their own. */
export const LISTS: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  'number-list',
  'ordered-list',
  'table',
  'point-list',
])
/** Answers of several parts, which may stand on lines of their own. */
export const MANY: ReadonlySet<AnswerKind> = new Set<AnswerKind>([...LISTS, 'set'])
/** Numbers to which the prompt may ask for a unit, though the answer has none. */
export const PLAIN: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  'integer',
  'fraction',
  'decimal',
  'mixed',
  'radical',
  'expression',
])

/** Answers of which there is one: two joined by "or" are none. */
export const ONE: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  ...SINGLE,
  'equation',
  'point',
  'vector',
  'matrix',
  'point-list',
])

/** Whether an answer is one number or formula. */
export const isSingle = (type: AnswerKind): boolean => SINGLE.has(type)
