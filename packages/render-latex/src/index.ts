export type { LatexOptions, Part, Workspace } from './options.ts'
export { contentToLatex, renderLatex, shownToLatex } from './render.ts'
export { WORKSHEET_STY } from './style.ts'
