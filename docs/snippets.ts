import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface Snippet {
  /** File and line, to be found again. */
  readonly at: string
  readonly language: string
  /** The rest of the line that opens the block, such as `run`. */
  readonly note: string
  readonly code: string
}

/** The code blocks of a Markdown file. */
export function snippetsIn(file: URL): Snippet[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/^```(\w*) *(.*)\n([\s\S]*?)^```$/gm)].map(match => ({
    at: `${file.pathname.split('/').slice(-2).join('/')}:${text.slice(0, match.index).split('\n').length}`,
    language: match[1] ?? '',
    note: match[2] ?? '',
    code: match[3] ?? '',
  }))
}

/** Those that stand for themselves. */
export const typescriptIn = (file: URL): Snippet[] =>
  snippetsIn(file).filter(({ language, note }) => language === 'ts' && note !== 'excerpt')

/** The Markdown files of the documentation. */
export const pages = (): URL[] =>
  readdirSync(fileURLToPath(new URL('./', import.meta.url)), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md') && !/node_modules|\.vitepress|\.snippets|public/.test(name))
    .sort()
    .map(name => new URL(name, import.meta.url))
