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

const local = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** A fresh process that prints a worksheet so many times. */
export function cold(worksheet: Worksheet, times: number): Cold {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pdf-'))
  try {
    const file = join(folder, 'worksheet.json')
    writeFileSync(file, JSON.stringify(worksheet))
    const { wall, printed } = processOf([local('cold.mjs'), file, String(times)])
    return { wall, ...(JSON.parse(printed) as { memory: number; bytes: number }) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A fresh process in which React-PDF alone prints an empty page, in milliseconds. */
export const emptyPage = (): number => processOf([local('empty.mjs')]).wall

/** A fresh process that does nothing, in milliseconds: how fast the machine is. */
export const bareNode = (): number => processOf(['--eval', '']).wall

function processOf(call: readonly string[]): { readonly wall: number; readonly printed: string } {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, call, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return { wall: performance.now() - start, printed: stdout }
}
