import type { Worksheet } from '@worksheet/core'
import { layoutOf, type Plan } from './plan.ts'
import { pdfOf } from './printer.ts'
import type { Words } from './words.ts'

export type Format = 'pdf' | 'latex' | 'html' | 'json'

interface Output {
  readonly name: string
  readonly type: string
  readonly content: string | Uint8Array<ArrayBuffer>
}

const nameOf = (title: string, ending: string, usual: string) =>
  `${
    title
      .replace(/[^\p{L}\p{N} -]+/gu, '')
      .trim()
      .slice(0, 60) || usual
  }.${ending}`

/** What each output needs is loaded when it is first asked for. */
export async function fileOf(format: Format, worksheet: Worksheet, plan: Plan, words: Words): Promise<Output> {
  const layout = layoutOf(worksheet, plan)
  const { title, columns, workspace, fontSize, showAnswerKey, showSolutions } = layout
  const nameWith = (ending: string) => nameOf(title, ending, words.worksheet)
  switch (format) {
    case 'pdf':
      return { name: nameWith('pdf'), type: 'application/pdf', content: await pdfOf(worksheet, layout) }
    case 'latex': {
      const { renderLatex } = await import('@worksheet/render-latex')
      const options = { title, document: true, columns, workspace, fontSize, showAnswerKey, showSolutions }
      return { name: nameWith('tex'), type: 'application/x-tex', content: renderLatex(worksheet, options) }
    }
    case 'html': {
      const { renderHtml } = await import('@worksheet/render-html')
      const content = renderHtml(worksheet, { title, fontSize, showAnswerKey, showSolutions })
      return { name: nameWith('html'), type: 'text/html', content }
    }
    case 'json': {
      const { renderJson } = await import('@worksheet/render-json')
      const content = `${JSON.stringify({ data: renderJson(worksheet) }, null, 2)}\n`
      return { name: nameWith('json'), type: 'application/json', content }
    }
  }
}
