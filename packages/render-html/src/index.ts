export { drawingToSvg } from './figure.ts'
export type { HtmlOptions, ShowAnswers } from './options.ts'
export { contentToHtml, renderHtml, shownToHtml } from './render.ts'
export { STYLES } from './styles.ts'
