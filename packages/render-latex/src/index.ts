export type { LatexOptions, Workspace } from './options.ts'
export { contentToLatex, renderLatex } from './render.ts'
