import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const command = fileURLToPath(new URL('../bin/worksheet.js', import.meta.url))
const built = fileURLToPath(new URL('../dist/main.js', import.meta.url))

/** The packages that a call reads, and their grades. Coverage tells each script that was loaded. */
function readBy(...args: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'worksheet-start-'))
  execFileSync(process.execPath, [command, ...args], { env: { ...process.env, NODE_V8_COVERAGE: folder } })
  const files = readdirSync(folder).map(file => readFileSync(join(folder, file), 'utf8'))
  rmSync(folder, { recursive: true })
  const urls = files.flatMap(text => (JSON.parse(text) as { result: { url: string }[] }).result.map(({ url }) => url))
  const read = urls.flatMap(url => /packages\/([\w-]+)\/dist\/(grades\/[\w-]+)?/.exec(url)?.slice(1) ?? [])
  return [...new Set(read.filter(Boolean))].filter(name => name !== 'cli').sort()
}

/** Reading is most of what a small sheet costs: what it needs is read, and no more. */
describe.skipIf(!existsSync(built))('the built command reads', () => {
  test('nothing of the library to tell its version', () => expect(readBy('--version')).toEqual([]))
  test('for text the library and one grade, and no renderer', () =>
    expect(readBy('generate', '--topic', 'two-step-equations', '--count', '2')).toEqual(['core', 'grades/7']))
  test('for LaTeX no other renderer', () =>
    expect(readBy('generate', '--topic', 'two-step-equations', '--format', 'latex')).toEqual([
      'core',
      'grades/7',
      'render-latex',
    ]))
})
