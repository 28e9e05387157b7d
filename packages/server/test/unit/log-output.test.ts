import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { logOutput } from '../../src/log-output.ts'
import { until } from '../support/until.ts'

describe('the log', () => {
  it('is written to the last line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'worksheet-log-'))
    const file = join(folder, 'log')
    const output = logOutput(openSync(file, 'w'))
    const log = pino(output)
    const written = once(output, 'write')
    log.info('first')
    await written
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
    await until(() => {
      log.info('a line')
      return failures > 1
    })
    output.flushSync()
    output.destroy()
  })
})
