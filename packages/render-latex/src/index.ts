export type { LatexOptions, Workspace } from './options.ts'
export { contentToLatex, renderLatex, shownToLatex } from './render.ts'
