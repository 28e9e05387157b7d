import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type Engine = 'pdflatex' | 'xelatex' | 'lualatex'

/** What TeX complains of: errors, undefined things, missing glyphs, and boxes that stick out by more points than `most`. */
export async function complaintsOf(
  source: string,
  engine: Engine,
  files: Readonly<Record<string, string>> = {},
  most = 5,
): Promise<readonly string[]> {
  const { status, log } = await logOf(source, engine, files)
  const found = log
    .split('\n')
    .filter(line => isComplaint(line, most))
    .map(complaint => complaint + placeOf(complaint, source))
  return status === 0 ? found : [`${engine} ended with ${status}`, ...found, ...afterError(log)]
}

type Files = Readonly<Record<string, string>>

/** What TeX writes down while it sets a document. */
export const logOf = (source: string, engine: Engine, files: Files = {}) =>
  inFolder(source, files, async folder => ({ status: await run(engine, folder), log: await logIn(folder) }))

/** The bytes of the document, and what TeX writes down the second time. */
export const pdfOf = (source: string, engine: Engine, files: Files = {}) =>
  inFolder(source, files, async folder => {
    for (const _ of ['pages', 'references']) await run(engine, folder)
    return { pdf: await readFile(join(folder, 'sheet.pdf'), 'latin1'), log: await logIn(folder) }
  })

/** The words of the document as they stand on its pages. */
export const wordsOf = (source: string, engine: Engine, files: Files = {}) =>
  inFolder(source, files, async folder => {
    await run(engine, folder)
    const { stdout } = await promisify(execFile)('pdftotext', ['-layout', 'sheet.pdf', '-'], { cwd: folder })
    return stdout
  })

const logIn = (folder: string) => readFile(join(folder, 'sheet.log'), 'latin1')

async function inFolder<T>(source: string, files: Files, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'worksheet-latex-'))
  try {
    for (const [name, text] of Object.entries({ 'sheet.tex': source, ...files }))
      await writeFile(join(folder, name), text)
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const run = (engine: Engine, folder: string) =>
  new Promise<number | null>(resolve => {
    const child = spawn(engine, ['-interaction=nonstopmode', '-halt-on-error', 'sheet.tex'], {
      cwd: folder,
      stdio: 'ignore',
      timeout: 880_000,
    })
    child.on('close', resolve)
  })

function isComplaint(line: string, most: number): boolean {
  const [, points] = /^Overfull \\[hv]box \((\d+(?:\.\d+)?)pt too/.exec(line) ?? []
  return points !== undefined ? Number(points) > most : /^! |undefined|Missing character/i.test(line)
}

const FIRST_BOX = 10_000

/** Pictures are what TeX spends its time on: each is set once, and copied where it comes again. */
export function picturesOnce(latex: string): string {
  const boxes = new Map<string, number>()
  return latex.replace(/\\begin\{tikzpicture\}[\s\S]*?\\end\{tikzpicture\}/g, picture => {
    const known = boxes.get(picture)
    if (known !== undefined) return `\\leavevmode\\copy${known}\\relax{}`
    const box = FIRST_BOX + boxes.size
    boxes.set(picture, box)
    return `\\global\\setbox${box}\\hbox{${picture}}\\leavevmode\\copy${box}\\relax{}`
  })
}

/** Under which heading of the source a complaint about its lines is. */
function placeOf(complaint: string, source: string): string {
  const [, line] = /at lines (\d+)/.exec(complaint) ?? []
  if (line === undefined) return ''
  const before = source.split('\n', Number(line))
  const heading = before.findLast(text => text.startsWith('\\subsection*'))
  return ` (${[heading, before.at(-1)].join(' … ')})`
}

/** The source lines around the first error. */
const afterError = (log: string) => [log.slice(log.indexOf('\n!')).slice(0, 600)]
