export {
  type Branding,
  checkOptions,
  type FontSize,
  type Paper,
  type PdfOptions,
  type Settings,
  type Workspace,
} from './options.ts'
export { answerKeyPages, type Printable, worksheetDocument, worksheetPages } from './pdf/document.ts'
export { renderAnswerKeyPdf, renderPdf, renderPdfStream } from './pdf/render.ts'
