import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

/** A disk of its own, as large as it is told, which is gone with the process. */
const onDiskOf = (size: string, folder: string, command: readonly string[]) =>
  spawnSync(
    'unshare',
    ['-rm', 'sh', '-c', `mount -t tmpfs -o size=${size} tmpfs ${folder} && exec "$@"`, 'sh', ...command],
    {
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', METRICS_PORT: '0', DATA_DIR: folder },
      encoding: 'utf8',
      timeout: 60_000,
    },
  )

const folder = mkdtempSync(join(tmpdir(), 'worksheet-full-disk-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const hasDisks = existsSync(MAIN) && onDiskOf('64k', folder, ['true']).status === 0

describe.skipIf(!hasDisks)('the built server on a full disk', () => {
  // Where it is noticed depends on what is free: before the schema, within it, or after it.
  it.each(['4k', '64k', '128k', '176k'])('with %s says so in a line, without a stack', size => {
    const { status, stderr, stdout } = onDiskOf(size, folder, [process.execPath, MAIN, 'serve', '--demo'])
    expect(stderr).toMatch(/full/)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect([2, 3]).toContain(status)
    expect(stdout).not.toMatch(/wsk_/)
  })
})
