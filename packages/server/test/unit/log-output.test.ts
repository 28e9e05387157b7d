import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { logOutput } from '../../src/log-output.ts'

describe('the log', () => {
  it('is written to the last line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'worksheet-log-'))
    const file = join(folder, 'log')
    const output = logOutput(openSync(file, 'w'))
    const log = pino(output)
    log.info('first')
    await sleep(50)
    log.info('last')
    output.flushSync()
    expect(readFileSync(file, 'utf8')).toMatch(/first[\s\S]*last/)
    rmSync(folder, { recursive: true })
  })

  it.skipIf(!existsSync('/dev/full'))('neither breaks nor holds up the service where the disk is full', async () => {
    const output = logOutput(openSync('/dev/full', 'w'))
    let failures = 0
    output.on('error', () => failures++)
    const log = pino(output)
    for (let i = 0; i < 3; i++) {
      log.info('a line')
      await sleep(20)
    }
    expect(failures).toBeGreaterThan(1)
    output.flushSync()
    output.destroy()
  })
})
