export type { FontSize, Printable } from '@worksheet/core/show'
export {
  type Branding,
  checkOptions,
  type Paper,
  type PdfOptions,
  type Settings,
  type Workspace,
} from './options.ts'
export { answerKeyPages, type PrintedVersion, worksheetDocument, worksheetPages } from './pdf/document.ts'
export {
  renderAnswerKeyPdf,
  renderPdf,
  renderPdfStream,
  renderVersionKeysPdf,
  renderVersionsPdf,
} from './pdf/render.ts'
export { type PagePicture, type PlacedProblem, pagePictures } from './picture/page-svg.ts'
export { problemPictures } from './picture/problem-svg.ts'
