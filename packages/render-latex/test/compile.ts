import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Engine = 'pdflatex' | 'xelatex' | 'lualatex'

export function has(program: string): boolean {
  const isThere = spawnSync(program, ['--version']).status === 0
  if (!isThere) console.warn(`${program} is not installed: the tests that need it do not run`)
  return isThere
}

/** What TeX complains of: errors, undefined things, missing glyphs, and boxes that stick out by more than 5 pt. */
export async function complaintsOf(
  source: string,
  engine: Engine,
  files: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'worksheet-latex-'))
  try {
    for (const [name, text] of Object.entries({ 'sheet.tex': source, ...files }))
      await writeFile(join(folder, name), text)
    const status = await run(engine, folder)
    const log = await readFile(join(folder, 'sheet.log'), 'latin1')
    const found = log.split('\n').filter(isComplaint)
    return status === 0 ? found : [`${engine} ended with ${status}`, ...found, ...afterError(log)]
  } finally {
    await rm(folder, { recursive: true })
  }
}

const run = (engine: Engine, folder: string) =>
  new Promise<number | null>(resolve => {
    const child = spawn(engine, ['-interaction=nonstopmode', '-halt-on-error', 'sheet.tex'], {
      cwd: folder,
      stdio: 'ignore',
      timeout: 280_000,
    })
    child.on('close', resolve)
  })

function isComplaint(line: string): boolean {
  const [, points] = /^Overfull \\[hv]box \((\d+(?:\.\d+)?)pt too/.exec(line) ?? []
  return points !== undefined ? Number(points) > 5 : /^! |undefined|Missing character/i.test(line)
}

/** The source lines around the first error. */
const afterError = (log: string) => [log.slice(log.indexOf('\n!')).slice(0, 600)]
