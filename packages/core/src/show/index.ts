export { type Both, LOCALES, type Locale } from '../both.ts'
export type { Block, Cell, Inline, Term } from '../content.ts'
export { type ErrorCode, type ErrorDetail, never, WorksheetError } from '../errors.ts'
export {
  type Anchor,
  type Drawing,
  type Primitive,
  type Segment,
  type Stroke,
  TONES,
  type Tone,
} from '../figure/drawing.ts'
export type { Figure } from '../figure/figure.ts'
export type { Expr } from '../math/expr.ts'
export type { AccentMark, Align, Delimiter, Layout, TableGap, Token, TokenKind } from '../math/layout.ts'
export { type Size, sizeOf, textWidth, widthOf } from '../math/measure.ts'
export { present } from '../math/present.ts'
export { speechOf } from '../math/speech.ts'
export { textOf } from '../math/text.ts'
export type { Answer, Choice, Problem, Worksheet, WorksheetEntry } from '../problem.ts'
export type {
  ShownBlock,
  ShownCell,
  ShownDirection,
  ShownGrid,
  ShownGridRow,
  ShownInline,
  ShownLabels,
  ShownMaths,
  ShownProblem,
  ShownSection,
  ShownStep,
  ShownWorksheet,
} from '../shown.ts'
export { directionOf, runsOf } from './direction.ts'
export { FONT_SIZES, type FontSize, TEXT_SIZES, type TextSize, textSizeOf } from './font-size.ts'
export {
  checkOptions,
  choiceOption,
  flagOption,
  type OptionRule,
  type OptionRules,
  SHEET_OPTIONS,
  type SheetOptions,
  textOption,
} from './options.ts'
export { showBlocks } from './show.ts'
export { solvedSections } from './solved.ts'
export { contentToText, shownToText } from './text.ts'
export { type Printable, showWorksheet } from './worksheet.ts'
