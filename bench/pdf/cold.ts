import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Worksheet } from '@worksheet/core'

export interface Cold {
  readonly wall: number
  /** The most memory the process held, in MB. */
  readonly memory: number
  readonly bytes: number
}

const SCRIPT = fileURLToPath(new URL('cold.mjs', import.meta.url))

/** A fresh process that prints a worksheet so many times; the best of a few tries. */
export function cold(worksheet: Worksheet, times: number, tries: number): Cold {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pdf-'))
  try {
    const file = join(folder, 'worksheet.json')
    writeFileSync(file, JSON.stringify(worksheet))
    const runs = Array.from({ length: tries }, (): Cold => {
      const start = performance.now()
      const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, file, String(times)], {
        encoding: 'utf8',
      })
      const wall = performance.now() - start
      if (status !== 0) throw new Error(stderr)
      return { wall, ...(JSON.parse(stdout) as { memory: number; bytes: number }) }
    })
    return runs.reduce((best, run) => (run.wall < best.wall ? run : best))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
