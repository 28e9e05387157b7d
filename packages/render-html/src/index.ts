export { drawingToSvg } from './figure.ts'
export type { HtmlOptions } from './options.ts'
export { contentToHtml, renderHtml, shownToHtml } from './render.ts'
export { STYLES } from './styles.ts'
