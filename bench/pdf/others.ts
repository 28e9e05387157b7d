import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Block, contentToText, type Worksheet } from '@worksheet/core'
import { contentToHtml } from '@worksheet/render-html'
import { contentToLatex, renderLatex } from '@worksheet/render-latex'
import katex from 'katex'
import { chromium } from 'playwright-core'

export interface Other {
  readonly wall: number
  readonly bytes: number
}

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** One run of pdflatex on the same worksheet, or null where it is not installed. */
export function pdflatex(worksheet: Worksheet): Other | null {
  if (spawnSync('pdflatex', ['--version']).error) return null
  const folder = mkdtempSync(join(tmpdir(), 'bench-latex-'))
  try {
    writeFileSync(
      join(folder, 'sheet.tex'),
      renderLatex(worksheet, { document: true, title: 'Benchmark', showAnswerKey: true }),
    )
    const start = performance.now()
    const { status } = spawnSync('pdflatex', ['-interaction=batchmode', 'sheet.tex'], { cwd: folder })
    const wall = performance.now() - start
    const pdf = join(folder, 'sheet.pdf')
    return status === 0 && existsSync(pdf) ? { wall, bytes: statSync(pdf).size } : null
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A page in a warm headless Chromium, formulas by KaTeX, or null where it is not installed. */
export async function warmChromium(worksheet: Worksheet, rounds: number): Promise<Other | null> {
  const executablePath = CHROMIUM.find(path => existsSync(path))
  if (!executablePath) return null
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const walls: number[] = []
    let bytes = 0
    for (let i = 0; i < rounds; i++) {
      const start = performance.now()
      const page = await browser.newPage()
      await page.setContent(katexPage(worksheet), { waitUntil: 'load' })
      await page.evaluate('document.fonts.ready.then(() => true)')
      bytes = (await page.pdf({ format: 'Letter' })).length
      await page.close()
      walls.push(performance.now() - start)
    }
    return { wall: walls.sort((one, other) => one - other)[rounds >> 1] ?? 0, bytes }
  } finally {
    await browser.close()
  }
}

const STYLE = createRequire(import.meta.url).resolve('katex/dist/katex.min.css')
const CSS = readFileSync(STYLE, 'utf8').replaceAll('url(fonts/', `url(${pathToFileURL(dirname(STYLE)).href}/fonts/`)

function katexPage({ entries, locale }: Worksheet): string {
  const items = entries.flatMap(({ problems }) =>
    problems.map(
      ({ prompt, number }) => `<li value="${number}">${prompt.map(block => katexBlock(block, locale)).join('')}</li>`,
    ),
  )
  return `<!doctype html><meta charset="utf-8"><style>${CSS} ol { columns: 2 } li { break-inside: avoid; margin-bottom: 4em }</style><h1>Benchmark</h1><ol>${items.join('')}</ol>`
}

function katexBlock(block: Block, locale: Worksheet['locale']): string {
  if (block.kind !== 'paragraph' && block.kind !== 'maths') return contentToHtml([block], locale)
  const parts = contentToLatex([block], locale).split('$')
  if (parts.length % 2 === 0) return contentToText([block], locale)
  return `<p>${parts.map((part, i) => (i % 2 === 0 ? part : katex.renderToString(part, { throwOnError: false }))).join('')}</p>`
}
