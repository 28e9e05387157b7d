export { renderJson } from './render.ts'
export type {
  AnswerJson,
  ChoiceJson,
  ContentJson,
  FigureJson,
  ProblemJson,
  WorksheetEntryJson,
  WorksheetJson,
} from './worksheet-json.ts'
