export { type CheckedChoice, type CheckedProblem, checkAnswer } from './answer/check-answer.ts'
export { isCorrect } from './answer/is-correct.ts'
export type { AnswerKind, AnswerValue, Json, Requirement } from './answer/type.ts'
export type { Verdict } from './answer/verdict.ts'
export { type CatalogGrade, type CatalogTopic, catalog, topicsForStandard } from './catalog.ts'
export { type TopicForm, type TopicLevel, topicLevels } from './levels.ts'
export {
  type CheckedEntry,
  type CheckedRequest,
  checkRequest,
  loadTopics,
  type RequestEntry,
  type RequestLimits,
  type WorksheetRequest,
} from './request/check.ts'
export * from './show/index.ts'
export type { ReasonId } from './solution/reason.ts'
export { DIFFICULTIES, type Difficulty, FORM_KINDS, type FormKind, type Topic } from './topic.ts'
export type { GradeId } from './topics/grades.ts'
export type { TopicId } from './topics/ids.ts'
export { type WorksheetVersion, worksheetVersions } from './versions.ts'
export { CONTENT_VERSION, generateProblem, generateWorksheet, type WorksheetOptions, worksheetOf } from './worksheet.ts'
