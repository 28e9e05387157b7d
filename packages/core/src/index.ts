export { isCorrect } from './answer/is-correct.ts'
export type { AnswerKind, Json, Requirement } from './answer/type.ts'
export { type CatalogGrade, type CatalogTopic, catalog, topicsForStandard } from './catalog.ts'
export {
  type CheckedRequest,
  checkRequest,
  entrySchema,
  LIMITS,
  type RequestEntry,
  requestSchema,
  shapeError,
  type WorksheetRequest,
} from './request.ts'
export * from './show/index.ts'
export { DIFFICULTIES, type Difficulty, type Topic } from './topic.ts'
export { type WorksheetVersion, worksheetVersions } from './versions.ts'
export { CONTENT_VERSION, generateProblem, generateWorksheet, type WorksheetOptions, worksheetOf } from './worksheet.ts'
