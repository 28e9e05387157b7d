export { renderJson } from './render.ts'
export type {
  AnswerJson,
  ChoiceJson,
  ContentJson,
  FigureJson,
  ProblemJson,
  StepJson,
  WorksheetEntryJson,
  WorksheetJson,
} from './worksheet-json.ts'
