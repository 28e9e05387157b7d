import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

/** What TeX writes down while it sets a document. */
export async function logOf(
  source: string,
  engine: Engine,
  files: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number | null; readonly log: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'worksheet-latex-'))
  try {
    for (const [name, text] of Object.entries({ 'sheet.tex': source, ...files }))
      await writeFile(join(folder, name), text)
    return { status: await run(engine, folder), log: await readFile(join(folder, 'sheet.log'), 'latin1') }
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
